/* effects.c - rules BR-BC-*, BR-MON-*, BR-UC-*: what the verbs of the cards do. Nothing
 * else in the game knows one card from another. */
#include "state.h"

enum { PAIR3 = 3, PAIR6 = 6, ELF_AT_HOME = 3, GIANT_TIMES = 2, DOUBLED = 2, LOOT = 3 };

/* Each Monster card has one figure (BR-MON-04). */
static const uint8_t unit_of_card[BR_CARD_COUNT] = {
    [BR_CARD_A1_TROLL] = BR_UNIT_TROLL,
    [BR_CARD_A1_DWARF_CHIEFTAIN] = BR_UNIT_DWARF_CHIEFTAIN,
    [BR_CARD_A1_SEA_SERPENT_3P] = BR_UNIT_SEA_SERPENT,
    [BR_CARD_A2_DARK_ELF] = BR_UNIT_DARK_ELF,
    [BR_CARD_A2_VALKYRIE] = BR_UNIT_VALKYRIE,
    [BR_CARD_A2_FIRE_GIANT_3P] = BR_UNIT_FIRE_GIANT,
    [BR_CARD_A3_FROST_GIANT] = BR_UNIT_FROST_GIANT,
    [BR_CARD_A3_SOLDIER_OF_HEL] = BR_UNIT_SOLDIER_OF_HEL,
    [BR_CARD_A3_VOLUR_WITCH_3P] = BR_UNIT_VOLUR_WITCH,
};

/* The verbs on a clan sheet, a bit each. */
static uint64_t powers(const br_state *s, unsigned seat)
{
    uint64_t all = 0;
    for (unsigned slot = 0; slot < BR_SLOTS; slot++)
        if (s->sheet[seat][slot] != MH_NONE)
            all |= 1ull << br_cards[s->sheet[seat][slot]].effect_id;
    return all;
}

static bool has(const br_state *s, unsigned seat, unsigned effect)
{
    return powers(s, seat) >> effect & 1;
}

/* What the clan's cards with this verb are worth together (BR-CARD-06). */
static unsigned sum_of(const br_state *s, unsigned seat, unsigned effect)
{
    unsigned sum = 0;
    for (unsigned slot = 0; slot < BR_SLOTS; slot++) {
        unsigned card = s->sheet[seat][slot];
        if (card != MH_NONE && br_cards[card].effect_id == effect)
            sum += br_cards[card].effect_value;
    }
    return sum;
}

/* The spot of the clan's Monster with this verb, or the box. */
static unsigned lair(const br_state *s, unsigned seat, unsigned effect)
{
    for (unsigned i = 0; i < 2; i++) {
        unsigned card = s->sheet[seat][BR_SLOT_MONSTER_1 + i];
        if (card != MH_NONE && br_cards[card].effect_id == effect)
            return s->figure[seat][BR_FIGURE_MONSTER_1 + i];
    }
    return BR_SPOT_BOX;
}

/* The verb of the card a seat revealed, PLAIN when its text was taken away (BR-REV-08). */
static unsigned text_of(const br_state *s, unsigned seat)
{
    unsigned card = s->card[seat];
    bool works = card != MH_NONE && !(s->blank >> seat & 1);
    return works ? br_cards[card].effect_id : BR_EFFECT_PLAIN;
}

/* ---- upgrades --------------------------------------------------------------- */

br_rights br_rights_of(const br_state *s, unsigned seat)
{
    uint64_t all = powers(s, seat);
    return (br_rights){all >> BR_EFFECT_TYR_CHALLENGE & 1, all >> BR_EFFECT_FRIGGA_DOMAIN & 1,
                       all >> BR_EFFECT_FRIGGA_SACRIFICE & 1,
                       (unsigned)(all >> BR_EFFECT_FRIGGA_CHARM & 1)};
}

bool br_follows(const br_state *s, unsigned seat) { return has(s, seat, BR_EFFECT_FRIGGA_SUCCOR); }

