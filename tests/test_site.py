"""The site of the documentation: it is built without a warning, has every guide, and a broken link ends the build."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"


def build(
    source: Path, site: Path, *, generated: bool = False, gallery: bool = False
) -> "subprocess.CompletedProcess[str]":
    """Build a site, by default without making pages from the source: that takes as long as all others."""
    words = ("-m", "sphinx", "-q", "-W", "--keep-going", "-D", f"generated_pages={int(generated)}")
    words = (*words, "-D", f"gallery={int(gallery)}", source, site)
    path = {"PYTHONPATH": os.pathsep.join((str(source), os.environ.get("PYTHONPATH", "")))}
    command = [sys.executable, *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | path)


@pytest.mark.parametrize("generated", [False, pytest.param(True, marks=pytest.mark.soak)])
@pytest.mark.slow(7, "builds the whole site")
def test_the_site_is_built_and_has_every_guide(generated: bool, tmp_path: Path) -> None:
    done = build(DOCS, tmp_path / "site", generated=generated)
    assert (done.returncode, done.stderr) == (0, "")
    front = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    for guide in DOCS.glob("*.md"):
        assert (tmp_path / "site" / f"{guide.stem}.html").exists()
        assert f'href="{guide.stem}.html"' in front or guide.stem == "index"
    # What the front page links to outside of the guides.
    assert 'href="report.html"' in front and (tmp_path / "site" / "report.html").exists()


@pytest.fixture
def few_docs(tmp_path: Path) -> Path:
    """A folder of documents with this project's settings and nothing else."""
    (tmp_path / "docs" / "example-report").mkdir(parents=True)
    (tmp_path / "sim").mkdir()
    for file in (ROOT / "sim" / "version.py", DOCS / "conf.py"):
        shutil.copy(file, tmp_path / file.relative_to(ROOT))
    return tmp_path / "docs"


def test_broken_links_end_the_build(few_docs: Path, tmp_path: Path) -> None:
    links = ("nowhere.md", "index.md#nowhere", "../NOTHING.md")
    (few_docs / "index.md").write_text("# A guide\n\n" + "\n\n".join(f"[link]({link})" for link in links))
    done = build(few_docs, tmp_path / "site")
    assert done.returncode == 1
    for link in links:
        assert re.search(rf"index.md:\d: WARNING: .*{link.split('#')[-1].removesuffix('.md')}", done.stderr)


def test_the_build_makes_pages_each_time(few_docs: Path, tmp_path: Path) -> None:
    settings = few_docs / "conf.py"
    assert '"sim.tools.rules_map"' in settings.read_text()
    settings.write_text(settings.read_text().replace('"sim.tools.rules_map"', '"made"'))
    (few_docs / "index.md").write_text("# A guide\n\n[The rules](rules-map.md)\n\n```{toctree}\nrules-map\n```\n")
    (few_docs / "rules-map.md").write_text("# Rules\n\nPrint them.\n")
    for words in ("Attack", "Block"):
        (few_docs / "made.py").write_text(f"def page():\n    return '# Rules\\n\\n{words} as you like.\\n'\n")
        done = build(few_docs, tmp_path / "site", generated=True)
        assert (done.returncode, done.stderr) == (0, "")
        page = (tmp_path / "site" / "rules-map.html").read_text(encoding="utf-8")
        assert f"{words} as you like." in page and "Print them." not in page
