/* goals.c - scoring functions and conditions on a map (DV-AREA, DV-SYM, DV-GOAL, DV-LANG-09). */
#include "course.h"

enum { KINDS = DV_SYM_RUNE + 1, MAX_WILD = 12, PAIRS = 6, WORLDS = DV_WORLD_HOME };

typedef struct board { /* a map with its symbols: sets of places showing one, and two of a kind */
    dv_land land;
    uint64_t one[KINDS], two[KINDS], abyss;
    uint8_t wild_at[MAX_WILD], is_sapling[MAX_WILD];
    unsigned wilds;
} board;

typedef struct aim { /* one function, and what it is measured on */
    const dv_state *s;
    unsigned seat, anchor;
    const dv_code *goal;
} aim;

static const uint64_t all_ones = ~0ull;

/* ---- symbols ---------------------------------------------------------------- */

static void show(board *b, unsigned kind, unsigned bit)
{
    MH_CHECK(kind < KINDS);
    uint64_t place = 1ull << bit;
    b->two[kind] |= b->one[kind] & place;
    b->one[kind] |= place;
}

static void read_slot(board *b, unsigned symbol, unsigned bit)
{
    if (symbol >= DV_SYMBOL_VIKING && symbol <= DV_SYMBOL_JOTUN)
        show(b, symbol - DV_SYMBOL_VIKING, bit);
    else if (symbol == DV_SYMBOL_RUNE)
        show(b, DV_SYM_RUNE, bit);
    else if ((symbol == DV_SYMBOL_WILD || symbol == DV_SYMBOL_SAPLING) && b->wilds < MAX_WILD) {
        b->wild_at[b->wilds] = (uint8_t)bit;
        b->is_sapling[b->wilds++] = symbol == DV_SYMBOL_SAPLING;
    }
}

static void read_symbols(const dv_state *s, unsigned seat, board *b)
{
    for (uint64_t rest = b->land.taken; rest; rest &= rest - 1) {
        unsigned bit = dv_lowest(rest), tile = s->map[seat][dv_spot(bit)];
        b->abyss |= (uint64_t)(s->abyss[tile] != 0) << bit;
        for (unsigned k = 0; k < 2; k++) /* DV-SYM-01: an abyss hides */
            if (!(s->abyss[tile] >> k & 1))
                read_slot(b, s->slot[tile][k], bit);
    }
}

/* Which functions look at the sides of tiles; all but the pure areas look at symbols. */
static bool wants_sides(unsigned op)
{
    return (op >= DV_OP_AREA_MAX && op <= DV_OP_TILES) || op == DV_OP_BORDERS;
}

static bool wants_symbols(unsigned op)
{
    return op != DV_OP_AREA_MAX && op != DV_OP_AREA_N && op != DV_OP_AREA_MIN3 &&
           op != DV_OP_AREA_SUM && op != DV_OP_BORDERS && op != DV_OP_WORLD_FULL;
}

/* A map as far as the function looks at it. */
static void read_map(const dv_state *s, unsigned seat, unsigned op, board *b)
{
    memset(b->one, 0, sizeof b->one);
    memset(b->two, 0, sizeof b->two);
    b->abyss = 0;
    b->wilds = 0;
    b->land.taken = s->taken[seat];
    if (wants_sides(op))
        dv_spread(s, seat, &b->land);
    if (wants_symbols(op))
        read_symbols(s, seat, b);
}

static uint64_t showing(const board *b, unsigned kind)
{
    return kind == DV_SYM_ANY ? b->one[DV_SYM_V] | b->one[DV_SYM_D] | b->one[DV_SYM_J]
                              : b->one[kind];
}

static int symbols(const board *b, unsigned kind, uint64_t within)
{
    if (kind == DV_SYM_ANY)
        return symbols(b, DV_SYM_V, within) + symbols(b, DV_SYM_D, within) +
               symbols(b, DV_SYM_J, within);
    return (int)(dv_count(b->one[kind] & within) + dv_count(b->two[kind] & within));
}

/* ---- areas ------------------------------------------------------------------ */

typedef struct sides { /* a set of tile sides: a set of places for each direction */
    uint64_t at[4];
} sides;

