/* check.c - rules BR-SM-07: what holds in every state; the answer is the rule broken. */
#include "state.h"

static bool in_range(unsigned x, unsigned first, unsigned n) { return x >= first && x - first < n; }

/* BR-COMP-02, BR-FIG-04, BR-FIG-06 */
static const char *check_figures(const br_state *s, unsigned seat)
{
    unsigned warriors = 0;
    for (unsigned spot = 0; spot < BR_SPOT_COUNT; spot++) {
        warriors += s->warriors[seat][spot];
        if (s->warriors[seat][spot] &&
            (spot == BR_SPOT_BOX || in_range(spot, BR_LANDS, BR_FJORD_COUNT)))
            return "BR-INV-01";
    }
    if (warriors != br_starting[BR_START_WARRIORS_IN_RESERVE_ANY].value)
        return "BR-FIG-06";
    for (unsigned f = 0; f < BR_FIGURE_COUNT; f++) {
        unsigned unit = br_unit_of(s, seat, f), spot = s->figure[seat][f];
        if ((unit == MH_NONE) != (spot == BR_SPOT_BOX))
            return "BR-UPG-09";
        if (unit == MH_NONE || spot >= BR_BOARD_SPOTS)
            continue;
        if (br_is_ship(unit) != (spot >= BR_LANDS))
            return "BR-FIG-04";
    }
    return br_on_board(s, seat) > br_stat(s, seat, BR_STAT_HORNS) ? "BR-CLAN-07" : NULL;
}

static const char *check_board(const br_state *s)
{
    bool ghosts = br_option(s, BR_OPTION_LEFTOVER_RAGE) == BR_OPT_LEFTOVER_KEPT;
    uint8_t crowd[BR_SPOT_COUNT];
    br_crowds(s, crowd);
    for (unsigned land = 1; land < BR_LANDS; land++) {
        if (crowd[land] > br_provinces[land].villages)
            return "BR-BOARD-04";
        if (s->destroyed >> land & 1 && crowd[land] && !ghosts)
            return "BR-BOARD-09";
    }
    return NULL;
}

static const char *check_clan(const br_state *s, unsigned seat)
{
    for (unsigned stat = 0; stat < BR_STAT_COUNT; stat++)
        if (!in_range(s->stat[seat][stat], 1, BR_TOP_STEP))
            return "BR-CLAN-04";
    if (br_glory(s, seat) < 0 && br_option(s, BR_OPTION_GLORY_FLOOR) == BR_OPT_FLOOR_ZERO)
        return "BR-CLAN-10";
    return check_figures(s, seat);
}

/* A card is where its place says, and in no other list. */
static const char *check_lists(const br_state *s, unsigned seat)
{
    unsigned sheets = 0, vows = br_vow_count(s, seat);
    for (unsigned slot = 0; slot < BR_SLOTS; slot++) {
        unsigned card = s->sheet[seat][slot];
        sheets += card != MH_NONE;
        if (card != MH_NONE && s->at[card] != BR_PLACE_SHEET_0 + seat)
            return "BR-UPG-03";
    }
    if (br_size(br_cards_at(s, BR_PLACE_SHEET_0 + seat)) != sheets)
        return "BR-UPG-01";
    for (unsigned i = 0; i < vows; i++) {
        unsigned card = s->vow[seat][i];
        unsigned place = s->phase == BR_PHASE_QUESTS ? BR_PLACE_GONE : BR_PLACE_QUEST_0 + seat;
        if (card >= BR_CARD_COUNT || br_cards[card].type != BR_TYPE_QUEST || s->at[card] != place)
            return "BR-QUEST-01";
    }
    unsigned face_down = br_size(br_cards_at(s, BR_PLACE_QUEST_0 + seat));
    if (face_down != (s->phase == BR_PHASE_QUESTS ? 0 : vows))
        return "BR-QUEST-05";
    return s->field == MH_NONE && br_size(br_cards_at(s, BR_PLACE_BATTLE_0 + seat)) ? "BR-RES-04"
                                                                                    : NULL;
}

static bool is_kept(const br_state *s, unsigned seat, unsigned card)
{
    unsigned closed = br_closed(s);
    return closed && closed < BR_AGES && s->kept[closed - 1][seat] == card;
}

