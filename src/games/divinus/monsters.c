/* monsters.c - Fenrir, the Kraken, the Norns and Nidhoggr (DV-MON, DV-FEN, DV-KRA, DV-NOR, DV-NID).
 */
#include "state.h"

enum { HIT_FENRIR = 1, HIT_KRAKEN = 2, HIT_NORNS = 4, HIT_NIDHOGGR = 8, MIDDLE_ROW = 1 };

/* Fenrir or the Kraken stands on this cell. */
bool dv_beast_here(const dv_state *s, unsigned cell)
{
    return (s->beast[DV_FENRIR] == DV_AFIELD && s->beast_at[DV_FENRIR] == cell) ||
           (s->beast[DV_KRAKEN] == DV_AFIELD && s->beast_at[DV_KRAKEN] == cell);
}

/* God tokens leave a tile that a monster comes onto (DV-TOK-02, DV-TOK-03). */
void dv_beast_comes(dv_state *s, unsigned cell, mh_tale *tale)
{
    MH_CHECK(cell < DV_CELLS);
    if (s->hammer == cell)
        s->hammer = MH_NONE;
    if (s->mask == cell)
        s->mask = MH_NONE;
    for (unsigned m = 0; m < DV_MONSTERS; m++)
        if (m != DV_NORNS && s->beast[m] == DV_AFIELD && s->beast_at[m] == cell)
            mh_tell(tale, DV_EVENT_BEAST, MH_ALL, m, cell, 0, 0);
}

/* ---- markers and tracks ---------------------------------------------------------------- */

void dv_mark(dv_state *s, unsigned monster, unsigned seat, unsigned n, mh_tale *tale)
{
    unsigned total = 0;
    if (s->beast[monster] == DV_ABSENT || s->beast[monster] == DV_DEFEATED) /* DV-LANG-08 */
        return;
    MH_CHECK(monster < DV_MONSTERS && seat < s->head.seats);
    mh_add(&s->mark[monster][seat], (int)n); /* DV-MON-04: no upper end */
    mh_tell(tale, DV_EVENT_MARKED, MH_ALL, seat, monster, n, 0);
    for (unsigned p = 0; p < s->head.seats; p++)
        total += s->mark[monster][p];
    if (monster > DV_KRAKEN || total < s->threshold[monster])
        return;
    s->beast[monster] = DV_DEFEATED; /* DV-FEN-10, DV-KRA-10, DV-MON-02 */
    s->beast_at[monster] = MH_NONE;
    mh_tell(tale, DV_EVENT_OVERCOME, MH_ALL, monster, 0, 0, 0);
}

void dv_check_norns(dv_state *s, mh_tale *tale) /* DV-NOR-06 */
{
    if (s->beast[DV_NORNS] != DV_AFIELD || dv_quests_done(s) < s->threshold[DV_NORNS])
        return;
    s->beast[DV_NORNS] = DV_DEFEATED;
    s->beast_at[DV_NORNS] = MH_NONE;
    mh_tell(tale, DV_EVENT_OVERCOME, MH_ALL, DV_NORNS, 0, 0, 0);
}

/* ---- where they go ------------------------------------------------------------------------ */

static bool shows_dwarf(const dv_state *s, unsigned tile) /* DV-FEN-02 */
{
    for (unsigned i = 0; i < 2; i++) {
        unsigned now = s->slot[tile][i];
        if (!(s->abyss[tile] >> i & 1) &&
            (now == DV_SYMBOL_DWARF || now == DV_SYMBOL_WILD || now == DV_SYMBOL_SAPLING))
            return true;
    }
    return false;
}

static unsigned fenrir_cell(const dv_state *s) /* DV-FEN-01, DV-FEN-03 */
{
    for (unsigned c = DV_CELLS; c-- > 0;)
        if (s->cell[c] != MH_NONE && shows_dwarf(s, s->cell[c]))
            return c;
    for (unsigned c = DV_CELLS; c-- > 0;)
        if (s->cell[c] != MH_NONE && !s->abyss[s->cell[c]])
            return c;
    return s->beast_at[DV_FENRIR];
}

static bool has_location(const dv_state *s, unsigned tile)
{
    return !dv_endless(s) &&
           (s->slot[tile][0] >= DV_SYMBOL_L01 || s->slot[tile][1] >= DV_SYMBOL_L01);
}

