/* numbers.c - answers in numbers: flat ids, words, answers said word by word. */
#include <stdlib.h>
#include <string.h>

#include "names.h"
#include "numbers_plan.h"

/* ---- how things look from a seat -------------------------------------------- */

static unsigned turned_seat(unsigned x, unsigned seats, unsigned seat)
{
    return x < seats ? (x + seats - seat) % seats : x;
}

static unsigned turned_set(unsigned set, unsigned seats, unsigned seat)
{
    unsigned out = set >> seats << seats;
    for (unsigned x = 0; x < seats; x++)
        out |= (set >> x & 1) << turned_seat(x, seats, seat);
    return out;
}

/* The name of the same things at another seat. */
static unsigned turned_name(const nn_names *t, unsigned x, unsigned seats, unsigned seat)
{
    if (x >= t->kind->count || t->seat_of[x] >= seats)
        return x;
    unsigned wanted = turned_seat(t->seat_of[x], seats, seat);
    for (unsigned y = 0; y < t->kind->count; y++)
        if (t->seat_of[y] == wanted && t->class_of[y] == t->class_of[x])
            return y;
    return x;
}

static unsigned turned(const mh_kind *k, const nn_names *t, unsigned x, unsigned seats,
                       unsigned seat)
{
    if (k == &mh_seat)
        return turned_seat(x, seats, seat);
    return k == &mh_seats ? turned_set(x, seats, seat) : turned_name(t, x, seats, seat);
}

const num_turn *num_turn_of(ai_numbers *n, const mh_kind *kind)
{
    nn_names names = {.kind = kind};
    for (uint32_t i = 0; i < n->turn_count; i++)
        if (n->turns[i].kind == kind)
            return &n->turns[i];
    if (kind != &mh_seat && kind != &mh_seats && !nn_names_fill(&names, kind))
        return NULL;
    assert(n->turn_count < NUM_MAX_TURNS);
    num_turn *t = &n->turns[n->turn_count++];
    t->kind = kind;
    for (unsigned seats = 1; seats <= NUM_SEATS; seats++)
        for (unsigned seat = 0; seat < seats; seat++)
            for (unsigned x = 0; x < 256; x++) {
                unsigned y = turned(kind, &names, x, seats, seat);
                t->to[seats - 1][seat][x] = (uint8_t)y;
                t->from[seats - 1][seat][y] = (uint8_t)x;
            }
    return t;
}

/* ---- the plan ----------------------------------------------------------------- */

/* Values of an operand that names something, or of a plain number. */
static uint32_t values_of(const mh_kind *k)
{
    if (k->is_set)
        return k->count < 8 ? 1u << k->count : 256;
    return k->count;
}

static uint32_t radix_of(const mh_game *g, unsigned verb, unsigned operand)
{
    for (unsigned i = 0; i < g->limit_count; i++)
        if (g->limits[i].verb == verb && g->limits[i].operand == operand)
            return g->limits[i].most + 1u;
    return values_of(g->verbs[verb].kinds[operand]);
}

static uint8_t kind_of(ai_numbers *n, const mh_kind *k)
{
    for (uint32_t i = 0; i < n->kind_count; i++)
        if (n->kinds[i].kind == k)
            return (uint8_t)i;
    assert(n->kind_count < NUM_MAX_KINDS);
    n->kinds[n->kind_count] = (num_kind){k, n->words, values_of(k)};
    n->words += values_of(k);
    return (uint8_t)n->kind_count++;
}

static void plan_verbs(ai_numbers *n)
{
    const mh_game *g = n->game;
    n->words = g->verb_count;
    for (unsigned v = 1; v < g->verb_count; v++) {
        uint64_t ids = 1;
        for (unsigned i = 0; i < g->verbs[v].operands; i++) {
            const mh_kind *k = g->verbs[v].kinds[i];
            uint32_t radix = radix_of(g, v, i);
            n->operand[v][i] = (num_operand){radix, kind_of(n, k), num_turn_of(n, k)};
            assert(ids <= UINT64_MAX / 256 / radix);
            ids *= radix;
        }
        n->first_id[v] = n->ids;
        n->ids += ids;
    }
}

ai_numbers *ai_numbers_open(const mh_game *g, bool memory)
{
    ai_numbers *n = calloc(1, sizeof *n);
    if (!n)
        return NULL;
    n->game = g;
    plan_verbs(n);
    if (num_plan_cells(n, memory))
        return n;
    ai_numbers_close(n);
    return NULL;
}

void ai_numbers_close(ai_numbers *n)
{
    if (!n)
        return;
    num_drop_cells(n);
    free(n);
}

const mh_game *ai_numbers_game(const ai_numbers *n) { return n->game; }

/* ---- flat ids ------------------------------------------------------------------- */

static unsigned seen(const num_operand *o, int seats, int seat, unsigned x)
{
    return o->turn && seat < seats ? o->turn->to[seats - 1][num_seat(seats, seat)][x] : x;
}

