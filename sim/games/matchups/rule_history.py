"""What the rules have ruled differently over time or leave open: the options, their histories, and the eras.

This is the one table of dates and sources: what an era plays follows from the histories. `CHANGES_WITHOUT_OPTION` are
the changes that every era plays by the rule of today, and why. `sim.games.matchups.rule_options` is what a matchup is
played by.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sim.language import gettext

JAPANESE: Final = "Japanese"
ENGLISH: Final = "English"  # the cards of Wizards of the Coast, 2004 to 2006
ALWAYS: Final = ""  # before every date
OPEN: Final = "no date"  # of a choice that no dated rule has made
SITE: Final = "dm.takaratomy.co.jp"  # notices under rule/rulechange/NUMBER, answers under rule/qa/NUMBER


class UnknownRule(ValueError):
    """No era, no rule option, or no choice of one, has this name."""


@dataclass(frozen=True)
class Choice:
    """One way to rule, and what it means."""

    name: str
    meaning: str


@dataclass(frozen=True)
class Ruling:
    """Since when a choice is the rule, and where that is written.

    `since` is as much of an ISO date as is known, or ALWAYS. Notices and answers are those of the official site
    (SITE), which has them by their numbers. A ruling of one game leaves the other as it was.
    """

    since: str
    choice: str
    source: str
    game: str = ""


@dataclass(frozen=True)
class Option:
    """A question that rulings answer differently; the first choice is the default, and today's rule."""

    name: str
    question: str
    field: str  # of the tables: the number of the choice
    choices: tuple[Choice, ...]
    history: tuple[Ruling, ...]  # oldest first

    @property
    def attribute(self) -> str:
        """Its attribute of RuleOptions."""
        return self.name.replace("-", "_")

    def number(self, choice: str) -> int:
        """The place of a choice by its name. Raises UnknownRule."""
        names = [known.name for known in self.choices]
        if choice not in names:
            raise UnknownRule(
                gettext(
                    "{name} has no choice {choice!r}; its choices are {names}",
                    name=self.name,
                    choice=choice,
                    names=listed(names),
                )
            )
        return names.index(choice)

    def in_era(self, era: Era) -> str:
        """The choice that was the rule in an era."""
        valid = [ruling for ruling in self.history if ruling.since <= era.day and ruling.game in ("", era.game)]
        return valid[-1].choice


@dataclass(frozen=True)
class Era:
    """The rules of a game as they were on a day."""

    name: str
    day: str  # ISO
    meaning: str
    game: str = JAPANESE


@dataclass(frozen=True)
class Change:
    """A change of the rules that has no option, and why."""

    since: str
    what: str
    source: str
    why: str


ERAS: Final = (
    Era("today", "9999", "version 1.50 of the comprehensive rules"),
    Era("2021", "2021-12-31", "after the revisions of 2021"),
    Era("2020", "2020-12-31", "before the revisions of 2021"),
    Era("2017", "2017-12-31", "after the revision of 25 March 2017"),
    Era("2014", "2014-12-31", "before that revision"),
    Era("2005-jp", "2005-12-31", "the Japanese game at the time of the classic decks"),
    Era("2005-en", "2005-12-31", "the English game, 2004 to 2006", ENGLISH),
)
TODAY: Final = ERAS[0].name

