"""Situations for `duelsim ruling`: settings, zones, cards and actions that cannot be used, and files that are none."""

from collections.abc import Iterator

from tests.bad_input.harness import Case

SETTINGS = (
    *("turn", "turn:", "turn: C", "turn: player", "turn: you", "step:", "step: 3", "step: lunch", "turn number: 0"),
    *("turn number: -1", "turn number: ²", "turn number: 1e3", f"turn number: {'9' * 400}", "turn: A\nturn: A"),
    *("player C:", "player:", "hand: Corile", "\x1b[31m: A", ":", "::", "x" * 600, "play", "A", "{{ 7*7 }}"),
    *(
        "ターン",
        "ターン：",
        "ターン：プレイヤーC",
        "ステップ：昼",
        "ターン数：０",
        "ターン数：４ターン",
        "手札：コーライル",
        "：",
        "プレイヤー：",
    ),
)
ZONES = (
    *("hand", "hand Corile", "pocket: Corile", "hand: Nobody", "hand: Corile, Torcon", "hand: 0 Corile", "hand: -1"),
    *("hand: 61 Corile", "hand: 99 fillers", "hand: 60 Corile; 60 Torcon", "hand: 3 purple fillers", "hand: Corile ("),
    *("hand: Corile )", "hand: Corile )(", "hand: Corile (tapped", "hand: Corile（"),
    *("hand: Corile ()()", "hand: (tapped)", "hand: Corile (tapped)", "battle zone: Terror Pit", "hand: Corile (on )"),
    *("battle zone: Crystal Lancer", "battle zone: Crystal Lancer (on Torcon)", "battle zone: Corile (99 seals)"),
    *("battle zone: Corile (sealed with Nobody)", "battle zone: Corile (castle Rose Castle)", "hand: Corile (wet)"),
    *("battle zone: Corile (crossed with Torcon)", "battle zone: Corile (equipped with Torcon)", "GR zone: Corile"),
    *("battle zone: Corile (flipped)", "shields: Corile (sick)", "deck: exactly Nobody"),
    *("hand: \x1b[31mCorile", "hand: \u202eeliroC", "hand: ½", "hand: " + "Corile (" * 60, "hand: Corile#2"),
    *(
        "手札コーライル",
        "手札：ホゲ",
        "手札：コーライル０枚",
        "手札：コーライル99枚",
        "手札：紫のダミー3枚",
        "手札：コーライル（",
        "手札：コーライル（飛ぶ）",
    ),
    *(
        "場：クリスタル・ランサー（の上）",
        "場：コーライル（封印99枚）",
        "山札：ちょうど",
        "山札：ちょうどホゲ",
        "手札：" + "コーライル（" * 60,
    ),
    *("手札：" + "、" * 400 + "ホゲ", "手札：" + "ア（ア、" * 60 + "）" * 60, "手札：" + "1枚の" * 150 + "ア"),
)
ACTIONS = (
    *("dance", "use", "use Nobody", "use Corile (", "attack", "attack with", "attack with Corile ->", "-> Corile"),
    *("attack with Corile -> Nobody", "attack with Torcon -> Torcon", "choose", "choose 999", "choose -1", "choose C"),
    *("choose Corile#0", "choose Corile#99", "choose C's Corile", "B's", "B: ", "B: B: pass", "cross Corile", "block"),
    *("cross Corile -> Torcon", "declare", "declare Corile", "do not block", "yes", "use the tap ability of Corile"),
    *(
        "block with Corile",
        "use Corile (x)",
        "choose A's B's Corile",
        "choose Corile (x)",
        "next turn again",
        "x" * 501,
    ),
    *("\x1b[31m", "use \x1b[31mCorile", "choose " + "(" * 300, "attack with " + "-> " * 150, "choose ;;;", "%s"),
    *(
        "踊る",
        "を使う",
        "ホゲを使う",
        "コーライル（を使う",
        "で攻撃する",
        "コーライルでホゲを攻撃する",
        "999を選ぶ",
        "シールド99を選ぶ",
        "プレイヤーBの",
        "Ｂ：",
    ),
    *(
        "Ｂ：Ｂ：パス",
        "A：" * 160 + "パス",
        "コーライルを孤高の願にクロスする",
        "が" * 480 + "を攻撃する",
        "Aの" * 200 + "を選ぶ",
        "→" * 400,
    ),
)
HEAD = "player A:\n  battle zone: Torcon\n  hand: Corile\nplayer B:\n"


def cases() -> Iterator[Case]:
    """What stands in a file, and what is named as a file."""
    for line in SETTINGS:
        yield _case(f"the setting {line[:40]!r}", f"{line}\n{HEAD}")
    for line in ZONES:
        yield _case(f"the zone {line[:40]!r}", f"{HEAD}  {line}\n")
    for line in ACTIONS:
        # That something is not allowed is a ruling.
        yield _case(f"the action {line[:40]!r}", f"{HEAD}play:\n  {line}\n", codes=(0, 2))
    for name, content in (
        ("nothing", b""),
        ("only a comment", b"# player A:\n"),
        ("no text", b"\x00\x01\x02" * 100),
        ("another encoding", "player A:\n hand: Corile\n".encode("utf-16")),
        ("bytes that are no UTF-8", b"player A:\n  hand: Coril\xe9\n"),
        ("too many lines", b"player A:\n" * 2_000),
        ("a deck", b"4 Corile\n"),
    ):
        yield Case(f"a ruling of {name}", ("ruling", "here.txt"), files={"here.txt": content})
    for words in (("nowhere.txt",), ("/dev/zero",), ("/dev/null",), (".",), ("",), ("x" * 300,), ("a", "b"), ()):
        yield Case(f"ruling {' '.join(words)[:40]!r}", ("ruling", *words))


def _case(name: str, text: str, codes: tuple[int, ...] = (2,)) -> Case:
    return Case(name, ("ruling", "here.txt"), codes, files={"here.txt": text})
