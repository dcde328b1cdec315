/* trade.c - mountains, upgrades, overseas trading, special sale, forge, exploration
 * (FO-MTN, FO-UPG, FO-OVS, FO-SALE, FO-FORGE, FO-EXP). */
#include "state.h"

/* ---- mountains -------------------------------------------------------------------------- */

static unsigned items_on(const fo_state *s, unsigned strip)
{
    return s->strips_up >> strip & 1 ? (unsigned)(FO_ITEMS_ON_STRIP - s->strip_taken[strip]) : 0;
}

unsigned fo_strip_find(unsigned strip, unsigned i)
{
    const fo_mountain_row *m = &fo_mountains[strip];
    const uint8_t items[FO_ITEMS_ON_STRIP] = {m->item1, m->item2, m->item3, m->item4,
                                              m->item5, m->item6, m->item7};
    return items[i];
}

/* What lies nearest to the arrow, or -1. */
int fo_strip_item(const fo_state *s, unsigned strip)
{
    return items_on(s, strip) ? (int)fo_strip_find(strip, s->strip_taken[strip]) : -1;
}

bool fo_can_mountain(const fo_state *s) { return s->strips_up != 0; }

void fo_take_off_strip(fo_state *s, unsigned strip, unsigned n, mh_tale *tale)
{
    mh_add(&s->strip_taken[strip], (int)n);
    if (s->strip_taken[strip] < FO_ITEMS_ON_STRIP)
        return;
    s->strips_up &= (uint8_t) ~(1u << strip); /* FO-MTN-05, FO-PH11-02, FO-COMP-07 */
    mh_tell(tale, FO_EVENT_STRIP_GONE, MH_ALL, strip, 0, 0, 0);
}

/* arg[0..3] allowances left, the largest first; arg[4] strips used, a bit each */
bool fo_open_mountain(fo_state *s, int seat, const fo_code *row)
{
    mh_frame *f = mh_ask(&s->head, FO_PROMPT_MOUNTAIN, 1u << seat, row->arg[0]);
    for (unsigned i = 1; i < 4; i++)
        f->arg[i] = row->arg[i];
    return true;
}

static bool strip_open(const fo_state *s, const mh_frame *f, unsigned strip)
{
    return items_on(s, strip) && !(f->arg[4] >> strip & 1);
}

static bool more_strips(const fo_state *s, const mh_frame *f)
{
    for (unsigned strip = 0; f->arg[0] && strip < FO_STRIPS; strip++)
        if (strip_open(s, f, strip))
            return true;
    return false;
}

uint32_t fo_legal_mountain(const mh_state *st, int seat, mh_action *out)
{
    const fo_state *s = fo_const(st);
    const mh_frame *f = mh_top(st);
    uint32_t n = 0;
    for (unsigned strip = 0; strip < FO_STRIPS; strip++)
        for (unsigned k = 1; strip_open(s, f, strip) && k <= f->arg[0] && k <= items_on(s, strip);
             k++)
            out[n++] = mh_act(FO_VERB_MOUNTAIN, strip, k, 0);
    if (fo_may_stop(s, seat))
        out[n++] = mh_act(FO_VERB_STOP, 0, 0, 0);
    return n;
}

const char *fo_why_mountain(const mh_state *st, int seat, mh_action a)
{
    const fo_state *s = fo_const(st);
    const mh_frame *f = mh_top(st);
    unsigned strip = mh_arg(a, 0), k = mh_arg(a, 1);
    if (mh_verb_of(a) == FO_VERB_STOP)
        return fo_may_stop(s, seat) ? NULL : "FO-SM-23";
    if (mh_verb_of(a) != FO_VERB_MOUNTAIN || strip >= FO_STRIPS || !items_on(s, strip))
        return "FO-MTN-06";
    if (!strip_open(s, f, strip))
        return "FO-MTN-03";
    return k >= 1 && k <= f->arg[0] && k <= items_on(s, strip) ? NULL : "FO-MTN-02";
}

