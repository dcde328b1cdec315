/* companion.c - a campaign with the box: before play, gods and quests; the walk over it all.
 *
 * Only what the rulebook prints is known here. Whatever lies in the boxes the group names
 * (DV-APP-06 to 08). */
#include "companion.h"

enum { BEGIN_XP = 3, REROLLS = 4, BOXES = 4 };

static const uint8_t level_cost[] = {3, 4, 6}; /* DV-XP-03 */

/* ---- asking --------------------------------------------------------------------------------- */

mh_box_thing dv_bk_number(int32_t n) { return (mh_box_thing){.sort = MH_BOX_NUMBER, .value = n}; }

mh_box_thing dv_bk_seat(unsigned seat)
{
    return (mh_box_thing){.sort = MH_BOX_SEAT, .value = (int32_t)seat, .code = (int32_t)seat};
}

mh_box_thing dv_bk_name(unsigned list, int32_t name)
{
    return (mh_box_thing){.sort = MH_BOX_NAME, .list = (uint8_t)list, .value = name};
}

mh_box_thing dv_bk_word(unsigned word, int32_t code)
{
    return (mh_box_thing){.sort = MH_BOX_CHOICE, .code = code, .label = &dv_label_box_word[word]};
}

mh_box_field dv_bk_field(const dv_bk *b, unsigned ask, unsigned x, unsigned y)
{
    return (mh_box_field){.ask = (uint8_t)ask,
                          .game = (uint8_t)b->game,
                          .a = (uint8_t)x,
                          .b = (uint8_t)y,
                          .part = (uint8_t)b->part,
                          .preset = MH_BOX_OPEN};
}

static int32_t bk_ask(dv_bk *b, const mh_box_field *f)
{
    int32_t said = b->form->ask(b->form->ctx, f, false);
    if (said != MH_BOX_OPEN)
        return said;
    b->open = true;
    return f->preset;
}

int32_t dv_bk_ask_number(dv_bk *b, mh_box_field f, int32_t low, int32_t high, int32_t preset)
{
    f.sort = MH_BOX_NUMBER;
    f.low = low;
    f.high = high;
    f.preset = preset;
    int32_t said = bk_ask(b, &f);
    return said == MH_BOX_OPEN ? 0 : said;
}

int32_t dv_bk_ask_name(dv_bk *b, mh_box_field f, unsigned list, bool optional)
{
    f.sort = MH_BOX_NAME;
    f.list = (uint8_t)list;
    f.optional = optional;
    if (optional)
        f.preset = MH_BOX_NO_NAME;
    return bk_ask(b, &f);
}

int32_t dv_bk_ask_choice(dv_bk *b, mh_box_field f, const mh_box_thing *things, unsigned n,
                         int32_t preset)
{
    f.sort = MH_BOX_CHOICE;
    f.things = things;
    f.count = (uint8_t)n;
    f.preset = preset;
    return bk_ask(b, &f);
}

int32_t dv_bk_ask_seat(dv_bk *b, mh_box_field f, unsigned seats, unsigned first, int32_t preset)
{
    mh_box_thing things[DV_SEATS + 2];
    unsigned n = 0;
    if (first == DV_BOX_WORD_NOBODY)
        things[n++] = dv_bk_word(first, DV_BK_NOBODY);
    for (unsigned p = 0; p < b->seats; p++)
        if (seats >> p & 1)
            things[n++] = dv_bk_seat(p);
    if (first == DV_BOX_WORD_TOGETHER)
        things[n++] = dv_bk_word(first, DV_BK_ALL);
    return dv_bk_ask_choice(b, f, things, n, preset);
}

bool dv_bk_ask_yes(dv_bk *b, mh_box_field f)
{
    const mh_box_thing things[] = {dv_bk_word(DV_BOX_WORD_NO, 0), dv_bk_word(DV_BOX_WORD_YES, 1)};
    return dv_bk_ask_choice(b, f, things, 2, MH_BOX_OPEN) == 1;
}

void dv_bk_tell(const dv_bk *b, unsigned group, unsigned x, unsigned y, unsigned say,
                const mh_box_thing *about, unsigned n)
{
    mh_box_line line = {.group = (uint8_t)group,
                        .game = (uint8_t)b->game,
                        .a = (uint8_t)x,
                        .b = (uint8_t)y,
                        .say = (uint8_t)say,
                        .count = (uint8_t)n};
    for (unsigned i = 0; i < n; i++)
        line.about[i] = about[i];
    b->form->tell(b->form->ctx, &line);
}

