/* post.c - addresses and their codes; notices. Parcels are in parcels.c. */
#include "post.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CALLS = 200, CALL_OVER = 128, RESET_LIVES = 3600000, RESET_KEPT = 900000 };

/* Of somebody who only knows the name, too: 10^12 codes are far more. */
#define RESET_TRIES "100"

post_number post_text(int64_t x)
{
    post_number n;
    snprintf(n.text, sizeof n.text, "%lld", (long long)x);
    return n;
}

static int64_t int_of(const char *text) { return strtoll(text, NULL, 10); }

static void take(char *out, size_t cap, const char *text) { snprintf(out, cap, "%s", text); }

static db_err tell(rec_link l, const char *sql, int count, const char *const *texts)
{
    return rec_ask(l, sql, NULL, NULL, count, texts);
}

/* ---- addresses ------------------------------------------------------------------------------ */

static void on_contact(void *ctx, const char *const *column)
{
    post_contact *c = ctx;
    take(c->email, sizeof c->email, column[0]);
    take(c->waiting, sizeof c->waiting, column[1]);
    take(c->lang, sizeof c->lang, column[2]);
    c->kinds = (int)int_of(column[3]);
    take(c->mail_off, sizeof c->mail_off, column[4]);
    take(c->hook, sizeof c->hook, column[5]);
    c->hook_kinds = (int)int_of(column[6]);
    c->hook_fails = (int)int_of(column[7]);
    take(c->hook_off, sizeof c->hook_off, column[8]);
}

#define CONTACT "email,waiting,lang,kinds,mail_off,hook,hook_kinds,hook_fails,hook_off"

db_err post_contact_get(rec_link l, const char *player, post_contact *out)
{
    *out = (post_contact){.lang = "en"};
    return rec_ask(l, "SELECT " CONTACT " FROM contacts WHERE player=$1", on_contact, out, 1,
                   REC_TEXTS(player));
}

static db_err have_contact(rec_link l, const char *player)
{
    return tell(l, "INSERT INTO contacts(player) VALUES($1) ON CONFLICT DO NOTHING", 1,
                REC_TEXTS(player));
}

db_err post_address_wish(rec_link l, const char *player, const char *address, const char *code,
                         int64_t until)
{
    db_err err = have_contact(l, player);
    if (err)
        return err;
    if (!*address)
        return tell(l,
                    "UPDATE contacts SET email='',waiting='',code='',kinds=0,mail_off=''"
                    " WHERE player=$1",
                    1, REC_TEXTS(player));
    return tell(l,
                "UPDATE contacts SET waiting=$2,code=$3,code_until=$4,code_tries=0 WHERE player=$1",
                4, REC_TEXTS(player, address, code, post_text(until).text));
}

typedef struct held { /* a code, and whose */
    char code[POST_CODE];
    db_player who;
} held;

static void on_held(void *ctx, const char *const *column)
{
    held *h = ctx;
    take(h->code, sizeof h->code, column[0]);
    take(h->who.id, sizeof h->who.id, column[1]);
    take(h->who.name, sizeof h->who.name, column[2]);
}

/* Hashes of random codes: how long a comparison takes says nothing about them. */
static bool is_code(const held *h, const char *code)
{
    return *h->code && strcmp(h->code, code) == 0;
}

db_err post_address_confirm(rec_link l, const char *player, const char *code, int64_t now)
{
    held h = {.code = ""};
    db_err err = rec_ask(l,
                         "UPDATE contacts SET code_tries=code_tries+1 WHERE player=$1 AND"
                         " waiting<>'' AND code_until>$2 AND code_tries<10"
                         " RETURNING code,player,''",
                         on_held, &h, 2, REC_TEXTS(player, post_text(now).text));
    if (err || !is_code(&h, code))
        return err ? err : DB_NONE;
    return tell(l,
                "UPDATE contacts SET email=waiting,waiting='',code='',mail_off='' WHERE player=$1",
                1, REC_TEXTS(player));
}

db_err post_lang_set(rec_link l, const char *player, const char *lang)
{
    db_err err = have_contact(l, player);
    return err ? err
               : tell(l, "UPDATE contacts SET lang=$2 WHERE player=$1", 2, REC_TEXTS(player, lang));
}

db_err post_kinds_set(rec_link l, const char *player, int kinds)
{
    post_number mask = post_text(kinds);
    db_err err = have_contact(l, player);
    if (!err)
        err = tell(l, "UPDATE contacts SET kinds=$2,mail_off='' WHERE player=$1", 2,
                   REC_TEXTS(player, mask.text));
    return err ? err
               : tell(l, /* what waits already is not wanted any more, either */
                      "UPDATE notices SET mail=0 WHERE player=$1 AND mail=1 AND"
                      " (kind & CAST($2 AS integer))=0",
                      2, REC_TEXTS(player, mask.text));
}

