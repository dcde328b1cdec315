/* book.c - the book of a campaign: what a group asks for after a break (DV-APP-02, DV-LOG-04).
 *
 * Of a scenario that is over the book also tells the result; its "now" is then the time between
 * two scenarios: rules and order of play are those of the next one. */
#include "course.h"

static bool is_over(const dv_state *s) { return !s->head.depth; }

/* The scenario that is being played, or the next one. */
static unsigned ahead(const dv_state *s)
{
    return is_over(s) && !dv_endless(s) ? dv_scene(s) + 1 : dv_scene(s);
}

/* ---- what happened ----------------------------------------------------------------------------
 */

static void tell_gods(const dv_state *s, const mh_view *v)
{
    static const char *const points[] = {"points1", "points2"};
    mh_view_panel(v, DV_HEADING_GODS);
    for (unsigned i = 0; i < 2 && s->card[i] != MH_NONE; i++) {
        mh_view_row(v, &dv_kind_god_card, s->card[i]);
        if (s->winner[i] != MH_NONE)
            mh_view_cell(v, DV_HEADING_BY, &mh_seat, s->winner[i]);
    }
    mh_view_panel(v, DV_HEADING_SHEET);
    for (unsigned p = 0; p < s->head.seats; p++) {
        mh_view_row(v, &mh_seat, p);
        mh_view_number(v, DV_HEADING_TILES, s->laid[p]);
        mh_view_cell(v, DV_HEADING_COMPLETE, &mh_yes_no, s->laid[p] == dv_map_size(s));
        for (unsigned i = 0; i < 2 && s->card[i] != MH_NONE; i++)
            mh_view_cell_as(v, DV_HEADING_POINTS, points[i], &mh_number, dv_god_score(s, i, p));
        for (unsigned m = 0; m < DV_MONSTERS; m++)
            if (s->beast[m] != DV_ABSENT)
                mh_view_cell_as(v, DV_HEADING_MARKS, dv_kind_monster.ids[m], &mh_number,
                                s->mark[m][p]);
    }
}

static void tell_quests(const dv_state *s, const mh_view *v)
{
    mh_view_panel(v, DV_HEADING_QUESTS);
    for (unsigned i = 0; i < s->quest_n; i++) {
        mh_view_row(v, &dv_kind_quest, s->quest[i]);
        if (s->quest_by[i] != MH_NONE)
            mh_view_cell(v, DV_HEADING_BY, &mh_seat, s->quest_by[i]);
    }
}

static void tell_scenario(const dv_state *s, const mh_view *v)
{
    mh_view_panel(v, DV_HEADING_SCENARIO);
    mh_view_row(v, &dv_kind_scenario, dv_scene(s) - 1);
    if (!dv_by_hand(s))
        mh_view_number(v, DV_HEADING_ROUND, s->round);
    if (s->phase < DV_PH_TURN)
        return;
    tell_gods(s, v);
    tell_quests(s, v);
}

/* ---- what a player has ------------------------------------------------------------------------
 */

static void tell_players(const dv_state *s, const mh_view *v)
{
    static const char *const rows[] = {"row1", "row2", "row3"};
    mh_view_panel(v, DV_HEADING_PLAYERS);
    for (unsigned p = 0; p < s->head.seats; p++) {
        mh_view_row(v, &mh_seat, p);
        mh_view_cell(v, DV_HEADING_GOD, &dv_kind_god, s->god[p]);
        mh_view_number(v, DV_HEADING_HONOUR, dv_honour_of(s, p));
        mh_view_number(v, DV_HEADING_XP, s->xp[p]);
        for (unsigned r = 0; r < 3; r++)
            mh_view_cell_as(v, DV_HEADING_LEVEL1 + r, rows[r], &mh_number, s->level[p][r]);
    }
}

/* DV-XP-03, DV-XP-04: the next level of every row, and its price. */
static void tell_shop(const dv_state *s, const mh_view *v)
{
    mh_view_panel(v, DV_HEADING_SHOP);
    for (unsigned p = 0; p < s->head.seats && !dv_endless(s); p++)
        for (unsigned row = 1; row <= 3; row++) {
            unsigned next = s->level[p][row - 1] + 1u;
            if (next > 3 || s->god[p] == MH_NONE)
                continue;
            unsigned price = dv_box_of(s, p, row, next)->xp_cost;
            mh_view_row(v, &dv_kind_box, dv_box_index(s, p, row, next));
            mh_view_cell_as(v, DV_HEADING_PLAYER, "seat", &mh_seat, (int)p);
            mh_view_number(v, DV_HEADING_COST, price);
            mh_view_cell(v, DV_HEADING_AFFORDABLE, &mh_yes_no, price <= s->xp[p]);
        }
}