/* ---- the table --------------------------------------------------------------------------------
 */

static bool table(dv_bk *b)
{
    b->part = DV_BOX_PART_TABLE;
    for (unsigned p = 0; p < b->seats; p++) {
        mh_box_field f = dv_bk_field(b, DV_BOX_ASK_PLAYER, p, 0);
        f.about[0] = dv_bk_number((int32_t)p + 1);
        dv_bk_ask_name(b, f, DV_BOX_LIST_PLAYER, false);
    }
    for (unsigned p = 0; p < b->seats; p++) {
        mh_box_field f = dv_bk_field(b, DV_BOX_ASK_HERO, p, 0);
        f.about[0] = dv_bk_seat(p);
        dv_bk_ask_name(b, f, DV_BOX_LIST_HERO, false);
    }
    if (b->seats == 2) { /* DV-GOD-05: the book itself is read in two ways */
        const mh_box_thing things[] = {dv_bk_word(DV_BOX_WORD_HONOUR, 0),
                                       dv_bk_word(DV_BOX_WORD_EXPERIENCE, 1)};
        b->xp_for_gods =
            dv_bk_ask_choice(b, dv_bk_field(b, DV_BOX_ASK_TWO_REWARD, 0, 0), things, 2, 0) == 1;
    }
    return !b->open;
}

/* ---- order of play ------------------------------------------------------------------------------
 */

/* Sums of the seats that share one; those are rolled again. */
static void roll_again(dv_bk *b, int64_t sum[DV_SEATS], unsigned round)
{
    unsigned tied = 0;
    for (unsigned p = 0; p < b->seats; p++)
        for (unsigned q = 0; q < b->seats; q++)
            tied |= (unsigned)(p != q && sum[p] == sum[q]) << p;
    for (unsigned p = 0; p < b->seats; p++) {
        sum[p] *= 256; /* a later roll only parts those who are tied */
        if (!(tied >> p & 1) || b->open)
            continue;
        mh_box_field f = dv_bk_field(b, DV_BOX_ASK_AGAIN, p, round);
        f.about[0] = dv_bk_seat(p);
        sum[p] += dv_bk_ask_number(b, f, 0, 200, MH_BOX_OPEN);
    }
}

static void sort_by(dv_bk *b, const int64_t key[DV_SEATS])
{
    for (unsigned i = 1; i < b->seats; i++)
        for (unsigned k = i; k && key[b->order[k]] < key[b->order[k - 1]]; k--) {
            uint8_t x = b->order[k];
            b->order[k] = b->order[k - 1];
            b->order[k - 1] = x;
        }
}

/* DV-SETUP-11: the lowest sum begins, ties roll again. */
static void order_by_roll(dv_bk *b)
{
    int64_t sum[DV_SEATS] = {0};
    dv_bk_tell(b, DV_BOX_GROUP_TODO, 1, 0, DV_BOX_SAY_ROLL_LOW, NULL, 0);
    for (unsigned p = 0; p < b->seats; p++) {
        mh_box_field f = dv_bk_field(b, DV_BOX_ASK_SUM, p, 0);
        f.about[0] = dv_bk_seat(p);
        sum[p] = dv_bk_ask_number(b, f, 0, 200, MH_BOX_OPEN);
    }
    if (b->open)
        return;
    for (unsigned round = 0; round < REROLLS; round++)
        roll_again(b, sum, round);
    sort_by(b, sum);
}

/* DV-C-06: ascending by honour, ties by titles, then the reverse of the order before. */
static void order_by_honour(dv_bk *b)
{
    int64_t key[DV_SEATS] = {0};
    for (unsigned i = 0; i < b->seats; i++) {
        unsigned p = b->order[i];
        key[p] = (b->honour[p] * 64 + b->titles[p]) * 8 + (int32_t)(b->seats - i);
    }
    sort_by(b, key);
}

