/* dice.c - the five die actions: boats, rolls, spending, success, failure
 * (FO-DICE, FO-RAID, FO-PILL, FO-HUNT, FO-SNARE, FO-WHALE, FO-LOW, FO-LOOT). */
#include "state.h"

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

/* The roll with the ore of the ships in use; FO-DICE-04. */
unsigned fo_die_result(const fo_state *s)
{
    if (rows[s->die_kind].high)
        return (unsigned)(s->die_face + s->die_ore);                            /* FO-PILL-02 */
    return s->die_face > s->die_ore ? (unsigned)(s->die_face - s->die_ore) : 0; /* FO-WHALE-01 */
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
    const fo_state *s = fo_at(st);
    unsigned armed = boats_with(s, seat, 1), bare = boats_with(s, seat, 0),
             most = mh_top(st)->arg[0];
    uint32_t n = 0;
    for (unsigned a = 0; a <= armed; a++)
        for (unsigned b = 0; b <= bare; b++)
            if (a + b >= 1 && a + b <= most)
                out[n++] = mh_act(FO_VERB_BOATS, a, b, 0);
    return n;
}

const char *fo_say_no_boats(const mh_state *st, int seat, mh_action x)
{
    const fo_state *s = fo_at(st);
    unsigned a = mh_arg(x, 0), b = mh_arg(x, 1);
    if (mh_verb_of(x) != FO_VERB_BOATS || a + b < 1 || a + b > mh_top(st)->arg[0])
        return "FO-WHALE-02";
    return a <= boats_with(s, seat, 1) && b <= boats_with(s, seat, 0) ? NULL : "FO-WHALE-02";
}

void fo_apply_boats(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)seat, (void)tale;
    mh_done(st);
    fo_of(st)->die_ore = (uint8_t)(2 * mh_arg(a, 0) + mh_arg(a, 1)); /* printed ore, too */
}

/* ---- rolling ----------------------------------------------------------------------------------
 */

void fo_open_die(fo_state *s, int seat, unsigned kind, unsigned stands)
{
    s->die_kind = (uint8_t)kind;
    s->die_rolls = s->die_face = 0;
    s->die_space = (uint8_t)stands;
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
    fo_at_moment(s, seat, FO_MOMENT_SUCCESS, FO_AFTER, kind);
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
    if (row->back) {
        mh_frame *f = mh_ask(&s->head, FO_PROMPT_RECALL, 1u << seat, row->back);
        f->arg[1] = (uint8_t)space; /* FO-IMI-06, FO-RULING-09 */
    }
    fo_at_moment(s, seat, FO_MOMENT_FAILURE, FO_AFTER, kind);
}

