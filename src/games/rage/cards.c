/* cards.c - rules BR-CARD-*: where cards are, and who has shown them. */
#include <string.h>

#include "state.h"

/* Eight at a time; the last eight overlap with those before. */
br_set br_cards_at(const br_state *s, unsigned place)
{
    enum { LAST = BR_CARD_COUNT - 8, HALF = 64 };
    br_set set = {{0, 0}};
    _Static_assert(LAST >= HALF && LAST + 8 <= 2 * HALF && (int)BR_PLACE_COUNT <= 0x7f,
                   "two words");
    for (unsigned i = 0; i < HALF; i += 8)
        set.word[0] |= (uint64_t)br_equal(s->at + i, place) << i;
    for (unsigned i = HALF; i < LAST; i += 8)
        set.word[1] |= (uint64_t)br_equal(s->at + i, place) << (i - HALF);
    set.word[1] |= (uint64_t)br_equal(s->at + LAST, place) << (LAST - HALF);
    return set;
}

bool br_has_cards(const br_state *s, unsigned seat)
{
    return memchr(s->at, (int)(BR_PLACE_HAND_0 + seat), sizeof s->at) != NULL;
}

br_set br_hand(const br_state *s, unsigned seat) { return br_cards_at(s, BR_PLACE_HAND_0 + seat); }

unsigned br_size(br_set set)
{
    return (unsigned)(__builtin_popcountll(set.word[0]) + __builtin_popcountll(set.word[1]));
}

void br_sort(uint8_t *cards, unsigned n)
{
    for (unsigned i = 1; i < n; i++) {
        uint8_t held = cards[i];
        unsigned j = i;
        for (; j && cards[j - 1] > held; j--)
            cards[j] = cards[j - 1];
        cards[j] = held;
    }
}

/* BR-HID-01, BR-HID-04: from now on everybody knows that the card was the seat's;
 * one of an earlier Age can only be the one it kept. */
void br_show(br_state *s, unsigned seat, unsigned card)
{
    if (!s->exposed[card])
        s->exposed[card] = (uint8_t)(seat + 1);
    for (unsigned age = br_age_of(card); age < s->age; age++)
        for (unsigned owner = 0; owner < s->head.seats; owner++)
            if (s->kept[age][owner] == card)
                s->kept_open[age] |= (uint8_t)(1u << owner);
}

void br_to_hand(br_state *s, unsigned seat, unsigned card)
{
    s->at[card] = (uint8_t)(BR_PLACE_HAND_0 + seat);
}

void br_discard(br_state *s, unsigned card) { s->at[card] = BR_PLACE_GONE; } /* BR-CARD-07 */

unsigned br_vow_count(const br_state *s, unsigned seat)
{
    unsigned n = 0;
    while (n < BR_VOWS && s->vow[seat][n] != MH_NONE)
        n++;
    return n;
}
