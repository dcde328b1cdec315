/* worth.c - a bot's estimate of a position: the score sheet, and what supply, boards,
 * Vikings and the rest of the action may still bring. */
#include "worth.h"

#include <string.h>

#include "advice.h"

enum {
    POINT = 100,
    VIKING = 132,      /* one that can still be placed this round */
    INCOME = 160,      /* one silver of income, a round */
    FEAST_SQUARE = 58, /* one to serve in a later round */
    FOOD = 75,         /* one square of a feast served with food */
    HUNGER = 300,      /* FO-FEAST-11 */
    COIN = 95,         /* more than its point, while there is something to buy */
    CUBE = 110,        /* wood, stone or ore */
    WEAPON = 30,
    FIRST_SHIP = 178, /* what a ship lets its owner do */
    FAR = 40,         /* squares: too many to hope */
    NEAR = 1,         /* how fast hope fades with the squares still missing */
};

static const uint8_t per_square[] = {20, 32, 62, 80}; /* by colour, orange to blue */

int32_t fo_item_worth(unsigned item)
{
    if (item < FO_GOODS) {
        const fo_good_row *good = &fo_goods[item];
        int32_t squares = good->w * good->h * per_square[good->colour];
        return good->colour <= FO_COLOUR_RED ? squares + 35 * good->w : squares;
    }
    if (item <= FO_ITEM_ENGLISH_CROWN)
        return 80 * fo_special_tiles[item - FO_ITEM_GLASS_BEADS].spaces;
    if (item == FO_ITEM_SILVER)
        return POINT;
    return item <= FO_ITEM_STONE ? CUBE : WEAPON;
}

/* ---- time -------------------------------------------------------------------------------------
 */

static int rounds_left(const fo_state *s) /* after this one */
{
    return (fo_option(s, FO_OPT_LENGTH) == FO_LENGTH_LONG ? 7 : 6) - s->round;
}

static int incomes_left(const fo_state *s)
{
    return rounds_left(s) + (s->stage <= FO_STAGE_INCOME);
}

static int bonuses_left(const fo_state *s)
{
    int n = rounds_left(s) - (s->stage > FO_STAGE_BONUS);
    return n > 0 ? n : 0;
}

/* ---- boards
 * -------------------------------------------------------------------------------------- */

static int32_t fading(int32_t whole, unsigned missing)
{
    return whole * NEAR / (int32_t)(NEAR + missing);
}

/* What an income square that is still open may add once it is covered. */
static int32_t hope_of_income(const fo_state *s, unsigned area, const fo_board_row *b)
{
    int32_t sum = 0;
    for (unsigned i = 0; i < b->pay_count; i++) {
        unsigned row = b->pay_row[i], col = b->pay_col[i], missing = 0;
        unsigned next =
            b->income[b->income_count > 1 && row + col != b->pay_row[0] + b->pay_col[0]];
        if (s->cover[area][row] >> col & 1)
            continue;
        for (unsigned k = i + 1; k < b->pay_count; k++)
            if (b->pay_row[k] + b->pay_col[k] == (int)(row + col)) {
                next = b->pay_value[k];
                break;
            }
        for (unsigned r = row; r < b->rows; r++)
            missing += fo_row_bits(b->area[r] & ~(unsigned)b->bonus[r] &
                                   ~(unsigned)s->cover[area][r] & ((2u << col) - 1));
        if (missing > FAR && b->income_count == 1)
            break;
        sum += fading((int32_t)(next - b->pay_value[i]) * INCOME * incomes_left(s), missing);
    }
    return sum;
}

static int32_t bonus_worth(const fo_bonus_row *b)
{
    int32_t sum = 0;
    for (unsigned i = 0; i < b->reward_count; i++) {
        unsigned item = fo_bonuses_reward[b->reward_at + i].arg[0];
        sum += item < FO_ITEM_WHALER ? fo_item_worth(item) : 2 * POINT;
    }
    return sum;
}

