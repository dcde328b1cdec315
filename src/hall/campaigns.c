/* campaigns.c - a campaign is a table of tables: who sits there, which table its scenario is played
 * at, and what was played, a page a scenario. A scenario's table is a table as any other.
 *
 * Two tables, and no row is about both, so the order is what keeps them together whenever a hall
 * ends: a scenario is named in the campaign before its table is made, and made by whoever looks for
 * it and finds none; its end is durable at its own table before the book tells of it, and whoever
 * has both in memory writes the page that lacks. The games of a book are played again where it is
 * read, in memory of the host layer that is given back before the call ends. */
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "host/campaign.h"
#include "host/present_campaign.h"
#include "inside.h"

bool is_campaign(const table *t)
{
    return strncmp(t->head.id, HALL_CAMPAIGN, sizeof HALL_CAMPAIGN - 1) == 0;
}

static const char *title_of(const table *t)
{
    return t->pages && t->pages->text ? t->pages->text : "";
}

static bool played_to_the_end(const table *t)
{
    return !t->loading && t->session.now && !t->session.now->depth && !t->now.shut;
}

/* ---- the campaign that the pages make --------------------------------------------------------- */

static void name_seats(const table *t, host_config *config)
{
    for (int seat = 0; seat < t->seats; seat++) {
        const chair *c = &t->now.chair[seat];
        host_player *p = &config->player[seat];
        snprintf(p->name, sizeof p->name, "%.47s", c->name);
        snprintf(p->bot, sizeof p->bot, "%.47s", c->for_bot ? c->bot : "human");
    }
}

/* To be closed; false: a page cannot be read, as `e` says. */
static bool read_pages(const table *t, host_campaign *c, mh_error *e)
{
    host_config config = t->session.config;
    name_seats(t, &config);
    campaign_open(c, &config, t->head.fate);
    if (t->forked) {
        memcpy(c->parent, t->forked->id, sizeof c->parent);
        c->parent_at = t->forked->at;
    }
    *e = (mh_error){.code = MH_OK};
    for (const book_page *p = t->pages ? t->pages->next : NULL; p; p = p->next)
        if (!campaign_take_parts(c, p->text, p->length, e)) {
            campaign_close(c);
            return false;
        }
    return true;
}

/* Its game as the last of the campaign, for as long as the caller looks. */
static void lend_game(host_campaign *c, host_session *s)
{
    if (s)
        c->part[c->count++] = s;
}

static void close_lent(host_campaign *c, const host_session *s)
{
    if (s)
        c->count--;
    campaign_close(c);
}

static void refuse_pages(const asked *q, const mh_error *e)
{
    if (e->code == MH_ENOMEM)
        refuse_memory(q);
    else
        refuse_line(q, "campaign", e);
}

/* ---- the page of a scenario -------------------------------------------------------------------- */

typedef struct writing {
    const host_campaign *campaign;
    unsigned game; /* from 0; UINT_MAX: all of them */
    bool *lacks;   /* memory */
} writing;

static void put_games(mh_text *out, const void *about)
{
    const writing *w = about;
    *w->lacks = w->game == UINT_MAX ? !campaign_put_text(out, w->campaign)
                                    : !campaign_put_part(out, w->campaign, w->game);
}

/* As in docs/campaign.md, until the next call; NULL: no memory. */
static const char *games_text(hall *h, const host_campaign *c, unsigned game)
{
    bool lacks = false;
    size_t n = 0;
    const char *text = turn_text(h, put_games, &(writing){c, game, &lacks}, &n);
    return lacks ? NULL : text;
}

/* Who sat there is told by the seats: a name stands in one place alone, and can be taken out. */
static const char *page_text(const table *t, const table *scenario)
{
    host_session game = scenario->session;
    host_campaign c = {.game = t->game, .options = t->options, .seats = t->seats};
    for (int seat = 0; seat < t->seats; seat++)
        game.config.player[seat].name[0] = 0;
    c.count = t->now.played + 1;
    c.part[t->now.played] = &game;
    return games_text(t->h, &c, t->now.played);
}

