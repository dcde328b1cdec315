/* dice.c - the five die actions: boats, rolls, spending, success, failure
 * (FO-DICE, FO-RAID, FO-PILL, FO-HUNT, FO-SNARE, FO-WHALE, FO-LOW, FO-LOOT). */
#include "clauses.h"

/* FO-HUNT-01, FO-SNARE-01, FO-WHALE-01, FO-RAID-04, FO-PILL-03, FO-PILL-04; plundering has no
 * die and is a row of its space (FO-PLUN-01). Weapons have no other use (FO-WPN-07). */
static const struct die_row {
    uint8_t faces, high, weapon, back; /* back: Vikings that may return on failure */
    uint8_t reward[3];
} rows[] = {
    [FO_DIE_HUNTING] = {8, 0, FO_WEAPON_BOW, 0, {FO_ITEM_HIDE, FO_ITEM_GAME_MEAT, MH_NONE}},
    [FO_DIE_SNARE] = {8, 0, FO_WEAPON_SNARE, 1, {FO_ITEM_FUR, FO_ITEM_SNARE, MH_NONE}},
    [FO_DIE_WHALING] =
        {12, 0, FO_WEAPON_SPEAR, 2, {FO_ITEM_OIL, FO_ITEM_SKIN_BONES, FO_ITEM_WHALE_MEAT}},
    [FO_DIE_RAIDING] = {8, 1, FO_WEAPON_SWORD, 0, {MH_NONE, MH_NONE, MH_NONE}},
    [FO_DIE_PILLAGING] = {12, 1, FO_WEAPON_SWORD, 1, {MH_NONE, MH_NONE, MH_NONE}},
};

enum { LEAST_BATTLE = 6 }; /* FO-RAID-03 */

unsigned fo_die_faces(unsigned kind) { return rows[kind].faces; }
bool fo_die_high(unsigned kind) { return rows[kind].high; }
unsigned fo_die_weapon(unsigned kind) { return rows[kind].weapon; }
unsigned fo_die_reward(unsigned kind, unsigned i) { return rows[kind].reward[i]; }

/* The roll with the ore of the ships in use and what cards add; FO-DICE-04. */
unsigned fo_die_result(const fo_state *s)
{
    int shift = fo_die_shift(s, fo_acting_seat(s), s->die_kind);
    int result = rows[s->die_kind].high ? s->die_face + s->die_ore + shift  /* FO-PILL-02 */
                                        : s->die_face - s->die_ore + shift; /* FO-WHALE-01 */
    return result > 0 ? (unsigned)result : 0;
}

unsigned fo_sword_value(unsigned item)
{
    if (item < FO_GOODS)
        return fo_goods[item].sword_value; /* FO-LOOT-02 */
    return item <= FO_ITEM_ENGLISH_CROWN ? fo_special_tiles[item - FO_ITEM_GLASS_BEADS].sword_value
                                         : 0;
}

/* ---- boats (FO-WHALE-02, FO-WHALE-03) ----------------------------------------------------- */

static unsigned boats_with(const fo_state *s, int seat, unsigned ore)
{
    unsigned n = 0;
    for (unsigned i = 0; i < FO_BAY; i++)
        n += s->ship_type[seat][i] == FO_SHIP_WHALER && s->ship_ore[seat][i] == ore;
    return n;
}

void fo_open_boats(fo_state *s, int seat, unsigned most)
{
    mh_ask(&s->head, FO_PROMPT_BOATS, 1u << seat, most);
}

uint32_t fo_legal_boats(const mh_state *st, int seat, mh_action *out)
{
    const fo_state *s = fo_const(st);
    unsigned armed = boats_with(s, seat, 1), bare = boats_with(s, seat, 0),
             most = mh_top(st)->arg[0];
    uint32_t n = 0;
    for (unsigned a = 0; a <= armed; a++)
        for (unsigned b = 0; b <= bare; b++)
            if (a + b >= 1 && a + b <= most)
                out[n++] = mh_act(FO_VERB_BOATS, a, b, 0);
    return n;
}

