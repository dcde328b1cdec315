/* campaign_file.c - campaigns in files: read whole, written beside and renamed. */
#include <stdlib.h>
#include <string.h>

#include "box.h"

bool campaign_read(host_campaign *c, const char *path, mh_error *e)
{
    size_t n = 0;
    char *text = host_file_read(path, &n, e);
    bool ok = text && campaign_parse(c, text, n, e);
    free(text);
    return ok;
}

bool campaign_write(const host_campaign *c, const char *path, mh_error *e)
{
    size_t n = 0;
    char *text = campaign_text(c, &n);
    if (!text) {
        return mh_fail(e, MH_ENOMEM, "out of memory");
    }
    bool ok = host_file_write(path, text, n, !campaign_over(c), e);
    free(text);
    return ok;
}

bool box_write(const host_box *b, const char *path, mh_error *e)
{
    size_t n = 0;
    char *text = box_text(b, &n);
    if (!text) {
        return mh_fail(e, MH_ENOMEM, "out of memory");
    }
    bool ok = host_file_write(path, text, n, false, e);
    free(text);
    return ok;
}