static int32_t hope_of_bonuses(const fo_state *s, unsigned area, unsigned board)
{
    const fo_board_row *b = &fo_boards[board];
    int32_t sum = 0;
    for (unsigned i = fo_bonuses_of[board]; i < fo_bonuses_of[board + 1]; i++) {
        unsigned row = fo_bonuses[i].row, col = fo_bonuses[i].col, missing = 0;
        unsigned around = col ? 7u << (col - 1) : 3u;
        if (s->cover[area][row] >> col & 1)
            continue;
        for (unsigned r = row ? row - 1 : 0; r <= row + 1 && r < b->rows; r++)
            missing += fo_row_bits(around & b->area[r] & ~(unsigned)b->bonus[r] &
                                   ~(unsigned)s->cover[area][r]);
        sum += fading(bonus_worth(&fo_bonuses[i]) * bonuses_left(s), 2 * missing);
    }
    return sum;
}

void fo_look_at_area(const fo_state *s, unsigned area, fo_area_look *look)
{
    unsigned board = fo_board_of(s, area);
    look->minus = (uint8_t)fo_open_minus(s, area);
    look->income = (uint8_t)fo_board_income(s, area);
    look->worth = -POINT * look->minus + INCOME * incomes_left(s) * look->income +
                  hope_of_income(s, area, &fo_boards[board]) + hope_of_bonuses(s, area, board);
}

void fo_cover(fo_state *s, unsigned area, unsigned piece, unsigned o, unsigned row, unsigned col)
{
    const fo_outline *shape = &fo_shape_of(piece)->as[o];
    for (unsigned i = 0; i < shape->h; i++)
        s->cover[area][row + i] |= (uint16_t)((unsigned)shape->row[i] << col);
}

/* ---- what is owned
 * ---------------------------------------------------------------------------------- */

static int32_t supply_worth(const fo_state *s, int seat)
{
    bool late = s->stage >= FO_STAGE_FINAL, last = !rounds_left(s);
    int32_t sum = 0;
    for (unsigned item = 0; item < FO_STOCK; item++) {
        int32_t n = s->stock[seat][item], each = n ? fo_item_worth(item) : 0;
        if (!n)
            continue;
        if (item == FO_ITEM_SILVER) { /* stands on the score sheet; but it can buy more */
            sum += last ? 0 : COIN * n;
            continue;
        }
        if (late || (last && item > FO_ITEM_SILVER))
            each = late ? 0 : each / 3;
        else if (item < FO_GOODS && fo_goods[item].vp_in_supply)
            each /= 2; /* points of their own come on top */
        sum += n * each;
    }
    return sum;
}

static int32_t ships_worth(const fo_state *s, int seat)
{
    int32_t sum = 2 * FEAST_SQUARE * (int32_t)fo_emigrations(s, seat) * rounds_left(s);
    for (unsigned type = 0; type < FO_SHIP_COUNT; type++)
        if (fo_ship_count(s, seat, type))
            sum += FIRST_SHIP * (1 + rounds_left(s)) / 2;
    return sum;
}

static bool feast_is_over(const fo_state *s, int seat)
{
    unsigned place = (unsigned)(seat + s->head.seats - s->start) % s->head.seats;
    for (unsigned i = 0; i < s->head.depth; i++)
        if (s->head.open[i].prompt == FO_PROMPT_FEAST && s->head.open[i].waiting >> seat & 1)
            return false;
    return s->stage > FO_STAGE_FEAST || (s->stage == FO_STAGE_FEAST && place < s->turn);
}

/* What food there is serves, before the feast has begun: each type once lengthwise. */
static int32_t larder_worth(const fo_state *s, int seat)
{
    int32_t squares = (int32_t)fo_squares_to_serve(s, seat), food = 0;
    int32_t silver = (int32_t)fo_has(s, seat, FO_ITEM_SILVER) + (int32_t)fo_income(s, seat);
    for (unsigned item = 0; item < FO_ITEM_OIL; item++)
        if (s->stock[seat][item])
            food += fo_goods[item].w + (s->stock[seat][item] - 1) * fo_goods[item].h;
    food = food < squares ? food : squares;
    silver = silver < squares - food ? silver : squares - food;
    return -food * FOOD - silver * POINT - (squares - food - silver) * HUNGER / 2;
}

