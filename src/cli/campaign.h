/* campaign.h - what the parts of `meadhall campaign` share. */
#ifndef MH_CLI_CAMPAIGN_H
#define MH_CLI_CAMPAIGN_H

#include "host/campaign.h"
#include "play.h"

typedef struct campaign_wishes {
    cli_lineup_words table;
    const char *names;
    uint64_t seed, at; /* seed UINT64_MAX: not given */
    mh_lang lang;
    bool all, json, box;
    char **files;
    int file_count;
} campaign_wishes;

/* The key of game n (from 1), of a new campaign (0) or of a fork; CLI_GO_ON, or a status. */
int campaign_key(const campaign_wishes *w, unsigned n, uint8_t key[HOST_KEY]);
/* CLI_GO_ON where there is no such file yet. */
int campaign_is_free(const char *path);
int campaign_save(const host_campaign *c, const char *path);
/* The open game or the next one; with `all` every game that is left. */
int campaign_play(const campaign_wishes *w, host_campaign *c);

#endif
