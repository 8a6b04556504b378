"""Players who search: flat Monte Carlo over deals of what the player does not know.

Where a player who searches is asked, the game halts. For each sample, what the player does not know is dealt again
(`sim.engine.hidden`), and every answer is tried on this same deal with the same luck: the inner script plays both
sides to the end. The answer that won most is given, if it won clearly more than the script's own.

A record that halts within an effect cannot be continued. So a copy is kept of the last moment when nothing was being
resolved, with the answers given since: a trial starts there, gives these answers again, and tries one more. All luck
is a hash of the root key, the pair, the seat, the number of the decision and the sample: no result depends on workers.

A game that is searched keeps four records: the game, the kept copy, the deal, the trial.
"""

from typing import Any, Final

from sim.compiler.decorators import cold, rule
from sim.engine.facts.links import has_linked
from sim.engine.facts.view import option_card
from sim.engine.hidden import deal_hidden, next_below, remember
from sim.engine.play import begin_numbered, write_result
from sim.engine.record.codes import choices, course, zones
from sim.engine.record.copying import copy_game
from sim.engine.record.job import Job
from sim.engine.record.luck import GOLDEN, MASK, STREAM_PLAYER, STREAM_SHUFFLES, U64, absorb, mix
from sim.engine.record.search_scratch import TRIED, SearchScratch, clear_scratch
from sim.engine.record.state import STREAMS, Game, owner
from sim.engine.record.tables import Tables
from sim.engine.rules.choices import answer_as, checksum_of_question, code_of_option, play_like, refusal_of_unseen
from sim.engine.rules.turn import play_in_turn
from sim.engine.value import moves_next, read_cards, read_position, win_chance

RECORDS: Final = 4  # the game, the kept copy, the deal, the trial
SEARCH_LUCK: Final = 2  # added to the seat, whose own streams are hashed from 0 and 1
FRESH: Final = 1 << 20  # the first sample of those on which choices are judged again
EARLY: Final = 3  # what is far behind after a third of the deals is dropped
HALF: Final = 1000  # points of a trial that nobody won
WON: Final = 2 * HALF
# Of a lookahead, for each point of a clear lead: that of another answer over the script's, and how far back, from this
# many deals on, an answer is dropped. The first grows with the deals: the lead that 2,000 deals need is more than
# four can give, and put before them it dropped every answer but the script's. Dropped after two deals at half the
# distance, answers of fast decks were dropped by luck: eight deals won 2 points of mirrors less, and more deals gained
# nothing.
LEAD_AHEAD: Final = 120
EARLY_AHEAD: Final = 4
FAR_AHEAD: Final = 800
# Work is how many questions are answered in trials, each times the square of the cards in the battle zone (and eight,
# for all else): every attacker is compared with every blocker. A lookahead does so much in a turn, for each of its
# deals, and then follows its script; in a game, so much is noted for training. Only where boards are full does it come
# to that: without an end, two walls of twenty creatures took ten seconds a turn.
MOST_WORK: Final = 1 << 17
MOST_NOTING: Final = 1 << 24

# Columns of the audit: where the question was, what it was (the kind of the card that asks, or -1), and how many points
# more the search's answer won on how many fresh deals than the script's, with the sum of the squares.
AUDIT_GAME: Final = 0
AUDIT_CHOICE: Final = 1
AUDIT_TURN: Final = 2
AUDIT_QUESTION: Final = 3
AUDIT_VERB: Final = 4
AUDIT_SOURCE: Final = 5
AUDIT_GAIN: Final = 6
AUDIT_SQUARES: Final = 7
AUDIT_DEALS: Final = 8
AUDIT_DONE: Final = 9  # the script's answer
AUDIT_BETTER: Final = 13  # the search's
AUDIT_COLUMNS: Final = 17
# ... each of which has:
OPTION_WHAT: Final = 0
OPTION_KIND: Final = 1  # -1: there is no card, or the player cannot see it
OPTION_NUMBER_OF: Final = 2
OPTION_TARGET: Final = 3  # of an attacker, the kind of its target
TARGET_IS_PLAYER: Final = -1
NO_TARGET: Final = -2

