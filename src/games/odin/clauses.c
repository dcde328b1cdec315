/* clauses.c - the clauses of played cards: which of them an event concerns, what acts by
 * itself, and the one question about all the others (FO-OCC-19, FO-SM-20). */
#include <string.h>

#include "clauses.h"

/* Bytes of an entry of the agenda. LEVEL: how deep the stack was when it was first worked
 * at; what was opened since comes before it. */
enum { SEAT, WHEN, HOW, WHAT, N, USES, LEVEL, USED = 8 };

static fo_event event_of(const uint8_t *entry)
{
    return (fo_event){entry[SEAT], entry[WHEN], entry[HOW], entry[WHAT], entry[N]};
}

bool fo_hears(const fo_state *s, int seat, unsigned when)
{
    const uint64_t *ears = fo_listeners[when], *mine = s->played[seat];
    return (ears[0] & mine[0]) | (ears[1] & mine[1]) | (ears[2] & mine[2]);
}

/* ---- whom it concerns -------------------------------------------------------------------- */

/* The kinds of the action that runs. A longship counts if one was used (12A). */
static uint64_t tags_now(const fo_state *s)
{
    const uint8_t *rec = fo_rec_at(s);
    uint64_t tags = fo_space_tags(fo_act_frame_at(s)->arg[FO_ACT_SPACE]);
    tags &= ~(1ull << FO_TAG_LONGSHIP_ACTION | 1ull << FO_TAG_UPGRADE3 | 1ull << FO_TAG_UPGRADE4);
    if (!rec[FO_REC_SAILED]) /* a boat exchanged is no emigration */
        tags &= ~(1ull << FO_TAG_EMIGRATION);
    if (rec[FO_REC_LONGSHIP])
        tags |= 1ull << FO_TAG_LONGSHIP_ACTION;
    if (rec[FO_REC_SOURCE] == FO_BY_VIKINGS)
        tags |= 1ull << FO_TAG_VIKING_ACTION;
    return tags;
}

static bool is_once(const fo_clause *c)
{
    return c->when == FO_MOMENT_STATE || c->when == FO_MOMENT_NEXT || c->when == FO_MOMENT_SCORING;
}

static bool concerns(const fo_state *s, const fo_clause *c, const fo_event *e)
{
    if (!fo_card_in(s->played[e->seat], c->card) || (is_once(c) && fo_card_in(s->spent, c->card)))
        return false;
    switch ((fo_moment_id)e->when) {
    case FO_MOMENT_PLAY:
        return c->card == e->what;
    case FO_MOMENT_SPACE:
        return c->how == e->how && fo_rec_at(s)[FO_REC_SOURCE] != FO_BY_CARD &&
               c->what & tags_now(s);
    case FO_MOMENT_ACT: /* what: one kind only, plus one */
        return c->how == e->how && c->what & (e->what ? 1ull << (e->what - 1) : tags_now(s));
    case FO_MOMENT_VIKING_PLACE:
        return c->n == e->n && (c->what >> (FO_TAG_COL1 + e->what - 1) & 1 ||
                                (e->n == 2 && fo_by_face(s, FO_OPTION_WEAPONS_WARDEN)));
    case FO_MOMENT_GAIN:
        return c->what >> e->what & 1 &&
               (!c->n || c->n == e->n || (c->n < e->n && fo_option(s, FO_OPTION_MEAT_OF_MANY)));
    case FO_MOMENT_PHASE:
    case FO_MOMENT_PLACE:
        return c->how == e->how && c->what >> e->what & 1;
    case FO_MOMENT_STATE: /* 182C waits until its owner wants it: blue.c */
        return !c->optional;
    case FO_MOMENT_ANYTIME:
    case FO_MOMENT_SUCCESS:
    case FO_MOMENT_ROLL:
    case FO_MOMENT_BUILD:
    case FO_MOMENT_MOUNTAIN_TAKE:
    case FO_MOMENT_FAILURE:
    case FO_MOMENT_MOUNTAIN_DISCARD:
    case FO_MOMENT_VIKING_RETURN:
    case FO_MOMENT_THING_COUNT:
    case FO_MOMENT_OCC_DRAW:
    case FO_MOMENT_HOUSE_BONUS:
    case FO_MOMENT_NEXT:
    case FO_MOMENT_SCORING:
    case FO_MOMENT_COUNT:
        break;
    }
    return e->what < 64 && c->what >> e->what & 1;
}

