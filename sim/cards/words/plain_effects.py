"""Effects without a noun: draw, charge from the deck, win the game, use this card.

Each is one step, with its arguments by name.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sim.cards.words.amounts import Amount
from sim.cards.words.descriptions import CARDS, WHOSE_WORDS, Cards
from sim.cards.words.effects import Effect, in_context, sentences
from sim.cards.words.mentions import Mention
from sim.cards.words.misuse import DefinitionError, FromOne, word
from sim.cards.words.nouns import THAT_CARD, check_number
from sim.cards.words.rows import Known, Rows
from sim.engine.record.codes import amounts, descriptions, owners, programs, uses, verbs


@dataclass(frozen=True)
class Plain(Effect):
    """A step that needs no noun."""

    code: programs.StepCode
    english: str
    arguments: tuple[tuple[str, int | Amount | Cards], ...]
    needs: tuple[Known, str] | None = None  # what the program must know, and what the error says without it

    @property
    def tells_whether_done(self) -> bool:
        """For some steps, the engine knows it."""
        return self.code in programs.TELLS_WHETHER_DONE

    @property
    def asks_for(self) -> int:
        """Skipping a turn; everything else only helps who decides."""
        return verbs.SKIP_A_TURN if self.code == programs.SKIP_NEXT_TURN else verbs.NO_VERB

    def write(self, rows: Rows) -> None:
        """Write the step."""
        if self.needs is not None:
            rows.needs(*self.needs)
        rows.step(self.code, **{name: rows.argument(value) for name, value in self.arguments})

    def words(self) -> str:
        """The sentence in English."""
        return self.english

    @property
    def is_statement(self) -> bool:
        """Whether it says what is so."""
        return self.english.startswith(("the attack", "this turn", "no battle", "you and"))

    def offered(self) -> str | None:
        """What the player may do, as it follows "you may"."""
        others = {
            "the attack ends": "end the attack",
            "that player shuffles their deck": "have that player shuffle their deck",
            "your opponent shuffles their deck": "have your opponent shuffle their deck",
        }
        if self.code == programs.JUDGE:
            return self.english.removeprefix("you and your opponent ") + " with your opponent"
        if self.english.startswith(("each player", "this turn", "no battle", "you and")):
            return None
        for subject in SUBJECTS.values():
            for verb in ("draws", "puts", "adds", "reveals", "skips"):
                if self.english.startswith(f"{subject} {verb}"):
                    return f"have {self.english.replace(verb, verb.removesuffix('s'), 1)}"
        return others.get(self.english, self.english.removeprefix("you "))

    @property
    def doer(self) -> str:
        """Who does it, as the next sentence asks."""
        if self.code == programs.JUDGE:
            return "you win"
        return "they do" if self.english.startswith(tuple(SUBJECTS.values())) else "you do"

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The sentence in a text, and what "it" means after it: the top cards of the deck."""
        arguments = dict(self.arguments)
        if self.code == programs.GR_SUMMON:
            return self, Mention(owners.YOURS, arguments["amount"] != 1, "creature")
        if self.code in (programs.TOP, programs.CHARGE, programs.MILL, programs.MILL_BOTTOM):
            whose = arguments["whose"]
            # What is revealed until a card fits leaves a rest of the same deck.
            among = isinstance(arguments.get("filter"), Cards)
            return self, Mention(
                whose if isinstance(whose, int) else owners.YOURS, arguments.get("amount", 1) != 1, among=among
            )
        if self.code == programs.COUNT_KEYWORD:  # it has no English
            return self, mention
        return self, mention and mention.later()


def plain(
    code: programs.StepCode, english: str, needs: tuple[Known, str] | None = None, **arguments: int | Amount | Cards
) -> Plain:
    """A step with its arguments by name (`programs.ARGUMENTS`), and its English."""
    return Plain(code, english, tuple(arguments.items()), needs)


def _cards(number: int | Amount, up_to: bool = False) -> str:
    if isinstance(number, Amount):
        check_number(number)
        if number.code == amounts.NUMBER:
            return f"{number.english} cards"
        return f"as many cards as {number.english}"
    return f"{'one' if up_to else 'a'} card" if number == 1 else f"{number} cards"


