/* stickers.c - stickers on tiles and dice, locations, gifts (DV-STICK, DV-LOC, DV-DSTK). */
#include "course.h"

static mh_action done_action(void) { return mh_act(DV_VERB_DONE, 0, 0, 0); }

static bool in_play(const dv_state *s, unsigned tile)
{
    return dv_tiles[tile].back_mark <= s->head.seats; /* DV-SETUP-01 */
}

static bool on_map(const dv_state *s, unsigned seat, unsigned tile)
{
    if (dv_by_hand(s)) /* the group sees which tiles are its own */
        return in_play(s, tile);
    return memchr(s->map[seat], (int)tile, DV_SPOTS) != NULL;
}

static uint64_t tiles_on_map(const dv_state *s, unsigned seat, uint64_t out[2])
{
    out[0] = out[1] = 0;
    for (unsigned t = 0; dv_by_hand(s) && t < DV_TILES; t++)
        out[t / 64] |= (uint64_t)in_play(s, t) << t % 64;
    for (unsigned i = 0; i < DV_SPOTS; i++)
        if (s->map[seat][i] != MH_NONE)
            out[s->map[seat][i] / 64] |= 1ull << s->map[seat][i] % 64;
    return out[0] | out[1];
}

static bool is_faction(unsigned symbol)
{
    return symbol >= DV_SYMBOL_VIKING && symbol <= DV_SYMBOL_WILD;
}

/* Slots of a tile that may take the symbol (DV-STICK-01, DV-STICK-04, DV-RS-307, DV-RS-403). */
static unsigned stick_slots(const dv_state *s, unsigned tile, unsigned symbol)
{
    unsigned set = 0;
    for (unsigned i = 0; i < 2; i++) {
        unsigned now = s->slot[tile][i];
        bool ok = now == DV_SYMBOL_EMPTY || (is_faction(symbol) && is_faction(now));
        set |= (unsigned)(ok && !(s->abyss[tile] >> i & 1)) << i;
    }
    return set;
}

/* ---- faction stickers and saplings: arg[1] symbol, arg[2] how many ------------------------- */

uint32_t dv_legal_stick(const mh_state *st, int seat, mh_action *out)
{
    const dv_state *s = dv_const(st);
    uint64_t mine[2];
    uint32_t n = 0;
    out[n++] = done_action(); /* DV-STICK-03 */
    tiles_on_map(s, (unsigned)seat, mine);
    for (unsigned t = 0; t < DV_TILES; t++)
        for (unsigned k = 0; mine[t / 64] >> t % 64 & 1 && k < 2; k++)
            if (stick_slots(s, t, mh_top(st)->arg[1]) >> k & 1)
                out[n++] = mh_act(DV_VERB_STICK, t, k, 0);
    return n;
}

const char *dv_why_stick(const mh_state *st, int seat, mh_action a)
{
    const dv_state *s = dv_const(st);
    unsigned symbol = mh_top(st)->arg[1];
    if (mh_verb_of(a) == DV_VERB_DONE)
        return NULL;
    bool ok = mh_verb_of(a) == DV_VERB_STICK && mh_arg(a, 0) < DV_TILES && mh_arg(a, 1) < 2 &&
              on_map(s, (unsigned)seat, mh_arg(a, 0)) &&
              stick_slots(s, mh_arg(a, 0), symbol) >> mh_arg(a, 1) & 1;
    return ok ? NULL : symbol == DV_SYMBOL_SAPLING ? "DV-RS-403" : "DV-STICK-01";
}

void dv_apply_stick(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    mh_frame *f = &st->open[st->depth - 1];
    unsigned symbol = f->arg[1];
    (void)seat;
    if (mh_verb_of(a) == DV_VERB_STICK) {
        s->slot[mh_arg(a, 0)][mh_arg(a, 1)] = (uint8_t)symbol;
        s->changed = 1;
        mh_tell(tale, DV_EVENT_STUCK, MH_ALL, mh_arg(a, 0), symbol, 0, 0);
    }
    if (--f->arg[2])
        dv_again(s);
    else
        mh_done(st);
}

/* ---- the abyss --------------------------------------------------------------------------- */

/* Slots it would cover: faction symbols, failing that runestones (DV-STICK-06, DV-STICK-09). */
unsigned dv_abyss_slots(const dv_state *s, unsigned tile)
{
    unsigned factions = 0, runes = 0;
    for (unsigned i = 0; i < 2; i++) {
        unsigned now = s->slot[tile][i];
        if (s->abyss[tile] >> i & 1)
            continue;
        factions |= (unsigned)(is_faction(now) || now == DV_SYMBOL_SAPLING) << i;
        runes |= (unsigned)(now == DV_SYMBOL_RUNE) << i;
    }
    return factions ? factions : runes;
}

