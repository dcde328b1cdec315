/* memory.c - deal: a world the viewer cannot rule out, from all it has seen (BR-HID-04).
 *
 * What it knows of the packs splits the cards of an Age into groups: cards that lay
 * together in a pack between two looks, and the pool of those it never saw. A group's
 * cards go to the group's positions in any order in which each card that was shown
 * comes to the seat that showed it, and in which each seat has the Quests it committed. */
#include <stddef.h>
#include <string.h>

#include "state.h"

enum { GROUPS = 36, MOST = BR_SEATS * BR_PACK, DECK = 42 };

typedef struct group {
    uint8_t age, spots, cards;
    uint8_t spot[MOST]; /* free positions: pack * BR_PACK + position */
    uint8_t card[DECK]; /* cards that have none yet */
} group;

typedef struct world {
    br_state *s;
    mh_rng *rng;
    int viewer;
    br_course course[BR_AGES];
    unsigned groups, owed;          /* Quests that groups owe to seats... */
    uint8_t flow[BR_SEATS][GROUPS]; /* ...and which to whom */
    uint8_t used[GROUPS];
    uint8_t kept_used[BR_SEATS];  /* the kept card must be a Quest */
    uint8_t kept_quest[BR_SEATS]; /* which one */
    group group[GROUPS];          /* the rest comes with begin_world */
} world;

/* Groups are cleared one by one, when they come into use: there are few of so many. */
static void begin_group(group *g, unsigned age)
{
    g->age = (uint8_t)age;
    g->spots = g->cards = 0;
}

static void begin_world(world *w, br_state *s, int viewer, mh_rng *rng)
{
    memset(w, 0, offsetof(world, group));
    w->s = s;
    w->rng = rng;
    w->viewer = viewer;
}

static bool is_quest(unsigned card) { return br_cards[card].type == BR_TYPE_QUEST; }

static unsigned picker_at(const world *w, const group *g, unsigned i)
{
    const br_course *c = &w->course[g->age];
    unsigned pack = g->spot[i] / BR_PACK, position = g->spot[i] % BR_PACK;
    return position < c->picked ? br_picker(c, pack, position) : MH_NONE;
}

/* ---- groups ------------------------------------------------------------------- */

static void add_run(group *g, const uint8_t *pack_cards, unsigned pack, unsigned from, unsigned end)
{
    for (unsigned i = from; i < end; i++) {
        g->spot[g->spots++] = (uint8_t)(pack * BR_PACK + i);
        if (pack_cards)
            g->card[g->cards++] = pack_cards[i];
    }
}

static void add_pack(world *w, unsigned age, unsigned pack, group *pool, br_set *seen)
{
    const uint8_t *cards = w->s->draft[age][pack];
    br_runs r;
    unsigned size = BR_PACK;
    while (size && cards[size - 1] == MH_NONE) /* a deal that is going on */
        size--;
    br_runs_of(&w->course[age], pack, w->viewer, &r);
    add_run(pool, NULL, pack, 0, br_min(r.end[0], size));
    for (unsigned i = r.end[0]; i < size; i++)
        br_put(seen, cards[i]);
    for (unsigned look = 1; look <= r.looks; look++) {
        unsigned end = br_min(r.end[look], size);
        if (r.rest[look] >= end)
            continue;
        group *g = &w->group[w->groups++];
        begin_group(g, age);
        add_run(g, cards, pack, r.rest[look], end);
    }
}

static void add_age(world *w, unsigned age)
{
    br_set seen = {{0, 0}};
    group *pool = &w->group[w->groups++];
    begin_group(pool, age);
    w->course[age] = br_course_of(w->s, age);
    for (unsigned pack = 0; pack < w->s->head.seats; pack++)
        add_pack(w, age, pack, pool, &seen);
    for (unsigned run = 0; run < 2; run++)
        for (unsigned card = br_decks[age][run].first; card < br_decks[age][run].end; card++)
            if (!br_in_set(&seen, card) && w->s->at[card] != BR_PLACE_OUT)
                pool->card[pool->cards++] = (uint8_t)card;
}

static void assign(world *w, group *g, unsigned spot, unsigned card)
{
    w->s->draft[g->age][g->spot[spot] / BR_PACK][g->spot[spot] % BR_PACK] = g->card[card];
    g->spot[spot] = g->spot[--g->spots];
    g->card[card] = g->card[--g->cards];
}

static unsigned free_spots(const world *w, const group *g, unsigned seat)
{
    unsigned n = 0;
    for (unsigned i = 0; i < g->spots; i++)
        n += picker_at(w, g, i) == seat;
    return n;
}