static void write_lines(draft *d, const char *text)
{
    char line[HALL_LINE];
    while (*text && !d->err) {
        size_t n = strcspn(text, "\n");
        if (n >= sizeof line || !text[n])
            d->err = MH_EPARSE; /* no line of ours is so long, and each is closed */
        memcpy(line, text, d->err ? 0 : n);
        line[d->err ? 0 : n] = 0;
        change_text(d, line);
        text += n + 1;
    }
}

/* The book turns its page. Without memory it is tried again with the next tick. */
static void record(table *t)
{
    const table *scenario = *t->now.scenario ? table_find(t->h, t->now.scenario) : NULL;
    if (!scenario || t->load || t->drafts || t->frozen || !played_to_the_end(scenario))
        return;
    draft *d = draft_open(t);
    const char *text = d ? page_text(t, scenario) : NULL;
    if (text) {
        change_page(d, t->now.played + 1);
        write_lines(d, text);
        draft_commit(d, NULL, NULL);
    } else if (d) {
        draft_free(d);
    }
}

/* Known to have been written, or begun anew at another table. */
static bool stands_in_book(const table *campaign, const table *t)
{
    return campaign->now.played >= t->scenario || strcmp(campaign->now.scenario, t->head.id) != 0;
}

/* A game that is over is looked for in its campaign until it stands there. */
static void look_for_book(table *t)
{
    table *campaign = table_find(t->h, t->campaign);
    if (!campaign)
        table_load(t->h, t->campaign);
    if (!campaign || campaign->load || campaign->behind)
        return; /* it looks here when it has been read */
    t->recorded = stands_in_book(campaign, t);
    if (!t->recorded)
        record(campaign);
}

void campaign_look(table *t)
{
    if (t->campaign[0] && !t->recorded && played_to_the_end(t))
        look_for_book(t);
    else if (is_campaign(t))
        record(t);
}

/* ---- at the scenario's table and back ------------------------------------------------------------
 */

/* It goes on at the campaign; taken over. */
static void go_back(hall *h, request *q, stage as)
{
    const read_node *in = read_object(q->text, q->length, turn_room, h);
    const read_node *id = in ? read_find(in, "table") : NULL;
    q->stage = as;
    if (id) {
        request_at(h, q, id->text);
        return;
    }
    refuse_kept(h, q, "busy", "no memory: ask again");
    request_free(h, q);
}

void campaign_alone(hall *h, request *q) { go_back(h, q, STAGE_BACK); }

void campaign_back(asked *q)
{
    request *kept = request_keep(q);
    if (kept)
        go_back(q->h, kept, STAGE_BACK);
}

/* The table of the scenario that is being played, or NULL: there is none. False: it has to be
 * loaded, and the request comes again. */
static bool reach_scenario(const asked *q, table **out)
{
    const char *id = q->on->scenario;
    table *t = *id ? table_find(q->h, id) : NULL;
    *out = t && !t->loading ? t : NULL;
    if (!*id || *out || q->stage == STAGE_BACK)
        return true;
    request *kept = request_keep(q);
    if (!kept)
        return false;
    kept->stage = STAGE_AWAY;
    request_at(q->h, kept, id);
    return false;
}

static bool campaign_ok(const asked *q)
{
    if (!is_campaign(q->t))
        refuse(q, "campaign", NULL, "this table is no campaign");
    else if (q->t->frozen)
        refuse(q, "frozen", NULL, "%s", q->t->frozen);
    else
        return true;
    return false;
}

/* ---- reading the book ---------------------------------------------------------------------------
 */

static void put_parent(mh_text *out, const forked *f)
{
    if (!f) {
        mh_put(out, "null");
        return;
    }
    mh_put(out, "{\"table\":");
    present_string(out, f->table);
    mh_put(out, ",\"at\":");
    mh_put_int(out, f->at);
    mh_put(out, "}");
}

void put_book(mh_text *out, const table *t, const standing *on)
{
    mh_put(out, "{\"title\":");
    present_string(out, title_of(t));
    mh_put(out, ",\"played\":");
    mh_put_int(out, on->played);
    mh_put(out, ",\"table\":");
    if (*on->scenario)
        present_string(out, on->scenario);
    else
        mh_put(out, "null");
    mh_put(out, ",\"parent\":");
    put_parent(out, t->forked);
    mh_put(out, "}");
}