OPTIONS: Final = (
    Option(
        "breaking",
        "How are several shields broken?",
        "breaks_one_by_one",
        (
            Choice("simultaneous", "chosen first and broken together; triggers are declared for all of them (509.5)"),
            Choice("one-by-one", "each is chosen, broken and its triggers used before the next"),
            Choice("one-by-one-while-attacking", "the same; no more are broken once the attacker has left"),
        ),
        (
            Ruling(ALWAYS, "one-by-one", "DM wiki, double breaker, past rules", JAPANESE),
            Ruling(ALWAYS, "one-by-one-while-attacking", "rulings of the English game, 2004-2006", ENGLISH),
            Ruling("2017-03-25", "simultaneous", "official revision of that day, according to the DM wiki"),
        ),
    ),
    Option(
        "prohibited-declarations",
        "Can an ability be declared that would summon or cast while an effect forbids that?",
        "forbidden_declarations",
        (
            Choice("by-ability", "what summons, shield triggers and Strike Back: no; others that cast: yes"),
            Choice("misfire", "all but Strike Back: yes; it does nothing unless the effect is gone when it resolves"),
            Choice("strict", "no"),
        ),
        (
            Ruling(ALWAYS, "misfire", "item X.14"),
            Ruling("2021-05-21", "strict", "answer of that day (item X.14)"),
            Ruling("2023-02-17", "by-ability", "answer of that day, on Attack Chance (item X.14)"),
        ),
    ),
    Option(
        "limited-declarations",
        "Where one spell may be cast in a turn, can several shield triggers be declared?",
        "declares_within_limits",
        (
            Choice("several", "yes; the number is checked as they are cast"),
            Choice("within-limit", "no; only as many as may be cast"),
        ),
        (
            Ruling(ALWAYS, "within-limit", "item X.24"),
            Ruling("2021-09-24", "several", "answer of that day (item X.24)"),
        ),
    ),
    Option(
        "invasion",
        "Must the creature still be one that the Invasion names when it resolves?",
        "invades_as_named",
        (
            Choice("once", "no; only the evolution must be possible"),
            Choice("checked-again", "yes"),
        ),
        (
            Ruling(ALWAYS, "once", "answers on Deddam, and of 2021-09-24 on Octopa"),
            Ruling(OPEN, "checked-again", "English wiki"),
        ),
    ),
    Option(
        "skipped-turn",
        "What happens to waiting effects when the rest of the turn is skipped?",
        "skipping_resolves",
        (
            Choice("lapse", "they lapse: the next turn starts immediately, as the cards say"),
            Choice("resolve", "they are resolved, then the next turn starts"),
        ),
        (
            Ruling(ALWAYS, "lapse", "DM wiki, The Clock (decision D8)"),
            Ruling(OPEN, "resolve", "the rules are silent"),
        ),
    ),
    Option(
        "turn-start",
        'Does "at the start of your turn" come before or after untapping?',
        "triggers_before_untapping",
        (
            Choice("untap-first", "after it (501.1-2)"),
            Choice("triggers-first", "before it"),
        ),
        (
            Ruling(ALWAYS, "triggers-first", "replaced by the revision of 2017-03-25"),
            Ruling("2017-03-25", "untap-first", "official revision of that day, according to the DM wiki"),
        ),
    ),
    Option(
        "blockers",
        "How many creatures can block one attack?",
        "has_one_blocker",
        (
            Choice("several", "any number; the last one resolved is the blocking creature (507.1-2)"),
            Choice("one", "only one"),
        ),
        (
            Ruling(ALWAYS, "one", "replaced by notice 31637"),
            Ruling("2021-09-07", "several", "notice 31637"),
        ),
    ),
    Option(
        "end-of-turn-declarations",
        "When does the other player declare abilities at the end of a turn?",
        "declares_together",
        (
            Choice("afterwards", "after the turn player's effects are resolved (511.1)"),
            Choice("together", "with the turn player, before anything is resolved"),
        ),
        (
            Ruling(ALWAYS, "afterwards", "English wiki, declaration of usage: the order before late 2020"),
            Ruling("2020-10-23", "together", "replaced by notice 31632"),
            Ruling("2021-06-24", "afterwards", "notice 31632"),
        ),
    ),
    Option(
        "reconstruction",
        "What stays if only the top card of a creature put on several leaves?",
        "reconstructs_apart",
        (
            Choice("one-creature", "the next card, on the others (801.4)"),
            Choice("each-creature", "each of those creatures, by itself"),
        ),
        (
            Ruling(ALWAYS, "each-creature", "replaced by notice 31626; DM wiki, 2021-03-16"),
            Ruling("2021-03-16", "one-creature", "notice 31626"),
        ),
    ),
    Option(
        "reconstructed-sickness",
        "Is a creature uncovered under an evolution sick if it entered this turn?",
        "reconstructs_awake",
        (
            Choice("sick", "yes (801.4c)"),
            Choice("awake", "no"),
        ),
        (
            Ruling(ALWAYS, "awake", "DM wiki, devolution"),
            Ruling("2014-01", "sick", "ruling of that month, according to the DM wiki"),
        ),
    ),
    Option(
        "exchange",
        "What if one of two cards that exchange places would not move as usual?",
        "exchanges_in_part",
        (
            Choice("nothing-moves", "nothing happens (701.26b)"),
            Choice("in-part", "what happens instead of its move happens; the other card stays"),
        ),
        (
            Ruling(ALWAYS, "in-part", "replaced by notice p=39018"),
            Ruling("2021", "nothing-moves", "notices 31638 and p=39018, which give no day"),
        ),
    ),
    Option(
        "ninja-strike-mana",
        "When does a Ninja Strike need its number of cards in the mana zone?",
        "counts_mana_on_declaring",
        (
            Choice("on-resolution", "when it resolves (112.3c)"),
            Choice("on-declaring", "already when it is declared"),
        ),
        (
            Ruling(ALWAYS, "on-resolution", "notice 31401, as what it replaced"),
            Ruling("2018-08-09", "on-declaring", "notice 31401"),
            Ruling("2022-08-10", "on-resolution", "notice 31659, answer 41804"),
        ),
    ),
    Option(
        "pending-cards",
        "Has a card that is being used left its zone?",
        "pending_has_left",
        (
            Choice("in-their-zone", "no; a spell that ends where it was cast from has not moved (409.1-2)"),
            Choice("nowhere", "yes; such a spell is put there again"),
        ),
        (
            Ruling(ALWAYS, "nowhere", "replaced by notice 31662"),
            Ruling("2022-09-14", "in-their-zone", "notice 31662"),
        ),
    ),
    Option(
        "looked-at-cards",
        "Can an effect draw cards of a deck that another effect is looking at?",
        "looked_at_in_deck",
        (
            Choice("passed-over", "no; it takes those below (605.4)"),
            Choice("in-the-deck", "yes; they are the top cards of the deck"),
        ),
        (
            Ruling(ALWAYS, "in-the-deck", "replaced by notice 31641"),
            Ruling("2021", "passed-over", "notice 31641, which gives no day"),
        ),
    ),
    Option(
        "destroying",
        "Which cards count as destroyed when put from the battle zone into the graveyard?",
        "destroys_only_creatures",
        (
            Choice("any-card", "any card (701.6a)"),
            Choice("creatures", "only creatures"),
        ),
        (
            Ruling(ALWAYS, "creatures", "answer 32927; replaced by notice 31649"),
            Ruling("2022-04-08", "any-card", "notice 31649"),
        ),
    ),
    Option(
        "counting",
        'Does "that many" count what was replaced?',
        "counts_replaced",
        (
            Choice("done", "no; only what really happened (101.3a)"),
            Choice("attempted", "yes"),
        ),
        (
            Ruling(ALWAYS, "attempted", "replaced by answer 32497"),
            Ruling("2019-09-30", "done", "answer 32497, on destroyed creatures"),
        ),
    ),
    Option(
        "empty-decks",
        "Who loses if both decks run out at once?",
        "turn_player_decks_out",
        (
            Choice("both", "both: nobody wins (104.2b, 703.3)"),
            Choice("turn-player", "the turn player"),
        ),
        (
            Ruling(ALWAYS, "turn-player", "answer of 2014-05, according to the DM wiki"),
            Ruling("2019-12", "both", "answer of that month, according to the DM wiki"),
        ),
    ),
)

