"""Every form of a line changes a decision, in a situation in which the script decides differently."""

from typing import Any

import pytest

from sim.engine.record.codes import log, steps
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, filler, tapped


def play(lines: str, you: Side, opponent: Side | None = None, base: str = "rush", **more: Any) -> Scenario:
    """Your whole turn, played by these lines."""
    return Scenario(you=you, opponent=opponent or Side(shields=5), you_are=f"base: {base}\n{lines}\n", **more)


def block(lines: str, you: Side, opponent: Side, *attackers: str) -> Scenario:
    """The opponent's turn, in which these attack the player who plays by the lines."""
    game = Scenario(you=you, opponent=opponent, you_are=f"base: rush\n{lines}\n", turn=OPPONENT)
    for attacker in attackers:
        game.attack(attacker)
    return game


def of_kind(game: Scenario, kind: int, column: int = 2) -> list[str]:
    """The cards of events of a kind, in order."""
    return [game.session.card_name(event[column]) for event in game.session.events if event[0] == kind]


def charged(lines: str, *hand: str, mana: Any = 3, base: str = "rush", **opponent: Any) -> list[str]:
    game = play(
        lines, Side(hand=[*hand], mana=mana, shields=5), Side(**{"shields": 5, **opponent}), base, step=steps.CHARGE
    )
    return of_kind(game, log.CHARGE)


def used(
    lines: str, *hand: str, mana: Any, you: dict[str, Any] | None = None, base: str = "rush", **opponent: Any
) -> list[str]:
    side = Side(hand=[*hand], mana=mana, **{"shields": 5, **(you or {})})
    return of_kind(play(lines, side, Side(**{"shields": 5, **opponent}), base), log.USE)


def attacks(game: Scenario) -> list[tuple[str, str]]:
    """Attackers with their targets, "player" for the player."""
    events = [event for event in game.session.events if event[0] == log.ATTACK]
    name = game.session.card_name
    return [(name(event[2]), "player" if event[3] < 0 else name(event[3])) for event in events]


# --- Charging ----------------------------------------------------------------------------------------------------
HULCUS, GUARD, CORILE, LANCER = "Aqua Hulcus", "Aqua Guard", "Corile", "Crystal Lancer"


def test_cards_that_are_named_are_charged_first_in_the_order_of_the_lines() -> None:
    hand = (HULCUS, GUARD, CORILE)
    for lines, card in ((f"{HULCUS}\n{CORILE}", HULCUS), (f"{CORILE}\n{HULCUS}", CORILE), (GUARD, GUARD)):
        assert charged(f"charge\n{lines}", *hand) == [card]


def test_a_card_that_is_kept_is_charged_only_if_there_is_no_other() -> None:
    script = charged("charge", HULCUS, CORILE)
    other = next(card for card in (HULCUS, CORILE) if card not in script)
    assert charged(f"charge\nkeep {script[0]}", HULCUS, CORILE) == [other]
    assert charged(f"charge\nkeep {HULCUS}", HULCUS, HULCUS) == [HULCUS]
    # What is kept by the first line is kept longest.
    assert charged(f"charge\nkeep {HULCUS}\nkeep {CORILE}", HULCUS, CORILE) == [CORILE]


def test_a_card_is_never_charged() -> None:
    assert charged(f"charge\nnever {HULCUS}, {CORILE}", HULCUS, CORILE) == []


def test_rather_moves_a_card_by_about_a_mana() -> None:
    knight = "Aqua Knight"  # which costs as much as Corile
    assert charged("charge", CORILE, knight) == [CORILE]
    assert charged(f"charge\nrather {knight}", CORILE, knight) == [knight]
    assert charged(f"charge\nrather not {CORILE}", CORILE, knight) == [knight]
    assert charged(f"charge\nrather not {CORILE}, {knight}", CORILE, knight) == [CORILE]
    # What pays for a creature now is worth more.
    assert charged(f"charge\nrather not {CORILE}", HULCUS, CORILE) == [CORILE]


def test_mana_is_charged_until_there_is_so_much() -> None:
    for mana, charges in ((7, True), (8, False)):
        found = charged("charge\nuntil mana 8", "Terror Pit", "Terror Pit", mana=filler(water=mana), base="rush")
        assert (found != []) == charges
    assert charged("charge", "Terror Pit", "Terror Pit", mana=filler(darkness=7)) == []


