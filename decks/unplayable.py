"""Messages about real cards that cannot be played: they are never called typos."""

from typing import Any

from decks.names import UnplayableCard
from decks.shown_names import one_name, other_name
from sim.language import comma, gettext, ngettext, translatable

MOST_SETS = 3  # of a card, in a sentence


def cannot_be_played(card: UnplayableCard) -> str:
    """The sentence about a real card that cannot be played: its names, its sets, and why.

    >>> cannot_be_played(UnplayableCard("Singer", "", "シンガー", ("DM-01",), ("Sing.", "Dance.")))
    'Singer (シンガー, DM-01) is a real card that duelsim cannot play yet. Not understood: "Sing." and 1 more sentence.'
    >>> cannot_be_played(UnplayableCard("Kick", "no source that we know says its text"))
    'Kick is a real card that duelsim cannot play yet: no source that we know says its text.'
    """
    name = with_facts(card)
    if not card.sentences:
        return gettext("{card} is a real card that duelsim cannot play yet: {why}.", card=name, why=gettext(card.why))
    values = {"card": name, "sentence": _one_line(card.sentences[0])}
    if more := _more_sentences(card):
        return gettext(
            '{card} is a real card that duelsim cannot play yet. Not understood: "{sentence}" and {more}.',
            **values,
            more=more,
        )
    return gettext('{card} is a real card that duelsim cannot play yet. Not understood: "{sentence}"', **values)


def with_facts(card: UnplayableCard) -> str:
    """Its name, with the one in the other language and its first sets in brackets."""
    others = len(card.sets) - MOST_SETS
    more = ngettext(" and {count} more set", " and {count} more sets", others) if others > 0 else ""
    name, other = _names(card)
    facts = comma().join(filter(None, (other, *card.sets[:MOST_SETS])))
    return gettext("{name} ({facts})", name=name, facts=facts + more) if facts else name


def _names(card: UnplayableCard) -> tuple[str, str]:
    """The name that people use, and the one in the other language, if it has two."""
    if card.japanese_name == card.name:
        return card.name, ""
    return one_name(card.name, card.japanese_name), other_name(card.name, card.japanese_name)


def reason(card: UnplayableCard) -> str:
    """Why it cannot be played: the first sentence that is not understood, and how many more there are.

    >>> reason(UnplayableCard("Singer", "", sentences=("Sing.",)))
    'not understood: "Sing."'
    """
    if not card.sentences:
        return gettext("{words}.", words=gettext(card.why))
    sentence = _one_line(card.sentences[0])
    if more := _more_sentences(card):
        return gettext('not understood: "{sentence}" and {more}.', sentence=sentence, more=more)
    return gettext('not understood: "{sentence}"', sentence=sentence)


def _more_sentences(card: UnplayableCard) -> str:
    others = len(card.sentences) - 1
    return ngettext("{count} more sentence", "{count} more sentences", others) if others else ""


def _one_line(sentence: str) -> str:
    return " ".join(sentence.split())


def unplayable_text(card: UnplayableCard) -> str:
    """All that is known of it, in lines."""
    name, other = _names(card)
    language = translatable("English name") if other == card.name else translatable("Japanese name")
    facts = ((gettext(language), other), (gettext("Printed in"), comma().join(card.sets)))
    lines = [
        name,
        *(gettext("{what}: {said}", what=what, said=said) for what, said in facts if said),
        gettext("duelsim cannot play this card yet."),
    ]
    if card.sentences:
        lines += [gettext("Not understood:"), *(f"  {_one_line(sentence)}" for sentence in card.sentences)]
    else:
        why = gettext("{words}.", words=gettext(card.why))
        lines += [f"{why[:1].upper()}{why[1:]}"]
    return "\n".join([*lines, gettext("docs/cards.md says how to write the card yourself.")])


def unplayable_json(card: UnplayableCard) -> dict[str, Any]:
    """What is known of it, under the same keys as of a card that can be played."""
    return {
        "name": card.name,
        **({"japanese_name": card.japanese_name} if card.japanese_name else {}),
        **({"printed_in": list(card.sets)} if card.sets else {}),
        "playable": False,
        "not_understood": list(card.sentences),
        "reason": reason(card),
    }