static sides sides_of(const board *b, unsigned ground)
{
    sides g = {{0, 0, 0, 0}};
    for (uint64_t rest = b->land.taken; rest; rest &= rest - 1) {
        unsigned bit = dv_lowest(rest), off = b->land.sides[bit] ^ (ground + 1) * 0x55u;
        uint64_t like = ~(off | off >> 1) & 0x55u; /* a bit for each side of this ground */
        g.at[0] |= (like & 1) << bit;
        g.at[1] |= (like >> 2 & 1) << bit;
        g.at[2] |= (like >> 4 & 1) << bit;
        g.at[3] |= (like >> 6 & 1) << bit;
    }
    return g;
}

static const uint8_t pair_of[PAIRS][2] = {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {0, 2}, {1, 3}};

/* Where two sides are joined inside their tile (DV-AREA-01). */
static void joints(const aim *m, uint64_t joint[PAIRS])
{
    /* pairs of sides that one region holds, a bit each, by the quarter turns of the tile */
    static const uint8_t held[][4] = {[DV_REGIONS_AAAB] = {0x13, 0x26, 0x1c, 0x29},
                                      [DV_REGIONS_AABB] = {0x05, 0x0a, 0x05, 0x0a},
                                      [DV_REGIONS_ABAC] = {0x10, 0x20, 0x10, 0x20},
                                      [DV_REGIONS_AABC] = {0x01, 0x02, 0x04, 0x08}};
    memset(joint, 0, PAIRS * sizeof *joint);
    for (uint64_t rest = m->s->taken[m->seat]; rest; rest &= rest - 1) {
        unsigned bit = dv_lowest(rest), spot = dv_spot(bit);
        uint64_t pairs = held[dv_tiles[m->s->map[m->seat][spot]].regions][m->s->rot[m->seat][spot]];
        for (unsigned p = 0; p < PAIRS; p++)
            joint[p] |= (pairs >> p & 1) << bit;
    }
}

/* Takes the area with one side out of what is left; the tiles in it. */
static uint64_t take_area(sides *left, const uint64_t joint[PAIRS], unsigned d)
{
    sides now = {{0, 0, 0, 0}}, before;
    now.at[d] = left->at[d] & (0 - left->at[d]);
    do {
        before = now;
        for (unsigned p = 0; p < PAIRS; p++) {
            unsigned a = pair_of[p][0], b = pair_of[p][1];
            uint64_t both = (now.at[a] | now.at[b]) & joint[p];
            now.at[a] |= both;
            now.at[b] |= both;
        }
        now.at[0] |= now.at[2] << 8 & left->at[0];
        now.at[2] |= now.at[0] >> 8 & left->at[2];
        now.at[3] |= now.at[1] << 1 & left->at[3];
        now.at[1] |= now.at[3] >> 1 & left->at[1];
    } while (memcmp(&now, &before, sizeof now) != 0);
    for (unsigned i = 0; i < 4; i++)
        left->at[i] &= ~now.at[i];
    return now.at[0] | now.at[1] | now.at[2] | now.at[3];
}

typedef struct area_sums {
    int count, largest, most; /* most: symbols of a kind on one of them */
} area_sums;

static area_sums areas(const aim *m, const board *b, unsigned ground, unsigned kind)
{
    uint64_t joint[PAIRS];
    sides left = sides_of(b, ground);
    area_sums sum = {0, 0, 0};
    joints(m, joint);
    for (unsigned d = 0; d < 4; d++)
        while (left.at[d]) {
            uint64_t tiles = take_area(&left, joint, d);
            int size = (int)dv_count(tiles);
            if (size < 2) /* DV-AREA-02 */
                continue;
            sum.count++;
            sum.largest = size > sum.largest ? size : sum.largest;
            if (m->goal->op == DV_OP_AREA_SYM) {
                int found = symbols(b, kind, tiles);
                sum.most = found > sum.most ? found : sum.most;
            }
        }
    return sum;
}

static int largest(const aim *m, const board *b, unsigned ground)
{
    return areas(m, b, ground, DV_SYM_ANY).largest;
}

