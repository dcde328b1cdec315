/* setup.c - rules BR-COMP-*, BR-SETUP-*, BR-5P-*: pieces, decks, tokens, the first player. */
#include <string.h>

#include "state.h"

/* What is NONE before anything happened. */
static void clear(br_state *s)
{
    memset(s->draft, MH_NONE, sizeof s->draft);
    memset(s->pick, MH_NONE, sizeof s->pick);
    memset(s->kept, MH_NONE, sizeof s->kept);
    memset(s->vow, MH_NONE, sizeof s->vow);
    memset(s->sheet, MH_NONE, sizeof s->sheet);
    memset(s->token, MH_NONE, sizeof s->token);
    memset(s->doom, MH_NONE, sizeof s->doom);
    s->first = s->turn = MH_NONE;
    br_battle_reset(s);
}

/* BR-SETUP-01, BR-COMP-02: all clans are alike (BR-COMP-05). */
static void lay_out_clan(br_state *s, unsigned seat)
{
    memset(s->figure[seat], BR_SPOT_RESERVE, BR_FIGURE_MONSTER_1);
    memset(s->figure[seat] + BR_FIGURE_MONSTER_1, BR_SPOT_BOX, 2);
    if (seat >= s->head.seats) {
        memset(s->figure[seat], BR_SPOT_BOX, BR_FIGURE_COUNT);
        return;
    }
    s->warriors[seat][BR_SPOT_RESERVE] = br_starting[BR_START_WARRIORS_IN_RESERVE_ANY].value;
    s->stat[seat][BR_STAT_RAGE] = br_starting[BR_START_RAGE_STEP_ANY].value;
    s->stat[seat][BR_STAT_AXES] = br_starting[BR_START_AXES_STEP_ANY].value;
    s->stat[seat][BR_STAT_HORNS] = br_starting[BR_START_HORNS_STEP_ANY].value;
    s->rage[seat] = br_starting[BR_START_CURRENT_RAGE_ANY].value;
}

/* BR-COMP-01, BR-COMP-03 */
const char *br_setup(mh_state *st)
{
    br_state *s = br_of(st);
    if (st->seats == BR_SEATS && br_option(s, BR_OPTION_FIFTH_CLAN) != BR_SWITCH_ON)
        return "five clans need the option fifth-clan=on (BR-5P-01)";
    unsigned first = br_option(s, BR_OPTION_FIRST_PLAYER);
    if (first >= BR_OPT_FIRST_COUNT || (first && first - 1 >= st->seats))
        return "the first player must have a seat (BR-SETUP-09)";
    clear(s);
    for (unsigned seat = 0; seat < BR_SEATS; seat++)
        lay_out_clan(s, seat);
    for (unsigned card = 0; card < BR_CARD_COUNT; card++) /* BR-SETUP-07, BR-5P-02 */
        s->at[card] = br_cards[card].min_players <= st->seats ? BR_PLACE_DECK : BR_PLACE_OUT;
    s->token[BR_SPOT_YGGDRASIL] = BR_TOKEN_T_ALL; /* BR-SETUP-02 */
    mh_ask(st, BR_PROMPT_FLOW, 0, 0);
    return NULL;
}

/* ---- pillage tokens --------------------------------------------------------- */

static unsigned next_bare(const br_state *s)
{
    unsigned land = 1;
    while (land < BR_LANDS && s->token[land] != MH_NONE)
        land++;
    return land;
}

static unsigned tokens_left(const br_state *s, unsigned token)
{
    unsigned n = br_pillage_tokens[token].count;
    for (unsigned land = 1; land < BR_LANDS; land++)
        n -= s->token[land] == token;
    return n;
}

uint32_t br_legal_lay(const mh_state *st, int seat, mh_action *out)
{
    const br_state *s = br_const(st);
    uint32_t n = 0;
    (void)seat;
    for (unsigned token = 0; token < BR_TOKEN_T_ALL; token++)
        if (tokens_left(s, token))
            out[n++] = mh_act(BR_VERB_LAY, token, next_bare(s), 0);
    return n;
}

const char *br_why_lay(const mh_state *st, int seat, mh_action a)
{
    const br_state *s = br_const(st);
    (void)seat;
    if (mh_verb_of(a) != BR_VERB_LAY || mh_arg(a, 0) >= BR_TOKEN_T_ALL ||
        mh_arg(a, 1) != next_bare(s) || !tokens_left(s, mh_arg(a, 0)))
        return "BR-SETUP-02";
    return NULL;
}

void br_apply_lay(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)seat;
    br_of(st)->token[mh_arg(a, 1)] = (uint8_t)mh_arg(a, 0);
    mh_tell(tale, BR_EVENT_LAID, MH_ALL, mh_arg(a, 0), mh_arg(a, 1), 0, 0);
    mh_done(st);
}

uint32_t br_weight_lay(const mh_state *st, mh_action a)
{
    return tokens_left(br_const(st), mh_arg(a, 0));
}

