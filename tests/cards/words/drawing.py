"""Random definitions in the card language: drawn from its exported words, and changed in one place.

A word is drawn wherever its type fits, as its annotations say, so that a new word takes part without being named
here; only plain numbers and texts are listed, by the names of their parameters. What the language refuses is drawn
again by the caller. Nothing here is a test.
"""

from __future__ import annotations

import ast
import collections
import dataclasses
import functools
import inspect
import random
import types
import typing
from collections.abc import Iterator
from typing import Annotated, Any

from sim.cards import words
from sim.cards.words import Cards, Effect, Feature

DEEPEST = 7  # from here on, the shortest pieces are drawn

# Exported names that are no words of a definition: the types of pieces.
NOT_DRAWN = {
    name for name in words.__all__ if isinstance(getattr(words, name), type) and name not in ("creature", "spell")
}

# Plain numbers and texts, by the parameter that takes them.
CIVILIZATIONS = ("LIGHT", "WATER", "DARKNESS", "FIRE", "NATURE")
KEYWORD_BITS = (
    "BLOCKER",
    "SHIELD_TRIGGER",
    "SPEED_ATTACKER",
    "SLAYER",
    "DOUBLE_BREAKER",
    "TRIPLE_BREAKER",
    "QUATTRO_BREAKER",
    "WORLD_BREAKER",
    "INFINITY_BREAKER",
    "CHARGER",
    "GUARD_STRIKE",
    "MACH_FIGHTER",
    "GUARDMAN",
    "POWERED_BREAKER",
)
ZONES = ("BATTLE", "HAND", "MANA", "GRAVEYARD", "SHIELD", "DECK")
ACTS = (
    "ACT_SHIELD_TRIGGER",
    "ACT_SUMMON",
    "ACT_CAST",
    "ACT_PUT",
    "ACT_PUT_UNSUMMONED",
    "ACT_LEAVE_GRAVEYARD",
    "ACT_TAP_ABILITY",
    "ACT_CHARGE",
    "ACT_LOOK_AT_DECK",
    "ACT_LEAVE_MANA",
    "ACT_LEAVE_SHIELDS",
    "ACT_CAST_FROM_THERE",
    "ACT_PUT_FROM_ELSEWHERE",
    "ACT_PUT_FROM_OUTSIDE",
    "ACT_USE_FROM_OUTSIDE",
)
DURATIONS = ("END_OF_THIS_TURN", "END_OF_YOUR_TURN", "YOUR_NEXT_TURN", "END_OF_OPPONENTS_NEXT_TURN", "REST_OF_GAME")
NAMED_NUMBERS = {
    "civilizations": CIVILIZATIONS,
    "keywords": KEYWORD_BITS,
    "zone": ZONES,
    "zones": ZONES,
    "acts": ACTS,
    "until": DURATIONS,
    "whose": ("ANYONES", "YOURS", "OPPONENTS"),
    "types": ("FORBIDDEN", "EXILE"),
    "characteristic": ("POWER", "COST", "RACE", "CIVILIZATION", "NAME"),
    "sign": ("IS_LESS", "IS_AT_MOST", "IS_EQUAL", "IS_AT_LEAST", "IS_MORE"),
}
SUMS = ("civilizations", "acts", "keywords")  # several can be taken at once
PLAIN: dict[str, tuple[Any, ...]] = {
    "race": ("Dragon", "Human"),
    "races": ("Dragon", "Human", "Beast Folk", "Command", "RexStars"),
    "names": ("Aqua", "Bolshack"),
    "name": ("Aqua Hulcus", "Bolshack Dragon"),
    "other_than": ("Human", "Beast Folk"),
    "ability_word": ("Wave striker", "Mana Arms 3"),
    "word": ("Mana Arms 3", "Onitime"),
    "english": ("card put in this way", "creature destroyed in this way"),
    "amount": (1000, 2000, -1000, 1, 2, 3),
    "at_least": (1, 2, 4000),
    "at_most": (2, 3, 5, 6000),
    "total_power": (3000, 5000),
    "total_cost": (4, 6),
    "floor": (0, 1, 2),
}
NUMBERS = (1, 2, 3)


@dataclasses.dataclass(frozen=True)
class Piece:
    """A word with its arguments, or a plain value: what it is made of, so that one place can be drawn again."""

    wanted: Any  # the annotation that it was drawn for
    parameter: str
    word: str = ""  # an exported name, or ".name" for a method of the first argument
    arguments: tuple[Piece, ...] = ()
    named: tuple[tuple[str, Piece], ...] = ()
    value: Any = None

    def made(self) -> Any:
        """The piece itself."""
        arguments = [piece.made() for piece in self.arguments]
        named = {name: piece.made() for name, piece in self.named}
        if self.word == "tuple":
            return tuple(arguments)
        if self.word == "sum":
            return arguments[0] | arguments[1]
        if self.word.startswith("."):
            cards, *others = arguments
            return getattr(cards, self.word[1:])(*others, **named)
        if not self.word:
            return self.value
        thing = getattr(words, self.word)
        return thing(*arguments, **named) if inspect.isfunction(thing) else thing

    def source(self) -> str:
        """The piece as it is written in Python."""
        arguments = [piece.source() for piece in self.arguments]
        named = [f"{name}={piece.source()}" for name, piece in self.named]
        if self.word == "tuple":
            return f"({', '.join(arguments)},)"
        if self.word == "sum":
            return " | ".join(arguments)
        if self.word.startswith("."):
            return f"{arguments[0]}{self.word}({', '.join([*arguments[1:], *named])})"
        if not self.word:
            return repr(self.value)
        call = inspect.isfunction(getattr(words, self.word))
        return f"{self.word}({', '.join([*arguments, *named])})" if call else self.word

    def pieces(self) -> Iterator[Piece]:
        """The piece and all that it is made of."""
        yield self
        for piece in (*self.arguments, *(piece for _, piece in self.named)):
            yield from piece.pieces()


def _result(name: str) -> Any:
    """The type of what an exported name gives; None if it is no word."""
    thing = getattr(words, name)
    if inspect.isfunction(thing):
        return typing.get_type_hints(thing)["return"]
    return type(thing)


def _methods() -> dict[str, Any]:
    """The methods that narrow down a description."""
    found = {}
    for name, method in vars(Cards).items():
        if inspect.isfunction(method) and typing.get_type_hints(method).get("return") is Cards:
            found["." + name] = method
    return found


METHODS = _methods()
WORDS = {name: _result(name) for name in words.__all__ if name not in NOT_DRAWN}
ALL_DRAWN = {*WORDS, *METHODS}


def _takes(wanted: Any, result: Any) -> bool:
    parts = typing.get_args(wanted)
    if isinstance(wanted, types.UnionType) or typing.get_origin(wanted) is typing.Union:
        return any(_takes(part, result) for part in parts)
    if isinstance(result, types.UnionType):
        return any(_takes(wanted, part) for part in typing.get_args(result))
    return isinstance(wanted, type) and isinstance(result, type) and issubclass(result, wanted)


@functools.cache
def _that_fit(wanted: Any) -> list[str]:
    """The words whose result fits."""
    return [name for name, result in WORDS.items() if _takes(wanted, result)]


@functools.cache
def _some_that_fit(wanted: Any, without_arguments: bool, without_effects: bool) -> list[str]:
    """Of the words whose result fits those that take no arguments, if there are any, or no effects."""
    names = _that_fit(wanted)
    if without_arguments:
        names = [name for name in names if not inspect.isfunction(getattr(words, name))] or names
    if without_effects:
        names = [name for name in names if "effects" not in _parameters(getattr(words, name))]
    return names


@functools.cache
def _hints(function: Any) -> dict[str, Any]:
    return typing.get_type_hints(function, include_extras=True)


