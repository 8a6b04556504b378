"""The queue: a process that has answered a question answers the next one."""

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sim.language import speaking
from sim.web.queue import Job, Queue

# Writes down who answers a question, and in which language; it is free unless the question is its last one.
ANSWERS = """
import json, os, sys
place = sys.argv[1]
while True:
    with open(place, "w") as file:
        file.write(f"{os.getpid()} {os.environ['DUELSIM_LANGUAGE']}")
    if place.endswith("last"):
        sys.exit(0)
    print(json.dumps({"free": True}), flush=True)
    line = sys.stdin.readline()
    if not line:
        break
    asked = json.loads(line)
    place, os.environ["DUELSIM_LANGUAGE"] = asked["place"], asked["language"]
"""


@pytest.fixture
def queue(tmp_path: Path) -> Iterator[Queue]:
    """A queue whose processes find the module `answers`."""
    (tmp_path / "answers.py").write_text(ANSWERS)
    (tmp_path / "others.py").write_text(ANSWERS)
    found = Queue(environment={**os.environ, "PYTHONPATH": str(tmp_path)})
    yield found
    found.close()


def answered(queue: Queue, place: Path, module: str = "answers", language: str = "en") -> list[str]:
    """Ask a question; returns the number of the process that answered it, and its language."""
    with speaking(language):
        queue.add(Job(place, "/", "A question", (module, str(place))))
    ends = time.monotonic() + 30
    while queue.job(place) is not None and time.monotonic() < ends:
        time.sleep(0.01)
    assert queue.failure(place) == ""
    return place.read_text().split()


def test_a_process_answers_one_question_after_the_other_each_in_its_language(queue: Queue, tmp_path: Path) -> None:
    first, second = answered(queue, tmp_path / "1"), answered(queue, tmp_path / "2", language="ja")
    assert first[0] == second[0]
    assert (first[1], second[1]) == ("en", "ja")


def test_a_process_that_has_ended_is_started_again(queue: Queue, tmp_path: Path) -> None:
    first, second = answered(queue, tmp_path / "last"), answered(queue, tmp_path / "2")
    assert first[0] != second[0]


def test_a_free_process_that_was_killed_is_started_again(queue: Queue, tmp_path: Path) -> None:
    first = answered(queue, tmp_path / "1")
    assert queue._free is not None
    queue._free.kill()
    queue._free.wait()
    assert answered(queue, tmp_path / "2")[0] != first[0]


def test_another_command_has_a_process_of_its_own_and_ends_the_free_one(queue: Queue, tmp_path: Path) -> None:
    first = answered(queue, tmp_path / "1")
    free = queue._free
    assert answered(queue, tmp_path / "2", module="others")[0] != first[0]
    assert free is not None
    assert free.poll() == 0


def test_a_free_process_is_not_kept_for_ever(queue: Queue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sim.web.queue.REST", 0.05)
    answered(queue, tmp_path / "1")
    free = queue._free
    assert free is not None
    assert free.wait(30) == 0


def test_a_queue_that_is_closed_ends_the_free_process(queue: Queue, tmp_path: Path) -> None:
    answered(queue, tmp_path / "1")
    free = queue._free
    queue.close()
    assert free is not None
    assert free.poll() == 0