/* Letters that are made already do not go, either. */
db_err post_kinds_stop(rec_link l, const char *player, int kinds)
{
    post_number mask = post_text(kinds);
    db_err err =
        tell(l, "UPDATE contacts SET kinds=kinds-(kinds & CAST($2 AS integer)) WHERE player=$1", 2,
             REC_TEXTS(player, mask.text));
    return err ? err
               : tell(l,
                      "UPDATE notices SET mail=0 WHERE player=$1 AND mail=1 AND"
                      " (kind & CAST($2 AS integer))<>0",
                      2, REC_TEXTS(player, mask.text));
}

db_err post_hook_set(rec_link l, const char *player, const char *url, int kinds)
{
    db_err err = have_contact(l, player);
    if (!err)
        err = tell(l,
                   "UPDATE contacts SET hook=$2,hook_kinds=$3,hook_fails=0,hook_off=''"
                   " WHERE player=$1",
                   3, REC_TEXTS(player, url, post_text(kinds).text));
    if (!err && !*url)
        err = tell(l, "UPDATE notices SET hook=0 WHERE player=$1 AND hook=1", 1, REC_TEXTS(player));
    return err;
}

db_err post_reset_wish(rec_link l, const char *login, const char *code, int64_t now,
                       char player[DB_ID], post_contact *out)
{
    held h = {.code = ""};
    post_number until = post_text(now + RESET_LIVES),
                old = post_text(now + RESET_LIVES - RESET_KEPT);
    db_err err = rec_ask(l,
                         "UPDATE contacts SET reset=$2,reset_until=$3,reset_tries=0 WHERE email<>''"
                         " AND (reset='' OR reset_until<=$4 OR reset_tries>=" RESET_TRIES ")"
                         " AND player=(SELECT id FROM players WHERE login=$1) RETURNING"
                         " '',player,''",
                         on_held, &h, 4, REC_TEXTS(login, code, until.text, old.text));
    if (err || !*h.who.id)
        return err ? err : DB_NONE;
    take(player, DB_ID, h.who.id);
    return post_contact_get(l, player, out);
}

db_err post_reset_take(rec_link l, const char *login, const char *code, int64_t now, db_player *out)
{
    held h = {.code = ""};
    db_err err =
        rec_ask(l,
                "UPDATE contacts SET reset_tries=reset_tries+1 WHERE reset<>'' AND reset_until>$2"
                " AND reset_tries<" RESET_TRIES
                " AND player=(SELECT id FROM players WHERE login=$1) RETURNING"
                " reset,player,(SELECT name FROM players WHERE login=$1)",
                on_held, &h, 2, REC_TEXTS(login, post_text(now).text));
    if (err || !is_code(&h, code))
        return err ? err : DB_NONE;
    *out = h.who;
    return tell(l, "UPDATE contacts SET reset='' WHERE player=$1", 1, REC_TEXTS(h.who.id));
}

db_err post_password_set(rec_link l, const char *player, const char *password)
{
    return tell(l, "UPDATE players SET password=$2 WHERE id=$1 AND login IS NOT NULL", 2,
                REC_TEXTS(player, password));
}

db_err post_forget(rec_link l, const char *player)
{
    static const char *const all[] = {"DELETE FROM contacts WHERE player=$1",
                                      "DELETE FROM notices WHERE player=$1",
                                      "DELETE FROM parcels WHERE player=$1"};
    db_err err = DB_OK;
    for (size_t i = 0; i < sizeof all / sizeof all[0] && !err; i++)
        err = tell(l, all[i], 1, REC_TEXTS(player));
    return err;
}

/* ---- calls become notices -------------------------------------------------------------------- */

typedef struct call {
    char table[DB_ID];
    int64_t seq, at;
    int turn;
} call;

typedef struct call_list {
    call all[CALLS];
    unsigned count;
} call_list;

static void on_call(void *ctx, const char *const *column)
{
    call_list *c = ctx;
    if (c->count == CALLS)
        return;
    call *one = &c->all[c->count++];
    take(one->table, sizeof one->table, column[0]);
    one->seq = int_of(column[1]);
    one->at = int_of(column[2]);
    one->turn = (int)int_of(column[3]);
}

/* What nobody wants to be told is not written down: the table itself says it. */
#define WANTS(kind)                                                        \
    "CASE WHEN k.email<>'' AND (k.kinds & " kind ")<>0 THEN 1 ELSE 0 END," \
    "CASE WHEN k.hook<>'' AND k.hook_off='' AND (k.hook_kinds & " kind ")<>0 THEN 1 ELSE 0 END"