def _check_player(whose: int) -> None:
    """Refuse a number that names no player."""
    if whose not in (owners.YOURS, owners.OPPONENTS, programs.CHOSEN_PLAYERS):
        raise DefinitionError(f"{whose} is not a player such as YOURS or OPPONENTS")


# The player as a subject.
SUBJECTS = {owners.OPPONENTS: "your opponent", programs.CHOSEN_PLAYERS: "that player", owners.ANYONES: "each player"}


def _draws(number: int | Amount, whose: int, up_to: int) -> Plain:
    if whose != owners.ANYONES:
        _check_player(whose)
    cards = f"{'up to ' if up_to else ''}{_cards(number, up_to=up_to != 0)}"
    english = f"{SUBJECTS[whose]} draws {cards}" if whose in SUBJECTS else f"draw {cards}"
    return plain(programs.DRAW, english, amount=number, whose=whose, up_to=up_to, add_to_them=0)


@word
def draw(number: FromOne | Amount, *, whose: int = owners.YOURS) -> Plain:
    """Draw cards, one at a time (114.2); of each player, the turn player first."""
    return _draws(number, whose, 0)


@word
def draw_up_to(number: FromOne | Amount, *, whose: int = owners.YOURS) -> Plain:
    """Draw cards one at a time, up to that many."""
    return _draws(number, whose, 1)


def top_cards(number: int | Amount, whose: int) -> str:
    """The top cards of a deck: "the top 2 cards of your deck", "that many cards from the top of your deck"."""
    if whose != owners.ANYONES:
        _check_player(whose)
    deck = "their deck" if whose == owners.ANYONES else f"{WHOSE_WORDS[whose]}deck"
    if isinstance(number, Amount):
        check_number(number)
        that_many = number.code == amounts.NUMBER
        cards = f"{number.english} cards" if that_many else f"a number of cards equal to {number.english}"
        return f"{cards} from the top of {deck}"
    return f"the top card of {deck}" if number == 1 else f"the top {number} cards of {deck}"


def their(whose: int) -> str:
    """What is of the player whose deck it is."""
    return "your" if whose == owners.YOURS else "their"


def does(verb: str, whose: int) -> str:
    """What is done with top cards of a deck; with those of both at once: "each player puts"."""
    return f"each player {verb}s" if whose == owners.ANYONES else verb


@word
def charge_from_deck(number: FromOne | Amount, *, tapped: bool = False, whose: int = owners.YOURS) -> Plain:
    """Put the top cards of a deck, or of each, into its owner's mana zone; they become "them"."""
    how = " tapped" if tapped else ""
    english = f"{does('put', whose)} {top_cards(number, whose)} into {their(whose)} mana zone{how}"
    return plain(programs.CHARGE, english, amount=number, whose=whose, tapped=tapped, up_to=0)


@word
def charge_up_to(number: FromOne | Amount, *, tapped: bool = False) -> Plain:
    """Put up to that many top cards of your deck into your mana zone, one at a time; they become "them"."""
    how = " tapped" if tapped else ""
    english = f"put up to {_cards(number, up_to=True)} from the top of your deck into your mana zone{how}"
    return plain(programs.CHARGE, english, amount=number, whose=owners.YOURS, tapped=tapped, up_to=1)


@word
def mill_from_deck(number: FromOne | Amount, *, whose: int = owners.YOURS) -> Plain:
    """Put the top cards of a deck, or of each, into its owner's graveyard; they become "them"."""
    english = f"{does('put', whose)} {top_cards(number, whose)} into {their(whose)} graveyard"
    return plain(programs.MILL, english, amount=number, whose=whose, filter=-1)


@word
def mill_from_bottom(*, whose: int = owners.YOURS) -> Plain:
    """Put the bottom card of a deck into its owner's graveyard; it becomes "it"."""
    english = f"{does('put', whose)} the bottom card of {their(whose)} deck into {their(whose)} graveyard"
    return plain(programs.MILL_BOTTOM, english, whose=whose)


def _mills(whose: int) -> str:
    """The player who puts cards of their deck into the graveyard, and that they do."""
    return f"{SUBJECTS[whose]} puts" if whose in SUBJECTS else "put"