const fo_clause *fo_clause_named(unsigned card, unsigned index)
{
    for (unsigned i = 0; i < FO_CLAUSE_TOTAL; i++)
        if (fo_clauses[i].card == card && fo_clauses[i].index == index)
            return &fo_clauses[i];
    return NULL;
}

/* ---- the choices of one clause -------------------------------------------------------------- */

static fo_ctx context(const fo_state *s, const fo_event *e, const fo_clause *clause)
{
    bool binds = clause->when == FO_MOMENT_SPACE && clause->how == FO_HOW_BEFORE && clause->tests;
    return (fo_ctx){.s = s, .e = *e, .pick = {MH_NONE, 0}, .binds = binds};
}

static bool possible(const fo_ctx *c, const fo_alternative *a)
{
    for (unsigned i = 0; i < a->costs; i++)
        if (!fo_cost_can(c, &fo_terms[a->cost + i]))
            return false;
    for (unsigned i = 0; i < a->gains; i++)
        if (fo_term_can(c, &fo_terms[a->gain + i]))
            return true; /* FO-OUT-03: the rest is skipped */
    return false;
}

/* Without a choice inside, the alternative is named by the piece that tells it apart. */
static unsigned names_it(const fo_clause *clause, const fo_alternative *a)
{
    const fo_alternative *other =
        &fo_alternatives[clause->choices_at + (a == &fo_alternatives[clause->choices_at])];
    if (clause->choices < 2)
        return MH_NONE;
    const fo_term *mine = &fo_terms[a->gain], *theirs = &fo_terms[other->gain];
    for (unsigned i = 0; i < a->gains && i < other->gains; i++)
        if (mine[i].op == FO_TERM_ITEM && mine[i].arg != theirs[i].arg)
            return fo_low_bit(mine[i].arg);
    mine = &fo_terms[a->cost], theirs = &fo_terms[other->cost];
    for (unsigned i = 0; i < a->costs; i++) /* those that only costs tell apart have as many */
        if ((mine[i].op == FO_TERM_ITEM || mine[i].op == FO_TERM_PLACE) &&
            mine[i].arg != theirs[i].arg)
            return fo_low_bit(mine[i].arg);
    return MH_NONE;
}

static unsigned picks_of(const fo_ctx *c, const fo_clause *clause, const fo_alternative *a,
                         fo_pick *out)
{
    unsigned n = 0;
    for (unsigned i = 0; i < a->costs; i++)
        if (fo_term_picks(c, &fo_terms[a->cost + i], out, &n))
            return n;
    for (unsigned i = 0; i < a->gains; i++) {
        const fo_term *t = &fo_terms[a->gain + i];
        if (t->op != FO_TERM_ITEM && fo_term_picks(c, t, out, &n))
            return n;
    }
    out[0] = (fo_pick){(uint8_t)names_it(clause, a), 0};
    return 1;
}

/* Of the Sower's two crops, only those held when the harvest began. */
static bool fits_event(const fo_ctx *c, const fo_clause *clause, const fo_alternative *a)
{
    if (clause->turn != FO_TURN_MUST || c->e.when != FO_MOMENT_PHASE)
        return true;
    unsigned item = fo_low_bit(fo_terms[a->gain].arg);
    return c->s->held[c->e.seat] & (item == FO_ITEM_FLAX ? 1u : 2u);
}

