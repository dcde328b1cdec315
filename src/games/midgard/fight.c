/* fight.c - rules CM-FIGHT-*, CM-HUNT-03..08: rolling, rerolling, striking, falling. */
#include <string.h>

#include "state.h"

static unsigned showing(const cm_state *s, unsigned roll)
{
    return (unsigned)s->pool[0][roll] + s->pool[1][roll] + s->pool[2][roll];
}

static unsigned cm_shields(const cm_state *s) { return showing(s, CM_ROLL_SHIELD); }

/* CM-FIGHT-09, CM-LEAD-40..42, CM-RUNE-27 */
static unsigned cm_hits(const cm_state *s, unsigned seat, bool reaction)
{
    unsigned hits = showing(s, CM_ROLL_HIT) + 2 * showing(s, CM_ROLL_DOUBLE);
    bool maiden = cm_has_ability(s, seat, CM_ABILITY_LA_SWORDMAIDEN);
    const uint8_t *swords = s->pool[CM_DIE_SWORD];
    if (maiden)
        hits += (unsigned)swords[CM_ROLL_HIT] + swords[CM_ROLL_DOUBLE];
    if (reaction)
        hits += cm_shields(s) + (maiden ? swords[CM_ROLL_SHIELD] : 0);
    return hits;
}

cm_foe cm_foe_of(const cm_state *s)
{
    if (s->contest == CM_CONTEST_TROLL) {
        const cm_troll_row *t = &cm_trolls[s->troll];
        return (cm_foe){t->attack, t->defence, t->glory, t->ban};
    }
    if (s->contest == CM_CONTEST_DRAUGR) {
        const cm_draugr_row *d = &cm_draugr[s->draugr[s->foe_spot - CM_SPOT_DRAUGR1]];
        return (cm_foe){d->attack, d->defence, d->glory, d->ban};
    }
    unsigned shore = s->foe_spot - CM_SPOT_SHORE1;
    if (s->contest == CM_CONTEST_KRAKEN) { /* CM-JOUR-11 */
        const cm_journey_row *k = &cm_journeys[s->journey[shore]];
        return (cm_foe){k->attack, k->defence, k->glory, MH_NONE};
    }
    const cm_monster_row *m = &cm_monsters[s->monster[shore]];
    return (cm_foe){m->attack, m->defence, m->glory, m->ban};
}

/* Hunters roll what stayed at home (CM-HUNT-01, CM-ASSIGN-10), fighters their band. */
static const uint8_t *fighting_dice(const cm_state *s)
{
    bool hunt = s->contest == CM_CONTEST_HUNT;
    assert(hunt ? s->fighter < CM_SEATS : s->foe_spot < CM_SPOT_COUNT);
    return hunt ? s->dice[s->fighter] : s->band[s->foe_spot];
}

/* The kraken is named by the fight itself. */
static void tell_foe(const cm_state *s, mh_tale *tale)
{
    if (s->contest == CM_CONTEST_TROLL)
        mh_tell(tale, CM_EVENT_FOE_TROLL, MH_ALL, s->troll, 0, 0, 0);
    if (s->contest == CM_CONTEST_DRAUGR)
        mh_tell(tale, CM_EVENT_FOE_DRAUGR, MH_ALL, s->draugr[s->foe_spot - CM_SPOT_DRAUGR1], 0, 0,
                0);
    if (s->contest == CM_CONTEST_MONSTER)
        mh_tell(tale, CM_EVENT_FOE_MONSTER, MH_ALL, s->monster[s->foe_spot - CM_SPOT_SHORE1], 0, 0,
                0);
}

