/* book.c - the book of a campaign: what a group asks for after a break (DV-APP-02, DV-LOG-04).
 *
 * Of a scenario that is over the book also tells the result; its "now" is then the time between
 * two scenarios: rules and order of play are those of the next one. */
#include "course.h"

static const mh_label *heading(unsigned i) { return &dv_label_heading[i]; }

static void cell(const mh_out *o, unsigned title, const char *id, const mh_kind *kind, int value)
{
    o->cell(o->ctx, heading(title), id, kind, value);
}

static void panel(const mh_out *o, unsigned title, const char *id)
{
    o->panel(o->ctx, heading(title), id);
}

static bool is_over(const dv_state *s) { return !s->head.depth; }

/* The scenario that is being played, or the next one. */
static unsigned ahead(const dv_state *s)
{
    return is_over(s) && !dv_endless(s) ? dv_scene(s) + 1 : dv_scene(s);
}

/* ---- what happened ----------------------------------------------------------------------------
 */

static void tell_gods(const dv_state *s, const mh_out *o)
{
    static const char *const points[] = {"points1", "points2"};
    panel(o, DV_HEADING_GODS, "gods");
    for (unsigned i = 0; i < 2 && s->card[i] != MH_NONE; i++) {
        o->row(o->ctx, &dv_kind_god_card, s->card[i]);
        if (s->winner[i] != MH_NONE)
            cell(o, DV_HEADING_BY, "by", &mh_seat, s->winner[i]);
    }
    panel(o, DV_HEADING_SHEET, "sheet");
    for (unsigned p = 0; p < s->head.seats; p++) {
        o->row(o->ctx, &mh_seat, p);
        cell(o, DV_HEADING_TILES, "tiles", &mh_number, s->laid[p]);
        cell(o, DV_HEADING_COMPLETE, "complete", &mh_yes_no, s->laid[p] == dv_map_size(s));
        for (unsigned i = 0; i < 2 && s->card[i] != MH_NONE; i++)
            cell(o, DV_HEADING_POINTS, points[i], &mh_number, dv_god_score(s, i, p));
        for (unsigned m = 0; m < DV_MONSTERS; m++)
            if (s->beast[m] != DV_ABSENT)
                cell(o, DV_HEADING_MARKS, dv_kind_monster.ids[m], &mh_number, s->mark[m][p]);
    }
}

static void tell_quests(const dv_state *s, const mh_out *o)
{
    panel(o, DV_HEADING_QUESTS, "quests");
    for (unsigned i = 0; i < s->quest_n; i++) {
        o->row(o->ctx, &dv_kind_quest, s->quest[i]);
        if (s->quest_by[i] != MH_NONE)
            cell(o, DV_HEADING_BY, "by", &mh_seat, s->quest_by[i]);
    }
}

static void tell_scenario(const dv_state *s, const mh_out *o)
{
    panel(o, DV_HEADING_SCENARIO, "scenario");
    o->row(o->ctx, &dv_kind_scenario, dv_scene(s) - 1);
    if (!dv_by_hand(s))
        cell(o, DV_HEADING_ROUND, "round", &mh_number, s->round);
    if (s->phase < DV_PH_TURN)
        return;
    tell_gods(s, o);
    tell_quests(s, o);
}

/* ---- what a player has ------------------------------------------------------------------------
 */

static void tell_players(const dv_state *s, const mh_out *o)
{
    static const char *const rows[] = {"row1", "row2", "row3"};
    panel(o, DV_HEADING_PLAYERS, "players");
    for (unsigned p = 0; p < s->head.seats; p++) {
        o->row(o->ctx, &mh_seat, p);
        cell(o, DV_HEADING_GOD, "god", &dv_kind_god, s->god[p]);
        cell(o, DV_HEADING_HONOUR, "honour", &mh_number, (int)dv_honour_of(s, p));
        cell(o, DV_HEADING_XP, "xp", &mh_number, s->xp[p]);
        for (unsigned r = 0; r < 3; r++)
            cell(o, DV_HEADING_LEVEL1 + r, rows[r], &mh_number, s->level[p][r]);
    }
}

