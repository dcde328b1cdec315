/* odin_place.c - a second opinion on placement (FO-PLACE): every square that a piece is offered,
 * every piece that is offered at all, and what lies there afterwards. */
#include <string.h>

#include "odin.h"

enum { SIDE = 5, PLACES = 16 };

typedef struct shape {
    int h, w;
    bool on[SIDE][SIDE];
} shape;

static char colours[AREAS][ROWS][COLS]; /* of what lies there: o r g, or . for all others */
static bool strange[AREAS];             /* a card has changed the board */
static mh_action piece;                 /* taken up, its square not named yet */
static ref_part *part = &odin_parts[PART_PLACEMENT];

/* ---- pieces ---- */

static void read_shape(shape *s, const char *rows)
{
    int r = 0, c = 0;
    for (; *rows; rows++) {
        if (*rows == '/') {
            r++;
            c = 0;
            continue;
        }
        s->on[r][c++] = *rows == '#';
        s->w = c;
    }
    s->h = r + 1;
}

static void drawn(shape *s, int item)
{
    memset(s, 0, sizeof *s);
    if (item >= GOODS && item < SILVER) {
        read_shape(s, ref_cell(&specials, item - GOODS, "shape_rows"));
        return;
    }
    s->w = item < GOODS ? ref_int(&goods, item, "w") : 1;
    s->h = item < GOODS ? ref_int(&goods, item, "h") : 1;
    for (int r = 0; r < s->h; r++)
        for (int c = 0; c < s->w; c++)
            s->on[r][c] = true;
}

static shape mirrored(const shape *s)
{
    shape m = {s->h, s->w, {{0}}};
    for (int r = 0; r < s->h; r++)
        for (int c = 0; c < s->w; c++)
            m.on[r][s->w - 1 - c] = s->on[r][c];
    return m;
}

static shape turned(const shape *s) /* clockwise by a quarter */
{
    shape t = {s->w, s->h, {{0}}};
    for (int r = 0; r < s->h; r++)
        for (int c = 0; c < s->w; c++)
            t.on[c][s->h - 1 - r] = s->on[r][c];
    return t;
}

static shape oriented(int item, int o) /* FO-SM-12 */
{
    shape s;
    drawn(&s, item);
    if (o >= 4)
        s = mirrored(&s);
    for (int q = o % 4; q > 0; q--)
        s = turned(&s);
    return s;
}

static bool same_shape(const shape *a, const shape *b)
{
    return a->h == b->h && a->w == b->w && memcmp(a->on, b->on, sizeof a->on) == 0;
}

static bool first_of_its_kind(int item, int o) /* FO-SM-14 */
{
    shape s = oriented(item, o);
    for (int p = 0; p < o; p++) {
        shape t = oriented(item, p);
        if (same_shape(&s, &t))
            return false;
    }
    return true;
}

static char colour_of(int item) { return item < GOODS ? ref_cell(&goods, item, "colour")[0] : '.'; }

/* ---- where a piece may lie ---- */

static bool accepts(int area, int item) /* FO-PLACE-02, -03 */
{
    char c = colour_of(item);
    if (item == ORE)
        return area < STONE;
    if (item > ORE)
        return false;
    return area >= STONE || (c != 'o' && c != 'r');
}

static bool touches(int area, bool now[ROWS][COLS], char colour)
{
    static const int dr[] = {1, -1, 0, 0}, dc[] = {0, 0, 1, -1};
    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < COLS; c++) {
            if (!now[r][c])
                continue;
            for (int d = 0; d < 4; d++) {
                int rr = r + dr[d], cc = c + dc[d];
                if (rr < 0 || cc < 0 || rr >= ROWS || cc >= COLS || now[rr][cc])
                    continue;
                if (colours[area][rr][cc] == colour)
                    return true;
            }
        }
    return false;
}

static bool corner_full(const mh_state *st, int area, bool now[ROWS][COLS], int r, int c)
{
    const board *b = area_board(st, area);
    for (int rr = r; rr < ROWS; rr++) /* FO-PLACE-12 */
        for (int cc = 0; cc <= c; cc++)
            if (exists(b, rr, cc) && b->at[rr][cc].type != 'b' && !now[rr][cc] &&
                !covered(st, area, rr, cc))
                return false;
    return true;
}

static bool may_lie(const mh_state *st, int area, int item, int o, int row, int col)
{
    const board *b = area_board(st, area);
    shape s = oriented(item, o);
    bool now[ROWS][COLS] = {{0}};
    char colour = colour_of(item);
    for (int r = 0; r < s.h; r++)
        for (int c = 0; c < s.w; c++) {
            if (!s.on[r][c])
                continue;
            if (!exists(b, row + r, col + c) || covered(st, area, row + r, col + c))
                return false; /* FO-PLACE-05 to -07 */
            now[row + r][col + c] = true;
        }
    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < COLS; c++)
            if (now[r][c] && b->at[r][c].type == 'i' && !corner_full(st, area, now, r, c))
                return false;
    bool bound = area < STONE ? colour == 'g' : colour == 'o' || colour == 'r';
    return !bound || !touches(area, now, colour); /* FO-PLACE-08, -10 */
}

static bool fits_somewhere(const mh_state *st, int area, int item, int o)
{
    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < COLS; c++)
            if (may_lie(st, area, item, o, r, c))
                return true;
    return false;
}

/* ---- the engine's lists ---- */

