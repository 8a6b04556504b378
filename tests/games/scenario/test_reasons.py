"""Every reason of the table of refusals is given where it is true."""

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    LIGHT,
    Card,
    at_least,
    attacks_only_player,
    blocker,
    cant_block,
    cards_cost_more,
    choose,
    creature,
    draw,
    limit_attacks_and_blocks,
    shield_trigger_if,
    spell,
    tap,
    you_cant_be_attacked,
    your,
    your_opponents,
)
from sim.games.matchups.rule_options import RuleOptions
from sim.games.scenario import OPPONENT, Illegal, Scenario, Side, filler, opponents, pile, sealed, sick, tapped, yours
from sim.games.scenario.pieces import Name, crossed
from sim.games.scenario.reasons import REASONS

TESTS = Path(__file__).parents[2]


def you(**zones: object) -> Scenario:
    return Scenario(you=Side(**zones))


def attacked(attacker: str, *blockers: str | object, **options: object) -> Scenario:
    """An attack on the player, at the moment of blocking or after it."""
    game = Scenario(you=Side(battle=[attacker]), opponent=Side(battle=[*blockers], shields=3), **options)
    return game.attack(attacker)


SAFE = creature("Safe", FIRE, 3, 3000, "", you_cant_be_attacked())
CANT = creature("Cant", FIRE, 3, 3000, "", blocker, cant_block)
RUNNER = creature("Runner", FIRE, 3, 3000, "", attacks_only_player)
NEWS = spell("News", FIRE, 1, tap(choose(1, CREATURES.put_this_turn())))
ALONE = spell("Alone", FIRE, 1, draw(1), shield_trigger_if(at_least(5, your(CREATURES))))
TAX = creature("Tax", LIGHT, 3, 3000, "", cards_cost_more(your_opponents(CARDS), 1))
LIMIT = spell("Limit", FIRE, 1, limit_attacks_and_blocks(1))


def at(attacker: str | Card, target: str) -> Scenario:
    """An attack on a tapped creature, where another can be attacked too."""
    game = Scenario(you=Side(battle=[attacker]), opponent=Side(battle=[tapped(target), tapped("Corile")], shields=3))
    return game.attack(attacker, target)


NINJA = "Hayabusamaru, Lightfang Ninja"
ON_DECLARING = RuleOptions(ninja_strike_mana="on-declaring")


def invaded(attacker: str) -> Scenario:
    """An attack at which another card than Zombeaver may be declared or none."""
    game = Scenario(you=Side(battle=[attacker], hand=["Zombeaver, Zombie"]), opponent=Side(shields=3))
    return game.attack(attacker)


def limited() -> Scenario:
    """The opponent has cast a spell that limits attacks and blocks to one a turn, and one has been made."""
    game = Scenario(
        you=Side(battle=["Fear Fang", "Burning Mane"], shields=3),
        opponent=Side(hand=[LIMIT], mana=filler(fire=1), battle=["Torcon"], shields=3),
        turn=OPPONENT,
    )
    return game.use("Limit").next_turn().decline().attack("Fear Fang").choose("shield 1")


def limited_blocks() -> Scenario:
    """The opponent has cast that spell, attacks for the second time, and the first attack was blocked."""
    game = Scenario(
        you=Side(battle=["Dia Nork, Moonlight Guardian", "Hunter Fish"], shields=3),
        opponent=Side(hand=[LIMIT], mana=filler(fire=1), battle=["Torcon", "Fear Fang"]),
        turn=OPPONENT,
    )
    return game.use("Limit").attack("Torcon").block("Dia Nork, Moonlight Guardian").attack("Fear Fang")


def striking() -> Scenario:
    """An attack at which the other player can declare a Ninja Strike."""
    return Scenario(
        you=Side(battle=["Fear Fang"]),
        opponent=Side(
            hand=["Hayabusamaru, Lightfang Ninja", "Torcon"],
            mana=filler(7),
            battle=["Hunter Fish"],
            graveyard=["Saizoumist, Dolge"],
        ),
    ).attack("Fear Fang")


