/* rule_words.c - what a rule says, in the language of the table. */
#include "rule_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int by_id(const void *id, const void *row)
{
    const rule_words *r = row;
    return strcmp(id, r->id);
}

const char *rule_words_of(const mh_rule *rule, mh_lang lang)
{
    const rule_words *r = lang == MH_EN ? NULL
                                        : bsearch(rule->id, rule_words_all, rule_words_count,
                                                  sizeof *rule_words_all, by_id);
    return r && *r->text[lang - 1] ? r->text[lang - 1] : rule->text;
}

static bool is_id_sign(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
}

/* The length of an id, as CM-FIGHT-09, or of a range of them; 0: here is none. */
static size_t id_at(const char *s)
{
    size_t n = 0, dashes = 0;
    while (is_id_sign(s[n])) {
        dashes += s[n] == '-';
        n++;
    }
    while (n && s[n - 1] == '-')
        n--;
    bool letters = s[0] >= 'A' && s[0] <= 'Z' && s[1] >= 'A' && s[1] <= 'Z' && s[2] == '-';
    return letters && dashes >= 2 && n && s[n - 1] >= '0' && s[n - 1] <= '9' ? n : 0;
}

static bool names_a_rule(const char *s, const char *end)
{
    for (; s < end; s++)
        if (id_at(s))
            return true;
    return false;
}

/* The length of a remark in brackets that is no word for people; 0: it is one, or none. */
static size_t aside_at(const char *s)
{
    const char *end = strchr(s, *s == '[' ? ']' : ')');
    if (!end || (*s != '[' && *s != '('))
        return 0;
    return *s == '[' || names_a_rule(s, end) ? (size_t)(end - s) + 1 : 0;
}

void rule_words_plain(const mh_rule *rule, mh_lang lang, char *buf, size_t cap)
{
    static const mh_label another = {{"another rule", "другое правило", "eine andere Regel"}};
    size_t n = 0;
    for (const char *s = rule_words_of(rule, lang); *s && n + 1 < cap;) {
        size_t aside = aside_at(s), id = aside ? 0 : id_at(s);
        if (aside && n && buf[n - 1] == ' ')
            n--;
        if (id)
            n += (size_t)snprintf(buf + n, cap - n, "%s", another.text[lang]);
        if (!aside && !id)
            buf[n++] = *s++;
        s += aside ? aside : id;
    }
    n = n < cap ? n : cap - 1;
    while (n && buf[n - 1] == ' ')
        n--;
    buf[n] = 0;
}
