/* storm.c - halls in any weather: `hall_storm GAME STEPS SEED [SCARCE]`.
 *
 * Whole games by people who say anything, over a store that is late, away and shared by two halls,
 * with memory that ends at times. Afterwards: every history plays again in a fresh hall and ends in
 * the same bytes, what was acknowledged is written once, what was refused is not, all memory is
 * given back, and the same seed does the same again, byte for byte. */
#include "storm.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t seed_now;

void fail(const world *w, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fprintf(stderr, "hall_storm: %s, seed %llu: ", w->game, (unsigned long long)seed_now);
    /* NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized): clang 14 overlooks va_start */
    vfprintf(stderr, format, args);
    fputs("\n", stderr);
    va_end(args);
    exit(1);
}

uint32_t below(world *w, uint32_t n) { return mh_below(&w->rng, n); }

hall_moment moment_of(world *w)
{
    hall_moment m = {.ms = w->now};
    for (size_t i = 0; i < sizeof m.luck; i++)
        m.luck[i] = (uint8_t)mh_next(&w->rng);
    return m;
}

/* Sizes are kept in front and compared: a hall has to know what it gives back. */
void *world_memory(void *ctx, void *old, size_t had, size_t want)
{
    world *w = ctx;
    size_t *head = old ? (size_t *)old - 2 : NULL;
    if (head && *head != had)
        fail(w, "gives %zu bytes back that were %zu", had, *head);
    if (!head && had)
        fail(w, "gives %zu bytes back that it never had", had);
    if (want && w->scarce && !below(w, w->scarce))
        return NULL;
    w->bytes += want;
    w->bytes -= had;
    if (w->bytes > w->most)
        w->most = w->bytes;
    if (!want) {
        free(head);
        return NULL;
    }
    head = realloc(head, want + 2 * sizeof *head);
    *head = want;
    return head + 2;
}

hall_config world_config(world *w)
{
    return (hall_config){.memory = world_memory,
                         .ctx = w,
                         .drafts = HALL_DRAFTS,
                         .adviser = "greedy",
                         .alone = w->nodes == 1};
}

/* ---- wishes -----------------------------------------------------------------------------------
 */

static void note_wish(world *w, const hall_wish *x)
{
    w->transcript = mh_mix(w->transcript, (uint64_t)x->want << 32 | x->count);
    w->transcript = mh_mix(w->transcript, x->op);
    if (x->to)
        w->transcript = mh_mix(w->transcript, mh_hash(x->to, x->count * sizeof *x->to));
    if (x->text)
        w->transcript =
            mh_mix(w->transcript, mh_hash(x->text, x->length ? x->length : strlen(x->text)));
    if (x->row) {
        w->transcript = mh_mix(w->transcript, mh_hash(x->row->body, x->row->length));
        w->transcript = mh_mix(w->transcript, x->row->hash ^ x->row->mark);
    }
}

static void take_wishes(world *w, unsigned node)
{
    hall_wish x;
    while (hall_next(w->hall[node], &x)) {
        note_wish(w, &x);
        switch (x.want) {
        case HALL_SEND:
            if (strlen(x.text) != x.length)
                fail(w, "a text of another length");
            for (uint32_t i = 0; i < x.count; i++)
                person_hears(w, x.to[i], x.text, x.length);
            break;
        case HALL_HANG_UP:
            for (uint32_t i = 0; i < x.count; i++)
                person_hung_up(w, x.to[i]);
            break;
        case HALL_APPEND:
        case HALL_LOAD:
        case HALL_SEARCH:
            if (w->scarce && !below(w, 20))
                hall_cannot(w->hall[node], x.op);
            else
                store_ask(w, node, &x);
            break;
        case HALL_NOTE:
            if (x.table && strcmp(x.text, "write failed") != 0)
                fail(w, "table %s: %s: %s", x.table, x.text, x.why ? x.why : "");
            break;
        case HALL_PASS:
        case HALL_SPENT:
        case HALL_REVIEW:
            break;
        }
    }
}

void drain(world *w, unsigned node)
{
    hall_moment m;
    do {
        take_wishes(w, node);
        m = moment_of(w);
    } while (hall_give_up(w->hall[node], &m));
}

/* ---- the weather -------------------------------------------------------------------------------
 */

