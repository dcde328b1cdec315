/* grants.c - what cards bring about around an action: actions of their own, Vikings that
 * come back, items off a strip, and what a space can be used for thanks to them (FO-OCC-22,
 * FO-SM-10). */
#include <string.h>

#include "clauses.h"

/* Actions inside of actions go only so deep. */
bool fo_may_grant(const fo_state *s)
{
    return s->acts < FO_ACTS && s->head.depth + 6 <= MH_MAX_DEPTH;
}

void fo_grant(fo_state *s, int seat, unsigned space, unsigned source)
{
    mh_frame *f = mh_ask(&s->head, FO_PROMPT_ACT, 0, space);
    f->arg[FO_ACT_STANDS] = MH_NONE; /* FO-PH06-03, FO-COL-07 */
    f->arg[FO_ACT_STAGE] = FO_READY;
    assert(s->acts < FO_ACTS);
    s->acts++;
    memset(fo_rec(s), 0, FO_RECORD);
    fo_rec(s)[FO_REC_SEAT] = (uint8_t)seat;
    fo_rec(s)[FO_REC_SOURCE] = (uint8_t)source;
}

void fo_thing(fo_state *s, int seat, int by, mh_tale *tale)
{
    mh_add(&s->thing[seat], by);
    if (by)
        fo_happens(s, seat, FO_MOMENT_THING_COUNT, FO_HOW_NONE, s->thing[seat], 1, tale);
}

/* A space that is left by all is free again. */
void fo_leave_space(fo_state *s, unsigned space, unsigned n)
{
    mh_add(&s->space_vikings[space], -(int)n);
    if (s->space_vikings[space])
        return;
    s->space_owner[space] = MH_NONE;
    s->space_colour[space] = 0;
    if (space >= FO_SPACES)
        s->copied[space - FO_SPACES] = MH_NONE;
}

/* Vikings go back to the Thing Square. */
void fo_bring_back(fo_state *s, int seat, unsigned space, unsigned n, mh_tale *tale)
{
    if (!n)
        return;
    if (space < FO_SPACE_COUNT)
        fo_leave_space(s, space, n);
    mh_tell(tale, FO_EVENT_RECALLS, MH_ALL, (unsigned)seat, n, 0, 0);
    fo_happens(s, seat, FO_MOMENT_VIKING_RETURN, FO_HOW_NONE, n, n, tale);
    fo_thing(s, seat, (int)n, tale);
}

/* What came in during this action (got). */
void fo_note_got(fo_state *s, int seat, unsigned item, unsigned n)
{
    uint8_t *rec = fo_rec(s);
    if (!s->acts || rec[FO_REC_SEAT] != seat)
        return;
    unsigned at = item == FO_ITEM_WOOD        ? FO_REC_WOOD
                  : item == FO_ITEM_STONE     ? FO_REC_STONE
                  : item == FO_ITEM_STOCKFISH ? FO_REC_FISH
                                              : FO_RECORD;
    if (at < FO_RECORD && rec[at] < 200)
        rec[at] = (uint8_t)(rec[at] + n);
}

/* ---- items off one strip, by a card: arg[0] at most, arg[1] kinds that may be next, arg[2] at
 * least -------------- */

static bool strip_open(const fo_state *s, const mh_frame *f, unsigned strip)
{
    int item = strip < FO_STRIPS ? fo_strip_item(s, strip) : -1;
    return item >= 0 && f->arg[1] >> item & 1;
}

static unsigned most(const fo_state *s, const mh_frame *f, unsigned strip)
{
    unsigned left = (unsigned)(FO_ITEMS_ON_STRIP - s->strip_taken[strip]);
    return left < f->arg[0] ? left : f->arg[0];
}

uint32_t fo_legal_find(const mh_state *st, int seat, mh_action *out)
{
    const mh_frame *f = mh_top(st);
    uint32_t n = 0;
    (void)seat;
    for (unsigned strip = 0; strip < FO_STRIPS; strip++)
        for (unsigned k = f->arg[2];
             strip_open(fo_const(st), f, strip) && k <= most(fo_const(st), f, strip); k++)
            out[n++] = mh_act(FO_VERB_MOUNTAIN, strip, k, 0);
    return n;
}

const char *fo_why_find(const mh_state *st, int seat, mh_action a)
{
    const mh_frame *f = mh_top(st);
    (void)seat;
    if (mh_verb_of(a) != FO_VERB_MOUNTAIN || !strip_open(fo_const(st), f, mh_arg(a, 0)))
        return "FO-MTN-06";
    unsigned k = mh_arg(a, 1);
    if (k >= 1 && k < f->arg[2])
        return "FO-CARD-87"; /* the only card that takes all or nothing */
    return k >= 1 && k <= most(fo_const(st), f, mh_arg(a, 0)) ? NULL : "FO-MTN-02";
}

void fo_apply_find(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    mh_done(st);
    fo_take_finds(fo_of(st), seat, mh_arg(a, 0), mh_arg(a, 1), false, tale);
}

