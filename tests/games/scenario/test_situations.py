"""Situations as judges write them: what `duelsim ruling` says about each, word by word where the words matter.

What comes out was written down before it was played: each line must be said, one after `!` must not.
"""

import textwrap
from pathlib import Path

import pytest

from sim.games.scenario.ruling_files import read_ruling
from sim.games.scenario.rulings import play_ruling

SITUATIONS = {
    "a spell that is being cast is not in the hand": (
        """
        player A:
            hand: Siren Concerto
            mana zone: Torcon; 1 water filler
        play:
            use Siren Concerto
        """,
        ("Siren Concerto: which card do you return to hand? Torcon | Water Filler",),
    ),
    "what a you-may lets do is stated": (
        """
        player A:
            hand: Emergency Typhoon; Corile
            mana zone: 2 water fillers
        play:
            use Emergency Typhoon
            yes
        """,
        ("Emergency Typhoon: do you draw? no | yes",),
    ),
    "total power is of the chosen ones": (
        """
        player A:
            hand: Apocalypse Vise
            mana zone: 7 fire fillers
        player B:
            battle zone: Bolshack Dragon; Fear Fang; Corile
        play:
            use Apocalypse Vise
            choose Bolshack Dragon
            choose Fear Fang
        """,
        (
            "choose Fear Fang (judge.txt, line 9): the total would be too high.",
            "which card do you destroy? no | Corile",
        ),
    ),
    "Nariel is named": (
        """
        player A:
            battle zone: Fear Fang; Torcon
        player B:
            battle zone: Nariel, the Oracle
        play:
            attack with Fear Fang
        """,
        ("Nariel, the Oracle says that it can't attack.",),
    ),
    "Diamond Cutter lets attack the player alone": (
        """
        player A:
            hand: Diamond Cutter
            mana zone: 5 light fillers
            battle zone: Fear Fang (sick)
        player B:
            battle zone: Nariel, the Oracle; Torcon (tapped)
        play:
            use Diamond Cutter
            attack with Fear Fang -> Torcon
        """,
        ("the attacking creature can attack only the player, because it has summoning sickness.",),
    ),
    "as if tapped": (
        """
        player A:
            hand: Chaos Strike
            mana zone: 2 fire fillers
            battle zone: Fear Fang
        player B:
            battle zone: Corile; Torcon
        play:
            use Chaos Strike
            choose Corile
            attack with Fear Fang -> Corile
        """,
        (
            "Corile can be attacked as if it were tapped",
            "Fear Fang (3000) battles Corile (2000)",
        ),
    ),
    "who blocks and wins is destroyed": (
        """
        player A:
            battle zone: Fear Fang; Burning Mane
        player B:
            battle zone: Bloody Squito
            shields: Torcon
        play:
            attack with Fear Fang
            block with Bloody Squito
        """,
        (
            "Bloody Squito of Player B blocks",
            "Fear Fang of Player A is destroyed",
            "Bloody Squito's ability: When this creature wins a battle, destroy it.",
            "!does not block",
        ),
    ),
    "no way back to the main step": (
        """
        player A:
            hand: Torcon
            mana zone: 2 nature fillers
            battle zone: Fear Fang; Burning Mane
        player B:
            shields: 3
        play:
            attack with Fear Fang
            choose shield 1
            use Torcon
        """,
        ("this is the attack step: cards are used in the main step.",),
    ),
    "equal power": (
        """
        player A:
            battle zone: Fear Fang
        player B:
            battle zone: Hunter Fish; Fear Fang (tapped)
        play:
            attack with Fear Fang -> B's Fear Fang
            do not block
        """,
        (
            "Player A's Fear Fang (3000) battles Player B's Fear Fang (3000)",
            "Fear Fang of Player A is destroyed",
            "Fear Fang of Player B is destroyed",
        ),
    ),
    "burnt shields trigger nothing": (
        """
        player A:
            battle zone: Bolmeteus Steel Dragon
        player B:
            shields: Terror Pit; Aqua Surfer; 1
        play:
            attack with Bolmeteus Steel Dragon
            choose Terror Pit; Aqua Surfer
        """,
        (
            "Terror Pit goes from Player B's shield zone to the graveyard",
            "!declares",
            "!breaks",
        ),
    ),
    "Alcadeias and spells": (
        """
        player A:
            hand: Terror Pit
            mana zone: 6 darkness fillers
            battle zone: Torcon
        player B:
            battle zone: Alcadeias, Lord of Spirits (on Urth, Purifying Elemental)
        play:
            use Terror Pit
        """,
        ("Alcadeias, Lord of Spirits forbids casting it.",),
    ),
    "Alcadeias and shield triggers": (
        """
        player A:
            battle zone: Fear Fang; Alcadeias, Lord of Spirits (on Urth, Purifying Elemental)
        player B:
            shields: Terror Pit
        play:
            attack with Fear Fang
            declare Terror Pit
        """,
        ("Alcadeias, Lord of Spirits forbids casting it.",),
    ),
    "a trigger ends the attacks": (
        """
        player A:
            battle zone: Fear Fang; Burning Mane
        player B:
            shields: Holy Awe
            battle zone: Torcon
        play:
            attack with Fear Fang
            declare Holy Awe
        """,
        (
            "Burning Mane of Player A is tapped",
            "The turn is over.",
        ),
    ),
    "an evolution creature stays tapped": (
        """
        player A:
            hand: Crystal Lancer
            mana zone: 6 water fillers
            battle zone: Aqua Hulcus (tapped)
        player B:
            shields: 3
        play:
            use Crystal Lancer
            attack with Crystal Lancer
        """,
        (
            "Crystal Lancer enters the battle zone on Aqua Hulcus",
            "it is tapped.",
        ),
    ),
    "a direct attack": (
        """
        player A:
            battle zone: Fear Fang
        player B:
            shields: 0
        play:
            attack with Fear Fang
        """,
        ("The game is over: Player A wins, direct attack.",),
    ),
    "the other player is asked": (
        """
        player A:
            battle zone: Fear Fang
        player B:
            shields: Holy Awe
        play:
            attack with Fear Fang
            A: declare nothing
        """,
        ("Player B is asked, not Player A.",),
    ),
    "own creatures are not attacked": (
        """
        player A:
            battle zone: Fear Fang; Torcon (tapped)
        player B:
            battle zone: Corile (tapped)
        play:
            attack with Fear Fang -> A's Torcon
        """,
        ("it is the turn player's own.",),
    ),
    "shields by their numbers": (
        """
        player A:
            battle zone: Bolshack Dragon
        player B:
            shields: 3
        play:
            attack with Bolshack Dragon
            choose shield 3; shield 1
        """,
        (
            "Bolshack Dragon breaks 2 shields of Player B",
            "[Filler (shield 3)]",
        ),
    ),
    "psychic creatures are not summoned": (
        """
        player A:
            hyperspatial zone: Aqua Cutlass, Temporal Swordsman
            mana zone: 9 water fillers
            battle zone: Torcon
        play:
            use Aqua Cutlass, Temporal Swordsman
        """,
        ("it is not used from the hyperspatial zone: an effect puts it into the battle zone.",),
    ),
    "a castle weakens": (
        """
        player A:
            hand: Rose Castle
            mana zone: 3 darkness fillers
            shields: 2
        player B:
            battle zone: Torcon; Corile
        play:
            use Rose Castle
            choose shield 2
        """,
        (
            "Rose Castle lies on shield 2 of Player A",
            "Torcon of Player B is destroyed",
        ),
    ),
    "sealed creatures are not there": (
        """
        player A:
            hand: Terror Pit
            mana zone: 6 darkness fillers
        player B:
            battle zone: Torcon (1 seal); Corile; Fear Fang
        play:
            use Terror Pit
            choose Torcon
        """,
        ("it is sealed: it is treated as if it were not there.",),
    ),
    "Ninja Strike": (
        """
        player A:
            battle zone: Fear Fang
        player B:
            hand: Hayabusamaru, Lightfang Ninja
            mana zone: 4 light fillers
        play:
            attack with Fear Fang
            declare Hayabusamaru, Lightfang Ninja
        """,
        ("Player B summons Hayabusamaru, Lightfang Ninja by Ninja Strike",),
    ),
    "a spell half costs its own cost": (
        """
        player A:
            hand: Achernar, Star Gate Elemental / Stargaze Gate
            mana zone: 4 light fillers
        play:
            use Stargaze Gate
        """,
        ("not enough mana: it costs 5, and there is 4.",),
    ),
    "a creature half is not cast": (
        """
        player A:
            hand: Achernar, Star Gate Elemental / Stargaze Gate
            mana zone: 5 light fillers
            battle zone: Torcon
        play:
            use Achernar, Star Gate Elemental
        """,
        (
            "not enough mana: it costs 9, and there is 5.",
            "!casts",
        ),
    ),
    "the only choice": (
        """
        player A:
            hand: Corile
            mana zone: 5 water fillers
        player B:
            battle zone: Fear Fang
        play:
            use Corile
            choose Fear Fang
        """,
        ("it was the only one that could be chosen, and has been chosen without a question.",),
    ),
    "Japanese names": (
        """
        player A:
            hand: デーモン・ハンド
            mana zone: 6 darkness fillers
        player B:
            battle zone: コーライル; Torcon
        play:
            use デーモン・ハンド
            choose コーライル
        """,
        ("Corile of Player B is destroyed",),
    ),
    "slayer": (
        """
        player A:
            battle zone: Bolshack Dragon
        player B:
            battle zone: Bone Assassin, the Ripper (tapped); Torcon
        play:
            attack with Bolshack Dragon -> Bone Assassin, the Ripper
        """,
        (
            "Bone Assassin, the Ripper's ability: slayer",
            "Bolshack Dragon of Player A is destroyed",
        ),
    ),
    "whose Bombersaur": (
        """
        player A:
            battle zone: Bombersaur
            mana zone: 3
        player B:
            battle zone: Bombersaur (tapped)
            mana zone: 3
        play:
            attack with Bombersaur -> B's Bombersaur
        """,
        (
            "Player A's Bombersaur's ability: When this creature is destroyed",
            "Player A: Player A's Bombersaur: which card do you put into the graveyard?",
        ),
    ),
    "no yes where nothing is optional": (
        """
        player A:
            hand: Terror Pit
            mana zone: 6 darkness fillers
        player B:
            battle zone: Torcon; Corile
        play:
            use Terror Pit
            yes
        """,
        ("nobody is asked yes or no.",),
    ),
    "an optional replacement": (
        """
        player A:
            hand: Terror Pit
            mana zone: 6 darkness fillers
        player B:
            battle zone: Kip Chippotto; Bolshack Dragon
        play:
            use Terror Pit
            choose Bolshack Dragon
            choose Kip Chippotto
        """,
        (
            "Player B: Bolshack Dragon: which replacement happens instead? no | [Kip Chippotto]",
            "Bolshack Dragon stays in the battle zone instead",
        ),
    ),
    "the order of effects at the end": (
        """
        player A:
            battle zone: Gigaling Q; Ballus, Dogfight Enforcer Q (tapped)
        player B:
            shields: 4
        play:
            attack with Gigaling Q
            choose shield 1
            end the turn
        """,
        (
            "Not yet: end the turn (judge.txt, line 8): something has to be chosen before the turn can end.",
            "Which effect is resolved first? Gigaling Q | Ballus, Dogfight Enforcer Q",
        ),
    ),
    "a card of the hand does not attack": (
        """
        player A:
            hand: Fear Fang
            battle zone: Torcon
        play:
            attack with Fear Fang
        """,
        ("it is in the hand, not a creature in the battle zone.",),
    ),
    "what can't be blocked": (
        """
        player A:
            battle zone: Candy Drop; Torcon
        player B:
            battle zone: Hunter Fish
            shields: 2
        play:
            attack with Candy Drop
            block with Hunter Fish
        """,
        ("the attacking creature can't be blocked.",),
    ),
    "linked Gods": (
        """
        player A:
            hand: Aku, Ultimate God
            battle zone: Zen, Transcendent God
            mana zone: 3 light fillers; 3 water fillers; 4 darkness fillers
        play:
            use Aku, Ultimate God
            choose Zen, Transcendent God
        """,
        ("Aku, Ultimate God / Zen, Transcendent God (17000",),
    ),
    "a sick creature's tap ability": (
        """
        player A:
            battle zone: Aqua Fencer (sick)
        player B:
            battle zone: Torcon
        play:
            use the tap ability of Aqua Fencer
        """,
        ("it has summoning sickness.",),
    ),
    "no card for a strike back": (
        """
        player A:
            battle zone: Fear Fang; Burning Mane
        player B:
            shields: Torcon
            hand: Crack Crawler
        play:
            attack with Fear Fang
            declare Crack Crawler
        """,
        ("there is no card to discard for its strike back.",),
    ),
    "another base": (
        """
        player A:
            hand: Crystal Lancer
            mana zone: 6 water fillers
            battle zone: Aqua Hulcus; Aqua Guard; Torcon
        play:
            use Crystal Lancer
            choose Torcon
        """,
        (
            "Crystal Lancer cannot be put on it.",
            "What is Crystal Lancer put on? Aqua Hulcus | Aqua Guard",
        ),
    ),
    "two blockers": (
        """
        player A:
            battle zone: Bolshack Dragon
        player B:
            battle zone: Bloody Squito; Aqua Guard
        play:
            attack with Bolshack Dragon
            block with Bloody Squito; Aqua Guard
        """,
        (
            "Bloody Squito of Player B blocks",
            "Aqua Guard of Player B blocks",
            "Bolshack Dragon (6000) battles Aqua Guard (2000)",
            "!does not block",
        ),
    ),
    "who turns an attack and no other is not said to do nothing": (
        """
        turn: player B
        player A:
            battle zone: Torcon (tapped); 2 Faywon, Green Knowledge Silver (tapped)
        player B:
            battle zone: Bolshack Dragon
        play:
            attack with Bolshack Dragon
            block with Faywon, Green Knowledge Silver
            choose Torcon
        """,
        (
            "Player A untaps Faywon, Green Knowledge Silver",
            "Torcon of Player A takes the attack on itself",
            "!does not block",
        ),
    ),
    "the attacked creature does not block for itself": (
        """
        player A:
            battle zone: Bolshack Dragon
        player B:
            battle zone: Aqua Guard (tapped); Hunter Fish
        play:
            attack with Bolshack Dragon -> Aqua Guard
            block with Aqua Guard
        """,
        ("block with Aqua Guard (judge.txt, line 7): it is tapped.",),
    ),
    "the other player's turn": (
        """
        turn: player B
        player A:
            hand: Terror Pit
            mana zone: 6 darkness fillers
        player B:
            battle zone: Torcon; Corile
        play:
            use Terror Pit
        """,
        ("it is Player B's turn.",),
    ),
    "an aura without a GR creature": (
        """
        player A:
            hand: Buchacati, Yuuki
            mana zone: 3 darkness fillers
            battle zone: Torcon
        play:
            use Buchacati, Yuuki
        """,
        ("there is no GR creature that it can be attached to.",),
    ),
    "a castle without shields": (
        """
        player A:
            hand: Rose Castle
            mana zone: 3 darkness fillers
            shields: 0
            battle zone: Torcon
        play:
            use Rose Castle
        """,
        ("there is no shield to fortify.",),
    ),
    "the last card": (
        """
        player A:
            hand: Aqua Hulcus
            mana zone: 3 water fillers
            deck: exactly Torcon
            battle zone: Torcon
        play:
            use Aqua Hulcus
            yes
        """,
        ("The game is over: Player B wins, deck out.",),
    ),
    "a forced attacker": (
        """
        player A:
            battle zone: Rumbling Terahorn; Deadly Fighter Braid Claw
        player B:
            shields: 3
        play:
            end the turn
        """,
        ("Which creature attacks? Rumbling Terahorn | Deadly Fighter Braid Claw",),
    ),
    "what makes it cost more": (
        """
        player A:
            hand: Bloody Squito
            mana zone: 2 darkness fillers
            battle zone: Torcon
        player B:
            battle zone: Milieus, the Daystretcher
        play:
            use Bloody Squito
        """,
        ("not enough mana: it costs 4 because of Milieus, the Daystretcher, and there is 2.",),
    ),
    "what can't be chosen": (
        """
        player A:
            hand: Spiral Gate
            mana zone: 2 water fillers
        player B:
            battle zone: Petrova, Channeler of Suns; Torcon
        play:
            use Spiral Gate
            choose Petrova, Channeler of Suns
        """,
        ("it can't be chosen by Spiral Gate.",),
    ),
    "no tap ability": (
        """
        player A:
            battle zone: Fear Fang
        play:
            use the tap ability of Fear Fang
        """,
        ("it has no tap ability.",),
    ),
    "a card of both players": (
        """
        player A:
            hand: Terror Pit
            mana zone: 6 darkness fillers
            battle zone: Torcon
        player B:
            battle zone: Torcon; Corile
        play:
            use Terror Pit
            choose Torcon
        """,
        ("Torcon of Player B is destroyed",),
    ),
    "shield triggers forbidden": (
        """
        player A:
            battle zone: Fear Fang; Burning Mane
        player B:
            shields: Terror Pit
            battle zone: Fu Reil, Seeker of Storms
        play:
            attack with Fear Fang
            declare Terror Pit
        """,
        ("Fu Reil, Seeker of Storms forbids shield triggers.",),
    ),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_situation_is_ruled_and_told_truly(name: str, tmp_path: Path) -> None:
    situation, said = SITUATIONS[name]
    file = tmp_path / "judge.txt"
    file.write_text(textwrap.dedent(situation).removeprefix("\n"), encoding="utf-8")
    told = "\n".join(play_ruling(read_ruling(file)).lines()).replace(str(file), "judge.txt")
    for words in said:
        assert (words.removeprefix("!") in told) != words.startswith("!"), told
