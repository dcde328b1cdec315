/* admin_words.c - `meadhall admin WORD ...`: opens the store beside its servers, finds the word,
 * keeps the audit log, waits for answers. */
#include <pwd.h>
#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "admin_shared.h"
#include "srv.h"

enum { TRIES = 20, NODES = 64, DEFAULT_WAIT = 15, PAUSE_MS = 100 };

/* ---- sentences -------------------------------------------------------------------------- */

int admin_failed(admin *a, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    mh_vfail(a->error, MH_EFAILED, format, args);
    va_end(args);
    return ADMIN_FAILED;
}

int admin_store_failed(admin *a, db_err err)
{
    const char *why = a->l.api->why(a->l.d);
    return err == DB_NOMEM ? admin_failed(a, "no memory")
                           : admin_failed(a, "the store failed: %s", *why ? why : "it is away");
}

static _Thread_local const admin_call *speaking; /* whose word is carried out here */

void admin_print(json_t *line)
{
    if (speaking && speaking->print) {
        speaking->print(speaking->ctx, line);
        return;
    }
    if (line)
        json_dumpf(line, stdout, JSON_COMPACT);
    putchar('\n');
    fflush(stdout);
    json_decref(line);
}

static void pause_ms(int ms)
{
    struct timespec t = {ms / 1000, (long)(ms % 1000) * 1000000};
    nanosleep(&t, NULL);
}

/* ---- answers of servers -------------------------------------------------------------------- */

typedef struct waiting {
    unsigned count;
    struct {
        char sign[DB_ID], name[DB_SPEC];
        bool answered;
    } node[NODES];
    json_t *answers;
} waiting;

static void expect(void *ctx, const rec_node *n)
{
    waiting *w = ctx;
    if (w->count == NODES)
        return;
    snprintf(w->node[w->count].sign, DB_ID, "%s", n->sign);
    snprintf(w->node[w->count++].name, DB_SPEC, "%s", n->name);
}

static void on_answer(void *ctx, const char *const *column)
{
    waiting *w = ctx;
    for (unsigned i = 0; i < w->count; i++)
        if (!w->node[i].answered && strcmp(w->node[i].sign, column[0]) == 0) {
            w->node[i].answered = true;
            json_object_set_new(w->answers, w->node[i].name, json_string(column[1]));
        }
}

static unsigned silent(const waiting *w, const char **name)
{
    unsigned count = 0;
    for (unsigned i = 0; i < w->count; i++)
        if (!w->node[i].answered) {
            *name = w->node[i].name;
            count++;
        }
    return count;
}

/* Every server that was there says what it did. */
static int await(admin *a, const rec_command *c)
{
    waiting w = {.answers = json_object()};
    const char *name = NULL;
    uint64_t seconds = a->call->wait ? a->call->wait : DEFAULT_WAIT;
    db_err err = rec_nodes(a->l, srv_now() - REC_ALIVE_MS, expect, &w);
    for (uint64_t i = 0; !err && i <= seconds * 1000 / PAUSE_MS && silent(&w, &name); i++) {
        if (i)
            pause_ms(PAUSE_MS);
        err = rec_answers(a->l, c->id, on_answer, &w);
    }
    admin_print(json_pack("{s:I,s:s,s:s,s:o}", "command", (json_int_t)c->id, "word", c->word,
                          "about", c->subject, "nodes", w.answers));
    if (err)
        return admin_store_failed(a, err);
    return silent(&w, &name) ? admin_failed(a,
                                            "done in the store, but node '%s' did not answer "
                                            "within %llu s; see `meadhall admin nodes`",
                                            name, (unsigned long long)seconds)
                             : ADMIN_OK;
}

/* ---- changes -------------------------------------------------------------------------------- */

/* One transaction. `taken` tells whose DB_TAKEN it was. */
static db_err attempt(admin *a, rec_command *c, admin_change *change, void *about, bool *taken)
{
    const db_api *api = a->l.api;
    db_err err = api->begin(a->l.d);
    if (err)
        return err;
    err = change ? change(a, about) : DB_OK;
    *taken = err == DB_TAKEN;
    if (!err)
        err = rec_command_put(a->l, c);
    if (!err)
        return api->commit(a->l.d);
    api->rollback(a->l.d);
    return err;
}

static int record(admin *a, rec_command *c, admin_change *change, void *about, const char *taken)
{
    bool was_taken = false;
    db_err err = DB_OK;
    c->at = srv_now();
    snprintf(c->who, sizeof c->who, "%s", a->who);
    for (int i = 0; i < TRIES; i++) { /* another administrator may have the same number */
        err = attempt(a, c, change, about, &was_taken);
        if (err != DB_TAKEN || was_taken)
            break;
        pause_ms(PAUSE_MS);
    }
    return !err ? ADMIN_OK : was_taken ? admin_failed(a, "%s", taken) : admin_store_failed(a, err);
}

static rec_command command_of(const char *word, const char *subject, const char *detail,
                              int64_t until)
{
    rec_command c = {.until = until};
    snprintf(c.word, sizeof c.word, "%s", word);
    snprintf(c.subject, sizeof c.subject, "%s", subject);
    snprintf(c.detail, sizeof c.detail, "%s", detail);
    return c;
}

int admin_do(admin *a, const char *word, const char *subject, const char *detail, int64_t until,
             admin_change *change, void *about, const char *taken)
{
    rec_command c = command_of(word, subject, detail, until);
    int status = record(a, &c, change, about, taken);
    return status ? status : await(a, &c);
}

