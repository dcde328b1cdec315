/* Fuzzer: any bytes as a campaign. What is accepted must come back byte for byte, or anew. */
#include "bytes_file.h"

#include <string.h>

#include "feed.h"
#include "host/campaign.h"

static void compare(const host_campaign *c, const uint8_t *data, size_t n)
{
    char path[] = "/dev/shm/meadhall-fuzz-XXXXXX";
    mh_error e;
    size_t length = 0;
    int fd = mkstemp(path);
    if (fd < 0)
        return;
    close(fd);
    if (!campaign_write(c, path, &e))
        abort();
    char *text = host_file_read(path, &length, &e);
    unlink(path);
    if (!text || length != n || memcmp(text, data, n) != 0)
        abort();
    free(text);
}

/* What is written anew, for other tables or from an older version, is read as it stands then. */
static void compare_again(const host_campaign *c)
{
    host_campaign again;
    mh_error e;
    size_t n = 0;
    char *text = campaign_text(c, &n);
    if (!text || !campaign_parse(&again, text, n, &e))
        abort();
    compare(&again, (const uint8_t *)text, n);
    campaign_close(&again);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    host_campaign c;
    mh_error e;
    if (!campaign_read(&c, bytes_file(data, n), &e))
        return 0;
    if (c.renewed)
        compare_again(&c);
    else if (!c.cut) /* a text that breaks off comes back without its broken game */
        compare(&c, data, n);
    campaign_close(&c);
    return 0;
}
