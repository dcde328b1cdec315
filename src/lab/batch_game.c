/* batch_game.c - one game of a batch: laid out, asked, told in numbers. */
#include <string.h>

#include "batch_inside.h"

enum { MOST_PLIES = 1 << 20 }; /* no game has as many */

void batch_lay_out(batch_hand *h, uint32_t i)
{
    batch *b = h->batch;
    batch_game *g = &b->games[i];
    mh_seed(&g->rng, mh_mix(g->seed, g->games));
    g->learner = (uint8_t)((g->seed + g->games) % (unsigned)b->config.seats);
    g->games++;
    const char *refused = mh_setup(b->game, batch_at(b, i), b->config.options, b->config.seats);
    assert(!refused && "batch_open tried this");
    (void)refused;
}

static mh_action rival_answer(batch_hand *h, batch_game *g, const mh_state *st, int seat)
{
    const mh_game *game = h->batch->game;
    mh_action list[MH_MAX_LEGAL];
    mh_room hidden;
    uint32_t n = ai_answers(h->rival, st, seat, list);
    if (n == 1)
        return list[0];
    memcpy(&hidden, st, game->state_size);
    game->hide(&hidden.st, seat);
    ai_begin(h->rival, mh_next(&g->rng));
    return ai_choose(h->rival, &hidden.st, seat, list, n);
}

/* The game has ended: what it brought everybody, and the next one. */
static void end_game(batch_hand *h, uint32_t i)
{
    batch *b = h->batch;
    batch_game *g = &b->games[i];
    const mh_state *st = batch_at(b, i);
    g->done = 1;
    g->length = st->ply;
    b->game->rank(st, g->rank);
    for (int seat = 0; seat < b->config.seats; seat++)
        g->score[seat] = mh_total(b->game, st, seat);
    batch_lay_out(h, i);
}

/* Plays what is nobody's to decide; true: the seat on turn is to be asked. */
static bool is_to_be_asked(batch_hand *h, uint32_t i, int seat)
{
    batch *b = h->batch;
    batch_game *g = &b->games[i];
    mh_state *st = batch_at(b, i);
    if (seat == MH_CHANCE) {
        mh_apply(b->game, st, seat, mh_roll(b->game, st, &g->rng), NULL);
        return false;
    }
    if (h->rival && seat != g->learner) {
        mh_apply(b->game, st, seat, rival_answer(h, g, st, seat), NULL);
        return false;
    }
    g->legal = mh_legal(b->game, st, seat, batch_list(b, i));
    if (g->legal > 1 || b->config.forced)
        return true;
    mh_apply(b->game, st, seat, batch_list(b, i)[0], NULL);
    return false;
}

void batch_ask(batch_hand *h, uint32_t i)
{
    batch *b = h->batch;
    batch_game *g = &b->games[i];
    int seat;
    do {
        seat = mh_turn(batch_at(b, i));
        while (seat == MH_NOBODY || batch_at(b, i)->ply >= MOST_PLIES) {
            end_game(h, i);
            seat = mh_turn(batch_at(b, i));
        }
    } while (!is_to_be_asked(h, i, seat));
    g->seat = (uint8_t)seat;
    g->walk = ai_walk_begin(batch_list(b, i), g->legal);
}

/* ---- told in numbers ------------------------------------------------------------- */

static float reward_of(const batch *b, const batch_game *g, int seat)
{
    int seats = b->config.seats, ahead = 0;
    if (seats == 1)
        return (float)g->score[0] / 100;
    for (int other = 0; other < seats; other++)
        ahead += (g->rank[seat] < g->rank[other]) - (g->rank[seat] > g->rank[other]);
    return (float)ahead / (float)(seats - 1);
}

static void tell_end(const batch *b, uint32_t i)
{
    const batch_out *out = b->out;
    const batch_game *g = &b->games[i];
    for (int seat = 0; seat < BATCH_SEATS; seat++) {
        bool counts = g->done && seat < b->config.seats;
        if (out->reward)
            out->reward[(size_t)i * BATCH_SEATS + (size_t)seat] =
                counts ? reward_of(b, g, seat) : 0;
        if (out->score)
            out->score[(size_t)i * BATCH_SEATS + (size_t)seat] = counts ? g->score[seat] : 0;
    }
    if (out->done)
        out->done[i] = g->done;
    if (out->length)
        out->length[i] = g->done ? g->length : 0;
}

/* Writes `value` wherever a choice may be made. */
static void mark(const batch *b, uint32_t i, uint8_t value)
{
    const batch_game *g = &b->games[i];
    const mh_action *list = batch_list(b, i);
    uint8_t *mask = b->out->mask + (size_t)i * batch_width(b);
    uint16_t words[MH_MAX_LEGAL];
    if (b->config.form == BATCH_PLACES) {
        memset(mask, value, g->legal);
    } else if (b->config.form == BATCH_IDS) {
        for (uint32_t k = 0; k < g->legal; k++) {
            uint64_t id = ai_id(b->config.numbers, b->config.seats, g->seat, list[k]);
            if (id != AI_NO_ID)
                mask[id] = value;
        }
    } else {
        uint32_t n =
            ai_walk_next(b->config.numbers, b->config.seats, g->seat, list, g->walk, words);
        for (uint32_t k = 0; k < n; k++)
            mask[words[k]] = value;
        if (!n) /* the only answer there is: its verb says it */
            mask[mh_verb_of(list[g->walk.from])] = value;
    }
}

void batch_unmask(batch_hand *h, uint32_t i)
{
    const batch_out *out = h->batch->out;
    if (out && out->mask && out->mask_kept)
        mark(h->batch, i, 0);
}

static void tell_points(const batch *b, uint32_t i)
{
    int32_t *row = b->out->points + (size_t)i * BATCH_SEATS;
    for (int seat = 0; seat < BATCH_SEATS; seat++)
        row[seat] = seat < b->config.seats ? mh_total(b->game, batch_at(b, i), seat) : 0;
}

static void tell_answers(const batch *b, uint32_t i)
{
    const batch_out *out = b->out;
    const batch_game *g = &b->games[i];
    uint16_t *row = out->words + (size_t)i * out->rows * AI_WORDS;
    uint32_t n = g->legal < out->rows ? g->legal : out->rows;
    for (uint32_t k = 0; k < n; k++)
        ai_words(b->config.numbers, b->config.seats, g->seat, batch_list(b, i)[k],
                 row + (size_t)k * AI_WORDS);
    memset(row + (size_t)n * AI_WORDS, 0, (size_t)(out->rows - n) * AI_WORDS * sizeof *row);
}

void batch_tell(batch_hand *h, uint32_t i)
{
    const batch *b = h->batch;
    const batch_out *out = b->out;
    const batch_game *g = &b->games[i];
    if (!out)
        return;
    if (out->cells) {
        mh_room hidden;
        memcpy(&hidden, batch_at(b, i), b->game->state_size);
        b->game->hide(&hidden.st, g->seat);
        ai_observe(b->config.numbers, &hidden.st, g->seat,
                   out->cells + (size_t)i * ai_cell_count(b->config.numbers));
    }
    if (out->mask) {
        if (!out->mask_kept)
            memset(out->mask + (size_t)i * batch_width(b), 0, batch_width(b));
        mark(b, i, 1);
    }
    if (out->words)
        tell_answers(b, i);
    if (out->legal)
        out->legal[i] = g->legal;
    if (out->seat)
        out->seat[i] = g->seat;
    if (out->points)
        tell_points(b, i);
    tell_end(b, i);
}