# Columns of what is noted for training besides a position: who would have won from there, if scripts had played.
NOTED_DECK: Final = 0  # of the player who is asked
NOTED_DECISION: Final = 1
NOTED_DEAL: Final = 2
NOTED_POINTS: Final = 3
IS_POSITION: Final = 4  # 0: the game was over before, or the deal led to another question
NOTED_COLUMNS: Final = 5


@cold
def play_out(g: Game, t: Tables, begun: int) -> None:
    """Play until the game stops; `begun` says whether a turn has begun."""
    next_turn = begun == 0
    while g.stopped == course.RUNNING:
        play_in_turn(g, t, next_turn)
        next_turn = True


@cold
def play_ahead(g: Game, t: Tables, begun: int, viewer: int) -> None:
    """Play until the game stops, or until a turn of the other player has ended and the next one is the viewer's."""
    next_turn = begun == 0
    while g.stopped == course.RUNNING:
        play_in_turn(g, t, next_turn)
        next_turn = True
        if g.stopped == course.RUNNING and g.turn_player != viewer and moves_next(g, viewer):
            return


@rule
def can_resume(g: Game) -> bool:
    """Whether a game that halts at this question can be continued as it is: nothing is being resolved."""
    asked = g.ask == choices.ASK_CHARGE or g.ask == choices.ASK_MAIN or g.ask == choices.ASK_ATTACK
    return asked and g.depth == 0 and g.attacker < 0 and g.pool_count == 0 and g.ask_card < 0


@rule
def keep(g: Game, kept: Game, s: SearchScratch) -> None:
    """Keep a copy of a game that halts at such a question: it continues by asking again."""
    copy_game(kept, g)
    kept.stopped = course.RUNNING
    kept.answer_count = 0
    kept.answer_next = 0
    if kept.ask == choices.ASK_CHARGE:
        kept.step_begun = 0
    s.begun = 1
    for viewer in range(2):
        s.heard_count[viewer] = 0


@rule
def looks_ahead(g: Game, s: SearchScratch) -> bool:
    """Whether the trials of the asked player end when the other player's next turn has ended."""
    return s.look_ahead[s.deck_of[g.ask_player]] != 0


@rule
def has_thought_enough(g: Game, s: SearchScratch) -> bool:
    """Whether a player who looks ahead has thought enough about this turn."""
    return looks_ahead(g, s) and s.turn == g.turn and s.work[g.ask_player] >= MOST_WORK * s.rollouts[g.ask_player]


@rule
def is_searched(g: Game, s: SearchScratch) -> bool:
    """Whether the question is searched: not how mana is paid, nor in what order effects are resolved."""
    return (
        s.rollouts[g.ask_player] > 0
        and not has_thought_enough(g, s)
        and g.ask != choices.ASK_PAY
        and g.ask != choices.ASK_RESOLVE
        and g.ask != choices.ASK_ORDER
    )


# --- The answers that are tried ---
@rule
def are_alike(g: Game, s: SearchScratch, one: int, other: int) -> bool:
    """Whether two options are the same to the player: copies of a card in a zone, or unknown cards face down."""
    if g.option_what[one] != g.option_what[other]:
        return False
    card = g.option_card[one]
    twin = g.option_card[other]
    same_number = g.option_number[one] == g.option_number[other]
    if card == twin:
        return same_number
    if card < 0 or twin < 0 or g.zone[card] != g.zone[twin] or owner(card) != owner(twin):
        return False
    zone = g.zone[card]
    if option_card(g, one) < 0 or option_card(g, other) < 0:  # the number of a shield is its place
        if has_linked(g, card) or has_linked(g, twin):
            return False
        unknown = s.known[g.ask_player, card] == 0 and s.known[g.ask_player, twin] == 0
        return (
            unknown
            and g.life_of[card] == g.life_of[twin]
            and (zone == zones.SHIELD or zone == zones.HAND or zone == zones.DECK)
        )
    same = same_number and g.kind[card] == g.kind[twin] and g.tapped[card] == g.tapped[twin]
    return same and (zone == zones.HAND or zone == zones.DECK or zone == zones.GRAVEYARD or zone == zones.MANA)


