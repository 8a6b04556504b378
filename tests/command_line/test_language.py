"""`--language ja`: errors, rulings and games in Japanese, and nothing of it left for the next command."""

from pathlib import Path

import pytest

from sim.language import ENGLISH, language
from tests.command_line.conftest import ROOT, Run

SITUATION = """\
turn: player A
step: attack
player A:
    battle zone: Fear Fang (tapped); Crystal Lancer (on Aqua Hulcus)
player B:
    shields: Terror Pit
play:
    attack with Fear Fang
"""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("match",), "エラー：引数が足りません： 'DECK_A'"),
        (("match", "fn-rush", "fn-rush", "--nope"), "エラー：'--nope'というオプションはありません。もしかして"),
        (("match", "fn-rush", "fn-rush", "--games", "x"), "'--games'の値が正しくありません：'x'は整数ではありません。"),
        (("match", "fn-rush", "fn-rush", "more"), "余分な引数があります：more"),
        (("match", "fn-rush", "no-such-deck"), "そのファイルはなく、その名前の付属デッキもありません。"),
        (("match", "fn-rush", "fn-rush", "--players", "nobody"), "「nobody」というプレイヤーはありません。"),
        (("report", "no-such-run"), "no-such-runは記録のフォルダではありません（manifest.jsonがありません）。"),
        (("report",), "ヘルプは「duelsim report --help」で表示できます。"),
        (("ruling", "no-such-file"), "ファイルまたはフォルダがありません"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, tuple) else "",
)
def test_errors_are_in_japanese(run: Run, words: tuple[str, ...], said: str) -> None:
    result = run(*words, "--language", "ja")
    assert result.exit_code == 2 and said in result.stderr
    assert language() == ENGLISH


def test_the_environment_variable_says_it_for_errors_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUELSIM_LANGUAGE", "ja")
    assert "'nope'というコマンドはありません。" in run("nope").stderr
    assert "No such command 'nope'." in run("nope", "--language", "en").stderr


def test_a_ruling_and_its_refusal_are_in_japanese(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "situation.txt"
    file.write_text(SITUATION, encoding="utf-8")
    shown = "".join(run("ruling", str(file), "--language", "ja").stdout.split())
    assert "できません：白銀の牙で攻撃する（" in shown and "8行目）：タップしています。今の質問：" in shown
    assert "プレイヤーA：どのクリーチャーで攻撃しますか？いいえ|クリスタル・ランサー" in shown
    file.write_text(SITUATION.replace("Terror Pit", "Aqua Hulcus (tapped)"), encoding="utf-8")
    wrong = "".join(run("ruling", str(file), "--language", "ja").stderr.split())
    assert (
        "6行目：シールドゾーンのアクア・ハルカス：タップできるのはバトルゾーンとマナゾーンのカードだけです。" in wrong
    )


def test_a_ruling_for_programs_stays_english(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "situation.txt"
    file.write_text(SITUATION, encoding="utf-8")
    words = ("ruling", str(file), "--json")
    assert run(*words, "--language", "ja").stdout == run(*words).stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("decks", "list", "--year", "2006"), "構築済みデッキ（発売時の内容）："),
        (
            ("decks", "show", "liquid-beast"),
            "4 アクア・ガード：クリーチャー - 水 - コスト1 - パワー2000 - リキッド・ピープル",
        ),
        (("decks", "check", "liquid-beast"), "青緑ランサーはスタンダードで使えるデッキです（40枚）。"),
        (("decks", "formats", "classic-08"), "使えるカードの収録セット：DM-01～DM-30"),
        (("decks", "coverage", "liquid-beast"), "1リスト中1リストが使える"),
        (("cards", "show", "Aqua Hulcus"), "能力（英語のテキスト）：\nWhen you put"),
        (("cards", "sets", "DM-01"), "セット"),
        (("players", "check", "fn-rush.play"), "使えるプレイブックです"),
        (("players", "value", "fn-rush"), "赤緑速攻を回すlookahead:8/fn-rush.playが使う評価は"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, tuple) else "",
)
def test_what_duelsim_knows_is_told_in_japanese(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(ROOT / "decks")
    assert said in run(*words, "--language", "ja").stdout


def test_cards_for_programs_stay_english(run: Run) -> None:
    for words in (("cards", "show", "Aqua Hulcus"), ("decks", "check", "liquid-beast"), ("decks", "formats")):
        assert run(*words, "--json", "--language", "ja").stdout == run(*words, "--json").stdout


def test_what_is_wrong_with_a_damaged_run_is_in_japanese(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    run("match", "fn-rush", "fn-rush", "--players", "rush", "--games", "4", "--seed", "1", "--out", str(folder))
    (part,) = (folder / "games").iterdir()
    part.write_bytes(part.read_bytes()[:-40])
    said = run("runs", "show", str(folder), "--language", "ja").stderr
    assert "の記録が壊れています。次のゲームのファイルは使えません：" in said and "チェックサムが合いません（" in said
    (folder / "manifest.json").write_text("{}", encoding="utf-8")
    said = run("runs", "show", str(folder), "--language", "ja").stderr
    assert "記録のマニフェストが壊れているため、" in said and "元の記録のコマンドを、その--seedと--out " in said


def test_the_list_of_runs_has_their_verdicts_in_japanese(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUELSIM_RUNS", str(tmp_path / "runs.sqlite"))
    match = ("match", "fn-rush", "fn-rush", "--players", "rush", "--games", "4", "--seed", "1")
    run(*match, "--out", str(tmp_path / "run"))
    assert "必ず五分" in run("runs", "list", "--language", "ja").stdout
