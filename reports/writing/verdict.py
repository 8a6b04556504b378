"""Verdicts: the answer of a report as data - few words, one number, who played, one doubt - for every form to draw."""

from dataclasses import dataclass, replace

from reports.writing.values import Points, Rate, Share, digits_of, percentage
from sim.language import comma, gettext, sentences, translatable
from sim.statistics.intervals import Interval
from sim.statistics.percentages import in_percent

# Strengths of pilots, and how those of several are called.
MANY_BOTS = {
    "strong bot": translatable("strong bots"),
    "medium bot": translatable("medium bots"),
    "basic bot": translatable("basic bots"),
}
MOST_WORDS = 8  # of an answer, besides names
REACHES_OF_RATES = (0.1, 0.2, 0.3, 0.5)  # to each side of a bar
REACHES_OF_POINTS = (0.02, 0.05, 0.1, 0.2, 0.5, 1.0)


@dataclass(frozen=True)
class Measured:
    """The number of a verdict, and ``what`` it is, such as "win rate"; differences are points "of win rate".

    ``even`` is the share at which nobody is ahead; None where a share has no such point.
    """

    value: Rate | Points | Share
    what: str
    even: float | None = None

    @property
    def interval(self) -> Interval:
        """The estimate with its ends, which are all the same where it is exact."""
        if isinstance(self.value, Share):
            return Interval(self.value.value, self.value.value, self.value.value)
        return self.value.interval

    @property
    def estimate(self) -> str:
        """The number alone.

        >>> Measured(Rate(Interval(0.613, 0.601, 0.625)), "win rate").estimate
        '61.3 %'
        >>> Measured(Points(Interval(0.0121, -0.0012, 0.0251)), "of win rate").estimate
        '+1.2 points'
        """
        return gettext("{figure} points", figure=self.figure) if isinstance(self.value, Points) else self.figure

    @property
    def figure(self) -> str:
        """The number without "points", which its `meaning` says.

        >>> found = Measured(Points(Interval(0.0121, -0.0012, 0.0251)), "of win rate")
        >>> found.figure, found.meaning
        ('+1.2', 'points of win rate')
        """
        if isinstance(self.value, Points):
            return in_percent(self.interval.estimate, self._digits, signed=True)
        return f"{percentage(self.interval.estimate, self._digits)} %"

    @property
    def meaning(self) -> str:
        """What the figure is."""
        return gettext("points {what}", what=self.what) if isinstance(self.value, Points) else self.what

    @property
    def ends(self) -> str:
        """The ends of its interval; "" where it is exact.

        >>> Measured(Rate(Interval(0.613, 0.601, 0.625)), "win rate").ends
        '60.1 - 62.5 %'
        >>> Measured(Points(Interval(0.0121, -0.0012, 0.0251)), "of win rate").ends
        '-0.1 to +2.5'
        """
        low, high = self.interval.low, self.interval.high
        if low == high:
            return ""
        if isinstance(self.value, Points):
            least, most = (in_percent(end, self._digits, signed=True) for end in (low, high))
            return gettext("{low} to {high}", low=least, high=most)
        return f"{percentage(low, self._digits)} - {percentage(high, self._digits)} %"

    @property
    def text(self) -> str:
        """The number, what it is, and its ends.

        >>> Measured(Points(Interval(0.0121, -0.0012, 0.0251)), "of win rate").text
        '+1.2 points of win rate (-0.1 to +2.5)'
        """
        if self.ends:
            return gettext("{estimate} {what} ({ends})", estimate=self.estimate, what=self.what, ends=self.ends)
        return gettext("{estimate} {what}", estimate=self.estimate, what=self.what)

    @property
    def _digits(self) -> int:
        return digits_of(self.interval) if self.value.digits is None else self.value.digits

    @property
    def scale(self) -> tuple[float, float]:
        """From where to where a bar of it goes: as far to each side of `even` as it needs, or from 0 to 1.

        >>> Measured(Rate(Interval(0.66, 0.64, 0.68)), "win rate", even=0.5).scale
        (0.3, 0.7)
        """
        if self.even is None:
            return 0.0, 1.0
        reaches = REACHES_OF_POINTS if isinstance(self.value, Points) else REACHES_OF_RATES
        furthest = max(abs(end - self.even) for end in (self.interval.low, self.interval.estimate, self.interval.high))
        reach = next((one for one in reaches if furthest <= one), reaches[-1])
        return self.even - reach, self.even + reach

    def place(self, share: float) -> float:
        """Where a value lies on the bar, between 0 and 1."""
        low, high = self.scale
        return min(1.0, max(0.0, (share - low) / (high - low)))

    @property
    def bar(self) -> tuple[float, float]:
        """From where to where the interval goes on the bar; what is exact is a bar from its left end or from `even`.

        >>> Measured(Share(0.85), "of games").bar, difference(Interval(-0.01, -0.01, -0.01)).bar
        ((0.0, 0.85), (0.25, 0.5))
        """
        if self.ends:
            return self.place(self.interval.low), self.place(self.interval.high)
        first, last = sorted((0.0 if self.even is None else self.place(self.even), self.place(self.interval.estimate)))
        return first, last

    def mark(self, share: float) -> str:
        """What stands at a place of the bar: "30 %", or "+5" of differences."""
        if isinstance(self.value, Points):
            return in_percent(share, 0, signed=True) if share else "0"
        return f"{in_percent(share, 0)} %"


