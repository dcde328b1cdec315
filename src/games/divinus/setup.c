/* setup.c - from an empty table to the first turn (DV-SETUP, DV-ENDLESS, DV-C-05 to 10). */
#include "course.h"

enum { START_XP = 3, NIDHOGGR_CELL = 4 };

static void next_phase(dv_state *s, unsigned phase)
{
    s->phase = (uint8_t)phase;
    s->step = 0;
}

/* DV-SETUP-17: all starts fresh; a group without a campaign has plain dice and 3 XP (DV-C-04). */
static void clean_table(dv_state *s)
{
    for (unsigned t = 0; t < DV_TILES; t++) {
        s->slot[t][0] = dv_tiles[t].slot1;
        s->slot[t][1] = dv_tiles[t].slot2;
    }
    for (unsigned i = 0; i < DV_SEATS * 36; i++)
        s->face[i / 36][i / 6 % 6][i % 6] = (uint8_t)(i % 6);
    for (unsigned p = 0; p < DV_SEATS; p++) {
        s->xp[p] = p < s->head.seats && !dv_endless(s) ? START_XP : 0; /* DV-XP-01 */
        s->before[p] = s->order[p] = (uint8_t)p;
        s->first[p] = DV_HOME_SPOT;
    }
    for (unsigned i = 0; i < DV_DICE_STICKER_COUNT; i++)
        s->supply[i] = dv_dice_stickers[i].copies;
    memset(s->map, MH_NONE, sizeof s->map);
    memset(s->cell, MH_NONE, sizeof s->cell);
    memset(s->top, MH_NONE, sizeof s->top);
    memset(s->under, MH_NONE, sizeof s->under);
    memset(s->god, MH_NONE, sizeof s->god);
    memset(s->die_at, DV_BOX, sizeof s->die_at);
    memset(s->decider, MH_NONE, sizeof s->decider);
    memset(s->decided, MH_NONE, sizeof s->decided);
    memset(s->vote, MH_NONE, sizeof s->vote);
    memset(s->card, MH_NONE, sizeof s->card);
    memset(s->quest, MH_NONE, sizeof s->quest);
    memset(s->quest_by, MH_NONE, sizeof s->quest_by);
    memset(s->beast_at, MH_NONE, sizeof s->beast_at);
    memset(s->winner, MH_NONE, sizeof s->winner);
    memset(s->other, MH_NONE, sizeof s->other);
}

const char *dv_setup(mh_state *st)
{
    dv_state *s = dv_of(st);
    if (dv_by_hand(s) && dv_endless(s))
        return "only scenarios are recorded by hand, not endless games";
    clean_table(s);
    for (unsigned p = 0; p < st->seats && dv_by_hand(s); p++)
        s->anchors[p] = 1; /* no map here has a frame to choose */
    s->beast_at[DV_NIDHOGGR] = NIDHOGGR_CELL;
    s->hammer = s->mask = s->nid_closed = s->luck = s->met = MH_NONE;
    s->pay_cell = s->pay_extra = s->tile_now = s->spot_now = MH_NONE;
    mh_ask(st, DV_PROMPT_DO_FLOW, 0, 0);
    return NULL;
}

/* ---- cards (DV-SETUP-15, DV-ENDLESS-02) ---------------------------------------------------- */

void dv_lay_quest(dv_state *s, unsigned quest)
{
    const dv_code *r = &dv_codes[dv_quests[quest].reward_code];
    MH_CHECK(s->quest_n < MH_COUNT(s->quest));
    s->quest[s->quest_n++] = (uint8_t)quest;
    if (r->op != DV_OP_MONSTER)
        return;
    const dv_monster_row *m = &dv_monsters[r->arg[0]];
    s->beast[r->arg[0]] = DV_LURKING;
    s->threshold[r->arg[0]] = s->head.seats == 2   ? m->defeat_2p
                              : s->head.seats == 3 ? m->defeat_3p
                                                   : m->defeat_4p;
}

