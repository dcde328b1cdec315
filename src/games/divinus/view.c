/* view.c - what one viewer is shown: board, stacks, players, dice, maps, cards,
 * payments. */
#include "course.h"
#include "purse.h"

static const mh_label *heading(unsigned i) { return &dv_label_heading[i]; }

static void cell(const mh_out *o, unsigned title, const char *id, const mh_kind *kind, int value)
{
    o->cell(o->ctx, heading(title), id, kind, value);
}

/* Cells of one row have different ids. */
static const char *const known[] = {"known", "known2", "known3"};
static const char *const points[] = {"points-0", "points-1", "points-2", "points-3"};
static const char *const marks[] = {"marks-0", "marks-1", "marks-2", "marks-3"};
static const char *const have[] = {"have-0", "have-1", "have-2", "have-3"};
static const char *const need[] = {"need-0", "need-1", "need-2", "need-3"};

static void view_board(const dv_state *s, const mh_out *o)
{
    o->panel(o->ctx, heading(DV_HEADING_BOARD), "board");
    for (unsigned c = 0; c < DV_CELLS; c++) {
        unsigned tile = s->cell[c];
        o->row(o->ctx, &dv_kind_cell, c);
        cell(o, DV_HEADING_TILE, "tile", &dv_kind_tile, (int)tile);
        if (tile != MH_NONE) {
            cell(o, DV_HEADING_SLOT1, "slot1", &dv_kind_symbol, s->slot[tile][0]);
            cell(o, DV_HEADING_SLOT2, "slot2", &dv_kind_symbol, s->slot[tile][1]);
            cell(o, DV_HEADING_ABYSS, "abyss", &mh_number, s->abyss[tile]);
        }
        for (unsigned m = 0; m < DV_MONSTERS; m++)
            if (m != DV_NORNS && s->beast[m] == DV_AFIELD && s->beast_at[m] == c)
                cell(o, DV_HEADING_BEAST, "monster", &dv_kind_monster, (int)m);
        if (s->hammer == c)
            cell(o, DV_HEADING_HAMMER, "hammer", &mh_yes_no, 1);
        if (s->mask == c)
            cell(o, DV_HEADING_MASK, "mask", &mh_yes_no, 1);
    }
    o->panel(o->ctx, heading(DV_HEADING_STACKS), "stacks");
    for (unsigned i = 0; i < 2; i++) {
        o->row(o->ctx, &dv_kind_pile, i);
        cell(o, DV_HEADING_LEFT, "left", &mh_number, (int)dv_stack_size(s, i));
        for (unsigned k = 0; k < s->top_n[i]; k++)
            cell(o, DV_HEADING_KNOWN, known[k], &dv_kind_tile, s->top[i][k]);
    }
}

static void view_players(const dv_state *s, const mh_out *o)
{
    o->panel(o->ctx, heading(DV_HEADING_PLAYERS), "players");
    for (unsigned p = 0; p < s->head.seats; p++) {
        o->row(o->ctx, &mh_seat, p);
        cell(o, DV_HEADING_GOD, "god", &dv_kind_god, s->god[p]);
        cell(o, DV_HEADING_PLACE, "place", &mh_number, (int)dv_place_of(s, p) + 1);
        cell(o, DV_HEADING_HONOUR, "honour", &mh_number, (int)dv_honour_of(s, p));
        cell(o, DV_HEADING_XP, "xp", &mh_number, s->xp[p]);
        cell(o, DV_HEADING_TILES, "tiles", &mh_number, s->laid[p]);
        for (unsigned r = 0; r < 3; r++)
            cell(o, DV_HEADING_LEVEL1 + r,
                 r == 0   ? "row1"
                 : r == 1 ? "row2"
                          : "row3",
                 &mh_number, s->level[p][r]);
        if (s->titles[p])
            cell(o, DV_HEADING_TITLES, "titles", &dv_set_title, (int)s->titles[p]);
    }
}

static void view_dice(const dv_state *s, const mh_out *o)
{
    for (unsigned p = 0; p < s->head.seats; p++) {
        o->panel(o->ctx, heading(DV_HEADING_DICE), "dice");
        for (unsigned d = 0; d < DV_DICE; d++) {
            if (s->die_at[p][d] == DV_BOX)
                continue;
            o->row(o->ctx, &dv_kind_die, d);
            cell(o, DV_HEADING_PLAYERS, "seat", &mh_seat, (int)p);
            if (d < DV_TOKEN)
                cell(o, DV_HEADING_FACE, "face", &dv_kind_face, s->face[p][d][s->die_up[p][d]]);
            cell(o, DV_HEADING_WHERE, "where", &dv_kind_where, s->die_at[p][d]);
        }
    }
}

static void view_maps(const dv_state *s, const mh_out *o)
{
    for (unsigned p = 0; p < s->head.seats; p++) {
        o->panel(o->ctx, heading(DV_HEADING_MAP), "map");
        for (unsigned i = 0; i < DV_SPOTS; i++) {
            unsigned tile = s->map[p][i];
            if (tile == MH_NONE)
                continue;
            o->row(o->ctx, &dv_kind_spot, i);
            cell(o, DV_HEADING_PLAYERS, "seat", &mh_seat, (int)p);
            cell(o, DV_HEADING_TILE, "tile", &dv_kind_tile, (int)tile);
            cell(o, DV_HEADING_ROTATION, "turned", &dv_kind_turned, s->rot[p][i]);
            cell(o, DV_HEADING_SLOT1, "slot1", &dv_kind_symbol, s->slot[tile][0]);
            cell(o, DV_HEADING_SLOT2, "slot2", &dv_kind_symbol, s->slot[tile][1]);
            cell(o, DV_HEADING_ABYSS, "abyss", &mh_number, s->abyss[tile]);
        }
    }
}

