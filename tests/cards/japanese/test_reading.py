"""Japanese card texts are read into the words of the card language, strictly."""

import pytest

from sim.cards.japanese.judging import rules_in_english
from sim.cards.japanese.names import names_of
from sim.cards.japanese.reader import NotRead
from sim.cards.text.card_files import read_facts

CREATURE = "Creature - fire - cost 3 - power 2000 - Human"
SPELL = "Spell - water - cost 3"
NAMES = names_of({"テスト": "Test"})

# What stands on a card, and what it says in English.
CREATURES = {
    "Ｗ(ダブル)・ブレイカー(このクリーチャーはシールドを２枚ブレイクする)": "Double breaker",
    "このクリーチャーが攻撃する時、カードを1枚引いてもよい。": "Whenever this creature attacks, you may draw a card.",
    "このクリーチャーがバトルゾーンに出たとき、相手のパワー3000以下のクリーチャーを1体破壊する。": (
        "When you put this creature into the battle zone, destroy one of your opponent's creatures with power 3000"
        " or less."
    ),
    "このクリーチャーが攻撃する時、相手の手札を1枚見ないで選び、捨てさせる。": (
        "Whenever this creature attacks, your opponent discards a card at random from their hand."
    ),
    # A race alone means any element that has it; a number of creatures, or that creature, means creatures (203.2).
    "自分のドラゴンが破壊された時、カードを1枚引いてもよい。": (
        "Whenever one of your Dragon elements is destroyed, you may draw a card."
    ),
    "自分のナイト・クリーチャーが破壊された時、カードを1枚引いてもよい。": (
        "Whenever one of your Knights is destroyed, you may draw a card."
    ),
    "自分のドラゴンまたはサムライ・クリーチャーが出た時、カードを1枚引いてもよい。": (
        "Whenever one of your Dragons or Samurai is put into the battle zone, you may draw a card."
    ),
    "セイバー:フェニックスまたはドラゴン": (
        "Saver: When one of your Phoenix elements or Dragon elements would be destroyed, you may destroy this creature"
        " instead."
    ),
    "バトルゾーンに自分のナイトがあれば、このクリーチャーのパワーは+2000される。": (
        "If you have a Knight element, this creature gets +2000 power."
    ),
    "バトルゾーンに自分のナイトが1体でもあれば、このクリーチャーのパワーは+2000される。": (
        "If you have a Knight, this creature gets +2000 power."
    ),
    "バトルゾーンに自分のナイトが2つ以上あれば、このクリーチャーのパワーは+2000される。": (
        "If you have 2 or more Knight elements, this creature gets +2000 power."
    ),
    "自分の他のドリームメイトが破壊される時、そのクリーチャーを墓地に置くかわりに、自分のマナゾーンに置く。": (
        "Whenever one of your other Dreammates would be destroyed, put it into your mana zone instead."
    ),
    "自分の他の光または闇のクリーチャーすべてに「ブロッカー」を与える。": (
        'Each of your other light or darkness creatures has "blocker".'
    ),
    "自分のドラゴンが破壊される時、かわりにそのクリーチャーを山札に戻してシャッフルしてもよい。": (
        "Whenever one of your Dragons would be destroyed, you may shuffle it into your deck instead."
    ),
    "このクリーチャーがゴッドとリンクした時、カードを1枚引いてもよい。": (
        "When this creature is linked with a God, you may draw a card."
    ),
    "相手のクリーチャーがコストを支払わずに出た時、カードを1枚引いてもよい。": (
        "Whenever your opponent puts a creature into the battle zone for no cost, you may draw a card."
    ),
    "このクリーチャーが召喚によって出た時、カードを1枚引く。": "When you summon this creature, draw a card.",
    "究極進化MAX-自分の究極進化クリーチャー1体の上に置く。": (
        'Ultimate Evolution MAX: Put on one of your creatures that has "ultimate evolution".'
    ),
    "このクリーチャーを自分の墓地から召喚してもよい。": "You may summon this creature from your graveyard.",
    "このクリーチャーが出た時、自分のマナゾーンにあるカードの枚数以下のコストを持つ相手のクリーチャーを1体破壊する。": (
        "When you put this creature into the battle zone, destroy one of your opponent's creatures that costs no more"
        " than the number of cards in your mana zone."
    ),
    "このクリーチャーが攻撃する時、自分の手札の枚数以下のコストの相手のクリーチャーを1体破壊する。": (
        "Whenever this creature attacks, destroy one of your opponent's creatures that costs no more than the number of"
        " cards in your hand."
    ),
    "このクリーチャーが出た時、コスト3以下の自然のクリーチャーを1体、自分の手札またはマナゾーンから出してもよい。": (
        "When you put this creature into the battle zone, you may put a nature creature that costs 3 or less from your"
        " hand or mana zone into the battle zone."
    ),
    "ダイナモ": "Dynamo",
    "相手のクリーチャーが自分を攻撃してブロックされなかった時、このクリーチャーをアンタップしてもよい。": (
        "Whenever one of your opponent's creatures is attacking you and isn't blocked, you may untap this creature."
    ),
    "飛行\nこのクリーチャーはシールドをブレイクできない。\nこのクリーチャーを、自分のマナゾーンにあり、すべての文明を持つかのように"
    "タップしてもよい。": (
        "Flying\nThis creature can't break shields.\n"
        "You may tap this creature as if it were in your mana zone and had all civilizations."
    ),
    "バイオ・T-自分のドリームメイトが攻撃して、バトルが始まった時、このカードを手札から捨ててもよい。": (
        "Whenever one of your attacking Dreammates battles while this creature is in your hand, you may discard this"
        " creature."
    ),
    "バイオ・K-自分のドラゴンが相手プレイヤーを攻撃してブロックされなかった時、このカードを手札から捨ててもよい。": (
        "Whenever one of your Dragons is attacking your opponent and isn't blocked while this creature is in your"
        " hand, you may discard this creature."
    ),
    "このクリーチャーをバトルゾーンに出した時、相手とジャンケンで勝敗を決める。自分が勝った場合、カードを1枚引く。": (
        "When you put this creature into the battle zone, you and your opponent play Rock-Paper-Scissors. If you win,"
        " draw a card."
    ),
    "このクリーチャーが攻撃する時または離れた時、相手のクリーチャーを1体選ぶ。相手はそのクリーチャーを、破壊するか山札の上に"
    "置く。": (
        "Whenever this creature attacks or leaves the battle zone, choose one of your opponent's creatures. Your"
        " opponent chooses one of the following:\n► Destroy that creature.\n► Put that creature on top of their deck."
    ),
    "侍流ジェネレート": (
        "Samurai Generation: When you put this creature into the battle zone, you may generate a cross gear from your"
        " hand for no cost."
    ),
    "このクリーチャーを召喚する時、自分のマナゾーンにあるオリジンのマナの数字は、1のかわりに2になる。": (
        "While you are summoning this creature, the mana number of Origins in your mana zone is 2."
    ),
    "リベンジ・チャンス－各ターンの終わりに、相手がそのターン、カードを3枚以上引いていた場合、このクリーチャーをコストを"
    "支払わずに召喚してもよい。": (
        "Revenge Chance: At the end of each turn, if your opponent has drawn 3 or more cards this turn, you may summon"
        " this creature for no cost."
    ),
    "スペース・チャージ\nq光:相手は自身の手札を1枚選び、捨てる。": (
        "Space Charge: Whenever a light card is put into your mana zone, you may have your opponent discard a card from"
        " their hand."
    ),
    "このクリーチャーが攻撃する時、コスト3以下の、クリーチャーではないカードを1枚、自分の手札からコストを支払わずに実行して"
    "もよい。": (
        "Whenever this creature attacks, you may choose a non-creature card that costs 3 or less from your hand and use"
        " it for no cost."
    ),
    "このクリーチャーは攻撃もブロックもされない。": "This creature can't be attacked.\nThis creature can't be blocked.",
    "このクリーチャーをタップして出してもよい。": "You may put this creature into the battle zone tapped.",
    "相手のクリーチャーが出た時またはアンタップした時、次の自分のターンのはじめまで、そのクリーチャーは"
    "攻撃できない。": (
        "Whenever one of your opponent's creatures is put into the battle zone or untaps, that creature can't attack"
        " until the start of your next turn."
    ),
    "このクリーチャーが出た時、相手とパワー・ガチンコ・ジャッジする。自分が負けたら、このクリーチャーを破壊する。": (
        "When you put this creature into the battle zone, you and your opponent play Power Gachinko Judge. If you don't"
        " win, destroy this creature."
    ),
    "このクリーチャーが出た時、パワーの合計がこのクリーチャーのパワー以下になるように相手のクリーチャーを好きな数選び、"
    "破壊する。": (
        "When you put this creature into the battle zone, destroy any number of your opponent's creatures with total"
        " power no greater than this creature's power."
    ),
    "このクリーチャーが出た時、自分の山札の上から1枚を表向きでシールド化してもよい。その後、自分の表向きのシールド1つにつき、"
    "カードを1枚引いてもよい。": (
        "When you put this creature into the battle zone, you may reveal the top card of your deck. If you do, put it"
        " into your shield zone face up. Draw up to as many cards as the number of your face-up shields."
    ),
    "攻撃中、このクリーチャーのパワーは、自分の墓地にある火のカード1枚につき+1000される。": (
        "While this creature is attacking, it gets +1000 power for each fire card in your graveyard."
    ),
    "このクリーチャーが破壊される時、墓地に置くかわりに自分の手札に戻す。": (
        "When this creature would be destroyed, return it to your hand instead."
    ),
    "ハイパー化：自分の他のクリーチャーを1体タップする。\nハイパーモード：パワー6000\nハイパーモード：W・ブレイカー": (
        "Hyperify: During your main step, you may tap one of your other creatures to unleash this creature's Hyper Mode"
        " until the start of your next turn.\nHyper Mode: This creature has 6000 power.\nHyper Mode: Double breaker"
    ),
    "各ターンに1度、自分のクリーチャーの召喚コストを1少なくしてもよい。ただし、コストは0以下にならない。": (
        "Once each turn, one of your creatures may cost 1 less to summon. It can't cost less than 1."
    ),
    "返霊2\n相手の闇以外のクリーチャーを1体、破壊する。": (
        "Soul Recall: Whenever this creature attacks, you may put 2 cards from your graveyard on the bottom of your "
        "deck in any order. If you do, destroy one of your opponent's non-darkness creatures."
    ),
    "サイレントスキル\n自分の山札の上から1枚をマナゾーンに置く。": (
        "Silent skill: Put the top card of your deck into your mana zone."
    ),
    "このクリーチャーが攻撃する時、自分のクリーチャーを1体破壊してもよい。そうしたら、カードを2枚引く。": (
        "Whenever this creature attacks, you may destroy one of your creatures. If you do, draw 2 cards."
    ),
    "スピードアタッカー\nサバイバー": 'Survivor: Each of your Survivors has "speed attacker".',
    "W・ブレイカーこのクリーチャーは攻撃されない。": "Double breaker\nThis creature can't be attacked.",
    "このクリーチャーは攻撃できない。自分の呪文を唱えるコストを1少なくする。": (
        "This creature can't attack.\nYour spells each cost 1 less to cast. They can't cost less than 1."
    ),
    "自分の光、水、闇、または火のクリーチャーが破壊された時、カードを1枚引く。": (
        "Whenever one of your light, water, darkness or fire creatures is destroyed, draw a card."
    ),
    "自分が光の呪文を唱えた時、または自分の手札を捨てた時、カードを1枚引く。": (
        "Whenever you cast a light spell or whenever you discard a card, draw a card."
    ),
    "自分のドラゴンをタップし、攻撃する代わりに次の能力を使ってもよい。\nカードを1枚引く。": (
        'Each of your Dragons has "Instead of having this creature attack, you may tap it: Draw a card".'
    ),
    "このクリーチャーがタップしている時、誰も呪文を唱えることはできない。": (
        "While this creature is tapped, players can't cast spells."
    ),
    "O・ドライブ-光x1と水x1と火x1\nこのクリーチャーをバトルゾーンに出した時、カードを1枚引く。": (
        "Over Drive: While you are summoning this creature, you may tap 1 more light card, 1 more water card and 1 more"
        " fire card in your mana zone. If you do, use its Over Drive ability when you put it into the battle zone:"
        " Draw a card."
    ),
    "自分のターンのはじめに、相手とパワー・ガチンコ・ジャッジしてもよい。自分が勝ったら、カードを1枚引く。": (
        "At the start of your turn, you may play Power Gachinko Judge with your opponent. If you win, draw a card."
    ),
    "q 自然：カードを1枚引いてもよい。この能力は、各ターン1度しか使えない。": (
        "Once each turn, whenever a nature card is put into your mana zone, you may draw a card."
    ),
    "このクリーチャーが出た時、自分の山札の上から1枚を表向きにする。それがコスト3以下のクリーチャーなら出してもよい。"
    "こうして出さなければ、それを山札の下に置く。": (
        "When you put this creature into the battle zone, reveal the top card of your deck. You may put a creature that"
        " costs 3 or less from among them into the battle zone. Put the rest on the bottom of your deck in any order."
    ),
    "シビルカウント3：自分の水のクリーチャーまたは水のタマシードが合計3つ以上あれば、このクリーチャーに「W・ブレイカー」を"
    "与える。": (
        'Civil Count 3: If you have a total of 3 or more water creatures and tamaseeds, this creature has "double'
        ' breaker".'
    ),
    "NEO進化：自分の水のクリーチャー1体の上に置いてもよい。": (
        "Neo Evolution: You may put this creature on one of your water creatures."
    ),
    "スペース・チャージ：水\nq 相手のクリーチャーを1体選び、持ち主の手札に戻す。": (
        "Space Charge: Whenever a water card is put into your mana zone, you may return one of your opponent's"
        " creatures to their hand."
    ),
    "このクリーチャーまたは自分の他のドラゴンが出た時、カードを1枚引く。": (
        "When you put this creature into the battle zone, draw a card.\nWhenever one of your other Dragon elements is"
        " put into the battle zone, draw a card."
    ),
    "相手がドラゴンを召喚した時、カードを1枚引く。": "Whenever your opponent summons a Dragon, draw a card.",
    "自分の他のドラゴンが破壊された時、このクリーチャーを墓地から出してもよい。": (
        "Whenever one of your other Dragon elements is destroyed, if this creature is in your graveyard, you may"
        " put this creature into the battle zone."
    ),
    "各ターン、このクリーチャーがはじめて攻撃する時、その攻撃の後、このクリーチャーをアンタップする。": (
        "Whenever this creature attacks, if that is the first attack by it this turn, after it attacks, untap it."
    ),
    "このクリーチャーが出た時、バトルゾーンにある相手の、コスト4以下のカードを1枚選び、持ち主の手札に戻す。": (
        "When you put this creature into the battle zone, return one of your opponent's cards that costs 4 or less in"
        " the battle zone to their hand."
    ),
    "シールド・フォース\nこのクリーチャーは「ブロッカー」を得る。": (
        "Shield Force: As you put this creature into the battle zone, you may choose one of your shields.\nWhile the"
        ' "Shield Force" shield is in your shield zone, this creature has "blocker".'
    ),
    "自分の、ドラゴンまたは名前に《死神》とあるクリーチャーが2体以上あれば、このクリーチャーのパワーは+1000される。": (
        'If you have 2 or more Dragons, or creatures with "Reaper" in their names, this creature gets +1000 power.'
    ),
}
SPELLS = {
    "S・トリガー\nカードを2枚引く。": "Shield trigger\nDraw 2 cards.",
    "相手のクリーチャーを1体選び、持ち主の手札に戻す。": "Return one of your opponent's creatures to their hand.",
    "自分のクリーチャーを1体選ぶ。このターン、そのクリーチャーはブロックされない。": (
        "One of your creatures can't be blocked until the end of the turn."
    ),
    "相手は自身の手札を1枚選び、捨てる。\n相手のクリーチャーを1体破壊する。": (
        "Your opponent discards a card from their hand. Destroy one of your opponent's creatures."
    ),
    "自分の山札を見る。その中から水の呪文を1枚選び、相手に見せてから手札に加えてもよい。山札をシャッフルする。": (
        "You may search your deck for a water spell and reveal it. If you do, put it into your hand. Shuffle your deck."
    ),
    "次の中から1つを選ぶ。\n▶カードを1枚引く。\n▶相手のクリーチャーを1体タップする。": (
        "Choose one of the following:\n► Draw a card.\n► Tap one of your opponent's creatures."
    ),
    "このターン、自分のクリーチャー1体のパワーは+2000され、「W・ブレイカー」を得る。": (
        'One of your creatures gets +2000 power until the end of the turn. It gets "double breaker" until the end of'
        " the turn."
    ),
    "自分のクリーチャーを好きな数破壊する。こうして破壊したクリーチャー1体につき、相手のクリーチャーを1体タップする": (
        "Destroy any number of your creatures. For each creature destroyed in this way, tap one of your opponent's"
        " creatures."
    ),
    "自分のクリーチャーを1体選ぶ。このターン、そのクリーチャーが破壊された時、カードを2枚引く。": (
        'One of your creatures gets "When this creature is destroyed, draw 2 cards" until the end of the turn.'
    ),
    "相手のパワー2000以下のクリーチャーを1体破壊する。\nメタモーフ\nパワー2000以下のクリーチャーのかわりに、相手のパワー6000以下の"
    "クリーチャーを1体破壊する。": (
        "If you have 7 or more cards in your mana zone, destroy one of your opponent's creatures with power 6000 or"
        " less. Otherwise, destroy one of your opponent's creatures with power 2000 or less."
    ),
    "クリーチャーを1体、自分の墓地から手札に戻す。そのクリーチャーがドラゴンであれば、クリーチャーをもう1体、自分の墓地から"
    "手札に戻す。": (
        "Return a creature from your graveyard to your hand. If that creature is a Dragon, return another creature from"
        " your graveyard to your hand."
    ),
    "相手は、自分自身のパワー3000以下のクリーチャーすべてを破壊する。": (
        "Destroy all your opponent's creatures with power 3000 or less."
    ),
    "次の中から2回選ぶ。同じものを選んでもよい。\n▶カードを1枚引く\n▶クリーチャーを1体、自分の手札または墓地から出す": (
        "Choose 2 of the following. You may choose the same one again.\n► Draw a card.\n► Put a creature from your hand"
        " or graveyard into the battle zone."
    ),
    "スーパー・S・トリガー\n相手のクリーチャーを1体破壊する。\noB 自分の山札の上から3枚を墓地に置く。その後、カードを"
    "1枚引く。": (
        "Shield trigger\nDestroy one of your opponent's creatures. If you declared this card's \"shield trigger\" while"
        " you had no shields, put the top 3 cards of your deck into your graveyard, then draw a card."
    ),
    "リサイクル [ww04]\nカードを1枚引く。": (
        "Recycle 4: You may cast this spell from your graveyard by paying 4. If you do, after you cast it, put it on"
        " the bottom of your deck instead of your graveyard.\nDraw a card."
    ),
    "自分の手札を1枚捨てる。こうしてパワー6000以上のクリーチャーを捨てたら、カードを2枚引く。": (
        "Discard a card from your hand. If that card is a creature with power 6000 or more, draw 2 cards."
    ),
    "クリーチャー1体またはクロスギア1枚を選び、持ち主の手札に戻す。": (
        "Return a creature or cross gear to its owner's hand."
    ),
    "バトルゾーンにある進化クリーチャーを1体選ぶ。そのクリーチャーの下にあるカードをすべて、持ち主の手札に戻す。": (
        "Return all cards under an evolution creature to their owners' hands."
    ),
    (
        "自分の手札を好きな枚数捨ててもよい。"
        "こうして捨てた手札1枚につき、「ブロッカー」を持つクリーチャーを1体選び、持ち主の手札に戻す。"
    ): (
        "You may discard any number of cards from your hand. For each card discarded in this way, return a creature"
        ' that has "blocker" to its owner\'s hand.'
    ),
    (
        "自分のマナゾーンにある文明を数える。"
        "その後、その文明の数と同じ枚数のカードを、自分の山札の上からマナゾーンに置く。"
    ): (
        "Put a number of cards equal to the number of civilizations among cards in your mana zone from the top of your"
        " deck into your mana zone."
    ),
}


