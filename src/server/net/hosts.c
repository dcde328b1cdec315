/* hosts.c - by which names this server is called. A page of another site can have its own name lead
 * to our address and would then be of the same origin as we are: such names are refused. */
#include "hosts.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <string.h>
#include <strings.h>

enum { HOST_MAX = 256 };

/* Without its port; brackets stay, they are an IPv6 address's. */
static bool cut_port(const char *text, char out[HOST_MAX])
{
    size_t n = *text == '[' ? strcspn(text, "]") + 1 : strcspn(text, ":");
    if (n >= HOST_MAX || strlen(text) < n)
        return false;
    memcpy(out, text, n);
    out[n] = 0;
    n = strlen(out);
    if (n && out[n - 1] == '.') /* the root may be named */
        out[n - 1] = 0;
    return true;
}

static bool is_address(const char *host)
{
    struct in_addr four;
    return *host == '[' || inet_pton(AF_INET, host, &four) == 1;
}

static bool listed(const char *host, const char *list)
{
    size_t n = strlen(host);
    for (const char *at = list; at && *at;) {
        size_t length = strcspn(at, ",");
        const char *scheme = strstr(at, "://"), *name = at;
        if (scheme && scheme < at + length) /* an origin */
            name = scheme + 3;
        size_t bare = strcspn(name, *name == '[' ? "]" : ":,");
        bare += *name == '[';
        if (bare == n && strncasecmp(name, host, n) == 0)
            return true;
        at += length + (at[length] == ',');
    }
    return false;
}

bool net_host_allowed(const char *host, const net_hosts *hosts)
{
    static const char *const local[] = {".localhost", ".local", ".lan", ".internal", ".home.arpa"};
    char name[HOST_MAX];
    if (hosts->any && !hosts->names)
        return true;
    if (!*host)
        return true; /* a browser says it always */
    if (!cut_port(host, name))
        return false;
    if (listed(name, hosts->names) || listed(name, hosts->origins))
        return true;
    if (hosts->names)
        return is_address(name) || strcasecmp(name, "localhost") == 0;
    if (is_address(name) || (*name && !strchr(name, '.')))
        return true; /* nobody else can own these */
    size_t n = strlen(name);
    for (size_t i = 0; i < sizeof local / sizeof local[0]; i++) {
        size_t tail = strlen(local[i]);
        if (n > tail && strcasecmp(name + n - tail, local[i]) == 0)
            return true;
    }
    return false;
}
