"""Lines of a decklist that are about the list: its title, author, date and address, and sentences that explain it."""

import re
from typing import Final

TITLE: Final = "title"
NOTE: Final = "note"
PROSE: Final = "sentence"

_TITLES = (
    "name|deck ?name|deck ?list|deck|title|list ?name"
    "|デッキ名|デッキ|使用デッキ|デッキリスト|デッキレシピ|デッキタイトル|タイトル|名前|リスト名"
)
_LABELS = (
    "author|by|creator|player|pilot|event|tournament|date|posted|updated|format|regulation|place|rank|record|result"
    "|civilizations?|colou?rs?|races?|mana curve|curve|average (?:mana )?cost|archetype|source|sources|url|link"
    "|tags?|comments?|notes?|edit|update|ps|pros|cons|description|memo|price|views|likes|shop|venue"
    "|作者|デッキ作成者|デッキ情報|製作者|制作者|作成者|考案者|使用者|プレイヤー|プレイヤー名|投稿者|筆者|大会|大会名|イベント|日付|日時|開催日|投稿日|更新日|作成日|フォーマット|レギュレーション"
    "|環境|順位|結果|成績|戦績|文明|種族|カラー|平均コスト|マナカーブ|タイプ|デッキタイプ|出典|引用|引用元|参照|参考|元ネタ|タグ|コメント|解説|説明|概要|メモ|備考|値段|価格|合計金額|会場|店舗|主催"
)
_VALUE = r" ?(?:[】\]〕] ?[:|]?|[:|=→]) ?(?P<value>\S.*)"  # what follows a label
_LABELLED = re.compile(
    rf"[【\[〔■◆●・※]?(?:(?P<title>{_TITLES})|(?:{_LABELS})){_VALUE}",
    re.IGNORECASE,
)
_LABEL_ALONE = re.compile(rf"[■◆●・※]?(?:{_LABELS})", re.IGNORECASE)
_TITLE_LABEL_ALONE = re.compile("[■◆●・※]?(?:deck ?name|デッキ名|使用デッキ|デッキタイトル)[:：]?", re.IGNORECASE)
_TITLE_AND_BLANK = re.compile(r"\W{0,3}(?:デッキ名|使用デッキ|デッキタイトル) (?P<value>[^\W\d].*)")
_PLACED = re.compile(
    r"[【\[〔■◆●○・※]?"
    r"(?:第?\d{1,3}位|準?優勝|ベスト ?\d{1,3}|top ?\d{1,3}|\d{1,3}(?:st|nd|rd|th)(?: place)?|winner|finalist)"
    rf"{_VALUE}",
    re.IGNORECASE,
)
MARKS: Final = "■□◆◇●○◎▼▽▲△・※★☆"  # before a title
_BRACKETS = ("【】", "『』", "「」", "《》", '""', "“”")
_ARENA_NAME = re.compile(r"Name (?P<value>\S.*)")
_ADDRESS = re.compile(
    r"(?:[^ ]{1,20}[:→] ?)?<?(?:https?://|www\.)\S+>?|f:id:\S+|\S+\.(?:png|jpe?g|gif|webp)", re.IGNORECASE
)
_HAS_ADDRESS = re.compile(r"https?://\S+", re.IGNORECASE)
_DATE = re.compile(
    r"[(\[]?(?:\d{4} ?[-/.年] ?\d{1,2} ?[-/.月](?: ?\d{1,2}日?)?|\d{1,2}[/月]\d{1,2}日?|\d{1,2}[./]\d{1,2}[./]\d{4}"
    r"|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}(?:st|nd|rd|th)?,? \d{4}"
    r"|\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{4})"
    r"(?: ?[(（]?[月火水木金土日][)）]?(?:曜日?)?)?(?:[ T]\d{1,2}[:時]\d{2}(?::\d{2})?)?[)\]]?",
    re.IGNORECASE,
)
_AUTHOR = re.compile(
    r"(?:by|posted by|written by|created by) \S.{0,60}|@\w{1,30}|\S.{0,30}(?:さん|氏|選手)(?:のデッキ|作|使用)",
    re.IGNORECASE,
)
_ABOUT = re.compile(r"about|twitter|share|tweet|シェア|ツイート|いいね!?|続きを読む|目次|もっと見る", re.IGNORECASE)
_COUNTER = re.compile(
    r"(?:[\d,.]+[万kKM]? ?)?(?:件の(?:表示|引用|リポスト|リツイート|いいね|ブックマーク|返信)"
    r"|リポスト|リツイート|いいね|ブックマーク|views|quotes|reposts|retweets|likes|bookmarks)",
    re.IGNORECASE,
)
_WAY_TO_THE_PAGE = re.compile(r"\S[^>›»]*(?: [>›»] \S[^>›»]*){2,}")
_JAPANESE_INTRODUCTION = re.compile("(?:以下|今回|下記).{0,12}:|.{2,20}は(?:こちら|以下|下記|これ)(?:の通り)?:")
_COUNTED = re.compile(
    r"\d{1,2} ?[x×枚*]? ?[^\d年月日/.:%-].*|[x×*] ?\d.*|.*[x×*✕] ?\d{1,2}枚?|.* \d{1,2}枚?|.*\d枚", re.IGNORECASE
)
# Polite endings are no names of cards; plain ones may be, and need the mark of a sentence.
_JAPANESE_SENTENCE = re.compile(
    r".*(?:です|ます|ました|ません|でした|ください|下さい|でしょう)(?:が|ので|から|けど|ね|よ|よね|か)?[。．.!?…♪、w笑)]*"
    r"|.{12,}(?:思う|だった|である|だろう|なった|できる|なる|する|した|ない|よう|たい)(?:が|ので|から|けど|ね|よ|か)?[。．.!?…]+"
)
_FUNCTION_WORDS = frozenset(
    "the a an is are was were be been this that these those it its i my me we our you your he they to for of and or but"
    " not with in on at from by as so if then than can could will would should have has had do does did just also very"
    " more most all any some here there what when which who how up out over about into them their".split()
)
_WORD = re.compile(r"[A-Za-z']+")


