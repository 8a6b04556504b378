"""Noun phrases of a Japanese text: the descriptions of cards, how many they are, and the words that stand for cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from sim.cards.japanese.clauses import Number
from sim.cards.japanese.frames import phrase
from sim.cards.japanese.nouns import ALL, ANY, ONE, Noun, either, listed, with_said
from sim.cards.japanese.tables import rows
from sim.cards.text.chart import NOTHING, Phrase

COUNTERS = "(体|枚|つ|個)"
ZONES = {
    "マナゾーン": "mana zone",
    "墓地": "graveyard",
    "手札": "hand",
    "山札": "deck",
    "超次元ゾーン": "hyperspatial zone",
}
WHOSE = {"自分の": "your", "相手の": "opponent", "自身の": "their", "そのプレイヤーの": "that"}
CIVILIZATIONS = {"光": "light", "水": "water", "闇": "darkness", "火": "fire", "自然": "nature"}
IT, THIS, REST = Noun(pronoun="it"), Noun(("creature",), pronoun="this"), Noun(pronoun="rest")
CROSSED = Noun(("the crossed creature",), whose="your", pronoun="crossed")
CHOSEN = "(|、|、選び|、選び、|選び|選び、|選んで|選んで、)"
TOP = (
    "山札の上から{number}枚を[、]",
    "山札の上のカードを{number}枚[、]",
    "山札の上からカードを{number}枚[、]",
    "山札を上から{number}枚[、]",
)
UNSEEN = "[、]見ないで選び[、]"


def phrases() -> Iterator[Phrase]:
    """All of them: descriptions, objects of verbs, subjects."""
    yield from _descriptions()
    yield from _counts()
    yield from _objects()
    yield from _subjects()


def _descriptions() -> Iterator[Phrase]:
    for heading, frame, value in rows("nouns"):
        if heading == "said":
            field, _, said = value.partition(" ")
            yield phrase("said", frame, _said(field, said))
        else:
            head, _, zone = value.partition(" in ")
            yield phrase("single", frame, _head(head, zone, alone=heading == "race alone"))
    yield phrase("single", "{said}[、]{single}", lambda said, noun: with_said(said, noun) or NOTHING)
    yield phrase("cards", "{single}", lambda noun: noun)
    between = "(と|または|、または|や|、|および|か)"
    yield phrase("cards", f"{{single}}{between}{{cards}}[のいずれか]", lambda one, two: either(one, two) or NOTHING)
    yield phrase("civilizations", "{civilization}", lambda one: one)
    between = "(または|・|、|と|か|や|、または|または、)"
    yield phrase("civilizations", f"{{civilization}}{between}{{civilizations}}", _both)
    for word, civilization in CIVILIZATIONS.items():
        yield phrase("civilization", word, lambda civilization=civilization: civilization)


def _said(field: str, said: str) -> Callable[..., tuple[str, str]]:
    return lambda *parts: (field, said.format(*parts))


def _head(head: str, zone: str, *, alone: bool) -> Callable[..., Noun]:
    return lambda *parts: Noun((head.format(*parts),), zone=zone, alone=alone)


def _both(one: str, others: str) -> str:
    return listed((one, *others.replace(" or ", ", ").split(", ")))


def _counts() -> Iterator[Phrase]:
    yield phrase("count", f"{{number}}{COUNTERS}", str)
    yield phrase("count", f"{{number}}{COUNTERS}まで", lambda number: f"up to {number}")
    yield phrase("count", f"最大{{number}}{COUNTERS}", lambda number: f"up to {number}")
    yield phrase("count", "(好きな数|好きな枚数)", lambda: ANY)
    yield phrase("count", "すべて", lambda: ALL)
    yield phrase("count", "同じ数", lambda: "that many")
    yield phrase("some", "{place}に{some}", _in_place)
    yield phrase("none", "{place}に{none}", _in_place)
    # What somebody has: how many at least, or at most.
    for counter, counted in (("", _any), ("1体", _creatures), ("1(枚|つ|個)", _any)):
        yield phrase("some", f"{{cards}}が{counter}", counted)
        for frame in (f"{{cards}}が他に{counter}", f"他に{{cards}}が{counter}"):
            yield phrase("some", frame, lambda noun, counted=counted: replace(counted(noun), other=True))
        none = counter + "も" if counter else ""
        yield phrase("none", f"{{cards}}[が]{none}", lambda noun, counted=counted: replace(counted(noun), count="no"))
        for frame in (f"他に{{cards}}[が]{none}", f"{{cards}}が他に{none}"):
            yield phrase("none", frame, lambda noun, counted=counted: replace(counted(noun), count="no", other=True))
    for counter, counted in (("体", _creatures), ("(枚|つ|個)", _any)):
        for words, more in (("以上", "or more"), ("以下", "or fewer")):
            at_least = f"{{number}}{counter}{words}"
            yield phrase(
                "some",
                f"{{cards}}が{at_least}",
                lambda n, c, more=more, counted=counted: replace(counted(n), count=f"{c} {more}"),
            )
            yield phrase(
                "some",
                f"{{cards}}が他に{at_least}",
                lambda n, c, more=more, counted=counted: replace(counted(n), count=f"{c} {more}", other=True),
            )


def _any(noun: Noun) -> Noun:
    return noun


def _creatures(noun: Noun) -> Noun:
    """What is counted as creatures are (体) is creatures, though a race stands alone."""
    return replace(noun, alone=False)


def _counted(noun: Noun, count: str) -> Noun:
    return replace(noun, count=count)


def _unseen(noun: Noun, count: str) -> Noun:
    return replace(noun, count=count, at_random=True)


def _from(place: tuple[str, str], noun: Any) -> Any:
    if noun is NOTHING or noun.zone or noun.whose not in ("", place[1] or noun.whose):
        return NOTHING
    return replace(noun, zone=place[0], whose=place[1] or noun.whose)


def _as_many(each: Noun, noun: Noun) -> Any:
    """One card for each of others."""
    return replace(noun, count=f"as many as {each:number}") if noun.count == ONE and noun.zone != "top" else NOTHING


def _of_total(noun: Noun, total: str, number: Number) -> Noun:
    """Any number of cards that have no more power, or cost, together."""
    return replace(noun, count=ANY, after=(*noun.after, f"with total {total} {number} or less"))


def _some_of_total(noun: Noun, count: str, total: str, number: Number) -> Noun:
    """A number of cards that have no more power, or cost, together."""
    return replace(_of_total(noun, total, number), count=count)


def _one_of(noun: Noun | None) -> Any:
    return NOTHING if noun is None else _counted(noun, ONE)


def _another(noun: Noun) -> Noun:
    return replace(noun, count=ONE, other=True)


def _in_place(place: tuple[str, str], noun: Noun) -> Any:
    return _from(place, noun)


def _objects() -> Iterator[Phrase]:
    """What stands before a verb, with its particle."""
    yield from _objects_of_total()
    yield from _short_objects()
    for word, zone in ZONES.items():
        for owner, whose in {**WHOSE, "": ""}.items():
            yield phrase("place", owner + word, lambda zone=zone, whose=whose: (zone, whose))
    for word, zone in (("手札または墓地", "hand or graveyard"), ("手札またはマナゾーン", "hand or mana zone")):
        yield phrase("place", "自分の" + word, lambda zone=zone: (zone, "your"))
    yield phrase("things", f"{{cards}}を[、]{{count}}{CHOSEN}", _counted)
    yield phrase("things", f"{{cards}}{{count}}を{CHOSEN}", _counted)
    yield phrase("things", f"{{cards}}{{count}}{CHOSEN}", _counted)
    yield phrase("things", f"{{cards}}1{COUNTERS}につき[、|1枚、|1体、]{{things}}", _as_many)
    before = "{total}の合計が{number}以下になるように[、]{cards}を{count}" + CHOSEN
    yield phrase("things", before, lambda total, number, noun, c: _some_of_total(noun, c, total, number))
    yield phrase("things", f"その数以下の{{cards}}を{CHOSEN}", lambda noun: _counted(noun, "up to that many"))
    one_or = f"{{single}}1{COUNTERS}(または|か|か、){{single}}1{COUNTERS}[を]{CHOSEN}"
    yield phrase("things", one_or, lambda one, two: _one_of(either(one, two)))
    one_or = f"{{single}}1{COUNTERS}または{{single}}を1{COUNTERS}"
    yield phrase("things", one_or + CHOSEN, lambda one, two: _one_of(either(one, two)))
    yield phrase("things", one_or + "[、]{place}から" + CHOSEN, lambda one, two, p: _from(p, _one_of(either(one, two))))
    yield phrase("things", f"{{cards}}をもう1{COUNTERS}[、]{CHOSEN}", _another)
    yield phrase("things", f"{{cards}}をもう1{COUNTERS}[、]{{place}}から{CHOSEN}", lambda n, p: _from(p, _another(n)))
    yield phrase("things", "すべての{cards}を[、]", lambda noun: _counted(noun, ALL))
    yield phrase("things", "{place}(にある|の)すべての{cards}を[、]", lambda p, noun: _from(p, _counted(noun, ALL)))
    yield phrase("things", f"{{count}}の{{cards}}を{CHOSEN}", lambda count, noun: _counted(noun, count))
    yield phrase(
        "things", f"{{cards}}を[、]{{count}}[、]{{place}}から{CHOSEN}", lambda n, c, p: _from(p, _counted(n, c))
    )
    yield phrase("things", f"{{place}}から{{count}}[を]{CHOSEN}", lambda p, c: _from(p, Noun(count=c)))
    yield phrase("things", f"{{place}}から[、]{{cards}}を{{count}}{CHOSEN}", lambda p, n, c: _from(p, _counted(n, c)))
    yield phrase("things", f"{{cards}}を[、]{{place}}から{{count}}{CHOSEN}", lambda n, p, c: _from(p, _counted(n, c)))
    for frame in (
        f"{{cards}}を[、]{{count}}{UNSEEN}",
        f"{{cards}}{{count}}を{UNSEEN}",
        "{cards}を見ないで{count}選び[、]",
    ):
        yield phrase("things", frame, _unseen)
    yield phrase(
        "things", f"{{place}}から[カードを]{{count}}{UNSEEN}", lambda p, c: _from(p, Noun(count=c, at_random=True))
    )
    face_down = "[を][、]裏向きで[、]"
    yield phrase("things", f"{{cards}}{face_down}{{count}}選び[、]", _counted)
    yield phrase("things", "{cards}を{count}[、]裏向きで選び[、]", _counted)


def _objects_of_total() -> Iterator[Phrase]:
    """Cards whose power, or cost, is no more than a number together."""
    total = "を[、]{total}の合計が{number}以下になるように[、]好きな数"
    yield phrase("things", f"{{cards}}{total}{CHOSEN}", _of_total)
    of_total = "{place}から好きな数の{cards}を{total}の合計が{number}以下になるように" + CHOSEN
    yield phrase("things", of_total, lambda p, noun, total, number: _from(p, _of_total(noun, total, number)))
    between = f"を[、]{{total}}の合計が{{number}}以下になるように{{count}}{CHOSEN}"
    yield phrase("things", "{cards}" + between, lambda noun, t, number, c: _some_of_total(noun, c, t, number))
    placed = f"を{{count}}[、]{{total}}の合計が{{number}}以下になるように{CHOSEN}"
    yield phrase("things", "{cards}" + placed, _some_of_total)
    of_total = "{place}から{total}の合計が{number}以下になるように[、]{cards}を{count}" + CHOSEN
    yield phrase("things", of_total, lambda p, t, number, noun, c: _from(p, _some_of_total(noun, c, t, number)))
    for word, total in (("パワー", "power"), ("コスト", "cost")):
        yield phrase("total", word, lambda total=total: total)


def _short_objects() -> Iterator[Phrase]:
    """Words that stand for cards, and the top of a deck; nothing stands for what was spoken of last."""
    yield phrase("o", "{things}", lambda noun: noun)
    yield phrase("among", "{things}", lambda noun: noun)
    yield phrase("among", f"{{count}}[を]{CHOSEN}", lambda count: Noun(count=count))
    yield phrase("o", "{it}を[、]", lambda noun: noun)
    yield phrase("o", "", lambda: IT)
    yield phrase("o", "このクリーチャーを[、]", lambda: THIS)
    yield phrase("self", "", lambda: IT)
    yield phrase("self", "このクリーチャーを[、]", lambda: THIS)
    yield phrase("o", "これを[、]", lambda: THIS)
    yield phrase("o", "これをクロスしたクリーチャーを[、]", lambda: CROSSED)
    yield phrase("o", "{rest}を[すべて][、]", lambda rest: REST)
    for owner, whose in WHOSE.items():
        for frame in TOP:
            yield phrase("things", owner + frame, lambda number, whose=whose: _top(whose, number))
        up_to = "山札の上から{number}枚まで[を][、]"
        yield phrase(
            "things", owner + up_to, lambda number, whose=whose: replace(_top(whose, number), count=f"up to {number}")
        )
    for owner, whose in WHOSE.items():
        yield phrase("things", owner + "山札の上のカードを[、]", lambda whose=whose: _top(whose, Number(1)))
    yield phrase("rest", "(残り|残りのカード|それ以外のカード|表向きにした残りのカード)", lambda: "")
    yield phrase("rest", "他の{number}枚", lambda number: "")
    yield phrase("home", "[(持ち主の|自分の|自身の|それぞれの|持主の)]", lambda: "")


def _top(whose: str, number: Number) -> Noun:
    said = "card" if number.value == 1 else f"{number} cards"
    return Noun((f"top {said} of",), zone="top", whose=whose, count=str(number))


def _subjects() -> Iterator[Phrase]:
    yield phrase("it", "(それ|そのカード)", lambda: IT)
    yield phrase("it", "その呪文", lambda: replace(IT, heads=("spell",)))
    yield phrase("it", "そのシールド", lambda: replace(IT, heads=("shield",)))
    yield phrase("it", "(そのクリーチャー|[その]選んだクリーチャー)", lambda: replace(IT, heads=("creature",)))
    yield phrase("it", "(それら|それらのカード)", lambda: replace(IT, count=ALL))
    yield phrase("it", "(それらのクリーチャー|その2体)", lambda: replace(IT, heads=("creature",), count=ALL))
    yield phrase("s", "(このクリーチャー|これ)", lambda: THIS)
    yield phrase("s", "{cards}", lambda noun: noun)
    yield phrase("s", "{cards}{count}", _counted)
    yield phrase("s", "すべての{cards}", lambda noun: _counted(noun, ALL))
    yield phrase("s", "{it}", lambda noun: noun)
    yield phrase("s", "(これ|このクロスギア)をクロスしたクリーチャー", lambda: CROSSED)
    yield phrase("s_wa", "{s}は[すべて][、]", lambda noun: noun)
    yield phrase("s_power", "{s}のパワーは[すべて][、]", lambda noun: noun)
    yield phrase("s_of_power", "{s}のパワーを[、]", lambda noun: noun)
    yield phrase("s_ni", "{s}に[、]", lambda noun: noun)
    for word, zone in ZONES.items():
        for owner in ("自分の", "相手の"):
            said = f"{WHOSE[owner].replace('opponent', 'your opponent' + chr(39) + 's')} {zone}"
            yield phrase("zone", owner + word, lambda said=said: said)
    yield phrase("zone", "そのマナゾーン", lambda: "that mana zone")
    # The subject of an event is one card.
    yield phrase("e", "(このクリーチャー|これ|このカード)", lambda: THIS)
    yield phrase("e", "{cards}", lambda noun: _counted(noun, ONE))
    yield phrase("e", "(これ|このクロスギア)をクロスしたクリーチャー", lambda: CROSSED)
