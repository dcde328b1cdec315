/* worth.c - a bot's estimate of a position: the score sheet, and what supply, boards,
 * Vikings and the rest of the action may still bring. Boards are judged in board_worth.c. */
#include "worth.h"

#include <string.h>

#include "advice.h"

enum {
    POINT = 100,
    FOOD = 24,      /* one square of a feast served with food */
    HUNGER = 374,   /* FO-FEAST-11 */
    MENDABLE = 101, /* a square that the Vikings at hand may still get something for */
    MENDED = 2,     /* squares that one Viking can mend */
    WOOD = 116,
    STONE = 33,
    ORE = 76,
    FIND = 107,      /* one of a mountain strip */
    HAND_BACK = 138, /* a Viking that a failed die action gives back */
    WEAPON = 24,
    WHALER = 209, /* what the first ship of a kind lets its owner do, at the start */
    KNARR = 176,
    LONGSHIP = 308,
    SAILS = 4,  /* sixteenths of an emigration that silver is kept for */
    BERTH = 2,  /* silver that a ship without any counts for */
    UNUSED = 3, /* sixteenths that food and cubes are worth in the end */
    ORANGE = 9, /* a square of a tile, by colour */
    RED = 18,
    GREEN = 50,
    BLUE = 61,
    BITE = 14, /* food: what its width is worth on top */
};

int32_t fo_item_worth(unsigned item)
{
    if (item < FO_GOODS) {
        const int32_t per_square[] = {ORANGE, RED, GREEN, BLUE};
        const fo_good_row *good = &fo_goods[item];
        int32_t squares = good->w * good->h * per_square[good->colour];
        return good->colour <= FO_COLOUR_RED ? squares + BITE * good->w : squares;
    }
    if (item <= FO_ITEM_ENGLISH_CROWN)
        return BLUE * fo_special_tiles[item - FO_ITEM_GLASS_BEADS].spaces;
    if (item == FO_ITEM_SILVER)
        return POINT;
    if (item > FO_ITEM_STONE)
        return WEAPON;
    return item == FO_ITEM_WOOD ? WOOD : item == FO_ITEM_STONE ? STONE : ORE;
}

/* ---- what is owned -------------------------------------------------------------------------- */

static int32_t supply_worth(const fo_state *s, int seat, const fo_time *t)
{
    bool late = s->stage >= FO_STAGE_FINAL;
    int32_t use = t->vikings + UNUSED < 16 ? t->vikings + UNUSED : 16; /* of what is not laid */
    int32_t sum = (t->silver - POINT) * (int32_t)fo_has(s, seat, FO_ITEM_SILVER);
    for (unsigned item = 0; item < FO_STOCK && !late; item++) {
        int32_t n = s->stock[seat][item];
        if (!n || item == FO_ITEM_SILVER) /* which stands on the score sheet */
            continue;
        int32_t each = fo_item_worth(item);
        if (item < FO_GOODS && fo_goods[item].vp_in_supply)
            each /= 2; /* points of their own come on top */
        if (item < FO_ITEM_OIL || item > FO_ITEM_SILVER)
            each = each * use / 16;
        sum += n * each;
    }
    return sum;
}

static int32_t island_worth(const fo_state *s, unsigned isle, const fo_time *t)
{
    fo_area_look look;
    fo_look_at_area(s, FO_AREA_ISLAND_A + isle, t, &look);
    return POINT * (fo_boards[fo_board_of(s, FO_AREA_ISLAND_A + isle)].vp + s->isle_silver[isle]) +
           look.worth + look.hope / FO_WHOLE;
}

/* Silver that lies ready for emigrations: a ship in the bay asks for the price alone, else
 * a knarr is bought first. At most one a round is counted. */
static int32_t sailing_worth(const fo_state *s, int seat, const fo_time *t, int32_t large)
{
    const fo_ship_row *knarr = &fo_ships[FO_SHIP_KNARR];
    int32_t purse = (int32_t)fo_has(s, seat, FO_ITEM_SILVER), sum = 0;
    int32_t first = t->now >= 2 ? 0 : 1;
    for (int32_t i = first; i <= t->rounds && purse + large > 0; i++, large--) {
        int32_t buy = large > 0 ? 0 : knarr->silver_price, need = s->round + i + buy;
        int32_t paid = purse < need ? purse : need;
        int32_t gain = POINT * (knarr->emigrated_vp - (buy ? 0 : knarr->vp) - need) +
                       2 * FOOD * (t->rounds - i + 1);
        if (gain <= 0)
            break;
        sum += gain * (paid + BERTH) / (need + BERTH);
        purse -= paid;
    }
    return sum * SAILS / 16;
}

