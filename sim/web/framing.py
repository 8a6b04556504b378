"""Reports as the pages of `serve` show them: with the way back above them, and perhaps with a form."""

from typing import Any

from reports.writing.page import environment


def framed(page: str, *, back: tuple[str, str] | None, **values: Any) -> str:
    """The page of a report, and above it the way `back`: an address, and what it is called.

    `values` are those of the form that chooses what is compared. The style comes before that of the report, which
    therefore looks as it does elsewhere.
    """
    templates = environment("sim.web")
    style = templates.get_template("forms.css.jinja").render()
    above = templates.get_template("above_report.html.jinja").render(back=back, **values)
    styled = page.replace("<style>", f"<style>\n{style}\n</style>\n<style>", 1)
    return styled.replace("<body>", f"<body>\n{above}", 1)
