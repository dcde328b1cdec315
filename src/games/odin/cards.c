/* cards.c - cards that do not fit the shared words: a function each, and the reason why
 * it is needed. The word of a card stands in data/effects.tsv; rules that are looked up
 * are in modifiers.c. */
#include "clauses.h"

#define SEAT ((int)c->e.seat)

/* ---- 9A Ore Boatman, 172C Fish Cook: goods that must be placed at once --------------------
 * Nothing else makes goods that exist only if a square is found for them. */

/* arg[0] piece, arg[1] how many, arg[2] houses instead of boards */
static void lay_now(fo_state *s, int seat, unsigned piece, unsigned n, bool houses)
{
    if (!n)
        return;
    mh_frame *f = mh_ask(&s->head, FO_PROMPT_LAY, 1u << seat, piece);
    f->arg[1] = (uint8_t)n;
    f->arg[2] = houses;
}

/* Red tiles never lie side by side, so every run of squares is one fish. */
static unsigned fish_served(const fo_state *s)
{
    unsigned n = 0;
    for (unsigned i = 0; i < FO_TABLE; i++)
        n += s->table[i] == FO_ITEM_STOCKFISH && (!i || s->table[i - 1] != FO_ITEM_STOCKFISH);
    return n;
}

/* ---- 31C Storeman: a copy of a good held three times; no item can be named in the cell ------ */

static bool is_triplet(const fo_ctx *c, unsigned good)
{
    return !fo_goods[good].vp_in_supply && fo_has(c->s, SEAT, good) == 3;
}

/* ---- 66A Field Farmer, 88C Clerk: diagonal moves in the goods boxes, which change the shape ---
 */

static unsigned box_column(unsigned good)
{
    if (good == FO_ITEM_SHEEP_PREGNANT)
        return FO_ITEM_SHEEP - FO_ITEM_MEAD;
    if (good == FO_ITEM_CATTLE_PREGNANT)
        return FO_ITEM_CATTLE - FO_ITEM_MEAD;
    if (good < FO_ITEM_MEAD)
        return good == FO_ITEM_FRUITS ? 6 : good;
    return (good - FO_ITEM_MEAD) % 8;
}

static unsigned diagonal(unsigned good, int by)
{
    if (good >= FO_GOODS || fo_goods[good].colour == FO_COLOUR_BLUE)
        return MH_NONE;
    int column = (int)box_column(good) + by;
    if (column < 0 || column > 7)
        return MH_NONE;
    return FO_ITEM_MEAD + 8u * fo_goods[good].colour + (unsigned)column;
}

static unsigned moved(const fo_ctx *c, const fo_term *t)
{
    unsigned good = c->pick.x;
    if (t->op == FO_TERM_DIAG_LEFT)
        return diagonal(good, -1);
    unsigned to = diagonal(good, 1);
    return c->pick.y == 2 ? diagonal(to, 1) : to;
}

FO_CAN(can_move) { return fo_has(c->s, SEAT, c->pick.x) && moved(c, t) != MH_NONE; }

/* ---- 70B Courier, 71C Innkeeper: a special tile off anybody's board -----------------------------
 * Nothing else takes what lies on a board. The squares stay covered: by rune stone and
 * silverware, or rune stone and chest. */

static unsigned holder_of(const fo_state *s, unsigned special)
{
    for (unsigned p = 0; p < s->head.seats; p++)
        if (s->laid[p] >> special & 1)
            return p;
    return MH_NONE;
}

typedef struct squares {
    uint8_t row[8], col[8], count;
} squares;

static void squares_of(const fo_state *s, unsigned area, unsigned piece, squares *out)
{
    const fo_board_row *b = &fo_boards[fo_board_of(s, area)];
    out->count = 0;
    for (unsigned r = 0; r < b->rows; r++)
        for (unsigned col = 0; col < b->cols; col++) {
            unsigned cell = s->cells[fo_cell(s, area, r, col)];
            if (cell == FO_CELL_FREE || (cell & FO_CELL_PIECE) != piece)
                continue;
            out->row[out->count] = (uint8_t)r;
            out->col[out->count++] = (uint8_t)col;
        }
}

/* Is what is left without two squares a rectangle? */
static bool leaves_rectangle(const squares *q, unsigned i, unsigned j)
{
    unsigned top = 99, left = 99, bottom = 0, right = 0;
    for (unsigned k = 0; k < q->count; k++) {
        if (k == i || k == j)
            continue;
        top = q->row[k] < top ? q->row[k] : top;
        bottom = q->row[k] > bottom ? q->row[k] : bottom;
        left = q->col[k] < left ? q->col[k] : left;
        right = q->col[k] > right ? q->col[k] : right;
    }
    return (bottom - top + 1) * (right - left + 1) == q->count - 2u;
}