#define WANTED(kind)                              \
    "(k.email<>'' AND (k.kinds & " kind ")<>0 OR" \
    " k.hook<>'' AND k.hook_off='' AND (k.hook_kinds & " kind ")<>0)"
#define NOTICE_COLUMNS "(player,kind,about,seq,at,sender,detail,seen,mail,hook)"
#define CALLED(kind)                                              \
    "INSERT INTO notices" NOTICE_COLUMNS " SELECT s.player," kind \
    ",CAST($1 AS text),CAST($2 AS bigint),"                       \
    "CAST($3 AS bigint),'','',1," WANTS(                          \
        kind) " FROM seats s JOIN contacts k ON"                  \
              " k.player=s.player WHERE s.table_id=$1 AND " WANTED(kind)

static db_err answer_call(rec_link l, const call *c)
{
    bool over = c->turn & CALL_OVER; /* told once, whatever is written behind it */
    post_number seq = post_text(over ? 0 : c->seq), at = post_text(c->at),
                turn = post_text(c->turn);
    if (over)
        return tell(l, CALLED("4") " ON CONFLICT DO NOTHING", 3,
                    REC_TEXTS(c->table, seq.text, at.text));
    return tell(l,
                CALLED("1") " AND ((CAST($4 AS integer) >> s.seat) & 1)=1 ON CONFLICT DO NOTHING",
                4, REC_TEXTS(c->table, seq.text, at.text, turn.text));
}

db_err post_answer_calls(rec_link l, int most, unsigned *count)
{
    call_list calls = {.count = 0};
    post_number limit = post_text(most < CALLS ? most : CALLS);
    db_err err = rec_ask(l,
                         "DELETE FROM calls WHERE (table_id,seq) IN (SELECT table_id,seq FROM calls"
                         " ORDER BY table_id,seq LIMIT CAST($1 AS integer))"
                         " RETURNING table_id,seq,at,turn",
                         on_call, &calls, 1, REC_TEXTS(limit.text));
    for (unsigned i = 0; i < calls.count && !err; i++)
        err = answer_call(l, &calls.all[i]);
    *count = calls.count;
    return err;
}

/* ---- notices --------------------------------------------------------------------------------- */

static void on_fresh(void *ctx, const char *const *column)
{
    (void)column;
    *(bool *)ctx = true;
}

db_err post_notice_put(rec_link l, const post_notice *n, bool *fresh)
{
    post_number kind = post_text(n->kind), seq = post_text(n->seq), at = post_text(n->at);
    *fresh = false;
    return rec_ask(
        l,
        "INSERT INTO notices" NOTICE_COLUMNS
        " SELECT p.id,CAST($2 AS integer),CAST($3 AS text),CAST($4 AS bigint),"
        "CAST($5 AS bigint),CAST($6 AS text),CAST($7 AS text),0,"
        "CASE WHEN coalesce(k.email,'')<>'' AND (k.kinds & CAST($2 AS integer))<>0 THEN 1 ELSE 0"
        " END,CASE WHEN coalesce(k.hook,'')<>'' AND k.hook_off='' AND"
        " (k.hook_kinds & CAST($2 AS integer))<>0 THEN 1 ELSE 0 END FROM players p LEFT JOIN"
        " contacts k ON k.player=p.id WHERE p.id=$1 ON CONFLICT DO NOTHING RETURNING player",
        on_fresh, fresh, 7,
        REC_TEXTS(n->player, kind.text, n->about, seq.text, at.text, n->sender, n->detail));
}

typedef struct notice_list {
    post_on_notice *on;
    void *ctx;
} notice_list;

static void on_notice(void *ctx, const char *const *column)
{
    const notice_list *list = ctx;
    post_notice n = {.kind = (int)int_of(column[1]),
                     .seq = int_of(column[3]),
                     .at = int_of(column[4]),
                     .seen = *column[7] == '1',
                     .due = int_of(column[11]),
                     .holds = *column[12] == '1'};
    take(n.player, sizeof n.player, column[0]);
    take(n.about, sizeof n.about, column[2]);
    take(n.sender, sizeof n.sender, column[5]);
    take(n.detail, sizeof n.detail, column[6]);
    take(n.game, sizeof n.game, column[8]);
    take(n.invite, sizeof n.invite, column[9]);
    take(n.names, sizeof n.names, column[10]);
    take(n.letter, sizeof n.letter, column[13]);
    list->on(list->ctx, &n);
}

/* With what its table is now: a turn holds while the seat is asked, an invitation while the table
 * waits for players; the rest always does. */