@rule
def number_of_targets(g: Game, trial: Game, t: Tables, kept: Game, option: int) -> int:
    """How many targets an attacker has to choose from; `trial` then halts at that question. 0: there is no choice."""
    copy_game(trial, kept)
    trial.answers[0] = option
    trial.answer_count = 1
    play_out(trial, t, 1)
    targets = trial.stopped == course.HALTED and trial.ask == choices.ASK_TARGET and trial.ask_player == g.ask_player
    return trial.option_count if targets and trial.ask_card == trial.attacker else 0


@cold
def list_answers(g: Game, kept: Game, trial: Game, t: Tables, s: SearchScratch) -> None:
    """List the answers to try, the script's first; an attacker is listed with each of its targets."""
    number = s.numbers[g.ask_player]
    total = 0
    first = answer_as(g, t, number)
    for turned in range(g.option_count):
        option = first if turned == 0 else turned - 1 if turned <= first else turned
        again = False
        for before in range(total):
            if are_alike(g, s, s.answer[before], option):
                again = True
        if again:
            continue
        targets = 0
        chosen = 0
        if g.ask == choices.ASK_ATTACK and g.option_what[option] == choices.OPTION_CARD and can_resume(g):
            targets = number_of_targets(g, trial, t, kept, option)
            if targets > 0:
                chosen = answer_as(trial, t, number)
        for at in range(max(targets, 1)):
            if total < TRIED:
                s.answer[total] = option
                target = (chosen + at) % targets if targets > 0 else -1
                s.answer_target[total] = target
                s.target_code[total] = code_of_option(trial, target) if target >= 0 else 0
                s.target_card[total] = trial.option_card[target] if target >= 0 else NO_TARGET
                total += 1
    s.tried_count = total


# --- Trials ---
@cold
def make_deal(g: Game, kept: Game, deal: Game, s: SearchScratch, sample: int) -> None:
    """Deal what the asked player does not know, for trials that the player's script then plays for both sides."""
    viewer = g.ask_player
    key = absorb(U64(s.key), sample)
    copy_game(deal, kept)
    s.stream = absorb(key, 0)
    deal_hidden(deal, s, viewer)
    deal.checking = 0
    play_like(deal, g, viewer)
    deal.hands_over = 1 + viewer
    deal.answer_count = s.heard_count[viewer]
    for at in range(s.heard_count[viewer]):
        deal.answers[at] = s.heard[viewer, at]
    deal.handed_at = s.heard_count[viewer]
    deal.handed_question = checksum_of_question(g)
    for player in range(2):
        deal.handed_policy[player] = s.numbers[viewer]
        shuffled = U64(g.luck[player, STREAM_SHUFFLES]) != U64(kept.luck[player, STREAM_SHUFFLES])
        deal.handed_shuffles[player] = 1 if shuffled else 0
        for stream in range(STREAMS):
            deal.handed_luck[player, stream] = absorb(absorb(key, 1 + player), stream)


@rule
def begin_trial(g: Game, deal: Game, trial: Game, s: SearchScratch, at: int) -> None:
    """Make `trial` a copy of a deal, in which this answer is given next."""
    copy_game(trial, deal)
    count = deal.answer_count
    trial.answers[count] = code_of_option(g, s.answer[at])
    trial.answer_count = count + 1
    if s.answer_target[at] >= 0:
        trial.answers[count + 1] = s.target_code[at]
        trial.answer_count = count + 2
    trial.handed_count = trial.answer_count


@rule
def points_of(trial: Game, player: int) -> int:
    """The player's points in a trial that is over."""
    return WON if trial.winner == player else 0 if trial.winner == 1 - player else HALF


@rule
def work_of(deal: Game, trial: Game) -> int:
    """The work of a trial that began as this deal."""
    cards = deal.zone_count[0, zones.BATTLE] + deal.zone_count[1, zones.BATTLE]
    return (trial.choices - deal.choices) * (8 + cards * cards)