void cm_begin_contest(cm_state *s, unsigned contest, unsigned spot, unsigned seat, mh_tale *tale)
{
    s->contest = (uint8_t)contest;
    s->foe_spot = (uint8_t)spot;
    s->fighter = (uint8_t)seat;
    s->fight_stage = CM_FIGHT_ROLL;
    s->damage = s->losses = 0;
    mh_ask(&s->head, CM_PROMPT_FIGHT, 0, 0);
    if (contest == CM_CONTEST_HUNT) {
        mh_tell(tale, CM_EVENT_HUNTS, MH_ALL, seat, 0, 0, 0);
        return;
    }
    cm_foe foe = cm_foe_of(s);
    mh_tell(tale, CM_EVENT_FIGHTS, MH_ALL, seat, contest, foe.attack, foe.defence);
    tell_foe(s, tale);
}

static void end_contest(cm_state *s)
{
    s->contest = CM_CONTEST_NONE;
    s->foe_spot = s->fighter = MH_NONE;
    s->fight_stage = s->damage = s->losses = s->reaction = 0;
    memset(s->pool, 0, sizeof s->pool);
    mh_done(&s->head);
}

/* ---- step 1: roll (CM-FIGHT-04) ---- */

static void ask_roll(cm_state *s)
{
    unsigned die = 0; /* CM-RND-02: swords, spears, axes */
    while (die < CM_DIE_COUNT && !s->to_roll[die])
        die++;
    if (die < CM_DIE_COUNT)
        mh_ask(&s->head, CM_PROMPT_ROLL, 1u << MH_CHANCE, die);
}

static unsigned faces_with(unsigned die, unsigned roll)
{
    unsigned n = 0;
    for (unsigned i = CM_FACES * die; i < CM_FACES * (die + 1); i++)
        n += cm_dice[i].label == roll;
    return n;
}

uint32_t cm_legal_roll(const mh_state *st, int seat, mh_action *out)
{
    unsigned die = mh_top(st)->arg[0];
    uint32_t n = 0;
    (void)seat;
    for (unsigned r = 0; r < CM_ROLL_COUNT; r++)
        if (faces_with(die, r))
            out[n++] = mh_act(CM_VERB_ROLL, die, r, 0);
    return n;
}

const char *cm_why_roll(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    if (mh_verb_of(a) != CM_VERB_ROLL || mh_arg(a, 0) != mh_top(st)->arg[0])
        return "CM-RND-02";
    return faces_with(mh_arg(a, 0), mh_arg(a, 1)) ? NULL : "CM-COMP-04";
}

uint32_t cm_weight_roll(const mh_state *st, mh_action a)
{
    (void)st;
    return faces_with(mh_arg(a, 0), mh_arg(a, 1));
}

void cm_apply_roll(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    cm_state *s = cm_of(st);
    unsigned die = mh_arg(a, 0), roll = mh_arg(a, 1);
    (void)seat;
    mh_done(st);
    mh_add(&s->to_roll[die], -1);
    mh_add(&s->pool[die][roll], 1);
    mh_tell(tale, CM_EVENT_ROLLED, MH_ALL, s->fighter, die, roll, 0);
    ask_roll(s);
}

static void roll_all(cm_state *s)
{
    memset(s->pool, 0, sizeof s->pool);
    memcpy(s->to_roll, fighting_dice(s), sizeof s->to_roll);
    s->reaction = 0;
    s->fight_stage = CM_FIGHT_REROLL;
    ask_roll(s);
}

/* ---- step 2: reroll (CM-FIGHT-05..08) ----
 * Dice are named d1, d2... by type, then by face. Of equal dice only the first
 * ones are chosen, so that each choice has one name. */

typedef struct table_of_dice {
    uint8_t die[CM_DICE_LIMIT], roll[CM_DICE_LIMIT];
    unsigned count, twins, blanks; /* twins: a bit per die equal to the one before */
} table_of_dice;

static table_of_dice lay_out(const cm_state *s)
{
    table_of_dice t = {.count = 0};
    for (unsigned d = 0; d < CM_DIE_COUNT; d++)
        for (unsigned r = 0; r < CM_ROLL_COUNT; r++)
            for (unsigned i = 0; i < s->pool[d][r]; i++) {
                t.twins |= (unsigned)(i > 0) << t.count;
                t.blanks |= (unsigned)(r == CM_ROLL_BLANK) << t.count;
                t.die[t.count] = (uint8_t)d;
                t.roll[t.count++] = (uint8_t)r;
            }
    return t;
}

