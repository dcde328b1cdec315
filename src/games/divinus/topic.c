/* topic.c - what a question is about: the card, the place, the sticker behind a frame's numbers. */
#include "state.h"

typedef struct topics {
    mh_topic *out;
    uint32_t n, cap;
} topics;

static void name_answer(topics *t, const mh_kind *kind, unsigned value, mh_action answer)
{
    if (t->n < t->cap)
        t->out[t->n] = (mh_topic){kind, value, answer};
    t->n++;
}

static void name(topics *t, const mh_kind *kind, unsigned value)
{
    name_answer(t, kind, value, (mh_action){0});
}

/* The decision, and what can be chosen. */
static void name_story(topics *t, unsigned verb, unsigned decision, unsigned options)
{
    name(t, &dv_kind_decision, decision);
    for (unsigned i = 0; i < DV_CHOICE_COUNT; i++)
        if (dv_decisions[i].decision_id == decision && options >> dv_decisions[i].option & 1)
            name_answer(t, &dv_kind_choice, i, mh_act(verb, dv_decisions[i].option, 0, 0));
}

static void name_boxes(topics *t, const dv_state *s, unsigned seat) /* DV-XP-04 */
{
    for (unsigned row = 1; row <= 3; row++)
        if (s->level[seat][row - 1] < 3)
            name(t, &dv_kind_box, dv_box_index(s, seat, row, s->level[seat][row - 1] + 1u));
}

/* DV-LOC-06: the place, and what can be done there, today or not. */
static void name_meeting(topics *t, unsigned location)
{
    name(t, &dv_kind_location, location);
    for (unsigned option = DV_ANSWER_A; option <= DV_ANSWER_B; option++)
        name_answer(t, &dv_kind_meeting, 2 * location + option, mh_act(DV_VERB_MEET, option, 0, 0));
}

uint32_t dv_topic(const mh_state *hidden, mh_topic *out, uint32_t cap)
{
    const dv_state *s = dv_const(hidden);
    topics t = {out, 0, cap};
    if (!hidden->depth)
        return 0;
    const mh_frame *f = mh_top(hidden);
    switch (f->prompt) {
    case DV_PROMPT_STORY:
        name_story(&t, DV_VERB_CHOOSE, f->arg[1], f->arg[2]);
        break;
    case DV_PROMPT_VOTE:
        name_story(&t, DV_VERB_VOTE, f->arg[0], f->arg[1]);
        break;
    case DV_PROMPT_SPEND:
        name_boxes(&t, s, f->arg[0]);
        break;
    case DV_PROMPT_GIFT:
        name(&t, &dv_kind_dice_sticker, f->arg[1]);
        name(&t, &dv_kind_dice_sticker, f->arg[2]);
        break;
    case DV_PROMPT_FORGE:
        name(&t, &dv_kind_dice_sticker, f->arg[1]);
        break;
    case DV_PROMPT_ENCOUNTER:
        name_meeting(&t, f->arg[1]);
        break;
    case DV_PROMPT_FOUND:
        name(&t, &dv_kind_location, f->arg[1]);
        break;
    case DV_PROMPT_STICK:
        name(&t, &dv_kind_symbol, f->arg[1]);
        break;
    case DV_PROMPT_COVER:
        name(&t, &dv_kind_tile, f->arg[1]);
        break;
    case DV_PROMPT_POINTS:
        name(&t, &dv_kind_god_card, s->card[f->arg[1]]);
        break;
    case DV_PROMPT_DONE_BY:
    case DV_PROMPT_TIER:
        name(&t, &dv_kind_quest, s->quest[f->arg[1]]);
        break;
    case DV_PROMPT_MARKS:
        name(&t, &dv_kind_monster, f->arg[1]);
        break;
    default:
        break;
    }
    return t.n;
}
