/* carry.c - the campaign: what one scenario leaves for the next, and what is told (DV-CAMP-01,
 * DV-C-16). */
#include "companion.h"
#include "course.h"

typedef struct list { /* answers of the host, as legacy.c takes them */
    mh_action *out;
    uint32_t n, cap;
} list;

static void say(list *l, unsigned verb, unsigned a, unsigned b, unsigned c)
{
    if (l->n < l->cap)
        l->out[l->n] = mh_act(verb, a, b, c);
    l->n++;
}

static void carry_tile(const dv_state *s, unsigned t, list *l)
{
    const uint8_t printed[] = {dv_tiles[t].slot1, dv_tiles[t].slot2};
    if (!s->abyss[t] && s->slot[t][0] == printed[0] && s->slot[t][1] == printed[1])
        return;
    say(l, DV_VERB_BRING_TILE, t, 0, 0);
    for (unsigned k = 0; k < 2; k++) {
        if (s->slot[t][k] != printed[k])
            say(l, DV_VERB_BRING_SLOT, k, s->slot[t][k], 0);
        if (s->abyss[t] >> k & 1)
            say(l, DV_VERB_BRING_ABYSS, k, 0, 0);
    }
    say(l, DV_VERB_BROUGHT, 0, 0, 0);
}

static void carry_die(const dv_state *s, unsigned seat, unsigned die, list *l)
{
    bool open = false;
    for (unsigned side = 0; side < DV_SIDES; side++) {
        if (s->face[seat][die][side] == side)
            continue;
        if (!open)
            say(l, DV_VERB_BRING_DIE, seat, die, 0);
        open = true;
        say(l, DV_VERB_BRING_FACE, side, s->face[seat][die][side], 0);
    }
    if (open)
        say(l, DV_VERB_BROUGHT, 0, 0, 0);
}

static void carry_player(const dv_state *s, unsigned p, list *l)
{
    say(l, DV_VERB_BRING_PLAYER, p, 0, 0);
    say(l, DV_VERB_BRING_XP, s->xp[p], 0, 0);
    say(l, DV_VERB_BRING_HONOUR, dv_honour_of(s, p), 0, 0); /* DV-C-01 */
    say(l, DV_VERB_BRING_GOD, s->god[p], 0, 0);
    for (unsigned row = 0; row < 3; row++)
        if (s->level[p][row])
            say(l, DV_VERB_BRING_LEVEL, row, s->level[p][row] - 1u, 0);
    for (unsigned rest = s->titles[p]; rest; rest &= rest - 1)
        say(l, DV_VERB_BRING_TITLE, dv_lowest(rest), 0, 0);
    say(l, DV_VERB_BRING_PLACE, dv_place_of(s, p), 0, 0);
    say(l, DV_VERB_BROUGHT, 0, 0, 0);
}

static void carry_story(const dv_state *s, list *l)
{
    for (unsigned f = 0; f < DV_FLAG_COUNT; f++)
        if (s->flags >> f & 1)
            say(l, DV_VERB_BRING_FLAG, f, 0, 0);
    for (unsigned d = 0; d < DV_DECISIONS; d++)
        if (s->decider[d] != MH_NONE && s->decided[d] < DV_ANSWER__)
            say(l, DV_VERB_BRING_DEED, d, s->decider[d], s->decided[d]);
}

/* An endless game takes over the components, nothing of the story (DV-ENDLESS-01, 06). */
static uint32_t carry(const mh_state *end, unsigned n, mh_action *out, uint32_t cap)
{
    const dv_state *s = dv_const(end);
    list l = {out, 0, cap};
    for (unsigned t = 0; t < DV_TILES; t++)
        carry_tile(s, t, &l);
    for (unsigned i = 0; i < end->seats * 6u; i++)
        carry_die(s, i / 6, i % 6, &l);
    for (unsigned p = 0; p < end->seats && n <= DV_LAST_SCENE; p++)
        carry_player(s, p, &l);
    if (n <= DV_LAST_SCENE)
        carry_story(s, &l);
    for (unsigned i = 0; i < DV_DICE_STICKER_COUNT; i++)
        if (s->supply[i] != dv_dice_stickers[i].copies)
            say(&l, DV_VERB_BRING_SUPPLY, i, s->supply[i], 0);
    say(&l, DV_VERB_BEGIN, 0, 0, 0);
    return l.n;
}

