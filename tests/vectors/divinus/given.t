# Set-ups that several files share (docs/vectors.md).

# Seat 0 has the first turn.
given first-turn
skip  turn
set   order 0 0
set   order 1 1
set   turn 0

# The same; Thor plays against Loki, and neither has a level yet.
given thor-and-loki
use   first-turn
set   god 0 Thor
set   level 0 1 0
set   level 0 2 0
set   level 0 3 0
set   god 1 Loki
set   level 1 1 0
set   level 1 2 0
set   level 1 3 0

given d3-to-d6-used
set   die_at 0 d3 used
set   die_at 0 d4 used
set   die_at 0 d5 used
set   die_at 0 d6 used

# So many dice of seat 0 are ready, the first ones; what they show stands in the block.
given one-die
set   die_at 0 d1 active
set   die_at 0 d2 used
use   d3-to-d6-used

given two-dice
set   die_at 0 d1 active
set   die_at 0 d2 active
use   d3-to-d6-used

given three-dice
set   die_at 0 d1 active
set   die_at 0 d2 active
set   die_at 0 d3 active
set   die_at 0 d4 used
set   die_at 0 d5 used
set   die_at 0 d6 used
