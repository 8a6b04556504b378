"""The help of commands: what matters with -h, everything with --help, options below headings."""

import re
from collections.abc import Iterable, Mapping
from textwrap import fill

import click

OWN = "Options"
# Options that many commands have. All others are the command's own, and come first.
HEADINGS = {
    "Games": ("--seed", "--jobs", "--backend", "--scheduler", "--no-learning", "--turn-cap", "--max-error-rate"),
    "Rules, formats and names": ("--rules", "--rule", "--format", "--date", "--cards", "--names"),
    "Output": ("--out", "--output", "--overwrite", "--page", "--json", "-h", "--help"),
}
FEW = 10  # options need no headings


class CommandWithHelp(click.Command):
    """A command with a short help, -h, and a long one, --help."""

    def get_help_option_names(self, ctx: click.Context) -> list[str]:
        """The names of the long help; -h is an option of its own."""
        return ["--help"]

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """The parameters, the two that show help last."""
        *params, long = super().get_params(ctx)
        return [*params, _SHORT_HELP, long]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options below their headings."""
        for heading, options in options_by_heading(self.get_params(ctx)).items():
            with formatter.section(heading):
                formatter.write_dl(_records(ctx, options))

    def short_help_text(self, ctx: click.Context) -> str:
        """The help that fits a screen: the command's own options in a sentence each, the others by their names."""
        formatter = ctx.make_formatter()
        self.format_usage(ctx, formatter)
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write(_line(formatter, (self.help or "").partition("\n\n")[0].split()))
        headed = options_by_heading(self.get_params(ctx))
        with formatter.section(OWN):
            own = headed.pop(OWN, [])
            formatter.write_dl([(name, _first_sentence(words)) for name, words in _records(ctx, own)])
        for heading, options in headed.items():
            with formatter.section(heading):
                formatter.write(_line(formatter, [option.opts[0] for option in options]))
        formatter.write_paragraph()
        formatter.write(f"{ctx.command_path} --help explains all options and has examples.\n")
        return formatter.getvalue().rstrip("\n")


class GroupWithHelp(click.Group):
    """A group of commands that have both kinds of help; its own lists them below headings, if it has `sections`."""

    command_class = CommandWithHelp

    sections: Mapping[str, Iterable[str]] | None = None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands below their headings."""
        if self.sections is None:
            super().format_commands(ctx, formatter)
            return
        widest = max(len(name) for names in self.sections.values() for name in names)
        for heading, names in self.sections.items():
            found = ((name, self.get_command(ctx, name)) for name in names)
            rows = [(name.ljust(widest), command.get_short_help_str(100)) for name, command in found if command]
            with formatter.section(heading):
                formatter.write_dl(rows)


def _show_short(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        assert isinstance(ctx.command, CommandWithHelp)
        click.echo(ctx.command.short_help_text(ctx), color=ctx.color)
        ctx.exit()


_SHORT_HELP = click.Option(
    ["-h"],
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_short,
    help="Show the most important options and exit.",
)


def options_by_heading(params: Iterable[click.Parameter], few: int = FEW) -> dict[str, list[click.Option]]:
    """Options by heading, those of the command first; a command with few of them has one heading."""
    options = [one for one in params if isinstance(one, click.Option) and not one.hidden]
    if len(options) <= few:
        return {OWN: options}
    found: dict[str, list[click.Option]] = {heading: [] for heading in (OWN, *HEADINGS)}
    for option in options:
        found[next((heading for heading, names in HEADINGS.items() if option.opts[0] in names), OWN)].append(option)
    return {heading: those for heading, those in found.items() if those}


def _records(ctx: click.Context, options: Iterable[click.Option]) -> list[tuple[str, str]]:
    """What the help says of each option: how it is written, and its words."""
    return [record for option in options if (record := option.get_help_record(ctx)) is not None]


def _line(formatter: click.HelpFormatter, words: Iterable[str]) -> str:
    """Words on a line; one that does not fit begins the next line, and no option is broken at a hyphen."""
    margin = " " * formatter.current_indent
    text = " ".join(words)
    return fill(text, formatter.width, initial_indent=margin, subsequent_indent=margin, break_on_hyphens=False) + "\n"


def _first_sentence(words: str) -> str:
    """What an option does, without what follows its first sentence.

    >>> _first_sentence("How many games, rounded up to pairs; at most 5.  [default: 10]")
    'How many games, rounded up to pairs.'
    >>> _first_sentence("The better player of --pilots: it searches."), _first_sentence("With --pilots: how many.")
    ('The better player of --pilots.', 'With --pilots: how many.')
    """
    first = re.split(r"(?<=[a-z\d)\"])[.;](?=\s|$)|  \[", words, maxsplit=1)[0]
    before, colon, _ = first.partition(": ")
    first = before if colon and before.count(" ") >= 3 else first
    return f"{first.removesuffix('.')}."
