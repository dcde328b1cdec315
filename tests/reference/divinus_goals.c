/* divinus_goals.c - a second opinion on goals and conditions (section 19 of the rules): every
 * assignment of wild symbols and saplings is tried. */
#include <stdlib.h>
#include <string.h>

#include "divinus.h"
#include "games/divinus/state.h"

enum { MAX_FREE = 4, MAX_TILES = 16 };

/* Symbols: v d j, r runestone, w wild, s sapling, 0 nothing that counts. */
typedef struct seen {
    int n; /* tiles */
    int spot[MAX_TILES], tile[MAX_TILES], rot[MAX_TILES];
    char symbol[MAX_TILES][2];
    bool abyss[MAX_TILES];
    int at[SPOTS]; /* which tile lies there, or -1 */
    player_map map;
    int anchor;
} seen;

static const int steps[] = {-GRID, 1, GRID, -1}; /* north, east, south, west */

static char symbol_of(const mh_state *st, int tile, int slot)
{
    static const char *const words[] = {"viking", "dwarf", "jotun", "rune", "wild", "sapling"};
    const char *w = ref_word("slot", ref_2(st, "slot", tile, slot));
    if (ref_1(st, "abyss", tile) >> slot & 1)
        return 0; /* DV-SYM-01 */
    for (size_t i = 0; i < MH_COUNT(words); i++)
        if (ref_is(w, words[i]))
            return "vdjrws"[i];
    return 0;
}

static void look(seen *m, const mh_state *st, int seat, int anchor)
{
    memset(m, 0, sizeof *m);
    read_map(&m->map, st, seat);
    m->anchor = anchor;
    for (int i = 0; i < SPOTS; i++) {
        m->at[i] = -1;
        if (m->map.tile[i] == NOTHING)
            continue;
        int k = m->n++;
        m->at[i] = k;
        m->spot[k] = i;
        m->tile[k] = m->map.tile[i];
        m->rot[k] = m->map.rot[i];
        m->abyss[k] = ref_1(st, "abyss", m->tile[k]) != 0;
        for (int s = 0; s < 2; s++)
            m->symbol[k][s] = symbol_of(st, m->tile[k], s);
    }
}

/* ---- what a tile shows ---- */

static bool counts(char symbol, char x)
{
    if (x == 'a') /* any faction */
        return symbol == 'v' || symbol == 'd' || symbol == 'j';
    return symbol == x;
}

static int on_tile(const seen *m, int k, char x)
{
    return counts(m->symbol[k][0], x) + counts(m->symbol[k][1], x);
}

static int neighbour(const seen *m, int k, int side)
{
    int x = m->spot[k] % GRID, at = m->spot[k] + steps[side];
    if ((side == EAST && x == GRID - 1) || (side == WEST && x == 0) || at < 0 || at >= SPOTS)
        return -1;
    return m->at[at];
}

static int world_count(const seen *m, const char *world, char x);

static bool in_world(const seen *m, const char *world, int spot)
{
    static const char *const homes[] = {"asgard", "jotunheim", "helheim", "nidavellir"};
    int x = spot % GRID - 3 - (m->anchor % 4 - 3), y = spot / GRID - 3 - (m->anchor / 4 - 3);
    if (!in_frame(&m->map, m->anchor, spot))
        return false;
    if (ref_is(world, "home"))
        world = homes[m->map.home];
    if (ref_is(world, "asgard"))
        return y == 0;
    if (ref_is(world, "jotunheim"))
        return x == 0;
    if (ref_is(world, "nidavellir"))
        return x == 3;
    if (ref_is(world, "helheim"))
        return y == 3;
    return x >= 1 && x <= 2 && y >= 1 && y <= 2;
}

static int world_count(const seen *m, const char *world, char x)
{
    int n = 0;
    for (int k = 0; k < m->n; k++)
        if (in_world(m, world, m->spot[k]))
            n += on_tile(m, k, x);
    return n;
}

static bool world_full(const seen *m, const char *world)
{
    for (int i = 0; i < SPOTS; i++)
        if (in_world(m, world, i) && m->at[i] < 0)
            return false;
    return true;
}

/* ---- areas ---- */