/* How a choice is said: an answer names no more than what tells it from the others. */
enum { PLAIN, ITEM, TIMES, BOTH, SPACE, NUMBER };
static_assert(FO_VERB_REACT_NUMBER - FO_VERB_REACT == NUMBER &&
                  FO_VERB_USE_NUMBER - FO_VERB_USE == NUMBER,
              "the verbs stand in the order of the forms");

static unsigned form_of_term(const fo_term *t)
{
    switch (t->op) {
    case FO_TERM_WEAPON:
        return BOTH;
    case FO_TERM_DISCARD_SHIP_ORE:
    case FO_TERM_UNLOAD_ORE:
        return NUMBER;
    case FO_TERM_RETURN_ONE:
    case FO_TERM_RETURN_TWO:
    case FO_TERM_DO_OCCUPIED_SPACE:
    case FO_TERM_DO_FREE_SPACE:
        return SPACE;
    case FO_TERM_DIAG_RIGHT:
        return TIMES;
    case FO_TERM_UPGRADE:
        return t->word == FO_FILTER_SAME_TYPE ? TIMES : ITEM;
    default:
        return PLAIN;
    }
}

static mh_action choice(unsigned verb, const fo_clause *clause, unsigned k, fo_pick p)
{
    const fo_alternative *a = &fo_alternatives[clause->choices_at + k];
    unsigned form = PLAIN;
    for (unsigned i = 0; i < a->costs && !form; i++)
        form = form_of_term(&fo_terms[a->cost + i]);
    for (unsigned i = 0; i < a->gains && !form; i++)
        form = form_of_term(&fo_terms[a->gain + i]);
    if (!form && p.x != MH_NONE)
        form = ITEM;
    else if (!form && clause->choices > 1)
        form = NUMBER, p.y = (uint8_t)(k + 1);
    mh_action out = mh_act(verb + form, clause->card, clause->index, form ? k : 0);
    if (form)
        out = mh_with(out, 3, form == SPACE || form == NUMBER ? p.y : p.x);
    return form == TIMES || form == BOTH ? mh_with(out, 4, p.y) : out;
}

static fo_pick pick_of(mh_action a)
{
    unsigned verb = mh_verb_of(a);
    unsigned form = verb - (verb >= FO_VERB_USE ? FO_VERB_USE : FO_VERB_REACT);
    uint8_t third = (uint8_t)mh_arg(a, 3), fourth = (uint8_t)mh_arg(a, 4);
    if (form == SPACE || form == NUMBER)
        return (fo_pick){MH_NONE, third};
    return form ? (fo_pick){third, fourth} : (fo_pick){MH_NONE, 0};
}

uint32_t fo_list_clause(const fo_ctx *from, const fo_clause *clause, unsigned verb, mh_action *out,
                        uint32_t n)
{
    fo_ctx c = context(from->s, &from->e, clause);
    fo_pick picks[FO_PICKS];
    for (unsigned k = 0; k < clause->choices; k++) {
        const fo_alternative *a = &fo_alternatives[clause->choices_at + k];
        c.pick = (fo_pick){MH_NONE, 0};
        if (!fits_event(&c, clause, a))
            continue;
        unsigned many = picks_of(&c, clause, a, picks);
        for (unsigned i = 0; i < many; i++) {
            c.pick = picks[i];
            if (!possible(&c, a))
                continue;
            out[n++] = choice(verb, clause, k, picks[i]);
        }
    }
    return n;
}

const char *fo_why_clause(const fo_ctx *c, const fo_clause *clause, mh_action a)
{
    mh_action list[FO_PICKS * 3];
    unsigned verb = mh_verb_of(a) >= FO_VERB_USE ? FO_VERB_USE : FO_VERB_REACT;
    uint32_t n = fo_clause_holds(c, clause) ? fo_list_clause(c, clause, verb, list, 0) : 0;
    for (uint32_t i = 0; i < n; i++)
        if (list[i].bits == a.bits)
            return NULL;
    return n ? "FO-SM-28" : "FO-OCC-23";
}

