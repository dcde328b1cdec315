/* divinus_pay.c - a second opinion on payments (DV-EXPLORE, DV-DICE): which cells can be explored
 * and how, by trying every use of every die, and whether what was paid is the price. */
#include <stdlib.h>
#include <string.h>

#include "divinus.h"

enum { MIDDLE = 100, SUMS = 201, TWIN = 99, MAX_WAYS = 24, ROOM = 16, PLENTY = 50000 };
enum { PLAIN, DEAR, QUIET, MASK };

typedef struct way { /* one use of one die: its value after DV-DICE-12 (2), and what it takes */
    int value;
    bool once, copies; /* the single change of the turn; a twin that copies */
} way;

static struct {
    int n, dice; /* dice and token die that are active */
    way ways[ROOM][MAX_WAYS];
    int count[ROOM];
    bool pairs;
    bool reach[2 * ROOM][SUMS]; /* by number of dice and sum */
} p;

static ref_part *part = &divinus_parts[PART_PAYMENTS];

/* ---- values ---- */

static const char *god_of(const mh_state *st, int seat)
{
    return ref_word("god", ref_1(st, "god", seat));
}

static int add_numbers(const char *list, int out[], int n)
{
    for (char *end; *list; list = *end ? end + 1 : end) {
        out[n++] = (int)strtol(list, &end, 10);
        if (end == list)
            return n - 1;
    }
    return n;
}

static int power_values(const mh_state *st, int seat, int out[], int n) /* DV-POWER-01 */
{
    for (int r = 0; r < gods.rows; r++)
        if (ref_is(ref_cell(&gods, r, "god"), god_of(st, seat)))
            return add_numbers(ref_cell(&gods, r, "power_values"), out, n);
    abort();
}

/* The values a die can be used at, before any change; true for a twin (DV-DICE-08). */
static bool face_values(const mh_state *st, int seat, int die, int out[], int *n)
{
    *n = 0;
    if (die == 6) { /* DV-TOK-04, -05 */
        *n = add_numbers(ref_is(god_of(st, seat), "Hel") ? "1,5" : "2", out, 0);
        return false;
    }
    int face = (int)ref_get(st, "face", seat, die, ref_2(st, "die_up", seat, die));
    if (face < 6) {
        out[(*n)++] = face + 1;
        return false;
    }
    const char *values = ref_cell(&stickers, face - 6, "values");
    *n = add_numbers(values, out, 0);
    if (ref_is(ref_cell(&stickers, face - 6, "class"), "special"))
        *n = power_values(st, seat, out, *n);
    return ref_is(values, "copy");
}

static void add_way(int die, int value, bool once, bool copies)
{
    if (p.count[die] == MAX_WAYS)
        abort();
    p.ways[die][p.count[die]++] = (way){value, once, copies};
}

static void find_ways(const mh_state *st, int seat, int die, int at) /* DV-DICE-12 */
{
    int values[16], n = 0;
    bool twin = face_values(st, seat, die, values, &n);
    bool loki = ref_is(god_of(st, seat), "Loki") && ref_2(st, "level", seat, 0) == 3;
    int thor = ref_is(god_of(st, seat), "Thor") ? ref_2(st, "level", seat, 1) : 0;
    for (int i = 0; i < n; i++) {
        add_way(at, values[i], false, false);
        for (int v = 1; loki && values[i] == 7 && v <= 6; v++)
            add_way(at, v, true, false); /* DV-FX-LOKI-04 */
        if (thor && values[i] % 2 == 0)
            add_way(at, values[i] / 2, thor == 1, false); /* DV-FX-THOR-02 */
    }
    if (twin)
        add_way(at, TWIN, false, true);
}

static bool active(const mh_state *st, int seat, int die)
{
    return ref_is(ref_word("die_at", ref_2(st, "die_at", seat, die)), "active");
}

/* ---- every payment ---- */

static int chosen[ROOM]; /* the way of each die, -1 unused */
static int value[ROOM];  /* after DV-DICE-12 (3) */
static bool paired[ROOM];
static int partner[ROOM]; /* of those that are paired */

/* A die in a pair is a model for its partner alone: steps (3) and (4) of DV-DICE-12. */
static bool twins_have_models(void)
{
    for (int i = 0; i < p.n; i++) {
        bool found = false;
        if (chosen[i] < 0 || !p.ways[i][chosen[i]].copies)
            continue;
        for (int o = 0; o < p.n; o++)
            found |= chosen[o] >= 0 && !p.ways[o][chosen[o]].copies &&
                     (!paired[o] || partner[o] == i) && value[o] == value[i];
        if (!found)
            return false;
    }
    return true;
}