@word
def mill_until(number: FromOne, cards: Cards, *, whose: int = owners.YOURS) -> Plain:
    """Put top cards of a deck into the graveyard until this many have come there that fit; all of them are "them"."""
    _check_player(whose)
    wanted = replace(cards, zones=(), whose=owners.ANYONES)
    if wanted.relation != descriptions.NO_RELATION:
        raise DefinitionError(f'"{wanted.words()}": only what is printed on a card of the deck can end this')
    owned = their(whose)
    which = f"{number} {wanted.words()} have" if number > 1 else f"{wanted.one_of()} has"
    until = f"until {which} been put there in this way"
    english = f"{_mills(whose)} cards from the top of {owned} deck into {owned} graveyard {until}"
    return plain(programs.MILL, english, amount=number, whose=whose, filter=wanted)


@word
def mill_all_but(number: FromOne, *, whose: int = owners.OPPONENTS) -> Plain:
    """Put the cards of a deck into its owner's graveyard, but for those at its bottom."""
    if whose not in (owners.YOURS, owners.OPPONENTS):
        raise DefinitionError("it is your deck or your opponent's")
    owned = their(whose)
    kept = "bottom card" if number == 1 else f"bottom {number} cards"
    english = f"{_mills(whose)} all but the {kept} of {owned} deck into {owned} graveyard"
    cards = Amount(amounts.DECK_BUT, "", factor=number, argument=whose)
    return plain(programs.MILL, english, amount=cards, whose=whose, filter=-1)


@word
def shieldify_from_deck(number: FromOne | Amount, *, whose: int = owners.YOURS) -> Plain:
    """The top cards of a deck, or of each, become shields of its owner (701.32a)."""
    english = f"{does('add', whose)} {top_cards(number, whose)} to {their(whose)} shields face down"
    return plain(programs.SHIELDIFY, english, amount=number, whose=whose, up_to=0)


@word
def opponent_shieldifies(number: FromOne) -> Plain:
    """The top cards of your opponent's deck become their shields, which they add themselves (701.32a)."""
    cards = top_cards(number, owners.ANYONES)
    english = f"{SUBJECTS[owners.OPPONENTS]} adds {cards} to their shields face down"
    return plain(programs.SHIELDIFY, english, amount=number, whose=owners.OPPONENTS, up_to=0)


@word
def shieldify_up_to(number: FromOne) -> Plain:
    """The top cards of your deck become shields of yours one by one, up to that many (701.32a)."""
    english = f"add up to {_cards(number, up_to=True)} from the top of your deck to your shields face down"
    return plain(programs.SHIELDIFY, english, amount=number, whose=owners.YOURS, up_to=1)


@word
def gr_summon(number: FromOne | Amount = 1, *, tapped: bool = False) -> Plain:
    """GR summon: summon top cards of your ultra-GR zone, one at a time (701.30a); they become "them"."""
    how = " tapped" if tapped else ""
    if isinstance(number, Amount):
        check_number(number)
        english = f"GR summon{how} a number of times equal to {number.english}"
    else:
        times = {1: "", 2: " twice"}.get(number, f" {number} times")
        english = f"GR summon{how}{times}"
    return plain(programs.GR_SUMMON, english, amount=number, tapped=tapped)


@word
def look_at_top(number: FromOne | Amount, *, whose: int = owners.YOURS) -> Plain:
    """Look at the top cards of a deck; they become "them"."""
    english = f"look at {top_cards(number, whose)}"
    return plain(programs.TOP, english, amount=number, whose=whose, shown=programs.LOOKED_AT, up_to=0, filter=-1)


@word
def look_at_up_to(number: FromOne | Amount) -> Plain:
    """Look at the top cards of your deck one by one, up to that many; they become "them"."""
    if isinstance(number, Amount):
        english = f"look at up to {top_cards(number, owners.YOURS)}"
    else:
        english = f"look at up to {_cards(number, up_to=True)} from the top of your deck"
    return plain(programs.TOP, english, amount=number, whose=owners.YOURS, shown=programs.LOOKED_AT, up_to=1, filter=-1)


@word
def reveal_top(number: FromOne | Amount, *, whose: int = owners.YOURS) -> Plain:
    """Reveal the top cards of a deck; they become "them"."""
    english = f"reveal {top_cards(number, whose)}"
    return plain(programs.TOP, english, amount=number, whose=whose, shown=programs.REVEALED, up_to=0, filter=-1)


@word
def reveal_until(cards: Cards, *, whose: int = owners.YOURS) -> Plain:
    """Reveal cards of a deck until one fits, which becomes "them"; the others are the rest."""
    _check_player(whose)
    return _reveal_until(1, cards, whose)