/* Pays and does one alternative. */
void fo_run_clause(fo_state *s, const fo_event *e, const fo_clause *clause, mh_action x,
                   mh_tale *tale)
{
    fo_ctx c = context(s, e, clause);
    const fo_alternative *a = &fo_alternatives[clause->choices_at + mh_arg(x, 2)];
    c.pick = pick_of(x);
    mh_tell(tale, FO_EVENT_USES, MH_ALL, e->seat, clause->card, clause->index, 0);
    if (is_once(clause))
        fo_card_flip(s->spent, clause->card); /* FO-OCC-11 */
    if (c.binds)
        fo_rec(s)[FO_REC_BOUND] = 1;
    for (unsigned i = 0; i < a->costs; i++)
        fo_cost_run(s, &c, &fo_terms[a->cost + i], tale);
    for (unsigned i = 0; i < a->gains; i++)
        fo_term_run(s, &c, &fo_terms[a->gain + i], tale);
}

/* ---- telling ------------------------------------------------------------------------------------
 */

static void push(fo_state *s, const fo_event *e)
{
    assert(s->agenda_count < FO_AGENDA);
    uint8_t *entry = s->agenda[s->agenda_count++];
    entry[SEAT] = e->seat, entry[WHEN] = e->when, entry[HOW] = e->how;
    entry[WHAT] = e->what, entry[N] = e->n;
}

static mh_action first_choice(const fo_clause *clause)
{
    return mh_act(FO_VERB_REACT, clause->card, clause->index, 0);
}

/* FO-OCC-20: cards put down later hear nothing of what has passed. */
bool fo_happens(fo_state *s, int seat, fo_moment_id when, fo_how_id how, unsigned what, unsigned n,
                mh_tale *tale)
{
    bool later = false;
    if (!fo_hears(s, seat, when))
        return false;
    fo_event e = {(uint8_t)seat, (uint8_t)when, (uint8_t)how, (uint8_t)what, (uint8_t)n};
    for (unsigned i = fo_clauses_of[when]; i < fo_clauses_of[when + 1]; i++) {
        const fo_clause *c = &fo_clauses[i];
        if (c->turn == FO_TURN_RULE || !concerns(s, c, &e))
            continue;
        fo_ctx at = context(s, &e, c);
        if (c->turn != FO_TURN_NOW)
            later = true;
        else if (fo_clause_holds(&at, c))
            fo_run_clause(s, &e, c, first_choice(c), tale);
    }
    if (later)
        push(s, &e);
    return later;
}

/* ---- the agenda ----------------------------------------------------------------------------- */

/* Told first is done first, but before everything that waited already. */
static void sort_agenda(fo_state *s)
{
    unsigned low = s->agenda_sorted, high = s->agenda_count;
    uint8_t swap[FO_ENTRY];
    for (; low + 1 < high; low++, high--) {
        memcpy(swap, s->agenda[low], FO_ENTRY);
        memcpy(s->agenda[low], s->agenda[high - 1], FO_ENTRY);
        memcpy(s->agenda[high - 1], swap, FO_ENTRY);
    }
    s->agenda_sorted = s->agenda_count;
}

/* The bit of a clause among those of its moment; of a card just played, its own number. */
static unsigned bit_of(const fo_clause *c)
{
    if (c->when == FO_MOMENT_PLAY)
        return c->index;
    return (unsigned)(c - &fo_clauses[fo_clauses_of[c->when]]);
}

static bool is_used(const uint8_t *entry, const fo_clause *c)
{
    unsigned bit = bit_of(c);
    return entry[USED + bit / 8] >> bit % 8 & 1;
}

static bool any_used(const uint8_t *entry)
{
    return entry[USED] | entry[USED + 1] | entry[USED + 2] | entry[USED + 3];
}

