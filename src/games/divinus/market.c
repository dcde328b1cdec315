/* market.c - the board and its two stacks: refill, swap, replace, peek (DV-REFILL, DV-MARKET).
 *
 * A stack is, from the top: tiles somebody has seen (top), tiles in unknown order (bag), tiles
 * put under it (under). Who has seen a tile of the top, and who knows its place, is kept. */
#include "state.h"

/* ---- stacks ---------------------------------------------------------------------- */

unsigned dv_stack_size(const dv_state *s, unsigned stack)
{
    MH_CHECK(stack < DV_PILE_COUNT);
    return dv_count(s->bag[stack]) + s->top_n[stack] + s->under_n[stack];
}

bool dv_known_top(const dv_state *s, unsigned stack) { return s->top_n[stack] || !s->bag[stack]; }

static void add_top(dv_state *s, unsigned stack, unsigned tile, unsigned seen)
{
    MH_CHECK(s->top_n[stack] < MH_COUNT(s->top[0]) && dv_tiles[tile].stack == stack);
    unsigned i = s->top_n[stack]++;
    s->top[stack][i] = (uint8_t)tile;
    s->top_seen[stack][i] = s->top_placed[stack][i] = (uint8_t)seen;
}

static unsigned shift_under(dv_state *s, unsigned stack)
{
    unsigned tile = s->under[stack][0];
    mh_add(&s->under_n[stack], -1);
    memmove(s->under[stack], s->under[stack] + 1, s->under_n[stack]);
    s->under[stack][s->under_n[stack]] = MH_NONE;
    return tile;
}

/* Takes the top tile, which must be known: see dv_known_top. */
unsigned dv_take_top(dv_state *s, unsigned stack)
{
    MH_CHECK(dv_known_top(s, stack) && dv_stack_size(s, stack));
    if (!s->top_n[stack])
        return shift_under(s, stack);
    unsigned tile = s->top[stack][0], left = --s->top_n[stack];
    for (unsigned i = 0; i < left; i++) {
        s->top[stack][i] = s->top[stack][i + 1];
        s->top_seen[stack][i] = s->top_seen[stack][i + 1];
        s->top_placed[stack][i] = s->top_placed[stack][i + 1];
    }
    s->top[stack][left] = MH_NONE;
    s->top_seen[stack][left] = s->top_placed[stack][left] = 0;
    if (s->luck == stack)
        s->luck = MH_NONE; /* DV-FX-LOKI-07 */
    return tile;
}

void dv_put_under(dv_state *s, unsigned tile) /* DV-MARKET-03, DV-MARKET-05 */
{
    unsigned stack = dv_tiles[tile].stack;
    MH_CHECK(s->under_n[stack] < MH_COUNT(s->under[0]));
    s->under[stack][s->under_n[stack]++] = (uint8_t)tile;
}

/* The stack that fills a cell: its own, else the other one (DV-REFILL-02, 03). */
unsigned dv_stack_for(const dv_state *s, unsigned cell, bool other_too)
{
    unsigned own = dv_board[cell].stack;
    if (dv_stack_size(s, own))
        return own;
    return other_too && dv_stack_size(s, !own) ? !own : MH_NONE;
}

/* Chance brings up a tile of the bag; the frame says who sees it. */
static void ask_draw(dv_state *s, unsigned stack, unsigned seen)
{
    MH_CHECK(s->bag[stack]);
    mh_frame *f = mh_ask(&s->head, DV_PROMPT_DRAW, 1u << MH_CHANCE, stack);
    f->arg[1] = (uint8_t)seen;
}

uint32_t dv_legal_draw(const mh_state *st, int seat, mh_action *out)
{
    const dv_state *s = dv_const(st);
    unsigned stack = mh_top(st)->arg[0];
    uint32_t n = 0;
    (void)seat;
    for (uint64_t rest = s->bag[stack]; rest; rest &= rest - 1)
        out[n++] = mh_act(DV_VERB_DRAW, stack * DV_FAMILY + dv_lowest(rest), 0, 0);
    return n;
}

const char *dv_why_draw(const mh_state *st, int seat, mh_action a)
{
    const dv_state *s = dv_const(st);
    unsigned stack = mh_top(st)->arg[0], tile = mh_arg(a, 0) - stack * DV_FAMILY;
    (void)seat;
    bool ok = mh_verb_of(a) == DV_VERB_DRAW && tile < DV_FAMILY && s->bag[stack] >> tile & 1;
    return ok ? NULL : "DV-RNG-01";
}

