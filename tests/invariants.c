/* invariants.c - `check` is no decoration: states of random games with one value changed are found
 * out, by many different rules, and no such state makes it stumble. And `why` has a rule against
 * every answer that is not listed, also against those with operands at their limits. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "meadhall/game.h"

enum { GAMES = 24, MAX_RULES = 64 };

typedef struct catch_of {
    const char *rule[MAX_RULES];
    unsigned rules, changed, found;
} catch_of;

static void note(catch_of *c, const char *rule)
{
    c->found++;
    for (unsigned i = 0; i < c->rules; i++)
        if (strcmp(c->rule[i], rule) == 0)
            return;
    assert_in_range(c->rules, 0, MAX_RULES - 1);
    c->rule[c->rules++] = rule;
}

/* Another value of the field's own kind, or a number near the old one. */
static int64_t another(const mh_field *f, int64_t old, int seats, mh_rng *rng)
{
    const mh_kind *k = f->value;
    if (k == &mh_seat)
        return (int64_t)mh_below(rng, (uint32_t)seats);
    if (k->is_set)
        return old ^ (int64_t)1 << mh_below(rng, k->count ? k->count : 8u);
    if (k->ids)
        return (int64_t)mh_below(rng, k->count);
    return mh_below(rng, 2) ? old + 1 + mh_below(rng, 3) : (int64_t)mh_below(rng, 4);
}

/* The head is the engine's own: frames are not what `check` is for. */
static bool is_head(const mh_field *f) { return f->offset < sizeof(mh_state); }

static void change_one(const mh_game *g, const mh_state *st, catch_of *c, mh_rng *rng)
{
    static mh_room room;
    const mh_field *f = &g->fields[mh_below(rng, g->field_count)];
    if (is_head(f))
        return;
    memcpy(&room, st, g->state_size);
    size_t at = mh_field_at(f, mh_below(rng, f->dim[0]), mh_below(rng, f->dim[1]),
                            mh_below(rng, f->dim[2]));
    int64_t old = mh_field_get(st, f, at), value = another(f, old, st->seats, rng);
    if (value == old || mh_field_set(&room.st, f, at, value) != MH_OK)
        return;
    const char *rule = g->check(&room.st);
    c->changed++;
    if (rule)
        note(c, rule);
}

static bool listed(const mh_action *list, uint32_t n, mh_action a)
{
    for (uint32_t i = 0; i < n; i++)
        if (list[i].bits == a.bits)
            return true;
    return false;
}

/* Any operand its kind has, the last ones and "nothing" more often than by chance. */
static unsigned operand(const mh_kind *k, mh_rng *rng)
{
    uint32_t count = k->is_set || !k->count ? 256 : k->count;
    switch (mh_below(rng, 6)) {
    case 0:
        return MH_NONE;
    case 1:
        return count - 1;
    default:
        return mh_below(rng, count);
    }
}

/* Whatever is well-formed and not listed is refused by a rule, however far off it is. */
static void deny_some(const mh_game *g, const mh_state *st, int seat, mh_rng *rng)
{
    static mh_action list[MH_MAX_LEGAL];
    uint32_t n = mh_legal(g, st, seat, list);
    for (int tries = 0; tries < 8; tries++) {
        mh_action a = list[mh_below(rng, n)];
        if (mh_below(rng, 2))
            a = mh_act(1 + mh_below(rng, g->verb_count - 1u), 0, 0, 0);
        const mh_verb *v = &g->verbs[mh_verb_of(a)];
        for (unsigned i = 0; i < v->operands; i++)
            if (mh_below(rng, 3)) {
                a.bits &= ~(0xffull << (48 - 8 * i));
                a = mh_with(a, i, operand(v->kinds[i], rng));
            }
        if (!mh_well_formed(g, a))
            continue;
        const char *rule = mh_why(g, st, seat, a);
        if (!rule == listed(list, n, a))
            continue;
        char text[256];
        mh_format(g, a, text, sizeof text);
        fail_msg("%s, ply %u: seat %d, '%s': why says %s", g->id, st->ply, seat, text,
                 rule ? rule : "legal");
    }
}

static void play(const mh_game *g, uint64_t seed, catch_of *c)
{
    static mh_room room;
    static mh_action list[MH_MAX_LEGAL];
    mh_rng rng;
    int seats = g->min_seats + (int)(seed % (g->max_seats - g->min_seats + 1u));
    uint64_t options = 0;
    mh_seed(&rng, seed);
    assert_true(mh_playable(g, seats, &options));
    assert_null(mh_setup(g, &room.st, options, seats));
    while (room.st.depth) {
        int seat = mh_turn(&room.st);
        uint32_t n = mh_legal(g, &room.st, seat, list);
        deny_some(g, &room.st, seat, &rng);
        mh_action a = seat == MH_CHANCE ? mh_roll(g, &room.st, &rng) : list[mh_below(&rng, n)];
        mh_apply(g, &room.st, seat, a, NULL);
        for (int i = 0; i < 6; i++)
            change_one(g, &room.st, c, &rng);
    }
}

static void test_checks(void **state)
{
    (void)state;
    for (unsigned i = 0; i < mh_game_count; i++) {
        catch_of c = {.rules = 0};
        for (uint64_t seed = 1; seed <= GAMES; seed++)
            play(mh_games[i], seed, &c);
        printf("%s: %u states changed, %u found out, by %u rules:", mh_games[i]->id, c.changed,
               c.found, c.rules);
        for (unsigned r = 0; r < c.rules; r++)
            printf(" %s", c.rule[r]);
        putchar('\n');
        assert_in_range(c.found, c.changed / 16, c.changed);
        assert_in_range(c.rules, 8, MAX_RULES);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_checks)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