/* The highest cell with a sea side, with a location if that is asked for. */
static unsigned sea_cell(const dv_state *s, bool location) /* DV-KRA-01, DV-KRA-02 */
{
    for (unsigned c = DV_CELLS; c-- > 0;)
        if (s->cell[c] != MH_NONE && dv_has_sea(s->cell[c]) &&
            (!location || has_location(s, s->cell[c])))
            return c;
    return MH_NONE;
}

static unsigned near_cells(const dv_state *s, unsigned from) /* DV-KRA-03, 04, 07, 12 */
{
    unsigned set = 0;
    for (unsigned c = 0; c < DV_CELLS; c++) {
        int dx = dv_board[c].col - dv_board[from].col, dy = dv_board[c].row - dv_board[from].row;
        if (c != from && dx * dx <= 1 && dy * dy <= 1 && s->cell[c] != MH_NONE && s->hammer != c)
            set |= 1u << c;
    }
    return set;
}

static void place_beast(dv_state *s, unsigned m, unsigned cell, mh_tale *tale)
{
    s->beast[m] = DV_AFIELD;
    s->beast_at[m] = (uint8_t)cell;
    dv_beast_comes(s, cell, tale);
}

void dv_place_beasts(dv_state *s, mh_tale *tale) /* DV-SETUP-14 */
{
    if (s->beast[DV_FENRIR] == DV_LURKING) {
        s->beast_at[DV_FENRIR] = DV_CELLS - 1;
        place_beast(s, DV_FENRIR, fenrir_cell(s), tale);
    }
    if (s->beast[DV_KRAKEN] == DV_LURKING && sea_cell(s, false) != MH_NONE)
        place_beast(s, DV_KRAKEN, sea_cell(s, false), tale);
    if (s->beast[DV_NORNS] == DV_LURKING) {
        s->beast[DV_NORNS] = DV_AFIELD;
        s->beast_at[DV_NORNS] = MIDDLE_ROW; /* DV-NOR-01 */
    }
    if (s->beast[DV_NIDHOGGR] == DV_LURKING)
        place_beast(s, DV_NIDHOGGR, s->beast_at[DV_NIDHOGGR], tale); /* DV-NID-01 */
}

/* ---- surcharges ----------------------------------------------------------------------------- */

/* Which side costs what: the permutations of 3 4 5 6 in order, left above below right (DV-NID-04).
 */
static unsigned side_cost(unsigned perm, unsigned side)
{
    unsigned left[] = {3, 4, 5, 6}, pick = 0, size = 6;
    MH_CHECK(perm < 24 && side < 4); /* all orders of four prices */
    for (unsigned i = 0; i <= side; i++) {
        unsigned k = perm / size;
        perm %= size;
        pick = left[k];
        for (; k < 3; k++)
            left[k] = left[k + 1];
        size /= i < 2 ? 3 - i : 1;
    }
    return pick;
}

unsigned dv_gnaw(const dv_state *s, unsigned cell, unsigned *extra) /* DV-NID-03 */
{
    *extra = 0;
    if (s->beast[DV_NIDHOGGR] != DV_AFIELD || s->ignore)
        return 0;
    for (unsigned i = 0; i < DV_GNAW_COUNT; i++) {
        const dv_gnaw_row *g = &dv_nidhoggr_costs[i];
        if (g->token_cell != s->beast_at[DV_NIDHOGGR] + 1u || g->explored_cell != cell + 1)
            continue;
        *extra = g->extra_dice;
        return g->surcharge ? side_cost(dv_option(s, DV_OPTION_NIDHOGG_SIDES), g->surcharge - 3u)
                            : 0;
    }
    return 0;
}

static bool near_nidhoggr(const dv_state *s, unsigned cell)
{
    MH_CHECK(s->beast_at[DV_NIDHOGGR] < DV_CELLS);
    int dx = dv_board[cell].col - dv_board[s->beast_at[DV_NIDHOGGR]].col;
    return dx * dx <= 1;
}

