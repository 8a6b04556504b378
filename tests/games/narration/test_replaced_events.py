"""What a replacement effect has replaced, and what happens instead, is told in English and in Japanese (609)."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

import pytest

from sim.cards.library.shown_names import using_names
from sim.cards.words import (
    CARDS,
    CREATURES,
    FIRE,
    HAND,
    MANA,
    SHIELDS,
    THAT,
    Effect,
    attack_abilities_trigger_twice,
    creature,
    destroy,
    discard,
    draw,
    every,
    ex_life,
    for_a_while,
    instead_of_leaving,
    mana_instead_of_graveyard,
    may_instead_of_being_destroyed,
    mill_from_deck,
    put_into_graveyard,
    put_on_top_of_deck,
    put_under_this,
    return_to_hand,
    revolution_change,
    saves_from_leaving,
    spell,
    whenever_attacks,
    your,
    your_opponents,
)
from sim.engine.record.codes import log, zones
from sim.games.narration.narration import Narrator
from sim.games.narration.private_narration import PrivateNarrator
from sim.games.scenario import OPPONENT, YOU, Scenario, Side, attached, exactly, face_up, filler
from sim.language import JAPANESE, speaking

BIG_BANG = "Black Bigbang, Sutured Phoenix"
KILL, RETURN = destroy(every(your_opponents(CREATURES))), return_to_hand(every(your_opponents(CREATURES)))
ROB = discard(every(your_opponents(CARDS.in_zone(HAND))))
MILL_SHIELDS = put_into_graveyard(every(your_opponents(SHIELDS)))
SHIELDS_TO_HAND = return_to_hand(every(your_opponents(SHIELDS)))


def cast(*effects: Effect, mine: Mapping[str, Any] = MappingProxyType({}), **theirs: Any) -> Scenario:
    """You cast a spell with these effects; both players have these cards."""
    you = Side(hand=[spell("Act", FIRE, 1, *effects)], mana=filler(fire=1), **mine)
    return Scenario(you=you, opponent=Side(**theirs)).use("Act")


def surf(*battle: Any) -> Scenario:
    """You summon Aqua Surfer; the opponent has these creatures."""
    you = Side(hand=["Aqua Surfer"], mana=filler(water=6))
    return Scenario(you=you, opponent=Side(battle=battle)).use("Aqua Surfer")


def attack(*battle: Any, **theirs: Any) -> Scenario:
    """The first of your creatures attacks the opponent."""
    return Scenario(you=Side(battle=battle, shields=2), opponent=Side(**theirs)).attack(battle[0])


def draws_a_creature() -> Scenario:
    mine = {"battle": [BIG_BANG], "graveyard": ["Torcon", "Corile"], "deck": exactly()}
    return cast(draw(1), mine=mine).accept().choose("Torcon")


def draws_two_cards() -> Scenario:
    mine = {"battle": ["Kameworoll, Legendary Performer", BIG_BANG], "deck": ["Torcon", "Corile"]}
    return cast(draw(1), mine=mine).accept().choose("Corile")


def triggers_twice() -> Scenario:
    doubles = creature("Doubles", FIRE, 2, 2000, "", attack_abilities_trigger_twice(your(CREATURES)))
    return attack(creature("Draws", FIRE, 2, 2000, "", whenever_attacks(draw(1))), doubles)


def mills_its_mana() -> Scenario:
    effects = for_a_while(mana_instead_of_graveyard), put_into_graveyard(every(your(CARDS.in_zone(MANA))))
    return cast(*effects)


def lives_on() -> Scenario:
    alive = creature("Alive", FIRE, 1, 2000, "", ex_life)
    kill = spell("Kill", FIRE, 1, destroy(every(CREATURES)))
    return Scenario(you=Side(hand=[alive, kill], mana=filler(fire=2), battle=["Torcon"])).use("Alive").use("Kill")


def goes_under() -> Scenario:
    kill = destroy(every(your_opponents(CREATURES.named("Torcon"))))
    return cast(kill, battle=["Torcon", GATHERS]).accept()


GATHERS = creature(
    "Gathers", FIRE, 5, 5000, "", may_instead_of_being_destroyed(put_under_this(THAT), cards=your(CREATURES.other()))
)
TIDE = creature("Tide", FIRE, 4, 4000, "", instead_of_leaving(zones.DECK))
ZAHA_ELHA = attached("Poktamatama", "Zaha Elha, Kyokugenku")
KAREIKO = {"battle": ["Kareiko, Karma's Banned Technique"], "deck": ["Corile"]}
# How to play it, and what is told about it.
TOLD: tuple[tuple[Callable[[], Scenario], str, str], ...] = (
    (
        draws_a_creature,
        "Ann uses the ability of Black Bigbang, Sutured Phoenix instead of drawing a card",
        "Annはカードを引くかわりに不死鳥縫合 ブラック・ビッグバンの能力を使う",
    ),
    (
        draws_two_cards,
        "Ann uses the ability of Kameworoll, Legendary Performer instead of drawing a card",
        "Annはカードを引くかわりに伝説演者 カメヲロォルの能力を使う",
    ),
    (
        lambda: attack("Torcon", battle=["Jogirasta the Johnny"]).choose("shield 1"),
        "Bob uses the ability of Jogirasta the Johnny instead of having a shield broken",
        "Bobはシールドをブレイクされるかわりにジョギラスタ・ザ・ジョニーの能力を使う",
    ),
    (
        lambda: attack("Torcon", battle=["Pulsar Tree"], shields=["Corile"]).accept(),
        "Corile stays in the shield zone instead of being broken",
        "コーライルはブレイクされるかわりにシールドゾーンにとどまる",
    ),
    (
        lambda: surf("Brachiodrange"),
        "an ability of Aqua Surfer does not trigger",
        "アクア・サーファーの能力は誘発しない",
    ),
    (triggers_twice, "an ability of Draws triggers twice", "Drawsの能力が2回誘発する"),
    (
        lambda: cast(KILL, battle=["Caddy Beetle"]),
        "Caddy Beetle goes to the mana zone instead of being destroyed",
        "キャディ・ビートルは破壊されるかわりにマナゾーンに移る",
    ),
    (
        lambda: cast(KILL, battle=["Aless, the Oracle"]),
        "Aless, the Oracle goes to the shield zone instead of the graveyard",
        "予言者アレスは墓地に移るかわりにシールドゾーンに移る",
    ),
    (
        lives_on,
        "Alive stays in the battle zone instead of being destroyed",
        "Aliveは破壊されるかわりにバトルゾーンにとどまる",
    ),
    (
        goes_under,
        "Torcon stays in the battle zone instead of being destroyed",
        "孤高の願は破壊されるかわりにバトルゾーンにとどまる",
    ),
    (
        lambda: cast(RETURN, battle=[creature("Stays", FIRE, 4, 4000, "", instead_of_leaving(zones.BATTLE))]),
        "Stays stays in the battle zone instead of going to the hand",
        "Staysは手札に移るかわりにバトルゾーンにとどまる",
    ),
    (
        lambda: cast(RETURN, battle=[TIDE]),
        "Tide goes to the deck instead of the hand",
        "Tideは手札に移るかわりに山札に移る",
    ),
    (
        lambda: cast(put_on_top_of_deck(every(your_opponents(CREATURES))), battle=[TIDE]),
        "Tide goes to the deck in another way",
        "Tideは別の方法で山札に移る",
    ),
    (
        lambda: surf("Dorago the Great, Dragon World"),
        "Aqua Surfer goes to the graveyard instead of entering the battle zone",
        "アクア・サーファーはバトルゾーンに出るかわりに墓地に移る",
    ),
    (
        lambda: cast(ROB, hand=["Terradragon Arque Delacerna"]).accept(),
        "Terradragon Arque Delacerna enters the battle zone instead of being discarded",
        "緑神龍アーク・デラセルナは捨てられるかわりにバトルゾーンに出る",
    ),
    (
        lambda: cast(MILL_SHIELDS, battle=[ZAHA_ELHA], shields=["Corile"]),
        "Corile stays in the shield zone instead of going to the graveyard",
        "コーライルは墓地に移るかわりにシールドゾーンにとどまる",
    ),
    (
        lambda: cast(mill_from_deck(1), mine=KAREIKO),
        "Corile stays in the deck instead of going to the graveyard",
        "コーライルは墓地に移るかわりに山札にとどまる",
    ),
    (
        mills_its_mana,
        "Fire Filler stays in the mana zone, tapped, instead of going to the graveyard",
        "ダミー（火）は墓地に移るかわりにタップしてマナゾーンにとどまる",
    ),
    (
        lambda: cast(SHIELDS_TO_HAND, shields=[face_up("Canis, Wonderful One")]),
        "Canis, Wonderful One goes to the graveyard instead of the hand",
        "驚愕の存在 カニスは手札に移るかわりに墓地に移る",
    ),
)


def told(game: Scenario) -> list[str]:
    narrator = Narrator(game, game.record, ("Ann", "Bob"))
    return [event.text for event in narrator.narrate(list(game.session.events), 1) if event.text is not None]


@pytest.mark.parametrize(("play", "english", "japanese"), TOLD)
def test_what_is_replaced_is_told(play: Callable[[], Scenario], english: str, japanese: str) -> None:
    game = play()
    assert english in told(game)
    with speaking(JAPANESE), using_names("ja"):
        assert japanese in told(game)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Caddy Beetle", "Caddy Beetle goes to the mana zone instead of being destroyed"),
        ("Aless, the Oracle", "Aless, the Oracle goes to the shield zone instead of the graveyard"),
    ],
)
def test_where_a_card_goes_instead_is_told_once(name: str, sentence: str) -> None:
    game = cast(KILL, battle=[name])
    assert [line for line in told(game) if name in line] == [sentence]
    for player in (YOU, OPPONENT):
        assert seen_by(player, game).count(name) == 1


def test_a_creature_that_goes_under_another_one_is_told_to_do_so() -> None:
    said = told(goes_under())
    assert "Torcon of Bob goes under a creature" in said
    with speaking(JAPANESE), using_names("ja"):
        assert "Bobの孤高の願がクリーチャーの下に置かれる" in told(goes_under())


def test_a_card_that_stays_in_the_deck_is_not_told_to_become_a_shield() -> None:
    assert not any("shield" in sentence for sentence in told(cast(mill_from_deck(1), mine=KAREIKO)))


def seen_by(player: int, game: Scenario) -> str:
    narrator = PrivateNarrator(game, game.record, ("Ann", "Bob"), viewer=player)
    begins = (int(log.TURN), YOU, -1, 1, 0, -1)
    return "\n".join(narrator.tell([begins, *game.session.events]))


@pytest.mark.parametrize("player", [YOU, OPPONENT])
def test_a_player_is_not_told_which_hidden_card_stays_where_it_is(player: int) -> None:
    shield = attack("Torcon", battle=["Pulsar Tree"], shields=["Corile"]).accept()
    top = cast(mill_from_deck(1), mine=KAREIKO)
    for game, place in ((shield, "shield zone"), (top, "deck")):
        assert f"a card stays in the {place} instead of" in seen_by(player, game)
        assert "Corile" not in seen_by(player, game)


def test_a_player_is_told_which_open_card_stays_or_goes_elsewhere() -> None:
    kept = attack("Torcon", battle=["Pulsar Tree"], shields=[face_up("Corile")]).accept()
    assert "Corile stays in the shield zone instead of being broken" in seen_by(YOU, kept)
    for play, sentence, _ in (TOLD[1], TOLD[6]):
        assert sentence in seen_by(OPPONENT, play())


@pytest.mark.parametrize("player", [YOU, OPPONENT])
def test_401_4_a_player_is_not_told_in_which_order_open_cards_lie_in_the_deck(player: int) -> None:
    """401.4: the order in which several cards are put into a deck at once is hidden, even if the cards were seen."""
    cards = ["Torcon", "Corile", "Fear Fang", "Bolshack Dragon", "Terror Pit"]
    you = Side(hand=["Hatenko Tribe"], mana=filler(nature=3))
    game = Scenario(you=you, opponent=Side(graveyard=cards)).use("Hatenko Tribe").accept().choose(OPPONENT)
    order = game.zone(OPPONENT, "deck")[-5:]
    assert sorted(order) == sorted(cards) != order
    told = [line.strip().split(" goes from")[0] for line in seen_by(player, game).split("\n") if "to the deck" in line]
    assert told == sorted(cards)


@pytest.mark.parametrize("stays", [True, False])
def test_a_revolution_change_is_told_to_fail_only_when_it_has(stays: bool) -> None:
    """Not while its player is asked what replaces the leaving of the creature that would be exchanged (701.26b)."""
    saver = creature("Saver", FIRE, 3, 1000, "", saves_from_leaving(your(CREATURES)))
    newcomer = creature("Newcomer", FIRE, 5, 5000, "", revolution_change(CREATURES))
    you = Side(hand=[newcomer], battle=["Torcon", saver])
    game = Scenario(you=you, opponent=Side(shields=2)).attack("Torcon").declare("Newcomer")
    fails = "Newcomer does nothing: what it needs is no longer there"
    assert fails not in told(game.expect(YOU, "instead", "no", "Saver"))
    assert (fails in told(game.choose("Saver") if stays else game.decline())) == stays
