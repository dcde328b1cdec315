/* view.c - what one viewer is shown, panel by panel. */
#include "state.h"

static void show_round(const cm_state *s, const mh_view *v)
{
    mh_view_panel(v, CM_TITLE_BOARD);
    mh_view_row(v, &cm_kind_phase, s->phase);
    if (s->round)
        mh_view_number(v, CM_TITLE_ROUND, s->round);
    mh_view_cell(v, CM_TITLE_FIRST, &mh_seat, s->first);
    if (s->taken)
        mh_view_cell(v, CM_TITLE_TAKEN, &cm_set_space, (int32_t)s->taken);
}

/* What one coin buys this round (CM-LOC-42). */
static void show_merchant(const cm_state *s, const mh_view *v)
{
    if (s->merchant == MH_NONE)
        return;
    const cm_merchant_row *m = &cm_merchant_ships[s->merchant];
    mh_view_panel(v, CM_TITLE_MERCHANT);
    mh_view_row(v, &cm_kind_space, CM_SPACE_MERCHANT_SHIP);
    mh_view_number(v, CM_TITLE_FOOD, m->food);
    mh_view_number(v, CM_TITLE_WOOD, m->wood);
    mh_view_number(v, CM_TITLE_SWORDS, m->sword);
    mh_view_number(v, CM_TITLE_SPEARS, m->spear);
    mh_view_number(v, CM_TITLE_AXES, m->axe);
}

/* CM-FIGHT-22, CM-HID-04: number, type and colour are the owner's secret, but for CM-VAR-01. */
static void show_trophies(const cm_state *s, unsigned seat, const mh_view *v)
{
    mh_view_number(v, CM_TITLE_TROPHIES, cm_trophies(s, seat));
    mh_view_number(v, CM_TITLE_TROLLS, __builtin_popcount(s->trolls_won[seat]));
    mh_view_number(v, CM_TITLE_DRAUGR, __builtin_popcount(s->draugr_won[seat]));
    mh_view_number(v, CM_TITLE_MONSTERS, __builtin_popcountll(s->monsters_won[seat]));
    mh_view_number(v, CM_TITLE_BLUE, cm_coloured(s, seat, CM_COLOUR_BLUE));
    mh_view_number(v, CM_TITLE_RED, cm_coloured(s, seat, CM_COLOUR_RED));
    mh_view_number(v, CM_TITLE_YELLOW, cm_coloured(s, seat, CM_COLOUR_YELLOW));
}

/* CM-FIGHT-22: a rival's pile lies face down. */
static void hide_trophies(const mh_view *v)
{
    for (unsigned title = CM_TITLE_TROPHIES; title <= CM_TITLE_YELLOW; title++)
        mh_view_cell(v, title, &cm_kind_secret, CM_SECRET_HIDDEN);
}

static void show_player(const cm_state *s, unsigned seat, const mh_view *v)
{
    mh_view_row(v, &mh_seat, seat);
    mh_view_cell(v, CM_TITLE_LEADER, &cm_kind_leader, s->leader[seat]);
    mh_view_number(v, CM_TITLE_GLORY, s->glory[seat]);
    mh_view_number(v, CM_TITLE_SWORDS, cm_owned(s, seat, CM_DIE_SWORD));
    mh_view_number(v, CM_TITLE_SPEARS, cm_owned(s, seat, CM_DIE_SPEAR));
    mh_view_number(v, CM_TITLE_AXES, cm_owned(s, seat, CM_DIE_AXE));
    mh_view_number(v, CM_TITLE_FOOD, s->food[seat]);
    mh_view_number(v, CM_TITLE_WOOD, s->wood[seat]);
    mh_view_number(v, CM_TITLE_COINS, s->coins[seat]);
    mh_view_number(v, CM_TITLE_FAVOR, s->favor[seat]);
    mh_view_number(v, CM_TITLE_BLAME, s->blame[seat]);
    mh_view_number(v, CM_TITLE_WORKERS, s->workers[seat]);
    mh_view_cell(v, CM_TITLE_SHIP, &cm_kind_ship, (int32_t)cm_ship_of(s, seat));
}

