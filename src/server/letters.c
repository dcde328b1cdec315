/* letters.c - what letters and web-hooks say. */
#include "letters.h"

#include <stdio.h>
#include <string.h>

#include "core/phrase.h"
#include "host/present.h"
#include "message.h"

enum { MINUTE = 60000, HOUR = 60 * MINUTE, DAY = 24 * HOUR, LINE = 400 };

typedef struct wording {
    const char *hello, *turn, *invite, *result, *cup_round, *cup_over, *none;
    const char *subject_turns[3], *subject_news;
    const char *with, *left, *late, *day[3], *hour[3], *minute[3];
    const char *more[3];
    const char *stop, *why;
    const char *confirm_subject, *confirm, *reset_subject, *reset, *ignore;
    const char *trial;
    const char *page_title, *page_ask, *page_button, *page_done;
} wording;

static const wording words[MH_LANGS] = {
    [MH_EN] = {"Hello %s,",
               "It's your turn at %s",
               "%s keeps a place for you at %s",
               "Your game of %s is over",
               "%s: round %s is paired",
               "%s is over",
               "a table",
               {"%d table waits for you", "%d tables wait for you", "%d tables wait for you"},
               "News from the hall",
               "with %s",
               "%s left",
               "your time is up",
               {"day", "days", "days"},
               {"hour", "hours", "hours"},
               {"minute", "minutes", "minutes"},
               {"And %d more.", "And %d more.", "And %d more."},
               "No more letters like this: %s",
               "You asked for these letters at %s. We send one an hour at most.",
               "Your code for Meadhall: %s",
               "Somebody, most likely you, wants letters from the hall sent to this address. If it"
               " was you, type this code there, or follow the link. It works for 24 hours.",
               "A new password for Meadhall",
               "You can choose a new password with this code or this link. It works for one hour,"
               " once.",
               "If it wasn't you, do nothing: without the code nothing changes.",
               "It works: Meadhall calls you here.",
               "Letters from Meadhall",
               "Shall we stop sending you letters like this one?",
               "No more letters like this",
               "Done. You get no more letters like that one. In the settings you can turn them on"
               " again."},
    [MH_RU] = {"Здравствуйте, %s!",
               "Ваш ход за столом «%s»",
               "%s держит для вас место за столом «%s»",
               "Партия «%s» окончена",
               "%s: пары %s-го тура известны",
               "%s: турнир окончен",
               "стол",
               {"Вас ждёт %d стол", "Вас ждут %d стола", "Вас ждут %d столов"},
               "Новости из зала",
               "за столом: %s",
               "осталось %s",
               "время вышло",
               {"день", "дня", "дней"},
               {"час", "часа", "часов"},
               {"минута", "минуты", "минут"},
               {"И ещё %d.", "И ещё %d.", "И ещё %d."},
               "Больше не присылать таких писем: %s",
               "Вы подписались на эти письма здесь: %s. Мы шлём не больше одного в час.",
               "Ваш код для Meadhall: %s",
               "Кто-то — скорее всего, вы — хочет получать письма из зала на этот адрес. Если это"
               " вы, введите код или откройте ссылку. Код действует 24 часа.",
               "Новый пароль для Meadhall",
               "С этим кодом или по этой ссылке можно задать новый пароль. Код действует один час"
               " и один раз.",
               "Если это не вы, ничего не делайте: без кода ничего не изменится.",
               "Всё работает: Meadhall зовёт вас сюда.",
               "Письма из Meadhall",
               "Больше не присылать вам таких писем?",
               "Больше не присылать",
               "Готово. Таких писем больше не будет. В настройках их можно включить снова."},
    [MH_DE] = {"Hallo %s,",
               "Du bist am Zug bei %s",
               "%s hält dir einen Platz frei bei %s",
               "Deine Partie %s ist zu Ende",
               "%s: Runde %s ist ausgelost",
               "%s ist zu Ende",
               "einem Tisch",
               {"%d Tisch wartet auf dich", "%d Tische warten auf dich",
                "%d Tische warten auf dich"},
               "Neues aus der Halle",
               "mit %s",
               "noch %s",
               "deine Zeit ist um",
               {"Tag", "Tage", "Tage"},
               {"Stunde", "Stunden", "Stunden"},
               {"Minute", "Minuten", "Minuten"},
               {"Und %d weitere.", "Und %d weitere.", "Und %d weitere."},
               "Keine Briefe dieser Art mehr: %s",
               "Du hast diese Briefe bei %s bestellt. Wir schicken höchstens einen pro Stunde.",
               "Dein Code für Meadhall: %s",
               "Jemand, vermutlich du, möchte Briefe aus der Halle an diese Adresse bekommen. Wenn"
               " du es warst, gib dort diesen Code ein oder folge dem Link. Er gilt 24 Stunden.",
               "Ein neues Passwort für Meadhall",
               "Mit diesem Code oder diesem Link kannst du ein neues Passwort wählen. Er gilt eine"
               " Stunde lang und nur einmal.",
               "Wenn du es nicht warst, tu nichts: Ohne den Code ändert sich nichts.",
               "Es klappt: Meadhall ruft dich hier.",
               "Briefe von Meadhall",
               "Sollen wir dir keine solchen Briefe mehr schicken?",
               "Keine solchen Briefe mehr",
               "Erledigt. Solche Briefe bekommst du nicht mehr. In den Einstellungen kannst du sie"
               " wieder einschalten."},
};

