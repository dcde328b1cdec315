/* view.c - what one viewer is shown: the table from its own side. */
#include "state.h"

static void view_time(const br_state *s, const mh_view *v)
{
    mh_view_panel(v, BR_TITLE_TIME);
    mh_view_row(v, &br_kind_age, s->age);
    mh_view_cell(v, BR_TITLE_PHASE, &br_kind_phase, s->phase);
    mh_view_cell(v, BR_TITLE_FIRST, &mh_seat, s->first);
    mh_view_cell(v, BR_TITLE_TURN, &mh_seat, s->turn);
}

static unsigned hand_size(const br_state *s, unsigned seat)
{
    return br_size(br_hand(s, seat)) + s->concealed[seat];
}

/* "If it ended now" stands beside the Glory so far. */
static int32_t ended(const br_state *s, unsigned seat)
{
    int32_t line[MH_MAX_LINES] = {0}, sum = 0;
    br_score(&s->head, (int)seat, line);
    for (unsigned i = 0; i < BR_SCORE_COUNT; i++)
        sum += line[i];
    return sum;
}

static void view_clans(const br_state *s, const mh_view *v)
{
    mh_view_panel(v, BR_TITLE_CLANS);
    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        mh_view_row(v, &mh_seat, seat);
        mh_view_cell(v, BR_TITLE_CLAN, &br_kind_clan, (int)seat);
        mh_view_cell(v, BR_TITLE_GLORY, &mh_number, br_glory(s, seat));
        mh_view_cell(v, BR_TITLE_IF_ENDED, &mh_number, ended(s, seat));
        mh_view_number(v, BR_TITLE_RAGE, s->rage[seat]);
        mh_view_number(v, BR_TITLE_RAGE_STAT, br_stat(s, seat, BR_STAT_RAGE));
        mh_view_number(v, BR_TITLE_AXES, br_stat(s, seat, BR_STAT_AXES));
        mh_view_number(v, BR_TITLE_HORNS, br_stat(s, seat, BR_STAT_HORNS));
        mh_view_number(v, BR_TITLE_ON_BOARD, br_on_board(s, seat));
        mh_view_number(v, BR_TITLE_HAND, hand_size(s, seat));
        mh_view_number(v, BR_TITLE_QUESTS, br_vow_count(s, seat));
        mh_view_cell(v, BR_TITLE_PASSED, &mh_yes_no, s->passed >> seat & 1);
        mh_view_number(v, BR_TITLE_WARRIORS, s->warriors[seat][BR_SPOT_RESERVE]);
        mh_view_number(v, BR_TITLE_DEAD, br_in(s, seat, BR_SPOT_VALHALLA));
    }
}

static unsigned doom_of(const br_state *s, unsigned land)
{
    for (unsigned age = 0; age < BR_AGES; age++)
        if (s->doom[age] == land)
            return age;
    return MH_NONE;
}

static void view_provinces(const br_state *s, const mh_view *v)
{
    mh_view_panel(v, BR_TITLE_PROVINCES);
    for (unsigned land = 0; land < BR_LANDS; land++) {
        mh_view_row(v, &br_kind_province, land);
        mh_view_cell(v, BR_TITLE_TOKEN, &br_kind_token, s->token[land]);
        mh_view_cell(v, BR_TITLE_PILLAGED, &mh_yes_no, s->pillaged >> land & 1);
        if (land != BR_SPOT_YGGDRASIL) {
            mh_view_number(v, BR_TITLE_VILLAGES, br_provinces[land].villages);
            mh_view_number(v, BR_TITLE_FREE, br_room(s, land));
        }
        mh_view_cell(v, BR_TITLE_DOOM, &br_kind_age, (int)doom_of(s, land));
        mh_view_cell(v, BR_TITLE_DESTROYED, &mh_yes_no, s->destroyed >> land & 1);
    }
}

/* Strength as a battle or a Quest would count it, with support from the fjord. */
static void view_strengths(const br_state *s, const mh_view *v)
{
    mh_view_panel(v, BR_TITLE_STRENGTHS);
    for (unsigned land = 0; land < BR_LANDS; land++) {
        if (s->destroyed >> land & 1)
            continue;
        mh_view_row(v, &br_kind_province, land);
        for (unsigned seat = 0; seat < s->head.seats; seat++)
            mh_view_number(v, BR_TITLE_STRENGTH_0 + seat, br_strength(s, seat, land));
    }
}

static void figure_row(const mh_view *v, unsigned seat, unsigned unit, unsigned spot, unsigned n)
{
    mh_view_row(v, &mh_seat, seat);
    mh_view_cell(v, BR_TITLE_UNIT, &br_kind_unit, (int)unit);
    mh_view_cell(v, BR_TITLE_SPOT, &br_kind_spot, (int)spot);
    mh_view_number(v, BR_TITLE_NUMBER, n);
}