def _read(line: str, text: str) -> str:
    return "\n".join(rules_in_english(read_facts("Test", line), text, NAMES))


@pytest.mark.parametrize(("japanese", "english"), CREATURES.items(), ids=lambda text: text[:40])
def test_abilities_are_read(japanese: str, english: str) -> None:
    assert _read(CREATURE, japanese) == english


@pytest.mark.parametrize(("japanese", "english"), SPELLS.items(), ids=lambda text: text[:40])
def test_effects_are_read(japanese: str, english: str) -> None:
    assert _read(SPELL, japanese) == english


def test_an_unknown_piece_refuses_the_card_and_is_named() -> None:
    with pytest.raises(NotRead, match="歌を歌う") as refused:
        _read(CREATURE, "ブロッカー\nこのクリーチャーが攻撃する時、歌を歌う。")
    assert (refused.value.piece, refused.value.line) == ("歌を歌う", 1)


@pytest.mark.parametrize(
    "text",
    [
        "このクリーチャーが攻撃する時、それを破壊する。かわりに、カードを1枚引く。",  # instead of what?
        "自分のクリーチャー1体のパワーは+2000される。",  # for how long?
        "このクリーチャーが出た時、《知らない名前》を1体破壊する。",  # no card is called so
        "このクリーチャーが出た時、ドラゴノイドドンを1体破壊する。",  # a race that only begins like one
        "自分が光の呪文を唱えた時、または自分のドラゴンが破壊された時、それを手札に戻す。",  # which of the two?
        "パワー3000以上のドラゴンまたはナイトすべてに「ブロッカー」を与える。",  # Knights of any power?
        "このクリーチャーが出た時、相手のクリーチャーを1体選ぶ。このターン、そのクリーチャーが破壊された時、カードを1枚引く。",
        "自分のマナゾーンに光のカードが置かれた時、相手は自身の手札を1枚選び、捨てる。この能力は、二度と使えない。",
        "自分の手札を捨てた時、このクリーチャーを自分の墓地から出す。",  # it would have to wait there
        "自分のターンのはじめに、自分の墓地から出してもよい。",
        "ターンの終わりに、このクリーチャーをアンタップする。",  # of whose turn?
        "このクリーチャーが出た時、自分の手札を2枚捨てる。こうしてドラゴンを捨てたら、カードを1枚引く。",  # both?
        "このクリーチャーが出た時、相手のクリーチャー1体に封印を1つ付ける。",  # a seal of your deck
        # this creature, and not the one that would be destroyed
        "自分の進化クリーチャーが破壊される時、かわりにこのクリーチャーを自分のマナゾーンに置く。",
        # a card of each civilization, and not one of any
        "このクリーチャーが攻撃する時、自分のマナゾーンにあるアンタップしている闇、火、自然のカードを1枚ずつタップしてもよい。",
        "自分の他の(W・ソウル)クリーチャーが破壊された時、カードを1枚引く。",  # a soul in brackets is no reminder
    ],
)
def test_what_is_not_said_is_not_guessed(text: str) -> None:
    with pytest.raises(NotRead):
        _read(CREATURE, text)


def test_names_are_those_of_the_cards() -> None:
    said = "自分の、名前に《死神》とあるクリーチャーはすべて「スレイヤー」を得る。"
    assert _read(CREATURE, said) == 'Each of your creatures with "Reaper" in its name has "slayer".'
