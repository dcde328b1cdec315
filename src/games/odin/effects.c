/* effects.c - a row of the table an opcode of the codes of spaces: can it be done, which
 * rule is in the way if not, what it opens. The only place that tells opcodes apart. */
#include "state.h"

typedef bool possible_fn(const fo_state *s, int seat, const fo_code *row, unsigned space);
typedef void open_fn(fo_state *s, int seat, mh_frame *act, const fo_code *row, mh_tale *tale);

/* How much of its item a row is about. */
unsigned fo_row_count(const fo_state *s, int seat, const fo_code *row)
{
    if (!row->arg[2])
        return row->arg[1];
    unsigned n = fo_count(s, seat, row->arg[2] - 1u);
    return row->arg[1] && n > row->arg[1] ? row->arg[1] : n;
}

unsigned fo_row_price(const fo_state *s, int seat, const fo_code *row, unsigned space)
{
    return fo_price(s, seat, space, row->arg[0], fo_row_count(s, seat, row));
}

/* ---- can it be done, looked at by itself? ------------------------------------------------------
 *
 * FO-ACT-08, FO-RULING-07: with the ships and goods of this moment. */

static bool always(const fo_state *s, int seat, const fo_code *row, unsigned space)
{
    (void)s, (void)seat, (void)row, (void)space;
    return true; /* dice; FO-OVS-02; jewelry can always be forged */
}

/* FO-ACT-07: a ship is not used up. */
static bool owns_ships(const fo_state *s, int seat, const fo_code *row, unsigned space)
{
    (void)space;
    if (row->arg[0] == MH_NONE)
        return fo_ships_all(s, seat) > 0; /* FO-EXP-01 */
    if (row->arg[0] == FO_ITEM_LONGSHIP)
        return fo_longships_for(s, seat) >= row->arg[1];
    return fo_ship_count(s, seat, row->arg[0] - FO_ITEM_WHALER) >= row->arg[1];
}

static bool can_pay(const fo_state *s, int seat, const fo_code *row, unsigned space)
{
    unsigned item = row->arg[0], n = fo_row_count(s, seat, row);
    if (s->acts && fo_rec_at(s)[FO_REC_BOUND] && row->alt && item != FO_ITEM_ORE &&
        fo_act_frame_at(s)->arg[FO_ACT_SPACE] == space)
        return false; /* 103C */
    unsigned have = item >= FO_ITEM_WHALER ? fo_ship_count(s, seat, item - FO_ITEM_WHALER)
                                           : fo_has(s, seat, item);
    return have >= n || have >= fo_price(s, seat, space, item, n); /* cards only take off */
}

static bool can_get(const fo_state *s, int seat, const fo_code *row, unsigned space)
{
    return fo_row_count(s, seat, row) &&
           (fo_can_gain(s, seat, row->arg[0]) || fo_replaces(s, seat, space, row));
}

static bool can_take(const fo_state *s, int seat, const fo_code *row, unsigned space)
{
    (void)seat, (void)row, (void)space;
    return fo_can_mountain(s); /* FO-MTN-06 */
}

static bool can_upgrade(const fo_state *s, int seat, const fo_code *row, unsigned space)
{
    return fo_can_upgrade(s, seat, row->arg[1]) || fo_replaces(s, seat, space, row);
}

static bool can_buy(const fo_state *s, int seat, const fo_code *row, unsigned space)
{
    (void)row, (void)space;
    return fo_can_sell(s, seat);
}

static bool can_explore(const fo_state *s, int seat, const fo_code *row, unsigned space)
{
    return fo_can_explore(s, fo_islands_for(s, seat, space, row->arg[0]));
}

static bool can_emigrate(const fo_state *s, int seat, const fo_code *row, unsigned space)
{
    (void)row, (void)space;
    return fo_may_emigrate(s, seat);
}

static bool can_draw(const fo_state *s, int seat, const fo_code *row, unsigned space)
{
    (void)seat, (void)row, (void)space;
    return !fo_cards_none(s->dark);
}

/* FO-SPC-52: the draw of the third column may bring the card. */
static bool can_play(const fo_state *s, int seat, const fo_code *row, unsigned space)
{
    (void)row;
    return fo_hand(s, seat) || (fo_action_spaces[space].column == 3 && !fo_cards_none(s->dark));
}

/* ---- what it opens --------------------------------------------------------------------------- */

static void open_mountain(fo_state *s, int seat, mh_frame *act, const fo_code *row, mh_tale *tale)
{
    (void)act, (void)tale;
    fo_open_mountain(s, seat, row);
}

static void open_upgrade(fo_state *s, int seat, mh_frame *act, const fo_code *row, mh_tale *tale)
{
    (void)act, (void)tale;
    fo_open_upgrade(s, seat, row->arg[0], row->arg[1]);
}

