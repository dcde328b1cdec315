/* secrets.c - rules BR-HID-*, BR-SM-02: who sees an answer, and what a viewer knows. */
#include <assert.h>

#include "state.h"

static unsigned drafted(void) { return br_starting[BR_START_CARDS_DRAFTED_ANY].value; }

unsigned br_picker(const br_state *s, unsigned age, unsigned pack, unsigned position)
{
    if (br_is_first_game(s, age))
        return pack;
    assert(position < drafted());
    return (pack + position / br_picks(s)) % s->head.seats;
}

static bool is_dealing(const br_state *s, unsigned age)
{
    return age == s->age && s->phase == BR_PHASE_DEAL;
}

static bool is_drafting(const br_state *s, unsigned age)
{
    return age == s->age && s->phase == BR_PHASE_DRAFT;
}

unsigned br_picked(const br_state *s, unsigned age)
{
    if (is_dealing(s, age))
        return 0;
    if (is_drafting(s, age))
        return s->round * br_picks(s);
    return br_is_first_game(s, age) ? BR_PACK : drafted();
}

/* BR-DRAFT-11, BR-HID-04: the viewer held the pack in every round in which it came by,
 * and saw what was left of it then. */
unsigned br_looks(const br_state *s, unsigned age, unsigned pack, unsigned position, int viewer)
{
    unsigned last = drafted() / br_picks(s) - 1, n = 0;
    if (viewer >= s->head.seats)
        return 0;
    if (br_is_first_game(s, age) || is_dealing(s, age))
        return pack == (unsigned)viewer;
    if (is_drafting(s, age))
        last = br_min(last, s->round);
    for (unsigned round = 0; round <= last && round * br_picks(s) <= position; round++)
        n += (pack + round) % s->head.seats == (unsigned)viewer;
    return n;
}

/* ---- sees -------------------------------------------------------------------- */

/* BR-HID-06: the last pick of a round hands the packs on. Who gets this one can name what is
 * missing where it held the pack before and nobody else has picked from it since: with two
 * players, from the second round on. Of more players' picks it knows the set alone. */
static unsigned sees_pick(const br_state *s, unsigned seat)
{
    bool last = mh_top(&s->head)->waiting == 1u << seat;
    bool goes_on = (s->round + 1u) * br_picks(s) < drafted();
    bool held = s->round > 0 && s->head.seats == 2;
    return 1u << seat | (last && goes_on && held ? 1u << br_next(s, seat) : 0);
}

uint8_t br_sees(const mh_state *st, int seat, mh_action a)
{
    unsigned own = 1u << seat;
    switch (mh_top(st)->prompt) {
    case BR_PROMPT_DEAL:
        return (uint8_t)(1u << mh_arg(a, 1));
    case BR_PROMPT_DRAFT:
        return (uint8_t)sees_pick(br_const(st), (unsigned)seat);
    case BR_PROMPT_BATTLE_CARD:
        return mh_top(st)->waiting == own ? MH_ALL : (uint8_t)own;
    case BR_PROMPT_KEEP: /* that nothing was kept shows in the end */
        return mh_top(st)->waiting == own && mh_verb_of(a) == BR_VERB_DECLINE ? MH_ALL
                                                                              : (uint8_t)own;
    case BR_PROMPT_TURN:
        return mh_verb_of(a) == BR_VERB_QUEST ? (uint8_t)own : MH_ALL; /* BR-QUEST-03 */
    default:
        return MH_ALL;
    }
}

/* ---- hide -------------------------------------------------------------------- */

/* A pack as the viewer remembers it: own picks, and sets of what was there between two
 * looks; of what went before the first look nothing. */
