/* legacy.c - what a campaign brings into a scenario (DV-CAMP-01).
 *
 * With the option legacy=campaign the first question goes to the host, in chance's seat: it lays
 * out what earlier scenarios have left, answer by answer, and ends with `begin`. So it stands in
 * the log, and a scenario stays a function of its setup. A random host begins at once. */
#include "course.h"

enum { MAX_XP = 100, MAX_HONOUR = 200 };

static unsigned twins_in_play(const dv_state *s)
{
    unsigned n = 0;
    for (unsigned i = 0; i < DV_SEATS * 36; i++)
        n += s->face[i / 36][i / 6 % 6][i % 6] == DV_FACE_DS20;
    return n;
}

void dv_phase_legacy(dv_state *s, mh_tale *tale)
{
    (void)tale;
    s->phase = DV_PH_CARDS;
    if (dv_option(s, DV_OPTION_LEGACY) == DV_LEGACY_CAMPAIGN)
        mh_ask(&s->head, DV_PROMPT_LEGACY, 1u << MH_CHANCE, 0);
}

static bool in_play(const dv_state *s, unsigned tile)
{
    return dv_tiles[tile].back_mark <= s->head.seats; /* DV-CAMP-03 */
}

/* ---- the list of things ---------------------------------------------------------------------- */

uint32_t dv_weight_legacy(const mh_state *st, mh_action a)
{
    (void)st;
    return mh_verb_of(a) == DV_VERB_BEGIN || mh_verb_of(a) == DV_VERB_BROUGHT;
}

uint32_t dv_legal_legacy(const mh_state *st, int seat, mh_action *out)
{
    const dv_state *s = dv_const(st);
    uint32_t n = 0;
    (void)seat;
    out[n++] = mh_act(DV_VERB_BEGIN, 0, 0, 0);
    for (unsigned t = 0; t < DV_TILES; t++)
        if (in_play(s, t))
            out[n++] = mh_act(DV_VERB_BRING_TILE, t, 0, 0);
    for (unsigned i = 0; i < st->seats * 6u; i++)
        out[n++] = mh_act(DV_VERB_BRING_DIE, i / 6, i % 6, 0);
    for (unsigned p = 0; p < st->seats; p++)
        out[n++] = mh_act(DV_VERB_BRING_PLAYER, p, 0, 0);
    for (unsigned f = 0; f < DV_FLAG_COUNT; f++)
        if (!(s->flags >> f & 1))
            out[n++] = mh_act(DV_VERB_BRING_FLAG, f, 0, 0);
    for (unsigned i = 0; i < DV_DECISIONS * st->seats * 3u; i++)
        out[n++] = mh_act(DV_VERB_BRING_DEED, i / (st->seats * 3u), i / 3 % st->seats, i % 3);
    for (unsigned i = 0; i < DV_DICE_STICKER_COUNT; i++)
        for (unsigned k = 0; k <= dv_dice_stickers[i].copies; k++)
            if (k != s->supply[i])
                out[n++] = mh_act(DV_VERB_BRING_SUPPLY, i, k, 0);
    return n;
}

const char *dv_why_legacy(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-CAMP-01");
}

static void open_thing(dv_state *s, unsigned prompt, unsigned a, unsigned b)
{
    mh_frame *f = mh_ask(&s->head, prompt, 1u << MH_CHANCE, a);
    f->arg[1] = (uint8_t)b;
}

void dv_apply_legacy(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned x = mh_arg(a, 0), y = mh_arg(a, 1);
    (void)seat, (void)tale;
    switch (mh_verb_of(a)) {
    case DV_VERB_BRING_TILE:
        open_thing(s, DV_PROMPT_LEGACY_TILE, x, 0);
        break;
    case DV_VERB_BRING_DIE:
        open_thing(s, DV_PROMPT_LEGACY_DIE, x, y);
        break;
    case DV_VERB_BRING_PLAYER:
        open_thing(s, DV_PROMPT_LEGACY_PLAYER, x, 0);
        break;
    case DV_VERB_BRING_FLAG:
        s->flags |= 1ull << x;
        break;
    case DV_VERB_BRING_DEED: /* DV-C-15 */
        s->decider[x] = (uint8_t)y;
        s->decided[x] = (uint8_t)mh_arg(a, 2);
        break;
    case DV_VERB_BRING_SUPPLY:
        s->supply[x] = (uint8_t)y;
        break;
    default:
        mh_done(st);
        break;
    }
}

/* ---- a tile: its slots -------------------------------------------------------------------------
 */

uint32_t dv_legal_legacy_tile(const mh_state *st, int seat, mh_action *out)
{
    const dv_state *s = dv_const(st);
    unsigned t = mh_top(st)->arg[0];
    uint32_t n = 0;
    (void)seat;
    for (unsigned k = 0; k < 2; k++)
        for (unsigned x = 0; x < DV_SYMBOL_COUNT; x++)
            if (s->slot[t][k] != x)
                out[n++] = mh_act(DV_VERB_BRING_SLOT, k, x, 0);
    for (unsigned k = 0; k < 2; k++)
        if (!(s->abyss[t] >> k & 1))
            out[n++] = mh_act(DV_VERB_BRING_ABYSS, k, 0, 0);
    out[n++] = mh_act(DV_VERB_BROUGHT, 0, 0, 0);
    return n;
}

