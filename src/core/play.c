/* play.c - the flow of a game: frames, legal answers, applying them. */
#include <string.h>

#include "meadhall/game.h"

mh_frame *mh_ask(mh_state *st, unsigned prompt, unsigned waiting, unsigned arg0)
{
    assert(st->depth < MH_MAX_DEPTH);
    MH_CHECK(prompt <= 0xff && waiting <= 0xff && arg0 <= 0xff);
    mh_frame *f = &st->open[st->depth++];
    *f = (mh_frame){(uint8_t)prompt, (uint8_t)waiting, {(uint8_t)arg0}};
    return f;
}

void mh_done(mh_state *st)
{
    assert(st->depth > 0);
    st->open[--st->depth] = (mh_frame){0};
}

bool mh_answered(mh_state *st, int seat)
{
    mh_frame *f = &st->open[st->depth - 1];
    MH_CHECK(f->waiting >> seat & 1); /* nobody answers twice */
    f->waiting &= (uint8_t) ~(1u << seat);
    return !f->waiting;
}

uint32_t mh_no_legal(const mh_state *st, int seat, mh_action *out)
{
    (void)st, (void)seat, (void)out;
    return 0;
}

const char *mh_no_why(const mh_state *st, int seat, mh_action a)
{
    (void)st, (void)seat, (void)a;
    return "";
}

void mh_no_apply(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)st, (void)seat, (void)a, (void)tale;
    assert(0 && "a step was answered");
}

void mh_no_step(mh_state *st, mh_tale *tale)
{
    (void)st, (void)tale;
    assert(0 && "a question waits for nobody");
}

uint32_t mh_even(const mh_state *st, mh_action chance)
{
    (void)st, (void)chance;
    return 1;
}

bool mh_never(const mh_state *st, int seat, mh_action a)
{
    (void)st, (void)seat, (void)a;
    return false;
}

mh_action mh_as_said(const mh_state *st, int seat, mh_action a)
{
    (void)st, (void)seat;
    return a;
}

uint8_t mh_all_see(const mh_state *st, int seat, mh_action a)
{
    (void)st, (void)seat, (void)a;
    return MH_ALL;
}

void mh_hide_nothing(mh_state *st, int viewer) { (void)st, (void)viewer; }

void mh_deal_nothing(mh_state *st, int viewer, mh_rng *rng) { (void)st, (void)viewer, (void)rng; }

uint32_t mh_reads_all(const mh_state *hidden, int viewer, int seat)
{
    (void)hidden, (void)viewer, (void)seat;
    return UINT32_MAX;
}

void mh_no_odds(const mh_state *hidden, int viewer, const mh_out *out)
{
    (void)hidden, (void)viewer, (void)out;
}

void mh_resume(const mh_game *g, mh_state *st, mh_tale *tale)
{
    while (st->depth && !mh_top(st)->waiting) {
        MH_CHECK(mh_top(st)->prompt < g->prompt_count);
        g->prompts[mh_top(st)->prompt].step(st, tale);
    }
}

const char *mh_setup(const mh_game *g, mh_state *st, uint64_t options, int seats)
{
    if (seats < g->min_seats || seats > g->max_seats)
        return "the number of seats is outside the game's range";
    MH_CHECK(g->state_size <= sizeof(mh_room) && g->max_seats <= MH_MAX_SEATS);
    memset(st, 0, g->state_size);
    st->options = options;
    st->seats = (uint8_t)seats;
    const char *refused = g->setup(st);
    if (!refused)
        mh_resume(g, st, NULL);
    return refused;
}

/* The law of every list of answers: they rise, so none comes twice, and all fit. */
static bool in_order(const mh_game *g, const mh_action *list, uint32_t n)
{
    for (uint32_t i = 1; i < n; i++)
        if (list[i - 1].bits >= list[i].bits)
            return false;
    return n <= g->max_legal;
}

uint32_t mh_legal(const mh_game *g, const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = mh_asked(st, seat) ? g->prompts[mh_top(st)->prompt].legal(st, seat, out) : 0;
    MH_CHECK(in_order(g, out, n));
    return n;
}

uint32_t mh_few(const mh_game *g, const mh_state *st, int seat, mh_action *out)
{
    return mh_asked(st, seat) ? g->prompts[mh_top(st)->prompt].few(st, seat, out) : 0;
}

