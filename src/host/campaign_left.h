/* campaign_left.h - what a campaign keeps for the day when the catalogues have changed: which rows
 * were what, and what each game has left (docs/campaign.md). */
#ifndef MH_HOST_CAMPAIGN_LEFT_H
#define MH_HOST_CAMPAIGN_LEFT_H

#include "campaign.h"

/* A line for each row of the game's catalogues, to be freed; NULL without memory. */
char *campaign_catalogues_text(const mh_game *g, size_t *length);
/* The rows that the text does not have as they are today, for people, to be freed: `tiles: f03;
 * quests: Q101`, "" for none. NULL without memory. */
char *campaign_changes(const mh_game *g, const char *text, size_t n);

/* The number of the game for which the end of game i (from 0) is laid out: the one after it; the
 * last of the series has none that takes all it left, and is laid out for itself. */
unsigned campaign_follower(const host_campaign *c, unsigned i);
/* What game i has left, as chance's opening answers of that game. */
uint32_t campaign_left(const host_campaign *c, unsigned i, mh_action *out);
/* The same, an answer a line, to be freed; NULL without memory. */
char *campaign_left_text(const host_campaign *c, unsigned i, size_t *length);
/* A session of the follower of game i with those answers given; NULL with line and reason. */
host_session *campaign_left_parse(const host_campaign *c, unsigned i, const char *text, size_t n,
                                  mh_error *e);

#endif
