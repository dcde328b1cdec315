"""A random game, in ten lines."""

import random

import meadhall

state = meadhall.Game("midgard").start(seats=4, seed=1)
while not state.over:
    if state.turn == meadhall.CHANCE:
        state.roll()
    else:
        state.apply(random.choice(state.legal()))
print(state.ply, "plies, points", state.scores(), "ranks", state.ranks())
