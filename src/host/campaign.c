/* campaign.c - series of games: opening the next, keeping what was played, forking. */
#include "campaign_left.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ID_BYTES = 16 };

void campaign_make_id(const uint8_t key[HOST_KEY], char id[CAMPAIGN_ID])
{
    host_fate f;
    host_fate_open(&f, key); /* the commitment tells nothing of the key */
    for (int i = 0; i < ID_BYTES; i++)
        snprintf(id + (size_t)2 * (size_t)i, 3, "%02x", f.commitment[i]);
}

void campaign_open(host_campaign *c, const host_config *config, const uint8_t key[HOST_KEY])
{
    *c = (host_campaign){.game = config->game, .options = config->options, .seats = config->seats};
    memcpy(c->player, config->player, sizeof c->player);
    campaign_make_id(key, c->id);
}

void campaign_close(host_campaign *c)
{
    for (unsigned i = 0; i < c->count; i++) {
        host_close(c->part[i]);
        free(c->seal[i].saga);
        c->seal[i].saga = NULL;
    }
    free(c->changed);
    c->changed = NULL;
    c->count = 0;
}

bool campaign_finished(const host_campaign *c, unsigned i)
{
    return c->seal[i].saga || !c->part[i]->now->depth;
}

bool campaign_running(const host_campaign *c)
{
    return c->count && !campaign_finished(c, c->count - 1);
}

bool campaign_over(const host_campaign *c)
{
    return c->count >= c->game->series->count && !campaign_running(c);
}

unsigned campaign_most(const host_campaign *c)
{
    const mh_series *s = c->game->series;
    return s->goes_on && c->parent_at > s->count ? CAMPAIGN_MAX : s->count;
}

bool campaign_by_hand(const host_campaign *c, unsigned i)
{
    const mh_series *s = c->game->series;
    uint64_t played = s->options(c->options, i + 1, false);
    if (c->seal[i].saga)
        return c->seal[i].by_hand;
    return s->recorded && i < s->count && c->part[i]->config.options != played;
}

/* ---- the next game ------------------------------------------------------------ */

/* What game i (from 0) leaves to game n; more than the room there is: it cannot be carried. */
static uint32_t left_to(const host_campaign *c, unsigned i, unsigned n, mh_action *out)
{
    const host_session *s = c->part[i];
    if (!c->seal[i].saga || n != campaign_follower(c, i))
        return c->game->series->carry(s->now, n, out, CAMPAIGN_CARRY);
    memcpy(out, s->actions, s->plies * sizeof *out);
    return s->plies;
}

unsigned campaign_follower(const host_campaign *c, unsigned i)
{
    return i + 1 == c->game->series->count ? i + 1 : i + 2;
}

uint32_t campaign_left(const host_campaign *c, unsigned i, mh_action *out)
{
    return left_to(c, i, campaign_follower(c, i), out);
}

static uint32_t carried(const host_campaign *c, unsigned n, mh_action *out)
{
    unsigned from = c->game->series->after(c->options, n);
    return from ? left_to(c, from - 1, n, out) : 0;
}

static bool may_begin(const host_campaign *c, bool by_hand, mh_error *error)
{
    const mh_series *s = c->game->series;
    if (c->count >= campaign_most(c))
        return mh_fail(error, MH_EILLEGAL, "the campaign is over");
    if (by_hand && (!s->recorded || c->count >= s->count))
        return mh_fail(error, MH_EILLEGAL, "this game cannot be recorded by hand");
    return true;
}

static mh_err lay_out(const host_campaign *c, host_session *s)
{
    mh_action list[CAMPAIGN_CARRY];
    uint32_t n = carried(c, c->count + 1, list);
    mh_err err = n > CAMPAIGN_CARRY ? MH_ERANGE : MH_OK;
    for (uint32_t i = 0; i < n && !err; i++)
        err = host_play(s, MH_CHANCE, list[i], NULL);
    return err;
}

