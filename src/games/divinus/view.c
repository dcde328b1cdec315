/* view.c - what one viewer is shown: board, stacks, players, dice, maps, cards,
 * payments. */
#include "course.h"
#include "purse.h"

/* Cells of one row have different ids. */
static const char *const known[] = {"known", "known2", "known3"};
static const char *const points[] = {"points-0", "points-1", "points-2", "points-3"};
static const char *const marks[] = {"marks-0", "marks-1", "marks-2", "marks-3"};
static const char *const have[] = {"have-0", "have-1", "have-2", "have-3"};
static const char *const need[] = {"need-0", "need-1", "need-2", "need-3"};

static void view_board(const dv_state *s, const mh_view *v)
{
    mh_view_panel(v, DV_HEADING_BOARD);
    for (unsigned c = 0; c < DV_CELLS; c++) {
        unsigned tile = s->cell[c];
        mh_view_row(v, &dv_kind_cell, c);
        mh_view_cell(v, DV_HEADING_TILE, &dv_kind_tile, (int)tile);
        if (tile != MH_NONE) {
            mh_view_cell(v, DV_HEADING_SLOT1, &dv_kind_symbol, s->slot[tile][0]);
            mh_view_cell(v, DV_HEADING_SLOT2, &dv_kind_symbol, s->slot[tile][1]);
            mh_view_number(v, DV_HEADING_ABYSS, s->abyss[tile]);
        }
        for (unsigned m = 0; m < DV_MONSTERS; m++)
            if (m != DV_NORNS && s->beast[m] == DV_AFIELD && s->beast_at[m] == c)
                mh_view_cell_as(v, DV_HEADING_BEAST, "monster", &dv_kind_monster, (int)m);
        if (s->hammer == c)
            mh_view_cell(v, DV_HEADING_HAMMER, &mh_yes_no, 1);
        if (s->mask == c)
            mh_view_cell(v, DV_HEADING_MASK, &mh_yes_no, 1);
    }
    mh_view_panel(v, DV_HEADING_STACKS);
    for (unsigned i = 0; i < 2; i++) {
        mh_view_row(v, &dv_kind_pile, i);
        mh_view_number(v, DV_HEADING_LEFT, dv_stack_size(s, i));
        for (unsigned k = 0; k < s->top_n[i]; k++)
            mh_view_cell_as(v, DV_HEADING_KNOWN, known[k], &dv_kind_tile, s->top[i][k]);
    }
}

static void view_players(const dv_state *s, const mh_view *v)
{
    mh_view_panel(v, DV_HEADING_PLAYERS);
    for (unsigned p = 0; p < s->head.seats; p++) {
        mh_view_row(v, &mh_seat, p);
        mh_view_cell(v, DV_HEADING_GOD, &dv_kind_god, s->god[p]);
        mh_view_number(v, DV_HEADING_PLACE, dv_place_of(s, p) + 1);
        mh_view_number(v, DV_HEADING_HONOUR, dv_honour_of(s, p));
        mh_view_number(v, DV_HEADING_XP, s->xp[p]);
        mh_view_number(v, DV_HEADING_TILES, s->laid[p]);
        for (unsigned r = 0; r < 3; r++)
            mh_view_cell_as(v, DV_HEADING_LEVEL1 + r,
                            r == 0   ? "row1"
                            : r == 1 ? "row2"
                                     : "row3",
                            &mh_number, s->level[p][r]);
        if (s->titles[p])
            mh_view_cell(v, DV_HEADING_TITLES, &dv_set_title, (int)s->titles[p]);
    }
}

static void view_dice(const dv_state *s, const mh_view *v)
{
    for (unsigned p = 0; p < s->head.seats; p++) {
        mh_view_panel(v, DV_HEADING_DICE);
        for (unsigned d = 0; d < DV_DICE; d++) {
            if (s->die_at[p][d] == DV_BOX)
                continue;
            mh_view_row(v, &dv_kind_die, d);
            mh_view_cell_as(v, DV_HEADING_PLAYERS, "seat", &mh_seat, (int)p);
            if (d < DV_TOKEN)
                mh_view_cell(v, DV_HEADING_FACE, &dv_kind_face, s->face[p][d][s->die_up[p][d]]);
            mh_view_cell(v, DV_HEADING_WHERE, &dv_kind_where, s->die_at[p][d]);
        }
    }
}

static void view_maps(const dv_state *s, const mh_view *v)
{
    for (unsigned p = 0; p < s->head.seats; p++) {
        mh_view_panel(v, DV_HEADING_MAP);
        for (unsigned i = 0; i < DV_SPOTS; i++) {
            unsigned tile = s->map[p][i];
            if (tile == MH_NONE)
                continue;
            mh_view_row(v, &dv_kind_spot, i);
            mh_view_cell_as(v, DV_HEADING_PLAYERS, "seat", &mh_seat, (int)p);
            mh_view_cell(v, DV_HEADING_TILE, &dv_kind_tile, (int)tile);
            mh_view_cell_as(v, DV_HEADING_ROTATION, "turned", &dv_kind_turned, s->rot[p][i]);
            mh_view_cell(v, DV_HEADING_SLOT1, &dv_kind_symbol, s->slot[tile][0]);
            mh_view_cell(v, DV_HEADING_SLOT2, &dv_kind_symbol, s->slot[tile][1]);
            mh_view_number(v, DV_HEADING_ABYSS, s->abyss[tile]);
        }
    }
}

