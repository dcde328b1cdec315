/* advice.c - an automatic feast, a placement adviser and the odds of dice. */
#include "advice.h"

#include <string.h>

#include "state.h"
#include "worth.h"

/* ---- the feast ---------------------------------------------------------------------------------
 *
 * Tiles of one colour may not touch, silver and gaps keep them apart. So an arrangement of
 * a orange and b red tiles with z single squares exists exactly if neither colour has
 * more than the other plus z plus one. Per colour the cheapest choice of tiles is
 * found for every width and number of tiles; then the two are put together. */

enum { WIDE = FO_TABLE + 1, FOODS = 16, NO_PLAN = 1 << 28 };

typedef struct menu { /* the cheapest way to fill a width with n tiles of one colour */
    int32_t cost[WIDE][WIDE];
    uint8_t item[FOODS][WIDE][WIDE]; /* per food: twice its tiles, plus one if one lies */
    uint8_t food[FOODS], foods;
    uint8_t wide, many; /* no width and no number of tiles beyond these */
} menu;

typedef struct dish { /* one tile chosen */
    uint8_t item, stance;
} dish;

typedef struct feast { /* what is left to do */
    unsigned squares, beside, lengthwise;
} feast;

static feast feast_now(const fo_state *s, int seat)
{
    feast f = {fo_squares_to_serve(s, seat), 0, 0};
    for (unsigned i = s->head.depth; i-- > 0;) {
        const mh_frame *frame = &s->head.open[i];
        if (frame->prompt == FO_PROMPT_FEAST && frame->waiting >> seat & 1)
            return (feast){(unsigned)(frame->arg[1] - frame->arg[0]), frame->arg[2],
                           frame->arg[3] | (unsigned)frame->arg[4] << 8};
    }
    return f;
}

static unsigned type_of(unsigned item)
{
    if (item == FO_ITEM_SHEEP_PREGNANT)
        return FO_ITEM_SHEEP;
    return item == FO_ITEM_CATTLE_PREGNANT ? FO_ITEM_CATTLE : item;
}

/* May one tile of it lie lengthwise? A pregnant one only if there is no plain one. */
static bool may_lie(const fo_state *s, int seat, const feast *f, unsigned item)
{
    if (fo_goods[item].w == fo_goods[item].h || f->lengthwise >> type_of(item) & 1)
        return false;
    return type_of(item) == item || !fo_has(s, seat, type_of(item));
}

/* n tiles, one of them lengthwise or none */
static unsigned width_of(unsigned item, unsigned n, unsigned lying)
{
    return lying * fo_goods[item].w + (n - lying) * fo_goods[item].h;
}

typedef int32_t costs[WIDE][WIDE];

/* The same with n tiles more, `way` tells which; `wide` and `many` are those of `before`. */
static void add_way(menu *m, costs before, unsigned wide, unsigned many, unsigned item,
                    unsigned way)
{
    unsigned n = way / 2, width = width_of(item, n, way % 2);
    int32_t price = (int32_t)n * fo_item_worth(item);
    for (unsigned w = 0; w <= wide && w + width < WIDE; w++)
        for (unsigned k = 0; k <= many && k + n < WIDE; k++)
            if (before[w][k] + price < m->cost[w + width][k + n]) {
                m->cost[w + width][k + n] = before[w][k] + price;
                m->item[m->foods - 1][w + width][k + n] = (uint8_t)way;
                m->wide = (uint8_t)(w + width > m->wide ? w + width : m->wide);
                m->many = (uint8_t)(k + n > m->many ? k + n : m->many);
            }
}

/* Adds up to all tiles of one food to what is there. */
static void add_food(menu *m, const fo_state *s, int seat, const feast *f, unsigned item)
{
    costs before;
    unsigned wide = m->wide, many = m->many;
    unsigned most = fo_has(s, seat, item) < WIDE ? fo_has(s, seat, item) : WIDE - 1;
    memcpy(before, m->cost, sizeof before);
    memset(m->item[m->foods], 0, sizeof m->item[0]);
    m->food[m->foods++] = (uint8_t)item;
    for (unsigned way = 2; way <= 2 * most + may_lie(s, seat, f, item); way++)
        if (way % 2 == 0 || may_lie(s, seat, f, item))
            add_way(m, before, wide, many, item, way);
}

static void write_menu(menu *m, const fo_state *s, int seat, const feast *f, unsigned colour)
{
    m->foods = m->wide = m->many = 0;
    for (unsigned w = 0; w < WIDE; w++)
        for (unsigned k = 0; k < WIDE; k++)
            m->cost[w][k] = NO_PLAN;
    m->cost[0][0] = 0;
    for (unsigned item = 0; item < FO_GOODS; item++)
        if (fo_goods[item].colour == colour && fo_has(s, seat, item))
            add_food(m, s, seat, f, item);
}

