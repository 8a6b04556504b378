"""`duelsim cards picks`: which cards a text means by a word in a name, a race, a whole name or an ability."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from decks.matching import match_key
from decks.shown_names import called, one_name, other_name
from decks.suggesting import did_you_mean
from sim.cards.picking import name_words, race_words
from sim.command_line.card_facts import cards_in_words, race_shown
from sim.command_line.commands.cards import cards_commands
from sim.command_line.errors import USAGE_ERROR
from sim.command_line.options import cards_option, examples, json_option, language_option, names_option
from sim.command_line.output import Meter, print_error, print_json, print_lines
from sim.language import gettext, semicolon, translatable

if TYPE_CHECKING:
    from sim.cards.library.entries import Entry
    from sim.cards.library.picks import Picks

FEW = 3  # cards that look for a word are named; of more only the number is
NOT_YET = translatable("cannot be played yet")


@cards_commands.command(
    "picks", epilog=examples("duelsim cards picks", "duelsim cards picks Men", "duelsim cards picks Knight --json")
)
@click.argument("word", nargs=-1)
@cards_option
@language_option
@names_option
@json_option
@click.pass_context
def cards_picks(context: click.Context, word: tuple[str, ...], as_json: bool) -> None:
    """Show which cards a text means by a word in a name, a race, a whole name or an ability.

    Names and races are compared as the Japanese ones are (202.3, 203.2). Other conditions of the texts, such as
    civilizations and card types, play no part. With WORD, only what it picks, card by card.
    """
    from sim.cards.library import cards_in_use
    from sim.cards.library.picks import all_picks

    wanted = " ".join(word)
    cards = cards_in_use()
    with Meter(gettext("Reading"), len(cards.entries), translatable("cards")) as meter:
        found = all_picks(cards, wanted, meter.update)
    if wanted and not found:
        known = {key: meaning.word for words in (name_words(), race_words()) for key, meaning in words.items()}
        nothing = gettext('No card\'s text looks for "{word}".', word=wanted)
        print_error(f"{nothing}{did_you_mean(match_key(wanted), known)}")
        context.exit(USAGE_ERROR)
    if as_json:
        print_json({"words": [_picks_json(picks) for picks in found]})
    else:
        print_lines(picks_lines(found, whole=bool(wanted)), whole_in_files=True)


def picks_lines(found: "tuple[Picks, ...]", *, whole: bool) -> Iterator[str]:
    """Each word with what it picks; if not `whole`, of words in races and of abilities no single cards."""
    from sim.cards.library.picks import NAME, WHOLE_NAME

    for number, picks in enumerate(found):
        if number:
            yield ""
        yield _heading(picks, whole)
        for race in picks.races:
            count = sum(any(race in face.races for face in entry.faces) for entry in picks.entries)
            line = gettext("{what}: {said}", what=race_shown(race), said=cards_in_words(count))
            yield f"    {line}"
        if whole or picks.kind in (NAME, WHOLE_NAME):
            yield from (f"    {_card(picks, entry)}" for entry in picks.entries)
        yield from (f"    {called(name)} ({gettext(NOT_YET)})" for name in picks.unplayable)
        if whole:
            for name in picks.without_others:
                alone = gettext("no other card for {card}", card=called(name))
                yield f"    {alone}"


def _heading(picks: "Picks", whole: bool) -> str:
    japanese = f" ({picks.japanese})" if picks.japanese else ""
    owners, count = picks.looked_for_by, len(picks.entries)
    who = semicolon().join(map(called, owners)) if whole or len(owners) <= FEW else cards_in_words(len(owners))
    return gettext(
        '"{word}"{japanese}, {kind}, picks {cards} for {who}',
        word=picks.word,
        japanese=japanese,
        kind=gettext(picks.kind),
        cards=cards_in_words(count),
        who=who,
    )


def _card(picks: "Picks", entry: "Entry") -> str:
    """A card that is picked: its name, the one in the other language, and the half or side for which it is picked."""
    from sim.cards.library.picks import NAME, WHOLE_NAME, names_picked

    names = names_picked(picks.kind, picks.word, entry) if picks.kind in (NAME, WHOLE_NAME) else ()
    side = (
        gettext(" - as {names}", names=semicolon().join(map(called, names)))
        if names and entry.name not in names and not entry.halves
        else ""
    )
    other = other_name(entry.name, entry.japanese_name)
    return f"{one_name(entry.name, entry.japanese_name)}{f'  {other}' if other else ''}{side}"


def _picks_json(picks: "Picks") -> dict[str, Any]:
    return {
        "kind": picks.kind,
        "word": picks.word,
        **({"japanese": picks.japanese} if picks.japanese else {}),
        "looked_for_by": list(picks.looked_for_by),
        **({"races": list(picks.races)} if picks.races else {}),
        "cards": [_card_json(entry) for entry in picks.entries],
        "cannot_be_played_yet": list(picks.unplayable),
        **({"no_other_card_for": list(picks.without_others)} if picks.without_others else {}),
    }


def _card_json(entry: "Entry") -> dict[str, str]:
    return {"name": entry.name, **({"japanese_name": entry.japanese_name} if entry.japanese_name else {})}