void fo_take_finds(fo_state *s, int seat, unsigned strip, unsigned k, bool printed, mh_tale *tale)
{
    static const uint8_t item[] = {[FO_FIND_WOOD] = FO_ITEM_WOOD,
                                   [FO_FIND_STONE] = FO_ITEM_STONE,
                                   [FO_FIND_ORE] = FO_ITEM_ORE,
                                   [FO_FIND_SILVER2] = FO_ITEM_SILVER};
    for (unsigned i = 0; i < k; i++) { /* FO-MTN-01 */
        unsigned find = fo_strip_find(strip, s->strip_taken[strip] + i);
        bool last = s->strip_taken[strip] + i + 1 == FO_ITEMS_ON_STRIP;
        fo_gain(s, seat, item[find], find == FO_FIND_SILVER2 ? 2 : 1, tale); /* FO-MTN-04 */
        if (printed) {
            fo_rec(s)[FO_REC_FINDS] |= (uint8_t)(1u << find);
            bool silver =
                find == FO_FIND_SILVER2 && fo_option(s, FO_OPTION_STRIP_SILVER_COUNTS); /* 124B */
            mh_add(&fo_rec(s)[FO_REC_SILVER], silver ? 2 : 0);
        }
        fo_happens(s, seat, FO_MOMENT_MOUNTAIN_TAKE, FO_HOW_NONE, find,
                   find != FO_FIND_SILVER2 || last || fo_by_face(s, FO_OPTION_MINEWORKER), tale);
    }
    fo_take_off_strip(s, strip, k, tale);
}

/* FO-MTN-03, FO-DIFF-02: the smallest allowance that is enough, so that 2 before 3 leaves the 3. */
static void use_up(mh_frame *f, unsigned strip, unsigned k)
{
    unsigned i = 3;
    while (f->arg[i] < k)
        i--;
    for (; i < 3; i++)
        f->arg[i] = f->arg[i + 1];
    f->arg[3] = 0;
    f->arg[4] |= (uint8_t)(1u << strip);
}

void fo_apply_mountain(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    if (mh_verb_of(a) == FO_VERB_STOP) {
        mh_done(st);
        return;
    }
    use_up(&st->open[st->depth - 1], mh_arg(a, 0), mh_arg(a, 1));
    fo_take_finds(s, seat, mh_arg(a, 0), mh_arg(a, 1), true, tale);
    fo_mark_used(s);
}

/* ---- upgrades ------------------------------------------------------------------------------ */

/* FO-UPG-01, FO-UPG-05: what becomes of a good, or MH_NONE (FO-UPG-02, FO-COMP-02); exactly so
 * many steps (FO-RULING-19). */
unsigned fo_upgraded(unsigned good, unsigned steps)
{
    while (steps-- && good < FO_GOODS)
        good = fo_goods[good].upgrades_to;
    return good < FO_GOODS ? good : MH_NONE;
}

/* arg[0] upgrades left, arg[1] steps, arg[2..5] goods upgraded so far plus one, in rising order
 * whatever the order they were given in; GONE: what it became has left the supply again */
enum { GONE = 0x40 };

static unsigned made_of(const mh_frame *f, unsigned i)
{
    return fo_upgraded((f->arg[i] & ~(unsigned)GONE) - 1u, f->arg[1]);
}

static unsigned made_here(const mh_frame *f, unsigned good)
{
    unsigned n = 0;
    for (unsigned i = 2; i < 6 && f->arg[i]; i++)
        n += !(f->arg[i] & GONE) && made_of(f, i) == good;
    return n; /* FO-UPG-03 */
}

/* By good; of equal ones those that are gone come last. */
static unsigned place_in_list(unsigned entry)
{
    return 2 * (entry & ~(unsigned)GONE) + (entry & GONE ? 1 : 0);
}

static void sort_goods(mh_frame *f)
{
    for (unsigned i = 3; i < 6 && f->arg[i]; i++)
        for (unsigned k = i; k > 2 && place_in_list(f->arg[k]) < place_in_list(f->arg[k - 1]);
             k--) {
            uint8_t swap = f->arg[k];
            f->arg[k] = f->arg[k - 1], f->arg[k - 1] = swap;
        }
}

void fo_forget_made(mh_frame *f, unsigned good, unsigned n)
{
    for (unsigned i = 2; i < 6 && n && f->arg[i]; i++)
        if (!(f->arg[i] & GONE) && made_of(f, i) == good)
            f->arg[i] |= GONE, n--;
    sort_goods(f);
}

static const char *why_upgrade(const fo_state *s, int seat, const mh_frame *f, unsigned good)
{
    if (good >= FO_GOODS || fo_upgraded(good, f->arg[1]) == MH_NONE)
        return f->arg[1] == 2 ? "FO-UPG-05" : "FO-UPG-02";
    return fo_has(s, seat, good) > made_here(f, good) ? NULL : "FO-UPG-03";
}