static void view_quest(const dv_state *s, unsigned i, const mh_view *v)
{
    const dv_code *r = &dv_codes[dv_quests[s->quest[i]].reward_code];
    mh_view_row(v, &dv_kind_quest, s->quest[i]);
    if (s->quest_by[i] != MH_NONE)
        mh_view_cell(v, DV_HEADING_BY, &mh_seat, s->quest_by[i]);
    for (unsigned p = 0; p < s->head.seats && s->phase >= DV_PH_TURN; p++) {
        int got, wanted;
        if (r->op == DV_OP_MONSTER) {
            mh_view_cell_as(v, DV_HEADING_MARKS, marks[p], &mh_number, s->mark[r->arg[0]][p]);
            continue;
        }
        dv_quest_progress(s, p, i, &got, &wanted);
        mh_view_cell_as(v, DV_HEADING_HAVE, have[p], &mh_number, got);
        mh_view_cell_as(v, DV_HEADING_NEED, need[p], &mh_number, wanted);
    }
}

static void view_cards(const dv_state *s, const mh_view *v)
{
    mh_view_panel(v, DV_HEADING_GODS);
    for (unsigned i = 0; i < 2 && s->card[i] != MH_NONE && s->phase >= DV_PH_TURN; i++) {
        mh_view_row(v, &dv_kind_god_card, s->card[i]);
        for (unsigned p = 0; p < s->head.seats; p++)
            mh_view_cell_as(v, DV_HEADING_POINTS, points[p], &mh_number, dv_god_score(s, i, p));
    }
    mh_view_panel(v, DV_HEADING_QUESTS);
    for (unsigned i = 0; i < s->quest_n; i++)
        view_quest(s, i, v);
}

static void view_payment(const dv_payment *p, unsigned how, const mh_view *v)
{
    mh_view_cell(v, DV_HEADING_HOW, &dv_kind_how, (int)how);
    const mh_view dice = {v->out, &dv_kind_die};
    for (unsigned d = 0; d < DV_DICE; d++)
        if (p->used >> d & 1)
            mh_view_number(&dice, d, p->minus >> d & 1 ? -(int)p->value[d] : p->value[d]);
    if (p->pairs)
        mh_view_cell(v, DV_HEADING_PAIRS, &dv_kind_dice, p->pairs);
    if (p->extra != MH_NONE)
        mh_view_cell(v, DV_HEADING_EXTRA, &dv_kind_die, p->extra);
}

static void view_ways(const dv_state *s, unsigned seat, unsigned c, unsigned how, const mh_view *v)
{
    dv_payment list[DV_PAYMENTS];
    unsigned n = dv_payments(s, seat, c, how, list);
    for (unsigned i = 0; i < n; i++) {
        mh_view_row(v, &dv_kind_cell, c);
        view_payment(&list[i], how, v);
    }
}

/* What the viewer could pay, cell by cell, while the turn or the price is asked. */
static void view_payments(const dv_state *s, int viewer, const mh_view *v)
{
    if (viewer >= DV_SEATS || !mh_asked(&s->head, viewer))
        return;
    unsigned prompt = mh_top(&s->head)->prompt;
    bool paying = prompt == DV_PROMPT_PAY && !mh_top(&s->head)->arg[1] && s->pay_cell < DV_CELLS &&
                  s->pay_how < DV_HOW_COUNT;
    if (!paying && (prompt != DV_PROMPT_TURN || s->main != DV_NOT_YET))
        return;
    mh_view_panel(v, DV_HEADING_PAYMENTS);
    for (unsigned c = 0; c < DV_CELLS; c++)
        for (unsigned how = 0; how < DV_HOW_COUNT; how++)
            if (paying ? s->pay_cell == c && s->pay_how == how : s->ways[how] >> c & 1)
                view_ways(s, (unsigned)viewer, c, how, v);
}

static unsigned stage_of(const dv_state *s)
{
    if (s->phase < DV_PH_SPEND)
        return DV_STAGE_PROLOGUE;
    if (s->phase < DV_PH_TURN)
        return DV_STAGE_PREPARATION;
    return s->phase < DV_PH_ANCHOR || s->phase == DV_PH_RECORD ? DV_STAGE_ROUNDS
                                                               : DV_STAGE_RECKONING;
}

/* The texts of this scenario that are told now: of its beginning until the first turn, of its end.
 */
static void view_story(const dv_state *s, const mh_view *v)
{
    uint16_t rows[DV_TEXT_COUNT];
    bool end = s->phase == DV_PH_OUTRO || s->phase == DV_PH_OVER;
    if (dv_endless(s) || (!end && (s->phase < DV_PH_INTRO || s->phase >= DV_PH_TURN)))
        return;
    uint32_t n = dv_series.story(&s->head, end, rows, DV_TEXT_COUNT);
    mh_view_panel(v, DV_HEADING_STORY);
    for (uint32_t i = 0; i < n; i++)
        mh_view_row(v, &dv_kind_text, rows[i]);
}

static void view_time(const dv_state *s, const mh_view *v)
{
    mh_view_panel(v, DV_HEADING_TIME);
    mh_view_row(v, &dv_kind_scenario, dv_scene(s) - 1);
    mh_view_cell(v, DV_HEADING_STAGE, &dv_kind_stage, (int)stage_of(s));
    if (s->phase >= DV_PH_TURN)
        mh_view_number(v, DV_HEADING_ROUND, s->round + 1); /* as people count */
    if (s->last_round)
        mh_view_cell(v, DV_HEADING_LAST, &mh_yes_no, 1);
    mh_view_number(v, DV_HEADING_SIZE, dv_map_size(s));
}

void dv_view(const mh_state *hidden, int viewer, const mh_out *out)
{
    const mh_view v = {out, &dv_kind_heading};
    const dv_state *s = dv_const(hidden);
    view_time(s, &v);
    view_board(s, &v);
    view_players(s, &v);
    view_dice(s, &v);
    view_maps(s, &v);
    view_cards(s, &v);
    view_payments(s, viewer, &v);
    view_story(s, &v);
}