static void step(world *w)
{
    uint32_t dice = below(w, 100);
    w->now += below(w, 50);
    if (!below(w, 2000))
        w->now += 100000; /* everybody sleeps for a while */
    if (dice < 45 && w->waits) {
        store_answer(w, false);
    } else if (dice < 50) {
        unsigned node = below(w, w->nodes);
        hall_moment m = moment_of(w);
        if (!below(w, 50))
            hall_forget(w->hall[node], &m, HALL_PLAYER, w->person[below(w, PEOPLE)].id);
        else
            hall_tick(w->hall[node], &m);
        drain(w, node);
    } else {
        person_step(w);
    }
}

/* Nothing goes wrong any more: everything that waits comes to its end. */
static void settle(world *w)
{
    w->scarce = 0;
    for (unsigned round = 0; round < 200; round++) {
        for (unsigned node = 0; node < w->nodes; node++) {
            hall_moment m = moment_of(w);
            w->now += 100;
            hall_tick(w->hall[node], &m);
            drain(w, node);
        }
        for (unsigned n = 0; n < 50 && w->waits; n++)
            store_answer(w, true);
    }
    for (unsigned node = 0; node < w->nodes; node++) {
        hall_moment m = moment_of(w);
        hall_heard(w->hall[node], &m, NULL, 0);
        drain(w, node);
    }
    while (w->waits && below(w, 1000))
        store_answer(w, true);
}

static unsigned times(const world *w, int64_t req)
{
    char text[40];
    unsigned n = 0;
    snprintf(text, sizeof text, "\tline %lld.\t", (long long)req);
    for (unsigned i = 0; i < w->tables; i++)
        for (uint32_t k = 0; k < w->kept[i].count; k++)
            n += strstr(w->kept[i].rows[k].body, text) != NULL;
    return n;
}

static void check_lines(const world *w)
{
    for (int64_t req = 1; req <= w->reqs && req < TOLD; req++) {
        if (w->lines[req].told == OPEN_YET)
            continue;
        unsigned n = times(w, req);
        if (w->lines[req].told == WRITTEN && n != 1)
            fail(w, "line %lld was acknowledged and written %u times", (long long)req, n);
        if (w->lines[req].told == REFUSED && n)
            fail(w, "line %lld was refused and written", (long long)req);
    }
}

static uint64_t play(const char *game, unsigned steps, uint64_t seed, unsigned scarce, bool talk)
{
    static world w;
    w = (world){.now = 1700000000000, .nodes = 1 + seed % NODES, .game = game};
    seed_now = seed;
    mh_seed(&w.rng, seed);
    hall_config config = world_config(&w);
    for (unsigned node = 0; node < w.nodes; node++) {
        hall_moment m = moment_of(&w);
        w.hall[node] = hall_open(&config, &m);
    }
    w.scarce = scarce;
    people_come(&w);
    for (unsigned i = 0; i < steps; i++)
        step(&w);
    settle(&w);
    people_compare(&w);
    store_audit(&w);
    check_lines(&w);
    for (unsigned i = 0; i < w.tables; i++)
        for (uint32_t k = 0; k < w.kept[i].count; k++)
            w.count.over += w.kept[i].rows[k].status == HALL_OVER;
    people_go(&w);
    for (unsigned node = 0; node < w.nodes; node++)
        hall_close(w.hall[node]);
    if (w.bytes)
        fail(&w, "%zu bytes are not given back", w.bytes);
    if (talk)
        printf("%s seed %llu: %u tables, %u over, %u acts, %u acknowledged, %u refused, %u told, "
               "%u hung up, %u lost, %u away, %u loads, %u searches, %u compared, %u deltas of %zu "
               "bytes, %zu KB\n",
               game, (unsigned long long)seed, w.tables, w.count.over, w.count.acts, w.count.acked,
               w.count.refused, w.count.told, w.count.hung_up, w.count.lost, w.count.away,
               w.count.loads, w.count.searches, w.count.compared, w.count.deltas,
               w.count.deltas ? w.count.delta_bytes / w.count.deltas : 0, w.most / 1024);
    store_free(&w);
    return w.transcript;
}

int main(int argc, char **argv)
{
    const char *game = argc > 1 ? argv[1] : "midgard";
    unsigned steps = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 10) : 3000;
    uint64_t seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
    unsigned scarce = argc > 4 ? (unsigned)strtoul(argv[4], NULL, 10) : 0;
    uint64_t first = play(game, steps, seed, scarce, true);
    if (play(game, steps, seed, scarce, false) != first) {
        fprintf(stderr, "hall_storm: %s, seed %llu does not do the same twice\n", game,
                (unsigned long long)seed);
        return 1;
    }
    return 0;
}