static unsigned read_menu(const menu *m, unsigned w, unsigned k, dish *out)
{
    unsigned count = 0;
    for (unsigned i = m->foods; i-- > 0;) {
        unsigned way = m->item[i][w][k], n = way / 2, item = m->food[i];
        bool square = fo_goods[item].w == fo_goods[item].h;
        for (unsigned j = 0; j < n; j++) {
            bool lies = square || (!j && way % 2);
            out[count++] = (dish){(uint8_t)item, lies ? FO_STANCE_HORIZONTAL : FO_STANCE_VERTICAL};
        }
        w -= width_of(item, n, way % 2);
        k -= n;
    }
    return count;
}

/* Can a orange and b red tiles be kept apart by z single squares? */
static bool apart(unsigned a, unsigned b, unsigned z, unsigned beside)
{
    if (beside == 1)
        return a <= b + z && b <= a + 1 + z;
    if (beside == 2)
        return b <= a + z && a <= b + 1 + z;
    return a <= b + 1 + z && b <= a + 1 + z;
}

typedef struct choice {
    unsigned w[2], k[2], served;
    int32_t cost;
} choice;

static void try_reds(const menu m[2], const feast *f, unsigned silver, unsigned w, unsigned a,
                     choice *best)
{
    for (unsigned v = 0; v <= m[1].wide && w + v <= f->squares; v++)
        for (unsigned b = 0; b <= m[1].many; b++) {
            unsigned rest = f->squares - w - v, coins = rest < silver ? rest : silver;
            if (m[1].cost[v][b] >= NO_PLAN || !apart(a, b, rest, f->beside))
                continue;
            int32_t cost =
                m[0].cost[w][a] + m[1].cost[v][b] + (int32_t)coins * fo_item_worth(FO_ITEM_SILVER);
            unsigned served = w + v + coins;
            if (served > best->served || (served == best->served && cost < best->cost))
                *best = (choice){{w, v}, {a, b}, served, cost};
        }
}

static void add_move(fo_feast_plan *plan, mh_action a)
{
    if (plan->moves < MH_COUNT(plan->move))
        plan->move[plan->moves++] = a;
}

/* Alternates the colours, the more numerous one first; what is left over fills the gaps. */
static void arrange(fo_feast_plan *plan, const dish *tiles[2], const unsigned count[2],
                    unsigned beside, unsigned coins, unsigned rest)
{
    unsigned left[2] = {count[0], count[1]}, last = beside;
    while (left[0] + left[1]) {
        unsigned c = left[1] > left[0];
        if (last == c + 1)
            c ^= 1;
        if (!left[c] && last != (c ^ 1) + 1)
            c ^= 1;
        if (left[c] && last != c + 1) {
            dish d = tiles[c][--left[c]];
            add_move(plan, mh_act(FO_VERB_SERVE, d.item, d.stance, 0));
            last = c + 1;
            continue;
        }
        add_move(plan, coins ? mh_act(FO_VERB_SERVE, FO_ITEM_SILVER, 0, 0)
                             : mh_act(FO_VERB_GAP, 0, 0, 0));
        coins -= coins > 0;
        rest--;
        last = 0;
    }
    for (; coins && rest; coins--, rest--)
        add_move(plan, mh_act(FO_VERB_SERVE, FO_ITEM_SILVER, 0, 0));
}

void fo_advise_feast(const mh_state *st, int seat, fo_feast_plan *plan)
{
    const fo_state *s = fo_const(st);
    menu m[2];
    feast f = feast_now(s, seat);
    unsigned silver = fo_has(s, seat, FO_ITEM_SILVER);
    choice best = {{0, 0}, {0, 0}, 0, NO_PLAN};
    memset(plan, 0, sizeof *plan);
    write_menu(&m[0], s, seat, &f, FO_COLOUR_ORANGE);
    write_menu(&m[1], s, seat, &f, FO_COLOUR_RED);
    for (unsigned w = 0; w <= m[0].wide && w <= f.squares; w++)
        for (unsigned a = 0; a <= m[0].many; a++)
            if (m[0].cost[w][a] < NO_PLAN)
                try_reds(m, &f, silver, w, a, &best);
    dish orange[WIDE + 1], red[WIDE + 1];
    unsigned count[2] = {read_menu(&m[0], best.w[0], best.k[0], orange),
                         read_menu(&m[1], best.w[1], best.k[1], red)};
    unsigned rest = f.squares - best.w[0] - best.w[1];
    plan->squares = (uint8_t)f.squares;
    plan->served = (uint8_t)best.served;
    plan->silver = (uint8_t)(best.served - best.w[0] - best.w[1]);
    plan->value = best.cost;
    arrange(plan, (const dish *[2]){orange, red}, count, f.beside, plan->silver, rest);
}

/* ---- placing -------------------------------------------------------------------------------- */

static void keep_best(fo_spot *out, uint32_t *n, uint32_t cap, const fo_spot *spot)
{
    uint32_t i = *n < cap ? (*n)++ : cap;
    if (i == cap && out[cap - 1].gain >= spot->gain)
        return;
    for (i = i < cap ? i : cap - 1; i > 0 && out[i - 1].gain < spot->gain; i--)
        out[i] = out[i - 1];
    out[i] = *spot;
}