static bool is_named_well(const table_of_dice *t, unsigned set)
{
    return set && set < 1u << t->count && !(set & t->twins & ~(set << 1));
}

/* CM-RUNE-26: in RU any of the blanks, in DE all of them. */
static bool potential_set(const cm_state *s, const table_of_dice *t, unsigned set)
{
    bool all = cm_edition(s, CM_OPTION_ED_POTENTIAL) == CM_EDITION_DE;
    return is_named_well(t, set) && !(set & ~t->blanks) && (!all || set == t->blanks);
}

/* CM-RUNE-34 */
static bool may_use_potential(const cm_state *s, unsigned seat)
{
    return showing(s, CM_ROLL_BLANK) && cm_can_use(s, seat, CM_RUNE_EFFECT_RE_POTENTIAL);
}

static bool may_use_reaction(const cm_state *s, unsigned seat)
{
    return cm_shields(s) && cm_can_use(s, seat, CM_RUNE_EFFECT_RE_REACTION);
}

uint32_t cm_legal_reroll(const mh_state *st, int seat, mh_action *out)
{
    const cm_state *s = cm_const(st);
    table_of_dice t = lay_out(s);
    unsigned who = (unsigned)seat, sets = 1u << t.count;
    uint32_t n = 0;
    for (unsigned set = 1; s->favor[seat] && set < sets; set++)
        if (is_named_well(&t, set))
            out[n++] = mh_act(CM_VERB_REROLL, set, 0, 0);
    for (unsigned set = 1; may_use_potential(s, who) && set < sets; set++)
        if (potential_set(s, &t, set))
            out[n++] = mh_act(CM_VERB_POTENTIAL, set, 0, 0);
    out[n++] = mh_act(CM_VERB_STOP, 0, 0, 0);
    if (may_use_reaction(s, who))
        out[n++] = mh_act(CM_VERB_USE, cm_rune_of(CM_RUNE_EFFECT_RE_REACTION), 0, 0);
    return n;
}

const char *cm_why_reroll(const mh_state *st, int seat, mh_action a)
{
    const cm_state *s = cm_const(st);
    table_of_dice t = lay_out(s);
    unsigned set = mh_arg(a, 0), who = (unsigned)seat;
    switch (mh_verb_of(a)) {
    case CM_VERB_STOP:
        return NULL;
    case CM_VERB_REROLL:
        if (!s->favor[seat])
            return "CM-FIGHT-05";
        return is_named_well(&t, set) ? NULL : "CM-FIGHT-07";
    case CM_VERB_POTENTIAL:
        if (!cm_can_use(s, who, CM_RUNE_EFFECT_RE_POTENTIAL))
            return "CM-RUNE-01";
        if (!may_use_potential(s, who))
            return "CM-RUNE-34";
        return potential_set(s, &t, set) ? NULL : "CM-RUNE-26";
    case CM_VERB_USE:
        if (set != cm_rune_of(CM_RUNE_EFFECT_RE_REACTION))
            return "CM-RUNE-40";
        if (!cm_can_use(s, who, CM_RUNE_EFFECT_RE_REACTION))
            return "CM-RUNE-01";
        return may_use_reaction(s, who) ? NULL : "CM-RUNE-34";
    default:
        return "CM-FIGHT-05";
    }
}

/* As many of each sort of equal dice, the first ones of them. */
static unsigned first_of_equals(const table_of_dice *t, unsigned set)
{
    unsigned named = 0;
    for (unsigned i = 0; i < t->count; i++) {
        unsigned to = i;
        if (!(set >> i & 1))
            continue;
        while (to && (t->twins >> to & 1))
            to--;
        while (named >> to & 1)
            to++;
        named |= 1u << to;
    }
    return named;
}

