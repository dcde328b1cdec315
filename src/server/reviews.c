/* reviews.c - `review`: after the game, where it was lost (src/lab/review_walk.h), reckoned once
 * for everybody and kept with the table.
 *
 * One review at a time is reckoned, the others wait. It is done in slices that stand behind every
 * search anybody waits for (work.c, unattended), so neither bots nor hints nor the loop notice.
 * What was under way when a server stopped is begun again by whoever asks next. People are called
 * by their seats: who leaves the hall or takes another name is not remembered here. */
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inquiry.h"
#include "lab/review_walk.h"
#include "store/records.h"

enum {
    ITERATIONS = 120, /* as a page does it: both say the same */
    WAITING = 16,
    SLICE_MS = 120,
    LONG_MS = 1000, /* never on the thread that is kept for short works */
};

typedef struct review_task {
    srv_work work;
    queue_job job;
    struct review_task *next;
    srv *s;
    char table[DB_ID], version[16], made[24];
    char *saga;
    size_t length;
    review_walk *walk;
    atomic_uint done; /* thousandths */
    char *page[MH_LANGS];
    char why[160]; /* it cannot be reviewed */
} review_task;

struct reviews {
    review_task *first; /* it runs; the others wait */
    unsigned count;
};

bool reviews_open(srv *s)
{
    s->reviews = calloc(1, sizeof *s->reviews);
    return s->reviews != NULL;
}

static void free_task(review_task *t)
{
    review_walk_close(t->walk);
    for (unsigned i = 0; i < MH_LANGS; i++)
        free(t->page[i]);
    free(t->saga);
    free(t);
}

void reviews_close(srv *s)
{
    for (review_task *t = s->reviews ? s->reviews->first : NULL, *next; t; t = next) {
        next = t->next;
        free_task(t);
    }
    free(s->reviews);
}

static review_task *task_of(const srv *s, const char *table)
{
    review_task *t = s->reviews->first;
    while (t && strcmp(t->table, table) != 0)
        t = t->next;
    return t;
}

/* ---- one review --------------------------------------------------------------------------- */

static bool nobody_waits(const srv_work *work)
{
    (void)work;
    return false;
}

static void write_pages(review_task *t)
{
    char link[40];
    size_t length = 0;
    snprintf(link, sizeof link, "#/r/hall/%s", t->table);
    for (unsigned i = 0; i < MH_LANGS; i++)
        if (!(t->page[i] = review_walk_page(t->walk, i, link, &length)))
            snprintf(t->why, sizeof t->why, "no memory");
}

static void walk(srv_work *work)
{
    review_task *t = (review_task *)work;
    review_walk_job job = {.saga = t->saga,
                           .length = t->length,
                           .iterations = ITERATIONS,
                           .explain = true,
                           .nameless = true};
    uint64_t until = uv_hrtime() + (uint64_t)SLICE_MS * 1000000;
    mh_error e = {.line = 0};
    unsigned done = 0;
    if (!t->walk && !(t->walk = review_walk_open(&job, &e))) {
        snprintf(t->why, sizeof t->why, "%.150s", e.text);
        return;
    }
    do
        done = review_walk_step(t->walk);
    while (done < REVIEW_WALK_DONE && uv_hrtime() < until);
    if (done == REVIEW_WALK_DONE)
        write_pages(t);
    atomic_store(&t->done, done);
}

static void begin_next(srv *s);

static void end_task(review_task *t)
{
    srv *s = t->s;
    s->reviews->first = t->next;
    s->reviews->count--;
    free_task(t);
    begin_next(s);
}

/* Another node may have been as fast: its page says the same. */
static void keep_page(rec_link l, review_task *t, unsigned i)
{
    queue_job *job = &t->job;
    job->err = rec_ask(l, "DELETE FROM reviews WHERE table_id=$1 AND lang=$2", NULL, NULL, 2,
                       REC_TEXTS(t->table, mh_languages[i].code));
    if (!job->err)
        job->err =
            rec_ask(l,
                    "INSERT INTO reviews(table_id,lang,reviewer,made,page)"
                    " SELECT $1,$2,CAST($3 AS bigint),CAST($4 AS bigint),$5"
                    " WHERE EXISTS (SELECT 1 FROM tables WHERE id=$1)",
                    NULL, NULL, 5,
                    REC_TEXTS(t->table, mh_languages[i].code, t->version, t->made, t->page[i]));
}

static review_task *task_of_job(queue_job *job)
{
    return (review_task *)(void *)((char *)job - offsetof(review_task, job));
}

static void run_keep(queue_job *job, const db_api *api, db *d)
{
    review_task *t = task_of_job(job);
    for (unsigned i = 0; i < MH_LANGS && !job->err; i++)
        keep_page((rec_link){api, d}, t, i);
}

static void done_keep(queue_job *job)
{
    review_task *t = task_of_job(job);
    if (job->err)
        srv_log("warn", "a review could not be kept", "table", t->table, "why", job->why, NULL);
    end_task(t);
}

