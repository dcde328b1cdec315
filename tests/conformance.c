/* Every registered game must pass every one of these laws, at every ply of
 * random games with every number of seats.
 *
 * conformance [GAME [SEEDS]]: that game alone, with so many games a number of seats. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "conformance.h"
#include "mixture.h"

static const char *only; /* this game, or NULL: every one */
static uint64_t seeds = 6;

enum { MIXTURES = 6 }; /* of options */

typedef mh_room room;

static const room *copy(room *to, const mh_game *g, const mh_state *from)
{
    memcpy(to, from, g->state_size);
    return to;
}

static void walk(const mh_game *g, int seats, uint64_t options, uint64_t seed, probe *at_each_ply)
{
    room r;
    mh_action list[MH_MAX_LEGAL];
    mh_rng rng;
    mh_seed(&rng, seed);
    assert_null(mh_setup(g, &r.st, options, seats));
    at_each_ply(g, &r.st, &rng);
    for (int seat; (seat = mh_turn(&r.st)) != MH_NOBODY; at_each_ply(g, &r.st, &rng)) {
        mh_action a = seat == MH_CHANCE ? mh_roll(g, &r.st, &rng)
                                        : list[mh_below(&rng, mh_legal(g, &r.st, seat, list))];
        assert_int_equal(mh_play(g, &r.st, seat, a, NULL), MH_OK);
    }
}

/* One choice that is not the default one, with a number of seats that it lets play. */
static void walk_choice(const mh_game *g, unsigned option, unsigned value, probe *p)
{
    room r;
    const mh_option *o = &g->options[option];
    uint64_t mask = ((1ull << o->bits) - 1) << o->shift;
    uint64_t options = (mh_options_default(g) & ~mask) | (uint64_t)value << o->shift;
    int range = g->max_seats - g->min_seats + 1;
    for (int i = 0; i < range; i++) {
        int seats = g->min_seats + ((int)(option + value) + i) % range;
        if (mh_setup(g, &r.st, options, seats))
            continue;
        walk(g, seats, options, 100 + option, p);
        return;
    }
}

static void walk_mixture(const mh_game *g, uint64_t seed, probe *p)
{
    mh_rng rng;
    uint64_t options = 0;
    int seats = 0;
    mh_seed(&rng, seed);
    if (mixture(g, &rng, &options, &seats))
        walk(g, seats, options, seed, p);
}

static void each_game(probe *p)
{
    for (unsigned i = 0; i < mh_game_count; i++) {
        const mh_game *g = mh_games[i];
        if (only && strcmp(g->id, only) != 0)
            continue;
        for (int seats = g->min_seats; seats <= g->max_seats; seats++) {
            uint64_t options = 0;
            assert_true(mh_playable(g, seats, &options));
            for (uint64_t seed = 1; seed <= seeds; seed++)
                walk(g, seats, options, seed, p);
        }
        for (unsigned o = 0; o < g->option_count; o++)
            for (unsigned value = 0; value < g->options[o].values->count; value++)
                if (value != g->options[o].fallback)
                    walk_choice(g, o, value, p);
        for (uint64_t seed = 1; seed <= MIXTURES; seed++)
            walk_mixture(g, seed, p);
    }
}

static void legal_probe(const mh_game *g, const mh_state *st, mh_rng *rng)
{
    mh_action list[MH_MAX_LEGAL], back;
    char text[128];
    (void)rng;
    for (int seat = 0; st->depth && seat <= MH_CHANCE; seat++) {
        uint32_t n = mh_legal(g, st, seat, list);
        assert_int_equal(n > 0, mh_asked(st, seat));
        assert_true(n <= g->max_legal);
        for (uint32_t i = 0; i < n; i++) {
            assert_true(mh_well_formed(g, list[i]));
            assert_true(i == 0 || list[i - 1].bits < list[i].bits);
            assert_true(mh_format(g, list[i], text, sizeof text) < (int)sizeof text);
            assert_int_equal(mh_parse(g, text, &back), MH_OK);
            assert_true(back.bits == list[i].bits);
        }
    }
}

static bool listed(const mh_action *list, uint32_t n, mh_action a)
{
    for (uint32_t i = 0; i < n; i++)
        if (list[i].bits == a.bits)
            return true;
    return false;
}

