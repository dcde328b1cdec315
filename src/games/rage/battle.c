/* battle.c - rules BR-PLAY-*, BR-REV-*, BR-LATE-*, BR-RES-*: cards, and who wins. */
#include <string.h>

#include "state.h"

typedef void step(br_state *s, mh_tale *tale);

/* What follows what: as we read it, and with the option texts=after (BR-RES-03). */
static const uint8_t next_step[BR_OPT_TEXTS_COUNT][BR_STEP_COUNT] = {
    [BR_OPT_TEXTS_BEFORE] = {[BR_STEP_COMPARE] = BR_STEP_OUTCOME,
                             [BR_STEP_OUTCOME] = BR_STEP_TAKE_BACK,
                             [BR_STEP_TAKE_BACK] = BR_STEP_DISCARD,
                             [BR_STEP_DISCARD] = BR_STEP_DEATHS,
                             [BR_STEP_DEATHS] = BR_STEP_DEATH_GLORY,
                             [BR_STEP_DEATH_GLORY] = BR_STEP_REWARD,
                             [BR_STEP_REWARD] = BR_STEP_BATTLE_GLORY,
                             [BR_STEP_BATTLE_GLORY] = BR_STEP_BLESSING,
                             [BR_STEP_BLESSING] = BR_STEP_END},
    [BR_OPT_TEXTS_AFTER] = {[BR_STEP_COMPARE] = BR_STEP_TAKE_BACK,
                            [BR_STEP_TAKE_BACK] = BR_STEP_DEATHS,
                            [BR_STEP_DEATHS] = BR_STEP_REWARD,
                            [BR_STEP_REWARD] = BR_STEP_BATTLE_GLORY,
                            [BR_STEP_BATTLE_GLORY] = BR_STEP_OUTCOME,
                            [BR_STEP_OUTCOME] = BR_STEP_DISCARD,
                            [BR_STEP_DISCARD] = BR_STEP_DEATH_GLORY,
                            [BR_STEP_DEATH_GLORY] = BR_STEP_BLESSING,
                            [BR_STEP_BLESSING] = BR_STEP_END},
};

static void advance(br_state *s)
{
    s->step = next_step[br_option(s, BR_OPTION_TEXTS)][s->step];
    s->cursor = s->sub = 0;
}

/* No pillage goes on. */
void br_battle_reset(br_state *s)
{
    s->field = s->raider = s->winner = MH_NONE;
    s->party = s->step = s->cursor = s->declines = s->sub = s->blank = s->valkyries = 0;
    memset(s->card, MH_NONE, sizeof s->card);
    memset(s->pending, MH_NONE, sizeof s->pending);
    memset(s->value, 0, sizeof s->value);
    memset(s->sight, 0, sizeof s->sight);
    memset(s->slain, 0, sizeof s->slain);
}

static bool takes_part(const br_state *s, unsigned seat) { return s->party >> seat & 1; }

/* The next participant in seat order from the pillager (BR-REV-01), or MH_NONE. */
static unsigned next_in_order(br_state *s)
{
    while (s->cursor < s->head.seats) {
        unsigned seat = br_seat_from(s, s->raider, s->cursor++);
        if (takes_part(s, seat))
            return seat;
    }
    return MH_NONE;
}

/* ---- cards are played and revealed ------------------------------------------- */

/* BR-PLAY-01: all who have a card choose one; with none left, figures decide (BR-REV-06). */
static void play_cards(br_state *s, mh_tale *tale)
{
    unsigned holders = 0;
    (void)tale;
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        holders |= (unsigned)(takes_part(s, seat) && br_has_cards(s, seat)) << seat;
    s->step = BR_STEP_PRIMACY;
    if (holders)
        mh_ask(&s->head, BR_PROMPT_BATTLE_CARD, holders, 0);
}

static void lay_open(br_state *s, unsigned seat, unsigned card)
{
    s->at[card] = (uint8_t)(BR_PLACE_BATTLE_0 + seat);
    br_show(s, seat, card);
}

static void reveal(br_state *s, mh_tale *tale)
{
    for (unsigned i = 0; i < s->head.seats; i++) {
        unsigned seat = br_seat_from(s, s->raider, i), card = s->pick[seat][0];
        if (card == MH_NONE)
            continue;
        s->card[seat] = (uint8_t)card;
        s->pick[seat][0] = MH_NONE;
        lay_open(s, seat, card);
        mh_tell(tale, BR_EVENT_REVEALED, MH_ALL, seat, card, 0, 0);
    }
}