const char *fo_why_boats(const mh_state *st, int seat, mh_action a)
{
    const fo_state *s = fo_const(st);
    unsigned armed = mh_arg(a, 0), plain = mh_arg(a, 1), all = armed + plain;
    if (mh_verb_of(a) != FO_VERB_BOATS || all < 1 || all > mh_top(st)->arg[0])
        return "FO-WHALE-02";
    return armed <= boats_with(s, seat, 1) && plain <= boats_with(s, seat, 0) ? NULL
                                                                              : "FO-WHALE-02";
}

void fo_apply_boats(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)seat, (void)tale;
    mh_done(st);
    fo_of(st)->die_boats = (uint8_t)(mh_arg(a, 0) + mh_arg(a, 1));
    fo_of(st)->die_ore = (uint8_t)(2 * mh_arg(a, 0) + mh_arg(a, 1)); /* printed ore, too */
}

/* ---- rolling ----------------------------------------------------------------------------------
 */

void fo_open_die(fo_state *s, int seat, unsigned kind, unsigned stands)
{
    s->die_kind = (uint8_t)kind;
    s->die_rolls = s->die_face = 0;
    s->die_space = (uint8_t)stands;
    s->spent_wood = s->spent_stone = s->spent_weapon = s->spent_spear = 0;
    if (kind == FO_DIE_PILLAGING)
        s->die_ore = (uint8_t)fo_best_longship(s, seat);
    else if (kind != FO_DIE_WHALING)
        s->die_ore = 0; /* FO-RAID-01 */
    fo_mark_used(s);
    mh_ask(&s->head, FO_PROMPT_DICE, 0, 0);
}

static void leave_die(fo_state *s)
{
    mh_done(&s->head);
    s->rolls_made = s->die_rolls;
    s->die_bonus = 0;
    s->die_kind = s->die_rolls = s->die_face = s->die_ore = s->die_space = 0;
}

static void succeed(fo_state *s, int seat, mh_tale *tale)
{
    const struct die_row *row = &rows[s->die_kind];
    unsigned kind = s->die_kind;
    leave_die(s);
    mh_tell(tale, FO_EVENT_SUCCEEDS, MH_ALL, (unsigned)seat, kind, 0, 0);
    for (unsigned i = 0; i < 3; i++)
        if (row->reward[i] == FO_ITEM_SNARE)
            fo_take_weapon(s, seat, FO_WEAPON_SNARE, tale); /* FO-WPN-03 */
        else if (row->reward[i] != MH_NONE)
            fo_gain(s, seat, row->reward[i], 1, tale);
    fo_happens(s, seat, FO_MOMENT_SUCCESS, FO_HOW_NONE, kind, 1, tale);
}

/* FO-DICE-06: nothing is spent; the compensation. */
static void fail(fo_state *s, int seat, mh_tale *tale)
{
    const struct die_row *row = &rows[s->die_kind];
    unsigned kind = s->die_kind, space = s->die_space;
    leave_die(s);
    mh_tell(tale, FO_EVENT_FAILS, MH_ALL, (unsigned)seat, kind, 0, 0);
    fo_gain(s, seat, row->high ? FO_ITEM_STONE : FO_ITEM_WOOD, 1, tale);
    fo_take_weapon(s, seat, row->weapon, tale);
    if (row->back && space < FO_SPACE_COUNT) {
        mh_frame *f = mh_ask(&s->head, FO_PROMPT_RECALL, 1u << seat, row->back);
        f->arg[1] = (uint8_t)space; /* FO-IMI-06, FO-RULING-09 */
    }
    fo_happens(s, seat, FO_MOMENT_FAILURE, FO_HOW_NONE, kind, 1, tale);
}