static void sums(int i, int dice, int sum)
{
    while (i < p.n && (chosen[i] < 0 || paired[i]))
        i++;
    if (i >= p.n || i >= DICE) {
        if (dice && sum >= 1 && sum <= MIDDLE && twins_have_models())
            p.reach[dice][MIDDLE + sum] = true;
        return;
    }
    sums(i + 1, dice + 1, sum + value[i]);
    sums(i + 1, dice + 1, sum - value[i]);
    for (int o = i + 1; p.pairs && o < p.n; o++) { /* DV-FX-FREYA-02 */
        if (chosen[o] < 0 || paired[o] || value[o] != value[i])
            continue;
        paired[i] = paired[o] = true;
        partner[i] = o;
        partner[o] = i;
        for (int v = 1; v <= 12; v++) {
            sums(i + 1, dice + 2, sum + v);
            sums(i + 1, dice + 2, sum - v);
        }
        paired[i] = paired[o] = false;
    }
}

/* Twins take a value that another die has; which ones, twins_have_models tells. */
static void set_twins(int i)
{
    while (i < p.n && (chosen[i] < 0 || !p.ways[i][chosen[i]].copies))
        i++;
    if (i >= p.n || i >= DICE) {
        sums(0, 0, 0);
        return;
    }
    for (int o = 0; o < p.n; o++)
        if (chosen[o] >= 0 && !p.ways[o][chosen[o]].copies) {
            value[i] = value[o];
            set_twins(i + 1);
        }
}

static void choose(int i, bool once)
{
    if (i >= p.n || i >= DICE) {
        set_twins(0);
        return;
    }
    chosen[i] = -1;
    choose(i + 1, once);
    for (int w = 0; w < p.count[i]; w++) {
        const way *u = &p.ways[i][w];
        if (u->once && once)
            continue;
        chosen[i] = w;
        value[i] = u->value;
        choose(i + 1, once || u->once);
    }
    chosen[i] = -1;
}

/* False when there are too many payments to try. */
static bool try_all(const mh_state *st, int seat)
{
    double size = 1;
    memset(&p, 0, sizeof p);
    for (int d = 0; d < DICE; d++)
        if (active(st, seat, d)) {
            find_ways(st, seat, d, p.n);
            size *= 1 + 2 * p.count[p.n++];
        }
    p.pairs = ref_is(god_of(st, seat), "Freya") && ref_2(st, "level", seat, 1) == 3;
    if (size * (p.pairs ? 20 : 1) > PLENTY)
        return false;
    choose(0, false);
    return true;
}

/* ---- prices ---- */

typedef struct price {
    int low, high, extra, exactly; /* exactly: number of dice, 0 any */
    bool closed;
} price;

static void gnawed(const mh_state *st, int cell, price *c) /* DV-NID-02, -03 */
{
    int at = ref_1(st, "beast_at", NIDHOGGR);
    if (ref_1(st, "beast", NIDHOGGR) != AFIELD)
        return;
    c->closed |= at == cell;
    for (int r = 0; r < gnaw.rows && !ref_0(st, "ignore"); r++)
        if (ref_int(&gnaw, r, "token_cell") == at + 1 &&
            ref_int(&gnaw, r, "explored_cell") == cell + 1) {
            c->low += ref_int(&gnaw, r, "surcharge");
            c->high += ref_int(&gnaw, r, "surcharge");
            c->extra = ref_int(&gnaw, r, "extra_dice");
        }
}

static int complete_quests(const mh_state *st) /* DV-NOR-03 */
{
    int n = 0;
    for (int i = 0; i < ref_0(st, "quest_n"); i++)
        n += ref_1(st, "quest_by", i) != NOTHING &&
             !ref_is(ref_cell(&quests, ref_1(st, "quest", i), "kind"), "MONSTER");
    return n;
}

static price price_of(const mh_state *st, int seat, int cell, int how) /* DV-EXPLORE-07 */
{
    price c = {cell + 1, cell + 1, 0, 0, false};
    bool loki = ref_is(god_of(st, seat), "Loki"), thor = ref_is(god_of(st, seat), "Thor");
    bool kraken = ref_1(st, "beast", KRAKEN) == AFIELD && ref_1(st, "beast_at", KRAKEN) == cell &&
                  !ref_0(st, "ignore");
    int more = ref_0(st, "mask") == cell && !loki ? 3 : 0;
    more += how == DEAR ? 3 : 0;
    c.low += more + ref_0(st, "cost_lo");
    c.high += more + ref_0(st, "cost_hi");
    gnawed(st, cell, &c);
    if (ref_0(st, "hammer") == cell && !thor)
        c.closed = true; /* DV-TOK-02 */
    if (how == MASK ? !(loki && ref_0(st, "mask") == cell) : kraken == (how == PLAIN))
        c.closed = true; /* DV-KRA-08 */
    if (how == QUIET && ref_0(st, "god_done"))
        c.closed = true;
    if (ref_1(st, "beast", NORNS) == AFIELD && ref_1(st, "beast_at", NORNS) == cell % 3 &&
        !ref_0(st, "ignore"))
        c.exactly = 1 + complete_quests(st); /* DV-NOR-02 */
    return c;
}

