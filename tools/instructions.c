/* instructions.c - random games for callgrind: `instructions GAME GAMES` prints seats and
 * decisions. What is counted is mh_bench alone (tools/instructions.py). */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "meadhall/game.h"

int main(int argc, char **argv)
{
    const mh_game *g = argc == 3 ? mh_find(argv[1]) : NULL;
    unsigned long games = argc == 3 ? strtoul(argv[2], NULL, 10) : 0;
    if (!g || !games || games > 1000000) {
        fputs("instructions: expected GAME GAMES\n", stderr);
        return 2;
    }
    int seats = g->max_seats < 4 ? g->max_seats : 4;
    mh_bench_result r = mh_bench(g, (unsigned)games, seats, 1);
    printf("%d %" PRIu64 "\n", seats, r.decisions);
    return 0;
}
