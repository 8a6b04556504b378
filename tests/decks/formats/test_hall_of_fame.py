"""The Hall of Fame by day: the table of its changes, and what public sources say of some days."""

from collections import Counter, defaultdict
from datetime import date, timedelta
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from decks.formats import FormatError, hall_of_fame
from decks.formats.hall_of_fame import BANNED, COMBINATION, FREE, MOST, NEW, ONE, Change, changes
from decks.matching import match_key
from sim.cards.library import cards_in_use

FIRST, NEWEST = date(2004, 3, 15), date(2026, 3, 16)


def restricted(day: date, most: int) -> set[str]:
    """The names of the cards with this many copies on a day."""
    return {limit.card.name for limit in hall_of_fame(day).limits if limit.most == most}


def histories() -> dict[tuple[str, ...], list[Change]]:
    found: dict[tuple[str, ...], list[Change]] = defaultdict(list)
    for change in changes():
        found[tuple(card.japanese for card in change.cards)].append(change)
    return found


def test_the_changes_are_in_the_order_of_their_days() -> None:
    days = [change.day for change in changes()]
    assert days == sorted(days) and (days[0], days[-1]) == (FIRST, NEWEST)
    assert len(changes()) == 284  # two of the 282 of the source are of three cards, here two combinations each
    assert all(len(change.cards) == 1 + (COMBINATION in (change.before, change.after)) for change in changes())


def test_each_change_begins_with_what_the_last_one_of_the_card_left() -> None:
    for of_card in histories().values():
        assert of_card[0].before in (FREE, NEW)
        for before, after in pairwise(of_card):
            assert before.after == after.before and before.day < after.day, after
        assert all(change.before != change.after for change in of_card)
        assert {change.after for change in of_card} <= {FREE, ONE, BANNED, COMBINATION}


def test_no_card_is_in_the_table_under_two_names() -> None:
    cards = {card for change in changes() for card in change.cards}
    for names in (Counter(match_key(card.name) for card in cards), Counter(match_key(card.japanese) for card in cards)):
        assert max(names.values()) == 1


def test_the_cards_are_known_by_the_names_that_decks_have() -> None:
    names = cards_in_use().deck_names
    unknown = set()
    for card in {card for change in changes() for card in change.cards}:
        known = names.known.get(match_key(card.name))
        assert known in (None, card.name), card
        if known is None and names.unplayable_card(card.name) is None:
            unknown.add(card.japanese)
    assert unknown <= {"愛銀河マーキュリー・スターフォージ"}  # has no English name


# --- Days that public sources describe --------------------------------------------------------------------------------
def test_2004_march_15() -> None:
    """Source: picodoromeda.com/archives-dm-11."""
    first = {"Astral Reef", "Cyber Brain", "Deep Operation", "Emeral", "Streaming Shaper"}
    assert restricted(FIRST, 1) == first and not restricted(FIRST, 0)
    assert restricted(date(2005, 3, 14), 1) == first


def test_2005_july_15() -> None:
    """Sources: dm.akrecord.com/reading/statistics/1106; note.com/teaneet/n/n85f24f1ab259 for Aquan."""
    assert restricted(date(2005, 7, 15), 1) == {
        *(
            "Aquan",
            "Astral Reef",
            "Bombazar, Dragon of Destiny",
            "Cyber Brain",
            "Deep Operation",
            "Emeral",
            "Hell Slash",
        ),
        *("Skeleton Vice", "Slash Charger", "Streaming Shaper"),
    }
    assert "Aquan" in restricted(date(2005, 3, 15), 1) and "Aquan" not in restricted(date(2005, 3, 14), 1)


def test_2008_june_29() -> None:
    """Source: the help of an online game of the time lists the cards of this day."""
    day = date(2008, 6, 29)
    assert restricted(day, 0) == {
        *("Hell Slash", "Slash Charger", "Bombazar, Dragon of Destiny", "Future Slash", "Aqua Patrol"),
        *("Judgement of the Flame's Spear and the Water's Blade", "Bolmeteus Sapphire Dragon"),
    }
    assert restricted(day, 1) == {
        *("Cyber Brain", "Deep Operation", "Streaming Shaper", "Emeral", "Astral Reef", "Aquan", "Skeleton Vice"),
        *("Nariel, the Oracle", "Cloned Nightmare", "Aqua Hulcus", "Curse Totem", "Soulswap", "Miraculous Snare"),
        *("Pacific Champion", "Inferno Gate", "Infinity Dragon", "Überdragon Bajula"),
    }
    pairs = {(pair.first.name, pair.second.name) for pair in hall_of_fame(day).apart}
    assert pairs == {("Romanesque, Dragon Wizard", card) for card in ("Soulswap", "Crest of Mother")}


def test_2014_march_15() -> None:
    """Source: picodoromeda.com/archives-dm-36 names what changed on this day."""
    before, day = date(2014, 3, 14), date(2014, 3, 15)
    changed = {limit.card.japanese for limit in hall_of_fame(day).limits if limit.since == day and limit.most == 0}
    assert changed == {"超次元バイス・ホール", "ミラクルとミステリーの扉"}
    assert len(restricted(day, 0) - restricted(before, 0)) == 2
    new = {limit.card.japanese for limit in hall_of_fame(day).limits if limit.since == day and limit.most == 1}
    assert "ガチンコ・ルーレット" in new and len(new) == 5


@pytest.mark.parametrize(
    ("day", "banned", "one"),
    [
        (date(2022, 7, 1), 28, 79),  # picodoromeda.com/archives-dm-76: this many pictures
        (date(2023, 4, 1), None, 80),  # gachi-matome.com/?p=28639: "80 as of April 2023"
    ],
)
def test_the_number_of_cards(day: date, banned: int | None, one: int) -> None:
    assert banned in (None, len(restricted(day, 0)))
    assert len(restricted(day, 1)) == one


def test_the_newest_state() -> None:
    newest = hall_of_fame()
    assert newest.changed == NEWEST and newest.is_newest
    assert hall_of_fame(date(2026, 11, 28)) == newest
    assert not hall_of_fame(NEWEST - timedelta(days=1)).is_newest
    (pair,) = newest.apart
    assert {pair.first.japanese, pair.second.japanese} == {"禁断英雄 モモキングダムX", "未来王龍 モモキングJO"}


# --- Any day ----------------------------------------------------------------------------------------------------------
@settings(max_examples=50, deadline=None)
@given(st.dates(FIRST, date(2026, 12, 31)))
def test_the_state_of_a_day_is_the_replay_of_all_changes_until_then(day: date) -> None:
    most: dict[str, int] = {}
    for change in changes():
        if change.day <= day and COMBINATION not in (change.before, change.after):
            most[change.cards[0].name] = MOST.get(change.after, 4)
    found = hall_of_fame(day)
    assert {limit.card.name: limit.most for limit in found.limits} == {
        name: copies for name, copies in most.items() if copies < 4
    }
    assert all(limit.since is not None and limit.since <= day for limit in found.limits)
    assert found.changed <= day


def test_there_is_none_before_the_first() -> None:
    with pytest.raises(FormatError, match="no Hall of Fame on 2004-03-14: it exists since 2004-03-15"):
        hall_of_fame(FIRST - timedelta(days=1))