typedef struct opened {
    const asked *q;
    const host_campaign *campaign;
} opened;

static void put_campaign(mh_text *out, const void *about)
{
    const opened *o = about;
    mh_put(out, ",\"book\":");
    put_book(out, o->q->t, o->q->on);
    mh_put(out, ",\"show\":");
    present_campaign(out, o->campaign);
}

void on_campaign(asked *q)
{
    host_campaign c;
    mh_error e;
    table *scenario = NULL;
    if (!campaign_ok(q) || !reach_scenario(q, &scenario))
        return;
    if (!read_pages(q->t, &c, &e)) {
        refuse_pages(q, &e);
        return;
    }
    host_session *game = scenario && scenario->session.now ? &scenario->session : NULL;
    lend_game(&c, game);
    answer(q, "campaign", q->t->head.id, put_campaign, &(opened){q, &c});
    close_lent(&c, game);
}

static void put_campaign_text(mh_text *out, const void *text)
{
    mh_put(out, ",\"text\":");
    present_string(out, text);
}

/* The games that are over: a file as campaigns of one device are kept in. */
void on_campaign_text(asked *q)
{
    host_campaign c;
    mh_error e;
    if (!campaign_ok(q))
        return;
    if (!read_pages(q->t, &c, &e)) {
        refuse_pages(q, &e);
        return;
    }
    const char *text = games_text(q->h, &c, UINT_MAX);
    campaign_close(&c);
    if (text)
        answer(q, "campaign_text", q->t->head.id, put_campaign_text, text);
    else
        refuse_memory(q);
}

/* ---- beginning a scenario ------------------------------------------------------------------------
 */

static void put_scenario(mh_text *out, const void *about)
{
    const table *t = about;
    mh_put(out, ",\"campaign\":");
    present_string(out, t->campaign);
    mh_put(out, ",\"number\":");
    mh_put_int(out, t->scenario);
}

/* Whoever else asked for it waits at the campaign. */
static void table_is_laid(hall *h, const char *campaign)
{
    table *t = table_find(h, campaign);
    if (!t)
        return;
    t->lays = false;
    table_go_on(t);
}

static void tell_scenario(hall *h, table *t, request *q)
{
    answer_kept(h, q, "scenario", t->head.id, put_scenario, t);
    request_free(h, q);
    table_is_laid(h, t->campaign);
}

bool campaign_not_made(hall *h, draft *d, hall_stored_as how)
{
    request *q = d->q;
    table_is_laid(h, d->campaign);
    if (!q || how != HALL_LOST || q->tries++ >= HALL_TRIES)
        return false;
    d->q = NULL; /* another was faster: it is asked for again, and found */
    go_back(h, q, STAGE_FIRST);
    return true;
}

/* True: no seat is free. */
static bool sit_all(draft *d, const standing *campaign)
{
    bool full = true;
    for (int seat = 0; seat < d->t->seats; seat++) {
        const chair *c = &campaign->chair[seat];
        if (c->player[0])
            change_sit(d, seat, c->player, c->name);
        if (c->for_bot && !d->to.chair[seat].for_bot) /* it took a seat that was free */
            change_bot(d, seat, c->bot);
        full = full && (c->for_bot || c->player[0]);
    }
    return full;
}

/* With what the last scenario has left laid out. */
static void make_table(const asked *q, const host_session *first)
{
    hall_head head = q->t->head;
    create_head(q, &head, q->t->game);
    memcpy(head.id, q->on->scenario, sizeof head.id);
    luck_bytes(q->h, "fate", head.fate, sizeof head.fate);
    mh_options_format(q->t->game, first->config.options, head.options, sizeof head.options);
    table *t = table_new(q->h, &head);
    draft *d = t ? draft_open(t) : NULL;
    if (!d) {
        if (t)
            table_free(t);
        refuse_memory(q);
        return;
    }
    change_made(d);
    change_campaign(d, q->t->head.id, q->on->played + 1);
    sit_all(d, q->on);
    change_start(d);
    for (uint32_t i = 0; i < first->plies; i++)
        change_play(d, MH_CHANCE, first->actions[i]);
    change_draw(d);
    q->t->lays = create_send(q, d, tell_scenario);
}