@cold
def try_answer(g: Game, deal: Game, trial: Game, t: Tables, s: SearchScratch, at: int) -> bool:
    """Try an answer on a deal, and write its points down; False: the deal leads to another question."""
    begin_trial(g, deal, trial, s, at)
    player = g.ask_player
    if looks_ahead(g, s):
        play_ahead(trial, t, s.begun, player)
    else:
        play_out(trial, t, s.begun)
    if trial.stopped == course.RUNNING:
        s.last_points[at] = int(WON * win_chance(trial, t, player, s, s.deck_of[player]))
    else:
        s.last_points[at] = points_of(trial, player)
    s.checksum = mix(((U64(s.checksum) ^ U64(trial.digest)) + GOLDEN) & MASK)
    s.trials += 1
    s.work[player] += work_of(deal, trial)
    return trial.hands_over == 0


@rule
def leader_of(s: SearchScratch) -> int:
    """The answer with the most points, the first of them."""
    best = 0
    for at in range(1, s.tried_count):
        if s.points[at] > s.points[best]:
            best = at
    return best


@rule
def drop_beaten(s: SearchScratch, left: int) -> int:
    """Drop the answers that cannot lead any more with this many deals left; returns how many can."""
    best = leader_of(s)
    able = 0
    for at in range(s.tried_count):
        most = s.points[at] + WON * left
        if most < s.points[best] or (most == s.points[best] and at > best):
            s.is_out[at] = 1
        able += 1 - s.is_out[at]
    return able


@rule
def clear_lead(deals: int) -> int:
    """A lead in points that luck gives now and then on this many deals: the root of their number, rounded down."""
    root = 1
    while (root + 1) * (root + 1) <= deals:
        root += 1
    return root


@rule
def drop_early(s: SearchScratch, done: int) -> None:
    """Drop what is far behind after a part of the deals, and what has come out as the script's answer on all of them.

    Far is twice a clear lead, which luck rarely produces. Dropping them halves the trials, and has cost no game.
    """
    best = leader_of(s)
    for at in range(1, s.tried_count):
        if s.differs[at] == 0 or s.points[at] + 2 * HALF * clear_lead(done) < s.points[best]:
            s.is_out[at] = 1


@rule
def drop_far_behind(s: SearchScratch, done: int) -> None:
    """Drop what is far behind in a lookahead, after each deal: values differ less from luck than wins do."""
    best = leader_of(s)
    for at in range(s.tried_count):
        same = at > 0 and s.differs[at] == 0
        if same or s.points[at] + FAR_AHEAD * clear_lead(done) < s.points[best]:
            s.is_out[at] = 1


@cold
def judge(  # noqa: PLR0913 - compiled: it takes numbers, no objects
    g: Game, kept: Game, deal: Game, trial: Game, t: Tables, s: SearchScratch, first: int, samples: int, drops: bool
) -> None:
    """Try the answers on this many deals, from sample number `first` on, and add up their points."""
    done = 0
    s.squares = 0
    for sample in range(first, first + 2 * samples):
        if done == samples or (drops and drop_beaten(s, samples - done) == 1):
            return
        make_deal(g, kept, deal, s, sample)
        fits = True
        for at in range(s.tried_count):
            if fits and s.is_out[at] == 0:
                fits = try_answer(g, deal, trial, t, s, at)
        if not fits:
            s.misfits += 1
            continue
        done += 1
        if drops and looks_ahead(g, s) and s.is_out[0] == 0:
            s.points[0] += LEAD_AHEAD * (clear_lead(done) - clear_lead(done - 1))
        for at in range(s.tried_count):
            if s.is_out[at] == 0:
                lead = s.last_points[at] - s.last_points[0]
                s.points[at] += s.last_points[at]
                s.squares += lead * lead
                if lead != 0 or s.is_out[0] != 0:
                    s.differs[at] = 1
        s.deals = done
        if drops and looks_ahead(g, s) and done >= EARLY_AHEAD:
            drop_far_behind(s, done)
        elif drops and not looks_ahead(g, s) and done == samples // EARLY:
            drop_early(s, done)