/* arg[0]: the last roll stands */
void fo_step_dice(mh_state *st, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    if (fo_work_agenda(s, tale))
        return;
    int seat = fo_acting_seat(s);
    bool high = rows[s->die_kind].high;
    mh_action out[MH_MAX_LEGAL];
    if (!s->die_rolls) {
        mh_ask(st, FO_PROMPT_DIE, 1u << MH_CHANCE, (unsigned)seat);
    } else if (!high && !fo_die_result(s)) {
        succeed(s, seat, tale); /* FO-LOW-02 */
    } else if (s->die_rolls < fo_rolls(s, seat) && !mh_top(st)->arg[0]) {
        mh_ask(st, FO_PROMPT_ROLL, 1u << seat, 0); /* FO-DICE-02 */
    } else {
        mh_ask(st, high ? FO_PROMPT_LOOT : FO_PROMPT_SETTLE, 1u << seat, 0);
        uint32_t n = high ? fo_legal_loot(st, seat, out) : fo_legal_settle(st, seat, out);
        if (n > 1 || fo_can_blue(s, seat))
            return;
        mh_done(st);
        fail(s, seat, tale); /* nothing else is left */
    }
}

/* FO-DICE-09: every face alike, and open to all. */
uint32_t fo_legal_die(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned face = 1; face <= rows[fo_const(st)->die_kind].faces; face++) /* FO-COMP-01 */
        out[n++] = mh_act(FO_VERB_FACE, face, 0, 0);
    return n;
}

const char *fo_why_die(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    unsigned face = mh_arg(a, 0);
    if (mh_verb_of(a) != FO_VERB_FACE || !face || face > rows[fo_const(st)->die_kind].faces)
        return "FO-COMP-01";
    return NULL;
}

void fo_apply_die(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    seat = mh_top(st)->arg[0];
    mh_done(st);
    s->die_face = (uint8_t)mh_arg(a, 0); /* FO-DICE-01: replaces the old roll */
    mh_add(&s->die_rolls, 1);
    mh_tell(tale, FO_EVENT_ROLLS, MH_ALL, (unsigned)seat, s->die_face, fo_die_result(s), 0);
}

uint32_t fo_legal_roll(const mh_state *st, int seat, mh_action *out)
{
    (void)st, (void)seat;
    out[0] = mh_act(FO_VERB_ROLL, 0, 0, 0);
    out[1] = mh_act(FO_VERB_KEEP, 0, 0, 0);
    return 2;
}

const char *fo_why_roll(const mh_state *st, int seat, mh_action a)
{
    (void)st, (void)seat;
    return mh_verb_of(a) == FO_VERB_ROLL || mh_verb_of(a) == FO_VERB_KEEP ? NULL : "FO-DICE-02";
}

void fo_apply_roll(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)tale;
    mh_done(st);
    if (mh_verb_of(a) == FO_VERB_ROLL)
        mh_ask(st, FO_PROMPT_DIE, 1u << MH_CHANCE, (unsigned)seat);
    else
        st->open[st->depth - 1].arg[0] = 1; /* FO-DICE-03 */
}

/* ---- high: raiding and pillaging ------------------------------------------------------------- */

/* What must be added to the roll for loot of this value (FO-RAID-03). */
static unsigned loot_needs(const fo_state *s, unsigned value)
{
    unsigned result = fo_die_result(s), aim = value > LEAST_BATTLE ? value : LEAST_BATTLE;
    return aim > result ? aim - result : 0;
}

typedef struct payment {
    unsigned stones, swords, spears;
} payment;

/* FO-SM-09, FO-SM-25: enough, and no piece could be left out. */
static const char *why_spend(const fo_state *s, int seat, unsigned need, payment p)
{
    unsigned stone = fo_worth_spent(s, seat, s->die_kind, FO_ITEM_STONE);
    unsigned worth = p.stones * stone + p.swords + p.spears;
    if (p.stones > fo_has(s, seat, FO_ITEM_STONE) || p.swords > fo_has(s, seat, FO_ITEM_SWORD) ||
        p.spears > fo_has(s, seat, FO_ITEM_SPEAR))
        return "FO-ACT-06";
    if (p.spears && !fo_has_rule(s, seat, FO_TERM_RULE_SPEARS))
        return "FO-RAID-02";
    if (worth < need)
        return "FO-RAID-03";
    if ((p.stones && worth - stone >= need) || (p.swords + p.spears && worth - 1 >= need))
        return stone > 1 ? "FO-SM-25" : "FO-SM-09";
    return NULL;
}