bool fo_can_upgrade(const fo_state *s, int seat, unsigned steps)
{
    for (unsigned good = 0; good < FO_GOODS; good++)
        if (fo_has(s, seat, good) && fo_upgraded(good, steps) != MH_NONE)
            return true;
    return false;
}

bool fo_open_upgrade(fo_state *s, int seat, unsigned n, unsigned steps)
{
    mh_ask(&s->head, FO_PROMPT_UPGRADE, 1u << seat, n)->arg[1] = (uint8_t)steps;
    return true;
}

uint32_t fo_legal_upgrade(const mh_state *st, int seat, mh_action *out)
{
    const fo_state *s = fo_const(st);
    uint32_t n = 0;
    for (unsigned good = 0; good < FO_GOODS; good++)
        if (s->stock[seat][good] && !why_upgrade(s, seat, mh_top(st), good))
            out[n++] = mh_act(FO_VERB_UPGRADE, good, 0, 0);
    if (fo_may_stop(s, seat))
        out[n++] = mh_act(FO_VERB_STOP, 0, 0, 0);
    return n;
}

const char *fo_why_upgrade(const mh_state *st, int seat, mh_action a)
{
    if (mh_verb_of(a) == FO_VERB_STOP)
        return fo_may_stop(fo_const(st), seat) ? NULL : "FO-SM-23";
    if (mh_verb_of(a) != FO_VERB_UPGRADE)
        return "FO-UPG-01";
    return why_upgrade(fo_const(st), seat, mh_top(st), mh_arg(a, 0));
}

static bool more_upgrades(const fo_state *s, int seat, const mh_frame *f)
{
    for (unsigned good = 0; f->arg[0] && good < FO_GOODS; good++)
        if (s->stock[seat][good] && !why_upgrade(s, seat, f, good))
            return true;
    return false;
}

/* The node ends: what it made, for a card that raises one of them again (152A). */
static void leave_upgrade(fo_state *s, int seat, mh_tale *tale)
{
    mh_frame f = *mh_top(&s->head);
    unsigned made = 0, asked = f.arg[0];
    mh_done(&s->head);
    for (unsigned i = 0; i < 4; i++) {
        s->made[i] = f.arg[2 + i] ? (uint8_t)(made_of(&f, 2 + i) + 1) : 0;
        made += s->made[i] != 0;
    }
    asked += made;
    if (made && f.arg[1] == 1 && asked >= 3)
        fo_happens(s, seat, FO_MOMENT_ACT, FO_HOW_USE,
                   asked == 3 ? FO_TAG_UPGRADE3 + 1 : FO_TAG_UPGRADE4 + 1, made, tale);
}

void fo_apply_upgrade(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    mh_frame *f = &st->open[st->depth - 1];
    unsigned good = mh_arg(a, 0), i = 2;
    if (mh_verb_of(a) == FO_VERB_STOP) {
        leave_upgrade(s, seat, tale);
        return;
    }
    fo_hand_over(s, seat, good, 1, tale); /* FO-UPG-04, FO-RULING-16: animals, too */
    fo_gain(s, seat, fo_upgraded(good, f->arg[1]), 1, tale);
    fo_mark_used(s);
    while (f->arg[i])
        i++;
    f->arg[i] = (uint8_t)(good + 1);
    sort_goods(f);
    f->arg[0]--;
}

/* ---- overseas trading ------------------------------------------------------------------------ */

/* arg[0]: green types turned, a bit each */
static bool tradeable(const fo_state *s, int seat, unsigned turned, unsigned good)
{
    return good >= FO_ITEM_OIL && good <= FO_ITEM_CLOTHING &&
           !(turned >> (good - FO_ITEM_OIL) & 1) &&
           fo_has(s, seat, good); /* FO-OVS-01: one of each green type */
}

static bool any_tradeable(const fo_state *s, int seat, unsigned turned)
{
    for (unsigned good = FO_ITEM_OIL; good <= FO_ITEM_CLOTHING; good++)
        if (tradeable(s, seat, turned, good))
            return true;
    return false;
}

bool fo_open_trade(fo_state *s, int seat)
{
    if (!any_tradeable(s, seat, 0))
        return false; /* FO-OVS-02 */
    mh_ask(&s->head, FO_PROMPT_TRADE, 1u << seat, 0);
    return true;
}

uint32_t fo_legal_trade(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    for (unsigned good = FO_ITEM_OIL; good <= FO_ITEM_CLOTHING; good++)
        if (tradeable(fo_const(st), seat, mh_top(st)->arg[0], good))
            out[n++] = mh_act(FO_VERB_TRADE, good, 0, 0);
    out[n++] = mh_act(FO_VERB_STOP, 0, 0, 0);
    return n;
}

