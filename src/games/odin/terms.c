/* terms.c - costs and gains that many cards share: goods, weapons, upgrades, mountain
 * items, Vikings, actions and phases. Words of single cards are in cards.c. */
#include "clauses.h"

#define SEAT ((int)c->e.seat)

unsigned fo_amount(const fo_ctx *c, const fo_term *t)
{
    if (t->guard) { /* FO-OCC-15: the row of the step reached, no other */
        unsigned step = fo_quantity_of(c, t->guard);
        if (step < t->low || step > t->high)
            return 0;
    }
    unsigned n = (unsigned)(t->n > 0 ? t->n : 0);
    return t->per ? n * fo_quantity_of(c, t->per) : n;
}

static bool is_animal(unsigned item) { return item == FO_ITEM_SHEEP || item == FO_ITEM_CATTLE; }

static unsigned pregnant(unsigned animal)
{
    return animal == FO_ITEM_SHEEP ? FO_ITEM_SHEEP_PREGNANT : FO_ITEM_CATTLE_PREGNANT;
}

/* ---- costs ----------------------------------------------------------------------------- */

static bool has_weapons(const fo_ctx *c)
{
    unsigned x = c->pick.x, y = c->pick.y;
    if (x < FO_ITEM_BOW || x > FO_ITEM_SWORD || y < x || y > FO_ITEM_SWORD)
        return false;
    return fo_has(c->s, SEAT, x) >= (x == y ? 2u : 1u) && fo_has(c->s, SEAT, y);
}

static unsigned shed_with_room(const fo_state *s, int seat, unsigned item)
{
    for (unsigned place = FO_PLACE_SHED_1; place < FO_PLACE_STONE_HOUSE_1; place++)
        if (!fo_why_slot(s, seat, mh_act(FO_VERB_SLOT, item, place, 0)))
            return place;
    return MH_NONE;
}

static bool is_ore_ship(const fo_ctx *c, unsigned slot)
{
    const fo_state *s = c->s;
    unsigned best = fo_best_longship(s, SEAT);
    if (slot >= FO_BAY || s->ship_type[SEAT][slot] != FO_SHIP_LONGSHIP || !s->ship_ore[SEAT][slot])
        return false;
    for (unsigned i = 0; i < slot; i++) /* equal ships are one choice */
        if (s->ship_type[SEAT][i] == FO_SHIP_LONGSHIP &&
            s->ship_ore[SEAT][i] == s->ship_ore[SEAT][slot])
            return false;
    bool pillages = fo_space_tags(fo_act_frame_at(s)->arg[FO_ACT_SPACE]) >> FO_TAG_PILLAGING & 1;
    return !pillages || s->ship_ore[SEAT][slot] == best; /* FO-PILL-01 */
}

bool fo_cost_can(const fo_ctx *c, const fo_term *t)
{
    unsigned n = fo_amount(c, t), item = fo_low_bit(t->arg);
    switch (t->op) {
    case FO_TERM_WEAPON:
        return has_weapons(c);
    case FO_TERM_PLACE:
        return fo_has(c->s, SEAT, item) && shed_with_room(c->s, SEAT, item) != MH_NONE;
    case FO_TERM_DISCARD_SHIP_ORE:
        return is_ore_ship(c, c->pick.y);
    default:
        break;
    }
    if (item >= FO_ITEM_WHALER)
        return fo_ship_count(c->s, SEAT, item - FO_ITEM_WHALER) >= n;
    if (is_animal(item)) /* FO-PH08-07 */
        return (c->pick.x == item || c->pick.x == pregnant(item)) && fo_has(c->s, SEAT, c->pick.x);
    return fo_has(c->s, SEAT, item) >= n;
}

