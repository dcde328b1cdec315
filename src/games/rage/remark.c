/* remark.c - what is said beside an answer: its Rage, the Monster it means, that it does nothing.
 */
#include "state.h"

typedef struct notes {
    mh_event *out;
    uint32_t cap, n;
} notes;

static void note(notes *o, unsigned what, unsigned value)
{
    if (o->n < o->cap)
        o->out[o->n++] = (mh_event){(uint8_t)what, MH_ALL, {(uint8_t)value}};
}

/* A Monster goes by its place on the clan sheet; here it has a name. */
static void name_monster(notes *o, const br_state *s, unsigned seat, unsigned slot)
{
    unsigned card = s->sheet[seat][slot];
    if (card < BR_CARD_COUNT)
        note(o, BR_REMARK_MEANS, br_monster(card));
}

static void remark_march(notes *o, const br_state *s, unsigned seat, unsigned company)
{
    note(o, BR_REMARK_COSTS, BR_MARCH_COST);
    for (unsigned f = BR_FIGURE_MONSTER_1; f <= BR_FIGURE_MONSTER_2; f++)
        if (company >> f & 1)
            name_monster(o, s, seat, BR_SLOT_MONSTER_1 + f - BR_FIGURE_MONSTER_1);
}

/* BR-UPG-05, BR-UPG-03: what it costs, and what it takes the place of. */
static void remark_upgrade(notes *o, const br_state *s, unsigned seat, mh_action a)
{
    unsigned card = mh_arg(a, 0), slot = mh_arg(a, 1);
    if (card >= BR_CARD_COUNT || slot >= BR_SLOTS)
        return;
    note(o, BR_REMARK_COSTS, br_upgrade_cost(card, br_rights_of(s, seat).discount));
    if (s->sheet[seat][slot] < BR_CARD_COUNT)
        note(o, BR_REMARK_REPLACES, s->sheet[seat][slot]);
}

/* BR-PLAY-02: an Upgrade or a Quest adds nothing and does nothing. */
static void remark_card(notes *o, const br_state *s, unsigned card)
{
    bool battle = mh_top(&s->head)->prompt == BR_PROMPT_BATTLE_CARD;
    if (battle && card < BR_CARD_COUNT && br_cards[card].type != BR_TYPE_BATTLE)
        note(o, BR_REMARK_IDLE, 0);
}

uint32_t br_remark(const mh_state *hidden, int seat, mh_action a, mh_event *out, uint32_t cap)
{
    const br_state *s = br_const(hidden);
    unsigned me = (unsigned)seat;
    notes o = {out, cap, 0};
    switch (mh_verb_of(a)) {
    case BR_VERB_INVADE:
        if (mh_arg(a, 0) < BR_UNIT_COUNT && mh_arg(a, 1) < BR_BOARD_SPOTS)
            note(&o, BR_REMARK_COSTS, br_invade_cost(s, me, mh_arg(a, 0), mh_arg(a, 1)));
        break;
    case BR_VERB_RETURN:
        note(&o, BR_REMARK_COSTS, BR_RECALL_COST);
        break;
    case BR_VERB_MARCH:
        remark_march(&o, s, me, mh_arg(a, 3));
        break;
    case BR_VERB_UPGRADE:
        remark_upgrade(&o, s, me, a);
        break;
    case BR_VERB_PLAY:
        remark_card(&o, s, mh_arg(a, 0));
        break;
    default:
        break;
    }
    return o.n;
}

/* BR-CLAN-07, BR-CLAN-04 */
uint32_t br_full(const mh_state *hidden, int seat, mh_event *out, uint32_t cap)
{
    const br_state *s = br_const(hidden);
    unsigned me = (unsigned)seat;
    notes o = {out, cap, 0};
    if (br_on_board(s, me) >= br_stat(s, me, BR_STAT_HORNS))
        note(&o, BR_REMARK_HORNS_USED, 0);
    for (unsigned stat = 0; stat < BR_STAT_COUNT; stat++)
        if (s->stat[me][stat] == BR_TOP_STEP)
            note(&o, BR_REMARK_LAST_STEP, stat);
    return o.n;
}
