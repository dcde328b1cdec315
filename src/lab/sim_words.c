/* sim_words.c - how the report writes numbers and names. */
#include <stdlib.h>
#include <string.h>

#include "sim_page.h"

void sim_put_word(const sim_page *p, sim_word word) { sim_put(p->f, sim_say(p->lang, word)); }

/* Groups of three: a comma, a thin space, a point. */
void sim_put_count(const sim_page *p, int64_t x)
{
    char digits[24];
    int n = snprintf(digits, sizeof digits, "%lld", (long long)llabs(x));
    if (x < 0)
        fputs("\u2212", p->f);
    for (int i = 0; i < n; i++) {
        fputc(digits[i], p->f);
        if (i < n - 1 && (n - 1 - i) % 3 == 0)
            fputs(mh_languages[p->lang].thousands, p->f);
    }
}

void sim_put_number(const sim_page *p, double x, int decimals)
{
    char text[48];
    snprintf(text, sizeof text, "%.*f", decimals, x < 0 ? -x : x);
    char *point = strchr(text, '.');
    if (point)
        *point = *mh_languages[p->lang].decimal;
    bool zero = strspn(text, "0.,") == strlen(text);
    fprintf(p->f, "%s%s", x < 0 && !zero ? "\u2212" : "", text);
}

void sim_put_percent(const sim_page *p, double share, int decimals)
{
    sim_put_number(p, 100 * share, decimals);
    fputs(" %", p->f);
}

/* Some cards are there more than once under one name. */
static bool has_namesake(const sim_page *p, const sim_marker *m, unsigned value)
{
    const mh_kind *kind = m->kind;
    for (unsigned v = 0; v < kind->count && value < kind->count; v++)
        if (v != value &&
            strcmp(kind->labels[v].text[p->lang], kind->labels[value].text[p->lang]) == 0)
            return true;
    return false;
}

void sim_name_value(const sim_page *p, const sim_marker *m, unsigned value, char *buf, size_t cap)
{
    mh_speech how = {.lang = p->lang};
    if (m->how == MH_MARK_TIMES) {
        sim_value_id(m, value, buf, cap);
        return;
    }
    int n = mh_say_value(m->kind, &how, value, buf, cap);
    if (n > 0 && (size_t)n < cap && m->kind->ids && has_namesake(p, m, value))
        snprintf(buf + n, cap - (size_t)n, " (%s)", m->kind->ids[value]);
}
