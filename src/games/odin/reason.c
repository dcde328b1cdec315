/* reason.c - for people: what is missing for an answer that a rule closes. */
#include <string.h>

#include "state.h"

static uint32_t price(mh_amount *out, unsigned item, unsigned cost, unsigned have)
{
    out[0] = (mh_amount){"cost", &fo_kind_item, (int32_t)cost, (uint8_t)item};
    out[1] = (mh_amount){"have", NULL, (int32_t)have, 0};
    return 2;
}

/* FO-PH05-03: Vikings for a space; FO-PH05-04: somebody stands there. */
static uint32_t about_space(const fo_state *s, int seat, unsigned space, bool taken, mh_amount *out)
{
    if (space >= FO_SPACES)
        return 0;
    if (taken) {
        out[0] = (mh_amount){"who", &mh_seat, s->space_owner[space], 0};
        return s->space_owner[space] < s->head.seats;
    }
    out[0] = (mh_amount){"cost", NULL, fo_action_spaces[space].vikings, 0};
    out[1] = (mh_amount){"have", NULL, s->thing[seat], 0};
    return 2;
}

uint32_t fo_missing(const mh_state *hidden, int seat, mh_action a, const char *rule, mh_amount *out,
                    uint32_t cap)
{
    const fo_state *s = fo_at(hidden);
    unsigned x = mh_arg(a, 0);
    if (seat >= FO_SEATS || cap < 2)
        return 0;
    unsigned silver = fo_has(s, seat, FO_ITEM_SILVER);
    if (strcmp(rule, "FO-PH05-03") == 0)
        return about_space(s, seat, x, false, out);
    if (strcmp(rule, "FO-PH05-04") == 0)
        return about_space(s, seat, x, true, out);
    if (strcmp(rule, "FO-SHIP-01") == 0 && mh_verb_of(a) == FO_VERB_BUY && x < FO_SHIP_COUNT)
        return price(out, FO_ITEM_SILVER, fo_ships[x].silver_price, silver);
    if (strcmp(rule, "FO-SALE-01") == 0 && mh_verb_of(a) == FO_VERB_PURCHASE && x < FO_SPECIALS &&
        fo_special_tiles[x].silver_price != MH_NONE)
        return price(out, FO_ITEM_SILVER, fo_sale_price(s, seat, x), silver);
    return 0;
}