#define NOTICE                                                                                     \
    "SELECT n.player,n.kind,n.about,n.seq,n.at,n.sender,n.detail,n.seen,coalesce(t.game,''),"      \
    "CASE WHEN t.status=0 THEN t.invite ELSE '' END,coalesce((SELECT max(name) FROM seats WHERE"   \
    " table_id=n.about AND player<>n.player),''),coalesce(l.due,0),CASE WHEN n.kind=1 THEN"        \
    " (coalesce(l.turn,0) >> coalesce(s.seat,0)) & 1 WHEN n.kind=2 THEN CASE WHEN t.status=0 THEN" \
    " 1 ELSE 0 END ELSE 1 END,n.letter FROM notices n LEFT JOIN tables t ON t.id=n.about LEFT "    \
    "JOIN seats s"                                                                                 \
    " ON s.table_id=n.about AND s.player=n.player LEFT JOIN log l ON l.table_id=n.about AND"       \
    " l.seq=(SELECT max(seq) FROM log WHERE table_id=n.about) WHERE n.player=$1"

db_err post_notices(rec_link l, const char *player, post_on_notice *on, void *ctx)
{
    notice_list list = {on, ctx};
    return rec_ask(l, NOTICE " ORDER BY n.at DESC LIMIT 50", on_notice, &list, 1,
                   REC_TEXTS(player));
}

db_err post_notices_seen(rec_link l, const char *player)
{
    return tell(l, "UPDATE notices SET seen=1 WHERE player=$1 AND seen=0", 1, REC_TEXTS(player));
}

/* ---- gathering ------------------------------------------------------------------------------- */

db_err post_waiting(rec_link l, const char *carrier, int64_t before, int64_t quiet, int most,
                    db_on_record *on, void *ctx)
{
    post_number then = post_text(before), since = post_text(quiet), limit = post_text(most);
    if (strcmp(carrier, "mail") == 0)
        return rec_ask(l,
                       "SELECT DISTINCT n.player FROM notices n JOIN contacts k ON"
                       " k.player=n.player WHERE n.mail=1 AND n.at<=$1 AND k.lettered<=$2"
                       " LIMIT CAST($3 AS integer)",
                       on, ctx, 3, REC_TEXTS(then.text, since.text, limit.text));
    return rec_ask(l,
                   "SELECT DISTINCT player FROM notices WHERE hook=1 AND at<=$1"
                   " LIMIT CAST($2 AS integer)",
                   on, ctx, 2, REC_TEXTS(then.text, limit.text));
}

/* Whoever sets the hour of the last letter has the right to write the next; whoever deletes the
 * waiting marks of a hook has them. */
static db_err claim(rec_link l, const post_round *r, bool mail, post_contact *to)
{
    if (!mail)
        return rec_ask(
            l, "UPDATE contacts SET hook_fails=hook_fails WHERE player=$1 RETURNING " CONTACT,
            on_contact, to, 1, REC_TEXTS(r->player));
    return rec_ask(l,
                   "UPDATE contacts SET lettered=$2 WHERE player=$1 AND lettered<=$3"
                   " RETURNING " CONTACT,
                   on_contact, to, 3,
                   REC_TEXTS(r->player, post_text(r->now).text, post_text(r->quiet).text));
}

db_err post_gather(rec_link l, const post_round *r, post_contact *to, post_on_notice *on, void *ctx)
{
    post_number then = post_text(r->before);
    bool mail = strcmp(r->carrier, "mail") == 0;
    notice_list list = {on, ctx};
    *to = (post_contact){.lang = ""};
    db_err err = claim(l, r, mail, to);
    if (!err && !*to->lang)
        return DB_NONE;
    if (!err)
        err = rec_ask(l,
                      mail ? NOTICE " AND n.mail=1 AND n.at<=$2 ORDER BY n.kind,n.at"
                           : NOTICE " AND n.hook=1 AND n.at<=$2 ORDER BY n.kind,n.at",
                      on_notice, &list, 2, REC_TEXTS(r->player, then.text));
    if (err)
        return err;
    return mail ? tell(l,
                       "UPDATE notices SET mail=0,letter=$3 WHERE player=$1 AND mail=1 AND at<=$2",
                       3, REC_TEXTS(r->player, then.text, r->id))
                : tell(l, "UPDATE notices SET hook=0 WHERE player=$1 AND hook=1 AND at<=$2", 2,
                       REC_TEXTS(r->player, then.text));
}

db_err post_not_lettered(rec_link l, const char *player, int64_t quiet)
{
    return tell(l, "UPDATE contacts SET lettered=$2 WHERE player=$1", 2,
                REC_TEXTS(player, post_text(quiet).text));
}