/* Of destinies those the viewer knows, and how many more there are (CM-DEST-05). */
static void show_cards(const cm_state *s, unsigned seat, int viewer, const mh_view *v)
{
    int hidden = s->destiny_count[seat] - __builtin_popcount(s->destinies[seat]);
    mh_view_row(v, &mh_seat, seat);
    mh_view_cell(v, CM_TITLE_RUNES, &cm_set_rune, s->runes[seat] & ~s->runes_used[seat]);
    mh_view_cell(v, CM_TITLE_USED, &cm_set_rune, s->runes_used[seat]);
    mh_view_cell(v, CM_TITLE_DESTINIES, &cm_set_destiny, s->destinies[seat]);
    if (hidden > 0)
        mh_view_number(v, CM_TITLE_HIDDEN, hidden);
    if (cm_trophies_open(s) || (int)seat == viewer)
        show_trophies(s, seat, v);
    else
        hide_trophies(v);
}

static void show_enemy(const cm_state *s, unsigned spot, const cm_foe *foe, const mh_kind *kind,
                       unsigned card, const mh_view *v)
{
    mh_view_row(v, &cm_kind_spot, spot);
    mh_view_cell(v, CM_TITLE_ENEMY, kind, (int32_t)card);
    if (card == MH_NONE)
        return;
    mh_view_number(v, CM_TITLE_ATTACK, foe->attack);
    mh_view_number(v, CM_TITLE_DEFENCE, foe->defence);
    mh_view_number(v, CM_TITLE_GLORY, foe->glory);
    mh_view_cell(v, CM_TITLE_BAN, &cm_kind_weapon, (int32_t)foe->ban);
    mh_view_cell(v, CM_TITLE_HOLDER, &mh_seat, s->holder[spot]);
}

static void show_land(const cm_state *s, const mh_view *v)
{
    static const cm_foe nobody;
    if (!s->round)
        return; /* leaders are still being chosen */
    mh_view_panel(v, CM_TITLE_ENEMIES);
    if (s->troll == MH_NONE) {
        show_enemy(s, CM_SPOT_TROLL, &nobody, &cm_kind_troll, MH_NONE, v);
    } else {
        const cm_troll_row *t = &cm_trolls[s->troll];
        show_enemy(s, CM_SPOT_TROLL, &(cm_foe){t->attack, t->defence, t->glory, t->ban},
                   &cm_kind_troll, s->troll, v);
        mh_view_number(v, CM_TITLE_WOOD, t->wood);
    }
    for (unsigned i = 0; i < 2; i++) {
        unsigned card = s->draugr[i], spot = CM_SPOT_DRAUGR1 + i;
        if (card == MH_NONE)
            continue;
        const cm_draugr_row *d = &cm_draugr[card];
        show_enemy(s, spot, &(cm_foe){d->attack, d->defence, d->glory, d->ban}, &cm_kind_draugr,
                   card, v);
        mh_view_number(v, CM_TITLE_COINS, d->coins);
        mh_view_cell(v, CM_TITLE_COLOUR, &cm_kind_colour, d->colour);
    }
}

static void show_shores(const cm_state *s, const mh_view *v)
{
    mh_view_panel(v, CM_TITLE_WANDERINGS);
    for (unsigned i = 0; i < cm_shore_count(s); i++) {
        unsigned card = s->monster[i];
        if (card == MH_NONE)
            continue;
        const cm_monster_row *m = &cm_monsters[card];
        show_enemy(s, CM_SPOT_SHORE1 + i, &(cm_foe){m->attack, m->defence, m->glory, m->ban},
                   &cm_kind_monster, card, v);
        mh_view_number(v, CM_TITLE_FAVOR, m->favor);
        mh_view_cell(v, CM_TITLE_COLOUR, &cm_kind_colour, m->colour);
        mh_view_number(v, CM_TITLE_BOUNTY, s->bounty[i]);
        mh_view_cell(v, CM_TITLE_SHIP, &cm_kind_ship, s->fleet[i]);
        if (s->journey[i] < CM_JOURNEY_COUNT)
            mh_view_cell(v, CM_TITLE_JOURNEY, &cm_kind_journey, s->journey[i]);
    }
}

