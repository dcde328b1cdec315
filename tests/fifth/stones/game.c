/* game.c - Stones: the smallest game that the interface takes, for tests/fifth.sh. */
#include "stones.h"

#include "state.h"

static const char *setup(mh_state *st)
{
    st_state *s = st_of(st);
    s->left = st_piles[ST_PILE_HEAP].stones;
    s->last = s->turn = MH_NONE;
    mh_ask(st, ST_PROMPT_FIRST, 1u << MH_CHANCE, 0);
    return NULL;
}

/* ST-PLAY-01 */
uint32_t st_legal_first(const mh_state *st, int seat, mh_action *out)
{
    (void)seat;
    for (unsigned i = 0; i < st->seats; i++)
        out[i] = mh_act(ST_VERB_FIRST, i, 0, 0);
    return st->seats;
}

const char *st_why_first(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    return mh_verb_of(a) == ST_VERB_FIRST && mh_arg(a, 0) < st->seats ? NULL : "ST-PLAY-01";
}

static void ask_next(mh_state *st, unsigned seat)
{
    st_of(st)->turn = (uint8_t)seat;
    mh_ask(st, ST_PROMPT_TAKE, 1u << seat, 0);
}

void st_apply_first(mh_state *st, int seat, mh_action a, mh_tale *tale)
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

uint32_t st_legal_take(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = most(st_const(st));
    (void)seat;
    for (unsigned i = 0; i < n; i++)
        out[i] = mh_act(ST_VERB_TAKE, i + 1, 0, 0);
    return n;
}

const char *st_why_take(const mh_state *st, int seat, mh_action a)
{
    unsigned n = mh_arg(a, 0);
    (void)seat;
    return mh_verb_of(a) == ST_VERB_TAKE && n && n <= most(st_const(st)) ? NULL : "ST-PLAY-02";
}

void st_apply_take(mh_state *st, int seat, mh_action a, mh_tale *tale)
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

static void view(const mh_state *hidden, int viewer, const mh_out *out)
{
    const st_state *s = st_const(hidden);
    const mh_view v = {out, &st_kind_title};
    (void)viewer;
    mh_view_panel(&v, ST_TITLE_HEAP);
    mh_view_row(&v, &st_kind_pile, ST_PILE_HEAP);
    mh_view_number(&v, ST_TITLE_LEFT, s->left);
    mh_view_panel(&v, ST_TITLE_PLAYERS);
    for (unsigned seat = 0; seat < hidden->seats; seat++) {
        mh_view_row(&v, &mh_seat, seat);
        mh_view_number(&v, ST_TITLE_STONES, s->taken[seat]);
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

static const mh_thinking thinking = {.play_on = MH_PLAY_OUT};

const mh_game st_game = {
    .id = "stones",
    .name = "Stones",
    .prefix = "ST",
    MH_GAME_TABLES(st, ST),
    .state_size = sizeof(st_state),
    .rules_version = 1,
    .max_legal = 8,
    .min_seats = 2,
    .max_seats = 5,
    .categories = &st_kind_category,
    .turn_rule = "ST-PLAY-03",
    .setup = setup,
    .sees = mh_all_see,
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