static void tell_titles(const dv_state *s, const mh_view *v)
{
    mh_view_panel(v, DV_HEADING_TITLES);
    for (unsigned t = 0; t < DV_TITLE_COUNT; t++)
        for (unsigned p = 0; p < s->head.seats; p++)
            if (s->titles[p] >> t & 1) {
                mh_view_row(v, &dv_kind_title, t);
                mh_view_cell(v, DV_HEADING_HOLDER, &mh_seat, (int)p);
                mh_view_cell(v, DV_HEADING_POWER, &mh_yes_no,
                             !dv_endless(s) && ahead(s) >= dv_titles[t].power_from_scenario);
            }
}

static void tell_dice(const dv_state *s, const mh_view *v)
{
    mh_view_panel(v, DV_HEADING_FORGED);
    for (unsigned p = 0; p < s->head.seats; p++)
        for (unsigned i = 0; i < 6 * DV_SIDES; i++) {
            unsigned die = i / DV_SIDES, side = i % DV_SIDES;
            if (s->face[p][die][side] == side)
                continue;
            mh_view_row(v, &dv_kind_face, s->face[p][die][side]);
            mh_view_cell_as(v, DV_HEADING_PLAYER, "seat", &mh_seat, (int)p);
            mh_view_cell(v, DV_HEADING_DIE, &dv_kind_die, (int)die);
            mh_view_cell(v, DV_HEADING_SIDE, &dv_kind_side, (int)side);
        }
}

/* ---- what the tiles carry ---------------------------------------------------------------------
 */

static void tell_location(const dv_state *s, unsigned tile, unsigned k, const mh_view *v)
{
    unsigned location = s->slot[tile][k] - DV_SYMBOL_L01, until, title;
    until = dv_locations[location].removed_end_of;
    title = dv_locations[location].title_id;
    mh_view_row(v, &dv_kind_location, location);
    mh_view_cell(v, DV_HEADING_TILE, &dv_kind_tile, (int)tile);
    mh_view_cell_as(v, DV_HEADING_SLOT1, "slot", &dv_kind_slot, (int)k);
    mh_view_number(v, DV_HEADING_UNTIL, (until ? until : DV_LAST_SCENE));
    for (unsigned p = 0; p < s->head.seats; p++)
        if (s->titles[p] >> title & 1)
            mh_view_cell(v, DV_HEADING_HOLDER, &mh_seat, (int)p);
}

static void tell_tiles(const dv_state *s, const mh_view *v)
{
    mh_view_panel(v, DV_HEADING_LOCATIONS); /* DV-LOC-08: with the end of their life */
    for (unsigned i = 0; i < DV_TILES * 2u; i++)
        if (s->slot[i / 2][i % 2] >= DV_SYMBOL_L01)
            tell_location(s, i / 2, i % 2, v);
    mh_view_panel(v, DV_HEADING_STUCK);
    for (unsigned t = 0; t < DV_TILES; t++) {
        bool plain = s->slot[t][0] == dv_tiles[t].slot1 && s->slot[t][1] == dv_tiles[t].slot2;
        if (plain && !s->abyss[t])
            continue;
        mh_view_row(v, &dv_kind_tile, t);
        mh_view_cell(v, DV_HEADING_SLOT1, &dv_kind_symbol, s->slot[t][0]);
        mh_view_cell(v, DV_HEADING_SLOT2, &dv_kind_symbol, s->slot[t][1]);
        mh_view_number(v, DV_HEADING_ABYSS, s->abyss[t]);
    }
}

/* ---- the story and its rules ------------------------------------------------------------------
 */

static void tell_decisions(const dv_state *s, const mh_view *v)
{
    mh_view_panel(v, DV_HEADING_DECISIONS); /* DV-C-15 */
    for (unsigned i = 0; i < DV_CHOICE_COUNT; i++) {
        unsigned d = dv_decisions[i].decision_id;
        if (s->decider[d] == MH_NONE || s->decided[d] != dv_decisions[i].option)
            continue;
        mh_view_row(v, &dv_kind_choice, i);
        mh_view_cell(v, DV_HEADING_DECISION, &dv_kind_decision, (int)d);
        mh_view_cell_as(v, DV_HEADING_PLAYER, "seat", &mh_seat, s->decider[d]);
    }
    mh_view_panel_as(v, DV_HEADING_KNOWN_FACTS, "flags");
    for (unsigned f = 0; f < DV_FLAG_COUNT; f++)
        if (s->flags >> f & 1)
            mh_view_row(v, &dv_kind_flag, f);
}

