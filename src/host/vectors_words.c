/* vectors_words.c - the words of a vector's line, and what is said of wrong ones. */
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "vectors_block.h"

/* What a file holds may be any bytes; a terminal is shown plain text. */
static void put_plain(FILE *out, const char *text)
{
    for (; *text; text++)
        fputc(*text >= ' ' && *text < 0x7f ? *text : '?', out);
}

void vectors_complain(vectors_block *b, vectors_fault kind, const char *format, ...)
{
    FILE *out = b->run->complaints;
    char text[2 * VECTORS_LINE];
    va_list args;
    b->failed = true;
    b->run->malformed += kind == VECTORS_MALFORMED;
    if (!out)
        return;
    va_start(args, format);
    /* NOLINTNEXTLINE(clang-analyzer-valist.Uninitialized): clang 14 overlooks va_start */
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    fprintf(out, "%s:%d: ", b->path, b->line);
    if (b->rule_count)
        fprintf(out, "%s: ", b->rules[0]);
    put_plain(out, text);
    fputc('\n', out);
}

int vectors_number(const char *s, int limit)
{
    char *end = NULL;
    long x = strtol(s, &end, 10);
    return *s && !*end && x >= 0 && x < limit ? (int)x : -1;
}

void vectors_join(const vectors_words *w, unsigned from, unsigned to, char *out, size_t cap)
{
    out[0] = 0;
    for (unsigned i = from; i < to; i++) {
        size_t n = strlen(out);
        snprintf(out + n, cap - n, "%s%s", i > from ? " " : "", w->at[i]);
    }
}

bool vectors_element(vectors_block *b, const vectors_words *w, const mh_field **field, size_t *at,
                     int64_t *value)
{
    const mh_field *f = mh_field_named(b->game, w->at[1]);
    unsigned index[3] = {0, 0, 0};
    if (!f) {
        vectors_complain(b, VECTORS_MALFORMED, "no such field: '%s'", w->at[1]);
        return false;
    }
    if (w->count != 3u + f->dims) {
        vectors_complain(b, VECTORS_MALFORMED, "'%s' takes %u index words and a value", f->name,
                         f->dims);
        return false;
    }
    for (unsigned i = 0; i < f->dims; i++) {
        int64_t x = 0;
        if (mh_parse_value(f->index[i], w->at[2 + i], &x) || x < 0 || x >= f->dim[i]) {
            vectors_complain(b, VECTORS_MALFORMED, "'%s' is no %s below %u", w->at[2 + i],
                             f->index[i]->name, f->dim[i]);
            return false;
        }
        index[i] = (unsigned)x;
    }
    const char *text = w->at[2 + f->dims];
    if (mh_parse_value(f->value, text, value) && mh_parse_value(&mh_number, text, value)) {
        vectors_complain(b, VECTORS_MALFORMED, "'%s' is no %s", text, f->value->name);
        return false;
    }
    *field = f;
    *at = mh_field_at(f, index[0], index[1], index[2]);
    return true;
}

bool vectors_seat(vectors_block *b, const char *s, int *seat)
{
    *seat = vectors_number(s, MH_CHANCE + 1);
    if (*seat >= 0)
        return true;
    vectors_complain(b, VECTORS_MALFORMED, "'%s' is no seat (0 to 4, or 7 for chance)", s);
    return false;
}

bool vectors_seated(vectors_block *b, const char *s, int other, int *seat)
{
    if (!vectors_seat(b, s, seat))
        return false;
    if (*seat == other || (*seat < b->s.st.seats && *seat < MH_MAX_SEATS))
        return true;
    vectors_complain(b, VECTORS_MALFORMED, "'%s' is no seat of this game", s);
    return false;
}

int vectors_prompt(vectors_block *b, const char *name)
{
    for (int i = 0; i < b->game->prompt_count; i++)
        if (strcmp(b->game->prompts[i].name, name) == 0)
            return i;
    vectors_complain(b, VECTORS_MALFORMED, "no such prompt: '%s'", name);
    return -1;
}
