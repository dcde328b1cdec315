/* keeper.c - `keeper`: what `meadhall admin` can do, for accounts that are marked so. The words are
 * carried out in a thread with a handle of its own, as the command line does it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "admin.h"
#include "admin_shared.h"
#include "meadhall/version.h"
#include "srv.h"

enum { ARGS = 3, TEXT = 600, WAIT = 10 };

typedef struct keeping {
    uv_work_t work;
    srv *s;
    srv_req *q; /* or NULL */
    admin_call call;
    char code[16], who[REC_WHO], keeper[DB_ID], word[REC_WORD], reason[REC_DETAIL];
    char text[ARGS][TEXT];
    char *args[ARGS];
    mh_error error;
    int status;
    json_t *lines;
    void (*done)(const srv_req *q, json_t *lines);
} keeping;

static void take_line(void *ctx, json_t *line)
{
    keeping *k = ctx;
    json_array_append_new(k->lines, line);
}

static void run_word(uv_work_t *work)
{
    keeping *k = work->data;
    k->status = admin_run(&k->call, &k->error);
}

static void after_word(uv_work_t *work, int failed)
{
    keeping *k = work->data;
    if (failed)
        mh_fail(&k->error, MH_EFAILED, "the server stops");
    if (k->q && (failed || k->status))
        req_error(k->q, k->code, NULL, "%s", k->error.text);
    else if (k->q && k->done)
        k->done(k->q, k->lines);
    if (failed || k->status)
        srv_log("warn", "an administrator's word failed", "word", k->word, "why", k->error.text,
                NULL);
    k->s->keepers--;
    json_decref(k->lines);
    req_free(k->q);
    free(k);
}

static keeping *keeping_open(srv *s, srv_req *q, const char *code, const char *who,
                             const char *word)
{
    keeping *k = calloc(1, sizeof *k);
    if (!k)
        return NULL;
    k->s = s;
    k->lines = json_array();
    k->q = q ? req_keep(q) : NULL;
    snprintf(k->code, sizeof k->code, "%s", code);
    snprintf(k->who, sizeof k->who, "%s", who);
    snprintf(k->word, sizeof k->word, "%s", word);
    for (int i = 0; i < ARGS; i++)
        k->args[i] = k->text[i];
    k->call = (admin_call){.data = s->config.data,
                           .postgres = s->config.postgres,
                           .word = k->word,
                           .args = k->args,
                           .minutes = 10,
                           .wait = WAIT,
                           .who = k->who,
                           .print = take_line,
                           .ctx = k};
    return k;
}

static void keeping_send(keeping *k)
{
    k->work.data = k;
    k->s->keepers++;
    if (uv_queue_work(k->s->loop, &k->work, run_word, after_word))
        after_word(&k->work, UV_ENOMEM);
}

void keeper_run(srv *s, srv_req *q, const char *code, const char *who, const char *word,
                const char *subject, void (*done)(const srv_req *q, json_t *lines))
{
    keeping *k = keeping_open(s, q, code, who, word);
    if (!k)
        return;
    snprintf(k->text[0], TEXT, "%s", subject);
    k->call.count = 1;
    k->done = done;
    keeping_send(k);
}

/* ---- the message ---------------------------------------------------------------------------------- */

static void tell_lines(const srv_req *q, json_t *lines)
{
    req_reply(q, json_pack("{s:s,s:O}", "t", "keeper", "lines", lines));
}

/* The ring turns with the quarters; those in which nobody looked were empty. */
void keeper_tick(srv *s)
{
    const int64_t quarter_ms = 900000;
    int64_t now = srv_now() / quarter_ms;
    uint64_t acts = hall_figures_of(s->hall)->acts;
    if (!s->moves.at || now > s->moves.at + SRV_QUARTERS)
        s->moves.at = now - SRV_QUARTERS;
    while (s->moves.at < now)
        s->moves.quarter[++s->moves.at % SRV_QUARTERS] = 0;
    s->moves.quarter[s->moves.at % SRV_QUARTERS] += (unsigned)(acts - s->moves.told);
    s->moves.told = acts;
}