@cold
def choose_by_search(g: Game, kept: Game, deal: Game, trial: Game, t: Tables, s: SearchScratch) -> int:
    """Which of the answers that are tried won most; 0 is the script's, unless another one leads it clearly.

    The script begins with the points of a clear lead: the best of several answers owes part of its lead to luck. (In a
    lookahead they come with the deals.) In an audit, these two are then judged on other deals, which adds up their
    points.
    """
    list_answers(g, kept, trial, t, s)
    if s.tried_count == 1:
        return 0
    for at in range(s.tried_count):
        s.points[at] = 0
        s.is_out[at] = 0
        s.differs[at] = 0
    s.decisions += 1
    s.key = absorb(absorb(absorb(mix(U64(s.root[0])) ^ U64(s.root[1]), s.pair), SEARCH_LUCK + g.ask_player), g.choices)
    deals = s.rollouts[g.ask_player]
    s.points[0] = LEAD_AHEAD if looks_ahead(g, s) else HALF * clear_lead(deals)
    if s.turn != g.turn:
        s.turn = g.turn
        for player in range(2):
            s.work[player] = 0
    judge(g, kept, deal, trial, t, s, 0, deals, drops=True)
    best = leader_of(s)
    if best == 0:
        return 0
    s.deviations += 1
    if s.fresh > 0:
        for at in range(s.tried_count):
            s.points[at] = 0
            s.is_out[at] = 0 if at == 0 or at == best else 1
        work = s.work[g.ask_player]
        judge(g, kept, deal, trial, t, s, FRESH, s.fresh, drops=False)
        s.work[g.ask_player] = work  # an audit does not change how the player plays
    return best


# --- A game ---
@rule
def hear(g: Game, s: SearchScratch, answer: int) -> None:
    """Note an answer for both players, unless only the one who gave it knows that there was a question."""
    for viewer in range(2):
        if refusal_of_unseen(g, viewer) != answer:
            s.heard[viewer, s.heard_count[viewer]] = code_of_option(g, answer)
            s.heard_count[viewer] += 1


@rule
def take_answer(g: Game, kept: Game, s: SearchScratch, answer: int) -> None:
    """Continue a game that halts, with an answer."""
    hear(g, s, answer)
    for seat in range(2):
        kept.luck[seat, STREAM_PLAYER] = g.luck[seat, STREAM_PLAYER]  # a script may have drawn from it
    count = kept.answer_count
    kept.answers[count] = answer
    kept.answer_count = count + 1
    copy_game(g, kept)


@rule
def note_option(g: Game, s: SearchScratch, at: int, audit: Any, row: int, column: int) -> None:
    """Write one of the answers that were tried into a row of the audit."""
    option = s.answer[at]
    card = option_card(g, option)
    audit[row, column + OPTION_WHAT] = g.option_what[option]
    audit[row, column + OPTION_KIND] = g.kind[card] if card >= 0 else -1
    audit[row, column + OPTION_NUMBER_OF] = g.option_number[option]
    target = s.target_card[at]
    audit[row, column + OPTION_TARGET] = g.kind[target] if target >= 0 else target


@rule
def note_audit(g: Game, s: SearchScratch, game: int, best: int, audit: Any) -> None:
    """Write a row of the audit, if there is room: where the search would answer differently, and what that gains."""
    row = s.audited
    if row >= audit.shape[0]:
        return
    s.audited = row + 1
    audit[row, AUDIT_GAME] = game
    audit[row, AUDIT_CHOICE] = g.choices
    audit[row, AUDIT_TURN] = g.turn
    audit[row, AUDIT_QUESTION] = g.ask
    audit[row, AUDIT_VERB] = g.ask_verb
    audit[row, AUDIT_SOURCE] = g.kind[g.ask_card] if g.ask_card >= 0 else -1
    audit[row, AUDIT_GAIN] = s.points[best] - s.points[0]
    audit[row, AUDIT_SQUARES] = s.squares
    audit[row, AUDIT_DEALS] = s.deals
    note_option(g, s, 0, audit, row, AUDIT_DONE)
    note_option(g, s, best, audit, row, AUDIT_BETTER)


@rule
def note_answer(g: Game, trial: Game, t: Tables, s: SearchScratch, positions: Any, notes: Any) -> None:
    """Note where a trial leads, and who wins when the scripts play it out from there."""
    player = g.ask_player
    row = s.noted
    s.noted = row + 1
    play_ahead(trial, t, s.begun, player)
    notes[row, IS_POSITION] = 1 if trial.stopped == course.RUNNING and trial.hands_over == 0 else 0
    if trial.stopped == course.RUNNING:
        read_position(trial, t, player, s)
        read_cards(trial, player, s)
        for at in range(positions.shape[1]):
            positions[row, at] = s.position[at]
        play_out(trial, t, 0)
    notes[row, NOTED_DECK] = s.deck_of[player]
    notes[row, NOTED_POINTS] = points_of(trial, player)