class Drawing:
    """Draws definitions; words that were in few definitions so far are preferred, the more the lower `patience` is."""

    def __init__(self, seed: int, patience: float = 3) -> None:
        self.random = random.Random(seed)
        self.patience = patience
        self.used: collections.Counter[str] = collections.Counter()

    def note(self, card: Piece) -> None:
        """Count the words of a definition that the language has accepted."""
        self.used.update({piece.word for piece in card.pieces()})

    # --- A whole card ---
    def card(self) -> Piece:
        """A definition, or one of the examples with some places changed."""
        if self.random.random() < 0.5:
            return self.new_card()
        card = self.random.choice(EXAMPLES)
        for _ in range(self.random.choice((0, 1, 1, 2, 3))):
            card = self.changed(card)
        return card

    def new_card(self) -> Piece:
        """A creature, mostly; a spell, an impulse with its creature, or a twinpact."""
        kind = self.random.choices(("creature", "spell", "impulse", "twinpact"), (60, 34, 2, 4))[0]
        if kind == "twinpact":
            return Piece(None, "", "twinpact", (self.face("creature"), self.face("spell")))
        if kind == "impulse":
            back = self.face("creature")
            front = self.face("impulse")
            seals = Piece(Feature, "", "starts_sealed", (self.draw("seals", int, 0),))
            flips = Piece(Feature, "", "liberates")
            return dataclasses.replace(
                front, arguments=(*front.arguments[:3], seals, flips), named=(("other_face", back),)
            )
        return self.face(kind)

    def face(self, kind: str) -> Piece:
        """A creature or a spell."""
        facts: list[Any] = ["Test Card", self.random.choice((2, 8, 10)), self.random.choice((2, 3, 4))]
        named: tuple[tuple[str, Piece], ...] = ()
        if kind == "creature":
            facts += [self.random.choice((1000, 3000)), self.random.choice(("Human", "Dragon", "Beast Folk"))]
            if self.random.random() < 0.03:
                named = (("types", Piece(None, "types", "FORBIDDEN")),)
        paragraphs = []
        if kind != "spell" or self.random.random() < 0.4:
            paragraphs.append(self.draw("features", Feature, 1))
        if kind == "spell":
            paragraphs += [self.draw("effects", Effect, 1) for _ in range(self.random.choice((1, 1, 2, 3)))]
        pieces = tuple(Piece(None, "", value=value) for value in facts)
        return Piece(None, "", kind, (*pieces, *paragraphs), named)

    # --- Any piece ---
    def draw(self, parameter: str, wanted: Any, depth: int) -> Piece:
        """A piece for a parameter with this annotation."""
        origin, parts = typing.get_origin(wanted), typing.get_args(wanted)
        if origin is tuple:
            number = self.random.choice((1, 1, 2))
            return Piece(wanted, parameter, "tuple", tuple(self.draw("", parts[0], depth + 1) for _ in range(number)))
        if origin is typing.Union or isinstance(wanted, types.UnionType):
            some = [part for part in parts if part is not type(None)]
            return dataclasses.replace(self.draw(parameter, self.random.choice(some), depth), wanted=wanted)
        if origin is Annotated or wanted in (int, str, bool) or isinstance(wanted, typing.NewType):
            return self.plain(parameter, wanted)
        if wanted is Cards:
            return self.cards(parameter, depth)
        return self.word(parameter, wanted, depth)

    def plain(self, parameter: str, wanted: Any) -> Piece:
        """A plain number or text."""
        if wanted is bool:
            return Piece(wanted, parameter, value=self.random.random() < 0.5)
        if parameter in NAMED_NUMBERS:
            names = NAMED_NUMBERS[parameter]
            some = self.random.choice(names)
            first = Piece(wanted, parameter, min(names, key=lambda name: self.used[name]), value=some)
            if self.random.random() < 0.7:
                first = Piece(wanted, parameter, some)
            if parameter in SUMS and self.random.random() < 0.2:
                return Piece(wanted, parameter, "sum", (first, Piece(wanted, parameter, self.random.choice(names))))
            return first
        values = PLAIN.get(parameter, NUMBERS)
        return Piece(wanted, parameter, value=self.random.choice(values))

    def cards(self, parameter: str, depth: int) -> Piece:
        """A description of cards."""
        some = self.word(parameter, Cards, depth + 3)
        for _ in range(self.random.choice((0, 1, 1, 1, 2, 2, 3))):
            name = self.preferred(list(METHODS))
            some = self.call(name, METHODS[name], parameter, Cards, depth + 3, some)
        if self.random.random() < 0.7:
            owner = self.random.choice(("your", "your_opponents", "your", "your_opponents", "that_players"))
            some = Piece(Cards, parameter, owner, (some,))
        return some

    def preferred(self, names: list[str]) -> str:
        """One of the names, sooner one that few definitions have had."""
        weights = [1 / (self.patience + self.used[name]) for name in names]
        return self.random.choices(names, weights)[0]

    def word(self, parameter: str, wanted: Any, depth: int) -> Piece:
        """A word whose result fits."""
        is_short = wanted is Effect and depth > 3 and self.random.random() < 0.7
        name = self.preferred(_some_that_fit(wanted, depth >= DEEPEST, is_short))
        return self.call(name, getattr(words, name), parameter, wanted, depth)

    def call(
        self, name: str, function: Any, parameter: str, wanted: Any, depth: int, cards: Piece | None = None
    ) -> Piece:
        """The word with arguments."""
        if not inspect.isfunction(function):
            return Piece(wanted, parameter, name)
        hints = _hints(function)
        arguments: list[Piece] = [] if cards is None else [cards]
        named: list[tuple[str, Piece]] = []
        for key, parameters in _parameters(function).items():
            if key == "self":
                continue
            if parameters.kind is inspect.Parameter.VAR_POSITIONAL:
                least = 2 if key in ("modes", "bases", "alternatives") else 1
                number = self.random.choice((least, least, least + 1))
                arguments += [self.draw(key, hints[key], depth + 1) for _ in range(number)]
            elif parameters.kind is inspect.Parameter.KEYWORD_ONLY or parameters.default is not inspect.Parameter.empty:
                if parameters.default is inspect.Parameter.empty or self.random.random() < 0.4:
                    named.append((key, self.draw(key, hints[key], depth + 1)))
            else:
                arguments.append(self.draw(key, hints[key], depth + 1))
        return Piece(wanted, parameter, name, tuple(arguments), tuple(named))

    # --- One change ---
    def changed(self, card: Piece) -> Piece:
        """The definition with one place changed: a piece drawn again, or the last sentence of a scope after it."""
        if self.random.random() < 0.25:
            moved = self._moved(card)
            if moved is not None:
                return moved
        places = [piece for piece in card.pieces() if piece.wanted is not None]
        place = self.random.choice(places)
        return _replaced(card, place, self.draw(place.parameter, place.wanted, 4))

    def _moved(self, card: Piece) -> Piece | None:
        """The last sentence inside another one becomes the sentence after it."""
        found = []
        for outer in card.pieces():
            for index, inner in enumerate(outer.arguments):
                if _is_sentence(inner):
                    found += [(outer, index, *way) for way in _ways_out(inner)]
        if not found:
            return None
        outer, index, inner, last = self.random.choice(found)
        arguments = (*outer.arguments[:index], inner, last, *outer.arguments[index + 1 :])
        return _replaced(card, outer, dataclasses.replace(outer, arguments=arguments))


@functools.cache
def _parameters(function: Any) -> dict[str, inspect.Parameter]:
    return dict(inspect.signature(function).parameters) if inspect.isfunction(function) else {}


def _is_sentence(piece: Piece) -> bool:
    return piece.word in WORDS and _takes(Effect, WORDS[piece.word])


