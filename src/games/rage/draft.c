/* draft.c - rules BR-DRAFT-*: the deal, and cards kept one pack after another. */
#include "state.h"

/* BR-DRAFT-05: two players keep two cards at a time. */
unsigned br_picks(const br_state *s)
{
    return br_starting[s->head.seats == 2 ? BR_START_PICKS_PER_PASS_2 : BR_START_PICKS_PER_PASS_3]
        .value;
}

/* BR-DRAFT-03, BR-DRAFT-06, BR-DRAFT-11: packs go to the left. */
unsigned br_pack_of(const br_state *s, unsigned seat)
{
    return (seat + s->round * (s->head.seats - 1u)) % s->head.seats;
}

/* BR-DRAFT-08 */
bool br_is_first_game(const br_state *s, unsigned age)
{
    return age == 0 && br_option(s, BR_OPTION_FIRST_GAME) == BR_SWITCH_ON;
}

/* ---- the deal (chance) ------------------------------------------------------ */

static unsigned pack_size(const br_state *s, unsigned pack)
{
    unsigned n = 0;
    while (n < BR_PACK && s->draft[s->age][pack][n] != MH_NONE)
        n++;
    return n;
}

/* The first seat whose pack is not full, or the number of seats. */
static unsigned receiver(const br_state *s)
{
    unsigned seat = 0;
    while (seat < s->head.seats && s->draft[s->age][seat][BR_PACK - 1] != MH_NONE)
        seat++;
    return seat;
}

/* BR-SETUP-08, BR-DRAFT-01: no card of another Age. */
static bool is_in_deck(const br_state *s, unsigned card)
{
    return s->at[card] == BR_PLACE_DECK && br_age_of(card) == s->age;
}

/* Where the cards of an Age stand in the tables: the base game's, then the fifth clan's. */
const br_range br_decks[BR_AGES][2] = {
    {{BR_CARD_A1_TROLL, BR_CARD_A2_VALKYRIE},
     {BR_CARD_A1_LORD_OF_HAMMERS_5P, BR_CARD_A2_LORD_OF_AXES_5P}},
    {{BR_CARD_A2_VALKYRIE, BR_CARD_A3_FROST_GIANT},
     {BR_CARD_A2_LORD_OF_AXES_5P, BR_CARD_A3_LORD_OF_SPEARS_5P}},
    {{BR_CARD_A3_FROST_GIANT, BR_CARD_A1_LORD_OF_HAMMERS_5P},
     {BR_CARD_A3_LORD_OF_SPEARS_5P, BR_CARD_COUNT}},
};

uint32_t br_legal_deal(const mh_state *st, int seat, mh_action *out)
{
    const br_state *s = br_const(st);
    unsigned to = receiver(s);
    mh_action *next = out;
    (void)seat;
    for (unsigned run = 0; run < 2; run++) {
        br_range deck = br_decks[s->age][run]; /* read once: actions might lie over it */
        for (unsigned card = deck.first; card < deck.end; card++)
            if (s->at[card] == BR_PLACE_DECK)
                *next++ = mh_act(BR_VERB_DEAL, card, to, 0);
    }
    return (uint32_t)(next - out);
}

const char *br_why_deal(const mh_state *st, int seat, mh_action a)
{
    const br_state *s = br_const(st);
    unsigned card = mh_arg(a, 0);
    (void)seat;
    if (mh_verb_of(a) != BR_VERB_DEAL || card >= BR_CARD_COUNT || mh_arg(a, 1) != receiver(s) ||
        !is_in_deck(s, card))
        return "BR-DRAFT-02";
    return NULL;
}

static void sort_in(uint8_t *cards, unsigned n, unsigned card)
{
    for (; n && cards[n - 1] > card; n--)
        cards[n] = cards[n - 1];
    cards[n] = (uint8_t)card;
}

void br_apply_deal(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    br_state *s = br_of(st);
    unsigned card = mh_arg(a, 0), to = mh_arg(a, 1);
    (void)seat;
    sort_in(s->draft[s->age][to], pack_size(s, to), card);
    s->at[card] = BR_PLACE_PACK;
    mh_tell(tale, BR_EVENT_DEALT, 1u << to, to, card, 0, 0);
    if (receiver(s) == s->head.seats) /* the frame serves the whole deal */
        mh_done(st);
}

static void take_whole_packs(br_state *s)
{
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        for (unsigned i = 0; i < BR_PACK; i++)
            br_to_hand(s, seat, s->draft[s->age][seat][i]);
}

