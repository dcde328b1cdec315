/* random_game.c - play a random game: every answer is drawn, the score is printed.
 *
 *   cc random_game.c $(pkg-config --cflags --libs meadhall) -o random_game
 *   ./random_game midgard 4 1 */
#include <stdio.h>
#include <stdlib.h>

#include <meadhall/game.h>
#include <meadhall/version.h>

int main(int argc, char **argv)
{
    const mh_game *g = mh_find(argc > 1 ? argv[1] : "midgard");
    int seats = argc > 2 ? (int)strtol(argv[2], NULL, 10) : 2;
    mh_action list[MH_MAX_LEGAL];
    mh_room room; /* a state of any game */
    mh_state *st = &room.st;
    mh_rng rng;
    if (!g) {
        fprintf(stderr, "there is no such game\n");
        return 2;
    }
    const char *refused = mh_setup(g, st, mh_options_default(g), seats);
    if (refused) {
        fprintf(stderr, "%s cannot be played so: %s\n", g->name, refused);
        return 2;
    }
    mh_seed(&rng, argc > 3 ? strtoull(argv[3], NULL, 10) : 1);

    for (int seat; (seat = mh_turn(st)) != MH_NOBODY;) {
        uint32_t n = mh_legal(g, st, seat, list);
        /* chance is a seat, too; its answers have weights */
        mh_action a = seat == MH_CHANCE ? mh_roll(g, st, &rng) : list[mh_below(&rng, n)];
        if (mh_play(g, st, seat, a, NULL) != MH_OK)
            return 1;
    }

    printf("%s, libmeadhall %s: %u plies\n", g->name, mh_version(), (unsigned)st->ply);
    for (int seat = 0; seat < seats; seat++)
        printf("seat %d: %d points\n", seat, (int)mh_total(g, st, seat));
    return 0;
}