@word
def reveal_until_several(number: FromOne, cards: Cards) -> Plain:
    """Reveal cards of your deck until as many fit, which become "them"; the others are the rest."""
    if number == 1:
        raise DefinitionError("one card: write reveal_until(cards)")
    return _reveal_until(number, cards, owners.YOURS)


def _reveal_until(number: int, cards: Cards, whose: int) -> Plain:
    wanted = replace(cards, zones=(), whose=owners.ANYONES)
    if wanted == replace(CARDS, zones=()):
        raise DefinitionError("any card fits: write reveal_top(1)")
    to_a_card = (
        wanted.comparison is not None
        and wanted.comparison.what == descriptions.COST
        and wanted.comparison.to in (programs.THIS, programs.END)
    )
    if wanted.named_as or (wanted.relation != descriptions.NO_RELATION and not to_a_card):
        raise DefinitionError(f'"{wanted.words()}": only what is printed on a card of the deck can end this')
    several = f"{number} {wanted.words(plural=True)}" if number > 1 else wanted.one_of()
    english = f"reveal cards from the top of your deck until you reveal {several}"
    if whose in SUBJECTS:
        english = f"{SUBJECTS[whose]} reveals cards from the top of their deck until they reveal {wanted.one_of()}"
    return plain(programs.TOP, english, amount=number, whose=whose, shown=programs.REVEALED, up_to=0, filter=wanted)


SHUFFLE_YOUR_DECK = plain(programs.SHUFFLE, "shuffle your deck", whose=owners.YOURS)
SHUFFLE_OPPONENTS_DECK = plain(programs.SHUFFLE, "your opponent shuffles their deck", whose=owners.OPPONENTS)
SHUFFLE_THAT_DECK = plain(programs.SHUFFLE, "that player shuffles their deck", whose=programs.CHOSEN_PLAYERS)
PICK_A_PLAYER = plain(programs.PICK_PLAYER, "choose a player")
OPPONENT_SKIPS_NEXT_TURN = plain(programs.SKIP_NEXT_TURN, "your opponent skips their next turn", whose=owners.OPPONENTS)
SKIP_THE_REST_OF_THE_TURN = plain(programs.SKIP_TURN, "skip the rest of the turn")
REMEMBER_ITS_NAME = plain(programs.NAME_THEM, "remember that creature's name")
YOURS_CAN_ATTACK_PLAYERS_ANYWAY = plain(
    programs.ATTACK_ANYWAY,
    "this turn, your creatures can attack your opponent despite summoning sickness and any effects that would "
    "prevent it",
)


PUT_TOP_CARD_UNDER_THAT_SHIELD = plain(
    programs.UNDER_THAT_SHIELD,
    "put the top card of your deck under that shield face down",
    needs=("that card", "the event has no card that is in the shield zone"),
)


PUT_TOP_CARD_ONTO_THAT_SHIELD = plain(
    programs.ONTO_NEWEST_SHIELD,
    "put the top card of your deck onto that shield face up",
    needs=("number", "nothing before adds a shield"),
)


ADD_THIS_SPELL_TO_SHIELDS = plain(
    programs.SHIELDIFY_THIS,
    "add this spell to your shields face down",
    needs=("this spell", "only an effect of a spell can do that with it"),
)
SHUFFLE_THIS_SPELL_INTO_DECK = plain(
    programs.SHUFFLE_THIS,
    "shuffle this spell into your deck",
    needs=("this spell", "only an effect of a spell can do that with it"),
)


@word
def put_under_a_shield_up_to(number: FromOne) -> Plain:
    """The top cards of your deck go under one of your shields one by one, up to that many (113.2)."""
    english = f"put up to {_cards(number, up_to=True)} from the top of your deck under one of your shields face down"
    return plain(programs.UNDER_A_SHIELD, english, amount=number, up_to=1, how=0)


PUT_UNDER_A_SHIELD_AND_ONE_BACK = plain(
    programs.UNDER_A_SHIELD,
    "put up to one card from the top of your deck under one of your shields face down. If you do, look at all cards of "
    "that shield and put one of them on top of your deck",
    amount=1,
    up_to=1,
    how=programs.ONE_BACK,
)