static void make_scenario(const asked *q)
{
    host_campaign c;
    mh_error e;
    if (!read_pages(q->t, &c, &e)) {
        refuse_pages(q, &e);
        return;
    }
    const host_session *first = campaign_next(&c, false, q->t->head.fate, &e);
    if (first)
        make_table(q, first);
    else
        refuse_pages(q, &e);
    campaign_close(&c);
}

/* The scenario has a table's name: now that is made. */
static void named_scenario(hall *h, table *t, request *q)
{
    (void)t;
    campaign_alone(h, q);
}

static void name_scenario(asked *q)
{
    char id[HALL_ID];
    draft *d = draft_open(q->t);
    if (!d) {
        refuse_memory(q);
        return;
    }
    luck_id(q->h, id);
    hall_spend(q, HALL_MAY_CREATE);
    change_scenario(d, q->on->played + 1, id);
    d->tell = named_scenario;
    draft_commit(d, q, NULL);
}

static bool may_begin(const asked *q)
{
    if (q->on->shut)
        refuse(q, "closed", NULL, "%s", q->on->closed);
    else if (q->on->status != HALL_PLAYING)
        refuse(q, "status", NULL,
               q->on->status == HALL_OVER ? "the campaign is over" : "seats are open");
    else if (!(q->may & HALL_MAY_CREATE) && q->stage != STAGE_BACK)
        refuse(q, "rate", NULL, "too many new tables");
    else
        return true;
    return false;
}

void on_campaign_play(asked *q)
{
    table *scenario = NULL;
    if (!campaign_ok(q) || !reach_scenario(q, &scenario))
        return;
    bool ends = scenario && played_to_the_end(scenario);
    if (ends)
        refuse(q, "busy", NULL, "the book is being written: ask again");
    else if (scenario && !scenario->frozen && !scenario->now.shut)
        answer(q, "scenario", scenario->head.id, put_scenario, scenario);
    else if (!may_begin(q))
        return;
    else if (*q->on->scenario && !scenario)
        make_scenario(q);
    else
        name_scenario(q); /* the first, the next, or again where a table was closed */
}

/* ---- leaving for another ---------------------------------------------------------------------- */

static void copy_pages(draft *d, const table *from, unsigned at)
{
    const book_page *p = from->pages ? from->pages->next : NULL;
    for (unsigned n = 1; n < at && p; n++, p = p->next) {
        change_page(d, n);
        write_lines(d, p->text);
    }
}

/* All who sit at this one sit there, too; this one is as it was. */
static void fork_at(const asked *q, unsigned at)
{
    char id[CAMPAIGN_ID];
    hall_head head = q->t->head;
    create_book_head(q, &head, q->t->game);
    table *t = table_new(q->h, &head);
    draft *d = t ? draft_open(t) : NULL;
    if (!d) {
        if (t)
            table_free(t);
        refuse_memory(q);
        return;
    }
    campaign_make_id(q->t->head.fate, id);
    change_book(d, member_text(q, "title"));
    change_fork(d, at, q->t->head.id, id);
    copy_pages(d, q->t, at);
    if (sit_all(d, q->on))
        change_start(d);
    create_send(q, d, create_tell);
}

static bool may_fork(const asked *q, unsigned at)
{
    const mh_series *s = q->t->game->series;
    if (q->on->shut)
        refuse(q, "closed", NULL, "%s", q->on->closed);
    else if (at > q->on->played + 1)
        refuse(q, "status", NULL, "scenario %u is not over yet", at - 1);
    else if (at > s->count && !s->goes_on)
        refuse(q, "status", NULL, "nothing follows the last scenario");
    else if (!(q->may & HALL_MAY_CREATE))
        refuse(q, "rate", NULL, "too many new tables");
    else
        return title_ok(q);
    return false;
}

void on_campaign_fork(asked *q)
{
    unsigned at = (unsigned)member_int(q, "at", 1);
    if (!campaign_ok(q) || !may_fork(q, at))
        return;
    hall_spend(q, HALL_MAY_CREATE);
    fork_at(q, at);
}