bool br_storms(const br_state *s, unsigned seat)
{
    if (br_option(s, BR_OPTION_THORS_DOMAIN) == BR_OPT_DOMAIN_OWN && seat != s->turn)
        return false;
    return has(s, seat, BR_EFFECT_THOR_DOMAIN);
}

bool br_is_blessed(const br_state *s, unsigned seat)
{
    return has(s, seat, BR_EFFECT_LOKI_BLESSING);
}

bool br_protects(const br_state *s, unsigned seat)
{
    return has(s, seat, BR_EFFECT_FRIGGA_PROTECTION);
}

bool br_recovers(const br_state *s, unsigned seat) { return has(s, seat, BR_EFFECT_TYR_PROWESS); }

unsigned br_witch_of(const br_state *s, unsigned seat)
{
    for (unsigned i = 0; i < 2; i++) {
        unsigned card = s->sheet[seat][BR_SLOT_MONSTER_1 + i];
        if (card != MH_NONE && br_cards[card].effect_id == BR_EFFECT_VOLUR_WITCH)
            return BR_FIGURE_MONSTER_1 + i;
    }
    return MH_NONE;
}

unsigned br_monster(unsigned card) { return unit_of_card[card]; }

/* BR-UPG-01, BR-UPG-04, BR-UC-06, BR-CARD-03: the printed cost, which a star sets apart from STR.
 */
unsigned br_upgrade_cost(unsigned card, unsigned discount)
{
    unsigned cost = br_cards[card].cost;
    return cost > discount ? cost - discount : 0;
}

/* The card of a troop type, or MH_NONE; slots 0 to 2 go with figures.tsv. */
static unsigned troop_strength(const br_state *s, unsigned seat, unsigned slot)
{
    unsigned card = s->sheet[seat][slot];
    return card == MH_NONE ? br_figures[slot].str : br_cards[card].strength; /* BR-FIG-02 */
}

/* BR-INV-04, BR-INV-05: the STR the figure has in the reserve. */
unsigned br_invade_cost(const br_state *s, unsigned seat, unsigned unit, unsigned spot)
{
    if (unit == BR_UNIT_LEADER)
        return br_figures[BR_TROOP_LEADER].invade_cost; /* BR-FIG-03 */
    if (unit <= BR_UNIT_SHIP)
        return troop_strength(s, seat, unit);
    if (unit == BR_UNIT_DARK_ELF && spot == BR_SPOT_YGGDRASIL && /* BR-MON-08 */
        br_option(s, BR_OPTION_DARK_ELF) == BR_OPT_ELF_3)
        return ELF_AT_HOME;
    return br_monsters[unit - BR_UNIT_TROLL].invade_cost; /* BR-MON-06 */
}

/* BR-FIG-01, BR-MON-06, BR-MON-08. Warriors go by the number: br_warrior_strength. */
unsigned br_unit_strength(const br_state *s, unsigned seat, unsigned unit, unsigned spot)
{
    if (unit == MH_NONE)
        return 0;
    if (unit <= BR_UNIT_SHIP)
        return troop_strength(s, seat, unit);
    if (unit == BR_UNIT_DARK_ELF && spot == BR_SPOT_YGGDRASIL)
        return ELF_AT_HOME;
    return br_monsters[unit - BR_UNIT_TROLL].str; /* BR-MON-07 */
}

/* BR-UC-02, BR-UC-03 */
unsigned br_warrior_strength(const br_state *s, unsigned seat, unsigned n)
{
    unsigned card = s->sheet[seat][BR_SLOT_WARRIOR];
    unsigned each = troop_strength(s, seat, BR_SLOT_WARRIOR);
    unsigned effect = card == MH_NONE ? BR_EFFECT_PLAIN : br_cards[card].effect_id;
    if (effect == BR_EFFECT_WAR_PAIR3)
        return PAIR3 * (n / 2) + each * (n % 2);
    if (effect == BR_EFFECT_WAR_PAIR6)
        return PAIR6 * (n / 2) + each * (n % 2);
    return each * n;
}

