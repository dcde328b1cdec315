"""A bot of one's own in the arena: it tries every answer a few times, in worlds that its seat holds possible."""

import random

import meadhall

rng = random.Random(1)


def play_on(world, decisions):
    while decisions and not world.over:
        if world.turn == meadhall.CHANCE:
            world.roll()
        else:
            world.apply(rng.choice(world.legal()))
            decisions -= 1


def dreamer(state, legal):
    """The answer after which most points stand on the sheet, a while later."""
    seat = state.viewer

    def lead(action):
        total = 0
        for _ in range(2):
            world = state.deal(rng=rng)
            world.apply(action, seat)
            play_on(world, 30)
            scores = world.scores()
            total += scores.pop(seat) - max(scores)
        return total

    return max(legal, key=lead)


result = meadhall.arena("rage", [dreamer, "random"], games=10, seats=2, seed=1)
for bot in result.bots:
    print(f"{bot.bot:8} wins {bot.win_share:5.1%} ({bot.low:.1%} - {bot.high:.1%}), {bot.mean_score:.1f} points")