/* A clause acts once an event, unless its row says otherwise or several pieces came. */
static void mark_used(fo_state *s, uint8_t *entry, const fo_clause *c)
{
    fo_event e = event_of(entry);
    fo_ctx at = context(s, &e, c);
    unsigned bit = bit_of(c), times = 1;
    if (c->limit)
        times = fo_quantity_of(&at, c->limit);
    else if (c->when == FO_MOMENT_GAIN && !c->n)
        times = e.n;
    if (++entry[USES] >= times)
        entry[USED + bit / 8] |= (uint8_t)(1u << bit % 8);
}

static bool waits(const fo_state *s, const uint8_t *entry, const fo_clause *c)
{
    fo_event e = event_of(entry);
    if (c->turn == FO_TURN_RULE || c->turn == FO_TURN_NOW || is_used(entry, c) ||
        !concerns(s, c, &e))
        return false;
    fo_ctx at = context(s, &e, c);
    return fo_clause_holds(&at, c);
}

static uint32_t list_entry(const fo_state *s, const uint8_t *entry, unsigned turn, mh_action *out)
{
    uint32_t n = 0;
    fo_event e = event_of(entry);
    for (unsigned i = fo_clauses_of[e.when]; i < fo_clauses_of[e.when + 1]; i++) {
        const fo_clause *c = &fo_clauses[i];
        if ((turn == FO_TURN_COUNT ? c->turn >= FO_TURN_MUST : c->turn == turn) &&
            waits(s, entry, c)) {
            fo_ctx at = context(s, &e, c);
            n = fo_list_clause(&at, c, FO_VERB_REACT, out, n);
        }
    }
    return n;
}

/* 63C, 85C: two parts of one card go in printed order; the later one ends the first. */
static void close_earlier(uint8_t *entry, const fo_clause *c)
{
    if (c->when == FO_MOMENT_PLAY && c->index)
        entry[USED] |= (uint8_t)((1u << c->index) - 1);
}

static void react(fo_state *s, mh_action a, mh_tale *tale)
{
    uint8_t *entry = s->agenda[s->agenda_count - 1];
    const fo_clause *c = fo_clause_named(mh_arg(a, 0), mh_arg(a, 1));
    fo_event e = event_of(entry);
    mark_used(s, entry, c);
    close_earlier(entry, c);
    fo_run_clause(s, &e, c, a, tale);
}

/* What would have happened if no card had taken its place. */
static void go_on(fo_state *s, const fo_event *e, mh_tale *tale)
{
    if (e->when == FO_MOMENT_OCC_DRAW)
        fo_draw_dark(s, e->seat);
    else if (e->when == FO_MOMENT_HOUSE_BONUS)
        fo_gain(s, e->seat, e->what, 1, tale);
    else if (e->when == FO_MOMENT_PHASE && e->how == FO_HOW_INSTEAD)
        fo_draw_weapons(s, e->seat, 1);
}

static void pop(fo_state *s, mh_tale *tale)
{
    uint8_t *entry = s->agenda[s->agenda_count - 1];
    fo_event e = event_of(entry);
    bool used = any_used(entry);
    memset(entry, 0, FO_ENTRY);
    s->agenda_sorted = --s->agenda_count;
    if (!used)
        go_on(s, &e, tale);
}

/* Clauses that act by themselves but need the stack: one, or none. */
static bool run_due(fo_state *s, mh_tale *tale)
{
    mh_action list[FO_OFFERS];
    uint8_t *entry = s->agenda[s->agenda_count - 1];
    if (list_entry(s, entry, FO_TURN_FRAMES, list)) {
        react(s, list[0], tale);
        return true;
    }
    /* The only choice there is, of one that must be made. */
    mh_action all[FO_OFFERS];
    if (list_entry(s, entry, FO_TURN_MUST, list) == 1 &&
        list_entry(s, entry, FO_TURN_COUNT, all) == 1) {
        react(s, list[0], tale);
        return true;
    }
    return false;
}

