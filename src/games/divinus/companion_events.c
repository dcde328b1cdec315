/* companion_events.c - what the story and the table bring: decisions, encounters, stickers. */
#include "companion.h"

enum { GAINS = 6, MOST_GAIN = 20 };

/* ---- gains -------------------------------------------------------------------------------------
 */

static int16_t added(int16_t have, int32_t more) /* DV-C-13: never below 0 */
{
    return (int16_t)(have + more < 0 ? 0 : have + more);
}

void dv_bk_gain_xp(dv_bk *b, unsigned seat, int32_t xp)
{
    int16_t now = added(b->xp[seat], xp);
    b->gain[seat].xp = (int16_t)(b->gain[seat].xp + now - b->xp[seat]);
    b->xp[seat] = now;
}

static void bk_gain_story(dv_bk *b, unsigned seat, int32_t honour, int32_t xp)
{
    int16_t now = added(b->honour[seat], honour);
    b->gain[seat].story = (int16_t)(b->gain[seat].story + now - b->honour[seat]);
    b->honour[seat] = now;
    dv_bk_gain_xp(b, seat, xp);
}

/* One gain of an event; false where nobody gains any more. */
static bool gain(dv_bk *b, unsigned event, unsigned k)
{
    mh_box_thing things[DV_SEATS + 2] = {dv_bk_word(DV_BOX_WORD_NOBODY, DV_BK_NOBODY),
                                         dv_bk_word(DV_BOX_WORD_EVERYBODY, DV_BK_ALL)};
    for (unsigned p = 0; p < b->seats; p++)
        things[p + 2] = dv_bk_seat(p);
    mh_box_field f = dv_bk_field(b, DV_BOX_ASK_WHO, event, k);
    int32_t who = dv_bk_ask_choice(b, f, things, b->seats + 2, DV_BK_NOBODY);
    if (who == DV_BK_NOBODY)
        return false;
    f = dv_bk_field(b, DV_BOX_ASK_GAIN_HONOUR, event, k);
    f.about[0] = who == DV_BK_ALL ? things[1] : dv_bk_seat((unsigned)who);
    int32_t honour = dv_bk_ask_number(b, f, -MOST_GAIN, MOST_GAIN, 0);
    f.ask = DV_BOX_ASK_GAIN_XP;
    int32_t xp = dv_bk_ask_number(b, f, -MOST_GAIN, MOST_GAIN, 0);
    for (unsigned p = 0; p < b->seats; p++)
        if (who == DV_BK_ALL || who == (int32_t)p)
            bk_gain_story(b, p, honour, xp);
    return true;
}

static void gains(dv_bk *b, unsigned event)
{
    for (unsigned k = 0; k < GAINS && gain(b, event, k);)
        k++;
}

/* ---- events --------------------------------------------------------------------------------- */

static bool lies(const dv_bk *b, unsigned i)
{
    const dv_bk_place *p = &b->place[i];
    return p->made && p->made < b->game && !p->gone;
}

/* DV-LOC-06: the place by its key, whatever it is called. */
static void visit(dv_bk *b, unsigned event)
{
    mh_box_thing things[DV_BK_GAMES * DV_BK_SLOTS];
    unsigned n = 0;
    for (unsigned i = 0; i < DV_BK_GAMES * DV_BK_SLOTS; i++)
        if (lies(b, i)) {
            things[n] = dv_bk_name(DV_BOX_LIST_PLACE, b->place[i].name);
            things[n++].code = (int32_t)i;
        }
    mh_box_field f = dv_bk_field(b, DV_BOX_ASK_VISIT, event, 0);
    int32_t at = dv_bk_ask_choice(b, f, things, n, MH_BOX_OPEN);
    if (at == MH_BOX_OPEN)
        return;
    dv_bk_place *place = &b->place[at];
    f.ask = DV_BOX_ASK_VISITOR;
    f.about[0] = dv_bk_name(DV_BOX_LIST_PLACE, place->name);
    int32_t who = dv_bk_ask_seat(b, f, MH_ALL, DV_BOX_WORD_COUNT, MH_BOX_OPEN);
    f.ask = DV_BOX_ASK_OPTION;
    int32_t option = dv_bk_ask_name(b, f, DV_BOX_LIST_OPTION, true);
    gains(b, event);
    const mh_box_thing ends[] = {dv_bk_word(DV_BOX_WORD_STAYS, 0),
                                 dv_bk_word(DV_BOX_WORD_REMOVED, 1)};
    f.ask = DV_BOX_ASK_GONE;
    place->gone = dv_bk_ask_choice(b, f, ends, 2, 1) == 1;
    bool bare = option == MH_BOX_NO_NAME;
    if (who != MH_BOX_OPEN)
        dv_bk_tell(b, DV_BOX_GROUP_STORY, event, 0,
                   bare ? DV_BOX_SAY_VISITED : DV_BOX_SAY_VISITED_OPTION,
                   (mh_box_thing[]){dv_bk_seat((unsigned)who), f.about[0],
                                    dv_bk_name(DV_BOX_LIST_OPTION, option)},
                   bare ? 2 : 3);
}