static void after_slice(srv_work *work, bool ran)
{
    review_task *t = (review_task *)work;
    srv *s = t->s;
    if (s->stopping)
        return; /* reviews_close frees it */
    if (!ran && !*t->why)
        snprintf(t->why, sizeof t->why, "no worker");
    if (*t->why) {
        srv_log("warn", "a game could not be reviewed", "table", t->table, "why", t->why, NULL);
        end_task(t);
    } else if (atomic_load(&t->done) < REVIEW_WALK_DONE) {
        work_post(&t->work);
    } else {
        snprintf(t->version, sizeof t->version, "%u", review_walk_version());
        snprintf(t->made, sizeof t->made, "%lld", (long long)srv_now());
        t->job = (queue_job){.writes = true, .run = run_keep, .done = done_keep};
        queue_post(s->queue, &t->job);
    }
}

static void begin_next(srv *s)
{
    review_task *t = s->reviews->first;
    if (!t || s->stopping)
        return;
    t->work = (srv_work){.s = s,
                         .cost_ms = LONG_MS,
                         .bots = true,
                         .awaited = nobody_waits,
                         .run = walk,
                         .done = after_slice};
    work_payer(&t->work, "", "reviews"); /* its own share: nobody's bots are slower for it */
    work_post(&t->work);
}

/* ---- who asks ------------------------------------------------------------------------------- */

enum { T_TABLE, T_LANG };

typedef struct wanted { /* what is to be reviewed where the store has no review */
    size_t length;
    char saga[];
} wanted;

static json_t *answer(const char *table, unsigned done, const char *page)
{
    return json_pack("{s:s,s:s,s:i,s:i,s:s?}", "t", "review", "table", table, "done", (int)done,
                     "reviewer", (int)review_walk_version(), "page", page);
}

static void on_page(void *ctx, const char *const *column)
{
    inquiry *i = ctx;
    i->out = answer(i->text[T_TABLE], REVIEW_WALK_DONE, column[0]);
    i->lacks |= !i->out;
}

static void look(inquiry *i, rec_link l)
{
    char version[16];
    snprintf(version, sizeof version, "%u", review_walk_version());
    i->job.err = rec_ask(l,
                         "SELECT page FROM reviews WHERE table_id=$1 AND lang=$2"
                         " AND reviewer=CAST($3 AS bigint)",
                         on_page, i, 3, REC_TEXTS(i->text[T_TABLE], i->text[T_LANG], version));
}

static bool add_task(srv *s, const char *table, const wanted *w)
{
    review_task *t = calloc(1, sizeof *t), **end = &s->reviews->first;
    if (!t || !(t->saga = malloc(w->length + 1))) {
        free(t);
        return false;
    }
    t->s = s;
    t->length = w->length;
    memcpy(t->saga, w->saga, w->length);
    snprintf(t->table, sizeof t->table, "%.15s", table);
    while (*end)
        end = &(*end)->next;
    *end = t;
    if (!s->reviews->count++)
        begin_next(s);
    return true;
}

/* Of a task that is under way: it is done when its pages are in the store, and not before. */
static unsigned done_of(const review_task *t)
{
    unsigned done = t ? atomic_load(&t->done) : 0;
    return done < REVIEW_WALK_DONE ? done : REVIEW_WALK_DONE - 1;
}

/* In the loop: the store had none, unless the answer is there. */
static void after_look(inquiry *i)
{
    srv *s = i->q->s;
    const char *table = i->text[T_TABLE];
    review_task *t = task_of(s, table);
    if (i->out)
        return;
    if (!t && s->reviews->count >= WAITING)
        req_error(i->q, "busy", NULL, "too many games wait to be reviewed");
    else if (!t && !limits_take(s->limits, LIMIT_REVIEW, i->me, i->now))
        req_error(i->q, "rate", NULL, "too many reviews");
    else if (!t && (s->stopping || !add_task(s, table, i->extra)))
        req_no_memory(i->q);
    else
        i->out = answer(table, done_of(t), NULL);
}

void reviews_ask(srv *s, const hall_wish *w)
{
    srv_client *c = client_find(s, w->to[0]);
    const read_node *req = read_find(w->in, "req");
    if (!c)
        return;
    srv_req q = {s, c, w->in, req && req->type == READ_INT ? req->number : -1};
    const char *lang = req_text(&q, "lang", sizeof "en" - 1);
    if (!lang)
        return;
    if (mh_language_of(lang) == MH_LANGS) {
        req_error(&q, "type", NULL, "'lang' must be a language of the server");
        return;
    }
    wanted *saga = malloc(sizeof *saga + w->length);
    inquiry *i = saga ? inquiry_open(&q, look) : NULL;
    if (!i) {
        if (!saga)
            req_no_memory(&q);
        free(saga);
        return;
    }
    saga->length = w->length;
    memcpy(saga->saga, w->text, w->length);
    snprintf(i->text[T_TABLE], INQUIRY_TEXT, "%s", w->table);
    snprintf(i->text[T_LANG], INQUIRY_TEXT, "%s", lang);
    i->extra = saga;
    i->after = after_look;
    inquiry_send(i, false);
}
