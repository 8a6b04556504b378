"""The words of a ruling file: each declared once, in English; the catalogue of the language has its Japanese.

`said` writes a word in the language that holds. `ruling_japanese` reads the Japanese words, and `VARIANTS` as well.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Final

from sim.engine.record.codes import civilizations, steps
from sim.games.scenario.pieces import (
    Piece,
    armed,
    attached,
    crossed,
    face_down,
    face_up,
    flipped,
    fortified,
    pile,
    sealed,
    sick,
    tapped,
)
from sim.language import gettext, pgettext, semicolon, translatable

PLAYERS: Final = (translatable("Player A"), translatable("Player B"))  # YOU and OPPONENT of the scenario
ZONES: Final = {
    "hand": "hand",
    "mana zone": "mana",
    "battle zone": "battle",
    "shields": "shields",
    "graveyard": "graveyard",
    "deck": "deck",
    "hyperspatial zone": "hyperspatial",
    "GR zone": "gr",
}
SETTINGS: Final = ("turn", "step", "turn number")
STEPS: Final = steps.NAMES
CIVILIZATIONS: Final = tuple(civilizations.NAMES.values())
PLAY: Final = "play"
# What can be done, with its placeholders: a card of the situation, and what it attacks or is crossed with; and the
# method of `Scenario` that does it.
FORMS: Final[Mapping[str, str]] = {
    "use {card}": "use",
    "attack with {card}": "attack",
    "attack with {card} -> {target}": "attack",
    "block with {card}": "block",
    "do not block": "block",
    "choose {card}": "choose",
    "declare {card}": "declare",
    "declare nothing": "declare",
    "yes": "accept",
    "no": "decline",
    "pass": "decline",
    "end the turn": "end_turn",
    "next turn": "next_turn",
    "use the tap ability of {card}": "tap_ability",
    "cross {card} -> {target}": "cross",
    "hyperify {card}": "hyperify",
}
USE: Final = "use {card}"  # of several ways, the card with one of them in parentheses
LISTS: Final = ("block with {card}", "choose {card}", "declare {card}")  # of several cards
# What a card has in parentheses, and what makes it so.
MARKS: Final[Mapping[str, Callable[..., Piece]]] = {
    "tapped": tapped,
    "sick": sick,
    "face up": face_up,
    "face down": face_down,
    "flipped": flipped,
    "on {card}": lambda piece, card: pile(piece, *piece.under, card),
    "{count} seals": sealed,
    "sealed with {card}": lambda piece, card: sealed(piece, [*piece.seals, card.card]),
    "castle {card}": lambda piece, card: fortified(piece, *piece.castles, card.card),
    "aura {card}": lambda piece, card: attached(piece, *piece.auras, card.card),
    "crossed with {card}": lambda piece, card: crossed(piece, *piece.gears, card),
    "equipped with {card}": lambda piece, card: armed(piece, *piece.weapons, card.card),
}
IN_ENGLISH_TOO: Final = {"do not block": "block with nothing", "sick": "summoning sick"}  # other words for it
COUNTED: Final = "{count} {name}"
FILLERS: Final = ("{count} fillers", "{count} {civilization} fillers")
EXACTLY: Final = "exactly {cards}"
NONE: Final = "none"
SHIELD: Final = "shield {number}"
OWNED: Final = ("A's {card}", "B's {card}")
THE_PLAYER: Final = "the player"
CONTEXT: Final = "situation"  # in the catalogue, of these words, which mean something else elsewhere
OF_FILES: Final = (*SETTINGS, PLAY, *MARKS, COUNTED, *FILLERS, EXACTLY, NONE, SHIELD, *OWNED, THE_PLAYER)
# What Japanese players write as well. What ends in "する" is also read without it, and a step with "ステップ".
VARIANTS: Final = {
    "turn": ("手番",),
    "turn number": ("ターン番号",),
    "play": ("プレイヤーの行動", "プレイ"),
    "charge": ("マナチャージ",),
    "attack": ("アタック",),
    "mana zone": ("マナ",),
    "battle zone": ("場",),
    "shields": ("シールドゾーン",),
    "deck": ("デッキ",),
    "hyperspatial zone": ("超次元",),
    "GR zone": ("GRゾーン", "超GR"),
    "tapped": ("タップ状態", "タップ中", "タップ済み"),
    "face up": ("表",),
    "face down": ("裏",),
    "on {card}": ("{card}から進化",),
    "{count} seals": ("封印{count}", "封印{count}つ"),
    COUNTED: ("{name}{count}枚", "{name}{count}体", "{count}枚の{name}", "{count}体の{name}"),
    "{count} fillers": ("ダミー{count}枚", "カード{count}枚", "{count}ダミー"),
    "{count} {civilization} fillers": (
        *("{civilization}{count}枚", "{civilization}のカード{count}枚", "{count}枚の{civilization}のダミー"),
        *("{civilization}文明{count}枚", "{civilization}文明のカード{count}枚"),
        "{count}ダミー（{civilization}）",
    ),
    NONE: ("無し",),
    SHIELD: ("{number}枚目のシールド", "{number}番目のシールド"),
    "A's {card}": ("Aの{card}", "Ａの{card}", "プレイヤーＡの{card}"),
    "B's {card}": ("Bの{card}", "Ｂの{card}", "プレイヤーＢの{card}"),
    THE_PLAYER: ("相手", "相手プレイヤー"),
    "use {card}": ("{card}を使用する", "{card}を召喚する", "{card}を唱える"),
    "attack with {card}": ("{card}が攻撃する", "{card}でアタックする"),
    "attack with {card} -> {target}": ("{card}が{target}を攻撃する", "{card}で攻撃->{target}"),
    "block with {card}": ("{card}がブロックする",),
    "do not block": ("ブロックなし",),
    "choose {card}": ("{card}を選択する",),
    "declare nothing": ("何も宣言しない", "宣言なし"),
    "yes": ("する",),
    "no": ("しない",),
    "pass": ("パス", "パスする"),
    "end the turn": ("ターン終了", "ターンエンド", "ターンを終了する"),
    "next turn": ("次のターン", "次のターンに進む"),
    "use the tap ability of {card}": ("{card}のタップ能力を使用する",),
    "cross {card} -> {target}": ("{card}をクロス->{target}",),
}


@cache
def pattern(form: str) -> re.Pattern[str]:
    """What finds an action, a mark or a shield in English, with its places."""
    places = {"target": ".+", "count": r"\d{1,2}", "number": r"[1-9]\d?"}
    words = re.sub(r"\{(\w+)\}", lambda one: f"(?P<{one[1]}>{places.get(one[1], '.+?')})", form)
    words = words.replace(" -> ", r"\s*->\s*")
    if form.startswith("{count}") and form.endswith("s"):
        words += "?"  # 1 seal
    return re.compile("|".join((words, *filter(None, [IN_ENGLISH_TOO.get(form)]))), re.IGNORECASE)


def form_of(words: str, among: Iterable[str]) -> tuple[str, Mapping[str, str]] | None:
    """The form of these in which English words are written, and what stands in its places; None if it is none.

    >>> form_of("use the tap ability of Raider", FORMS), form_of("block with nothing", FORMS), form_of("Raider", FORMS)
    (('use the tap ability of {card}', {'card': 'Raider'}), ('do not block', {}), None)
    """
    found = [(form, places.groupdict()) for form in among if (places := pattern(form).fullmatch(words))]
    return max(found, key=lambda one: (not one[1], len(one[0])), default=None)  # "use the tap ability of" is no "use"


def said(word: str) -> str:
    """A word of a file in the language that holds, with its placeholders."""
    context = "zone" if word in ZONES else CONTEXT if word in OF_FILES else ""
    return pgettext(context, word) if context else gettext(word)


def listed(words: Iterable[str]) -> str:
    """Words of a file in the language that holds, for messages that say what to write."""
    return _between_words().join(map(said, words))


def actions_to_write() -> str:
    """What can be done, for messages that say what to write."""
    card = gettext("CARD")
    several = semicolon().join([card, card])
    shown = [said(form).format(card=several if form in LISTS else card, target=card) for form in FORMS]
    another_way = said(USE).format(card=gettext("{name} ({facts})", name=card, facts=gettext("WAY")))
    return _between_words().join([shown[0], another_way, *shown[1:]])


def marks_to_write() -> str:
    """The marks of a card, for messages that say what to write."""
    return _between_words().join(said(mark).format(card=gettext("CARD"), count=2) for mark in MARKS)


def _between_words() -> str:
    """What stands between words that may have commas."""
    return pgettext("situation", ", ")
