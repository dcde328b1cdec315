/* gods.c - god actions, free effects and tokens (DV-GACT, DV-FX, DV-TOK, DV-RS). */
#include "state.h"

enum { ROWS = 3, NUDGE = 2 };

static const uint8_t box_first[] = {[DV_GOD_THOR] = DV_BOX_THOR_1_1,
                                    [DV_GOD_LOKI] = DV_BOX_LOKI_1_1,
                                    [DV_GOD_HEL] = DV_BOX_HEL_1_1,
                                    [DV_GOD_FREYA] = DV_BOX_FREYA_1_1};

unsigned dv_box_index(const dv_state *s, unsigned seat, unsigned row, unsigned level)
{
    MH_CHECK(row - 1 < ROWS && level - 1 < ROWS); /* both count from 1 */
    return box_first[s->god[seat] & 3] + (row - 1) * ROWS + level - 1;
}

const dv_box_row *dv_box_of(const dv_state *s, unsigned seat, unsigned row, unsigned level)
{
    return &dv_gods_player[dv_box_index(s, seat, row, level)];
}

/* ---- prices of effects ------------------------------------------------------------------- */

/* Active dice that can pay USE_DIE and leave the effect something to do (DV-DICE-14, DV-RS-610). */
static unsigned payers(const dv_state *s, unsigned seat, const dv_code *c)
{
    unsigned wanted = 1u << c->arg[0] | (c->arg[1] ? 1u << c->arg[1] : 0u), set = 0;
    unsigned nested = (unsigned)(c - dv_codes) + 1;
    for (unsigned rest = dv_active_dice(s, seat); rest; rest &= rest - 1) {
        unsigned d = dv_lowest(rest);
        if (dv_die_values(s, seat, d) & wanted &&
            dv_can_run(s, seat, nested, (unsigned)c->arg[2], 1u << d))
            set |= 1u << d;
    }
    return set;
}

/* Can an action or a free effect of the box be carried out now? */
static bool can_act(const dv_state *s, unsigned seat, const dv_box_row *b)
{
    const dv_code *c = &dv_codes[b->code];
    switch (c->op) {
    case DV_OP_BET:
        return true;
    case DV_OP_LUCK_TAKE:
        return s->main == DV_NOT_YET && dv_stack_size(s, 0) + dv_stack_size(s, 1) > 0;
    case DV_OP_LUCK_SWAP:
        return dv_stack_size(s, 0) + dv_stack_size(s, 1) > 0;
    case DV_OP_USE_DIE:
        return payers(s, seat, c) != 0;
    case DV_OP_USE_DICE:
        return dv_sum_possible(s, seat, (unsigned)c->arg[0]) && dv_can_move(s, seat);
    default: /* DV_OP_DO */
        return dv_can_run(s, seat, b->code + 1u, b->code_n - 1u, 0);
    }
}

uint32_t dv_legal_price(const mh_state *st, int seat, mh_action *out)
{
    const mh_frame *f = mh_top(st);
    uint32_t n = 0;
    for (unsigned rest =
             payers(dv_const(st), (unsigned)seat, &dv_codes[f->arg[1] | (unsigned)f->arg[2] << 8]);
         rest; rest &= rest - 1)
        out[n++] = mh_act(DV_VERB_TIRE, dv_lowest(rest), 0, 0);
    return n;
}

const char *dv_why_price(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-LANG-14");
}

void dv_apply_price(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    const mh_frame f = *mh_top(st);
    unsigned at = f.arg[1] | (unsigned)f.arg[2] << 8, die = mh_arg(a, 0);
    (void)tale;
    mh_done(st);
    MH_CHECK(dv_codes[at].op == DV_OP_USE_DIE);
    dv_use(dv_of(st), (unsigned)seat, die, DV_USED); /* DV-FX-02 */
    dv_run_but(dv_of(st), (unsigned)seat, at + 1, (unsigned)dv_codes[at].arg[2], 1u << die);
}

/* arg: seat, code. The dice are paid: on to what they pay for. */
void dv_step_priced(mh_state *st, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    const mh_frame f = *mh_top(st);
    unsigned at = f.arg[1] | (unsigned)f.arg[2] << 8;
    (void)tale;
    mh_done(st);
    MH_CHECK(dv_codes[at].op == DV_OP_USE_DICE);
    dv_run_but(s, f.arg[0], at + 1, (unsigned)dv_codes[at].arg[1], s->pay_used);
}

