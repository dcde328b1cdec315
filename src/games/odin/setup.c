/* setup.c - the table before the first round (FO-SET, FO-SET-14, FO-SOLO-01). */
#include <string.h>

#include "state.h"

static void set_nobody(uint8_t *owners, unsigned n) { memset(owners, MH_NONE, n); }

static void lay_out_common(fo_state *s)
{
    set_nobody(s->space_owner, FO_SPACE_COUNT);
    set_nobody(s->copied, sizeof s->copied);
    set_nobody(s->isle_owner, FO_ISLES);
    set_nobody(s->shed_owner, sizeof s->shed_owner);
    set_nobody(s->stone_owner, sizeof s->stone_owner);
    set_nobody(s->long_owner, sizeof s->long_owner);
    set_nobody(s->cells, FO_CELLS);
    set_nobody(s->table, FO_TABLE);
    set_nobody(s->outer_table, FO_TABLE);
    s->last_placer = MH_NONE;
    for (unsigned i = 0; i < FO_ISLES; i++)
        s->isle_face[i] = (uint8_t)i;  /* FO-SET-12 */
    s->oval = (1u << FO_SPECIALS) - 1; /* FO-SET-05 */
    s->strips_down = 0xff;
    for (unsigned w = 0; w < 4; w++) /* FO-SET-09, FO-COMP-10 */
        s->deck[w] =
            (uint8_t)(fo_weapons[w].count - s->head.seats * fo_weapons[w].each_player_starts_with);
}

static void lay_out_player(fo_state *s, unsigned p)
{
    bool is_long = fo_option(s, FO_OPTION_LENGTH) == FO_LENGTH_LONG;
    for (unsigned w = 0; w < 4; w++) /* FO-SET-08 */
        s->stock[p][FO_ITEM_BOW + w] = fo_weapons[w].each_player_starts_with;
    s->stock[p][FO_ITEM_MEAD] = 1;
    set_nobody(s->ship_type[p], FO_BAY);
    s->thing[p] = is_long || fo_solo(s) ? 5 : 6; /* FO-SET-10 */
}

const char *fo_setup(mh_state *st)
{
    fo_state *s = fo_of(st);
    lay_out_common(s);
    for (unsigned p = 0; p < FO_SEATS; p++) {
        set_nobody(s->ship_type[p], FO_BAY);
        if (p < st->seats)
            lay_out_player(s, p);
    }
    if (fo_solo(s)) /* FO-SOLO-02, FO-SOLO-03 */
        s->waiting = fo_option(s, FO_OPTION_LENGTH) == FO_LENGTH_LONG ? 5 : 6;
    for (unsigned card = 0; card < FO_OCCUPATION_COUNT; card++)
        if (fo_in_decks(s, card))
            fo_card_flip(fo_occupations[card].starting ? s->light : s->dark, card);
    s->round = 1;
    mh_ask(st, FO_PROMPT_FLOW, 0, 0);
    return NULL;
}

/* What chance decides before the first round, in this order: extension tiles, light
 * cards, strips, start player. `turn` counts. */
bool fo_setup_goes_on(fo_state *s)
{
    unsigned seats = s->head.seats, chance = 1u << MH_CHANCE, i = s->turn++;
    unsigned tiles = seats == 4 ? 2 : 0; /* FO-SET-04 */
    unsigned lights = tiles + (fo_option(s, FO_OPTION_DECKS) == FO_DECKS_NONE ? 0 : seats);
    unsigned strips = lights + (seats == 4 ? 3 : 2); /* FO-SET-11 */
    bool choose = fo_solo(s) && fo_option(s, FO_OPTION_SOLO_CARD) == FO_SOLO_CARD_CHOOSE;
    if (i < tiles)
        mh_ask(&s->head, FO_PROMPT_TILE, chance, 2 * i);
    else if (i < lights && choose)
        mh_ask(&s->head, FO_PROMPT_CHOOSE_CARD, 1, 0);
    else if (i < lights)
        mh_ask(&s->head, FO_PROMPT_LIGHT, chance, i - tiles);
    else if (i < strips)
        mh_ask(&s->head, FO_PROMPT_STRIP, chance, 0);
    else if (i == strips && seats > 1)
        mh_ask(&s->head, FO_PROMPT_FIRST, chance, 0);
    else
        return false;
    return true;
}

/* ---- extension tiles: arg[0] is the first of the two faces --------------------------------- */

uint32_t fo_legal_tile(const mh_state *st, int seat, mh_action *out)
{
    (void)seat;
    for (unsigned i = 0; i < 2; i++)
        out[i] = mh_act(FO_VERB_TILE, FO_SPACES + mh_top(st)->arg[0] + i, 0, 0);
    return 2;
}

const char *fo_why_tile(const mh_state *st, int seat, mh_action a)
{
    unsigned face = mh_arg(a, 0) - FO_SPACES - mh_top(st)->arg[0];
    (void)seat;
    return mh_verb_of(a) == FO_VERB_TILE && face < 2 ? NULL : "FO-SET-04";
}

void fo_apply_tile(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)seat, (void)tale;
    fo_of(st)->extension |= (uint8_t)(1u << (mh_arg(a, 0) - FO_SPACES));
    mh_done(st);
}

/* ---- start player (FO-SET-13) ------------------------------------------------------------------
 */

uint32_t fo_legal_first(const mh_state *st, int seat, mh_action *out)
{
    (void)seat;
    for (unsigned p = 0; p < st->seats; p++)
        out[p] = mh_act(FO_VERB_FIRST, p, 0, 0);
    return st->seats;
}

const char *fo_why_first(const mh_state *st, int seat, mh_action a)
{
    (void)seat;
    return mh_verb_of(a) == FO_VERB_FIRST && mh_arg(a, 0) < st->seats ? NULL : "FO-SET-13";
}

void fo_apply_first(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    (void)seat;
    fo_of(st)->start = (uint8_t)mh_arg(a, 0);
    mh_done(st);
    mh_tell(tale, FO_EVENT_STARTS, MH_ALL, mh_arg(a, 0), 0, 0, 0);
}