static void phase_cards(dv_state *s, mh_tale *tale)
{
    (void)tale;
    if (!dv_endless(s)) {
        const dv_scene_row *row = &dv_scenarios[dv_scene(s) - 1];
        for (unsigned i = 0; i < row->gods_n; i++)
            s->card[i] = (uint8_t)dv_codes[row->gods + i].arg[0];
        for (unsigned i = 0; i < row->quests_n; i++)
            dv_lay_quest(s, (unsigned)dv_codes[row->quests + i].arg[0]);
        next_phase(s, DV_PH_GODS);
    } else if (!dv_pick_card(s))
        next_phase(s, DV_PH_BEGINNER);
}

/* ---- who begins, who is whom ------------------------------------------------------------------
 */

unsigned dv_dice_in_play(const dv_state *s) { return 8u - s->head.seats; } /* DV-SETUP-08 */

unsigned dv_sum_of_roll(const dv_state *s, unsigned seat)
{
    unsigned sum = 0;
    for (unsigned d = 0; d < 6; d++)
        if (s->die_at[seat][d] == DV_ACTIVE || dv_endless(s))
            sum += s->die_up[seat][d] + 1u;
    return sum;
}

static bool god_taken(const dv_state *s, unsigned god)
{
    return memchr(s->god, (int)god, s->head.seats) != NULL;
}

/* DV-SETUP-07: in random order; whoever brings a god along keeps it. */
static void phase_gods(dv_state *s, mh_tale *tale)
{
    (void)tale;
    if (s->step == s->head.seats) {
        next_phase(s, DV_PH_DRAFT);
        return;
    }
    if (dv_endless(s)) {
        dv_ask(s, DV_PROMPT_GOD, s->order[s->step++]);
        return;
    }
    bool given = true;
    for (unsigned p = 0; p < s->head.seats; p++)
        given &= s->god[p] != MH_NONE;
    if (given && dv_scene(s) > 1)
        s->step = s->head.seats;
    else if (dv_by_hand(s)) /* who chose first was settled at the table */
        dv_ask(s, DV_PROMPT_GOD, s->step++);
    else
        dv_ask1(s, DV_PROMPT_PICKER, 0, s->step++)->waiting = 1u << MH_CHANCE;
}

/* arg[1]: how many are in order already; arg[2]: for the turn order only. */
uint32_t dv_legal_picker(const mh_state *st, int seat, mh_action *out)
{
    const dv_state *s = dv_const(st);
    uint32_t n = 0;
    (void)seat;
    for (unsigned p = 0; p < st->seats; p++)
        if (!memchr(s->order, (int)p, mh_top(st)->arg[1]))
            out[n++] = mh_act(DV_VERB_PICKER, p, 0, 0);
    return n;
}

const char *dv_why_picker(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-SETUP-07");
}

void dv_apply_picker(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned p = mh_arg(a, 0), order_only = mh_top(st)->arg[2];
    (void)seat, (void)tale;
    s->order[mh_top(st)->arg[1]] = (uint8_t)p;
    mh_done(st);
    if (s->god[p] == MH_NONE && !order_only)
        dv_ask(s, DV_PROMPT_GOD, p);
}

uint32_t dv_legal_god(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned g = 0; g < DV_GOD_COUNT; g++)
        if (!god_taken(dv_const(st), g))
            out[n++] = mh_act(DV_VERB_GOD, g, 0, 0);
    return n;
}

const char *dv_why_god(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-SETUP-07");
}

void dv_apply_god(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_of(st)->god[seat] = (uint8_t)mh_arg(a, 0);
    mh_tell(tale, DV_EVENT_GOD, MH_ALL, (unsigned)seat, mh_arg(a, 0), 0, 0);
    mh_done(st);
}

/* ---- turn order (DV-SETUP-12, DV-C-06) ------------------------------------------------------ */

unsigned dv_place_of(const dv_state *s, unsigned seat)
{
    unsigned i = 0;
    while (i < s->head.seats && s->order[i] != seat)
        i++;
    return i;
}

static bool goes_before(const dv_state *s, const uint8_t *before, unsigned a, unsigned b)
{
    unsigned ha = dv_honour_of(s, a), hb = dv_honour_of(s, b);
    unsigned ta = dv_count(s->titles[a]), tb = dv_count(s->titles[b]);
    if (ha != hb)
        return dv_option(s, DV_OPTION_TURN_ORDER_FROM_2) == DV_TURN_ORDER_DESCENDING ? ha > hb
                                                                                     : ha < hb;
    if (ta != tb)
        return ta < tb;
    return before[a] != before[b] ? before[a] > before[b] : a > b;
}