static int32_t feast_worth(const fo_state *s, int seat)
{
    fo_feast_plan plan;
    if (feast_is_over(s, seat))
        return 0;
    if (s->stage != FO_STAGE_FEAST)
        return larder_worth(s, seat);
    fo_advise_feast(&s->head, seat, &plan);
    return -plan.value - (plan.squares - plan.served) * HUNGER;
}

/* Squares of the feast that were left empty so far. */
static int32_t gaps_worth(const fo_state *s, int seat)
{
    const mh_frame *f = s->head.depth ? mh_top(&s->head) : NULL;
    if (f && f->prompt == FO_PROMPT_FEAST && f->waiting >> seat & 1)
        return -HUNGER * f->arg[5];
    return 0;
}

/* ---- the rest of an action
 * ------------------------------------------------------------------------------ */

static int32_t upgrade_gain(unsigned good, unsigned steps)
{
    unsigned to = fo_upgraded(good, steps);
    return to == MH_NONE ? 0 : fo_item_worth(to) - fo_item_worth(good);
}

static int32_t upgrades_worth(const fo_state *s, int seat, unsigned n, unsigned steps)
{
    int32_t best[4] = {0};
    for (unsigned good = 0; good < FO_GOODS; good++)
        for (unsigned k = 0; k < s->stock[seat][good] && k < n; k++) {
            int32_t gain = upgrade_gain(good, steps);
            for (unsigned i = 0; i < n && i < 4; i++)
                if (gain > best[i]) {
                    int32_t other = best[i];
                    best[i] = gain, gain = other;
                }
        }
    return best[0] + best[1] + best[2] + best[3];
}

static int32_t trade_worth(const fo_state *s, int seat, unsigned from)
{
    int32_t sum = 0;
    for (unsigned good = from; good <= FO_ITEM_CLOTHING; good++)
        if (s->stock[seat][good])
            sum += upgrade_gain(good, 1);
    return sum;
}

static int32_t sale_worth(const fo_state *s, int seat, unsigned n, unsigned from)
{
    int32_t best[2] = {0}, purse = (int32_t)fo_has(s, seat, FO_ITEM_SILVER);
    for (unsigned i = from; i < FO_SPECIALS; i++) {
        int32_t price = fo_special_tiles[i].silver_price;
        int32_t gain = fo_item_worth(FO_ITEM_GLASS_BEADS + i) - POINT * price;
        if (!(s->oval >> i & 1) || price > purse || gain <= best[1])
            continue;
        best[1] = gain;
        if (best[1] > best[0])
            best[1] = best[0], best[0] = gain;
    }
    return best[0] + (n > 1 ? best[1] : 0);
}

static int32_t forge_worth(const fo_state *s)
{
    int32_t best = fo_item_worth(FO_ITEM_JEWELRY);
    for (unsigned i = 0; i < FO_SPECIALS; i++)
        if (s->oval >> i & 1 && fo_special_tiles[i].forge_tongs &&
            fo_item_worth(FO_ITEM_GLASS_BEADS + i) > best)
            best = fo_item_worth(FO_ITEM_GLASS_BEADS + i);
    return best;
}

static int32_t island_worth(const fo_state *s, unsigned isle)
{
    fo_area_look look;
    fo_look_at_area(s, FO_AREA_ISLAND_A + isle, &look);
    return POINT * (fo_boards[fo_board_of(s, FO_AREA_ISLAND_A + isle)].vp + s->isle_silver[isle]) +
           look.worth;
}

static int32_t explore_worth(const fo_state *s, unsigned islands)
{
    int32_t best = -POINT * POINT;
    for (unsigned i = 0; i < FO_ISLES; i++)
        if (s->isle_owner[i] == MH_NONE && islands >> s->isle_face[i] & 1 &&
            island_worth(s, i) > best)
            best = island_worth(s, i);
    return best;
}

