/* states.c - single states: answers, chance, secrets, scores, words, numbers. */
#include "python.h"

int py_turn(const mh_state *st) { return mh_turn(st); }

unsigned py_asked(const mh_state *st) { return st->depth ? mh_top(st)->waiting : 0; }

uint32_t py_legal(const mh_game *g, const mh_state *st, int seat, uint64_t *out)
{
    mh_action list[MH_MAX_LEGAL];
    uint32_t n = mh_legal(g, st, seat, list);
    for (uint32_t i = 0; i < n; i++)
        out[i] = list[i].bits;
    return n;
}

uint32_t py_chance(const mh_game *g, const mh_state *st, uint64_t *out, uint32_t *weight)
{
    if (!mh_asked(st, MH_CHANCE))
        return 0;
    uint32_t n = py_legal(g, st, MH_CHANCE, out);
    for (uint32_t i = 0; i < n; i++)
        weight[i] = g->prompts[mh_top(st)->prompt].weight(st, (mh_action){out[i]});
    return n;
}

uint64_t py_roll(const mh_game *g, const mh_state *st, mh_rng *rng)
{
    return mh_asked(st, MH_CHANCE) ? mh_roll(g, st, rng).bits : 0;
}

const char *py_why(const mh_game *g, const mh_state *st, int seat, uint64_t bits)
{
    mh_action a = {bits};
    return mh_well_formed(g, a) ? mh_why(g, st, seat, mh_proper(g, st, seat, a)) : "";
}

mh_err py_play(const mh_game *g, mh_state *st, int seat, uint64_t bits, mh_event *events,
               uint32_t cap, uint32_t *count)
{
    mh_action a = {bits};
    mh_tale tale = {events, cap, 0};
    if (!mh_well_formed(g, a))
        return MH_EPARSE;
    mh_err err = mh_play(g, st, seat, mh_proper(g, st, seat, a), events ? &tale : NULL);
    *count = tale.count < cap ? tale.count : cap;
    return err;
}

void py_hide(const mh_game *g, mh_state *st, int viewer) { g->hide(st, viewer); }

void py_deal(const mh_game *g, mh_state *st, int viewer, mh_rng *rng) { g->deal(st, viewer, rng); }

void py_scores(const mh_game *g, const mh_state *st, int viewer, int32_t *lines, uint32_t *known)
{
    for (int seat = 0; seat < st->seats; seat++) {
        mh_known k = mh_score_for(g, st, viewer, seat);
        known[seat] = k.lines;
        memcpy(lines + (size_t)seat * MH_MAX_LINES, k.line, sizeof k.line);
    }
}

void py_rank(const mh_game *g, const mh_state *st, uint8_t *rank) { g->rank(st, rank); }

/* The head is what every function relies on before a game's own invariants are asked. */
const char *py_check(const mh_game *g, const mh_state *st)
{
    if (st->seats < g->min_seats || st->seats > g->max_seats || st->depth > MH_MAX_DEPTH)
        return "the head";
    for (unsigned i = 0; i < st->depth; i++)
        if (st->open[i].prompt >= g->prompt_count)
            return "the head";
    unsigned seats = (1u << st->seats) - 1u;
    unsigned waiting = py_asked(st);
    if (st->depth && (!waiting || (waiting & ~(seats | 1u << MH_CHANCE))))
        return "the head";
    return g->check(st);
}

/* ---- words ------------------------------------------------------------------------------ */

int py_format(const mh_game *g, uint64_t bits, char *buf, size_t cap)
{
    mh_action a = {bits};
    return mh_well_formed(g, a) ? mh_format(g, a, buf, cap) : -1;
}

mh_err py_parse(const mh_game *g, const char *text, uint64_t *bits)
{
    mh_action a;
    mh_err err = mh_parse(g, text, &a);
    if (!err)
        *bits = a.bits;
    return err;
}

int py_say(const mh_game *g, int lang, uint64_t bits, char *buf, size_t cap)
{
    mh_speech how = {.lang = (mh_lang)lang};
    mh_action a = {bits};
    return mh_well_formed(g, a) ? mh_say_action(g, &how, a, buf, cap) : -1;
}

int py_say_event(const mh_game *g, int lang, const mh_event *e, char *buf, size_t cap)
{
    mh_speech how = {.lang = (mh_lang)lang};
    return mh_say_event(g, &how, e, buf, cap);
}

/* ---- numbers -------------------------------------------------------------------------------- */

void py_observe(const ai_numbers *n, const mh_state *st, int viewer, bool is_hidden, int16_t *out)
{
    const mh_game *g = ai_numbers_game(n);
    mh_room hidden;
    if (!is_hidden) {
        memcpy(&hidden, st, g->state_size);
        g->hide(&hidden.st, viewer);
    }
    ai_observe(n, is_hidden ? st : &hidden.st, viewer, out);
}

void py_ids(const ai_numbers *n, int seats, int seat, const uint64_t *bits, uint32_t count,
            uint64_t *out)
{
    for (uint32_t i = 0; i < count; i++)
        out[i] = ai_id(n, seats, seat, (mh_action){bits[i]});
}

uint64_t py_id_action(const ai_numbers *n, int seats, int seat, uint64_t id)
{
    return ai_id_action(n, seats, seat, id).bits;
}

void py_words(const ai_numbers *n, int seats, int seat, const uint64_t *bits, uint32_t count,
              uint16_t *out)
{
    for (uint32_t i = 0; i < count; i++)
        if (mh_well_formed(ai_numbers_game(n), (mh_action){bits[i]}))
            ai_words(n, seats, seat, (mh_action){bits[i]}, out + (size_t)i * AI_WORDS);
}