mh_action cm_proper_reroll(const mh_state *st, int seat, mh_action a)
{
    unsigned verb = mh_verb_of(a), set = mh_arg(a, 0);
    table_of_dice t = lay_out(cm_const(st));
    if ((verb != CM_VERB_REROLL && verb != CM_VERB_POTENTIAL) || set >= 1u << t.count)
        return a;
    mh_action b = mh_act(verb, first_of_equals(&t, set), 0, 0);
    return cm_why_reroll(st, seat, b) ? a : b;
}

/* Told die by die, so that whoever follows the events knows what lies on the table. */
static void pick_up(cm_state *s, unsigned set, mh_tale *tale)
{
    table_of_dice t = lay_out(s);
    for (unsigned i = 0; i < t.count; i++)
        if (set >> i & 1) {
            mh_add(&s->pool[t.die[i]][t.roll[i]], -1);
            mh_add(&s->to_roll[t.die[i]], 1);
            mh_tell(tale, CM_EVENT_LIFTED, MH_ALL, s->fighter, t.die[i], t.roll[i], 0);
        }
    ask_roll(s);
}

void cm_apply_reroll(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    cm_state *s = cm_of(st);
    unsigned who = (unsigned)seat;
    mh_done(st);
    switch (mh_verb_of(a)) {
    case CM_VERB_REROLL:
        cm_spend(s, who, CM_GOOD_FAVOR, 1, tale);
        if (cm_has_ability(s, who, CM_ABILITY_LA_PIOUS))
            cm_gain(s, who, CM_GOOD_GLORY, 2, tale); /* CM-LEAD-10..13 */
        pick_up(s, mh_arg(a, 0), tale);
        return;
    case CM_VERB_POTENTIAL: /* CM-RUNE-32 */
        cm_use_rune(s, who, CM_RUNE_EFFECT_RE_POTENTIAL, tale);
        pick_up(s, mh_arg(a, 0), tale);
        return;
    case CM_VERB_USE: /* CM-RUNE-28: Reaction ends the step */
        cm_use_rune(s, who, CM_RUNE_EFFECT_RE_REACTION, tale);
        s->reaction = 1;
        break;
    default:
        break;
    }
    s->fight_stage = CM_FIGHT_CLOSE;
}

static void offer_reroll(cm_state *s)
{
    unsigned seat = s->fighter;
    if (s->favor[seat] || may_use_potential(s, seat) || may_use_reaction(s, seat))
        mh_ask(&s->head, CM_PROMPT_REROLL, 1u << seat, 0);
    else
        s->fight_stage = CM_FIGHT_CLOSE; /* CM-DEC-01 */
}

/* CM-LEAD-50..54, CM-RUNE-33: judged by the faces when the step ends. */
static void close_rolls(cm_state *s, mh_tale *tale)
{
    if (s->contest != CM_CONTEST_HUNT && showing(s, CM_ROLL_DOUBLE) &&
        cm_has_ability(s, s->fighter, CM_ABILITY_LA_BERSERKER))
        cm_gain(s, s->fighter, CM_GOOD_GLORY, 1, tale);
    s->fight_stage = CM_FIGHT_STRIKE;
    cm_open_window(s, CM_WINDOW_RW7B);
}

/* ---- steps 3 and 4: damage and losses (CM-FIGHT-09..14) ---- */

/* CM-HUNT-05, CM-HUNT-06, CM-HUNT-07 */
static void bring_home_game(cm_state *s, mh_tale *tale)
{
    unsigned hits = cm_hits(s, s->fighter, s->reaction);
    cm_gain(s, s->fighter, CM_GOOD_FOOD, hits < 6 ? hits : 6, tale); /* CM-HUNT-09: home */
    /* No food is told by no gain; it comes last, for odds play on up to it. */
    mh_tell(tale, CM_EVENT_CAUGHT, MH_ALL, s->fighter, hits, 0, 0);
    end_contest(s);
}

