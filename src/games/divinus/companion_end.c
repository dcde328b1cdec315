/* companion_end.c - results, rewards and what the book tells (DV-SCORE-01). */
#include "companion.h"

enum { LIFE = 2, MOST_POINTS = 999, MOST_XP = 20, MOST_PRIZE = 20 };

/* ---- results ------------------------------------------------------------------------------------
 */

static void maps(dv_bk *b)
{
    for (unsigned i = 0; i < b->seats; i++) {
        mh_box_field f = dv_bk_field(b, DV_BOX_ASK_MAP, b->order[i], 0);
        f.about[0] = dv_bk_seat(b->order[i]);
        b->gain[b->order[i]].map = dv_bk_ask_yes(b, f); /* DV-SCORE-02: 1 honour */
    }
}

static mh_box_thing quest_thing(const dv_bk *b, unsigned i)
{
    return dv_bk_name(DV_BOX_LIST_QUEST, b->quest[i]);
}

static void xp_quests(dv_bk *b)
{
    for (unsigned i = 0; i < b->quests; i++)
        for (unsigned k = 0; k < b->seats && b->kind[i] == DV_BK_XP; k++) {
            mh_box_field f = dv_bk_field(b, DV_BOX_ASK_QUEST_XP, i, b->order[k]);
            f.about[0] = quest_thing(b, i);
            f.about[1] = dv_bk_seat(b->order[k]);
            dv_bk_gain_xp(b, b->order[k], dv_bk_ask_number(b, f, 0, MOST_XP, MH_BOX_OPEN));
        }
}

static unsigned better(const int16_t *points, unsigned seats, unsigned p)
{
    unsigned n = 0;
    for (unsigned q = 0; q < seats; q++)
        n += points[q] > points[p];
    return n;
}

/* DV-GOD-02 to DV-GOD-05: 2 and 1, two players 1 and 0; nothing without a point. */
static void score_god(dv_bk *b, unsigned i)
{
    int16_t *points = b->points[i];
    for (unsigned k = 0; k < b->seats; k++) {
        mh_box_field f = dv_bk_field(b, DV_BOX_ASK_POINTS, i, b->order[k]);
        f.about[0] = dv_bk_name(DV_BOX_LIST_GOD, b->god[i]);
        f.about[1] = dv_bk_seat(b->order[k]);
        points[b->order[k]] = (int16_t)dv_bk_ask_number(b, f, 0, MOST_POINTS, MH_BOX_OPEN);
    }
    for (unsigned p = 0; p < b->seats; p++) {
        unsigned place = better(points, b->seats, p), best = b->seats == 2 ? 1 : 2;
        int16_t got = (int16_t)(points[p] && place < best ? best - place : 0);
        if (b->xp_for_gods)
            dv_bk_gain_xp(b, p, got);
        else
            b->gain[p].gods = (int16_t)(b->gain[p].gods + got);
    }
}

/* DV-SCORE-05 to 07: places as in sports, by what the monster's card prints. */
static void score_monster(dv_bk *b)
{
    int16_t marks[DV_SEATS] = {0};
    int32_t prize[DV_SEATS] = {0};
    mh_box_field f = dv_bk_field(b, DV_BOX_ASK_BEATEN, 0, 0);
    if (b->monster == MH_BOX_NO_NAME)
        return;
    f.about[0] = dv_bk_name(DV_BOX_LIST_MONSTER, b->monster);
    dv_bk_ask_yes(b, f);
    for (unsigned i = 0; i < b->seats; i++) {
        f = dv_bk_field(b, DV_BOX_ASK_PRIZE, i, 0);
        f.about[0] = dv_bk_name(DV_BOX_LIST_MONSTER, b->monster);
        f.about[1] = dv_bk_number((int32_t)i + 1);
        prize[i] = dv_bk_ask_number(b, f, 0, MOST_PRIZE, MH_BOX_OPEN);
    }
    for (unsigned k = 0; k < b->seats; k++) {
        f = dv_bk_field(b, DV_BOX_ASK_MARKS, b->order[k], 0);
        f.about[0] = dv_bk_name(DV_BOX_LIST_MONSTER, b->monster);
        f.about[1] = dv_bk_seat(b->order[k]);
        marks[b->order[k]] = (int16_t)dv_bk_ask_number(b, f, 0, MOST_POINTS, MH_BOX_OPEN);
    }
    for (unsigned p = 0; p < b->seats; p++)
        b->gain[p].monster = (int16_t)(marks[p] ? prize[better(marks, b->seats, p)] : 0);
}

