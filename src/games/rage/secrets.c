/* secrets.c - rules BR-HID-*, BR-SM-02: who sees an answer, and what a viewer knows. */
#include <assert.h>

#include "state.h"

static unsigned drafted(void) { return br_starting[BR_START_CARDS_DRAFTED_ANY].value; }

/* In a first game each seat takes its whole pack at once (BR-DRAFT-08). */
br_course br_course_of(const br_state *s, unsigned age)
{
    bool whole = br_is_first_game(s, age);
    unsigned picks = whole ? BR_PACK : br_picks(s), all = whole ? BR_PACK : drafted();
    br_course c = {s->head.seats, (uint8_t)picks, (uint8_t)all, (uint8_t)(all / picks), {0}};
    if (age == s->age && s->phase == BR_PHASE_DEAL) {
        c.picked = 0;
        c.rounds = 1; /* who was dealt the pack looks at it */
    } else if (age == s->age && s->phase == BR_PHASE_DRAFT) {
        c.picked = (uint8_t)(s->round * picks);
        c.rounds = (uint8_t)br_min(c.rounds, s->round + 1u);
    }
    for (unsigned first = 0, turn = 0; first < all; first += picks) {
        for (unsigned i = first; i < first + picks; i++)
            c.turn[i] = (uint8_t)turn;
        turn = turn + 1 == c.seats ? 0 : turn + 1;
    }
    return c;
}

/* BR-DRAFT-11, BR-HID-04: the viewer held the pack in every round in which it came by,
 * and saw what was left of it then. */
void br_runs_of(const br_course *c, unsigned pack, int viewer, br_runs *out)
{
    unsigned round = (unsigned)viewer + (pack > (unsigned)viewer ? c->seats : 0u) - pack;
    out->looks = 0;
    out->end[0] = BR_PACK;
    if (viewer >= c->seats)
        return;
    for (; round < c->rounds; round += c->seats) {
        unsigned first = round * c->picks;
        out->end[out->looks++] = (uint8_t)first;
        out->rest[out->looks] = (uint8_t)(first < c->picked ? first + c->picks : first);
        out->end[out->looks] = BR_PACK;
    }
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
static void hide_pack(uint8_t *cards, const br_course *c, unsigned pack, int viewer)
{
    br_runs r;
    br_runs_of(c, pack, viewer, &r);
    for (unsigned i = 0; i < r.end[0] && cards[i] != MH_NONE; i++)
        cards[i] = BR_HIDDEN;
    for (unsigned look = 1; look <= r.looks; look++)
        br_sort(cards + r.rest[look], (unsigned)r.end[look] - r.rest[look]);
}

static void hide_seat(br_state *s, unsigned seat)
{
    for (unsigned i = 0; i < 2; i++)
        if (s->pick[seat][i] != MH_NONE)
            s->pick[seat][i] = BR_HIDDEN; /* BR-HID-06 */
    for (unsigned age = 0; age < BR_AGES - 1; age++)
        if (s->kept[age][seat] != MH_NONE && !(s->kept_open[age] >> seat & 1))
            s->kept[age][seat] = BR_HIDDEN;
    for (unsigned i = 0; i < br_vow_count(s, seat) && s->phase != BR_PHASE_QUESTS; i++)
        s->vow[seat][i] = BR_HIDDEN;
}

/* What is known of a place that holds somebody's secrets, or that nobody looks into. No branch:
 * the compiler takes many cards at a time. */
static inline uint8_t known_place(uint8_t place, uint8_t shown, uint8_t viewer)
{
    _Static_assert(BR_PLACE_QUEST_0 == BR_PLACE_HAND_0 + BR_SEATS, "hands, then Quests");
    uint8_t hand = (uint8_t)(place - BR_PLACE_HAND_0), quest = (uint8_t)(place - BR_PLACE_QUEST_0);
    uint8_t buried = (uint8_t)(place - BR_PLACE_BURIED_0);
    uint8_t seat = buried < BR_SEATS ? buried : quest < BR_SEATS ? quest : hand;
    uint8_t with = shown ? (uint8_t)(BR_PLACE_WITH_0 + seat) : BR_PLACE_UNKNOWN;
    bool nobodys = (place == BR_PLACE_LEFT) | (place == BR_PLACE_PACK); /* BR-HID-07 */
    bool secret = (seat < BR_SEATS) & (seat != viewer);
    return secret ? with : nobodys ? BR_PLACE_UNKNOWN : place;
}

/* Cards of the pack that the viewer holds; others' packs are as good as hidden. */
static br_set pack_at_hand(const br_state *s, int viewer)
{
    br_set set = {{0, 0}};
    bool drafting = s->phase == BR_PHASE_DRAFT;
    if (viewer >= s->head.seats || (!drafting && s->phase != BR_PHASE_DEAL))
        return set;
    unsigned pack = drafting ? br_pack_of(s, (unsigned)viewer) : (unsigned)viewer;
    for (unsigned i = drafting ? s->round * br_picks(s) : 0; i < BR_PACK; i++) {
        unsigned card = s->draft[s->age][pack][i];
        if (card < BR_CARD_COUNT && s->at[card] == BR_PLACE_PACK)
            br_put(&set, card);
    }
    return set;
}

/* BR-HID-03: who has what of the decks that were opened; that a later Age's card is in its
 * deck is plain. */
static void hide_decks(br_state *s)
{
    for (unsigned age = 0; age <= s->age && s->phase != BR_PHASE_SETUP; age++)
        for (unsigned run = 0; run < 2; run++)
            for (unsigned card = br_decks[age][run].first; card < br_decks[age][run].end; card++)
                s->at[card] = s->at[card] == BR_PLACE_DECK ? BR_PLACE_UNKNOWN : s->at[card];
}

static void hide_places(br_state *s, int viewer)
{
    br_set held = pack_at_hand(s, viewer);
    const unsigned seats = s->head.seats;
    assert(seats <= BR_SEATS);
    for (unsigned seat = 0; seat < seats; seat++) {
        uint8_t hand = 0, place = (uint8_t)(BR_PLACE_HAND_0 + seat);
        for (unsigned card = 0; card < BR_CARD_COUNT; card++)
            hand = (uint8_t)(hand + (s->at[card] == place));
        if (seat != (unsigned)viewer)
            s->concealed[seat] = (uint8_t)(s->concealed[seat] + hand);
    }
    for (unsigned card = 0; card < BR_CARD_COUNT; card++)
        s->at[card] = known_place(s->at[card], s->exposed[card], (uint8_t)viewer);
    for (unsigned card; (card = br_pop(&held)) != MH_NONE;)
        s->at[card] = BR_PLACE_PACK;
    hide_decks(s);
}

void br_hide(mh_state *st, int viewer)
{
    br_state *s = br_of(st);
    const unsigned seats = st->seats;
    assert(seats <= BR_SEATS);
    for (unsigned seat = 0; seat < seats; seat++)
        if (seat != (unsigned)viewer)
            hide_seat(s, seat);
    for (unsigned age = 0; age <= s->age; age++) {
        br_course c = br_course_of(s, age);
        for (unsigned pack = 0; pack < seats; pack++)
            hide_pack(s->draft[age][pack], &c, pack, viewer);
    }
    hide_places(s, viewer);
}
