/* compose.c - who gets a letter now, and what is in it. A turn that was taken in the meantime, an
 * invitation to a table that has begun: nobody is written to about those. */
#include "compose.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    HOUR = 3600000,
    GRACE = 120000, /* who is here answers sooner, and needs no letter */
    PEOPLE = 20,    /* a job */
};

typedef struct crowd {
    char id[PEOPLE][DB_ID];
    unsigned count;
} crowd;

static void on_player(void *ctx, const char *const *column)
{
    crowd *c = ctx;
    if (c->count < PEOPLE)
        snprintf(c->id[c->count++], DB_ID, "%s", column[0]);
}

typedef struct pile { /* what one person is told */
    letter_item items[LETTER_MOST];
    unsigned count, more;
    int kinds;
    char name[DB_NAME];
} pile;

static void on_notice(void *ctx, const post_notice *n)
{
    pile *p = ctx;
    if (!n->holds)
        return;
    p->kinds |= n->kind;
    if (p->count == LETTER_MOST) {
        p->more++;
        return;
    }
    p->items[p->count++] = (letter_item){.notice = *n};
}

static void on_other(void *ctx, const char *const *column)
{
    char *names = ctx;
    size_t n = strlen(names);
    snprintf(names + n, LETTER_NAMES - n, "%s%s", n ? ", " : "", column[0]);
}

static void on_name(void *ctx, const char *const *column)
{
    snprintf(ctx, DB_NAME, "%s", column[0]);
}

static db_err read_names(rec_link l, pile *p, const char *player)
{
    db_err err =
        rec_ask(l, "SELECT name FROM players WHERE id=$1", on_name, p->name, 1, REC_TEXTS(player));
    for (unsigned i = 0; i < p->count && !err; i++)
        err = rec_ask(l,
                      "SELECT name FROM seats WHERE table_id=$1 AND player<>$2 AND name<>''"
                      " ORDER BY seat",
                      on_other, p->items[i].others, 2, REC_TEXTS(p->items[i].notice.about, player));
    return err;
}

/* What does not fit is counted instead of told: no letter is so long that none is sent. */
static bool put_digest(mh_text *out, char *text, const letter_to *about, pile *p)
{
    *out = mh_text_open(text, LETTER_BYTES);
    while (!letter_digest(out, about, p->items, p->count, p->more)) {
        if (p->count < 2)
            return false;
        p->more += p->count - p->count / 2;
        p->count /= 2;
        *out = mh_text_open(text, LETTER_BYTES);
    }
    return true;
}

static db_err put_parcel(const compose_office *o, rec_link l, const post_round *r,
                         const post_contact *to, pile *p)
{
    bool mail = strcmp(r->carrier, "mail") == 0, ok = false;
    char stop[POST_STOP];
    char *text = malloc(LETTER_BYTES);
    mh_text out = mh_text_open(text, text ? LETTER_BYTES : 0);
    if (!text)
        return DB_NOMEM;
    letter_to about = {.lang = letter_lang(to->lang),
                       .name = p->name,
                       .address = to->email,
                       .sender = o->sender,
                       .url = o->url,
                       .id = r->id,
                       .stop = stop,
                       .now = o->now};
    post_stop_token(o->post, r->player, p->kinds, stop);
    ok = mail ? put_digest(&out, text, &about, p) : letter_hook(&out, &about, p->items, p->count);
    db_err err = ok ? post_parcel_put(l, r->carrier, r->id, r->player, mail ? to->email : to->hook,
                                      text, o->now)
                    : DB_OK; /* too long for a message: better none than a broken one */
    free(text);
    return err;
}

static db_err write_to(compose_office *o, rec_link l, const char *carrier, const char *player)
{
    bool mail = strcmp(carrier, "mail") == 0;
    char id[POST_ID];
    post_round r = {.carrier = carrier,
                    .player = player,
                    .id = id,
                    .now = o->now,
                    .quiet = o->now - HOUR,
                    .before = mail ? o->now - GRACE : o->now};
    post_contact to;
    pile *p = calloc(1, sizeof *p);
    if (!p)
        return DB_NOMEM;
    post_new_id(id);
    db_err err = post_gather(l, &r, &to, on_notice, p);
    bool gone = err == DB_NONE || !*(mail ? to.email : to.hook);
    if (!err && !gone && p->count) {
        err = read_names(l, p, player);
        if (!err)
            err = put_parcel(o, l, &r, &to, p);
        o->made += !err;
    } else if (!err && mail) {
        err = post_not_lettered(l, player, r.quiet);
    }
    free(p);
    return err == DB_NONE ? DB_OK : err;
}

static db_err compose(compose_office *o, rec_link l, const char *carrier, int64_t grace)
{
    crowd who = {.count = 0};
    db_err err = post_waiting(l, carrier, o->now - grace, o->now - HOUR, PEOPLE, on_player, &who);
    for (unsigned i = 0; i < who.count && !err; i++)
        err = write_to(o, l, carrier, who.id[i]);
    return err;
}

db_err compose_all(compose_office *o, rec_link l)
{
    db_err err = o->mail ? compose(o, l, "mail", GRACE) : DB_OK;
    return err ? err : compose(o, l, "hook", 0);
}