mh_lang letter_lang(const char *word)
{
    return strcmp(word, "ru") == 0 ? MH_RU : strcmp(word, "de") == 0 ? MH_DE : MH_EN;
}

const char *letter_lang_word(mh_lang lang)
{
    static const char *const all[MH_LANGS] = {[MH_EN] = "en", [MH_RU] = "ru", [MH_DE] = "de"};
    return all[lang];
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

static void put_number(mh_text *out, const char *const form[3], mh_lang lang, int n)
{
    char number[16];
    snprintf(number, sizeof number, "%d", n);
    put_format(out, form[phrase_plural(lang, n)], number, "");
}

static void put_span(mh_text *out, mh_lang lang, int64_t n, const char *const unit[3])
{
    mh_put_int(out, n);
    mh_put(out, "\u00a0"); /* a number stays with its word */
    mh_put(out, unit[phrase_plural(lang, n)]);
}

/* The two largest units: nobody plans by the minute when there are days. */
static void put_time(mh_text *out, mh_lang lang, int64_t ms)
{
    const wording *w = &words[lang];
    int64_t days = ms / DAY, hours = ms % DAY / HOUR, minutes = ms % HOUR / MINUTE;
    if (days)
        put_span(out, lang, days, w->day);
    if (days && hours)
        mh_put(out, " ");
    if (hours)
        put_span(out, lang, hours, w->hour);
    if (!days && hours && minutes)
        mh_put(out, " ");
    if (!days && (minutes || !hours))
        put_span(out, lang, minutes, w->minute);
}

static const char *game_of(const letter_item *x, mh_lang lang)
{
    const mh_game *g = mh_find(x->notice.game);
    return g ? g->label->text[lang] : words[lang].none;
}

static void put_headline(mh_text *out, const letter_item *x, mh_lang lang)
{
    const wording *w = &words[lang];
    const char *game = game_of(x, lang);
    if (x->notice.kind == POST_TURN)
        put_format(out, w->turn, game, "");
    else if (x->notice.kind == POST_INVITE)
        put_format(out, w->invite, x->notice.sender, game);
    else if (x->notice.kind == POST_RESULT)
        put_format(out, w->result, game, "");
    else
        put_format(out, *x->notice.detail ? w->cup_round : w->cup_over, x->notice.sender,
                   x->notice.detail);
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
    const wording *w = &words[to->lang];
    int64_t left = x->notice.due - to->now;
    if (x->notice.kind == POST_CUP)
        return;
    if (*x->others) {
        mh_put(out, "  ");
        put_format(out, w->with, x->others, "");
        mh_put(out, "\n");
    }
    if (x->notice.kind == POST_TURN && x->notice.due) {
        char time[LINE] = "";
        mh_text t = mh_text_open(time, sizeof time);
        put_time(&t, to->lang, left > 0 ? left : 0);
        mh_put(out, "  ");
        put_format(out, left > 0 ? w->left : w->late, time, "");
        mh_put(out, "\n");
    }
}

/* ---- letters --------------------------------------------------------------------------------- */

static void put_stop(mh_text *out, const letter_to *to, char *url, size_t cap)
{
    const wording *w = &words[to->lang];
    snprintf(url, cap, "%sstop/%s/%s", to->url, letter_lang_word(to->lang), to->stop);
    mh_put(out, "-- \n");
    put_format(out, w->stop, url, "");
    mh_put(out, "\n");
    put_format(out, w->why, to->url, "");
    mh_put(out, "\n");
}

static void put_subject(mh_text *out, const letter_to *to, const letter_item *items, unsigned all)
{
    const wording *w = &words[to->lang];
    int turns = 0;
    for (unsigned i = 0; i < all && i < LETTER_MOST; i++)
        turns += items[i].notice.kind == POST_TURN;
    if (all == 1)
        put_headline(out, items, to->lang);
    else if (turns)
        put_number(out, w->subject_turns, to->lang, turns);
    else
        mh_put(out, w->subject_news);
}

bool letter_digest(mh_text *out, const letter_to *to, const letter_item *items, unsigned count,
                   unsigned more)
{
    const wording *w = &words[to->lang];
    char body[LETTER_BYTES / 2];
    char subject[LINE] = "", url[POST_URL + 160] = "";
    mh_text b = mh_text_open(body, sizeof body), s = mh_text_open(subject, sizeof subject);
    put_format(&b, w->hello, to->name, "");
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
        put_number(&b, w->more, to->lang, (int)more);
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
                    .lang = letter_lang_word(to->lang),
                    .at = to->now};
    return b.len < sizeof body && message_put(out, &m);
}