bool mh_later(const mh_game *g, const mh_state *st, int seat, mh_action a)
{
    return mh_asked(st, seat) && g->prompts[mh_top(st)->prompt].later(st, seat, a);
}

mh_action mh_proper(const mh_game *g, const mh_state *st, int seat, mh_action a)
{
    return mh_asked(st, seat) ? g->prompts[mh_top(st)->prompt].proper(st, seat, a) : a;
}

const char *mh_why(const mh_game *g, const mh_state *st, int seat, mh_action a)
{
    if (!mh_asked(st, seat))
        return g->turn_rule;
    return g->prompts[mh_top(st)->prompt].why(st, seat, a);
}

static bool in_kind(const mh_kind *kind, unsigned x)
{
    if (kind->is_set)
        return kind->count >= 8 || !(x >> kind->count);
    return x < kind->count || x == MH_NONE;
}

bool mh_well_formed(const mh_game *g, mh_action a)
{
    unsigned verb = mh_verb_of(a);
    if (!verb || verb >= g->verb_count)
        return false;
    const mh_verb *v = &g->verbs[verb];
    for (unsigned i = 0; i < MH_MAX_OPERANDS; i++) {
        unsigned x = mh_arg(a, i);
        if (i < v->operands ? !in_kind(v->kinds[i], x) : x != 0)
            return false;
    }
    return true;
}

void mh_apply(const mh_game *g, mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    MH_CHECK(mh_asked(st, seat) && mh_well_formed(g, a));
    st->ply++;
    g->prompts[mh_top(st)->prompt].apply(st, seat, a, tale);
    mh_resume(g, st, tale);
}

mh_err mh_play(const mh_game *g, mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    if (seat < 0 || seat > MH_CHANCE || !mh_well_formed(g, a) || mh_why(g, st, seat, a))
        return MH_EILLEGAL;
    mh_apply(g, st, seat, a, tale);
    return MH_OK;
}

uint32_t mh_chance_total(const mh_game *g, const mh_state *st, const mh_action *list, uint32_t n)
{
    const mh_prompt *p = &g->prompts[mh_top(st)->prompt];
    uint32_t total = 0;
    if (p->weight == mh_even)
        return n;
    for (uint32_t i = 0; i < n; i++)
        total += p->weight(st, list[i]);
    return total;
}

mh_action mh_chance_at(const mh_game *g, const mh_state *st, const mh_action *list, uint32_t n,
                       uint32_t x)
{
    const mh_prompt *p = &g->prompts[mh_top(st)->prompt];
    uint32_t i = 0;
    assert(n > 0);
    MH_CHECK(x < mh_chance_total(g, st, list, n));
    if (p->weight == mh_even)
        return list[x];
    for (uint32_t w; i + 1 < n && x >= (w = p->weight(st, list[i])); i++)
        x -= w;
    return list[i];
}

mh_action mh_roll(const mh_game *g, const mh_state *st, mh_rng *r)
{
    mh_action list[MH_MAX_LEGAL];
    uint32_t n = mh_legal(g, st, MH_CHANCE, list);
    return mh_chance_at(g, st, list, n, mh_below(r, mh_chance_total(g, st, list, n)));
}

int32_t mh_total(const mh_game *g, const mh_state *st, int seat)
{
    int32_t line[MH_MAX_LINES] = {0}, sum = 0;
    g->score(st, seat, line);
    for (unsigned i = 0; i < g->categories->count; i++)
        sum += line[i];
    return sum;
}

mh_known mh_score_for(const mh_game *g, const mh_state *hidden, int viewer, int seat)
{
    mh_known k = {.whole = true};
    bool all = viewer == MH_CHANCE || !hidden->depth;
    k.lines = all ? UINT32_MAX : g->reads(hidden, viewer, seat);
    g->score(hidden, seat, k.line);
    for (unsigned i = 0; i < g->categories->count; i++) {
        bool known = k.lines >> i & 1;
        k.line[i] = known ? k.line[i] : 0;
        k.total += k.line[i];
        k.whole = k.whole && known;
    }
    return k;
}

void mh_rank_by(const int64_t *key, int seats, uint8_t rank[MH_MAX_SEATS])
{
    for (int p = 0; p < seats; p++) {
        rank[p] = 1;
        for (int q = 0; q < seats; q++)
            rank[p] = (uint8_t)(rank[p] + (key[q] > key[p]));
    }
}
