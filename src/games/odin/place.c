/* place.c - placing a piece in two answers: what, where to and how turned; then the
 * square. Also cubes for the slots of buildings (FO-PLACE-01, FO-PLACE-27, FO-RULING-13). What
 * lies on a board stays there (FO-PLACE-18, FO-BLD-05). */
#include <string.h>

#include "state.h"

enum { FO_PIECES = 52 }; /* items that may be placed are below; fours of them */

static bool placeable(unsigned piece)
{
    return !(piece < FO_GOODS && fo_goods[piece].vp_in_supply);
}

/* The last piece that may be placed: ore, or wood for the Master Joiner (40B, FO-SM-11). */
static unsigned last_piece(const fo_state *s, int seat)
{
    return fo_has_rule(s, seat, FO_TERM_RULE_WOOD_IN_HOUSES) ? FO_ITEM_WOOD : FO_ITEM_ORE;
}

typedef struct grounds {
    fo_ground of[FO_PLACE_COUNT];
    uint8_t place[FO_PLACE_COUNT], count;
} grounds;

/* Pieces in the supply, a bit each: four counts are looked at at once. */
static uint64_t held(const fo_state *s, int seat)
{
    const uint64_t ones = 0x0001000100010001u, low = 0x7fff * ones, gather = 0x0001000200040008u;
    uint64_t set = 0, x;
    _Static_assert((int)FO_ITEM_WOOD < (int)FO_PIECES && (int)FO_PIECES <= (int)FO_STOCK,
                   "pieces are in the stock");
    for (unsigned i = 0; i < FO_PIECES; i += 4) {
        memcpy(&x, s->stock[seat] + i, sizeof x);
        x = (((x & low) + low) | x) >> 15 & ones; /* 1 for each that is not 0 */
        set |= (x * gather >> 48 & 15) << i;
    }
    return set;
}

/* Tints that pieces in the supply must keep away from, on boards (FO-PLACE-08) and in houses
 * (FO-PLACE-10): tint_of for all of them at once. */
static void own_tints(uint64_t pieces, unsigned tints[2])
{
    unsigned colours = 0;
    for (uint64_t m = pieces & ((1ull << FO_GOODS) - 1); m; m &= m - 1)
        colours |= 1u << fo_goods[fo_low_bit(m)].colour;
    tints[0] = (colours >> FO_COLOUR_GREEN & 1) << 1;
    tints[1] = (colours >> FO_COLOUR_ORANGE & 1) << 1 | (colours >> FO_COLOUR_RED & 1) << 2;
}

static void add_ground(const fo_state *s, int seat, unsigned place, unsigned tints, grounds *g)
{
    fo_survey(s, fo_area_of(s, seat, place), tints, &g->of[g->count]);
    g->place[g->count++] = (uint8_t)place;
}

/* Of all places but the sheds, in their order. */
static void own_grounds(const fo_state *s, int seat, uint64_t pieces, grounds *g)
{
    unsigned tints[2];
    own_tints(pieces, tints);
    g->count = 0;
    add_ground(s, seat, FO_PLACE_HOME, tints[0], g);
    for (unsigned i = 0; i < FO_ISLES; i++)
        if (s->isle_owner[i] == seat)
            add_ground(s, seat, FO_PLACE_ISLAND_A + i, tints[0], g);
    for (unsigned place = FO_PLACE_STONE_HOUSE_1; place < FO_PLACE_COUNT; place++)
        if (fo_owns(s, seat, place))
            add_ground(s, seat, place, tints[1], g);
}

static uint32_t list_piece(const grounds *g, unsigned piece, bool first, mh_action *out, uint32_t n)
{
    fo_rows rows;
    for (unsigned i = 0; i < g->count; i++) {
        if (!fo_accepts(g->of[i].board, piece))
            continue;
        for (unsigned turns = fo_shape_of(piece)->turns; turns; turns &= turns - 1) {
            unsigned o = (unsigned)__builtin_ctz(turns);
            if (!fo_fits(&g->of[i], piece, o, true, &rows))
                continue;
            out[n++] = mh_act(FO_VERB_PLACE, piece, g->place[i], o);
            if (first)
                return n;
        }
    }
    return n;
}