static void order_by_honour(const dv_state *s, const uint8_t *before, uint8_t *order)
{
    for (unsigned p = 0; p < s->head.seats; p++) {
        unsigned at = 0;
        for (unsigned q = 0; q < s->head.seats; q++)
            at += q != p && goes_before(s, before, q, p);
        order[at] = (uint8_t)p;
    }
}

/* D62 lets its decider name the order of scenario 7. */
static bool order_is_named(const dv_state *s, unsigned scene)
{
    return s->flags >> DV_FLAG_SKULD & 1 && s->decider[DV_DECISION_D62] != MH_NONE && scene == 7;
}

bool dv_order_next(const dv_state *end, uint8_t order[DV_SEATS])
{
    uint8_t before[DV_SEATS] = {0};
    for (unsigned p = 0; p < end->head.seats; p++)
        before[p] = (uint8_t)dv_place_of(end, p);
    order_by_honour(end, before, order);
    return !order_is_named(end, dv_scene(end) + 1) &&
           dv_option(end, DV_OPTION_TURN_ORDER_FROM_2) != DV_TURN_ORDER_RANDOM;
}

static void phase_order(dv_state *s, mh_tale *tale)
{
    unsigned chooser = s->decider[DV_DECISION_D62];
    bool chosen = order_is_named(s, dv_scene(s));
    (void)tale;
    if (dv_endless(s)) {
        next_phase(s, DV_PH_DICE);
        return;
    }
    if (dv_scene(s) == 1) {
        next_phase(s, DV_PH_SPEND);
        return;
    }
    bool random = dv_option(s, DV_OPTION_TURN_ORDER_FROM_2) == DV_TURN_ORDER_RANDOM;
    if ((chosen || random) && s->step < s->head.seats) {
        unsigned prompt = chosen ? DV_PROMPT_ORDER : DV_PROMPT_PICKER;
        mh_frame *f = dv_push(s, prompt, chosen ? chooser : 0u, s->step++, 1, 0);
        f->waiting = chosen ? 0 : 1u << MH_CHANCE;
        return;
    }
    if (!chosen && !random)
        order_by_honour(s, s->before, s->order);
    next_phase(s, DV_PH_INTRO);
}

uint32_t dv_legal_order(const mh_state *st, int seat, mh_action *out)
{
    const dv_state *s = dv_const(st);
    uint32_t n = 0;
    (void)seat;
    for (unsigned p = 0; p < st->seats; p++)
        if (!memchr(s->order, (int)p, mh_top(st)->arg[1]))
            out[n++] = mh_act(DV_VERB_NEXT, p, 0, 0);
    return n;
}

const char *dv_why_order(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-C-06");
}

void dv_apply_order(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)seat, (void)tale;
    dv_of(st)->order[mh_top(st)->arg[1]] = (uint8_t)mh_arg(a, 0);
    mh_done(st);
}

/* ---- spending experience (S1) --------------------------------------------------------------- */

static void phase_spend(dv_state *s, mh_tale *tale)
{
    (void)tale;
    if (s->step < s->head.seats)
        dv_ask(s, DV_PROMPT_SPEND, s->order[s->step++]);
    else
        next_phase(s, DV_PH_DICE);
}

static bool can_unlock(const dv_state *s, unsigned seat, unsigned row) /* DV-XP-03, DV-XP-04 */
{
    unsigned have = s->level[seat][row];
    return have < 3 && dv_box_of(s, seat, row + 1, have + 1)->xp_cost <= s->xp[seat];
}

uint32_t dv_legal_spend(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    for (unsigned row = 0; row < 3; row++)
        if (can_unlock(dv_const(st), (unsigned)seat, row))
            out[n++] = mh_act(DV_VERB_UNLOCK, row, 0, 0);
    out[n++] = mh_act(DV_VERB_DONE, 0, 0, 0); /* DV-XP-06 */
    return n;
}

