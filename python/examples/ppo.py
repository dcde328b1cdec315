"""PPO by self-play that learns two-seat Midgard beyond the bot `greedy` in five minutes, with numpy alone.

usage: python ppo.py [GAME [MINUTES [SEED]]]

MINUTES are of the processor: on one core that has nothing else to do they are minutes by the clock.

One file, as CleanRL has it: a batch of games in C, one small net for every seat. What a seat sees comes from the table
of cells (flags and numbers as they are, categories one-hot), the answers from the table of words: the logit of an answer
is the sum of one output for its verb and one for each operand, so the head is small and the mask is exact. A reward is
what the lead in points grew by until the seat is asked again, so that all rewards of a game add up to the final lead.
"""

import os
import sys
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: more threads only wait for each other
import numpy as np

import meadhall

GAMES, STEPS, ROWS = 128, 128, 128  # a rollout; answers that are looked at
HIDDEN, SECOND, EPOCHS, MINIBATCH = 128, 64, 2, 1024
RATE, CLIP, LAMBDA, ENTROPY = 1.0e-3, 0.2, 0.9, 0.01
POINTS = 10.0  # that count as one


class Inputs:
    """Observations as float32: categories one-hot, numbers scaled."""

    def __init__(self, numbers):
        cells = numbers.cells
        self.plain = np.array([i for i, c in enumerate(cells) if c.sort != "category"])
        self.named = np.array([i for i, c in enumerate(cells) if c.sort == "category"])
        self.scale = np.array([1.0 if cells[i].sort == "flag" else 0.2 for i in self.plain], np.float32)
        self.first = len(self.plain) + np.cumsum([0] + [cells[i].high + 1 for i in self.named])
        self.count = int(self.first[-1])

    def __call__(self, seen):
        out = np.zeros((len(seen), self.count), np.float32)
        out[:, : len(self.plain)] = np.minimum(seen[:, self.plain] * self.scale, 4)
        out[np.arange(len(seen))[:, None], self.first[:-1] + seen[:, self.named]] = 1
        return out


class Answers:
    """A row of the head for each verb, and for each value of each operand of each verb."""

    def __init__(self, numbers):
        words, kinds = numbers.words, {}
        for w, word in enumerate(words):
            kinds.setdefault(word.kind, []).append(w)
        verbs = numbers.game.verbs
        self.row = np.zeros((len(verbs), 8, len(words)), np.int32)
        self.count = len(verbs)
        for v, verb in enumerate(verbs):
            self.row[v, 0, v] = v
            for p, (kind, radix) in enumerate(zip(verb.kinds, numbers.ids[v].radix)):
                at = kinds[kind][:radix]
                self.row[v, p + 1, at] = self.count + np.arange(len(at))
                self.count += len(at)

    def __call__(self, words, legal):
        """Of all answers of all games, one after the other: whose it is, and its rows (0 is none)."""
        legal = np.minimum(legal, words.shape[1]).astype(np.int64)
        whose = np.repeat(np.arange(len(legal)), legal)
        place = np.arange(len(whose)) - np.repeat(np.cumsum(legal) - legal, legal)
        flat = words[whose, place].astype(np.int64)
        return whose, place, np.where(flat > 0, self.row[flat[:, :1], np.arange(8), flat], 0)


