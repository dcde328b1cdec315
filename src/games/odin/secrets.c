/* secrets.c - what a viewer may know: everything but the hands of others, the order of
 * decks, and which light cards left the game (FO-INFO). */
#include <string.h>

#include "state.h"

uint8_t fo_sees(const mh_state *st, int seat, mh_action a)
{
    (void)a;
    unsigned prompt = mh_top(st)->prompt;
    if (prompt == FO_PROMPT_CARD || prompt == FO_PROMPT_LIGHT)
        return (uint8_t)(1u << mh_top(st)->arg[0]); /* FO-INFO-01, FO-INFO-05 */
    return prompt == FO_PROMPT_CHOOSE_CARD ? (uint8_t)(1u << seat) : MH_ALL;
}

/* A hidden hand goes back to where it came from; its size stays known. */
static void put_back(fo_state *s, int seat)
{
    for (unsigned word = 0; word < FO_CARD_WORDS; word++)
        for (uint64_t m = s->hand[seat][word]; m; m &= m - 1) {
            unsigned card = 64 * word + fo_low_bit(m);
            fo_card_flip(fo_occupations[card].starting ? s->light : s->dark, card);
        }
    memset(s->hand[seat], 0, sizeof s->hand[seat]);
}

void fo_hide(mh_state *st, int viewer)
{
    fo_state *s = fo_of(st);
    for (int p = 0; p < st->seats; p++)
        if (p != viewer)
            put_back(s, p);
}

static void take_random(uint64_t *from, uint64_t *to, unsigned n, mh_rng *rng)
{
    for (; n; n--) {
        unsigned total = fo_bits(from[0]) + fo_bits(from[1]) + fo_bits(from[2]);
        unsigned x = mh_below(rng, total), word = 0;
        for (; x >= fo_bits(from[word]); word++)
            x -= fo_bits(from[word]);
        uint64_t m = from[word];
        while (x--)
            m &= m - 1;
        unsigned card = 64 * word + fo_low_bit(m);
        fo_card_flip(from, card);
        fo_card_flip(to, card);
    }
}

void fo_deal(mh_state *st, int viewer, mh_rng *rng)
{
    fo_state *s = fo_of(st);
    fo_hide(st, viewer);
    for (int p = 0; p < st->seats; p++)
        if (p != viewer) {
            take_random(s->light, s->hand[p], s->hand_light[p], rng);
            take_random(s->dark, s->hand[p], s->hand_dark[p], rng);
        }
}
