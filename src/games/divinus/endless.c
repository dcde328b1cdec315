/* endless.c - what an endless game has of its own before the first turn (DV-ENDLESS). */
#include "course.h"

enum { GODS_ON_DISPLAY = 2, LEAST_QUESTS = 2 };

static void next_phase(dv_state *s, unsigned phase)
{
    s->phase = (uint8_t)phase;
    s->step = 0;
}

/* ---- cards (DV-ENDLESS-02) ------------------------------------------------------------------ */

/* Asks for the next card, of chance or of the players in turn; false when all lie there. */
bool dv_pick_card(dv_state *s)
{
    unsigned turn = s->step % s->head.seats;
    if (s->step == GODS_ON_DISPLAY + LEAST_QUESTS + dv_option(s, DV_OPTION_ENDLESS_QUESTS))
        return false;
    s->step++;
    mh_frame *f = dv_ask1(s, DV_PROMPT_CARD, turn, s->step <= GODS_ON_DISPLAY);
    if (dv_option(s, DV_OPTION_ENDLESS_CARDS) == DV_ENDLESS_CARDS_RANDOM)
        f->waiting = 1u << MH_CHANCE;
    return true;
}

static bool on_display(const dv_state *s, unsigned quest)
{
    return memchr(s->quest, (int)quest, s->quest_n) != NULL;
}

uint32_t dv_legal_card(const mh_state *st, int seat, mh_action *out)
{
    const dv_state *s = dv_const(st);
    bool god = mh_top(st)->arg[1];
    uint32_t n = 0;
    (void)seat;
    for (unsigned i = 0; god && i < DV_GOD_CARD_COUNT; i++)
        if (dv_god_cards[i].endless && s->card[0] != i)
            out[n++] = mh_act(DV_VERB_CARD, i, 0, 0);
    for (unsigned i = 0; !god && i < DV_QUEST_COUNT; i++)
        if (dv_quests[i].endless && !on_display(s, i)) /* DV-ENDLESS-13 */
            out[n++] = mh_act(DV_VERB_QUEST, i, 0, 0);
    return n;
}

const char *dv_why_card(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-ENDLESS-02");
}

void dv_apply_card(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    dv_state *s = dv_of(st);
    (void)seat, (void)tale;
    if (mh_verb_of(a) == DV_VERB_CARD)
        s->card[s->card[0] != MH_NONE] = (uint8_t)mh_arg(a, 0);
    else
        dv_lay_quest(s, mh_arg(a, 0));
    mh_done(st);
}

/* ---- who chooses first -------------------------------------------------------------------------
 */

/* DV-ENDLESS-04: plain dice; those tied for the lowest sum reroll; `sole` holds them. */
void dv_phase_beginner(dv_state *s, mh_tale *tale)
{
    unsigned all = (1u << s->head.seats) - 1, least = 999, low = 0;
    (void)tale;
    for (unsigned p = 0; s->step && p < s->head.seats; p++) {
        unsigned sum = s->sole >> p & 1 ? dv_sum_of_roll(s, p) : 998;
        if (sum < least)
            least = sum, low = 0;
        low |= (unsigned)(sum == least) << p;
    }
    s->sole = (uint8_t)(s->step ? low : all);
    if (s->step && !(low & (low - 1))) {
        for (unsigned i = 0; i < s->head.seats; i++) /* seat order from the lowest */
            s->order[i] = (uint8_t)((dv_lowest(low) + i) % s->head.seats);
        s->sole = 0;
        memset(s->die_up, 0, sizeof s->die_up);
        next_phase(s, DV_PH_GODS);
        return;
    }
    s->step = 1;
    for (unsigned p = s->head.seats; p-- > 0;)
        if (s->sole >> p & 1)
            dv_roll(s, p, (1u << dv_dice_in_play(s)) - 1);
}

/* ---- dice stickers for an endless game (DV-ENDLESS-03) -------------------------------------- */

void dv_phase_draft(dv_state *s, mh_tale *tale)
{
    unsigned dice = dv_option(s, DV_OPTION_ENDLESS_DICE), n = s->head.seats;
    unsigned rounds = dice >= DV_ENDLESS_DICE_DRAFT_1 ? dice - DV_ENDLESS_DICE_DRAFT_1 + 1 : 0;
    (void)tale;
    if (dv_endless(s)) {
        memset(s->level, 3, sizeof s->level); /* DV-ENDLESS-05 */
        if (s->step == 0 && dice != DV_ENDLESS_DICE_CAMPAIGN)
            for (unsigned i = 0; i < DV_SEATS * 36; i++)
                s->face[i / 36][i / 6 % 6][i % 6] = (uint8_t)(i % 6);
    }
    if (!dv_endless(s) || s->step == rounds * n) {
        next_phase(s, DV_PH_ORDER);
        return;
    }
    unsigned round = s->step / n, at = s->step % n;
    s->step++;
    dv_ask(s, DV_PROMPT_DRAFT, s->order[round % 2 ? n - 1 - at : at]);
}

uint32_t dv_legal_draft(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    (void)seat;
    for (unsigned i = 0; i < DV_DICE_STICKER_COUNT; i++)
        if (dv_const(st)->supply[i])
            out[n++] = mh_act(DV_VERB_DRAFT, i, 0, 0);
    return n;
}

const char *dv_why_draft(const mh_state *st, int seat, mh_action a)
{
    return dv_listed(st, seat, a, "DV-ENDLESS-03");
}

void dv_apply_draft(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    mh_done(st);
    dv_hand_over(dv_of(st), (unsigned)seat, mh_arg(a, 0), tale);
}
