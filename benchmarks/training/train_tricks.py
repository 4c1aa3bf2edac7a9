"""Fits the networks of `longsuit.sim.rollouts.network` by self-play on a graphics processor:
multilayer perceptrons for the value of each bid, each call and each card, to the seat and to the
others, fitted by least squares (Adam) to how the deals ended.

    python3 -m benchmarks.training.train_tricks estimation_whist --minutes 8 --out nets

Needs PyTorch, and a CUDA device for more than a trial; nothing else in the project does. Deals of
one size are played in step, thousands at once. A wide network plays; in Estimation Whist a narrow
one learns from the same deals. Writes nets/<game>-<network>.npz, float weights for `quantise`.
"""

import argparse
import copy
import time
from pathlib import Path

import numpy
import torch  # type: ignore[import-not-found]
from torch import Tensor, nn

from .train_auctions import BID_FEATURES, BIDS, AuctionDeals, EgyptianEstimation, IsraeliWhist
from .train_deals import (
    CALL_FEATURES,
    CARDS,
    NUMBERS,
    PLAY_FEATURES,
    Deals,
    Decisions,
    EstimationWhist,
    Values,
    Whist,
    device,
    epsilon_greedy,
)

ACTIVATION_LIMIT = 4.0  # of a unit
EPSILON = 0.02  # the share of random decisions, so that all actions are tried
NOISY_SEATS, NOISE = 0.25, 0.2  # the share of seats that are noisier, and by how much at most
SHAPES = {
    "bid": (BID_FEATURES, (256, 128), BIDS),
    "call": (CALL_FEATURES, (256, 128), NUMBERS),
    "play": (PLAY_FEATURES, (512, 256), CARDS),
    "narrow": (PLAY_FEATURES, (256, 128), CARDS),
}
GAMES: dict[str, type[Deals]] = {
    "estimation_whist": EstimationWhist,
    "israeli_whist": IsraeliWhist,
    "egyptian_estimation": EgyptianEstimation,
    "whist": Whist,
}
BATCH, SMALL_BATCH = 65536, 8192  # decisions in a step of fitting; where a deal has few of them


class Net(nn.Module):  # type: ignore[misc]
    """A multilayer perceptron with two hidden layers of clipped ReLU units; two values for every
    action: the seat's own, and the others'."""

    def __init__(self, features: int, widths: tuple[int, int], actions: int) -> None:
        super().__init__()
        self.first = nn.Linear(features, widths[0])
        self.second = nn.Linear(*widths)
        self.last = nn.Linear(widths[1], 2 * actions)
        self.actions = actions

    def forward(self, x: Tensor) -> Tensor:
        x = self.first(x).clamp(0, ACTIVATION_LIMIT)
        x = self.second(x).clamp(0, ACTIVATION_LIMIT)
        return self.last(x).view(-1, self.actions, 2)


def inference(net: Net) -> Values:
    """The network as it is now, in half precision where that is faster."""
    if device == "cpu":
        return lambda features: net(features.float())
    kept = copy.deepcopy(net).half().eval()
    return lambda features: kept(features.half()).float()


@torch.no_grad()  # type: ignore[untyped-decorator]
def play(
    deals: Deals, nets: dict[str, Values], players: list[Values], chance: Tensor
) -> dict[str, Decisions]:
    """Plays the deals to their end, with a network for the cards of every seat; returns the
    decisions by network."""
    found, laid = deals.auction_and_calls(nets, chance), Decisions()
    n, each = deals.seats, deals.each
    leader = deals.leader()
    zero = torch.zeros_like(leader)
    for left in range(deals.size, 0, -1):
        led, best, holder, power = zero, zero, zero, zero
        for place in range(n):
            seat = (leader + place) % n
            hand = deals.hands[each, seat]
            allowed = deals.allowed_cards(hand, led) if place else hand
            features = deals.play_features(seat, place, left, led, best, holder)
            if len(set(players)) == 1:
                values = players[0](features)
            else:
                values = torch.stack([net(features) for net in players])[seat, each]
            card = epsilon_greedy(values, allowed, chance[each, seat])
            if left > 1:
                laid.add(features, card, seat, each)
            deals.hands[each, seat, card] = False
            deals.shown[each, seat, card] = True
            suit = card // 13
            if place == 0:
                led = suit
            else:
                deals.record_void(seat, suit, led)
            strength = card % 13 + 13 * (suit == led) + 39 * ((suit == 0) & ~deals.bare)
            wins = torch.ones_like(deals.bare) if place == 0 else strength > power
            best, holder = torch.where(wins, card, best), torch.where(wins, seat, holder)
            power = torch.where(wins, strength, power)
        deals.won[each, holder] += 1
        leader = holder
    return found | ({"play": laid} if deals.size > 1 else {})


