"""Shared by the tests of rules: names of cards, made-up cards, and helpers that set up or read a game."""

from collections.abc import Sequence
from typing import Any

import pytest

from sim.cards.words import (
    CARDS,
    CREATURES,
    DARKNESS,
    FIRE,
    LIGHT,
    NATURE,
    SPELLS,
    WATER,
    Card,
    Cards,
    Effect,
    Feature,
    Trigger,
    add_to_shields,
    attack_chance,
    charge_from_deck,
    creature,
    destroy,
    draw,
    ninja_strike,
    plain,
    prohibit,
    put_into_graveyard,
    put_into_mana,
    put_on_bottom_of_deck,
    put_on_top_of_deck,
    return_to_hand,
    spell,
    whenever_attacks,
    whenever_you_cast,
    whenever_you_summon,
    your,
    your_opponents,
)
from sim.cards.words.triggers import trigger
from sim.engine.record.codes import acts, durations, events, log, owners, programs, verbs, zones
from sim.games.matchups.rule_options import RuleOptions
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, Thing, filler, pile, tapped

# --- Names of cards ------------------------------------------------------------------------------------
ADAMSKI = "Adamski, S-Rank Space"
AMNIS = "Amnis, Holy Elemental"
ARQUE = "Terradragon Arque Delacerna"
AUZESU = "Auzesu, Demonic Elemental"
BAREDU = "Baredu, Daspell"
BLACK_V = "The Black V, Roaring Sound"
BOMBAZAR = "Bombazar, Dragon of Destiny"
BRAID_CLAW = "Deadly Fighter Braid Claw"
BREIGA = "Breiga, the Wicked Protector"
BUSTER = "Dogiragon Buster, Blue Leader"
CHIKUSHI = "「Chikushioooooo!!」"
DEADZONE = "Deadzone, S-Rank Zombie"
DEAD_DAMNED = "Dead Damned, Triple S-Rank Disaster"
DEDDAM = "Deddam, Disaster"
DEL_FIN = "Spell Del Fin, Light Divine Dragon"
DE_SZARK = "卍 De Szark 卍"
DOGIRAGON = "Bolshack Dogiragon"  # declared from the hand when a creature attacks its player
DOKINDAM = "Dokindam X, The Legendary Forbidden"
DURINRI = "Durinri, Darma"
FOREVER_OCCULT = "Forever Occult, Purgatory Demon Dragon"
GAGAGA = "Gagaga Gaial Brand"
GAIASH = "Gaiash Kaiser, the Meteor"
GAMIRATAR = "Terradragon Gamiratar"
GAR = "Gar Raganzark"
GHOST = "Gray Balloon, Shadow of Greed"
GI_LUGIRIN = "卍 Gi Lugirin 卍 / Bangoku Brain"
GONTA = "Gonta, the Warrior Savage"
GRIGYAN = "Grigyan, Darma"
HAYABUSAMARU = "Hayabusamaru, Lightfang Ninja"
HYAKKI = "Hyakki no Jaoumon"
JOHNNY = "Golden the Johnny"
KILSTINE = "Kilstine, Nebula Elemental"
KODAMANMA = "Kodamanma, Gil Gil Doll"
KUROZU = "Kurozu, Blockade's Oath"
KYRSTRON = "Kyrstron, Lair Delver"
MAGINN = "Dark Titan Maginn"
MERLEE = "Merlee, the Oracle"
MIRADANTE_TWELVE = "Miradante Twelve, Time Pope"
MOMOGINGA = "Momoginga, Passionate Hero"
NARIEL = "Nariel, the Oracle"
NARIEL_SAYS = "Nariel, the Oracle says that it can't attack"
NEMESIS = "Zero Nemesis, Shadow of Panic"
PEPPI = "Peppi Pepper"
PERFECT_DARKNESS = "Perfect Darkness"
PERFECT_NATURE = "Perfect Nature"
PIERR = "Pierr, Psycho Doll"
PLATINA = "Platina Walsura S"
POISON = "Eldritch Poison"
RAFULULU = "Rafululu, Sound Faerie"
RECODEKING = "Recodeking Number Nine"
REDZONE = "Redzone, Roaring Invasion"
REDZONE_Z = "Redzone Z, Passionate Invasion"
RED_END = "Red-End, Super Lightning Sonic"
SANMADD = "Sanmadd, S-Rank Tribe"
SAPIAN_TARK = "Sapian Tark, Flame Dervish"
SCREWDRIVER = "Rikabu's Screwdriver"
SEALED_X = "Forbidden ~The Sealed X~"
SENNO = "Senno, Brainwash"
SWINE_SNOUT = "Quixotic Hero Swine Snout"
TERRAFORM = "Terraform, Kenda Magic"
THE_LOST = "The Lost, Dark Armor"
THE_RED = "The Red, Lightning Sonic"
TULK = "Tulk, the Oracle"
UNIDENTIFIED = "Completely Unidentified"
VALCHURIS = "Valchuris, Dragon Armored"
VIPER = "Jack Viper, Shadow of Doom"