@rule
def is_noted(g: Game, s: SearchScratch, room: int) -> bool:
    """Whether answers to this question may be compared for training, which has room for this many rows."""
    deals = s.noted_deals[s.deck_of[g.ask_player]]
    return deals > 0 and s.tried_count > 1 and s.noted + 2 * deals <= room and s.noting <= MOST_NOTING


@cold
def note_answers(  # noqa: PLR0913 - compiled: it takes numbers, no objects
    g: Game, kept: Game, deal: Game, trial: Game, t: Tables, s: SearchScratch, best: int, positions: Any, notes: Any
) -> None:
    """For training, compare the answer that is given with another one on the same deals.

    `positions` (n, columns of `SearchScratch.position`) are what the trials lead to, `notes` (n, NOTED_COLUMNS) what
    became of them; two rows for each deal, that of the answer given first.
    """
    if not is_noted(g, s, notes.shape[0]):
        return
    deals = s.noted_deals[s.deck_of[g.ask_player]]
    s.stream = absorb(U64(s.key), FRESH)
    if next_below(s, s.noted_among) != 0:
        return
    other = next_below(s, s.tried_count - 1)
    if other >= best:
        other += 1
    for sample in range(deals):
        make_deal(g, kept, deal, s, FRESH + sample)
        for second in range(2):
            notes[s.noted, NOTED_DECISION] = s.decisions
            notes[s.noted, NOTED_DEAL] = sample
            begin_trial(g, deal, trial, s, best if second == 0 else other)
            note_answer(g, trial, t, s, positions, notes)
            s.noting += work_of(deal, trial)


@cold
def answer_question(  # noqa: PLR0913 - compiled: it takes numbers, no objects
    g: Game,
    kept: Game,
    deal: Game,
    trial: Game,
    t: Tables,
    s: SearchScratch,
    game: int,
    audit: Any,
    positions: Any,
    notes: Any,
) -> int:
    """The answer to the question at which a game halts."""
    target = s.target
    s.target = -1
    if target >= 0 and g.ask == choices.ASK_TARGET and g.ask_card == g.attacker:
        return target  # it was chosen with the attacker
    if not is_searched(g, s):
        return answer_as(g, t, s.numbers[g.ask_player])
    best = choose_by_search(g, kept, deal, trial, t, s)
    note_answers(g, kept, deal, trial, t, s, best, positions, notes)
    if best > 0 and s.fresh > 0:
        note_audit(g, s, game, best, audit)
        best = 0
    s.target = s.answer_target[best]
    return s.answer[best]


@cold
def play_searched(  # noqa: PLR0913 - compiled: it takes numbers, no objects
    state: Any,
    t: Tables,
    s: SearchScratch,
    j: Job,
    results: Any,
    digests: Any,
    answers: Any,
    answer_counts: Any,
    audit: Any,
    positions: Any,
    notes: Any,
) -> None:
    """Play games with players who search."""
    g: Game = state[0]
    kept: Game = state[1]
    for index in range(results.shape[0]):
        game = j.first_game + index
        begin_numbered(g, t, j, game)
        clear_scratch(s)
        s.pair = j.pair
        for seat in range(2):
            s.root[seat] = j.root[seat]
            s.deck_of[seat] = j.seats[seat]
            s.numbers[seat] = g.policy[seat]
            s.rollouts[seat] = j.rollouts[j.seats[seat]]
            g.policy[seat] = choices.OUTSIDE
        copy_game(kept, g)
        count = 0
        while True:
            play_out(g, t, s.begun)
            if g.stopped != course.HALTED:
                break
            for viewer in range(2):
                if s.rollouts[viewer] > 0:
                    remember(g, s, viewer)
            if can_resume(g):
                keep(g, kept, s)
            answer = answer_question(g, kept, state[2], state[3], t, s, game, audit, positions, notes)
            if count < answers.shape[1]:
                answers[index, count] = answer
            count += 1
            take_answer(g, kept, s, answer)
        write_result(g, j, results, digests, index)
        answer_counts[index] = count
