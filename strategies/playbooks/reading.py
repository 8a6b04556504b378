"""Reading a playbook: its text into lines, or everything that is wrong with it.

    base: rush
    charge
        until mana 8
        Crystal Lancer, Crystal Paladin       # what follows a # is a comment
        keep Corile
    use
        blockers, Terror Pit    when in danger
    sideboard
        against FN Rush: -2 Corile, +2 Terror Pit

`docs/playbooks.md` explains the forms.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from decks.checking import MOST_SHOWN, Problem
from decks.matching import match_key
from decks.suggesting import did_you_mean
from decks.visible_text import shown, visible
from sim.cards.words import Cards
from sim.engine.record.codes import playbooks, zones
from sim.language import comma, gettext, sentences, translatable
from strategies.playbooks.descriptions import read_description
from strategies.playbooks.lines import (
    AGAINST,
    ASKED_IN,
    DECKS_WITH,
    ENDINGS,
    EVERYTHING,
    HABITS,
    KEEP_WORD,
    NEVER_WORD,
    NEVER_WORDS,
    ONLY_WHEN,
    PLACES,
    PLAYERS,
    RATHER_NOT,
    RATHER_WORD,
    SECTION_NAMES,
    SIDEBOARD,
    UNLESS,
    VERBS,
    WHEN,
    WITHOUT_DESCRIPTION,
    ZONES,
    Condition,
    Item,
    Line,
    Plan,
    Playbook,
)
from strategies.registry import UnknownPlayer, chosen_player

LONGEST_LINE: Final = 500  # letters
MOST_FILE_LINES: Final = 1_000
LARGEST_NUMBER: Final = 999
GENERAL: Final = "general"
MOST_PLANS: Final = 100
_SIDEBOARD_SECTION: Final = playbooks.SECTIONS  # besides the questions of the engine
_BASES: Final = translatable("Write base: general, rush or control.")
_BASE: Final = re.compile(r"base\s*:\s*(?P<words>.*)")
_UNTIL: Final = re.compile(r"until mana (?P<number>\d{1,3})")
_UNTIL_HIGHEST_COST: Final = "until the most expensive card"
_UNTIL_DEAREST: Final = "until the dearest card"  # a word of older playbooks
_GAME: Final = re.compile(r"(?P<no>not )?(?P<what>in danger|lethal)")
_EMPTY: Final = re.compile(r"(?P<whose>your|their) hand is empty")
_COUNT: Final = re.compile(
    rf"(?:(?P<turn>turn)|(?P<their>their )?(?P<zone>{'|'.join(ZONES)})) at (?P<sign>least|most) (?P<number>\d{{1,3}})"
)
_HAVE: Final = re.compile(
    r"(?P<who>you|they) have (?P<number>no |an? |\d{1,2} or (?:more|fewer) )?(?P<what>.+?)"
    rf"(?: in (?P<whose>your|their) (?P<place>{'|'.join(PLACES)}))?"
)
_PLAN: Final = re.compile(r"against (?P<against>.+?) ?: ?(?P<swaps>[-+−].*)")
_SWAP: Final = re.compile(r"(?P<sign>[-+−]) ?(?P<copies>\d{1,2}) (?P<card>.+)")
_BETWEEN_SWAPS: Final = re.compile(r" ?[,;] ?(?=[-+−] ?\d)")
_PLANS_SHOWN: Final = translatable(
    'Write "against FN Rush: -2 Corile, +2 Terror Pit"; "against decks with Corile: ..." and "against everything:'
    ' ..." are other opponents.'
)
CONDITIONS_SHOWN: Final = translatable(
    'Conditions are "in danger", "lethal", "their hand is empty", "mana at least 5", "turn at most 3" and "they have a'
    ' blocker".'
)
FORMS_SHOWN: Final = translatable(
    'Here cards alone come first, "keep" and cards last, "never" and cards ("hold" under attack) are left out, and'
    ' "rather" or "rather not" and cards move them a little.'
)


class PlaybookError(ValueError):
    """A playbook cannot be used. The message is for users, with a line for each of the first problems."""

    def __init__(self, source: str, problems: Sequence[Problem]) -> None:
        lines = [str(problem) for problem in problems]
        if len(lines) > MOST_SHOWN:
            lines[MOST_SHOWN:] = [gettext("and {count:,} more problems.", count=len(lines) - MOST_SHOWN)]
        shown_source = visible(source).replace("\n", "\\n")[:LONGEST_LINE]
        super().__init__("\n  ".join([gettext("The playbook {name} cannot be used:", name=shown_source), *lines]))
        self.source = source
        self.problems = tuple(problems)


class _Wrong(ValueError):
    """What is wrong with a line."""


def read_playbook(text: str, names: Mapping[str, str], source: str = "the run") -> Playbook:
    """The playbook of a text. `names` are the known cards by `match_key`.

    Raises PlaybookError with everything that is wrong.
    """
    reader = _Reader(names)
    lines = text.split("\n")
    if len(lines) > MOST_FILE_LINES:
        reader.problems.append(
            Problem(None, gettext("it has more than {most:,} lines. Is it the right file?", most=MOST_FILE_LINES))
        )
        lines = []
    for number, raw in enumerate(lines, start=1):
        try:
            reader.read(number, raw)
        except _Wrong as wrong:
            reader.problems.append(Problem(number, str(wrong)))
    if not reader.problems and not reader.has_said_anything:
        reader.problems.append(
            Problem(
                None, gettext('it has no lines. Write "base: rush", then a question such as "charge" and its lines.')
            )
        )
    if reader.problems:
        raise PlaybookError(source, reader.problems)
    return Playbook(
        reader.base or GENERAL,
        tuple(map(tuple, reader.lines)),
        reader.until_mana,
        reader.until_highest_cost,
        reader.habits,
        tuple(reader.plans),
    )


class _Reader:
    """A playbook that is being read, line by line."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names
        self.problems: list[Problem] = []
        self.base = ""
        self.section = -1
        self.lines: list[list[Line]] = [[] for _ in range(playbooks.SECTIONS)]
        self.until_mana: int | None = None
        self.until_highest_cost = False
        self.habits = 0
        self.plans: list[Plan] = []
        self.has_said_anything = False

    def read(self, number: int, raw: str) -> None:
        """Read a line. Raises _Wrong."""
        if len(raw) > LONGEST_LINE:
            raise _Wrong(gettext("it has more than {most:,} letters. Write several lines.", most=LONGEST_LINE))
        text = " ".join(self._without_comment(raw).split())
        if not text:
            return
        if not text.isprintable():
            raise _Wrong(gettext("it has characters that cannot be shown."))
        self.has_said_anything = True
        if said := _BASE.fullmatch(text):
            self._read_base(said["words"])
        elif (name := text.removesuffix(":").strip()) in SECTION_NAMES:
            self.section = SECTION_NAMES[name]
        elif name == SIDEBOARD:
            self.section = _SIDEBOARD_SECTION
        elif self.section < 0:
            raise _Wrong(self._before_questions(text))
        elif self.section == _SIDEBOARD_SECTION:
            self._add_plan(self._plan(number, text))
        elif not self._read_setting(text):
            self._add(self._line(number, text))

    def _without_comment(self, raw: str) -> str:
        """The line without what follows a #, unless that is a part of a card's name."""
        at = raw.find("#")
        while at >= 0:
            word = raw[at:].split(" ")[0].rstrip(",")
            if not any(word.casefold() in name for name in self.names if "#" in name) or len(word) == 1:
                return raw[:at]
            at = raw.find("#", at + 1)
        return raw

    def _before_questions(self, text: str) -> str:
        words = {name: name for name in (*SECTION_NAMES, SIDEBOARD, "base")}
        near = did_you_mean(text.split()[0].rstrip(":").casefold(), words)
        questions = comma().join(SECTION_NAMES)
        return sentences(
            gettext('"{text}" stands under no question.', text=shown(text)) + near,
            gettext("Write one of {questions} on a line above it.", questions=questions),
        )

    def _read_base(self, words: str) -> None:
        if self.base:
            raise _Wrong(gettext("the base is {base} already. Delete one of the two lines.", base=self.base))
        if self.section >= 0:
            raise _Wrong(gettext('write "base:" before the questions.'))
        if words != GENERAL:
            try:
                words = chosen_player(words).words
            except UnknownPlayer as error:
                raise _Wrong(sentences(gettext("{error}.", error=error), gettext(_BASES))) from None
            if words.partition(":")[0] not in ("rush", "control"):
                raise _Wrong(
                    sentences(gettext("{player} has no priorities to build on.", player=words), gettext(_BASES))
                )
        self.base = words

    def _read_setting(self, text: str) -> bool:
        """Read a line that sets something, and return whether it is one."""
        if self.section == playbooks.CHARGE_LINES and text.startswith("until "):
            if self.until_mana is not None or self.until_highest_cost:
                raise _Wrong(gettext('"until" stands there twice. Delete one of the two lines.'))
            if text in (_UNTIL_HIGHEST_COST, _UNTIL_DEAREST):
                self.until_highest_cost = True
                return True
            if not (said := _UNTIL.fullmatch(text)):
                raise _Wrong(
                    gettext('"{text}": write "until mana 7" or "until the most expensive card".', text=shown(text))
                )
            self.until_mana = int(said["number"])
            return True
        if text in HABITS:
            if self.section != playbooks.USE_LINES:
                raise _Wrong(gettext('"{text}" is about using cards. Write it under "use".', text=text))
            self.habits |= HABITS[text]
            return True
        return False

    def _add(self, line: Line) -> None:
        lines = self.lines[self.section]
        if sum(len(one.items) for one in [*lines, line]) > playbooks.MOST_LINES:
            raise _Wrong(
                gettext(
                    "more than {most} cards and descriptions stand under this question. Write fewer.",
                    most=playbooks.MOST_LINES,
                )
            )
        if line in lines:
            raise _Wrong(gettext("the same line stands above it under this question. Delete one of them."))
        lines.append(line)

    # --- a plan of the sideboard ---
    def _plan(self, number: int, text: str) -> Plan:
        """The plan of a line. Raises _Wrong."""
        if not (said := _PLAN.fullmatch(text)):
            raise _Wrong(
                sentences(gettext('"{text}" is no plan of a sideboard.', text=shown(text)), gettext(_PLANS_SHOWN))
            )
        swaps: dict[str, int] = {}
        for part in _BETWEEN_SWAPS.split(said["swaps"]):
            if not (swap := _SWAP.fullmatch(part.strip())):
                raise _Wrong(sentences(gettext('"{text}" is no swap.', text=shown(part)), gettext(_PLANS_SHOWN)))
            card, copies = self._card(swap["card"]), int(swap["copies"])
            if not copies:
                raise _Wrong(gettext("0 copies of {card} are none. Leave it out.", card=card))
            if card in swaps:
                raise _Wrong(
                    gettext("{card} is named twice in the plan. Say once how many copies go out or come in.", card=card)
                )
            swaps[card] = copies if swap["sign"] == "+" else -copies
        out = tuple((card, -copies) for card, copies in swaps.items() if copies < 0)
        into = tuple((card, copies) for card, copies in swaps.items() if copies > 0)
        going, coming = (sum(copies for _, copies in cards) for cards in (out, into))
        if going != coming:
            raise _Wrong(
                gettext("{going} cards go out and {coming} come in: a deck keeps its size.", going=going, coming=coming)
            )
        against, card = said["against"], ""
        if f"{against} ".startswith(DECKS_WITH):
            card = self._card(f"{against} ".removeprefix(DECKS_WITH).strip())
            against = DECKS_WITH + card
        return Plan(against, card, out, into, number)

    def _card(self, text: str) -> str:
        """The name of a card. Raises _Wrong."""
        name = self.names.get(match_key(text))
        if name is None:
            near = did_you_mean(match_key(text), self.names) if len(self.problems) < MOST_SHOWN else ""
            raise _Wrong(gettext('no card is known by the name "{name}".', name=shown(text)) + near)
        return name

    def _add_plan(self, plan: Plan) -> None:
        if len(self.plans) == MOST_PLANS:
            raise _Wrong(gettext("there are more than {most} plans. Write fewer.", most=MOST_PLANS))
        for other in self.plans:
            if match_key(other.against) == match_key(plan.against):
                raise _Wrong(
                    gettext("a plan against {opponent} stands above it. Delete one of them.", opponent=plan.against)
                )
            if other.against == EVERYTHING:
                raise _Wrong(gettext('nobody is left for it below "against everything". Write it above that line.'))
        self.plans.append(plan)

    # --- a line of priorities ---
    def _line(self, number: int, text: str) -> Line:
        """The line. Raises _Wrong: where a text can be cut in several ways, for the first of them."""
        wrong: _Wrong | None = None
        for words, link, said in _cuts(text):
            try:
                return self._with_conditions(number, words, link, said)
            except _Wrong as error:
                wrong = wrong or error
        assert wrong is not None
        raise wrong

    def _with_conditions(self, number: int, words: str, link: str, said: str) -> Line:
        form, denied, words = self._form(words)
        if link == ONLY_WHEN:
            if form != playbooks.PREFER:
                raise _Wrong(gettext('"only when" follows only cards. With keep, never or hold, write "unless".'))
            form = playbooks.NEVER
        verb = playbooks.ANY_VERB
        if (
            self.section == playbooks.CHOOSE_LINES
            and words.partition(" ")[0] in VERBS
            and match_key(words) not in self.names
        ):
            name, _, words = words.partition(" ")
            verb = VERBS[name]
        words, against = self._against(words)
        return Line(
            self._items(words), form, denied, against, verb, link, self._conditions(said) if link else (), number
        )

    def _form(self, words: str) -> tuple[int, bool, str]:
        """What the line says of its cards, whether it says "not", and the words that follow."""
        if match_key(words) in self.names:
            return playbooks.PREFER, False, words
        for said in (RATHER_NOT, RATHER_WORD):
            if words.startswith(said + " "):
                return playbooks.RATHER, said == RATHER_NOT, words.removeprefix(said + " ")
        first, _, rest = words.partition(" ")
        right = NEVER_WORDS.get(self.section, NEVER_WORD)
        if first == KEEP_WORD and rest:
            return playbooks.KEEP, False, rest
        if first == right and rest:
            return playbooks.NEVER, False, rest
        if first in (NEVER_WORD, *NEVER_WORDS.values()) and rest:
            raise _Wrong(gettext('write "{right} {cards}" under this question.', right=right, cards=shown(rest)))
        return playbooks.PREFER, False, words

    def _against(self, words: str) -> tuple[str, Item | None]:
        """The words without what is attacked or blocked, and that."""
        link = AGAINST.get(self.section)
        if self.section in AGAINST and words == PLAYERS:
            return EVERYTHING, Item(PLAYERS)
        if link is None or link not in words:
            return words, None
        before, _, after = words.rpartition(link)
        if link == AGAINST[SECTION_NAMES["attack"]] and after == PLAYERS:
            return before, Item(PLAYERS)
        return before, self._item(after)

    def _items(self, words: str) -> tuple[Item, ...]:
        """The cards and descriptions between commas, which names may have too."""
        parts = words.split(",")
        items: list[Item] = []
        at = 0
        while at < len(parts):
            for end in range(len(parts), at, -1):
                name = ",".join(parts[at:end]).strip()
                if match_key(name) in self.names or end == at + 1:
                    items.append(self._item(name))
                    at = end
                    break
        return tuple(items)

    def _item(self, text: str) -> Item:
        """Cards by name or description. Raises _Wrong."""
        if not text:
            raise _Wrong(
                gettext("cards are missing. Write a card or a description such as blockers; commas stand between two.")
            )
        if name := self.names.get(match_key(text)) or self.names.get(match_key(text.strip('"'))):
            return Item(name, _called(name))
        if text == EVERYTHING:
            return Item(text)
        asks = 0
        plain = text
        for ending, bit in ENDINGS.items():
            if plain.endswith(ending):
                plain = plain.removesuffix(ending)
                asks |= bit
        if plain in WITHOUT_DESCRIPTION:
            asks |= WITHOUT_DESCRIPTION[plain]
            cards = None
        elif name := self.names.get(match_key(plain)):
            text = name + text[len(plain) :]
            cards = _called(name)
        elif plain == EVERYTHING:
            cards = None
        else:
            cards = self._described(plain)
        if asks & ~ASKED_IN.get(self.section, 0):
            both = asks & ~playbooks.IS_REMOVAL == 0 or "nothing" in text
            where = gettext("charge or use") if both else "charge"
            raise _Wrong(
                gettext(
                    '"{text}" is looked for in the hand alone. Write it under {where}.', text=shown(text), where=where
                )
            )
        return Item(text, cards, asks)

    def _described(self, text: str) -> Cards:
        try:
            return read_description(text)
        except ValueError as error:
            special = {word: word for word in (*WITHOUT_DESCRIPTION, EVERYTHING, "blockers", "creatures", "spells")}
            near = did_you_mean(match_key(text), {**self.names, **special}) if len(self.problems) < MOST_SHOWN else ""
            raise _Wrong(
                sentences(gettext("{error}.", error=_in_short(str(error))) + near, gettext(FORMS_SHOWN))
            ) from None

    # --- conditions ---
    def _conditions(self, said: str) -> tuple[Condition, ...]:
        return tuple(self._condition(term) for term in re.split(r" and (?!less\b|more\b|fewer\b)", said))

    def _condition(self, text: str) -> Condition:
        """The conditions after when or unless. Raises _Wrong."""
        if said := _GAME.fullmatch(text):
            asks = playbooks.WHEN_DANGER if said["what"] == "in danger" else playbooks.WHEN_LETHAL
            return Condition(text, asks, 0 if said["no"] else 1, at_most=bool(said["no"]))
        if said := _EMPTY.fullmatch(text):
            return Condition(
                text, playbooks.WHEN_CARDS, 0, at_most=True, theirs=said["whose"] == "their", zone=ZONES["hand"]
            )
        if said := _COUNT.fullmatch(text):
            asks = playbooks.WHEN_TURN if said["turn"] else playbooks.WHEN_CARDS
            zone = 0 if said["turn"] else ZONES[said["zone"]]
            return Condition(text, asks, int(said["number"]), said["sign"] == "most", bool(said["their"]), zone)
        if said := _HAVE.fullmatch(text):
            return self._have(text, said)
        near = did_you_mean(
            text, {one: one for one in ("in danger", "lethal", "their hand is empty", "mana at least 5")}
        )
        raise _Wrong(
            sentences(gettext('"{text}" is no condition.', text=shown(text)) + near, gettext(CONDITIONS_SHOWN))
        )

    def _have(self, text: str, said: re.Match[str]) -> Condition:
        theirs = said["who"] == "they"
        if said["whose"] and (said["whose"] == "their") != theirs:
            raise _Wrong(
                gettext(
                    '"{text}": write "{who} have" with "in {whose}".',
                    text=shown(text),
                    who=said["who"],
                    whose="their" if theirs else "your",
                )
            )
        zone = PLACES[said["place"]] if said["place"] else zones.BATTLE
        if theirs and said["place"] == "hand":
            raise _Wrong(
                gettext('"{text}": a player does not see that hand. Write "their hand at least 1".', text=shown(text))
            )
        number, at_most = 1, False
        if said["number"] == "no ":
            number, at_most = 0, True
        elif said["number"] and said["number"][0].isdigit():
            number, at_most = int(said["number"].split()[0]), "fewer" in said["number"]
        item = self._item(said["what"])
        if item.asks or item.cards is None:
            raise _Wrong(gettext('"{text}": write a card or a description after "have".', text=shown(text)))
        return Condition(text, playbooks.WHEN_FITTING, number, at_most, theirs, zone, item.cards)


def _called(name: str) -> Cards:
    return Cards(zones=(), name_in_full=name)


def _in_short(text: str) -> str:
    return " ".join(text.rstrip(".").split())[:300]


def _cuts(text: str) -> list[tuple[str, str, str]]:
    """The ways in which a line may consist of words, a link and conditions; the plainest one first."""
    found = []
    for link in (ONLY_WHEN, UNLESS, WHEN):
        starts = [match.start() for match in re.finditer(re.escape(link), text)]
        found += [(text[:start], link, text[start + len(link) :]) for start in starts]
    found = [cut for cut in found if not cut[0].endswith(" only")]
    return [*found, (text, "", "")]