static int32_t emigration_worth(const fo_state *s, int seat)
{
    bool knarr = fo_ship_count(s, seat, FO_SHIP_KNARR) > 0;
    if (!knarr && !fo_ship_count(s, seat, FO_SHIP_LONGSHIP))
        return 0;
    const fo_ship_row *ship = &fo_ships[knarr ? FO_SHIP_KNARR : FO_SHIP_LONGSHIP];
    return POINT * (ship->emigrated_vp - ship->vp) + 2 * FEAST_SQUARE * (1 + rounds_left(s));
}

/* ---- dice
 * --------------------------------------------------------------------------------------------- */

static int32_t failing(unsigned kind)
{
    return CUBE + WEAPON +
           (kind == FO_DIE_WHALING ? 2 : kind == FO_DIE_SNARE || kind == FO_DIE_PILLAGING) * VIKING;
}

/* The best end of a die action with this roll. */
static int32_t keeping(const fo_state *s, int seat, unsigned kind, unsigned ore, unsigned face)
{
    unsigned weapons = fo_has(s, seat, FO_ITEM_BOW + fo_die_weapon(kind));
    unsigned cubes = fo_has(s, seat, fo_die_high(kind) ? FO_ITEM_STONE : FO_ITEM_WOOD);
    int32_t best = failing(kind);
    if (!fo_die_high(kind)) {
        unsigned need = face > ore ? face - ore : 0, w = need < weapons ? need : weapons;
        int32_t gain = -(int32_t)(w * WEAPON + (need - w) * CUBE);
        for (unsigned i = 0; i < 3 && fo_die_reward(kind, i) != MH_NONE; i++)
            gain += fo_item_worth(fo_die_reward(kind, i));
        return need <= weapons + cubes && gain > best ? gain : best;
    }
    for (unsigned item = FO_ITEM_RUNE_STONE; item <= FO_ITEM_ENGLISH_CROWN; item++) {
        unsigned value = fo_sword_value(item), aim = value > 6 ? value : 6;
        unsigned need = aim > face + ore ? aim - face - ore : 0,
                 w = need < weapons ? need : weapons;
        bool there = item < FO_GOODS ? value > 0 : s->oval >> (item - FO_ITEM_GLASS_BEADS) & 1;
        int32_t gain = fo_item_worth(item) - (int32_t)(w * WEAPON + (need - w) * CUBE);
        if (there && need <= weapons + cubes && gain > best)
            best = gain;
    }
    return best;
}

/* With `rolls` rolls to come and `face` on the table (0: none). */
static int32_t die_worth(const fo_state *s, int seat, unsigned kind, unsigned ore, unsigned face,
                         unsigned rolls)
{
    int32_t kept[13], ahead = 0;
    unsigned faces = fo_die_faces(kind);
    assert(faces > 0);
    for (unsigned i = 1; i <= faces; i++)
        kept[i] = keeping(s, seat, kind, ore, i);
    for (unsigned n = 0; n < rolls; n++) {
        int32_t sum = 0;
        for (unsigned i = 1; i <= faces; i++)
            sum += n && ahead > kept[i] ? ahead : kept[i];
        ahead = sum / (int32_t)faces;
    }
    return face && (!rolls || kept[face] > ahead) ? kept[face] : ahead;
}

static unsigned boats_ore(const fo_state *s, int seat, unsigned most)
{
    unsigned armed = 0, bare = 0;
    for (unsigned i = 0; i < FO_BAY; i++)
        if (s->ship_type[seat][i] == FO_SHIP_WHALER)
            *(s->ship_ore[seat][i] ? &armed : &bare) += 1;
    armed = armed < most ? armed : most;
    bare = bare < most - armed ? bare : most - armed;
    return 2 * armed + bare;
}

/* ---- one row, one node
 * ------------------------------------------------------------------------------------ */