const char *fo_why_trade(const mh_state *st, int seat, mh_action a)
{
    if (mh_verb_of(a) == FO_VERB_STOP)
        return NULL;
    if (mh_verb_of(a) != FO_VERB_TRADE)
        return "FO-OVS-01";
    return tradeable(fo_const(st), seat, mh_top(st)->arg[0], mh_arg(a, 0)) ? NULL : "FO-OVS-01";
}

void fo_apply_trade(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    unsigned good = mh_arg(a, 0);
    if (mh_verb_of(a) == FO_VERB_STOP) {
        mh_done(st);
        return;
    }
    st->open[st->depth - 1].arg[0] |= (uint8_t)(1u << (good - FO_ITEM_OIL));
    fo_pay(s, seat, good, 1, tale);
    fo_gain(s, seat, fo_goods[good].upgrades_to, 1, tale);
}

/* ---- special sale ------------------------------------------------------------------------------
 */

/* What one more tile adds to the bill, which is discounted as a whole (2C). */
unsigned fo_sale_price(const fo_state *s, int seat, unsigned special)
{
    unsigned so_far = fo_rec_at(s)[FO_REC_BILL];
    unsigned sum = so_far + fo_special_tiles[special].silver_price;
    return fo_price(s, seat, FO_SPACE_SPECIAL_SALE, FO_ITEM_SILVER, sum) -
           fo_price(s, seat, FO_SPACE_SPECIAL_SALE, FO_ITEM_SILVER, so_far);
}

static const char *why_sell(const fo_state *s, int seat, unsigned special)
{
    if (special >= FO_SPECIALS)
        return "FO-SALE-01";
    if (fo_special_tiles[special].silver_price == MH_NONE)
        return "FO-SALE-02";
    if (!(s->oval >> special & 1))
        return "FO-COMP-06";
    return fo_has(s, seat, FO_ITEM_SILVER) < fo_sale_price(s, seat, special) ? "FO-SALE-01" : NULL;
}

bool fo_can_sell(const fo_state *s, int seat)
{
    for (unsigned i = 0; i < FO_SPECIALS; i++)
        if (!why_sell(s, seat, i))
            return true;
    return false;
}

/* arg[0] tiles left */
bool fo_open_sale(fo_state *s, int seat, unsigned n)
{
    mh_ask(&s->head, FO_PROMPT_SALE, 1u << seat, n);
    return true;
}

uint32_t fo_legal_sale(const mh_state *st, int seat, mh_action *out)
{
    const fo_state *s = fo_const(st);
    uint32_t n = 0;
    for (unsigned i = 0; i < FO_SPECIALS; i++)
        if (!why_sell(s, seat, i))
            out[n++] = mh_act(FO_VERB_PURCHASE, FO_ITEM_GLASS_BEADS + i, 0, 0);
    if (fo_may_stop(s, seat))
        out[n++] = mh_act(FO_VERB_STOP, 0, 0, 0);
    return n;
}

const char *fo_why_sale(const mh_state *st, int seat, mh_action a)
{
    if (mh_verb_of(a) == FO_VERB_STOP)
        return fo_may_stop(fo_const(st), seat) ? NULL : "FO-SM-23";
    if (mh_verb_of(a) != FO_VERB_PURCHASE || mh_arg(a, 0) < FO_ITEM_GLASS_BEADS)
        return "FO-SALE-01";
    return why_sell(fo_const(st), seat, mh_arg(a, 0) - FO_ITEM_GLASS_BEADS);
}

void fo_apply_sale(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    unsigned special = mh_arg(a, 0) - FO_ITEM_GLASS_BEADS;
    if (mh_verb_of(a) == FO_VERB_STOP) {
        mh_done(st);
        return;
    }
    st->open[st->depth - 1].arg[0]--;
    unsigned price = fo_sale_price(s, seat, special);
    mh_add(&fo_rec(s)[FO_REC_BILL], fo_special_tiles[special].silver_price);
    fo_pay(s, seat, FO_ITEM_SILVER, price, tale);
    fo_gain(s, seat, FO_ITEM_GLASS_BEADS + special, 1, tale);
    fo_mark_used(s); /* FO-SALE-03 */
}

/* ---- a node with nothing left to give ----------------------------------------------------------
 *
 * It is left only when the cards have had their say: what they bring may be used in it. */