static int32_t first_ship(unsigned type)
{
    return type == FO_SHIP_WHALER ? WHALER : type == FO_SHIP_KNARR ? KNARR : LONGSHIP;
}

static int32_t ships_worth(const fo_state *s, int seat, const fo_time *t)
{
    int32_t sum = 0, large = 0;
    for (unsigned type = 0; type < FO_SHIP_COUNT; type++) {
        int32_t n = (int32_t)fo_ship_count(s, seat, type);
        sum += n ? first_ship(type) : 0;
        large += type == FO_SHIP_WHALER ? 0 : n;
    }
    return sum * t->vikings / FO_ALL_VIKINGS + sailing_worth(s, seat, t, large);
}

/* Feasts and harvests of later rounds. */
static int32_t years_worth(const fo_state *s, int seat, const fo_time *t)
{
    const fo_round_row *r = fo_round(s);
    int32_t sum = 0, covered = 2 * (int32_t)fo_emigrations(s, seat);
    for (int32_t i = s->stage <= FO_STAGE_HARVEST ? 0 : 1; i <= t->rounds; i++) {
        int32_t squares = r[i].vikings_per_player - covered;
        if (i && squares > 0)
            sum -= FOOD * squares;
        for (unsigned k = 0; k < r[i].harvest_goods_count; k++)
            sum += fo_item_worth(r[i].harvest_goods[k]);
    }
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

typedef struct dishes { /* food of one colour */
    int32_t tiles, width;
} dishes;

static dishes dishes_of(const fo_state *s, int seat, unsigned from, unsigned to)
{
    dishes d = {0, 0};
    for (unsigned item = from; item <= to; item++) {
        int32_t n = fo_goods[item].vp_in_supply ? 0 : s->stock[seat][item];
        d.tiles += n;
        d.width += n ? fo_goods[item].w + (n - 1) * fo_goods[item].h : 0;
    }
    return d;
}

/* Tiles of one colour need something between them. */
static int32_t width_apart(dishes d, int32_t between)
{
    return d.tiles > between ? d.width * between / d.tiles : d.width;
}

/* What food there is serves, before the feast has begun: each type once lengthwise. */
static int32_t larder_worth(const fo_state *s, int seat, const fo_time *t)
{
    int32_t squares = (int32_t)fo_squares_to_serve(s, seat);
    int32_t silver = (int32_t)fo_has(s, seat, FO_ITEM_SILVER) +
                     (s->stage <= FO_STAGE_INCOME ? (int32_t)fo_income(s, seat) : 0);
    dishes orange = dishes_of(s, seat, FO_ITEM_PEAS, FO_ITEM_FRUITS);
    dishes red = dishes_of(s, seat, FO_ITEM_MEAD, FO_ITEM_CATTLE);
    int32_t food =
        width_apart(orange, red.tiles + 1 + silver) + width_apart(red, orange.tiles + 1 + silver);
    food = food < squares ? food : squares;
    silver = silver < squares - food ? silver : squares - food;
    int32_t hungry = squares - food - silver;
    int32_t mended = MENDED * t->now < hungry ? MENDED * t->now : hungry;
    return -food * FOOD - silver * t->silver - mended * MENDABLE - (hungry - mended) * HUNGER;
}

static int32_t feast_worth(const fo_state *s, int seat, const fo_time *t)
{
    fo_feast_plan plan;
    if (feast_is_over(s, seat))
        return 0;
    if (s->stage != FO_STAGE_FEAST)
        return larder_worth(s, seat, t);
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

/* ---- the rest of an action ------------------------------------------------------------------ */

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

static int32_t trade_worth(const fo_state *s, int seat, unsigned turned)
{
    int32_t sum = 0;
    for (unsigned good = FO_ITEM_OIL; good <= FO_ITEM_CLOTHING; good++)
        if (s->stock[seat][good] && !(turned >> (good - FO_ITEM_OIL) & 1))
            sum += upgrade_gain(good, 1);
    return sum;
}

static int32_t sale_worth(const fo_state *s, int seat, unsigned n)
{
    int32_t best[2] = {0}, purse = (int32_t)fo_has(s, seat, FO_ITEM_SILVER);
    for (unsigned i = 0; i < FO_SPECIALS; i++) {
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

static int32_t explore_worth(const fo_state *s, int seat, unsigned islands)
{
    fo_time t = fo_time_left(s, seat);
    int32_t best = -POINT * POINT;
    for (unsigned i = 0; i < FO_ISLES; i++)
        if (s->isle_owner[i] == MH_NONE && islands >> s->isle_face[i] & 1) {
            int32_t worth = island_worth(s, i, &t);
            best = worth > best ? worth : best;
        }
    return best;
}

static int32_t emigration_worth(const fo_state *s, int seat)
{
    bool knarr = fo_ship_count(s, seat, FO_SHIP_KNARR) > 0;
    if (!knarr && !fo_ship_count(s, seat, FO_SHIP_LONGSHIP))
        return 0;
    const fo_ship_row *ship = &fo_ships[knarr ? FO_SHIP_KNARR : FO_SHIP_LONGSHIP];
    return POINT * (ship->emigrated_vp - ship->vp) + 2 * FOOD * (1 + fo_time_left(s, seat).rounds);
}

/* ---- dice ----------------------------------------------------------------------------------- */

static int32_t failing(unsigned kind)
{
    return (fo_die_high(kind) ? STONE : WOOD) + WEAPON +
           (kind == FO_DIE_WHALING ? 2 : kind == FO_DIE_SNARE || kind == FO_DIE_PILLAGING) *
               HAND_BACK;
}

/* The best end of a die action with this roll. */
static int32_t keeping(const fo_state *s, int seat, unsigned kind, unsigned ore, unsigned face)
{
    unsigned weapons = fo_has(s, seat, FO_ITEM_BOW + fo_die_weapon(kind));
    unsigned cubes = fo_has(s, seat, fo_die_high(kind) ? FO_ITEM_STONE : FO_ITEM_WOOD);
    int32_t best = failing(kind);
    if (!fo_die_high(kind)) {
        unsigned need = face > ore ? face - ore : 0, w = need < weapons ? need : weapons;
        int32_t gain = -(int32_t)(w * WEAPON + (need - w) * WOOD);
        for (unsigned i = 0; i < 3 && fo_die_reward(kind, i) != MH_NONE; i++)
            gain += fo_item_worth(fo_die_reward(kind, i));
        return need <= weapons + cubes && gain > best ? gain : best;
    }
    for (unsigned item = FO_ITEM_RUNE_STONE; item <= FO_ITEM_ENGLISH_CROWN; item++) {
        unsigned value = fo_sword_value(item), aim = value > 6 ? value : 6;
        unsigned need = aim > face + ore ? aim - face - ore : 0,
                 w = need < weapons ? need : weapons;
        bool there = item < FO_GOODS ? value > 0 : s->oval >> (item - FO_ITEM_GLASS_BEADS) & 1;
        int32_t gain = fo_item_worth(item) - (int32_t)(w * WEAPON + (need - w) * STONE);
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

/* ---- one row, one node ---------------------------------------------------------------------- */

static int32_t thing_worth(const fo_state *s, int seat, unsigned item)
{
    if (item < FO_ITEM_WHALER)
        return fo_item_worth(item);
    if (item < FO_ITEM_SHED)
        return POINT * fo_ships[item - FO_ITEM_WHALER].vp +
               first_ship(item - FO_ITEM_WHALER) * fo_time_left(s, seat).vikings / FO_ALL_VIKINGS;
    return 3 * POINT;
}

static int32_t row_worth(const fo_state *s, int seat, const fo_code *row)
{
    switch ((fo_op_id)row->op) {
    case FO_OP_GET:
        return (int32_t)fo_row_count(s, seat, row) * thing_worth(s, seat, row->arg[0]);
    case FO_OP_PAY:
        return -(int32_t)fo_row_count(s, seat, row) * thing_worth(s, seat, row->arg[0]);
    case FO_OP_MTN:
        return fo_can_mountain(s) ? FIND * (row->arg[0] + row->arg[1] + row->arg[2] + row->arg[3])
                                  : 0;
    case FO_OP_UP:
        return upgrades_worth(s, seat, row->arg[0], row->arg[1]);
    case FO_OP_OVERSEAS:
        return trade_worth(s, seat, 0);
    case FO_OP_SALE:
        return sale_worth(s, seat, row->arg[0]);
    case FO_OP_FORGE:
        return forge_worth(s);
    case FO_OP_EXPLORE:
        return explore_worth(s, seat, row->arg[0]);
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

static int32_t weight_at(const fo_weights *w, const fo_outline *shape, unsigned row, unsigned col)
{
    int32_t sum = 0;
    for (unsigned i = 0; i < shape->h; i++)
        for (unsigned m = shape->row[i]; m; m &= m - 1)
            sum += w->at[row + i][col + fo_low_bit(m)];
    return sum;
}

typedef struct prospects { /* of all boards of a seat */
    int32_t hopes;
    unsigned best; /* the area with the most */
} prospects;

/* Squares are covered one after the other: the board with the best prospects counts in full,
 * the others by a quarter. */
static int32_t boards_worth(const fo_state *s, int seat, const fo_time *t, prospects *all)
{
    int32_t sum = 0, most = -1, hopes = 0, open = 0;
    for (unsigned m = fo_areas(s, seat); m; m &= m - 1) {
        fo_area_look look;
        fo_look_at_area(s, fo_low_bit(m), t, &look);
        sum += look.worth + t->minus * look.minus; /* which are looked at together */
        open += look.minus;
        hopes += look.hope;
        if (look.hope > most) {
            most = look.hope;
            all->best = fo_low_bit(m);
        }
    }
    all->hopes = hopes;
    sum += POINT * open - fo_cost_of_open(t, open); /* the sheet has those squares already */
    return sum + most + (hopes - most) / FO_WHOLE;
}

/* The best square for a piece that is already in hand. */
static int32_t at_worth(const fo_state *s, int seat, const mh_frame *f)
{
    unsigned area = fo_area_of(s, seat, f->arg[1]);
    prospects all = {0};
    const fo_outline *shape = &fo_shape_of(f->arg[0])->as[f->arg[2]];
    int32_t best = -POINT * POINT;
    fo_time t = fo_time_left(s, seat);
    fo_weights w;
    fo_ground g;
    fo_rows rows;
    fo_survey(s, area, FO_ALL_TINTS, &g);
    fo_fits(&g, f->arg[0], f->arg[2], false, &rows);
    boards_worth(s, seat, &t, &all);
    fo_weigh_squares(s, area, &t, area == all.best ? FO_WHOLE : 1, &w);
    for (unsigned r = 0; r < FO_ROWS; r++)
        for (unsigned m = rows.row[r]; m; m &= m - 1) {
            int32_t gain = weight_at(&w, shape, r, fo_low_bit(m));
            best = gain > best ? gain : best;
        }
    return best;
}

static int32_t node_worth(const fo_state *s, int seat, const mh_frame *f)
{
    switch (f->prompt) {
    case FO_PROMPT_AT:
        return at_worth(s, seat, f);
    case FO_PROMPT_MOUNTAIN:
        return FIND * (f->arg[0] + f->arg[1] + f->arg[2] + f->arg[3]);
    case FO_PROMPT_UPGRADE:
        return upgrades_worth(s, seat, f->arg[0], f->arg[1]);
    case FO_PROMPT_TRADE:
        return trade_worth(s, seat, f->arg[0]);
    case FO_PROMPT_SALE:
        return sale_worth(s, seat, f->arg[0]);
    case FO_PROMPT_FORGE:
        return forge_worth(s);
    case FO_PROMPT_EXPLORE:
        return explore_worth(s, seat, f->arg[0]);
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
        return HAND_BACK * f->arg[0];
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

static int32_t sheet_worth(const fo_state *s, int seat)
{
    int32_t line[MH_MAX_LINES] = {0}, sum = 0;
    fo_score(&s->head, seat, line);
    for (unsigned i = 0; i < FO_LINE_COUNT; i++)
        sum += POINT * line[i];
    return sum;
}

/* What comes on top of the sheet, in pieces. */
static void pieces_of(const fo_state *s, int seat, const fo_time *t, prospects *all,
                      int32_t piece[FO_PIECES_SUM])
{
    piece[0] = boards_worth(s, seat, t, all);
    piece[1] = supply_worth(s, seat, t);
    piece[2] = ships_worth(s, seat, t);
    piece[3] = years_worth(s, seat, t);
    piece[4] = feast_worth(s, seat, t);
    piece[5] = gaps_worth(s, seat) + pending_worth(s, seat);
}

/* The piece in hand is no more in the supply. */
static const fo_state *without_hand(const mh_state *st, int seat, fo_state *copy)
{
    const fo_state *s = fo_const(st);
    const mh_frame *f = st->depth ? mh_top(st) : NULL;
    if (!f || f->prompt != FO_PROMPT_AT || !(f->waiting >> seat & 1))
        return s;
    *copy = *s;
    fo_change(&copy->stock[seat][f->arg[0]], -1);
    return copy;
}

int32_t fo_worth(const mh_state *st, int seat)
{
    fo_state copy;
    const fo_state *s = without_hand(st, seat, &copy);
    int32_t piece[FO_PIECES_SUM] = {0}, sum = sheet_worth(s, seat);
    fo_time t = fo_time_left(s, seat);
    prospects all = {0};
    if (!st->depth)
        return sum;
    pieces_of(s, seat, &t, &all, piece);
    for (unsigned i = 0; i < FO_PIECES_SUM; i++)
        sum += piece[i];
    return sum;
}

/* ---- for a net ------------------------------------------------------------------------------ */

/* Squares that the goods in the supply could cover, of one colour. */
static int32_t squares_of(const fo_state *s, int seat, unsigned colour)
{
    int32_t sum = 0;
    for (unsigned i = 0; i < FO_GOODS; i++)
        if (fo_goods[i].colour == colour)
            sum += s->stock[seat][i] * fo_goods[i].w * fo_goods[i].h;
    for (unsigned i = 0; colour == FO_COLOUR_BLUE && i < FO_SPECIALS; i++)
        sum += s->stock[seat][FO_ITEM_GLASS_BEADS + i] * fo_special_tiles[i].spaces;
    return sum;
}

int32_t fo_parts(const mh_state *st, int seat, int32_t out[MH_MAX_PARTS])
{
    fo_state copy;
    const fo_state *s = without_hand(st, seat, &copy);
    fo_time t = fo_time_left(s, seat);
    fo_area_look home;
    prospects all = {0};
    int32_t *at = out + FO_PIECES_SUM, sum = sheet_worth(s, seat), open, income;
    if (!st->depth)
        return sum;
    pieces_of(s, seat, &t, &all, out);
    for (unsigned i = 0; i < FO_PIECES_SUM; i++)
        sum += out[i];
    fo_look_at_area(s, fo_area_of(s, seat, FO_PLACE_HOME), &t, &home);
    open = fo_open_squares(s, seat);
    income = (int32_t)fo_income(s, seat);
    *at++ = POINT * t.now;
    *at++ = POINT * t.vikings;
    *at++ = POINT * home.minus;
    *at++ = POINT * (open - home.minus);
    *at++ = home.hope;
    *at++ = all.hopes - home.hope;
    *at++ = POINT * income;
    *at++ = POINT * income * t.incomes;
    *at++ = POINT * squares_of(s, seat, FO_COLOUR_GREEN);
    *at++ = POINT * squares_of(s, seat, FO_COLOUR_BLUE);
    *at++ = POINT * dishes_of(s, seat, FO_ITEM_PEAS, FO_ITEM_FRUITS).width;
    *at++ = POINT * dishes_of(s, seat, FO_ITEM_MEAD, FO_ITEM_CATTLE).width;
    *at++ = POINT * (int32_t)fo_squares_to_serve(s, seat);
    assert(at - out == FO_PARTS);
    return sum;
}