static void open_die(fo_state *s, int seat, mh_frame *act, const fo_code *row, mh_tale *tale)
{
    (void)tale;
    fo_open_die(s, seat, row->arg[0], act->arg[FO_ACT_STANDS]);
}

static void open_boats(fo_state *s, int seat, mh_frame *act, const fo_code *row, mh_tale *tale)
{
    (void)act, (void)tale;
    fo_open_boats(s, seat, row->arg[2] ? row->arg[2] : row->arg[1]);
}

static void open_trade(fo_state *s, int seat, mh_frame *act, const fo_code *row, mh_tale *tale)
{
    (void)act, (void)row, (void)tale;
    fo_open_trade(s, seat);
}

static void open_sale(fo_state *s, int seat, mh_frame *act, const fo_code *row, mh_tale *tale)
{
    (void)act, (void)tale;
    fo_open_sale(s, seat, row->arg[0]);
}

static void open_forge(fo_state *s, int seat, mh_frame *act, const fo_code *row, mh_tale *tale)
{
    (void)act, (void)row, (void)tale;
    mh_ask(&s->head, FO_PROMPT_FORGE, 1u << seat, 0);
}

static void open_explore(fo_state *s, int seat, mh_frame *act, const fo_code *row, mh_tale *tale)
{
    (void)tale;
    mh_ask(&s->head, FO_PROMPT_EXPLORE, 1u << seat,
           fo_islands_for(s, seat, act->arg[FO_ACT_SPACE], row->arg[0]));
}

static void open_emigrate(fo_state *s, int seat, mh_frame *act, const fo_code *row, mh_tale *tale)
{
    (void)act, (void)tale;
    mh_ask(&s->head, FO_PROMPT_EMIGRATE, 1u << seat, row->opt != 0);
}

static void draw_card(fo_state *s, int seat, mh_frame *act, const fo_code *row, mh_tale *tale)
{
    (void)row;
    act->arg[FO_ACT_USED] = 1;
    fo_draw_card(s, seat, tale);
}

static void open_play(fo_state *s, int seat, mh_frame *act, const fo_code *row, mh_tale *tale)
{
    (void)act, (void)tale;
    fo_open_play(s, seat, row->arg[0], row->arg[1] ? row->arg[1] : row->arg[0]);
}

static void draw_weapons(fo_state *s, int seat, mh_frame *act, const fo_code *row, mh_tale *tale)
{
    (void)tale;
    act->arg[FO_ACT_USED] = 1;
    fo_draw_weapons(s, seat, row->arg[0]);
}

/* ---- the table ----------------------------------------------------------------------------------
 */

static const struct effect {
    possible_fn *possible;
    open_fn *open;
    const char *rule; /* in the way when it is not possible */
} effects[FO_OP_COUNT] = {
    [FO_OP_NEED] = {owns_ships, NULL, "FO-SPC-N10"},
    [FO_OP_PAY] = {can_pay, NULL, "FO-ACT-06"},
    [FO_OP_GET] = {can_get, NULL, "FO-PH05-07"},
    [FO_OP_MTN] = {can_take, open_mountain, "FO-MTN-06"},
    [FO_OP_UP] = {can_upgrade, open_upgrade, "FO-PH05-07"},
    [FO_OP_DIE] = {always, open_die, "FO-PH05-07"},
    [FO_OP_CHOOSE] = {always, open_boats, "FO-WHALE-02"},
    [FO_OP_OVERSEAS] = {always, open_trade, "FO-PH05-07"},
    [FO_OP_SALE] = {can_buy, open_sale, "FO-SALE-01"},
    [FO_OP_FORGE] = {always, open_forge, "FO-PH05-07"},
    [FO_OP_EXPLORE] = {can_explore, open_explore, "FO-EXP-04"},
    [FO_OP_EMIGRATE] = {can_emigrate, open_emigrate, "FO-EMI-05"},
    [FO_OP_OCC_DRAW] = {can_draw, draw_card, "FO-OCC-06"},
    [FO_OP_OCC_PLAY] = {can_play, open_play, "FO-SPC-N5"},
    [FO_OP_WDRAW] = {always, draw_weapons, "FO-PH05-07"},
};

bool fo_row_possible(const fo_state *s, int seat, const fo_code *row, unsigned space)
{
    return effects[row->op].possible(s, seat, row, space);
}

void fo_row_open(fo_state *s, int seat, mh_frame *act, const fo_code *row, mh_tale *tale)
{
    effects[row->op].open(s, seat, act, row, tale);
}

const char *fo_row_rule(const fo_code *row)
{
    if (row->op == FO_OP_GET && row->arg[0] >= FO_ITEM_SHED)
        return "FO-COMP-04";
    if (row->op == FO_OP_GET && row->arg[0] >= FO_ITEM_WHALER)
        return "FO-SHIP-03";
    return effects[row->op].rule;
}
