/* sheet.c - what is entered at a real table; score.c does the rest (BR-END). */
#include "state.h"

enum { TRACK_END = 999, FIGURES = 12, CONQUEST_SLOT = BR_SLOT_CLAN_3, ANY_CARD = 0 };

static const mh_entry entries[BR_SHEET_COUNT] = {
    [BR_SHEET_GLORY] = {&mh_number, 0, TRACK_END},
    [BR_SHEET_RAGE] = {&mh_number, 1, BR_TOP_STEP},
    [BR_SHEET_AXES] = {&mh_number, 1, BR_TOP_STEP},
    [BR_SHEET_HORNS] = {&mh_number, 1, BR_TOP_STEP},
    [BR_SHEET_CONQUEST] = {&mh_number, 0, 1},
    [BR_SHEET_FIGURES] = {&mh_number, 0, FIGURES},
    [BR_SHEET_UPGRADES] = {&mh_number, 0, BR_SLOTS},
    [BR_SHEET_FIRST] = {&mh_number, 0, 1},
};

/* A table just laid out: no Glory, nobody on the board, no upgrade, no first player, and
 * every stat on its first step (BR-SETUP-01). */
static const char *clear(mh_state *st)
{
    (void)st;
    return NULL;
}

/* Only how many there are counts, for those who break ties by them (BR-END-08). */
static void upgrade(br_state *s, unsigned seat, int32_t n)
{
    for (unsigned slot = 0; slot < BR_SLOTS; slot++)
        n -= s->sheet[seat][slot] != MH_NONE;
    for (unsigned slot = 0; slot < BR_SLOTS && n > 0; slot++)
        if (s->sheet[seat][slot] == MH_NONE)
            s->sheet[seat][slot] = ANY_CARD, n--;
}

static const char *enter(mh_state *st, int seat, unsigned entry, int32_t value)
{
    br_state *s = br_of(st);
    unsigned me = (unsigned)seat;
    switch (entry) {
    case BR_SHEET_GLORY: /* whatever it was gained for */
        s->earned[me][BR_SCORE_SC_BATTLE] = (int16_t)value;
        break;
    case BR_SHEET_RAGE:
    case BR_SHEET_AXES:
    case BR_SHEET_HORNS:
        s->stat[me][entry - BR_SHEET_RAGE] = (uint8_t)value;
        break;
    case BR_SHEET_CONQUEST:
        if (value)
            s->sheet[me][CONQUEST_SLOT] = BR_CARD_A3_THORS_CONQUEST;
        break;
    case BR_SHEET_FIGURES:
        s->warriors[me][BR_SPOT_YGGDRASIL] = (uint8_t)value;
        break;
    case BR_SHEET_UPGRADES:
        upgrade(s, me, value);
        break;
    default:
        if (value && s->first != MH_NONE)
            return "another player has the token";
        if (value)
            s->first = (uint8_t)me;
        break;
    }
    return NULL;
}

static int32_t track_of(const br_state *s, unsigned seat)
{
    int32_t sum = 0;
    for (unsigned i = 0; i < BR_SCORE_COUNT; i++)
        sum += s->earned[seat][i];
    return sum;
}

static unsigned upgrades(const br_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned slot = 0; slot < BR_SLOTS; slot++)
        n += s->sheet[seat][slot] != MH_NONE;
    return n;
}

static bool read_entry(const mh_state *st, int seat, unsigned entry, unsigned k, int32_t *value)
{
    const br_state *s = br_const(st);
    unsigned me = (unsigned)seat;
    switch (entry) {
    case BR_SHEET_GLORY:
        *value = track_of(s, me);
        break;
    case BR_SHEET_RAGE:
    case BR_SHEET_AXES:
    case BR_SHEET_HORNS:
        *value = s->stat[me][entry - BR_SHEET_RAGE];
        break;
    case BR_SHEET_CONQUEST:
        *value = br_conquest_glory(s, me) > 0;
        break;
    case BR_SHEET_FIGURES:
        *value = (int32_t)br_on_board(s, me);
        break;
    case BR_SHEET_UPGRADES:
        *value = (int32_t)upgrades(s, me);
        break;
    default:
        *value = s->first == me;
        break;
    }
    return k == 0;
}

const mh_sheet br_sheet = {&br_kind_sheet, entries, &br_kind_sheet_line, clear, enter, read_entry};