/* Tiles of the area that side `side` of tile k belongs to, marked in `in`. */
static int spread(const seen *m, int k, int side, bool in[MAX_TILES], bool done[MAX_TILES][4])
{
    int n = in[k] ? 0 : 1;
    char letter = region(m->tile[k], m->rot[k], side);
    if (done[k][side])
        return 0;
    in[k] = true;
    for (int d = 0; d < 4; d++) {
        if (region(m->tile[k], m->rot[k], d) != letter || done[k][d])
            continue;
        done[k][d] = true;
        int o = neighbour(m, k, d);
        if (o >= 0 &&
            ref_is(edge(m->tile[k], m->rot[k], d), edge(m->tile[o], m->rot[o], (d + 2) % 4)))
            n += spread(m, o, (d + 2) % 4, in, done);
    }
    return n;
}

/* Largest area of a terrain, number of areas, or most symbols x on one of them. */
static int areas(const seen *m, const char *terrain, char what, char x)
{
    bool done[MAX_TILES][4] = {{0}};
    int best = 0, number = 0;
    for (int k = 0; k < m->n; k++)
        for (int d = 0; d < 4; d++) {
            bool in[MAX_TILES] = {0};
            if (done[k][d] || !ref_is(edge(m->tile[k], m->rot[k], d), terrain))
                continue;
            int size = spread(m, k, d, in, done), symbols = 0;
            if (size < 2)
                continue; /* DV-AREA-02 */
            for (int o = 0; o < m->n; o++)
                symbols += in[o] ? on_tile(m, o, x) : 0;
            int value = what == 's' ? symbols : size;
            best = value > best ? value : best;
            number++;
        }
    return what == 'n' ? number : best;
}

/* ---- lines, pairs, groups ---- */

static int in_line(const seen *m, bool row, int line, char x)
{
    int n = 0;
    for (int k = 0; k < m->n; k++)
        if ((row ? m->spot[k] / GRID : m->spot[k] % GRID) == line)
            n += on_tile(m, k, x) > 0;
    return n;
}

static int lines(const seen *m, char what, char x, int least)
{
    int best = 0, number = 0;
    for (int l = 0; l < GRID; l++)
        for (int row = 0; row < 2; row++) {
            int n = in_line(m, row, l, x);
            best = n > best ? n : best;
            number += what == '3' ? in_line(m, row, l, 'v') && in_line(m, row, l, 'd') &&
                                        in_line(m, row, l, 'j')
                                  : n >= least;
        }
    return what == 'n' ? best : number;
}

static int pairs(const seen *m, char x, char y)
{
    int n = 0;
    for (int k = 0; k < m->n; k++)
        for (int d = EAST; d <= SOUTH; d++) {
            int o = neighbour(m, k, d);
            if (o < 0)
                continue;
            n += (on_tile(m, k, x) && on_tile(m, o, y)) || (on_tile(m, k, y) && on_tile(m, o, x));
        }
    return n;
}

static bool fulfils(const seen *m, int k, const char *c) /* "v", "rune" or "!j!abyss" */
{
    if (*c != '!')
        return on_tile(m, k, *c) > 0;
    while (*c == '!') {
        size_t n = strcspn(c + 1, "!");
        bool abyss = n == 5;
        if (abyss ? m->abyss[k] : on_tile(m, k, c[1]) > 0)
            return false;
        c += 1 + n;
    }
    return true;
}

static int walk(const seen *m, int k, const char *c, bool been[MAX_TILES])
{
    int n = 1;
    been[k] = true;
    for (int d = 0; d < 4; d++) {
        int o = neighbour(m, k, d);
        if (o >= 0 && !been[o] && fulfils(m, o, c))
            n += walk(m, o, c, been);
    }
    return n;
}

static int largest_group(const seen *m, const char *c)
{
    bool been[MAX_TILES] = {0};
    int best = 0;
    for (int k = 0; k < m->n; k++)
        if (!been[k] && fulfils(m, k, c)) {
            int n = walk(m, k, c, been);
            best = n > best ? n : best;
        }
    return best;
}

static int borders(const seen *m, const char *terrain)
{
    int n = 0;
    for (int k = 0; k < m->n; k++)
        for (int d = EAST; d <= SOUTH; d++)
            n += neighbour(m, k, d) >= 0 && ref_is(edge(m->tile[k], m->rot[k], d), terrain);
    return n;
}