static bool adjacent(const squares *q, unsigned i, unsigned j)
{
    int down = q->row[i] - q->row[j], across = q->col[i] - q->col[j];
    return down * down + across * across == 1;
}

static void draw(fo_state *s, unsigned area, const squares *q, unsigned domino, unsigned filler)
{
    for (unsigned k = 0; k < q->count; k++) {
        unsigned mine = domino >> k & 1, cell = mine ? FO_ITEM_RUNE_STONE : filler;
        for (unsigned m = 0; m < q->count; m++) {
            if ((domino >> m & 1) != mine || !adjacent(q, k, m))
                continue;
            cell |= q->col[m] > q->col[k] ? FO_CELL_RIGHT : 0u;
            cell |= q->row[m] > q->row[k] ? FO_CELL_DOWN : 0u;
        }
        s->cells[fo_cell(s, area, q->row[k], q->col[k])] = (uint8_t)cell;
    }
}

/* The fillers lie in the very squares of the tile. */
static void backfill(fo_state *s, unsigned piece, unsigned filler)
{
    squares q;
    for (unsigned area = 0; area < FO_AREAS; area++) {
        squares_of(s, area, piece, &q);
        for (unsigned i = 0; i < q.count; i++)
            for (unsigned j = i + 1; j < q.count; j++)
                if (adjacent(&q, i, j) && leaves_rectangle(&q, i, j)) {
                    draw(s, area, &q, 1u << i | 1u << j, filler);
                    return;
                }
    }
}

static void steal(fo_state *s, int seat, unsigned item, unsigned filler, mh_tale *tale)
{
    unsigned special = item - FO_ITEM_GLASS_BEADS, from = holder_of(s, special);
    s->laid[from] &= (uint16_t) ~(1u << special);
    s->stock[seat][item] = 1;
    backfill(s, item, filler);
    mh_tell(tale, FO_EVENT_GAINS, MH_ALL, (unsigned)seat, item, 1, 0);
}

/* ---- 77A Follower, 91c Latecomer: a space without Vikings; the legal spaces are a question
 * of who stands where ------------------------------------------------------------------------- */

static bool next_to_own(const fo_state *s, int seat, unsigned space)
{
    unsigned row = fo_action_spaces[space].row_in_column;
    for (unsigned i = 0; i < FO_SPACE_COUNT; i++)
        if (fo_action_spaces[i].column == 1 && fo_stands(s, seat, i, 1) &&
            (fo_action_spaces[i].row_in_column + 1u == row ||
             fo_action_spaces[i].row_in_column == row + 1u))
            return true;
    return false;
}

FO_CAN(can_use_space)
{
    unsigned space = c->pick.y;
    if (!fo_may_grant(c->s))
        return false;
    if (t->op == FO_TERM_DO_OCCUPIED_SPACE)
        return fo_action_spaces[space].column == 2 && c->s->space_vikings[space] &&
               fo_usable(c->s, SEAT, space);
    if (fo_action_spaces[space].column != 1 || c->s->space_vikings[space] ||
        !next_to_own(c->s, SEAT, space))
        return false;
    fo_state poorer = *c->s; /* its own silver comes first, printed costs on top */
    if (!poorer.stock[SEAT][FO_ITEM_SILVER])
        return false;
    poorer.stock[SEAT][FO_ITEM_SILVER]--;
    return fo_usable(&poorer, SEAT, space);
}

/* ---- 97B Pea Counter: doubling with a cap; no count can say so ------------------------------ */

static unsigned more_peas(const fo_ctx *c)
{
    unsigned peas = fo_has(c->s, SEAT, FO_ITEM_PEAS);
    return peas >= 8 ? 0 : peas > 4 ? 8 - peas : peas;
}

/* ---- 39C Modifier: the only way to take ore off a ship -------------------------------------- */

FO_CAN(can_unload)
{
    (void)t;
    return c->s->ship_ore[SEAT][c->pick.y];
}

/* ---- cards that put something in the place of a part of an action --------------------------- */

/* 102B, 105B, 185B: the row of the action is passed over. */
static void pass_row(fo_state *s, bool to_the_end)
{
    mh_frame *act = fo_act_frame(s);
    act->arg[FO_ACT_USED] = 1;
    if (to_the_end)
        act->arg[FO_ACT_PC] = fo_action_spaces[act->arg[FO_ACT_SPACE]].code_count;
    else
        act->arg[FO_ACT_PC]++;
}