/* The group may play in another order than the companion's. */
static void order_as_played(dv_bk *b)
{
    unsigned left = (1u << b->seats) - 1;
    for (unsigned i = 0; i < b->seats; i++) {
        mh_box_field f = dv_bk_field(b, DV_BOX_ASK_SEAT, i, 0);
        f.about[0] = dv_bk_number((int32_t)i + 1);
        int32_t p = dv_bk_ask_seat(b, f, left, DV_BOX_WORD_COUNT, MH_BOX_OPEN);
        if (p == MH_BOX_OPEN)
            return;
        left &= ~(1u << p);
        b->order[i] = (uint8_t)p;
    }
}

static void tell_order(const dv_bk *b)
{
    for (unsigned i = 0; i < b->seats; i++)
        dv_bk_tell(b, DV_BOX_GROUP_ORDER, i, 0, DV_BOX_SAY_ORDER,
                   (mh_box_thing[]){dv_bk_number((int32_t)i + 1), dv_bk_seat(b->order[i])}, 2);
}

static void order(dv_bk *b)
{
    if (b->game == 1) {
        order_by_roll(b);
        if (!b->open)
            tell_order(b);
        return;
    }
    order_by_honour(b);
    mh_box_field f = dv_bk_field(b, DV_BOX_ASK_ORDER, 0, 0);
    const mh_box_thing things[] = {dv_bk_word(DV_BOX_WORD_YES, 1), dv_bk_word(DV_BOX_WORD_NO, 0)};
    if (!b->form->ask(b->form->ctx, &f, true)) { /* another order is told, not both */
        dv_bk_ask_choice(b, f, things, 2, 1);
        order_as_played(b);
        tell_order(b);
        return;
    }
    tell_order(b);
    dv_bk_ask_choice(b, f, things, 2, 1);
}

/* ---- before play ---------------------------------------------------------------------------- */

static void boxes(dv_bk *b)
{
    mh_box_field f = dv_bk_field(b, DV_BOX_ASK_SCENARIO, 0, 0);
    f.about[0] = dv_bk_number((int32_t)b->game);
    int32_t name = dv_bk_ask_name(b, f, DV_BOX_LIST_SCENARIO, true);
    mh_box_thing about[] = {f.about[0], dv_bk_name(DV_BOX_LIST_SCENARIO, name)};
    bool named = name != MH_BOX_NO_NAME;
    dv_bk_tell(b, DV_BOX_GROUP_TODO, 0, 0, named ? DV_BOX_SAY_OPEN_NAMED : DV_BOX_SAY_OPEN_BOX,
               about, 1 + named);
    for (unsigned i = 0; i < BOXES; i++) {
        int32_t more =
            dv_bk_ask_name(b, dv_bk_field(b, DV_BOX_ASK_BOX, i, 0), DV_BOX_LIST_BOX, true);
        if (more == MH_BOX_NO_NAME)
            break;
        about[0] = dv_bk_name(DV_BOX_LIST_BOX, more);
        dv_bk_tell(b, DV_BOX_GROUP_TODO, 2, i, DV_BOX_SAY_OPEN_ALSO, about, 1);
    }
}

static void remind(const dv_bk *b)
{
    for (unsigned i = 0; i < b->notes; i++)
        if (b->note[i].when == (int32_t)b->game)
            dv_bk_tell(b, DV_BOX_GROUP_TODO, 3, i, DV_BOX_SAY_REMIND,
                       (mh_box_thing[]){dv_bk_name(DV_BOX_LIST_DECISION, b->note[i].decision),
                                        dv_bk_name(DV_BOX_LIST_OPTION, b->note[i].chosen)},
                       2);
}

/* One effect more; false where nothing is or can be unlocked (DV-XP-03, DV-XP-04). */
static bool unlock(dv_bk *b, unsigned seat, unsigned k)
{
    mh_box_thing things[4] = {dv_bk_word(DV_BOX_WORD_KEEP, 0)};
    unsigned n = 1;
    for (unsigned r = 0; r < 3; r++) {
        unsigned have = b->level[seat][r];
        if (have >= 3 || level_cost[have] > b->xp[seat])
            continue;
        things[n] = dv_bk_word(DV_BOX_WORD_ROW, (int32_t)r + 1);
        things[n].n[0] = (int16_t)(r + 1);
        things[n].n[1] = (int16_t)(have + 1);
        things[n++].n[2] = level_cost[have];
    }
    if (n == 1)
        return false;
    mh_box_field f = dv_bk_field(b, DV_BOX_ASK_UNLOCK, seat, k);
    f.about[0] = dv_bk_seat(seat);
    f.about[1] = dv_bk_number(b->xp[seat]);
    int32_t row = dv_bk_ask_choice(b, f, things, n, 0);
    if (!row)
        return false;
    b->xp[seat] = (int16_t)(b->xp[seat] - level_cost[b->level[seat][row - 1]++]);
    dv_bk_tell(
        b, DV_BOX_GROUP_STORY, 128 + seat, k, DV_BOX_SAY_UNLOCKED,
        (mh_box_thing[]){f.about[0], dv_bk_number(row), dv_bk_number(b->level[seat][row - 1])}, 3);
    return true;
}

