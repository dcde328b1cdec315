/* own_bot.c - a bot of one's own, and the arena that says how strong it is.
 *
 * It looks one answer ahead: it deals itself a world that it holds possible, gives each answer
 * there and takes the one after which it has most points. It never sees a secret: the arena hands
 * it what its seat may know.
 *
 *   cc own_bot.c $(pkg-config --cflags --libs meadhall) -o own_bot
 *   ./own_bot midgard 40 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <meadhall/arena.h>

typedef struct miser {
    const mh_game *game;
    mh_rng rng;
    mh_room world, after;
} miser;

static void *open_miser(void *ctx, const mh_game *g)
{
    miser *m = calloc(1, sizeof *m);
    (void)ctx;
    if (m)
        m->game = g;
    return m;
}

static void begin(void *bot, uint64_t seed) { mh_seed(&((miser *)bot)->rng, seed); }

static mh_action choose(void *bot, const mh_state *hidden, int seat, const mh_action *list,
                        uint32_t n)
{
    miser *m = bot;
    size_t size = m->game->state_size;
    uint32_t best = 0;
    int32_t most = INT32_MIN;
    memcpy(&m->world, hidden, size);
    m->game->deal(&m->world.st, seat, &m->rng);
    for (uint32_t i = 0; i < n; i++) {
        memcpy(&m->after, &m->world, size);
        mh_apply(m->game, &m->after.st, seat, list[i], NULL);
        int32_t points = mh_total(m->game, &m->after.st, seat);
        if (points > most) {
            most = points;
            best = i;
        }
    }
    return list[best];
}

int main(int argc, char **argv)
{
    static arena_job job; /* large */
    const ai_own own = {NULL, open_miser, free, begin, choose};
    arena_outcome out;
    arena_row row[ARENA_BOTS];
    mh_error e;
    mh_error error;
    job.game = mh_find(argc > 1 ? argv[1] : "midgard");
    job.games = argc > 2 ? strtoull(argv[2], NULL, 10) : 20;
    if (!job.game || !job.games)
        return 2;
    job.seats = job.bots = 2;
    job.seed = 1;
    job.options = mh_options_default(job.game);
    job.spec[0] = (ai_spec){.kind = AI_OWN, .own = &own};
    strcpy(job.bot[0], "miser");
    if (ai_parse("random", &job.spec[1], &error) != MH_OK)
        return 1;
    strcpy(job.bot[1], "random");
    if (arena_hold(&job, 2, &out, &e) != MH_OK || out.failed) {
        fprintf(stderr, "own_bot: %s\n", out.failed ? "a game failed" : e.text);
        return 1;
    }
    arena_sum(&job, out.games, out.counted, row);
    for (int i = 0; i < job.bots; i++)
        printf("%-8s wins %5.1f %% (%.1f to %.1f), mean score %.1f\n", job.bot[i],
               100 * row[i].wins / (double)row[i].games, 100 * row[i].low, 100 * row[i].high,
               row[i].score);
    arena_forget(&out);
    return 0;
}
