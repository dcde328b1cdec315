/* Laws of order: what may be said in any order ends alike, and what can wait loses nothing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "conformance.h"
#include "true_orders.h"

typedef mh_room room;

/* What a bot looks at is some of few, in the same order, one at least, however the state came. */
static void bots_look_at_some(const mh_game *g, const mh_state *st, int seat, const mh_action *few,
                              uint32_t m)
{
    mh_action own[MH_MAX_LEGAL];
    if (!g->thinking->answers || !mh_asked(st, seat))
        return;
    uint32_t n = g->thinking->answers(st, seat, own), k = 0;
    for (uint32_t i = 0; i < m && k < n; i++)
        k += own[k].bits == few[i].bits;
    assert_int_equal(k, n);
    assert_true(!m || n);
}

/* few = legal less later, in the same order, and never empty where legal is not. */
void few_probe(const mh_game *g, const mh_state *st, mh_rng *rng)
{
    mh_action all[MH_MAX_LEGAL], few[MH_MAX_LEGAL];
    (void)rng;
    for (int seat = 0; st->depth && seat <= MH_CHANCE; seat++) {
        uint32_t n = mh_legal(g, st, seat, all), m = mh_few(g, st, seat, few), k = 0;
        for (uint32_t i = 0; i < n; i++) {
            if (mh_later(g, st, seat, all[i]))
                continue;
            if (k >= m || few[k].bits != all[i].bits) {
                char text[128];
                mh_format(g, all[i], text, sizeof text);
                fail_msg("%s: prompt %s, few lacks '%s', which cannot wait", g->id,
                         g->prompts[mh_top(st)->prompt].name, text);
            }
            k++;
        }
        assert_int_equal(k, m);
        assert_true(!n || m);
        bots_look_at_some(g, st, seat, few, m);
    }
}

/* ---- the swap law ---- */

static bool is_any(const char *pattern, const char *word)
{
    return strcmp(pattern, "*") == 0 || strcmp(pattern, word) == 0;
}

static bool is_true_order(const mh_game *g, const char *prompt, mh_action a, mh_action b)
{
    const char *x = g->verbs[mh_verb_of(a)].name, *y = g->verbs[mh_verb_of(b)].name;
    for (size_t i = 0; i < MH_COUNT(true_orders); i++) {
        const true_order *o = &true_orders[i];
        if (strcmp(o->game, g->id) == 0 && is_any(o->prompt, prompt) &&
            ((is_any(o->verb, x) && is_any(o->other, y)) ||
             (is_any(o->verb, y) && is_any(o->other, x))))
            return true;
    }
    return false;
}

/* Does the same question lie open for the same seat? */
static bool still_open(const mh_state *before, const mh_state *after, int seat)
{
    return mh_asked(after, seat) && after->depth == before->depth &&
           mh_top(after)->prompt == mh_top(before)->prompt;
}

static void swap_pair(const mh_game *g, const mh_state *st, int seat, mh_action a, mh_action b)
{
    room x, y;
    const char *prompt = g->prompts[mh_top(st)->prompt].name;
    memcpy(&x, st, g->state_size), memcpy(&y, st, g->state_size);
    mh_apply(g, &x.st, seat, a, NULL), mh_apply(g, &y.st, seat, b, NULL);
    if (!still_open(st, &x.st, seat) || !still_open(st, &y.st, seat) ||
        is_true_order(g, prompt, a, b))
        return;
    const char *after_a = mh_why(g, &x.st, seat, b), *after_b = mh_why(g, &y.st, seat, a);
    bool alike = !after_a == !after_b;
    if (!after_a && !after_b) {
        mh_apply(g, &x.st, seat, b, NULL), mh_apply(g, &y.st, seat, a, NULL);
        alike = memcmp(&x, &y, g->state_size) == 0;
    }
    if (alike)
        return;
    char one[128], two[128];
    mh_format(g, a, one, sizeof one), mh_format(g, b, two, sizeof two);
    fail_msg("%s: ply %u, prompt %s, '%s' and '%s' %s (%s, %s)", g->id, (unsigned)st->ply, prompt,
             one, two, after_a || after_b ? "are legal one way only" : "end differently",
             after_a ? after_a : "-", after_b ? after_b : "-");
}

void swap_probe(const mh_game *g, const mh_state *st, mh_rng *rng)
{
    enum { PAIRS = 3 };
    mh_action list[MH_MAX_LEGAL];
    for (int seat = 0; st->depth && seat < st->seats; seat++) {
        uint32_t n = mh_legal(g, st, seat, list);
        for (int k = 0; n > 1 && k < PAIRS; k++) {
            mh_action a = list[mh_below(rng, n)], b = list[mh_below(rng, n)];
            if (a.bits != b.bits)
                swap_pair(g, st, seat, a, b);
        }
    }
}

/* ---- the law of later ---- */

enum {
    MOST_ANSWERS = 64,   /* of a turn */
    MOST_STEPS = 200000, /* of a search; then it is given up */
    SEEN = 1 << 16,      /* states of a search that are remembered */
    TURN_EVERY = 40,     /* plies, on average */
};

typedef struct said { /* one answer of the turn, and whether the search has given it yet */
    mh_action a;
    uint8_t seat, used;
} said;

typedef struct turn {
    const mh_game *g;
    int seat;
    room end;
    said said[MOST_ANSWERS];
    unsigned count, steps;
    uint64_t seen[SEEN];
} turn;

static unsigned turns_looked, turns_given_up;

static bool same_end(const mh_game *g, const mh_state *a, const mh_state *b)
{
    room x, y;
    memcpy(&x, a, g->state_size), memcpy(&y, b, g->state_size);
    x.st.ply = y.st.ply = 0;
    return memcmp(&x, &y, g->state_size) == 0;
}