uint32_t br_legal_battle_card(const mh_state *st, int seat, mh_action *out)
{
    br_set hand = br_hand(br_const(st), (unsigned)seat);
    uint32_t n = 0;
    for (unsigned card; (card = br_pop(&hand)) != MH_NONE;)
        out[n++] = mh_act(BR_VERB_PLAY, card, 0, 0);
    return n;
}

static bool in_hand(const br_state *s, int seat, unsigned card)
{
    return card < BR_CARD_COUNT && s->at[card] == BR_PLACE_HAND_0 + (unsigned)seat;
}

const char *br_why_battle_card(const mh_state *st, int seat, mh_action a)
{
    bool ok = mh_verb_of(a) == BR_VERB_PLAY && in_hand(br_const(st), seat, mh_arg(a, 0));
    return ok ? NULL : "BR-PLAY-01"; /* BR-PLAY-02, BR-LATE-02: any card will do */
}

void br_apply_battle_card(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    br_state *s = br_of(st);
    s->pick[seat][0] = (uint8_t)mh_arg(a, 0);
    if (!mh_answered(st, seat))
        return;
    mh_done(st);
    reveal(s, tale);
}

/* BR-REV-02, BR-BC-14 */
static void primacy(br_state *s, mh_tale *tale)
{
    for (unsigned seat; (seat = next_in_order(s)) != MH_NONE;) {
        if (s->card[seat] == MH_NONE || s->blank >> seat & 1 || !br_silences(s->card[seat]))
            continue;
        for (unsigned other = 0; other < s->head.seats; other++) {
            if (other == seat || s->card[other] == MH_NONE || s->blank >> other & 1)
                continue;
            s->blank |= (uint8_t)(1u << other);
            mh_tell(tale, BR_EVENT_BLANKED, MH_ALL, other, s->card[other], 0, 0);
        }
    }
    s->step = BR_STEP_WATCH;
    s->cursor = 0;
}

/* BR-REV-05: nobody gets them back. */
static void discard_all(br_state *s, mh_tale *tale)
{
    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        if (s->card[seat] == MH_NONE)
            continue;
        br_discard(s, s->card[seat]);
        mh_tell(tale, BR_EVENT_DISCARDED, MH_ALL, seat, s->card[seat], 0, 0);
        s->card[seat] = MH_NONE;
    }
    s->blank = 0;
}

/* BR-REV-03, BR-BC-07: the first one works, and new cards are played. */
static void watch(br_state *s, mh_tale *tale)
{
    bool each = br_option(s, BR_OPTION_WATCHES) == BR_OPT_WATCHES_EACH, watched = false;
    unsigned sum = 0;
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        sum += br_shown_bonus(s, seat);
    for (unsigned seat; (seat = next_in_order(s)) != MH_NONE;) {
        if (s->card[seat] == MH_NONE || s->blank >> seat & 1 || !br_watches(s->card[seat]))
            continue;
        if (!watched) /* what it brings and what it costs is told after it */
            mh_tell(tale, BR_EVENT_WATCHED, MH_ALL, s->card[seat], 0, 0, 0);
        if (each || !watched)
            br_gain(s, seat, sum, BR_SCORE_SC_WATCH, tale);
        watched = true;
    }
    if (watched)
        discard_all(s, tale);
    s->step = watched ? BR_STEP_CARDS : BR_STEP_TEXTS;
    s->cursor = 0;
}

/* BR-REV-07 */
static void texts(br_state *s, mh_tale *tale)
{
    unsigned seat = next_in_order(s);
    (void)tale;
    if (seat != MH_NONE) {
        br_text_before(s, seat);
        return;
    }
    const unsigned seats = s->head.seats;
    assert(seats <= BR_SEATS);
    for (seat = 0; seat < seats; seat++)
        s->sight[seat] = (uint8_t)br_sight(s, seat);
    s->step = BR_STEP_LATE;
    s->cursor = s->declines = 0;
}

/* BR-BC-04: in seat order; then the others are destroyed together. */
static void tide(br_state *s, mh_tale *tale)
{
    (void)tale;
    while (s->sub < s->head.seats) {
        unsigned seat = br_seat_from(s, s->raider, s->sub++);
        if (takes_part(s, seat) && br_in_area(s, seat, s->field) > 1) {
            mh_ask(&s->head, BR_PROMPT_TIDE, 1u << seat, 0);
            return;
        }
    }
    s->step = BR_STEP_TEXTS;
    s->sub = 0;
    br_begin_death(s, BR_DEATH_BATTLE, s->raider, s->field);
}

