/* map.c - a player's map: where a tile may lie, anchors, moving tiles (DV-MAP). */
#include "state.h"

enum { GRID_ROWS = 7 };

static const uint64_t whole_grid = 0x007f7f7f7f7f7f7fu; /* column 8 stays empty: no wrapping */
static const uint64_t square = 0x0f0f0f0fu, cut = 0x060f0f06u, corners = 0x09000009u;

/* Worlds in the frame, by the order of the codes (DV-WORLD-01). */
static const uint64_t world_masks[] = {
    [DV_WORLD_ASGARD] = 0x0000000fu,     [DV_WORLD_JOTUNHEIM] = 0x01010101u,
    [DV_WORLD_NIDAVELLIR] = 0x08080808u, [DV_WORLD_HELHEIM] = 0x0f000000u,
    [DV_WORLD_MIDGARD] = 0x00060600u,
};

bool dv_has_sea(unsigned tile)
{
    const dv_tile_row *t = &dv_tiles[tile];
    return t->edge_n == DV_GROUND_SEA || t->edge_e == DV_GROUND_SEA || t->edge_s == DV_GROUND_SEA ||
           t->edge_w == DV_GROUND_SEA;
}

/* A sapling is no runestone here (DV-MAP-14, DV-SYM-03). */
bool dv_shows_rune(const dv_state *s, unsigned tile)
{
    for (unsigned i = 0; i < 2; i++)
        if (s->slot[tile][i] == DV_SYMBOL_RUNE && !(s->abyss[tile] >> i & 1))
            return true;
    return false;
}

void dv_spread(const dv_state *s, unsigned seat, dv_land *l)
{
    l->taken = s->taken[seat];
    for (uint64_t rest = l->taken; rest; rest &= rest - 1) {
        unsigned bit = dv_lowest(rest), spot = dv_spot(bit);
        l->sides[bit] = dv_edges(s->map[seat][spot], s->rot[seat][spot]);
    }
}

uint64_t dv_world_mask(const dv_state *s, unsigned seat, unsigned world)
{
    if (world == DV_WORLD_HOME)
        world = dv_gods_player[dv_box_index(s, seat, 1, 1)].home_world; /* DV-WORLD-02 */
    return world_masks[world] & dv_frame_mask(s);
}

static const dv_scene_row *scene_row(const dv_state *s)
{
    return &dv_scenarios[dv_endless(s) ? 0 : dv_scene(s) - 1]; /* DV-ENDLESS-12: as scenario 1 */
}

uint64_t dv_frame_mask(const dv_state *s) /* DV-MAP-01 */
{
    return scene_row(s)->schema == DV_SCHEMA_4X4_CUT ? cut : square;
}

unsigned dv_map_size(const dv_state *s) { return dv_frame_mask(s) == cut ? 12 : 16; }

static bool first_rule(const dv_state *s, unsigned op)
{
    const dv_scene_row *row = scene_row(s);
    for (unsigned i = 0; i < row->first_tile_rule_n; i++)
        if (dv_codes[row->first_tile_rule + i].op == op)
            return true;
    return false;
}

/* Cells of the frame on which the tile laid first may lie (DV-MAP-06, DV-MAP-07). */
static uint64_t first_cells(const dv_state *s, unsigned seat)
{
    if (first_rule(s, DV_OP_FIRST_MIDGARD))
        return world_masks[DV_WORLD_MIDGARD];
    uint64_t home = dv_world_mask(s, seat, DV_WORLD_HOME);
    if (first_rule(s, DV_OP_FIRST_NOT_CORNER))
        home &= ~corners;
    if (first_rule(s, DV_OP_FIRST_CORNER))
        home &= corners;
    return home;
}

static unsigned anchor_shift(unsigned anchor) { return anchor / 4 * 8 + anchor % 4; }

/* Anchors under which all tiles lie in the frame and the first one where it must. */
static uint16_t anchors_for(const dv_state *s, unsigned seat, uint64_t taken, unsigned first)
{
    uint64_t frame = dv_frame_mask(s), home = first_cells(s, seat);
    unsigned found = 0;
    for (unsigned a = 0; a < 16; a++)
        if (!(taken & ~(frame << anchor_shift(a))) && home << anchor_shift(a) >> dv_bit(first) & 1)
            found |= 1u << a;
    /* a struck one never returns (DV-MAP-11) */
    return (uint16_t)(found & ~(unsigned)s->struck[seat]);
}

uint16_t dv_anchors_of(const dv_state *s, unsigned seat)
{
    return anchors_for(s, seat, s->taken[seat], s->first[seat]);
}