static bool is_over(const mh_state *st, int seat)
{
    int next = mh_turn(st);
    return next == MH_NOBODY || (next != MH_CHANCE && next != seat);
}

/* Verb first, then one of its answers, so that placements do not crowd out the rest. */
static mh_action any_answer(const mh_action *list, uint32_t n, mh_rng *rng)
{
    uint32_t kinds = 0, from = 0, to = 0;
    for (uint32_t i = 0; i < n; i++)
        if (!i || mh_verb_of(list[i]) != mh_verb_of(list[i - 1]))
            if (mh_below(rng, ++kinds) == 0)
                from = i;
    for (to = from; to < n && mh_verb_of(list[to]) == mh_verb_of(list[from]); to++)
        ;
    return list[from + mh_below(rng, to - from)];
}

/* Plays the turn; true where it holds an answer that could have waited. */
static bool play_turn(turn *t, const mh_state *st, mh_rng *rng)
{
    mh_action list[MH_MAX_LEGAL];
    bool waits = false;
    memcpy(&t->end, st, t->g->state_size);
    for (t->count = 0; !is_over(&t->end.st, t->seat); t->count++) {
        int seat = mh_turn(&t->end.st);
        if (t->count == MOST_ANSWERS)
            return false;
        mh_action a = seat == MH_CHANCE
                          ? mh_roll(t->g, &t->end.st, rng)
                          : any_answer(list, mh_legal(t->g, &t->end.st, seat, list), rng);
        waits |= mh_later(t->g, &t->end.st, seat, a);
        t->said[t->count] = (said){a, (uint8_t)seat, 0};
        mh_apply(t->g, &t->end.st, seat, a, NULL);
    }
    return waits;
}

static bool seen_before(turn *t, const mh_state *st)
{
    room x;
    memcpy(&x, st, t->g->state_size);
    x.st.ply = 0;
    uint64_t key = mh_hash(&x, t->g->state_size);
    for (unsigned i = 0; i < t->count; i++)
        key = mh_mix(key, t->said[i].used);
    uint64_t *at = &t->seen[key % SEEN];
    bool was = *at == key;
    *at = key;
    return was;
}

static bool reach(turn *t, const mh_state *st);

static bool reach_by(turn *t, const mh_state *st, int seat, mh_action a, said *by)
{
    room next;
    memcpy(&next, st, t->g->state_size);
    mh_apply(t->g, &next.st, seat, a, NULL);
    if (by)
        by->used = 1;
    bool ok = reach(t, &next.st);
    if (by)
        by->used = 0;
    return ok;
}

/* Chance brings what it brought, in its order. */
static bool reach_chance(turn *t, const mh_state *st)
{
    for (unsigned i = 0; i < t->count; i++)
        if (t->said[i].seat == MH_CHANCE && !t->said[i].used)
            return !mh_why(t->g, st, MH_CHANCE, t->said[i].a) &&
                   reach_by(t, st, MH_CHANCE, t->said[i].a, &t->said[i]);
    return false;
}

/* Does the question have answers of its own? A step that opens it may have given them. */
static bool answers_itself(const turn *t, const mh_state *st)
{
    return t->g->prompts[mh_top(st)->prompt].step != mh_no_step;
}

/* What was said is said again, in any order; what ends a question is free, and so is what a
 * question may have answered by itself. */
static bool reach(turn *t, const mh_state *st)
{
    mh_action few[MH_MAX_LEGAL];
    if (is_over(st, t->seat))
        return same_end(t->g, st, &t->end.st);
    if (t->steps >= MOST_STEPS || st->ply > t->end.st.ply + MOST_ANSWERS || seen_before(t, st))
        return false;
    t->steps++;
    if (mh_turn(st) == MH_CHANCE)
        return reach_chance(t, st);
    uint32_t n = mh_few(t->g, st, t->seat, few);
    for (unsigned i = 0; i < t->count; i++)
        for (uint32_t k = 0; !t->said[i].used && t->said[i].seat == t->seat && k < n; k++)
            if (few[k].bits == t->said[i].a.bits && reach_by(t, st, t->seat, few[k], &t->said[i]))
                return true;
    for (uint32_t k = 0; k < n; k++)
        if ((!t->g->verbs[mh_verb_of(few[k])].operands || answers_itself(t, st)) &&
            reach_by(t, st, t->seat, few[k], NULL))
            return true;
    return false;
}

void later_turn(const mh_game *g, const mh_state *st, mh_rng *rng)
{
    static turn t; /* too large for a stack */
    t.g = g;
    t.seat = mh_turn(st);
    if (!play_turn(&t, st, rng))
        return;
    turns_looked++;
    t.steps = 0;
    memset(t.seen, 0, sizeof t.seen);
    if (reach(&t, st))
        return;
    if (t.steps >= MOST_STEPS) {
        turns_given_up++;
        return;
    }
    char text[128];
    for (unsigned i = 0; i < t.count; i++) {
        mh_format(g, t.said[i].a, text, sizeof text);
        fprintf(stderr, "  %u %s\n", t.said[i].seat, text);
    }
    fail_msg("%s: ply %u, prompt %s: the turn above has an end that few cannot reach", g->id,
             (unsigned)st->ply, g->prompts[mh_top(st)->prompt].name);
}

void later_probe(const mh_game *g, const mh_state *st, mh_rng *rng)
{
    int seat = mh_turn(st);
    if (seat < st->seats && mh_below(rng, TURN_EVERY) == 0)
        later_turn(g, st, rng);
}

void later_report(void)
{
    fprintf(stderr, "later: %u turns looked at, %u given up\n", turns_looked, turns_given_up);
}