static void pay_sum(dv_state *s, unsigned seat, unsigned at)
{
    dv_ask2(s, DV_PROMPT_DO_PRICED, seat, at & 0xff, at >> 8);
    dv_lay_nothing(s);
    dv_ask1(s, DV_PROMPT_PAY, seat, (unsigned)dv_codes[at].arg[0]);
}

static void do_box(dv_state *s, unsigned seat, const dv_box_row *b)
{
    unsigned at = b->code;
    switch (dv_codes[at].op) {
    case DV_OP_BET:
        dv_ask2(s, DV_PROMPT_BET, seat, at & 0xff, at >> 8);
        break;
    case DV_OP_LUCK_TAKE:
    case DV_OP_LUCK_SWAP:
        dv_ask1(s, DV_PROMPT_LUCK, seat, dv_codes[at].op == DV_OP_LUCK_SWAP);
        break;
    case DV_OP_USE_DIE:
        dv_ask2(s, DV_PROMPT_PRICE, seat, at & 0xff, at >> 8);
        break;
    case DV_OP_USE_DICE:
        pay_sum(s, seat, at);
        break;
    default:
        dv_run(s, seat, at + 1, b->code_n - 1u);
        break;
    }
}

/* ---- tokens (DV-TOK-02, DV-TOK-03) ---------------------------------------------------------- */

static bool has_token_action(const dv_state *s, unsigned seat)
{
    for (unsigned i = 0; i < DV_TOKEN_COUNT; i++)
        if (dv_god_tokens[i].god == s->god[seat] && dv_god_tokens[i].kind == DV_TOKEN_KIND_ACTION &&
            dv_from(s, dv_god_tokens[i].from_scenario))
            return true;
    return false;
}

static unsigned token_cells(const dv_state *s, unsigned seat)
{
    unsigned set = dv_choosable(s, seat);
    bool thor = s->god[seat] == DV_GOD_THOR;
    if (!has_token_action(s, seat))
        return 0;
    for (unsigned c = 0; c < DV_CELLS; c++)
        if (dv_beast_here(s, c) || s->hammer == c || (!thor && s->mask == c) ||
            (s->beast[DV_NIDHOGGR] == DV_AFIELD && s->beast_at[DV_NIDHOGGR] == c))
            set &= ~(1u << c);
    return set;
}

uint32_t dv_legal_lay(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    for (unsigned rest = token_cells(dv_const(st), (unsigned)seat); rest; rest &= rest - 1)
        out[n++] = mh_act(DV_VERB_LAY, dv_lowest(rest), 0, 0);
    return n;
}

const char *dv_why_lay(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a,
                     dv_const(st)->god[seat] == DV_GOD_THOR ? "DV-TOK-02" : "DV-TOK-03");
}

void dv_apply_lay(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    (void)tale;
    *(s->god[seat] == DV_GOD_THOR ? &s->hammer : &s->mask) = (uint8_t)mh_arg(a, 0);
    mh_done(st);
}

/* ---- the seal (DV-RS-608) ------------------------------------------------------------------- */

static bool matches(const dv_state *s, unsigned seat, unsigned d, unsigned e)
{
    return d < e && dv_active_dice(s, seat) >> d & dv_active_dice(s, seat) >> e & 1 &&
           dv_die_values(s, seat, d) & dv_die_values(s, seat, e);
}

uint32_t dv_legal_match(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    for (unsigned i = 0; i < DV_DICE * DV_DICE; i++)
        if (matches(dv_const(st), (unsigned)seat, i / DV_DICE, i % DV_DICE))
            out[n++] = mh_act(DV_VERB_MATCH, i / DV_DICE, i % DV_DICE, 0);
    return n;
}

const char *dv_why_match(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-RS-608");
}

void dv_apply_match(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    (void)tale;
    mh_done(st);
    dv_use(s, (unsigned)seat, mh_arg(a, 0), DV_USED);
    dv_use(s, (unsigned)seat, mh_arg(a, 1), DV_USED);
    dv_push(s, DV_PROMPT_UNABYSS, (unsigned)seat, 1, 0, 1);
}

static bool can_seal(const dv_state *s, unsigned seat)
{
    mh_action list[DV_DICE * DV_DICE];
    return dv_from(s, 6) && dv_any_abyss(s, seat, false) &&
           dv_legal_match(&s->head, (int)seat, list) > 0;
}