/* An answer near a legal one, or any verb with small operands. */
static mh_action neighbour(const mh_game *g, const mh_action *list, uint32_t n, mh_rng *rng)
{
    mh_action a = n && mh_below(rng, 2) ? list[mh_below(rng, n)]
                                        : mh_act(1 + mh_below(rng, g->verb_count - 1u), 0, 0, 0);
    const mh_verb *v = &g->verbs[mh_verb_of(a)];
    for (unsigned i = 0; i < v->operands; i++)
        if (mh_below(rng, 2)) {
            a.bits &= ~(0xffull << (48 - 8 * i));
            unsigned most = v->kinds[i]->count < 12 ? v->kinds[i]->count : 12;
            unsigned x = mh_below(rng, most + 1); /* one too many: none */
            a = mh_with(a, i, x == most && !v->kinds[i]->is_set ? MH_NONE : x % most);
        }
    return a;
}

static bool known_rule(const mh_game *g, const char *id)
{
    for (unsigned i = 0; i < g->rule_count; i++)
        if (strcmp(g->rules[i].id, id) == 0)
            return true;
    return false;
}

/* Legal means that why is silent; and what it says is a rule of the game. */
static void why_probe(const mh_game *g, const mh_state *st, mh_rng *rng)
{
    mh_action list[MH_MAX_LEGAL];
    for (int seat = 0; st->depth && seat <= MH_CHANCE; seat++) {
        uint32_t n = mh_legal(g, st, seat, list);
        for (uint32_t i = 0; i < n; i++)
            assert_null(mh_why(g, st, seat, list[i]));
        for (int i = 0; i < 8; i++) {
            mh_action a = neighbour(g, list, n, rng);
            if (!mh_well_formed(g, a))
                continue;
            const char *rule = mh_why(g, st, seat, a);
            if (!rule != listed(list, n, a)) {
                char text[128];
                mh_format(g, a, text, sizeof text);
                fail_msg("%s: seat %d, prompt %s, '%s': why says %s", g->id, seat,
                         g->prompts[mh_top(st)->prompt].name, text, rule ? rule : "legal");
            }
            if (rule && !known_rule(g, rule))
                fail_msg("%s: why names %s, which no rule is", g->id, rule);
        }
    }
}

static void secrecy_probe(const mh_game *g, const mh_state *st, mh_rng *rng)
{
    room want, got;
    for (int viewer = 0; viewer <= MH_NOBODY; viewer++) {
        if (viewer >= st->seats && viewer != MH_NOBODY)
            continue;
        copy(&want, g, st);
        g->hide(&want.st, viewer);
        copy(&got, g, &want.st);
        g->hide(&got.st, viewer);
        assert_memory_equal(&want, &got, g->state_size); /* idempotent */
        for (int world = 0; world < 2; world++) {
            copy(&got, g, world ? &want.st : st); /* of the truth, and of what is known */
            g->deal(&got.st, viewer, rng);
            const char *broken = g->check(&got.st); /* a possible world */
            if (broken)
                fail_msg("%s: the world dealt to %d breaks %s", g->id, viewer, broken);
            mh_action a[MH_MAX_LEGAL], b[MH_MAX_LEGAL];
            uint32_t n = mh_legal(g, st, viewer, a); /* with the same choices */
            assert_int_equal(mh_legal(g, &got.st, viewer, b), n);
            assert_memory_equal(a, b, n * sizeof *a);
            n = mh_few(g, st, viewer, a);
            assert_int_equal(mh_few(g, &got.st, viewer, b), n);
            assert_memory_equal(a, b, n * sizeof *a);
            g->hide(&got.st, viewer);
            assert_memory_equal(&want, &got, g->state_size); /* and cannot tell */
        }
    }
}

/* What chance brings unseen, one of many alike, is dealt as one of many: none of them is the
 * world that is dealt again and again. */