/* ---- D_TIDE_KEEP ------------------------------------------------------------- */

static bool is_in_battle(const br_state *s, unsigned seat, unsigned unit)
{
    if (unit == BR_UNIT_WARRIOR)
        return s->warriors[seat][s->field] > 0;
    unsigned figure = br_figure_of(s, seat, unit);
    return figure != MH_NONE && br_area(s->field) >> s->figure[seat][figure] & 1;
}

uint32_t br_legal_tide(const mh_state *st, int seat, mh_action *out)
{
    uint32_t n = 0;
    for (unsigned unit = 0; unit < BR_UNIT_COUNT; unit++)
        if (is_in_battle(br_const(st), (unsigned)seat, unit))
            out[n++] = mh_act(BR_VERB_SPARE, unit, 0, 0);
    return n;
}

const char *br_why_tide(const mh_state *st, int seat, mh_action a)
{
    unsigned unit = mh_arg(a, 0);
    bool ok = mh_verb_of(a) == BR_VERB_SPARE && unit < BR_UNIT_COUNT &&
              is_in_battle(br_const(st), (unsigned)seat, unit);
    return ok ? NULL : "BR-BC-04";
}

void br_apply_tide(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    br_state *s = br_of(st);
    unsigned unit = mh_arg(a, 0);
    (void)tale;
    mh_done(st);
    br_fate_area(s, (unsigned)seat, s->field);
    if (unit == BR_UNIT_WARRIOR)
        mh_add(&s->fated_warriors[seat], -1);
    else
        s->fated[seat] &= (uint8_t) ~(1u << br_figure_of(s, (unsigned)seat, unit));
}

/* ---- D_TYR_QUEST ------------------------------------------------------------- */

uint32_t br_legal_tyr_quest(const mh_state *st, int seat, mh_action *out)
{
    unsigned values = br_quest_values(br_const(st), (unsigned)seat);
    uint32_t n = 0;
    for (unsigned value = 0; values >> value; value++)
        if (values >> value & 1)
            out[n++] = mh_act(BR_VERB_COUNT_AS, value, 0, 0);
    out[n++] = mh_act(BR_VERB_DECLINE, 0, 0, 0);
    return n;
}

const char *br_why_tyr_quest(const mh_state *st, int seat, mh_action a)
{
    unsigned value = mh_arg(a, 0);
    if (mh_verb_of(a) == BR_VERB_DECLINE)
        return NULL;
    if (mh_verb_of(a) != BR_VERB_COUNT_AS || value >= 16 ||
        !(br_quest_values(br_const(st), (unsigned)seat) >> value & 1))
        return "BR-UC-09";
    return NULL;
}

void br_apply_tyr_quest(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    br_state *s = br_of(st);
    mh_done(st);
    if (mh_verb_of(a) == BR_VERB_DECLINE)
        return;
    s->value[seat] = (uint8_t)mh_arg(a, 0);
    mh_tell(tale, BR_EVENT_COUNTS, MH_ALL, (unsigned)seat, s->card[seat], s->value[seat], 0);
}

/* ---- the late window --------------------------------------------------------- */

/* BR-LATE-01, BR-LATE-08: until all participants have declined in a row. Everybody with
 * a card is asked, or the question would tell what is in the hand (BR-LATE-07, BR-HID-08,
 * BR-SM-03). */
static void late(br_state *s, mh_tale *tale)
{
    unsigned k = (unsigned)__builtin_popcount(s->party);
    (void)tale;
    while (s->declines < k) {
        unsigned seat = br_seat_from(s, s->raider, s->cursor);
        s->cursor = (uint8_t)br_next(s, s->cursor);
        if (!takes_part(s, seat)) /* BR-LATE-04 */
            continue;
        if (br_has_cards(s, seat)) {
            mh_ask(&s->head, BR_PROMPT_LATE, 1u << seat, 0);
            return;
        }
        s->declines++;
    }
    s->step = BR_STEP_COMPARE;
    s->cursor = 0;
}

