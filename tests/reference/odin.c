/* odin.c - a second opinion on A Feast for Odin: boards and final scoring (FO-END). Placement is
 * in odin_place.c, income, bonuses and the feast in odin_phases.c. */
#include "odin.h"

#include <stdlib.h>
#include <string.h>

ref_table goods, specials;
ref_part odin_parts[] = {
    {"scoring", 0, 0}, {"placement", 0, 0}, {"income", 0, 0}, {"bonus", 0, 0}, {"feast", 0, 0}};

static ref_table board_table, cell_table, occupations;
static board boards[16];
static int board_count;

/* ---- boards ---- */

static board *board_named(const char *id)
{
    for (int i = 0; i < board_count; i++)
        if (ref_is(boards[i].id, id))
            return &boards[i];
    abort();
}

static char type_of(const char *word)
{
    if (ref_is(word, "minus"))
        return 'm';
    if (ref_is(word, "income"))
        return 'i';
    if (ref_is(word, "bonus"))
        return 'b';
    return strncmp(word, "open", 4) == 0 ? 'o' : 'x';
}

/* "main:0,1,2>3" or "lower:...>5 | upper:...>3": the closing values, in order of the tracks. */
static void read_closing(board *b, const char *text)
{
    while ((text = strchr(text, '>')) != NULL)
        b->closing[b->tracks++] = (int)strtol(++text, NULL, 10);
}

static void load_boards(void)
{
    for (int r = 0; r < board_table.rows; r++) {
        board *b = &boards[board_count++];
        b->id = ref_cell(&board_table, r, "id");
        b->points = ref_int(&board_table, r, "vp");
        read_closing(b, ref_cell(&board_table, r, "income"));
    }
    for (int r = 0; r < cell_table.rows; r++) {
        board *b = board_named(ref_cell(&cell_table, r, "board"));
        square *q = &b->at[ref_int(&cell_table, r, "row")][ref_int(&cell_table, r, "col")];
        q->type = type_of(ref_cell(&cell_table, r, "type"));
        q->value = ref_int(&cell_table, r, "value");
        q->track = ref_is(ref_cell(&cell_table, r, "income_track"), "upper");
        q->bonus = ref_cell(&cell_table, r, "bonus");
    }
}

int area_owner(const mh_state *st, int area)
{
    if (area < ISLANDS)
        return area < st->seats ? area : -1;
    int owner = area < STONE  ? ref_1(st, "isle_owner", area - ISLANDS)
                : area < LONG ? ref_1(st, "stone_owner", area - STONE)
                              : ref_1(st, "long_owner", area - LONG);
    return owner < st->seats ? owner : -1;
}

static const board *homes, *faces[8], *stone_house, *long_house; /* of the game that is on */

static void lay_boards(const mh_state *st)
{
    homes = board_named(ref_option_is(st, "length", "long") ? "home_long" : "home_short");
    for (int i = 0; i < 8; i++)
        faces[i] = board_named(ref_word("isle_face", i));
    stone_house = board_named("stone_house");
    long_house = board_named("long_house");
}

const board *area_board(const mh_state *st, int area)
{
    if (area < ISLANDS)
        return homes;
    if (area < STONE)
        return faces[ref_1(st, "isle_face", area - ISLANDS)];
    return area < LONG ? stone_house : long_house;
}

bool covered(const mh_state *st, int area, int r, int c)
{
    return ref_2(st, "cover", area, r) >> c & 1;
}

bool exists(const board *b, int r, int c)
{
    return r >= 0 && r < ROWS && c >= 0 && c < COLS && b->at[r][c].type && b->at[r][c].type != 'x';
}

bool no_cards(const mh_state *st, int seat)
{
    return !(ref_get(st, "played", seat, 0, 0) | ref_get(st, "played", seat, 1, 0) |
             ref_get(st, "played", seat, 2, 0));
}

int item_named(const char *id) { return ref_value("table", id); }
int stock(const mh_state *st, int seat, int item) { return ref_2(st, "stock", seat, item); }

/* ---- scoring ---- */

static int minus_squares(const mh_state *st, int area)
{
    const board *b = area_board(st, area);
    int n = 0;
    for (int r = 0; r < ROWS; r++)
        for (int c = 0; c < COLS; c++)
            n += b->at[r][c].type == 'm' && !covered(st, area, r, c);
    return n;
}

