"""Logistic regression with a ridge towards given weights, by Newton's method with step halving."""

from collections.abc import Sequence

import numpy

MAX_STEPS, MAX_HALVINGS = 60, 30  # of Newton's method; of the length of a step
TOLERANCE = 1e-9  # of the largest change of a weight


def fit_logistic(
    rows: Sequence[Sequence[float]], came: Sequence[bool], like: Sequence[float], ridge: float
) -> list[float]:
    """The weights with the highest penalised likelihood; a step that makes the loss worse is halved
    until it does not."""
    x, y = numpy.array(rows), numpy.array(came, dtype=float)
    start = numpy.array(like, dtype=float)

    def loss(w: numpy.ndarray) -> float:
        total = x @ w
        misfit = numpy.logaddexp(0, total) - y * total
        return float(misfit.sum() + ridge / 2 * ((w - start) ** 2).sum())

    w = start
    for _ in range(MAX_STEPS):
        p = 1 / (1 + numpy.exp(-numpy.clip(x @ w, -30, 30)))
        slope = x.T @ (p - y) + ridge * (w - start)
        curve = (x * (p * (1 - p))[:, None]).T @ x + ridge * numpy.eye(len(w))
        step, before = numpy.linalg.solve(curve, slope), loss(w)
        for _ in range(MAX_HALVINGS):
            if loss(w - step) <= before:
                break
            step = step / 2
        w = w - step
        if float(abs(step).max()) < TOLERANCE:
            break
    return [round(float(number), 4) for number in w]


def log_loss(
    rows: Sequence[Sequence[float]], came: Sequence[bool], weights: Sequence[float]
) -> float:
    """The mean negative log likelihood of the outcomes."""
    p = 1 / (1 + numpy.exp(-(numpy.array(rows) @ numpy.array(weights))))
    p, y = numpy.clip(p, 1e-6, 1 - 1e-6), numpy.array(came, dtype=float)
    return float(-(y * numpy.log(p) + (1 - y) * numpy.log(1 - p)).mean())