static void knarr_for_whaler(fo_state *s, int seat, mh_tale *tale)
{
    fo_rec(s)[FO_REC_PAID] |= (uint8_t)fo_resource_bit(FO_ITEM_WOOD);
    pass_row(s, true);
    fo_gain(s, seat, FO_ITEM_KNARR, 1, tale);
    fo_happens(s, seat, FO_MOMENT_BUILD, FO_HOW_NONE, FO_ITEM_KNARR, 3, tale);
}

/* ---- the words ------------------------------------------------------------------------------ */

FO_CAN(any_amount) { return fo_amount(c, t) > 0; }

FO_CAN(has_fish)
{
    (void)t;
    return fish_served(c->s) > 0;
}

FO_CAN(can_copy)
{
    (void)t;
    return is_triplet(c, c->pick.x);
}

FO_CAN(can_double)
{
    (void)t;
    return more_peas(c) > 0;
}

FO_CAN(has_hand)
{
    (void)t;
    return fo_hand(c->s, SEAT) > 0;
}

FO_CAN(can_raise)
{
    (void)t;
    return fo_can_upgrade(c->s, SEAT, 1);
}

FO_CAN(has_second) /* another card may have used them up */
{
    (void)t;
    return fo_has(c->s, SEAT, c->e.what) > 0;
}

FO_PICKS(pick_good)
{
    (void)t;
    for (unsigned good = 0; good < FO_GOODS; good++)
        if (fo_has(c->s, SEAT, good))
            fo_add_pick(out, n, good, 0);
}

FO_PICKS(pick_good_and_steps)
{
    (void)c, (void)t;
    for (unsigned good = 0; good <= FO_ITEM_FRUITS; good++)
        for (unsigned k = 1; k <= 2; k++)
            fo_add_pick(out, n, good, k);
}

FO_PICKS(pick_space)
{
    (void)c, (void)t;
    for (unsigned space = 0; space < FO_SPACES; space++)
        fo_add_pick(out, n, MH_NONE, space);
}

FO_PICKS(pick_slot)
{
    (void)c, (void)t;
    for (unsigned slot = 0; slot < FO_BAY; slot++)
        fo_add_pick(out, n, MH_NONE, slot);
}

FO_PICKS(pick_cube)
{
    (void)c, (void)t;
    fo_add_pick(out, n, FO_ITEM_ORE, 0);
    fo_add_pick(out, n, FO_ITEM_WOOD, 0);
    fo_add_pick(out, n, FO_ITEM_STONE, 0);
}

FO_RUN(gain_picked) /* 31C; 38A: phase 4 is the only draw it replaces */
{
    (void)t;
    fo_gain(s, SEAT, c->pick.x, 1, tale);
}

FO_RUN(move_good)
{
    unsigned to = moved(c, t);
    fo_pay(s, SEAT, c->pick.x, 1, tale);
    fo_gain(s, SEAT, to, 1, tale);
}

FO_RUN(fill_weapons) /* 69c: counts what is held before it gives */
{
    for (unsigned w = 0; w < 4; w++)
        while (fo_has(s, SEAT, FO_ITEM_BOW + w) < (unsigned)t->n)
            fo_take_weapon(s, SEAT, w, tale);
}

FO_RUN(make_pregnant) /* 79A: one tile turned over, no breeding */
{
    (void)t;
    fo_change(&s->stock[SEAT][FO_ITEM_CATTLE], -1);
    fo_change(&s->stock[SEAT][FO_ITEM_CATTLE_PREGNANT], 1);
    mh_tell(tale, FO_EVENT_PREGNANT, MH_ALL, c->e.seat, FO_ITEM_CATTLE, 0, 0);
}

FO_RUN(double_peas)
{
    (void)t;
    fo_gain(s, SEAT, FO_ITEM_PEAS, more_peas(c), tale);
}

/* 184C: the new longship is the last of its kind, but 178B may have added boats behind it. */
FO_RUN(load_newest)
{
    unsigned slot = FO_BAY;
    (void)t, (void)tale;
    while (s->ship_type[SEAT][slot - 1] != FO_SHIP_LONGSHIP)
        slot--;
    fo_change(&s->stock[SEAT][FO_ITEM_ORE], -3);
    s->ship_ore[SEAT][slot - 1] = 3;
}

FO_RUN(unload)
{
    (void)t;
    mh_add(&s->ship_ore[SEAT][c->pick.y], -1);
    fo_change(&s->stock[SEAT][FO_ITEM_ORE], 1);
    mh_tell(tale, FO_EVENT_GAINS, MH_ALL, (unsigned)SEAT, FO_ITEM_ORE, 1, 0);
}

FO_RUN(play_instead) /* 99A: card by card */
{
    (void)t, (void)tale;
    fo_open_play(s, SEAT, 1, 1);
}

FO_RUN(fur_instead) /* 102B: the only exchange that takes the place of an upgrade */
{
    (void)t;
    pass_row(s, false);
    fo_gain(s, SEAT, FO_ITEM_FUR, 1, tale);
}

