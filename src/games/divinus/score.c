/* score.c - honour by gods, monsters and quests; ranks (DV-GOD, DV-SCORE). */
#include "course.h"

void dv_god_points(const dv_state *s, unsigned i, dv_points *out)
{
    for (unsigned p = 0; p < DV_SEATS; p++)
        out->of[p] = p < s->head.seats ? dv_god_score(s, i, p) : 0;
}

/* DV-GOD-02 to 05: best and second; several first leave nothing for the second. */
static unsigned honour_of(const dv_state *s, unsigned i, const dv_points *points, unsigned seat)
{
    const dv_god_card_row *g = &dv_god_cards[s->card[i]];
    unsigned better = 0;
    for (unsigned q = 0; q < s->head.seats; q++)
        better += points->of[q] > points->of[seat];
    if (points->of[seat] <= 0) /* DV-GOD-04 */
        return 0;
    if (s->head.seats == 2)
        return better ? g->two_player_2nd : g->two_player_1st;
    return better == 0 ? g->honour_1st : better == 1 ? g->honour_2nd : 0;
}

void dv_god_honours(const dv_state *s, unsigned i, unsigned out[DV_SEATS])
{
    dv_points points;
    dv_god_points(s, i, &points);
    for (unsigned p = 0; p < DV_SEATS; p++)
        out[p] = honour_of(s, i, &points, p);
}

static const dv_purse_row *purse_for(const dv_state *s, unsigned monster)
{
    unsigned outcome =
        s->beast[monster] == DV_DEFEATED ? DV_OUTCOME_DEFEATED : DV_OUTCOME_UNDEFEATED;
    for (unsigned i = 0; i < DV_PURSE_COUNT; i++) {
        const dv_purse_row *r = &dv_monster_honour[i];
        bool mode = (r->mode == DV_HONOUR_MODE_ENDLESS) == dv_endless(s);
        if (mode && r->players == s->head.seats &&
            (r->monster_id == monster || r->monster_id == DV_PAYER_ANY) &&
            (r->outcome == outcome || r->outcome == DV_OUTCOME_ANY))
            return r;
    }
    return NULL;
}

/* Places as in sports; nothing without a marker (DV-SCORE-05 to 07). */
unsigned dv_beast_honour(const dv_state *s, unsigned monster, unsigned seat)
{
    unsigned own = s->mark[monster][seat], better = 0;
    if (s->beast[monster] == DV_ABSENT || !own)
        return 0;
    for (unsigned p = 0; p < s->head.seats; p++)
        better += s->mark[monster][p] > own;
    const dv_purse_row *r = purse_for(s, monster);
    return r && better < r->honour_by_place_n
               ? (unsigned)dv_codes[r->honour_by_place + better].arg[0]
               : 0;
}

/* Honour of quest i of the display for whoever completed it (DV-QUEST-04, DV-ENDLESS-07). */
unsigned dv_quest_honour(const dv_state *s, unsigned i)
{
    const dv_quest_row *q = &dv_quests[s->quest[i]];
    const dv_code *r = &dv_codes[q->reward_code];
    if (dv_endless(s))
        return q->endless_honour;
    return r->op == DV_OP_H ? (unsigned)r->arg[0] : 0;
}

/* The literal reading of DV-GOD-05; endless mode knows honour only (DV-ENDLESS-06). */
bool dv_gods_give_xp(const dv_state *s)
{
    return s->head.seats == 2 && !dv_endless(s) &&
           dv_option(s, DV_OPTION_TWO_PLAYER_GOD_REWARD) == DV_GOD_REWARD_XP;
}

static void project(const dv_state *s, unsigned seat, const dv_points points[2],
                    int32_t line[MH_MAX_LINES])
{
    if (!dv_endless(s) && s->laid[seat] == dv_map_size(s))
        line[DV_CATEGORY_MAP] += dv_scenarios[dv_scene(s) - 1].honour_map_complete;
    for (unsigned i = 0; i < 2 && !dv_gods_give_xp(s); i++)
        line[DV_CATEGORY_GODS] += (int32_t)honour_of(s, i, &points[i], seat);
    for (unsigned m = 0; m < DV_MONSTERS; m++)
        line[DV_CATEGORY_MONSTER] += (int32_t)dv_beast_honour(s, m, seat);
    for (unsigned i = 0; i < s->quest_n; i++)
        if (s->quest_by[i] == seat)
            line[DV_CATEGORY_QUESTS] += (int32_t)dv_quest_honour(s, i);
}

static bool before_scoring(const dv_state *s)
{
    return s->phase < DV_PH_SCORE || (s->phase == DV_PH_SCORE && s->step == 0);
}

bool dv_is_open(const dv_state *s) { return before_scoring(s) && s->phase >= DV_PH_TURN; }

void dv_score_with(const dv_state *s, unsigned seat, const dv_points points[2],
                   int32_t line[MH_MAX_LINES])
{
    for (unsigned i = 0; i < DV_CATEGORY_COUNT; i++)
        line[i] = s->honour[seat][i];
    if (dv_is_open(s))
        project(s, seat, points, line);
}

void dv_score(const mh_state *st, int seat, int32_t line[MH_MAX_LINES])
{
    dv_points points[2] = {{{0}}};
    for (unsigned i = 0; i < 2 && dv_is_open(dv_const(st)); i++)
        dv_god_points(dv_const(st), i, &points[i]);
    dv_score_with(dv_const(st), (unsigned)seat, points, line);
}

/* DV-SCORE-08: equal totals win together; in an endless game the later player (DV-ENDLESS-10). */
void dv_rank(const mh_state *st, uint8_t rank[MH_MAX_SEATS])
{
    const dv_state *s = dv_const(st);
    int64_t key[MH_MAX_SEATS] = {0};
    for (unsigned p = 0; p < st->seats; p++) {
        int32_t line[MH_MAX_LINES] = {0};
        dv_score(st, (int)p, line);
        for (unsigned i = 0; i < DV_CATEGORY_COUNT; i++)
            key[p] += line[i];
        key[p] = key[p] * 8 + (dv_endless(s) ? (int64_t)dv_place_of(s, p) : 0);
    }
    mh_rank_by(key, st->seats, rank);
}
