/* record.c - a scenario played with the box and recorded here by hand (DV-APP-02, DV-APP-03).
 *
 * Order of play, story, experience, gifts and locations are questions as ever. What happened on the
 * table between setup and scoring is asked: first whatever changed tiles or met a location, until
 * somebody says that the scenario is finished; then tiles, points, quests and markers. */
#include "course.h"

enum { MAX_POINTS = 99, MAX_MARKS = 60 };

static unsigned scribe(const dv_state *s) { return s->order[0]; }

/* `verb` with each number from 0 up to `most`. */
static uint32_t numbers(unsigned verb, unsigned most, mh_action *out)
{
    for (unsigned i = 0; i <= most; i++)
        out[i] = mh_act(verb, i, 0, 0);
    return most + 1;
}

static const char *why_number(mh_action a, unsigned verb, unsigned most)
{
    return mh_verb_of(a) == verb && mh_arg(a, 0) <= most ? NULL : "DV-APP-02";
}

/* ---- the order of scenario 1, as the dice fell (DV-SETUP-11) ----------------------------------
 */

void dv_phase_rolled_by_hand(dv_state *s, mh_tale *tale)
{
    if (dv_scene(s) == 1 && s->step < s->head.seats) {
        dv_ask1(s, DV_PROMPT_ORDER, 0, s->step++);
        return;
    }
    s->step = 0;
    s->phase = dv_scene(s) == 1 ? DV_PH_LEAF : DV_PH_OPENING;
    if (dv_scene(s) != 1)
        dv_hook(s, DV_HOOK_OPENING, tale);
}

/* ---- what happened during play ----------------------------------------------------------------
 */

static unsigned tile_of(const dv_state *s, unsigned location, unsigned *slot)
{
    for (unsigned i = 0; i < DV_TILES * 2u; i++)
        if (s->slot[i / 2][i % 2] == DV_SYMBOL_L01 + location) {
            *slot = i % 2;
            return i / 2;
        }
    return MH_NONE;
}

static bool in_play(const dv_state *s, unsigned tile)
{
    return dv_tiles[tile].back_mark <= s->head.seats;
}

uint32_t dv_legal_record(const mh_state *st, int seat, mh_action *out)
{
    const dv_state *s = dv_const(st);
    uint32_t n = 0;
    unsigned slot;
    (void)seat;
    out[n++] = mh_act(DV_VERB_DONE, 0, 0, 0); /* DV-APP-03: the scenario is finished */
    for (unsigned l = 0; l < DV_LOCATION_COUNT; l++)
        for (unsigned p = 0; tile_of(s, l, &slot) != MH_NONE && p < st->seats; p++)
            out[n++] = mh_act(DV_VERB_VISIT, l, p, 0);
    for (unsigned i = 0; i < DV_TILES * 2u && dv_from(s, 3); i++) /* DV-RS-307 */
        if (in_play(s, i / 2) && dv_abyss_slots(s, i / 2) >> i % 2 & 1)
            out[n++] = mh_act(DV_VERB_ABYSS_ON, i / 2, i % 2, 0);
    for (unsigned i = 0; i < DV_TILES * 2u; i++)
        if (s->abyss[i / 2] >> i % 2 & 1)
            out[n++] = mh_act(DV_VERB_ABYSS_OFF, i / 2, i % 2, 0);
    return n;
}

const char *dv_why_record(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-APP-02");
}

/* Asked even where `done` is all that can be said: until then the box is played with. */
void dv_open_record(mh_state *st, mh_tale *tale)
{
    mh_frame *f = &st->open[st->depth - 1];
    (void)tale;
    f->waiting = (uint8_t)(1u << f->arg[0]);
}

static void heal(dv_state *s, unsigned tile, unsigned slot, mh_tale *tale)
{
    s->abyss[tile] &= (uint8_t) ~(1u << slot);
    mh_tell(tale, DV_EVENT_HEALED, MH_ALL, tile, 0, 0, 0);
    if (dv_from(s, 6) && s->slot[tile][slot] == DV_SYMBOL_EMPTY) { /* DV-RS-608 */
        s->slot[tile][slot] = DV_SYMBOL_SAPLING;
        mh_tell(tale, DV_EVENT_STUCK, MH_ALL, tile, DV_SYMBOL_SAPLING, 0, 0);
    }
}