unsigned br_dragon_glory(const br_state *s, unsigned seat)
{
    return sum_of(s, seat, BR_EFFECT_DRAGONS); /* BR-UC-04 */
}

unsigned br_release_glory(const br_state *s, unsigned seat)
{
    return sum_of(s, seat, BR_EFFECT_LOKI_RELEASE); /* BR-UC-05, BR-VAL-03 */
}

unsigned br_ragnarok_factor(const br_state *s, unsigned seat)
{
    return has(s, seat, BR_EFFECT_ODIN_INSPIRATION) ? DOUBLED : 1; /* BR-RAG-05, BR-UC-12 */
}

unsigned br_quest_factor(const br_state *s, unsigned seat)
{
    return has(s, seat, BR_EFFECT_ODIN_THRONE) ? DOUBLED : 1; /* BR-QPH-08, BR-UC-19 */
}

unsigned br_conquest_glory(const br_state *s, unsigned seat)
{
    return has(s, seat, BR_EFFECT_THOR_CONQUEST) /* BR-END-06, BR-UC-20 */
               ? br_scoring[BR_SCORE_SC_CONQUEST].glory * br_on_board(s, seat)
               : 0;
}

/* ---- quests ----------------------------------------------------------------- */

/* BR-BOARD-01, BR-QPH-11: the province doomed in this Age still counts. */
static unsigned leading_in(unsigned leads, unsigned region)
{
    unsigned n = 0;
    for (; leads; leads &= leads - 1) {
        unsigned land = (unsigned)__builtin_ctz(leads);
        n += region == BR_REGION_COUNT || br_provinces[land].region == region;
    }
    return n;
}

/* BR-QPH-04, BR-QPH-09, BR-QPH-10, BR-5P-03; leads: where the clan has most. */
bool br_quest_met_by(const br_state *s, unsigned seat, unsigned card, unsigned leads)
{
    enum { GLORIOUS = 4, WIDE = 2 };
    switch (br_cards[card].effect_id) {
    case BR_EFFECT_Q_MANHEIM:
        return leading_in(leads, BR_REGION_MANHEIM) > 0;
    case BR_EFFECT_Q_ALFHEIM:
        return leading_in(leads, BR_REGION_ALFHEIM) > 0;
    case BR_EFFECT_Q_JOTUNHEIM:
        return leading_in(leads, BR_REGION_JOTUNHEIM) > 0;
    case BR_EFFECT_Q_YGGDRASIL:
        return leads >> BR_SPOT_YGGDRASIL & 1;
    case BR_EFFECT_Q_DEATH:
        return br_in(s, seat, BR_SPOT_VALHALLA) >= GLORIOUS;
    case BR_EFFECT_Q_WIDESPREAD:
        return leading_in(leads, BR_REGION_COUNT) >= WIDE;
    default:
        return false;
    }
}

bool br_quest_met(const br_state *s, unsigned seat, unsigned card)
{
    unsigned strength[BR_LANDS];
    return br_quest_met_by(s, seat, card, br_leads(s, seat, strength));
}

/* ---- a figure arrives ------------------------------------------------------- */

static unsigned effect_of(const br_state *s, unsigned seat, unsigned unit)
{
    unsigned figure = unit >= BR_UNIT_TROLL ? br_figure_of(s, seat, unit) : MH_NONE;
    if (figure == MH_NONE)
        return BR_EFFECT_PLAIN;
    return br_cards[s->sheet[seat][BR_SLOT_MONSTER_1 + figure - BR_FIGURE_MONSTER_1]].effect_id;
}

/* BR-MON-05, BR-MON-10: enemies are destroyed together. */
void br_arrive(br_state *s, unsigned seat, unsigned unit, unsigned land)
{
    unsigned effect = effect_of(s, seat, unit);
    bool giant = effect == BR_EFFECT_FIRE_GIANT;
    if (!giant && effect != BR_EFFECT_TROLL)
        return;
    unsigned area = br_area(land);
    for (unsigned enemy = 0; enemy < s->head.seats; enemy++) {
        if (enemy == seat)
            continue;
        s->fated_warriors[enemy] = s->warriors[enemy][land];
        for (unsigned f = BR_FIGURE_LEADER; giant && f <= BR_FIGURE_SHIP; f++)
            if (area >> s->figure[enemy][f] & 1)
                s->fated[enemy] |= (uint8_t)(1u << f);
    }
    br_begin_death(s, BR_DEATH_INVASION, seat, land);
}