def blitz() -> Scenario:
    """Creatures of the race of Fear Fang can't be blocked while attacking a creature."""
    game = Scenario(
        you=Side(battle=["Fear Fang"], hand=["Relentless Blitz"], mana=filler(fire=3)),
        opponent=Side(battle=["Torcon", "Hunter Fish"], shields=3),
    )
    return game.use("Relentless Blitz", "Beast Folk")


SITUATIONS: list[tuple[Callable[[], Scenario], str | Name, str, str]] = [
    # --- using ---
    (lambda: you(hand=["Terror Pit"], mana=[*filler(darkness=3), tapped("Torcon"), tapped("Fear Fang")]),
     "Terror Pit", "use", "not enough mana: it costs 6, and there is 3 untapped"),
    (lambda: Scenario(you=Side(hand=["Bloody Squito"], mana=filler(darkness=2)),
                      opponent=Side(battle=["Dew Mushroom"])),
     "Bloody Squito", "use", "not enough mana: it costs 3 because of Dew Mushroom, and there is 2"),
    (lambda: you(hand=["Torcon"], mana=[*filler(fire=2), tapped("Torcon")]), "Torcon", "use",
     "no untapped nature mana"),
    (lambda: you(battle=[pile("Crystal Lancer", "Aqua Hulcus")]), "Aqua Hulcus", "use", "it is part of another card"),
    (lambda: you(battle=["Fear Fang"], hand=["Torcon"], mana=filler(2)).attack("Fear Fang"), "Torcon", "use",
     "the main step is over"),
    (lambda: Scenario(you=Side(hand=["Terror Pit", "Torcon"], mana=filler(darkness=6, nature=2)),
                      opponent=Side(battle=["Corile", "Fear Fang"])).use("Terror Pit"), "Torcon", "use",
     "the open question has to be answered first"),
    (lambda: you(hyperspatial=["Aqua Cutlass, Temporal Swordsman"], mana=filler(water=5)),
     "Aqua Cutlass, Temporal Swordsman", "use",
     "it is not used from the hyperspatial zone: an effect puts it into the battle zone"),
    (lambda: you(hand=["Kakusei"], mana=filler(9)), "Kakusei", "use", ""),
    (lambda: you(hand=["Yuluk, the Oracle"], mana=filler(light=1)), "Yuluk, the Oracle", "use",
     "its condition for being summoned is not met"),
    (lambda: you(hand=["Blaze Cannon"], mana=filler(fire=6, water=1)), "Blaze Cannon", "use",
     "its condition for being cast is not met"),
    (lambda: you(hand=["Eldritch Poison"], mana=filler(darkness=1)), "Eldritch Poison", "use",
     "its additional cost cannot be paid"),
    (lambda: you(battle=["Grateful Ven, Connected Breaker Horror", "Fear Fang"],
                 mana=["Torcon", "Burning Mane", *filler(nature=4)]).use("Torcon"), "Burning Mane", "use",
     "Grateful Ven, Connected Breaker Horror allows this once each turn, and it has been done this turn"),
    # --- crossing ---
    (lambda: you(battle=["Fear Fang"]), "Fear Fang", "cross", "it is not a cross gear"),
    (lambda: Scenario(you=Side(battle=["Emerald Claw", "Fear Fang"], mana=[tapped("Torcon")]),
                      opponent=Side(battle=[TAX])), "Emerald Claw", "cross",
     "not enough mana: it costs 1, and there is 0 untapped"),  # crossing is not using (303.3b)
    # --- attacking ---
    (lambda: you(hand=["Torcon"]), "Torcon", "attack", "it is in the hand, not a creature in the battle zone"),
    (lambda: Scenario(you=Side(battle=["Fear Fang", "Torcon"]), opponent=Side(shields=3, hand=["Catcher In The Climb"],
                      mana=filler(water=5)), turn=OPPONENT).use("Catcher In The Climb").next_turn().decline(),
     "Fear Fang", "attack", ""),
    (lambda: Scenario(you=Side(battle=["Emerald Grass"]),
                      opponent=Side(battle=[tapped("Torcon"), tapped("Fear Fang")])),
     "Emerald Grass", "attack the player", "it can't attack players"),
    (lambda: Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=["Torcon"])),
     "Fear Fang", "attack the player", ""),
    (lambda: Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[tapped("Gulan Rias, Speed Guardian"),
                      tapped("Torcon")])), "Fear Fang", "be attacked", "it is the turn player's own"),
    # --- blocking ---
    (lambda: you(battle=["Torcon"]), "Torcon", "block", "there is no attack"),
    (lambda: attacked("Candy Drop", "Hunter Fish"), "Hunter Fish", "block", "the attacking creature can't be blocked"),
    (lambda: attacked("Canis, Wonderful One", "Hunter Fish"), "Hunter Fish", "block",
     "the attacking creature can't be blocked by creatures with less power"),
    (lambda: attacked("Stampeding Longhorn", "Hunter Fish"), "Hunter Fish", "block",
     "Stampeding Longhorn says that the attacking creature can't be blocked by it"),
    # --- declaring ---
    (lambda: you(hand=["Torcon"], battle=["Fear Fang"]), "Torcon", "declare", "nothing is being declared"),
    (lambda: Scenario(you=Side(battle=["Fear Fang", "Torcon"]), opponent=Side(shields=["Holy Awe"]))
     .attack("Fear Fang"),
     yours("Torcon"), "declare", "the other player is declaring"),
    (lambda: Scenario(you=Side(battle=["Fear Fang", "Fu Reil, Seeker of Storms"]),
                      opponent=Side(shields=["Terror Pit"])).attack("Fear Fang"), "Terror Pit", "declare",
     "Fu Reil, Seeker of Storms forbids shield triggers"),
    (lambda: Scenario(you=Side(battle=["Fear Fang", "Burning Mane"]),
                      opponent=Side(shields=["Holy Awe"], hand=["Torcon"])).attack("Fear Fang"), "Torcon", "declare",
     "it has no strike back"),
    (lambda: Scenario(you=Side(battle=["Fear Fang", "Burning Mane"]),
                      opponent=Side(shields=["Holy Awe"], battle=["Torcon"])).attack("Fear Fang"), "Torcon", "declare",
     "it is in the battle zone, not among the shields that are being put into the hand"),
    (lambda: Scenario(you=Side(battle=["Fear Fang", "Burning Mane"]),
                      opponent=Side(shields=["Holy Awe"], hand=["Crack Crawler"])).attack("Fear Fang"),
     "Crack Crawler", "declare", "there is no card to discard for its strike back"),
    # --- choosing ---
    (lambda: you(hand=["Torcon"], battle=["Fear Fang"], mana=filler(nature=2)), "Torcon", "choose",
     "nothing is being chosen"),
    (lambda: Scenario(you=Side(hand=["Terror Pit"], mana=filler(darkness=6), battle=["Fear Fang"]),
                      opponent=Side(battle=["Corile"])).use("Terror Pit"), "Corile", "choose",
     "it was the only one that could be chosen, and has been chosen without a question"),
    (lambda: you(battle=["Fear Fang"]), "Fear Fang", "be evolved", "nothing is being put on a creature"),
    (lambda: you(hand=["Crystal Lancer"], mana=filler(water=6), battle=["Aqua Hulcus", "Aqua Guard", "Torcon"])
     .use("Crystal Lancer"), "Torcon", "be evolved", "Crystal Lancer cannot be put on it"),
    (lambda: you(battle=["Fear Fang"]), "Fear Fang", "lose a seal", "it has no seals"),
    (lambda: you(hand=["Buchacati, Yuuki"], mana=filler(darkness=3)), "Buchacati, Yuuki", "use",
     "there is no GR creature that it can be attached to"),
    (lambda: you(hand=["Torcon"], battle=[crossed("Fear Fang", "Emerald Claw")]), "Torcon", "be crossed",
     "it is not a creature in the battle zone"),
    (lambda: Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(battle=[SAFE, tapped("Torcon")])),
     "Fear Fang", "attack the player", "Safe says that the player can't be attacked"),
    (lambda: attacked("Fear Fang", CANT, "Hunter Fish"), "Cant", "block", "it can't block"),
    (lambda: striking(), opponents("Torcon"), "declare", "it has no ability that is declared"),
    (lambda: striking(), "Saizoumist, Dolge", "declare", "it is in the graveyard: it is not declared there"),
    (lambda: striking(), "Hunter Fish", "block", "blockers are not being declared"),
    (lambda: attacked("Torcon", "Hunter Fish", "Dia Nork, Moonlight Guardian").choose("Hunter Fish"),
     "Hunter Fish", "block", "it is chosen already"),
    (lambda: Scenario(you=Side(battle=["Fear Fang"], hand=["Corile"]), opponent=Side(
        shields=[pile("Holy Awe", "Terror Pit", "Crystal Memory")])).attack("Fear Fang").choose("Holy Awe"),
     "Holy Awe", "declare", "it has already been declared"),
    (lambda: blitz().attack("Fear Fang", "Torcon"), "Hunter Fish", "block",
     "the attacking creature can't be blocked while attacking a creature"),
    (lambda: Scenario(you=Side(battle=["Fear Fang", "Torcon"])), "Fear Fang", "block", "there is no attack"),
    (lambda: Scenario(you=Side(hand=["Mind Capture"], mana=filler(nature=4), battle=["Fear Fang", "Torcon"]),
                      opponent=Side(battle=["Hunter Fish", "Dia Nork, Moonlight Guardian"]))
     .use("Mind Capture").attack("Torcon").choose("Hunter Fish"), "Dia Nork, Moonlight Guardian", "block",
     "another creature is the only one that can block the attacking creature"),
    (lambda: limited_blocks(), "Hunter Fish", "block", "its player has blocked as often as an effect allows this turn"),
    (lambda: you(hand=["Deathliger, Lion of Chaos"], mana=filler(darkness=7),
                 battle=[sealed("Bloody Squito", 1), sealed("Mongrel Man", 1), sealed("Corile", 1)])
     .use("Deathliger, Lion of Chaos"), "Corile", "lose a seal",
     "it has no civilization in common with the Command, or it is the other player's"),
    (lambda: you(hand=[NEWS, "Corile"], mana=filler(fire=1, nature=4), battle=[sick("Torcon"), sick("Burning Mane"),
                 "Fear Fang"]).use("News"), "Fear Fang", "choose", "it was not put into the battle zone this turn"),
    (lambda: Scenario(you=Side(battle=["Fear Fang", "Torcon"], hand=["Corile"]), opponent=Side(
        shields=[pile("Holy Awe", ALONE)])).attack("Fear Fang"), "Alone", "declare",
     "the condition of its shield trigger does not hold"),
    (lambda: invaded("Aqua Hulcus"), "Zombeaver, Zombie", "declare",
     'Aqua Hulcus, which attacks, is not of the civilization in "Invasion: When one of your darkness creatures that'
     ' costs 3 or more attacks, you may put this creature from your hand onto it."'),
    (lambda: invaded("Marrow Ooze, the Twister"), "Zombeaver, Zombie", "declare",
     'Marrow Ooze, the Twister, which attacks, is not of the cost in "Invasion: When one of your darkness creatures'
     ' that costs 3 or more attacks, you may put this creature from your hand onto it."'),
    (lambda: Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(hand=[NINJA, "Zombeaver, Zombie"], shields=3))
     .attack("Fear Fang"), opponents("Zombeaver, Zombie"), "declare",
     'Fear Fang, which attacks, is yours: "Invasion: When one of your darkness creatures that costs 3 or more attacks,'
     ' you may put this creature from your hand onto it."'),
    (lambda: Scenario(you=Side(battle=["Fear Fang"]), opponent=Side(hand=[NINJA], shields=3), rules=ON_DECLARING)
     .attack("Fear Fang"), opponents(NINJA), "declare",
     'its condition does not hold, "if you have 4 or more cards in your mana zone": "Ninja Strike 4: When one of your'
     ' opponent\'s creatures attacks or blocks, if you have 4 or more cards in your mana zone and you haven\'t used'
     ' another "Ninja Strike" during the attack, you may summon this creature for no cost. At the end of the turn, put'
     ' this creature on the bottom of your deck."'),
    (lambda: Scenario(you=Side(battle=["Gigaberos"], hand=[NINJA, "Zombeaver, Zombie"]), opponent=Side(shields=3))
     .attack("Gigaberos"), NINJA, "declare",
     'its ability does not trigger now: "Ninja Strike 4: When one of your opponent\'s creatures attacks or blocks, if'
     ' you have 4 or more cards in your mana zone and you haven\'t used another "Ninja Strike" during the attack, you'
     ' may summon this creature for no cost. At the end of the turn, put this creature on the bottom of your deck."'),
    (lambda: limited(), "Burning Mane", "attack",
     "its player has attacked as often as an effect allows this turn"),
]  # fmt: skip
SITUATIONS = [each for each in SITUATIONS if each[3]]


