/* Fuzzer: any bytes as a saga. What is accepted must come back byte for byte. */
#include <stdlib.h>
#include <string.h>

#include "feed.h"
#include "meadhall/host.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    mh_error e;
    size_t length = 0;
    host_session *s = host_saga_parse((const char *)data, n, false, &e);
    if (!s)
        return 0;
    char *text = host_saga_text(s, MH_CHANCE, &length);
    if (text && (length != n || memcmp(text, data, n) != 0))
        abort();
    free(text);
    host_close(s);
    return 0;
}
