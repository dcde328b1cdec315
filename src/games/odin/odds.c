/* odds.c - what a viewer is told before an answer: where the piece taken up may lie and what
 * it brings there, the chances of a die action, and the best feast (FO-SM-18). */
#include "advice.h"
#include "state.h"

/* ---- squares of a piece ------------------------------------------------------------------- */

enum { MAX_SPOTS = FO_ROWS * 16 };

static void show_spots(const mh_state *st, int seat, const mh_view *v)
{
    fo_spot spot[MAX_SPOTS];
    uint32_t n = fo_advise_at(st, seat, spot, MAX_SPOTS);
    mh_view_panel(v, FO_SHOWN_SPOTS);
    for (uint32_t i = 0; i < n; i++) {
        mh_view_row(v, &mh_number, i);
        mh_view_number(v, FO_SHOWN_ROW, mh_arg(spot[i].at, 0));
        mh_view_number(v, FO_SHOWN_COL, mh_arg(spot[i].at, 1));
        mh_view_number(v, FO_SHOWN_COVERS, spot[i].minus);
        mh_view_number(v, FO_SHOWN_INCOME, spot[i].income);
        mh_view_number(v, FO_SHOWN_BONUSES, spot[i].bonuses);
        mh_view_number(v, FO_SHOWN_SCORE, spot[i].gain);
    }
}

/* ---- dice ------------------------------------------------------------------------------------ */

enum { ANY = FO_ITEM_ENGLISH_CROWN + 1, WANTS };

typedef struct faces { /* how many faces will do for a piece of loot, or for a success */
    uint8_t all, good[WANTS], now[WANTS];
} faces;

static void count_face(fo_state *s, int seat, bool now, faces *f)
{
    mh_action list[MH_MAX_LEGAL];
    bool seen[WANTS] = {false};
    if (fo_die_high(s->die_kind)) {
        uint32_t n = fo_legal_loot(&s->head, seat, list);
        for (uint32_t i = 0; i < n; i++) {
            unsigned verb = mh_verb_of(list[i]);
            if (verb == FO_VERB_LOOT || verb == FO_VERB_LOOT_WITH)
                seen[mh_arg(list[i], 0)] = seen[ANY] = true;
        }
    } else {
        /* FO-LOW-02: a result of 0 asks for nothing. */
        seen[ANY] = !fo_die_result(s) || fo_legal_settle(&s->head, seat, list) > 1;
    }
    for (unsigned i = 0; i < WANTS; i++) {
        f->good[i] = (uint8_t)(f->good[i] + seen[i]);
        f->now[i] = f->now[i] || (now && seen[i]);
    }
}

static void count_faces(const fo_state *st, int seat, faces *f)
{
    fo_state copy = *st;
    *f = (faces){.all = (uint8_t)fo_die_faces(st->die_kind)};
    for (unsigned face = 1; face <= f->all; face++) {
        copy.die_face = (uint8_t)face;
        count_face(&copy, seat, st->die_rolls && face == st->die_face, f);
    }
}

/* In per cent, keeping the first roll that will do. */
static int32_t chance(const faces *f, unsigned want, unsigned rolls)
{
    uint32_t miss = FO_CERTAIN;
    for (unsigned i = 0; i < rolls; i++)
        miss = miss * (uint32_t)(f->all - f->good[want]) / f->all;
    return (int32_t)((FO_CERTAIN - miss + 50) / 100);
}

static unsigned rolls_left(const fo_state *s, int seat)
{
    unsigned most = fo_rolls(s, seat);
    return most > s->die_rolls ? most - s->die_rolls : 0;
}

static void show_chance(const fo_state *s, int seat, const faces *f, unsigned want,
                        const mh_view *v)
{
    unsigned rolls = rolls_left(s, seat);
    mh_view_number(v, FO_SHOWN_NOW, f->now[want] ? 100 : 0);
    mh_view_number(v, FO_SHOWN_NEXT_ROLL, rolls ? chance(f, want, 1) : 0);
    mh_view_number(v, FO_SHOWN_CHANCE, f->now[want] ? 100 : chance(f, want, rolls));
}

static void show_die(const fo_state *s, int seat, const mh_view *v)
{
    faces f;
    count_faces(s, seat, &f);
    mh_view_panel(v, FO_SHOWN_CHANCES);
    mh_view_row(v, &fo_kind_die, s->die_kind);
    show_chance(s, seat, &f, ANY, v);
    for (unsigned item = 0; item < ANY && fo_die_high(s->die_kind); item++)
        if (fo_loot_value(s, seat, item)) {
            mh_view_row(v, &fo_kind_item, item);
            show_chance(s, seat, &f, item, v);
        }
}

