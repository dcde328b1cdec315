/* campaign.h - a series of games kept as one text: a header, and the saga of each
 * (docs/campaign.md). */
#ifndef MH_HOST_CAMPAIGN_H
#define MH_HOST_CAMPAIGN_H

#include "core/text.h"
#include "meadhall/host.h"

enum { CAMPAIGN_MAX = 16, CAMPAIGN_ID = 33, CAMPAIGN_CARRY = 4096 };

typedef struct campaign_seal { /* a game that today's rules and tables cannot play again */
    char *saga;                /* as it was kept; NULL: the game is no such one */
    size_t bytes;
    bool by_hand;
} campaign_seal;

typedef struct host_campaign {
    const mh_game *game;
    uint64_t options; /* of the series; those of a game follow from them */
    int seats;
    host_player player[MH_MAX_SEATS];
    char id[CAMPAIGN_ID], parent[CAMPAIGN_ID]; /* hexadecimal; parent "" for an original */
    unsigned parent_at;                        /* the game at which it left its parent */
    unsigned count;                            /* games begun; the last may still be open */
    host_session *part[CAMPAIGN_MAX];
    /* The session of a sealed game is not that game: it holds what the game has left, laid out for
     * the one after it. */
    campaign_seal seal[CAMPAIGN_MAX];
    char *changed; /* rows of the tables that are others than when it was kept; NULL: none */
    bool renewed;  /* read from an older version or other tables: it is written in another text */
    bool stale;    /* the game at `cut` was begun with other tables and cannot go on */
    unsigned cut;  /* the line at which the text that was read breaks off; 0: it is whole */
} host_campaign;

/* The id that a key makes; it tells nothing of the key. */
void campaign_make_id(const uint8_t key[HOST_KEY], char id[CAMPAIGN_ID]);
/* A new one without any game; id made from the key. */
void campaign_open(host_campaign *c, const host_config *config, const uint8_t key[HOST_KEY]);
void campaign_close(host_campaign *c);
/* Is the last game begun still being played? */
bool campaign_running(const host_campaign *c);
/* Every game of the series has been played; single games may follow. */
bool campaign_over(const host_campaign *c);
/* How many games this one may have: a fork behind the last game of a series goes on. */
unsigned campaign_most(const host_campaign *c);
/* Was game i (from 0) recorded by hand? */
bool campaign_by_hand(const host_campaign *c, unsigned i);
/* The running game, or the next one with what the last has left laid out; NULL with an error. */
host_session *campaign_next(host_campaign *c, bool by_hand, const uint8_t key[HOST_KEY],
                            mh_error *error);
/* Can the session be game n of the campaign? */
bool campaign_fits(const host_campaign *c, unsigned n, const host_session *s, mh_error *error);
/* Takes the session over: the running game as it has become, or the next one. False: it is closed.
 */
bool campaign_put(host_campaign *c, host_session *s, mh_error *error);
/* A branch that has the games before number `at`; the parent is not changed (DV-LOG-05). */
bool campaign_fork(const host_campaign *c, unsigned at, const uint8_t key[HOST_KEY],
                   host_campaign *out);

/* Is the game (from 0) over? */
bool campaign_finished(const host_campaign *c, unsigned i);
/* The text it is kept in, to be freed; NULL without memory. */
char *campaign_text(const host_campaign *c, size_t *length);
/* The same, and game i (from 0) alone with what it has left, into a room of the caller's. False:
 * no memory. */
bool campaign_put_text(mh_text *out, const host_campaign *c);
bool campaign_put_part(mh_text *out, const host_campaign *c, unsigned i);
/* The next games, from such texts. False with an error; the games before it are taken. */
bool campaign_take_parts(host_campaign *c, const char *text, size_t n, mh_error *e);
/* Every game is played again, and must begin with what the one before has left. One that was played
 * with other tables and comes out otherwise today is sealed: what it left is taken as it was kept.
 * A text that breaks off in a game gives those before it, and says where. */
bool campaign_parse(host_campaign *c, const char *text, size_t n, mh_error *e);
bool campaign_read(host_campaign *c, const char *path, mh_error *e);
bool campaign_write(const host_campaign *c, const char *path, mh_error *e);

#endif