void dv_cover(dv_state *s, unsigned tile, unsigned slot, mh_tale *tale)
{
    MH_CHECK(slot < 2 && !(s->abyss[tile] >> slot & 1));
    s->abyss[tile] |= (uint8_t)(1u << slot);
    mh_tell(tale, DV_EVENT_ABYSSED, MH_ALL, tile, 0, 0, 0);
}

uint32_t dv_legal_cover(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned i = 0; i < 2; i++)
        if (dv_abyss_slots(dv_const(st), mh_top(st)->arg[1]) >> i & 1)
            out[n++] = mh_act(DV_VERB_COVER, i, 0, 0);
    return n;
}

const char *dv_why_cover(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-STICK-06");
}

void dv_apply_cover(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    unsigned tile = mh_top(st)->arg[1];
    (void)seat;
    mh_done(st);
    dv_cover(dv_of(st), tile, mh_arg(a, 0), tale);
}

/* ---- removing it: arg[1] how many, arg[2] anywhere, arg[3] the seal (DV-RS-608) ------------- */

static bool within(const dv_state *s, unsigned seat, unsigned tile, bool world)
{
    return world ? in_play(s, tile) : on_map(s, seat, tile);
}

bool dv_any_abyss(const dv_state *s, unsigned seat, bool world)
{
    for (unsigned t = 0; t < DV_TILES; t++)
        if (s->abyss[t] && within(s, seat, t, world))
            return true;
    return false;
}

uint32_t dv_legal_unabyss(const mh_state *st, int seat, mh_action *out)
{
    const dv_state *s = dv_const(st);
    const mh_frame *f = mh_top(st);
    uint32_t n = 0;
    if (!f->arg[3])
        out[n++] = done_action();
    for (unsigned t = 0; t < DV_TILES; t++)
        for (unsigned rest = s->abyss[t]; rest; rest &= rest - 1)
            if (within(s, (unsigned)seat, t, f->arg[2]))
                out[n++] = mh_act(DV_VERB_UNABYSS, t, dv_lowest(rest), 0);
    return n;
}

const char *dv_why_unabyss(const mh_state *st, int seat, mh_action a)
{
    const dv_state *s = dv_const(st);
    const mh_frame *f = mh_top(st);
    if (mh_verb_of(a) == DV_VERB_DONE)
        return f->arg[3] ? "DV-RS-608" : NULL;
    bool ok = mh_verb_of(a) == DV_VERB_UNABYSS && mh_arg(a, 0) < DV_TILES && mh_arg(a, 1) < 2 &&
              s->abyss[mh_arg(a, 0)] >> mh_arg(a, 1) & 1 &&
              within(s, (unsigned)seat, mh_arg(a, 0), f->arg[2]);
    return ok ? NULL : "DV-RS-307";
}

void dv_apply_unabyss(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    mh_frame *f = &st->open[st->depth - 1];
    unsigned tile = mh_arg(a, 0), slot = mh_arg(a, 1), seal = f->arg[3];
    (void)seat;
    if (mh_verb_of(a) == DV_VERB_DONE) {
        mh_done(st);
        return;
    }
    s->abyss[tile] &= (uint8_t) ~(1u << slot);
    s->changed = 1;
    mh_tell(tale, DV_EVENT_HEALED, MH_ALL, tile, 0, 0, 0);
    if (seal && s->slot[tile][slot] == DV_SYMBOL_EMPTY) { /* DV-RS-608 */
        s->slot[tile][slot] = DV_SYMBOL_SAPLING;
        mh_tell(tale, DV_EVENT_STUCK, MH_ALL, tile, DV_SYMBOL_SAPLING, 0, 0);
    }
    if (--f->arg[1])
        dv_again(s);
    else
        mh_done(st);
}

/* ---- forging: arg[1] the sticker (DV-DSTK-02, DV-DSTK-07) -------------------------------------
 */

uint32_t dv_legal_forge(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)st, (void)seat;
    out[n++] = done_action();
    for (unsigned i = 0; i < 6 * DV_SIDES; i++)
        out[n++] = mh_act(DV_VERB_FORGE, i / DV_SIDES, i % DV_SIDES, 0);
    return n;
}

const char *dv_why_forge(const mh_state *st, int seat, mh_action a)
{
    (void)st, (void)seat;
    if (mh_verb_of(a) == DV_VERB_DONE)
        return NULL;
    bool ok = mh_verb_of(a) == DV_VERB_FORGE && mh_arg(a, 0) < DV_TOKEN && mh_arg(a, 1) < DV_SIDES;
    return ok ? NULL : "DV-DSTK-02";
}