enum { PAYMENTS = 512 };

/* In rising order of stones, swords, spears. */
static unsigned list_payments(const fo_state *s, int seat, unsigned need, payment *out)
{
    unsigned n = 0, stones = fo_has(s, seat, FO_ITEM_STONE);
    unsigned swords = fo_has(s, seat, FO_ITEM_SWORD);
    bool spears = fo_has_rule(s, seat, FO_TERM_RULE_SPEARS);
    unsigned stone = fo_worth_spent(s, seat, s->die_kind, FO_ITEM_STONE);
    for (unsigned k = 0; k <= need && k <= stones; k++) {
        unsigned rest = k * stone < need ? need - k * stone : 0;
        for (unsigned w = 0; w <= rest && w <= swords; w++) {
            payment p = {k, w, rest - w};
            if (n < PAYMENTS && (!p.spears || spears) && !why_spend(s, seat, need, p))
                out[n++] = p;
        }
    }
    return n;
}

static bool can_spend(const fo_state *s, int seat, unsigned need)
{
    payment out[PAYMENTS];
    return list_payments(s, seat, need, out) > 0;
}

/* Stones and swords are named with the piece; spears are asked for afterwards, or there
 * would be too many answers. */
static uint32_t list_loot(const fo_state *s, int seat, mh_action *out, uint32_t n)
{
    payment p[PAYMENTS];
    for (unsigned item = 0; item <= FO_ITEM_ENGLISH_CROWN; item++) {
        unsigned value = fo_loot_value(s, seat, item);
        if (!value)
            continue;
        unsigned many = list_payments(s, seat, loot_needs(s, value), p);
        for (unsigned i = 0; i < many; i++)
            if (!p[i].spears)
                out[n++] = mh_act(FO_VERB_LOOT, item, p[i].stones, p[i].swords);
    }
    return n;
}

/* 137a: a payment with spears. */
static const char *why_with_spears(const fo_state *s, int seat, unsigned item)
{
    payment p[PAYMENTS];
    unsigned value = fo_loot_value(s, seat, item);
    if (!fo_has_rule(s, seat, FO_TERM_RULE_SPEARS))
        return "FO-RAID-02";
    if (!value)
        return "FO-LOOT-01";
    unsigned many = list_payments(s, seat, loot_needs(s, value), p);
    for (unsigned i = 0; i < many; i++)
        if (p[i].spears)
            return NULL;
    return "FO-RAID-03";
}

/* 136c: two pieces whose sword values together do not exceed the result. */
static const char *why_pair(const fo_state *s, int seat, unsigned a, unsigned b)
{
    unsigned one = fo_loot_value(s, seat, a), two = fo_loot_value(s, seat, b);
    if (!fo_has_rule(s, seat, FO_TERM_RULE_SPLIT_LOOT) || !one || !two)
        return "FO-LOOT-01";
    if (b < a || (a == b && a >= FO_ITEM_GLASS_BEADS))
        return "FO-SM-25";
    return can_spend(s, seat, loot_needs(s, one + two)) ? NULL : "FO-RAID-03";
}

static uint32_t list_pairs(const fo_state *s, int seat, mh_action *out, uint32_t n)
{
    for (unsigned a = 0; a <= FO_ITEM_ENGLISH_CROWN; a++)
        for (unsigned b = a; fo_loot_value(s, seat, a) && b <= FO_ITEM_ENGLISH_CROWN; b++)
            if (fo_loot_value(s, seat, b) && !why_pair(s, seat, a, b))
                out[n++] = mh_act(FO_VERB_PAIR, a, b, 0);
    return n;
}