/* Anchors whose frame covers the place. */
static unsigned covering(uint64_t frame, unsigned bit)
{
    static const uint16_t rows[] = {0x0000, 0x0001, 0x0010, 0x0011, 0x0100, 0x0101, 0x0110, 0x0111,
                                    0x1000, 0x1001, 0x1010, 0x1011, 0x1100, 0x1101, 0x1110, 0x1111};
    static const uint8_t reach[] = {1, 3, 7, 15, 14, 12, 8}; /* origins left of or at a column */
    MH_CHECK(bit < 64 && whole_grid >> bit & 1);
    unsigned x = bit % 8, y = bit / 8, found = (unsigned)rows[reach[y]] * reach[x];
    if (frame != square)
        for (unsigned c = 0; c < 4; c++) {
            unsigned ax = x - c % 2 * 3, ay = y - c / 2 * 3;
            if (ax < 4 && ay < 4)
                found &= ~(1u << (ay * 4 + ax));
        }
    return found;
}

static uint64_t beside(uint64_t set)
{
    return (set << 8 | set >> 8 | set << 1 | set >> 1) & whole_grid;
}

enum { NORTH, EAST, SOUTH, WEST };

/* One side of the tile that lies there, as in dv_edges. */
static unsigned side_at(const dv_state *s, unsigned seat, unsigned bit, unsigned side)
{
    unsigned spot = dv_spot(bit);
    const dv_tile_row *t = &dv_tiles[s->map[seat][spot]];
    const uint8_t edge[4] = {t->edge_n, t->edge_e, t->edge_s, t->edge_w};
    return edge[(side - s->rot[seat][spot]) & 3] + 1u;
}

/* What the neighbours among `taken` ask of a tile there: two bits a side, none where nobody asks.
 */
static unsigned demand(const dv_state *s, unsigned seat, uint64_t taken, unsigned bit)
{
    unsigned need = 0;
    if (bit >= 8 && taken >> (bit - 8) & 1)
        need |= side_at(s, seat, bit - 8, SOUTH);
    if (taken >> (bit + 1) & 1)
        need |= side_at(s, seat, bit + 1, WEST) << 2;
    if (taken >> (bit + 8) & 1)
        need |= side_at(s, seat, bit + 8, NORTH) << 4;
    if (bit >= 1 && taken >> (bit - 1) & 1)
        need |= side_at(s, seat, bit - 1, EAST) << 6;
    return need;
}

/* The sides that somebody asks about. */
static unsigned asked(unsigned need) { return ((need | need >> 1) & 0x55u) * 3; }

/* Places where some tile could be laid: beside the map, with an anchor left (DV-MAP-02, 07). */
static uint64_t open_places(const dv_state *s, unsigned seat)
{
    uint64_t frame = dv_frame_mask(s), framed = 0, taken = s->taken[seat];
    if (!taken)
        return 1ull << dv_bit(DV_HOME_SPOT); /* DV-MAP-15 */
    for (unsigned rest = s->anchors[seat]; rest; rest &= rest - 1)
        framed |= frame << anchor_shift(dv_lowest(rest));
    return beside(taken) & ~taken & framed;
}

unsigned dv_gaps(const dv_state *s, unsigned seat, dv_gap out[DV_SPOTS])
{
    unsigned n = 0;
    if (!s->taken[seat])
        return 0;
    for (uint64_t rest = open_places(s, seat); rest; rest &= rest - 1) {
        unsigned bit = dv_lowest(rest), need = demand(s, seat, s->taken[seat], bit);
        unsigned in = s->anchors[seat] & covering(dv_frame_mask(s), bit);
        out[n++] = (dv_gap){(uint8_t)need, (uint8_t)asked(need), (uint8_t)dv_count(in)};
    }
    return n;
}

/* DV-MAP-14: what the first tile must show. */
static bool fit_to_begin(const dv_state *s, unsigned tile)
{
    return (!first_rule(s, DV_OP_FIRST_SEA_TILE) || dv_has_sea(tile)) &&
           (!first_rule(s, DV_OP_FIRST_RUNE_TILE) || dv_shows_rune(s, tile));
}

/* Bit 16 * d + i of takes[g]: at the i-th open place the neighbour in direction d asks for ground
 * g, or there is none. */
static void read_places(const dv_state *s, unsigned seat, uint64_t takes[DV_GROUND_COUNT])
{
    uint64_t asks[DV_GROUND_COUNT + 1] = {0}; /* 0: whatever it is */
    unsigned i = 0;
    for (uint64_t rest = open_places(s, seat); rest; rest &= rest - 1, i++) {
        unsigned need = demand(s, seat, s->taken[seat], dv_lowest(rest));
        for (unsigned d = 0; d < 4; d++)
            asks[need >> 2 * d & 3] |= 1ull << (16 * d + i);
    }
    assert(i <= 16);
    for (unsigned g = 0; g < DV_GROUND_COUNT; g++)
        takes[g] = asks[g + 1] | asks[0];
}

