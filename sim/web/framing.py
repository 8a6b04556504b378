"""Reports as the pages of `serve` show them: with the way back above them, and perhaps with a form."""

from typing import Any

from reports.writing.page import environment


def framed(page: str, **values: Any) -> str:
    """The page of a report, and above it what the template `above_report` makes of `values`.

    The style comes before that of the report, which therefore looks as it does elsewhere.
    """
    templates = environment("sim.web")
    style = templates.get_template("forms.css.jinja").render()
    above = templates.get_template("above_report.html.jinja").render(**values)
    styled = page.replace("<style>", f"<style>\n{style}\n</style>\n<style>", 1)
    return styled.replace("<body>", f"<body>\n{above}", 1)
