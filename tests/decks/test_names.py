"""What a spelling may mean: the card of this name, or else the one card whose names are like it; never a guess."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.matching import forgiving_keys, keys_in_any_order, match_key
from decks.names import CardNames, UnplayableCard

CARDS = {
    "Bolmeteus Steel Dragon": ["ボルメテウス・ホワイト・ドラゴン"],
    "Bombazar, Dragon of Destiny": ["無双竜機ボルバルザーク"],
    "Bolmeteus Musha Dragon": ["ボルメテウス・武者（むしゃ）・ドラゴン"],
    "Bronze-Arm Tribe": ["青銅の鎧"],
    "D'Artagnan, Master of Ice & Snow": ["ダルタニアン"],
    "Katta & Katsuking": ["勝太&カツキング －熱血の物語－"],
    "LOVE×HATE": [],
    "December": ["12月"],
    "The Ramen": ["The ラー漢（メン）"],
    "Überdragon Jabaha": ["超竜ヤバハ"],
}
HIDDEN = UnplayableCard("Twelve, the Unplayable", "it sings", "トゥエルヴ・ザ・ソング", ("DM-99",), ("It sings.",))
NAMES = CardNames(
    {match_key(called): name for name, others in CARDS.items() for called in (name, *others)},
    lambda: {match_key(name): HIDDEN for name in (HIDDEN.name, HIDDEN.japanese_name)},
)


@pytest.mark.parametrize(
    ("spelling", "card"),
    [
        ("bolmeteus steel dragon", "Bolmeteus Steel Dragon"),
        ("BolmeteusSteelDragon", "Bolmeteus Steel Dragon"),
        ("ボルメテウスホワイトドラゴン", "Bolmeteus Steel Dragon"),
        ("ﾎﾞﾙﾒﾃｳｽ･ﾎﾜｲﾄ･ﾄﾞﾗｺﾞﾝ", "Bolmeteus Steel Dragon"),
        ("ボルメテウス ホワイト ドラゴン", "Bolmeteus Steel Dragon"),
        ("ボルメテウス.ホワイト.ドラゴン", "Bolmeteus Steel Dragon"),
        ("ぼるめてうす・ほわいと・どらごん", "Bolmeteus Steel Dragon"),
        ("ボルメテウス・ホワィト・ドラゴン", "Bolmeteus Steel Dragon"),
        ("《ボルメテウス・ホワイト・ドラゴン》", "Bolmeteus Steel Dragon"),
        ("ボルメテウス・武者・ドラゴン", "Bolmeteus Musha Dragon"),
        ("ボルメテウス・武者(ムシャ)・ドラゴン", "Bolmeteus Musha Dragon"),
        ("無双竜機(むそうりゅうき)ボルバルザーク", "Bombazar, Dragon of Destiny"),
        ("無双竜機ボルバルザ-ク", "Bombazar, Dragon of Destiny"),
        ("無双竜機ボルバルザ—ク", "Bombazar, Dragon of Destiny"),
        ("Bombazar Dragon of Destiny", "Bombazar, Dragon of Destiny"),
        ("Bombazar, the Dragon of Destiny", "Bombazar, Dragon of Destiny"),
        ("Dragon of Destiny, Bombazar", "Bombazar, Dragon of Destiny"),
        ("The Dragon of Destiny Bombazar", "Bombazar, Dragon of Destiny"),
        ("bronze arm tribe", "Bronze-Arm Tribe"),
        ("Dartagnan master of ice and snow", "D'Artagnan, Master of Ice & Snow"),
        ("Katta and Katsuking", "Katta & Katsuking"),
        ("勝太カツキング〜熱血の物語〜", "Katta & Katsuking"),
        ("lovexhate", "LOVE×HATE"),
        ("ラー漢", "The Ramen"),
        ("uber dragon jabaha", "Überdragon Jabaha"),
    ],
)
def test_a_spelling_that_is_like_one_name_alone_means_that_card(spelling: str, card: str) -> None:
    assert NAMES.cards_called(spelling) == (card,)
    assert NAMES.unplayable_card(spelling) is None


@pytest.mark.parametrize("spelling", ["Twelve, the Unplayable", "the unplayable twelve", "とぅえるゔざそんぐ"])
def test_a_card_that_cannot_be_played_is_found_like_any_other(spelling: str) -> None:
    assert NAMES.cards_called(spelling) == ()
    assert NAMES.unplayable_card(spelling) is HIDDEN


@pytest.mark.parametrize(
    "spelling", ["", "-", "Bolmeteus", "Bolmeteus Steel Dragon (3)", "ラー漢（3枚メン）", "Dragon of, Bombazar Destiny"]
)
def test_what_is_like_no_name_means_no_card(spelling: str) -> None:
    assert NAMES.cards_called(spelling) == ()
    assert NAMES.unplayable_card(spelling) is None


def test_a_spelling_that_is_like_two_names_is_never_guessed() -> None:
    unplayable = {match_key("コーラ イル"): UnplayableCard("コーラ イル", "it sings")}
    names = CardNames({match_key(name): name for name in ("コーライル", "コオライル", "コライル")}, lambda: unplayable)
    assert names.cards_called("コーライル") == ("コーライル",)
    assert names.cards_called("コラ・イル") == ("コライル", "コーラ イル", "コーライル")
    assert names.unplayable_card("コラ・イル") is None
    assert (names.cards_called("コーラ イル"), names.unplayable_card("コーラ イル")) == ((), unplayable["コーラ イル"])


def test_a_card_that_is_known_is_never_unplayable() -> None:
    names = CardNames({"corile": "Corile"}, lambda: {"corile": UnplayableCard("Corile", "it was not understood")})
    assert (names.cards_called("CO RILE"), names.unplayable_card("CO RILE")) == (("Corile",), None)


@given(st.text(alphabet=st.characters(codec="utf-8")))
def test_no_forgiving_key_is_empty_and_each_is_the_only_one_of_its_own(text: str) -> None:
    key = match_key(text)
    assert set(forgiving_keys(key)) <= set(keys_in_any_order(key))
    assert all(forms and " " not in forms for forms in keys_in_any_order(key))


def test_a_card_that_cannot_be_played_is_asked_for_by_the_beginning_of_its_name() -> None:
    unplayable = {
        match_key(name): UnplayableCard(name, "it sings") for name in ("5000VT, Flying V", "Corile, the Singer")
    }
    names = CardNames({match_key(name): name for name in ("Corile, the First", "Corile, the Last")}, lambda: unplayable)
    found = names.unplayable_card_asked_for("5000vt")
    assert found is not None and found.name == "5000VT, Flying V"
    assert names.unplayable_card("5000VT") is None  # in a list it may be a title
    assert names.unplayable_card_asked_for("Corile") is None  # three cards begin so
    assert "5000vt, flying v" in names.suggestions[0]