int admin_note(admin *a, const char *word, const char *subject, const char *detail)
{
    rec_command c = command_of(word, subject, detail, 0);
    return record(a, &c, NULL, NULL, NULL);
}

static bool as_last(admin *a, const char *table, const db_table *t, admin_fill *fill, void *about,
                    db_err *err)
{
    char body[REC_DETAIL + 64];
    bool won = false;
    db_row row;
    *err = rec_last_row(a->l, table, &row);
    if (*err)
        return true;
    row.seq++;
    row.at = srv_now();
    row.after = row.writer;
    randombytes_buf(&row.writer, sizeof row.writer);
    if (!fill(a, t, &row, body, sizeof body, about))
        return true;
    row.body = body;
    row.length = strlen(body);
    *err = a->l.api->append(a->l.d, &row, 1, &won);
    return *err || won;
}

db_err admin_append(admin *a, const char *table, admin_fill *fill, void *about)
{
    db_err err = DB_OK;
    for (int i = 0; i < TRIES; i++) {
        db_table t;
        err = a->l.api->table(a->l.d, table, &t);
        if (err || as_last(a, table, &t, fill, about, &err))
            return err;
        pause_ms(PAUSE_MS / 10);
    }
    return DB_TAKEN;
}

/* ---- words ---------------------------------------------------------------------------------- */

static const struct {
    const char *word, *args;
    int low, high;
    int (*run)(admin *a);
} words[] = {
    {"find", "TEXT", 1, 1, admin_find},
    {"rename", "PLAYER NAME", 2, 2, admin_rename},
    {"ban", "PLAYER", 1, 1, admin_ban},
    {"unban", "PLAYER", 1, 1, admin_unban},
    {"delete", "PLAYER or TABLE", 1, 1, admin_delete},
    {"export", "PLAYER", 1, 1, admin_export},
    {"erase", "PLAYER", 1, 1, admin_erase},
    {"close", "TABLE", 1, 1, admin_close},
    {"retire", "DAYS", 1, 1, admin_retire},
    {"notice", "TEXT", 1, 1, admin_notice},
    {"drain", "NODE", 1, 1, admin_drain},
    {"undrain", "NODE", 1, 1, admin_undrain},
    {"nodes", "nothing", 0, 0, admin_nodes},
    {"look", "nothing", 0, 0, admin_needy},
    {"letters", "nothing", 0, 0, admin_letters},
    {"leave", "PLAYER", 1, 1, admin_leave},
    {"keeper", "PLAYER and on or off", 2, 2, admin_keeper},
    {"quiet", "PLAYER", 1, 1, admin_quiet},
    {"reports", "nothing", 0, 0, admin_reports},
    {"settle", "REPORT", 1, 1, admin_settle},
    {"ratings", "nothing, or --again", 0, 0, admin_ratings},
    {"log", "at most a COUNT", 0, 1, admin_log},
};

static void name_administrator(char out[REC_WHO])
{
    const struct passwd *p = getpwuid(getuid());
    const char *behind = getenv("SUDO_USER");
    snprintf(out, REC_WHO, "%.30s%s%.28s", p ? p->pw_name : "?", behind ? "/" : "",
             behind ? behind : "");
}

static bool open_store(admin *a, mh_error *error)
{
    const admin_call *call = a->call;
    a->l.api = call->postgres ? db_postgres() : &db_sqlite;
    if (!a->l.api) {
        mh_fail(error, MH_EFAILED, "this program was built without PostgreSQL");
        return false;
    }
    char path[4096];
    snprintf(path, sizeof path, "%s/meadhall.db", call->data ? call->data : "");
    bool memory = call->data && strcmp(call->data, DB_MEMORY) == 0;
    if (!call->postgres && !memory && access(path, R_OK | W_OK) != 0) {
        mh_fail(error, MH_EFAILED, "there is no store in %.150s, or it may not be written",
                call->data);
        return false;
    }
    a->l.d = a->l.api->open(call->postgres ? call->postgres : call->data, error);
    return a->l.d && !a->l.api->fits(a->l.d, error);
}

static int run_word(const admin_call *call, int (*run)(admin *a), mh_error *error)
{
    if (!call->who) /* a server's time goes on */
        wall_start();
    admin a = {.call = call, .error = error, .now = srv_now()};
    int status = ADMIN_FAILED;
    if (call->who)
        snprintf(a.who, sizeof a.who, "%.*s", REC_WHO - 1, call->who);
    else
        name_administrator(a.who);
    speaking = call;
    if (sodium_init() < 0)
        mh_fail(error, MH_EFAILED, "no randomness");
    else if (open_store(&a, error)) {
        a.l.api->sign(a.l.d, "admin");
        status = run(&a);
    }
    if (a.l.api)
        a.l.api->close(a.l.d);
    speaking = NULL;
    return status;
}

int admin_run(const admin_call *call, mh_error *error)
{
    char known[400] = "";
    for (size_t i = 0; i < MH_COUNT(words); i++) {
        if (strcmp(words[i].word, call->word) != 0)
            continue;
        if (call->count >= words[i].low && call->count <= words[i].high)
            return run_word(call, words[i].run, error);
        mh_fail(error, MH_EILLEGAL, "%s takes %s", words[i].word, words[i].args);
        return ADMIN_WRONG_WORD;
    }
    for (size_t i = 0, n = 0; i < MH_COUNT(words) && n < sizeof known; i++)
        n += (size_t)snprintf(known + n, sizeof known - n, "%s %s", i ? "," : "", words[i].word);
    mh_fail(error, MH_EPARSE, "unknown word '%.40s'; expected one of%s", call->word, known);
    return ADMIN_WRONG_WORD;
}