/* ---- Ragnarok tokens -------------------------------------------------------- */

static unsigned doomed(const br_state *s)
{
    unsigned lands = 0;
    for (unsigned age = 0; age < BR_AGES; age++)
        if (s->doom[age] != MH_NONE)
            lands |= 1u << s->doom[age];
    return lands;
}

/* Provinces whose token has not been drawn; Yggdrasil has none (BR-RAG-09). */
static unsigned undrawn(const br_state *s)
{
    return BR_LAND_MASK & ~(1u << BR_SPOT_YGGDRASIL) & ~doomed(s) & ~(unsigned)s->destroyed;
}

static uint32_t list_lands(unsigned lands, unsigned verb, mh_action *out)
{
    uint32_t n = 0;
    for (unsigned land = 0; land < BR_LANDS; land++)
        if (lands >> land & 1)
            out[n++] = mh_act(verb, land, 0, 0);
    return n;
}

static const char *why_land(const mh_state *st, mh_action a, unsigned verb, const char *rule)
{
    unsigned land = mh_arg(a, 0);
    bool ok = mh_verb_of(a) == verb && land < BR_LANDS && undrawn(br_const(st)) >> land & 1;
    return ok ? NULL : rule;
}

uint32_t br_legal_doom(const mh_state *st, int seat, mh_action *out)
{
    (void)seat;
    return list_lands(undrawn(br_const(st)), BR_VERB_DOOM, out);
}

const char *br_why_doom(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    return why_land(st, a, BR_VERB_DOOM, "BR-SETUP-03");
}

void br_apply_doom(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    br_state *s = br_of(st);
    unsigned age = 0;
    (void)seat;
    while (s->doom[age] != MH_NONE)
        age++;
    s->doom[age] = (uint8_t)mh_arg(a, 0); /* BR-SETUP-04: the Doom token lies on doom[age] */
    mh_tell(tale, BR_EVENT_DOOMED, MH_ALL, mh_arg(a, 0), age, 0, 0);
    mh_done(st);
}

uint32_t br_legal_ruin(const mh_state *st, int seat, mh_action *out)
{
    (void)seat;
    return list_lands(undrawn(br_const(st)), BR_VERB_RUIN, out);
}

const char *br_why_ruin(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    return why_land(st, a, BR_VERB_RUIN, "BR-SETUP-05");
}

void br_apply_ruin(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    br_state *s = br_of(st);
    (void)seat;
    s->destroyed |= (uint16_t)(1u << mh_arg(a, 0));
    mh_tell(tale, BR_EVENT_RUINED, MH_ALL, mh_arg(a, 0), 0, 0, 0);
    mh_done(st);
}

/* ---- the first player ------------------------------------------------------- */

/* BR-SETUP-09: at random, or as the table decided. */
static bool may_be_first(const br_state *s, unsigned seat)
{
    unsigned choice = br_option(s, BR_OPTION_FIRST_PLAYER);
    return seat < s->head.seats && (choice == BR_OPT_FIRST_RANDOM || seat == choice - 1);
}

uint32_t br_legal_first(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned i = 0; i < st->seats; i++)
        if (may_be_first(br_const(st), i))
            out[n++] = mh_act(BR_VERB_FIRST, i, 0, 0);
    return n;
}

const char *br_why_first(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    bool ok = mh_verb_of(a) == BR_VERB_FIRST && may_be_first(br_const(st), mh_arg(a, 0));
    return ok ? NULL : "BR-SETUP-09";
}

void br_apply_first(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)seat;
    br_of(st)->first = (uint8_t)mh_arg(a, 0);
    mh_tell(tale, BR_EVENT_FIRST, MH_ALL, mh_arg(a, 0), 0, 0, 0);
    mh_done(st);
}

static unsigned ruined_at_start(const br_state *s)
{
    return br_ragnarok[BR_RAGNAROK_RD2 + s->head.seats - 2].value;
}

/* BR-SM-01: chance, one draw at a time. */
void br_phase_setup(br_state *s, mh_tale *tale)
{
    const unsigned nature = 1u << MH_CHANCE;
    if (next_bare(s) < BR_LANDS)
        mh_ask(&s->head, BR_PROMPT_LAY, nature, 0);
    else if (s->doom[BR_AGES - 1] == MH_NONE)
        mh_ask(&s->head, BR_PROMPT_DOOM, nature, 0);
    else if ((unsigned)__builtin_popcount(s->destroyed) < ruined_at_start(s))
        mh_ask(&s->head, BR_PROMPT_RUIN, nature, 0); /* BR-SETUP-05, BR-5P-01 */
    else if (s->first == MH_NONE)
        mh_ask(&s->head, BR_PROMPT_FIRST, nature, 0);
    else {
        mh_tell(tale, BR_EVENT_AGE, MH_ALL, s->age, 0, 0, 0);
        br_enter(s, BR_PHASE_DEAL, tale);
    }
}