# --- Made-up cards -------------------------------------------------------------------------------------
ZERO_AND_STRIKE = spell(
    "ZERO and STRIKE", LIGHT | DARKNESS | NATURE, 4, attack_chance(CREATURES.race("Dispector")), charge_from_deck(1)
)
BYSTANDER = creature("Bystander", FIRE, 3, 1000, "")  # could attack: the turn does not end
ONLOOKER = creature("Onlooker", FIRE, 3, 3000, "Human")  # an untapped attacker keeps the turn from ending


def tool(name: str, *abilities: Trigger) -> Card:
    return creature(name, DARKNESS, 2, 2000, "Magic Tool", *abilities)


TOOLS = [tool(f"Tool {number}") for number in range(1, 7)]
SHADOW = creature("Shadow", LIGHT, 2, 2000, "Shinobi", ninja_strike(2))
MIRADANTE = pile("Miradante, Time Revolution", "Holy, Flash Guardian")
WATCHER = creature("Watcher", FIRE, 3, 1000, "")  # could attack: its player is asked
LISTENER = creature(
    "Listener", FIRE, 3, 1000, "", whenever_you_summon(CREATURES, draw(1)), whenever_you_cast(SPELLS, draw(2))
)


# --- Pieces of cards, and rules ------------------------------------------------------------------------
CARDS_IN_HAND = CARDS.in_zone(zones.HAND)
OPPONENT_DRAWS = plain(
    programs.DRAW, "your opponent draws a card", amount=1, whose=owners.OPPONENTS, up_to=0, add_to_them=0
)
ONIEND_MANA = filler(darkness=1, fire=1)
MISFIRE = RuleOptions(prohibited_declarations="misfire")
STRICT = RuleOptions(prohibited_declarations="strict")
ALL_RULINGS = pytest.mark.parametrize(
    "rules", [RuleOptions(), MISFIRE, STRICT], ids=["by-ability", "misfire", "strict"]
)
EVERY_WAY_TO_LEAVE = pytest.mark.parametrize(
    ("verb", "zone"),
    [
        (destroy, "graveyard"),
        (put_into_graveyard, "graveyard"),
        (return_to_hand, "hand"),
        (put_into_mana, "mana"),
        (add_to_shields, "shields"),
        (put_on_top_of_deck, "deck"),
        (put_on_bottom_of_deck, "deck"),
    ],
)
SPELLS_IN_HAND = your(SPELLS.in_zone(zones.HAND))


def when_one_attacks(cards: Cards, *effects: Effect) -> Trigger:
    """An ability in the battle zone that triggers when other creatures attack."""
    return trigger(events.ATTACKS, f"whenever one of {cards.whose_words()} attacks", effects, subject=cards)


def after_an_attack(*effects: Effect) -> Trigger:
    return trigger(events.END_OF_ATTACK, "at the end of a creature's attack", effects, subject=CREATURES)


def from_hand(event: int, *effects: Effect, cards: str = "one", whose: int = owners.ANYONES) -> Trigger:
    """An ability that triggers in the hand at the event."""
    subject = {"one": CREATURES, "spell": SPELLS, "none": None}[cards]
    return trigger(
        event, "when it happens", effects, subject=subject, no_subject=subject is None, zones=(zones.HAND,),
        whose=whose,
        declared=True,
    )  # fmt: skip


# --- Cards made to order -------------------------------------------------------------------------------
def attacking_creature(*features: Feature, power: int = 3000) -> Card:
    return creature("Attacker", FIRE, 3, power, "", *features)


def sentry(*effects: Effect, name: str = "Sentry") -> Card:
    """A creature whose ability triggers when an opponent's creature attacks, like that of Cyberdice Vegas."""
    return creature(name, WATER, 3, 1000, "", when_one_attacks(your_opponents(CREATURES), *effects))


def human_attacker(*features: Feature, power: int = 3000) -> Card:
    return creature("Attacker", FIRE, 3, power, "Human", *features)


def shocker(cost: int) -> Card:
    """Jay-SHOCKER after its Jokers Tornado: nothing of that cost is put until its owner's next turn."""
    forbidden = CREATURES.cost(at_least=cost, at_most=cost)
    return creature(
        "Shocker",
        WATER,
        3,
        1000,
        "Jokers",
        whenever_attacks(prohibit(acts.PUT, until=durations.YOUR_NEXT_TURN, cards=forbidden)),
    )


