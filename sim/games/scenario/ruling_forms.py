"""The words of a ruling file: each declared once, in English; the catalogue of the language has its Japanese.

`said` writes a word in the language that holds. `ruling_japanese` reads the Japanese words, and `VARIANTS` as well.
"""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from sim.engine.record.codes import civilizations, steps
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
# What can be done, with its placeholders: a card of the situation, and what it attacks or is crossed with.
FORMS: Final = (
    *("use {card}", "attack with {card}", "attack with {card} -> {target}", "block with {card}", "do not block"),
    *("choose {card}", "declare {card}", "declare nothing", "yes", "no", "pass", "end the turn", "next turn"),
    *("use the tap ability of {card}", "cross {card} -> {target}", "hyperify {card}"),
)
LISTS: Final = ("block with {card}", "choose {card}", "declare {card}")  # of several cards
MARKS: Final = (
    *("tapped", "sick", "face up", "face down", "flipped", "on {card}", "{count} seals", "sealed with {card}"),
    *("castle {card}", "aura {card}", "crossed with {card}", "equipped with {card}"),
)
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
    return re.compile(words, re.IGNORECASE)


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
    another_way = said(FORMS[0]).format(card=gettext("{name} ({facts})", name=card, facts=gettext("WAY")))
    return _between_words().join([shown[0], another_way, *shown[1:]])


def marks_to_write() -> str:
    """The marks of a card, for messages that say what to write."""
    return _between_words().join(said(mark).format(card=gettext("CARD"), count=2) for mark in MARKS)


def _between_words() -> str:
    """What stands between words that may have commas."""
    return pgettext("situation", ", ")