class Net:
    """Two layers, then the head of the answers and the value; Adam."""

    def __init__(self, inputs, rows, rng):
        def layer(a, b, gain):
            return (rng.standard_normal((a, b)) * gain / np.sqrt(a)).astype(np.float32)

        self.w = [
            layer(inputs, HIDDEN, 3.0), np.zeros(HIDDEN, np.float32), layer(HIDDEN, SECOND, 1.4), np.zeros(SECOND, np.float32),
            layer(SECOND, rows, 0.05), np.zeros(rows, np.float32), layer(SECOND, 1, 0.1), np.zeros(1, np.float32),
        ]  # fmt: skip
        self.m = [np.zeros_like(w) for w in self.w]
        self.v = [np.zeros_like(w) for w in self.w]
        self.t = 0

    def trunk(self, x):
        w = self.w
        a = np.maximum(x @ w[0] + w[1], 0)
        b = np.maximum(a @ w[2] + w[3], 0)
        return a, b

    def __call__(self, x, whose, rows):
        """Log probabilities of all answers, values, and what the gradient needs."""
        a, b = self.trunk(x)
        s = b @ self.w[4] + self.w[5]
        s[:, 0] = 0
        logits = s[whose[:, None], rows].sum(1)
        first = np.flatnonzero(np.diff(whose, prepend=-1))
        logits -= np.maximum.reduceat(logits, first)[whose]
        p = np.exp(logits)
        total = np.add.reduceat(p, first)
        return logits - np.log(total)[whose], (b @ self.w[6] + self.w[7])[:, 0], (a, b, first)

    def learn(self, x, rows, whose, d_logits, d_value, kept, rate):
        a, b, _ = kept
        n, count = len(x), self.w[5].size
        flat = (whose[:, None] * count + rows).ravel()
        ds = np.bincount(flat, np.repeat(d_logits, 8), n * count).reshape(n, count).astype(np.float32)
        ds[:, 0] = 0
        dv = d_value[:, None].astype(np.float32)
        db = (ds @ self.w[4].T + dv @ self.w[6].T) * (b > 0)
        da = (db @ self.w[2].T) * (a > 0)
        self.step([x.T @ da, da.sum(0), a.T @ db, db.sum(0), b.T @ ds, ds.sum(0), b.T @ dv, dv.sum(0)], rate)

    def step(self, grads, rate):
        self.t += 1
        norm = np.sqrt(sum(float((g * g).sum()) for g in grads))
        shrink = min(1.0, 0.5 / (norm + 1e-8))
        for w, g, m, v in zip(self.w, grads, self.m, self.v):
            g *= shrink
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            w -= rate * (m / (1 - 0.9**self.t)) / (np.sqrt(v / (1 - 0.999**self.t)) + 1e-8)


def draw(logp, first, whose, rng):
    """A place for each game, by Gumbel's trick."""
    noisy = logp + rng.gumbel(size=len(logp)).astype(np.float32)
    best = np.maximum.reduceat(noisy, first)
    hit = np.flatnonzero(noisy >= best[whose])
    return hit[np.searchsorted(whose[hit], np.arange(len(first)))]