/* ---- battle cards ----------------------------------------------------------- */

/* BR-BC-06 */
bool br_is_late(unsigned card) { return br_cards[card].effect_id == BR_EFFECT_HEIM_LATE; }

bool br_silences(unsigned card) { return br_cards[card].effect_id == BR_EFFECT_THOR_PRIMACY; }

bool br_watches(unsigned card) { return br_cards[card].effect_id == BR_EFFECT_HEIM_WATCH; }

/* BR-UC-09: one value, they do not add; unless the table lets them. */
unsigned br_quest_values(const br_state *s, unsigned seat)
{
    enum { DOMAIN_VALUE = 3, WRATH_VALUE = 5 };
    uint64_t all = powers(s, seat);
    bool domain = all >> BR_EFFECT_TYR_QUEST3 & 1, wrath = all >> BR_EFFECT_TYR_QUEST5 & 1;
    if (domain && wrath && br_option(s, BR_OPTION_TYR_QUESTS) == BR_OPT_TYR_SUM)
        return 1u << DOMAIN_VALUE | 1u << WRATH_VALUE | 1u << (DOMAIN_VALUE + WRATH_VALUE);
    return (domain ? 1u << DOMAIN_VALUE : 0) | (wrath ? 1u << WRATH_VALUE : 0);
}

/* BR-BC-01 */
static unsigned bonus_of(unsigned card)
{
    return br_cards[card].type == BR_TYPE_BATTLE ? br_cards[card].strength : 0; /* BR-PLAY-02 */
}

/* The highest bonus the seat has on the table, a Quest by its value. */
static unsigned best_of(const br_state *s, unsigned seat)
{
    br_set cards = br_cards_at(s, BR_PLACE_BATTLE_0 + seat);
    unsigned best = s->value[seat];
    for (unsigned card; (card = br_pop(&cards)) != MH_NONE;)
        best = bonus_of(card) > best ? bonus_of(card) : best;
    return best;
}

/* BR-BC-05: the best of the opponents' cards, late ones included (BR-LATE-06). */
unsigned br_sight(const br_state *s, unsigned seat)
{
    unsigned best = 0;
    if (text_of(s, seat) != BR_EFFECT_HEIM_SIGHT)
        return 0;
    for (unsigned other = 0; other < s->head.seats; other++)
        if (other != seat && best_of(s, other) > best)
            best = best_of(s, other);
    return best;
}

/* BR-PLAY-03 */
unsigned br_bonus(const br_state *s, unsigned seat)
{
    br_set cards = br_cards_at(s, BR_PLACE_BATTLE_0 + seat);
    bool fixed = br_option(s, BR_OPTION_SIGHT) == BR_OPT_SIGHT_REVEAL;
    unsigned sum = s->value[seat] + (fixed ? s->sight[seat] : br_sight(s, seat));
    for (unsigned card; (card = br_pop(&cards)) != MH_NONE;)
        sum += bonus_of(card);
    return sum;
}

static unsigned top_value(unsigned values)
{
    unsigned top = 0;
    for (unsigned v = 1; v < 16; v++)
        if (values >> v & 1)
            top = v;
    return top;
}

/* BR-REV-04: Sight and Quests count nothing here, unless the table lets them. */
unsigned br_shown_bonus(const br_state *s, unsigned seat)
{
    unsigned card = s->card[seat];
    if (card == MH_NONE)
        return 0;
    if (br_option(s, BR_OPTION_WATCH_VALUE) == BR_OPT_VALUE_FULL) {
        if (br_cards[card].type == BR_TYPE_QUEST)
            return top_value(br_quest_values(s, seat));
        return bonus_of(card) + br_sight(s, seat);
    }
    return bonus_of(card);
}