/* ---- the list of god actions (DV-GACT-01 to 07) --------------------------------------------- */

static bool can_title(const dv_state *s, unsigned seat, unsigned title) /* DV-RS-606, 607 */
{
    const dv_title_row *t = &dv_titles[title];
    return !dv_endless(s) && dv_from(s, t->power_from_scenario) && s->ready[seat] >> title & 1 &&
           dv_can_run(s, seat, t->power_code, t->power_code_n, 0);
}

static bool can_bulwark(const dv_state *s, unsigned seat) /* DV-RS-605 */
{
    return dv_from(s, 6) && s->main == DV_EXPLORED && dv_used_dice(s, seat) &&
           dv_touching(s, seat, s->spot_now) >= 3;
}

static bool can_runes(const dv_state *s, unsigned seat) /* DV-RS-402 */
{
    return dv_from(s, 4) && dv_active_dice(s, seat) && dv_replaceable(s, seat, 1, DV_CELLS);
}

static bool box_kind(const dv_state *s, unsigned seat, unsigned row, unsigned level, unsigned kind)
{
    if (row < 1 || row > ROWS || level < 1 || level > ROWS)
        return false;
    const dv_box_row *b = dv_box_of(s, seat, row, level);
    return b->kind == kind && dv_unlocked(s, seat, row, level) && can_act(s, seat, b);
}

/* Special symbols (DV-DSTK-04, DV-DICE-13). */
static bool can_symbol(const dv_state *s, unsigned seat, unsigned die)
{
    if (die >= DV_TOKEN || s->die_at[seat][die] != DV_ACTIVE || s->symbols >> die & 1)
        return false;
    unsigned face = s->face[seat][die][s->die_up[seat][die]];
    if (face < DV_PLAIN)
        return false;
    const dv_dice_sticker_row *on = &dv_dice_stickers[face - DV_PLAIN];
    return on->use_code_n && dv_can_run(s, seat, on->use_code, on->use_code_n, 1u << die);
}

static bool may_act(const dv_state *s) { return !s->god_done && !s->no_god; } /* DV-TURN-02 */

/* Unlocked effects of one kind that can be carried out, level 2 before level 3. */
static uint32_t box_acts(const dv_state *s, unsigned seat, unsigned kind, unsigned verb,
                         mh_action *out, uint32_t n)
{
    for (unsigned row = 1; row <= ROWS; row++) {
        unsigned have = s->level[seat][row - 1];
        for (unsigned level = have == 3 ? 2 : have; have && level <= have; level++)
            if (box_kind(s, seat, row, level, kind))
                out[n++] = mh_act(verb, row - 1, level - 1, 0);
    }
    return n;
}

/* Those that need no XP (DV-RS-401). */
static uint32_t common_acts(const dv_state *s, unsigned seat, mh_action *out, uint32_t n)
{
    const struct {
        unsigned verb;
        bool can;
    } common[] = {{DV_VERB_TOKEN, token_cells(s, seat) != 0},
                  {DV_VERB_RUNES, can_runes(s, seat)},
                  {DV_VERB_NUDGE, dv_can_nudge(s, seat)},
                  {DV_VERB_BULWARK, can_bulwark(s, seat)},
                  {DV_VERB_SEAL, can_seal(s, seat)}};
    for (unsigned i = 0; i < MH_COUNT(common); i++)
        if (common[i].can)
            out[n++] = mh_act(common[i].verb, 0, 0, 0);
    return n;
}

uint32_t dv_god_acts(const dv_state *s, unsigned seat, mh_action *out, uint32_t n)
{
    bool boxed = dv_any_level(s, seat), may = may_act(s);
    if (boxed && may)
        n = box_acts(s, seat, DV_EFFECT_KIND_ACTION, DV_VERB_ACT, out, n);
    for (unsigned rest = may ? s->ready[seat] : 0u; rest; rest &= rest - 1)
        if (can_title(s, seat, dv_lowest(rest)))
            out[n++] = mh_act(DV_VERB_TITLE, dv_lowest(rest), 0, 0);
    if (may && dv_from(s, 4))
        n = common_acts(s, seat, out, n);
    if (boxed)
        n = box_acts(s, seat, DV_EFFECT_KIND_FREE, DV_VERB_FREE, out, n);
    for (unsigned rest = dv_active_dice(s, seat); rest; rest &= rest - 1)
        if (can_symbol(s, seat, dv_lowest(rest)))
            out[n++] = mh_act(DV_VERB_SYMBOL, dv_lowest(rest), 0, 0);
    return n;
}