uint32_t br_legal_late(const mh_state *st, int seat, mh_action *out)
{
    br_set hand = br_hand(br_const(st), (unsigned)seat);
    uint32_t n = 0;
    for (unsigned card; (card = br_pop(&hand)) != MH_NONE;)
        if (br_is_late(card))
            out[n++] = mh_act(BR_VERB_ADD, card, 0, 0);
    out[n++] = mh_act(BR_VERB_DECLINE, 0, 0, 0);
    return n;
}

const char *br_why_late(const mh_state *st, int seat, mh_action a)
{
    unsigned card = mh_arg(a, 0);
    if (mh_verb_of(a) == BR_VERB_DECLINE)
        return NULL;
    if (mh_verb_of(a) != BR_VERB_ADD || !in_hand(br_const(st), seat, card) || !br_is_late(card))
        return "BR-LATE-01";
    return NULL;
}

void br_apply_late(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    br_state *s = br_of(st);
    mh_done(st);
    if (mh_verb_of(a) == BR_VERB_DECLINE ||
        br_option(s, BR_OPTION_LATE_OFFERS) == BR_OPT_OFFERS_ONCE)
        s->declines++;
    else
        s->declines = 0; /* BR-LATE-03 */
    if (mh_verb_of(a) == BR_VERB_DECLINE)
        return;
    lay_open(s, (unsigned)seat, mh_arg(a, 0)); /* BR-LATE-05: not blanked, no text */
    mh_tell(tale, BR_EVENT_ADDED, MH_ALL, (unsigned)seat, mh_arg(a, 0), 0, 0);
}

/* ---- resolution -------------------------------------------------------------- */

/* BR-RES-01, BR-RES-02: the unique highest total wins; a tie has no winner. A clan
 * without figures fights on with its card (BR-PLAY-04). */
static void compare(br_state *s, mh_tale *tale)
{
    unsigned best = 0;
    bool shared = true;
    for (unsigned seat; (seat = next_in_order(s)) != MH_NONE;) {
        unsigned total = br_strength(s, seat, s->field) + br_bonus(s, seat);
        mh_tell(tale, BR_EVENT_TOTAL, MH_ALL, seat, total, 0, 0);
        if (s->winner == MH_NONE || total > best) {
            s->winner = (uint8_t)seat;
            best = total;
            shared = false;
        } else
            shared |= total == best;
    }
    if (shared)
        s->winner = MH_NONE;
    mh_tell(tale, shared ? BR_EVENT_NOBODY_WON : BR_EVENT_WON, MH_ALL, s->winner, 0, 0, 0);
    advance(s);
}

static void outcome(br_state *s, mh_tale *tale)
{
    unsigned seat = next_in_order(s);
    if (seat == MH_NONE)
        advance(s);
    else
        br_text_outcome(s, seat, tale);
}

/* BR-RES-04: losers first, then the winner may pay for cards (BR-UC-15). */
static void take_back(br_state *s, mh_tale *tale)
{
    for (unsigned seat = 0; !s->sub && seat < s->head.seats; seat++) {
        br_set cards = br_cards_at(s, BR_PLACE_BATTLE_0 + seat);
        if (seat == s->winner)
            continue;
        for (unsigned card; (card = br_pop(&cards)) != MH_NONE;) {
            br_to_hand(s, seat, card);
            mh_tell(tale, BR_EVENT_TOOK_BACK, MH_ALL, seat, card, 0, 0);
        }
    }
    s->sub = 1;
    bool asks = s->winner != MH_NONE && s->rage[s->winner] && br_recovers(s, s->winner) &&
                br_any(br_cards_at(s, BR_PLACE_BATTLE_0 + s->winner));
    if (asks)
        mh_ask(&s->head, BR_PROMPT_PROWESS, 1u << s->winner, 0);
    else
        advance(s);
}

uint32_t br_legal_prowess(const mh_state *st, int seat, mh_action *out)
{
    br_set cards = br_cards_at(br_const(st), BR_PLACE_BATTLE_0 + (unsigned)seat);
    uint32_t n = 0;
    for (unsigned card; (card = br_pop(&cards)) != MH_NONE;)
        out[n++] = mh_act(BR_VERB_TAKE_BACK, card, 0, 0);
    out[n++] = mh_act(BR_VERB_DECLINE, 0, 0, 0);
    return n;
}

