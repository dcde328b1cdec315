/* Fuzzer: any bytes as the book of a box. What is accepted can be walked and shown, and comes back
 * byte for byte, but that lists of names may stand in another order. */
#include <stdlib.h>
#include <string.h>

#include "host/present_box.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

static void show(const host_box *b)
{
    enum { ROOM = 1 << 22 };
    static char text[ROOM];
    box_view v;
    if (!box_look(b, &v))
        return;
    mh_text out = mh_text_open(text, sizeof text);
    present_box(&out, &v);
    box_look_away(&v);
}

static bool comes_back(const char *written, size_t n)
{
    host_box b;
    mh_error e;
    size_t length = 0;
    if (!box_parse(&b, written, n, &e))
        return false;
    char *again = box_text(&b, &length);
    bool same = again && length == n && memcmp(again, written, n) == 0;
    free(again);
    box_close(&b);
    return same;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    host_box b;
    mh_error e;
    size_t length = 0;
    if (!box_parse(&b, (const char *)data, n, &e))
        return 0;
    char *text = box_text(&b, &length);
    if (text && !b.cut && (length != n || (memcmp(text, data, n) != 0 && !comes_back(text, n))))
        abort();
    free(text);
    show(&b);
    box_close(&b);
    return 0;
}