bool letter_with_code(mh_text *out, const letter_to *to, letter_code why, const char *code)
{
    const wording *w = &words[to->lang];
    char body[4096] = "", subject[LINE] = "";
    mh_text b = mh_text_open(body, sizeof body), s = mh_text_open(subject, sizeof subject);
    bool reset = why == LETTER_RESET;
    put_format(&b, w->hello, to->name, "");
    mh_put(&b, "\n\n");
    mh_put(&b, reset ? w->reset : w->confirm);
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
    mh_put(&b, w->ignore);
    mh_put(&b, "\n");
    put_format(&s, reset ? w->reset_subject : w->confirm_subject, code, "");
    message_is m = {.from = to->sender,
                    .to = to->address,
                    .subject = subject,
                    .body = body,
                    .id = to->id,
                    .lang = letter_lang_word(to->lang),
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
    put_both(out, words[to->lang].trial);
    mh_put(out, ",\"notices\":[]}");
    return out->len < out->cap;
}

/* ---- the page that stops them ----------------------------------------------------------------- */

bool letter_stop_page(mh_text *out, mh_lang lang, bool done)
{
    const wording *w = &words[lang];
    mh_put(out, "<!doctype html><html lang=\"");
    mh_put(out, letter_lang_word(lang));
    mh_put(out, "\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">"
                "<title>");
    mh_put(out, w->page_title);
    mh_put(out, "</title><h1>");
    mh_put(out, w->page_title);
    mh_put(out, "</h1><p>");
    mh_put(out, done ? w->page_done : w->page_ask);
    mh_put(out, "</p>");
    if (!done) {
        mh_put(out, "<form method=\"post\"><button>");
        mh_put(out, w->page_button);
        mh_put(out, "</button></form>");
    }
    mh_put(out, "</html>\n");
    return out->len < out->cap;
}
