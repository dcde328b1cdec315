/* ffi_campaign.c - campaigns behind small numbers: the book, the next game, forks. */
#include <stdlib.h>
#include <string.h>

#include "host/present_campaign.h"
#include "json.h"
#include "tables.h"

enum { MAX_CONFIG = 2048 };

static host_campaign *campaigns[MH_FFI_CAMPAIGNS];

static host_campaign *campaign_of(int32_t campaign)
{
    return campaign > 0 && campaign <= MH_FFI_CAMPAIGNS ? campaigns[campaign - 1] : NULL;
}

/* Takes the campaign over. */
static int32_t add(host_campaign *c)
{
    for (int32_t i = 0; i < MH_FFI_CAMPAIGNS; i++)
        if (!campaigns[i] && (campaigns[i] = malloc(sizeof *c))) {
            *campaigns[i] = *c;
            return i + 1;
        }
    campaign_close(c);
    return refuse("too many campaigns are open");
}

int32_t mh_ffi_campaign_open(const char *config, uint32_t n, const uint8_t *key)
{
    char text[MAX_CONFIG];
    host_config is = {0};
    host_campaign c;
    if (!word_of(config, n, text, sizeof text))
        return refuse("the configuration is too long");
    const char *bad = config_of(text, &is);
    if (!bad && !is.game->series)
        bad = "the game has no campaign";
    if (!bad && (is.seats < is.game->min_seats || is.seats > is.game->max_seats))
        bad = "expected a number of seats of the game";
    if (bad)
        return refuse(bad);
    campaign_open(&c, &is, key);
    return add(&c);
}

int32_t mh_ffi_campaign_read(const char *text, uint32_t n)
{
    host_campaign c;
    host_error e;
    return campaign_parse(&c, text, n, &e) ? add(&c) : refuse_at(&e);
}

void mh_ffi_campaign_close(int32_t campaign)
{
    host_campaign *c = campaign_of(campaign);
    if (!c)
        return;
    campaign_close(c);
    free(c);
    campaigns[campaign - 1] = NULL;
}

int32_t mh_ffi_campaign_text(int32_t campaign)
{
    const host_campaign *c = campaign_of(campaign);
    size_t n = 0;
    if (!c)
        return refuse("there is no such campaign");
    char *text = campaign_text(c, &n);
    int32_t length = text ? out_copy(text, n) : refuse("out of memory");
    free(text);
    return length;
}

static void put_campaign(mh_text *out, const void *about) { present_campaign(out, about); }

int32_t mh_ffi_campaign_show(int32_t campaign)
{
    const host_campaign *c = campaign_of(campaign);
    return c ? out_write(put_campaign, c) : refuse("there is no such campaign");
}

/* The campaign keeps its own copy; a table can be closed or thrown away at any time. */
static int32_t table_with(const host_session *s)
{
    host_session *copy = host_branch(s, s->plies);
    return copy ? table_add(copy) : refuse("out of memory");
}

int32_t mh_ffi_campaign_begin(int32_t campaign, int32_t by_hand, const uint8_t *key)
{
    host_campaign *c = campaign_of(campaign);
    char why[160] = "";
    if (!c)
        return refuse("there is no such campaign");
    const host_session *s = campaign_next(c, by_hand != 0, key, why, sizeof why);
    return s ? table_with(s) : refuse(why);
}

int32_t mh_ffi_campaign_game(int32_t campaign, uint32_t number)
{
    const host_campaign *c = campaign_of(campaign);
    if (!c || !number || number > c->count)
        return refuse("there is no such campaign or game");
    return table_with(c->part[number - 1]);
}

int32_t mh_ffi_campaign_keep(int32_t campaign, int32_t table)
{
    host_campaign *c = campaign_of(campaign);
    const host_session *s = table_of(table);
    if (!c || !s)
        return refuse("there is no such campaign or table");
    host_session *copy = host_branch(s, s->plies);
    const char *no = copy ? campaign_put(c, copy) : "out of memory";
    return no ? refuse(no) : 0;
}

int32_t mh_ffi_campaign_put(int32_t campaign, const char *saga, uint32_t n)
{
    host_campaign *c = campaign_of(campaign);
    host_error e = {0};
    if (!c)
        return refuse("there is no such campaign");
    host_session *s = host_saga_parse(saga, n, true, &e);
    if (!s)
        return refuse_at(&e);
    const char *no = campaign_put(c, s);
    return no ? refuse(no) : 0;
}

int32_t mh_ffi_campaign_fork(int32_t campaign, uint32_t at, const uint8_t *key)
{
    const host_campaign *c = campaign_of(campaign);
    host_campaign out;
    if (!c || !campaign_fork(c, at, key, &out))
        return refuse("there is no such campaign, or the game is not reached yet");
    return add(&out);
}