/* BR-BC-02, BR-MON-03: one Warrior of each opponent who has one in the province. Who has
 * nothing left fights on (BR-BC-03). */
static void smite(br_state *s, unsigned seat)
{
    for (unsigned other = 0; other < s->head.seats; other++)
        if (other != seat && s->party >> other & 1 && s->warriors[other][s->field])
            br_fate(s, other, BR_UNIT_WARRIOR);
    br_begin_death(s, BR_DEATH_BATTLE, s->raider, s->field);
}

/* BR-REV-07 */
void br_text_before(br_state *s, unsigned seat)
{
    unsigned card = s->card[seat];
    if (card == MH_NONE)
        return;
    if (text_of(s, seat) == BR_EFFECT_ODIN_SMITE)
        smite(s, seat);
    else if (text_of(s, seat) == BR_EFFECT_ODIN_TIDE) {
        s->step = BR_STEP_TIDE; /* BR-BC-04 */
        s->sub = 0;
    } else if (br_cards[card].type == BR_TYPE_QUEST && br_quest_values(s, seat))
        mh_ask(&s->head, BR_PROMPT_TYR_QUEST, 1u << seat, 0);
}

/* BR-BC-17, BR-5P-04: all that the winner played and nobody has taken yet. Its text has been set
 * off already, unless the table says that it is lost (BR-RES-14). */
static void poison(br_state *s, unsigned seat, mh_tale *tale)
{
    br_set cards = br_cards_at(s, BR_PLACE_BATTLE_0 + s->winner);
    for (unsigned card; (card = br_pop(&cards)) != MH_NONE;) {
        br_to_hand(s, seat, card);
        mh_tell(tale, BR_EVENT_STOLE, MH_ALL, seat, s->winner, card, 0);
    }
    if (br_option(s, BR_OPTION_STOLEN_TEXT) == BR_OPT_STOLEN_LOST)
        s->blank |= (uint8_t)(1u << s->winner);
}

/* BR-BC-16, BR-CLAN-10 */
static void backstab(br_state *s, unsigned seat, mh_tale *tale)
{
    unsigned n = br_scoring[BR_SCORE_SC_BACKSTAB].glory;
    int left = br_glory(s, s->winner);
    if (br_option(s, BR_OPTION_GLORY_FLOOR) == BR_OPT_FLOOR_ZERO)
        n = left > 0 ? br_min(n, (unsigned)left) : 0;
    if (!n)
        return;
    int16_t *loss = &s->earned[s->winner][BR_SCORE_SC_BACKSTAB];
    *loss = (int16_t)(*loss - (int)n);
    mh_tell(tale, BR_EVENT_GLORY_LOST, MH_ALL, s->winner, n, BR_SCORE_SC_BACKSTAB, 0);
    br_gain(s, seat, n, BR_SCORE_SC_BACKSTAB, tale);
}

/* BR-BC-15 */
static void trickery(br_state *s, unsigned seat, mh_tale *tale)
{
    if (!s->rage[s->winner])
        return;
    mh_add(&s->rage[s->winner], -1);
    mh_tell(tale, BR_EVENT_RAGE_LOST, MH_ALL, s->winner, 1, 0, 0);
    br_gain_rage(s, seat, 1, tale);
}

static void win_text(br_state *s, unsigned seat, mh_tale *tale)
{
    unsigned text = text_of(s, seat);
    if (text == BR_EFFECT_THOR_HAMMER) /* BR-BC-11 */
        br_gain(s, seat, br_scoring[BR_SCORE_SC_HAMMER].glory, BR_SCORE_SC_HAMMER, tale);
    else if (text == BR_EFFECT_THOR_OATH) /* BR-BC-12 */
        br_ask_stat(s, seat, BR_ALL_STATS);
    else if (text == BR_EFFECT_THOR_ASCENSION) { /* BR-BC-13 */
        br_gain_rage(s, seat, LOOT, tale);
        br_gain(s, seat, br_scoring[BR_SCORE_SC_ASCENSION].glory, BR_SCORE_SC_ASCENSION, tale);
    }
}