/* DV-QUEST-05: only the first is rewarded. */
static void score_quest(dv_bk *b, unsigned i)
{
    b->by[i] = DV_BK_NOBODY;
    if (b->kind[i] == DV_BK_XP || b->kind[i] == MH_BOX_OPEN)
        return;
    mh_box_field f = dv_bk_field(b, DV_BOX_ASK_BY, i, 0);
    f.about[0] = quest_thing(b, i);
    int32_t by = dv_bk_ask_seat(b, f, MH_ALL, DV_BOX_WORD_NOBODY, MH_BOX_OPEN);
    if (by == MH_BOX_OPEN || by == DV_BK_NOBODY)
        return;
    b->by[i] = by;
    if (b->kind[i] != DV_BK_ORDINARY)
        return;
    f.ask = DV_BOX_ASK_QUEST_HONOUR;
    b->gain[by].quests = (int16_t)(b->gain[by].quests + dv_bk_ask_number(b, f, 0, MOST_PRIZE, 1));
}

static void add_honour(dv_bk *b)
{
    for (unsigned p = 0; p < b->seats; p++) {
        const dv_bk_gain *g = &b->gain[p];
        b->honour[p] = (int16_t)(b->honour[p] + g->map + g->gods + g->monster + g->quests);
    }
}

/* DV-C-12: the least honour without this gift, then the fewest stickers, then the earlier. */
static unsigned consoled(const dv_bk *b, unsigned taker)
{
    unsigned found = DV_BK_NOBODY;
    for (unsigned i = b->seats; i-- > 0;) {
        unsigned p = b->order[i];
        if (p == taker)
            continue;
        if (found == DV_BK_NOBODY || b->honour[p] < b->honour[found] ||
            (b->honour[p] == b->honour[found] && b->gifts[p] <= b->gifts[found]))
            found = p;
    }
    return found;
}

static void console(dv_bk *b, unsigned i, int32_t left)
{
    unsigned due = consoled(b, (unsigned)b->by[i]);
    mh_box_field f = dv_bk_field(b, DV_BOX_ASK_CONSOLE, i, 0);
    f.about[0] = dv_bk_name(DV_BOX_LIST_STICKER, left);
    dv_bk_tell(b, DV_BOX_GROUP_TODO, 4, i, DV_BOX_SAY_SHOULD,
               (mh_box_thing[]){f.about[0], dv_bk_seat(due)}, 2);
    int32_t who = dv_bk_ask_seat(b, f, MH_ALL, DV_BOX_WORD_NOBODY, (int32_t)due);
    if (who == DV_BK_NOBODY)
        return;
    b->gifts[who]++;
    dv_bk_tell(b, DV_BOX_GROUP_STICKERS, 200 + i, 1, DV_BOX_SAY_CONSOLE,
               (mh_box_thing[]){f.about[0], dv_bk_seat((unsigned)who), quest_thing(b, i)}, 3);
}

