"""Means and rates with 95 % confidence intervals, from clusters of observations.

A cluster is a deal: the matches played with the same cards depend on one another, so the number of
deals, not of matches, decides the width of an interval. The centre is a ratio estimator and its
standard error that of a ratio (Cochran, Sampling Techniques, chapter 6). Means get Student's
interval, rates Wilson's score interval with the effective sample size of the clusters.
"""

from collections.abc import Callable
from math import pi, sqrt, tan
from statistics import NormalDist
from typing import TypeAlias

from msgspec import Struct

# For each cluster, the sum of its observations and their number.
ClusterSums: TypeAlias = list[tuple[float, int]]

CONFIDENCE = 0.95


class Estimate(Struct, frozen=True):
    """A mean with its 95 % interval; without one if there are fewer than two clusters."""

    mean: float
    low: float | None = None
    high: float | None = None

    @property
    def interval(self) -> tuple[float, float] | None:
        return None if self.low is None or self.high is None else (self.low, self.high)


def estimate_text(estimate: Estimate, figure: Callable[[float], str]) -> str:
    """A mean and its interval, each number written by `figure`: `2.5 (1.0–4.0)`."""
    text = figure(estimate.mean)
    if estimate.interval:
        low, high = map(figure, estimate.interval)
        text += f" ({low}{' to ' if low.startswith('-') else '–'}{high})"
    return text.replace("-", "−")


def ratio_estimate(sums: ClusterSums) -> tuple[float, float, int]:
    """The mean of all observations, its standard error, and the number of clusters.

    Clusters without observations do not count.
    """
    sums = [(total, count) for total, count in sums if count]
    clusters, observations = len(sums), sum(count for _, count in sums)
    centre = sum(total for total, _ in sums) / observations
    if clusters < 2:
        return centre, 0.0, clusters
    squares = sum((total - centre * count) ** 2 for total, count in sums)
    return centre, sqrt(squares * clusters / (clusters - 1)) / observations, clusters


def mean_estimate(sums: ClusterSums) -> Estimate:
    """The mean of all observations, with Student's interval."""
    return student_interval(*ratio_estimate(sums))


def student_interval(centre: float, error: float, clusters: int) -> Estimate:
    """Student's interval around a mean with this standard error."""
    if clusters < 2:
        return Estimate(round(centre, 6))
    half = student_quantile(clusters - 1) * error
    return Estimate(round(centre, 6), round(centre - half, 6), round(centre + half, 6))


def rate_estimate(sums: ClusterSums) -> Estimate:
    """The rate of successes, with Wilson's interval.

    The effective sample size is the number of independent trials that would have the standard
    error of the clusters; if all clusters are alike it is their number.
    """
    centre, error, clusters = ratio_estimate(sums)
    variance = centre * (1 - centre)
    trials = variance / error**2 if error > 1e-9 and variance > 0 else clusters
    return wilson_interval(centre, clusters, trials)


def wilson_interval(centre: float, clusters: int, trials: float) -> Estimate:
    """Wilson's score interval of a rate, with Student's quantile for so many clusters."""
    if clusters < 2:
        return Estimate(round(centre, 6))
    variance, t = centre * (1 - centre), student_quantile(clusters - 1)
    middle = (centre + t * t / (2 * trials)) / (1 + t * t / trials)
    half = t / (1 + t * t / trials) * sqrt(max(0.0, variance) / trials + (t / (2 * trials)) ** 2)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Estimate(round(centre, 6), round(low, 6), round(high, 6))


def student_quantile(freedom: int) -> float:
    """The two-sided 95 % point of Student's t, to 0.1 %.

    Exact for 1 and 2 degrees of freedom, from 3 on by the Cornish-Fisher expansion.
    """
    tail = (1 + CONFIDENCE) / 2
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
