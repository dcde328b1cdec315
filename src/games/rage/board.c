/* board.c - rules BR-BOARD-*, BR-FIG-*: provinces, fjords, who stands where, how strong. */
#include <string.h>

#include "state.h"

static unsigned fjord_of(unsigned land)
{
    unsigned fjord = br_provinces[land].fjord_id; /* BR-BOARD-06 */
    return fjord == MH_NONE ? MH_NONE : BR_SPOT_F_NORTH + fjord;
}

/* BR-BOARD-08: what happens to a province happens to its fjord. */
unsigned br_area(unsigned land)
{
    unsigned fjord = fjord_of(land);
    return 1u << land | (fjord == MH_NONE ? 0 : 1u << fjord);
}

/* BR-BOARD-02, BR-BOARD-03. Destruction changes nothing here (BR-BOARD-11). */
unsigned br_neighbours(unsigned land)
{
    unsigned near = 0;
    for (unsigned i = 0; i < BR_BORDER_COUNT; i++) {
        if (br_adjacency[i].a == land)
            near |= 1u << br_adjacency[i].b;
        if (br_adjacency[i].b == land)
            near |= 1u << br_adjacency[i].a;
    }
    return near;
}

/* Eight spots are summed at once: no spot ever holds so many that a byte would run over. */
void br_crowds(const br_state *s, uint8_t crowd[BR_SPOT_COUNT])
{
    uint64_t sum[2] = {0, 0};
    _Static_assert(BR_SPOT_COUNT == sizeof sum, "two words of spots");
    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        uint64_t own[2];
        memcpy(own, s->warriors[seat], sizeof own);
        sum[0] += own[0];
        sum[1] += own[1];
    }
    memcpy(crowd, sum, sizeof sum);
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        for (unsigned f = 0; f < BR_FIGURE_COUNT; f++)
            crowd[s->figure[seat][f]]++;
}

/* Empty villages (BR-BOARD-04); Yggdrasil takes any number (BR-BOARD-05). */
void br_rooms(const br_state *s, uint8_t room[BR_LANDS])
{
    uint8_t crowd[BR_SPOT_COUNT];
    br_crowds(s, crowd);
    for (unsigned land = 0; land < BR_LANDS; land++) {
        unsigned villages = br_provinces[land].villages;
        room[land] = (uint8_t)(villages > crowd[land] ? villages - crowd[land] : 0);
    }
    room[BR_SPOT_YGGDRASIL] = MH_NONE;
}

unsigned br_room(const br_state *s, unsigned land)
{
    uint8_t room[BR_LANDS];
    br_rooms(s, room);
    return room[land];
}

/* Yggdrasil is among them: what may enter it is another question. */
unsigned br_open_lands(const br_state *s)
{
    uint8_t room[BR_LANDS];
    unsigned open = 0;
    br_rooms(s, room);
    for (unsigned land = 0; land < BR_LANDS; land++)
        open |= (unsigned)(room[land] != 0) << land;
    return open & ~(unsigned)s->destroyed; /* BR-BOARD-09 */
}

/* BR-BOARD-10: any; with the option closed when both provinces are destroyed. */
unsigned br_open_fjords(const br_state *s)
{
    unsigned open = 0;
    bool always = br_option(s, BR_OPTION_DEAD_FJORDS) == BR_OPT_FJORDS_OPEN;
    for (unsigned i = 0; i < BR_FJORD_COUNT; i++) {
        unsigned both = 1u << br_fjords[i].province_a | 1u << br_fjords[i].province_b;
        if (always || (s->destroyed & both) != both)
            open |= 1u << (BR_SPOT_F_NORTH + i);
    }
    return open;
}

unsigned br_stands(const br_state *s, unsigned seat)
{
    const uint8_t *warriors = s->warriors[seat];
    unsigned empty = br_equal(warriors, 0) | br_equal(warriors + 8, 0) << 8;
    unsigned spots = ~empty & BR_LAND_MASK;
    for (unsigned f = 0; f < BR_FIGURE_COUNT; f++)
        spots |= 1u << s->figure[seat][f];
    return spots & BR_BOARD_MASK;
}

/* BR-PILLAGE-06: a Ship reaches both sides. */
unsigned br_reach(unsigned spots)
{
    unsigned lands = spots & BR_LAND_MASK;
    for (unsigned i = 0; i < BR_FJORD_COUNT; i++)
        if (spots >> (BR_SPOT_F_NORTH + i) & 1)
            lands |= 1u << br_fjords[i].province_a | 1u << br_fjords[i].province_b;
    return lands;
}

/* BR-BOARD-12: neither the reserve nor Valhalla is the board. */
unsigned br_on_board(const br_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned land = 0; land < BR_LANDS; land++)
        n += s->warriors[seat][land];
    for (unsigned f = 0; f < BR_FIGURE_COUNT; f++)
        n += s->figure[seat][f] < BR_BOARD_SPOTS;
    return n;
}