static void worlds_probe(const mh_game *g, const mh_state *st, mh_rng *rng)
{
    enum { MANY = 16, WORLDS = 64, OFTEN = 16 };
    mh_action list[MH_MAX_LEGAL];
    uint32_t n = mh_turn(st) == MH_CHANCE ? mh_legal(g, st, MH_CHANCE, list) : 0;
    if (n < MANY || g->prompts[mh_top(st)->prompt].weight != mh_even)
        return;
    for (int viewer = 0; viewer < st->seats; viewer++) {
        room drawn, dealt;
        uint64_t seen[WORLDS];
        unsigned times[WORLDS] = {0};
        mh_action a = list[mh_below(rng, n)];
        if (g->sees(st, MH_CHANCE, a) >> viewer & 1)
            continue;
        copy(&drawn, g, st);
        mh_apply(g, &drawn.st, MH_CHANCE, a, NULL);
        for (int world = 0; world < WORLDS; world++) {
            unsigned k = 0;
            copy(&dealt, g, &drawn.st);
            g->deal(&dealt.st, viewer, rng);
            uint64_t hash = mh_hash(&dealt, g->state_size);
            while (times[k] && seen[k] != hash)
                k++;
            seen[k] = hash;
            if (++times[k] > OFTEN)
                fail_msg("%s: prompt %s, %u outcomes, but one world in %d is dealt to %d", g->id,
                         g->prompts[mh_top(st)->prompt].name, (unsigned)n, WORLDS / OFTEN, viewer);
        }
    }
}

/* Is there a world for the viewer in which the seat knows something else? */
static bool keeps_a_secret(const mh_game *g, const mh_state *st, int seat, int viewer, mh_rng *rng)
{
    room truth, dealt;
    copy(&truth, g, st);
    g->hide(&truth.st, seat);
    for (int world = 0; world < 16; world++) {
        copy(&dealt, g, st);
        g->deal(&dealt.st, viewer, rng);
        g->hide(&dealt.st, seat);
        if (memcmp(&truth, &dealt, g->state_size) != 0)
            return true;
    }
    return false;
}

/* Has this question been asked of several seats at once, and is this the last of them? */
static bool is_last_of_many(const mh_game *g, const mh_state *st, int seat)
{
    static bool many[64][256]; /* by game and prompt */
    unsigned waiting = mh_top(st)->waiting, game = 0;
    while (mh_games[game] != g)
        game++;
    bool *asked = &many[game][mh_top(st)->prompt];
    *asked = *asked || (waiting & (waiting - 1)) != 0;
    return *asked && waiting == 1u << seat;
}

/* sees() against hide(): of two answers with different outcomes, a viewer is left
 * with different bytes exactly when it sees them. But the last of several that answer at once
 * may bring to light what came of it without a name: a pack that is handed on. */
static void leak_probe(const mh_game *g, const mh_state *st, mh_rng *rng)
{
    mh_action list[MH_MAX_LEGAL];
    for (int seat = 0; st->depth && seat <= MH_CHANCE; seat++) {
        uint32_t n = mh_legal(g, st, seat, list);
        bool last = is_last_of_many(g, st, seat);
        for (uint32_t pair = 0; n > 1 && pair < 6; pair++) {
            mh_action first = list[mh_below(rng, n)], second = list[mh_below(rng, n)];
            for (int viewer = 0; viewer < st->seats; viewer++) {
                room a, b;
                bool sees = (g->sees(st, seat, first) | g->sees(st, seat, second)) >> viewer & 1;
                copy(&a, g, st), copy(&b, g, st);
                mh_apply(g, &a.st, seat, first, NULL), mh_apply(g, &b.st, seat, second, NULL);
                if (memcmp(&a, &b, g->state_size) == 0)
                    continue;
                if (!sees && last && keeps_a_secret(g, &a.st, seat, viewer, rng))
                    continue;
                g->hide(&a.st, viewer), g->hide(&b.st, viewer);
                bool differs = memcmp(&a, &b, g->state_size) != 0;
                if (differs == sees)
                    continue;
                char one[128], two[128];
                mh_format(g, first, one, sizeof one), mh_format(g, second, two, sizeof two);
                fail_msg("%s: prompt %s, seat %d, '%s' and '%s' %s viewer %d", g->id,
                         g->prompts[mh_top(st)->prompt].name, seat, one, two,
                         differs ? "leak to" : "are not told to", viewer);
            }
        }
    }
}

