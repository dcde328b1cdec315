/* accept.c - lists of headers: elements between commas, parameters behind semicolons. */
#include "accept.h"

#include <string.h>
#include <strings.h>

enum { WHOLE = 1000, MAX_DIGITS = 3 };

static const char blanks[] = " \t";

/* "1", "0.5", "1.000": thousandths, or -1. Behind it only blanks stand, up to `end`. */
static int read_quality(const char *s, const char *end)
{
    if (s >= end || (*s != '0' && *s != '1'))
        return -1;
    int q = (*s++ - '0') * WHOLE;
    if (s < end && *s == '.') {
        s++;
        for (int unit = WHOLE / 10, i = 0; i < MAX_DIGITS && s < end && *s >= '0' && *s <= '9';
             i++, unit /= 10)
            q += (*s++ - '0') * unit;
    }
    s += strspn(s, blanks);
    return s >= end && q <= WHOLE ? q : -1;
}

/* An element from its coding on: its quality, or -1. */
static int element_quality(const char *s, const char *end)
{
    s += strspn(s, blanks);
    if (s >= end)
        return WHOLE;
    if (*s++ != ';')
        return -1;
    s += strspn(s, blanks);
    if (end - s < 2 || (*s != 'q' && *s != 'Q') || s[1] != '=')
        return -1;
    return read_quality(s + 2, end);
}

int net_accept_quality(const char *list, const char *coding)
{
    size_t n = strlen(coding);
    int best = -1;
    for (const char *s = list; *s;) {
        const char *end = s + strcspn(s, ",");
        s += strspn(s, blanks);
        if (end > s && (size_t)(end - s) >= n && strncasecmp(s, coding, n) == 0) {
            int q = element_quality(s + n, end);
            best = q > best ? q : best;
        }
        s = *end ? end + 1 : end;
    }
    return best;
}

bool net_accept_knows(const char *list, const char *etag)
{
    size_t n = strlen(etag);
    for (const char *s = list; *s;) {
        const char *end = s + strcspn(s, ",");
        s += strspn(s, blanks);
        if (strncmp(s, "W/", 2) == 0)
            s += 2;
        bool any = *s == '*';
        size_t length = any ? 1 : n;
        if (any || strncmp(s, etag, n) == 0) {
            s += length;
            if (s + strspn(s, blanks) == end)
                return true;
        }
        s = *end ? end + 1 : end;
    }
    return false;
}
