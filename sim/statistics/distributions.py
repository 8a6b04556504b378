"""The normal distribution and Student's t, from SciPy: it is imported when one is asked for, which takes 0.2 s.

Most of what loads the statistics makes no interval: a list of decks, a game, the start of the site.
"""

import numpy as np
import numpy.typing as npt


def normal_quantile(probability: float) -> float:
    """The value below which a standard normal variable is with this probability.

    >>> round(normal_quantile(0.975), 4)
    1.96
    """
    from scipy.special import ndtri

    return float(ndtri(probability))


def normal_cdf(values: npt.ArrayLike) -> npt.NDArray[np.float64]:
    """The probability that a standard normal variable is at most each value; shape as the values.

    >>> normal_cdf([0.0]).tolist()
    [0.5]
    """
    from scipy.special import ndtr

    return np.asarray(ndtr(values))


def student_quantile(degrees: npt.ArrayLike, probability: float) -> npt.NDArray[np.float64]:
    """The value below which Student's t is with this probability; shape as the degrees of freedom.

    >>> student_quantile([1, 10], 0.975).round(3).tolist()
    [12.706, 2.228]
    """
    from scipy.special import stdtrit

    return np.asarray(stdtrit(degrees, probability))


def student_cdf(degrees: float, value: float) -> float:
    """The probability that Student's t with these degrees of freedom is at most a value.

    >>> round(student_cdf(10, 2.228), 3)
    0.975
    """
    from scipy.special import stdtr

    return float(stdtr(degrees, value))