/* Choices made at the same time commute. */
static void order_probe(const mh_game *g, const mh_state *st, mh_rng *rng)
{
    mh_action mine[MH_MAX_LEGAL], theirs[MH_MAX_LEGAL];
    for (int p = 0; p < st->seats; p++)
        for (int q = p + 1; q < st->seats; q++) {
            uint32_t n = mh_legal(g, st, p, mine), m = mh_legal(g, st, q, theirs);
            if (!n || !m)
                continue;
            mh_action x = mine[mh_below(rng, n)], y = theirs[mh_below(rng, m)];
            room a, b;
            copy(&a, g, st), copy(&b, g, st);
            mh_apply(g, &a.st, p, x, NULL), mh_apply(g, &a.st, q, y, NULL);
            mh_apply(g, &b.st, q, y, NULL), mh_apply(g, &b.st, p, x, NULL);
            assert_memory_equal(&a, &b, g->state_size);
        }
}

static void invariant_probe(const mh_game *g, const mh_state *st, mh_rng *rng)
{
    const char *broken = g->check(st);
    (void)rng;
    if (broken)
        fail_msg("%s: ply %u breaks %s", g->id, (unsigned)st->ply, broken);
}

/* Telling what happens changes nothing, and what is told can be said. */
static void tale_probe(const mh_game *g, const mh_state *st, mh_rng *rng)
{
    int seat = mh_turn(st);
    if (seat == MH_NOBODY)
        return;
    room a, b;
    mh_action list[MH_MAX_LEGAL];
    mh_event events[256];
    mh_tale tale = {events, MH_COUNT(events), 0};
    char text[512];
    mh_action x = list[mh_below(rng, mh_legal(g, st, seat, list))];
    copy(&a, g, st), copy(&b, g, st);
    mh_apply(g, &a.st, seat, x, NULL), mh_apply(g, &b.st, seat, x, &tale);
    assert_memory_equal(&a, &b, g->state_size);
    assert_true(tale.count <= tale.cap);
    for (uint32_t i = 0; i < tale.count; i++)
        for (int lang = MH_EN; lang < MH_LANGS; lang++) {
            assert_true(mh_format_event(g, &events[i], text, sizeof text) > 0);
            mh_say_event(g, &(mh_speech){.lang = (mh_lang)lang}, &events[i], text, sizeof text);
            assert_null(strchr(text, '{'));
        }
}

static void ignore_panel(void *ctx, const mh_label *title, const char *id)
{
    (void)ctx, (void)title;
    assert_non_null(id);
}

static void ignore_row(void *ctx, const mh_kind *kind, unsigned value)
{
    (void)ctx, (void)value;
    assert_non_null(kind);
}

static void sum_cell(void *ctx, const mh_label *title, const char *id, const mh_kind *kind,
                     int32_t value)
{
    uint64_t *h = ctx;
    (void)title;
    assert_non_null(kind);
    *h = mh_mix(*h, mh_hash(id, strlen(id)) + (uint64_t)value);
}

/* A view is a function of the hidden state, and so are the odds. */
static void view_probe(const mh_game *g, const mh_state *st, mh_rng *rng)
{
    for (int viewer = 0; viewer < st->seats; viewer++) {
        room a, b;
        uint64_t one = 0, two = 0;
        copy(&a, g, st), copy(&b, g, st);
        g->deal(&b.st, viewer, rng);
        g->hide(&a.st, viewer), g->hide(&b.st, viewer);
        g->view(&a.st, viewer, &(mh_out){&one, ignore_panel, ignore_row, sum_cell});
        g->view(&b.st, viewer, &(mh_out){&two, ignore_panel, ignore_row, sum_cell});
        assert_true(one == two && one != 0);
        g->odds(&a.st, viewer, &(mh_out){&one, ignore_panel, ignore_row, sum_cell});
        g->odds(&b.st, viewer, &(mh_out){&two, ignore_panel, ignore_row, sum_cell});
        assert_true(one == two);
    }
}