/* A free position of the seat, any one of them. */
static unsigned some_spot(const world *w, const group *g, unsigned seat)
{
    unsigned k = mh_below(w->rng, free_spots(w, g, seat)), i = 0;
    for (;; i++)
        if (picker_at(w, g, i) == seat && !k--)
            return i;
}

/* Cards that were shown come to who showed them first. */
static void assign_shown(world *w, group *g)
{
    for (unsigned i = g->cards; i--;) {
        unsigned by = w->s->exposed[g->card[i]];
        if (by)
            assign(w, g, some_spot(w, g, by - 1), i);
    }
}

/* ---- committed Quests ---------------------------------------------------------- */

static unsigned open_quests(const group *g)
{
    unsigned n = 0;
    for (unsigned i = 0; i < g->cards; i++)
        n += is_quest(g->card[i]);
    return n;
}

/* A card shown before is in the seat's hands for sure: shown in this Age, and not
 * thrown away since. */
static bool is_held(const br_state *s, unsigned card)
{
    if (br_closed(s) > s->age)
        return false;
    if (br_age_of(card) == s->age)
        return true;
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        if (s->kept_open[s->age - 1] >> seat & 1 && s->kept[s->age - 1][seat] == card)
            return true;
    return false;
}

static bool may_be_kept(const br_state *s, unsigned seat, unsigned age, unsigned card)
{
    unsigned place = s->at[card];
    if (place != BR_PLACE_UNKNOWN && place != BR_PLACE_WITH_0 + seat)
        return false;
    unsigned from = br_age_of(card);
    for (unsigned between = from; between < age; between++) /* it was kept before, too */
        if (s->kept[between][seat] != BR_HIDDEN && s->kept[between][seat] != card)
            return false;
    return from <= age;
}

/* A shown Quest of an earlier Age that the seat may have kept, or MH_NONE. */
static unsigned old_quest(const world *w, unsigned seat)
{
    for (unsigned card = 0; card < BR_CARD_COUNT; card++)
        if (w->s->at[card] == BR_PLACE_WITH_0 + seat && is_quest(card) &&
            br_age_of(card) < w->s->age && may_be_kept(w->s, seat, w->s->age - 1u, card))
            return card;
    return MH_NONE;
}

static bool may_use(const world *w, unsigned seat, unsigned g, bool old)
{
    const br_state *s = w->s;
    unsigned age = w->group[g].age;
    if (old != (age < s->age) || w->flow[seat][g] >= free_spots(w, &w->group[g], seat))
        return false;
    for (unsigned between = age; between + 1 < s->age; between++)
        if (s->kept[between][seat] != BR_HIDDEN)
            return false;
    return true;
}

static bool route(world *w, unsigned seat, uint64_t *visited);

/* Let another seat that uses the group find its Quest elsewhere. */
static bool make_way(world *w, unsigned seat, unsigned g, uint64_t *visited)
{
    bool old = w->group[g].age < w->s->age;
    for (unsigned other = 0; other < w->s->head.seats; other++) {
        if (other == seat || !w->flow[other][g])
            continue;
        uint8_t was = w->kept_used[other];
        if (old)
            w->kept_used[other] = 0;
        if (route(w, other, visited)) {
            w->flow[other][g]--;
            w->used[g]--;
            return true;
        }
        w->kept_used[other] = was;
    }
    return false;
}

static bool use(world *w, unsigned seat, unsigned g, uint64_t *visited)
{
    if (*visited >> g & 1)
        return false;
    *visited |= 1ull << g;
    if (w->used[g] >= open_quests(&w->group[g]) && !make_way(w, seat, g, visited))
        return false;
    w->used[g]++;
    w->flow[seat][g]++;
    return true;
}

static bool route_kept(world *w, unsigned seat, uint64_t *visited)
{
    const br_state *s = w->s;
    if (!s->age || w->kept_used[seat] || s->kept[s->age - 1][seat] != BR_HIDDEN)
        return false;
    w->kept_used[seat] = 1;
    w->kept_quest[seat] = (uint8_t)old_quest(w, seat);
    if (w->kept_quest[seat] != MH_NONE)
        return true;
    for (unsigned g = 0; g < w->groups; g++)
        if (may_use(w, seat, g, true) && use(w, seat, g, visited))
            return true;
    w->kept_used[seat] = 0;
    return false;
}

/* One more Quest for the seat, moving those of others where it must: an augmenting
 * path of the flow from groups to seats. */
static bool route(world *w, unsigned seat, uint64_t *visited)
{
    unsigned first = mh_below(w->rng, w->groups);
    for (unsigned i = 0; i < w->groups; i++) {
        unsigned g = (first + i) % w->groups;
        if (may_use(w, seat, g, false) && use(w, seat, g, visited))
            return true;
    }
    return route_kept(w, seat, visited);
}

