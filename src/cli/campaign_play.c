/* campaign_play.c - `meadhall campaign play`: the games of a series, kept turn by turn. */
#include <stdio.h>
#include <string.h>

#include "campaign.h"

typedef struct kept {
    const host_campaign *c;
    const char *path;
} kept;

/* DV-CAMP-04: a game that is broken off goes on with the same turn. */
static int keep(void *ctx)
{
    const kept *k = ctx;
    int status = campaign_save(k->c, k->path);
    return status == CLI_OK ? CLI_GO_ON : status;
}

static int seat_players(const campaign_wishes *w, const host_campaign *c, cli_lineup *t)
{
    char options[256], bots[MH_MAX_SEATS * (HOST_NAME + 1)] = "";
    for (int seat = 0; seat < c->seats; seat++) {
        size_t n = strlen(bots);
        snprintf(bots + n, sizeof bots - n, "%s%s", n ? "," : "", c->player[seat].bot);
    }
    mh_options_format(c->game, c->options, options, sizeof options);
    cli_lineup_words words = {.game = c->game->id,
                              .bots = w->table.bots ? w->table.bots : bots,
                              .options = options,
                              .seats = (uint64_t)c->seats};
    return cli_lineup_read(&cli_campaign, &words, t);
}

/* CLI_GO_ON after a game that was played to its end. */
static int play_one(const campaign_wishes *w, host_campaign *c, const cli_lineup *t)
{
    uint8_t key[HOST_KEY];
    mh_error error;
    kept k = {c, w->files[0]};
    const play_keeper keeper = {keep, &k};
    int status = campaign_key(w, c->count + 1, key);
    if (status != CLI_GO_ON)
        return status;
    host_session *s = campaign_next(c, false, key, &error);
    if (!s)
        return cli_failed(&cli_campaign, "%s", error.text);
    show_story(c->game, s->now, false, w->lang);
    status = play_session(s, t, w->lang, &keeper);
    if (status == CLI_OK && !s->now->depth)
        show_story(c->game, s->now, true, w->lang);
    int saved = campaign_save(c, w->files[0]);
    if (status != CLI_OK || saved != CLI_OK)
        return status != CLI_OK ? status : saved;
    return s->now->depth ? CLI_OK : CLI_GO_ON;
}

int campaign_play(const campaign_wishes *w, host_campaign *c)
{
    static cli_lineup t;
    int status = seat_players(w, c, &t);
    if (status == CLI_GO_ON && campaign_running(c) && campaign_by_hand(c, c->count - 1))
        status = cli_failed(&cli_campaign, "game %u is recorded by hand; expected campaign record",
                            c->count);
    do
        status = status == CLI_GO_ON ? play_one(w, c, &t) : status;
    while (status == CLI_GO_ON && w->all && c->count < c->game->series->count);
    return status == CLI_GO_ON ? CLI_OK : status;
}