/* Those of the supply that may be placed at all. */
static uint64_t to_place(const fo_state *s, int seat)
{
    uint64_t pieces = held(s, seat) & ((2ull << last_piece(s, seat)) - 1), out = pieces;
    for (uint64_t m = pieces & ((1ull << FO_GOODS) - 1); m; m &= m - 1)
        if (!placeable(fo_low_bit(m)))
            out &= ~(m & -m);
    return out;
}

/* An answer is offered only if it can be completed. */
uint32_t fo_list_place(const fo_state *s, int seat, mh_action *out, uint32_t n)
{
    grounds g;
    uint64_t pieces = to_place(s, seat);
    if (pieces)
        own_grounds(s, seat, pieces, &g);
    for (; pieces; pieces &= pieces - 1)
        n = list_piece(&g, fo_low_bit(pieces), false, out, n);
    return n;
}

/* Small pieces are the last ones; they fit soonest. */
bool fo_can_place(const fo_state *s, int seat)
{
    grounds g;
    mh_action out[1];
    uint64_t pieces = to_place(s, seat);
    if (pieces)
        own_grounds(s, seat, pieces, &g);
    while (pieces) {
        unsigned piece = 63u - (unsigned)__builtin_clzll(pieces);
        if (list_piece(&g, piece, true, out, 0))
            return true;
        pieces &= ~(1ull << piece);
    }
    return false;
}

const char *fo_why_place(const fo_state *s, int seat, mh_action a)
{
    unsigned piece = mh_arg(a, 0), place = mh_arg(a, 1), o = mh_arg(a, 2);
    if (piece > last_piece(s, seat))
        return piece == FO_ITEM_WOOD || piece == FO_ITEM_STONE ? "FO-PLACE-04" : "FO-PLACE-02";
    if (!placeable(piece))
        return "FO-PLACE-26";
    if (!s->stock[seat][piece])
        return "FO-PLACE-19";
    if (place >= FO_PLACE_COUNT || !fo_owns(s, seat, place))
        return "FO-SM-11";
    unsigned area = fo_area_of(s, seat, place);
    if (area == MH_NONE)
        return "FO-PLACE-04";
    if (!fo_accepts(fo_board_of(s, area), piece))
        return area >= FO_AREA_STONE_HOUSE_1 ? "FO-PLACE-03" : "FO-PLACE-02";
    if (o >= 8 || !(fo_shape_of(piece)->turns >> o & 1))
        return "FO-SM-14";
    fo_ground g;
    fo_rows rows;
    fo_survey(s, area, FO_ALL_TINTS, &g);
    return fo_fits(&g, piece, o, true, &rows) ? NULL : "FO-PLACE-05";
}

/* arg: piece, place, orientation */
void fo_do_place(fo_state *s, int seat, mh_action a)
{
    mh_frame *f = mh_ask(&s->head, FO_PROMPT_AT, 1u << seat, mh_arg(a, 0));
    f->arg[1] = (uint8_t)mh_arg(a, 1);
    f->arg[2] = (uint8_t)mh_arg(a, 2);
}

uint32_t fo_legal_at(const mh_state *st, int seat, mh_action *out)
{
    const fo_state *s = fo_const(st);
    const mh_frame *f = mh_top(st);
    uint32_t n = 0;
    fo_ground g;
    fo_rows rows;
    fo_survey(s, fo_area_of(s, seat, f->arg[1]), FO_ALL_TINTS, &g);
    fo_fits(&g, f->arg[0], f->arg[2], false, &rows);
    for (unsigned r = 0; r < FO_ROWS; r++)
        for (unsigned m = rows.row[r]; m; m &= m - 1)
            out[n++] = mh_act(FO_VERB_AT, r, (unsigned)__builtin_ctz(m), 0);
    return n;
}

const char *fo_why_at(const mh_state *st, int seat, mh_action a)
{
    const fo_state *s = fo_const(st);
    const mh_frame *f = mh_top(st);
    if (mh_verb_of(a) != FO_VERB_AT)
        return "FO-SM-11";
    return fo_why_square(s, fo_area_of(s, seat, f->arg[1]), f->arg[0], f->arg[2], mh_arg(a, 0),
                         mh_arg(a, 1));
}

static fo_how_id ground_of(unsigned place)
{
    if (place == FO_PLACE_HOME)
        return (fo_how_id)FO_GROUND_HOME;
    return (fo_how_id)(place <= FO_PLACE_ISLAND_D ? FO_GROUND_EXPLORATION : FO_GROUND_HOUSE);
}

