"""Lines of a ruling file in words for people: in the language that holds, as cards are called there.

What is written here in Japanese, `ruling_japanese` reads.
"""

from decks.shown_names import called
from sim.games.scenario import ruling_forms as forms
from sim.games.scenario.ruling_files import BY, COUNTED, FILLERS, HEADING, MARKED, OWNER, PLAYER, SETTING
from sim.games.scenario.ruling_forms import PLAYERS, ZONES, said
from sim.games.scenario.ruling_japanese import (
    COMMENT,
    action_in_english,
    item_in_english,
    line_in_english,
    mark_in_english,
    parts,
    thing_in_english,
)
from sim.language import ENGLISH, comma, gettext, language

_EXACTLY = "exactly "


def action_in_words(text: str) -> str:
    """An action as people read it; an English one in English as its author wrote it.

    >>> from sim.language import speaking
    >>> with speaking("ja"):
    ...     action_in_words("attack with Raider -> Corile"), action_in_words("B: declare nothing")
    ('RaiderでCorileを攻撃する', 'プレイヤーB：宣言しない')
    >>> action_in_words("RaiderでCorileを攻撃する")
    'attack with Raider -> Corile'
    """
    text = action_in_english(text)
    if language() == ENGLISH:
        return text
    if by := BY.fullmatch(text):
        player = gettext(PLAYERS["AB".index(by["player"].upper())])
        return gettext("{name}: {values}", name=player, values=action_in_words(by["words"]))
    found = forms.form_of(text, forms.FORMS)
    if found is None:
        return text
    form, places = found
    return said(form).format(**{name: _listed(words) for name, words in places.items()})


def piece_in_words(text: str) -> str:
    """A card of a zone with its number and its marks; an English one in English as its author wrote it.

    >>> from sim.language import speaking
    >>> with speaking("ja"):
    ...     piece_in_words("2 Corile (tapped; on Raider)"), piece_in_words("6 darkness fillers")
    ('Corile（タップ、Raiderの上）×2', '闇のダミー6枚')
    """
    text = item_in_english(text)
    if language() == ENGLISH:
        return text
    if text.lower() in ("none", "nothing"):
        return said(forms.NONE)
    if text.lower().startswith(_EXACTLY):
        return said(forms.EXACTLY).format(cards=piece_in_words(text[len(_EXACTLY) :]))
    if fillers := FILLERS.fullmatch(text):
        civilization = (fillers["civilization"] or "").lower()
        form = forms.FILLERS[bool(civilization)]
        return said(form).format(count=int(fillers["count"]), civilization=civilization and said(civilization))
    if counted := COUNTED.fullmatch(text):
        return said(forms.COUNTED).format(count=int(counted["count"]), name=piece_in_words(counted["name"]))
    marked = MARKED.fullmatch(text)
    name = called(marked["name"] if marked else text)
    marks = comma().join(map(_mark_in_words, parts(marked["marks"]))) if marked else ""
    return gettext("{name} ({facts})", name=name, facts=marks) if marks else name


def line_in_words(line: str) -> str:
    """A heading, a setting, or a zone with its cards; an English one in English as its author wrote it.

    >>> from sim.language import speaking
    >>> with speaking("ja"):
    ...     line_in_words("player A:"), line_in_words("step: attack"), line_in_words("hand: Corile; 2")
    ('プレイヤーA：', 'ステップ：攻撃', '手札：Corile、2枚')
    """
    english = line_in_english(line)
    if language() == ENGLISH:
        return english
    if heading := HEADING.fullmatch(english):
        return _setting(said(forms.PLAY) if heading["play"] else _player(heading["player"]), "")
    setting = SETTING.fullmatch(english)
    if setting is None:
        return line
    name, value = setting["name"].lower(), setting["value"]
    zone = next((zone for zone in ZONES if zone.lower() == name), None)
    if zone is not None:
        return _setting(said(zone), comma().join(map(piece_in_words, parts(value))))
    if player := PLAYER.fullmatch(value):
        value = _player(player["player"])
    return _setting(said(name), said(value.lower()) if value.lower() in forms.STEPS else value)


def situation_in_words(text: str) -> str:
    """The text of a whole file, with its comments as they are."""
    lines, is_play = [], False
    for line in text.splitlines():
        words = COMMENT.sub("", line).strip()
        heading = HEADING.fullmatch(line_in_english(words))
        is_play = bool(heading["play"]) if heading else is_play
        new = action_in_words(words) if is_play and not heading else line_in_words(words)
        lines.append(line.replace(words, new, 1) if words else line)
    return "".join(f"{line}\n" for line in lines)


# --- Inside ----------------------------------------------------------------------------------------------------
def _setting(name: str, value: str) -> str:
    return gettext("{name}: {values}", name=name, values=value).strip()


def _player(letter: str) -> str:
    return gettext(PLAYERS["AB".index(letter.upper())])


def _listed(words: str) -> str:
    return comma().join(map(_thing_in_words, parts(words)))


def _thing_in_words(words: str) -> str:
    """What an action names: a card, a shield, a player, or a number."""
    words = thing_in_english(words)
    if player := PLAYER.fullmatch(words):
        return _player(player["player"])
    if words.lower() == forms.THE_PLAYER:
        return said(forms.THE_PLAYER)
    if shield := forms.pattern(forms.SHIELD).fullmatch(words):
        return said(forms.SHIELD).format(number=int(shield["number"]))
    if owner := OWNER.fullmatch(words):
        form = forms.OWNED["AB".index(owner["player"].upper())]
        return said(form).format(card=_thing_in_words(owner["name"]))
    marked = MARKED.fullmatch(words)
    name, number, at = (marked["name"] if marked else words).partition("#")
    name = f"{called(name.strip())}{number}{at}"
    return gettext("{name} ({facts})", name=name, facts=marked["marks"]) if marked else name


def _mark_in_words(mark: str) -> str:
    mark = mark_in_english(mark)
    found = forms.form_of(mark, forms.MARKS)
    if found is None:
        return mark
    form, places = found
    return said(form).format(**{name: called(words) for name, words in places.items()})