@pytest.mark.parametrize("card", ["most expensive", "dearest"])  # as it was called before
def test_mana_is_charged_until_the_most_expensive_card_is_paid(card: str) -> None:
    """In a scenario the most expensive card of the deck costs 10."""
    assert charged(f"charge\nuntil the {card} card", HULCUS, HULCUS, mana=filler(water=9)) == [HULCUS]
    assert charged(f"charge\nuntil the {card} card", HULCUS, HULCUS, mana=filler(water=10)) == []


def test_the_last_card_that_could_be_played_is_kept() -> None:
    never = "charge\nnever the last card that could be played"
    assert charged(never, HULCUS, mana=filler(water=3)) == []
    assert charged(never, LANCER, mana=filler(water=3)) == [LANCER]
    assert charged(never, HULCUS, mana=filler(darkness=3)) == [HULCUS]
    assert charged(never, HULCUS, HULCUS, mana=filler(water=3)) == [HULCUS]


def test_cards_of_a_missing_civilization_spare_copies_removal_and_idle_cards() -> None:
    mana = filler(water=3)
    assert charged("charge\ncards of a missing civilization", HULCUS, CORILE, "Fear Fang", "Torcon", mana=mana)[0] in (
        "Fear Fang",
        "Torcon",
    )
    assert charged("charge\nspare copies", CORILE, HULCUS, GUARD, GUARD, mana=mana) == [GUARD]
    assert charged("charge\nremoval", HULCUS, "Spiral Gate", mana=mana, battle=[CORILE]) == ["Spiral Gate"]
    idle = "charge\nspells that would do nothing"
    hand = ("Spiral Gate", LANCER)
    assert charged("charge", *hand, mana=filler(water=2)) == [LANCER]
    assert charged(idle, *hand, mana=filler(water=2)) == ["Spiral Gate"]
    assert charged(idle, *hand, mana=filler(water=2), battle=[CORILE]) == [LANCER]


def test_descriptions_mean_what_they_say_in_the_card_language() -> None:
    hand = (HULCUS, CORILE, "Terror Pit", "Fear Fang", GUARD)
    for description, card in (
        ("blockers", GUARD),
        ("spells", "Terror Pit"),
        ("nature creatures", "Fear Fang"),
        ("water creatures that cost 5 or more", CORILE),
        ("creatures with power 2000 or less", None),
        ('creatures that have "blocker"', GUARD),
        ("cards that cost 6", "Terror Pit"),
        ("everything", None),
    ):
        found = charged(f"charge\n{description}", *hand)
        assert found == [card] if card else len(found) == 1


# --- Using -------------------------------------------------------------------------------------------------------
def test_cards_that_are_named_are_used_first_and_kept_ones_last() -> None:
    mana = filler(water=8)
    assert used("use", HULCUS, CORILE, mana=mana, battle=["Torcon"])[0] == CORILE
    assert used(f"use\n{HULCUS}", HULCUS, CORILE, mana=mana, battle=["Torcon"]) == [HULCUS, CORILE]
    assert used(f"use\nkeep {CORILE}", HULCUS, CORILE, mana=mana, battle=["Torcon"]) == [HULCUS, CORILE]


def test_a_line_overrules_a_spell_that_is_not_worth_its_mana_but_does_no_harm() -> None:
    pit, mana, base = "Terror Pit", filler(darkness=6), "rush:spell_yield=1000"
    assert used("use", pit, mana=mana, base=base, battle=["Bronze-Arm Tribe"]) == []
    assert used(f"use\n{pit}", pit, mana=mana, base=base, battle=["Bronze-Arm Tribe"]) == [pit]
    assert used(f"use\n{pit}", pit, mana=mana, base=base) == []  # there is nothing to destroy