/* BR-RES-03; in a tie nobody won, and these three do nothing (BR-BC-18). */
void br_text_outcome(br_state *s, unsigned seat, mh_tale *tale)
{
    unsigned text = text_of(s, seat);
    if (s->winner == MH_NONE)
        return;
    if (s->winner == seat)
        win_text(s, seat, tale);
    else if (text == BR_EFFECT_LOKI_TRICKERY)
        trickery(s, seat, tale); /* BR-BC-19: while the winner has something left */
    else if (text == BR_EFFECT_LOKI_BACKSTAB)
        backstab(s, seat, tale);
    else if (text == BR_EFFECT_LOKI_POISON)
        poison(s, seat, tale);
}

bool br_hunts(const br_state *s, unsigned seat)
{
    return br_area(s->field) >> lair(s, seat, BR_EFFECT_VALKYRIE) & 1;
}

/* BR-RES-06: every figure destroyed since the battle began. */
void br_text_deaths(br_state *s, unsigned seat, mh_tale *tale)
{
    enum { MANY = 2 };
    unsigned all = 0;
    for (unsigned i = 0; i < s->head.seats; i++)
        all += s->slain[i];
    unsigned enemies = all - s->slain[seat];
    if (text_of(s, seat) == BR_EFFECT_ODIN_JUDGEMENT) /* BR-BC-08, BR-RES-15 */
        br_gain(s, seat, all * br_scoring[BR_SCORE_SC_JUDGEMENT].glory, BR_SCORE_SC_JUDGEMENT,
                tale);
    if (s->valkyries >> seat & 1) /* BR-MON-09 */
        br_gain(s, seat, enemies * br_scoring[BR_SCORE_SC_VALKYRIE].glory, BR_SCORE_SC_VALKYRIE,
                tale);
    if (enemies >= MANY && has(s, seat, BR_EFFECT_THOR_GLORY)) /* BR-UC-08 */
        br_gain(s, seat, br_scoring[BR_SCORE_SC_THORGLORY].glory, BR_SCORE_SC_THORGLORY, tale);
}

/* ---- the reward ------------------------------------------------------------- */

/* BR-MON-11: the Frost Giant stands in the province itself (BR-REWARD-05). */
unsigned br_reward_times(const br_state *s)
{
    return lair(s, s->raider, BR_EFFECT_FROST_GIANT) == s->field ? GIANT_TIMES : 1;
}

/* BR-BC-09, BR-REWARD-06: any stat but the token's. */
void br_text_reward(br_state *s)
{
    unsigned stats = BR_ALL_STATS;
    unsigned token = s->token[s->field];
    if (text_of(s, s->raider) != BR_EFFECT_FRIGGA_GRACE)
        return;
    if (token != MH_NONE && br_pillage_tokens[token].reward_stat < BR_STAT_COUNT)
        stats &= ~(1u << br_pillage_tokens[token].reward_stat);
    br_ask_stat(s, s->raider, stats); /* BR-BC-10 */
}

/* BR-UC-01: with the Leader in the province (BR-REWARD-05). */
void br_leader_reward(br_state *s, mh_tale *tale)
{
    unsigned seat = s->raider;
    if (s->figure[seat][BR_FIGURE_LEADER] != s->field)
        return;
    if (has(s, seat, BR_EFFECT_LORD_SPEARS))
        for (unsigned stat = 0; stat < BR_STAT_COUNT; stat++)
            br_raise(s, seat, stat, tale);
    else if (has(s, seat, BR_EFFECT_LORD_AXES))
        br_ask_stat(s, seat, BR_ALL_STATS);
    else if (has(s, seat, BR_EFFECT_LORD_HAMMERS) && (br_neighbours(s->field) & br_open_lands(s)))
        mh_ask(&s->head, BR_PROMPT_HAMMERS, 1u << seat, 0);
}