const char *dv_why_spend(const mh_state *st, int seat, mh_action a)
{
    if (mh_verb_of(a) == DV_VERB_DONE)
        return NULL;
    if (mh_verb_of(a) != DV_VERB_UNLOCK || mh_arg(a, 0) >= 3)
        return "DV-XP-02";
    return can_unlock(dv_const(st), (unsigned)seat, mh_arg(a, 0)) ? NULL : "DV-XP-03";
}

void dv_apply_spend(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    unsigned row = mh_arg(a, 0), me = (unsigned)seat;
    if (mh_verb_of(a) == DV_VERB_DONE) {
        mh_done(st);
        return;
    }
    mh_add(&s->level[me][row], 1);
    mh_add(&s->xp[me], -(int)dv_box_of(s, me, row + 1, s->level[me][row])->xp_cost);
    mh_tell(tale, DV_EVENT_UNLOCKED, MH_ALL, me, row, s->level[me][row] - 1u,
            dv_box_index(s, me, row + 1, s->level[me][row]));
    dv_again(s);
}

/* ---- choosing dice (S2, DV-SETUP-09) -------------------------------------------------------- */

static bool all_alike(const dv_state *s, unsigned seat)
{
    for (unsigned d = 1; d < 6; d++)
        if (memcmp(s->face[seat][d], s->face[seat][0], DV_SIDES) != 0)
            return false;
    return true;
}

static void take_dice(dv_state *s, unsigned seat, unsigned set)
{
    for (unsigned d = 0; d < 6; d++)
        s->die_at[seat][d] = set >> d & 1 ? DV_ACTIVE : DV_BOX;
    for (unsigned i = 0; i < DV_TOKEN_COUNT; i++) /* DV-TOK-04, DV-TOK-05, DV-RS-502 */
        if (dv_god_tokens[i].god == s->god[seat] && dv_god_tokens[i].kind == DV_TOKEN_KIND_DIE &&
            dv_from(s, dv_god_tokens[i].from_scenario))
            s->die_at[seat][DV_TOKEN] = DV_ACTIVE;
}

static void phase_dice(dv_state *s, mh_tale *tale)
{
    (void)tale;
    if (s->step == s->head.seats || dv_by_hand(s)) {
        next_phase(s, dv_by_hand(s) ? DV_PH_ABYSS : DV_PH_TILES);
        return;
    }
    unsigned seat = s->order[s->step++], n = dv_dice_in_play(s);
    take_dice(s, seat, (1u << n) - 1);
    if (n < 6 && !all_alike(s, seat))
        dv_ask(s, DV_PROMPT_DICE, seat);
}

uint32_t dv_legal_dice(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned set = 0; set < 64; set++)
        if (dv_count(set) == dv_dice_in_play(dv_const(st)))
            out[n++] = mh_act(DV_VERB_KEEP, set, 0, 0);
    return n;
}

const char *dv_why_dice(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-SETUP-08");
}

void dv_apply_dice(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)tale;
    take_dice(dv_of(st), (unsigned)seat, mh_arg(a, 0));
    mh_done(st);
}

/* ---- tiles (DV-SETUP-01 to 06) -------------------------------------------------------------- */

static void fill_bags(dv_state *s)
{
    for (unsigned t = 0; t < DV_TILES; t++)
        if (dv_tiles[t].back_mark <= s->head.seats)
            s->bag[dv_tiles[t].stack] |= 1ull << t % DV_FAMILY;
    for (unsigned p = 0; p < s->head.seats; p++)
        s->anchors[p] = dv_anchors_of(s, p);
    memcpy(s->ready, s->titles, sizeof s->ready);
}