static void keep_note(dv_bk *b, int32_t decision, int32_t chosen, int32_t when)
{
    if (when <= (int32_t)b->game || b->notes == DV_BK_NOTES)
        return;
    b->note[b->notes].decision = decision;
    b->note[b->notes].chosen = chosen;
    b->note[b->notes++].when = when;
}

static void decision(dv_bk *b, unsigned event)
{
    mh_box_field f = dv_bk_field(b, DV_BOX_ASK_DECISION, event, 0);
    int32_t what = dv_bk_ask_name(b, f, DV_BOX_LIST_DECISION, false);
    if (what == MH_BOX_OPEN)
        return;
    f = dv_bk_field(b, DV_BOX_ASK_DECIDER, event, 0);
    int32_t who = dv_bk_ask_seat(b, f, MH_ALL, DV_BOX_WORD_TOGETHER, MH_BOX_OPEN);
    f.ask = DV_BOX_ASK_CHOSEN;
    f.about[0] = dv_bk_name(DV_BOX_LIST_DECISION, what);
    int32_t chosen = dv_bk_ask_name(b, f, DV_BOX_LIST_OPTION, false);
    gains(b, event);
    if (b->game < DV_BK_GAMES) {
        f.ask = DV_BOX_ASK_REMIND;
        keep_note(b, what, chosen, dv_bk_ask_number(b, f, 0, DV_BK_GAMES, 0));
    }
    if (who == MH_BOX_OPEN || chosen == MH_BOX_OPEN)
        return;
    mh_box_thing by =
        who == DV_BK_ALL ? dv_bk_word(DV_BOX_WORD_TOGETHER, 0) : dv_bk_seat((unsigned)who);
    dv_bk_tell(b, DV_BOX_GROUP_STORY, event, 0, DV_BOX_SAY_DECIDED,
               (mh_box_thing[]){f.about[0], dv_bk_name(DV_BOX_LIST_OPTION, chosen), by}, 3);
}

static void sticker(dv_bk *b, unsigned event)
{
    mh_box_field f = dv_bk_field(b, DV_BOX_ASK_STICKER, event, 0);
    int32_t what = dv_bk_ask_name(b, f, DV_BOX_LIST_STICKER, false);
    if (what == MH_BOX_OPEN)
        return;
    f = dv_bk_field(b, DV_BOX_ASK_SPOT, event, 0);
    f.about[0] = dv_bk_name(DV_BOX_LIST_STICKER, what);
    int32_t where = dv_bk_ask_name(b, f, DV_BOX_LIST_SPOT, false);
    if (where != MH_BOX_OPEN)
        dv_bk_tell(b, DV_BOX_GROUP_STICKERS, event, 0, DV_BOX_SAY_STICKER,
                   (mh_box_thing[]){f.about[0], dv_bk_name(DV_BOX_LIST_SPOT, where)}, 2);
}

static bool event(dv_bk *b, unsigned when, unsigned k)
{
    static const uint8_t asks[] = {DV_BOX_ASK_BEFORE, DV_BOX_ASK_DURING, DV_BOX_ASK_AFTER};
    bool places = false;
    for (unsigned i = 0; i < DV_BK_GAMES * DV_BK_SLOTS; i++)
        places = places || lies(b, i);
    mh_box_thing things[5] = {
        dv_bk_word(when == 1 ? DV_BOX_WORD_OVER : DV_BOX_WORD_NOTHING_MORE, DV_BK_DONE)};
    unsigned n = 1;
    if (when == 1 && places)
        things[n++] = dv_bk_word(DV_BOX_WORD_VISIT, DV_BK_VISIT);
    things[n++] = dv_bk_word(DV_BOX_WORD_DECISION, DV_BK_DECISION);
    things[n++] = dv_bk_word(DV_BOX_WORD_STICKER, DV_BK_STICKER);
    things[n++] = dv_bk_word(DV_BOX_WORD_GAIN, DV_BK_GAIN);
    unsigned key = when * DV_BK_EVENTS + k;
    /* a scenario is over when somebody says so, not because nobody said otherwise */
    int32_t what = dv_bk_ask_choice(b, dv_bk_field(b, asks[when], key, 0), things, n,
                                    when == 1 ? MH_BOX_OPEN : DV_BK_DONE);
    if (what == DV_BK_VISIT)
        visit(b, key);
    else if (what == DV_BK_DECISION)
        decision(b, key);
    else if (what == DV_BK_STICKER)
        sticker(b, key);
    else if (what == DV_BK_GAIN) {
        dv_bk_ask_name(b, dv_bk_field(b, DV_BOX_ASK_REASON, key, 0), DV_BOX_LIST_REASON, true);
        gains(b, key);
    }
    return what != DV_BK_DONE && what != MH_BOX_OPEN && (!b->open || b->closed);
}

void dv_bk_events(dv_bk *b, unsigned when)
{
    for (unsigned k = 0; k < DV_BK_EVENTS && event(b, when, k);)
        k++;
}
