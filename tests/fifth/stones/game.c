/* game.c - Stones: the smallest game that the interface takes, for tests/fifth.sh. */
#include "stones.h"

#include <string.h>

#include "st_tables.h"

typedef struct st_state {
    mh_state head;
    uint8_t left, last, turn;
    uint8_t taken[MH_MAX_SEATS];
} st_state;

static st_state *st_of(mh_state *st) { return (st_state *)(void *)st; }

static const st_state *st_const(const mh_state *st) { return (const st_state *)(const void *)st; }

static const char *setup(mh_state *st)
{
    st_state *s = st_of(st);
    s->left = st_piles[ST_PILE_HEAP].stones;
    s->last = s->turn = MH_NONE;
    mh_ask(st, ST_PROMPT_FIRST, 1u << MH_CHANCE, 0);
    return NULL;
}

/* ST-PLAY-01 */
static uint32_t legal_first(const mh_state *st, int seat, mh_action *out)
{
    (void)seat;
    for (unsigned i = 0; i < st->seats; i++)
        out[i] = mh_act(ST_VERB_FIRST, i, 0, 0);
    return st->seats;
}

static const char *why_first(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    return mh_verb_of(a) == ST_VERB_FIRST && mh_arg(a, 0) < st->seats ? NULL : "ST-PLAY-01";
}

static void ask_next(mh_state *st, unsigned seat)
{
    st_of(st)->turn = (uint8_t)seat;
    mh_ask(st, ST_PROMPT_TAKE, 1u << seat, 0);
}

static void apply_first(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)seat, (void)tale;
    mh_done(st);
    ask_next(st, mh_arg(a, 0));
}

/* ST-PLAY-02 */
static unsigned most(const st_state *s)
{
    unsigned limit = st_piles[ST_PILE_HEAP].most;
    return s->left < limit ? s->left : limit;
}

static uint32_t legal_take(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = most(st_const(st));
    (void)seat;
    for (unsigned i = 0; i < n; i++)
        out[i] = mh_act(ST_VERB_TAKE, i + 1, 0, 0);
    return n;
}

static const char *why_take(const mh_state *st, int seat, mh_action a)
{
    unsigned n = mh_arg(a, 0);
    (void)seat;
    return mh_verb_of(a) == ST_VERB_TAKE && n && n <= most(st_const(st)) ? NULL : "ST-PLAY-02";
}

static void apply_take(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    st_state *s = st_of(st);
    unsigned n = mh_arg(a, 0);
    mh_done(st);
    mh_add(&s->left, -(int)n);
    mh_add(&s->taken[seat], (int)n);
    s->last = (uint8_t)seat;
    mh_tell(tale, ST_EVENT_TOOK, MH_ALL, (unsigned)seat, n, 0, 0);
    if (s->left)
        ask_next(st, ((unsigned)seat + 1) % st->seats);
    else
        mh_tell(tale, ST_EVENT_OVER, MH_ALL, 0, 0, 0, 0);
}

static uint8_t sees(const mh_state *st, int seat, mh_action a)
{
    (void)st, (void)seat, (void)a;
    return MH_ALL;
}

/* ST-PLAY-04 */
static void score(const mh_state *st, int seat, int32_t line[MH_MAX_LINES])
{
    const st_state *s = st_const(st);
    line[ST_CATEGORY_STONES] = s->taken[seat];
    line[ST_CATEGORY_LAST] = !s->left && s->last == seat ? 10 : 0;
}

static void rank(const mh_state *st, uint8_t out[MH_MAX_SEATS])
{
    int64_t key[MH_MAX_SEATS] = {0};
    for (int seat = 0; seat < st->seats; seat++) {
        int32_t line[MH_MAX_LINES] = {0};
        score(st, seat, line);
        key[seat] = line[ST_CATEGORY_STONES] + line[ST_CATEGORY_LAST];
    }
    mh_rank_by(key, st->seats, out);
}

static int32_t worth(const mh_state *st, int seat)
{
    int32_t line[MH_MAX_LINES] = {0};
    score(st, seat, line);
    return 100 * (line[ST_CATEGORY_STONES] + line[ST_CATEGORY_LAST]);
}