void fo_cost_run(fo_state *s, const fo_ctx *c, const fo_term *t, mh_tale *tale)
{
    unsigned n = fo_amount(c, t), item = fo_low_bit(t->arg);
    if (t->op == FO_TERM_WEAPON) {
        fo_spend_weapon(s, SEAT, c->pick.x - (unsigned)FO_ITEM_BOW, 1);
        fo_spend_weapon(s, SEAT, c->pick.y - (unsigned)FO_ITEM_BOW, 1);
    } else if (t->op == FO_TERM_PLACE) {
        unsigned place = shed_with_room(s, SEAT, item);
        fo_do_slot(s, SEAT, mh_act(FO_VERB_SLOT, item, place, 0), tale);
    } else if (t->op == FO_TERM_DISCARD_SHIP_ORE) {
        mh_add(&s->ship_ore[SEAT][c->pick.y], -1);
    } else if (is_animal(item)) {
        fo_pay(s, SEAT, c->pick.x, 1, tale);
    } else if (item >= FO_ITEM_BOW && item <= FO_ITEM_SWORD) {
        fo_spend_weapon(s, SEAT, item - FO_ITEM_BOW, n);
        mh_tell(tale, FO_EVENT_PAYS, MH_ALL, c->e.seat, item, n, 0);
    } else {
        fo_pay(s, SEAT, item, n, tale);
    }
}

/* ---- gains: can ---------------------------------------------------------------------------- */

/* What a good becomes by this term, or MH_NONE. With more steps than a good can take it
 * stops at blue. */
static unsigned raised(const fo_term *t, unsigned good)
{
    unsigned to = good >= FO_GOODS ? MH_NONE : fo_upgraded(good, 1);
    for (unsigned i = 1; i < t->more && to != MH_NONE && fo_upgraded(to, 1) != MH_NONE; i++)
        to = fo_upgraded(to, 1);
    return to;
}

static bool may_raise(const fo_ctx *c, const fo_term *t, unsigned good)
{
    if (good >= FO_GOODS || !fo_has(c->s, SEAT, good) || raised(t, good) == MH_NONE)
        return false;
    if (t->word == FO_FILTER_ORANGE)
        return fo_goods[good].colour == FO_COLOUR_ORANGE;
    if (t->word == FO_FILTER_ONE_JUST_UPGRADED) {
        for (unsigned i = 0; i < 4; i++)
            if (c->s->made[i] == good + 1)
                return true;
        return false;
    }
    return t->arg >> good & 1;
}

/* 83A: pregnant and plain animals are one kind, named by the plain one. */
static unsigned of_kind(const fo_ctx *c, unsigned good)
{
    return is_animal(good) ? fo_animals(c->s, SEAT, good) : fo_has(c->s, SEAT, good);
}

static bool can_upgrade(const fo_ctx *c, const fo_term *t)
{
    unsigned good = c->pick.x;
    if (t->word != FO_FILTER_SAME_TYPE)
        return may_raise(c, t, good) && c->pick.y == 0;
    if (good == FO_ITEM_SHEEP_PREGNANT || good == FO_ITEM_CATTLE_PREGNANT || good >= FO_GOODS)
        return false;
    return raised(t, good) != MH_NONE && c->pick.y >= 1 && c->pick.y <= (unsigned)t->n &&
           c->pick.y <= of_kind(c, good);
}

static unsigned finds_of(const fo_term *t)
{
    unsigned mask = 0;
    static const uint8_t item[] = {[FO_FIND_WOOD] = FO_ITEM_WOOD,
                                   [FO_FIND_STONE] = FO_ITEM_STONE,
                                   [FO_FIND_ORE] = FO_ITEM_ORE,
                                   [FO_FIND_SILVER2] = FO_ITEM_SILVER};
    for (unsigned i = 0; i < MH_COUNT(item); i++)
        if (t->arg >> item[i] & 1)
            mask |= 1u << i;
    return mask;
}

/* 103C binds its owner to pay ore: without any, only ore may be taken. */
static unsigned finds_for(const fo_ctx *c, const fo_term *t)
{
    return c->binds && !fo_has(c->s, SEAT, FO_ITEM_ORE) ? 1u << FO_FIND_ORE : finds_of(t);
}