static bool begin(dv_bk *b)
{
    b->part = DV_BOX_PART_BEGIN;
    boxes(b);
    remind(b);
    order(b);
    if (b->open && !b->closed) /* the story is told to a table that sits in its order */
        return false;
    dv_bk_events(b, 0);
    for (unsigned i = 0; i < b->seats; i++)
        for (unsigned k = 0; k < 9 && unlock(b, b->order[i], k);)
            k++;
    return !b->open || b->closed;
}

/* ---- gods and quests ------------------------------------------------------------------------ */

static void god(dv_bk *b, unsigned i)
{
    mh_box_field f = dv_bk_field(b, DV_BOX_ASK_GOD, i, 0);
    f.about[0] = dv_bk_number((int32_t)i + 1);
    b->god[i] = dv_bk_ask_name(b, f, DV_BOX_LIST_GOD, false);
    if (b->god[i] == MH_BOX_OPEN)
        return;
    f = dv_bk_field(b, DV_BOX_ASK_GOAL, i, 0);
    f.about[0] = dv_bk_name(DV_BOX_LIST_GOD, b->god[i]);
    int32_t goal = dv_bk_ask_name(b, f, DV_BOX_LIST_GOAL, true);
    bool bare = goal == MH_BOX_NO_NAME;
    dv_bk_tell(b, DV_BOX_GROUP_GOALS, i, 0, bare ? DV_BOX_SAY_GOAL_BARE : DV_BOX_SAY_GOAL,
               (mh_box_thing[]){f.about[0], dv_bk_name(DV_BOX_LIST_GOAL, goal)}, bare ? 1 : 2);
}

static void quest(dv_bk *b, unsigned i)
{
    static const uint8_t kinds[DV_BK_KINDS] = {DV_BOX_WORD_BROTHERS, DV_BOX_WORD_XP,
                                               DV_BOX_WORD_TITLE, DV_BOX_WORD_ORDINARY};
    mh_box_thing things[DV_BK_KINDS];
    mh_box_field f = dv_bk_field(b, DV_BOX_ASK_QUEST, i, 0);
    f.about[0] = dv_bk_number((int32_t)i + 1);
    b->quest[i] = dv_bk_ask_name(b, f, DV_BOX_LIST_QUEST, false);
    b->kind[i] = MH_BOX_OPEN;
    if (b->quest[i] == MH_BOX_OPEN)
        return;
    for (unsigned k = 0; k < DV_BK_KINDS; k++)
        things[k] = dv_bk_word(kinds[k], (int32_t)k);
    f = dv_bk_field(b, DV_BOX_ASK_KIND, i, 0);
    f.about[0] = dv_bk_name(DV_BOX_LIST_QUEST, b->quest[i]);
    b->kind[i] = dv_bk_ask_choice(b, f, things, DV_BK_KINDS, MH_BOX_OPEN);
    f.ask = DV_BOX_ASK_DEMAND;
    int32_t demand = dv_bk_ask_name(b, f, DV_BOX_LIST_GOAL, true);
    if (b->kind[i] == MH_BOX_OPEN)
        return;
    bool bare = demand == MH_BOX_NO_NAME;
    dv_bk_tell(
        b, DV_BOX_GROUP_QUESTS, i, 0, bare ? DV_BOX_SAY_QUEST_BARE : DV_BOX_SAY_QUEST,
        (mh_box_thing[]){f.about[0], things[b->kind[i]], dv_bk_name(DV_BOX_LIST_GOAL, demand)},
        bare ? 2 : 3);
}

