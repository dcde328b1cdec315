/* divinus_map.c - maps of players: sides, frame, where a tile may be laid. */
#include "divinus.h"

#include <string.h>

static const int dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};

void read_map(player_map *m, const mh_state *st, int seat)
{
    for (int i = 0; i < SPOTS; i++) {
        m->tile[i] = ref_2(st, "map", seat, i);
        m->rot[i] = ref_2(st, "rot", seat, i);
    }
    m->home = ref_1(st, "god", seat);
    m->cut = ref_option_is(st, "scenario", "8");
}

const char *edge(int tile, int rot, int side) /* DV-MAP-04 */
{
    static const char *const columns[] = {"edge_n", "edge_e", "edge_s", "edge_w"};
    static const char *known[TILES][4];
    int at = (side - rot + 4) % 4;
    if (!known[tile][at])
        known[tile][at] = ref_cell(&tiles, tile, columns[at]);
    return known[tile][at];
}

char region(int tile, int rot, int side)
{
    return ref_cell(&tiles, tile, "regions")[(side - rot + 4) % 4];
}

/* Column and row of a spot in the frame whose north-west cell the anchor names. */
static int frame_x(int anchor, int spot) { return spot % GRID - 3 - (anchor % 4 - 3); }
static int frame_y(int anchor, int spot) { return spot / GRID - 3 - (anchor / 4 - 3); }

static bool corner(int x, int y) { return (x == 0 || x == 3) && (y == 0 || y == 3); }

static bool in_square(int anchor, int spot)
{
    int x = frame_x(anchor, spot), y = frame_y(anchor, spot);
    return x >= 0 && x <= 3 && y >= 0 && y <= 3;
}

bool in_frame(const player_map *m, int anchor, int spot)
{
    if (!in_square(anchor, spot))
        return false;
    return !m->cut || !corner(frame_x(anchor, spot), frame_y(anchor, spot));
}

static const char *first_rule(const mh_state *st)
{
    int row = ref_row(&scenarios, ref_option(st, "scenario"));
    return row < 0 ? "HOME" : ref_cell(&scenarios, row, "first_tile_rule"); /* DV-ENDLESS-12 */
}

static bool rule_has(const char *rule, const char *word)
{
    size_t n = strlen(word);
    for (; *rule; rule += strcspn(rule, "&"), rule += *rule == '&')
        if (strcspn(rule, "&") == n && strncmp(rule, word, n) == 0)
            return true;
    return false;
}

static bool at_home(int god, int x, int y) /* DV-WORLD-01, -02 */
{
    static const char *const names[] = {"Thor", "Loki", "Hel", "Freya"};
    if (ref_is(names[god], "Thor"))
        return y == 0;
    if (ref_is(names[god], "Loki"))
        return x == 0;
    return ref_is(names[god], "Hel") ? y == 3 : x == 3;
}

static bool first_fits(const mh_state *st, const player_map *m, int anchor, int spot)
{
    const char *rule = first_rule(st);
    int x = frame_x(anchor, spot), y = frame_y(anchor, spot);
    bool middle = x >= 1 && x <= 2 && y >= 1 && y <= 2;
    if (rule_has(rule, "MIDGARD"))
        return middle;
    if (rule_has(rule, "CORNER") && !corner(x, y))
        return false;
    if (rule_has(rule, "NOT_CORNER") && corner(x, y))
        return false;
    return at_home(m->home, x, y);
}

static unsigned anchors_of(const mh_state *st, const player_map *m, int first, unsigned struck)
{
    unsigned left = 0;
    for (int a = 0; a < ANCHORS; a++) {
        bool fits = in_square(a, SPOTS / 2) && first_fits(st, m, a, first); /* DV-MAP-11 */
        for (int i = 0; fits && i < SPOTS; i++)
            if (m->tile[i] != NOTHING)
                fits = in_frame(m, a, i);
        if (fits && !(struck >> a & 1))
            left |= 1u << a;
    }
    return left;
}

unsigned anchors_left(const mh_state *st, int seat)
{
    player_map m;
    read_map(&m, st, seat);
    return anchors_of(st, &m, ref_1(st, "first", seat), (unsigned)ref_1(st, "struck", seat));
}

static bool edges_fit(const player_map *m, int spot, int tile, int rot)
{
    int touching = 0, x = spot % GRID, y = spot / GRID;
    for (int d = 0; d < 4; d++) {
        int nx = x + dx[d], ny = y + dy[d];
        if (nx < 0 || ny < 0 || nx >= GRID || ny >= GRID)
            continue;
        int other = ny * GRID + nx;
        if (m->tile[other] == NOTHING)
            continue;
        touching++;
        if (!ref_is(edge(tile, rot, d), edge(m->tile[other], m->rot[other], (d + 2) % 4)))
            return false; /* DV-MAP-03 */
    }
    return touching > 0; /* DV-MAP-02 */
}

static bool shows_rune(const mh_state *st, int tile)
{
    for (int s = 0; s < 2; s++)
        if (ref_is(ref_word("slot", ref_2(st, "slot", tile, s)), "rune") &&
            !(ref_1(st, "abyss", tile) >> s & 1))
            return true;
    return false;
}

static bool first_tile_fits(const mh_state *st, int tile) /* DV-MAP-14 */
{
    const char *rule = first_rule(st);
    bool sea = false;
    for (int d = 0; d < 4; d++)
        sea |= ref_is(edge(tile, 0, d), "sea");
    if (rule_has(rule, "SEA_TILE") && !sea)
        return false;
    return !rule_has(rule, "RUNE_TILE") || shows_rune(st, tile);
}

bool can_lay(const mh_state *st, int seat, int tile)
{
    player_map m;
    int n = 0;
    read_map(&m, st, seat);
    for (int i = 0; i < SPOTS; i++)
        n += m.tile[i] != NOTHING;
    if (!n)
        return first_tile_fits(st, tile);
    for (int spot = 0; spot < SPOTS; spot++) {
        if (m.tile[spot] != NOTHING)
            continue;
        m.tile[spot] = tile;
        bool frame =
            anchors_of(st, &m, ref_1(st, "first", seat), (unsigned)ref_1(st, "struck", seat)) != 0;
        m.tile[spot] = NOTHING;
        for (int rot = 0; frame && rot < 4; rot++)
            if (edges_fit(&m, spot, tile, rot))
                return true;
    }
    return false;
}

bool map_full(const mh_state *st, int seat) /* DV-MAP-13 */
{
    player_map m;
    int n = 0;
    read_map(&m, st, seat);
    for (int i = 0; i < SPOTS; i++)
        n += m.tile[i] != NOTHING;
    return n == (m.cut ? 12 : 16);
}