static void view_figures(const br_state *s, const mh_view *v)
{
    mh_view_panel(v, BR_TITLE_FIGURES);
    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        for (unsigned f = 0; f < BR_FIGURE_COUNT; f++)
            if (br_unit_of(s, seat, f) != MH_NONE)
                figure_row(v, seat, br_unit_of(s, seat, f), s->figure[seat][f], 1);
        for (unsigned spot = 0; spot < BR_SPOT_COUNT; spot++)
            if (s->warriors[seat][spot])
                figure_row(v, seat, BR_UNIT_WARRIOR, spot, s->warriors[seat][spot]);
    }
}

static void view_upgrades(const br_state *s, const mh_view *v)
{
    mh_view_panel(v, BR_TITLE_UPGRADES);
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        for (unsigned slot = 0; slot < BR_SLOTS; slot++) {
            unsigned card = s->sheet[seat][slot];
            if (card == MH_NONE)
                continue;
            mh_view_row(v, &mh_seat, seat);
            mh_view_cell(v, BR_TITLE_SLOT, &br_kind_slot, (int)slot);
            mh_view_cell(v, BR_TITLE_CARD, &br_kind_card, (int)card);
            mh_view_cell(v, BR_TITLE_DOES, &br_kind_effect, br_cards[card].effect_id);
            if (br_cards[card].effect_value)
                mh_view_number(v, BR_TITLE_VALUE, br_cards[card].effect_value);
        }
}

/* A card and what it does; a Quest also says whether it would be fulfilled now. */
static void card_row(const br_state *s, const mh_view *v, unsigned seat, unsigned card)
{
    const br_card_row *c = &br_cards[card];
    mh_view_row(v, &br_kind_card, card);
    mh_view_cell(v, BR_TITLE_DOES, &br_kind_effect, c->effect_id);
    if (c->type == BR_TYPE_UPGRADE)
        mh_view_number(v, BR_TITLE_COST, br_upgrade_cost(card, br_rights_of(s, seat).discount));
    if (c->effect_value)
        mh_view_number(v, BR_TITLE_VALUE, c->effect_value);
    if (c->type != BR_TYPE_QUEST) {
        mh_view_number(v, BR_TITLE_STRENGTH, c->strength);
        return;
    }
    mh_view_number(v, BR_TITLE_GLORY, (int64_t)c->quest_glory * br_quest_factor(s, seat));
    mh_view_cell(v, BR_TITLE_PROGRESS, &mh_yes_no, br_quest_met(s, seat, card));
}

static void view_own(const br_state *s, unsigned seat, const mh_view *v)
{
    br_set hand = br_hand(s, seat), pack = br_cards_at(s, BR_PLACE_PACK);
    mh_view_panel(v, BR_TITLE_OWN_HAND);
    for (unsigned card; (card = br_pop(&hand)) != MH_NONE;)
        card_row(s, v, seat, card);
    mh_view_panel(v, BR_TITLE_OWN_QUESTS);
    for (unsigned i = 0; i < br_vow_count(s, seat); i++)
        card_row(s, v, seat, s->vow[seat][i]);
    if (s->phase > BR_PHASE_DRAFT)
        return;
    mh_view_panel(v, BR_TITLE_PACK);
    for (unsigned card; (card = br_pop(&pack)) != MH_NONE;)
        card_row(s, v, seat, card);
}

static void view_battle(const br_state *s, const mh_view *v)
{
    if (s->field == MH_NONE)
        return;
    mh_view_panel(v, BR_TITLE_BATTLE);
    mh_view_row(v, &br_kind_province, s->field);
    mh_view_cell(v, BR_TITLE_PILLAGER, &mh_seat, s->raider);
    mh_view_cell(v, BR_TITLE_STEP, &br_kind_step, s->step);
    mh_view_panel(v, BR_TITLE_FIGHTERS);
    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        if (!(s->party >> seat & 1))
            continue;
        mh_view_row(v, &mh_seat, seat);
        mh_view_number(v, BR_TITLE_STRENGTH, br_strength(s, seat, s->field));
        mh_view_cell(v, BR_TITLE_CARD, &br_kind_card, s->card[seat]);
        mh_view_number(v, BR_TITLE_VALUE, br_bonus(s, seat));
        mh_view_cell(v, BR_TITLE_BLANKED, &mh_yes_no, s->blank >> seat & 1);
        mh_view_number(v, BR_TITLE_LOST, s->slain[seat]);
    }
}

static void view_discards(const br_state *s, const mh_view *v)
{
    br_set gone = br_cards_at(s, BR_PLACE_GONE);
    mh_view_panel(v, BR_TITLE_DISCARDS);
    for (unsigned card; (card = br_pop(&gone)) != MH_NONE;) {
        mh_view_row(v, &br_kind_card, card);
        mh_view_cell(v, BR_TITLE_DOES, &br_kind_effect, br_cards[card].effect_id);
    }
}

void br_view(const mh_state *hidden, int viewer, const mh_out *out)
{
    const mh_view v = {out, &br_kind_title};
    const br_state *s = br_const(hidden);
    view_time(s, &v);
    view_clans(s, &v);
    view_provinces(s, &v);
    view_strengths(s, &v);
    view_figures(s, &v);
    view_upgrades(s, &v);
    view_battle(s, &v);
    if (viewer < hidden->seats)
        view_own(s, (unsigned)viewer, &v);
    view_discards(s, &v);
}