static void gift(dv_bk *b, unsigned i)
{
    if (b->kind[i] != DV_BK_BROTHERS || b->by[i] == DV_BK_NOBODY)
        return;
    mh_box_field f = dv_bk_field(b, DV_BOX_ASK_GIFT, i, 0);
    f.about[0] = quest_thing(b, i);
    f.about[1] = dv_bk_seat((unsigned)b->by[i]);
    int32_t taken = dv_bk_ask_name(b, f, DV_BOX_LIST_STICKER, false);
    if (taken != MH_BOX_OPEN) {
        b->gifts[b->by[i]]++;
        dv_bk_tell(b, DV_BOX_GROUP_STICKERS, 200 + i, 0, DV_BOX_SAY_GIFT,
                   (mh_box_thing[]){dv_bk_name(DV_BOX_LIST_STICKER, taken), f.about[1], f.about[0]},
                   3);
    }
    f.ask = DV_BOX_ASK_LEFT;
    int32_t left = dv_bk_ask_name(b, f, DV_BOX_LIST_STICKER, true);
    if (left != MH_BOX_NO_NAME)
        console(b, i, left);
}

void dv_bk_score(dv_bk *b)
{
    maps(b);
    xp_quests(b);
    for (unsigned i = 0; i < DV_BK_GODS; i++)
        score_god(b, i);
    score_monster(b);
    for (unsigned i = 0; i < b->quests; i++)
        score_quest(b, i);
    add_honour(b);
    for (unsigned i = 0; i < b->quests; i++)
        gift(b, i);
}

/* ---- locations and titles ------------------------------------------------------------------- */

/* DV-LOC-08 to DV-LOC-10: two full scenarios, then off; the title's holder gains 1 experience. */
static void expire(dv_bk *b)
{
    for (unsigned i = 0; i < DV_BK_GAMES * DV_BK_SLOTS; i++) {
        dv_bk_place *p = &b->place[i];
        if (!p->made || p->gone || (unsigned)p->made + LIFE > b->game)
            continue;
        p->gone = true;
        bool held = p->holder < b->seats;
        mh_box_thing about[] = {dv_bk_name(DV_BOX_LIST_PLACE, p->name),
                                dv_bk_name(DV_BOX_LIST_TILE, p->tile), dv_bk_seat(p->holder)};
        if (held)
            dv_bk_gain_xp(b, p->holder, 1);
        dv_bk_tell(b, DV_BOX_GROUP_TODO, 5, i, held ? DV_BOX_SAY_REMOVE_XP : DV_BOX_SAY_REMOVE,
                   about, held ? 3 : 2);
    }
}

/* A location of slot k; its title for `holder`, or for nobody. */
static void found(dv_bk *b, unsigned k, mh_box_thing giver, unsigned holder)
{
    mh_box_field f = dv_bk_field(b, DV_BOX_ASK_FOUND, k, 0);
    f.about[0] = giver;
    int32_t name = dv_bk_ask_name(b, f, DV_BOX_LIST_PLACE, true);
    if (name == MH_BOX_NO_NAME)
        return;
    dv_bk_place *p = &b->place[(b->game - 1) * DV_BK_SLOTS + k];
    *p = (dv_bk_place){.made = (uint8_t)b->game, .holder = DV_BK_NOBODY, .name = name};
    p->title = MH_BOX_NO_NAME;
    f = dv_bk_field(b, DV_BOX_ASK_FOUND_TILE, k, 0);
    f.about[0] = dv_bk_name(DV_BOX_LIST_PLACE, name);
    p->tile = dv_bk_ask_name(b, f, DV_BOX_LIST_TILE, false);
    if (holder == DV_BK_NOBODY)
        return;
    f.ask = DV_BOX_ASK_FOUND_TITLE;
    p->title = dv_bk_ask_name(b, f, DV_BOX_LIST_TITLE, true);
    if (p->title == MH_BOX_NO_NAME)
        return;
    p->holder = (uint8_t)holder;
    b->titles[holder]++;
}