static int empty_slots(const mh_state *st, int seat)
{
    int n = 0;
    for (int i = 0; i < 3; i++) {
        if (ref_1(st, "shed_owner", i) == seat) /* FO-BLD-01 */
            n += 6 - ref_1(st, "shed_wood", i) - ref_1(st, "shed_stone", i);
        if (ref_1(st, "stone_owner", i) == seat) /* FO-BLD-02 */
            n += 2 - ref_1(st, "house_wood", i) - ref_1(st, "house_stone", i);
    }
    return n;
}

static int building_points(const mh_state *st, int seat)
{
    int n = 0;
    for (int i = 0; i < 3; i++)
        n += 8 * (ref_1(st, "shed_owner", i) == seat) + 10 * (ref_1(st, "stone_owner", i) == seat);
    for (int i = 0; i < 5; i++)
        n += 17 * (ref_1(st, "long_owner", i) == seat);
    return n;
}

static int ship_points(const mh_state *st, int seat)
{
    static const int points[] = {3, 5, 8};
    int n = 0;
    for (int i = 0; i < 7; i++)
        if (ref_2(st, "ship_type", seat, i) < 3)
            n += points[ref_2(st, "ship_type", seat, i)];
    return n;
}

static int card_points(const mh_state *st, int seat)
{
    int n = 0;
    for (int c = 0; c < occupations.rows; c++)
        if ((uint64_t)ref_get(st, "played", seat, c / 64, 0) >> c % 64 & 1)
            n += ref_int(&occupations, c, "vp");
    return n;
}

static bool played(const mh_state *st, int seat, const char *id)
{
    int c = ref_row(&occupations, id);
    return (uint64_t)ref_get(st, "played", seat, c / 64, 0) >> c % 64 & 1;
}

/* Silver of 189B comes after the last window and counts from then on (FO-END-09). */
static int seafarer(const mh_state *st, int seat)
{
    static const int silver[] = {0, 0, 4, 9, 16};
    int n = 0;
    for (int i = 0; i < 4; i++)
        n += ref_1(st, "isle_owner", i) == seat;
    return played(st, seat, "189B") ? silver[n] : 0;
}

static void score_boards(const mh_state *st, int seat, int32_t line[MH_MAX_LINES])
{
    for (int area = 0; area < AREAS; area++) {
        if (area_owner(st, area) != seat)
            continue;
        const char *where = area < ISLANDS ? "home_board"
                            : area < STONE ? "island_squares"
                                           : "building_squares";
        line[ref_category(where)] -= minus_squares(st, area);
        if (area >= ISLANDS && area < STONE)
            line[ref_category("islands")] += area_board(st, area)->points;
    }
    line[ref_category("building_squares")] -= empty_slots(st, seat);
}

static void score(const mh_state *st, int seat, int32_t line[MH_MAX_LINES]) /* FO-END-02 */
{
    line[ref_category("ships")] = ship_points(st, seat);
    line[ref_category("emigration")] =
        18 * ref_2(st, "emigrated", seat, 1) + 21 * ref_2(st, "emigrated", seat, 2);
    line[ref_category("buildings")] = building_points(st, seat);
    line[ref_category("animals")] = 2 * stock(st, seat, item_named("sheep")) +
                                    3 * stock(st, seat, item_named("cattle")) +
                                    3 * stock(st, seat, item_named("sheep_pregnant")) +
                                    4 * stock(st, seat, item_named("cattle_pregnant"));
    line[ref_category("occupations")] = card_points(st, seat);
    line[ref_category("silver")] = stock(st, seat, SILVER);
    if (ref_option_is(st, "final_income_extra", "yes")) /* FO-RULING-17 */
        line[ref_category("final_income")] = income(st, seat);
    bool crown = stock(st, seat, CROWN) || ref_1(st, "laid", seat) >> (CROWN - GOODS) & 1;
    line[ref_category("crown")] = crown ? 2 : 0; /* FO-END-04 */
    line[ref_category("thing_penalties")] = -3 * ref_1(st, "penalties", seat);
    score_boards(st, seat, line);
}

/* ---- positions nobody played ---- */

static void random_owners(mh_state *st, mh_rng *rng, const char *field, int n)
{
    for (int i = 0; i < n; i++) {
        uint32_t to = mh_below(rng, (uint32_t)st->seats + 1);
        ref_set(st, field, i, 0, 0, to < st->seats ? to : MH_NONE);
    }
}