static int32_t thing_worth(const fo_state *s, unsigned item)
{
    if (item < FO_ITEM_WHALER)
        return fo_item_worth(item);
    if (item < FO_ITEM_SHED)
        return POINT * fo_ships[item - FO_ITEM_WHALER].vp + FIRST_SHIP * (1 + rounds_left(s)) / 2;
    return 3 * POINT;
}

static int32_t row_worth(const fo_state *s, int seat, const fo_code *row)
{
    switch ((fo_op_id)row->op) {
    case FO_OP_GET:
        return (int32_t)fo_row_count(s, seat, row) * thing_worth(s, row->arg[0]);
    case FO_OP_PAY:
        return -(int32_t)fo_row_count(s, seat, row) * thing_worth(s, row->arg[0]);
    case FO_OP_MTN:
        return fo_can_mountain(s) ? CUBE * (row->arg[0] + row->arg[1] + row->arg[2] + row->arg[3])
                                  : 0;
    case FO_OP_UP:
        return upgrades_worth(s, seat, row->arg[0], row->arg[1]);
    case FO_OP_OVERSEAS:
        return trade_worth(s, seat, FO_ITEM_OIL);
    case FO_OP_SALE:
        return sale_worth(s, seat, row->arg[0], 0);
    case FO_OP_FORGE:
        return forge_worth(s);
    case FO_OP_EXPLORE:
        return explore_worth(s, row->arg[0]);
    case FO_OP_EMIGRATE:
        return emigration_worth(s, seat);
    case FO_OP_DIE: {
        unsigned ore = row->arg[0] == FO_DIE_PILLAGING ? fo_best_longship(s, seat)
                       : row->arg[0] == FO_DIE_WHALING ? s->die_ore
                                                       : 0;
        return die_worth(s, seat, row->arg[0], ore, 0, FO_ROLLS);
    }
    case FO_OP_WDRAW:
        return WEAPON * row->arg[0];
    case FO_OP_NEED:
    case FO_OP_IF:
    case FO_OP_OCC_DRAW:
    case FO_OP_OCC_PLAY:
    case FO_OP_CHOOSE:
    case FO_OP_IMITATE:
    case FO_OP_COUNT:
        break;
    }
    return 0;
}

/* Rows of the action still to come: of sides the better one, of options those that pay. */
static int32_t rest_worth(const fo_state *s, int seat, const mh_frame *act)
{
    unsigned space = act->arg[FO_ACT_SPACE];
    int32_t side[3] = {0}, opt[3] = {0}, sum = 0;
    for (unsigned pc = act->arg[FO_ACT_PC]; pc < fo_action_spaces[space].code_count; pc++) {
        const fo_code *row = fo_code_of(space) + pc;
        if (row->alt > 1 ||
            (act->arg[FO_ACT_SIDE] && row->side && row->side != act->arg[FO_ACT_SIDE]))
            continue;
        int32_t gain = row_worth(s, seat, row);
        *(row->side ? &side[row->side] : row->opt ? &opt[row->opt] : &sum) += gain;
    }
    sum += side[1] > side[2] ? side[1] : side[2];
    return sum + (opt[1] > 0 ? opt[1] : 0) + (opt[2] > 0 ? opt[2] : 0);
}

/* The best square for a piece that is already in hand. */
static int32_t at_worth(const fo_state *s, int seat, const mh_frame *f)
{
    unsigned area = fo_area_of(s, seat, f->arg[1]);
    int32_t best = -POINT * POINT;
    fo_area_look before, after;
    fo_ground g;
    fo_rows rows;
    fo_state copy = *s;
    fo_survey(s, area, FO_ALL_TINTS, &g);
    fo_fits(&g, f->arg[0], f->arg[2], false, &rows);
    fo_look_at_area(s, area, &before);
    for (unsigned r = 0; r < FO_ROWS; r++)
        for (unsigned m = rows.row[r]; m; m &= m - 1) {
            fo_cover(&copy, area, f->arg[0], f->arg[2], r, fo_low_bit(m));
            fo_look_at_area(&copy, area, &after);
            memcpy(copy.cover[area], s->cover[area], sizeof s->cover[area]);
            if (after.worth - before.worth > best)
                best = after.worth - before.worth;
        }
    if (f->arg[0] == FO_ITEM_SILVER && rounds_left(s))
        best -= COIN;
    int32_t given =
        s->stage >= FO_STAGE_FINAL && f->arg[0] != FO_ITEM_SILVER ? 0 : fo_item_worth(f->arg[0]);
    return best - given;
}