def fit(net: Net, optimizer: torch.optim.Optimizer, batch: tuple[Tensor, Tensor, Tensor]) -> Tensor:
    """One step of least squares; returns the loss."""
    features, actions, targets = batch
    with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
        found = net(features)
    given = found.float()[torch.arange(len(actions), device=device), actions]
    loss = nn.functional.mse_loss(given, targets)
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    optimizer.step()
    return loss.detach()


def save(nets: dict[str, Net], game: str, out: Path) -> None:
    """Writes a file for every network, each complete at any time."""
    out.mkdir(parents=True, exist_ok=True)
    for name, net in nets.items():
        weights = {k: v.detach().cpu().float().numpy() for k, v in net.state_dict().items()}
        part = out / f"{game}-{name}.part"
        with part.open("wb") as file:
            numpy.savez(file, **weights)
        part.replace(out / f"{game}-{name}.npz")


def load_networks(game: str, names: tuple[str, ...], go_on: Path | None) -> dict[str, Net]:
    """The networks of a game, from a folder where it has them."""
    nets = {name: Net(*SHAPES[name]) for name in names}
    for name, net in nets.items():
        if go_on and (kept := go_on / f"{game}-{name}.npz").exists():
            found = {k: torch.from_numpy(v) for k, v in numpy.load(kept).items()}
            if found["first.weight"].shape == net.first.weight.shape:
                net.load_state_dict(found)
        net.to(device)
    return nets


class Training:
    """The networks of a game in training."""

    def __init__(self, game: str, go_on: Path | None) -> None:
        self.name, self.game = game, GAMES[game]
        self.nets = load_networks(game, self.game.nets, go_on)
        self.optimizers = {k: torch.optim.Adam(net.parameters()) for k, net in self.nets.items()}
        self.kinds = self.game.sizes()
        self.steps = self.decisions = 0
        self.reset_losses()

    def reset_losses(self) -> None:
        """Begins new means of the losses."""
        self.sums = {k: torch.zeros((), device=device) for k in self.nets}
        self.fits = dict.fromkeys(self.nets, 0)

    def step(self, rate: float, decisions: int) -> None:
        """Plays so many decisions and learns from them."""
        for optimizer in self.optimizers.values():
            for group in optimizer.param_groups:
                group["lr"] = rate
        weights = torch.tensor([share for _, _, share in self.kinds])
        seats, size, _ = self.kinds[int(torch.multinomial(weights, 1))]
        count = decisions // (seats * size)
        deals = self.game(count, seats, size, self.steps)
        now = {k: inference(net) for k, net in self.nets.items()}
        noisy = torch.rand(count, seats, device=device) < NOISY_SEATS
        chance = EPSILON + NOISE * noisy * torch.rand(count, seats, device=device)
        records = play(deals, now, [now["play"]] * seats, chance)
        scores = deals.scores()
        for name in self.nets:
            record = records.get("play" if name == "narrow" else name)
            if record:
                learned = deals.scores_of(name, scores)
                few = isinstance(deals, AuctionDeals) and name != "play"
                self.learn(name, record.samples(learned, deals.unit), SMALL_BATCH if few else BATCH)
        self.steps += 1

    def learn(self, name: str, samples: tuple[Tensor, Tensor, Tensor], most: int) -> None:
        """Fits a network to samples, in batches of at most so many."""
        features, actions, targets = samples
        for part in torch.randperm(len(features), device=device).split(most):
            if len(part) >= SMALL_BATCH:
                batch = features[part].float(), actions[part], targets[part]
                self.sums[name] += fit(self.nets[name], self.optimizers[name], batch)
                self.fits[name] += 1
        self.decisions += len(features) if name != "narrow" else 0

    def losses(self) -> str:
        """The mean losses since the last report."""
        return " ".join(f"{k} {float(v) / max(1, self.fits[k]):.4f}" for k, v in self.sums.items())

    def progress(self) -> str:
        """The steps and decisions so far."""
        return f"{self.steps} steps, {self.decisions / 1e6:.0f} M"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game", choices=list(GAMES))
    arguments.add_argument("--minutes", type=float, default=8)
    arguments.add_argument("--decisions", type=int, default=1 << 20, help="of one step of play")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--out", type=Path, default=Path("nets"))
    arguments.add_argument("--go-on", type=Path, help="a folder with networks to begin with")
    arguments.add_argument("--rate", type=float, default=1e-3)
    arguments.add_argument("--tell", type=float, default=20, help="seconds between two reports")
    a = arguments.parse_args()
    torch.manual_seed(a.seed)
    torch.set_float32_matmul_precision("high")
    training = Training(a.game, a.go_on)
    began = reported = time.time()
    while (spent := time.time() - began) < 60 * a.minutes:
        training.step(a.rate * (1 - spent / (60 * a.minutes)) + 1e-5, a.decisions)
        if time.time() - reported > a.tell:
            reported = time.time()
            rates = report(training.game, training.nets)
            print(
                f"{spent:5.0f} s, {training.progress()}: {training.losses()} | {rates}", flush=True
            )
            save(training.nets, a.game, a.out)
            training.reset_losses()
    save(training.nets, a.game, a.out)
    print(
        f"{a.game}: {training.progress()}: {report(training.game, training.nets, 40000)}",
        flush=True,
    )