static unsigned unseen(const num_operand *o, int seats, int seat, unsigned x)
{
    return o->turn && seat < seats ? o->turn->from[seats - 1][num_seat(seats, seat)][x] : x;
}

uint64_t ai_id_count(const ai_numbers *n) { return n->ids; }

uint64_t ai_id(const ai_numbers *n, int seats, int seat, mh_action a)
{
    unsigned v = mh_verb_of(a);
    uint64_t at = 0;
    if (!v || v >= n->game->verb_count)
        return AI_NO_ID;
    for (unsigned i = 0; i < n->game->verbs[v].operands; i++) {
        const num_operand *o = &n->operand[v][i];
        unsigned x = seen(o, seats, seat, mh_arg(a, i));
        if (x >= o->radix)
            return AI_NO_ID;
        at = at * o->radix + x;
    }
    return n->first_id[v] + at;
}

mh_action ai_id_action(const ai_numbers *n, int seats, int seat, uint64_t id)
{
    unsigned v = n->game->verb_count - 1u;
    if (id >= n->ids)
        return (mh_action){0};
    while (n->first_id[v] > id)
        v--;
    mh_action a = mh_act(v, 0, 0, 0);
    id -= n->first_id[v];
    for (unsigned i = n->game->verbs[v].operands; i-- > 0;) {
        const num_operand *o = &n->operand[v][i];
        a = mh_with(a, i, unseen(o, seats, seat, (unsigned)(id % o->radix)));
        id /= o->radix;
    }
    return a;
}

uint64_t ai_verb_ids(const ai_numbers *n, unsigned verb, uint32_t radix[MH_MAX_OPERANDS])
{
    if (!verb || verb >= n->game->verb_count)
        return AI_NO_ID;
    for (unsigned i = 0; i < MH_MAX_OPERANDS; i++)
        radix[i] = i < n->game->verbs[verb].operands ? n->operand[verb][i].radix : 0;
    return n->first_id[verb];
}

/* ---- words ------------------------------------------------------------------------ */

uint32_t ai_word_count(const ai_numbers *n) { return n->words; }

ai_word ai_word_at(const ai_numbers *n, uint32_t word)
{
    for (uint32_t i = 0; i < n->kind_count; i++)
        if (word >= n->kinds[i].first && word - n->kinds[i].first < n->kinds[i].count)
            return (ai_word){n->kinds[i].kind, word - n->kinds[i].first};
    return (ai_word){NULL, word < n->game->verb_count ? word : 0};
}

static uint16_t word_of(const ai_numbers *n, int seats, int seat, mh_action a, unsigned i)
{
    unsigned v = mh_verb_of(a);
    if (!i)
        return (uint16_t)v;
    const num_operand *o = &n->operand[v][i - 1];
    const num_kind *k = &n->kinds[o->kind];
    unsigned x = seen(o, seats, seat, mh_arg(a, i - 1));
    return x < k->count ? (uint16_t)(k->first + x) : 0;
}

uint32_t ai_words(const ai_numbers *n, int seats, int seat, mh_action a, uint16_t out[AI_WORDS])
{
    unsigned count = 1u + n->game->verbs[mh_verb_of(a)].operands;
    for (unsigned i = 0; i < AI_WORDS; i++)
        out[i] = i < count ? word_of(n, seats, seat, a, i) : 0;
    return count;
}

static unsigned byte_at(mh_action a, uint32_t i)
{
    return (unsigned)(a.bits >> (56 - 8 * i) & 0xff);
}

/* The list ascends, so answers that share their first words lie side by side. */
static ai_walk past_shared(const mh_action *list, ai_walk w)
{
    while (w.said < AI_WORDS && byte_at(list[w.from], w.said) == byte_at(list[w.to - 1], w.said))
        w.said++;
    return w;
}

ai_walk ai_walk_begin(const mh_action *list, uint32_t count)
{
    return past_shared(list, (ai_walk){0, count, 0});
}

uint32_t ai_walk_next(const ai_numbers *n, int seats, int seat, const mh_action *list, ai_walk w,
                      uint16_t *out)
{
    uint32_t count = 0;
    if (w.to - w.from < 2)
        return 0;
    for (uint32_t i = w.from; i < w.to; i++)
        if (i == w.from || byte_at(list[i], w.said) != byte_at(list[i - 1], w.said))
            out[count++] = word_of(n, seats, seat, list[i], w.said);
    return count;
}

bool ai_walk_say(const ai_numbers *n, int seats, int seat, const mh_action *list, ai_walk *w,
                 uint32_t word)
{
    ai_walk next = {w->from, w->to, w->said};
    if (w->to - w->from < 2)
        return false;
    while (next.from < w->to && word_of(n, seats, seat, list[next.from], w->said) != word)
        next.from++;
    next.to = next.from;
    while (next.to < w->to && word_of(n, seats, seat, list[next.to], w->said) == word)
        next.to++;
    if (next.from == next.to)
        return false;
    *w = past_shared(list, next);
    return true;
}
