/* message.c - letters for the wire. Whatever comes from people is encoded: no line and no header
 * can be ended by it. */
#include "message.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "letters.h"

enum { WORD = 42, LINE = 74 };

static const char hex[] = "0123456789ABCDEF";

/* As many bytes as fit, not within a character. */
static size_t chunk(const char *s, size_t most)
{
    size_t n = strlen(s);
    if (n <= most)
        return n;
    for (n = most; n && (s[n] & 0xc0) == 0x80;)
        n--;
    return n;
}

/* RFC 2047: pieces of UTF-8 in base64. */
static void put_words(mh_text *out, const char *s)
{
    char piece[2 * WORD];
    for (bool first = true; *s; first = false) {
        size_t n = chunk(s, WORD);
        sodium_bin2base64(piece, sizeof piece, (const unsigned char *)s, n,
                          sodium_base64_VARIANT_ORIGINAL);
        mh_put(out, first ? "" : "\r\n ");
        mh_put(out, "=?UTF-8?B?");
        mh_put(out, piece);
        mh_put(out, "?=");
        s += n;
    }
}

static bool is_plain(unsigned char c, unsigned char next)
{
    if (c == ' ' || c == '\t')
        return next != '\n' && next != 0;
    return c > ' ' && c < 127 && c != '=';
}

/* Lines of at most 76 characters. */
static void put_quoted(mh_text *out, const char *s)
{
    size_t column = 0;
    for (; *s; s++) {
        unsigned char c = (unsigned char)*s;
        bool plain = is_plain(c, (unsigned char)s[1]) && !(c == '.' && column == 0);
        char code[4] = {'=', hex[c >> 4], hex[c & 15], 0};
        if (c == '\n') {
            mh_put(out, "\r\n");
            column = 0;
            continue;
        }
        if (column + (plain ? 1 : 3) > LINE) {
            mh_put(out, "=\r\n");
            column = 0;
            plain = plain && c != '.';
        }
        if (plain)
            mh_put_n(out, s, 1);
        else
            mh_put(out, code);
        column += plain ? 1 : 3;
    }
}

static void put_date(mh_text *out, int64_t at)
{
    char text[64];
    time_t t = (time_t)(at / 1000);
    struct tm now;
    gmtime_r(&t, &now);
    strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S +0000", &now);
    mh_put(out, text);
}

static void put_header(mh_text *out, const char *name, const char *before, const char *value,
                       const char *behind)
{
    mh_put(out, name);
    mh_put(out, ": ");
    mh_put(out, before);
    mh_put(out, value);
    mh_put(out, behind);
    mh_put(out, "\r\n");
}

static void put_id(mh_text *out, const message_is *m, const char *id)
{
    const char *domain = strrchr(m->from, '@');
    mh_put(out, "<");
    mh_put(out, id);
    mh_put(out, domain ? domain : "@meadhall");
    mh_put(out, ">\r\n");
}

/* A mail program that has the earlier letter shows this one with it. */
static void put_ids(mh_text *out, const message_is *m)
{
    mh_put(out, "Message-ID: ");
    put_id(out, m, m->id);
    if (m->afters) {
        mh_put(out, "In-Reply-To: ");
        put_id(out, m, m->after[0]);
    }
    for (unsigned i = 0; i < m->afters; i++) {
        mh_put(out, i ? " " : "References: ");
        put_id(out, m, m->after[i]);
    }
}

bool message_put(mh_text *out, const message_is *m)
{
    put_header(out, "From", "Meadhall <", m->from, ">");
    put_header(out, "To", "<", m->to, ">");
    mh_put(out, "Subject: ");
    put_words(out, m->subject);
    mh_put(out, "\r\nDate: ");
    put_date(out, m->at);
    mh_put(out, "\r\n");
    put_ids(out, m);
    put_header(out, "Auto-Submitted", "auto-generated", "", "");
    put_header(out, "Content-Language", "", m->lang, "");
    if (m->stop) {
        put_header(out, "List-Unsubscribe", "<", m->stop, ">");
        put_header(out, "List-Unsubscribe-Post", "List-Unsubscribe=One-Click", "", "");
    }
    mh_put(out, "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n"
                "Content-Transfer-Encoding: quoted-printable\r\n\r\n");
    put_quoted(out, m->body);
    return out->len < out->cap;
}

void message_put_escaped(mh_text *out, const char *text)
{
    for (; *text; text++) {
        unsigned char c = (unsigned char)*text;
        char code[4] = {'%', hex[c >> 4], hex[c & 15], 0};
        bool plain = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
                     strchr("-._~", c);
        if (plain)
            mh_put_n(out, text, 1);
        else
            mh_put(out, code);
    }
}

bool letter_address_ok(const char *address)
{
    static const char local[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                ".!#$%&'*+/=?^_`{|}~-";
    static const char domain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-";
    const char *at = strchr(address, '@');
    if (!at || at == address || at - address > 64 || strlen(address) > 254)
        return false;
    size_t n = strlen(at + 1);
    return strspn(address, local) == (size_t)(at - address) && n >= 3 && at[1] != '.' &&
           at[1] != '-' && at[n] != '.' && address[0] != '.' && at[-1] != '.' &&
           !strstr(address, "..") && strspn(at + 1, domain) == n && strchr(at + 1, '.');
}