/* ---- looking ahead (FO-SM-10) --------------------------------------------------------------- */

/* Items that cards let the player take off strips before a space is used: how many, and
 * of which kinds the first. */
static unsigned takes_before(const fo_state *s, int seat, unsigned space, unsigned kinds[4])
{
    static const uint8_t moments[] = {FO_MOMENT_SPACE, FO_MOMENT_VIKING_PLACE};
    uint64_t tags = fo_space_tags(space);
    unsigned n = 0;
    if (!fo_has_rule(s, seat, FO_TERM_MOUNTAIN))
        return 0;
    for (unsigned k = 0; k < MH_COUNT(moments); k++) { /* 145a: a hunt needs nothing */
        unsigned when = moments[k];
        for (unsigned i = fo_clauses_of[when]; i < fo_clauses_of[when + 1]; i++) {
            const fo_clause *c = &fo_clauses[i];
            const fo_term *t = &fo_terms[fo_alternatives[c->choices_at].gain];
            bool before = when == FO_MOMENT_VIKING_PLACE || c->how == FO_HOW_BEFORE;
            if (before && t->op == FO_TERM_MOUNTAIN && c->what & tags && n < 4 &&
                fo_card_in(s->played[seat], c->card))
                kinds[n++] = t->arg == UINT64_MAX ? 15 : 1u << FO_FIND_STONE | 1u << FO_FIND_ORE;
        }
    }
    return n;
}

/* Has the seat a card that answers when cubes or silver come in? */
static bool cubes_bring_more(const fo_state *s, int seat)
{
    const uint64_t cubes =
        1ull << FO_ITEM_WOOD | 1ull << FO_ITEM_STONE | 1ull << FO_ITEM_ORE | 1ull << FO_ITEM_SILVER;
    for (unsigned i = fo_clauses_of[FO_MOMENT_GAIN]; i < fo_clauses_of[FO_MOMENT_GAIN + 1]; i++)
        if (fo_clauses[i].what & cubes && fo_card_in(s->played[seat], fo_clauses[i].card))
            return true;
    return false;
}

/* Does nobody's card answer to finds that are taken? Then they are all that comes of it. */
static bool finds_alone(const fo_state *s, int seat)
{
    for (int other = 0; other < s->head.seats; other++)
        if (fo_hears(s, other, FO_MOMENT_MOUNTAIN_DISCARD))
            return false;
    return !fo_hears(s, seat, FO_MOMENT_MOUNTAIN_TAKE) && !cubes_bring_more(s, seat);
}

/* Would n finds do, whatever they were? More cubes and silver are never in the way of a space, so
 * that where these do not help, no choice of strips does: it spares trying them all. */
static bool finds_may_help(const fo_state *s, int seat, unsigned space, unsigned n)
{
    if (!finds_alone(s, seat))
        return true;
    fo_state rich = *s;
    fo_change(&rich.stock[seat][FO_ITEM_WOOD], (int)n);
    fo_change(&rich.stock[seat][FO_ITEM_STONE], (int)n);
    fo_change(&rich.stock[seat][FO_ITEM_ORE], (int)n);
    fo_change(&rich.stock[seat][FO_ITEM_SILVER], 2 * (int)n);
    return fo_usable(&rich, seat, space);
}

static bool usable_with(const fo_state *trial, int seat, unsigned space, const unsigned *kinds,
                        unsigned n)
{
    if (fo_usable(trial, seat, space))
        return true;
    if (!n || !finds_may_help(trial, seat, space, n))
        return false;
    for (unsigned strip = 0; strip < FO_STRIPS; strip++) {
        int item = fo_strip_item(trial, strip);
        if (item < 0 || !(kinds[0] >> item & 1))
            continue;
        fo_state next = *trial;
        fo_take_finds(&next, seat, strip, 1, false, NULL);
        if (usable_with(&next, seat, space, kinds + 1, n - 1))
            return true;
    }
    return false;
}

static uint64_t usable_now(const fo_state *s, int seat, uint64_t spaces)
{
    uint64_t usable = 0;
    for (; spaces; spaces &= spaces - 1)
        if (fo_usable(s, seat, fo_low_bit(spaces)))
            usable |= spaces & -spaces;
    return usable;
}

/* With what cards let the player take before it. */
static uint64_t usable_taking(const fo_state *s, int seat, uint64_t spaces)
{
    uint64_t usable = 0;
    for (; spaces; spaces &= spaces - 1) {
        unsigned kinds[4], n = takes_before(s, seat, fo_low_bit(spaces), kinds);
        if (n && usable_with(s, seat, fo_low_bit(spaces), kinds, n))
            usable |= spaces & -spaces;
    }
    return usable;
}