/* The oldest first. */
static json_t *moves_json(const srv *s)
{
    json_t *list = json_array();
    for (int i = 1; i <= SRV_QUARTERS; i++)
        json_array_append_new(list,
                              json_integer(s->moves.quarter[(s->moves.at + i) % SRV_QUARTERS]));
    return list;
}

/* What only this process knows. */
static void tell_now(const srv_req *q)
{
    const srv *s = q->s;
    keeper_tick(q->s);
    const hall_figures *h = hall_figures_of(s->hall);
    queue_figures d = queue_look(s->queue);
    json_t *line = json_pack(
        "{s:s,s:I,s:I,s:I,s:I,s:I,s:I,s:I,s:b,s:s,s:s,s:I,s:o}", "node", s->node, "clients",
        (json_int_t)s->client_count, "tables", (json_int_t)h->tables, "acts", (json_int_t)h->acts,
        "chats", (json_int_t)h->chats, "errors", (json_int_t)h->errors, "commits",
        (json_int_t)d.commits, "since", (json_int_t)s->started, "store", (int)d.alive, "why", d.why,
        "version", mh_version(), "frozen", (json_int_t)h->frozen, "moves", moves_json(s));
    req_reply(q, json_pack("{s:s,s:[o]}", "t", "keeper", "lines", line));
}

/* Rights, nodes and reckonings are the command line's. */
static bool word_ok(const char *word)
{
    static const char *const words[] = {"find",    "rename", "ban",    "unban",  "delete", "export",
                                        "erase",   "close",  "notice", "nodes",  "log",    "quiet",
                                        "reports", "settle", "look",   "letters"};
    for (size_t i = 0; i < MH_COUNT(words); i++)
        if (strcmp(words[i], word) == 0)
            return true;
    return false;
}

static bool read_args(const srv_req *q, keeping *k)
{
    const read_node *list = read_find(q->in, "args");
    if (!list || list->type == READ_NULL)
        return true;
    const read_node *x = list->type == READ_LIST && list->count <= ARGS ? list->first : NULL;
    bool ok = list->type == READ_LIST && list->count <= ARGS;
    for (; x && ok; x = x->next) {
        ok = x->type == READ_TEXT && strlen(x->text) < TEXT && x->text[0] != '-';
        if (ok)
            snprintf(k->text[k->call.count++], TEXT, "%s", x->text);
    }
    if (!ok)
        req_error(q, "type", NULL, "'args' must be a list of at most %d texts", ARGS);
    return ok;
}

static bool read_rest(const srv_req *q, keeping *k)
{
    const char *reason = NULL;
    int64_t days = 0;
    const read_node *x = read_find(q->in, "days");
    if (!read_args(q, k) || !req_text_or_null(q, "reason", REC_DETAIL - 1, &reason) ||
        (x && x->type != READ_NULL && !req_int(q, "days", 0, 36500, &days)))
        return false;
    snprintf(k->reason, sizeof k->reason, "%s", reason ? reason : "");
    k->call.reason = reason ? k->reason : NULL;
    k->call.days = (uint64_t)days;
    return true;
}

void keeper_ask(srv_req *q)
{
    const char *word = req_text(q, "word", REC_WORD - 1);
    if (!word)
        return;
    if (!q->c->facts.keeper) {
        req_error(q, "keeper", NULL, "only for the keepers of this hall");
        return;
    }
    if (strcmp(word, "now") == 0) {
        tell_now(q);
        return;
    }
    if (!word_ok(word) || q->s->keepers >= SRV_KEEPERS) {
        req_error(q, word_ok(word) ? "busy" : "keeper", NULL,
                  word_ok(word) ? "one after the other" : "not a keeper's word");
        return;
    }
    keeping *k = keeping_open(q->s, q, "keeper", q->c->me.name, word);
    if (!k || !k->q || !k->lines || !read_rest(q, k)) {
        if (!k)
            req_no_memory(q);
        else {
            json_decref(k->lines);
            req_free(k->q);
        }
        free(k);
        return;
    }
    memcpy(k->keeper, q->c->me.id, sizeof k->keeper);
    k->call.keeper = k->keeper;
    k->done = tell_lines;
    keeping_send(k);
}