/* ---- lines, groups, worlds ---------------------------------------------------- */

static uint64_t line_mask(unsigned i) /* seven rows, then seven columns */
{
    return i < DV_GRID ? 0x7full << 8 * i : 0x0001010101010101ull << (i - DV_GRID);
}

static int longest_line(uint64_t set)
{
    int best = 0;
    for (unsigned i = 0; i < 2 * DV_GRID; i++) {
        int n = (int)dv_count(set & line_mask(i));
        best = n > best ? n : best;
    }
    return best;
}

static int lines_with(uint64_t set, int k)
{
    int n = 0;
    for (unsigned i = 0; i < 2 * DV_GRID; i++)
        n += (int)dv_count(set & line_mask(i)) >= k;
    return n;
}

static int lines_all3(const board *b)
{
    int n = 0;
    for (unsigned i = 0; i < 2 * DV_GRID; i++) {
        uint64_t line = line_mask(i);
        n += b->one[DV_SYM_V] & line && b->one[DV_SYM_D] & line && b->one[DV_SYM_J] & line;
    }
    return n;
}

static int largest_group(uint64_t set)
{
    int best = 0;
    while (set) {
        uint64_t group = set & (0 - set), before = 0;
        while (group != before) {
            before = group;
            group |= (group << 8 | group >> 8 | group << 1 | group >> 1) & set;
        }
        best = (int)dv_count(group) > best ? (int)dv_count(group) : best;
        set &= ~group;
    }
    return best;
}

static int neighbours(uint64_t a, uint64_t b)
{
    return (int)(dv_count((a & b >> 1) | (b & a >> 1)) + dv_count((a & b >> 8) | (b & a >> 8)));
}

static uint64_t world(const aim *m, unsigned w)
{
    return dv_world_mask(m->s, m->seat, w) << (m->anchor / 4 * 8 + m->anchor % 4);
}

static int worlds_with(const aim *m, const board *b, unsigned kind, int k)
{
    int n = 0;
    for (unsigned w = 0; w < WORLDS; w++) /* DV-MAP-10: a corner counts in both its worlds */
        n += symbols(b, kind, world(m, w)) >= k;
    return n;
}

static int sets(const board *b)
{
    int v = symbols(b, DV_SYM_V, all_ones), d = symbols(b, DV_SYM_D, all_ones);
    int j = symbols(b, DV_SYM_J, all_ones), least = v < d ? v : d;
    return least < j ? least : j;
}

static int borders(const board *b, unsigned ground)
{
    sides g = sides_of(b, ground);
    return (int)(dv_count(g.at[1] & b->land.taken >> 1) + dv_count(g.at[2] & b->land.taken >> 8));
}

static uint64_t tiles_with(const board *b, unsigned ground)
{
    sides g = sides_of(b, ground);
    return g.at[0] | g.at[1] | g.at[2] | g.at[3];
}

static int least_area(const aim *m, const board *b)
{
    int best = 99;
    for (unsigned t = 0; t < DV_GROUND_COUNT; t++) {
        int n = largest(m, b, t);
        best = n < best ? n : best;
    }
    return best;
}

/* ---- one function, wilds already given (section 19) --------------------------- */

static int value_of_symbols(const aim *m, const board *b)
{
    const int8_t *x = m->goal->arg;
    unsigned kind = (unsigned)x[0];
    switch (m->goal->op) {
    case DV_OP_SYM:
        return symbols(b, kind, all_ones);
    case DV_OP_SYMW:
        return symbols(b, kind, world(m, (unsigned)x[1]));
    case DV_OP_SETS:
        return sets(b);
    case DV_OP_PAIR:
        return neighbours(showing(b, kind), showing(b, (unsigned)x[1]));
    case DV_OP_LINE_N:
        return longest_line(showing(b, kind));
    case DV_OP_LINES_WITH:
        return lines_with(showing(b, kind), x[1]);
    case DV_OP_LINES_ALL3:
        return lines_all3(b);
    case DV_OP_GROUP_MAX:
        return largest_group(showing(b, kind));
    case DV_OP_GROUP_CLEAR:
        return largest_group(b->land.taken & ~showing(b, kind) & ~b->abyss);
    case DV_OP_WORLDS_WITH:
        return worlds_with(m, b, kind, x[1]);
    default: /* DV_OP_WORLD_DUOS */
        return worlds_with(m, b, DV_SYM_V, 2) + worlds_with(m, b, DV_SYM_D, 2) +
               worlds_with(m, b, DV_SYM_J, 2) + worlds_with(m, b, DV_SYM_RUNE, 2);
    }
}