static void show_town(const cm_state *s, const mh_view *v)
{
    static const uint8_t smith[CM_DIE_COUNT] = {CM_SPACE_SWORDSMITH, CM_SPACE_HAFTER,
                                                CM_SPACE_BLACKSMITH};
    mh_view_panel(v, CM_TITLE_TOWN);
    for (unsigned d = 0; d < CM_DIE_COUNT; d++) {
        mh_view_row(v, &cm_kind_space, smith[d]);
        mh_view_number(v, CM_TITLE_OFFER, s->forge[d]);
    }
    mh_view_row(v, &cm_kind_space, CM_SPACE_SMOKEHOUSE);
    mh_view_number(v, CM_TITLE_OFFER, s->smokehouse);
    mh_view_panel(v, CM_TITLE_STALLS);
    for (unsigned i = 0; i < CM_STALLS; i++)
        if (s->stall[i] != MH_NONE) {
            mh_view_row(v, &cm_kind_space, CM_SPACE_MILITARY_STALL_SPACE_1 + i);
            mh_view_cell(v, CM_TITLE_OFFER, &cm_kind_stall, s->stall[i]);
        }
    mh_view_panel(v, CM_TITLE_ROW);
    for (unsigned i = 0; i < CM_ROW; i++)
        if (s->rune_row[i] != MH_NONE) {
            mh_view_row(v, &cm_kind_rune, s->rune_row[i]);
            mh_view_number(v, CM_TITLE_GLORY, cm_runes[s->rune_row[i]].glory);
        }
}

static void show_ships(const cm_state *s, const mh_view *v)
{
    mh_view_panel(v, CM_TITLE_SHIPS);
    for (unsigned ship = 0; ship < CM_SHIP_COUNT; ship++) {
        const cm_ship_row *row = &cm_longships[ship];
        if (row->kind != CM_SHIP_KIND_PRIVATE || row->min_players > s->head.seats ||
            s->ship_owner[ship] != MH_NONE)
            continue;
        mh_view_row(v, &cm_kind_ship, ship);
        mh_view_number(v, CM_TITLE_CAPACITY, row->capacity);
        mh_view_number(v, CM_TITLE_WOOD, row->build_wood);
        mh_view_number(v, CM_TITLE_COINS, row->build_coins);
        mh_view_number(v, CM_TITLE_GLORY, row->glory);
    }
}

/* The dice as they lie, in the order of their names d1, d2... */
static void show_fight(const cm_state *s, const mh_view *v)
{
    unsigned n = 0;
    mh_kind one_die = cm_kind_pool;
    one_die.is_set = 0;
    if (s->contest == CM_CONTEST_NONE)
        return;
    mh_view_panel(v, CM_TITLE_FIGHT);
    mh_view_row(v, &cm_kind_contest, s->contest);
    mh_view_cell(v, CM_TITLE_SEAT, &mh_seat, s->fighter);
    mh_view_number(v, CM_TITLE_DAMAGE, s->damage);
    mh_view_panel(v, CM_TITLE_DICE);
    for (unsigned d = 0; d < CM_DIE_COUNT; d++)
        for (unsigned r = 0; r < CM_ROLL_COUNT; r++)
            for (unsigned i = 0; i < s->pool[d][r]; i++) {
                mh_view_row(v, &one_die, n++);
                mh_view_cell(v, CM_TITLE_DIE, &cm_kind_die, (int32_t)d);
                mh_view_cell(v, CM_TITLE_FACE, &cm_kind_roll, (int32_t)r);
            }
}

/* Destinies drawn at the Sage, for the one who chooses. */
static void show_drawn(const cm_state *s, const mh_view *v)
{
    if (!s->drawn_count || s->drawn[0] == MH_NONE)
        return;
    mh_view_panel(v, CM_TITLE_DESTINIES);
    for (unsigned i = 0; i < s->drawn_count; i++) {
        mh_view_row(v, &cm_kind_destiny, s->drawn[i]);
        mh_view_number(v, CM_TITLE_GLORY, cm_destinies[s->drawn[i]].glory_sole);
    }
}

void cm_view(const mh_state *hidden, int viewer, const mh_out *out)
{
    const mh_view v = {out, &cm_kind_title};
    const cm_state *s = cm_const(hidden);
    show_round(s, &v);
    mh_view_panel(&v, CM_TITLE_PLAYERS);
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        show_player(s, seat, &v);
    mh_view_panel(&v, CM_TITLE_CARDS);
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        show_cards(s, seat, viewer, &v);
    show_land(s, &v);
    show_shores(s, &v);
    show_town(s, &v);
    show_merchant(s, &v);
    show_ships(s, &v);
    show_fight(s, &v);
    show_drawn(s, &v);
}
