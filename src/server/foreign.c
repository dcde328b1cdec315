/* foreign.c - tables that are played by other rules than this program has. */
#include "foreign.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/records.h"

enum { WANTED = 64 };

/* `rules 0 VERSION CONTENT` is always the first line of its row. */
static bool read_rules(const hall_row *row, int *rules, uint32_t *content)
{
    static const char word[] = "rules 0 ";
    char *end = NULL;
    if (strncmp(row->body, word, sizeof word - 1) != 0)
        return false;
    *rules = (int)strtol(row->body + sizeof word - 1, &end, 10);
    *content = (uint32_t)strtoul(end, NULL, 16);
    return true;
}

static bool same(const mh_game *g, int rules, uint32_t content)
{
    return rules == (int)g->rules_version && content == g->content;
}

typedef struct search {
    char wanted[WANTED];
    foreign *out;
} search;

static void on_node(void *ctx, const rec_node *n)
{
    search *s = ctx;
    if (s->out->refused || !strstr(n->rules, s->wanted))
        return;
    s->out->refused = true;
    snprintf(s->out->node, sizeof s->out->node, "%s", n->name);
}

db_err foreign_check(const db_api *api, db *d, const db_table *head, const hall_row *rows,
                     size_t count, foreign *out)
{
    const mh_game *g = mh_find(head->game);
    uint32_t content = head->content;
    out->rules = head->rules;
    for (size_t i = 0; i < count; i++)
        read_rules(&rows[i], &out->rules, &content);
    if (!api->many_nodes || (g && same(g, out->rules, content)))
        return DB_OK;
    search s = {.out = out};
    snprintf(s.wanted, sizeof s.wanted, " %s:%d:%08x ", head->game, out->rules, content);
    return rec_nodes((rec_link){api, d}, srv_now() - REC_ALIVE_MS, on_node, &s);
}
