/* carry.c - what libcurl is told, and what its answers mean. */
#include "carry.h"

#include <curl/curl.h>
#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "public.h"

enum {
    CONNECT_S = 15,
    LETTER_S = 60,
    HOOK_S = 15,
    STOP_TICKS = 20, /* calls of the progress function that a stop waits for an answer */
    ANSWER_MAX = 65536,
    HTTPS_PORT = 443,
    HOST = 256,
};

/* ---- giving the bytes ------------------------------------------------------------------------- */

/* The last byte is kept back until the owner has agreed. An SMTP server that never saw the end of
 * the data, a web server that never saw the whole body, has not accepted it. */
static size_t give(char *out, size_t size, size_t count, void *ctx)
{
    carry_job *job = ctx;
    size_t room = size * count, left = job->length - job->at;
    if (!left)
        return 0;
    if (left == 1 && !job->asked) {
        job->asked = true;
        job->handed = job->may_end(job->ctx);
        job->refused = !job->handed;
    }
    if (job->refused)
        return CURL_READFUNC_ABORT;
    if (left > 1)
        left--;
    size_t n = left < room ? left : room;
    memcpy(out, job->body + job->at, n);
    job->at += n;
    return n;
}

static size_t swallow(const char *data, size_t size, size_t count, void *ctx)
{
    size_t *got = ctx;
    (void)data;
    *got += size * count;
    return *got > ANSWER_MAX ? 0 : size * count;
}

/* When the server stops, what has not been handed over is broken off at once. */
static int on_progress(void *ctx, curl_off_t a, curl_off_t b, curl_off_t c, curl_off_t d)
{
    carry_job *job = ctx;
    (void)a, (void)b, (void)c, (void)d;
    if (!job->stops(job->ctx))
        return 0;
    return !job->handed || ++job->stop_ticks > STOP_TICKS;
}