static int tiles_with(const seen *m, const char *terrain, char x)
{
    int n = 0;
    for (int k = 0; k < m->n; k++) {
        bool side = false;
        for (int d = 0; d < 4; d++)
            side |= ref_is(edge(m->tile[k], m->rot[k], d), terrain);
        n += side && on_tile(m, k, x);
    }
    return n;
}

/* ---- codes ---- */

static int all_symbols(const seen *m, char x)
{
    int n = 0;
    for (int k = 0; k < m->n; k++)
        n += on_tile(m, k, x);
    return n;
}

static int lowest(int a, int b, int c)
{
    int n = a < b ? a : b;
    return n < c ? n : c;
}

static int worlds(const seen *m, char what, char x, int k)
{
    static const char *const names[] = {"asgard", "jotunheim", "nidavellir", "helheim", "midgard"};
    int n = 0;
    for (size_t w = 0; w < MH_COUNT(names); w++) {
        if (what == 'k')
            n += world_count(m, names[w], x) >= k;
        for (const char *s = "vdjr"; what == 'd' && *s; s++)
            n += world_count(m, names[w], *s) >= 2;
    }
    return n;
}

/* "rune" is r, "any" a; the rest are letters already. */
static char letter(const char *arg) { return arg[0]; }

static int value_of(const seen *m, const char *f, const char *a, const char *b)
{
    if (ref_is(f, "SYM"))
        return all_symbols(m, letter(a));
    if (ref_is(f, "SYMW"))
        return world_count(m, b, letter(a));
    if (ref_is(f, "SETS"))
        return lowest(all_symbols(m, 'v'), all_symbols(m, 'd'), all_symbols(m, 'j'));
    if (ref_is(f, "AREA_MAX"))
        return areas(m, a, 'm', 0);
    if (ref_is(f, "AREA_N"))
        return areas(m, a, 'n', 0);
    if (ref_is(f, "AREA_MIN3"))
        return lowest(areas(m, "sea", 'm', 0), areas(m, "plain", 'm', 0),
                      areas(m, "mountain", 'm', 0));
    if (ref_is(f, "AREA_SUM"))
        return areas(m, a, 'm', 0) + areas(m, b, 'm', 0);
    if (ref_is(f, "AREA_SYM"))
        return areas(m, a, 's', letter(b));
    if (ref_is(f, "TILES"))
        return tiles_with(m, a, letter(b));
    if (ref_is(f, "PAIR"))
        return pairs(m, letter(a), letter(b));
    if (ref_is(f, "LINE_N"))
        return lines(m, 'n', letter(a), 0);
    if (ref_is(f, "LINES_WITH"))
        return lines(m, 'k', letter(a), (int)strtol(b, NULL, 10));
    if (ref_is(f, "LINES_ALL3"))
        return lines(m, '3', 0, 0);
    if (ref_is(f, "GROUP_MAX"))
        return largest_group(m, a);
    if (ref_is(f, "BORDERS"))
        return borders(m, a);
    if (ref_is(f, "WORLDS_WITH"))
        return worlds(m, 'k', letter(a), (int)strtol(b, NULL, 10));
    if (ref_is(f, "WORLD_FULL"))
        return world_full(m, a);
    if (ref_is(f, "WORLD_DUOS"))
        return worlds(m, 'd', 0, 0);
    abort();
}

/* Reads "NAME(a,b)"; what follows it is returned. */
static const char *evaluate(const seen *m, const char *code, int *value)
{
    char f[32] = "", a[32] = "", b[32] = "";
    size_t n = strcspn(code, "(");
    memcpy(f, code, n);
    code += n + 1;
    n = strcspn(code, ",)");
    memcpy(a, code, n);
    code += n;
    if (*code == ',') {
        n = strcspn(++code, ")");
        memcpy(b, code, n);
        code += n;
    }
    *value = value_of(m, f, a, b);
    return code + 1;
}

static bool all_hold(const seen *m, const char *code)
{
    for (;;) {
        int value = 0;
        code = evaluate(m, code, &value);
        if (value < (int)strtol(code + 2, NULL, 10)) /* after ">=" */
            return false;
        code += strcspn(code, "&");
        if (!*code++)
            return true;
    }
}

/* ---- every assignment (DV-SYM-02, DV-GOAL-04) ---- */

