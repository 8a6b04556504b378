"""The site of the documentation: it is built without a warning, has every guide, and a broken link ends the build."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"


def build(source: Path, site: Path) -> "subprocess.CompletedProcess[str]":
    words = ("-m", "sphinx", "-q", "-W", "--keep-going", str(source), str(site))
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)


def test_the_site_is_built_and_has_every_guide(tmp_path: Path) -> None:
    done = build(DOCS, tmp_path / "site")
    assert (done.returncode, done.stderr) == (0, "")
    front = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    for guide in DOCS.glob("*.md"):
        assert (tmp_path / "site" / f"{guide.stem}.html").exists()
        assert f'href="{guide.stem}.html"' in front or guide.stem == "index"
    # What the front page links to outside of the guides.
    assert 'href="report.html"' in front and (tmp_path / "site" / "report.html").exists()


def test_broken_links_end_the_build(tmp_path: Path) -> None:
    (tmp_path / "docs" / "example-report").mkdir(parents=True)
    for file in (ROOT / "pyproject.toml", DOCS / "conf.py"):
        shutil.copy(file, tmp_path / file.relative_to(ROOT))
    links = ("nowhere.md", "index.md#nowhere", "../NOTHING.md")
    (tmp_path / "docs" / "index.md").write_text("# A guide\n\n" + "\n\n".join(f"[link]({link})" for link in links))
    done = build(tmp_path / "docs", tmp_path / "site")
    assert done.returncode == 1
    for link in links:
        assert re.search(rf"index.md:\d: WARNING: .*{link.split('#')[-1].removesuffix('.md')}", done.stderr)
