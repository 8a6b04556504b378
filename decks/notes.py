"""Words that people write next to the name of a card: its set, its restriction, its reading, its abilities."""

import re

_CIVILIZATION = (
    r"(?:火|水|自然|闇|光|無色|多色|レインボー|ゼロ|fire|water|nature|darkness|light|colorless|multicolou?red)(?:文明)?"
)
_SET = r"(?:DM[A-Z]{0,3}|CDP|PC|GP|SP|P|Set)-? ?\d[\w-]*(?: ?[-/]? ?[\w☆㊙★-]+(?:/[\w☆㊙★]+)?)?"
_RARITY = "(?:LEG|OR|VIC|DSR|FFLC|KGM|MSS|WVC|MDG|FFL|SPR|SE?C?R?|VR|R|UC|U|C|foil|promo|holo|ホイル|プロモ)"
# Known kinds of notes; what stands in brackets may be shorter than what stands alone.
_ANYWHERE = (
    rf"{_SET}(?:など|等|ほか)?",
    r"第?\d{1,2}弾(?:など|等|ほか)?",
    r"(?:映画|雑誌|コロコロ)?(?:特典|付録)|プロモ(?:ーション)?(?:カード)?(?:など)?",
    r"※?(?:プレミアム|プレ|P|コンビ)?殿堂?(?:入り|カード)?|※?(?:プ|コ)殿",
    r"hall of fame|hof|premium hall of fame|restricted|banned|limited",
    r"[¥￥$€]\d[\d,.]*(?: ?[-–~〜] ?[¥￥$€]?\d[\d,.]*)?(?: each)?",
    r"\d[\d,.]*(?: ?[-–~〜] ?\d[\d,.]*)? ?(?:円|yen|cents?|dollars?)(?: each)?",
    rf"(?-i:{_RARITY}|S?ST)|st",
    r"(?:火|水|自然|闇|光|無色|多色)(?:[/・](?:火|水|自然|闇|光))*(?:文明)?|(?:コスト|cost) ?\d{1,2}|\d{1,2} ?コスト",
)
_IN_BRACKETS = (
    r"(?:[A-Za-z]{2,6}|P)-?\d[^()\[\]{}]*",  # a set, such as DMRP-13 5/94, Set1 #12 or P12/Y8
    r"(?:スーパー)?[SGU]・?トリガー(?:・?プラス|\+)?|シールド・?トリガー|トリガー",
    r"ST|SST|GS|S-?trigger|shield[- ]trigger",
    r"G・?ストライク|Gスト|ニンジャ・?ストライク\d*|侵略|革命チェンジ|ブロッカー|blocker",
    rf"{_CIVILIZATION}(?:[/・ ]?{_CIVILIZATION})*(?:[/・、, ]\d{{1,2}})?",
    r"(?:コスト|cost) ?\d{1,2}|\d{1,2} ?(?:コスト|マナ|mana|cost)",
    r"(?:進化|NEO|サイキック|GR|スター進化|ドラグハート)?・?クリーチャー|呪文|クロスギア|城|ツインパクト|タマシード|フィールド",
    r"(?:evolution |psychic |GR )?creature|spell|cross gear|castle|twinpact|field|tamaseed",
    r"[ぁ-ゖァ-ヺー・ 　=＝]+",  # a reading
    r"新規|再録|旧枠?|新枠?|new|reprint",
    _RARITY,
)
_NOTE = re.compile("|".join(_ANYWHERE), re.IGNORECASE)
_IN = "|".join((*_ANYWHERE, *_IN_BRACKETS))
_NOTE_IN_BRACKETS = re.compile(rf"(?:{_IN})(?: ?[・、,/]? ?(?:{_IN}))?", re.IGNORECASE)


def is_note(text: str, in_brackets: bool = True) -> bool:
    """Whether these words say something about a card, and neither its name nor a number of copies.

    >>> is_note("DM-01"), is_note("殿堂"), is_note("ブロンズ・アーム・トライブ"), is_note("3"), is_note("Just 1 Song?")
    (True, True, True, False, False)
    """
    pattern = _NOTE_IN_BRACKETS if in_brackets else _NOTE
    return bool(pattern.fullmatch(text.strip()))