/* DV-C-05: the digest, those that are new first. */
static void tell_rules(const dv_state *s, const mh_view *v)
{
    mh_view_panel(v, DV_HEADING_RULES);
    for (unsigned k = 0; k < 2 * DV_RULE_STICKER_COUNT; k++) {
        unsigned i = k % DV_RULE_STICKER_COUNT, from = dv_rule_stickers[i].in_force_from;
        bool old = k >= DV_RULE_STICKER_COUNT;
        if (old ? from >= ahead(s) : from != ahead(s))
            continue;
        mh_view_row(v, &dv_kind_rule_sticker, i);
        mh_view_number(v, DV_HEADING_FROM, from);
        mh_view_cell(v, DV_HEADING_NEW, &mh_yes_no, from == ahead(s));
    }
}

/* Is the order of the scenario that is being played settled? In the first one the roll does it. */
static bool order_stands(const dv_state *s)
{
    return s->phase >= (dv_scene(s) == 1 || dv_endless(s) ? DV_PH_LEAF : DV_PH_INTRO);
}

/* DV-C-06: of the scenario that is played, or of the next one; where a player or chance names it,
 * it is not known yet. */
static void tell_order(const dv_state *s, const mh_view *v)
{
    uint8_t order[DV_SEATS];
    mh_view_panel(v, DV_HEADING_ORDER);
    if (is_over(s) ? ahead(s) > DV_LAST_SCENE || !dv_order_next(s, order) : !order_stands(s))
        return;
    if (!is_over(s))
        memcpy(order, s->order, sizeof order);
    for (unsigned i = 0; i < s->head.seats; i++) {
        mh_view_row(v, &mh_seat, order[i]);
        mh_view_number(v, DV_HEADING_PLACE, i + 1);
    }
}

/* DV-C-09, DV-C-10: what is to be done with real dice and tiles before the first turn. */
static void tell_opening(const dv_state *s, const mh_view *v)
{
    mh_view_panel(v, DV_HEADING_OPENING);
    for (unsigned p = 0; p < s->head.seats && dv_by_hand(s) && !is_over(s); p++) {
        mh_view_row(v, &mh_seat, p);
        mh_view_number(v, DV_HEADING_START_USED, s->start_used[p]);
        mh_view_number(v, DV_HEADING_OPEN_REROLL, s->open_reroll[p]);
        mh_view_number(v, DV_HEADING_OPEN_SET, s->open_set[p]);
    }
    mh_view_panel_as(v, DV_HEADING_BEAST, "monsters");
    for (unsigned m = 0; m < DV_MONSTERS && dv_by_hand(s) && !is_over(s); m++) {
        if (s->beast[m] == DV_ABSENT)
            continue;
        mh_view_row(v, &dv_kind_monster, m);
        mh_view_number(v, DV_HEADING_THRESHOLD, s->threshold[m]);
        if (m == DV_NIDHOGGR)
            mh_view_cell(v, DV_HEADING_CELL, &dv_kind_cell, s->beast_at[m]);
        if (m == DV_NIDHOGGR && s->nid_closed != MH_NONE)
            mh_view_cell(v, DV_HEADING_CLOSED, &dv_kind_cell, s->nid_closed);
        mh_view_cell_as(v, DV_HEADING_SETUP_ABYSS, "abyss", &mh_number,
                        s->abyss_sum > 0 ? s->abyss_sum : 0);
    }
}

void dv_book(const mh_state *st, int viewer, const mh_out *out)
{
    const mh_view v = {out, &dv_kind_heading};
    const dv_state *s = dv_const(st);
    (void)viewer;
    tell_scenario(s, &v);
    tell_players(s, &v);
    tell_opening(s, &v);
    tell_order(s, &v);
    tell_shop(s, &v);
    tell_titles(s, &v);
    tell_tiles(s, &v);
    tell_dice(s, &v);
    tell_decisions(s, &v);
    tell_rules(s, &v);
}