static void take_losses(cm_state *s, mh_tale *tale)
{
    const uint8_t *band = s->band[s->foe_spot];
    bool healing = cm_can_use(s, s->fighter, CM_RUNE_EFFECT_RE_HEALING);
    bool no_choice = s->losses == cm_sum(band) || cm_types(band) == 1;
    unsigned n[CM_DIE_COUNT];
    if (healing || !no_choice) {
        mh_ask(&s->head, CM_PROMPT_LOSSES, 1u << s->fighter, 0);
        return;
    }
    for (unsigned d = 0; d < CM_DIE_COUNT; d++)
        n[d] = band[d] ? (s->losses == cm_sum(band) ? band[d] : s->losses) : 0;
    cm_fall(s, s->foe_spot, n, tale);
}

static void strike(cm_state *s, mh_tale *tale)
{
    if (s->contest == CM_CONTEST_HUNT) {
        bring_home_game(s, tale);
        return;
    }
    cm_foe foe = cm_foe_of(s);
    unsigned hits = cm_hits(s, s->fighter, s->reaction), shields = cm_shields(s);
    unsigned dice = cm_sum(s->band[s->foe_spot]);
    unsigned losses = foe.attack > shields ? foe.attack - shields : 0; /* CM-FIGHT-10, 21 */
    mh_add(&s->damage, (int)hits);
    mh_tell(tale, CM_EVENT_STRUCK, MH_ALL, s->fighter, hits, s->damage, foe.defence);
    s->losses = (uint8_t)(losses < dice ? losses : dice); /* CM-FIGHT-12 */
    mh_tell(tale, CM_EVENT_PARRIED, MH_ALL, s->fighter, shields, foe.attack, s->losses);
    s->fight_stage = CM_FIGHT_CHECK;
    if (s->losses)
        take_losses(s, tale);
}

/* DP-16: CM-FIGHT-11; Healing (CM-RUNE-23) takes the place of all losses of a combat round,
 * and of these only (CM-SHORE-18). */
uint32_t cm_legal_losses(const mh_state *st, int seat, mh_action *out)
{
    const cm_state *s = cm_const(st);
    uint32_t n = cm_list_losses(s->band[s->foe_spot], s->losses, CM_VERB_LOSE, out);
    if (cm_can_use(s, (unsigned)seat, CM_RUNE_EFFECT_RE_HEALING))
        out[n++] = mh_act(CM_VERB_USE, cm_rune_of(CM_RUNE_EFFECT_RE_HEALING), 0, 0);
    return n;
}

const char *cm_why_losses(const mh_state *st, int seat, mh_action a)
{
    const cm_state *s = cm_const(st);
    if (mh_verb_of(a) == CM_VERB_LOSE)
        return cm_loses(s->band[s->foe_spot], s->losses, a) ? NULL : "CM-FIGHT-10";
    if (mh_verb_of(a) != CM_VERB_USE || mh_arg(a, 0) != cm_rune_of(CM_RUNE_EFFECT_RE_HEALING))
        return "CM-FIGHT-11";
    return cm_can_use(s, (unsigned)seat, CM_RUNE_EFFECT_RE_HEALING) ? NULL : "CM-RUNE-01";
}

void cm_apply_losses(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    cm_state *s = cm_of(st);
    const unsigned n[CM_DIE_COUNT] = {mh_arg(a, 0), mh_arg(a, 1), mh_arg(a, 2)};
    mh_done(st);
    if (mh_verb_of(a) == CM_VERB_LOSE) {
        cm_fall(s, s->foe_spot, n, tale);
        return;
    }
    cm_use_rune(s, (unsigned)seat, CM_RUNE_EFFECT_RE_HEALING, tale);
}

/* ---- step 5: who has won (CM-FIGHT-15..20) ---- */

