/* What is offered and advised in A Feast for Odin, against brute force at many points of
 * random games; and counts of the tables that no vector can see. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games/odin/advice.h"
#include "games/odin/odin.h"
#include "games/odin/state.h"

typedef void probe(const fo_state *s, int seat);

enum { GAMES = 4 };

/* A rich start, so that boards of all kinds fill up. */
static void enrich(fo_state *s)
{
    for (unsigned good = 0; good < FO_GOODS; good++)
        s->stock[0][good] = fo_goods[good].vp_in_supply ? 1 : 4;
    s->stock[0][FO_ITEM_SILVER] = 60;
    s->stone_owner[0] = s->long_owner[0] = s->long_owner[1] = 0;
    memset(s->isle_owner, 0, sizeof s->isle_owner);
}

static void walk(int seats, uint64_t seed, probe *at_each_turn)
{
    fo_state s;
    mh_action list[MH_MAX_LEGAL];
    mh_rng rng;
    uint64_t options = 0;
    size_t at = 0;
    mh_seed(&rng, seed);
    assert_int_equal(mh_options_parse(&fo_game, "decks=none", &options, &at), MH_OK);
    assert_null(mh_setup(&fo_game, &s.head, options, seats));
    if (seed % 2)
        enrich(&s);
    for (int seat; (seat = mh_turn(&s.head)) != MH_NOBODY;) {
        if (seat != MH_CHANCE)
            at_each_turn(&s, seat);
        mh_action a = seat == MH_CHANCE
                          ? mh_roll(&fo_game, &s.head, &rng)
                          : list[mh_below(&rng, mh_legal(&fo_game, &s.head, seat, list))];
        mh_apply(&fo_game, &s.head, seat, a, NULL);
    }
}

static void each_turn(probe *p)
{
    for (int seats = 1; seats <= 4; seats++)
        for (uint64_t seed = 1; seed <= GAMES; seed++)
            walk(seats, seed, p);
}

/* The most squares that can be served, by trying everything. */
static unsigned most_served(const fo_state *s, int seat, unsigned deep)
{
    mh_action list[MH_MAX_LEGAL];
    const mh_frame *f = mh_top(&s->head);
    unsigned best = (unsigned)(f->arg[0] - f->arg[5]);
    uint32_t n = fo_legal_feast(&s->head, seat, list);
    for (uint32_t i = 0; i < n && deep; i++) {
        unsigned verb = mh_verb_of(list[i]);
        fo_state next = *s;
        if (verb != FO_VERB_SERVE && verb != FO_VERB_GAP)
            continue;
        fo_game.prompts[FO_PROMPT_FEAST].apply(&next.head, seat, list[i], NULL);
        bool closed = mh_top(&next.head)->prompt != FO_PROMPT_FEAST;
        unsigned served = closed ? f->arg[1] - (unsigned)(next.penalties[seat] - s->penalties[seat])
                                 : most_served(&next, seat, deep - 1);
        if (served > best)
            best = served;
    }
    return best;
}

static void feast_probe(const fo_state *s, int seat)
{
    const mh_frame *f = mh_top(&s->head);
    fo_feast_plan plan;
    if (f->prompt != FO_PROMPT_FEAST)
        return;
    fo_state now = *s;
    unsigned before = s->penalties[seat];
    unsigned squares = f->arg[1], done = f->arg[0];
    fo_advise_feast(&s->head, seat, &plan);
    assert_int_equal(plan.squares, squares - done);
    for (unsigned i = 0; i < plan.moves && now.turn == s->turn; i++)
        assert_int_equal(mh_play(&fo_game, &now.head, seat, plan.move[i], NULL), MH_OK);
    if (now.turn == s->turn && now.stage == FO_STAGE_FEAST)
        assert_int_equal(
            mh_play(&fo_game, &now.head, seat, mh_act(FO_VERB_END_FEAST, 0, 0, 0), NULL), MH_OK);
    unsigned hungry = now.penalties[seat] - before - f->arg[5];
    assert_int_equal(hungry, plan.squares - plan.served);
    if (plan.squares <= 4)
        assert_int_equal(done - f->arg[5] + plan.served, most_served(s, seat, 4));
}

static void place_probe(const fo_state *s, int seat)
{
    fo_spot spots[8];
    if (mh_top(&s->head)->prompt != FO_PROMPT_TURN || s->head.ply % 5)
        return;
    for (unsigned piece = 0; piece <= FO_ITEM_ORE; piece++) {
        uint32_t n = fo_advise_place(&s->head, seat, piece, spots, 8);
        for (uint32_t i = 0; i < n; i++) {
            fo_state next = *s;
            assert_true(i == 0 || spots[i - 1].gain >= spots[i].gain);
            assert_int_equal(mh_play(&fo_game, &next.head, seat, spots[i].place, NULL), MH_OK);
            assert_null(mh_why(&fo_game, &next.head, seat, spots[i].at));
            unsigned area = fo_area_of(s, seat, mh_arg(spots[i].place, 1));
            fo_lay(&next, area, piece, mh_arg(spots[i].place, 2), mh_arg(spots[i].at, 0),
                   mh_arg(spots[i].at, 1));
            assert_int_equal(spots[i].minus, fo_open_minus(s, area) - fo_open_minus(&next, area));
            assert_int_equal(spots[i].income,
                             (int)fo_board_income(&next, area) - (int)fo_board_income(s, area));
        }
    }
}