class Learner:
    def __init__(self, game, seats, seed):
        self.game, self.seats = meadhall.Game(game), seats
        numbers = self.game.numbers()
        self.inputs, self.answers = Inputs(numbers), Answers(numbers)
        self.rng = np.random.default_rng(seed)
        self.net = Net(self.inputs.count, self.answers.count, self.rng)
        self.batch = meadhall.Batch(self.game, GAMES, seats, seed, form="places")
        self.batch.bind(observations=True, words=min(ROWS, self.game.max_legal), points=True)

    def lead(self, points):
        """Of every seat."""
        points = points[:, : self.seats].astype(np.float32)
        if self.seats == 1:
            return points / POINTS
        others = np.stack([np.delete(points, s, 1).max(1) for s in range(self.seats)], 1)
        return (points - others) / POINTS

    def choose(self, batch):
        whose, place, rows = self.answers(batch.words, batch.legal)
        x = self.inputs(batch.observations)
        logp, value, (_, _, first) = self.net(x, whose, rows)
        at = draw(logp, first, whose, self.rng)
        return place[at], (x, whose, rows, at, logp[at], value)

    def rollout(self):
        """Decisions of GAMES x STEPS, each with its advantage and its return."""
        n, total = GAMES, GAMES * STEPS
        kept, value = [], np.zeros(total + 1, np.float32)
        gained, after = np.zeros(total, np.float32), np.full(total, -1)  # after: the same seat's next decision; -1 none
        last = np.full((n, self.seats), -1)
        lead_then = np.zeros((n, self.seats), np.float32)
        over = np.ones(total, bool)
        games = np.arange(n)
        for t in range(STEPS):
            at, seat = t * n + games, self.batch.seat.astype(np.intp)
            lead = self.lead(self.batch.points)[games, seat]
            before = last[games, seat]
            had = before >= 0
            gained[before[had]] = (lead - lead_then[games, seat])[had]
            after[before[had]] = at[had]
            last[games, seat], lead_then[games, seat] = at, lead
            choices, step = self.choose(self.batch)
            value[at] = step[-1]
            kept.append(step[:-1])
            _, done = self.batch.step(choices)
            if done.any():
                final = self.lead(self.batch.score)
                for i in np.flatnonzero(done):
                    open_ = last[i] >= 0
                    gained[last[i][open_]] = (final[i] - lead_then[i])[open_]
                    last[i] = -1
        loose = last[last >= 0]  # what follows is not known: left out
        over[loose] = False
        advantage = np.zeros(total + 1, np.float32)
        for t in reversed(range(STEPS)):
            at = t * n + games
            follows = after[at]
            delta = gained[at] + np.where(follows >= 0, value[follows], 0) - value[at]
            advantage[at] = delta + np.where(follows >= 0, LAMBDA * advantage[follows], 0)
            # an end that is not known yet: the value stands for it
            advantage[at] = np.where(over[at], advantage[at], 0)
        return kept, advantage[:-1], advantage[:-1] + value[:-1], over

    def update(self, rate):
        kept, advantage, target, known = self.rollout()
        spread = advantage[known].std() + 1e-6
        for _ in range(EPOCHS):
            order = self.rng.permutation(STEPS)
            per = max(1, MINIBATCH // GAMES)
            for k in range(0, STEPS, per):
                self.minibatch([kept[t] for t in order[k : k + per]], order[k : k + per], advantage / spread, target, known, rate)

    def minibatch(self, parts, steps, advantage, target, known, rate):
        x = np.concatenate([p[0] for p in parts])
        whose = np.concatenate([p[1] + i * GAMES for i, p in enumerate(parts)])
        rows = np.concatenate([p[2] for p in parts])
        shift = np.cumsum([0] + [len(p[1]) for p in parts[:-1]])
        at = np.concatenate([p[3] + s for p, s in zip(parts, shift)])
        old = np.concatenate([p[4] for p in parts])
        index = (steps[:, None] * GAMES + np.arange(GAMES)).ravel()
        adv, goal, use = advantage[index], target[index], known[index]
        logp, value, inside = self.net(x, whose, rows)
        ratio = np.exp(logp[at] - old)
        live = use & ~(((ratio > 1 + CLIP) & (adv > 0)) | ((ratio < 1 - CLIP) & (adv < 0)))
        weight = np.where(live, ratio * adv, 0) / len(x)
        p = np.exp(logp)
        d = p * weight[whose]
        d[at] -= weight
        surprise = np.add.reduceat(p * logp, inside[2])  # minus the entropy
        d += ENTROPY / len(x) * p * (logp - surprise[whose])
        self.net.learn(x, rows, whose, d, np.where(use, value - goal, 0) * 0.5 / len(x), inside, rate)

    def test(self, games, rivals):
        """Played out with the most likely answers: share of wins (alone: points), Wilson's interval."""
        n, wins, points, counted = 64, 0.0, [], 0
        batch = meadhall.Batch(self.game, n, self.seats, 12345, form="places", rivals=rivals if self.seats > 1 else None)
        batch.bind(observations=True, words=min(ROWS, self.game.max_legal))
        while counted < games:
            whose, place, rows = self.answers(batch.words, batch.legal)
            logp, _, (_, _, first) = self.net(self.inputs(batch.observations), whose, rows)
            best = np.flatnonzero(logp >= np.maximum.reduceat(logp, first)[whose])
            best = best[np.searchsorted(whose[best], np.arange(n))]
            seat = batch.seat.astype(np.intp)
            reward, done = batch.step(place[best])
            mine = reward[np.arange(n), seat][done]
            wins += float((mine > 0).sum() + 0.5 * (mine == 0).sum())
            points += batch.score[np.arange(n), seat][done].tolist()
            counted += len(mine)
        batch.close()
        return wins / counted, float(np.mean(points)), counted


def main():
    game = sys.argv[1] if len(sys.argv) > 1 else "midgard"
    minutes = float(sys.argv[2]) if len(sys.argv) > 2 else 5
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    learner = Learner(game, meadhall.Game(game).seats[0], seed)
    print(f"{game}: {learner.inputs.count} inputs, {learner.answers.count} rows of the head", flush=True)
    begun, spent, tested, update = time.process_time(), 0.0, -60.0, 0
    while spent < 60 * minutes:
        if spent - tested >= 30:
            tested = spent
            share, points, games = learner.test(128, "greedy")
            print(f"{spent:5.0f} s  {update * GAMES * STEPS:9,} decisions  wins {share:5.1%}  points {points:6.1f}", flush=True)
        learner.update(RATE * max(0.1, 1 - spent / (60 * minutes)))
        update += 1
        spent = time.process_time() - begun
    share, points, games = learner.test(1000, "greedy")
    print(f"{spent:5.0f} s  {update * GAMES * STEPS:,} decisions: wins {share:.1%} of {games} games against greedy, {points:.1f} points")


if __name__ == "__main__":
    main()
