/* Fuzzer: any bytes as one JSON text. The server's reader takes what jansson takes and makes the
 * same of it, but for its limits: an object, of so many levels, with keys and fractions of so many
 * bytes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "feed.h"
#include "server/srv.h"

enum { LEVELS = 32, LONG_WORD = 60 };

/* May the reader refuse it for its limits alone, or for a zero that jansson passes over behind a
 * number? */
static bool beyond_limits(const uint8_t *data, size_t n)
{
    if (memchr(data, 0, n))
        return true;
    int depth = 0, most = 0, run = 0, longest = 0;
    bool escaped = false;
    for (size_t i = 0; i < n; i++) {
        depth += data[i] == '{' || data[i] == '[';
        depth -= data[i] == '}' || data[i] == ']';
        most = depth > most ? depth : most;
        bool quote = data[i] == '"' && !escaped; /* one of the text's own does not end it */
        escaped = data[i] == '\\' && !escaped;
        run = quote ? 0 : run + 1;
        longest = run > longest ? run : longest;
    }
    return most > LEVELS || longest > LONG_WORD;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    json_t *want = json_loadb((const char *)data, n, JSON_REJECT_DUPLICATES, NULL);
    json_t *got = json_read((const char *)data, n);
    if (got && !json_equal(want, got))
        abort();
    if (!got && json_is_object(want) && n <= NET_MESSAGE && !beyond_limits(data, n))
        abort();
    json_decref(want);
    json_decref(got);
    return 0;
}
