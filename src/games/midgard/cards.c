/* cards.c - decks as bags, and the journey cards (CM-RND-*, CM-PREP-03, CM-HID-02). */
#include "state.h"

static const uint8_t deck_verb[CM_DECK_COUNT] = {
    [CM_DECK_MILITARY] = CM_VERB_STALL,    [CM_DECK_ECONOMIC] = CM_VERB_STALL,
    [CM_DECK_TROLL] = CM_VERB_TROLL,       [CM_DECK_DRAUGR] = CM_VERB_DRAUGR,
    [CM_DECK_MONSTER] = CM_VERB_MONSTER,   [CM_DECK_RUNE] = CM_VERB_RUNE,
    [CM_DECK_MERCHANT] = CM_VERB_MERCHANT, [CM_DECK_DESTINY] = CM_VERB_DESTINY,
    [CM_DECK_FIRST] = CM_VERB_FIRST,
};

/* The top card of a deck goes to `slot`: a space of the board, or a seat. */
void cm_ask_draw(cm_state *s, unsigned deck, unsigned slot)
{
    mh_frame *f = mh_ask(&s->head, CM_PROMPT_DRAW, 1u << MH_CHANCE, deck);
    f->arg[1] = (uint8_t)slot;
}

/* What may come next: any card of the bag. Destinies put back lie under it, in
 * an order that somebody knows (CM-RND-06). */
static uint64_t next_cards(const cm_state *s, unsigned deck)
{
    if (deck == CM_DECK_DESTINY && !s->deck[deck]) {
        assert(s->under[0] < CM_DESTINY_COUNT);
        return 1ull << s->under[0];
    }
    return s->deck[deck];
}

uint32_t cm_legal_draw(const mh_state *st, int seat, mh_action *out)
{
    unsigned deck = mh_top(st)->arg[0];
    uint32_t n = 0;
    (void)seat;
    for (uint64_t left = next_cards(cm_const(st), deck); left; left &= left - 1)
        out[n++] = mh_act(deck_verb[deck], (unsigned)__builtin_ctzll(left), 0, 0);
    return n;
}

const char *cm_why_draw(const mh_state *st, int seat, mh_action a)
{
    unsigned deck = mh_top(st)->arg[0], card = mh_arg(a, 0);
    (void)seat;
    if (mh_verb_of(a) == deck_verb[deck] && card < 64 && next_cards(cm_const(st), deck) >> card & 1)
        return NULL;
    return "CM-RND-01";
}

static void draw_destiny(cm_state *s, unsigned seat, unsigned card, bool from_under, mh_tale *tale)
{
    uint8_t seen = (uint8_t)(1u << seat);
    if (from_under) {
        seen |= s->under_seen[0];
        s->under_count--;
        for (unsigned i = 0; i < s->under_count; i++) {
            s->under[i] = s->under[i + 1];
            s->under_seen[i] = s->under_seen[i + 1];
        }
        s->under[s->under_count] = MH_NONE;
        s->under_seen[s->under_count] = 0;
    }
    s->destiny_seen[card] = seen;
    if (s->phase == CM_PHASE_PREPARE) { /* CM-SETUP-11 */
        s->destinies[seat] |= (uint16_t)(1u << card);
        s->destiny_count[seat]++;
    } else {
        assert(s->drawn_count < CM_DRAWN);
        s->drawn[s->drawn_count++] = (uint8_t)card;
    }
    mh_tell(tale, CM_EVENT_DREW, 1u << seat, seat, card, 0, 0);
}

static void take_rune(cm_state *s, unsigned slot, unsigned card, mh_tale *tale)
{
    if (slot < CM_ROW) {
        s->rune_row[slot] = (uint8_t)card;
        return;
    }
    s->runes[s->turn] |= (uint16_t)(1u << card); /* CM-HID-08 */
    mh_tell(tale, CM_EVENT_RUNE, MH_ALL, s->turn, card, 0, 0);
}

void cm_apply_draw(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    cm_state *s = cm_of(st);
    unsigned deck = mh_top(st)->arg[0], slot = mh_top(st)->arg[1], card = mh_arg(a, 0);
    bool from_under = deck == CM_DECK_DESTINY && !s->deck[deck];
    (void)seat;
    mh_done(st);
    s->deck[deck] &= ~(1ull << card);
    switch ((cm_deck_id)deck) {
    case CM_DECK_MILITARY:
    case CM_DECK_ECONOMIC:
        s->stall[slot] = (uint8_t)card;
        break;
    case CM_DECK_FIRST:
        s->first = s->turn = (uint8_t)card;
        s->deck[CM_DECK_FIRST] = 0;
        break;
    case CM_DECK_TROLL:
        s->troll = (uint8_t)card;
        break;
    case CM_DECK_DRAUGR:
        s->draugr[slot] = (uint8_t)card;
        break;
    case CM_DECK_MONSTER:
        s->monster[slot] = (uint8_t)card;
        mh_tell(tale, CM_EVENT_APPEARS, MH_ALL, slot, card, 0, 0);
        break;
    case CM_DECK_RUNE:
        take_rune(s, slot, card, tale);
        break;
    case CM_DECK_MERCHANT:
        s->merchant = (uint8_t)card;
        break;
    case CM_DECK_DESTINY:
        draw_destiny(s, slot, card, from_under, tale);
        break;
    case CM_DECK_COUNT:
        break;
    }
}

