/* letters.c - what letters and web-hooks say. */
#include "letters.h"

#include <stdio.h>
#include <string.h>

#include "core/phrase.h"
#include "host/present.h"
#include "letter_words.h"
#include "message.h"

enum { MINUTE = 60000, HOUR = 60 * MINUTE, DAY = 24 * HOUR, LINE = 400 };

mh_lang letter_lang(const char *word)
{
    mh_lang lang = mh_language_of(word);
    return lang < MH_LANGS ? lang : MH_EN;
}

/* ---- sentences ------------------------------------------------------------------------------- */

/* The first hole is filled with `a`, the second with `b`. */
static void put_format(mh_text *out, const char *format, const char *a, const char *b)
{
    for (const char *next = a; *format; format++) {
        if (*format != '%') {
            mh_put_n(out, format, 1);
            continue;
        }
        mh_put(out, next);
        next = b;
        format++;
    }
}

/* Of `one|few|many` the form that goes with the number. */
static void put_form(mh_text *out, const char *forms, mh_lang lang, int64_t n)
{
    char form[LINE], number[24];
    for (unsigned k = phrase_plural(lang, n); k && strchr(forms, '|'); k--)
        forms = strchr(forms, '|') + 1;
    snprintf(form, sizeof form, "%.*s", (int)strcspn(forms, "|"), forms);
    snprintf(number, sizeof number, "%lld", (long long)n);
    put_format(out, form, number, "");
}

static void put_span(mh_text *out, mh_lang lang, int64_t n, letter_word unit)
{
    mh_put_int(out, n);
    mh_put(out, "\u00a0"); /* a number stays with its word */
    put_form(out, letter_say(lang, unit), lang, n);
}

/* The two largest units: nobody plans by the minute when there are days. */
static void put_time(mh_text *out, mh_lang lang, int64_t ms)
{
    int64_t days = ms / DAY, hours = ms % DAY / HOUR, minutes = ms % HOUR / MINUTE;
    if (days)
        put_span(out, lang, days, LETTER_DAY);
    if (days && hours)
        mh_put(out, " ");
    if (hours)
        put_span(out, lang, hours, LETTER_HOUR);
    if (!days && hours && minutes)
        mh_put(out, " ");
    if (!days && (minutes || !hours))
        put_span(out, lang, minutes, LETTER_MINUTE);
}

static const char *game_of(const letter_item *x, mh_lang lang)
{
    const mh_game *g = mh_find(x->notice.game);
    return g ? g->label->text[lang] : letter_say(lang, LETTER_NONE);
}

static void put_headline(mh_text *out, const letter_item *x, mh_lang lang)
{
    const char *game = game_of(x, lang);
    if (x->notice.kind == POST_TURN)
        put_format(out, letter_say(lang, LETTER_TURN), game, "");
    else if (x->notice.kind == POST_INVITE)
        put_format(out, letter_say(lang, LETTER_INVITE), x->notice.sender, game);
    else if (x->notice.kind == POST_RESULT)
        put_format(out, letter_say(lang, LETTER_RESULT), game, "");
    else
        put_format(out,
                   *x->notice.detail ? letter_say(lang, LETTER_CUP_ROUND)
                                     : letter_say(lang, LETTER_CUP_OVER),
                   x->notice.sender, x->notice.detail);
}

static void put_link(mh_text *out, const letter_to *to, const post_notice *n)
{
    mh_put(out, to->url);
    mh_put(out, n->kind == POST_CUP ? "#/cup/" : "#/t/hall/");
    mh_put(out, n->about);
    if (n->kind == POST_INVITE && *n->invite) {
        mh_put(out, "/");
        mh_put(out, n->invite);
    }
}

static void put_around(mh_text *out, const letter_item *x, const letter_to *to)
{
    int64_t left = x->notice.due - to->now;
    if (*x->notice.letter) {
        mh_put(out, "  ");
        mh_put(out, letter_say(to->lang, LETTER_AGAIN));
        mh_put(out, "\n");
    }
    if (x->notice.kind == POST_CUP)
        return;
    if (*x->others) {
        mh_put(out, "  ");
        put_format(out, letter_say(to->lang, LETTER_WITH), x->others, "");
        mh_put(out, "\n");
    }
    if (x->notice.kind == POST_TURN && x->notice.due) {
        char time[LINE] = "";
        mh_text t = mh_text_open(time, sizeof time);
        put_time(&t, to->lang, left > 0 ? left : 0);
        mh_put(out, "  ");
        put_format(out,
                   left > 0 ? letter_say(to->lang, LETTER_LEFT) : letter_say(to->lang, LETTER_LATE),
                   time, "");
        mh_put(out, "\n");
    }
}