/* The ore of the best boats, as many as may sail. */
static unsigned boat_ore(const fo_state *s, int seat, unsigned most)
{
    unsigned of[2] = {0, 0}, armed, bare;
    for (unsigned i = 0; i < FO_BAY; i++)
        if (s->ship_type[seat][i] == FO_SHIP_WHALER)
            of[s->ship_ore[seat][i] > 0]++;
    armed = of[1] < most ? of[1] : most;
    bare = of[0] < most - armed ? of[0] : most - armed;
    return 2 * armed + bare;
}

/* The die that a space rolls, ready for the first roll; false where it rolls none. */
static bool begin_die(fo_state *s, int seat, unsigned space)
{
    unsigned boats = 0;
    for (unsigned i = 0; i < fo_action_spaces[space].code_count; i++) {
        const fo_code *row = fo_code_of(space) + i;
        if (row->op == FO_OP_CHOOSE)
            boats = row->arg[2] ? row->arg[2] : row->arg[1];
        if (row->op != FO_OP_DIE)
            continue;
        s->die_kind = row->arg[0];
        s->die_rolls = s->die_face = 0;
        s->die_ore = (uint8_t)(row->arg[0] == FO_DIE_PILLAGING ? fo_best_longship(s, seat)
                               : row->arg[0] == FO_DIE_WHALING ? boat_ore(s, seat, boats)
                                                               : 0);
        return true;
    }
    return false;
}

static void show_spaces(const fo_state *st, int seat, const mh_view *v)
{
    mh_view_panel(v, FO_SHOWN_CHANCES);
    for (unsigned space = 0; space < FO_SPACES; space++) {
        fo_state copy = *st;
        faces f;
        if (fo_why_occupy(st, seat, space) || !begin_die(&copy, seat, space))
            continue;
        count_faces(&copy, seat, &f);
        mh_view_row(v, &fo_kind_space, space);
        mh_view_cell(v, FO_SHOWN_DIE, &fo_kind_die, copy.die_kind);
        mh_view_number(v, FO_SHOWN_CHANCE, chance(&f, ANY, rolls_left(&copy, seat)));
    }
}

/* ---- the feast ------------------------------------------------------------------------------- */

static void show_plan(const mh_state *st, int seat, const mh_view *v)
{
    fo_feast_plan plan;
    fo_advise_feast(st, seat, &plan);
    mh_view_panel(v, FO_SHOWN_PLAN);
    mh_view_row(v, &mh_seat, (unsigned)seat);
    mh_view_number(v, FO_SHOWN_SQUARES_TO_SERVE, plan.squares);
    mh_view_number(v, FO_SHOWN_SERVED, plan.served);
    mh_view_number(v, FO_SHOWN_SILVER, plan.silver);
    for (unsigned i = 0; i < plan.moves; i++) {
        bool gap = mh_verb_of(plan.move[i]) == FO_VERB_GAP;
        mh_view_row(v, &mh_number, i);
        mh_view_cell(v, FO_SHOWN_PIECE, &fo_kind_item,
                     gap ? MH_NONE : (int32_t)mh_arg(plan.move[i], 0));
        mh_view_cell(v, FO_SHOWN_STANCE, &fo_kind_stance, (int32_t)mh_arg(plan.move[i], 1));
    }
}

void fo_show_odds(const mh_state *hidden, int viewer, const mh_out *out)
{
    const mh_view v = {out, &fo_kind_shown};
    const fo_state *s = fo_const(hidden);
    if (viewer >= hidden->seats || !hidden->depth)
        return;
    if (mh_asked(hidden, viewer) && mh_top(hidden)->prompt == FO_PROMPT_AT)
        show_spots(hidden, viewer, &v);
    if (mh_asked(hidden, viewer) && mh_top(hidden)->prompt == FO_PROMPT_TURN)
        show_spaces(s, viewer, &v);
    for (unsigned i = 0; i < hidden->depth; i++)
        if (hidden->open[i].prompt == FO_PROMPT_DICE && fo_acting_seat(s) == viewer) {
            show_die(s, viewer, &v);
            break;
        }
    show_plan(hidden, viewer, &v);
}
