"""A thousand games at once: observations, masks and rewards as numpy arrays."""

import time

import numpy as np

import meadhall

batch = meadhall.Batch("rage", 1000, seats=2, seed=1, form="words").bind(observations=True, masks=True)
rng, begun, ended = np.random.default_rng(1), time.perf_counter(), 0
for _ in range(500):
    # a policy that draws evenly among what its mask allows
    choices = np.where(batch.masks, rng.random(batch.masks.shape, np.float32), -1).argmax(1)
    reward, done = batch.step(choices)
    ended += int(done.sum())
print(f"{batch.steps} steps, {ended} games, {batch.steps / (time.perf_counter() - begun):,.0f} steps a second with numpy's choice")