/* ---- letters --------------------------------------------------------------------------------- */

static void put_stop(mh_text *out, const letter_to *to, char *url, size_t cap)
{
    snprintf(url, cap, "%sstop/%s/%s", to->url, mh_languages[to->lang].code, to->stop);
    mh_put(out, "-- \n");
    put_format(out, letter_say(to->lang, LETTER_STOP), url, "");
    mh_put(out, "\n");
    put_format(out, letter_say(to->lang, LETTER_WHY), to->url, "");
    mh_put(out, "\n");
}

static void put_subject(mh_text *out, const letter_to *to, const letter_item *items, unsigned all)
{
    int turns = 0;
    for (unsigned i = 0; i < all && i < LETTER_MOST; i++)
        turns += items[i].notice.kind == POST_TURN;
    if (all == 1)
        put_headline(out, items, to->lang);
    else if (turns)
        put_form(out, letter_say(to->lang, LETTER_SUBJECT_TURNS), to->lang, turns);
    else
        mh_put(out, letter_say(to->lang, LETTER_SUBJECT_NEWS));
}

/* The letters that said something of this before; how many. */
static unsigned earlier(const letter_item *items, unsigned count, const char *out[LETTER_MOST])
{
    unsigned n = 0;
    for (unsigned i = 0; i < count; i++) {
        bool known = !*items[i].notice.letter;
        for (unsigned k = 0; k < n && !known; k++)
            known = strcmp(out[k], items[i].notice.letter) == 0;
        if (!known)
            out[n++] = items[i].notice.letter;
    }
    return n;
}

bool letter_digest(mh_text *out, const letter_to *to, const letter_item *items, unsigned count,
                   unsigned more)
{
    char body[LETTER_BYTES / 2];
    char subject[LINE] = "", url[POST_URL + 160] = "";
    const char *after[LETTER_MOST];
    mh_text b = mh_text_open(body, sizeof body), s = mh_text_open(subject, sizeof subject);
    put_format(&b, letter_say(to->lang, LETTER_HELLO), to->name, "");
    mh_put(&b, "\n\n");
    for (unsigned i = 0; i < count; i++) {
        put_headline(&b, &items[i], to->lang);
        mh_put(&b, "\n");
        put_around(&b, &items[i], to);
        mh_put(&b, "  ");
        put_link(&b, to, &items[i].notice);
        mh_put(&b, "\n\n");
    }
    if (more) {
        put_form(&b, letter_say(to->lang, LETTER_MORE), to->lang, more);
        mh_put(&b, "\n\n");
    }
    put_stop(&b, to, url, sizeof url);
    put_subject(&s, to, items, count + more);
    message_is m = {.from = to->sender,
                    .to = to->address,
                    .subject = subject,
                    .body = body,
                    .id = to->id,
                    .stop = url,
                    .after = after,
                    .afters = earlier(items, count, after),
                    .lang = mh_languages[to->lang].code,
                    .at = to->now};
    return b.len < sizeof body && message_put(out, &m);
}

bool letter_with_code(mh_text *out, const letter_to *to, letter_code why, const char *code)
{
    char body[4096] = "", subject[LINE] = "";
    mh_text b = mh_text_open(body, sizeof body), s = mh_text_open(subject, sizeof subject);
    bool reset = why == LETTER_RESET;
    put_format(&b, letter_say(to->lang, LETTER_HELLO), to->name, "");
    mh_put(&b, "\n\n");
    mh_put(&b, reset ? letter_say(to->lang, LETTER_RESET_TEXT)
                     : letter_say(to->lang, LETTER_CONFIRM_TEXT));
    mh_put(&b, "\n\n  ");
    mh_put(&b, code);
    mh_put(&b, "\n  ");
    mh_put(&b, to->url);
    mh_put(&b, reset ? "#/reset/" : "#/set/mail/");
    if (reset) {
        message_put_escaped(&b, to->name);
        mh_put(&b, "/");
    }
    mh_put(&b, code);
    mh_put(&b, "\n\n");
    mh_put(&b, letter_say(to->lang, LETTER_IGNORE));
    mh_put(&b, "\n");
    put_format(&s,
               reset ? letter_say(to->lang, LETTER_RESET_SUBJECT)
                     : letter_say(to->lang, LETTER_CONFIRM_SUBJECT),
               code, "");
    message_is m = {.from = to->sender,
                    .to = to->address,
                    .subject = subject,
                    .body = body,
                    .id = to->id,
                    .lang = mh_languages[to->lang].code,
                    .at = to->now};
    return b.len < sizeof body && message_put(out, &m);
}

