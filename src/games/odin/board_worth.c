/* board_worth.c - a bot's estimate of a board: squares still open, income and bonuses to come.
 *
 * Squares are covered at a steady pace. So an income square starts to pay when what it
 * still lacks has been covered, and every square laid brings all later ones forward. */
#include "worth.h"

enum {
    POINT = 100,
    PACE = 22,   /* squares covered in a round... */
    STRIDE = 18, /* ...and with 16 Vikings */
    NEST = 1,    /* squares around one bonus covered in a round */
    EDGE = 3,    /* one side between an open and a covered square: gaps are hard to fill */
    COVER = 38,  /* squares that 16 Vikings may cover where there is room enough */
    COIN = 25,   /* what silver is worth beyond its point at the start */
    PLANE = 3,   /* words of 4 rows each */
};

/* ---- squares, four rows a word ------------------------------------------------------------------
 */

typedef struct plane {
    uint64_t word[PLANE];
} plane;

static uint64_t word_of(const uint16_t *row)
{
    return row[0] | (uint64_t)row[1] << 16 | (uint64_t)row[2] << 32 | (uint64_t)row[3] << 48;
}

static uint64_t fold(uint64_t x) /* bits of every byte */
{
    x -= x >> 1 & 0x5555555555555555u;
    x = (x & 0x3333333333333333u) + (x >> 2 & 0x3333333333333333u);
    return (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu;
}

static unsigned squares_in(uint64_t a, uint64_t b, uint64_t c)
{
    return (unsigned)((fold(a) + fold(b) + fold(c)) * 0x0101010101010101u >> 56);
}

/* Squares of the lower-left region of (row, col). */
static unsigned squares_below(const plane *p, unsigned row, unsigned col)
{
    uint64_t columns = ((2u << col) - 1) * 0x0001000100010001u, word[PLANE];
    for (unsigned i = 0; i < PLANE; i++) {
        unsigned above = row > 4 * i ? row - 4 * i : 0; /* rows of the word that do not count */
        word[i] = above < 4 ? p->word[i] & columns & ~0ull << 16 * above : 0;
    }
    return squares_in(word[0], word[1], word[2]);
}

/* Sides between squares of the plane and others. */
static unsigned edges_of(const plane *p)
{
    const uint64_t *w = p->word;
    return squares_in(w[0] ^ w[0] << 1, w[1] ^ w[1] << 1, w[2] ^ w[2] << 1) +
           squares_in(w[0] ^ (w[0] >> 16 | w[1] << 48), w[1] ^ (w[1] >> 16 | w[2] << 48),
                      w[2] ^ w[2] >> 16) +
           squares_in(w[0] & 0xffff, 0, 0);
}

static unsigned minus_squares(const fo_state *s, unsigned area)
{
    const uint16_t *minus = fo_boards[fo_board_of(s, area)].minus, *cover = s->cover[area];
    return squares_in(word_of(minus) & ~word_of(cover), word_of(minus + 4) & ~word_of(cover + 4),
                      word_of(minus + 8) & ~word_of(cover + 8));
}

/* ---- time: counted in Vikings, so that it passes evenly ---------------------------------------
 */

/* The more squares are open the fewer of them will be covered in the time left. */
int32_t fo_cost_of_open(const fo_time *t, int32_t open)
{
    return POINT * open * open / (open + t->cover);
}

static int32_t one_more_open(const fo_time *t, int32_t open)
{
    int32_t all = open + t->cover;
    return POINT * open * (all + t->cover) / (all * all);
}

int32_t fo_open_squares(const fo_state *s, int seat)
{
    unsigned sum = 0;
    for (unsigned m = fo_areas(s, seat); m; m &= m - 1)
        sum += minus_squares(s, fo_low_bit(m));
    return (int32_t)sum;
}

fo_time fo_time_left(const fo_state *s, int seat)
{
    int32_t rounds = (fo_option(s, FO_OPTION_LENGTH) == FO_LENGTH_LONG ? 7 : 6) - s->round;
    int32_t each = (int32_t)fo_vikings(s);
    fo_time t = {.rounds = rounds, .incomes = rounds + (s->stage <= FO_STAGE_INCOME)};
    if (s->stage < FO_STAGE_ACTIONS)
        t.now = each;
    else if (s->stage == FO_STAGE_ACTIONS && !(s->passed >> seat & 1))
        t.now = s->thing[seat];
    t.bonuses = rounds - (s->stage > FO_STAGE_BONUS);
    t.bonuses = t.bonuses > 0 ? t.bonuses : 0;
    t.vikings = t.now + rounds * each + rounds * (rounds + 1) / 2;
    t.silver = POINT + COIN * t.vikings / FO_ALL_VIKINGS;
    t.income = (POINT + t.silver) / 2;
    t.cover = 1 + COVER * t.vikings / 16;
    t.minus = one_more_open(&t, fo_open_squares(s, seat));
    t.reach = STRIDE * t.vikings / 16;
    return t;
}

/* ---- boards -----------------------------------------------------------------------------------
 */

static unsigned next_income(const fo_board_row *b, unsigned i)
{
    unsigned track = b->pay_row[i] + b->pay_col[i];
    for (unsigned k = i + 1; k < b->pay_count; k++)
        if (b->pay_row[k] + b->pay_col[k] == (int)track)
            return b->pay_value[k];
    return b->income[b->income_count > 1 && (int)track != b->pay_row[0] + b->pay_col[0]];
}

/* What income squares that are still open may add once they are covered. */
static int32_t hope_of_income(const fo_state *s, unsigned area, const fo_time *t, const plane *need)
{
    const fo_board_row *b = &fo_boards[fo_board_of(s, area)];
    int32_t sum = 0;
    for (unsigned i = 0; i < b->pay_count; i++) {
        unsigned row = b->pay_row[i], col = b->pay_col[i];
        if (s->cover[area][row] >> col & 1)
            continue;
        int32_t missing = (int32_t)squares_below(need, row, col);
        if (missing >= t->reach && b->income_count == 1)
            break; /* along one diagonal the regions only grow */
        if (missing < t->reach)
            sum += (int32_t)(next_income(b, i) - b->pay_value[i]) * (t->reach - missing);
    }
    return sum * t->income / PACE;
}

static int32_t bonus_worth(const fo_bonus_row *b)
{
    int32_t sum = 0;
    for (unsigned i = 0; i < b->reward_count; i++) {
        unsigned item = fo_bonuses_reward[b->reward_at + i].arg[0];
        sum += item < FO_ITEM_WHALER ? fo_item_worth(item) : 2 * POINT;
    }
    return sum;
}

static int32_t hope_of_bonuses(const fo_state *s, unsigned area, const fo_time *t,
                               const plane *need)
{
    unsigned board = fo_board_of(s, area);
    int32_t sum = 0, reach = NEST * t->vikings / 9;
    for (unsigned i = fo_bonuses_of[board]; t->bonuses && i < fo_bonuses_of[board + 1]; i++) {
        unsigned row = fo_bonuses[i].row, col = fo_bonuses[i].col;
        uint64_t around = col ? 7ull << (col - 1) : 3u, word = 0;
        if (s->cover[area][row] >> col & 1)
            continue;
        for (unsigned r = row ? row - 1 : 0; r <= row + 1 && r < FO_ROWS; r++)
            word = word << 16 | (need->word[r / 4] >> 16 * (r % 4) & around);
        int32_t missing = (int32_t)squares_in(word, 0, 0);
        if (missing < reach)
            sum += bonus_worth(&fo_bonuses[i]) * (reach - missing) / NEST;
    }
    return sum;
}

void fo_look_at_area(const fo_state *s, unsigned area, const fo_time *t, fo_area_look *look)
{
    unsigned board = fo_board_of(s, area);
    const fo_board_row *b = &fo_boards[board];
    plane need;
    for (size_t i = 0; i < PLANE; i++) {
        uint64_t free = ~word_of(&s->cover[area][4 * i]);
        need.word[i] = word_of(&b->area[4 * i]) & ~word_of(&b->bonus[4 * i]) & free;
    }
    look->minus = (uint8_t)minus_squares(s, area);
    look->income = (uint8_t)(b->pay_count ? fo_board_income(s, area) : 0);
    look->worth = -t->minus * look->minus + t->income * t->incomes * look->income -
                  EDGE * (int32_t)edges_of(&need);
    look->hope = hope_of_bonuses(s, area, t, &need);
    if (b->pay_count)
        look->hope += hope_of_income(s, area, t, &need);
}

/* A square brings every income forward whose region it lies in. */
static void weigh_income(const fo_state *s, unsigned area, const fo_time *t, int32_t share,
                         fo_weights *out)
{
    const fo_board_row *b = &fo_boards[fo_board_of(s, area)];
    for (unsigned i = 0; i < b->pay_count; i++) {
        unsigned row = b->pay_row[i], col = b->pay_col[i];
        int32_t gain =
            (int32_t)(next_income(b, i) - b->pay_value[i]) * t->income * share / (PACE * FO_WHOLE);
        if (!gain || s->cover[area][row] >> col & 1)
            continue;
        for (unsigned r = row; r < b->rows; r++)
            for (unsigned c = 0; c <= col; c++)
                out->at[r][c] = (int16_t)(out->at[r][c] + gain);
    }
}

void fo_weigh_squares(const fo_state *s, unsigned area, const fo_time *t, int32_t share,
                      fo_weights *out)
{
    const fo_board_row *b = &fo_boards[fo_board_of(s, area)];
    for (unsigned r = 0; r < b->rows; r++)
        for (unsigned c = 0; c < 16; c++)
            out->at[r][c] = (int16_t)(b->bonus[r] >> c & 1   ? -POINT
                                      : b->minus[r] >> c & 1 ? t->minus
                                                             : 0);
    if (share)
        weigh_income(s, area, t, share, out);
}

void fo_cover(fo_state *s, unsigned area, unsigned piece, unsigned o, unsigned row, unsigned col)
{
    const fo_outline *shape = &fo_shape_of(piece)->as[o];
    for (unsigned i = 0; i < shape->h; i++)
        s->cover[area][row + i] |= (uint16_t)((unsigned)shape->row[i] << col);
}