/* arg[0]: the last roll stands */
void fo_step_dice(mh_state *st, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    int seat = s->turn;
    bool high = rows[s->die_kind].high;
    mh_action out[512];
    if (!s->die_rolls) {
        mh_ask(st, FO_PROMPT_DIE, 1u << MH_CHANCE, (unsigned)seat);
    } else if (!high && !fo_die_result(s)) {
        succeed(s, seat, tale); /* FO-LOW-02 */
    } else if (s->die_rolls < FO_ROLLS && !mh_top(st)->arg[0]) {
        mh_ask(st, FO_PROMPT_ROLL, 1u << seat, 0); /* FO-DICE-02 */
    } else {
        mh_ask(st, high ? FO_PROMPT_LOOT : FO_PROMPT_SETTLE, 1u << seat, 0);
        uint32_t n = high ? fo_legal_loot(st, seat, out) : fo_legal_settle(st, seat, out);
        if (n > 1)
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
    for (unsigned face = 1; face <= rows[fo_at(st)->die_kind].faces; face++) /* FO-COMP-01 */
        out[n++] = mh_act(FO_VERB_FACE, face, 0, 0);
    return n;
}

const char *fo_say_no_die(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    unsigned face = mh_arg(a, 0);
    if (mh_verb_of(a) != FO_VERB_FACE || !face || face > rows[fo_at(st)->die_kind].faces)
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
    fo_at_moment(s, seat, FO_MOMENT_ROLL, FO_DURING, s->die_kind);
}

uint32_t fo_legal_roll(const mh_state *st, int seat, mh_action *out)
{
    (void)st, (void)seat;
    out[0] = mh_act(FO_VERB_ROLL, 0, 0, 0);
    out[1] = mh_act(FO_VERB_KEEP, 0, 0, 0);
    return 2;
}

const char *fo_say_no_roll(const mh_state *st, int seat, mh_action a)
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

/* Stones and swords to add for this tile; FO-SM-09: exactly what is needed. */
static unsigned loot_needs(const fo_state *s, unsigned item)
{
    unsigned value = fo_sword_value(item), result = fo_die_result(s);
    unsigned aim = value > LEAST_BATTLE ? value : LEAST_BATTLE;
    return aim > result ? aim - result : 0;
}

static bool can_be_looted(const fo_state *s, unsigned item)
{
    if (item < FO_GOODS)
        return fo_goods[item].colour == FO_COLOUR_BLUE; /* FO-LOOT-01 */
    return item <= FO_ITEM_ENGLISH_CROWN && s->oval >> (item - FO_ITEM_GLASS_BEADS) & 1;
}

uint32_t fo_legal_loot(const mh_state *st, int seat, mh_action *out)
{
    const fo_state *s = fo_at(st);
    unsigned stones = fo_has(s, seat, FO_ITEM_STONE), swords = fo_has(s, seat, FO_ITEM_SWORD);
    uint32_t n = 0;
    for (unsigned item = FO_ITEM_RUNE_STONE; item <= FO_ITEM_ENGLISH_CROWN; item++) {
        if (!can_be_looted(s, item))
            continue;
        unsigned need = loot_needs(s, item);
        for (unsigned k = need > swords ? need - swords : 0; k <= need && k <= stones; k++)
            out[n++] = mh_act(FO_VERB_LOOT, item, k, need - k);
    }
    out[n++] = mh_act(FO_VERB_FAIL, 0, 0, 0);
    return n;
}

const char *fo_say_no_loot(const mh_state *st, int seat, mh_action a)
{
    const fo_state *s = fo_at(st);
    unsigned stones = mh_arg(a, 1), swords = mh_arg(a, 2);
    if (mh_verb_of(a) == FO_VERB_FAIL)
        return NULL;
    if (mh_verb_of(a) != FO_VERB_LOOT)
        return "FO-DICE-05";
    if (!can_be_looted(s, mh_arg(a, 0)))
        return "FO-LOOT-01";
    if (stones > fo_has(s, seat, FO_ITEM_STONE) || swords > fo_has(s, seat, FO_ITEM_SWORD))
        return "FO-ACT-06";
    if (stones + swords < loot_needs(s, mh_arg(a, 0)))
        return "FO-RAID-03";
    return stones + swords == loot_needs(s, mh_arg(a, 0)) ? NULL : "FO-SM-09";
}

void fo_apply_loot(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    mh_done(st);
    if (mh_verb_of(a) == FO_VERB_FAIL) {
        fail(s, seat, tale);
        return;
    }
    fo_pay(s, seat, FO_ITEM_STONE, mh_arg(a, 1), tale); /* FO-RAID-02 */
    fo_spend_weapon(s, seat, FO_WEAPON_SWORD, mh_arg(a, 2));
    succeed(s, seat, tale);
    fo_gain(s, seat, mh_arg(a, 0), 1, tale);
}

/* ---- low: hunting, snare, whaling (FO-LOW-01, FO-LOW-03) ---------------------------------------
 */

uint32_t fo_legal_settle(const mh_state *st, int seat, mh_action *out)
{
    const fo_state *s = fo_at(st);
    unsigned need = fo_die_result(s), wood = fo_has(s, seat, FO_ITEM_WOOD);
    unsigned weapons = fo_has(s, seat, FO_ITEM_BOW + (unsigned)rows[s->die_kind].weapon);
    uint32_t n = 0;
    for (unsigned k = need > weapons ? need - weapons : 0; k <= need && k <= wood; k++)
        out[n++] = mh_act(FO_VERB_SUCCESS, k, need - k, 0);
    out[n++] = mh_act(FO_VERB_FAIL, 0, 0, 0);
    return n;
}

const char *fo_say_no_settle(const mh_state *st, int seat, mh_action a)
{
    const fo_state *s = fo_at(st);
    unsigned wood = mh_arg(a, 0), weapons = mh_arg(a, 1);
    if (mh_verb_of(a) == FO_VERB_FAIL)
        return NULL;
    if (mh_verb_of(a) != FO_VERB_SUCCESS)
        return "FO-DICE-05";
    if (wood > fo_has(s, seat, FO_ITEM_WOOD) ||
        weapons > fo_has(s, seat, FO_ITEM_BOW + (unsigned)rows[s->die_kind].weapon))
        return "FO-ACT-06";
    return wood + weapons == fo_die_result(s) ? NULL : "FO-LOW-01";
}

void fo_apply_settle(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    mh_done(st);
    if (mh_verb_of(a) == FO_VERB_FAIL) {
        fail(s, seat, tale);
        return;
    }
    fo_pay(s, seat, FO_ITEM_WOOD, mh_arg(a, 0), tale);
    fo_spend_weapon(s, seat, rows[s->die_kind].weapon, mh_arg(a, 1));
    succeed(s, seat, tale);
}

/* ---- Vikings that come back (FO-DICE-07)
 * ---------------------------------------------------------- */

/* arg[0] at most, arg[1] the space they stand on */
static unsigned most_back(const mh_state *st)
{
    const mh_frame *f = mh_top(st);
    unsigned there = fo_at(st)->space_vikings[f->arg[1]];
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

const char *fo_say_no_recall(const mh_state *st, int seat, mh_action a)
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
    mh_add(&s->space_vikings[space], -(int)n); /* FO-DICE-08 */
    mh_add(&s->thing[seat], (int)n);           /* FO-PH05-10 */
    if (!n)
        return;
    mh_tell(tale, FO_EVENT_RECALLS, MH_ALL, (unsigned)seat, n, 0, 0);
    fo_at_moment(s, seat, FO_MOMENT_VIKING_RETURN, FO_AFTER, n);
    fo_at_moment(s, seat, FO_MOMENT_THING_COUNT, FO_AFTER, s->thing[seat]);
}
