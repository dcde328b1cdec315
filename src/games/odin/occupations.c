/* occupations.c - the cards: dealing, drawing, playing, and the moments at which
 * played ones act (FO-OCC, FO-COMP-11, FO-SET-06, FO-SET-07). A card in hand is secret and
 * counts nothing (FO-OCC-01); the ways into the hand are those of FO-OCC-04. */
#include "state.h"

bool fo_in_decks(const fo_state *s, unsigned card)
{
    static const uint8_t letters[] = {
        [FO_DECKS_NONE] = 0, [FO_DECKS_A] = 1,  [FO_DECKS_B] = 2,  [FO_DECKS_C] = 4,
        [FO_DECKS_AB] = 3,   [FO_DECKS_AC] = 5, [FO_DECKS_BC] = 6, [FO_DECKS_ABC] = 7,
    };
    return letters[fo_option(s, FO_OPTION_DECKS)] >> fo_occupations[card].deck &
           1; /* FO-SET-06, FO-RULING-02 */
}

unsigned fo_hand(const fo_state *s, int seat)
{
    return (unsigned)(s->hand_dark[seat] + s->hand_light[seat]);
}

static uint32_t list_cards(const uint64_t *set, unsigned verb, mh_action *out)
{
    uint32_t n = 0;
    for (unsigned word = 0; word < FO_CARD_WORDS; word++)
        for (uint64_t m = set[word]; m; m &= m - 1)
            out[n++] = mh_act(verb, 64 * word + fo_low_bit(m), 0, 0);
    return n;
}

static bool is_card(const uint64_t *set, unsigned verb, mh_action a)
{
    return mh_verb_of(a) == verb && mh_arg(a, 0) < FO_OCCUPATION_COUNT &&
           fo_card_in(set, mh_arg(a, 0));
}

/* ---- into the hand ------------------------------------------------------------------------ */

/* FO-OCC-06, FO-RULING-22: an empty deck gives nothing. A card may take the place of a draw
 * (99A). */
void fo_draw_dark(fo_state *s, int seat)
{
    if (!fo_cards_none(s->dark))
        mh_ask(&s->head, FO_PROMPT_CARD, 1u << MH_CHANCE, (unsigned)seat);
}

void fo_draw_card(fo_state *s, int seat, mh_tale *tale)
{
    if (!fo_cards_none(s->dark) &&
        !fo_happens(s, seat, FO_MOMENT_OCC_DRAW, FO_HOW_INSTEAD, 0, 1, tale))
        fo_draw_dark(s, seat);
}

uint32_t fo_legal_card(const mh_state *st, int seat, mh_action *out)
{
    (void)seat;
    return list_cards(fo_const(st)->dark, FO_VERB_CARD, out);
}

const char *fo_why_card(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    return is_card(fo_const(st)->dark, FO_VERB_CARD, a) ? NULL : "FO-OCC-06";
}

static void tell_draw(int seat, unsigned card, mh_tale *tale)
{
    unsigned others = 0xffu & ~(1u << seat);
    mh_tell(tale, FO_EVENT_DRAWS, 1u << seat, (unsigned)seat, card, 0, 0);
    mh_tell(tale, FO_EVENT_DRAWN, others, (unsigned)seat, 0, 0, 0); /* FO-INFO-05 */
}

void fo_apply_card(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    unsigned card = mh_arg(a, 0);
    seat = mh_top(st)->arg[0];
    mh_done(st);
    fo_card_flip(s->dark, card);
    fo_card_flip(s->hand[seat], card);
    mh_add(&s->hand_dark[seat], 1);
    tell_draw(seat, card, tale);
}

/* FO-SET-07: one light card for each; those not dealt have left the game. */
uint32_t fo_legal_light(const mh_state *st, int seat, mh_action *out)
{
    (void)seat;
    return list_cards(fo_const(st)->light, FO_VERB_CARD, out);
}

const char *fo_why_light(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    return is_card(fo_const(st)->light, FO_VERB_CARD, a) ? NULL : "FO-SET-07";
}

static void deal_light(fo_state *s, int seat, unsigned card, mh_tale *tale)
{
    fo_card_flip(s->light, card);
    fo_card_flip(s->hand[seat], card);
    mh_add(&s->hand_light[seat], 1);
    tell_draw(seat, card, tale);
}