/* The open question's way to say an answer is one that is listed. */
static void proper_probe(const mh_game *g, const mh_state *st, mh_rng *rng)
{
    mh_action list[MH_MAX_LEGAL];
    for (int seat = 0; st->depth && seat <= MH_CHANCE; seat++) {
        uint32_t n = mh_legal(g, st, seat, list);
        for (int i = 0; i < 8; i++) {
            mh_action a = neighbour(g, list, n, rng);
            if (!mh_well_formed(g, a))
                continue;
            mh_action b = mh_proper(g, st, seat, a);
            if (a.bits != b.bits)
                assert_true(mh_why(g, st, seat, a) && listed(list, n, b));
        }
    }
}

/* A line that a viewer reads is the same in every world it cannot rule out. */
static void sheet_probe(const mh_game *g, const mh_state *st, mh_rng *rng)
{
    for (int viewer = 0; viewer <= MH_NOBODY; viewer++) {
        room known, dealt;
        if (viewer >= st->seats && viewer != MH_NOBODY)
            continue;
        copy(&known, g, st), copy(&dealt, g, st);
        g->hide(&known.st, viewer);
        g->deal(&dealt.st, viewer, rng);
        for (int seat = 0; seat < st->seats; seat++) {
            mh_known k = mh_score_for(g, &known.st, viewer, seat);
            mh_known truth = mh_score_for(g, st, MH_CHANCE, seat);
            mh_known other = mh_score_for(g, &dealt.st, MH_CHANCE, seat);
            assert_true(truth.whole);
            for (unsigned i = 0; st->depth && i < g->categories->count; i++)
                if (k.lines >> i & 1 && (k.line[i] != truth.line[i] || k.line[i] != other.line[i]))
                    fail_msg("%s: seat %d's %s, read by %d, is %d, %d or %d", g->id, seat,
                             g->categories->ids[i], viewer, (int)k.line[i], (int)truth.line[i],
                             (int)other.line[i]);
        }
    }
}

/* What is remarked on an answer can be said, and is a function of what the seat may know. */
static void remark_probe(const mh_game *g, const mh_state *st, mh_rng *rng)
{
    mh_action list[MH_MAX_LEGAL];
    room known, dealt;
    char one[512], two[512];
    for (int seat = 0; g->remark && seat < st->seats; seat++) {
        uint32_t n = mh_legal(g, st, seat, list);
        copy(&known, g, st), copy(&dealt, g, st);
        g->hide(&known.st, seat);
        g->deal(&dealt.st, seat, rng);
        g->hide(&dealt.st, seat);
        for (int i = 0; n && i < 8; i++) {
            mh_speech how = {.lang = (mh_lang)mh_below(rng, MH_LANGS)};
            mh_action a = i % 2 ? neighbour(g, list, n, rng) : list[mh_below(rng, n)];
            if (!mh_well_formed(g, a))
                continue;
            mh_say_remarks(g, &how, &known.st, seat, a, one, sizeof one);
            mh_say_remarks(g, &how, &dealt.st, seat, a, two, sizeof two);
            assert_string_equal(one, two);
            assert_null(strchr(one, '{'));
        }
    }
}

static void legal_lists(void **u) { (void)u, each_game(legal_probe); }
static void why_agrees(void **u) { (void)u, each_game(why_probe); }
static void secrets_stay_secret(void **u) { (void)u, each_game(secrecy_probe); }
static void many_worlds_are_dealt(void **u) { (void)u, each_game(worlds_probe); }
static void nothing_leaks(void **u) { (void)u, each_game(leak_probe); }
static void order_is_nothing(void **u) { (void)u, each_game(order_probe); }
static void invariants_hold(void **u) { (void)u, each_game(invariant_probe); }
static void tales_are_harmless(void **u) { (void)u, each_game(tale_probe); }
static void views_are_blind(void **u) { (void)u, each_game(view_probe); }
static void sheets_are_sure(void **u) { (void)u, each_game(sheet_probe); }
static void remarks_are_blind(void **u) { (void)u, each_game(remark_probe); }

static void few_are_those_that_cannot_wait(void **u) { (void)u, each_game(few_probe); }
static void what_can_wait_loses_nothing(void **u) { (void)u, each_game(later_probe); }
static void answers_swap(void **u) { (void)u, each_game(swap_probe); }
static void what_is_meant_is_listed(void **u) { (void)u, each_game(proper_probe); }