@word
def turn_face_down(number: FromOne) -> Plain:
    """Turn this many face-up cards of your shields face down; nothing happens if there are too few."""
    cards = "a face-up card" if number == 1 else f"{number} face-up cards"
    return plain(programs.FACE_DOWN, f"turn {cards} in your shield zone face down", amount=number)


GACHINKO_JUDGE = plain(programs.JUDGE, "you and your opponent play Gachinko Judge", how=0)
ROCK_PAPER_SCISSORS = plain(programs.JUDGE, "you and your opponent play Rock-Paper-Scissors", how=programs.BY_HANDS)
GACHINKO_JUDGES = plain(
    programs.JUDGE, "you and your opponent play Gachinko Judge until you lose or stop", how=programs.UNTIL_LOST
)
POWER_GACHINKO_JUDGE = plain(programs.JUDGE, "you and your opponent play Power Gachinko Judge", how=programs.BY_POWER)
LOSE_THE_GAME = plain(programs.LOSE, "you lose the game", whose=owners.YOURS)
REDRAW_HANDS = plain(
    programs.REDRAW_HANDS,
    "each player counts the cards in their hand, shuffles them into their deck and draws that many",
    whose=owners.ANYONES,
)
REDRAW_YOUR_HAND = plain(
    programs.REDRAW_HANDS,
    "count the cards in your hand, shuffle them into your deck and draw that many",
    whose=owners.YOURS,
)
REDRAW_THAT_HAND = plain(
    programs.REDRAW_HANDS,
    "that player counts the cards in their hand, shuffles them into their deck and draws that many",
    whose=programs.CHOSEN_PLAYERS,
)
EXCHANGE_HANDS_AND_MANA = plain(
    programs.EXCHANGE,
    "each player puts all cards from their mana zone into their hand and at the same time all cards from their hand "
    "into their mana zone tapped",
    whose=owners.ANYONES,
)
EXCHANGE_HAND_AND_MANA = plain(
    programs.EXCHANGE,
    "put all cards from your mana zone into your hand and at the same time all cards from your hand into your mana "
    "zone tapped",
    whose=owners.YOURS,
)
WIN_THE_GAME = plain(programs.WIN, "you win the game", whose=owners.YOURS)
THE_ATTACK_ENDS = plain(programs.STOP_ATTACK, "the attack ends", how=programs.ATTACK_ENDS)
NO_BATTLE_HAPPENS = plain(programs.STOP_ATTACK, "no battle happens", how=programs.NO_BATTLE)


@dataclass(frozen=True)
class UseItsPutAbility(Effect):
    """Use an ability of the card just spoken of, or of the card of the event, as if it had been put."""

    tells_whether_done = True

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        if not rows.speaks_of_them:
            THAT_CARD.write(rows, verbs.NO_VERB)
        rows.step(programs.USE_PUT_ABILITY)

    def words(self) -> str:
        """The sentence in English."""
        begin = '"When you put this creature into the battle zone"'
        return f"you may use one of that card's abilities that begin with {begin}"


USE_ITS_PUT_ABILITY = UseItsPutAbility()


USE_THAT_ABILITY = plain(
    programs.USE_THAT_ABILITY, "use that ability", needs=("that ability", "the event is not an ability that triggers")
)


@dataclass(frozen=True)
class UseThis(Effect):
    """Summon or cast this card from the zone in which it is declared, and what follows its use."""

    cost: int  # -1: for no cost; AS_PAID
    english: str  # "summon this creature"
    rider: tuple[Effect, ...] = ()
    tells_whether_done = True

    def write(self, rows: Rows) -> None:
        """Write the steps."""
        rider = rows.program_aside(self.rider) if self.rider else programs.NO_PROGRAM
        rows.step(programs.USE_THIS, cost=self.cost, program=rider, put_on=0)

    def words(self) -> str:
        """The sentence in English."""
        if self.cost == uses.AS_PAID:
            return f"{self.english} as if its cost had been paid"
        price = "no cost" if self.cost < 0 else f"{self.cost} mana"
        return f"{self.english} for {price}" + (f". {sentences(self.rider)}" if self.rider else "")

    def spoken(self, mention: Mention | None) -> tuple[Effect, Mention | None]:
        """The sentence in a text that has just spoken of some cards."""
        return replace(self, rider=in_context(self.rider, None)[0]), mention and mention.later()