/* Step n lays cell n; a tile with a location is set aside, under its stack for the time. */
static void phase_tiles(dv_state *s, mh_tale *tale)
{
    if (s->step == 0) {
        fill_bags(s);
        s->step = 1;
    }
    if (s->step > DV_CELLS) {
        for (unsigned i = 0; i < 2; i++)
            for (; s->under_n[i]; s->under[i][s->under_n[i]] = MH_NONE)
                s->bag[i] |= 1ull << s->under[i][--s->under_n[i]] % DV_FAMILY;
        next_phase(s, DV_PH_ABYSS);
        return;
    }
    unsigned cell = s->step - 1u, stack = dv_board[cell].stack;
    if (!s->top_n[stack]) {
        dv_ask1(s, DV_PROMPT_DO_REVEAL, 0, stack);
        return;
    }
    unsigned tile = dv_take_top(s, stack);
    bool place = s->slot[tile][0] >= DV_SYMBOL_L01 || s->slot[tile][1] >= DV_SYMBOL_L01;
    if (place && !dv_endless(s) && s->bag[stack]) { /* DV-SETUP-06 */
        dv_put_under(s, tile);
        return;
    }
    dv_lay_tile(s, cell, tile, tale);
    s->step++;
}

/* ---- setup abyss and monsters (DV-C-09, DV-SETUP-14) ---------------------------------------- */

static void phase_abyss(dv_state *s, mh_tale *tale)
{
    next_phase(s, DV_PH_BEASTS);
    dv_hook(s, DV_HOOK_QUEST, tale); /* DV-LANG-12: gifts given whole */
    dv_hook(s, DV_HOOK_SETUP, tale);
}

static void setup_abyss(dv_state *s, mh_tale *tale)
{
    for (unsigned c = DV_CELLS; c-- > 0 && s->abyss_sum > 0;) {
        unsigned tile = s->cell[c], slots = tile == MH_NONE ? 0 : dv_abyss_slots(s, tile);
        if (!slots || s->slot[tile][dv_lowest(slots)] == DV_SYMBOL_RUNE)
            continue;
        dv_cover(s, tile, dv_lowest(slots), tale);
        s->abyss_sum--;
    }
    s->abyss_sum = 0;
}

static void phase_beasts(dv_state *s, mh_tale *tale)
{
    if (!dv_by_hand(s)) {
        setup_abyss(s, tale);
        dv_place_beasts(s, tale);
    }
    next_phase(s, dv_by_hand(s) ? DV_PH_ROLLED : DV_PH_ROLL);
}

/* ---- the opening roll (DV-SETUP-10, DV-SETUP-11) -------------------------------------------- */

static void roll_places(dv_state *s, unsigned from, unsigned to)
{
    for (unsigned i = to; i-- > from;)
        dv_roll(s, s->order[i], dv_active_dice(s, s->order[i]));
}

static void phase_roll(dv_state *s, mh_tale *tale)
{
    (void)tale;
    next_phase(s, DV_PH_ROLLED);
    s->tied = (uint8_t)((1u << (s->head.seats - 1)) - 1); /* all places are open */
    roll_places(s, 0, s->head.seats);
}

/* Sorts places from..to-1 by their rolls, and notes who is tied with the next. */
static void sort_places(dv_state *s, unsigned from, unsigned to)
{
    for (unsigned i = from + 1; i < to; i++)
        for (unsigned k = i;
             k > from && dv_sum_of_roll(s, s->order[k]) < dv_sum_of_roll(s, s->order[k - 1]); k--) {
            uint8_t p = s->order[k];
            s->order[k] = s->order[k - 1];
            s->order[k - 1] = p;
        }
    for (unsigned i = from; i + 1 < to; i++)
        if (dv_sum_of_roll(s, s->order[i]) != dv_sum_of_roll(s, s->order[i + 1]))
            s->tied &= (uint8_t) ~(1u << i);
}

static void phase_rolled(dv_state *s, mh_tale *tale)
{
    if (dv_by_hand(s)) {
        dv_phase_rolled_by_hand(s, tale);
        return;
    }
    if (dv_scene(s) == 1 && s->tied) {
        unsigned from = dv_lowest(s->tied), to = from + 1;
        while (s->tied >> (to - 1) & 1)
            to++;
        sort_places(s, from, to);
        if (!s->tied)
            return;
        for (from = dv_lowest(s->tied), to = from + 1; s->tied >> (to - 1) & 1;)
            to++;
        roll_places(s, from, to); /* the first group that is still tied */
        return;
    }
    s->tied = 0;
    next_phase(s, dv_scene(s) == 1 ? DV_PH_LEAF : DV_PH_OPENING);
    mh_tell(tale, DV_EVENT_TURN, MH_ALL, s->order[0], 0, 0, 0);
    if (dv_scene(s) != 1)
        dv_hook(s, DV_HOOK_OPENING, tale);
}

