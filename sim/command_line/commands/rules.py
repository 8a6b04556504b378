"""`duelsim rules`: the rules catalogue with its tests, the rule options, and the map of the rules."""

import click

from sim.command_line.group import commands
from sim.command_line.options import examples, json_option, language_option
from sim.command_line.output import print_json, print_lines, print_text
from sim.language import gettext
from sim.tools.catalogue import (
    OPTIONS_PAGE,
    options_json,
    options_lines,
    read_coverage,
    section_lines,
    summary_lines,
    to_json,
)


@commands.command(
    "rules",
    short_help="Show the rulings with their tests, and what --rules can choose.",
    epilog=examples(
        "duelsim rules",
        "duelsim rules 8C",
        "duelsim rules 11.39 --json",
        "duelsim rules options",
        "duelsim rules map",
        "duelsim rules 506.3d",
    ),
)
@click.argument("section", required=False)
@click.option("--write", is_flag=True, hidden=True, help="With map: it was written into a file before.")
@language_option
@json_option
def rules_command(section: str | None, write: bool, as_json: bool) -> None:
    """Show the rulings that duelsim must follow, which of them tests prove, and what the others wait for.

    SECTION is a group (8), a sub-group (8C) or an item (8C.05) of the rules catalogue: its items are shown with
    the tests that prove them. The catalogue comes with the source, not with an installed copy. "options" shows only
    the eras of --rules and the choices of --rule. "map" shows where each section of the comprehensive rules lives in
    the source; the number of a section or rule shows only that one.
    """
    from sim.tools.rules_map import MAP_PAGE, NUMBER

    whole_map = section is not None and section.lower() == MAP_PAGE
    if write and not whole_map:
        raise click.UsageError(gettext("--write is for duelsim rules map."))
    if section is not None and (whole_map or NUMBER.fullmatch(section)):
        _print_map(None if whole_map else section, as_json)
    elif section is not None and section.lower() == OPTIONS_PAGE:
        _print_options(as_json)
    else:
        _print_catalogue(section, as_json)


def _print_options(as_json: bool) -> None:
    """Print the eras and the rules that can be chosen."""
    if as_json:
        print_json(options_json())
    else:
        print_lines(options_lines())


def _print_catalogue(section: str | None, as_json: bool) -> None:
    """Print a section of the catalogue with its tests, or how much of each is proven."""
    coverage = read_coverage()
    if as_json:
        print_json(to_json(coverage, section))
    else:
        print_lines(section_lines(coverage, section) if section is not None else summary_lines(coverage))


def _print_map(number: str | None, as_json: bool) -> None:
    """Print the map of the comprehensive rules, or what it says of one section or rule."""
    from sim.tools.rules_map import map_json, page, read_map, rule_lines

    rules_map = read_map()
    rules = rules_map.rules.find(number) if number else rules_map.rules.rules
    if as_json:
        print_json({"map": map_json(rules_map, rules)})
    elif number:
        print_lines(line for rule in rules for line in rule_lines(rules_map, rule, width=None))
    else:
        print_text(page().rstrip("\n"))