static void view_quest(const dv_state *s, unsigned i, const mh_out *o)
{
    const dv_code *r = &dv_codes[dv_quests[s->quest[i]].reward_code];
    o->row(o->ctx, &dv_kind_quest, s->quest[i]);
    if (s->quest_by[i] != MH_NONE)
        cell(o, DV_HEADING_BY, "by", &mh_seat, s->quest_by[i]);
    for (unsigned p = 0; p < s->head.seats && s->phase >= DV_PH_TURN; p++) {
        int got, wanted;
        if (r->op == DV_OP_MONSTER) {
            cell(o, DV_HEADING_MARKS, marks[p], &mh_number, s->mark[r->arg[0]][p]);
            continue;
        }
        dv_quest_progress(s, p, i, &got, &wanted);
        cell(o, DV_HEADING_HAVE, have[p], &mh_number, got);
        cell(o, DV_HEADING_NEED, need[p], &mh_number, wanted);
    }
}

static void view_cards(const dv_state *s, const mh_out *o)
{
    o->panel(o->ctx, heading(DV_HEADING_GODS), "gods");
    for (unsigned i = 0; i < 2 && s->card[i] != MH_NONE && s->phase >= DV_PH_TURN; i++) {
        o->row(o->ctx, &dv_kind_god_card, s->card[i]);
        for (unsigned p = 0; p < s->head.seats; p++)
            cell(o, DV_HEADING_POINTS, points[p], &mh_number, dv_god_score(s, i, p));
    }
    o->panel(o->ctx, heading(DV_HEADING_QUESTS), "quests");
    for (unsigned i = 0; i < s->quest_n; i++)
        view_quest(s, i, o);
}

static void view_payment(const dv_payment *p, unsigned how, const mh_out *o)
{
    cell(o, DV_HEADING_HOW, "how", &dv_kind_how, (int)how);
    for (unsigned d = 0; d < DV_DICE; d++)
        if (p->used >> d & 1)
            o->cell(o->ctx, &dv_label_die[d], dv_kind_die.ids[d], &mh_number,
                    p->minus >> d & 1 ? -(int)p->value[d] : p->value[d]);
    if (p->pairs)
        cell(o, DV_HEADING_PAIRS, "pairs", &dv_kind_dice, p->pairs);
    if (p->extra != MH_NONE)
        cell(o, DV_HEADING_EXTRA, "extra", &dv_kind_die, p->extra);
}

static void view_ways(const dv_state *s, unsigned seat, unsigned c, unsigned how, const mh_out *o)
{
    dv_payment list[DV_PAYMENTS];
    unsigned n = dv_payments(s, seat, c, how, list);
    for (unsigned i = 0; i < n; i++) {
        o->row(o->ctx, &dv_kind_cell, c);
        view_payment(&list[i], how, o);
    }
}

/* What the viewer could pay, cell by cell, while the turn or the price is asked. */
static void view_payments(const dv_state *s, int viewer, const mh_out *o)
{
    if (viewer >= DV_SEATS || !mh_asked(&s->head, viewer))
        return;
    unsigned prompt = mh_top(&s->head)->prompt;
    bool paying = prompt == DV_PROMPT_PAY && !mh_top(&s->head)->arg[1] && s->pay_cell < DV_CELLS &&
                  s->pay_how < DV_HOW_COUNT;
    if (!paying && (prompt != DV_PROMPT_TURN || s->main != DV_NOT_YET))
        return;
    o->panel(o->ctx, heading(DV_HEADING_PAYMENTS), "payments");
    for (unsigned c = 0; c < DV_CELLS; c++)
        for (unsigned how = 0; how < DV_HOW_COUNT; how++)
            if (paying ? s->pay_cell == c && s->pay_how == how : s->ways[how] >> c & 1)
                view_ways(s, (unsigned)viewer, c, how, o);
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
static void view_story(const dv_state *s, const mh_out *o)
{
    uint16_t rows[DV_TEXT_COUNT];
    bool end = s->phase == DV_PH_OUTRO || s->phase == DV_PH_OVER;
    if (dv_endless(s) || (!end && (s->phase < DV_PH_INTRO || s->phase >= DV_PH_TURN)))
        return;
    uint32_t n = dv_series.story(&s->head, end, rows, DV_TEXT_COUNT);
    o->panel(o->ctx, heading(DV_HEADING_STORY), "story");
    for (uint32_t i = 0; i < n; i++)
        o->row(o->ctx, &dv_kind_text, rows[i]);
}

static void view_time(const dv_state *s, const mh_out *o)
{
    o->panel(o->ctx, heading(DV_HEADING_TIME), "time");
    o->row(o->ctx, &dv_kind_scenario, dv_scene(s) - 1);
    cell(o, DV_HEADING_STAGE, "stage", &dv_kind_stage, (int)stage_of(s));
    cell(o, DV_HEADING_ROUND, "round", &mh_number, s->round);
    if (s->last_round)
        cell(o, DV_HEADING_LAST, "last", &mh_yes_no, 1);
    cell(o, DV_HEADING_SIZE, "size", &mh_number, (int)dv_map_size(s));
}

void dv_view(const mh_state *hidden, int viewer, const mh_out *out)
{
    const dv_state *s = dv_const(hidden);
    view_time(s, out);
    view_board(s, out);
    view_players(s, out);
    view_dice(s, out);
    view_maps(s, out);
    view_cards(s, out);
    view_payments(s, viewer, out);
    view_story(s, out);
}