def test_conditions_about_hands_turns_zones_and_cards() -> None:
    card, mana = "Locomotiver", filler(darkness=4)
    never = f"use\nnever {card} when"
    assert used(f"{never} their hand is empty", card, mana=mana, hand=[]) == []
    assert used(f"{never} their hand is empty", card, mana=mana, hand=1) == [card]
    for condition, holds in (
        ("turn at least 10", True),
        ("turn at least 11", False),
        ("turn at most 10", True),
        ("mana at least 4", True),
        ("mana at most 3", False),
        ("their shields at most 5", True),
        ("their shields at most 4", False),
        ("their mana at least 2", False),
        ("graveyard at least 1", True),
        ("deck at most 9", False),
        ("your hand is empty", False),
        ("hand at least 1 and their hand at most 2", True),
        ("hand at least 1 and their hand at least 2", False),
        ("they have a blocker", True),
        ("they have no blockers", False),
        ("they have 2 or more creatures", False),
        ("they have 1 or fewer creatures", True),
        ("you have Torcon in your graveyard", True),
        ("you have Torcon", False),
        ("you have Locomotiver in your hand", True),
        ("they have Aqua Guard", True),
        ("they have creatures with power 2000 or less", True),
        ("they have a creature that costs 2", False),
        ("not in danger", True),
        ("in danger", False),
        ("lethal", False),
        ("not lethal", True),
    ):
        found = used(f"{never} {condition}", card, mana=mana, you={"graveyard": ["Torcon"]}, hand=1, battle=[GUARD])
        assert (found == []) == holds, condition
        found = used(f"use\nnever {card} unless {condition}", card, mana=mana,
                     you={"graveyard": ["Torcon"]}, hand=1, battle=[GUARD])  # fmt: skip
        assert (found == [card]) == holds, condition


def test_only_when_leaves_a_card_out_until_then() -> None:
    card, mana = "Crystal Paladin", filler(water=4)
    line = f"use\n{card} only when they have a blocker"
    assert used(line, card, mana=mana, you={"battle": [HULCUS]}, battle=["Torcon"]) == []
    assert used(line, card, mana=mana, you={"battle": [HULCUS]}, battle=["Hunter Fish"]) == [card]


def test_blockers_and_removal_come_first_in_danger() -> None:
    danger = {"battle": ["Bolzard Dragon", "Bolzard Dragon", "Bolzard Dragon"]}
    hand, mana = (CORILE, "Hunter Fish", "Hunter Fish"), filler(water=5)
    lines = "use\nblockers when in danger"
    assert used(lines, *hand, mana=mana, you={"shields": 2}, **danger) == ["Hunter Fish", "Hunter Fish"]
    assert used(lines, *hand, mana=mana, battle=["Torcon"]) == [CORILE]
    lines = "use\nremoval when in danger"
    assert used(
        lines, "Terror Pit", "Bolzard Dragon", mana=filler(darkness=3, fire=3), you={"shields": 2}, **danger
    ) == ["Terror Pit"]


def test_the_habit_of_filling_the_mana() -> None:
    """Three and two mana are more than four; without the habit the most expensive creature comes first."""
    dear, three, two = "Locomotiver", "Horrid Worm", "Bloody Squito"
    hand, mana = (dear, three, two), filler(darkness=5)
    assert used("use", *hand, mana=mana, battle=["Torcon"]) == [dear]
    assert sorted(used("use\nfill the mana", *hand, mana=mana, battle=["Torcon"])) == [two, three]


def test_the_habit_of_using_spells_like_creatures() -> None:
    mana = filler(darkness=6)
    script = used("use", "Terror Pit", "Bloody Squito", mana=mana, battle=["Bolzard Dragon"])
    lines = used("use\nspells like creatures", "Terror Pit", "Bloody Squito", mana=mana, battle=["Bolzard Dragon"])
    assert (script, lines) == (["Bloody Squito"], ["Terror Pit"])


# --- Attacking ---------------------------------------------------------------------------------------------------
def test_a_creature_is_held_back_from_players_or_from_all_attacks() -> None:
    you = Side(battle=["Fear Fang"], shields=5)
    them = Side(battle=[tapped("Aqua Vehicle")], shields=5)
    assert attacks(play("attack", you, them, "rush:hunt_least=100000")) == [("Fear Fang", "player")]
    assert attacks(play("attack\nhold Fear Fang", you, them)) == []
    held = play("attack\nhold Fear Fang at players", you, them, "rush:hunt_least=1")
    assert attacks(held) == [("Fear Fang", "Aqua Vehicle")]
    lethal = play("attack\nhold Fear Fang unless lethal", you, Side(shields=0))
    assert lethal.winner == YOU


def test_a_line_prefers_players_or_creatures_that_fit() -> None:
    you = Side(battle=["Bolzard Dragon"], shields=5)
    them = Side(battle=[tapped("Aqua Vehicle"), tapped("Hunter Fish")], shields=5)
    assert attacks(play("attack\nplayers", you, them)) == [("Bolzard Dragon", "player")]
    assert attacks(play("attack\nBolzard Dragon at players", you, them)) == [("Bolzard Dragon", "player")]
    assert attacks(play("attack\ncreatures at blockers", you, them)) == [("Bolzard Dragon", "Hunter Fish")]
    assert attacks(play("attack\neverything at Aqua Vehicle", you, them)) == [("Bolzard Dragon", "Aqua Vehicle")]