/* DV-XP-03, DV-XP-04: the next level of every row, and its price. */
static void tell_shop(const dv_state *s, const mh_out *o)
{
    panel(o, DV_HEADING_SHOP, "shop");
    for (unsigned p = 0; p < s->head.seats && !dv_endless(s); p++)
        for (unsigned row = 1; row <= 3; row++) {
            unsigned next = s->level[p][row - 1] + 1u;
            if (next > 3 || s->god[p] == MH_NONE)
                continue;
            unsigned price = dv_box_of(s, p, row, next)->xp_cost;
            o->row(o->ctx, &dv_kind_box, dv_box_index(s, p, row, next));
            cell(o, DV_HEADING_PLAYER, "seat", &mh_seat, (int)p);
            cell(o, DV_HEADING_COST, "cost", &mh_number, (int)price);
            cell(o, DV_HEADING_AFFORDABLE, "affordable", &mh_yes_no, price <= s->xp[p]);
        }
}

static void tell_titles(const dv_state *s, const mh_out *o)
{
    panel(o, DV_HEADING_TITLES, "titles");
    for (unsigned t = 0; t < DV_TITLE_COUNT; t++)
        for (unsigned p = 0; p < s->head.seats; p++)
            if (s->titles[p] >> t & 1) {
                o->row(o->ctx, &dv_kind_title, t);
                cell(o, DV_HEADING_HOLDER, "holder", &mh_seat, (int)p);
                cell(o, DV_HEADING_POWER, "power", &mh_yes_no,
                     !dv_endless(s) && ahead(s) >= dv_titles[t].power_from_scenario);
            }
}

static void tell_dice(const dv_state *s, const mh_out *o)
{
    panel(o, DV_HEADING_FORGED, "forged");
    for (unsigned p = 0; p < s->head.seats; p++)
        for (unsigned i = 0; i < 6 * DV_SIDES; i++) {
            unsigned die = i / DV_SIDES, side = i % DV_SIDES;
            if (s->face[p][die][side] == side)
                continue;
            o->row(o->ctx, &dv_kind_face, s->face[p][die][side]);
            cell(o, DV_HEADING_PLAYER, "seat", &mh_seat, (int)p);
            cell(o, DV_HEADING_DIE, "die", &dv_kind_die, (int)die);
            cell(o, DV_HEADING_SIDE, "side", &dv_kind_side, (int)side);
        }
}

/* ---- what the tiles carry ---------------------------------------------------------------------
 */

static void tell_location(const dv_state *s, unsigned tile, unsigned k, const mh_out *o)
{
    unsigned location = s->slot[tile][k] - DV_SYMBOL_L01, until, title;
    until = dv_locations[location].removed_end_of;
    title = dv_locations[location].title_id;
    o->row(o->ctx, &dv_kind_location, location);
    cell(o, DV_HEADING_TILE, "tile", &dv_kind_tile, (int)tile);
    cell(o, DV_HEADING_SLOT1, "slot", &dv_kind_slot, (int)k);
    cell(o, DV_HEADING_UNTIL, "until", &mh_number, (int)(until ? until : DV_LAST_SCENE));
    for (unsigned p = 0; p < s->head.seats; p++)
        if (s->titles[p] >> title & 1)
            cell(o, DV_HEADING_HOLDER, "holder", &mh_seat, (int)p);
}

static void tell_tiles(const dv_state *s, const mh_out *o)
{
    panel(o, DV_HEADING_LOCATIONS, "locations"); /* DV-LOC-08: with the end of their life */
    for (unsigned i = 0; i < DV_TILES * 2u; i++)
        if (s->slot[i / 2][i % 2] >= DV_SYMBOL_L01)
            tell_location(s, i / 2, i % 2, o);
    panel(o, DV_HEADING_STUCK, "stuck");
    for (unsigned t = 0; t < DV_TILES; t++) {
        bool plain = s->slot[t][0] == dv_tiles[t].slot1 && s->slot[t][1] == dv_tiles[t].slot2;
        if (plain && !s->abyss[t])
            continue;
        o->row(o->ctx, &dv_kind_tile, t);
        cell(o, DV_HEADING_SLOT1, "slot1", &dv_kind_symbol, s->slot[t][0]);
        cell(o, DV_HEADING_SLOT2, "slot2", &dv_kind_symbol, s->slot[t][1]);
        cell(o, DV_HEADING_ABYSS, "abyss", &mh_number, s->abyss[t]);
    }
}

/* ---- the story and its rules ------------------------------------------------------------------
 */