def lock(acts: int) -> Card:
    """A spell that forbids acts to both players for the rest of the turn."""
    return spell("Lock", FIRE, 1, prohibit(acts, owners.ANYONES))


# --- Games set up, and played -------------------------------------------------------------------------
def two_valchuris(*more: str | Card, **mana: int) -> Scenario:
    """Two Valchuris in the hand, two creatures that can attack, and any other cards given."""
    game = Scenario(
        you=Side(hand=[VALCHURIS, VALCHURIS, *more], battle=["Torcon", "Corile"], mana=filler(**mana)),
        opponent=Side(shields=8),
    )
    return game


def chaos_strike(on: str, *others: str, hand: str = "Chaos Strike") -> Scenario:
    """Chaos Strike is cast on an opponent's creature; the opponent can have others."""
    game = Scenario(
        you=Side(hand=["Chaos Strike", hand], mana=filler(fire=2, darkness=4), battle=["Fear Fang", "Burning Mane"]),
        opponent=Side(battle=[on, *others]),
    )
    return game.use("Chaos Strike", *([on] if others else []))


def diamond_cutter(*battle: object, more: tuple[str, ...] = (), **theirs: object) -> Scenario:
    return Scenario(
        you=Side(hand=["Diamond Cutter", *more], mana=filler(light=5, fire=2, water=1), battle=[*battle]),  # type: ignore[list-item]
        opponent=Side(**theirs),  # type: ignore[arg-type]
    )


def at_their_end(yours: Side, *opponents: Trigger, **theirs: object) -> Scenario:
    """The opponent's turn, about to end; their creature has these abilities."""
    battle = theirs.pop("battle", [creature("Theirs", DARKNESS, 3, 1000, "", *opponents)])
    return Scenario(you=yours, opponent=Side(battle=battle, **theirs), turn=OPPONENT)  # type: ignore[arg-type]


def at_the_main_step(**zones: object) -> Scenario:
    """You, with mana for anything and cards to draw."""
    mine = {"mana": filler(darkness=5, water=5, nature=5), "deck": ["Fear Fang"] * 9, **zones}
    return Scenario(you=Side(**mine), opponent=Side(battle=["Phantom Fish", tapped("Torcon")]))  # type: ignore[arg-type]


def gather(game: Scenario) -> Scenario:
    """Choose the first Magic Tools offered, and the order of the pile, from the top down."""
    while game.question is not None and game.question.verb == verbs.PUT_UNDER:
        game.choose(game.options[0])
    return game


def final_revolution(shields: int) -> Scenario:
    """You attack with Recodeking, which changes places with Miradante Twelve; now the opponent declares."""
    game = Scenario(
        you=Side(hand=[MIRADANTE_TWELVE], battle=[RECODEKING, "Fear Fang"]),
        opponent=Side(
            hand=[DOGIRAGON, "Basara", HAYABUSAMARU, "Holy, Flash Guardian", "Aqua Surfer"],
            mana=filler(light=8, water=1),
            shields=shields,
            deck=["Brawler Zyler"],
        ),
    )
    game.attack(RECODEKING).declare(MIRADANTE_TWELVE).choose(MIRADANTE_TWELVE)  # its abilities, in any order
    assert sorted(game.zone(YOU, "battle")) == ["Fear Fang", MIRADANTE_TWELVE]
    return game


def cast_effects(*effects: Effect, mana: Sequence[Thing] = (), opponent: Side | None = None, **side: Any) -> Scenario:
    """Cast a spell of cost 1 with these effects."""
    you = {"hand": [spell("Move", FIRE, 1, *effects)], "mana": [*filler(fire=1), *mana], "battle": [BYSTANDER], **side}
    return Scenario(you=Side(**you), opponent=opponent).use("Move")


# --- Looking at a game ---------------------------------------------------------------------------------
def hand_size(game: Scenario, player: int = YOU) -> int:
    return len(game.zone(player, "hand"))


def steps_of_this_turn(game: Scenario) -> list[int]:
    events = game.session.events
    begun = max((at for at, event in enumerate(events) if event[0] == log.TURN), default=-1)
    return [event[3] for event in events[begun + 1 :] if event[0] == log.STEP]


def turns(game: Scenario, number: int) -> list[int]:
    """The players whose turns come next."""
    return [int(game.next_turn().record.turn_player) for _ in range(number)]


def bottom_of_deck(game: Scenario, player: int = YOU) -> str:
    return game.zone(player, "deck")[-1]
