/* sheet.c - what is entered at a real table; score.c does the rest (CM-END). */
#include <string.h>

#include "state.h"

enum { TRACK_END = 999, GOODS = 99 };

static const mh_entry entries[CM_SHEET_COUNT] = {
    [CM_SHEET_GLORY] = {&mh_number, 0, TRACK_END},
    [CM_SHEET_DESTINIES] = {&cm_kind_destiny, 0, CM_DESTINY_COUNT},
    [CM_SHEET_BLUE_MONSTERS] = {&mh_number, 0, CM_MONSTER_COUNT},
    [CM_SHEET_RED_MONSTERS] = {&mh_number, 0, CM_MONSTER_COUNT},
    [CM_SHEET_YELLOW_MONSTERS] = {&mh_number, 0, CM_MONSTER_COUNT},
    [CM_SHEET_BLUE_DRAUGR] = {&mh_number, 0, CM_DRAUGR_COUNT},
    [CM_SHEET_RED_DRAUGR] = {&mh_number, 0, CM_DRAUGR_COUNT},
    [CM_SHEET_YELLOW_DRAUGR] = {&mh_number, 0, CM_DRAUGR_COUNT},
    [CM_SHEET_TROLLS] = {&mh_number, 0, CM_TROLL_COUNT},
    [CM_SHEET_RUNES] = {&cm_kind_rune, 0, CM_RUNE_COUNT},
    [CM_SHEET_SHIP] = {&cm_kind_ship, 0, 1},
    [CM_SHEET_FAVOR] = {&mh_number, 0, GOODS},
    [CM_SHEET_COINS] = {&mh_number, 0, GOODS},
    [CM_SHEET_WOOD] = {&mh_number, 0, GOODS},
    [CM_SHEET_FOOD] = {&mh_number, 0, GOODS},
    [CM_SHEET_WARRIORS] = {&mh_number, 0, CM_DICE_LIMIT},
    [CM_SHEET_BLAME] = {&mh_number, 0, GOODS},
};

/* Where a plain number stands; NULL for what is no plain number. */
static uint8_t *counter(cm_state *s, unsigned seat, unsigned entry)
{
    switch (entry) {
    case CM_SHEET_FAVOR:
        return &s->favor[seat];
    case CM_SHEET_COINS:
        return &s->coins[seat];
    case CM_SHEET_WOOD:
        return &s->wood[seat];
    case CM_SHEET_FOOD:
        return &s->food[seat];
    case CM_SHEET_BLAME:
        return &s->blame[seat];
    case CM_SHEET_WARRIORS: /* of which kind they are counts nothing */
        return &s->dice[seat][0];
    default:
        return NULL;
    }
}

/* What a table just laid out gives to everybody (CM-SETUP-09). */
static const char *clear(mh_state *st)
{
    cm_state *s = cm_of(st);
    memset(s->favor, 0, sizeof s->favor);
    memset(s->coins, 0, sizeof s->coins);
    memset(s->wood, 0, sizeof s->wood);
    memset(s->food, 0, sizeof s->food);
    memset(s->blame, 0, sizeof s->blame);
    memset(s->dice, 0, sizeof s->dice);
    return NULL;
}

/* Trophies that nobody has yet; which ones of a colour they are counts nothing. */
static const char *win_monsters(cm_state *s, unsigned seat, unsigned colour, int32_t n)
{
    uint64_t won = 0;
    for (unsigned i = 0; i < CM_SEATS; i++)
        won |= s->monsters_won[i];
    for (unsigned m = 0; m < CM_MONSTER_COUNT && n; m++)
        if (cm_monsters[m].colour == colour && !(won >> m & 1))
            s->monsters_won[seat] |= 1ull << m, n--;
    return n ? "there are not so many monsters of this colour" : NULL;
}

static const char *win_draugr(cm_state *s, unsigned seat, unsigned colour, int32_t n)
{
    uint32_t won = 0;
    for (unsigned i = 0; i < CM_SEATS; i++)
        won |= s->draugr_won[i];
    for (unsigned d = 0; d < CM_DRAUGR_COUNT && n; d++)
        if (cm_draugr[d].colour == colour && !(won >> d & 1))
            s->draugr_won[seat] |= 1u << d, n--;
    return n ? "there are not so many draugr of this colour" : NULL;
}

static const char *win_trolls(cm_state *s, unsigned seat, int32_t n)
{
    uint32_t won = 0;
    for (unsigned i = 0; i < CM_SEATS; i++)
        won |= s->trolls_won[i];
    for (unsigned t = 0; t < CM_TROLL_COUNT && n; t++)
        if (!(won >> t & 1))
            s->trolls_won[seat] |= 1u << t, n--;
    return n ? "there are not so many trolls" : NULL;
}