static int value_of(const aim *m, const board *b)
{
    const int8_t *x = m->goal->arg;
    unsigned ground = (unsigned)x[0];
    switch (m->goal->op) {
    case DV_OP_AREA_MAX:
        return largest(m, b, ground);
    case DV_OP_AREA_N:
        return areas(m, b, ground, DV_SYM_ANY).count;
    case DV_OP_AREA_MIN3:
        return least_area(m, b);
    case DV_OP_AREA_SUM:
        return largest(m, b, ground) + largest(m, b, (unsigned)x[1]);
    case DV_OP_AREA_SYM:
        return areas(m, b, ground, (unsigned)x[1]).most;
    case DV_OP_TILES:
        return (int)dv_count(tiles_with(b, ground) & showing(b, (unsigned)x[1]));
    case DV_OP_BORDERS:
        return borders(b, ground);
    case DV_OP_WORLD_FULL:
        return (world(m, (unsigned)x[0]) & ~b->land.taken) == 0;
    default:
        return value_of_symbols(m, b);
    }
}

/* ---- wilds (DV-SYM-02, DV-GOAL-04) --------------------------------------------- */

/* Kinds that may help: with one only, every wild becomes that one. */
static unsigned useful_kinds(const dv_code *goal)
{
    const int8_t *x = goal->arg;
    switch (goal->op) {
    case DV_OP_SETS:
    case DV_OP_LINES_ALL3:
        return 1u << DV_SYM_V | 1u << DV_SYM_D | 1u << DV_SYM_J;
    case DV_OP_WORLD_DUOS:
        return 15;
    case DV_OP_PAIR:
        return 1u << x[0] | 1u << x[1];
    case DV_OP_AREA_SYM:
    case DV_OP_TILES:
        return 1u << x[1];
    case DV_OP_GROUP_CLEAR:
        return 15u & ~(1u << x[0]);
    case DV_OP_SYM:
    case DV_OP_SYMW:
    case DV_OP_LINE_N:
    case DV_OP_LINES_WITH:
    case DV_OP_GROUP_MAX:
    case DV_OP_WORLDS_WITH:
        return 1u << x[0];
    default:
        return 0;
    }
}

/* What wild i may count as: a faction; a sapling also as a runestone. */
static unsigned kinds_for(const board *b, unsigned i, unsigned useful)
{
    unsigned may = b->is_sapling[i] ? 15 : 7;
    if (useful >> DV_SYM_ANY & 1)
        useful = 1u << DV_SYM_V;
    useful &= may;
    return useful ? useful : 1u << DV_SYM_V;
}

static int best_value(const aim *m, const board *b, unsigned i, unsigned useful)
{
    int best = -1;
    if (i == b->wilds)
        return value_of(m, b);
    for (unsigned may = kinds_for(b, i, useful); may; may &= may - 1) {
        board then = *b;
        show(&then, dv_lowest(may), b->wild_at[i]);
        int v = best_value(m, &then, i + 1, useful);
        best = v > best ? v : best;
        if (m->goal->op == DV_OP_GROUP_CLEAR)
            break; /* any kind but the shunned one is as good */
    }
    return best;
}

int dv_goal(const dv_state *s, unsigned seat, const dv_code *goal, unsigned anchor)
{
    board b;
    aim m = {s, seat, anchor, goal};
    if (goal->op == DV_OP_MONSTER)
        return s->mark[goal->arg[0]][seat];
    read_map(s, seat, goal->op, &b);
    return b.wilds ? best_value(&m, &b, 0, useful_kinds(goal)) : value_of(&m, &b);
}

/* ---- conditions ------------------------------------------------------------------ */

