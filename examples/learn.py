"""Learn by self-play: masked PPO on the vectorized environment.

pip install "metro2033[research,learn,arena]"
python examples/learn.py --edition second --minutes 10 --out runs/second
tensorboard --logdir runs

At the end it reports how often the policy wins against bots, with 95 % intervals.
"""

import argparse
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from tensorboardX import SummaryWriter
from torch import Tensor, nn
from torch.nn import functional

from metro2033.research.policy import Policy
from metro2033.research.vector import MetroBatchEnv

LANES, STEPS, MINIBATCH, EPOCHS, RATE = 256, 64, 1024, 2, 1e-3
DISCOUNT, TRACE, CLIP, ENTROPY, SHAPING = 0.997, 0.9, 0.2, 0.01, 1.0
RULES = {"most_rounds": 30}


class Net(nn.Module):
    """A policy and a value over one hidden layer. Only offered actions get a score."""

    def __init__(self, seen: Any, actions: int, width: int = 128) -> None:
        super().__init__()
        self.scale = 1 / torch.as_tensor(seen).float().abs().amax(0).clamp(min=4)
        self.body, self.value = nn.Linear(seen.shape[1], width), nn.Linear(width, 1)
        self.policy = nn.Parameter(torch.zeros(actions, width))

    def forward(self, seen: Any, mask: Any) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Rows, actions and log probabilities of everything offered; values of rows."""
        hidden = torch.tanh(self.body(torch.as_tensor(seen).float() * self.scale))
        row, action = torch.as_tensor(mask).nonzero(as_tuple=True)
        score = (hidden[row] * functional.embedding(action, self.policy)).sum(1)
        score = score - score.detach().max()
        total = torch.zeros(len(hidden)).index_add(0, row, score.exp()).clamp(min=1e-30)
        return row, action, score - total.log()[row], self.value(hidden).squeeze(1)

    def export(self, edition: str) -> Policy:
        """The policy as plain arrays, with the scale folded into its first layer."""
        body, bias, last = self.body.weight * self.scale, self.body.bias, self.policy
        arrays = [array.detach().numpy().T for array in (body, bias, last, torch.zeros(len(last)))]
        return Policy(edition, [(arrays[0], arrays[1]), (arrays[2], arrays[3])])


def play(net: Net, envs: MetroBatchEnv, seen: Any, infos: Any) -> tuple[list[Any], Any, Any]:
    """Some steps in all matches: observations, masks, actions, chances, seats, values, rewards."""
    steps = []
    for _ in range(STEPS):
        mask, seat, now = infos["action_mask"], infos["seat"], seen
        with torch.no_grad():
            row, action, log, value = net(seen, mask)
        luck = log - torch.empty_like(log).exponential_().log()
        best = torch.full((len(seen),), -torch.inf).scatter_reduce(0, row, luck, "amax")
        hit = luck == best[row]
        first = np.unique(row[hit].numpy(), return_index=True)[1]  # two may tie
        acted, before = (part[hit].numpy()[first] for part in (action, log))
        seen, _, done, _, infos = envs.step(acted)
        gains = infos["rewards"].astype(np.float32)
        steps.append((now, mask, acted, before, seat, value.numpy(), gains, done))
    return [np.stack(part) for part in zip(*steps, strict=True)], seen, infos


def advantages(seats: Any, values: Any, rewards: Any, done: Any) -> tuple[Any, Any]:
    """How much more each answer brought than its seat expected, and whether that is known yet.

    Seats take turns: the return of an answer is what its seat gains until its next answer.
    """
    gained, value, trace, is_known = (np.zeros_like(rewards[0]) for _ in range(4))
    found, known = np.zeros_like(values), np.zeros(values.shape, bool)
    for t in reversed(range(len(seats))):
        for array, at_end in ((gained, 0), (value, 0), (trace, 0), (is_known, 1)):
            array[done[t]] = at_end
        gained += rewards[t]
        at = np.arange(len(seats[t])), seats[t]
        found[t] = gained[at] + DISCOUNT * (value[at] + TRACE * trace[at]) - values[t]
        known[t] = is_known[at]
        gained[at], value[at], trace[at], is_known[at] = 0, values[t], found[t], 1
    return found, known


def improve(net: Net, optimizer: torch.optim.Optimizer, data: list[Any]) -> dict[str, float]:
    """Make answers that brought more than expected more likely."""
    *rows, seats, values, rewards, done = data
    gains, known = advantages(seats, values, rewards, done)
    seen, masks, acted, before, targets = (part[known] for part in (*rows, gains + values))
    gains = (gains[known] - gains[known].mean()) / (gains[known].std() + 1e-6)
    for _ in range(EPOCHS):
        for part in np.array_split(torch.randperm(len(gains)).numpy(), len(gains) // MINIBATCH + 1):
            row, action, log, value = net(seen[part], masks[part])
            chosen = log[action == torch.as_tensor(acted[part])[row]]
            ratio = (chosen - torch.as_tensor(before[part])).exp()
            gain = torch.as_tensor(gains[part])
            gained = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            entropy = -(log.exp() * log).sum() / len(part)
            error = functional.mse_loss(value, torch.as_tensor(targets[part]))
            optimizer.zero_grad()
            (0.5 * error - gained - ENTROPY * entropy).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
    return {"entropy": entropy.item(), "error": error.item(), "matches": float(done.sum())}


def learn(edition: str, players: str, minutes: float, games: str, out: Path) -> None:
    """Play and learn until the time is up, then play against bots."""
    envs = MetroBatchEnv(LANES, edition, int(players), rules=RULES, shaping=SHAPING)
    torch.manual_seed(2033)
    seen, infos = envs.reset(seed=2033)
    net = Net(seen, envs.setting.space.action_count)
    optimizer = torch.optim.Adam(net.parameters(), RATE)
    log, start, count = SummaryWriter(str(out)), time.monotonic(), 0
    while (spent := time.monotonic() - start) < 60 * minutes:
        optimizer.param_groups[0]["lr"] = RATE * (1 - spent / 60 / minutes)
        data, seen, infos = play(net, envs, seen, infos)
        count += LANES * STEPS
        for name, number in improve(net, optimizer, data).items():
            log.add_scalar(name, number, count)
        sys.stdout.write(f"{count:>10,} decisions in {spent:.0f} seconds\n")
    log.close()
    net.export(edition).save(out / "policy.npz")
    for rival in ("random", "heuristic"):
        bots = ["--bots", rival, "--bot", f"policy:{out / 'policy.npz'}"]
        table = ["--edition", edition, "--players", players, "--rule", "most_rounds=30"]
        command = [sys.executable, "-m", "metro2033.cli", "arena", *bots, *table, "--games", games]
        subprocess.run(command, check=True)  # noqa: S603 - our own command


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn by self-play.")
    parser.add_argument("--edition", default="second", choices=["first", "second"])
    parser.add_argument("--players", default="2")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", default="200", help="matches against each bot at the end")
    parser.add_argument("--out", type=Path, default=Path("runs/metro2033"))
    learn(**vars(parser.parse_args()))