static uint64_t turned(uint64_t lanes, unsigned d)
{
    return lanes >> 16 * d | lanes << (64 - 16 * d);
}

/* Bit 16 * r + i: the tile fits into the i-th place after r quarter turns. */
static uint64_t fits(const uint64_t takes[DV_GROUND_COUNT], const dv_tile_row *t)
{
    return takes[t->edge_n] & turned(takes[t->edge_e], 1) & turned(takes[t->edge_s], 2) &
           turned(takes[t->edge_w], 3);
}

uint32_t dv_placeable(const dv_state *s, unsigned seat, const uint8_t *tiles, unsigned n)
{
    uint64_t takes[DV_GROUND_COUNT];
    uint32_t found = 0;
    if (s->laid[seat])
        read_places(s, seat, takes);
    for (unsigned i = 0; i < n; i++)
        if (tiles[i] != MH_NONE &&
            (s->laid[seat] ? fits(takes, &dv_tiles[tiles[i]]) != 0 : fit_to_begin(s, tiles[i])))
            found |= 1u << i;
    return found;
}

/* ---- laying the explored tile (T2) ---------------------------------------- */

static uint32_t list_places(const dv_state *s, unsigned seat, mh_action *out, uint32_t most)
{
    uint32_t n = 0;
    unsigned own = dv_edges(s->tile_now, 0);
    for (uint64_t rest = open_places(s, seat); rest && n < most; rest &= rest - 1) {
        unsigned bit = dv_lowest(rest), need = demand(s, seat, s->taken[seat], bit),
                 mask = asked(need), e = own;
        for (unsigned r = 0; r < 4; r++, e = (e << 2 | e >> 6) & 0xff)
            if (((e ^ need) & mask) == 0)
                out[n++] = mh_act(DV_VERB_PLACE, dv_spot(bit), r, 0);
    }
    return n;
}

uint32_t dv_legal_place(const mh_state *st, int seat, mh_action *out)
{
    return list_places(dv_const(st), (unsigned)seat, out, MH_MAX_LEGAL);
}

/* Asks unless there is one place only (DV-SM-06); two are enough to know. */
void dv_open_place(mh_state *st, mh_tale *tale)
{
    mh_frame *f = &st->open[st->depth - 1];
    mh_action list[8];
    if (list_places(dv_const(st), f->arg[0], list, 2) == 1)
        dv_apply_place(st, f->arg[0], list[0], tale);
    else
        f->waiting = (uint8_t)(1u << f->arg[0]);
}

const char *dv_why_place(const mh_state *st, int seat, mh_action a)
{
    const dv_state *s = dv_const(st);
    uint64_t taken = s->taken[seat];
    unsigned bit = dv_bit(mh_arg(a, 0));
    if (mh_verb_of(a) != DV_VERB_PLACE)
        return "DV-EXPLORE-04";
    if (mh_arg(a, 0) >= DV_SPOTS || mh_arg(a, 1) >= DV_TURNED_COUNT) /* "nothing" is no turn */
        return "DV-MAP-04";
    if (taken ? !(beside(taken) & ~taken & 1ull << bit) : mh_arg(a, 0) != DV_HOME_SPOT)
        return "DV-MAP-02";
    if (!(open_places(s, (unsigned)seat) >> bit & 1))
        return "DV-MAP-07";
    unsigned need = demand(s, (unsigned)seat, taken, bit);
    return ((dv_edges(s->tile_now, mh_arg(a, 1)) ^ need) & asked(need)) == 0 ? NULL : "DV-MAP-03";
}

static void lay(dv_state *s, unsigned seat, unsigned tile, unsigned spot, unsigned rot)
{
    uint64_t place = 1ull << dv_bit(spot);
    s->map[seat][spot] = (uint8_t)tile;
    s->rot[seat][spot] = (uint8_t)rot;
    s->taken[seat] = tile == MH_NONE ? s->taken[seat] & ~place : s->taken[seat] | place;
}

void dv_apply_place(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned me = (unsigned)seat, spot = mh_arg(a, 0);
    lay(s, me, s->tile_now, spot, mh_arg(a, 1));
    if (!s->laid[me])
        s->first[me] = (uint8_t)spot;
    mh_add(&s->laid[me], 1);
    s->anchors[me] = s->laid[me] == 1
                         ? dv_anchors_of(s, me)
                         : (uint16_t)(s->anchors[me] & covering(dv_frame_mask(s), dv_bit(spot)));
    s->spot_now = (uint8_t)spot;
    s->changed = 1;
    mh_tell(tale, DV_EVENT_PLACED, MH_ALL, me, s->tile_now, spot, 0);
    mh_done(st);
}