/* ---- placing, square by square, from the list of squares ------------------------------------ */

typedef struct square {
    bool there, income, bonus, covered, beside;
} square;

static square grid[16][16];

/* Is a tile of the piece's own kind on a square? By the cells, not by the bits. */
static bool same_kind(const fo_state *s, unsigned area, unsigned piece, int row, int col)
{
    const fo_board_row *b = &fo_boards[fo_board_of(s, area)];
    if (row < 0 || col < 0 || row >= b->rows || col >= b->cols || piece >= FO_GOODS)
        return false;
    unsigned x = s->cells[fo_cell(s, area, (unsigned)row, (unsigned)col)];
    unsigned colour = fo_goods[piece].colour, lies = x & FO_CELL_PIECE;
    if (x == FO_CELL_FREE || lies >= FO_GOODS || fo_goods[lies].colour != colour)
        return false;
    return b->kind == FO_BOARD_KIND_HOUSE ? colour <= FO_COLOUR_RED : colour == FO_COLOUR_GREEN;
}

static void draw(const fo_state *s, unsigned area, unsigned piece)
{
    const fo_board_row *b = &fo_boards[fo_board_of(s, area)];
    memset(grid, 0, sizeof grid);
    for (unsigned r = 0; r < b->rows; r++)
        for (unsigned c = 0; c < b->cols; c++) {
            int y = (int)r, x = (int)c;
            grid[r][c] = (square){
                .there = b->area[r] >> c & 1,
                .income = b->pay[r] >> c & 1,
                .bonus = b->bonus[r] >> c & 1,
                .covered = s->cells[fo_cell(s, area, r, c)] != FO_CELL_FREE,
                .beside =
                    same_kind(s, area, piece, y - 1, x) || same_kind(s, area, piece, y + 1, x) ||
                    same_kind(s, area, piece, y, x - 1) || same_kind(s, area, piece, y, x + 1),
            };
        }
}

static bool under(const fo_outline *shape, unsigned row, unsigned col, unsigned r, unsigned c)
{
    return r >= row && c >= col && r < row + shape->h && c < col + shape->w &&
           shape->row[r - row] >> (c - col) & 1;
}

static bool income_allows(const fo_outline *shape, unsigned row, unsigned col, unsigned r,
                          unsigned c)
{
    for (unsigned y = r; y < 16; y++)
        for (unsigned x = 0; x <= c; x++)
            if (grid[y][x].there && !grid[y][x].covered && !grid[y][x].bonus &&
                !under(shape, row, col, y, x))
                return false;
    return true;
}

static bool may_lie(const fo_outline *shape, unsigned row, unsigned col)
{
    for (unsigned r = row; r < row + shape->h; r++)
        for (unsigned c = col; c < col + shape->w; c++) {
            const square *q = &grid[r & 15][c & 15];
            if (!under(shape, row, col, r, c))
                continue;
            if (r > 15 || c > 15 || !q->there || q->covered || q->beside)
                return false;
            if (q->income && !income_allows(shape, row, col, r, c))
                return false;
        }
    return true;
}

static void compare(const fo_state *s, unsigned area, unsigned piece, unsigned o)
{
    const fo_outline *shape = &fo_shape_of(piece)->as[o];
    fo_ground g;
    fo_rows rows;
    fo_survey(s, area, FO_ALL_TINTS, &g);
    fo_fits(&g, piece, o, false, &rows);
    for (unsigned r = 0; r < FO_ROWS; r++)
        for (unsigned c = 0; c < 13; c++) {
            bool fits = rows.row[r] >> c & 1;
            assert_int_equal(fits, may_lie(shape, r, c));
            assert_int_equal(fits, !fo_why_square(s, area, piece, o, r, c));
        }
}

/* Every piece that a board takes, whether somebody has it or not. */
static void fit_probe(const fo_state *s, int seat)
{
    if (mh_top(&s->head)->prompt != FO_PROMPT_TURN || s->head.ply % 7)
        return;
    for (unsigned m = fo_areas(s, seat); m; m &= m - 1)
        for (unsigned piece = 0; piece <= FO_ITEM_ORE; piece++) {
            unsigned area = fo_low_bit(m);
            if (!fo_accepts(fo_board_of(s, area), piece))
                continue;
            draw(s, area, piece);
            for (unsigned o = 0; o < 8; o++)
                if (fo_shape_of(piece)->turns >> o & 1)
                    compare(s, area, piece, o);
        }
}