const char *dv_why_legacy_tile(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-CAMP-01");
}

void dv_apply_legacy_tile(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned t = mh_top(st)->arg[0];
    (void)seat, (void)tale;
    if (mh_verb_of(a) == DV_VERB_BRING_SLOT)
        s->slot[t][mh_arg(a, 0)] = (uint8_t)mh_arg(a, 1);
    else if (mh_verb_of(a) == DV_VERB_BRING_ABYSS)
        s->abyss[t] |= (uint8_t)(1u << mh_arg(a, 0));
    else
        mh_done(st);
}

/* ---- a die: its faces ----------------------------------------------------------------------- */

uint32_t dv_legal_legacy_die(const mh_state *st, int seat, mh_action *out)
{
    const dv_state *s = dv_const(st);
    const mh_frame *f = mh_top(st);
    uint32_t n = 0;
    (void)seat;
    for (unsigned i = 0; i < DV_SIDES * DV_FACE_COUNT; i++) {
        unsigned side = i / DV_FACE_COUNT, face = i % DV_FACE_COUNT;
        bool printed = face < DV_PLAIN && face != side; /* a side keeps its own number */
        if (s->face[f->arg[0]][f->arg[1]][side] != face && !printed &&
            !(face == DV_FACE_DS20 && twins_in_play(s)))
            out[n++] = mh_act(DV_VERB_BRING_FACE, side, face, 0);
    }
    out[n++] = mh_act(DV_VERB_BROUGHT, 0, 0, 0);
    return n;
}

const char *dv_why_legacy_die(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-DSTK-05");
}

void dv_apply_legacy_die(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    const mh_frame f = *mh_top(st);
    (void)seat, (void)tale;
    if (mh_verb_of(a) == DV_VERB_BRING_FACE)
        dv_of(st)->face[f.arg[0]][f.arg[1]][mh_arg(a, 0)] = (uint8_t)mh_arg(a, 1);
    else
        mh_done(st);
}

/* ---- a player ------------------------------------------------------------------------------- */

static bool title_free(const dv_state *s, unsigned title)
{
    unsigned held = 0;
    for (unsigned p = 0; p < s->head.seats; p++)
        held |= s->titles[p] >> title & 1;
    return !held;
}

uint32_t dv_legal_legacy_player(const mh_state *st, int seat, mh_action *out)
{
    const dv_state *s = dv_const(st);
    unsigned p = mh_top(st)->arg[0];
    uint32_t n = 0;
    (void)seat;
    for (unsigned i = 0; i < MAX_XP; i++)
        out[n++] = mh_act(DV_VERB_BRING_XP, i, 0, 0);
    for (unsigned i = 0; i < MAX_HONOUR; i++)
        out[n++] = mh_act(DV_VERB_BRING_HONOUR, i, 0, 0);
    for (unsigned g = 0; g < DV_GOD_COUNT; g++)
        if (!memchr(s->god, (int)g, st->seats))
            out[n++] = mh_act(DV_VERB_BRING_GOD, g, 0, 0);
    for (unsigned i = 0; i < 9; i++)
        if (s->level[p][i / 3] < i % 3 + 1)
            out[n++] = mh_act(DV_VERB_BRING_LEVEL, i / 3, i % 3, 0);
    for (unsigned t = 0; t < DV_TITLE_COUNT; t++)
        if (title_free(s, t))
            out[n++] = mh_act(DV_VERB_BRING_TITLE, t, 0, 0);
    for (unsigned i = 0; i < st->seats; i++)
        out[n++] = mh_act(DV_VERB_BRING_PLACE, i, 0, 0);
    out[n++] = mh_act(DV_VERB_BROUGHT, 0, 0, 0);
    return n;
}

const char *dv_why_legacy_player(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-CAMP-01");
}

void dv_apply_legacy_player(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned p = mh_top(st)->arg[0], x = mh_arg(a, 0);
    (void)seat, (void)tale;
    switch (mh_verb_of(a)) {
    case DV_VERB_BRING_XP:
        s->xp[p] = (uint8_t)x;
        break;
    case DV_VERB_BRING_HONOUR:
        s->honour[p][DV_CATEGORY_CARRIED] = (uint8_t)x;
        break;
    case DV_VERB_BRING_GOD:
        s->god[p] = (uint8_t)x;
        break;
    case DV_VERB_BRING_LEVEL:
        s->level[p][x] = (uint8_t)(mh_arg(a, 1) + 1);
        break;
    case DV_VERB_BRING_TITLE:
        s->titles[p] |= 1u << x;
        break;
    case DV_VERB_BRING_PLACE:
        s->before[p] = (uint8_t)x;
        break;
    default:
        mh_done(st);
        break;
    }
}
