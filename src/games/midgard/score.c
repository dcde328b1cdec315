/* score.c - rules CM-END-*, CM-DEST-*: what everything is worth in the end. */
#include "state.h"

/* CM-END-12, trolls included. */
unsigned cm_trophies(const cm_state *s, unsigned seat)
{
    return (unsigned)(__builtin_popcount(s->trolls_won[seat]) +
                      __builtin_popcount(s->draugr_won[seat]) +
                      __builtin_popcountll(s->monsters_won[seat]));
}

/* CM-VAR-01 */
bool cm_trophies_open(const cm_state *s)
{
    return cm_option(s, CM_OPTION_HALL_OF_FAME) == CM_SWITCH_ON;
}

/* CM-COMP-11, CM-DEST-07: draugr and monsters have colours. */
unsigned cm_coloured(const cm_state *s, unsigned seat, unsigned colour)
{
    unsigned n = 0;
    for (uint64_t left = s->monsters_won[seat]; left; left &= left - 1)
        n += cm_monsters[__builtin_ctzll(left)].colour == colour;
    for (uint32_t left = s->draugr_won[seat]; left; left &= left - 1)
        n += cm_draugr[__builtin_ctz(left)].colour == colour;
    return n;
}

/* CM-DEST-01, CM-DEST-07, CM-DEST-08, CM-DEST-10 */
static unsigned counted(const cm_state *s, unsigned seat, unsigned condition)
{
    switch ((cm_condition_id)condition) {
    case CM_CONDITION_MOST_BLUE:
        return cm_coloured(s, seat, CM_COLOUR_BLUE);
    case CM_CONDITION_MOST_RED:
        return cm_coloured(s, seat, CM_COLOUR_RED);
    case CM_CONDITION_MOST_YELLOW:
        return cm_coloured(s, seat, CM_COLOUR_YELLOW);
    case CM_CONDITION_MOST_WOOD:
        return s->wood[seat];
    case CM_CONDITION_MOST_WARRIORS:
        return cm_owned_all(s, seat);
    case CM_CONDITION_MOST_FAVOR:
        return s->favor[seat];
    case CM_CONDITION_MOST_FOOD:
        return s->food[seat];
    case CM_CONDITION_MOST_COINS:
        return s->coins[seat];
    case CM_CONDITION_MOST_RUNES:
        return (unsigned)__builtin_popcount(s->runes[seat]);
    case CM_CONDITION_MOST_MONSTERS:
        return (unsigned)__builtin_popcountll(s->monsters_won[seat]);
    case CM_CONDITION_MOST_DRAUGR:
        return (unsigned)__builtin_popcount(s->draugr_won[seat]);
    case CM_CONDITION_MOST_TROLLS:
        return (unsigned)__builtin_popcount(s->trolls_won[seat]);
    case CM_CONDITION_COUNT:
        break;
    }
    return 0;
}

/* CM-DEST-02..06: sole highest, tied for highest, or nothing. */
unsigned cm_destiny_glory(const cm_state *s, unsigned seat, unsigned destiny)
{
    const cm_destiny_row *row = &cm_destinies[destiny];
    unsigned own = counted(s, seat, row->condition_id);
    bool tied = false;
    for (unsigned other = 0; other < s->head.seats; other++) {
        unsigned n = other == seat ? 0 : counted(s, other, row->condition_id);
        if (n > own)
            return 0;
        tied |= n == own;
    }
    if (!own)
        return 0; /* CM-DEST-04 */
    return tied ? row->glory_shared : row->glory_sole;
}

static int32_t destinies(const cm_state *s, unsigned seat)
{
    int32_t sum = 0;
    for (unsigned left = s->destinies[seat]; left; left &= left - 1)
        sum += (int32_t)cm_destiny_glory(s, seat, (unsigned)__builtin_ctz(left));
    return sum;
}

/* CM-END-03: 5 for one of each colour; trolls have none. */
static int32_t sets(const cm_state *s, unsigned seat)
{
    unsigned fewest = cm_coloured(s, seat, 0);
    for (unsigned c = 1; c < CM_COLOUR_COUNT; c++) {
        unsigned n = cm_coloured(s, seat, c);
        fewest = n < fewest ? n : fewest;
    }
    return 5 * (int32_t)fewest;
}

/* CM-END-04, CM-RUNE-06 */
static int32_t runes(const cm_state *s, unsigned seat)
{
    int32_t sum = 0;
    for (unsigned left = s->runes[seat]; left; left &= left - 1)
        sum += cm_runes[__builtin_ctz(left)].glory;
    return sum;
}