def report(game: type[Deals], nets: dict[str, Net], count: int = 8000) -> str:
    """A line about how the networks do among themselves."""
    now = {k: inference(net) for k, net in nets.items()}
    noise = torch.zeros(count, 4, device=device)
    if game is EstimationWhist:
        return report_by_size(count, now)
    found = []
    for step in (0, 4) if game is not EgyptianEstimation else (0, 8, 9):
        deals = game(count, 4, 13, step)
        if game is Whist:  # one seat against three that play at random
            noise[:, 1:] = 1
        play(deals, now, [now["play"]] * 4, noise)
        points, right = deals.scores(), (deals.won == deals.calls).float()
        text = f"variant {deals.variant}:"
        if isinstance(deals, AuctionDeals):
            ruled = deals.best > 0
            seat = deals.ruler.clamp(min=0)[:, None]
            rulers = right.gather(1, seat)[ruled].mean(), points.gather(1, seat)[ruled].mean()
            bid, called = (deals.best // 5)[ruled].float(), deals.calls.sum(1).float()
            dashed = 100 * deals.dashed.float().mean()
            text += (
                f" {100 * right.mean():.1f} % {points.mean():.2f} points, "
                f"rulers {100 * rulers[0]:.1f} % {rulers[1]:.2f}, "
                f"ruled {100 * ruled.float().mean():.0f} %, bid {bid.mean():.2f}, "
                f"dashed {dashed:.1f} %, sum {called.mean():.2f}"
            )
        else:
            text += f" {points[:, 0].mean():.3f} tricks against random cards"
        found.append(text)
    return "; ".join(found)


def report_by_size(count: int, now: dict[str, Values]) -> str:
    """Calls made by the wide network among its like, and by the narrow one among wide ones."""
    found = []
    for size in (1, 4, 7, 10, 13):
        deals = EstimationWhist(count, 4, size, step=1)
        cards = [now["narrow"], *[now["play"]] * 3]
        play(deals, now, cards, torch.zeros(count, 4, device=device))
        right = (deals.won == deals.calls).float().mean(0)
        points = deals.scores().mean(0)
        found.append(
            f"{size}: {100 * right[1:].mean():.0f}/{100 * right[0]:.0f} % "
            f"{points[1:].mean():.2f}/{points[0]:.2f}"
        )
    return ", ".join(found)


if __name__ == "__main__":
    main()
