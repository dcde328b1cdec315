/* terms.c - costs and gains that many cards share: goods, weapons, upgrades, mountain
 * items, Vikings, actions and phases. Words of single cards are in cards.c. */
#include "clauses.h"

#define SEAT ((int)c->e.seat)

unsigned fo_amount(const fo_ctx *c, const fo_term *t)
{
    if (t->guard) { /* FO-OCC-15: the row of the step reached, no other */
        unsigned step = fo_quantity_of(c, t->guard);
        bool settled = t->high != FO_AS_READ || !fo_option(c->s, FO_OPTION_EXACT_STEPS);
        if (step < t->low || step > (settled ? t->high : t->low))
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
    if (s->ship_type[SEAT][slot] != FO_SHIP_LONGSHIP || !s->ship_ore[SEAT][slot])
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
        bool pillages = fo_space_tags(fo_act_frame(s)->arg[FO_ACT_SPACE]) >> FO_TAG_PILLAGING & 1;
        mh_add(&s->ship_ore[SEAT][c->pick.y], -1);
        if (pillages && fo_option(s, FO_OPTION_THROWN_ORE_COUNTS)) /* 132b */
            s->die_bonus++;
    } else if (is_animal(item)) {
        fo_pay(s, SEAT, c->pick.x, 1, tale);
    } else if (item >= FO_ITEM_BOW && item <= FO_ITEM_SWORD) {
        fo_spend_weapon(s, SEAT, item - FO_ITEM_BOW, n);
        mh_tell(tale, FO_EVENT_PAYS, MH_ALL, c->e.seat, item, n, 0);
    } else {
        fo_pay(s, SEAT, item, n, tale);
    }
}

/* ---- gains: can (asked of the choices that are listed below, of no others) ------------------ */

/* What a good becomes by this term, or MH_NONE. With more steps than a good can take it
 * stops at blue. */
static unsigned raised(const fo_term *t, unsigned good)
{
    unsigned to = fo_upgraded(good, 1);
    for (unsigned i = 1; i < t->more && fo_upgraded(to, 1) != MH_NONE; i++)
        to = fo_upgraded(to, 1);
    return to;
}