def _ways_out(scope: Piece) -> list[tuple[Piece, Piece]]:
    """The sentence without the last one of those inside it, and that last one."""
    found = []
    if len(scope.arguments) > 1 and _is_sentence(scope.arguments[-1]) and _is_sentence(scope.arguments[-2]):
        found.append((dataclasses.replace(scope, arguments=scope.arguments[:-1]), scope.arguments[-1]))
    for key, group in scope.named:
        if group.word == "tuple" and len(group.arguments) > 1:
            shorter = dataclasses.replace(group, arguments=group.arguments[:-1])
            named = tuple((name, shorter if name == key else piece) for name, piece in scope.named)
            found.append((dataclasses.replace(scope, named=named), group.arguments[-1]))
    if scope.arguments and scope.arguments[-1].word == "tuple" and len(scope.arguments[-1].arguments) > 1:
        mode = scope.arguments[-1]
        shorter = dataclasses.replace(mode, arguments=mode.arguments[:-1])
        found.append((dataclasses.replace(scope, arguments=(*scope.arguments[:-1], shorter)), mode.arguments[-1]))
    return found


def _replaced(card: Piece, place: Piece, by: Piece) -> Piece:
    """The definition with another piece in that place; equal pieces elsewhere stay."""
    if card is place:
        return by
    return dataclasses.replace(
        card,
        arguments=tuple(_replaced(piece, place, by) for piece in card.arguments),
        named=tuple((name, _replaced(piece, place, by)) for name, piece in card.named),
    )


# --- Examples: what a random definition rarely contains ---
def read(source: str) -> Piece:
    """The piece that a Python expression writes."""
    return _read(ast.parse(source, mode="eval").body, None, "")


def _read(node: ast.expr, wanted: Any, parameter: str) -> Piece:
    if isinstance(node, ast.Name):
        return Piece(wanted, parameter, node.id)
    if isinstance(node, ast.BinOp):
        return Piece(wanted, parameter, "sum", (_read(node.left, None, parameter), _read(node.right, None, parameter)))
    if isinstance(node, ast.Tuple):
        part = typing.get_args(wanted)[0] if typing.get_origin(wanted) is tuple else Effect
        return Piece(wanted, parameter, "tuple", tuple(_read(child, part, "") for child in node.elts))
    if not isinstance(node, ast.Call):
        return Piece(wanted, parameter, value=ast.literal_eval(node))
    method = isinstance(node.func, ast.Attribute)
    name = "." + node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
    function = METHODS[name] if method else getattr(words, name)
    arguments = [_read(node.func.value, Cards, parameter)] if isinstance(node.func, ast.Attribute) else []
    hints = _hints(function)
    keys = [key for key in _parameters(function) if key != "self"]
    several = [key for key, one in _parameters(function).items() if one.kind is inspect.Parameter.VAR_POSITIONAL]
    for index, child in enumerate(node.args):
        key = several[0] if several and index >= keys.index(several[0]) else keys[index]
        kinds = ("creature", "spell", "castle", "impulse", "cross_gear", "field", "twinpact")
        kinds += ("aura", "tamaseed", "weapon", "fortress", "king_cell")
        fact = name in kinds and key not in ("features", "parts")
        arguments.append(_read(child, None if fact else hints[key], key))
    named = tuple((str(word.arg), _read(word.value, hints[str(word.arg)], str(word.arg))) for word in node.keywords)
    return Piece(wanted, parameter, name, tuple(arguments), named)


def _spell(*effects: str) -> Piece:
    return read(f"spell('Test Card', FIRE, 3, {', '.join(effects)})")


def _field(*features: str) -> Piece:
    return read(f"field('Test Card', FIRE, 3, {', '.join(features)})")


def _creature(*features: str) -> Piece:
    return read(f"creature('Test Card', FIRE, 3, 3000, 'Human', {', '.join(features)})")


def _castle(*features: str) -> Piece:
    return read(f"castle('Test Card', FIRE, 3, {', '.join(features)})")


def _gear(*features: str) -> Piece:
    return read(f"cross_gear('Test Card', FIRE, 3, {', '.join(features)})")