_NOTES = (
    _ADDRESS,
    _DATE,
    _AUTHOR,
    _ABOUT,
    _LABEL_ALONE,
    _TITLE_LABEL_ALONE,
    _COUNTER,
    _WAY_TO_THE_PAGE,
)
_EXPLANATIONS = re.compile(
    "(?:採用|各|個別|主な|主要|不採用)?(?:カード)?の?(?:解説|説明|紹介|採用理由|考察)"
    "|card (?:explanations?|choices)|(?:an )?explanations? of the cards",
    re.IGNORECASE,
)


def labelled(text: str) -> tuple[str, str] | None:
    """What a line such as `デッキ名：赤単速攻` or `Author: me` says: TITLE or NOTE, and the words after the label.

    What follows a place, as in `1位：赤単速攻`, is a title.

    >>> labelled("デッキ名 | 赤単速攻"), labelled("Player: Bob"), labelled("4 Corile")
    (('title', '赤単速攻'), ('note', 'Bob'), None)
    """
    if match := _PLACED.fullmatch(text):
        return TITLE, match["value"].strip(" |")
    if match := _TITLE_AND_BLANK.fullmatch(text):
        return TITLE, match["value"]
    if match := _LABELLED.fullmatch(text):
        return (TITLE if match["title"] else NOTE), match["value"].strip(" |")
    return None


def is_label_of_title(text: str) -> bool:
    """Whether the title is what stands on the next line."""
    return bool(_TITLE_LABEL_ALONE.fullmatch(text))


def arena_name(text: str) -> str | None:
    """The name in the line below "About" of a list from Arena."""
    match = _ARENA_NAME.fullmatch(text)
    return match["value"] if match else None


def without_marks(text: str) -> str:
    """A title without the marks around it.

    >>> without_marks("■【赤単“速攻”】"), without_marks("『My “Deck”』")
    ('赤単“速攻”', 'My “Deck”')
    """
    text = text.strip(f" *_{MARKS}")
    while len(text) > 2 and text[0] + text[-1] in _BRACKETS and text.count(text[0]) <= 1 + (text[0] == text[-1]):
        text = text[1:-1].strip()
    return text


def is_note(text: str) -> bool:
    """Whether a line is an address, a date, an author, a label alone, or a word of the page around the list."""
    return any(pattern.fullmatch(text) for pattern in _NOTES) or (
        bool(_HAS_ADDRESS.search(text)) and not is_counted(text)
    )


def is_counter(text: str) -> bool:
    """Whether a line says what a number counts that a page shows below a post, such as its likes."""
    return bool(_COUNTER.fullmatch(text))


def begins_explanations(text: str) -> bool:
    """Whether the cards are explained one by one below this line.

    >>> begins_explanations("【採用カード解説】"), begins_explanations("主要カード")
    (True, False)
    """
    return bool(_EXPLANATIONS.fullmatch(without_marks(text.rstrip(":"))))


def introduces(text: str) -> bool:
    """Whether a line is the end of a sentence that introduces the list.

    >>> introduces("So here we have it:"), introduces("以下レシピ:"), introduces("Combo pieces:")
    (True, True, False)
    """
    words = [word.lower() for word in _WORD.findall(text)]
    small = sum(word in _FUNCTION_WORDS for word in words)
    in_english = len(words) >= 3 and small >= 2 and "side" not in words
    return text.endswith(":") and (in_english or bool(_JAPANESE_INTRODUCTION.fullmatch(text)))


def is_counted(text: str) -> bool:
    """Whether a line looks like copies of something: it begins or ends with a number."""
    return bool(_COUNTED.fullmatch(text))


def is_sentence(text: str) -> bool:
    """Whether a line is a sentence about the deck, and can be no garbled card.

    >>> is_sentence("初投稿です。よろしくお願いします！"), is_sentence("This is the list that I played in May.")
    (True, True)
    >>> is_sentence("アクア・ハルカズ"), is_sentence("4 of these are good.")
    (False, False)
    """
    if is_counted(text):
        return False
    if "。" in text and len(text) >= 8:
        return True
    if len(text) >= 10 and _JAPANESE_SENTENCE.fullmatch(text):
        return True
    words = _WORD.findall(text)
    small = sum(
        word in _FUNCTION_WORDS or word == "I" for word in (word if word == "I" else word.lower() for word in words)
    )
    return (len(words) >= 4 and small >= 2 and text[-1] in ".!?…") or (len(words) >= 7 and small >= 3)