static bool may_raise(const fo_ctx *c, const fo_term *t, unsigned good)
{
    if (!fo_has(c->s, SEAT, good) || raised(t, good) == MH_NONE)
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

FO_CAN(can_upgrade)
{
    unsigned good = c->pick.x;
    if (t->word != FO_FILTER_SAME_TYPE)
        return may_raise(c, t, good);
    if (good == FO_ITEM_SHEEP_PREGNANT || good == FO_ITEM_CATTLE_PREGNANT)
        return false;
    return raised(t, good) != MH_NONE && c->pick.y <= of_kind(c, good);
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

/* 87A: all of them, so the strip must hold so many. */
static unsigned least_on_strip(const fo_term *t)
{
    return t->word == FO_FILTER_ALL ? (unsigned)t->n : 1;
}

static bool can_find(const fo_ctx *c, const fo_term *t)
{
    unsigned finds = finds_for(c, t);
    for (unsigned strip = 0; strip < FO_STRIPS; strip++) {
        int item = fo_strip_item(c->s, strip);
        if (item >= 0 && finds >> item & 1 &&
            c->s->strip_taken[strip] + least_on_strip(t) <= FO_ITEMS_ON_STRIP)
            return true;
    }
    return false;
}

FO_CAN(can_gain) { return fo_amount(c, t) && fo_can_gain(c->s, SEAT, fo_low_bit(t->arg)); }

FO_CAN(any_amount) { return fo_amount(c, t) > 0; }

FO_CAN(can_take) { return can_find(c, t); }

FO_CAN(can_play)
{
    (void)t;
    return fo_hand(c->s, SEAT) > 0 && fo_may_grant(c->s);
}

FO_CAN(can_act)
{
    (void)t;
    return fo_may_grant(c->s);
}

static unsigned large_ships(const fo_state *s, int seat)
{
    return fo_ships_all(s, seat) - fo_ship_count(s, seat, FO_SHIP_WHALER);
}

FO_CAN(can_emigrate)
{
    unsigned off = t->op == FO_TERM_DO_CHEAP_EMIGRATION ? large_ships(c->s, SEAT) : 0;
    return fo_may_grant(c->s) && fo_can_emigrate_for(c->s, SEAT, off);
}

FO_CAN(can_return)
{
    unsigned n = t->op == FO_TERM_RETURN_ONE ? 1 : 2;
    return fo_stands(c->s, SEAT, c->pick.y, n);
}

FO_CAN(can_return_here)
{
    unsigned space = fo_act_frame_at(c->s)->arg[FO_ACT_STANDS];
    (void)t;
    return space < FO_SPACE_COUNT && fo_stands(c->s, SEAT, space, 1);
}

/* ---- gains: the choices they leave, in rising order; what cannot be is sorted out -------------
 */

void fo_add_pick(fo_pick *out, unsigned *n, unsigned x, unsigned y)
{
    assert(*n < FO_PICKS);
    out[(*n)++] = (fo_pick){(uint8_t)x, (uint8_t)y};
}

FO_PICKS(pick_animal)
{
    unsigned item = fo_low_bit(t->arg);
    (void)c;
    fo_add_pick(out, n, item, 0);
    fo_add_pick(out, n, pregnant(item), 0);
}

FO_PICKS(pick_weapons)
{
    (void)c, (void)t;
    for (unsigned x = FO_ITEM_BOW; x <= FO_ITEM_SWORD; x++)
        for (unsigned y = x; y <= FO_ITEM_SWORD; y++)
            fo_add_pick(out, n, x, y);
}

FO_PICKS(pick_slot)
{
    (void)c, (void)t;
    for (unsigned slot = 0; slot < FO_BAY; slot++)
        fo_add_pick(out, n, MH_NONE, slot);
}

FO_PICKS(pick_upgrade)
{
    bool same = t->word == FO_FILTER_SAME_TYPE;
    for (unsigned good = 0; good < FO_GOODS; good++) {
        if (!fo_has(c->s, SEAT, good) && !is_animal(good))
            continue;
        for (unsigned k = same; k <= (same ? (unsigned)t->n : 0u); k++)
            fo_add_pick(out, n, good, k);
    }
}

FO_PICKS(pick_own_space)
{
    (void)t;
    for (unsigned space = 0; space < FO_SPACE_COUNT; space++)
        if (fo_stands(c->s, SEAT, space, 1))
            fo_add_pick(out, n, MH_NONE, space);
}

/* ---- gains: run ----------------------------------------------------------------------------- */

FO_RUN(run_item)
{
    unsigned item = fo_low_bit(t->arg), n = fo_amount(c, t);
    bool weapon = item >= FO_ITEM_BOW && item <= FO_ITEM_SWORD;
    if (!weapon && item < FO_ITEM_WHALER) {
        fo_gain(s, SEAT, item, n, tale);
        return;
    }
    for (; n; n--) /* ships while there are berths */
        if (weapon)
            fo_take_weapon(s, SEAT, item - FO_ITEM_BOW, tale);
        else
            fo_gain(s, SEAT, item, 1, tale);
}

FO_RUN(run_draw)
{
    unsigned n = fo_amount(c, t);
    (void)tale;
    if (n)
        fo_draw_weapons(s, SEAT, n);
}

FO_RUN(run_die) /* 90C, 132b: for this action */
{
    (void)tale;
    s->die_bonus = (uint8_t)(s->die_bonus + fo_amount(c, t));
}

static void raise_one(fo_state *s, int seat, const fo_term *t, unsigned good, mh_tale *tale)
{
    unsigned to = raised(t, good);
    fo_pay(s, seat, good, 1, tale);
    fo_gain(s, seat, to, 1, tale);
}

FO_RUN(run_upgrade)
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

/* arg[0] items at most, arg[1] kinds that may be taken, arg[2] items at least */
FO_RUN(run_mountain)
{
    (void)tale;
    if (!can_find(c, t))
        return;
    mh_frame *f = mh_ask(&s->head, FO_PROMPT_FIND, 1u << SEAT, (unsigned)t->n);
    f->arg[1] = (uint8_t)finds_for(c, t);
    f->arg[2] = (uint8_t)least_on_strip(t);
}

FO_RUN(run_hunting)
{
    (void)t, (void)tale;
    fo_grant(s, SEAT, FO_SPACE_HUNTING_GAME_1, FO_BY_CARD);
}

FO_RUN(run_snare)
{
    (void)t, (void)tale;
    fo_grant(s, SEAT, FO_SPACE_SNARE, FO_BY_CARD);
}

FO_RUN(run_emigration)
{
    unsigned large = large_ships(s, SEAT);
    (void)tale;
    fo_grant(s, SEAT, FO_SPACE_EMIGRATE_2, FO_BY_CARD);
    if (t->op == FO_TERM_DO_CHEAP_EMIGRATION)
        fo_rec(s)[FO_REC_OFF] = (uint8_t)large; /* 84B: the one that leaves included */
}

/* A card outside of an action is an action of its own (176B). */
FO_RUN(run_play)
{
    (void)t, (void)tale;
    if (s->acts) {
        fo_open_play(s, SEAT, 1, 1);
        return;
    }
    fo_grant(s, SEAT, FO_SPACE_PLAY_OCCUPATION_PAID, FO_BY_CARD);
    mh_frame *act = fo_act_frame(s);
    act->arg[FO_ACT_STAGE] = FO_CODE;
    act->arg[FO_ACT_PC] = (uint8_t)(fo_action_spaces[FO_SPACE_PLAY_OCCUPATION_PAID].code_count - 1);
}

FO_RUN(run_return) { fo_bring_back(s, SEAT, c->pick.y, t->op == FO_TERM_RETURN_ONE ? 1 : 2, tale); }

FO_RUN(run_return_here)
{
    (void)t;
    fo_bring_back(s, SEAT, fo_act_frame(s)->arg[FO_ACT_STANDS], 1, tale);
}

FO_RUN(run_return_col4)
{
    unsigned n = 0;
    (void)t;
    for (unsigned i = 0; i < FO_SPACE_COUNT; i++)
        if (fo_action_spaces[i].column == 4 && fo_stands(s, SEAT, i, 1)) {
            fo_leave_space(s, i, 1);
            n++;
        }
    fo_bring_back(s, SEAT, MH_NONE, n, tale); /* in one go (151c) */
}

FO_RUN(run_feast)
{
    (void)t;
    fo_open_feast(s, SEAT, tale);
}

FO_RUN(run_bonus)
{
    fo_bonus_phase(s, SEAT, t->op == FO_TERM_RUN_HOME_BONUS ? FO_BONUS_HOME : FO_BONUS_HOUSES,
                   tale);
}

FO_RUN(run_breeding)
{
    (void)t;
    fo_breed(s, SEAT, tale);
}

static const fo_word words[FO_TERM_COUNT] = {
    [FO_TERM_ITEM] = {can_gain, NULL, run_item},
    [FO_TERM_WEAPON] = {NULL, pick_weapons, run_item},
    [FO_TERM_DISCARD_SHIP_ORE] = {NULL, pick_slot, run_item},
    [FO_TERM_TAKE_WEAPON] = {any_amount, NULL, run_item},
    [FO_TERM_DRAW_WEAPON] = {any_amount, NULL, run_draw},
    [FO_TERM_DIE] = {NULL, NULL, run_die},
    [FO_TERM_UPGRADE] = {can_upgrade, pick_upgrade, run_upgrade},
    [FO_TERM_MOUNTAIN] = {can_take, NULL, run_mountain},
    [FO_TERM_DO_PLAY] = {can_play, NULL, run_play},
    [FO_TERM_DO_HUNTING] = {can_act, NULL, run_hunting},
    [FO_TERM_DO_SNARE] = {can_act, NULL, run_snare},
    [FO_TERM_DO_EMIGRATION] = {can_emigrate, NULL, run_emigration},
    [FO_TERM_DO_CHEAP_EMIGRATION] = {can_emigrate, NULL, run_emigration},
    [FO_TERM_RETURN_ONE] = {can_return, pick_own_space, run_return},
    [FO_TERM_RETURN_TWO] = {can_return, pick_own_space, run_return},
    [FO_TERM_RETURN_HERE] = {can_return_here, NULL, run_return_here},
    [FO_TERM_RETURN_COL4] = {NULL, NULL, run_return_col4},
    [FO_TERM_RUN_FEAST] = {NULL, NULL, run_feast},
    [FO_TERM_RUN_HOUSE_BONUS] = {NULL, NULL, run_bonus},
    [FO_TERM_RUN_HOME_BONUS] = {NULL, NULL, run_bonus},
    [FO_TERM_RUN_BREEDING] = {NULL, NULL, run_breeding},
};

static const fo_word *word_of(const fo_term *t)
{
    return words[t->op].run ? &words[t->op] : &fo_card_words[t->op];
}

bool fo_term_can(const fo_ctx *c, const fo_term *t)
{
    return !word_of(t)->can || word_of(t)->can(c, t);
}

/* An animal that is paid may be plain or pregnant (FO-PH08-07). */
bool fo_term_picks(const fo_ctx *c, const fo_term *t, fo_pick *out, unsigned *n)
{
    bool animal = t->op == FO_TERM_ITEM && is_animal(fo_low_bit(t->arg));
    if (animal)
        pick_animal(c, t, out, n);
    else if (word_of(t)->picks)
        word_of(t)->picks(c, t, out, n);
    return animal || word_of(t)->picks;
}

void fo_term_run(fo_state *s, const fo_ctx *c, const fo_term *t, mh_tale *tale)
{
    if (word_of(t)->run)
        word_of(t)->run(s, c, t, tale);
}