static bool can_find(const fo_ctx *c, unsigned finds)
{
    for (unsigned strip = 0; strip < FO_STRIPS; strip++) {
        int item = fo_strip_item(c->s, strip);
        if (item >= 0 && finds >> item & 1)
            return true;
    }
    return false;
}

static bool can_return(const fo_ctx *c, unsigned n)
{
    return c->pick.y < FO_SPACE_COUNT && fo_stands(c->s, SEAT, c->pick.y, n);
}

static bool can_return_here(const fo_ctx *c)
{
    unsigned space = fo_act_frame_at(c->s)->arg[FO_ACT_STANDS];
    return space < FO_SPACE_COUNT && fo_stands(c->s, SEAT, space, 1);
}

bool fo_term_can(const fo_ctx *c, const fo_term *t)
{
    unsigned n = fo_amount(c, t);
    switch (t->op) {
    case FO_TERM_ITEM:
        return n && fo_can_gain(c->s, SEAT, fo_low_bit(t->arg));
    case FO_TERM_TAKE_WEAPON:
    case FO_TERM_DRAW_WEAPON:
        return n > 0;
    case FO_TERM_DIE:
        return true;
    case FO_TERM_UPGRADE:
        return can_upgrade(c, t);
    case FO_TERM_MOUNTAIN:
        return can_find(c, finds_for(c, t));
    case FO_TERM_DO_PLAY:
        return fo_hand(c->s, SEAT) > 0 && fo_may_grant(c->s);
    case FO_TERM_DO_HUNTING:
    case FO_TERM_DO_SNARE:
        return fo_may_grant(c->s);
    case FO_TERM_DO_EMIGRATION:
        return fo_may_grant(c->s) && fo_can_emigrate_for(c->s, SEAT, 0);
    case FO_TERM_DO_CHEAP_EMIGRATION:
        return fo_may_grant(c->s) &&
               fo_can_emigrate_for(c->s, SEAT,
                                   fo_ships_all(c->s, SEAT) -
                                       fo_ship_count(c->s, SEAT, FO_SHIP_WHALER));
    case FO_TERM_RETURN_ONE:
        return can_return(c, 1);
    case FO_TERM_RETURN_TWO:
        return can_return(c, 2);
    case FO_TERM_RETURN_HERE:
        return can_return_here(c);
    case FO_TERM_RUN_FEAST:
    case FO_TERM_RUN_HOUSE_BONUS:
    case FO_TERM_RUN_HOME_BONUS:
    case FO_TERM_RUN_BREEDING:
    case FO_TERM_RETURN_COL4:
        return true;
    default:
        return fo_own_can(c, t);
    }
}

/* ---- gains: the choices they leave ----------------------------------------------------------- */

static void add(fo_pick *out, unsigned *n, unsigned x, unsigned y)
{
    assert(*n < FO_PICKS);
    out[(*n)++] = (fo_pick){(uint8_t)x, (uint8_t)y};
}

static void list_weapons(fo_pick *out, unsigned *n)
{
    for (unsigned x = FO_ITEM_BOW; x <= FO_ITEM_SWORD; x++)
        for (unsigned y = x; y <= FO_ITEM_SWORD; y++)
            add(out, n, x, y);
}

static void list_upgrades(const fo_ctx *c, const fo_term *t, fo_pick *out, unsigned *n)
{
    for (unsigned good = 0; good < FO_GOODS; good++) {
        if (!fo_has(c->s, SEAT, good) && !is_animal(good))
            continue;
        if (t->word != FO_FILTER_SAME_TYPE)
            add(out, n, good, 0);
        else
            for (unsigned k = 1; k <= (unsigned)t->n; k++)
                add(out, n, good, k);
    }
}

