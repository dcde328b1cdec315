/* draw.c - the map: provinces round Yggdrasil, fjords in the corners, who stands where. */
#include "state.h"

enum { MAP_ROWS = 5, MAP_COLS = 3 };

/* Clockwise from the north as in provinces.tsv; each fjord lies beside its two provinces. */
static const uint8_t places[BR_SPOT_COUNT][2] = {
    [BR_SPOT_YGGDRASIL] = {2, 1},  [BR_SPOT_ELVAGAR] = {1, 1},  [BR_SPOT_ANGERBODA] = {1, 2},
    [BR_SPOT_MUSPELHEIM] = {2, 2}, [BR_SPOT_HORGR] = {3, 2},    [BR_SPOT_UTGARD] = {3, 1},
    [BR_SPOT_ANDLANG] = {3, 0},    [BR_SPOT_GIMLE] = {2, 0},    [BR_SPOT_MYRKULOR] = {1, 0},
    [BR_SPOT_F_NORTH] = {0, 2},    [BR_SPOT_F_EAST] = {4, 2},   [BR_SPOT_F_SOUTH] = {4, 0},
    [BR_SPOT_F_WEST] = {0, 0},     [BR_SPOT_VALHALLA] = {0, 1}, [BR_SPOT_RESERVE] = {4, 1},
};

static void draw_unit(unsigned unit, unsigned n, bool *first, const mh_pen *pen)
{
    pen->sign(pen->ctx, *first ? " " : ", ", MH_INK_PLAIN);
    *first = false;
    pen->thing(pen->ctx, &br_kind_unit, (int32_t)unit, MH_INK_PLAIN);
    if (n > 1) {
        pen->sign(pen->ctx, " ×", MH_INK_PLAIN);
        pen->thing(pen->ctx, &mh_number, (int32_t)n, MH_INK_PLAIN);
    }
}

static void draw_clan(const br_state *s, unsigned seat, unsigned spot, const mh_pen *pen)
{
    bool first = true;
    if (!br_in(s, seat, spot))
        return;
    pen->line(pen->ctx);
    pen->thing(pen->ctx, &mh_seat, (int32_t)seat, MH_INK_SEAT + seat);
    pen->sign(pen->ctx, ":", MH_INK_PLAIN);
    for (unsigned f = 0; f < BR_FIGURE_COUNT; f++)
        if (br_unit_of(s, seat, f) != MH_NONE && s->figure[seat][f] == spot)
            draw_unit(br_unit_of(s, seat, f), 1, &first, pen);
    if (s->warriors[seat][spot])
        draw_unit(BR_UNIT_WARRIOR, s->warriors[seat][spot], &first, pen);
}

static void draw_doom(const br_state *s, unsigned land, const mh_pen *pen)
{
    for (unsigned age = 0; age < BR_AGES; age++)
        if (s->doom[age] == land) {
            pen->line(pen->ctx);
            pen->word(pen->ctx, &br_label_title[BR_TITLE_DOOM], MH_INK_RED);
            pen->sign(pen->ctx, " ", MH_INK_PLAIN);
            pen->thing(pen->ctx, &br_kind_age, (int32_t)age, MH_INK_RED);
        }
}

static void draw_land(const br_state *s, unsigned land, const mh_pen *pen)
{
    pen->line(pen->ctx);
    if (s->destroyed >> land & 1) {
        pen->word(pen->ctx, &br_label_title[BR_TITLE_DESTROYED], MH_INK_FAINT);
        return;
    }
    if (s->pillaged >> land & 1)
        pen->word(pen->ctx, &br_label_title[BR_TITLE_PILLAGED], MH_INK_FAINT);
    else
        pen->thing(pen->ctx, &br_kind_token, s->token[land], MH_INK_YELLOW);
    if (land != BR_SPOT_YGGDRASIL) {
        pen->line(pen->ctx);
        pen->word(pen->ctx, &br_label_title[BR_TITLE_FREE], MH_INK_PLAIN);
        pen->sign(pen->ctx, " ", MH_INK_PLAIN);
        pen->thing(pen->ctx, &mh_number, (int32_t)br_room(s, land), MH_INK_PLAIN);
        pen->sign(pen->ctx, "/", MH_INK_PLAIN);
        pen->thing(pen->ctx, &mh_number, br_provinces[land].villages, MH_INK_PLAIN);
    }
    draw_doom(s, land, pen);
}

void br_draw(const mh_state *hidden, int viewer, const mh_pen *pen)
{
    const br_state *s = br_const(hidden);
    (void)viewer;
    pen->board(pen->ctx, &(mh_board){.title = &br_label_title[BR_TITLE_PROVINCES],
                                     .rows = MAP_ROWS,
                                     .cols = MAP_COLS,
                                     .owner = MH_NONE,
                                     .boxes = true});
    for (unsigned spot = 0; spot <= BR_SPOT_RESERVE; spot++) {
        bool gone = spot < BR_LANDS && s->destroyed >> spot & 1;
        pen->cell(pen->ctx, places[spot][0], places[spot][1]);
        pen->thing(pen->ctx, &br_kind_spot, (int32_t)spot, gone ? MH_INK_FAINT : MH_INK_STRONG);
        if (spot < BR_LANDS)
            draw_land(s, spot, pen);
        for (unsigned seat = 0; seat < hidden->seats; seat++)
            draw_clan(s, seat, spot, pen);
    }
}

const char *const br_drawn[] = {"provinces", "figures", NULL};

/* Cards for so many players, and clans of seats that are there. */
/* A Monster comes with its card. */
static bool has_unit(const mh_state *hidden, unsigned unit)
{
    if (unit < BR_UNIT_TROLL)
        return true;
    for (unsigned card = 0; card < BR_CARD_COUNT; card++)
        if (br_monster(card) == unit && br_cards[card].min_players <= hidden->seats)
            return true;
    return false;
}

bool br_in_play(const mh_state *hidden, const mh_kind *kind, unsigned value)
{
    if (kind->ids == br_kind_card.ids)
        return br_cards[value].min_players <= hidden->seats;
    if (kind->ids == br_kind_clan.ids)
        return value < hidden->seats;
    if (kind->ids == br_kind_unit.ids)
        return has_unit(hidden, value);
    return true;
}