void random_boards(mh_state *st, mh_rng *rng)
{
    uint32_t gaps = 2 + mh_below(rng, 30);
    random_owners(st, rng, "isle_owner", 4);
    random_owners(st, rng, "stone_owner", 3);
    random_owners(st, rng, "long_owner", 5);
    for (int area = 0; area < AREAS; area++) {
        const board *b = area_board(st, area);
        for (int r = 0; r < ROWS; r++) {
            int bits = 0;
            for (int c = 0; c < COLS; c++)
                if (exists(b, r, c) && mh_below(rng, gaps))
                    bits |= 1 << c;
            ref_set(st, "cover", area, r, 0, bits);
        }
    }
}

static void random_seat(mh_state *st, mh_rng *rng, int s)
{
    static const char *const items[] = {"sheep", "cattle", "sheep_pregnant", "cattle_pregnant",
                                        "silver"};
    for (size_t i = 0; i < MH_COUNT(items); i++)
        ref_set(st, "stock", s, item_named(items[i]), 0, mh_below(rng, 7));
    ref_set(st, "penalties", s, 0, 0, mh_below(rng, 9));
    for (int k = 1; k < 3; k++)
        ref_set(st, "emigrated", s, k, 0, mh_below(rng, 3));
    ref_set(st, "laid", s, 0, 0, mh_below(rng, 3) ? 0 : 1 << (CROWN - GOODS));
}

static void random_position(mh_state *st, mh_rng *rng)
{
    random_boards(st, rng);
    random_owners(st, rng, "shed_owner", 3);
    for (int i = 0; i < 3; i++) {
        ref_set(st, "shed_wood", i, 0, 0, mh_below(rng, 4));
        ref_set(st, "shed_stone", i, 0, 0, mh_below(rng, 4));
        ref_set(st, "house_wood", i, 0, 0, mh_below(rng, 2));
        ref_set(st, "house_stone", i, 0, 0, mh_below(rng, 2));
    }
    for (int s = 0; s < st->seats; s++)
        random_seat(st, rng, s);
}

/* With the option on, the sheet has the income of every board. */
static void compare_income_line(mh_state *st)
{
    ref_part *part = &odin_parts[PART_INCOME];
    const mh_option *o = ref_game->options;
    while (!ref_is(o->name, "final_income_extra"))
        o++;
    st->options |= (uint64_t)1 << o->shift;
    for (int s = 0; s < st->seats; s++) {
        int32_t line[MH_MAX_LINES] = {0};
        ref_game->score(st, s, line);
        part->positions++;
        ref_same(part, st, "income", s, line[ref_category("final_income")], income(st, s));
    }
}

/* ---- the run ---- */

static void watch(const mh_state *before, int seat, mh_action a, const mh_state *after, mh_rng *rng)
{
    static mh_room room;
    if (!after->depth || mh_below(rng, 64) == 0) {
        ref_same_scores(&odin_parts[PART_SCORING], after, score, NULL);
        for (int i = 0; i < 8; i++) {
            memcpy(&room, after, ref_game->state_size);
            random_position(&room.st, rng);
            ref_same_scores(&odin_parts[PART_SCORING], &room.st, score, NULL);
            compare_income_line(&room.st);
        }
    }
    for (int s = 0; !after->depth && ref_verb(a, "done") && s < after->seats; s++)
        ref_same(&odin_parts[PART_SCORING], after, "last silver", s, stock(after, s, SILVER),
                 stock(before, s, SILVER) + seafarer(after, s));
    place_watch(before, seat, a, after, rng);
    phases_watch(before, seat, a, after, rng);
    feast_watch(before, seat, a, after, rng);
}

static void begin(const mh_state *st)
{
    lay_boards(st);
    place_begin();
    feast_begin();
}

int main(int argc, char **argv)
{
    ref_run run = {mh_find("odin"), odin_parts, 5, begin, place_shake, watch};
    ref_load(&board_table, "odin", "boards");
    ref_load(&cell_table, "odin", "board_cells");
    ref_load(&goods, "odin", "goods");
    ref_load(&specials, "odin", "special_tiles");
    ref_load(&occupations, "odin", "occupations");
    load_boards();
    return ref_main(&run, argc, argv);
}