static unsigned bonuses_paid(const fo_state *s, unsigned area)
{
    unsigned board = fo_board_of(s, area), n = 0;
    for (unsigned i = fo_bonuses_of[board]; i < fo_bonuses_of[board + 1]; i++)
        n += fo_bonus_paid(s, area, fo_bonuses[i].row, fo_bonuses[i].col);
    return n;
}

static fo_spot look_at_spot(fo_state *s, unsigned area, const fo_time *t, mh_action place,
                            unsigned row, unsigned col)
{
    fo_area_look before, after;
    unsigned piece = mh_arg(place, 0), bonuses = bonuses_paid(s, area);
    fo_rows kept;
    memcpy(kept.row, s->cover[area], sizeof s->cover[area]);
    fo_look_at_area(s, area, t, &before);
    fo_cover(s, area, piece, mh_arg(place, 2), row, col);
    fo_look_at_area(s, area, t, &after);
    fo_spot spot = {place,
                    mh_act(FO_VERB_AT, row, col, 0),
                    after.worth + after.hope - before.worth - before.hope,
                    (int8_t)(before.minus - after.minus),
                    (int8_t)(after.income - before.income),
                    (int8_t)(bonuses_paid(s, area) - bonuses)};
    memcpy(s->cover[area], kept.row, sizeof s->cover[area]);
    return spot;
}

uint32_t fo_advise_place(const mh_state *st, int seat, unsigned piece, fo_spot *out, uint32_t cap)
{
    fo_state copy = *fo_const(st);
    fo_time t = fo_time_left(&copy, seat);
    mh_action list[MH_MAX_LEGAL];
    uint32_t n = 0, places = piece <= FO_ITEM_ORE ? fo_list_place(&copy, seat, list, 0) : 0;
    for (uint32_t i = 0; cap && i < places; i++) {
        fo_ground g;
        fo_rows rows;
        if (mh_arg(list[i], 0) != piece)
            continue;
        unsigned area = fo_area_of(&copy, seat, mh_arg(list[i], 1));
        fo_survey(&copy, area, FO_ALL_TINTS, &g);
        fo_fits(&g, piece, mh_arg(list[i], 2), false, &rows);
        for (unsigned r = 0; r < FO_ROWS; r++)
            for (unsigned m = rows.row[r]; m; m &= m - 1) {
                fo_spot spot = look_at_spot(&copy, area, &t, list[i], r, fo_low_bit(m));
                keep_best(out, &n, cap, &spot);
            }
    }
    return n;
}

uint32_t fo_advise_at(const mh_state *st, int seat, fo_spot *out, uint32_t cap)
{
    fo_state copy = *fo_const(st);
    fo_time t = fo_time_left(&copy, seat);
    mh_action list[MH_MAX_LEGAL];
    const mh_frame *f = mh_top(st);
    mh_action place = mh_act(FO_VERB_PLACE, f->arg[0], f->arg[1], f->arg[2]);
    unsigned area = fo_area_of(&copy, seat, f->arg[1]);
    uint32_t n = fo_legal_at(st, seat, list);
    n = n < cap ? n : cap;
    for (uint32_t i = 0; i < n; i++)
        out[i] = look_at_spot(&copy, area, &t, place, mh_arg(list[i], 0), mh_arg(list[i], 1));
    return n;
}

/* ---- dice ----------------------------------------------------------------------------------- */

/* `good` of `faces` will do; the chance to see one of them within the rolls. */
static fo_odds odds_of(unsigned good, unsigned faces, bool now, unsigned rolls)
{
    uint32_t miss = FO_CERTAIN;
    assert(faces > 0);
    fo_odds odds = {now ? FO_CERTAIN : 0, 0, 0};
    for (unsigned i = 0; i < rolls; i++) {
        miss = miss * (faces - good) / faces;
        if (!i)
            odds.one = (uint16_t)(FO_CERTAIN - miss);
    }
    odds.all = now ? FO_CERTAIN : (uint16_t)(FO_CERTAIN - miss);
    return odds;
}

fo_odds fo_odds_low(unsigned die, unsigned face, unsigned ore, unsigned payable, unsigned rolls)
{
    unsigned faces = fo_die_faces(die), good = ore + payable < faces ? ore + payable : faces;
    return odds_of(good, faces, face && face <= ore + payable, rolls);
}

fo_odds fo_odds_high(unsigned die, unsigned face, unsigned ore, unsigned payable, unsigned value,
                     unsigned rolls)
{
    unsigned faces = fo_die_faces(die), aim = value > 6 ? value : 6; /* FO-RAID-03 */
    unsigned need = aim > ore + payable ? aim - ore - payable : 1;
    return odds_of(need > faces ? 0 : faces - need + 1, faces, face && face >= need, rolls);
}
