/* known.c - what has come up in this scenario: the rest of the story is not told before its time.
 */
#include "course.h"

static bool is_among(unsigned value, const uint8_t *list, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        if (list[i] == value)
            return true;
    return false;
}

/* What the open question names. */
static bool is_topic(const mh_state *hidden, const mh_kind *kind, unsigned value)
{
    mh_topic about[MH_MAX_TOPICS];
    uint32_t n = dv_topic(hidden, about, MH_MAX_TOPICS);
    for (uint32_t i = 0; i < n && i < MH_MAX_TOPICS; i++)
        if (about[i].kind->ids == kind->ids && about[i].value == value)
            return true;
    return false;
}

static bool lies(const dv_state *s, unsigned symbol)
{
    for (unsigned tile = 0; tile < DV_TILES; tile++)
        if (is_among(symbol, s->slot[tile], 2))
            return true;
    return false;
}

static bool is_held(const dv_state *s, unsigned title)
{
    for (unsigned p = 0; p < s->head.seats; p++)
        if (s->titles[p] >> title & 1)
            return true;
    return false;
}

static bool is_decided(const dv_state *s, unsigned choice)
{
    const dv_choice_row *c = &dv_decisions[choice];
    return s->decider[c->decision_id] != MH_NONE && s->decided[c->decision_id] == c->option;
}

static bool has_come_up(const dv_state *s, const mh_kind *kind, unsigned value)
{
    if (kind->ids == dv_kind_flag.ids)
        return s->flags >> value & 1;
    if (kind->ids == dv_kind_decision.ids)
        return s->decider[value] != MH_NONE;
    if (kind->ids == dv_kind_choice.ids)
        return is_decided(s, value);
    if (kind->ids == dv_kind_scenario.ids)
        return value == dv_scene(s) - 1;
    if (kind->ids == dv_kind_location.ids)
        return lies(s, DV_SYMBOL_L01 + value);
    if (kind->ids == dv_kind_meeting.ids)
        return lies(s, DV_SYMBOL_L01 + value / 2);
    if (kind->ids == dv_kind_symbol.ids)
        return value < DV_SYMBOL_L01 || lies(s, value);
    if (kind->ids == dv_kind_title.ids)
        return is_held(s, value);
    if (kind->ids == dv_kind_god_card.ids)
        return dv_endless(s) || is_among(value, s->card, 2);
    if (kind->ids == dv_kind_quest.ids)
        return dv_endless(s) || is_among(value, s->quest, s->quest_n);
    return kind->ids != dv_kind_text.ids; /* a text has no name */
}

bool dv_in_play(const mh_state *hidden, const mh_kind *kind, unsigned value)
{
    return has_come_up(dv_const(hidden), kind, value) || is_topic(hidden, kind, value);
}
