/* ending.c - the end phase of a scenario, from anchors to the last sticker (DV-SCORE, DV-LOC). */
#include "course.h"

enum { MONSTER_WINNER = 2 };

static void next_phase(dv_state *s, unsigned phase)
{
    s->phase = (uint8_t)phase;
    s->step = 0;
}

/* ---- anchors (X0, DV-MAP-09) -------------------------------------------------------------------
 */

unsigned dv_anchor_of(const dv_state *s, unsigned seat)
{
    return s->anchors[seat] ? dv_best_anchor(s, seat) : 0;
}

void dv_phase_anchor(dv_state *s, mh_tale *tale)
{
    (void)tale;
    if (s->step < s->head.seats)
        dv_ask(s, DV_PROMPT_ANCHOR, s->order[s->step++]);
    else
        next_phase(s, DV_PH_SCORE);
}

uint32_t dv_legal_anchor(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    for (unsigned rest = dv_const(st)->anchors[seat]; rest; rest &= rest - 1)
        out[n++] = mh_act(DV_VERB_ANCHOR, dv_lowest(rest), 0, 0);
    return n;
}

const char *dv_why_anchor(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-MAP-09");
}

void dv_apply_anchor(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)tale;
    MH_CHECK(dv_of(st)->anchors[seat] >> mh_arg(a, 0) & 1);
    dv_of(st)->anchors[seat] = (uint16_t)(1u << mh_arg(a, 0));
    mh_done(st);
}

/* ---- scoring (X1) --------------------------------------------------------------------------- */

static void score_quests(dv_state *s, unsigned seat, mh_tale *tale)
{
    for (unsigned i = 0; i < s->quest_n; i++) {
        const dv_quest_row *q = &dv_quests[s->quest[i]];
        if (q->kind == DV_QUEST_KIND_XP && !dv_endless(s) && !dv_by_hand(s)) /* DV-SCORE-03 */
            dv_gain_quest_xp(s, seat, s->quest[i],
                             dv_xp_tier(s, seat, s->quest[i], dv_anchor_of(s, seat)), tale);
        if (s->quest_by[i] == seat)
            dv_gain_honour(s, seat, DV_CATEGORY_QUESTS, dv_quest_honour(s, i), tale);
    }
}

static void score_gods(dv_state *s, mh_tale *tale)
{
    for (unsigned i = 0; i < 2; i++) {
        unsigned honours[DV_SEATS];
        dv_god_honours(s, i, honours);
        mh_tell(tale, DV_EVENT_WEIGHS, MH_ALL, s->card[i], 0, 0, 0);
        for (unsigned p = 0; p < s->head.seats; p++)
            if (dv_gods_give_xp(s)) /* DV-GOD-05 */
                dv_gain_xp(s, p, (int)honours[p], tale);
            else
                dv_gain_honour(s, p, DV_CATEGORY_GODS, honours[p], tale);
    }
}

static void score_seat(dv_state *s, unsigned seat, mh_tale *tale)
{
    if (s->laid[seat] == dv_map_size(s) && !dv_endless(s)) /* DV-SCORE-02, DV-ENDLESS-11 */
        dv_gain_honour(s, seat, DV_CATEGORY_MAP, dv_scenarios[dv_scene(s) - 1].honour_map_complete,
                       tale);
    for (unsigned m = 0; m < DV_MONSTERS; m++)
        dv_gain_honour(s, seat, DV_CATEGORY_MONSTER, dv_beast_honour(s, m, seat), tale);
    score_quests(s, seat, tale);
}

/* First at god i (0, 1) or at the monster (2): a set of seats, empty without a point. */
static unsigned firsts(const dv_state *s, unsigned i)
{
    int most = 0;
    unsigned set = 0;
    for (unsigned p = 0; p < s->head.seats; p++) {
        int v = i < MONSTER_WINNER ? dv_god_score(s, i, p) : 0;
        for (unsigned m = 0; i == MONSTER_WINNER && m < DV_MONSTERS; m++)
            v += s->mark[m][p];
        if (v > most)
            most = v, set = 0;
        set |= (unsigned)(v == most && v > 0) << p;
    }
    return set;
}

