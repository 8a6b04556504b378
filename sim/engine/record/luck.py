"""Random numbers from keyed streams, never from a shared one (decision D6).

Every stream is a hash of (root key, pair, seat, purpose): no result depends on workers, chunks or order. The hash is
SplitMix64 (Steele, Lea, Flood 2014). A shuffle sorts the cards' stable slots by hashed keys: two nearly equal lists
draw nearly equal cards.

Every constant is a uint64: Numba turns `uint64 op int64` into a signed number. Interpreted, the same source
runs on Python's own integers and a mask.
"""

import secrets
from typing import Any

import numpy as np

from sim.compiler.decorators import INTERPRETED, cold, rule
from sim.engine.record.codes import zones
from sim.engine.record.state import SEAT, Game

STREAM_SHUFFLES = 0
STREAM_EFFECTS = 1
STREAM_PLAYER = 2

U64: Any = int if INTERPRETED else np.uint64
I64: Any = int if INTERPRETED else np.int64
MASK = U64(0xFFFFFFFFFFFFFFFF)
GOLDEN = U64(0x9E3779B97F4A7C15)
MIX_1 = U64(0xBF58476D1CE4E5B9)
MIX_2 = U64(0x94D049BB133111EB)
SHIFT_27 = U64(27)
SHIFT_30 = U64(30)
SHIFT_31 = U64(31)
SHIFT_32 = U64(32)
LOW_32 = U64(0xFFFFFFFF)


@rule
def mix(value: Any) -> Any:
    """SplitMix64's finaliser: a bijection of 64 bits."""
    value = ((value ^ (value >> SHIFT_30)) * MIX_1) & MASK
    value = ((value ^ (value >> SHIFT_27)) * MIX_2) & MASK
    return value ^ (value >> SHIFT_31)


@rule
def absorb(value: Any, number: int) -> Any:
    """Hash a small non-negative number into a key."""
    return mix(((value ^ mix((U64(number) + GOLDEN) & MASK)) + GOLDEN) & MASK)


@rule
def key_streams(g: Game, root: Any, pair: int) -> None:
    """Start the six streams of a game: they depend on the root key, the pair and the seat, not on the deck."""
    for seat in range(2):
        key = absorb(absorb(mix(U64(root[0])) ^ U64(root[1]), pair), seat)
        for stream in range(3):
            g.luck[seat, stream] = absorb(key, stream)


@rule
def draw_bits(g: Game, seat: int, stream: int) -> Any:
    """The next 64 bits of a stream."""
    value = (U64(g.luck[seat, stream]) + GOLDEN) & MASK
    g.luck[seat, stream] = value
    return mix(value)


@rule
def random_below(g: Game, seat: int, stream: int, bound: int) -> int:
    """A uniform number in 0 .. bound-1: multiply-shift on 32 bits with rejection (Lemire 2019), unbiased."""
    span = U64(bound)
    product = (draw_bits(g, seat, stream) >> SHIFT_32) * span
    low = product & LOW_32
    if low < span:
        threshold = (LOW_32 + U64(1) - span) % span
        while low < threshold:
            product = (draw_bits(g, seat, stream) >> SHIFT_32) * span
            low = product & LOW_32
    result: int = I64(product >> SHIFT_32)
    return result


@cold
def shuffle(g: Game, player: int, zone: zones.Zone) -> None:
    """Put the player's cards of a zone in the order of hashed keys of their slots (701.11).

    Only a deck uses up luck: its later shuffles are the same, whatever other zone is shuffled at the start.

    The place of a card is the number of smaller keys: unlike sorting, no branch depends on luck. Without their lowest
    bit keys are numbers with a sign, which a processor compares in a third less time.
    """
    key = (
        draw_bits(g, player, STREAM_SHUFFLES)
        if zone == zones.DECK
        else absorb(U64(g.luck[player, STREAM_SHUFFLES]), zone)
    )
    count = g.zone_count[player, zone]
    for index in range(count):
        card = g.zone_cards[player, zone, index]
        g.shuffled[index] = card
        g.shuffle_keys[index] = I64(absorb(key, card & (SEAT - 1)) >> U64(1))
    for index in range(count):
        own_key = g.shuffle_keys[index]
        place = count - 1
        for other in range(count):
            place -= 1 if g.shuffle_keys[other] > own_key else 0
        card = g.shuffled[index]
        g.zone_cards[player, zone, place] = card
        g.place[card] = place


@rule
def note_choice(g: Game, answer: int) -> None:
    """Fold a choice into the digest of the game."""
    g.digest = mix(((U64(g.digest) ^ U64(answer)) + GOLDEN) & MASK)


def root_key(seed: int | None) -> tuple[int, Any]:
    """A seed and its 128-bit root key as two uint64; without a seed, one is drawn from the system.

    The key is `numpy.random.SeedSequence(seed)`, which spreads any non-negative integer over all bits.
    """
    if seed is None:
        seed = secrets.randbits(48)
    return seed, np.random.SeedSequence(seed).generate_state(2, np.uint64)