void dv_apply_record(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned x = mh_arg(a, 0), y = mh_arg(a, 1), slot = 0;
    (void)seat;
    switch (mh_verb_of(a)) {
    case DV_VERB_VISIT: /* the encounter is run by its own rule: DV-LOC-06 */
        dv_again(s);
        s->tile_now = (uint8_t)tile_of(s, x, &slot);
        dv_meet(s, y, slot, tale);
        break;
    case DV_VERB_ABYSS_ON:
        dv_again(s);
        dv_cover(s, x, y, tale);
        break;
    case DV_VERB_ABYSS_OFF:
        dv_again(s);
        heal(s, x, y, tale);
        break;
    default:
        mh_done(st);
        mh_tell(tale, DV_EVENT_ENDED, MH_ALL, 0, 0, 0, 0);
        break;
    }
}

/* ---- tiles on the maps (DV-SCORE-02) ----------------------------------------------------------
 */

uint32_t dv_legal_tiles(const mh_state *st, int seat, mh_action *out)
{
    (void)seat;
    return numbers(DV_VERB_TILES, dv_map_size(dv_const(st)), out);
}

const char *dv_why_tiles(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    return why_number(a, DV_VERB_TILES, dv_map_size(dv_const(st)));
}

void dv_apply_tiles(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)tale;
    dv_of(st)->laid[seat] = (uint8_t)mh_arg(a, 0);
    mh_done(st);
}

/* ---- points at the gods: arg[1] which (DV-GOD-01) ---------------------------------------------
 */

uint32_t dv_legal_points(const mh_state *st, int seat, mh_action *out)
{
    (void)st, (void)seat;
    return numbers(DV_VERB_POINTS, MAX_POINTS, out);
}

const char *dv_why_points(const mh_state *st, int seat, mh_action a)
{
    (void)st, (void)seat;
    return why_number(a, DV_VERB_POINTS, MAX_POINTS);
}

void dv_apply_points(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)tale;
    dv_of(st)->recorded[mh_top(st)->arg[1]][seat] = (uint8_t)mh_arg(a, 0);
    mh_done(st);
}

/* ---- quests: arg[1] which of the display (DV-QUEST) -------------------------------------------
 */

static const dv_quest_row *asked_quest(const mh_state *st)
{
    return &dv_quests[dv_const(st)->quest[mh_top(st)->arg[1]]];
}

uint32_t dv_legal_done_by(const mh_state *st, int seat, mh_action *out)
{
    (void)seat;
    for (unsigned p = 0; p < st->seats; p++)
        out[p] = mh_act(DV_VERB_DONE_BY, p, 0, 0);
    out[st->seats] = mh_act(DV_VERB_NOBODY, 0, 0, 0);
    return st->seats + 1u;
}

const char *dv_why_done_by(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-APP-02");
}

void dv_apply_done_by(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned i = mh_top(st)->arg[1];
    (void)seat;
    mh_done(st);
    if (mh_verb_of(a) == DV_VERB_NOBODY)
        return;
    s->quest_by[i] = (uint8_t)mh_arg(a, 0);
    mh_tell(tale, DV_EVENT_QUEST, MH_ALL, mh_arg(a, 0), s->quest[i], 0, 0);
}

/* What an experience quest pays: nothing, or one of its tiers (DV-QUEST-03). */
uint32_t dv_legal_tier(const mh_state *st, int seat, mh_action *out)
{
    const dv_quest_row *q = asked_quest(st);
    (void)seat;
    out[0] = mh_act(DV_VERB_TIER, 0, 0, 0);
    for (unsigned i = 0; i < q->xp_tiers_n; i++)
        out[1 + i] = mh_act(DV_VERB_TIER, (unsigned)dv_codes[q->xp_tiers + i].arg[1], 0, 0);
    return 1u + q->xp_tiers_n;
}

const char *dv_why_tier(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-QUEST-03");
}