static unsigned quests_wanted(const world *w, unsigned seat)
{
    const br_state *s = w->s;
    unsigned n = s->vow[seat][0] == BR_HIDDEN ? br_vow_count(s, seat) : 0;
    for (unsigned card = 0; n && card < BR_CARD_COUNT; card++)
        n -= s->at[card] == BR_PLACE_WITH_0 + seat && is_quest(card) && is_held(s, card);
    return n;
}

static void pay_quests(world *w, unsigned seat, unsigned g)
{
    group *from = &w->group[g];
    while (w->flow[seat][g]) {
        unsigned k = mh_below(w->rng, open_quests(from)), i = 0;
        while (!is_quest(from->card[i]) || k--)
            i++;
        if (from->age < w->s->age)
            w->kept_quest[seat] = from->card[i];
        assign(w, from, some_spot(w, from, seat), i);
        w->flow[seat][g]--;
    }
}

static void assign_quests(world *w)
{
    for (unsigned seat = 0; seat < w->s->head.seats; seat++)
        for (unsigned n = quests_wanted(w, seat); n; n--) {
            uint64_t visited = 0;
            bool found = route(w, seat, &visited);
            assert(found); /* the true world is one way to do it */
            w->owed += found;
        }
    for (unsigned seat = 0; w->owed && seat < w->s->head.seats; seat++)
        for (unsigned g = 0; g < w->groups; g++)
            pay_quests(w, seat, g);
}

/* ---- packs in their order -------------------------------------------------------- */

/* Cards nobody has picked lie sorted, and so do two that were picked at once. */
static void tidy(uint8_t *cards, const br_course *c)
{
    unsigned picked = c->picked, n = 0, step = c->picks;
    while (n < BR_PACK && cards[n] != MH_NONE)
        n++;
    for (unsigned i = 0; i < picked && step > 1; i += step)
        br_sort(cards + i, step);
    if (n > picked)
        br_sort(cards + picked, n - picked);
}

/* ---- hands ---------------------------------------------------------------------- */

static unsigned some_card(world *w, const uint8_t *list, unsigned n)
{
    return n ? list[mh_below(w->rng, n)] : MH_NONE;
}

/* What the seat took into the next Age: a card it had and has not shown since. */
static void choose_kept(world *w, unsigned age, unsigned seat)
{
    br_state *s = w->s;
    const br_course *c = &w->course[age];
    uint8_t list[BR_PACK * BR_SEATS];
    unsigned n = 0, forced = w->kept_used[seat] ? w->kept_quest[seat] : MH_NONE;
    if (s->kept[age][seat] != BR_HIDDEN)
        return;
    if (forced != MH_NONE && br_age_of(forced) <= age) {
        s->kept[age][seat] = (uint8_t)forced;
        return;
    }
    for (unsigned pack = 0; pack < s->head.seats; pack++)
        for (unsigned i = 0; i < c->picked; i++) {
            unsigned card = s->draft[age][pack][i];
            if (br_picker(c, pack, i) == seat && may_be_kept(s, seat, age, card))
                list[n++] = (uint8_t)card;
        }
    unsigned before = age ? s->kept[age - 1][seat] : MH_NONE;
    if (before < BR_CARD_COUNT && may_be_kept(s, seat, age, before))
        list[n++] = (uint8_t)before;
    s->kept[age][seat] = (uint8_t)some_card(w, list, n);
}

/* Where the cards of a pack are now, if nobody has seen them leave. */
static void settle_pack(br_state *s, const br_course *c, unsigned age, unsigned pack)
{
    unsigned hand = br_closed(s) == age ? BR_PLACE_HAND_0 : BR_PLACE_BURIED_0;
    bool drafting = age == s->age && s->phase <= BR_PHASE_DRAFT;
    for (unsigned i = 0; i < BR_PACK && s->draft[age][pack][i] != MH_NONE; i++) {
        uint8_t *at = &s->at[s->draft[age][pack][i]];
        if (*at != BR_PLACE_UNKNOWN)
            continue;
        if (i < c->picked)
            *at = (uint8_t)(hand + br_picker(c, pack, i));
        else
            *at = drafting ? BR_PLACE_PACK : BR_PLACE_LEFT;
    }
}

static void settle_kept(world *w)
{
    br_state *s = w->s;
    unsigned age = br_closed(s);
    for (unsigned seat = 0; age && age < BR_AGES && seat < s->head.seats; seat++) {
        unsigned card = s->kept[age - 1][seat];
        bool lost = card >= BR_CARD_COUNT || seat == (unsigned)w->viewer;
        if (!lost && (s->at[card] == BR_PLACE_UNKNOWN || s->at[card] == BR_PLACE_WITH_0 + seat))
            s->at[card] = (uint8_t)(BR_PLACE_HAND_0 + seat);
    }
}