void fo_apply_at(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    mh_frame f = *mh_top(st);
    unsigned piece = f.arg[0];
    fo_change(&s->stock[seat][piece], -1); /* FO-PLACE-19 */
    if (piece < FO_GOODS)
        fo_parts_with(s, seat, piece, 1);
    if (piece >= FO_ITEM_GLASS_BEADS && piece < FO_ITEM_SILVER)
        s->laid[seat] |= (uint16_t)(1u << (piece - FO_ITEM_GLASS_BEADS));
    fo_lay(s, fo_area_of(s, seat, f.arg[1]), piece, f.arg[2], mh_arg(a, 0), mh_arg(a, 1));
    mh_tell(tale, FO_EVENT_PLACES, MH_ALL, (unsigned)seat, piece, f.arg[1], 0);
    mh_done(st);
    fo_happens(s, seat, FO_MOMENT_PLACE, ground_of(f.arg[1]), piece, 1, tale);
}

/* ---- slots of sheds and stone houses (FO-BLD-01, FO-BLD-02) ------------------------------ */

static uint8_t *slot_of(fo_state *s, unsigned item, unsigned place)
{
    if (place >= FO_PLACE_SHED_1 && place < FO_PLACE_STONE_HOUSE_1)
        return item == FO_ITEM_WOOD ? &s->shed_wood[place - FO_PLACE_SHED_1]
                                    : &s->shed_stone[place - FO_PLACE_SHED_1];
    if (place >= FO_PLACE_STONE_HOUSE_1 && place < FO_PLACE_LONG_HOUSE_1)
        return item == FO_ITEM_WOOD ? &s->house_wood[place - FO_PLACE_STONE_HOUSE_1]
                                    : &s->house_stone[place - FO_PLACE_STONE_HOUSE_1];
    return NULL;
}

static unsigned slot_room(const fo_state *s, unsigned item, unsigned place)
{
    bool shed = place < FO_PLACE_STONE_HOUSE_1;
    const fo_building_row *b = &fo_buildings[shed ? FO_BUILDING_SHED : FO_BUILDING_STONE_HOUSE];
    unsigned i = place - (shed ? FO_PLACE_SHED_1 : FO_PLACE_STONE_HOUSE_1);
    if (item == FO_ITEM_WOOD)
        return (unsigned)(b->wood_slots - (shed ? s->shed_wood[i] : s->house_wood[i]));
    return (unsigned)(b->stone_slots - (shed ? s->shed_stone[i] : s->house_stone[i]));
}

const char *fo_why_slot(const fo_state *s, int seat, mh_action a)
{
    unsigned item = mh_arg(a, 0), place = mh_arg(a, 1);
    if (item != FO_ITEM_WOOD && item != FO_ITEM_STONE)
        return "FO-PLACE-04";
    if (place < FO_PLACE_SHED_1 || place >= FO_PLACE_LONG_HOUSE_1)
        return "FO-PLACE-04";
    if (!fo_has(s, seat, item))
        return "FO-PLACE-19";
    if (!fo_owns(s, seat, place))
        return "FO-SM-11";
    return slot_room(s, item, place) ? NULL : "FO-PLACE-04";
}

uint32_t fo_list_slot(const fo_state *s, int seat, mh_action *out, uint32_t n)
{
    for (unsigned item = FO_ITEM_WOOD; item <= FO_ITEM_STONE; item++)
        for (unsigned place = FO_PLACE_SHED_1;
             s->stock[seat][item] && place < FO_PLACE_LONG_HOUSE_1; place++) {
            if (fo_owns(s, seat, place) && slot_room(s, item, place))
                out[n++] = mh_act(FO_VERB_SLOT, item, place, 0);
        }
    return n;
}

bool fo_can_slot(const fo_state *s, int seat)
{
    mh_action out[32];
    return fo_list_slot(s, seat, out, 0) > 0;
}

void fo_do_slot(fo_state *s, int seat, mh_action a, mh_tale *tale)
{
    unsigned item = mh_arg(a, 0), place = mh_arg(a, 1);
    mh_add(slot_of(s, item, place), 1);
    fo_change(&s->stock[seat][item], -1);
    mh_tell(tale, FO_EVENT_FILLS, MH_ALL, (unsigned)seat, item, place, 0);
}
