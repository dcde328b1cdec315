/* draw.c - the town: every place for a worker, what lies there, and which are taken. */
#include "state.h"

enum { TOWN_COLS = 4, SPACES = CM_SPACE_ECONOMIC_STALL_SPACE_2 + 1 };

static void draw_count(unsigned n, const mh_kind *kind, unsigned value, bool *first,
                       const mh_pen *pen)
{
    if (!n)
        return;
    pen->sign(pen->ctx, *first ? "" : ", ", MH_INK_PLAIN);
    pen->thing(pen->ctx, kind, (int32_t)value, MH_INK_PLAIN);
    pen->sign(pen->ctx, " ×", MH_INK_PLAIN);
    pen->thing(pen->ctx, &mh_number, (int32_t)n, MH_INK_PLAIN);
    *first = false;
}

static void draw_merchant(const cm_state *s, const mh_pen *pen)
{
    bool first = true;
    if (s->merchant == MH_NONE)
        return;
    const cm_merchant_row *m = &cm_merchant_ships[s->merchant];
    draw_count(m->food, &cm_kind_good, CM_GOOD_FOOD, &first, pen);
    draw_count(m->wood, &cm_kind_good, CM_GOOD_WOOD, &first, pen);
    draw_count(m->sword, &cm_kind_die, CM_DIE_SWORD, &first, pen);
    draw_count(m->spear, &cm_kind_die, CM_DIE_SPEAR, &first, pen);
    draw_count(m->axe, &cm_kind_die, CM_DIE_AXE, &first, pen);
}

static void draw_things(const mh_kind *kind, const uint8_t *list, unsigned n, const mh_pen *pen)
{
    const char *between = "";
    for (unsigned i = 0; i < n; i++) {
        if (list[i] == MH_NONE)
            continue;
        pen->sign(pen->ctx, between, MH_INK_PLAIN);
        pen->thing(pen->ctx, kind, list[i], MH_INK_PLAIN);
        between = ", ";
    }
}

static void draw_foe(const cm_state *s, unsigned spot, const mh_kind *kind, uint8_t card,
                     const mh_pen *pen)
{
    draw_things(kind, &card, 1, pen);
    if (s->holder[spot] == MH_NONE)
        return;
    pen->line(pen->ctx);
    pen->thing(pen->ctx, &mh_seat, s->holder[spot], MH_INK_SEAT + s->holder[spot]);
}

/* What a worker finds there. */
static void draw_offer(const cm_state *s, unsigned space, const mh_pen *pen)
{
    bool first = true;
    if (space >= CM_SPACE_MILITARY_STALL_SPACE_1) {
        draw_things(&cm_kind_stall, &s->stall[space - CM_SPACE_MILITARY_STALL_SPACE_1], 1, pen);
        return;
    }
    switch (space) {
    case CM_SPACE_SWORDSMITH:
        draw_count(s->forge[CM_DIE_SWORD], &cm_kind_die, CM_DIE_SWORD, &first, pen);
        break;
    case CM_SPACE_HAFTER:
        draw_count(s->forge[CM_DIE_SPEAR], &cm_kind_die, CM_DIE_SPEAR, &first, pen);
        break;
    case CM_SPACE_BLACKSMITH:
        draw_count(s->forge[CM_DIE_AXE], &cm_kind_die, CM_DIE_AXE, &first, pen);
        break;
    case CM_SPACE_SMOKEHOUSE:
        draw_count(s->smokehouse, &cm_kind_good, CM_GOOD_FOOD, &first, pen);
        break;
    case CM_SPACE_MERCHANT_SHIP:
        draw_merchant(s, pen);
        break;
    case CM_SPACE_RUNESMITH:
        draw_things(&cm_kind_rune, s->rune_row, CM_ROW, pen);
        break;
    case CM_SPACE_TROLL_SPACE:
        draw_foe(s, CM_SPOT_TROLL, &cm_kind_troll, s->troll, pen);
        break;
    case CM_SPACE_DRAUGR_SPACE_1_LEFT:
    case CM_SPACE_DRAUGR_SPACE_2_RIGHT:
        draw_foe(s, CM_SPOT_DRAUGR1 + space - CM_SPACE_DRAUGR_SPACE_1_LEFT, &cm_kind_draugr,
                 s->draugr[space - CM_SPACE_DRAUGR_SPACE_1_LEFT], pen);
        break;
    default:
        break;
    }
}

/* A place for a worker that so many players have. */
static bool has_space(const mh_state *st, unsigned space)
{
    const cm_space_row *row = &cm_locations[space];
    unsigned slots = st->seats == 2   ? row->slots_2p
                     : st->seats == 3 ? row->slots_3p
                                      : row->slots_4p;
    return space < SPACES && slots;
}

void cm_draw(const mh_state *hidden, int viewer, const mh_pen *pen)
{
    const cm_state *s = cm_const(hidden);
    unsigned count = 0, at = 0;
    (void)viewer;
    if (!s->round)
        return; /* leaders are still being chosen */
    for (unsigned space = 0; space < SPACES; space++)
        count += has_space(hidden, space);
    pen->board(pen->ctx, &(mh_board){.title = &cm_label_title[CM_TITLE_TOWN],
                                     .rows = (uint8_t)((count + TOWN_COLS - 1) / TOWN_COLS),
                                     .cols = TOWN_COLS,
                                     .owner = MH_NONE,
                                     .boxes = true});
    for (unsigned space = 0; space < SPACES; space++) {
        bool taken = s->taken >> space & 1;
        if (!has_space(hidden, space))
            continue;
        pen->cell(pen->ctx, at / TOWN_COLS, at % TOWN_COLS);
        at++;
        pen->choice(pen->ctx, mh_act(CM_VERB_PLACE, space, 0, 0));
        pen->thing(pen->ctx, &cm_kind_space, (int32_t)space, taken ? MH_INK_FAINT : MH_INK_STRONG);
        pen->line(pen->ctx);
        if (taken) {
            pen->word(pen->ctx, &cm_label_title[CM_TITLE_CLOSED], MH_INK_FAINT);
            pen->line(pen->ctx);
        }
        draw_offer(s, space, pen);
    }
}

const char *const cm_drawn[] = {"town", "stalls", "merchant", NULL};

bool cm_in_play(const mh_state *hidden, const mh_kind *kind, unsigned value)
{
    return kind->ids != cm_kind_space.ids || has_space(hidden, value);
}
