"""What is suggested for a name that does not exist: first the names that have it, then near spellings."""

import re

import pytest

from decks.matching import match_key
from decks.names import CardNames
from decks.suggested_cards import CALLED, did_you_mean_card
from decks.suggesting import did_you_mean
from sim.cards.library import UnknownCard, cards_in_use

NAMES = {match_key(name): name for name in ("Corile", "Jack Corile, Dark Lord", "Recorile", "Corile II", "Corine")}


def suggested(name: str) -> str:
    return did_you_mean(match_key(name), NAMES)


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("Coril", '"Corile" or "Corile II" or "Jack Corile, Dark Lord"'),
        ("dark corile", '"Jack Corile, Dark Lord"'),
        ("Cornie", '"Corine" or "Corile" or "Recorile"'),
        ("jakc corile", '"Jack Corile, Dark Lord" or "Corile" or "Recorile"'),
    ],
)
def test_a_name_that_has_the_words_comes_before_near_spellings(name: str, found: str) -> None:
    assert suggested(name) == f" Did you mean {found}?"


@pytest.mark.parametrize("name", ["zzz", "", "co", "-"])
def test_without_a_similar_name_nothing_is_suggested(name: str) -> None:
    assert suggested(name) == ""


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("hanusa", "Hanusa, Radiance Elemental"),
        ("alcadeias", "Alcadeias, Lord of Spirits"),
        ("alcadeas", "Alcadeias, Lord of Spirits"),
        ("bombazar", "Bombazar, Dragon of Destiny"),
    ],
)
def test_the_first_part_of_a_cards_name_finds_it(name: str, found: str) -> None:
    with pytest.raises(UnknownCard, match=f'Did you mean "{found}"'):
        cards_in_use().find(name)


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("ボルメテウス・ホワイト・ドラコン", "ボルメテウス・ホワイト・ドラゴン"),
        ("無双竜機ボル", "無双竜機ボルバルザーク"),  # it begins so
        ("竜機ぼるばるざーく", "無双竜機ボルバルザーク"),  # it has that
        ("悪魔神ドルパロム", "悪魔神ドルバロム"),
        ("5000VY", "5000VT, Flying V"),  # a card that cannot be played
        ("飛翔龍5000VY", "飛翔龍 5000VT"),
    ],
)
def test_the_best_guess_is_in_the_language_of_the_question(name: str, found: str) -> None:
    assert did_you_mean_card(name, cards_in_use().deck_names).startswith(f' Did you mean "{found}"')


def test_a_card_without_a_japanese_name_keeps_its_english_one() -> None:
    names = CardNames({"corile": "Corile", match_key("コーライル"): "Corile"})
    assert did_you_mean_card("コーライレ", names) == ' Did you mean "Corile"?'


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("クリパラ", "クリスタル・パラディン"),
        ("フェアライ", "フェアリー・ライフ"),
        ("デモハン", "デーモン・ハンド"),
        ("ナチュトラ", "ナチュラル・トラップ"),
        ("デドダム", "天災デドダム"),
        *CALLED.items(),
    ],
)
def test_what_players_call_a_card_suggests_it(name: str, found: str) -> None:
    names = cards_in_use().deck_names
    suggestion = re.sub("[ 　]", "", did_you_mean_card(name, names))
    assert suggestion.startswith(f'Didyoumean"{found.replace(" ", "")}"')
    assert not names.cards_called(name), "it is a card of its own"
