/* reasons.c - a refusal that is about a price or a limit names its numbers, over random games.
 * usage: reasons GAME DECISIONS [SEED] */
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/phrase.h"
#include "host/present.h"

enum { TRIES = 40, RULES = 512 };

static const mh_game *game;
static unsigned long wanted, seed = 1, looked, refused, numbered;
static bool told[RULES]; /* rules whose sentence fell short, each said once */
static unsigned short_of;
/* What answers are like: verbs of each question, operands of each verb. */
static bool asked[256][256], operand[256][MH_MAX_OPERANDS][256];

static const mh_named *refusal_of(const char *rule)
{
    for (unsigned i = 0; i < game->phrases->refusal_count && i < RULES; i++)
        if (strcmp(game->phrases->refusals[i].id, rule) == 0)
            return &game->phrases->refusals[i];
    return NULL;
}

static bool is_known(const mh_amount *list, uint32_t n, const char *word, size_t len)
{
    for (uint32_t i = 0; i < n; i++)
        if (strlen(list[i].key) == len && strncmp(list[i].key, word, len) == 0)
            return true;
    return false;
}

static bool is_name(const char *s) { return *s >= 'a' && *s <= 'z'; }

/* Does one form of the sentence have names, and are they all known? */
static bool is_said(const char *from, const char *end, const mh_amount *list, uint32_t n)
{
    unsigned names = 0;
    for (const char *s = memchr(from, '{', (size_t)(end - from)); s && s < end;
         s = memchr(s + 1, '{', (size_t)(end - s - 1))) {
        if (!is_name(s + 1))
            continue;
        names++;
        if (!is_known(list, n, s + 1, strcspn(s + 1, ":*#?}")))
            return false;
    }
    return names > 0;
}

/* A sentence about a price or a limit: one of its forms names a number. */
static bool has_number(const char *sentence)
{
    static const char *const holes[] = {"{cost", "{have", "{max", "{n}", "{n#", "{offer", "{goal"};
    for (size_t i = 0; i < MH_COUNT(holes); i++)
        if (strstr(sentence, holes[i]))
            return true;
    return false;
}

static bool falls_short(const char *sentence, const mh_amount *list, uint32_t n)
{
    if (!has_number(sentence))
        return false;
    for (const char *end; (end = strstr(sentence, " || ")) != NULL; sentence = end + 4)
        if (is_said(sentence, end, list, n))
            return false;
    return !is_said(sentence, sentence + strlen(sentence), list, n);
}

static void complain(const mh_state *hidden, int seat, mh_action a, const mh_named *r)
{
    char text[256], said[1024];
    size_t at = (size_t)(r - game->phrases->refusals);
    if (told[at])
        return;
    told[at] = true, short_of++;
    mh_format(game, a, text, sizeof text);
    mh_say_reason(game, &(mh_speech){.lang = MH_EN}, hidden, seat, a, r->id, said, sizeof said);
    print_error("%s: `%s` (%s) names no number: %s\n", game->id, text, r->id, said);
}

static void try_answer(const mh_state *st, const mh_state *hidden, int seat, mh_action a)
{
    mh_amount list[MH_MAX_AMOUNTS];
    const char *rule = mh_why(game, st, seat, a);
    const mh_named *r = rule ? refusal_of(rule) : NULL;
    if (!r)
        return;
    refused++;
    uint32_t n = game->missing ? game->missing(hidden, seat, a, rule, list, MH_MAX_AMOUNTS) : 0;
    if (falls_short(r->label.text[MH_EN], list, n))
        complain(hidden, seat, a, r);
    else
        numbered += n > 0;
}

static void learn(const mh_state *st, const mh_action *list, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++) {
        unsigned verb = mh_verb_of(list[i]);
        asked[mh_top(st)->prompt][verb] = true;
        for (unsigned k = 0; k < MH_MAX_OPERANDS; k++)
            operand[verb][k][mh_arg(list[i], k)] = true;
    }
}

/* Something that an answer has named before, or a number somewhat higher. */
static unsigned some_operand(unsigned verb, unsigned i, mh_rng *rng)
{
    const mh_kind *kind = game->verbs[verb].kinds[i];
    unsigned most = kind && kind->count ? kind->count : 12, x = mh_below(rng, most);
    for (unsigned tries = 0; kind && kind->count && !operand[verb][i][x & 255] && tries < most;)
        x = (x + 1) % most, tries++;
    return x & 255;
}

/* An answer of any verb to this question, or one that is open with an operand changed. */
static mh_action some_answer(const mh_state *st, const mh_action *list, uint32_t n, mh_rng *rng)
{
    mh_action from = list[mh_below(rng, n)];
    unsigned arg[MH_MAX_OPERANDS] = {0}, verb = mh_verb_of(from);
    bool near = mh_below(rng, 2);
    for (unsigned tries = 0; !near && tries < 64; tries++) {
        unsigned other = mh_below(rng, game->verb_count);
        if (asked[mh_top(st)->prompt][other])
            verb = other;
    }
    near = verb == mh_verb_of(from);
    const mh_verb *v = &game->verbs[verb];
    unsigned changed = mh_below(rng, v->operands ? v->operands : 1);
    for (unsigned i = 0; i < v->operands; i++)
        arg[i] = near && i != changed ? mh_arg(from, i) : some_operand(verb, i, rng);
    mh_action a = mh_act(verb, arg[0], arg[1], arg[2]);
    for (unsigned i = 3; i < MH_MAX_OPERANDS; i++)
        a = mh_with(a, i, arg[i]);
    return a;
}

static void look(const mh_state *st, int seat, const mh_action *list, uint32_t n, mh_rng *rng)
{
    host_room hidden;
    learn(st, list, n);
    memcpy(&hidden, st, game->state_size);
    game->hide(&hidden.st, seat);
    for (unsigned i = 0; i < TRIES; i++)
        try_answer(st, &hidden.st, seat, some_answer(st, list, n, rng));
    looked++;
}

static void numbers_are_named(void **state)
{
    static mh_action list[MH_MAX_LEGAL];
    host_room r;
    mh_rng rng;
    uint64_t options = 0;
    (void)state;
    mh_seed(&rng, seed);
    while (looked < wanted) {
        int seats = game->min_seats + (int)mh_below(&rng, game->max_seats - game->min_seats + 1u);
        if (!mh_playable(game, seats, &options) || mh_setup(game, &r.st, options, seats))
            continue;
        while (r.st.depth && looked < wanted) {
            int seat = mh_turn(&r.st);
            if (seat == MH_CHANCE) {
                mh_apply(game, &r.st, seat, mh_roll(game, &r.st, &rng), NULL);
                continue;
            }
            uint32_t n = mh_legal(game, &r.st, seat, list);
            look(&r.st, seat, list, n, &rng);
            mh_apply(game, &r.st, seat, list[mh_below(&rng, n)], NULL);
        }
    }
    printf("%s: %lu decisions, %lu refusals, %lu with numbers, %u rules fell short\n", game->id,
           looked, refused, numbered, short_of);
    assert_int_equal(short_of, 0);
    assert_true(numbered > 0);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(numbers_are_named)};
    game = argc > 2 ? mh_find(argv[1]) : NULL;
    if (!game)
        return 2;
    wanted = strtoul(argv[2], NULL, 10);
    seed = argc > 3 ? strtoul(argv[3], NULL, 10) : 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