/* Candidates in rising order; those that cannot be are sorted out by fo_term_can. */
bool fo_term_picks(const fo_ctx *c, const fo_term *t, fo_pick *out, unsigned *n)
{
    unsigned item = fo_low_bit(t->arg);
    switch (t->op) {
    case FO_TERM_ITEM:
        if (!is_animal(item))
            return false;
        add(out, n, item, 0);
        add(out, n, pregnant(item), 0);
        return true;
    case FO_TERM_WEAPON:
        list_weapons(out, n);
        return true;
    case FO_TERM_DISCARD_SHIP_ORE:
        for (unsigned slot = 0; slot < FO_BAY; slot++)
            add(out, n, MH_NONE, slot);
        return true;
    case FO_TERM_UPGRADE:
        list_upgrades(c, t, out, n);
        return true;
    case FO_TERM_RETURN_ONE:
    case FO_TERM_RETURN_TWO:
        for (unsigned space = 0; space < FO_SPACE_COUNT; space++)
            if (fo_stands(c->s, SEAT, space, 1))
                add(out, n, MH_NONE, space);
        return true;
    default:
        return fo_own_picks(c, t, out, n);
    }
}

/* ---- gains: run
 * ----------------------------------------------------------------------------------- */

static void gain_item(fo_state *s, int seat, unsigned item, unsigned n, mh_tale *tale)
{
    bool weapon = item >= FO_ITEM_BOW && item <= FO_ITEM_SWORD;
    if (!weapon && item < FO_ITEM_WHALER) {
        fo_gain(s, seat, item, n, tale);
        return;
    }
    for (; n; n--) /* ships while there are berths */
        if (weapon)
            fo_take_weapon(s, seat, item - FO_ITEM_BOW, tale);
        else
            fo_gain(s, seat, item, 1, tale);
}

static void raise_one(fo_state *s, int seat, const fo_term *t, unsigned good, mh_tale *tale)
{
    unsigned to = raised(t, good);
    fo_pay(s, seat, good, 1, tale);
    fo_gain(s, seat, to, 1, tale);
}

static void run_upgrade(fo_state *s, const fo_ctx *c, const fo_term *t, mh_tale *tale)
{
    unsigned good = c->pick.x, many = c->pick.y ? c->pick.y : 1;
    if (t->word != FO_FILTER_SAME_TYPE) {
        raise_one(s, SEAT, t, good, tale);
        return;
    }
    for (unsigned i = 0; i < 4; i++)
        s->made[i] = 0;
    for (unsigned i = 0; i < many; i++) {
        unsigned from = fo_has(s, SEAT, good) ? good : pregnant(good);
        raise_one(s, SEAT, t, from, tale);
        s->made[i] = (uint8_t)(raised(t, good) + 1);
    }
    fo_happens(s, SEAT, FO_MOMENT_ACT, FO_HOW_USE, FO_TAG_UPGRADE4 + 1, many, tale);
}

/* arg[0] items at most, arg[1] kinds that may be taken */
static void run_mountain(fo_state *s, const fo_ctx *c, const fo_term *t)
{
    unsigned finds = finds_for(c, t);
    if (!can_find(c, finds))
        return;
    mh_ask(&s->head, FO_PROMPT_FIND, 1u << SEAT, (unsigned)t->n)->arg[1] = (uint8_t)finds;
}

static void run_do(fo_state *s, const fo_ctx *c, const fo_term *t)
{
    unsigned large = fo_ships_all(s, SEAT) - fo_ship_count(s, SEAT, FO_SHIP_WHALER);
    switch (t->op) {
    case FO_TERM_DO_HUNTING:
        fo_grant(s, SEAT, FO_SPACE_HUNTING_GAME_1, FO_BY_CARD);
        break;
    case FO_TERM_DO_SNARE:
        fo_grant(s, SEAT, FO_SPACE_SNARE, FO_BY_CARD);
        break;
    case FO_TERM_DO_EMIGRATION:
        fo_grant(s, SEAT, FO_SPACE_EMIGRATE_2, FO_BY_CARD);
        break;
    default:
        fo_grant(s, SEAT, FO_SPACE_EMIGRATE_2, FO_BY_CARD);
        fo_rec(s)[FO_REC_OFF] = (uint8_t)large; /* 84B: the one that leaves included */
    }
}

