/* ffi_campaign.c - campaigns behind small numbers: the book, the next game, forks. */
#include <stdlib.h>
#include <string.h>

#include "handle.h"
#include "host/present_campaign.h"

enum { MAX_CONFIG = 2048 };

static host_campaign *campaign_of(const mh_ffi *f, int32_t campaign)
{
    return ffi_get(&f->campaigns, campaign);
}

/* Takes the campaign over. */
static int32_t add(mh_ffi *f, host_campaign *c)
{
    host_campaign *kept = malloc(sizeof *kept);
    int32_t number = kept ? ffi_put(&f->campaigns, kept) : 0;
    if (number) {
        *kept = *c;
        return number;
    }
    free(kept);
    campaign_close(c);
    return ffi_refuse(f, "out of memory");
}

int32_t mh_ffi_campaign_open(mh_ffi *f, const char *config, uint32_t n, const uint8_t *key)
{
    char text[MAX_CONFIG];
    host_config read = {0};
    host_campaign c;
    if (!ffi_word(config, n, text, sizeof text))
        return ffi_refuse(f, "the configuration is too long");
    const char *bad = ffi_config(text, &read);
    if (!bad && !read.game->series)
        bad = "the game has no campaign";
    if (!bad && (read.seats < read.game->min_seats || read.seats > read.game->max_seats))
        bad = "expected a number of seats of the game";
    if (bad)
        return ffi_refuse(f, bad);
    campaign_open(&c, &read, key);
    return add(f, &c);
}

int32_t mh_ffi_campaign_read(mh_ffi *f, const char *text, uint32_t n)
{
    host_campaign c;
    mh_error e;
    return campaign_parse(&c, text, n, &e) ? add(f, &c) : ffi_refuse_at(f, &e);
}

void mh_ffi_campaign_close(mh_ffi *f, int32_t campaign)
{
    host_campaign *c = ffi_take(&f->campaigns, campaign);
    if (c)
        campaign_close(c);
    free(c);
}

void ffi_close_campaigns(mh_ffi *f)
{
    for (int32_t i = 1; i <= f->campaigns.room; i++)
        mh_ffi_campaign_close(f, i);
}

int32_t mh_ffi_campaign_text(mh_ffi *f, int32_t campaign)
{
    const host_campaign *c = campaign_of(f, campaign);
    size_t n = 0;
    if (!c)
        return ffi_refuse(f, "there is no such campaign");
    char *text = campaign_text(c, &n);
    int32_t length = text ? ffi_copy(f, text, n) : ffi_refuse(f, "out of memory");
    free(text);
    return length;
}

static void put_campaign(mh_text *out, const void *about) { present_campaign(out, about); }

int32_t mh_ffi_campaign_show(mh_ffi *f, int32_t campaign)
{
    const host_campaign *c = campaign_of(f, campaign);
    return c ? ffi_write(f, put_campaign, c) : ffi_refuse(f, "there is no such campaign");
}

/* The campaign keeps its own copy; a table can be closed or thrown away at any time. */
static int32_t table_with(mh_ffi *f, const host_session *s)
{
    host_session *copy = host_branch(s, s->plies);
    return copy ? ffi_add_table(f, copy) : ffi_refuse(f, "out of memory");
}

int32_t mh_ffi_campaign_begin(mh_ffi *f, int32_t campaign, int32_t by_hand, const uint8_t *key)
{
    host_campaign *c = campaign_of(f, campaign);
    mh_error error = {.code = MH_OK};
    if (!c)
        return ffi_refuse(f, "there is no such campaign");
    const host_session *s = campaign_next(c, by_hand != 0, key, &error);
    return s ? table_with(f, s) : ffi_refuse(f, error.text);
}

int32_t mh_ffi_campaign_game(mh_ffi *f, int32_t campaign, uint32_t number)
{
    const host_campaign *c = campaign_of(f, campaign);
    if (!c || !number || number > c->count)
        return ffi_refuse(f, "there is no such campaign or game");
    if (c->seal[number - 1].saga)
        return ffi_refuse(f, "the tables have changed: this game cannot be played again");
    return table_with(f, c->part[number - 1]);
}

int32_t mh_ffi_campaign_keep(mh_ffi *f, int32_t campaign, int32_t table)
{
    host_campaign *c = campaign_of(f, campaign);
    const host_session *s = ffi_table(f, table);
    if (!c || !s)
        return ffi_refuse(f, "there is no such campaign or table");
    host_session *copy = host_branch(s, s->plies);
    mh_error error = {.code = MH_ENOMEM, .text = "out of memory"};
    return copy && campaign_put(c, copy, &error) ? 0 : ffi_refuse(f, error.text);
}

int32_t mh_ffi_campaign_put(mh_ffi *f, int32_t campaign, const char *saga, uint32_t n)
{
    host_campaign *c = campaign_of(f, campaign);
    mh_error e = {0};
    if (!c)
        return ffi_refuse(f, "there is no such campaign");
    host_session *s = host_saga_parse(saga, n, true, &e);
    if (!s)
        return ffi_refuse_at(f, &e);
    return campaign_put(c, s, &e) ? 0 : ffi_refuse(f, e.text);
}

int32_t mh_ffi_campaign_fork(mh_ffi *f, int32_t campaign, uint32_t at, const uint8_t *key)
{
    const host_campaign *c = campaign_of(f, campaign);
    host_campaign out;
    if (!c || !campaign_fork(c, at, key, &out))
        return ffi_refuse(f, "there is no such campaign, or the game is not reached yet");
    return add(f, &out);
}