bool fo_work_agenda(fo_state *s, mh_tale *tale)
{
    mh_action list[FO_OFFERS];
    while (s->agenda_count) {
        unsigned depth = s->head.depth;
        sort_agenda(s);
        uint8_t *entry = s->agenda[s->agenda_count - 1];
        if (entry[LEVEL] && entry[LEVEL] < depth)
            return false;
        entry[LEVEL] = (uint8_t)depth;
        if (!run_due(s, tale)) {
            if (list_entry(s, entry, FO_TURN_COUNT, list)) {
                mh_ask(&s->head, FO_PROMPT_TRIGGER, 1u << entry[SEAT], 0);
                return true;
            }
            pop(s, tale);
        }
        if (s->head.depth != depth)
            return true;
    }
    return false;
}

/* ---- the question --------------------------------------------------------------------------- */

static bool must_react(const fo_state *s, const uint8_t *entry)
{
    mh_action list[FO_OFFERS];
    return list_entry(s, entry, FO_TURN_MUST, list) > 0;
}

uint32_t fo_legal_trigger(const mh_state *st, int seat, mh_action *out)
{
    const fo_state *s = fo_const(st);
    const uint8_t *entry = s->agenda[s->agenda_count - 1];
    uint32_t n = 0;
    (void)seat;
    if (!must_react(s, entry))
        out[n++] = mh_act(FO_VERB_STOP, 0, 0, 0);
    uint32_t from = n;
    n += list_entry(s, entry, FO_TURN_COUNT, out + n);
    for (uint32_t i = from + 1; i < n;
         i++) /* by moment they come by card; 2 of one card by clause */
        for (uint32_t k = i; k > from && out[k].bits < out[k - 1].bits; k--) {
            mh_action swap = out[k];
            out[k] = out[k - 1], out[k - 1] = swap;
        }
    return n;
}

const char *fo_why_trigger(const mh_state *st, int seat, mh_action a)
{
    const fo_state *s = fo_const(st);
    const uint8_t *entry = s->agenda[s->agenda_count - 1];
    (void)seat;
    if (mh_verb_of(a) == FO_VERB_STOP)
        return must_react(s, entry) ? "FO-SM-20" : NULL;
    bool reacts = mh_verb_of(a) >= FO_VERB_REACT && mh_verb_of(a) <= FO_VERB_REACT_NUMBER;
    const fo_clause *c = reacts ? fo_clause_named(mh_arg(a, 0), mh_arg(a, 1)) : NULL;
    if (!c || c->when != entry[WHEN] || c->turn < FO_TURN_MUST || !waits(s, entry, c))
        return "FO-SM-20";
    fo_event e = event_of(entry);
    fo_ctx at = context(s, &e, c);
    return fo_why_clause(&at, c, a);
}

void fo_apply_trigger(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    fo_state *s = fo_of(st);
    (void)seat;
    mh_done(st);
    if (mh_verb_of(a) == FO_VERB_STOP)
        pop(s, tale);
    else
        react(s, a, tale);
}

/* ---- for views ----------------------------------------------------------------------------- */

bool fo_card_lasts(unsigned card)
{
    for (unsigned i = fo_clauses_of[FO_MOMENT_PLAY + 1]; i < FO_CLAUSE_TOTAL; i++)
        if (fo_clauses[i].card == card)
            return true;
    return false;
}

/* The number that decides how much the last clause of the card gives. */
int fo_card_counts(const fo_state *s, int seat, unsigned card)
{
    fo_ctx c = {.s = s, .e = {.seat = (uint8_t)seat}};
    for (unsigned i = FO_CLAUSE_TOTAL; i-- > 0;) {
        if (fo_clauses[i].card != card)
            continue;
        const fo_alternative *a = &fo_alternatives[fo_clauses[i].choices_at];
        for (unsigned k = 0; k < (unsigned)a->costs + a->gains; k++) {
            const fo_term *t = &fo_terms[a->cost + k];
            unsigned quantity = t->guard ? t->guard : t->per;
            if (quantity)
                return (int)fo_quantity_of(&c, quantity);
        }
    }
    return -1;
}
