"""`duelsim rules`: the rules catalogue with its proofs, and the rule options."""

import click

from sim.command_line.group import commands
from sim.command_line.options import examples, json_option
from sim.command_line.output import print_json, print_text


@commands.command(
    "rules",
    short_help="Show the rulings, their proofs, and the choices of --rule.",
    epilog=examples("duelsim rules", "duelsim rules 8C", "duelsim rules 11.39 --json", "duelsim rules options"),
)
@click.argument("section", required=False)
@json_option
def rules_command(section: str | None, as_json: bool) -> None:
    """Show the rulings that duelsim is held to, which of them tests prove, and what the others wait for.

    SECTION is a group (8), a sub-group (8C) or an item (8C.05) of the rules catalogue: its items are shown with
    the tests that prove them. The catalogue comes with the source, not with an installed copy. "options" shows only
    where you can choose between rulings with --rule, and which are the defaults.
    """
    from sim.tools.catalogue import (
        OPTIONS_PAGE,
        options_json,
        options_lines,
        read_coverage,
        section_lines,
        summary_lines,
        to_json,
    )

    if section is not None and section.lower() == OPTIONS_PAGE:
        if as_json:
            print_json(options_json())
        else:
            print_text("\n".join(options_lines()))
        return
    coverage = read_coverage()
    if as_json:
        print_json(to_json(coverage, section))
    else:
        print_text("\n".join(section_lines(coverage, section) if section else summary_lines(coverage)))