static unsigned rows_of(const dv_code *c)
{
    return 1u + (c->op == DV_OP_NOT || c->op == DV_OP_AT_LEAST || c->op == DV_OP_GOAL
                     ? (unsigned)c->arg[0]
                     : 0u);
}

static bool one_holds(const dv_state *s, unsigned seat, const dv_code *c, unsigned anchor)
{
    switch (c->op) {
    case DV_OP_NOT:
        return !one_holds(s, seat, c + 1, anchor);
    case DV_OP_IF_FLAG:
        return s->flags >> c->arg[0] & 1;
    case DV_OP_IF_XP:
        return s->xp[seat] >= c->arg[0];
    case DV_OP_IF_ACTIVE:
        return dv_by_hand(s) || (int)dv_count(dv_active_dice(s, seat)) >= c->arg[0];
    case DV_OP_IF_HOLD:
        return s->titles[seat] >> c->arg[0] & 1;
    case DV_OP_IF_CHOSE:
        return s->decider[c->arg[0]] == seat && s->decided[c->arg[0]] == (unsigned)c->arg[1];
    case DV_OP_AT_LEAST:
        if (dv_by_hand(s)) /* the group sees its maps */
            return true;
        if ((c[1].op == DV_OP_AREA_MAX || c[1].op == DV_OP_GROUP_MAX) && s->laid[seat] < c->arg[1])
            return false; /* too few tiles to look */
        return dv_goal(s, seat, c + 1, anchor) >= c->arg[1];
    default:
        return false;
    }
}

bool dv_holds(const dv_state *s, unsigned seat, const dv_code *cond, unsigned n, unsigned anchor)
{
    for (unsigned i = 0; i < n; i += rows_of(&cond[i]))
        if (!one_holds(s, seat, &cond[i], anchor))
            return false;
    return true;
}

/* DV-MAP-08: only these depend on where the frame lies. */
static bool needs_anchor(const dv_code *c, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        if (c[i].op == DV_OP_SYMW || c[i].op == DV_OP_WORLDS_WITH || c[i].op == DV_OP_WORLD_FULL ||
            c[i].op == DV_OP_WORLD_DUOS)
            return true;
    return false;
}

uint16_t dv_holds_where(const dv_state *s, unsigned seat, const dv_code *cond, unsigned n)
{
    unsigned left = s->anchors[seat], found = 0;
    if (!needs_anchor(cond, n))
        return dv_holds(s, seat, cond, n, 0) ? s->anchors[seat] : 0;
    for (unsigned rest = left; rest; rest &= rest - 1)
        found |= (unsigned)dv_holds(s, seat, cond, n, dv_lowest(rest)) << dv_lowest(rest);
    return (uint16_t)found;
}

static const dv_code *god_goal(const dv_state *s, unsigned i)
{
    return &dv_codes[dv_god_cards[s->card[i]].goal_code];
}

/* DV-MAP-09: highest sum of the two god scores, then the smallest row and column. A score that
 * does not depend on the frame (DV-MAP-08) is the same for all and need not be added. */
unsigned dv_best_anchor(const dv_state *s, unsigned seat)
{
    unsigned best = dv_lowest(s->anchors[seat]);
    bool counts[2] = {needs_anchor(god_goal(s, 0), 1), needs_anchor(god_goal(s, 1), 1)};
    int most = -1;
    if ((s->anchors[seat] & (s->anchors[seat] - 1)) == 0 || !(counts[0] | counts[1]))
        return best;
    for (unsigned rest = s->anchors[seat]; rest; rest &= rest - 1) {
        unsigned a = dv_lowest(rest);
        int sum = 0;
        for (unsigned i = 0; i < 2; i++)
            sum += counts[i] ? dv_goal(s, seat, god_goal(s, i), a) : 0;
        if (sum > most)
            best = a, most = sum;
    }
    return best;
}

int dv_god_score(const dv_state *s, unsigned i, unsigned seat)
{
    if (dv_by_hand(s))
        return s->recorded[i][seat];
    const dv_code *goal = god_goal(s, i);
    return dv_goal(s, seat, goal, needs_anchor(goal, 1) ? dv_anchor_of(s, seat) : 0);
}