void dv_apply_draw(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned stack = mh_top(st)->arg[0], seen = mh_top(st)->arg[1], tile = mh_arg(a, 0);
    (void)seat, (void)tale;
    s->bag[stack] &= ~(1ull << (tile - stack * DV_FAMILY));
    add_top(s, stack, tile, seen);
    mh_done(st);
}

/* ---- cells ----------------------------------------------------------------------- */

/* Cells on which dice lie. */
static unsigned cells_with_dice(const dv_state *s)
{
    unsigned set = 0; /* bit n: some die is at place n */
    for (unsigned p = 0; p < s->head.seats; p++)
        for (unsigned d = 0; d < DV_DICE; d++)
            set |= 1u << s->die_at[p][d];
    return set >> DV_IN_CELL & ((1u << DV_CELLS) - 1);
}

/* A tile comes to the board from a stack; a Kraken that waits for the sea comes with it. */
void dv_lay_tile(dv_state *s, unsigned cell, unsigned tile, mh_tale *tale)
{
    MH_CHECK(s->cell[cell] == MH_NONE && tile < DV_TILES);
    s->cell[cell] = (uint8_t)tile;
    mh_tell(tale, DV_EVENT_FILLED, MH_ALL, cell, tile, 0, 0);
    if (s->beast[DV_KRAKEN] == DV_LURKING && s->phase > DV_PH_BEASTS && dv_has_sea(tile)) {
        s->beast[DV_KRAKEN] = DV_AFIELD; /* DV-KRA-01 */
        s->beast_at[DV_KRAKEN] = (uint8_t)cell;
        dv_beast_comes(s, cell, tale);
    }
}

/* The tile of a cell leaves the board (DV-TOK-02, DV-TOK-03). */
void dv_clear_cell(dv_state *s, unsigned cell)
{
    MH_CHECK(s->cell[cell] != MH_NONE);
    s->cell[cell] = MH_NONE;
    if (s->hammer == cell)
        s->hammer = MH_NONE;
    if (s->mask == cell)
        s->mask = MH_NONE;
}

void dv_fill_up(dv_state *s) { dv_ask(s, DV_PROMPT_DO_FILL, 0); }

/* Fills the lowest empty cell and comes back until none can be filled (DV-REFILL-01, 04). */
void dv_step_fill(mh_state *st, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    bool other = dv_option(s, DV_OPTION_REFILL_FALLBACK) == DV_REFILL_OTHER;
    unsigned closed = cells_with_dice(s);
    for (unsigned c = 0; c < DV_CELLS; c++) {
        if (s->cell[c] != MH_NONE || closed >> c & 1)
            continue;
        unsigned stack = dv_stack_for(s, c, other);
        if (stack == MH_NONE) {
            if (s->beast[DV_NIDHOGGR] == DV_AFIELD && !s->last_round) { /* DV-NID-11 */
                s->last_round = 1;
                mh_tell(tale, DV_EVENT_LAST_ROUND, MH_ALL, 0, 0, 0, 0);
            }
            continue;
        }
        if (!dv_known_top(s, stack)) {
            ask_draw(s, stack, MH_ALL);
            return;
        }
        dv_lay_tile(s, c, dv_take_top(s, stack), tale);
    }
    mh_done(st);
}

/* Cells whose tile the seat may choose (DV-MARKET-04, DV-RS-306). */
uint16_t dv_choosable(const dv_state *s, unsigned seat)
{
    unsigned set = 0;
    for (unsigned c = 0; c < DV_CELLS; c++) {
        if (s->cell[c] == MH_NONE || (s->hammer == c && s->god[seat] != DV_GOD_THOR))
            continue;
        bool under = dv_beast_here(s, c) ||
                     (s->beast[DV_NIDHOGGR] == DV_AFIELD && s->beast_at[DV_NIDHOGGR] == c);
        if (!(under && dv_from(s, 3)))
            set |= 1u << c;
    }
    return (uint16_t)set;
}

/* ---- swapping (DV-MARKET-01, DV-LANG-04) --------------------------------------------- */

static uint16_t span(int lo, int hi) { return (uint16_t)((2u << (hi - 1)) - (1u << (lo - 1))); }

static uint16_t beside_cell(unsigned cell)
{
    const dv_cell_row *c = &dv_board[cell];
    return (uint16_t)((1u << c->north | 1u << c->east | 1u << c->south | 1u << c->west) >> 1);
}

