"""Means and rates with their 95 % intervals, from sums over independent deals."""

from collections.abc import Callable
from math import pi, sqrt, tan
from statistics import NormalDist
from typing import TypeAlias

from msgspec import Struct

# For every deal a sum, and the number of things in it.
Sums: TypeAlias = list[tuple[float, int]]

CERTAINTY = 0.95


class Estimate(Struct, frozen=True):
    """A mean with its 95 % interval, which needs at least two deals."""

    mean: float
    low: float | None = None
    high: float | None = None

    @property
    def interval(self) -> tuple[float, float] | None:
        return None if self.low is None or self.high is None else (self.low, self.high)


def spoken(estimate: Estimate, said: Callable[[float], str]) -> str:
    """A mean and its interval in figures."""
    words = said(estimate.mean)
    if estimate.interval:
        low, high = map(said, estimate.interval)
        words += f" ({low}{' to ' if low.startswith('-') else '–'}{high})"
    return words.replace("-", "−")


def ratio(sums: Sums) -> tuple[float, float, int]:
    """The mean of all things, its standard error as that of a ratio, and the number of deals."""
    sums = [(top, bottom) for top, bottom in sums if bottom]
    n, total = len(sums), sum(bottom for _, bottom in sums)
    centre = sum(top for top, _ in sums) / total
    if n < 2:
        return centre, 0.0, n
    spread = sum((top - centre * bottom) ** 2 for top, bottom in sums)
    return centre, sqrt(spread * n / (n - 1)) / total, n


def mean(sums: Sums) -> Estimate:
    """With Student's interval."""
    return around(*ratio(sums))


def around(centre: float, error: float, n: int) -> Estimate:
    """A mean of so many deals, by its standard error."""
    if n < 2:
        return Estimate(round(centre, 6))
    half = student(n - 1) * error
    return Estimate(round(centre, 6), round(centre - half, 6), round(centre + half, 6))


def rate(sums: Sums) -> Estimate:
    """With Wilson's interval for as many tries as would have the standard error of the deals.

    Deals that are all alike prove no more than so many tries.
    """
    centre, error, n = ratio(sums)
    doubt = centre * (1 - centre)
    return share(centre, n, doubt / error**2 if error > 1e-9 and doubt > 0 else n)


def share(centre: float, n: int, tries: float) -> Estimate:
    """A rate in so many deals, worth so many independent tries."""
    if n < 2:
        return Estimate(round(centre, 6))
    doubt, t = centre * (1 - centre), student(n - 1)
    middle = (centre + t * t / (2 * tries)) / (1 + t * t / tries)
    half = t / (1 + t * t / tries) * sqrt(max(0.0, doubt) / tries + (t / (2 * tries)) ** 2)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Estimate(round(centre, 6), round(low, 6), round(high, 6))


def student(freedom: int) -> float:
    """The two-sided 95 % point of Student's t (to 0.1 %: Cornish and Fisher's series from 3 on)."""
    tail = (1 + CERTAINTY) / 2
    if freedom == 1:
        return tan(pi * (tail - 0.5))
    if freedom == 2:
        return (2 * tail - 1) * sqrt(2 / (4 * tail * (1 - tail)))
    z, v = NormalDist().inv_cdf(tail), freedom
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * v**4)
    )
