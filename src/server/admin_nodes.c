/* admin_nodes.c - `meadhall admin` about servers: nodes, notice, drain, undrain; and the audit log.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "admin_shared.h"
#include "srv.h"

enum { DEFAULT_LINES = 50, MOST_LINES = 100000, DRAIN_WAIT = 120 };

static void print_node(void *ctx, const rec_node *n)
{
    const admin *a = ctx;
    char rules[REC_RULES];
    snprintf(rules, sizeof rules, "%s", n->rules[0] ? n->rules + 1 : "");
    if (*rules)
        rules[strlen(rules) - 1] = 0;
    admin_print(json_pack("{s:s,s:I,s:i,s:b,s:s}", "node", n->name, "seen_ms_ago",
                          (json_int_t)(a->now - n->at), "clients", (int)n->clients, "drains",
                          (int)n->drains, "rules", rules));
}

int admin_nodes(admin *a)
{
    db_err err = rec_nodes(a->l, a->now - REC_ALIVE_MS, print_node, a);
    return err ? admin_store_failed(a, err) : ADMIN_OK;
}

int admin_notice(admin *a)
{
    const char *text = a->call->args[0];
    if (!*text || strlen(text) > SRV_NOTICE || !hall_text_ok(text))
        return admin_failed(a, "a notice has 1 to %d bytes and no control characters", SRV_NOTICE);
    return admin_do(a, "notice", "", text, a->now + (int64_t)a->call->minutes * 60000, NULL, NULL,
                    NULL);
}

typedef struct node_search {
    const char *name;
    unsigned found;
} node_search;

static void look_for_node(void *ctx, const rec_node *n)
{
    node_search *s = ctx;
    s->found += strcmp(n->name, s->name) == 0;
}

static int to_node(admin *a, const char *word)
{
    node_search s = {a->call->args[0], 0};
    db_err err = rec_nodes(a->l, a->now - REC_ALIVE_MS, look_for_node, &s);
    if (err)
        return admin_store_failed(a, err);
    if (!s.found)
        return admin_failed(a, "no node '%.40s' is there; see `meadhall admin nodes`", s.name);
    return admin_do(a, word, s.name, "", 0, NULL, NULL, NULL);
}

/* It answers when the last client is gone. */
int admin_drain(admin *a)
{
    admin_call longer = *a->call;
    if (!longer.wait)
        longer.wait = DRAIN_WAIT;
    a->call = &longer;
    return to_node(a, "drain");
}

int admin_undrain(admin *a) { return to_node(a, "undrain"); }

static void print_command(void *ctx, const rec_command *c)
{
    (void)ctx;
    admin_print(json_pack("{s:I,s:I,s:s,s:s,s:s,s:s}", "command", (json_int_t)c->id, "at",
                          (json_int_t)c->at, "who", c->who, "word", c->word, "about", c->subject,
                          "detail", c->detail));
}

int admin_log(admin *a)
{
    long count = DEFAULT_LINES;
    int64_t last = 0;
    char *end = NULL;
    if (a->call->count) {
        count = strtol(a->call->args[0], &end, 10);
        if (*a->call->args[0] < '0' || *a->call->args[0] > '9' || *end || count < 1 ||
            count > MOST_LINES) {
            admin_failed(a, "log takes a COUNT from 1 to %d", MOST_LINES);
            return ADMIN_WRONG_WORD;
        }
    }
    db_err err = rec_last_command(a->l, &last);
    if (!err)
        err = rec_commands(a->l, last > count ? last - count : 0, (int)count, print_command, NULL);
    return err ? admin_store_failed(a, err) : ADMIN_OK;
}