bool fo_exhausted(const fo_state *s, int seat)
{
    const mh_frame *f = mh_top(&s->head);
    switch (f->prompt) {
    case FO_PROMPT_MOUNTAIN:
        return !more_strips(s, f);
    case FO_PROMPT_UPGRADE:
        return !more_upgrades(s, seat, f);
    case FO_PROMPT_TRADE:
        return !any_tradeable(s, seat, f->arg[0]);
    case FO_PROMPT_SALE:
        return !f->arg[0] || !fo_can_sell(s, seat);
    case FO_PROMPT_FLIP:
        return !f->arg[0];
    default:
        return false;
    }
}

void fo_leave_node(fo_state *s, int seat, mh_tale *tale)
{
    if (mh_top(&s->head)->prompt == FO_PROMPT_UPGRADE)
        leave_upgrade(s, seat, tale);
    else
        mh_done(&s->head);
}

/* ---- forge ---------------------------------------------------------------------------------- */

static const char *why_forge(const fo_state *s, unsigned item)
{
    if (item < FO_GOODS)
        return fo_goods[item].forge_tongs ? NULL : "FO-FORGE-01"; /* FO-DIFF-03: by the tile */
    if (item > FO_ITEM_ENGLISH_CROWN || !fo_special_tiles[item - FO_ITEM_GLASS_BEADS].forge_tongs)
        return "FO-FORGE-01";
    return s->oval >> (item - FO_ITEM_GLASS_BEADS) & 1 ? NULL : "FO-COMP-06";
}

uint32_t fo_legal_forge(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned item = 0; item <= FO_ITEM_ENGLISH_CROWN; item++)
        if (!why_forge(fo_const(st), item))
            out[n++] = mh_act(FO_VERB_FORGE, item, 0, 0);
    return n;
}

const char *fo_why_forge(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    return mh_verb_of(a) == FO_VERB_FORGE ? why_forge(fo_const(st), mh_arg(a, 0)) : "FO-FORGE-01";
}

void fo_apply_forge(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    mh_done(st);
    fo_gain(fo_of(st), seat, mh_arg(a, 0), 1, tale);
    fo_mark_used(fo_of(st));
}

/* ---- exploration ---------------------------------------------------------------------------- */

/* The board that shows this island and belongs to nobody, or MH_NONE. */
static unsigned isle_showing(const fo_state *s, unsigned island)
{
    for (unsigned i = 0; i < FO_ISLES; i++)
        if (s->isle_face[i] == island && s->isle_owner[i] == MH_NONE)
            return i;
    return MH_NONE;
}

static const char *why_explore(const fo_state *s, unsigned islands, unsigned island)
{
    if (island >= FO_ISLAND_COUNT || !(islands >> island & 1))
        return "FO-EXP-01"; /* FO-EXP-02, FO-EXP-03 */
    return isle_showing(s, island) == MH_NONE ? "FO-EXP-04" : NULL;
}

bool fo_can_explore(const fo_state *s, unsigned islands)
{
    for (unsigned i = 0; i < FO_ISLAND_COUNT; i++)
        if (!why_explore(s, islands, i))
            return true;
    return false;
}

uint32_t fo_legal_explore(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned i = 0; i < FO_ISLAND_COUNT; i++)
        if (!why_explore(fo_const(st), mh_top(st)->arg[0], i))
            out[n++] = mh_act(FO_VERB_EXPLORE, i, 0, 0);
    return n;
}

const char *fo_why_explore(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    if (mh_verb_of(a) != FO_VERB_EXPLORE)
        return "FO-EXP-01";
    return why_explore(fo_const(st), mh_top(st)->arg[0], mh_arg(a, 0));
}

void fo_apply_explore(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    unsigned isle = isle_showing(s, mh_arg(a, 0)), silver = s->isle_silver[isle];
    mh_done(st);
    s->isle_owner[isle] = (uint8_t)seat; /* FO-EXP-06, FO-EXP-07, FO-COMP-05 */
    s->isle_silver[isle] = 0;
    mh_tell(tale, FO_EVENT_EXPLORES, MH_ALL, (unsigned)seat, mh_arg(a, 0), silver, 0);
    fo_gain(s, seat, FO_ITEM_SILVER, silver, tale); /* FO-EXP-05 */
    if (fo_ship_count(s, seat, FO_SHIP_LONGSHIP))
        fo_rec(s)[FO_REC_LONGSHIP] = 1; /* 12A: its owner says that it was the one */
    fo_mark_used(s);
}