static void settle_all(world *w)
{
    br_state *s = w->s;
    settle_kept(w);
    for (unsigned age = 0; age <= s->age; age++)
        for (unsigned pack = 0; pack < s->head.seats; pack++)
            settle_pack(s, &w->course[age], age, pack);
    for (unsigned card = 0; card < BR_CARD_COUNT; card++)
        s->at[card] = s->at[card] == BR_PLACE_UNKNOWN ? BR_PLACE_DECK : s->at[card];
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        for (br_set with = br_cards_at(s, BR_PLACE_WITH_0 + seat);;) {
            unsigned card = br_pop(&with);
            if (card >= BR_CARD_COUNT)
                break;
            s->at[card] =
                (uint8_t)((is_held(s, card) ? BR_PLACE_HAND_0 : BR_PLACE_BURIED_0) + (int)seat);
        }
}

static unsigned some_of(world *w, br_set set)
{
    unsigned card = MH_NONE, k = mh_below(w->rng, br_size(set)) + 1;
    while (k--)
        card = br_pop(&set);
    return card;
}

static br_set quests_of(br_set set)
{
    br_set quests = {{0, 0}};
    for (unsigned card; (card = br_pop(&set)) != MH_NONE;)
        if (is_quest(card))
            quests.word[card / 64] |= 1ull << card % 64;
    return quests;
}

static void commit_quests(world *w, unsigned seat)
{
    br_state *s = w->s;
    for (unsigned i = 0; i < BR_VOWS && s->vow[seat][i] == BR_HIDDEN; i++) {
        unsigned card = some_of(w, quests_of(br_hand(s, seat)));
        s->vow[seat][i] = (uint8_t)card;
        s->at[card] = (uint8_t)(BR_PLACE_QUEST_0 + seat);
    }
}

static br_set pack_in_hand(const br_state *s, unsigned seat)
{
    br_set set = {{0, 0}};
    for (unsigned i = s->round * br_picks(s); i < BR_PACK; i++) {
        unsigned card = s->draft[s->age][br_pack_of(s, seat)][i];
        set.word[card / 64] |= 1ull << card % 64;
    }
    return set;
}

/* Choices made face down. */
static void choose_picks(world *w, unsigned seat)
{
    br_state *s = w->s;
    if (s->pick[seat][0] != BR_HIDDEN && s->pick[seat][1] != BR_HIDDEN)
        return;
    br_set from = s->phase == BR_PHASE_DRAFT ? pack_in_hand(s, seat) : br_hand(s, seat);
    bool may_skip = s->phase == BR_PHASE_DISCARD && br_option(s, BR_OPTION_KEEP) == BR_OPT_KEEP_ANY;
    for (unsigned i = 0; i < 2 && s->pick[seat][i] == BR_HIDDEN; i++) {
        if (may_skip && !mh_below(w->rng, br_size(from) + 1))
            continue; /* nothing kept: it stays as it is */
        unsigned card = some_of(w, from);
        from.word[card / 64] &= ~(1ull << card % 64);
        s->pick[seat][i] = (uint8_t)card;
    }
    if (s->pick[seat][1] != MH_NONE && s->pick[seat][0] > s->pick[seat][1]) {
        uint8_t first = s->pick[seat][0];
        s->pick[seat][0] = s->pick[seat][1];
        s->pick[seat][1] = first;
    }
}

void br_deal(mh_state *st, int viewer, mh_rng *rng)
{
    br_state *s = br_of(st);
    world w;
    br_hide(st, viewer); /* nothing the viewer does not know may shine through */
    if (s->phase == BR_PHASE_SETUP)
        return;
    begin_world(&w, s, viewer, rng);
    for (unsigned age = 0; age <= s->age; age++)
        add_age(&w, age);
    for (unsigned g = 0; g < w.groups; g++)
        assign_shown(&w, &w.group[g]);
    assign_quests(&w);
    for (unsigned g = 0; g < w.groups; g++)
        while (w.group[g].spots)
            assign(&w, &w.group[g], 0, mh_below(rng, w.group[g].cards));
    for (unsigned age = 0; age <= s->age; age++)
        for (unsigned pack = 0; pack < st->seats; pack++)
            tidy(s->draft[age][pack], &w.course[age]);
    for (unsigned age = 0; age < br_min(br_closed(s), BR_AGES - 1); age++)
        for (unsigned seat = 0; seat < st->seats; seat++)
            choose_kept(&w, age, seat);
    settle_all(&w);
    for (unsigned seat = 0; seat < st->seats; seat++) {
        if (seat == (unsigned)viewer)
            continue;
        commit_quests(&w, seat);
        assert(br_size(br_hand(s, seat)) == s->concealed[seat]);
        choose_picks(&w, seat);
        s->concealed[seat] = 0;
    }
}
