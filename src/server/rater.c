/* rater.c - when games are rated, and who is told. */
#include <stdlib.h>
#include <string.h>

#include "ratings.h"
#include "srv.h"

enum { MOVED = RATINGS_BATCH * DB_SEATS };

/* ---- telling ----------------------------------------------------------------------------------- */

typedef struct news { /* a rating that has moved, for the connections of its player here */
    queue_job job;
    srv *s;
    char player[DB_ID], table[DB_ID], game[DB_ID];
    int seat, seats;
    int64_t games;
    rating before, after;
    person_facts facts;
    bool found;
} news;

static void on_news(void *ctx, const char *const *c)
{
    news *n = ctx;
    n->found = true;
    n->seat = (int)strtol(c[0], NULL, 10);
    n->before = (rating){strtod(c[1], NULL), strtod(c[2], NULL)};
    n->after = (rating){strtod(c[3], NULL), strtod(c[4], NULL)};
    snprintf(n->game, sizeof n->game, "%s", c[5]);
    n->seats = (int)strtol(c[6], NULL, 10);
    n->games = strtoll(c[7], NULL, 10);
}

static void run_news(queue_job *job, const db_api *api, db *d)
{
    news *n = (news *)job;
    rec_link l = {api, d};
    job->err = rec_ask(l,
                       "SELECT s.seat,s.mu0,s.sigma0,s.mu,s.sigma,g.game,g.seats,r.games FROM"
                       " game_seats s JOIN games g ON g.table_id=s.table_id JOIN ratings r ON"
                       " r.player=s.player AND r.game=g.game AND r.seats=g.seats WHERE"
                       " s.table_id=$1 AND s.player=$2 AND s.mu IS NOT NULL",
                       on_news, n, 2, REC_TEXTS(n->table, n->player));
    if (!job->err)
        job->err = facts_read(l, n->player, &n->facts);
}

static json_t *news_json(const news *n)
{
    int64_t now = rate_shown(n->after);
    return json_pack("{s:s,s:s,s:i,s:s,s:i,s:I,s:I,s:I,s:I,s:b,s:I,s:b}", "t", "rated", "table",
                     n->table, "seat", n->seat, "game", n->game, "seats", n->seats, "rating",
                     (json_int_t)now, "range", (json_int_t)rate_range(n->after), "change",
                     (json_int_t)(now - rate_shown(n->before)), "games", (json_int_t)n->games,
                     "settling", (int)(n->games < RATE_SETTLED_GAMES), "rated_from",
                     (json_int_t)n->facts.rated_from, "warned", (int)(n->facts.warned > 0));
}

static void done_news(queue_job *job)
{
    news *n = (news *)job;
    srv *s = n->s;
    for (unsigned i = 0; !job->err && n->found && i < SRV_SLOTS; i++)
        for (srv_client *c = s->clients[i]; c; c = c->next) {
            if (!c->hello || strcmp(c->me.id, n->player) != 0)
                continue;
            c->facts.rated_from = n->facts.rated_from;
            c->facts.warned = n->facts.warned;
            hosting_came(c);
            req_reply(&(srv_req){s, c, NULL, -1}, news_json(n));
        }
    facts_free(&n->facts);
    free(n);
}

void rater_tell(srv *s, const char *player, const char *table)
{
    news *n = client_of_player(s, player) && !s->stopping ? calloc(1, sizeof *n) : NULL;
    if (!n) /* who is not told looks it up */
        return;
    n->job = (queue_job){.run = run_news, .done = done_news};
    n->s = s;
    snprintf(n->player, sizeof n->player, "%s", player);
    snprintf(n->table, sizeof n->table, "%s", table);
    queue_post(s->queue, &n->job);
}

/* ---- rating ------------------------------------------------------------------------------------- */

typedef struct folding {
    queue_job job;
    srv *s;
    int count, moved;
    struct {
        char player[DB_ID], table[DB_ID];
    } at[MOVED];
} folding;

static void on_moved(void *ctx, const char *player, const char *table)
{
    folding *f = ctx;
    if (f->moved == MOVED)
        return;
    snprintf(f->at[f->moved].player, DB_ID, "%s", player);
    snprintf(f->at[f->moved++].table, DB_ID, "%s", table);
}

/* Other nodes tell those who are connected there. */
static db_err tell_nodes(const folding *f, const db_api *api, db *d)
{
    db_err err = DB_OK;
    for (int i = 0; i < f->moved && !err; i++) {
        char payload[4 * DB_ID];
        snprintf(payload, sizeof payload, "%s +%s:%s", f->s->sign, f->at[i].player, f->at[i].table);
        err = api->tell(d, payload);
    }
    return err;
}

static void run_fold(queue_job *job, const db_api *api, db *d)
{
    folding *f = (folding *)job;
    job->err = ratings_fold((rec_link){api, d}, on_moved, f, &f->count);
    if (!job->err)
        job->err = tell_nodes(f, api, d);
}

static void done_fold(queue_job *job)
{
    folding *f = (folding *)job;
    srv *s = f->s;
    s->rating.busy = false;
    for (int i = 0; !job->err && i < f->moved; i++)
        rater_tell(s, f->at[i].player, f->at[i].table);
    s->rating.due |= !job->err && f->count == RATINGS_BATCH;
    free(f);
    if (s->rating.due)
        ratings_due(s);
}

void ratings_due(srv *s)
{
    folding *f = s->rating.busy || s->stopping ? NULL : calloc(1, sizeof *f);
    s->rating.due = !f; /* what comes while one is under way may be too late for it */
    if (!f)
        return;
    s->rating.busy = true;
    f->job = (queue_job){.writes = true, .run = run_fold, .done = done_fold};
    f->s = s;
    queue_post(s->queue, &f->job);
}