/* With a ship bought between the card and the action (FO-COL-09, 23A before `whaling_1`). */
static uint64_t usable_bought(const fo_state *s, int seat, uint64_t spaces)
{
    uint64_t usable = 0;
    for (unsigned type = 0; type < FO_SHIP_COUNT; type++) {
        if (fo_why_buy(s, seat, type))
            continue;
        fo_state next = *s;
        fo_change(&next.stock[seat][FO_ITEM_SILVER], -(int)fo_ships[type].silver_price);
        fo_add_ship(&next, seat, type);
        usable |= usable_now(&next, seat, spaces);
    }
    return usable;
}

/* In `next` a card was played; before that other cards let the player take finds for a space. */
static uint64_t usable_brought(const fo_state *before, const fo_state *next, int seat,
                               uint64_t spaces)
{
    const mh_frame *top = next->head.depth ? mh_top(&next->head) : NULL;
    unsigned extra = top && top->prompt == FO_PROMPT_FIND ? top->arg[0] : 0;
    uint64_t usable = 0;
    for (; spaces; spaces &= spaces - 1) {
        unsigned space = fo_low_bit(spaces), more[5] = {15, 15, 15, 15, 15}, kinds[4];
        unsigned n = takes_before(before, seat, space, kinds);
        for (unsigned m = 0; m < n && extra + m < 5; m++)
            more[extra + m] = kinds[m];
        if (usable_with(next, seat, space, more, extra + n < 5 ? extra + n : 5))
            usable |= spaces & -spaces;
    }
    return usable;
}

/* Goods, cubes, silver and ships that a card of the hand would bring at once; in `s` it lies
 * played. */
static uint64_t usable_after(const fo_state *before, const fo_state *s, int seat, uint64_t spaces,
                             unsigned card)
{
    uint64_t usable = 0;
    if (!fo_card_in(fo_listeners[FO_MOMENT_PLAY], card))
        return 0;
    for (unsigned i = fo_clauses_of[FO_MOMENT_PLAY]; i < fo_clauses_of[FO_MOMENT_PLAY + 1]; i++) {
        const fo_clause *clause = &fo_clauses[i];
        if (clause->card != card)
            continue;
        mh_action list[FO_PICKS];
        fo_ctx c = {.s = s, .e = {(uint8_t)seat, FO_MOMENT_PLAY, 0, (uint8_t)card, 0}};
        uint32_t many =
            fo_clause_holds(&c, clause) ? fo_list_clause(&c, clause, FO_VERB_REACT, list, 0) : 0;
        for (uint32_t k = 0; k < many; k++) {
            fo_state next = *s;
            fo_run_clause(&next, &c.e, clause, list[k], NULL);
            usable |= usable_brought(before, &next, seat, spaces & ~usable);
            usable |= usable_bought(&next, seat, spaces & ~usable);
        }
    }
    return usable;
}

static void play_in(fo_state *trial, int seat, unsigned card)
{
    fo_card_flip(trial->hand[seat], card);
    fo_card_flip(trial->played[seat], card);
}

/* With a card of the hand lying played in the trial, a copy that is as it was after that. */
static uint64_t usable_playing(const fo_state *s, fo_state *trial, int seat, uint64_t spaces,
                               unsigned card)
{
    play_in(trial, seat, card);
    uint64_t usable = usable_now(trial, seat, spaces);
    usable |= usable_after(s, trial, seat, spaces & ~usable, card);
    play_in(trial, seat, card);
    return usable;
}

/* Only cards that bring something or change a rule are tried. */
static uint64_t usable_by_card(const fo_state *s, int seat, uint64_t spaces)
{
    uint64_t usable = 0;
    fo_state trial = *s;
    for (unsigned word = 0; word < FO_CARD_WORDS; word++) {
        uint64_t help = fo_listeners[FO_MOMENT_PLAY][word] | fo_alter_spaces(word);
        for (uint64_t m = s->hand[seat][word] & help; m && spaces & ~usable; m &= m - 1)
            usable |= usable_playing(s, &trial, seat, spaces & ~usable, 64 * word + fo_low_bit(m));
#ifdef MH_DEBUG
        for (uint64_t m = s->hand[seat][word] & ~help; m; m &= m - 1)
            assert(!usable_playing(s, &trial, seat, spaces & ~usable, 64 * word + fo_low_bit(m)));
#endif
    }
    return usable;
}

static uint64_t of_column_4(uint64_t spaces)
{
    uint64_t of = 0;
    for (; spaces; spaces &= spaces - 1)
        if (fo_action_spaces[fo_low_bit(spaces)].column == 4)
            of |= spaces & -spaces;
    return of;
}

/* Which of these spaces can be used, with what cards bring before it? In the fourth column that is
 * also one card of the hand (FO-COL-09). All at once: a card is tried for all of them together. */
uint64_t fo_usable_ahead(const fo_state *s, int seat, uint64_t spaces)
{
    uint64_t usable = usable_now(s, seat, spaces);
    if (fo_has_rule(s, seat, FO_TERM_MOUNTAIN))
        usable |= usable_taking(s, seat, spaces & ~usable);
    uint64_t left = of_column_4(spaces & ~usable);
    return left && fo_hand(s, seat) ? usable | usable_by_card(s, seat, left) : usable;
}