FO_RUN(knarr_instead) /* 105B: another ship than the space says, but built all the same */
{
    (void)t;
    knarr_for_whaler(s, SEAT, tale);
}

FO_RUN(second_instead) /* 150c: the first one stays */
{
    (void)t;
    fo_pay(s, SEAT, c->e.what, 1, tale);
    fo_gain(s, SEAT, FO_ITEM_GAME_MEAT, 1, tale);
}

FO_RUN(bonus_instead) /* 177B: house by house */
{
    (void)t;
    fo_gain(s, SEAT, FO_ITEM_SILVERWARE, 1, tale);
}

FO_RUN(upgrade_instead) /* 185B: no dice, no raid */
{
    (void)t, (void)tale;
    pass_row(s, true);
    fo_act_frame(s)->arg[FO_ACT_USED] = 0; /* at least one upgrade (FO-PH05-06) */
    fo_open_upgrade(s, SEAT, 2, 1);
}

FO_RUN(lay_ore)
{
    (void)tale;
    lay_now(s, SEAT, FO_ITEM_ORE, fo_amount(c, t), false);
}

FO_RUN(lay_fish)
{
    (void)t, (void)tale;
    lay_now(s, SEAT, FO_ITEM_STOCKFISH, fish_served(s), true);
}

FO_RUN(steal_cloakpin)
{
    (void)t;
    steal(s, SEAT, FO_ITEM_CLOAKPIN, FO_ITEM_SILVERWARE, tale);
}

FO_RUN(steal_horn)
{
    (void)t;
    steal(s, SEAT, FO_ITEM_DRINKING_HORN, FO_ITEM_CHEST, tale);
}

FO_RUN(use_space)
{
    (void)t, (void)tale;
    fo_grant(s, SEAT, c->pick.y, FO_BY_SPACE);
}

FO_RUN(turn_over)
{
    unsigned n = fo_amount(c, t);
    (void)tale;
    if (n)
        mh_ask(&s->head, FO_PROMPT_FLIP, 1u << SEAT, n);
}

FO_RUN(emit_harvest) /* 49C: after its crops, so one of each does not count */
{
    (void)t;
    fo_note_held(s, SEAT, 1);
    fo_harvest_moments(s, SEAT, !fo_option(s, FO_OPTION_BARE_HARVEST), tale);
}

const fo_word fo_card_words[FO_TERM_COUNT] = {
    [FO_TERM_PLACE_ORE] = {any_amount, NULL, lay_ore},
    [FO_TERM_COPY] = {can_copy, pick_good, gain_picked},
    [FO_TERM_DIAG_RIGHT] = {can_move, pick_good_and_steps, move_good},
    [FO_TERM_DIAG_LEFT] = {can_move, pick_good, move_good},
    [FO_TERM_FILL_WEAPONS] = {NULL, NULL, fill_weapons},
    [FO_TERM_STEAL_CLOAKPIN] = {NULL, NULL, steal_cloakpin},
    [FO_TERM_STEAL_HORN] = {NULL, NULL, steal_horn},
    [FO_TERM_DO_OCCUPIED_SPACE] = {can_use_space, pick_space, use_space},
    [FO_TERM_DO_FREE_SPACE] = {can_use_space, pick_space, use_space},
    [FO_TERM_FLIP] = {any_amount, NULL, turn_over},
    [FO_TERM_MAKE_PREGNANT] = {NULL, NULL, make_pregnant},
    [FO_TERM_DOUBLE_PEAS] = {can_double, NULL, double_peas},
    [FO_TERM_EMIT_HARVEST] = {NULL, NULL, emit_harvest},
    [FO_TERM_MOVE_FISH] = {has_fish, NULL, lay_fish},
    [FO_TERM_LOAD_ORE] = {NULL, NULL, load_newest},
    [FO_TERM_UNLOAD_ORE] = {can_unload, pick_slot, unload},
    [FO_TERM_INSTEAD_OF_WEAPON] = {NULL, pick_cube, gain_picked},
    [FO_TERM_INSTEAD_OF_DRAW] = {has_hand, NULL, play_instead},
    [FO_TERM_INSTEAD_OF_UPGRADE] = {NULL, NULL, fur_instead},
    [FO_TERM_INSTEAD_OF_WHALER] = {NULL, NULL, knarr_instead},
    [FO_TERM_INSTEAD_OF_SECOND] = {has_second, NULL, second_instead},
    [FO_TERM_INSTEAD_OF_BONUS] = {NULL, NULL, bonus_instead},
    [FO_TERM_INSTEAD_OF_RAID] = {can_raise, NULL, upgrade_instead},
};