void fo_apply_light(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    seat = mh_top(st)->arg[0];
    mh_done(st);
    deal_light(fo_of(st), seat, mh_arg(a, 0), tale);
}

/* FO-SOLO-13 */
uint32_t fo_legal_choose_card(const mh_state *st, int seat, mh_action *out)
{
    (void)seat;
    return list_cards(fo_const(st)->light, FO_VERB_CHOOSE, out);
}

const char *fo_why_choose_card(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    return is_card(fo_const(st)->light, FO_VERB_CHOOSE, a) ? NULL : "FO-SOLO-13";
}

void fo_apply_choose_card(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    mh_done(st);
    deal_light(fo_of(st), seat, mh_arg(a, 0), tale);
}

/* ---- out of the hand --------------------------------------------------------------------------
 */

static void play_card(fo_state *s, int seat, unsigned card, mh_tale *tale)
{
    fo_card_flip(s->hand[seat], card); /* FO-OCC-02, FO-OCC-03: free by itself */
    fo_card_flip(s->played[seat], card);
    mh_add(fo_occupations[card].starting ? &s->hand_light[seat] : &s->hand_dark[seat], -1);
    mh_tell(tale, FO_EVENT_PLAYS, MH_ALL, (unsigned)seat, card, 0, 0);
    if (s->acts)
        mh_add(&fo_rec(s)[FO_REC_PLAYED], 1);
    fo_happens(s, seat, FO_MOMENT_PLAY, FO_HOW_NONE, card, 1, tale);
    fo_happens(s, seat, FO_MOMENT_STATE, FO_HOW_NONE, 0, 1, tale); /* FO-OCC-11 */
}

/* arg[0] least, arg[1] most; FO-SM-24: an empty hand ends it at once; FO-RULING-24: the silver
 * has come before */
bool fo_open_play(fo_state *s, int seat, unsigned least, unsigned most)
{
    if (!fo_hand(s, seat))
        return false;
    mh_ask(&s->head, FO_PROMPT_PLAY, 1u << seat, least)->arg[1] = (uint8_t)most;
    return true;
}

uint32_t fo_legal_play(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = list_cards(fo_const(st)->hand[seat], FO_VERB_PLAY, out);
    if (!mh_top(st)->arg[0])
        out[n++] = mh_act(FO_VERB_STOP, 0, 0, 0);
    return n;
}

const char *fo_why_play(const mh_state *st, int seat, mh_action a)
{
    if (mh_verb_of(a) == FO_VERB_STOP)
        return mh_top(st)->arg[0] ? "FO-SM-23" : NULL;
    return is_card(fo_const(st)->hand[seat], FO_VERB_PLAY, a) ? NULL : "FO-OCC-05";
}

void fo_apply_play(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    unsigned least = mh_top(st)->arg[0], most = mh_top(st)->arg[1];
    mh_done(st);
    if (mh_verb_of(a) == FO_VERB_STOP)
        return;
    fo_mark_used(s);
    play_card(s, seat, mh_arg(a, 0), tale);
    if (most > 1) /* FO-SPC-N6: one after the other */
        fo_open_play(s, seat, least ? least - 1 : 0, most - 1);
}

/* FO-COL-03; `late`: after the action (FO-COL-06) */
bool fo_open_free_play(fo_state *s, int seat, bool late)
{
    if (!fo_hand(s, seat))
        return false;
    mh_ask(&s->head, FO_PROMPT_FREE_PLAY, 1u << seat, late);
    return true;
}

uint32_t fo_legal_free_play(const mh_state *st, int seat, mh_action *out)
{
    out[0] = mh_act(FO_VERB_SKIP, 0, 0, 0);
    return 1 + list_cards(fo_const(st)->hand[seat], FO_VERB_PLAY, out + 1);
}

const char *fo_why_free_play(const mh_state *st, int seat, mh_action a)
{
    if (mh_verb_of(a) == FO_VERB_SKIP)
        return NULL;
    return is_card(fo_const(st)->hand[seat], FO_VERB_PLAY, a) ? NULL : "FO-COL-03";
}

void fo_apply_free_play(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    bool late = mh_top(st)->arg[0];
    mh_done(st);
    if (mh_verb_of(a) == FO_VERB_PLAY)
        play_card(s, seat, mh_arg(a, 0), tale);
    else
        s->free_play = !late;
}