static const char *unless(bool ok, const char *rule) { return ok ? NULL : rule; }

const char *dv_why_act(const dv_state *s, unsigned seat, mh_action a)
{
    unsigned verb = mh_verb_of(a), x = mh_arg(a, 0), y = mh_arg(a, 1);
    if (verb == DV_VERB_FREE)
        return unless(box_kind(s, seat, x + 1, y + 1, DV_EFFECT_KIND_FREE), "DV-TURN-04");
    if (verb == DV_VERB_SYMBOL)
        return unless(can_symbol(s, seat, x),
                      x < DV_TOKEN && s->symbols >> x & 1 ? "DV-DICE-13" : "DV-DSTK-04");
    if (s->no_god)
        return "DV-SM-03";
    if (s->god_done)
        return "DV-TURN-02";
    switch (verb) {
    case DV_VERB_ACT:
        return unless(box_kind(s, seat, x + 1, y + 1, DV_EFFECT_KIND_ACTION), "DV-GACT-01");
    case DV_VERB_TITLE:
        return unless(x < DV_TITLE_COUNT && can_title(s, seat, x), "DV-RS-606");
    case DV_VERB_TOKEN:
        return unless(token_cells(s, seat), "DV-RS-503");
    case DV_VERB_RUNES:
        return unless(can_runes(s, seat), "DV-RS-402");
    case DV_VERB_NUDGE:
        return unless(dv_from(s, 4) && dv_can_nudge(s, seat), "DV-RS-404");
    case DV_VERB_BULWARK:
        return unless(can_bulwark(s, seat), "DV-RS-605");
    default: /* DV_VERB_SEAL */
        return unless(can_seal(s, seat), "DV-RS-608");
    }
}

static void use_symbol(dv_state *s, unsigned seat, unsigned die)
{
    unsigned face = s->face[seat][die][s->die_up[seat][die]];
    const dv_dice_sticker_row *on = &dv_dice_stickers[face - DV_PLAIN];
    s->symbols |= (uint8_t)(1u << die);
    dv_use(s, seat, die, DV_USED);
    dv_run_but(s, seat, on->use_code, on->use_code_n, 1u << die);
}

static void use_title(dv_state *s, unsigned seat, unsigned title)
{
    s->ready[seat] &= ~(1u << title);
    dv_run(s, seat, dv_titles[title].power_code, dv_titles[title].power_code_n);
}

void dv_do_act(dv_state *s, unsigned seat, mh_action a, mh_tale *tale)
{
    unsigned verb = mh_verb_of(a), x = mh_arg(a, 0), y = mh_arg(a, 1);
    s->god_done |= verb != DV_VERB_FREE && verb != DV_VERB_SYMBOL; /* DV-GACT-06 */
    switch (verb) {
    case DV_VERB_ACT:
    case DV_VERB_FREE:
        mh_tell(tale, DV_EVENT_ACTED, MH_ALL, seat, dv_box_index(s, seat, x + 1, y + 1), 0, 0);
        do_box(s, seat, dv_box_of(s, seat, x + 1, y + 1));
        break;
    case DV_VERB_TITLE:
        use_title(s, seat, x);
        break;
    case DV_VERB_TOKEN:
        dv_ask(s, DV_PROMPT_LAY, seat);
        break;
    case DV_VERB_RUNES:
        dv_push(s, DV_PROMPT_REPLACE, seat, 1, DV_CELLS, 0);
        dv_ask1(s, DV_PROMPT_TIRE, seat, 1);
        break;
    case DV_VERB_NUDGE:
        dv_push(s, DV_PROMPT_SET, seat, 1, 0, NUDGE);
        break;
    case DV_VERB_BULWARK:
        dv_ask2(s, DV_PROMPT_REFRESH, seat, 1, 0);
        break;
    case DV_VERB_SEAL:
        dv_ask(s, DV_PROMPT_MATCH, seat);
        break;
    default: /* DV_VERB_SYMBOL */
        use_symbol(s, seat, x);
        break;
    }
}