static void cell(const mh_out *out, unsigned title, int32_t value)
{
    out->cell(out->ctx, &st_label_title[title], st_kind_title.ids[title], &mh_number, value);
}

static void view(const mh_state *hidden, int viewer, const mh_out *out)
{
    const st_state *s = st_const(hidden);
    (void)viewer;
    out->panel(out->ctx, &st_label_title[ST_TITLE_HEAP], st_kind_title.ids[ST_TITLE_HEAP]);
    out->row(out->ctx, &st_kind_pile, ST_PILE_HEAP);
    cell(out, ST_TITLE_LEFT, s->left);
    out->panel(out->ctx, &st_label_title[ST_TITLE_PLAYERS], st_kind_title.ids[ST_TITLE_PLAYERS]);
    for (unsigned seat = 0; seat < hidden->seats; seat++) {
        out->row(out->ctx, &mh_seat, seat);
        cell(out, ST_TITLE_STONES, s->taken[seat]);
    }
}

static const char *check(const mh_state *st)
{
    const st_state *s = st_const(st);
    unsigned sum = s->left;
    for (unsigned seat = 0; seat < MH_MAX_SEATS; seat++)
        sum += s->taken[seat];
    return sum == st_piles[ST_PILE_HEAP].stones ? NULL : "ST-PLAY-01";
}

static const mh_verb verbs[] = {
    [ST_VERB_FIRST] = {"first", 1, {&mh_seat}, &st_label_verb[ST_VERB_FIRST]},
    [ST_VERB_TAKE] = {"take", 1, {&mh_number}, &st_label_verb[ST_VERB_TAKE]},
};

static const mh_verb events[] = {
    [ST_EVENT_TOOK] = {"took", 2, {&mh_seat, &mh_number}, &st_label_event[ST_EVENT_TOOK]},
    [ST_EVENT_OVER] = {"over", 0, {0}, &st_label_event[ST_EVENT_OVER]},
};

static const mh_prompt prompts[] = {
    [ST_PROMPT_FIRST] = MH_QUESTION("first", legal_first, why_first, apply_first,
                                    &st_label_prompt[ST_PROMPT_FIRST]),
    [ST_PROMPT_TAKE] =
        MH_QUESTION("take", legal_take, why_take, apply_take, &st_label_prompt[ST_PROMPT_TAKE]),
};

static const mh_field fields[] = {
    MH_HEAD_FIELDS,
    MH_F0(st_state, left, &mh_number),
    MH_F0(st_state, last, &mh_seat),
    MH_F0(st_state, turn, &mh_seat),
    MH_F1(st_state, taken, MH_MAX_SEATS, &mh_seat, &mh_number),
};

static const mh_marker markers[ST_MARKER_COUNT] = {
    [ST_MARKER_TURNS] = {"turns", &st_label_marker[ST_MARKER_TURNS], MH_MARK_TIMES, 1,
                         ST_EVENT_TOOK, 0},
};

static const mh_thinking thinking = {.play_on = MH_PLAY_OUT};

const mh_game st_game = {
    .id = "stones",
    .name = "Stones",
    .label = &st_name,
    .phrases = &st_phrases,
    .prefix = "ST",
    .state_size = sizeof(st_state),
    .content = ST_CONTENT,
    .rules_version = 1,
    .max_legal = 8,
    .min_seats = 2,
    .max_seats = 5,
    .verb_count = ST_VERB_COUNT,
    .event_count = ST_EVENT_COUNT,
    .prompt_count = ST_PROMPT_COUNT,
    .marker_count = ST_MARKER_COUNT,
    .markers = markers,
    .field_count = MH_COUNT(fields),
    .catalogue_count = ST_TABLE_TOTAL,
    .rule_count = ST_RULE_TOTAL,
    .verbs = verbs,
    .events = events,
    .prompts = prompts,
    .fields = fields,
    .categories = &st_kind_category,
    .catalogues = st_content,
    .rules = st_rules,
    .turn_rule = "ST-PLAY-03",
    .setup = setup,
    .sees = sees,
    .hide = mh_hide_nothing,
    .deal = mh_deal_nothing,
    .score = score,
    .reads = mh_reads_all,
    .rank = rank,
    .worth = worth,
    .thinking = &thinking,
    .view = view,
    .odds = mh_no_odds,
    .check = check,
};