/* Monsters stirred by an exploration of the cell. */
unsigned dv_hits(const dv_state *s, unsigned cell)
{
    unsigned set = 0;
    if (s->beast[DV_FENRIR] == DV_AFIELD && s->beast_at[DV_FENRIR] == cell)
        set |= HIT_FENRIR;
    if (s->beast[DV_KRAKEN] == DV_AFIELD && s->beast_at[DV_KRAKEN] == cell)
        set |= HIT_KRAKEN;
    if (s->beast[DV_NORNS] == DV_AFIELD && s->beast_at[DV_NORNS] == dv_board[cell].row)
        set |= HIT_NORNS;
    if (s->beast[DV_NIDHOGGR] == DV_AFIELD && near_nidhoggr(s, cell))
        set |= HIT_NIDHOGGR;
    return set;
}

/* ---- steps after an exploration (T3) -----------------------------------------------------------
 */

/* Markers, refill and abyss of both board monsters, then Fenrir's move (DV-FEN-05 to 09). */
void dv_phase_fenrir(dv_state *s, mh_tale *tale)
{
    unsigned seat = dv_active(s), cell = s->pay_cell, m = DV_FENRIR;
    if (!(s->hits & (HIT_FENRIR | HIT_KRAKEN))) {
        s->phase = DV_PH_NORNS;
        s->step = 0;
        return;
    }
    switch (s->step++) {
    case 0:
        for (; m <= DV_KRAKEN; m++)
            if (s->hits >> m & 1)
                dv_mark(s, m, seat, 1, tale);
        dv_fill_up(s);
        break;
    case 1:
        if (s->cell[cell] != MH_NONE)
            dv_ask1(s, DV_PROMPT_COVER, seat, s->cell[cell]);
        break;
    default:
        if (s->hits & HIT_FENRIR && s->beast[DV_FENRIR] == DV_AFIELD) /* DV-MON-03 */
            place_beast(s, DV_FENRIR, fenrir_cell(s), tale);
        s->phase = DV_PH_KRAKEN;
        s->step = 0;
        break;
    }
}

/* The neighbours by side, clockwise from the north. */
static unsigned dv_neighbours(unsigned cell, unsigned out[4])
{
    const dv_cell_row *c = &dv_board[cell];
    const uint8_t side[] = {c->north, c->east, c->south, c->west};
    unsigned n = 0;
    for (unsigned i = 0; i < 4; i++)
        if (side[i])
            out[n++] = side[i] - 1u;
    return n;
}

/* DV-KRA-05, DV-KRA-06: all that lies in the cells beside it moves on clockwise. */
static void rotate(dv_state *s, unsigned centre)
{
    unsigned cells[4], n = dv_neighbours(centre, cells);
    uint8_t to[DV_IN_CELL + DV_CELLS + 1], tiles[DV_CELLS];
    for (unsigned i = 0; i <= DV_CELLS; i++)
        to[i] = (uint8_t)i;
    for (unsigned i = 0; i < n; i++)
        to[cells[i]] = (uint8_t)cells[(i + 1) % n];
    memcpy(tiles, s->cell, sizeof tiles);
    for (unsigned i = 0; i < n; i++)
        s->cell[to[cells[i]]] = tiles[cells[i]];
    if (s->hammer < DV_CELLS)
        s->hammer = to[s->hammer];
    if (s->mask < DV_CELLS)
        s->mask = to[s->mask];
    for (unsigned p = 0; p < s->head.seats; p++)
        for (unsigned d = 0; d < DV_DICE; d++)
            if (s->die_at[p][d] >= DV_IN_CELL && s->die_at[p][d] < DV_USED)
                s->die_at[p][d] = (uint8_t)(to[s->die_at[p][d] - DV_IN_CELL] + DV_IN_CELL);
}

/* A tile that the rotation brings under another monster loses its tokens as well. */
static void send_home(dv_state *s)
{
    for (unsigned m = 0; m < DV_MONSTERS; m++) {
        if (m == DV_NORNS || s->beast[m] != DV_AFIELD)
            continue;
        if (s->hammer == s->beast_at[m])
            s->hammer = MH_NONE;
        if (s->mask == s->beast_at[m])
            s->mask = MH_NONE;
    }
}

static void ask_go(dv_state *s, unsigned monster, unsigned cells)
{
    dv_push(s, DV_PROMPT_GO, dv_active(s), monster, cells & 0xff, cells >> 8);
}

