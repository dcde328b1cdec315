/* Fuzzer: any bytes as a file of vectors. Lines that play are left out where a block set the state
 * by hand before: what is then no state of a game the rules stop at, and may. */
#include "bytes_file.h"

#include <string.h>

#include "feed.h"
#include "host/vectors.h"

static size_t word_length(const char *line, size_t n)
{
    size_t i = 0;
    while (i < n && line[i] > ' ' && line[i] != '#')
        i++;
    return i;
}

static bool is_one_of(const char *word, size_t n, const char *const *list)
{
    for (; *list; list++)
        if (strlen(*list) == n && memcmp(word, *list, n) == 0)
            return true;
    return false;
}

/* Does the line stay? */
static bool stays(const char *line, size_t n, bool *by_hand)
{
    static const char *const sets[] = {"set", "ask", NULL};
    static const char *const plays[] = {"do", "chance", "deny", "skip", "want", NULL};
    static const char *const steps[] = {"step", NULL}, *const rule[] = {"rule", NULL};
    while (n && (*line == ' ' || (*line >= '\t' && *line <= '\r')))
        line++, n--;
    size_t length = word_length(line, n);
    if (is_one_of(line, length, rule))
        *by_hand = false;
    if (is_one_of(line, length, sets))
        *by_hand = true;
    return !is_one_of(line, length, steps) && !(*by_hand && is_one_of(line, length, plays));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    char *text = malloc(n + 1);
    size_t length = 0;
    bool by_hand = false;
    vectors_run run = {.passed = 0};
    if (!text)
        return 0;
    for (size_t at = 0; at < n;) {
        const uint8_t *end = memchr(data + at, '\n', n - at);
        size_t line = end ? (size_t)(end - data) - at + 1 : n - at;
        if (stays((const char *)data + at, line, &by_hand)) {
            memcpy(text + length, data + at, line);
            length += line;
        }
        at += line;
    }
    if (!vectors_file(&run, bytes_file(text, length)))
        abort();
    free(text);
    return 0;
}