static bool goals(dv_bk *b)
{
    b->part = DV_BOX_PART_GOALS;
    for (unsigned i = 0; i < DV_BK_GODS; i++)
        god(b, i);
    mh_box_field f = dv_bk_field(b, DV_BOX_ASK_QUESTS, 0, 0);
    b->quests = (uint8_t)dv_bk_ask_number(b, f, 0, DV_BK_QUESTS, DV_BK_QUESTS);
    for (unsigned i = 0; i < b->quests; i++)
        quest(b, i);
    f = dv_bk_field(b, DV_BOX_ASK_MONSTER, 0, 0);
    b->monster = dv_bk_ask_name(b, f, DV_BOX_LIST_MONSTER, true);
    if (b->monster != MH_BOX_NO_NAME)
        dv_bk_tell(b, DV_BOX_GROUP_QUESTS, DV_BK_QUESTS, 0, DV_BOX_SAY_MONSTER,
                   (mh_box_thing[]){dv_bk_name(DV_BOX_LIST_MONSTER, b->monster)}, 1);
    return !b->open || b->closed;
}

/* ---- the whole ------------------------------------------------------------------------------ */

static bool play(dv_bk *b)
{
    b->part = DV_BOX_PART_PLAY;
    dv_bk_events(b, 1);
    return !b->open || b->closed;
}

static bool close(dv_bk *b)
{
    mh_box_field f = dv_bk_field(b, DV_BOX_ASK_CLOSE, 0, 0);
    const mh_box_thing thing = dv_bk_word(DV_BOX_WORD_CLOSE, 1);
    f.about[0] = dv_bk_number((int32_t)b->game);
    return dv_bk_ask_choice(b, f, &thing, 1, MH_BOX_OPEN) == 1;
}

static bool scenario(dv_bk *b)
{
    mh_box_field f = dv_bk_field(b, DV_BOX_ASK_CLOSE, 0, 0);
    memset(b->gain, 0, sizeof b->gain);
    b->open = false;
    b->stickers = 0;
    b->closed = b->form->ask(b->form->ctx, &f, true) == 1;
    if (!begin(b) || !goals(b) || !play(b))
        return false;
    b->part = DV_BOX_PART_SCORE;
    dv_bk_score(b);
    if (b->open && !b->closed)
        return false;
    b->part = DV_BOX_PART_REWARD;
    dv_bk_reward(b);
    if (b->open && !b->closed)
        return false;
    return close(b);
}

/* DV-SCORE-08: equal totals win together. */
static void tell_end(const dv_bk *b)
{
    int best = 0;
    unsigned winners = 0;
    for (unsigned p = 0; p < b->seats; p++)
        best = b->honour[p] > best ? b->honour[p] : best;
    for (unsigned p = 0; p < b->seats; p++)
        winners += b->honour[p] == best;
    for (unsigned p = 0; p < b->seats; p++)
        if (b->honour[p] == best)
            dv_bk_tell(b, DV_BOX_GROUP_END, p, 0, winners > 1 ? DV_BOX_SAY_SHARES : DV_BOX_SAY_WINS,
                       (mh_box_thing[]){dv_bk_seat(p), dv_bk_number(best)}, 2);
}

static void walk(int seats, const mh_box_form *form)
{
    dv_bk b = {.form = form, .seats = (unsigned)seats};
    for (unsigned p = 0; p < b.seats; p++) {
        b.order[p] = (uint8_t)p;
        b.xp[p] = BEGIN_XP; /* DV-XP-01 */
    }
    if (!table(&b))
        return;
    for (b.game = 1; b.game <= DV_BK_GAMES; b.game++) {
        bool over = scenario(&b);
        dv_bk_tell_book(&b, over);
        if (!over)
            return;
    }
    b.game = DV_BK_GAMES;
    tell_end(&b);
}

const mh_box dv_companion = {.games = DV_BK_GAMES,
                             .asks = &dv_kind_box_ask,
                             .says = &dv_kind_box_say,
                             .parts = &dv_kind_box_part,
                             .groups = &dv_kind_box_group,
                             .lists = &dv_kind_box_list,
                             .player = DV_BOX_ASK_PLAYER,
                             .players = DV_BOX_LIST_PLAYER,
                             .walk = walk};