const char *br_why_prowess(const mh_state *st, int seat, mh_action a)
{
    unsigned card = mh_arg(a, 0);
    if (mh_verb_of(a) == BR_VERB_DECLINE)
        return NULL;
    if (mh_verb_of(a) != BR_VERB_TAKE_BACK || card >= BR_CARD_COUNT ||
        br_const(st)->at[card] != BR_PLACE_BATTLE_0 + (unsigned)seat)
        return "BR-UC-15";
    return NULL;
}

void br_apply_prowess(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    br_state *s = br_of(st);
    mh_done(st);
    if (mh_verb_of(a) == BR_VERB_DECLINE) {
        advance(s);
        return;
    }
    mh_add(&s->rage[seat], -1);
    br_to_hand(s, (unsigned)seat, mh_arg(a, 0));
    mh_tell(tale, BR_EVENT_TOOK_BACK, MH_ALL, (unsigned)seat, mh_arg(a, 0), 0, 0);
}

/* BR-RES-13, BR-UC-10: bluffs too. */
static void discard(br_state *s, mh_tale *tale)
{
    if (s->winner != MH_NONE) {
        br_set cards = br_cards_at(s, BR_PLACE_BATTLE_0 + s->winner);
        for (unsigned card; (card = br_pop(&cards)) != MH_NONE;) {
            br_discard(s, card);
            mh_tell(tale, BR_EVENT_DISCARDED, MH_ALL, s->winner, card, 0, 0);
        }
    }
    advance(s);
}

/* BR-RES-05, BR-RES-12 */
static void deaths(br_state *s, mh_tale *tale)
{
    (void)tale;
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        if (takes_part(s, seat) && seat != s->winner)
            br_fate_area(s, seat, s->field);
    br_begin_death(s, BR_DEATH_BATTLE, s->raider, s->field);
    advance(s);
}

static void death_glory(br_state *s, mh_tale *tale)
{
    for (unsigned seat; (seat = next_in_order(s)) != MH_NONE;)
        br_text_deaths(s, seat, tale);
    advance(s);
}

/* BR-RES-07, BR-RES-08, BR-RES-16, BR-PILLAGE-04 */
static void reward(br_state *s, mh_tale *tale)
{
    (void)tale;
    if (s->winner == s->raider)
        mh_ask(&s->head, BR_PROMPT_REWARDING, 0, 0);
    advance(s);
}

/* BR-RES-09 */
static void battle_glory(br_state *s, mh_tale *tale)
{
    if (s->winner != MH_NONE)
        br_gain(s, s->winner, br_stat(s, s->winner, BR_STAT_AXES), BR_SCORE_SC_BATTLE, tale);
    advance(s);
}

/* BR-RES-10, BR-UC-11 */
static void blessing(br_state *s, mh_tale *tale)
{
    unsigned seat = next_in_order(s);
    (void)tale;
    if (seat == MH_NONE) {
        advance(s);
        return;
    }
    if (seat != s->winner && br_is_blessed(s, seat) &&
        !br_why_landing(s, seat, BR_UNIT_WARRIOR, BR_SPOT_RESERVE, s->field))
        mh_ask(&s->head, BR_PROMPT_BLESSING, 1u << seat, s->field);
}

void br_apply_blessing(mh_state *st, int seat, mh_action a, mh_tale *tale)
{
    unsigned land = mh_top(st)->arg[0];
    mh_done(st);
    if (mh_verb_of(a) == BR_VERB_ACCEPT)
        br_invade(br_of(st), (unsigned)seat, BR_UNIT_WARRIOR, BR_SPOT_RESERVE, land, tale);
}

void br_battle_step(br_state *s, mh_tale *tale)
{
    static step *const steps[BR_STEP_COUNT] = {
        [BR_STEP_CARDS] = play_cards,    [BR_STEP_PRIMACY] = primacy,
        [BR_STEP_WATCH] = watch,         [BR_STEP_TEXTS] = texts,
        [BR_STEP_TIDE] = tide,           [BR_STEP_LATE] = late,
        [BR_STEP_COMPARE] = compare,     [BR_STEP_OUTCOME] = outcome,
        [BR_STEP_TAKE_BACK] = take_back, [BR_STEP_DISCARD] = discard,
        [BR_STEP_DEATHS] = deaths,       [BR_STEP_DEATH_GLORY] = death_glory,
        [BR_STEP_REWARD] = reward,       [BR_STEP_BATTLE_GLORY] = battle_glory,
        [BR_STEP_BLESSING] = blessing,
    };
    steps[s->step](s, tale);
}
