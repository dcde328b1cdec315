/* record.h - the companion: a game of a campaign that is played with the box. */
#ifndef MH_CLI_RECORD_H
#define MH_CLI_RECORD_H

#include "host/campaign.h"
#include "show.h"

/* Asks for all of the open game and keeps every answer in the file; an exit status. */
int record_game(host_campaign *c, const char *path, mh_lang lang);
/* What happened in game i (from 0), for people who come back after a break. */
void record_recap(const host_campaign *c, unsigned i, const mh_speech *how);
/* Rules in force, in sentences. */
void record_rules(const host_campaign *c, const mh_speech *how);

#endif