/* A card outside of an action is an action of its own (176B). */
static void run_play(fo_state *s, int seat)
{
    if (s->acts) {
        fo_open_play(s, seat, 1, 1);
        return;
    }
    fo_grant(s, seat, FO_SPACE_PLAY_OCCUPATION_PAID, FO_BY_CARD);
    mh_frame *act = fo_act_frame(s);
    act->arg[FO_ACT_STAGE] = FO_CODE;
    act->arg[FO_ACT_PC] = (uint8_t)(fo_action_spaces[FO_SPACE_PLAY_OCCUPATION_PAID].code_count - 1);
}

static void run_return_col4(fo_state *s, int seat, mh_tale *tale)
{
    unsigned n = 0;
    for (unsigned i = 0; i < FO_SPACE_COUNT; i++)
        if (fo_action_spaces[i].column == 4 && fo_stands(s, seat, i, 1)) {
            mh_add(&s->space_vikings[i], -1);
            if (!s->space_vikings[i])
                s->space_owner[i] = MH_NONE;
            if (!s->space_vikings[i] && i >= FO_SPACES)
                s->copied[i - FO_SPACES] = MH_NONE;
            n++;
        }
    fo_bring_back(s, seat, MH_NONE, n, tale);
}

void fo_term_run(fo_state *s, const fo_ctx *c, const fo_term *t, mh_tale *tale)
{
    unsigned n = fo_amount(c, t);
    switch (t->op) {
    case FO_TERM_ITEM:
        gain_item(s, SEAT, fo_low_bit(t->arg), n, tale);
        break;
    case FO_TERM_TAKE_WEAPON:
        gain_item(s, SEAT, fo_low_bit(t->arg), n, tale);
        break;
    case FO_TERM_DRAW_WEAPON:
        if (n)
            fo_draw_weapons(s, SEAT, n);
        break;
    case FO_TERM_DIE: /* 90C, 132b: for this action */
        s->die_bonus = (uint8_t)(s->die_bonus + n);
        break;
    case FO_TERM_UPGRADE:
        run_upgrade(s, c, t, tale);
        break;
    case FO_TERM_MOUNTAIN:
        run_mountain(s, c, t);
        break;
    case FO_TERM_DO_PLAY:
        run_play(s, SEAT);
        break;
    case FO_TERM_DO_HUNTING:
    case FO_TERM_DO_SNARE:
    case FO_TERM_DO_EMIGRATION:
    case FO_TERM_DO_CHEAP_EMIGRATION:
        run_do(s, c, t);
        break;
    case FO_TERM_RETURN_ONE:
    case FO_TERM_RETURN_TWO:
        fo_bring_back(s, SEAT, c->pick.y, t->op == FO_TERM_RETURN_ONE ? 1 : 2, tale);
        break;
    case FO_TERM_RETURN_HERE:
        fo_bring_back(s, SEAT, fo_act_frame(s)->arg[FO_ACT_STANDS], 1, tale);
        break;
    case FO_TERM_RETURN_COL4:
        run_return_col4(s, SEAT, tale);
        break;
    case FO_TERM_RUN_FEAST:
        fo_open_feast(s, SEAT, tale);
        break;
    case FO_TERM_RUN_HOUSE_BONUS:
        fo_bonus_phase(s, SEAT, FO_BONUS_HOUSES, tale);
        break;
    case FO_TERM_RUN_HOME_BONUS:
        fo_bonus_phase(s, SEAT, FO_BONUS_HOME, tale);
        break;
    case FO_TERM_RUN_BREEDING:
        fo_breed(s, SEAT, tale);
        break;
    default:
        fo_own_run(s, c, t, tale);
    }
}
