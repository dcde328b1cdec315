/* batch.c - many games stepped at once. */
#include "batch_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *refusal(const batch_config *config)
{
    const mh_game *g = ai_numbers_game(config->numbers);
    mh_room room;
    if (!config->games || config->games > BATCH_MAX_GAMES)
        return "expected 1 to 1048576 games";
    if (!config->threads || config->threads > BATCH_MAX_THREADS)
        return "expected 1 to 64 threads";
    if (config->rivals && config->rivals->kind == AI_HUMAN)
        return "expected rivals that play by themselves";
    return mh_setup(g, &room.st, config->options, config->seats);
}

static bool hands_open(batch *b)
{
    for (unsigned k = 0; k < b->config.threads; k++) {
        b->hand[k] = (batch_hand){.batch = b, .number = k};
        if (b->config.rivals && !(b->hand[k].rival = ai_open(b->game, b->config.rivals)))
            return false;
    }
    return true;
}

batch *batch_open(const batch_config *config, mh_error *error)
{
    const char *refused = refusal(config);
    if (refused) {
        mh_fail(error, MH_EILLEGAL, "%s", refused);
        return NULL;
    }
    batch *b = calloc(1, sizeof *b);
    if (b) {
        b->config = *config;
        b->rivals = config->rivals ? *config->rivals : (ai_spec){0};
        b->config.rivals = config->rivals ? &b->rivals : NULL;
        b->game = ai_numbers_game(config->numbers);
        b->list_rows = b->game->max_legal;
        b->games = calloc(config->games, sizeof *b->games);
        b->states = calloc(config->games, b->game->state_size);
        b->lists = calloc((size_t)config->games * b->list_rows, sizeof *b->lists);
    }
    if (!b || !b->games || !b->states || !b->lists || !hands_open(b) || !batch_crew_open(b)) {
        mh_fail(error, MH_ENOMEM, "not enough memory");
        batch_close(b);
        return NULL;
    }
    batch_begin(b, config->seed);
    return b;
}

void batch_close(batch *b)
{
    if (!b)
        return;
    batch_crew_close(b);
    for (unsigned k = 0; k < b->config.threads; k++)
        ai_close(b->hand[k].rival);
    free(b->games);
    free(b->states);
    free(b->lists);
    free(b);
}

static void begin_one(batch_hand *h, uint32_t i)
{
    batch_game *g = &h->batch->games[i];
    uint64_t seed = h->batch->seeds ? h->batch->seeds[i] : mh_mix(h->batch->config.seed, i);
    *g = (batch_game){.seed = seed};
    batch_lay_out(h, i);
    batch_ask(h, i);
    g->done = 0;
}

void batch_begin(batch *b, uint64_t seed)
{
    b->config.seed = seed;
    batch_run(b, begin_one);
}

void batch_begin_each(batch *b, const uint64_t *seeds)
{
    b->seeds = seeds;
    batch_run(b, begin_one);
    b->seeds = NULL;
}

uint64_t batch_width(const batch *b)
{
    switch (b->config.form) {
    case BATCH_PLACES:
        return b->list_rows;
    case BATCH_IDS:
        return ai_id_count(b->config.numbers);
    case BATCH_SAID:
        return ai_word_count(b->config.numbers);
    }
    return 0;
}

/* ---- a step --------------------------------------------------------------------- */

static uint32_t place_of(const mh_action *list, uint32_t n, mh_action a)
{
    uint32_t low = 0, high = n;
    while (low < high) {
        uint32_t mid = low + (high - low) / 2;
        if (list[mid].bits < a.bits)
            low = mid + 1;
        else
            high = mid;
    }
    return low < n && list[low].bits == a.bits ? low : n;
}

/* The place of the choice among the answers, or g->legal where there is none. A word that leaves
 * several is tried on a copy of the walk. */
static uint32_t resolve(const batch *b, uint32_t i)
{
    const batch_game *g = &b->games[i];
    const mh_action *list = batch_list(b, i);
    int64_t x = b->choice[i];
    ai_walk w = g->walk;
    if (x < 0 || (uint64_t)x >= batch_width(b))
        return g->legal;
    switch (b->config.form) {
    case BATCH_PLACES:
        return x < g->legal ? (uint32_t)x : g->legal;
    case BATCH_IDS:
        return place_of(list, g->legal,
                        ai_id_action(b->config.numbers, b->config.seats, g->seat, (uint64_t)x));
    case BATCH_SAID:
        if (w.to - w.from == 1)
            return mh_verb_of(list[w.from]) == x ? w.from : g->legal;
        return ai_walk_say(b->config.numbers, b->config.seats, g->seat, list, &w, (uint32_t)x)
                   ? w.from
                   : g->legal;
    }
    return g->legal;
}

static void try_one(batch_hand *h, uint32_t i)
{
    batch_game *g = &h->batch->games[i];
    g->pick = resolve(h->batch, i);
    if (g->pick == g->legal && i < h->bad)
        h->bad = i;
}

/* True while more words are to be said. */
static bool says_more(batch *b, uint32_t i)
{
    batch_game *g = &b->games[i];
    if (b->config.form != BATCH_SAID || g->walk.to - g->walk.from == 1)
        return false;
    ai_walk_say(b->config.numbers, b->config.seats, g->seat, batch_list(b, i), &g->walk,
                (uint32_t)b->choice[i]);
    return g->walk.to - g->walk.from > 1;
}