@pytest.mark.parametrize(("situation", "name", "act", "reason"), SITUATIONS, ids=[each[3] for each in SITUATIONS])
def test_a_reason_is_said_where_it_is_true(
    situation: Callable[[], Scenario], name: str | Name, act: str, reason: str
) -> None:
    assert situation().refused(name, act) == reason


@pytest.mark.parametrize(
    ("refused", "reason"),
    [
        (lambda: at("Mongrel Man", "Gulan Rias, Speed Guardian"),
         "Gulan Rias, Speed Guardian says that the attacking creature can't attack it"),
        (
            lambda: Scenario(
                you=Side(hand=["Diamond Cutter"], mana=filler(light=5), battle=[sick("Fear Fang")]),
                opponent=Side(battle=[tapped("Torcon")]),
            )
            .use("Diamond Cutter")
            .attack("Fear Fang", "Torcon"),
            "the attacking creature can attack only the player, because it has summoning sickness",
        ),
        (lambda: at(RUNNER, "Torcon"), "the player has to be attacked"),
        (lambda: you(hand=["Table = Zazam"], battle=["Fear Fang"], mana=filler(darkness=6)).use(
            "Table = Zazam", way="3 less"), "it cannot be used in this way now"),
        (lambda: you(battle=[crossed("Fear Fang", "Emerald Claw"), "Torcon", "Corile"], mana=filler(nature=1)).cross(
            "Emerald Claw", "Fear Fang"), "the cross gear is crossed with it already"),
        (lambda: you(battle=["Fear Fang"]).tap_ability("Fear Fang"), "it has no tap ability"),
        (lambda: you(battle=["Fear Fang", "Torcon"]).hyperify("Fear Fang"),
         "it has no Hyperify ability, or its Hyper Mode is unleashed"),
        (lambda: you(battle=["Vamilia Barrel, Maid Doll", tapped("Torcon")]).hyperify("Vamilia Barrel, Maid Doll"),
         "there is no other untapped creature to tap for it"),
        (lambda: you(battle=["Fear Fang"], hand=["Torcon"], mana=filler(nature=2)).use("Torcon", way="3 less"),
         "no way of using it has this text"),
    ],
)  # fmt: skip
def test_a_reason_is_said_with_the_act(refused: Callable[[], object], reason: str) -> None:
    with pytest.raises(Illegal) as illegal:
        refused()
    assert illegal.value.why == reason


def test_every_reason_of_the_table_is_shown_by_a_test() -> None:
    said = {
        node.value
        for file in (*TESTS.rglob("test_*.py"), TESTS / "rules" / "situations.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    forms = {reason: re.compile(re.sub(r"\\{\w+\\}", ".+", re.escape(form))) for reason, form in REASONS.items()}
    assert [reason for reason, form in forms.items() if not any(map(form.search, said))] == []