def test_no_line_makes_a_creature_attack_at_a_loss() -> None:
    them = Side(battle=[tapped("Bolzard Dragon")], shields=5)
    assert attacks(play("attack\nhold Torcon at players\nTorcon", Side(battle=["Torcon"]), them)) == []


def test_the_first_line_that_fits_decides() -> None:
    you, them = Side(battle=["Torcon", "Fear Fang"], shields=5), Side(shields=5)
    assert attacks(play("attack\nTorcon\nhold creatures", you, them)) == [("Torcon", "player")]
    assert attacks(play("attack\nhold creatures\nTorcon", you, them)) == []


# --- Blocking ----------------------------------------------------------------------------------------------------
def blocked(lines: str, shields: int = 5) -> bool:
    game = block(
        lines, Side(battle=["Hunter Fish"], shields=shields), Side(battle=["Bolzard Dragon"]), "Bolzard Dragon"
    )
    return game.where("Hunter Fish") == "graveyard"


def test_a_line_blocks_or_does_not() -> None:
    assert not blocked("block")
    assert blocked("block\nHunter Fish")
    assert blocked("block\nblockers against creatures with power 5000 or more")
    assert not blocked("block\nblockers against creatures with power 4000 or less")
    assert blocked("block\nblockers when shields at most 3", shields=3)
    assert not blocked("block\nblockers when shields at most 3", shields=4)
    assert not blocked("block\nHunter Fish when in danger")
    assert blocked("block\nHunter Fish when not in danger")


# --- Choosing and declaring --------------------------------------------------------------------------------------
def test_a_line_chooses_what_is_destroyed() -> None:
    def destroyed(lines: str) -> list[str]:
        game = play(lines, Side(hand=["Terror Pit"], mana=filler(darkness=6)),
                    Side(battle=["Bolzard Dragon", CORILE, "Hunter Fish"], shields=5))  # fmt: skip
        return game.zone(OPPONENT, "graveyard")

    assert destroyed("choose") == ["Bolzard Dragon"]
    assert destroyed("choose\ndestroy blockers") == ["Hunter Fish"]
    assert destroyed(f"choose\n{CORILE}") == [CORILE]
    assert destroyed("choose\nnever destroy Bolzard Dragon\ntake Hunter Fish") == [CORILE]
    assert destroyed("choose\nkeep Bolzard Dragon") == [CORILE]


def test_a_line_chooses_what_is_returned_and_discarded() -> None:
    def returned(lines: str) -> list[str]:
        game = play(lines, Side(hand=["Spiral Gate"], mana=filler(water=2)),
                    Side(battle=["Bolzard Dragon", CORILE], shields=5))  # fmt: skip
        return game.zone(OPPONENT, "hand")

    assert returned("choose") == ["Bolzard Dragon"]
    assert returned(f"choose\nreturn {CORILE}") == [CORILE]
    assert returned(f"choose\ntake {CORILE}") == ["Bolzard Dragon"]


def test_a_line_leaves_an_optional_effect_out() -> None:
    def drew(lines: str) -> int:
        return len(play(lines, Side(hand=[HULCUS], mana=filler(water=3)), Side(shields=5)).zone(YOU, "hand"))

    assert drew("declare") == 1
    assert drew(f"declare\nnever {HULCUS}") == 0
    assert drew(f"declare\nnever {HULCUS} when deck at most 10") == 0
    assert drew(f"declare\nnever {HULCUS} when deck at most 5") == 1


# --- The whole ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("base", ["rush", "control"])
def test_an_empty_playbook_changes_nothing(base: str) -> None:
    """What the script wants keeps its order in the tier of what no line fits."""
    you = Side(hand=[HULCUS, CORILE, "Terror Pit"], mana=filler(water=3, darkness=3), battle=["Fear Fang"], shields=3)
    them = Side(battle=[tapped("Aqua Vehicle"), "Hunter Fish"], shields=5)
    with_book = play("charge", you, them, base, step=steps.CHARGE)
    without = Scenario(you=you, opponent=them, you_are=base, step=steps.CHARGE)
    assert with_book.session.events == without.session.events