static int area_of(const mh_state *st, int seat, int place)
{
    (void)st;
    if (place == 0)
        return seat;
    if (place <= 4)
        return ISLANDS + place - 1;
    return place >= 8 ? STONE + place - 8 : -1; /* sheds have slots, no squares */
}

/* A square is asked for on boards only, never in a shed. */
static int area_of_piece(const mh_state *st, int seat)
{
    int area = area_of(st, seat, (int)mh_arg(piece, 1));
    assert(area >= 0 && area < AREAS);
    return area;
}

static uint32_t list_of(const mh_state *st, int seat, const mh_action **out)
{
    static mh_action list[MH_MAX_LEGAL];
    *out = list;
    return mh_legal(ref_game, st, seat, list);
}

static void compare_squares(const mh_state *st, int seat)
{
    const mh_action *list;
    uint32_t n = list_of(st, seat, &list);
    int item = (int)mh_arg(piece, 0), o = (int)mh_arg(piece, 2);
    int area = area_of_piece(st, seat);
    bool offered[ROWS][COLS] = {{0}};
    if (item >= WOOD || strange[area])
        return;
    for (uint32_t i = 0; i < n; i++)
        if (ref_verb(list[i], "at"))
            offered[mh_arg(list[i], 0)][mh_arg(list[i], 1)] = true;
    part->positions++;
    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < COLS; c++)
            ref_same(part, st, ref_word("table", item), area * 1000 + r * 20 + c, offered[r][c],
                     may_lie(st, area, item, o, r, c));
}

static void compare_pieces(const mh_state *st, int seat)
{
    const mh_action *list;
    uint32_t n = list_of(st, seat, &list), at = 0;
    bool offered[SILVER + 2][PLACES][8] = {{{0}}};
    for (uint32_t i = 0; i < n; i++)
        if (ref_verb(list[i], "place") && mh_arg(list[i], 0) <= ORE) {
            offered[mh_arg(list[i], 0)][mh_arg(list[i], 1)][mh_arg(list[i], 2)] = true;
            at++;
        }
    if (!at)
        return;
    part->positions++;
    for (int item = 0; item <= ORE; item++)
        for (int p = 0; p < PLACES; p++) {
            int area = area_of(st, seat, p);
            if (area < 0 || area_owner(st, area) != seat || strange[area])
                continue;
            for (int o = 0; o < 8; o++)
                ref_same(part, st, ref_word("table", item), p * 10 + o, offered[item][p][o],
                         stock(st, seat, item) > 0 && accepts(area, item) &&
                             first_of_its_kind(item, o) && fits_somewhere(st, area, item, o));
        }
}

/* ---- following the engine ---- */

void place_begin(void)
{
    memset(colours, 0, sizeof colours);
    memset(strange, 0, sizeof strange);
    piece.bits = 0;
}

static void lay(int seat, mh_action at, const mh_state *before, const mh_state *after)
{
    int item = (int)mh_arg(piece, 0), area = area_of_piece(before, seat);
    shape s = oriented(item, (int)mh_arg(piece, 2));
    bool now[ROWS][COLS] = {{0}};
    for (int r = 0; r < s.h; r++)
        for (int c = 0; c < s.w; c++)
            if (s.on[r][c]) {
                int rr = (int)mh_arg(at, 0) + r, cc = (int)mh_arg(at, 1) + c;
                now[rr][cc] = true;
                colours[area][rr][cc] = colour_of(item);
            }
    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < COLS; c++)
            ref_same(part, after, "covered", area * 1000 + r * 20 + c, covered(after, area, r, c),
                     covered(before, area, r, c) || now[r][c]);
}

static bool board_changed(const mh_state *before, const mh_state *after, int area)
{
    for (int r = 0; r < ROWS; r++)
        if (ref_2(before, "cover", area, r) != ref_2(after, "cover", area, r))
            return true;
    return false;
}

void place_watch(const mh_state *before, int seat, mh_action a, const mh_state *after, mh_rng *rng)
{
    if (ref_asks(before, "at") && ref_verb(a, "at")) {
        if (!strange[area_of_piece(before, seat)])
            lay(seat, a, before, after);
    } else {
        for (int area = 0; area < AREAS; area++)
            strange[area] |= board_changed(before, after, area);
    }
    if (ref_verb(a, "place")) {
        piece = a;
        if (ref_asks(after, "at"))
            compare_squares(after, seat);
    }
    int next = mh_turn(after);
    if (next < after->seats && no_cards(after, next) && mh_below(rng, 32) == 0)
        compare_pieces(after, next);
}

/* Boards fuller than random play makes them: silver on random squares, from the lower left. */
void place_shake(mh_state *st, mh_rng *rng)
{
    if (!ref_asks(st, "turn") || mh_below(rng, 8))
        return;
    int area = (int)mh_below(rng, AREAS), seat = mh_turn(st);
    if (area_owner(st, area) < 0)
        return;
    const board *b = area_board(st, area);
    int edge = (int)mh_below(rng, ROWS + COLS);
    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < COLS; c++)
            if (exists(b, r, c) && b->at[r][c].type != 'b' && mh_below(rng, 16) &&
                ROWS - 1 - r + c < edge)
                ref_set(st, "cover", area, r, 0, ref_2(st, "cover", area, r) | 1 << c);
    int item = (int)mh_below(rng, WOOD);
    if (item < GOODS)
        ref_set(st, "stock", seat, item, 0, 1 + mh_below(rng, 3));
    ref_set(st, "stock", seat, SILVER, 0, mh_below(rng, 10));
}