unsigned dv_touching(const dv_state *s, unsigned seat, unsigned spot)
{
    return dv_count(beside(1ull << dv_bit(spot)) & s->taken[seat]);
}

/* ---- moving a tile (DV-MAP-11) --------------------------------------------- */

static bool connected(uint64_t set)
{
    uint64_t seen = set & (0 - set), before = 0;
    while (seen != before) {
        before = seen;
        seen |= beside(seen) & set;
    }
    return seen == set;
}

/* Where the lifted tile may be laid; calls `found` for each answer until it says enough. */
static uint32_t relay(const dv_state *s, unsigned seat, unsigned from, mh_action *out, bool one)
{
    unsigned tile = s->map[seat][from], was = s->rot[seat][from];
    bool is_first = s->first[seat] == from;
    uint32_t n = 0;
    uint64_t left = s->taken[seat] & ~(1ull << dv_bit(from));
    uint64_t places = left ? beside(left) & ~left : 1ull << dv_bit(from);
    for (; places; places &= places - 1) {
        unsigned bit = dv_lowest(places), spot = dv_spot(bit), need = demand(s, seat, left, bit);
        uint64_t then = left | 1ull << bit;
        if (!connected(then) || !anchors_for(s, seat, then, is_first ? spot : s->first[seat]))
            continue;
        for (unsigned r = 0; r < 4; r++) {
            if (((dv_edges(tile, r) ^ need) & asked(need)) || (spot == from && r == was))
                continue;
            if (one)
                return 1;
            out[n++] = mh_act(DV_VERB_PLACE, dv_spot(bit), r, 0);
        }
    }
    return n;
}

bool dv_can_move(const dv_state *s, unsigned seat)
{
    for (uint64_t rest = s->taken[seat]; rest; rest &= rest - 1)
        if (relay(s, seat, dv_spot(dv_lowest(rest)), NULL, true))
            return true;
    return false;
}

uint32_t dv_legal_lift(const mh_state *st, int seat, mh_action *out)
{
    const dv_state *s = dv_const(st);
    uint32_t n = 0;
    out[n++] = mh_act(DV_VERB_DONE, 0, 0, 0); /* DV-DICE-06 */
    for (unsigned i = 0; i < DV_SPOTS; i++)
        if (s->map[seat][i] != MH_NONE && relay(s, (unsigned)seat, i, NULL, true))
            out[n++] = mh_act(DV_VERB_LIFT, i, 0, 0);
    return n;
}

const char *dv_why_lift(const mh_state *st, int seat, mh_action a)
{
    const dv_state *s = dv_const(st);
    unsigned spot = mh_arg(a, 0);
    if (mh_verb_of(a) == DV_VERB_DONE)
        return NULL;
    bool ok = mh_verb_of(a) == DV_VERB_LIFT && spot < DV_SPOTS && s->map[seat][spot] != MH_NONE &&
              relay(s, (unsigned)seat, spot, NULL, true);
    return ok ? NULL : "DV-MAP-11";
}

void dv_apply_lift(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    mh_frame *f = &st->open[st->depth - 1];
    (void)tale;
    if (mh_verb_of(a) == DV_VERB_DONE) {
        mh_done(st);
        return;
    }
    f->arg[1]--;
    if (f->arg[1])
        dv_again(s);
    else
        mh_done(st);
    dv_ask1(s, DV_PROMPT_RELAY, (unsigned)seat, mh_arg(a, 0));
}

uint32_t dv_legal_relay(const mh_state *st, int seat, mh_action *out)
{
    return relay(dv_const(st), (unsigned)seat, mh_top(st)->arg[1], out, false);
}

const char *dv_why_relay(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-MAP-11");
}

void dv_apply_relay(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned me = (unsigned)seat, from = mh_top(st)->arg[1], to = mh_arg(a, 0);
    unsigned tile = s->map[me][from];
    lay(s, me, MH_NONE, from, 0);
    lay(s, me, tile, to, mh_arg(a, 1));
    if (s->first[me] == from)
        s->first[me] = (uint8_t)to;
    if (s->spot_now == from && dv_active(s) == me)
        s->spot_now = (uint8_t)to;
    s->anchors[me] = dv_anchors_of(s, me);
    s->changed = 1; /* DV-MAP-12: quests are looked at again, locations are not */
    mh_tell(tale, DV_EVENT_MOVED, MH_ALL, me, tile, to, 0);
    mh_done(st);
}