void dv_phase_score(dv_state *s, mh_tale *tale)
{
    if (s->step == 0) {
        score_gods(s, tale);
        for (unsigned i = 0; i < s->head.seats; i++)
            score_seat(s, s->order[i], tale);
    }
    if (dv_endless(s)) { /* DV-ENDLESS-10 */
        next_phase(s, DV_PH_OVER);
        return;
    }
    if (s->step == MH_COUNT(s->winner)) {
        next_phase(s, DV_PH_GIFTS);
        return;
    }
    unsigned i = s->step++, set = firsts(s, i);
    if (set && !(set & (set - 1)))
        s->winner[i] = (uint8_t)dv_lowest(set), s->sole |= (uint8_t)(1u << i);
    else if (set) { /* DV-LOC-02, DV-C-07: a lot among the tied */
        mh_frame *f = mh_ask(&s->head, DV_PROMPT_LOT, 1u << MH_CHANCE, i);
        f->arg[1] = (uint8_t)set;
    }
}

uint32_t dv_legal_lot(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned rest = mh_top(st)->arg[1]; rest; rest &= rest - 1)
        out[n++] = mh_act(DV_VERB_LOT, dv_lowest(rest), 0, 0);
    return n;
}

const char *dv_why_lot(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-LOC-02");
}

void dv_apply_lot(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned of = mh_top(st)->arg[0], winner = mh_arg(a, 0);
    (void)seat;
    mh_done(st);
    s->winner[of] = (uint8_t)winner;
    if (of < MONSTER_WINNER)
        mh_tell(tale, DV_EVENT_LOT_GOAL, MH_ALL, s->card[of], winner, 0, 0);
    else
        mh_tell(tale, DV_EVENT_LOT_MONSTER, MH_ALL, winner, 0, 0, 0);
}

/* ---- gifts, then consolation (X2, DV-QUEST-02, DV-C-12) ------------------------------------- */

static void give_gift(dv_state *s, unsigned i, mh_tale *tale)
{
    const dv_code *r = &dv_codes[dv_quests[s->quest[i]].reward_code];
    if (r->op != DV_OP_GIFT)
        return;
    unsigned a = (unsigned)r->arg[0], b = (unsigned)r->arg[1], who = s->quest_by[i];
    if (who == MH_NONE) { /* both leave the game */
        mh_add(&s->supply[a], s->supply[a] ? -1 : 0);
        mh_add(&s->supply[b], s->supply[b] ? -1 : 0);
    } else if (s->both >> i & 1) {
        dv_hand_over(s, who, b, tale);
        dv_hand_over(s, who, a, tale);
    } else
        dv_push(s, DV_PROMPT_GIFT, who, a, b, i);
}

void dv_phase_gifts(dv_state *s, mh_tale *tale)
{
    unsigned i = s->step++;
    if (i < s->quest_n)
        give_gift(s, i, tale);
    else if (i < 2u * s->quest_n)
        dv_console(s, i - s->quest_n);
    else
        next_phase(s, DV_PH_REMOVE);
}

/* ---- locations (DV-LOC-08 to 10) ------------------------------------------------------------ */

static unsigned holder_of(const dv_state *s, unsigned title)
{
    for (unsigned p = 0; p < s->head.seats; p++)
        if (s->titles[p] >> title & 1)
            return p;
    return MH_NONE;
}

static void expire(dv_state *s, unsigned tile, unsigned k, mh_tale *tale)
{
    unsigned location = s->slot[tile][k] - DV_SYMBOL_L01;
    unsigned holder = holder_of(s, dv_locations[location].title_id);
    s->slot[tile][k] = DV_SYMBOL_EMPTY;
    mh_tell(tale, DV_EVENT_REMOVED, MH_ALL, location, 0, 0, 0);
    if (holder != MH_NONE)
        dv_gain_xp(s, holder, 1, tale); /* DV-LOC-09, DV-TITLE-02 */
    if (dv_from(s, 4))
        dv_cover(s, tile, k, tale); /* DV-RS-405 */
}