void dv_apply_tier(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned i = mh_top(st)->arg[1], xp = mh_arg(a, 0);
    mh_done(st);
    dv_gain_xp(s, (unsigned)seat, (int)xp, tale);
    if (xp && s->quest_by[i] == MH_NONE) /* DV-NOR-03: the first tier completes it */
        s->quest_by[i] = (uint8_t)seat;
}

/* ---- markers and tracks: arg[1] the monster (DV-MON-04) ---------------------------------------
 */

uint32_t dv_legal_marks(const mh_state *st, int seat, mh_action *out)
{
    (void)st, (void)seat;
    return numbers(DV_VERB_MARKS, MAX_MARKS, out);
}

const char *dv_why_marks(const mh_state *st, int seat, mh_action a)
{
    (void)st, (void)seat;
    return why_number(a, DV_VERB_MARKS, MAX_MARKS);
}

void dv_apply_marks(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)tale;
    dv_of(st)->mark[mh_top(st)->arg[1]][seat] = (uint8_t)mh_arg(a, 0);
    mh_done(st);
}

static void settle_beasts(dv_state *s, mh_tale *tale) /* DV-FEN-10, DV-KRA-10, DV-NOR-06 */
{
    for (unsigned m = 0; m < DV_NIDHOGGR; m++) {
        unsigned total = m == DV_NORNS ? dv_quests_done(s) : 0;
        for (unsigned p = 0; m != DV_NORNS && p < s->head.seats; p++)
            total += s->mark[m][p];
        if (s->beast[m] == DV_ABSENT || total < s->threshold[m])
            continue;
        s->beast[m] = DV_DEFEATED;
        mh_tell(tale, DV_EVENT_OVERCOME, MH_ALL, m, 0, 0, 0);
    }
}

/* ---- who has the most of something: arg[1], arg[2] the clause (DV-LANG-12) --------------------
 */

uint32_t dv_legal_most(const mh_state *st, int seat, mh_action *out)
{
    (void)seat;
    return numbers(DV_VERB_MOST, (1u << st->seats) - 1, out);
}

const char *dv_why_most(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    return why_number(a, DV_VERB_MOST, (1u << st->seats) - 1);
}

void dv_apply_most(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    unsigned at = mh_top(st)->arg[1] | (unsigned)mh_top(st)->arg[2] << 8;
    (void)tale;
    mh_done(st);
    dv_run_top(dv_of(st), (unsigned)seat, at, mh_arg(a, 0));
}

/* ---- one question after the other -------------------------------------------------------------
 */

static void ask_quest(dv_state *s, unsigned i, unsigned k)
{
    unsigned kind = i < s->quest_n ? dv_quests[s->quest[i]].kind : DV_QUEST_KIND_MONSTER;
    if (kind == DV_QUEST_KIND_XP)
        dv_ask1(s, DV_PROMPT_TIER, s->order[k], i);
    else if (kind != DV_QUEST_KIND_MONSTER && k == 0)
        dv_ask1(s, DV_PROMPT_DONE_BY, scribe(s), i);
}

void dv_phase_record(dv_state *s, mh_tale *tale)
{
    enum { TILES = 1, GODS = 2, QUESTS = 4, BEASTS = 8, END = 12 }; /* rounds of questions */
    unsigned n = s->head.seats, i = s->step++, k = (i + n - 1) % n, round = (i + n - 1) / n;
    if (i == 0)
        dv_ask(s, DV_PROMPT_RECORD, scribe(s));
    else if (round < GODS)
        dv_ask(s, DV_PROMPT_TILES, s->order[k]);
    else if (round < QUESTS)
        dv_ask1(s, DV_PROMPT_POINTS, s->order[k], round - GODS);
    else if (round < BEASTS)
        ask_quest(s, round - QUESTS, k);
    else if (round < END) {
        if (s->beast[round - BEASTS] != DV_ABSENT)
            dv_ask1(s, DV_PROMPT_MARKS, s->order[k], round - BEASTS);
    } else {
        settle_beasts(s, tale);
        s->phase = DV_PH_SCORE;
        s->step = 0;
    }
}