host_session *campaign_next(host_campaign *c, bool by_hand, const uint8_t key[HOST_KEY],
                            mh_error *error)
{
    if (campaign_running(c))
        return c->part[c->count - 1];
    if (!may_begin(c, by_hand, error))
        return NULL;
    host_config config = {.game = c->game, .seats = c->seats};
    config.options = c->game->series->options(c->options, c->count + 1, by_hand);
    memcpy(config.player, c->player, sizeof config.player);
    host_fate_open(&config.fate, key);
    host_session *s = NULL;
    if (host_open(&config, error, &s))
        return NULL;
    mh_err err = lay_out(c, s);
    if (err) {
        mh_fail(error, err, "what the last game left cannot be laid out: %s", host_err_text(err));
        host_close(s);
        return NULL;
    }
    c->part[c->count++] = s;
    return s;
}

/* ---- keeping a game --------------------------------------------------------------- */

bool campaign_fits(const host_campaign *c, unsigned n, const host_session *s, mh_error *error)
{
    mh_action list[CAMPAIGN_CARRY];
    const mh_series *r = c->game->series;
    bool hand =
        r->recorded && n <= r->count && s->config.options == r->options(c->options, n, true);
    if (s->config.game != c->game || s->config.seats != c->seats ||
        (!hand && s->config.options != r->options(c->options, n, false)))
        return mh_fail(error, MH_EILLEGAL, "the saga is not the next game of this campaign");
    uint32_t count = carried(c, n, list);
    bool ok = count <= CAMPAIGN_CARRY && count <= s->plies;
    for (uint32_t i = 0; ok && i < count; i++)
        ok = s->seats[i] == MH_CHANCE && s->actions[i].bits == list[i].bits;
    return ok ||
           mh_fail(error, MH_EILLEGAL, "the saga does not begin with what the last game has left");
}

/* The one that is open, as it has become? */
static bool same_game(const host_campaign *c, const host_session *s, mh_error *error)
{
    const host_session *old = c->part[c->count - 1];
    return memcmp(old->config.fate.commitment, s->config.fate.commitment, HOST_KEY) == 0 ||
           mh_fail(error, MH_EILLEGAL, "the saga is of another game than the one that is open");
}

bool campaign_put(host_campaign *c, host_session *s, mh_error *error)
{
    bool again = campaign_running(c);
    if (!(again ? same_game(c, s, error) : may_begin(c, false, error)) ||
        !campaign_fits(c, c->count + !again, s, error)) {
        host_close(s);
        return false;
    }
    if (again)
        host_close(c->part[--c->count]);
    c->part[c->count++] = s;
    return true;
}

static bool copy_game(const host_campaign *c, host_campaign *out)
{
    unsigned i = out->count;
    const host_session *s = c->part[i];
    out->part[i] = campaign_finished(c, i) ? host_branch(s, s->plies) : NULL;
    if (!out->part[i])
        return false;
    out->count++;
    if (!c->seal[i].saga)
        return true;
    out->seal[i] = c->seal[i];
    out->seal[i].saga = malloc(c->seal[i].bytes);
    if (out->seal[i].saga)
        memcpy(out->seal[i].saga, c->seal[i].saga, c->seal[i].bytes);
    return out->seal[i].saga != NULL;
}

bool campaign_fork(const host_campaign *c, unsigned at, const uint8_t key[HOST_KEY],
                   host_campaign *out)
{
    *out = *c;
    memset(out->seal, 0, sizeof out->seal);
    out->changed = NULL;
    out->stale = false;
    out->cut = 0;
    out->count = 0;
    memcpy(out->parent, c->id, sizeof out->parent);
    out->parent_at = at;
    campaign_make_id(key, out->id);
    while (out->count + 1 < at && out->count < c->count)
        if (!copy_game(c, out)) {
            campaign_close(out);
            return false;
        }
    return out->count + 1 == at;
}