/* CM-TROLL-04..06, CM-TROLL-10. Opened last to first: shed, then give. */
static void settle_blame(cm_state *s, unsigned seat, mh_tale *tale)
{
    bool may_decline = cm_edition(s, CM_OPTION_ED_TROLLBLAME) == CM_EDITION_DE;
    if (!may_decline && s->blame[seat])
        cm_spend(s, seat, CM_GOOD_BLAME, 1, tale);
    if (!may_decline && s->head.seats == 2)
        cm_gain(s, cm_left(s, seat), CM_GOOD_BLAME, 1, tale); /* CM-DEC-01 */
    else
        mh_ask(&s->head, CM_PROMPT_BLAME, 1u << seat, may_decline);
    if (may_decline && s->blame[seat])
        mh_ask(&s->head, CM_PROMPT_SHED, 1u << seat, 0);
}

/* CM-FIGHT-16, CM-FIGHT-24: the printed reward at once, and the card as a trophy. */
static void take_reward(cm_state *s, unsigned contest, unsigned spot, unsigned seat, mh_tale *tale)
{
    unsigned shore = spot - CM_SPOT_SHORE1;
    switch ((cm_contest_id)contest) {
    case CM_CONTEST_TROLL: /* CM-TROLL-03 */
        cm_gain(s, seat, CM_GOOD_WOOD, cm_trolls[s->troll].wood, tale);
        s->trolls_won[seat] |= 1u << s->troll;
        s->troll = MH_NONE;
        s->troll_beaten = 1;
        settle_blame(s, seat, tale);
        return;
    case CM_CONTEST_DRAUGR: { /* CM-DRAUGR-02 */
        unsigned card = s->draugr[spot - CM_SPOT_DRAUGR1];
        cm_gain(s, seat, CM_GOOD_COIN, cm_draugr[card].coins, tale);
        s->draugr_won[seat] |= 1u << card;
        s->draugr[spot - CM_SPOT_DRAUGR1] = MH_NONE;
        return;
    }
    case CM_CONTEST_MONSTER: /* CM-SHORE-14 */
        cm_gain(s, seat, CM_GOOD_FAVOR, cm_monsters[s->monster[shore]].favor, tale);
        cm_gain(s, seat, CM_GOOD_COIN, s->bounty[shore], tale);
        s->monsters_won[seat] |= 1ull << s->monster[shore];
        s->monster[shore] = MH_NONE;
        s->bounty[shore] = 0;
        return;
    case CM_CONTEST_KRAKEN: /* CM-JOUR-08: no trophy */
    case CM_CONTEST_NONE:
    case CM_CONTEST_HUNT:
    case CM_CONTEST_COUNT:
        return;
    }
}

/* CM-FIGHT-18; in a kraken fight the survivors stay aboard (CM-SM-03). */
static void survivors_go_home(cm_state *s, unsigned contest, unsigned spot, unsigned seat)
{
    for (unsigned d = 0; contest != CM_CONTEST_KRAKEN && d < CM_DIE_COUNT; d++) {
        mh_add(&s->dice[seat][d], s->band[spot][d]);
        s->band[spot][d] = 0;
    }
}

static void win(cm_state *s, unsigned glory, mh_tale *tale)
{
    unsigned contest = s->contest, spot = s->foe_spot, seat = s->fighter;
    mh_tell(tale, CM_EVENT_WON, MH_ALL, seat, contest, 0, 0);
    end_contest(s);
    cm_gain(s, seat, CM_GOOD_GLORY, glory, tale);
    take_reward(s, contest, spot, seat, tale);
    survivors_go_home(s, contest, spot, seat);
    if (cm_can_use(s, seat, CM_RUNE_EFFECT_RE_GLORY)) { /* RW9: CM-RUNE-42 */
        mh_frame *f = mh_ask(&s->head, CM_PROMPT_GLORY, 1u << seat, CM_RUNE_EFFECT_RE_GLORY);
        f->arg[1] = (uint8_t)glory;
    }
}