/* Cells of `may` that can be swapped with `a` by the code. */
static uint16_t swap_pairs(uint16_t may, const dv_code *c, unsigned a)
{
    uint16_t with = (uint16_t)(may & ~(1u << a));
    if (!(may >> a & 1))
        return 0;
    if (c->op == DV_OP_SWAPADJ)
        with &= beside_cell(a);
    else if (c->op == DV_OP_SWAPCELLS) {
        uint16_t one = span(c->arg[0], c->arg[1]), two = span(c->arg[2], c->arg[3]);
        with &= (uint16_t)((one >> a & 1 ? two : 0u) | (two >> a & 1 ? one : 0u));
    }
    return with;
}

bool dv_can_swap(const dv_state *s, unsigned seat, const dv_code *c)
{
    uint16_t may = dv_choosable(s, seat);
    for (unsigned a = 0; a < DV_CELLS; a++)
        if (swap_pairs(may, c, a))
            return true;
    return false;
}

static const dv_code *frame_code(const mh_state *st)
{
    return &dv_codes[mh_top(st)->arg[1] | mh_top(st)->arg[2] << 8];
}

uint32_t dv_legal_swap(const mh_state *st, int seat, mh_action *out)
{
    uint16_t may = dv_choosable(dv_const(st), (unsigned)seat);
    uint32_t n = 0;
    if (mh_top(st)->arg[3])
        out[n++] = mh_act(DV_VERB_DONE, 0, 0, 0);
    for (unsigned a = 0; a < DV_CELLS; a++) {
        unsigned with = swap_pairs(may, frame_code(st), a);
        for (unsigned b = a + 1; b < DV_CELLS; b++)
            if (with >> b & 1)
                out[n++] = mh_act(DV_VERB_SWAP, a, b, 0);
    }
    return n;
}

const char *dv_why_swap(const mh_state *st, int seat, mh_action a)
{
    const dv_state *s = dv_const(st);
    unsigned x = mh_arg(a, 0), y = mh_arg(a, 1);
    if (mh_verb_of(a) == DV_VERB_DONE)
        return mh_top(st)->arg[3] ? NULL : "DV-GACT-07";
    if (mh_verb_of(a) != DV_VERB_SWAP || x >= DV_CELLS || y >= DV_CELLS || x >= y)
        return "DV-MARKET-01";
    uint16_t may = dv_choosable(s, (unsigned)seat);
    if (!(may >> x & may >> y & 1))
        return "DV-MARKET-04";
    return swap_pairs(may, frame_code(st), x) >> y & 1 ? NULL : "DV-LANG-04";
}

/* God tokens go with their tile. */
static void move_token(dv_state *s, unsigned from, unsigned to)
{
    uint8_t *tokens[] = {&s->hammer, &s->mask};
    for (unsigned i = 0; i < 2; i++) {
        if (*tokens[i] == from)
            *tokens[i] = (uint8_t)to;
        else if (*tokens[i] == to)
            *tokens[i] = (uint8_t)from;
    }
}

void dv_apply_swap(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned x = mh_arg(a, 0), y = mh_arg(a, 1);
    uint8_t tile = s->cell[x];
    (void)seat;
    mh_done(st);
    if (mh_verb_of(a) == DV_VERB_DONE)
        return;
    s->cell[x] = s->cell[y];
    s->cell[y] = tile;
    move_token(s, x, y);
    mh_tell(tale, DV_EVENT_SWAPPED, MH_ALL, x, y, 0, 0);
}

/* ---- replacing (DV-MARKET-02) ---------------------------------------------------------- */

uint16_t dv_replaceable(const dv_state *s, unsigned seat, unsigned lo, unsigned hi)
{
    if (!dv_stack_size(s, 0) && !dv_stack_size(s, 1))
        return 0;
    return (uint16_t)(dv_choosable(s, seat) & span((int)lo, (int)hi));
}

uint32_t dv_legal_replace(const mh_state *st, int seat, mh_action *out)
{
    const mh_frame *f = mh_top(st);
    uint32_t n = 0;
    if (f->arg[3])
        out[n++] = mh_act(DV_VERB_DONE, 0, 0, 0);
    for (unsigned rest = dv_replaceable(dv_const(st), (unsigned)seat, f->arg[1], f->arg[2]); rest;
         rest &= rest - 1)
        out[n++] = mh_act(DV_VERB_REPLACE, dv_lowest(rest), 0, 0);
    return n;
}

const char *dv_why_replace(const mh_state *st, int seat, mh_action a)
{
    const mh_frame *f = mh_top(st);
    unsigned cell = mh_arg(a, 0);
    if (mh_verb_of(a) == DV_VERB_DONE)
        return f->arg[3] ? NULL : "DV-GACT-07";
    if (mh_verb_of(a) != DV_VERB_REPLACE || cell >= DV_CELLS)
        return "DV-MARKET-02";
    if (!(dv_choosable(dv_const(st), (unsigned)seat) >> cell & 1))
        return "DV-MARKET-04";
    return dv_replaceable(dv_const(st), (unsigned)seat, f->arg[1], f->arg[2]) >> cell & 1
               ? NULL
               : "DV-MARKET-02";
}