/* CM-END-08..10; CM-TROLL-09: only here */
static int32_t blame(const cm_state *s, unsigned seat)
{
    static const uint8_t cost[] = {0, 1, 3, 6, 10, 15, 21};
    unsigned n = s->blame[seat], last = MH_COUNT(cost) - 1;
    if (n <= last)
        return -cost[n];
    if (cm_edition(s, CM_OPTION_ED_BLAME7) == CM_EDITION_RU)
        return -cost[last];
    return -cost[last] - 6 * (int32_t)(n - last);
}

/* CM-END-13: no line depends on the sheet of another; CM-END-14: the sum may be negative;
 * CM-END-15: nothing else counts. */
void cm_score(const mh_state *st, int seat, int32_t line[MH_MAX_LINES])
{
    const cm_state *s = cm_const(st);
    unsigned who = (unsigned)seat, ship = cm_ship_of(s, who);
    line[CM_CATEGORY_TRACK] = s->glory[seat];
    line[CM_CATEGORY_DESTINY] = destinies(s, who); /* CM-END-02 */
    line[CM_CATEGORY_SETS] = sets(s, who);
    line[CM_CATEGORY_RUNES] = runes(s, who);
    line[CM_CATEGORY_SHIP] = ship == MH_NONE ? 0 : cm_longships[ship].glory; /* CM-END-05 */
    line[CM_CATEGORY_FAVOR] = 2 * s->favor[seat];                            /* CM-END-06 */
    line[CM_CATEGORY_COINS] = s->coins[seat] / 3;                            /* CM-END-07 */
    line[CM_CATEGORY_BLAME] = blame(s, who);
}

/* ---- what a viewer can know of it ---- */

static bool counts_trophies(unsigned condition)
{
    return condition == CM_CONDITION_MOST_BLUE || condition == CM_CONDITION_MOST_RED ||
           condition == CM_CONDITION_MOST_YELLOW || condition == CM_CONDITION_MOST_MONSTERS ||
           condition == CM_CONDITION_MOST_DRAUGR || condition == CM_CONDITION_MOST_TROLLS;
}

/* A destiny compares what all have: it tells of the trophies of others, and of food that
 * they load in secret (CM-HID-06). Who has nothing gets nothing in any case (CM-DEST-04). */
static bool reads_destiny(const cm_state *s, int viewer, unsigned seat, unsigned destiny)
{
    unsigned condition = cm_destinies[destiny].condition_id;
    if ((int)seat == viewer && !counted(s, seat, condition))
        return true;
    if (condition == CM_CONDITION_MOST_FOOD)
        return !cm_is_secret_assignment(&s->head);
    return !counts_trophies(condition) || cm_trophies_open(s);
}

static bool reads_destinies(const cm_state *s, int viewer, unsigned seat)
{
    if (__builtin_popcount(s->destinies[seat]) < s->destiny_count[seat])
        return false; /* CM-HID-03 */
    for (unsigned left = s->destinies[seat]; left; left &= left - 1)
        if (!reads_destiny(s, viewer, seat, (unsigned)__builtin_ctz(left)))
            return false;
    return true;
}

/* CM-HID-04: others' trophies make their sets; CM-HID-07. All else is open (CM-HID-05). */
uint32_t cm_reads(const mh_state *hidden, int viewer, int seat)
{
    const cm_state *s = cm_const(hidden);
    uint32_t lines = UINT32_MAX;
    if (seat != viewer && !cm_trophies_open(s))
        lines &= ~(1u << CM_CATEGORY_SETS);
    if (!reads_destinies(s, viewer, (unsigned)seat))
        lines &= ~(1u << CM_CATEGORY_DESTINY);
    return lines;
}

/* CM-END-11, CM-END-12 */
void cm_rank(const mh_state *st, uint8_t rank[MH_MAX_SEATS])
{
    int64_t key[MH_MAX_SEATS] = {0};
    for (int seat = 0; seat < st->seats; seat++) {
        int32_t line[MH_MAX_LINES] = {0};
        int64_t total = 0;
        cm_score(st, seat, line);
        for (unsigned i = 0; i < CM_CATEGORY_COUNT; i++)
            total += line[i];
        key[seat] = total * 256 + cm_trophies(cm_const(st), (unsigned)seat);
    }
    mh_rank_by(key, st->seats, rank);
}