def win_rate(interval: Interval, what: str = "", digits: int | None = None) -> Measured:
    """A win rate, which is even at one half."""
    return Measured(Rate(interval, digits=digits), what or gettext("win rate"), 0.5)


def difference(interval: Interval, what: str = "", digits: int | None = None) -> Measured:
    """A difference of shares, in points, which is even at 0."""
    return Measured(Points(interval, digits), what or gettext("of win rate"), 0.0)


@dataclass(frozen=True)
class Pilot:
    """A sort of player in one or two words, how strong it is, and whose player it is: "" where it is everybody's."""

    sort: str
    strength: str
    of: str = ""


@dataclass(frozen=True)
class Pilots:
    """Who played: in the words that end a sentence, such as "between playbooks", and each sort of player once."""

    words: str
    each: tuple[Pilot, ...]

    @property
    def text(self) -> str:
        """The words with the strengths.

        >>> Pilots("between playbooks", (Pilot("playbook", "medium bot"),)).text
        'between playbooks (medium bots)'
        >>> Pilots("by both", (Pilot("playbook", "medium bot", "Red"), Pilot("script", "basic bot", "Blue"))).text
        'by both (Red: medium bot, Blue: basic bot)'
        """
        if len(self.each) == 1:
            (one,) = self.each
            many = self.words.startswith("between") and one.strength in MANY_BOTS
            strength = gettext(MANY_BOTS[one.strength] if many else one.strength)
            return gettext("{words} ({strengths})", words=self.words, strengths=strength)
        strengths = (
            gettext("{deck}: {strength}", deck=one.of, strength=gettext(one.strength))
            if one.of
            else gettext(one.strength)
            for one in self.each
        )
        return gettext("{words} ({strengths})", words=self.words, strengths=comma().join(strengths))


@dataclass(frozen=True)
class Verdict:
    """The answer of a report.

    ``words`` are the answer, at most eight, with {} where ``names`` of decks and cards stand. ``played`` says how many
    games were played. ``doubt`` is the one thing, in a sentence or two, that a reader should know before relying on it.

    Raises ValueError for an answer that is too long.
    """

    words: str
    names: tuple[str, ...] = ()
    number: Measured | None = None
    played: str = ""
    pilots: Pilots | None = None
    doubt: str = ""

    def __post_init__(self) -> None:
        """Refuse what nobody can read in a glance."""
        if len(self.words.replace("{}", "").split()) > MOST_WORDS:
            raise ValueError(f"the answer {self.words!r} has more than {MOST_WORDS} words")

    @property
    def answer(self) -> str:
        """The answer with its names.

        >>> Verdict("{} beats {}", ("Red", "Blue")).answer
        'Red beats Blue'
        """
        return self.words.format(*self.names)

    @property
    def text(self) -> str:
        """The verdict as plain text: the answer and its number in a sentence, and the doubt behind it.

        >>> pilots = Pilots("between playbooks", (Pilot("playbook", "medium bot"),))
        >>> rate = win_rate(Interval(0.66, 0.64, 0.68))
        >>> Verdict("{} beats {}", ("Red", "Blue"), rate, "2,000 games", pilots).text
        'Red beats Blue: 66 % win rate (64 - 68 %) in 2,000 games between playbooks.'
        """
        said = self.answer
        if self.number is not None:
            said = gettext("{answer}: {number}", answer=said, number=self.number.text)
        if self.played:
            exact = self.number is not None and not self.number.ends  # exact odds are of no games
            words = translatable("{said}, {played}") if exact else translatable("{said} in {played}")
            said = gettext(words, said=said, played=self.played)
            if self.pilots is not None:
                said = gettext("{said} {pilots}", said=said, pilots=self.pilots.words)
        elif self.pilots is not None:
            said = gettext("{said}, {pilots}", said=said, pilots=self.pilots.words)
        sentence = (
            gettext("{said}.", said=said) if said and not said.endswith((".", "?", "!", "。", "？", "！")) else said
        )
        return sentences(sentence, self.doubt)

    def with_doubt(self, doubt: str) -> "Verdict":
        """The verdict with another doubt."""
        return replace(self, doubt=doubt)