/* DP-17: CM-RUNE-22. arg: the effect, the glory printed on the enemy. */
void cm_apply_glory(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    unsigned glory = mh_top(st)->arg[1];
    mh_done(st);
    if (mh_verb_of(a) == CM_VERB_PASS)
        return;
    cm_use_rune(cm_of(st), (unsigned)seat, CM_RUNE_EFFECT_RE_GLORY, tale);
    cm_gain(cm_of(st), (unsigned)seat, CM_GOOD_GLORY, glory / 2, tale);
}

/* CM-FIGHT-15, CM-FIGHT-17: lethal damage is looked at first; more of it gives nothing
 * (CM-FIGHT-23). */
static void check_end(cm_state *s, mh_tale *tale)
{
    cm_foe foe = cm_foe_of(s);
    if (s->damage >= foe.defence) {
        win(s, foe.glory, tale);
    } else if (cm_sum(s->band[s->foe_spot])) {
        s->fight_stage = CM_FIGHT_ROLL; /* CM-FIGHT-20, CM-FIGHT-25 */
    } else {                            /* CM-FIGHT-19, CM-SHORE-15 */
        mh_tell(tale, CM_EVENT_BEATEN, MH_ALL, s->fighter, 0, 0, 0);
        end_contest(s);
    }
}

/* CM-FIGHT-01: every fight, and a hunt. CM-FIGHT-03: round after round. */
void cm_step_fight(mh_state *st, mh_tale *tale)
{
    cm_state *s = cm_of(st);
    switch (s->fight_stage) {
    case CM_FIGHT_ROLL:
        roll_all(s);
        return;
    case CM_FIGHT_REROLL:
        offer_reroll(s);
        return;
    case CM_FIGHT_CLOSE:
        close_rolls(s, tale);
        return;
    case CM_FIGHT_STRIKE:
        strike(s, tale);
        return;
    default:
        check_end(s, tale);
    }
}

/* DP-18, first part (DE): CM-TROLL-05. */
uint32_t cm_legal_shed(const mh_state *st, int seat, mh_action *out)
{
    (void)st, (void)seat;
    out[0] = mh_act(CM_VERB_SHED, 0, 0, 0);
    out[1] = mh_act(CM_VERB_SHED, 1, 0, 0);
    return 2;
}

const char *cm_why_shed(const mh_state *st, int seat, mh_action a)
{
    (void)st, (void)seat;
    return mh_verb_of(a) == CM_VERB_SHED && mh_arg(a, 0) < 2 ? NULL : "CM-TROLL-05";
}

void cm_apply_shed(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    mh_done(st);
    if (mh_arg(a, 0))
        cm_spend(cm_of(st), (unsigned)seat, CM_GOOD_BLAME, 1, tale);
}

/* DP-18, second part. arg: may it be nobody? */
uint32_t cm_legal_blame(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    for (unsigned other = 0; other < st->seats; other++)
        if (other != (unsigned)seat)
            out[n++] = mh_act(CM_VERB_BLAME, other, 0, 0);
    if (mh_top(st)->arg[0])
        out[n++] = mh_act(CM_VERB_PASS, 0, 0, 0);
    return n;
}

const char *cm_why_blame(const mh_state *st, int seat, mh_action a)
{
    bool may_decline = mh_top(st)->arg[0];
    if (mh_verb_of(a) == CM_VERB_PASS)
        return may_decline ? NULL : "CM-TROLL-04";
    if (mh_verb_of(a) == CM_VERB_BLAME && mh_arg(a, 0) < st->seats &&
        mh_arg(a, 0) != (unsigned)seat)
        return NULL;
    return may_decline ? "CM-TROLL-05" : "CM-TROLL-04";
}

void cm_apply_blame(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)seat;
    mh_done(st);
    if (mh_verb_of(a) == CM_VERB_BLAME)
        cm_gain(cm_of(st), mh_arg(a, 0), CM_GOOD_BLAME, 1, tale);
}