static void hide_pack(br_state *s, unsigned age, unsigned pack, int viewer)
{
    uint8_t *cards = s->draft[age][pack], part[BR_PACK], where[BR_PACK];
    unsigned picked = br_picked(s, age), most = br_looks(s, age, pack, BR_PACK - 1, viewer);
    for (unsigned look = 0; look <= most; look++) {
        unsigned n = 0;
        for (unsigned i = 0; i < BR_PACK && cards[i] != MH_NONE; i++) {
            bool own = i < picked && br_picker(s, age, pack, i) == (unsigned)viewer;
            if (own || br_looks(s, age, pack, i, viewer) != look)
                continue;
            where[n] = (uint8_t)i;
            part[n++] = look ? cards[i] : BR_HIDDEN;
        }
        br_sort(part, n);
        for (unsigned i = 0; i < n; i++)
            cards[where[i]] = part[i];
    }
}

static bool holds_pack_with(const br_state *s, int viewer, unsigned card)
{
    if (viewer >= s->head.seats)
        return false;
    unsigned from = s->phase == BR_PHASE_DRAFT ? s->round * br_picks(s) : 0;
    unsigned pack = s->phase == BR_PHASE_DRAFT ? br_pack_of(s, (unsigned)viewer) : (unsigned)viewer;
    for (unsigned i = from; i < BR_PACK; i++)
        if (s->draft[s->age][pack][i] == card)
            return true;
    return false;
}

static unsigned with(const br_state *s, unsigned card, unsigned seat)
{
    return s->exposed[card] ? BR_PLACE_WITH_0 + seat : (unsigned)BR_PLACE_UNKNOWN;
}

/* The seat of a place of five, or MH_NONE when it is none of the viewer's secrets. */
static unsigned secret_of(unsigned place, unsigned first, int viewer)
{
    unsigned seat = place - first;
    return place >= first && seat < BR_SEATS && seat != (unsigned)viewer ? seat : MH_NONE;
}

static unsigned known_place(const br_state *s, unsigned card, int viewer)
{
    static const uint8_t secret[] = {BR_PLACE_HAND_0, BR_PLACE_QUEST_0, BR_PLACE_BURIED_0};
    unsigned place = s->at[card];
    if (place == BR_PLACE_DECK) /* BR-HID-03; that a later Age's card is in its deck is plain */
        return br_age_of(card) > s->age || s->phase == BR_PHASE_SETUP ? place : BR_PLACE_UNKNOWN;
    if (place == BR_PLACE_LEFT)
        return BR_PLACE_UNKNOWN; /* BR-HID-07; who saw it has it in the packs */
    if (place == BR_PLACE_PACK)
        return holds_pack_with(s, viewer, card) ? place : BR_PLACE_UNKNOWN;
    for (unsigned i = 0; i < sizeof secret; i++) {
        unsigned seat = secret_of(place, secret[i], viewer);
        if (seat != MH_NONE)
            return with(s, card, seat);
    }
    return place;
}

static void hide_seat(br_state *s, unsigned seat)
{
    for (unsigned i = 0; i < 2; i++)
        if (s->pick[seat][i] != MH_NONE)
            s->pick[seat][i] = BR_HIDDEN; /* BR-HID-06 */
    for (unsigned age = 0; age < BR_AGES - 1; age++)
        if (s->kept[age][seat] != MH_NONE && !(s->kept_open[age] >> seat & 1))
            s->kept[age][seat] = BR_HIDDEN;
    for (unsigned i = 0; i < BR_VOWS && s->phase != BR_PHASE_QUESTS; i++)
        if (s->vow[seat][i] != MH_NONE)
            s->vow[seat][i] = BR_HIDDEN;
    s->concealed[seat] = (uint8_t)(s->concealed[seat] + br_size(br_hand(s, seat)));
}

void br_hide(mh_state *st, int viewer)
{
    br_state *s = br_of(st);
    for (unsigned seat = 0; seat < st->seats; seat++)
        if (seat != (unsigned)viewer)
            hide_seat(s, seat);
    for (unsigned age = 0; age <= s->age; age++)
        for (unsigned pack = 0; pack < st->seats; pack++)
            hide_pack(s, age, pack, viewer);
    for (unsigned card = 0; card < BR_CARD_COUNT; card++)
        s->at[card] = (uint8_t)known_place(s, card, viewer);
}