/* DV-LOC-01 to DV-LOC-03. */
static void found_god(dv_bk *b, unsigned i)
{
    unsigned firsts = 0, first = DV_BK_NOBODY, n = 0;
    for (unsigned p = 0; p < b->seats; p++)
        if (b->points[i][p] && !better(b->points[i], b->seats, p)) {
            firsts |= 1u << p;
            first = p;
            n++;
        }
    mh_box_thing about[] = {dv_bk_name(DV_BOX_LIST_GOD, b->god[i]), dv_bk_seat(first)};
    dv_bk_tell(b, DV_BOX_GROUP_TODO, 6, i,
               n == 1  ? DV_BOX_SAY_FIRST
               : n > 1 ? DV_BOX_SAY_FIRST_TIE
                       : DV_BOX_SAY_FIRST_NONE,
               about, n == 1 ? 2 : 1);
    if (!n)
        return;
    if (n > 1) {
        mh_box_field f = dv_bk_field(b, DV_BOX_ASK_LOT, i, 0);
        f.about[0] = about[0];
        dv_bk_ask_seat(b, f, firsts, DV_BOX_WORD_COUNT, MH_BOX_OPEN);
    }
    found(b, i, about[0], n == 1 ? first : DV_BK_NOBODY);
}

void dv_bk_reward(dv_bk *b)
{
    expire(b);
    if (b->game < DV_BK_GAMES) /* DV-C-03 */
        for (unsigned i = 0; i < DV_BK_GODS; i++)
            found_god(b, i);
    for (unsigned i = 0; i < b->quests; i++)
        if (b->kind[i] == DV_BK_TITLE && b->by[i] != DV_BK_NOBODY)
            found(b, DV_BK_GODS + i, quest_thing(b, i), (unsigned)b->by[i]);
    dv_bk_events(b, 2);
}

/* ---- the book ------------------------------------------------------------------------------- */

static void tell_place(const dv_bk *b, unsigned i)
{
    const dv_bk_place *p = &b->place[i];
    if (!p->made)
        return;
    bool held = p->title != MH_BOX_NO_NAME && p->title != MH_BOX_OPEN && p->holder < b->seats;
    mh_box_thing name = dv_bk_name(DV_BOX_LIST_PLACE, p->name),
                 title = dv_bk_name(DV_BOX_LIST_TITLE, p->title);
    if (held)
        dv_bk_tell(b, DV_BOX_GROUP_TITLES, i, 0, DV_BOX_SAY_TITLE,
                   (mh_box_thing[]){title, dv_bk_seat(p->holder)}, 2);
    if (!p->gone && p->tile != MH_BOX_OPEN)
        dv_bk_tell(b, DV_BOX_GROUP_PLACES, i, 0, held ? DV_BOX_SAY_PLACE_HELD : DV_BOX_SAY_PLACE,
                   (mh_box_thing[]){name, dv_bk_name(DV_BOX_LIST_TILE, p->tile),
                                    dv_bk_number(p->made + LIFE), title},
                   held ? 4 : 3);
}

static void tell_gained(const dv_bk *b, unsigned p)
{
    const dv_bk_gain *g = &b->gain[p];
    int32_t sum = g->map + g->gods + g->monster + g->quests + g->story;
    dv_bk_tell(b, DV_BOX_GROUP_RESULT, p, 0, DV_BOX_SAY_GAINED,
               (mh_box_thing[]){dv_bk_seat(p), dv_bk_number(sum), dv_bk_number(g->map),
                                dv_bk_number(g->gods), dv_bk_number(g->monster),
                                dv_bk_number(g->quests), dv_bk_number(g->story),
                                dv_bk_number(g->xp)},
               8);
}

void dv_bk_tell_book(const dv_bk *b, bool over)
{
    for (unsigned i = 0; i < DV_BK_GAMES * DV_BK_SLOTS; i++)
        tell_place(b, i);
    for (unsigned p = 0; p < b->seats; p++) {
        if (over)
            tell_gained(b, p);
        dv_bk_tell(b, DV_BOX_GROUP_STANDING, p, 0, DV_BOX_SAY_STANDING,
                   (mh_box_thing[]){dv_bk_seat(p), dv_bk_number(b->honour[p]),
                                    dv_bk_number(b->xp[p]), dv_bk_number(b->level[p][0]),
                                    dv_bk_number(b->level[p][1]), dv_bk_number(b->level[p][2])},
                   6);
    }
}