/* A card nobody has shown is where its drafter can have it (BR-DRAFT-07, BR-DISC-01). */
static const char *check_drafted(const br_state *s, unsigned age, unsigned card, unsigned seat)
{
    unsigned place = s->at[card];
    bool fresh = age == s->age && s->phase <= BR_PHASE_DISCARD;
    if (s->exposed[card])
        return s->exposed[card] == seat + 1 ? NULL : "BR-HID-01";
    if (place == BR_PLACE_HAND_0 + seat || place == BR_PLACE_QUEST_0 + seat)
        return fresh || is_kept(s, seat, card) ? NULL : "BR-DISC-01";
    return place == BR_PLACE_BURIED_0 + seat && !fresh ? NULL : "BR-DRAFT-07";
}

static const char *check_pack(const br_state *s, unsigned age, unsigned pack, uint8_t *found)
{
    br_course c = br_course_of(s, age);
    for (unsigned i = 0; i < BR_PACK && s->draft[age][pack][i] != MH_NONE; i++) {
        unsigned card = s->draft[age][pack][i];
        if (card >= BR_CARD_COUNT || br_age_of(card) != age || found[card]++)
            return "BR-DRAFT-02";
        unsigned seat = i < c.picked ? br_picker(&c, pack, i) : MH_NONE;
        bool open = age == s->age && s->phase <= BR_PHASE_DRAFT;
        if (seat == MH_NONE && s->at[card] != (open ? BR_PLACE_PACK : BR_PLACE_LEFT))
            return "BR-DRAFT-04";
        const char *broken = seat == MH_NONE ? NULL : check_drafted(s, age, card, seat);
        if (broken)
            return broken;
    }
    return NULL;
}

/* BR-SETUP-07: all cards are accounted for; those in no pack are in a deck. */
static const char *check_cards(const br_state *s)
{
    uint8_t found[BR_CARD_COUNT] = {0};
    for (unsigned age = 0; age <= s->age; age++)
        for (unsigned pack = 0; pack < s->head.seats; pack++) {
            const char *broken = check_pack(s, age, pack, found);
            if (broken)
                return broken;
        }
    for (unsigned card = 0; card < BR_CARD_COUNT; card++) {
        bool out = br_cards[card].min_players > s->head.seats;
        if (!found[card] && s->at[card] != (out ? BR_PLACE_OUT : BR_PLACE_DECK))
            return "BR-SETUP-07";
        if (s->at[card] >= BR_PLACE_WITH_0 || s->at[card] == BR_PLACE_UNKNOWN)
            return "BR-HID-02";
    }
    return NULL;
}

/* A kept card is one the seat had at the end of that Age. */
static const char *check_kept(const br_state *s, unsigned seat)
{
    for (unsigned age = 0; age < BR_AGES - 1; age++) {
        unsigned card = s->kept[age][seat];
        if (card == MH_NONE)
            continue;
        if (card >= BR_CARD_COUNT || br_age_of(card) > age)
            return "BR-DISC-01";
        for (unsigned before = br_age_of(card); before < age; before++)
            if (s->kept[before][seat] != card)
                return "BR-DISC-01";
    }
    return NULL;
}

static const char *check_pick(const br_state *s, unsigned seat)
{
    for (unsigned i = 0; i < 2; i++) {
        unsigned card = s->pick[seat][i];
        unsigned place = s->phase == BR_PHASE_DRAFT ? BR_PLACE_PACK : BR_PLACE_HAND_0 + seat;
        if (card == MH_NONE || (card == BR_HIDDEN && s->phase == BR_PHASE_DISCARD))
            continue;
        if (card >= BR_CARD_COUNT || s->at[card] != place)
            return "BR-SM-02";
    }
    return s->concealed[seat] ? "BR-HID-02" : NULL;
}

const char *br_check(const mh_state *st)
{
    const br_state *s = br_const(st);
    const char *broken = check_board(s);
    for (unsigned seat = 0; !broken && seat < st->seats; seat++) {
        broken = check_clan(s, seat);
        broken = broken ? broken : check_lists(s, seat);
        broken = broken ? broken : check_kept(s, seat);
        broken = broken ? broken : check_pick(s, seat);
    }
    return broken ? broken : check_cards(s);
}
