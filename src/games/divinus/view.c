/* view.c - what one viewer is shown: board, stacks, players, dice, maps, cards. */
#include "state.h"

static const mh_label *heading(unsigned i) { return &dv_label_heading[i]; }

static void cell(const mh_out *o, unsigned title, const char *id, const mh_kind *kind, int value)
{
    o->cell(o->ctx, heading(title), id, kind, value);
}

static void view_board(const dv_state *s, const mh_out *o)
{
    o->table(o->ctx, heading(DV_HEADING_BOARD), "board");
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
    o->table(o->ctx, heading(DV_HEADING_STACKS), "stacks");
    for (unsigned i = 0; i < 2; i++) {
        o->row(o->ctx, &dv_kind_pile, i);
        cell(o, DV_HEADING_LEFT, "left", &mh_number, (int)dv_stack_size(s, i));
        for (unsigned k = 0; k < s->top_n[i]; k++)
            cell(o, DV_HEADING_KNOWN, "known", &dv_kind_tile, s->top[i][k]);
    }
}

static void view_players(const dv_state *s, const mh_out *o)
{
    o->table(o->ctx, heading(DV_HEADING_PLAYERS), "players");
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
        for (unsigned t = 0; t < DV_TITLE_COUNT; t++)
            if (s->titles[p] >> t & 1)
                cell(o, DV_HEADING_TITLES, "title", &dv_kind_title, (int)t);
    }
}

static void view_dice(const dv_state *s, const mh_out *o)
{
    for (unsigned p = 0; p < s->head.seats; p++) {
        o->table(o->ctx, heading(DV_HEADING_DICE), "dice");
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
        o->table(o->ctx, heading(DV_HEADING_MAP), "map");
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

static void view_cards(const dv_state *s, const mh_out *o)
{
    o->table(o->ctx, heading(DV_HEADING_GODS), "gods");
    for (unsigned i = 0; i < 2 && s->card[i] != MH_NONE && s->phase >= DV_PH_TURN; i++) {
        o->row(o->ctx, &dv_kind_god_card, s->card[i]);
        for (unsigned p = 0; p < s->head.seats; p++)
            cell(o, DV_HEADING_POINTS, "points", &mh_number, dv_god_score(s, i, p));
    }
    o->table(o->ctx, heading(DV_HEADING_QUESTS), "quests");
    for (unsigned i = 0; i < s->quest_n; i++) {
        const dv_code *r = &dv_codes[dv_quests[s->quest[i]].reward_code];
        o->row(o->ctx, &dv_kind_quest, s->quest[i]);
        if (s->quest_by[i] != MH_NONE)
            cell(o, DV_HEADING_BY, "by", &mh_seat, s->quest_by[i]);
        for (unsigned p = 0; r->op == DV_OP_MONSTER && p < s->head.seats; p++)
            cell(o, DV_HEADING_MARKS, "marks", &mh_number, s->mark[r->arg[0]][p]);
    }
}

void dv_view(const mh_state *hidden, int viewer, const mh_out *out)
{
    const dv_state *s = dv_see(hidden);
    (void)viewer;
    view_board(s, out);
    view_players(s, out);
    view_dice(s, out);
    view_maps(s, out);
    view_cards(s, out);
}
