/* withhold.c - rows as their readers may see them. */
#include "withhold.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct shown_as {
    const char *name;
    int length;
    bool silent;
} shown_as;

typedef struct page { /* a body that is written anew */
    char *text;
    size_t length, cap;
} page;

void withhold_open(withholding *w) { *w = (withholding){.body = NULL}; }
void withhold_close(withholding *w) { free(w->body); }

/* Is `player` among the lines `PLAYER SILENT NAME`? */
static bool find(const char *shown, const char *player, size_t n, shown_as *out)
{
    for (const char *line = shown; n && line; line = strchr(line, '\n')) {
        line += *line == '\n';
        if (strncmp(line, player, n) != 0 || line[n] != ' ')
            continue;
        out->silent = line[n + 1] == '1';
        out->name = line + n + 3;
        out->length = (int)strcspn(out->name, "\n");
        return true;
    }
    return false;
}

__attribute__((format(printf, 2, 3))) static void put(page *p, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    /* NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized): clang 14 overlooks va_start */
    int n = vsnprintf(p->text + p->length, p->cap - p->length, format, args);
    va_end(args);
    if (n > 0)
        p->length += (size_t)n; /* the room was reckoned before */
}

/* `sit SEAT PLAYER NAME`; true: it was written otherwise. */
static bool put_sit(withholding *w, page *p, const char *shown, const char *line, size_t n)
{
    shown_as as;
    const char *player = line + 6;
    size_t length = strcspn(player, " \n"), seat = (size_t)(line[4] - '0');
    if (n < 8 || seat >= WITHHOLD_SEATS || length >= DB_ID)
        return false;
    snprintf(w->sits[seat], DB_ID, "%.*s", (int)length, player);
    if (!find(shown, player, length, &as))
        return false;
    put(p, "sit %c %.*s %.*s", line[4], (int)length, player, as.length, as.name);
    return true;
}

/* `chat SEAT NAME<tab>TEXT`, and behind another tab who said it, where it is not so old that the
 * seat alone tells. */
static bool put_chat(const withholding *w, page *p, const char *shown, const char *line, size_t n)
{
    shown_as as;
    const char *name = line + 7, *end = line + n;
    const char *text = n > 7 ? memchr(name, '\t', (size_t)(end - name)) : NULL;
    const char *who = text ? memchr(text + 1, '\t', (size_t)(end - text - 1)) : NULL;
    size_t seat = (size_t)(line[5] - '0');
    if (!text || seat >= WITHHOLD_SEATS)
        return false;
    bool known = who ? find(shown, who + 1, (size_t)(end - who - 1), &as)
                     : find(shown, w->sits[seat], strlen(w->sits[seat]), &as);
    if (!known)
        return false;
    const char *says = as.silent ? "-" : text + 1, *rest = who ? who : end;
    int length = as.silent ? 1 : (int)(rest - text - 1);
    put(p, "chat %c %.*s\t%.*s%.*s", line[5], as.length, as.name, length, says, (int)(end - rest),
        rest);
    return true;
}

bool withhold_row(withholding *w, const char *shown, db_row *row)
{
    if (!shown || !*shown)
        return true;
    size_t lines = 1, longest = strlen(shown) + 1;
    for (const char *c = row->body; *c; c++)
        lines += *c == '\n';
    page p = {.cap = row->length + lines * longest + 1};
    p.text = malloc(p.cap);
    if (!p.text)
        return false;
    p.text[0] = 0;
    for (const char *line = row->body; *line;) {
        size_t n = strcspn(line, "\n");
        bool done = (strncmp(line, "sit ", 4) == 0 && put_sit(w, &p, shown, line, n)) ||
                    (strncmp(line, "chat ", 5) == 0 && put_chat(w, &p, shown, line, n));
        if (!done)
            put(&p, "%.*s", (int)n, line);
        line += n;
        if (*line == '\n')
            put(&p, "\n"), line++;
    }
    free(w->body);
    w->body = p.text;
    row->body = p.text;
    row->length = p.length;
    return true;
}