static int best_of(seen *m, const char *code, bool condition, int k, int s)
{
    if (k == m->n) {
        int value = 0;
        if (condition)
            return all_hold(m, code);
        evaluate(m, code, &value);
        return value;
    }
    int nk = s ? k + 1 : k, ns = !s, best = 0;
    char was = m->symbol[k][s];
    if (was != 'w' && was != 's')
        return best_of(m, code, condition, nk, ns);
    for (const char *to = was == 's' ? "vdjr" : "vdj"; *to; to++) {
        m->symbol[k][s] = *to;
        int value = best_of(m, code, condition, nk, ns);
        best = value > best ? value : best;
    }
    m->symbol[k][s] = was;
    return best;
}

int goal_value(const mh_state *st, int seat, int anchor, const char *code)
{
    seen m;
    look(&m, st, seat, anchor);
    return best_of(&m, code, false, 0, 0);
}

bool condition_holds(const mh_state *st, int seat, int anchor, const char *code)
{
    seen m;
    look(&m, st, seat, anchor);
    return best_of(&m, code, true, 0, 0) != 0;
}

/* ---- comparing ---- */

/* Stickers anyhow on the tiles of one map, few enough to try every assignment. */
static void random_stickers(mh_state *st, int seat, mh_rng *rng)
{
    int free_ones = 0;
    for (int i = 0; i < SPOTS; i++) {
        int tile = ref_2(st, "map", seat, i);
        if (tile == NOTHING)
            continue;
        for (int s = 0; s < 2; s++) {
            int symbol = (int)mh_below(rng, 7); /* empty to sapling */
            bool open =
                symbol == ref_value("slot", "wild") || symbol == ref_value("slot", "sapling");
            if (open && ++free_ones > MAX_FREE)
                symbol = 0;
            if (mh_below(rng, 3))
                ref_set(st, "slot", tile, s, 0, symbol);
        }
        ref_set(st, "abyss", tile, 0, 0, mh_below(rng, 8) ? 0 : 1 + mh_below(rng, 2));
    }
}

static int free_symbols(const mh_state *st, int seat)
{
    seen m;
    int n = 0;
    look(&m, st, seat, 0);
    for (int k = 0; k < m.n; k++)
        for (int s = 0; s < 2; s++)
            n += m.symbol[k][s] == 'w' || m.symbol[k][s] == 's';
    return n;
}

static void compare(const mh_state *st, int seat, int anchor, mh_rng *rng)
{
    ref_part *part = &divinus_parts[PART_GOALS];
    const dv_state *s = (const dv_state *)(const void *)st;
    int g = (int)mh_below(rng, (uint32_t)god_cards.rows);
    int q = (int)mh_below(rng, (uint32_t)quests.rows);
    const char *cond = ref_cell(&quests, q, "condition_code");
    part->positions++;
    ref_same(part, st, ref_cell(&god_cards, g, "goal_code"), seat,
             dv_goal(s, (unsigned)seat, &dv_codes[dv_god_cards[g].goal_code], (unsigned)anchor),
             goal_value(st, seat, anchor, ref_cell(&god_cards, g, "goal_code")));
    if (ref_is(ref_cell(&quests, q, "kind"), "MONSTER"))
        return;
    const dv_code *code = &dv_codes[dv_quests[q].condition_code];
    if (ref_is(ref_cell(&quests, q, "kind"), "XP"))
        ref_same(part, st, cond, seat, dv_goal(s, (unsigned)seat, code + 1, (unsigned)anchor),
                 goal_value(st, seat, anchor, cond));
    else
        ref_same(part, st, cond, seat,
                 dv_holds(s, (unsigned)seat, code, dv_quests[q].condition_code_n, (unsigned)anchor),
                 condition_holds(st, seat, anchor, cond));
}

void goals_watch(const mh_state *st, mh_rng *rng)
{
    static mh_room room;
    int seat = (int)mh_below(rng, st->seats);
    unsigned left = (unsigned)ref_1(st, "anchors", seat);
    int anchor = (int)mh_below(rng, ANCHORS);
    if (!left || !ref_1(st, "laid", seat))
        return;
    while (!(left >> anchor & 1))
        anchor = (anchor + 1) % ANCHORS;
    ref_same(&divinus_parts[PART_GOALS], st, "anchors", seat, left, anchors_left(st, seat));
    if (free_symbols(st, seat) <= MAX_FREE)
        compare(st, seat, anchor, rng);
    memcpy(&room, st, ref_game->state_size);
    random_stickers(&room.st, seat, rng);
    compare(&room.st, seat, anchor, rng);
}
