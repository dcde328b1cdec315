/* kept.c - rows and heads as the texts that a page keeps. */
#include "kept.h"
#include <assert.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void kept_put_number(mh_text *out, const char *key, int64_t x)
{
    mh_put(out, ",");
    present_key(out, key);
    mh_put_int(out, x);
}

void kept_put_string(mh_text *out, const char *key, const char *text)
{
    mh_put(out, ",");
    present_key(out, key);
    present_string(out, text);
}

void kept_put_hex(mh_text *out, const char *key, uint64_t x)
{
    char text[20];
    snprintf(text, sizeof text, "%016llx", (unsigned long long)x);
    kept_put_string(out, key, text);
}

void kept_put_row(mh_text *out, const hall_row *r)
{
    mh_put(out, "{\"seq\":");
    mh_put_int(out, r->seq);
    kept_put_hex(out, "mark", r->mark);
    kept_put_hex(out, "after", r->after);
    kept_put_hex(out, "hash", r->hash);
    kept_put_number(out, "at", r->at);
    kept_put_string(out, "body", r->body);
    mh_put(out, "}");
}

void kept_put_head(mh_text *out, const hall_head *h)
{
    char fate[2 * HALL_KEY + 1];
    for (size_t i = 0; i < HALL_KEY; i++)
        snprintf(fate + 2 * i, 3, "%02x", h->fate[i]);
    mh_put(out, "{\"id\":");
    present_string(out, h->id);
    kept_put_string(out, "game", h->game);
    kept_put_string(out, "creator", h->creator);
    kept_put_string(out, "invite", h->invite);
    kept_put_string(out, "handover", h->handover);
    kept_put_string(out, "options", h->options);
    kept_put_string(out, "chairs", h->chairs);
    kept_put_string(out, "fate", fate);
    kept_put_number(out, "rules", h->rules);
    kept_put_number(out, "content", h->content);
    kept_put_number(out, "created", h->created);
    kept_put_number(out, "clock", h->clock);
    kept_put_number(out, "base", h->clock_base);
    kept_put_number(out, "more", h->clock_more);
    kept_put_number(out, "listed", h->listed);
    kept_put_number(out, "undo", h->undo);
    mh_put(out, "}");
}

void kept_put_append(mh_text *out, const hall_row *r, const hall_head *head)
{
    assert(!head || r->seq == 0); /* a table begins with its head */
    kept_put_hex(out, "mark", r->mark);
    kept_put_hex(out, "after", r->after);
    kept_put_number(out, "status", r->status);
    kept_put_number(out, "at", r->at);
    kept_put_number(out, "turn", r->turn);
    mh_put(out, ",\"row\":");
    kept_put_row(out, r);
    if (!head)
        return;
    mh_put(out, ",\"head\":");
    kept_put_head(out, head);
}

static const char *text_of(const read_node *x, const char *key)
{
    const read_node *m = read_find(x, key);
    return m && m->type == READ_TEXT ? m->text : "";
}

static int64_t number_of(const read_node *x, const char *key)
{
    const read_node *m = read_find(x, key);
    return m && m->type == READ_INT ? m->number : 0;
}

hall_row kept_read_row(const read_node *x)
{
    const char *body = text_of(x, "body");
    return (hall_row){.seq = (uint32_t)number_of(x, "seq"),
                      .mark = strtoull(text_of(x, "mark"), NULL, 16),
                      .after = strtoull(text_of(x, "after"), NULL, 16),
                      .hash = strtoull(text_of(x, "hash"), NULL, 16),
                      .at = number_of(x, "at"),
                      .body = body,
                      .length = strlen(body),
                      .status = -1,
                      .leaves = -1};
}

hall_head kept_read_head(const read_node *x)
{
    hall_head h = {.rules = (uint32_t)number_of(x, "rules"),
                   .content = (uint32_t)number_of(x, "content"),
                   .created = number_of(x, "created"),
                   .clock = (hall_clock)number_of(x, "clock"),
                   .clock_base = number_of(x, "base"),
                   .clock_more = number_of(x, "more"),
                   .listed = number_of(x, "listed") != 0,
                   .undo = number_of(x, "undo") != 0};
    const char *fate = text_of(x, "fate");
    snprintf(h.id, sizeof h.id, "%s", text_of(x, "id"));
    snprintf(h.game, sizeof h.game, "%s", text_of(x, "game"));
    snprintf(h.creator, sizeof h.creator, "%s", text_of(x, "creator"));
    snprintf(h.invite, sizeof h.invite, "%s", text_of(x, "invite"));
    snprintf(h.handover, sizeof h.handover, "%s", text_of(x, "handover"));
    snprintf(h.options, sizeof h.options, "%s", text_of(x, "options"));
    snprintf(h.chairs, sizeof h.chairs, "%s", text_of(x, "chairs"));
    for (size_t i = 0; i < HALL_KEY && strlen(fate) == sizeof h.fate * 2; i++) {
        char pair[3] = {fate[2 * i], fate[2 * i + 1], 0};
        h.fate[i] = (uint8_t)strtoul(pair, NULL, 16);
    }
    return h;
}