static void set_common(CURL *h, carry_job *job, long seconds)
{
    job->length = strlen(job->body);
    curl_easy_setopt(h, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(h, CURLOPT_CONNECTTIMEOUT, (long)CONNECT_S);
    curl_easy_setopt(h, CURLOPT_TIMEOUT, seconds);
    curl_easy_setopt(h, CURLOPT_READFUNCTION, give);
    curl_easy_setopt(h, CURLOPT_READDATA, job);
    curl_easy_setopt(h, CURLOPT_XFERINFOFUNCTION, on_progress);
    curl_easy_setopt(h, CURLOPT_XFERINFODATA, job);
    curl_easy_setopt(h, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(h, CURLOPT_PROXY, "");
    curl_easy_setopt(h, CURLOPT_ERRORBUFFER, job->said); /* CURL_ERROR_SIZE bytes */
}

static void say(carry_job *job, courier_end end, const char *why, long code)
{
    job->end = end;
    if (code)
        snprintf(job->why, sizeof job->why, "%.150s (%ld)", why, code);
    else
        snprintf(job->why, sizeof job->why, "%.190s", why);
}

/* ---- letters ---------------------------------------------------------------------------------- */

static bool is_here(const char *server)
{
    const char *host = strstr(server, "://");
    host = host ? host + 3 : server;
    size_t n = *host == '[' ? strcspn(host, "]") + 1 : strcspn(host, ":/");
    static const char *const here[] = {"localhost", "127.0.0.1", "[::1]"};
    for (size_t i = 0; i < sizeof here / sizeof here[0]; i++)
        if (n == strlen(here[i]) && strncasecmp(host, here[i], n) == 0)
            return true;
    return false;
}

/* An answer behind the end of the data says which way it went; without one nobody knows. A
 * refusal before that is the receiver's only where it is about the receiver: the sender and the
 * login are the operator's, and can be mended. */
static void judge_letter(carry_job *job, CURLcode rc, long code)
{
    const char *why = *job->said ? job->said : rc ? curl_easy_strerror(rc) : "";
    bool about_it = job->handed || strncmp(job->said, "RCPT", 4) == 0;
    if (rc == CURLE_OK)
        say(job, COURIER_SENT, "", 0);
    else if (job->handed && code < 400)
        say(job, COURIER_DOUBT, why, 0);
    else if (code >= 500 && about_it)
        say(job, COURIER_REFUSED, "the mail server refuses this address or letter", code);
    else
        say(job, COURIER_LATER, why, 0);
}

static void set_letter(CURL *h, const courier_config *config)
{
    bool bare = config->plain || is_here(config->server);
#if LIBCURL_VERSION_NUM >= 0x075500
    curl_easy_setopt(h, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
#else
    curl_easy_setopt(h, CURLOPT_PROTOCOLS, CURLPROTO_SMTP | CURLPROTO_SMTPS);
#endif
    curl_easy_setopt(h, CURLOPT_URL, config->server);
    curl_easy_setopt(h, CURLOPT_USE_SSL, (long)(bare ? CURLUSESSL_NONE : CURLUSESSL_ALL));
    curl_easy_setopt(h, CURLOPT_MAIL_FROM, config->sender);
    if (config->user)
        curl_easy_setopt(h, CURLOPT_USERNAME, config->user);
    if (config->password)
        curl_easy_setopt(h, CURLOPT_PASSWORD, config->password);
    curl_easy_setopt(h, CURLOPT_UPLOAD, 1L);
}

void carry_letter(carry_job *job)
{
    CURL *h = curl_easy_init();
    struct curl_slist *to = h ? curl_slist_append(NULL, job->address) : NULL;
    long code = 0;
    if (!to) {
        say(job, COURIER_LATER, "no memory", 0);
    } else {
        set_common(h, job, LETTER_S);
        set_letter(h, job->config);
        curl_easy_setopt(h, CURLOPT_MAIL_RCPT, to);
        CURLcode rc = curl_easy_perform(h);
        curl_easy_getinfo(h, CURLINFO_RESPONSE_CODE, &code);
        judge_letter(job, rc, code);
    }
    curl_slist_free_all(to);
    curl_easy_cleanup(h);
}

/* ---- web-hooks -------------------------------------------------------------------------------- */

typedef struct place { /* of a hook */
    char host[HOST];
    long port;
} place;

static bool part_is(CURLU *u, CURLUPart part, const char *text)
{
    char *got = NULL;
    bool same = !curl_url_get(u, part, &got, 0) && strcmp(got, text) == 0;
    curl_free(got);
    return same;
}

static bool has_part(CURLU *u, CURLUPart part)
{
    char *got = NULL;
    bool has = !curl_url_get(u, part, &got, 0);
    curl_free(got);
    return has;
}

/* As it is looked up, or curl would look up another name than the one that was looked at (`pin`):
 * it makes xn-- of other letters. */
static bool ascii_host(const char *host)
{
    size_t n = strlen(host);
    for (size_t i = 0; i < n; i++)
        if ((unsigned char)host[i] <= ' ' || (unsigned char)host[i] > '~')
            return false;
    return n && host[n - 1] != '.';
}

static const char *read_place(CURLU *u, const char *url, bool anywhere, place *out)
{
    char *host = NULL, *port = NULL;
    if (strlen(url) > 500 || strpbrk(url, "\r\n\t \"<>\\") ||
        curl_url_set(u, CURLUPART_URL, url, 0))
        return "this is no address of the web";
    if (!part_is(u, CURLUPART_SCHEME, "https") &&
        !(anywhere && part_is(u, CURLUPART_SCHEME, "http")))
        return "a web-hook begins with https://";
    if (has_part(u, CURLUPART_USER) || has_part(u, CURLUPART_PASSWORD))
        return "a web-hook has no name and password in its address";
    if (curl_url_get(u, CURLUPART_HOST, &host, 0) ||
        curl_url_get(u, CURLUPART_PORT, &port, CURLU_DEFAULT_PORT)) {
        curl_free(host);
        return "this is no address of the web";
    }
    snprintf(out->host, sizeof out->host, "%s", host);
    bool odd = !ascii_host(host);
    out->port = strtol(port, NULL, 10);
    curl_free(host);
    curl_free(port);
    if (odd)
        return "letters of a host beyond a to z are written as xn--, without a dot at the end";
    if (out->port != HTTPS_PORT && !anywhere)
        return "a web-hook has no port of its own";
    return NULL;
}

const char *carry_hook_wrong(const char *url, bool anywhere)
{
    place where = {.port = 0};
    CURLU *u = curl_url();
    const char *wrong = u ? read_place(u, url, anywhere, &where) : "no memory";
    curl_url_cleanup(u);
    return wrong;
}

/* The address that the name has now, written as curl wants it: what was looked at is what is
 * called. NULL, and it is said why: there is none, or one of them is not public. */
static struct curl_slist *pin(carry_job *job, const place *where)
{
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM}, *all = NULL;
    char bare[HOST], text[HOST] = "", line[2 * HOST + 32];
    size_t n = strlen(where->host);
    bool literal = *where->host == '[';
    snprintf(bare, sizeof bare, "%.*s", (int)(literal ? n - 2 : n), where->host + literal);
    if (getaddrinfo(bare, NULL, &hints, &all) || !all) {
        say(job, COURIER_LATER, "its name leads nowhere", 0);
        return NULL;
    }
    for (const struct addrinfo *a = all; a; a = a->ai_next)
        if (!job->config->anywhere && !public_address(a->ai_addr)) {
            freeaddrinfo(all);
            say(job, COURIER_REFUSED, "it leads into a private network", 0);
            return NULL;
        }
    getnameinfo(all->ai_addr, all->ai_addrlen, text, sizeof text, NULL, 0, NI_NUMERICHOST);
    freeaddrinfo(all);
    bool six = strchr(text, ':') != NULL;
    snprintf(line, sizeof line, "%s:%ld:%s%s%s", bare, where->port, six ? "[" : "", text,
             six ? "]" : "");
    struct curl_slist *list = curl_slist_append(NULL, line);
    if (!list)
        say(job, COURIER_LATER, "no memory", 0);
    return list;
}

static void judge_hook(carry_job *job, CURLcode rc, long code)
{
    if (code >= 200 && code < 300)
        say(job, COURIER_SENT, "", 0);
    else if (code == 408 || code == 425 || code == 429 || code >= 500)
        say(job, COURIER_LATER, "it answers", code);
    else if (code >= 300)
        say(job, COURIER_REFUSED, "it answers", code);
    else if (job->handed)
        say(job, COURIER_DOUBT, rc ? curl_easy_strerror(rc) : "no answer", 0);
    else
        say(job, COURIER_LATER, rc ? curl_easy_strerror(rc) : "no answer", 0);
}

static void post_to(CURL *h, carry_job *job, struct curl_slist *pinned, struct curl_slist *headers)
{
    size_t got = 0;
    long code = 0;
    set_common(h, job, HOOK_S);
#if LIBCURL_VERSION_NUM >= 0x075500
    curl_easy_setopt(h, CURLOPT_PROTOCOLS_STR, job->config->anywhere ? "http,https" : "https");
#else
    curl_easy_setopt(h, CURLOPT_PROTOCOLS,
                     job->config->anywhere ? CURLPROTO_HTTP | CURLPROTO_HTTPS : CURLPROTO_HTTPS);
#endif
    curl_easy_setopt(h, CURLOPT_URL, job->address);
    curl_easy_setopt(h, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(h, CURLOPT_RESOLVE, pinned);
    curl_easy_setopt(h, CURLOPT_HTTPHEADER, headers);
    curl_easy_setopt(h, CURLOPT_POST, 1L);
    curl_easy_setopt(h, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)job->length);
    curl_easy_setopt(h, CURLOPT_WRITEFUNCTION, swallow);
    curl_easy_setopt(h, CURLOPT_WRITEDATA, &got);
    CURLcode rc = curl_easy_perform(h);
    curl_easy_getinfo(h, CURLINFO_RESPONSE_CODE, &code);
    judge_hook(job, rc, code);
}

void carry_hook(carry_job *job)
{
    place where = {.port = 0};
    CURLU *u = curl_url();
    const char *wrong = u ? read_place(u, job->address, job->config->anywhere, &where) : NULL;
    struct curl_slist *pinned = u && !wrong ? pin(job, &where) : NULL;
    CURL *h = pinned ? curl_easy_init() : NULL;
    struct curl_slist *headers =
        h ? curl_slist_append(NULL, "Content-Type: application/json") : NULL;
    struct curl_slist *more = headers ? curl_slist_append(headers, "Expect:") : NULL;
    if (wrong)
        say(job, COURIER_REFUSED, wrong, 0);
    else if (more)
        post_to(h, job, pinned, headers);
    else if (pinned || !u)
        say(job, COURIER_LATER, "no memory", 0);
    curl_slist_free_all(headers);
    curl_slist_free_all(pinned);
    curl_url_cleanup(u);
    curl_easy_cleanup(h);
}