static void tell_decisions(const dv_state *s, const mh_out *o)
{
    panel(o, DV_HEADING_DECISIONS, "decisions"); /* DV-C-15 */
    for (unsigned i = 0; i < DV_CHOICE_COUNT; i++) {
        unsigned d = dv_decisions[i].decision_id;
        if (s->decider[d] == MH_NONE || s->decided[d] != dv_decisions[i].option)
            continue;
        o->row(o->ctx, &dv_kind_choice, i);
        cell(o, DV_HEADING_DECISION, "decision", &dv_kind_decision, (int)d);
        cell(o, DV_HEADING_PLAYER, "seat", &mh_seat, s->decider[d]);
    }
    panel(o, DV_HEADING_KNOWN_FACTS, "flags");
    for (unsigned f = 0; f < DV_FLAG_COUNT; f++)
        if (s->flags >> f & 1)
            o->row(o->ctx, &dv_kind_flag, f);
}

/* DV-C-05: the digest, those that are new first. */
static void tell_rules(const dv_state *s, const mh_out *o)
{
    panel(o, DV_HEADING_RULES, "rules");
    for (unsigned k = 0; k < 2 * DV_RULE_STICKER_COUNT; k++) {
        unsigned i = k % DV_RULE_STICKER_COUNT, from = dv_rule_stickers[i].in_force_from;
        bool old = k >= DV_RULE_STICKER_COUNT;
        if (old ? from >= ahead(s) : from != ahead(s))
            continue;
        o->row(o->ctx, &dv_kind_rule_sticker, i);
        cell(o, DV_HEADING_FROM, "from", &mh_number, (int)from);
        cell(o, DV_HEADING_NEW, "new", &mh_yes_no, from == ahead(s));
    }
}

/* Is the order of the scenario that is being played settled? In the first one the roll does it. */
static bool order_stands(const dv_state *s)
{
    return s->phase >= (dv_scene(s) == 1 || dv_endless(s) ? DV_PH_LEAF : DV_PH_INTRO);
}

/* DV-C-06: of the scenario that is played, or of the next one; where a player or chance names it,
 * it is not known yet. */
static void tell_order(const dv_state *s, const mh_out *o)
{
    uint8_t order[DV_SEATS];
    panel(o, DV_HEADING_ORDER, "order");
    if (is_over(s) ? ahead(s) > DV_LAST_SCENE || !dv_order_next(s, order) : !order_stands(s))
        return;
    if (!is_over(s))
        memcpy(order, s->order, sizeof order);
    for (unsigned i = 0; i < s->head.seats; i++) {
        o->row(o->ctx, &mh_seat, order[i]);
        cell(o, DV_HEADING_PLACE, "place", &mh_number, (int)i + 1);
    }
}

/* DV-C-09, DV-C-10: what is to be done with real dice and tiles before the first turn. */
static void tell_opening(const dv_state *s, const mh_out *o)
{
    panel(o, DV_HEADING_OPENING, "opening");
    for (unsigned p = 0; p < s->head.seats && dv_by_hand(s) && !is_over(s); p++) {
        o->row(o->ctx, &mh_seat, p);
        cell(o, DV_HEADING_START_USED, "start_used", &mh_number, s->start_used[p]);
        cell(o, DV_HEADING_OPEN_REROLL, "open_reroll", &mh_number, s->open_reroll[p]);
        cell(o, DV_HEADING_OPEN_SET, "open_set", &mh_number, s->open_set[p]);
    }
    panel(o, DV_HEADING_BEAST, "monsters");
    for (unsigned m = 0; m < DV_MONSTERS && dv_by_hand(s) && !is_over(s); m++) {
        if (s->beast[m] == DV_ABSENT)
            continue;
        o->row(o->ctx, &dv_kind_monster, m);
        cell(o, DV_HEADING_THRESHOLD, "threshold", &mh_number, s->threshold[m]);
        if (m == DV_NIDHOGGR)
            cell(o, DV_HEADING_CELL, "cell", &dv_kind_cell, s->beast_at[m]);
        if (m == DV_NIDHOGGR && s->nid_closed != MH_NONE)
            cell(o, DV_HEADING_CLOSED, "closed", &dv_kind_cell, s->nid_closed);
        cell(o, DV_HEADING_SETUP_ABYSS, "abyss", &mh_number, s->abyss_sum > 0 ? s->abyss_sum : 0);
    }
}

void dv_book(const mh_state *st, int viewer, const mh_out *out)
{
    const dv_state *s = dv_const(st);
    (void)viewer;
    tell_scenario(s, out);
    tell_players(s, out);
    tell_opening(s, out);
    tell_order(s, out);
    tell_shop(s, out);
    tell_titles(s, out);
    tell_tiles(s, out);
    tell_dice(s, out);
    tell_decisions(s, out);
    tell_rules(s, out);
}