static const char *take_card(uint16_t (*of)[CM_SEATS], unsigned seat, unsigned card)
{
    for (unsigned i = 0; i < CM_SEATS; i++)
        if ((*of)[i] >> card & 1)
            return "this card was entered already";
    (*of)[seat] |= (uint16_t)(1u << card);
    return NULL;
}

static const char *take_ship(cm_state *s, unsigned seat, unsigned ship)
{
    if (cm_longships[ship].kind != CM_SHIP_KIND_PRIVATE)
        return "this longship is nobody's own";
    if (s->ship_owner[ship] != MH_NONE)
        return "another player has this longship";
    s->ship_owner[ship] = (uint8_t)seat;
    return NULL;
}

static const char *enter(mh_state *st, int seat, unsigned entry, int32_t value)
{
    cm_state *s = cm_of(st);
    unsigned me = (unsigned)seat;
    switch (entry) {
    case CM_SHEET_GLORY:
        s->glory[me] = (uint16_t)value;
        return NULL;
    case CM_SHEET_DESTINIES:
        return take_card(&s->destinies, me, (unsigned)value);
    case CM_SHEET_BLUE_MONSTERS:
    case CM_SHEET_RED_MONSTERS:
    case CM_SHEET_YELLOW_MONSTERS:
        return win_monsters(s, me, CM_COLOUR_BLUE + entry - CM_SHEET_BLUE_MONSTERS, value);
    case CM_SHEET_BLUE_DRAUGR:
    case CM_SHEET_RED_DRAUGR:
    case CM_SHEET_YELLOW_DRAUGR:
        return win_draugr(s, me, CM_COLOUR_BLUE + entry - CM_SHEET_BLUE_DRAUGR, value);
    case CM_SHEET_TROLLS:
        return win_trolls(s, me, value);
    case CM_SHEET_RUNES:
        return take_card(&s->runes, me, (unsigned)value);
    case CM_SHEET_SHIP:
        return take_ship(s, me, (unsigned)value);
    default:
        *counter(s, me, entry) = (uint8_t)value;
        return NULL;
    }
}

static unsigned monsters_of(const cm_state *s, unsigned seat, unsigned colour)
{
    unsigned n = 0;
    for (uint64_t left = s->monsters_won[seat]; left; left &= left - 1)
        n += cm_monsters[__builtin_ctzll(left)].colour == colour;
    return n;
}

static unsigned draugr_of(const cm_state *s, unsigned seat, unsigned colour)
{
    return cm_coloured(s, seat, colour) - monsters_of(s, seat, colour);
}

static int32_t number_of(const cm_state *s, unsigned seat, unsigned entry)
{
    cm_state copy;
    switch (entry) {
    case CM_SHEET_GLORY:
        return s->glory[seat];
    case CM_SHEET_BLUE_MONSTERS:
    case CM_SHEET_RED_MONSTERS:
    case CM_SHEET_YELLOW_MONSTERS:
        return (int32_t)monsters_of(s, seat, entry - CM_SHEET_BLUE_MONSTERS);
    case CM_SHEET_BLUE_DRAUGR:
    case CM_SHEET_RED_DRAUGR:
    case CM_SHEET_YELLOW_DRAUGR:
        return (int32_t)draugr_of(s, seat, entry - CM_SHEET_BLUE_DRAUGR);
    case CM_SHEET_TROLLS:
        return __builtin_popcount(s->trolls_won[seat]);
    case CM_SHEET_WARRIORS:
        return (int32_t)cm_owned_all(s, seat);
    default:
        copy = *s;
        return *counter(&copy, seat, entry);
    }
}

/* The k-th bit that is set. */
static bool nth(unsigned set, unsigned k, int32_t *value)
{
    for (; set && k; k--)
        set &= set - 1;
    if (set)
        *value = __builtin_ctz(set);
    return set != 0;
}

static bool read_entry(const mh_state *st, int seat, unsigned entry, unsigned k, int32_t *value)
{
    const cm_state *s = cm_const(st);
    unsigned me = (unsigned)seat, ship = cm_ship_of(s, me);
    if (entry == CM_SHEET_DESTINIES)
        return nth(s->destinies[me], k, value);
    if (entry == CM_SHEET_RUNES)
        return nth(s->runes[me], k, value);
    *value = entry == CM_SHEET_SHIP ? (int32_t)ship : number_of(s, me, entry);
    return k == 0 && *value != MH_NONE;
}

const mh_sheet cm_sheet = {&cm_kind_sheet, entries, &cm_kind_category, clear, enter, read_entry};