EXAMPLES = (
    _creature(
        "whenever_opponent_casts(SPELLS, draw(1), condition=FOR_NO_COST)",
        "whenever_attacks(when(either_holds(YOU_HAVE_NO_SHIELDS, exactly(2, your(CREATURES))), draw(1)))",
        "when_put(when(unless(YOU_HAVE_NO_SHIELDS), draw(1)))",
        "after_one_attacks(your(CREATURES), draw(1))",
    ),
    _spell("goes_onto_shield_after_casting", "sabaki_z_of_spell", "draw(count(CARDS.face_up()))"),
    _spell("choose_and_put_under(choose(1, your(CREATURES)), choose(1, your(CARDS.in_zone(DECK))))"),
    _spell("put(choose_up_to_in_different_zones(2, your(CREATURES.in_zone(MANA, GRAVEYARD)), count(your(CREATURES))))"),
    _creature("sabaki_z", "when_put(put_on_shield(choose(1, your_opponents(CREATURES))))"),
    _creature(
        "shield_go",
        "in_shields(each_gets_power(your(CREATURES), 1000))",
        "when_put_face_up(draw(1))",
    ),
    _creature(
        "in_battle_or_shields(instead_of_breaking(discard(choose(1, your(CARDS.in_zone(HAND))))))",
        "whenever_your_face_up_shield_is_broken(add_to_shields_face_up(choose(1, your(CARDS.in_zone(HAND)))))",
    ),
    _creature("galaxyshield(2, FIRE)", "galaxy_go", "whenever_attacks(when(THIS_ATTACKS_FIRST, draw(1)))"),
    _spell("galaxyshield(2, FIRE)", "galaxy_go_of_spell", "destroy(every(CREATURES.exile()))"),
    read("creature('Test Card', FIRE, 3, 3000, 'Human', types=EXILE)"),
    _castle("saves_fortified_shield", "when_fortifies(draw(1))", "fortified_shield_triggers"),
    _castle("fortified_shields_cant_be_broken(condition=ON_YOUR_TURN)", "your_shields_trigger(condition=ON_YOUR_TURN)"),
    _creature(
        "whenever_put_into_your_shields(CASTLES, draw(1))", "when_put(put_into_graveyard(choose(1, your(CASTLES))))"
    ),
    _gear(
        "whenever_one_attacks(THE_CROSSED, draw(1))",
        "each_has(THE_CROSSED, double_breaker, condition=crossed_is(DRAGONS))",
        "crossed_for_no_cost_with(your(DRAGONS))",
    ),
    _gear("shield_trigger_cross", "gets_power(1000, condition=THIS_IS_NOT_CROSSED)", "doubles_power(THE_CROSSED)"),
    _gear("whenever_one_is_unblocked_at_player(THE_CROSSED, draw(1))"),
    _creature(
        "is_also('Human', condition=THIS_IS_CROSSED)",
        "has(whenever_attacks(draw(1), condition=THIS_ATTACKS_FIRST), condition=THIS_IS_CROSSED)",
        "shields_go_to_mana",
    ),
    _creature("gears_cost_less(your(GEARS), 1, 1)", "crosses_for_no_cost(your(GEARS))"),
    _creature(
        "when_destroyed(may(cross(every(your(GEARS.that_were_crossed_with_this())), "
        "choose(1, your(CREATURES.other())))))",
        "each_has(your(GEARS.crossed_with_this()), cant_be_chosen)",
    ),
    _spell(
        "may(generate_for_no_cost(choose(1, your(GEARS.in_zone(HAND)))))",
        "destroy(choose(1, your_opponents(GEARS)))",
        "destroy(the_crossed_with_it(CREATURES.power(at_most=2000)))",
    ),
    _creature("whenever_you_generate(GEARS, draw(1))", "prohibits(ACT_GENERATE, your_opponents(GEARS))"),
    _spell(
        "look_at_top(3)", "take(among_them(choose(1, CARDS)))", "put_into_mana(among_the_rest(choose(1, CREATURES)))"
    ),
    _spell(
        "look_at_top(4)", "may(reveal(among_them(choose(1, CREATURES))), if_you_do=(take(IT),))", "destroy(THE_REST)"
    ),
    _spell(
        "reveal_until(CREATURES)",
        "destroy(every(compared(CREATURES, POWER, IS_LESS, IT)))",
        "put_into_graveyard(THE_REVEALED)",
    ),
    _spell("pick(at_random(1, your(CARDS.in_zone(HAND))))", "discard(one_more_at_random(your(CARDS.in_zone(HAND))))"),
    _creature(
        "whenever_blocks_and_wins(destroy(every(CREATURES.sharing_a_race_with_the_destroyed())))",
        "loses_into_mana",
        "must_be_attacked(condition=NOT_ATTACKED_YET)",
    ),
    _creature(
        "whenever_blocks(may(put(choose(1, your(CREATURES.in_zone(HAND))), tapped=True), "
        "if_you_do=(IT_BATTLES_INSTEAD,)))"
    ),
    _creature("when_put(mill_from_deck(1), may(DESTROY_THIS_TO_PUT_IT))"),
    _creature("whenever_battles(reveal_until(CREATURES), BECOMES_REVEALED, put_into_graveyard(THE_REVEALED))"),
    _spell("for_a_while(mana_instead_of_graveyard)"),
    _spell("for_each_card(your(CREATURES), may(draw(1)))", "EXCHANGE_HAND_AND_MANA"),
    _creature(
        "once_each_turn(whenever_you_cast_from_hand(SPELLS, may(CAST_THAT_SPELL_AGAIN)))",
        "spells_from_graveyard_go_under_deck",
        "spells_go_under_this",
    ),
    _spell("PICK_A_PLAYER", "destroy(that_player_chooses(1, CREATURES))", "shuffle_into_deck(every(your(SHIELDS)))"),
    _spell("put_into_mana(choose(1, your(CARDS.in_zone(HAND))), tapped=True)"),
    _creature("whenever_put(CREATURES.other(), put_into_mana(its_owner_chooses(1, CREATURES)))"),
    _creature(
        "whenever_attacks(pick(choose_up_to(2, CREATURES)), when(THEIR_TOTAL_POWER_IS_LESS, destroy(THEM)))",
        "evolves_into_any_race",
    ),
    _spell("when(opponent_has_more(CREATURES), draw(opponents_surplus(CREATURES)))"),
    _spell("put_top_card_into_mana(choose(1, CREATURES.evolution()))", "shieldify_up_to(2)"),
    _spell("reveal_top(3)", "take(all_among_them(CREATURES))", "put_into_graveyard(THE_REST)"),
    _spell("reveal_top(1)", "when(they_are(CREATURES), put(IT), otherwise=(put_on_bottom_of_deck(THEM),))"),
    _spell("look_at_top(3)", "PUT_THEM_BACK", "draw(THAT_MANY)"),
    _spell("tap(choose(1, CREATURES))", "destroy(every(compared(CREATURES, POWER, IS_LESS, IT)))"),
    _creature("whenever_attacks(tap(choose(1, compared(CREATURES.in_zone(MANA), RACE, IS_EQUAL, THIS))))"),
    _creature("whenever_attacks(tap(choose(1, compared(CREATURES, CIVILIZATION, IS_EQUAL, THIS))))"),
    _creature("whenever_attacks(tap(every(compared(CREATURES, COST, IS_MORE, THIS))))"),
    _creature("whenever_attacks(tap(every(compared(CREATURES, NAME, IS_EQUAL, THIS))))"),
    _spell("tap(every(compared(CREATURES, COST, IS_AT_LEAST, count(SHIELDS))))"),
    _creature(
        "each_is_also(your(CREATURES.other()), 'Human')", "each_has_every_civilization(your(CARDS.in_zone(MANA)))"
    ),
    _spell("PICK_A_PLAYER", "look_at(every(that_players(CARDS.in_zone(HAND))))", "draw(1, whose=CHOSEN_PLAYERS)"),
    _spell("mill_until(2, CREATURES, whose=OPPONENTS)", "mill_all_but(2)"),
    _spell(
        "draw_up_to(3)",
        "reveal(choose_any_number(your(CARDS.in_zone(HAND))))",
        "for_each_of_them(return_to_hand(choose(1, compared(your_opponents(CREATURES), COST, IS_AT_MOST, IT))))",
    ),
    _creature(
        "whenever_attacks(PUT_EX_LIFE_INTO_GRAVEYARD)", "each_gets_power_for_its_civilizations(your(CREATURES), 1000)"
    ),
    _creature(
        "prohibits(ACT_CAST_FOR_NO_COST | ACT_SUMMON_FOR_NO_COST, your_opponents(CARDS))",
        "prohibits(ACT_DRAGSOLVE, your_opponents(CARDS))",
    ),
    _creature(
        "may_send_broken_shields_to_graveyard("
        "put(choose(1, compared(your(CREATURES.psychic().in_zone(HYPERSPATIAL)), COST, IS_EQUAL, IT))))"
    ),
    _creature("RETURNS_FIRST_BREAK", "when_put(put_from_anywhere(CREATURES.called('Death, Destruction God')))"),
    _spell("turn_face_up(choose(1, your_opponents(SHIELDS)))"),
    _creature("stays_when_opponent_returns(your(CREATURES.psychic()))"),
    _creature(
        "whenever_put(your_opponents(CREATURES.with_when_put_ability()), put_into_mana(THAT))",
        "when_put(put_into_hyperspatial(choose(1, your(CARDS.in_zone(HAND)))))",
    ),
    _spell(
        "mill_from_deck(3)",
        "put(among_them(choose(1, CREATURES)))",
        "have_it_battle(choose(1, your_opponents(CREATURES)))",
    ),
    _spell(
        "mill_from_deck(3)",
        "put(among_them(choose(1, CREATURES)))",
        "have_it_break_shields(choose(1, your_opponents(SHIELDS)))",
    ),
    _spell("discard(choose_any_number(your(CARDS.in_zone(HAND))))", "for_each('card discarded in this way', draw(1))"),
    _spell("tap(choose(1, your_opponents(CREATURES)))", "give(blocker, IT)", "destroy(choose_no_stronger(CREATURES))"),
    _spell("discard(opponent_chooses(1, your_opponents(CARDS.in_zone(HAND))))", "if_you_do(draw(1))"),
    _spell("destroy(choose(1, your(CREATURES)))", "if_you_do(draw(1), draw(2))", "when(YOU_HAVE_NO_SHIELDS, draw(1))"),
    _spell("may(destroy(choose(1, CREATURES)), if_you_do=(draw(1),), if_you_dont=(draw(2), draw(1)))"),
    _spell("choose_a_number(draw(1), destroy(every(CREATURES.costing_the_number())), prohibit(ACT_SUMMON))"),
    _spell("destroy(choose(1, CREATURES))", "mill_from_deck(COST_OF_THEM)", "draw(count_of_them(CREATURES))"),
    _spell(
        "return_to_hand(choose(1, CREATURES))",
        "prohibit(ACT_SUMMON, until=OPPONENTS_NEXT_TURN, cards=compared(CREATURES, COST, IS_EQUAL, IT))",
    ),
    _creature("when_put(put_onto_this(choose(1, your(CREATURES.that_can_evolve_from_this().in_zone(HAND)))))"),
    _creature("stay_if_others_go(CREATURES, 2, TAMASEEDS)", "super_soul_cross(blocker)"),
    _creature("instead_of_being_destroyed(DECK_BOTTOM)"),
    _spell("choose_a_race(destroy(every(CREATURES.of_that_race())), draw(1), other_than='Human')"),
    _spell("choose_a_civilization(destroy(every(CREATURES.of_that_civilization())), draw(1))"),
    _spell("choose_a_card_name(reveal_top(1), when(they_are(CARDS.with_that_name()), take(IT)))"),
    _spell("destroy(every(CREATURES.called('Aqua Hulcus')))"),
    _spell("destroy(every(CREATURES.not_called('Aqua Hulcus').evolving_from('Dragon')))"),
    _creature(
        "when_put(choose_a_race_for_this('Human'))", "each_gets_power(CREATURES.of_the_race_chosen_for_this(), 1000)"
    ),
    _spell("when(all_are(your(CARDS.in_zone(MANA)), CARDS.civilization(FIRE)), draw(1))"),
    _spell("GACHINKO_JUDGE", "if_you_do(draw(1))"),
    _spell("when(is_at_most(costs_among(your(ELEMENTS)), 3), draw(1))"),
    _spell("when(is_at_most(civilizations_among(your(CREATURES)), 3), draw(1))"),
    _creature("gets_power(for_each_civilization_among(your(CREATURES), 1000), condition=opponent_has_more(CREATURES))"),
    _spell("PICK_A_PLAYER", "destroy(choose(1, that_players(CREATURES)))", "SHUFFLE_THAT_DECK"),
    _spell("some_of(2, draw(1), (draw(1), draw(2)), same_again=True)", "draw(3)"),
    _spell("one_of(draw(1), (draw(1), draw(2)))", "draw(3)"),
    _spell("one_or_both(at_least(2, your(CREATURES)), draw(1), (charge_from_deck(1), draw(2)))", "draw(3)"),
    _spell("when(at_least(2, your(CREATURES)), may(draw(1)), draw(1), otherwise=(draw(2), draw(1)))"),
    _spell(
        "return_shields(choose(1, your(SHIELDS)), shield_triggers=False)",
        "break_shields(choose(1, your_opponents(SHIELDS)))",
    ),
    _spell("destroy(all_but(opponent_chooses(2, your_opponents(CREATURES))))", "tap(together(choose(1, CREATURES)))"),
    _spell(
        "additional_cost(destroy(choose(1, your(CREATURES))))",
        "may_cast_from(MANA, goes_to_mana_after_casting)",
        "draw(1)",
    ),
    _spell(
        "returns_to_hand_after_casting",
        "shield_trigger_if(YOU_HAVE_NO_SHIELDS)",
        "castable_only(ON_YOUR_TURN)",
        "draw(1)",
    ),
    _spell("shield_trigger", "when(DECLARED_WITHOUT_SHIELDS, draw(1))"),
    _creature("shield_trigger", "when_put(draw(1), condition=DECLARED_WITHOUT_SHIELDS)"),
    _spell("shield_trigger", "when(DECLARED_AFTER_TWO_BREAKS, draw(1))"),
    _creature("attack_chance_of_creature(DRAGONS)"),
    _spell("attack_chance(DRAGONS)", "revolution_zero_trigger_of_spell", "draw(1)"),
    _spell("oniend", "may_cast_at_end_of_opponents_turn(YOU_HAVE_NO_SHIELDS)", "draw(1)"),
    _spell("prohibit(ACT_CAST | ACT_SUMMON, OPPONENTS, YOUR_NEXT_TURN, CARDS.civilization(FIRE))"),
    _spell("take_an_extra_turn(LOSE_THE_GAME)", "draw(1)"),
    _spell("put_into_graveyard(choose(1, your(CREATURES).or_one_of(your(CARDS.in_zone(MANA)))))"),
    _creature("whenever_becomes_blocked(destroy(THE_BLOCKER))"),
    _creature("whenever_blocks(destroy(THE_ATTACKER))"),
    _creature(
        "whenever_opponent_casts(SPELLS.cost(at_most=3), draw(1))",
        "whenever_you_cast(SPELLS, return_to_hand(THAT_CARD))",
    ),
    _creature("whenever_one_attacks(your_opponents(CREATURES), may(tap(THAT)), give_power(1000, THIS))"),
    _creature(
        "whenever_attacks(may(make_block_this(choose(1, your_opponents(CREATURES)))), condition=YOU_HAVE_NO_SHIELDS)"
    ),
    _creature(
        "after_each_attack(when(THAT_BROKE_A_SHIELD, draw(1)))", "when_put(draw(1), condition=PUT_ON_NON_EVOLUTION)"
    ),
    _creature("may_summon_by(destroy(choose(2, your(CREATURES))), discard(choose(1, your(CARDS.in_zone(HAND)))))"),
    _creature(
        "may_summon_for_less(2, attack_this_turn(THIS), after_it_attacks(destroy(THIS)), "
        "condition=summoned_another(DRAGONS))"
    ),
    _creature("may_summon_for_less_by(2, discard(choose(1, your(CARDS.in_zone(HAND)))))"),
    _creature("mana_reburst(3)"),
    _creature("when_put(return_to_hand(choose_of_different_costs(your(SPELLS.in_zone(GRAVEYARD)))))"),
    _creature("whenever_put_from_under(your(MAGIC_TOOLS), draw(1))", "vividdraw(3, FIRE)"),
    _spell("vividdraw_of_spell(3, FIRE)", "draw(1)"),
    _creature("may_summon_from_if(GRAVEYARD, YOU_HAVE_NO_SHIELDS)"),
    _creature("whenever_enters_graveyard(your_opponents(CARDS), draw(1))", "whenever_opponent_uses(CARDS, draw(1))"),
    _creature("may_summon_for(2, FIRE, draw(1), condition=YOU_HAVE_NO_SHIELDS)"),
    _creature("may_summon_for_and_when_put(2, FIRE, draw(1))", "may_summon_for_less_and_when_put(1, destroy(THIS))"),
    _creature("cant_untap", "instead_of_losing_once_each_turn(CREATURES)", "revolution_zero_as_it_comes"),
    _creature("when_this_many_come_under_it(2, draw(1))"),
    _spell("this_spell_costs_less_for_each(your(CREATURES), 1)", "draw(1)"),
    _spell("may_cast_for(2, FIRE, condition=YOU_HAVE_NO_SHIELDS)", "when(creatures_were_put(3), draw(1))"),
    _creature("gets_power(for_each_cost_among(your(CREATURES), 1000))", "you_win_by_drawing_the_last_card"),
    _creature("when_put_unsummoned(draw(1))"),
    _creature("when_put_by_revolution_change(reveal_top(3), when(they_all_cost_the_same(CREATURES), put(THEM)))"),
    _spell("discard(choose(1, your(CARDS.in_zone(HAND))))", "draw(1)", "when(the_discarded_is(CREATURES), draw(1))"),
    _spell("return_to_hand(every(CREATURES.costing_at_least_their_mana()))"),
    _spell("may_cast_by(tap(choose(2, your(CREATURES.untapped()))))", "draw(1)"),
    _spell("may_cast_for_no_cost(YOU_HAVE_NO_SHIELDS)", "draw(1)"),
    _spell("this_spell_costs_less(2, condition=YOU_HAVE_NO_SHIELDS)", "draw(1)"),
    _creature("spells_may_cost_less(your(SPELLS), 1, 1, condition=YOU_CAST_NO_SPELL)"),
    _creature("costs_less(2, 1, condition=YOU_HAVE_NO_SHIELDS)", "costs_less_for_each(your(CREATURES), 1)"),
    _creature("vortex_evolves_from(CREATURES.race('Dragon'), CREATURES.race('Human'))"),
    _creature("star_evolves_from(either(CREATURES.race('RexStars'), CREATURES.civilization(FIRE)))"),
    _creature("spells_cost_more(SPELLS, 1)", "spells_cost_less(your(SPELLS), 1, 1)", "cost_more(CREATURES, 1)"),
    _creature("cards_cost_more(CARDS.not_of_several_civilizations(), 2)"),
    _spell("shield_trigger_of_spell_as_it_comes(YOU_HAVE_NO_SHIELDS)", "draw(1)"),
    _creature("instead_of_breaking(destroy(THIS))", "summonable_only(YOU_CAST_A_SPELL)"),
    _creature("instead_of_being_destroyed(HAND, then=(draw(1),), condition=THIS_IS_TAPPED)"),
    _spell("for_a_while(whenever_destroyed(your(CREATURES), draw(1)))", "next_costs_less(CREATURES, 2, 1)"),
    _spell("pick(choose(1, CREATURES))", "at_end_of_turn(destroy(IT))"),
    _creature("cost_less(your(CREATURES), 1, 1)", "may_cost_less(your(DRAGONS), 2, 1)"),
    _creature(
        "prohibits(ACT_SHIELD_TRIGGER, CARDS.civilization(DARKNESS))",
        "allows_only(1, ACT_CAST, your_opponents(SPELLS))",
    ),
    _creature("wave_striker(gets_power(2000), blocker, each_has(your(CREATURES), slayer))"),
    _creature(
        "each_has(CREATURES, attacks_each_turn, condition=cards_under_this(2))", "attacked_if_able(your(CREATURES))"
    ),
    _creature(
        "ability_word('Mana Arms 3', gets_power(1000, condition=both(THIS_IS_TAPPED, at_most(0, your(SHIELDS)))))"
    ),
    _creature(
        "whenever_one_becomes_blocked(your(CREATURES), have_that_break_shields(choose(1, your_opponents(SHIELDS))))",
        "whenever_leaves(CREATURES, draw(1))",
        "whenever_put_into_mana(your(CARDS), draw(1))",
        "whenever_one_blocks(CREATURES, draw(1))",
        "whenever_opponent_puts_mana_into_graveyard(put_into_mana(THAT_CARD))",
    ),
    read(
        "twinpact(creature('Test Card', FIRE, 3, 3000, 'Human', when_destroyed(may(CAST_ITS_SPELL_HALF))), "
        "spell('Test Spell', FIRE, 3, draw(1)))"
    ),
    _creature(
        "whenever_put(compared(CREATURES, POWER, IS_MORE, THIS), draw(1))",
        "shield_trigger_spells_return",
        "casts_broken_spells",
    ),
    _spell("choose_a_power(6000, destroy(every(CREATURES.with_that_power())))"),
    _spell(
        "for_a_while(whenever_one_attacks(your(CREATURES), "
        "make_block_that(choose(1, your_opponents(CREATURES.having(BLOCKER))))))"
    ),
    _creature("whenever_broken_shield_triggers(untap(THIS))", "you_choose_your_shields"),
    _spell(
        "tap(opponent_chooses_any_number(your_opponents(CARDS.in_zone(MANA))))",
        "untap(choose(HALF_THAT_NUMBER, your(CREATURES.tapped())))",
    ),
    _creature("whenever_one_is_attacked(your(CREATURES), draw(1))", "whenever_one_becomes_tapped(CREATURES, draw(1))"),
    _creature("whenever_one_breaks_your_shield(CREATURES, draw(1))", "whenever_one_wins_battle(CREATURES, draw(1))"),
    _creature(
        "whenever_put_into_graveyard(CARDS, draw(1))", "cant_be_blocked_by(CREATURES)", "when_leaves_for_use(draw(1))"
    ),
    _creature("prohibits(ACT_CAST, your_opponents(SPELLS), named_like=your_opponents(SPELLS.in_zone(GRAVEYARD)))"),
    _creature(
        "prohibits(ACT_LOOK_AT_DECK, CARDS)",
        "tap_ability(choose_a_race(at_end_of_turn(untap(every(CREATURES.of_that_race())))))",
    ),
    _spell(
        "destroy(every(CREATURES.with_the_same_name_as_another()))",
        "put_into_graveyard(every(CARDS.in_zone(MANA).with_the_same_name_as_another()))",
    ),
    _spell("reveal_until_several(2, CREATURES)", "put(THEM)"),
    _creature(
        "whenever_one_battles(your(CREATURES), win_the_battle(THAT))",
        "when_put(pick(choose(1, your(CREATURES.in_zone(MANA)))), MAY_SUMMON_IT_THIS_TURN)",
        "may_summon_for_less_by_returning(CREATURES, 1)",
        "when_put(for_a_while(players_cant_lose))",
    ),
    _creature("may_summon_for_less_by_destroying(CREATURES, 2, floor=1)", "costs_to_summon(1, YOU_HAVE_NO_SHIELDS)"),
    _creature(
        "takes_spells(SPELLS, draw(1))", "casts_anyway(SPELLS)", "once_while_it_stays(at_end_of_your_turn(draw(1)))"
    ),
    _spell("shieldify_from_deck(1)", "that_shield_triggers()"),
    _spell(
        "reveal_top(3)",
        "when(they_all_are(CREATURES), draw(1))",
        "put_on_bottom_of_deck(choose_any_number(your_opponents(CREATURES), total_cost=TOTAL_COST_OF_THEM))",
    ),
    _spell("opponent_picks_from_each(MANA, HAND)", "OPPONENT_PUTS_THEM_ON_BOTTOM"),
    _spell(
        "reveal_top(3, whose=OPPONENTS)",
        "pick(among_them(choose(1, CARDS)))",
        "opponent_puts_on_bottom_with_revealed(CREATURES)",
    ),
    read("field('Test Card', FIRE, 3, types=MOONLESS)"),
    _spell("reveal_until(CREATURES, whose=OPPONENTS)", "put(IT)", "put_into_graveyard(THE_REST)"),
    _creature(
        "when_put(pick(choose(1, your_opponents(SHIELDS))), opponent_may(have_this_break_shields(IT), "
        "if_they_do=(draw(1),), if_they_dont=(draw(2), draw(1))), draw(3))"
    ),
    _creature("when_put(may(use_for_no_cost(choose(1, your(CARDS.having(SHIELD_TRIGGER).in_zone(HAND))))))"),
    _creature("revolution_zero_trigger(CREATURES.civilization(FIRE))", "evolves_from(CREATURES)"),
    _spell("cyclone", "goes_to_deck_top_after_casting", "may(send_this_spell(returns_to_hand_after_casting))"),
    _spell("evo_charger", "mugen_climb_of_spell(2, FIRE)", "draw(1)"),
    _creature("mugen_climb(2, FIRE)", "your_spells_have_cyclone"),
    _spell(
        "reveal_top(3)",
        "cast_and_put(among_them(choose_any_number(SPELLS.twinpact())))",
        "put_into_mana(THE_REST)",
    ),
    _spell(
        "look_at_top(3)",
        "pick(among_them(choose(1, SPELLS)))",
        "put_on_bottom_of_deck(THE_REST)",
        "cast_for_no_cost(THE_CHOSEN)",
    ),
    _spell("put_under(choose(1, your(CREATURES.in_zone(MANA))), your(CREATURES))"),
    _spell(
        "keep_from_untapping(choose(1, your_opponents(CREATURES)))", "at_start_of_your_next_turn(destroy(IT), draw(1))"
    ),
    _creature("whenever_a_player_casts(SPELLS, draw(1))", "has(when_put(draw(1)), condition=YOU_HAVE_NO_SHIELDS)"),
    _field(
        "denjara_switch(whenever_a_player_draws_first(may(TURN_THIS_UPSIDE_DOWN, if_you_do=(draw(1),))))", "types=D2"
    ),
    _field("prohibits(ACT_EXPAND, FIELDS)", "types=DG"),
    _creature(
        "when_put(PUT_UNDER_A_SHIELD_AND_ONE_BACK, if_you_do(draw(1)))", "mana_cant_untap(your(SPELLS.in_zone(MANA)))"
    ),
    _spell("PICK_A_PLAYER", "REDRAW_THAT_HAND", "when(A_CARD_LEFT_YOUR_MANA, draw(1))"),
    _creature("more_knight_magic", "gets_power_while_battling(4000, CREATURES.having(BLOCKER))"),
    _creature("gets_power_while_battling(4000, CREATURES.power(at_least=3000))", "when_put(opponent_shieldifies(1))"),
    _creature("opponent_untaps_few_creatures(1)", "deck_cards_are_shuffled_back", "opponents_mana_goes_to_graveyard"),
    _creature(
        "deck_cards_go_to_graveyard", "evolves_from(CREATURES)", "after_each_attack(return_top_card_to_hand(THIS))"
    ),
    _creature("reveals_shields_before_breaking(draw(1))", "players_cast_no_civilization_of_their_graveyard"),
    _creature("evolves_from(CREATURES)", "soul_shift(3)"),
    _creature("ultimate_max_evolves_from(CREATURES.with_ability_word('Ultimate Evolution'))", "when_put(draw(1))"),
    _creature("may_summon_for_less_by_revealing(CARDS.cost(at_least=9), 1)", "opponents_spells_cost_infinite_mana"),
    _creature("no_twin_weapons", "when_put(put_onto_this(choose(1, your(CREATURES.in_zone(HAND)))))"),
    _spell("reveal_top(3)", "when(THEY_DIFFER_IN_COST, draw(1))"),
    _creature("whenever_one_attacks(your(CREATURES.twinpact()), may(CAST_THAT_SPELL_HALF))"),
    _spell("EACH_KEEPS_A_CREATURE_AND_A_TAMASEED"),
    _spell("put_unheard(every(CREATURES.in_zone(MANA)))"),
    _spell("destroy(choose(1, your(CREATURES)))", "reveal_until(costing_exactly_more(CREATURES, 1, IT))", "put(IT)"),
    _creature("when_put(put(choose_of_different_civilizations(your(CARDS.in_zone(MANA)))))"),
    _creature("when_put(BAR_SHIELD_TRIGGERS, ROCK_PAPER_SCISSORS, if_you_win_or_not((draw(1),), (draw(2),)))"),
    _creature("whenever_attacks(give_more_breaks(1, THIS, END_OF_THIS_ATTACK))"),
    _creature("dynamo", "whenever_a_battle_begins(draw(1))", "when_put(draw(TAPPED_FOR_DYNAMO))"),
    _creature("whenever_able_to_attack(may(put_into_graveyard(choose(1, CARDS.under_this())), if_you_do=(draw(1),)))"),
    _creature("whenever_yours_able_to_attack(may(put_into_graveyard(choose(1, CARDS.under_this()))))"),
    _creature("break_one_each_attack(your_opponents(CREATURES))"),
    _spell("opponent_chooses_a_civilization(destroy(every(CREATURES.of_that_civilization())), draw(1))"),
    _spell("choose_a_race(give_that_race(every(your(CREATURES))))"),
    _spell("reveal_top(3)", "may(summon_for_no_cost(among_them(choose_any_number(CREATURES))))"),
    _gear("each_gets_power(CREATURES.sharing_a_race_with_the_crossed(), 1000)"),
    _field("when_put(destroy(every(FIELDS)))", "types=DRAGONIC"),
    _creature("each_has(your(CREATURES), whenever_attacks(draw(1)))", "each_has(CREATURES, tap_ability(draw(1)))"),
    _creature("prohibits(ACT_UNSEAL, your_opponents(CREATURES))"),
    _creature("prohibits(ACT_USE_AURA, your_opponents(AURAS))", "god_link(left=('Left',), right=('Right', 'Other'))"),
    _creature("prohibits(ACT_GUARD_STRIKE, your_opponents(CARDS))", "when_put(link_with(choose(1, your(CREATURES))))"),
    _creature("prohibits(ACT_USE_TAMASEED, your_opponents(TAMASEEDS))", "in_shields(draws_breaks)"),
    _creature("evolves_from(CREATURES)", "when_put(when(EVOLVED_FROM_TAMASEED, draw(1)))"),
    _creature("ultimate_evolves_from(CREATURES.evolution())"),
    _creature("galaxy_vortex_evolves_from(CREATURES, CREATURES, CREATURES)"),
    _creature("when_put(look_at_top(3), use_and_cross_for_no_cost(among_them(choose(1, GEARS))))"),
    _spell("may_cast_for_less(2, discard(choose(1, your(CARDS.in_zone(HAND)))))", "draw(1)"),
    _spell("put(choose(1, your(DRAGHEARTS.in_zone(HYPERSPATIAL))))"),
    _creature("when_put(draw(count(your(CARDS.in_zone(GR)))))"),
    _creature("when_put(destroy(every(DRAGHEART_CREATURES)))", "when_put(dragsolve_all(your(DRAGHEARTS)))"),
    _creature("whenever_attacks(when(second_attack_by(DRAGONS), draw(1)))", "rejoins_deck_with_graveyard"),
    _creature("when_put(when(one_was_destroyed(DRAGONS), draw(1)))", "triples_its_power(YOU_HAVE_NO_SHIELDS)"),
    _creature("whenever_attacks(when(THIS_IS_UNARMED, draw(1)))", "each_gets_power(CARDS.non_weapon(), 1000)"),
    _creature("spells_cost_more_for_each(SPELLS, 1, your(CREATURES))"),
    _spell("put_into_graveyard(choose(1, your(SEALS)))"),
    _creature("whenever_its_ability_triggers(CREATURES, may(USE_THAT_ABILITY))"),
    _creature("when_put(look_at_top(2), add_to_shields(among_them(choose(1, CARDS))), put_on_that_shield(THE_REST))"),
    read("weapon('Test Card', FIRE, 3, each_has(THE_EQUIPPED, cant_be_destroyed, condition=EQUIPPED_IS_ATTACKING))"),
    read("spell('Test Card', FIRE, INFINITE_COST, draw(1))"),
    read("creature('Test Card', FIRE, 3, 3000, 'Human', types=GR_CREATURE)"),
    read("creature('Test Card', FIRE, 3, 3000, 'Human', types=PSYCHIC | SUPER)"),
    read("creature('Test Card', FIRE, 3, 3000, 'Dragon', dragon_evade, types=DRAGHEART)"),
    _creature("when_put(when(a_player_has(3, CREATURES), draw(1)))", "when_wins_battle_against(CREATURES, draw(1))"),
    _creature(
        "when_put(when(you_have_none_of(SPELLS.in_zone(HAND)), draw(1)))", "whenever_one_battles(CREATURES, draw(1))"
    ),
    _creature("when_put(when(you_have_put_other(CREATURES), draw(1)))", "whenever_you_summon(CREATURES, draw(1))"),
    _creature("when_put(when(you_have_with_tamaseeds(3, CREATURES), draw(1)))", "whenever_attached(AURAS, draw(1))"),
    _creature(
        "has(double_breaker, condition=while_battling(CREATURES))", "whenever_attacks_creature(CREATURES, draw(1))"
    ),
    _creature("whenever_one_becomes_blocked_at_player(your(CREATURES), draw(1))"),
    _creature("whenever_one_breaks_shield(your(CREATURES), draw(1))"),
    _spell("give_ability(whenever_attacks(draw(1)), choose(1, your(CREATURES)))"),
    _spell("zero_of_spell", "draw(1)"),
    _spell("destroy(choose(1, CREATURES.having(MACH_FIGHTER | POWERED_BREAKER)))"),
    _creature("has(blocker, condition=THIS_IS_ATTACKING_A_PLAYER)"),
    read("aura('Test Card', FIRE, 3, 3000, 'Tricks', each_gets_power(THE_ATTACHED, 1000))"),
    read("weapon('Test Card', FIRE, 3, each_gets_power(THE_EQUIPPED, 1000))"),
    read("weapon('Test Card', FIRE, 3, at_end_of_your_turn(when(EQUIPPED_IS_TAPPED, draw(1))))"),
    read("fortress('Test Card', FIRE, 3, each_gets_power(your(CREATURES), 1000))"),
    _creature("hyperify(1)", "hyper_mode(6000)", "in_hyper_mode(double_breaker)", "when_put(unleash(THIS))"),
    _creature("hyperify(2)", "hyper_mode(1000)", "whenever_one_attacks(your(CREATURES.unleashed()), draw(1))"),
    read("creature('Test Card', FIRE, 3, 3000, 'Human', when_put(draw(1)), types=DREAM)"),
    _creature("when_put(or_else(discard(choose(1, your(CARDS.in_zone(HAND)))), destroy(THIS)))"),
    _creature("when_put(when(tapped_for_it(CARDS.race('Dragon')), draw(1)))"),
    _creature("fushigiverse(8, FIRE)", "one_costs_less_each_turn(your(CARDS.race('Dragon')), 1)"),
    _creature("one_costs_less_to_summon_each_turn(your(CREATURES), 1)", "whenever_opponent_draws_another(draw(1))"),
    read("creature('Test Card', FIRE, 3, 3000, 'Human', combines('Left', 'Right'), extra_ex_life, types=KING)"),
    read("king_cell('Left', FIRE, guard_strike, other_face=creature('Test Card', FIRE, 3, 3000, 'Human', types=KING))"),
    _creature(
        "players_cant_take_extra_turns", "opponent_shows_only_the_top", "whenever_first_creature_is_put(draw(1))"
    ),
    _creature("whenever_you_use_guard_strike(draw(1))", "whenever_your_shield_enters_graveyard(draw(1))"),
    _creature("may_summon_one_each_turn_from(CREATURES, MANA, for_no_cost=DRAGONS)"),
    _creature("may_summon_one_each_turn_from(CREATURES, GRAVEYARD)", "double_sympathy(your(CREATURES), 1)"),
    _creature("prohibits(ACT_USE, your_opponents(CARDS.non_creature().cost(at_most=5)))"),
    _creature("may_summon_top_of_deck(CREATURES)", "speed_attacker"),
    _creature("goes_to_mana_instead_of_battle(CREATURES)", "unsummoned_goes_to_graveyard(CREATURES)"),
    _creature("unpaid_goes_to_mana(CREATURES)", "put_without_mana_goes_to_mana(CREATURES)"),
    _creature("from_elsewhere_goes_to_mana(CREATURES)", "cards_cost_less(your(CARDS), 1, 1)"),
    _creature(
        "whenever_put(your_opponents(CREATURES), draw(1), condition=WITHOUT_TAPPING_MANA)",
        "whenever_put(your_opponents(CREATURES), when(THAT_CREATURE_WAS_FOR_NO_COST, draw(1)))",
        "whenever_you_put_second_creature(draw(1))",
        "whenever_opponent_puts_first_creature(draw(1))",
    ),
    _creature(
        "when_put(limit_creatures_put(1))",
        "gets_power(1000, condition=is_at_most(YOUR_SHIELDS_BROKEN_THIS_TURN, 1))",
        "whenever_attacks(draw(YOUR_FACE_UP_SHIELDS))",
        "gets_power(1000, condition=is_at_least(CREATURES_YOU_PUT_THIS_TURN, 2))",
        "gets_power(1000, condition=is_at_least(CREATURES_OPPONENT_PUT_THIS_TURN, 2))",
    ),
    _spell("next_use_may_cost_less(CARDS.non_creature(), 2, 1)", "draw(1)"),
    _spell("for_those_there(instead_of_being_destroyed(HAND, cards=your(CREATURES)))", "draw(1)"),
    _spell("this_spell_may_cost_less_for_each(3, your(CREATURES.linked()), 1)", "draw(1)"),
    _spell("unlink(choose(1, your(CREATURES.with_each_in_its_name('Zen', 'Aku'))))"),
    read("tamaseed('Test Card', FIRE, 3, 'Human', creature_if(YOU_HAVE_NO_SHIELDS), power=3000)"),
    read("rule_plus('Test Card', FIRE, starts_with_more_in_deck(5))"),
    _creature("parallel_revolution_change(CREATURES)"),
    read("creature('Test Card', FIRE, 3, INFINITE_POWER, 'Human', infinity_breaker)"),
    _creature("gets_power(INFINITE_POWER, condition=THIS_IS_BATTLING)", "instead_of_being_destroyed(MANA_FACE_DOWN)"),
    _spell("give_power(INFINITE_LOSS, choose(1, CREATURES))"),
    # Words that are drawn once in thousands of definitions.
    _creature("over_drive_of_either(over_drive(1, WATER, draw(1)), over_drive(2, NATURE, draw(2)))"),
    _spell("for_those_there(instead_of_being_destroyed(MANA, your(CREATURES)))"),
    _creature("whenever_attacks_player(draw(1))", "when_discarded(draw(1))"),
    _creature("whenever_returned_to_hand(CREATURES, draw(1))"),
    _creature("whenever_destroyed_in_graveyard(your(CREATURES), draw(1))"),
    _creature(
        "whenever_one_attacks_player(your(CREATURES), draw(1))", "whenever_one_is_unblocked(your(CREATURES), draw(1))"
    ),
    _creature("whenever_a_player_summons(CREATURES, draw(1))", "whenever_you_use(SPELLS, draw(1))"),
    _creature("mana_evolves_from(CREATURES)", "crew_breaker(CREATURES)", "when_evolves(draw(1))"),
    _creature("hand_evolves_from(CREATURES)", "jokers_change(4)"),
    _creature("evolves_from(CREATURES)", "invasion(CREATURES)"),
    _creature("when_put(when(THIS_BROKE_SHIELDS, draw(1)))", "when_put(when(YOU_HAVE_THE_STRONGEST, draw(1)))"),
    _creature("when_put(when(this_has_power(at_least=5000), draw(1)))"),
    _spell("fix_power(1000, choose(1, CREATURES))", "charger"),
    _creature("whenever_battles(give_power_to_the_battled(1000))", "only_these_attack(CREATURES, CREATURES)"),
    _creature("when_put(when(you_have_summoned_none(CREATURES), draw(1)))"),
    _spell("next_gets(CREATURES, blocker)"),
    _creature("neo_evolves_from(CREATURES)"),
    _creature("deck_evolves_from(CREATURES)"),
    _creature("mad_deck_evolves_from(CREATURES, 2)"),
    _creature("super_infinite_evolves_from(CREATURES)"),
    _creature("when_put_on_non_evolution(draw(1))", "may_summon_others_from(CREATURES, MANA)"),
    _spell("goes_to_mana_face_down_after_casting", "mana_number_while_casting(CARDS, 2)", "draw(1)"),
    _creature(
        "when_put(choose_a_card_name_for_this())", "each_gets_power(CREATURES.with_the_name_chosen_for_this(), 1000)"
    ),
    _creature("when_put(draw(count(your(CARDS.in_zone(MANA).face_down()))))"),
    _spell("recycle(3)", "sympathy_of_spell(CREATURES, 1)", "draw(1)"),
)