static int32_t node_worth(const fo_state *s, int seat, const mh_frame *f)
{
    switch (f->prompt) {
    case FO_PROMPT_AT:
        return at_worth(s, seat, f);
    case FO_PROMPT_MOUNTAIN:
        return CUBE * (f->arg[0] + f->arg[1] + f->arg[2] + f->arg[3]);
    case FO_PROMPT_UPGRADE:
        return upgrades_worth(s, seat, f->arg[0], f->arg[1]);
    case FO_PROMPT_TRADE:
        return trade_worth(s, seat, f->arg[0]);
    case FO_PROMPT_SALE:
        return sale_worth(s, seat, f->arg[0], f->arg[1]);
    case FO_PROMPT_FORGE:
        return forge_worth(s);
    case FO_PROMPT_EXPLORE:
        return explore_worth(s, f->arg[0]);
    case FO_PROMPT_EMIGRATE:
        return emigration_worth(s, seat) - (f->arg[0] ? POINT * s->round : 0);
    case FO_PROMPT_BOATS:
        return die_worth(s, seat, FO_DIE_WHALING, boats_ore(s, seat, f->arg[0]), 0, FO_ROLLS);
    case FO_PROMPT_ROLL:
        return die_worth(s, seat, s->die_kind, s->die_ore, s->die_face,
                         fo_rolls(s, seat) - s->die_rolls);
    case FO_PROMPT_DIE:
        return die_worth(s, seat, s->die_kind, s->die_ore, 0, fo_rolls(s, seat) - s->die_rolls);
    case FO_PROMPT_LOOT:
    case FO_PROMPT_SETTLE:
        return die_worth(s, seat, s->die_kind, s->die_ore, s->die_face, 0);
    case FO_PROMPT_RECALL:
        return VIKING * f->arg[0];
    default:
        return 0;
    }
}

/* What is open above the flow belongs to the player whose turn it is. */
static int32_t pending_worth(const fo_state *s, int seat)
{
    int32_t sum = 0;
    for (unsigned i = 1; i < s->head.depth; i++) {
        const mh_frame *f = &s->head.open[i];
        bool boats = i + 1 < s->head.depth && s->head.open[i + 1].prompt == FO_PROMPT_BOATS;
        if (f->prompt == FO_PROMPT_ACT && s->turn == seat && !boats)
            sum += rest_worth(s, seat, f);
        else if (f->waiting >> seat & 1 || (f->prompt == FO_PROMPT_DIE && s->turn == seat))
            sum += node_worth(s, seat, f);
    }
    return sum;
}

int32_t fo_worth(const mh_state *st, int seat)
{
    const fo_state *s = fo_at(st);
    int32_t line[MH_MAX_LINES] = {0}, sum = 0;
    fo_score(st, seat, line);
    for (unsigned i = 0; i < FO_LINE_COUNT; i++)
        sum += POINT * line[i];
    if (!st->depth)
        return sum;
    for (unsigned m = fo_areas(s, seat); m; m &= m - 1) {
        fo_area_look look;
        fo_look_at_area(s, fo_low_bit(m), &look);
        sum += look.worth + POINT * look.minus; /* the sheet has those squares already */
    }
    if (s->stage <= FO_STAGE_ACTIONS && !(s->passed >> seat & 1))
        sum += VIKING * s->thing[seat];
    return sum + supply_worth(s, seat) + ships_worth(s, seat) + feast_worth(s, seat) +
           gaps_worth(s, seat) + pending_worth(s, seat);
}
