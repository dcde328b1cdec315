/* sheet.h - a score sheet for a real table: entries by their names, scored by the game.
 *
 * A key is `SEAT.ENTRY`, as `0.coins`; a value is a number or, where an entry holds
 * things, their ids with `+` between, `none` for none. What nobody enters is 0 or nothing. */
#ifndef MH_HOST_SHEET_H
#define MH_HOST_SHEET_H

#include "core/text.h"
#include "meadhall/host.h"

enum { SHEET_ENTRIES = 32, SHEET_THINGS = 100 };

typedef struct sheet_cell {
    bool given;
    uint8_t count;
    int16_t value[SHEET_THINGS];
} sheet_cell;

typedef struct host_sheet {
    const mh_game *game;
    uint64_t options;
    int seats;
    sheet_cell cell[MH_MAX_SEATS][SHEET_ENTRIES];
    host_room scored; /* after sheet_score: a game that is over */
} host_sheet;

/* False with a reason where the game has no sheet, or not for these options and seats. */
bool sheet_open(host_sheet *h, const mh_game *g, uint64_t options, int seats, mh_error *error);
/* One cell; false with what was expected. */
bool sheet_set(host_sheet *h, int seat, unsigned entry, const char *value, mh_error *error);
bool sheet_set_key(host_sheet *h, const char *key, const char *value, mh_error *error);
/* Lines `KEY VALUE`; empty ones and those with # are passed over. */
bool sheet_read(host_sheet *h, const char *text, size_t n, mh_error *e);
/* All cells entered; false with the key that cannot be. */
bool sheet_score(host_sheet *h, mh_error *error);
/* The sheet of a game as it stands. */
void sheet_take(host_sheet *h, const mh_state *st);
/* The game with the lines named as on a sheet. */
mh_game sheet_game(const host_sheet *h);

/* [{"id","label":[en,ru,de],"kind","low","high","things":[{"id","label"}]}] */
void sheet_present(mh_text *out, const mh_game *g);
/* {"game","seats":[...as present_score]} */
void sheet_present_score(mh_text *out, const host_sheet *h);

#endif