unsigned br_in(const br_state *s, unsigned seat, unsigned spot)
{
    unsigned n = s->warriors[seat][spot];
    for (unsigned f = 0; f < BR_FIGURE_COUNT; f++)
        n += s->figure[seat][f] == spot;
    return n;
}

unsigned br_in_area(const br_state *s, unsigned seat, unsigned land)
{
    unsigned fjord = fjord_of(land);
    return br_in(s, seat, land) + (fjord == MH_NONE ? 0 : br_in(s, seat, fjord));
}

unsigned br_unit_of(const br_state *s, unsigned seat, unsigned figure)
{
    assert(figure < BR_FIGURE_COUNT);
    if (figure == BR_FIGURE_LEADER)
        return BR_UNIT_LEADER;
    if (figure == BR_FIGURE_SHIP)
        return BR_UNIT_SHIP;
    unsigned card = s->sheet[seat][BR_SLOT_MONSTER_1 + figure - BR_FIGURE_MONSTER_1];
    return card == MH_NONE ? MH_NONE : br_monster(card);
}

unsigned br_figure_of(const br_state *s, unsigned seat, unsigned unit)
{
    assert(unit < BR_UNIT_COUNT);
    for (unsigned f = 0; f < BR_FIGURE_COUNT; f++)
        if (br_unit_of(s, seat, f) == unit)
            return f;
    return MH_NONE;
}

bool br_has_unit(const br_state *s, unsigned seat, unsigned unit, unsigned spot)
{
    if (unit == BR_UNIT_WARRIOR)
        return s->warriors[seat][spot] > 0;
    unsigned figure = unit == MH_NONE ? MH_NONE : br_figure_of(s, seat, unit);
    return figure != MH_NONE && s->figure[seat][figure] == spot;
}

bool br_is_ship(unsigned unit)
{
    return unit == BR_UNIT_SHIP ||
           (unit >= BR_UNIT_TROLL && br_monsters[unit - BR_UNIT_TROLL].is_ship); /* BR-MON-07 */
}

void br_move(br_state *s, unsigned seat, unsigned unit, unsigned from, unsigned to)
{
    if (unit == BR_UNIT_WARRIOR) { /* BR-FIG-09 */
        mh_add(&s->warriors[seat][from], -1);
        mh_add(&s->warriors[seat][to], 1);
        return;
    }
    s->figure[seat][br_figure_of(s, seat, unit)] = (uint8_t)to;
}

/* BR-FIG-07; a Ship counts on both sides of its fjord (BR-FIG-08). */
unsigned br_strength(const br_state *s, unsigned seat, unsigned land)
{
    unsigned area = br_area(land);
    unsigned sum = br_warrior_strength(s, seat, s->warriors[seat][land]);
    for (unsigned f = 0; f < BR_FIGURE_COUNT; f++)
        if (area >> s->figure[seat][f] & 1)
            sum += br_unit_strength(s, seat, br_unit_of(s, seat, f), s->figure[seat][f]);
    return sum;
}

/* br_strength in every province at once. */
static void strengths(const br_state *s, unsigned seat, unsigned out[BR_LANDS])
{
    for (unsigned land = 0; land < BR_LANDS; land++) {
        unsigned n = s->warriors[seat][land];
        out[land] = n ? br_warrior_strength(s, seat, n) : 0;
    }
    for (unsigned f = 0; f < BR_FIGURE_COUNT; f++) {
        unsigned spot = s->figure[seat][f];
        if (spot >= BR_BOARD_SPOTS)
            continue;
        unsigned strength = br_unit_strength(s, seat, br_unit_of(s, seat, f), spot);
        if (spot < BR_LANDS) {
            out[spot] += strength;
            continue;
        }
        out[br_fjords[spot - BR_SPOT_F_NORTH].province_a] += strength;
        out[br_fjords[spot - BR_SPOT_F_NORTH].province_b] += strength;
    }
}

/* BR-QPH-02, BR-QPH-03: strictly more than every other clan, with a figure there. */
unsigned br_leads(const br_state *s, unsigned seat, unsigned mine[BR_LANDS])
{
    unsigned leads = 0, theirs[BR_LANDS];
    strengths(s, seat, mine);
    for (unsigned land = 0; land < BR_LANDS; land++)
        leads |= (unsigned)(mine[land] != 0) << land;
    leads &= ~(unsigned)s->destroyed;
    for (unsigned other = 0; other < s->head.seats && leads; other++) {
        if (other == seat)
            continue;
        strengths(s, other, theirs);
        for (unsigned land = 0; land < BR_LANDS; land++)
            leads &= ~((unsigned)(theirs[land] >= mine[land]) << land);
    }
    return leads;
}