/* The squares told for a piece taken up are the legal ones, and what they bring comes true. */
static void square_probe(const fo_state *s, int seat)
{
    fo_spot spots[200];
    mh_action list[MH_MAX_LEGAL];
    if (mh_top(&s->head)->prompt != FO_PROMPT_AT)
        return;
    uint32_t n = fo_advise_at(&s->head, seat, spots, 200);
    assert_int_equal(n, mh_legal(&fo_game, &s->head, seat, list));
    for (uint32_t i = 0; i < n; i++) {
        fo_state next = *s;
        unsigned area = fo_area_of(s, seat, mh_top(&s->head)->arg[1]);
        assert_true(spots[i].at.bits == list[i].bits);
        fo_lay(&next, area, mh_top(&s->head)->arg[0], mh_top(&s->head)->arg[2], mh_arg(list[i], 0),
               mh_arg(list[i], 1));
        assert_int_equal(spots[i].minus, fo_open_minus(s, area) - fo_open_minus(&next, area));
        assert_int_equal(spots[i].income,
                         (int)fo_board_income(&next, area) - (int)fo_board_income(s, area));
    }
}

static void squares_are_told(void **u) { (void)u, each_turn(square_probe); }
static void fits_are_exact(void **u) { (void)u, each_turn(fit_probe); }
/* rule FO-SM-18 */
static void feasts_are_best(void **u) { (void)u, each_turn(feast_probe); }
static void spots_are_legal(void **u) { (void)u, each_turn(place_probe); }

/* All sequences of rolls, counted. */
static unsigned misses(unsigned faces, unsigned bad, unsigned rolls)
{
    unsigned n = 0;
    for (unsigned face = 1; rolls && face <= faces; face++)
        n += face <= bad ? (rolls > 1 ? misses(faces, bad, rolls - 1) : 1) : 0;
    return rolls ? n : 1;
}

static void odds_are_right(void **u)
{
    (void)u;
    for (unsigned payable = 0; payable <= 12; payable++) {
        unsigned good = payable < 8 ? payable : 8;
        unsigned want = FO_CERTAIN - FO_CERTAIN * misses(8, 8 - good, 3) / 512;
        fo_odds odds = fo_odds_low(FO_DIE_HUNTING, 0, 0, payable, 3);
        assert_in_range(odds.all, want > 3 ? want - 3 : 0, want + 3);
        assert_int_equal(odds.one, FO_CERTAIN - FO_CERTAIN * (8 - good) / 8);
    }
    assert_int_equal(fo_odds_low(FO_DIE_WHALING, 2, 2, 0, 2).now, FO_CERTAIN);
    assert_int_equal(fo_odds_high(FO_DIE_RAIDING, 0, 0, 0, 6, 1).one, 3750);
    assert_int_equal(fo_odds_high(FO_DIE_PILLAGING, 0, 3, 1, 16, 1).one, 834);
    assert_int_equal(fo_odds_high(FO_DIE_RAIDING, 0, 0, 0, 16, 3).all, 0);
    assert_int_equal(fo_odds_high(FO_DIE_RAIDING, 5, 0, 1, 0, 2).all, FO_CERTAIN);
}

/* rule FO-COMP-11 FO-OCC-12 FO-OCC-18 cards of each kind and deck, and no green one in deck A */
static void cards_are_counted(void **u)
{
    static const unsigned category[] = {56, 19, 109, 6}, dark[] = {57, 44, 44};
    unsigned of_category[4] = {0}, of_deck[3] = {0}, light = 0;
    (void)u;
    for (unsigned i = 0; i < FO_OCCUPATION_COUNT; i++) {
        const fo_occupation_row *card = &fo_occupations[i];
        of_category[card->category]++;
        of_deck[card->deck] += !card->starting;
        light += card->starting;
        assert_false(card->deck == FO_DECK_A && card->category == FO_CATEGORY_CONDITIONAL);
    }
    assert_memory_equal(of_category, category, sizeof category);
    assert_memory_equal(of_deck, dark, sizeof dark);
    assert_int_equal(light, 45);
}

/* The maps of the boards say the same as the list of their squares, and as the printed sums. */
static void boards_are_sound(void **u)
{
    unsigned listed[FO_BOARD_COUNT] = {0};
    (void)u;
    for (unsigned i = 0; i < FO_CELL_COUNT; i++) {
        const fo_cell_row *c = &fo_board_cells[i];
        const fo_board_row *b = &fo_boards[c->board];
        unsigned open = b->area[c->row] | (unsigned)b->never[c->row];
        assert_true(open >> c->col & 1);
        listed[c->board]++;
    }
    for (unsigned i = 0; i < FO_BOARD_COUNT; i++) {
        const fo_board_row *b = &fo_boards[i];
        unsigned squares = 0, minus = 0;
        for (unsigned r = 0; r < b->rows; r++) {
            squares += fo_bits(b->area[r] | (uint64_t)b->never[r]);
            minus += fo_bits(b->minus[r]);
        }
        assert_int_equal(squares, listed[i]);
        assert_int_equal(minus, b->minus_squares);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(feasts_are_best),  cmocka_unit_test(spots_are_legal),
        cmocka_unit_test(odds_are_right),   cmocka_unit_test(cards_are_counted),
        cmocka_unit_test(boards_are_sound), cmocka_unit_test(fits_are_exact),
        cmocka_unit_test(squares_are_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