/* ---- web-hooks ------------------------------------------------------------------------------- */

static void put_hook_notice(mh_text *out, const letter_to *to, const letter_item *x)
{
    static const char *const kinds[] = {[POST_TURN] = "turn",
                                        [POST_INVITE] = "invite",
                                        [POST_RESULT] = "result",
                                        [POST_CUP] = "cup"};
    char link[POST_URL + 120] = "";
    mh_text t = mh_text_open(link, sizeof link);
    put_link(&t, to, &x->notice);
    mh_put(out, "{\"kind\":");
    present_string(out, kinds[x->notice.kind]);
    mh_put(out, x->notice.kind == POST_CUP ? ",\"cup\":" : ",\"table\":");
    present_string(out, x->notice.about);
    mh_put(out, ",\"game\":");
    present_string(out, x->notice.game);
    mh_put(out, ",\"at\":");
    mh_put_int(out, x->notice.at);
    mh_put(out, ",\"due\":");
    mh_put_int(out, x->notice.due);
    mh_put(out, ",\"url\":");
    present_string(out, link);
    mh_put(out, "}");
}

static void put_both(mh_text *out, const char *text)
{
    mh_put(out, "{\"content\":");
    present_string(out, text);
    mh_put(out, ",\"text\":");
    present_string(out, text);
    /* nobody is called by a name that somebody gave a cup */
    mh_put(out, ",\"allowed_mentions\":{\"parse\":[]}");
}

bool letter_hook(mh_text *out, const letter_to *to, const letter_item *items, unsigned count)
{
    char text[2000] = ""; /* as much as Discord takes */
    mh_text t = mh_text_open(text, sizeof text);
    for (unsigned i = 0; i < count; i++) {
        size_t before = t.len;
        mh_put(&t, i ? "\n" : "");
        put_headline(&t, &items[i], to->lang);
        mh_put(&t, " \u2013 ");
        put_link(&t, to, &items[i].notice);
        if (t.len >= sizeof text) { /* whole lines only; the list below has all of them */
            text[before] = 0;
            break;
        }
    }
    put_both(out, text);
    mh_put(out, ",\"notices\":[");
    for (unsigned i = 0; i < count; i++) {
        mh_put(out, i ? "," : "");
        put_hook_notice(out, to, &items[i]);
    }
    mh_put(out, "]}");
    return out->len < out->cap;
}

bool letter_hook_trial(mh_text *out, const letter_to *to)
{
    put_both(out, letter_say(to->lang, LETTER_TRIAL));
    mh_put(out, ",\"notices\":[]}");
    return out->len < out->cap;
}

/* ---- the page that stops them ----------------------------------------------------------------- */

bool letter_stop_page(mh_text *out, mh_lang lang, bool done)
{
    mh_put(out, "<!doctype html><html lang=\"");
    mh_put(out, mh_languages[lang].code);
    mh_put(out, "\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">"
                "<title>");
    mh_put(out, letter_say(lang, LETTER_PAGE_TITLE));
    mh_put(out, "</title><h1>");
    mh_put(out, letter_say(lang, LETTER_PAGE_TITLE));
    mh_put(out, "</h1><p>");
    mh_put(out, done ? letter_say(lang, LETTER_PAGE_DONE) : letter_say(lang, LETTER_PAGE_ASK));
    mh_put(out, "</p>");
    if (!done) {
        mh_put(out, "<form method=\"post\"><button>");
        mh_put(out, letter_say(lang, LETTER_PAGE_BUTTON));
        mh_put(out, "</button></form>");
    }
    mh_put(out, "</html>\n");
    return out->len < out->cap;
}