uint32_t fo_legal_loot(const mh_state *st, int seat, mh_action *out)
{
    const fo_state *s = fo_const(st);
    uint32_t n = list_loot(s, seat, out, 0);
    out[n++] = mh_act(FO_VERB_FAIL, 0, 0, 0);
    bool spears = fo_has_rule(s, seat, FO_TERM_RULE_SPEARS);
    for (unsigned item = 0; spears && item <= FO_ITEM_ENGLISH_CROWN; item++)
        if (!why_with_spears(s, seat, item))
            out[n++] = mh_act(FO_VERB_LOOT_WITH, item, 0, 0);
    return fo_has_rule(s, seat, FO_TERM_RULE_SPLIT_LOOT) ? list_pairs(s, seat, out, n) : n;
}

const char *fo_why_loot(const mh_state *st, int seat, mh_action a)
{
    const fo_state *s = fo_const(st);
    unsigned verb = mh_verb_of(a), value = fo_loot_value(s, seat, mh_arg(a, 0));
    payment p = {mh_arg(a, 1), mh_arg(a, 2), 0};
    if (verb == FO_VERB_FAIL)
        return NULL;
    if (verb == FO_VERB_PAIR)
        return why_pair(s, seat, mh_arg(a, 0), mh_arg(a, 1));
    if (verb == FO_VERB_LOOT_WITH)
        return why_with_spears(s, seat, mh_arg(a, 0));
    if (verb != FO_VERB_LOOT)
        return "FO-DICE-05";
    if (!value)
        return "FO-LOOT-01";
    return why_spend(s, seat, loot_needs(s, value), p);
}

static void spend(fo_state *s, int seat, payment p, mh_tale *tale)
{
    fo_pay(s, seat, FO_ITEM_STONE, p.stones, tale); /* FO-RAID-02 */
    fo_spend_weapon(s, seat, FO_WEAPON_SWORD, p.swords);
    fo_spend_weapon(s, seat, FO_WEAPON_SPEAR, p.spears);
    s->spent_stone = (uint8_t)p.stones;
    s->spent_weapon = (uint8_t)p.swords;
    s->spent_spear = (uint8_t)p.spears;
}

void fo_apply_loot(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    unsigned verb = mh_verb_of(a);
    payment p = {mh_arg(a, 1), mh_arg(a, 2), 0};
    mh_done(st);
    if (verb == FO_VERB_FAIL) {
        fail(s, seat, tale);
    } else if (verb == FO_VERB_PAIR || verb == FO_VERB_LOOT_WITH) {
        s->loot[0] = (uint8_t)mh_arg(a, 0);
        s->loot[1] = verb == FO_VERB_PAIR ? (uint8_t)mh_arg(a, 1) : MH_NONE;
        mh_ask(st, FO_PROMPT_SPEND, 1u << seat, 0);
    } else {
        spend(s, seat, p, tale);
        succeed(s, seat, tale);
        fo_gain(s, seat, mh_arg(a, 0), 1, tale);
    }
}

/* Two pieces, or one with spears, are paid for by a question of its own. */
static unsigned pair_needs(const fo_state *s, int seat)
{
    return loot_needs(s, fo_loot_value(s, seat, s->loot[0]) + fo_loot_value(s, seat, s->loot[1]));
}

uint32_t fo_legal_spend(const mh_state *st, int seat, mh_action *out)
{
    payment p[PAYMENTS];
    unsigned n = list_payments(fo_const(st), seat, pair_needs(fo_const(st), seat), p);
    for (unsigned i = 0; i < n; i++)
        out[i] = mh_act(FO_VERB_SPEND, p[i].stones, p[i].swords, p[i].spears);
    return n;
}

const char *fo_why_spend(const mh_state *st, int seat, mh_action a)
{
    payment p = {mh_arg(a, 0), mh_arg(a, 1), mh_arg(a, 2)};
    if (mh_verb_of(a) != FO_VERB_SPEND)
        return "FO-DICE-05";
    return why_spend(fo_const(st), seat, pair_needs(fo_const(st), seat), p);
}