static bool pays(const mh_state *st, int seat, const price *c, int dice, int sum)
{
    bool thor = ref_is(god_of(st, seat), "Thor") && ref_2(st, "level", seat, 0) == 3 &&
                dice + c->extra >= 3; /* DV-FX-THOR-01 */
    if (c->exactly && dice + c->extra != c->exactly)
        return false;
    for (int cost = c->low - thor; cost <= c->high + thor; cost++)
        if ((cost < 1 ? 1 : cost) == sum)
            return true;
    return false;
}

static bool affordable(const mh_state *st, int seat, int cell, int how)
{
    price c = price_of(st, seat, cell, how);
    if (c.closed)
        return false;
    if (how == MASK) /* DV-TOK-03: one die of any face, whatever the Norns ask for */
        return p.n >= 1 + c.extra;
    for (int dice = 1; dice + c.extra <= p.n; dice++)
        for (int sum = 1; sum <= MIDDLE; sum++)
            if (p.reach[dice][MIDDLE + sum] && pays(st, seat, &c, dice, sum))
                return true;
    return false;
}

static bool usual_sides(const mh_state *st)
{
    return ref_1(st, "beast", NIDHOGGR) != AFIELD || ref_option_is(st, "nidhogg_sides", "3-4-5-6");
}

static void compare_offers(const mh_state *st, int seat)
{
    static mh_action list[MH_MAX_LEGAL];
    bool offered[CELLS][4] = {{0}};
    if (!usual_sides(st) || !try_all(st, seat))
        return;
    uint32_t n = mh_legal(ref_game, st, seat, list);
    for (uint32_t i = 0; i < n; i++)
        if (ref_verb(list[i], "explore"))
            offered[mh_arg(list[i], 0)][mh_arg(list[i], 1)] = true;
    part->positions++;
    for (int cell = 0; cell < CELLS; cell++) {
        int tile = ref_1(st, "cell", cell);
        bool lies = tile != NOTHING && can_lay(st, seat, tile);
        for (int how = 0; how < 4; how++)
            ref_same(part, st, "cell offered", (cell + 1) * 10 + how, offered[cell][how],
                     lies && affordable(st, seat, cell, how));
    }
}

/* ---- what was paid ---- */

static mh_room at_offer; /* the table when the cell was chosen */
static int cell_chosen = -1, how_chosen;

static void compare_paid(const mh_state *st, int seat)
{
    const mh_state *old = &at_offer.st;
    int used = ref_0(st, "pay_used"), minus = ref_0(st, "pay_minus"), sum = 0, dice = 0;
    price c = price_of(old, seat, cell_chosen, how_chosen);
    if (ref_0(st, "pay_pairs") || how_chosen == MASK || !usual_sides(old))
        return;
    for (int d = 0; d < DICE; d++) {
        if (!(used >> d & 1))
            continue;
        ref_same(part, st, "an active die", d, active(old, seat, d), true);
        if (ref_0(st, "pay_extra") == d && c.extra)
            continue;
        sum += (minus >> d & 1 ? -1 : 1) * ref_1(st, "pay_value", d);
        dice++;
    }
    part->positions++;
    ref_same(part, st, "paid the price", cell_chosen + 1, pays(old, seat, &c, dice, sum), true);
}

void pay_begin(void) { cell_chosen = -1; }

void pay_watch(const mh_state *before, int seat, mh_action a, const mh_state *after)
{
    if (ref_verb(a, "lucky") || ref_asks(after, "turn"))
        cell_chosen = -1; /* any one die pays for the tile of Luck */
    if (ref_verb(a, "explore")) {
        memcpy(&at_offer, before, ref_game->state_size);
        cell_chosen = (int)mh_arg(a, 0);
        how_chosen = (int)mh_arg(a, 1);
    }
    if (cell_chosen >= 0 && ref_asks(after, "place")) {
        compare_paid(after, seat);
        cell_chosen = -1;
    }
    if (ref_asks(after, "turn") && ref_0(after, "main") == 0) /* DV-TURN-02 */
        compare_offers(after, mh_turn(after));
}

/* Copies of a sticker that are on dice already (DV-DSTK-05). */
static int on_dice(const mh_state *st, int sticker)
{
    int n = 0;
    for (int s = 0; s < st->seats; s++)
        for (int d = 0; d < 6; d++)
            for (int side = 0; side < 6; side++)
                n += ref_get(st, "face", s, d, side) == 6 + sticker;
    return n;
}

/* Stickers on dice and higher levels than a first scenario has. */
void pay_shake(mh_state *st, mh_rng *rng)
{
    if (!ref_asks(st, "roll") || mh_below(rng, 6))
        return;
    int seat = (int)mh_below(rng, st->seats);
    int sticker = (int)mh_below(rng, (uint32_t)stickers.rows);
    uint32_t what = mh_below(rng, 8);
    if (what < 3)
        ref_set(st, "level", seat, (int)mh_below(rng, 3), 0, mh_below(rng, 4));
    else if (on_dice(st, sticker) < ref_int(&stickers, sticker, "copies"))
        ref_set(st, "face", seat, (int)mh_below(rng, 6), (int)mh_below(rng, 6), 6 + sticker);
}