static void fields_tile_the_state(void **u)
{
    (void)u;
    for (unsigned i = 0; i < mh_game_count; i++) {
        const mh_game *g = mh_games[i];
        uint8_t *seen = calloc(1, g->state_size);
        assert_true(g->state_size <= MH_MAX_STATE && g->state_size % 8 == 0);
        for (unsigned f = 0; f < g->field_count; f++) {
            const mh_field *x = &g->fields[f];
            uint32_t size = (uint32_t)x->dim[0] * x->dim[1] * x->dim[2] * x->width;
            for (uint32_t b = 0; b < size; b++)
                assert_int_equal(seen[x->offset + b]++, 0);
            for (unsigned other = 0; other < f; other++) /* one member each, where it is JSON */
                assert_string_not_equal(x->name, g->fields[other].name);
        }
        for (uint32_t b = 0; b < g->state_size; b++)
            assert_int_equal(seen[b], 1);
        free(seen);
    }
}

/* What drawn boards read is there. */
static void boards_read_fields(void **u)
{
    (void)u;
    for (unsigned i = 0; i < mh_game_count; i++) {
        const mh_game *g = mh_games[i];
        for (const char *const *name = g->board; name && *name; name++) {
            unsigned found = 0;
            for (unsigned f = 0; f < g->field_count; f++)
                found += strcmp(g->fields[f].name, *name) == 0;
            assert_int_equal(found, 1);
        }
        for (unsigned k = 0; k < g->about_count; k++) {
            assert_true(g->about[k].prompt < g->prompt_count && g->about[k].kind);
            assert_true(g->about[k].arg < MH_COUNT(((mh_frame *)0)->arg));
        }
    }
}

/* A marker names an operand there is, of a seat that is known, with words for its values. */
static void markers_name_things(void **u)
{
    (void)u;
    for (unsigned i = 0; i < mh_game_count; i++) {
        const mh_game *g = mh_games[i];
        assert_true(g->marker_count > 0 && g->marker_count <= MH_MAX_MARKERS);
        for (unsigned k = 0; k < g->marker_count; k++) {
            const mh_marker *m = &g->markers[k];
            const mh_verb *word = m->is_event ? &g->events[m->word] : &g->verbs[m->word];
            assert_true(m->word > 0 && m->word < (m->is_event ? g->event_count : g->verb_count));
            assert_true(word->name && m->operand < word->operands);
            assert_true(!m->is_event || word->kinds[0] == &mh_seat);
            for (int lang = 0; lang < MH_LANGS; lang++)
                assert_true(m->label->text[lang] && *m->label->text[lang]);
            if (m->how != MH_MARK_TIMES)
                assert_true(mh_marker_kind(g, m)->labels && !mh_marker_kind(g, m)->is_set);
        }
    }
}

static bool known_game(const char *id)
{
    for (unsigned i = 0; i < mh_game_count; i++)
        if (strcmp(mh_games[i]->id, id) == 0)
            return true;
    return false;
}

int main(int argc, char **argv)
{
    only = argc > 1 ? argv[1] : NULL;
    seeds = argc > 2 ? strtoull(argv[2], NULL, 10) : seeds;
    if (argc > 3 || (only && !known_game(only)) || !seeds) {
        fputs("conformance: expected [GAME [SEEDS]]\n", stderr);
        return 2;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(legal_lists),
        cmocka_unit_test(why_agrees),
        cmocka_unit_test(secrets_stay_secret),
        cmocka_unit_test(many_worlds_are_dealt),
        cmocka_unit_test(nothing_leaks),
        cmocka_unit_test(order_is_nothing),
        cmocka_unit_test(invariants_hold),
        cmocka_unit_test(tales_are_harmless),
        cmocka_unit_test(views_are_blind),
        cmocka_unit_test(fields_tile_the_state),
        cmocka_unit_test(boards_read_fields),
        cmocka_unit_test(markers_name_things),
        cmocka_unit_test(few_are_those_that_cannot_wait),
        cmocka_unit_test(answers_swap),
        cmocka_unit_test(what_is_meant_is_listed),
        cmocka_unit_test(what_can_wait_loses_nothing),
        cmocka_unit_test(sheets_are_sure),
        cmocka_unit_test(remarks_are_blind),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    later_report();
    return failed;
}