/* ---- journeys ----
 * A card laid face down is not drawn before somebody looks: until then it is one
 * of those left in its bag. */

static unsigned deck_left(const cm_state *s)
{
    unsigned n = 0;
    for (unsigned j = 0; j < CM_JOURNEY_COUNT; j++)
        n += s->journeys[j];
    for (unsigned i = 0; i < CM_SHORES; i++)
        n -= s->journey[i] == CM_FACE_DOWN && !s->journey_aged[i];
    return n;
}

/* CM-RND-05: what still lies face down is of the old deck. */
static void reshuffle_journeys(cm_state *s)
{
    for (unsigned j = 0; j < CM_JOURNEY_COUNT; j++) {
        s->journeys_old[j] = (uint8_t)(s->journeys_old[j] + s->journeys[j]);
        s->journeys[j] = s->journeys_gone[j];
        s->journeys_gone[j] = 0;
    }
    for (unsigned i = 0; i < CM_SHORES; i++)
        s->journey_aged[i] = s->journey[i] != MH_NONE && s->journey_known[i] != MH_ALL;
}

/* CM-PREP-03 */
void cm_lay_journey(cm_state *s, unsigned shore)
{
    if (!deck_left(s))
        reshuffle_journeys(s);
    s->journey[shore] = CM_FACE_DOWN;
    s->journey_known[shore] = 0;
    s->journey_aged[shore] = 0;
}

static void journey_seen(cm_state *s, unsigned shore, unsigned seat, mh_tale *tale)
{
    if (seat == MH_NOBODY) {
        s->journey_known[shore] = MH_ALL;
        mh_tell(tale, CM_EVENT_VOYAGE, MH_ALL, shore, s->journey[shore], 0, 0);
        return;
    }
    s->journey_known[shore] |= (uint8_t)(1u << seat);
    if (mh_top(&s->head)->prompt !=
        CM_PROMPT_SAGE) /* a look at the Sage's is told as it is taken */
        mh_tell(tale, CM_EVENT_LOOKED, MH_ALL, seat, shore, 0, 0);
    mh_tell(tale, CM_EVENT_SAW, 1u << seat, seat, shore, s->journey[shore], 0);
}

void cm_turn_journey(cm_state *s, unsigned shore, unsigned seat, mh_tale *tale)
{
    if (s->journey[shore] != CM_FACE_DOWN) {
        journey_seen(s, shore, seat, tale);
        return;
    }
    mh_frame *f = mh_ask(&s->head, CM_PROMPT_JOURNEY_CARD, 1u << MH_CHANCE, shore);
    f->arg[1] = (uint8_t)seat;
}

/* CM-RUNE-24: the card laid aside joins the pile after its successor is drawn. */
void cm_redraw_journey(cm_state *s, unsigned shore)
{
    uint8_t aside = s->journey[shore];
    s->journey[shore] = MH_NONE;
    cm_lay_journey(s, shore);
    mh_add(&s->journeys_gone[aside], 1);
    mh_frame *f = mh_ask(&s->head, CM_PROMPT_JOURNEY_CARD, 1u << MH_CHANCE, shore);
    f->arg[1] = MH_NOBODY;
}

static const uint8_t *bag_of(const cm_state *s, unsigned shore)
{
    return s->journey_aged[shore] ? s->journeys_old : s->journeys;
}

uint32_t cm_legal_journey_card(const mh_state *st, int seat, mh_action *out)
{
    const uint8_t *bag = bag_of(cm_const(st), mh_top(st)->arg[0]);
    uint32_t n = 0;
    (void)seat;
    for (unsigned j = 0; j < CM_JOURNEY_COUNT; j++)
        if (bag[j])
            out[n++] = mh_act(CM_VERB_JOURNEY, j, 0, 0);
    return n;
}

const char *cm_why_journey_card(const mh_state *st, int seat, mh_action a)
{
    const uint8_t *bag = bag_of(cm_const(st), mh_top(st)->arg[0]);
    (void)seat;
    if (mh_verb_of(a) == CM_VERB_JOURNEY && mh_arg(a, 0) < CM_JOURNEY_COUNT && bag[mh_arg(a, 0)])
        return NULL;
    return "CM-RND-05";
}

uint32_t cm_weight_journey_card(const mh_state *st, mh_action a)
{
    return bag_of(cm_const(st), mh_top(st)->arg[0])[mh_arg(a, 0)];
}

void cm_apply_journey_card(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    cm_state *s = cm_of(st);
    unsigned shore = mh_top(st)->arg[0], viewer = mh_top(st)->arg[1], card = mh_arg(a, 0);
    (void)seat;
    mh_done(st);
    mh_add(s->journey_aged[shore] ? &s->journeys_old[card] : &s->journeys[card], -1);
    s->journey[shore] = (uint8_t)card;
    journey_seen(s, shore, viewer, tale);
}