static uint64_t with(uint64_t options, dv_option_id o, uint64_t value)
{
    uint64_t mask = ((1ull << dv_options[o].bits) - 1) << dv_options[o].shift;
    return (options & ~mask) | value << dv_options[o].shift;
}

static uint64_t options_of(uint64_t options, unsigned n, bool by_hand)
{
    static const dv_option_id endless[] = {DV_OPTION_ENDLESS_ABYSS_PERMANENT,
                                           DV_OPTION_ENDLESS_DICE, DV_OPTION_ENDLESS_CARDS,
                                           DV_OPTION_ENDLESS_QUESTS};
    for (unsigned i = 0; i < MH_COUNT(endless) && n <= DV_LAST_SCENE; i++)
        options = with(options, endless[i], dv_options[endless[i]].fallback);
    options = with(options, DV_OPTION_BY_HAND, by_hand);
    options = with(options, DV_OPTION_SCENARIO, n <= DV_LAST_SCENE ? n - 1 : DV_ENDLESS - 1);
    return with(options, DV_OPTION_LEGACY, n > 1 ? DV_LEGACY_CAMPAIGN : DV_LEGACY_FRESH);
}

/* DV-ENDLESS-12: stickers of an endless game stay only where the table wants it so. */
static unsigned after(uint64_t options, unsigned n)
{
    bool stays = mh_choice(options, &dv_options[DV_OPTION_ENDLESS_ABYSS_PERMANENT]);
    return n > DV_LAST_SCENE && !stays ? DV_LAST_SCENE : n - 1;
}

/* ---- texts ------------------------------------------------------------------------------------
 */

static unsigned winners(const mh_state *st)
{
    uint8_t rank[MH_MAX_SEATS] = {0};
    unsigned set = 0;
    dv_rank(st, rank);
    for (unsigned p = 0; p < st->seats; p++)
        set |= (unsigned)(rank[p] == 1) << p;
    return set;
}

static bool line_holds(const mh_state *st, const dv_code *c)
{
    const dv_state *s = dv_const(st);
    unsigned first = winners(st);
    switch (c->op) {
    case DV_OP_ONE_WINNER:
        return !(first & (first - 1));
    case DV_OP_MANY_WINNERS:
        return (first & (first - 1)) != 0;
    case DV_OP_IF_WINNER:
        return s->god[dv_lowest(first)] == (unsigned)c->arg[0];
    default:
        return dv_holds(s, 0, c, c->op == DV_OP_NOT ? 2 : 1, 0);
    }
}

/* DV-C-16: each line of a slot if its condition holds at that moment, in file order. */
static uint32_t story(const mh_state *st, bool end, uint16_t *rows, uint32_t cap)
{
    uint32_t n = 0;
    for (unsigned i = 0; i < DV_TEXT_COUNT; i++) {
        const dv_text_row *t = &dv_texts[i];
        bool intro = t->slot == DV_SLOT_KIND_INTRO || t->slot == DV_SLOT_KIND_INTRO_LINE;
        bool told = t->scenario == dv_scene(dv_const(st)) && intro == !end;
        for (unsigned k = 0; told && k < t->condition_n; k++) {
            const dv_code *c = &dv_codes[t->condition + k];
            told = line_holds(st, c);
            k += c->op == DV_OP_NOT;
        }
        if (told && n < cap)
            rows[n] = (uint16_t)i;
        n += told;
    }
    return n;
}

const mh_series dv_series = {.count = DV_LAST_SCENE,
                             .recorded = true,
                             .goes_on = true,
                             .options = options_of,
                             .after = after,
                             .carry = carry,
                             .story = story,
                             .texts = "texts",
                             .book = dv_book,
                             .box = &dv_companion,
                             .ours = dv_label_box_note,
                             .ours_n = DV_BOX_NOTE_COUNT};