void dv_apply_replace(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)tale;
    mh_done(st);
    if (mh_verb_of(a) == DV_VERB_REPLACE)
        dv_ask1(dv_of(st), DV_PROMPT_DO_REPLACE, (unsigned)seat, mh_arg(a, 0));
}

/* arg[1]: the cell. The old tile goes under its own stack. */
void dv_step_replace(mh_state *st, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned cell = mh_top(st)->arg[1], stack = dv_stack_for(s, cell, true), old = s->cell[cell];
    if (!dv_known_top(s, stack)) {
        ask_draw(s, stack, MH_ALL);
        return;
    }
    mh_done(st);
    unsigned tile = dv_take_top(s, stack);
    dv_clear_cell(s, cell);
    dv_put_under(s, old);
    mh_tell(tale, DV_EVENT_BURIED, MH_ALL, old, 0, 0, 0);
    dv_lay_tile(s, cell, tile, tale);
}

/* ---- looking at a stack (DV-LANG-04, DV-HID-03) ------------------------------------------ */

uint32_t dv_legal_stack(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned i = 0; i < 2; i++)
        if (dv_stack_size(dv_const(st), i))
            out[n++] = mh_act(DV_VERB_STACK, i, 0, 0);
    return n;
}

const char *dv_why_stack(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-LANG-04");
}

void dv_apply_stack(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    unsigned n = mh_top(st)->arg[1];
    (void)tale;
    mh_done(st);
    dv_ask2(dv_of(st), DV_PROMPT_DO_PEEK, (unsigned)seat, mh_arg(a, 0), n);
}

/* arg: seat, stack, number of tiles. */
void dv_step_peek(mh_state *st, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    mh_frame f = *mh_top(st);
    unsigned seat = f.arg[0], stack = f.arg[1], n = dv_stack_size(s, stack);
    n = n < f.arg[2] ? n : f.arg[2];
    if (s->top_n[stack] < n && s->bag[stack]) {
        ask_draw(s, stack, 1u << seat);
        return;
    }
    while (s->top_n[stack] < n)
        add_top(s, stack, shift_under(s, stack), MH_ALL);
    for (unsigned i = 0; i < n; i++) {
        s->top_seen[stack][i] |= (uint8_t)(1u << seat);
        s->top_placed[stack][i] |= (uint8_t)(1u << seat);
        mh_tell(tale, DV_EVENT_SEEN, 1u << seat, seat, s->top[stack][i], 0, 0);
    }
    mh_done(st);
    if (n > 1)
        dv_ask2(s, DV_PROMPT_ARRANGE, seat, stack, n);
}

static const uint8_t arrangements[][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                          {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

uint32_t dv_legal_arrange(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned i = 0; i < MH_COUNT(arrangements); i++)
        if (mh_top(st)->arg[2] == 3 || arrangements[i][2] == 2)
            out[n++] = mh_act(DV_VERB_ARRANGE, i, 0, 0);
    return n;
}

const char *dv_why_arrange(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-LANG-04");
}

void dv_apply_arrange(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned stack = mh_top(st)->arg[1], n = mh_top(st)->arg[2];
    uint8_t tiles[DV_MAX_TOP], seen[DV_MAX_TOP];
    (void)tale;
    memcpy(tiles, s->top[stack], sizeof tiles);
    memcpy(seen, s->top_seen[stack], sizeof seen);
    for (unsigned i = 0; i < n; i++) {
        unsigned from = arrangements[mh_arg(a, 0)][i];
        s->top[stack][i] = tiles[from];
        s->top_seen[stack][i] = seen[from];
        s->top_placed[stack][i] = (uint8_t)(1u << seat); /* the others no longer know the order */
    }
    mh_done(st);
}

/* arg: seat, stack. The top tile is turned up for everybody (DV-FX-LOKI-06). */
void dv_step_reveal(mh_state *st, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned stack = mh_top(st)->arg[1];
    if (!s->top_n[stack] && s->bag[stack]) {
        ask_draw(s, stack, MH_ALL);
        return;
    }
    if (!s->top_n[stack])
        add_top(s, stack, shift_under(s, stack), MH_ALL);
    s->top_seen[stack][0] = s->top_placed[stack][0] = MH_ALL;
    mh_tell(tale, DV_EVENT_REVEALED, MH_ALL, s->top[stack][0], 0, 0, 0);
    mh_done(st);
}