void dv_apply_forge(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned sticker = mh_top(st)->arg[1];
    mh_done(st);
    if (mh_verb_of(a) != DV_VERB_FORGE)
        return;
    s->face[seat][mh_arg(a, 0)][mh_arg(a, 1)] = (uint8_t)(DV_PLAIN + sticker);
    mh_tell(tale, DV_EVENT_FORGED, MH_ALL, (unsigned)seat, DV_PLAIN + sticker, mh_arg(a, 0), 0);
}

/* ---- founding a location: arg[1] the location (DV-LOC-04) --------------------------------------
 */

static bool empty_slot(const dv_state *s, unsigned tile, unsigned k)
{
    return s->slot[tile][k] == DV_SYMBOL_EMPTY && !(s->abyss[tile] >> k & 1);
}

static bool room_on_map(const dv_state *s, unsigned seat)
{
    for (unsigned t = 0; t < DV_TILES; t++)
        if ((empty_slot(s, t, 0) || empty_slot(s, t, 1)) && on_map(s, seat, t))
            return true;
    return false;
}

uint32_t dv_legal_found(const mh_state *st, int seat, mh_action *out)
{
    const dv_state *s = dv_const(st);
    bool world = !room_on_map(s, (unsigned)seat);
    uint32_t n = 0;
    for (unsigned t = 0; t < DV_TILES; t++)
        for (unsigned k = 0; k < 2; k++)
            if (empty_slot(s, t, k) && within(s, (unsigned)seat, t, world))
                out[n++] = mh_act(DV_VERB_FOUND, t, k, 0);
    return n;
}

const char *dv_why_found(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-LOC-04");
}

void dv_apply_found(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    unsigned location = mh_top(st)->arg[1];
    (void)seat;
    mh_done(st);
    dv_of(st)->slot[mh_arg(a, 0)][mh_arg(a, 1)] = (uint8_t)(DV_SYMBOL_L01 + location);
    mh_tell(tale, DV_EVENT_FOUNDED, MH_ALL, mh_arg(a, 0), location, 0, 0);
}

/* ---- gifts of the dwarves: arg[1], arg[2] the stickers, arg[3] the quest (DV-QUEST-02) ------ */

uint32_t dv_legal_gift(const mh_state *st, int seat, mh_action *out)
{
    (void)st, (void)seat;
    out[0] = mh_act(DV_VERB_GIFT, 0, 0, 0);
    out[1] = mh_act(DV_VERB_GIFT, 1, 0, 0);
    return 2;
}

const char *dv_why_gift(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-QUEST-02");
}

/* Of a sticker none is left: two experience in its place (DV-DSTK-05). */
void dv_hand_over(dv_state *s, unsigned seat, unsigned sticker, mh_tale *tale)
{
    if (!s->supply[sticker]) {
        dv_gain_xp(s, seat, 2, tale);
        return;
    }
    mh_add(&s->supply[sticker], -1);
    dv_ask1(s, DV_PROMPT_FORGE, seat, sticker);
}

void dv_apply_gift(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    const mh_frame f = *mh_top(st);
    mh_done(st);
    s->other[f.arg[3]] = f.arg[2 - mh_arg(a, 0)]; /* DV-DSTK-06 */
    dv_hand_over(s, (unsigned)seat, f.arg[1 + mh_arg(a, 0)], tale);
}

/* DV-C-12: the player with the least honour who has not taken this gift. */
static unsigned consoled(const dv_state *s, unsigned taker)
{
    unsigned best = MH_NONE, least = 0xffff, fewest = 0;
    for (unsigned i = 0; i < s->head.seats; i++) {
        unsigned p = s->order[i], stickers = 0, h = dv_honour_of(s, p);
        for (unsigned k = 0; k < 6 * DV_SIDES; k++)
            stickers += s->face[p][k / DV_SIDES][k % DV_SIDES] >= DV_PLAIN;
        if (p != taker && (h < least || (h == least && stickers < fewest)))
            best = p, least = h, fewest = stickers;
    }
    return best;
}

/* The sticker of a gift that was not chosen. */
void dv_console(dv_state *s, unsigned quest)
{
    unsigned sticker = s->other[quest];
    s->other[quest] = MH_NONE;
    if (sticker == MH_NONE || !s->supply[sticker])
        return;
    mh_add(&s->supply[sticker], -1);
    if (dv_option(s, DV_OPTION_CONSOLATION_GIFT))
        dv_ask1(s, DV_PROMPT_FORGE, consoled(s, s->quest_by[quest]), sticker);
}