static void step_one(batch_hand *h, uint32_t i)
{
    batch *b = h->batch;
    batch_game *g = &b->games[i];
    batch_unmask(h, i);
    g->done = 0;
    if (!says_more(b, i)) {
        mh_apply(b->game, batch_at(b, i), g->seat, batch_list(b, i)[g->pick], NULL);
        batch_ask(h, i);
    }
    h->steps++;
    batch_tell(h, i);
}

mh_err batch_step(batch *b, const int64_t *choice, const batch_out *out, uint32_t *bad)
{
    uint32_t first = b->config.games;
    b->choice = choice;
    for (unsigned k = 0; k < b->config.threads; k++)
        b->hand[k].bad = b->config.games;
    batch_run(b, try_one);
    for (unsigned k = 0; k < b->config.threads; k++)
        first = b->hand[k].bad < first ? b->hand[k].bad : first;
    if (first < b->config.games) {
        *bad = first;
        return MH_EILLEGAL;
    }
    b->out = out;
    batch_run(b, step_one);
    b->out = NULL;
    return MH_OK;
}

static void look_one(batch_hand *h, uint32_t i)
{
    h->batch->games[i].done = 0;
    batch_tell(h, i);
}

void batch_look(batch *b, const batch_out *out)
{
    batch_out whole = *out;
    whole.mask_kept = false;
    b->out = &whole;
    batch_run(b, look_one);
    b->out = NULL;
}

static void draw_one(batch_hand *h, uint32_t i)
{
    const batch *b = h->batch;
    batch_game *g = &h->batch->games[i];
    const mh_action *list = batch_list(b, i);
    uint16_t words[MH_MAX_LEGAL];
    uint32_t n;
    int64_t *out = &b->drawn[i];
    switch (b->config.form) {
    case BATCH_PLACES:
        *out = mh_below(&g->rng, g->legal);
        return;
    case BATCH_IDS:
        *out = (int64_t)ai_id(b->config.numbers, b->config.seats, g->seat,
                              list[mh_below(&g->rng, g->legal)]);
        return;
    case BATCH_SAID:
        n = ai_walk_next(b->config.numbers, b->config.seats, g->seat, list, g->walk, words);
        *out = n ? words[mh_below(&g->rng, n)] : (int64_t)mh_verb_of(list[g->walk.from]);
        return;
    }
}

void batch_draw(batch *b, int64_t *choice)
{
    b->drawn = choice;
    batch_run(b, draw_one);
    b->drawn = NULL;
}

uint64_t batch_steps(const batch *b)
{
    uint64_t sum = 0;
    for (unsigned k = 0; k < b->config.threads; k++)
        sum += b->hand[k].steps;
    return sum;
}

const mh_state *batch_state(const batch *b, uint32_t game) { return batch_at(b, game); }

/* ---- snapshots ------------------------------------------------------------------- */

typedef struct saved_head {
    uint64_t sort; /* of what batch these are games */
    uint64_t seed;
    uint64_t hash; /* of what follows */
} saved_head;

static uint64_t sort_of(const batch *b)
{
    const mh_game *g = b->game;
    uint64_t h =
        mh_mix(mh_hash(g->id, strlen(g->id)), (uint64_t)g->content << 16 | g->rules_version);
    h = mh_mix(h, (uint64_t)b->config.games << 8 | (uint64_t)b->config.seats << 4 | b->config.form);
    return mh_mix(mh_mix(h, b->config.options), (uint64_t)sizeof(batch_game) << 32 | g->state_size);
}

static size_t games_size(const batch *b) { return (size_t)b->config.games * sizeof *b->games; }
static size_t states_size(const batch *b) { return (size_t)b->config.games * b->game->state_size; }

size_t batch_saved_size(const batch *b)
{
    return sizeof(saved_head) + games_size(b) + states_size(b);
}

void batch_save(const batch *b, void *out)
{
    unsigned char *to = out;
    saved_head head = {sort_of(b), b->config.seed, 0};
    memcpy(to + sizeof head, b->games, games_size(b));
    memcpy(to + sizeof head + games_size(b), b->states, states_size(b));
    head.hash = mh_hash(to + sizeof head, games_size(b) + states_size(b));
    memcpy(to, &head, sizeof head);
}

/* The list was not kept: it follows from the state. */
static void list_one(batch_hand *h, uint32_t i)
{
    batch *b = h->batch;
    mh_legal(b->game, batch_at(b, i), b->games[i].seat, batch_list(b, i));
}

mh_err batch_restore(batch *b, const void *bytes, size_t size)
{
    const unsigned char *from = bytes;
    saved_head head;
    if (size != batch_saved_size(b))
        return MH_EPARSE;
    memcpy(&head, from, sizeof head);
    if (head.sort != sort_of(b) || head.hash != mh_hash(from + sizeof head, size - sizeof head))
        return MH_EPARSE;
    b->config.seed = head.seed;
    memcpy(b->games, from + sizeof head, games_size(b));
    memcpy(b->states, from + sizeof head + games_size(b), states_size(b));
    batch_run(b, list_one);
    return MH_OK;
}