/* ---- opening clauses (DV-C-10) -------------------------------------------------------------- */

static void phase_opening(dv_state *s, mh_tale *tale)
{
    unsigned n = s->head.seats, kind = s->step / n, seat = s->order[s->step % n];
    if (dv_by_hand(s)) { /* told by the book, done with real dice */
        next_phase(s, DV_PH_RECORD);
        return;
    }
    if (kind == 3) {
        memset(s->start_used, 0, sizeof s->start_used);
        memset(s->open_reroll, 0, sizeof s->open_reroll);
        memset(s->open_set, 0, sizeof s->open_set);
        mh_tell(tale, DV_EVENT_ROUND, MH_ALL, s->round + 1u, 0, 0, 0);
        next_phase(s, DV_PH_TURN);
        return;
    }
    s->step++;
    if (kind == 0 && s->start_used[seat])
        dv_ask1(s, DV_PROMPT_TIRE, seat, s->start_used[seat]);
    else if (kind == 1 && s->open_reroll[seat])
        dv_ask1(s, DV_PROMPT_REROLL, seat, s->open_reroll[seat]);
    else if (kind == 2 && s->open_set[seat])
        dv_push(s, DV_PROMPT_SET, seat, s->open_set[seat], 0, 0);
}

/* ---- the course of a game, phase by phase -------------------------------------------------- */

static void (*const phases[])(dv_state *s, mh_tale *tale) = {
    [DV_PH_LEGACY] = dv_phase_legacy,
    [DV_PH_CARDS] = phase_cards,
    [DV_PH_BEGINNER] = dv_phase_beginner,
    [DV_PH_GODS] = phase_gods,
    [DV_PH_DRAFT] = dv_phase_draft,
    [DV_PH_ORDER] = phase_order,
    [DV_PH_INTRO] = dv_phase_intro,
    [DV_PH_SPEND] = phase_spend,
    [DV_PH_DICE] = phase_dice,
    [DV_PH_TILES] = phase_tiles,
    [DV_PH_ABYSS] = phase_abyss,
    [DV_PH_BEASTS] = phase_beasts,
    [DV_PH_ROLL] = phase_roll,
    [DV_PH_ROLLED] = phase_rolled,
    [DV_PH_LEAF] = dv_phase_leaf,
    [DV_PH_OPENING] = phase_opening,
    [DV_PH_TURN] = dv_phase_turn,
    [DV_PH_PLACE] = dv_phase_place,
    [DV_PH_FENRIR] = dv_phase_fenrir,
    [DV_PH_KRAKEN] = dv_phase_kraken,
    [DV_PH_NORNS] = dv_phase_norns,
    [DV_PH_NIDHOGGR] = dv_phase_nidhoggr,
    [DV_PH_FILL] = dv_phase_fill,
    [DV_PH_MEET] = dv_phase_meet,
    [DV_PH_QUEST] = dv_phase_quest,
    [DV_PH_TRIGGER] = dv_phase_trigger,
    [DV_PH_RESTED] = dv_phase_rested,
    [DV_PH_WATCHED] = dv_phase_watched,
    [DV_PH_POST] = dv_phase_post,
    [DV_PH_ENDTURN] = dv_phase_endturn,
    [DV_PH_NEXT] = dv_phase_next,
    [DV_PH_ANCHOR] = dv_phase_anchor,
    [DV_PH_SCORE] = dv_phase_score,
    [DV_PH_GIFTS] = dv_phase_gifts,
    [DV_PH_REMOVE] = dv_phase_remove,
    [DV_PH_FOUND] = dv_phase_found,
    [DV_PH_AFTER] = dv_phase_after,
    [DV_PH_FACTIONS] = dv_phase_factions,
    [DV_PH_OUTRO] = dv_phase_outro,
    [DV_PH_OVER] = dv_phase_over,
    [DV_PH_RECORD] = dv_phase_record,
};

void dv_step_flow(mh_state *st, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    MH_CHECK(s->phase < MH_COUNT(phases) && phases[s->phase]);
    phases[s->phase](s, tale);
}
