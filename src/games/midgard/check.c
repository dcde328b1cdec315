/* check.c - what must hold in every state, each answered with its rule. */
#include "state.h"

/* CM-COMP-03: a die is in the supply, at a smith, at home or with a band. */
static const char *check_dice(const cm_state *s)
{
    for (unsigned d = 0; d < CM_DIE_COUNT; d++) {
        unsigned n = (unsigned)s->supply[d] + s->forge[d];
        for (unsigned seat = 0; seat < s->head.seats; seat++)
            n += s->dice[seat][d];
        for (unsigned spot = 0; spot < CM_SPOT_COUNT; spot++)
            n += s->band[spot][d];
        if (n != cm_dice[cm_dice_of[d]].supply)
            return "CM-COMP-03";
    }
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        if (cm_owned_all(s, seat) > CM_DICE_LIMIT)
            return "CM-COMP-06";
    return NULL;
}

static const char *check_journeys(const cm_state *s)
{
    unsigned n = 0, all = 0;
    for (unsigned j = 0; j < CM_JOURNEY_COUNT; j++) {
        n += (unsigned)s->journeys[j] + s->journeys_old[j] + s->journeys_gone[j];
        all += cm_journeys[j].count;
    }
    for (unsigned i = 0; i < CM_SHORES; i++) {
        n += s->journey[i] < CM_JOURNEY_COUNT;
        if (s->journey[i] == CM_FACE_DOWN && s->journey_known[i])
            return "CM-HID-02"; /* who looked at it knows a card */
    }
    return n == all ? NULL : "CM-JOUR-10";
}

/* The bit of a card; 0 for what is none, so that a broken state is told and nothing else. */
static unsigned bit_of(unsigned card) { return card < 32 ? 1u << card : 0; }

/* Each destiny has one place: the deck, under it, a hand, or the Sage's table. */
static const char *check_destinies(const cm_state *s)
{
    unsigned all = (unsigned)s->deck[CM_DECK_DESTINY], twice = 0;
    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        twice |= all & s->destinies[seat];
        all |= s->destinies[seat];
        if (__builtin_popcount(s->destinies[seat]) != s->destiny_count[seat])
            return "CM-DEST-05";
    }
    if (s->under_count > CM_DESTINY_COUNT || s->drawn_count > CM_DRAWN)
        return "CM-RND-06";
    for (unsigned i = 0; i < s->under_count; i++) {
        twice |= all & bit_of(s->under[i]);
        all |= bit_of(s->under[i]);
    }
    for (unsigned i = 0; i < s->drawn_count; i++) {
        twice |= all & bit_of(s->drawn[i]);
        all |= bit_of(s->drawn[i]);
    }
    return !twice && all == (1u << CM_DESTINY_COUNT) - 1 ? NULL : "CM-COMP-02";
}

static const char *check_runes(const cm_state *s)
{
    unsigned all = (unsigned)s->deck[CM_DECK_RUNE], twice = 0;
    for (unsigned i = 0; i < CM_ROW; i++)
        if (s->rune_row[i] != MH_NONE) {
            twice |= all & bit_of(s->rune_row[i]);
            all |= bit_of(s->rune_row[i]);
        }
    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        twice |= all & s->runes[seat];
        all |= s->runes[seat];
        if (s->runes_used[seat] & (unsigned)~s->runes[seat])
            return "CM-RUNE-01";
    }
    return !twice && all == (1u << CM_RUNE_COUNT) - 1 ? NULL : "CM-COMP-02";
}

static const char *check_ships(const cm_state *s)
{
    unsigned owned[CM_SEATS] = {0};
    for (unsigned ship = 0; ship < CM_SHIP_COUNT; ship++)
        if (s->ship_owner[ship] != MH_NONE && ++owned[s->ship_owner[ship]] > 1)
            return "CM-COMP-13";
    for (unsigned i = 0; i < CM_SHORES; i++) {
        unsigned spot = CM_SPOT_SHORE1 + i;
        if ((s->fleet[i] == MH_NONE) != (s->holder[spot] == MH_NONE))
            return "CM-SHIP-10";
        if (s->fleet[i] != MH_NONE &&
            cm_sum(s->band[spot]) + s->rations[spot] > cm_capacity(s, spot))
            return "CM-SHIP-08";
    }
    return NULL;
}

static const char *check_workers(const cm_state *s)
{
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        if (s->workers[seat] > s->crew[seat])
            return "CM-SETUP-10";
    return s->round <= CM_ROUNDS ? NULL : "CM-COMP-01";
}

/* Who has answered has said no or yes, and afterwards nobody has. */
static const char *check_votes(const cm_state *s)
{
    unsigned answered = 0;
    if (s->head.depth && mh_top(&s->head)->prompt == CM_PROMPT_ORDER)
        for (unsigned spot = 0; spot < CM_SPOT_COUNT; spot++)
            answered |= bit_of(s->holder[spot]) & (unsigned)~mh_top(&s->head)->waiting;
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        if (s->vote[seat] > 2 || (s->vote[seat] != 0) != (answered >> seat & 1))
            return "CM-ASSIGN-04";
    return NULL;
}

const char *cm_check(const mh_state *st)
{
    static const char *(*const checks[])(const cm_state *) = {
        check_dice,  check_journeys, check_destinies, check_runes,
        check_ships, check_workers,  check_votes,
    };
    for (unsigned i = 0; i < MH_COUNT(checks); i++) {
        const char *broken = checks[i](cm_const(st));
        if (broken)
            return broken;
    }
    return NULL;
}