void dv_phase_kraken(dv_state *s, mh_tale *tale)
{
    if (!(s->hits & HIT_KRAKEN) || s->beast[DV_KRAKEN] != DV_AFIELD) {
        s->phase = DV_PH_NORNS;
        s->step = 0;
        return;
    }
    if (s->step++ == 0) {
        unsigned drawn = sea_cell(s, true);
        if (drawn != MH_NONE)
            place_beast(s, DV_KRAKEN, drawn, tale); /* DV-KRA-02 */
        else
            ask_go(s, DV_KRAKEN, near_cells(s, s->beast_at[DV_KRAKEN]));
        return;
    }
    rotate(s, s->beast_at[DV_KRAKEN]);
    send_home(s);
    s->phase = DV_PH_NORNS;
    s->step = 0;
}

void dv_phase_norns(dv_state *s, mh_tale *tale) /* DV-NOR-05 */
{
    s->phase = DV_PH_NIDHOGGR;
    if (!(s->hits & HIT_NORNS) || s->beast[DV_NORNS] != DV_AFIELD)
        return;
    dv_mark(s, DV_NORNS, dv_active(s), 1, tale);
    dv_ask(s, DV_PROMPT_ROW, dv_active(s));
}

static unsigned gnaw_cells(const dv_state *s) /* DV-NID-07, DV-NID-09 */
{
    unsigned set = 0;
    for (unsigned c = 0; c < DV_CELLS; c++)
        if (dv_board[c].row == MIDDLE_ROW && c != s->beast_at[DV_NIDHOGGR] &&
            s->cell[c] != MH_NONE && s->hammer != c && c != s->nid_closed)
            set |= 1u << c;
    return set;
}

void dv_phase_nidhoggr(dv_state *s, mh_tale *tale)
{
    s->phase = DV_PH_FILL;
    if (!(s->hits & HIT_NIDHOGGR) || s->beast[DV_NIDHOGGR] != DV_AFIELD)
        return;
    unsigned cells = gnaw_cells(s), at = s->beast_at[DV_NIDHOGGR];
    if (cells) {
        if (s->cell[at] != MH_NONE) {
            mh_tell(tale, DV_EVENT_DESTROYED, MH_ALL, s->cell[at], 0, 0, 0);
            dv_clear_cell(s, at); /* DV-NID-05, DV-NID-10 */
        }
        ask_go(s, DV_NIDHOGGR, cells);
    } else if (dv_stack_for(s, at, true) != MH_NONE) /* DV-NID-08 */
        dv_ask1(s, DV_PROMPT_DO_DESTROY, 0, dv_stack_for(s, at, true));
    dv_mark(s, DV_NIDHOGGR, dv_active(s), 1, tale); /* DV-NID-06 */
}

void dv_step_destroy(mh_state *st, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned stack = mh_top(st)->arg[1];
    if (!dv_known_top(s, stack)) {
        dv_ask1(s, DV_PROMPT_DO_REVEAL, 0, stack);
        return;
    }
    mh_done(st);
    mh_tell(tale, DV_EVENT_DESTROYED, MH_ALL, dv_take_top(s, stack), 0, 0, 0);
}

/* ---- questions ------------------------------------------------------------------------------ */

uint32_t dv_legal_go(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned rest = mh_top(st)->arg[2] | (unsigned)mh_top(st)->arg[3] << 8; rest;
         rest &= rest - 1)
        out[n++] = mh_act(DV_VERB_GO, dv_lowest(rest), 0, 0);
    return n;
}

const char *dv_why_go(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, mh_top(st)->arg[1] == DV_KRAKEN ? "DV-KRA-03" : "DV-NID-07");
}

void dv_apply_go(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    unsigned monster = mh_top(st)->arg[1];
    (void)seat;
    mh_done(st);
    place_beast(dv_of(st), monster, mh_arg(a, 0), tale);
}

uint32_t dv_legal_row(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned r = 0; r < 3; r++)
        if (r != dv_const(st)->beast_at[DV_NORNS])
            out[n++] = mh_act(DV_VERB_ROW, r, 0, 0);
    return n;
}

const char *dv_why_row(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-NOR-05");
}

void dv_apply_row(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)seat;
    dv_of(st)->beast_at[DV_NORNS] = (uint8_t)mh_arg(a, 0);
    mh_tell(tale, DV_EVENT_NORNS, MH_ALL, mh_arg(a, 0), 0, 0, 0);
    mh_done(st);
}