CHANGES_WITHOUT_OPTION: Final = (
    Change(
        "2017-04-06",
        "Strike Backs belong to the shield check",
        "101.4b",
        "no source says when they were used before",
    ),
    Change(
        "2018-03-02",
        'A direct attack must be "not redirected" instead of "not blocked"',
        "104.2a",
        "only blocking redirects attacks on players",
    ),
    Change(
        "2019-09-27",
        "No declarations once an attack has ended early",
        "505.6a",
        "no source says what was allowed before",
    ),
    Change(
        "2020",
        "Ignored abilities do not trigger on leaving",
        "603.5c, notice 31617",
        "before, such a creature could use what triggers as it leaves; few cards ignored abilities then",
    ),
    Change(
        "2020-10-23",
        "Which abilities must be declared",
        "603.2e",
        "before, each card had its own ruling, and they are not recorded",
    ),
    Change(
        "2021",
        "A creature that cannot be put cannot be summoned",
        "601.1a, notice 31627",
        "it only wasted mana: the creature stayed in the hand",
    ),
    Change(
        "2021-06-24",
        "Which cost of a twinpact counts",
        "201.2b",
        "before, the rules said nothing",
    ),
    Change(
        "2022-04-08",
        "Reconstruction keeps tamaseeds and the like",
        "801.4a",
        "tamaseeds came out with it; before, only creatures lay under creatures",
    ),
    Change(
        "2022-06-24",
        "Modes are chosen on resolution, not on use",
        "700.2a",
        "nothing comes between the two",
    ),
    Change(
        "2022-09-14",
        "A card used from the mana zone is tapped for itself while pending, not before it leaves",
        "601.1c",
        "it can be tapped for itself in both",
    ),
    Change(
        "2023-09-14",
        'The order of abilities "before the break"',
        "603.7",
        "it shows only where breaks nest, which no word here does",
    ),
    Change(
        "2024-02-15",
        "When an effect gives a shield trigger",
        "113.6b",
        "before, the rules said nothing",
    ),
)


def listed(names: list[str]) -> str:
    """The names as a phrase.

    >>> listed(["a", "b", "c"])
    'a, b and c'
    """
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))