void dv_phase_remove(dv_state *s, mh_tale *tale)
{
    next_phase(s, DV_PH_FOUND);
    for (unsigned t = 0; t < DV_TILES; t++)
        for (unsigned k = 0; k < 2; k++)
            if (s->slot[t][k] >= DV_SYMBOL_L01 &&
                dv_locations[s->slot[t][k] - DV_SYMBOL_L01].removed_end_of == dv_scene(s))
                expire(s, t, k, tale);
}

static void gain_title(dv_state *s, unsigned seat, unsigned title, mh_tale *tale)
{
    s->titles[seat] |= 1u << title;
    mh_tell(tale, DV_EVENT_TITLE, MH_ALL, seat, title, 0, 0);
}

/* Gods first, then the title quest (DV-LOC-01 to 05, DV-LOC-10). */
void dv_phase_found(dv_state *s, mh_tale *tale)
{
    unsigned i = s->step++;
    if (i < 2) {
        const dv_god_card_row *g = &dv_god_cards[s->card[i]];
        if (s->winner[i] == MH_NONE || !g->location_id_n) /* DV-LOC-03 */
            return;
        if (s->sole >> i & 1)
            gain_title(s, s->winner[i], (unsigned)dv_codes[g->title_id].arg[0], tale);
        dv_ask1(s, DV_PROMPT_FOUND, s->winner[i], (unsigned)dv_codes[g->location_id].arg[0]);
    } else if (i < 2u + s->quest_n) {
        const dv_code *r = &dv_codes[dv_quests[s->quest[i - 2]].reward_code];
        unsigned who = s->quest_by[i - 2];
        if (r->op != DV_OP_TITLE_LOC || who == MH_NONE)
            return;
        gain_title(s, who, (unsigned)r->arg[0], tale);
        dv_ask1(s, DV_PROMPT_FOUND, who, (unsigned)r->arg[1]);
    } else
        next_phase(s, DV_PH_AFTER);
}

/* ---- scenario consequences, outro ----------------------------------------------------------- */

void dv_phase_after(dv_state *s, mh_tale *tale)
{
    next_phase(s, DV_PH_FACTIONS);
    dv_hook(s, DV_HOOK_END, tale);
}

/* DV-RS-603: in the end every location still on a tile honours the holder of its title. */
static void last_honours(dv_state *s, mh_tale *tale)
{
    for (unsigned t = 0; t < DV_TILES; t++)
        for (unsigned k = 0; k < 2; k++) {
            unsigned symbol = s->slot[t][k];
            unsigned who = symbol < DV_SYMBOL_L01
                               ? MH_NONE
                               : holder_of(s, dv_locations[symbol - DV_SYMBOL_L01].title_id);
            if (who != MH_NONE)
                dv_gain_honour(s, who, DV_CATEGORY_STORY, 1, tale);
        }
}

void dv_phase_factions(dv_state *s, mh_tale *tale) /* DV-C-11 */
{
    unsigned i = s->step++, seat = s->order[i / DV_SYM_COUNT % s->head.seats],
             sym = i % DV_SYM_COUNT;
    if (i < s->head.seats * (unsigned)DV_SYM_COUNT) {
        unsigned symbol = sym == DV_SYM_WILD ? DV_SYMBOL_WILD : DV_SYMBOL_VIKING + sym;
        if (s->fac_end[seat][sym])
            dv_ask2(s, DV_PROMPT_STICK, seat, symbol, s->fac_end[seat][sym]);
        return;
    }
    if (dv_scene(s) == DV_LAST_SCENE)
        last_honours(s, tale);
    next_phase(s, DV_PH_OUTRO);
}

void dv_phase_over(dv_state *s, mh_tale *tale)
{
    (void)tale;
    mh_done(&s->head);
}