void fo_apply_spend(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    unsigned one = s->loot[0], two = s->loot[1];
    mh_done(st);
    s->loot[0] = s->loot[1] = 0;
    spend(s, seat, (payment){mh_arg(a, 0), mh_arg(a, 1), mh_arg(a, 2)}, tale);
    succeed(s, seat, tale);
    fo_gain(s, seat, one, 1, tale);
    if (two != MH_NONE)
        fo_gain(s, seat, two, 1, tale);
}

/* ---- low: hunting, snare, whaling (FO-LOW-01, FO-LOW-03) ---------------------------------------
 */

static const char *why_settle(const fo_state *s, int seat, unsigned wood, unsigned weapons)
{
    unsigned item = FO_ITEM_BOW + (unsigned)rows[s->die_kind].weapon, need = fo_die_result(s);
    unsigned each = fo_worth_spent(s, seat, s->die_kind, item), worth = wood + each * weapons;
    if (wood > fo_has(s, seat, FO_ITEM_WOOD) || weapons > fo_has(s, seat, item))
        return "FO-ACT-06";
    if (worth < need || (wood && worth - 1 >= need))
        return "FO-LOW-01";
    return weapons && worth - each >= need ? "FO-LOW-01" : NULL; /* FO-SM-25 */
}

uint32_t fo_legal_settle(const mh_state *st, int seat, mh_action *out)
{
    const fo_state *s = fo_const(st);
    unsigned need = fo_die_result(s), item = FO_ITEM_BOW + (unsigned)rows[s->die_kind].weapon;
    unsigned each = fo_worth_spent(s, seat, s->die_kind, item);
    uint32_t n = 0;
    for (unsigned k = 0; k <= need; k++) {
        unsigned weapons = (need - k + each - 1) / each;
        if (!why_settle(s, seat, k, weapons))
            out[n++] = mh_act(FO_VERB_SUCCESS, k, weapons, 0);
    }
    out[n++] = mh_act(FO_VERB_FAIL, 0, 0, 0);
    return n;
}

const char *fo_why_settle(const mh_state *st, int seat, mh_action a)
{
    if (mh_verb_of(a) == FO_VERB_FAIL)
        return NULL;
    if (mh_verb_of(a) != FO_VERB_SUCCESS)
        return "FO-DICE-05";
    return why_settle(fo_const(st), seat, mh_arg(a, 0), mh_arg(a, 1));
}

void fo_apply_settle(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    unsigned weapon = rows[s->die_kind].weapon;
    mh_done(st);
    if (mh_verb_of(a) == FO_VERB_FAIL) {
        fail(s, seat, tale);
        return;
    }
    fo_pay(s, seat, FO_ITEM_WOOD, mh_arg(a, 0), tale);
    fo_spend_weapon(s, seat, weapon, mh_arg(a, 1));
    s->spent_wood = (uint8_t)mh_arg(a, 0);
    s->spent_spear = weapon == FO_WEAPON_SPEAR ? (uint8_t)mh_arg(a, 1) : 0;
    succeed(s, seat, tale);
}

/* ---- Vikings that come back (FO-DICE-07) ---------------------------------------------------- */

/* arg[0] at most, arg[1] the space they stand on */
static unsigned most_back(const mh_state *st)
{
    const mh_frame *f = mh_top(st);
    unsigned there = fo_const(st)->space_vikings[f->arg[1]];
    return f->arg[0] < there ? f->arg[0] : there;
}

uint32_t fo_legal_recall(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned k = 0; k <= most_back(st); k++)
        out[n++] = mh_act(FO_VERB_RECALL, k, 0, 0);
    return n;
}

const char *fo_why_recall(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    if (mh_verb_of(a) != FO_VERB_RECALL || mh_arg(a, 0) > most_back(st))
        return "FO-DICE-07";
    return NULL;
}

void fo_apply_recall(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    unsigned n = mh_arg(a, 0), space = mh_top(st)->arg[1];
    mh_done(st);
    fo_bring_back(s, seat, space, n, tale); /* FO-DICE-08, FO-PH05-10 */
}