void br_phase_deal(br_state *s, mh_tale *tale)
{
    if (receiver(s) < s->head.seats)
        mh_ask(&s->head, BR_PROMPT_DEAL, 1u << MH_CHANCE, 0);
    else if (br_is_first_game(s, s->age)) {
        take_whole_packs(s);
        br_begin_actions(s, tale);
    } else {
        s->round = 0;
        br_enter(s, BR_PHASE_DRAFT, tale);
    }
}

/* ---- D_DRAFT ---------------------------------------------------------------- */

static uint32_t list_pairs(const uint8_t *pack, unsigned from, mh_action *out)
{
    uint32_t n = 0;
    for (unsigned i = from; i < BR_PACK; i++)
        for (unsigned j = i + 1; j < BR_PACK; j++)
            out[n++] = mh_act(BR_VERB_DRAFT_TWO, pack[i], pack[j], 0);
    return n;
}

uint32_t br_legal_draft(const mh_state *st, int seat, mh_action *out)
{
    const br_state *s = br_const(st);
    const uint8_t *pack = s->draft[s->age][br_pack_of(s, (unsigned)seat)];
    unsigned from = s->round * br_picks(s);
    uint32_t n = 0;
    if (br_picks(s) == 2)
        return list_pairs(pack, from, out);
    for (unsigned i = from; i < BR_PACK; i++)
        out[n++] = mh_act(BR_VERB_DRAFT, pack[i], 0, 0);
    return n;
}

static bool is_in_pack(const br_state *s, unsigned seat, unsigned card)
{
    const uint8_t *pack = s->draft[s->age][br_pack_of(s, seat)];
    for (unsigned i = s->round * br_picks(s); i < BR_PACK; i++)
        if (pack[i] == card)
            return true;
    return false;
}

const char *br_why_draft(const mh_state *st, int seat, mh_action a)
{
    const br_state *s = br_const(st);
    bool two = br_picks(s) == 2;
    if (mh_verb_of(a) != (two ? BR_VERB_DRAFT_TWO : BR_VERB_DRAFT))
        return two ? "BR-DRAFT-05" : "BR-DRAFT-03";
    if (!is_in_pack(s, (unsigned)seat, mh_arg(a, 0)))
        return "BR-DRAFT-03";
    if (two && (!is_in_pack(s, (unsigned)seat, mh_arg(a, 1)) || mh_arg(a, 0) >= mh_arg(a, 1)))
        return "BR-DRAFT-05";
    return NULL;
}

/* Two cards the other way round. */
mh_action br_proper_draft(const mh_state *st, int seat, mh_action a)
{
    mh_action b = mh_act(BR_VERB_DRAFT_TWO, mh_arg(a, 1), mh_arg(a, 0), 0);
    return mh_verb_of(a) == BR_VERB_DRAFT_TWO && !br_why_draft(st, seat, b) ? b : a;
}

/* Move a picked card to the front of what is left; the rest stays sorted. */
static void pull(uint8_t *pack, unsigned to, unsigned card)
{
    unsigned i = to;
    while (pack[i] != card)
        i++;
    for (; i > to; i--)
        pack[i] = pack[i - 1];
    pack[to] = (uint8_t)card;
}

/* BR-DRAFT-09, BR-DRAFT-10: all picks of a round take effect together. */
static void take_picks(br_state *s)
{
    unsigned from = s->round * br_picks(s);
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        for (unsigned i = 0; i < br_picks(s); i++) {
            unsigned card = s->pick[seat][i];
            pull(s->draft[s->age][br_pack_of(s, seat)], from + i, card);
            br_to_hand(s, seat, card);
            s->pick[seat][i] = MH_NONE;
        }
    s->round++;
}

void br_apply_draft(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    br_state *s = br_of(st);
    for (unsigned i = 0; i < br_picks(s); i++) {
        s->pick[seat][i] = (uint8_t)mh_arg(a, i);
        mh_tell(tale, BR_EVENT_DRAFTED, 1u << seat, (unsigned)seat, mh_arg(a, i), 0, 0);
    }
    if (!mh_answered(st, seat))
        return;
    mh_done(st);
    take_picks(s);
}

/* BR-DRAFT-04 */
static void drop_leftovers(br_state *s)
{
    for (unsigned pack = 0; pack < s->head.seats; pack++)
        for (unsigned i = br_starting[BR_START_CARDS_DRAFTED_ANY].value; i < BR_PACK; i++)
            s->at[s->draft[s->age][pack][i]] = BR_PLACE_LEFT;
}

void br_phase_draft(br_state *s, mh_tale *tale)
{
    if (s->round * br_picks(s) < br_starting[BR_START_CARDS_DRAFTED_ANY].value) {
        mh_ask(&s->head, BR_PROMPT_DRAFT, (1u << s->head.seats) - 1, 0);
        return;
    }
    drop_leftovers(s);
    br_begin_actions(s, tale);
}
