/* sentences.c - every sentence of every game, with every kind of thing in it, in three languages:
 * none empty, none with an id, a brace or two blanks in a row; and whole logs of random games.
 * usage: sentences [--samples N]: N lines of such logs, questions and reasons a language, to read
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/phrase.h"

enum { TEXT = 2048, GAMES = 2, MOST = 20000, SHOWN = 60 };

static const char *const names[MH_MAX_SEATS] = {"Ragna", "Bjarni", "Катла", "Jörð", "Ulf"};
static unsigned long said, faults;
static unsigned long samples; /* to be shown, of each language */
static unsigned long heard_of[MH_LANGS];

static void fault(const mh_game *g, const char *what, const char *id, int lang, const char *text)
{
    if (faults++ < SHOWN)
        fprintf(stderr, "%s %s %s, language %d: '%s'\n", g->id, what, id, lang, text);
}

/* Ids that are no words: two words with a dash or an underscore that no label has, a rule's number.
 */
static bool has_id(const char *text)
{
    for (const char *s = text; *s; s++) {
        bool word = s > text && s[-1] >= 'a' && s[-1] <= 'z' && s[1] >= 'a' && s[1] <= 'z';
        if (*s == '_' && word)
            return true;
        if (s[0] >= 'A' && s[0] <= 'Z' && s[1] >= 'A' && s[1] <= 'Z' && s[2] == '-' &&
            s[3] >= 'A' && s[3] <= 'Z')
            return true;
    }
    return false;
}

enum { SPARE = 163, DISTINCT = 1024 }; /* a prime: samples of every game and of every sort */

/* No sentence is worth reading twice. */
static bool is_new(int lang, const char *text)
{
    static uint64_t shown[MH_LANGS][DISTINCT];
    static unsigned count[MH_LANGS];
    uint64_t hash = mh_hash(text, strlen(text));
    for (unsigned i = 0; i < count[lang]; i++)
        if (shown[lang][i] == hash)
            return false;
    if (count[lang] < DISTINCT)
        shown[lang][count[lang]++] = hash;
    return true;
}

static void sample(const mh_game *g, const char *what, int lang, const char *text)
{
    static unsigned due[MH_LANGS], told[MH_LANGS];
    due[lang] += heard_of[lang]++ % SPARE == 0;
    if (due[lang] && told[lang] < samples && is_new(lang, text)) {
        due[lang]--;
        told[lang]++;
        printf("%s %-8s %-7s %s\n", mh_languages[lang].code, g->id, what, text);
    }
}

static void check(const mh_game *g, const char *what, const char *id, int lang, const char *text)
{
    said++;
    if (samples)
        sample(g, what, lang, text);
    if (!*text || strpbrk(text, "{}|") || strstr(text, "  ") || strstr(text, " .") ||
        strstr(text, " ?") || has_id(text) || strstr(text, "..") || strchr(text, '\t') ||
        strstr(text, "!.") || text[0] == ' ')
        fault(g, what, id, lang, text);
}

static const mh_speech *speech(int lang)
{
    static mh_speech how[MH_LANGS];
    how[lang] = (mh_speech){.lang = (mh_lang)lang, .names = names, .reader = 1};
    return &how[lang];
}

/* How many values of an operand are tried: all things; of numbers 0 to 12. */
static unsigned values_of(const mh_kind *kind)
{
    if (kind == &mh_seat)
        return 3;
    if (kind->is_set)
        return kind->count < 6 ? 1u << kind->count : 64;
    if (!kind->ids)
        return 13;
    return kind->count;
}

/* A label of the table of things may be missing where no answer ever names it, as verb 0 is. */
static bool is_named(const mh_kind *kind, unsigned value)
{
    return kind->is_set || !kind->labels || (value < kind->count && kind->labels[value].text[0][0]);
}

/* ---- forms ------------------------------------------------------------------------- */

/* A whole phrase with its preposition, which no name alone can give. */
static bool is_place(const char *form, size_t n)
{
    return (n == 2 && (!memcmp(form, "to", 2) || !memcmp(form, "at", 2))) ||
           (n == 4 && !memcmp(form, "from", 4));
}

/* The forms that a template asks of an operand are there for every thing of its kind. */
static void check_forms(const mh_game *g, const mh_verb *v, const char *text, int lang)
{
    for (const char *s = strchr(text, '{'); s; s = strchr(s + 1, '{')) {
        size_t n = strcspn(s, "}");
        unsigned i = (unsigned)(s[1] - '0');
        if (i > 9 || n < 4 || s[2] != ':')
            continue;
        const mh_kind *kind = v->kinds[i];
        assert_true(i < v->operands);
        for (unsigned x = 0; kind->ids && x < kind->count; x++) {
            size_t len = 0;
            phrase_noun noun = phrase_noun_of(kind, speech(lang), x);
            if (is_named(kind, x) && is_place(s + 3, n - 3) &&
                !phrase_form(&noun, (mh_lang)lang, s + 3, n - 3, &len))
                fault(g, kind->name, kind->ids[x], lang, text);
        }
    }
}

static void forms(void **state)
{
    (void)state;
    for (unsigned i = 0; i < mh_game_count; i++)
        for (int lang = 0; lang < MH_LANGS; lang++) {
            const mh_game *g = mh_games[i];
            for (unsigned v = 1; v < g->verb_count; v++) {
                check_forms(g, &g->verbs[v], g->phrases->told[v].text[lang], lang);
                check_forms(g, &g->verbs[v], g->phrases->button[v].text[lang], lang);
            }
            for (unsigned e = 1; e < g->event_count; e++)
                check_forms(g, &g->events[e], g->phrases->event[e].text[lang], lang);
        }
    assert_int_equal(faults, 0);
}

/* ---- single sentences ----------------------------------------------------------------- */

static void say_verb(const mh_game *g, unsigned verb, mh_action a)
{
    char text[TEXT];
    for (int lang = 0; lang < MH_LANGS; lang++) {
        mh_say_action(g, speech(lang), a, text, sizeof text);
        check(g, "button", g->verbs[verb].name, lang, text);
        mh_say_told(g, speech(lang), 1, a, text, sizeof text);
        check(g, "verb", g->verbs[verb].name, lang, text);
    }
}

static void say_event(const mh_game *g, const mh_event *e)
{
    char text[TEXT];
    for (int lang = 0; lang < MH_LANGS; lang++) {
        mh_say_event(g, speech(lang), e, text, sizeof text);
        check(g, "event", g->events[e->what].name, lang, text);
    }
}

/* Every value of one operand while the others stand at some value. */
static void every_verb(void **state)
{
    (void)state;
    for (unsigned i = 0; i < mh_game_count; i++) {
        const mh_game *g = mh_games[i];
        for (unsigned verb = 1; verb < g->verb_count; verb++) {
            const mh_verb *v = &g->verbs[verb];
            say_verb(g, verb, mh_act(verb, 0, 0, 0));
            for (unsigned k = 0; k < v->operands; k++)
                for (unsigned x = 0; x < values_of(v->kinds[k]) && x < MH_NONE; x++)
                    if (is_named(v->kinds[k], x))
                        say_verb(g, verb, mh_with(mh_act(verb, 0, 0, 0), k, x));
        }
    }
    assert_int_equal(faults, 0);
}

static void every_event(void **state)
{
    (void)state;
    for (unsigned i = 0; i < mh_game_count; i++) {
        const mh_game *g = mh_games[i];
        for (unsigned what = 1; what < g->event_count; what++) {
            const mh_verb *v = &g->events[what];
            for (unsigned k = 0; k < v->operands; k++)
                for (unsigned x = 0; x < values_of(v->kinds[k]) && x < MH_NONE; x++) {
                    mh_event e = {(uint8_t)what, MH_ALL, {0}};
                    e.arg[k] = (uint8_t)x;
                    if (is_named(v->kinds[k], x))
                        say_event(g, &e);
                }
        }
    }
    assert_int_equal(faults, 0);
}

/* ---- questions, reasons and logs of games that are played ------------------------------- */

typedef struct heard {
    const mh_game *g;
    int lang;
    unsigned lines;
} heard;

static void hear(void *ctx, const mh_line *line)
{
    heard *h = ctx;
    check(h->g, "line", line->sort == MH_LINE ? "log" : "heading", h->lang, line->text);
    assert_true(line->from <= line->to);
    h->lines++;
}

static void say_question(const mh_game *g, const mh_state *st, int seat, mh_rng *rng)
{
    char text[TEXT];
    mh_room hidden;
    const mh_verb *v;
    memcpy(&hidden, st, g->state_size);
    g->hide(&hidden.st, seat);
    for (int lang = 0; lang < MH_LANGS; lang++) {
        mh_say_prompt(g, speech(lang), &hidden.st, seat, text, sizeof text);
        check(g, "prompt", g->prompts[mh_top(st)->prompt].name, lang, text);
        for (unsigned n = 0; n < 8; n++) { /* answers that may be closed */
            unsigned verb = 1 + mh_below(rng, g->verb_count - 1u);
            mh_action a = mh_act(verb, 0, 0, 0);
            v = &g->verbs[verb];
            for (unsigned k = 0; k < v->operands; k++)
                a = mh_with(a, k, mh_below(rng, values_of(v->kinds[k])));
            const char *rule = mh_well_formed(g, a) ? mh_why(g, st, seat, a) : NULL;
            if (rule &&
                mh_say_reason(g, speech(lang), &hidden.st, seat, a, rule, text, sizeof text) > 0)
                check(g, "reason", rule, lang, text);
        }
    }
}

static void play_and_listen(const mh_game *g, uint64_t seed)
{
    static mh_teller t[MH_LANGS];
    static mh_action list[MH_MAX_LEGAL];
    static mh_event events[MH_MAX_TALE];
    heard h[MH_LANGS];
    uint64_t options = 0;
    mh_room r;
    mh_rng rng;
    mh_seed(&rng, seed);
    assert_true(mh_playable(g, g->max_seats, &options));
    assert_null(mh_setup(g, &r.st, options, g->max_seats));
    for (int lang = 0; lang < MH_LANGS; lang++) {
        h[lang] = (heard){g, lang, 0};
        mh_log_begin(&t[lang], g, speech(lang), &h[lang], hear);
    }
    for (unsigned ply = 0; r.st.depth && ply < MOST; ply++) {
        mh_tale tale = {events, MH_MAX_TALE, 0};
        int seat = mh_turn(&r.st);
        if (seat != MH_CHANCE)
            say_question(g, &r.st, seat, &rng);
        uint32_t n = mh_legal(g, &r.st, seat, list);
        mh_action a = seat == MH_CHANCE ? mh_roll(g, &r.st, &rng) : list[mh_below(&rng, n)];
        mh_apply(g, &r.st, seat, a, &tale);
        for (int lang = 0; lang < MH_LANGS; lang++)
            mh_log_add(&t[lang], ply, seat, a, events,
                       tale.count < tale.cap ? tale.count : tale.cap);
    }
    for (int lang = 0; lang < MH_LANGS; lang++) {
        mh_log_end(&t[lang]);
        assert_true(h[lang].lines > 50);
    }
}

static void whole_logs(void **state)
{
    (void)state;
    for (unsigned i = 0; i < mh_game_count; i++)
        for (uint64_t seed = 1; seed <= GAMES; seed++)
            play_and_listen(mh_games[i], seed);
    assert_int_equal(faults, 0);
}

typedef struct lines {
    char text[4][TEXT];
    mh_line line[4];
    unsigned count;
} lines;

static void keep_line(void *ctx, const mh_line *line)
{
    lines *l = ctx;
    assert_true(l->count < 4);
    l->line[l->count] = *line;
    snprintf(l->text[l->count++], TEXT, "%s", line->text);
}

/* A draft of which the reader sees nothing is one line of all who chose, however often they did. */
static void secrets(void **state)
{
    static const char *const want[MH_LANGS][2] = {
        {"Ragna, Bjarni and Катла decide in secret.", "Bjarni decides in secret."},
        {"Втайне решают: Ragna, Bjarni и Катла.", "Bjarni решает втайне."},
        {"Ragna, Bjarni und Катла entscheiden im Geheimen.", "Bjarni entscheidet im Geheimen."}};
    const mh_game *g = mh_find("rage");
    mh_action pass;
    (void)state;
    assert_int_equal(mh_parse(g, "pass", &pass), 0);
    for (int lang = 0; lang < MH_LANGS; lang++) {
        static mh_teller t;
        lines l = {.count = 0};
        uint32_t ply = 0;
        mh_event passed = {.seen = 0xff, .arg = {2}};
        for (passed.what = 1; strcmp(g->events[passed.what].name, "passed") != 0;)
            passed.what++;
        mh_log_begin(&t, g, speech(lang), &l, keep_line);
        for (; ply < 6; ply++)
            mh_log_add(&t, ply, (int)ply % 3, (mh_action){0}, NULL, 0);
        mh_log_add(&t, ply++, 2, pass, &passed, 1);
        mh_log_add(&t, ply, 1, (mh_action){0}, NULL, 0);
        mh_log_end(&t);
        assert_int_equal(l.count, 3);
        assert_string_equal(l.text[0], want[lang][0]);
        assert_true(l.line[0].seat == MH_NONE && l.line[0].from == 0 && l.line[0].to == 5);
        assert_string_equal(l.text[2], want[lang][1]);
        assert_true(l.line[2].seat == 1 && l.line[2].from == 7);
    }
}

/* ---- where one sentence ends and the next begins ----------------------------------------- */

typedef struct told {
    const char *event;
    uint8_t arg[4];
} told;

static void tell(const mh_game *g, int lang, const told *what, unsigned n, lines *l)
{
    static mh_teller t;
    mh_event events[8];
    *l = (lines){.count = 0};
    for (unsigned i = 0; i < n; i++) {
        events[i] = (mh_event){.what = 1, .seen = MH_ALL};
        while (strcmp(g->events[events[i].what].name, what[i].event) != 0)
            events[i].what++;
        memcpy(events[i].arg, what[i].arg, sizeof what[i].arg);
    }
    mh_log_begin(&t, g, speech(lang), l, keep_line);
    mh_log_add(&t, 0, MH_CHANCE, (mh_action){0}, events, n);
    mh_log_end(&t);
}

static unsigned thing(const mh_kind *kind, const char *id)
{
    unsigned i = 0;
    while (strcmp(kind->ids[i], id) != 0)
        i++;
    return i;
}

static const mh_kind *operand(const mh_game *g, const char *event, unsigned k)
{
    unsigned i = 1;
    while (strcmp(g->events[i].name, event) != 0)
        i++;
    return g->events[i].kinds[k];
}

/* Who fell ends one round of a fight: the dice of the next are not in the same breath. But the
 * fight's end is. */
static void rounds_of_a_fight(void **state)
{
    const mh_game *g = mh_find("midgard");
    const told next[] = {{"lost", {0, 1}}, {"rolled", {0, 0, 1}}};
    const told end[] = {{"lost", {0, 1}}, {"won", {0, 0}}};
    lines l;
    (void)state;
    for (int lang = 0; lang < MH_LANGS; lang++) {
        tell(g, lang, next, 2, &l);
        assert_int_equal(l.count, 2);
        tell(g, lang, end, 2, &l);
        assert_int_equal(l.count, 1);
    }
}

/* What was seen belongs to where one looked. */
static void looks_one_by_one(void **state)
{
    static const char *const want[MH_LANGS][2] = {
        {"Bjarni peeks at the journey card of distant shore 1 and finds the card All Quiet there.",
         "Bjarni peeks at the journey card of distant shore 2 and finds the card All Quiet there."},
        {"Bjarni заглядывает в карту похода дальнего берега 1 и видит там карту «Затишье».",
         "Bjarni заглядывает в карту похода дальнего берега 2 и видит там карту «Затишье»."},
        {"Bjarni sieht sich heimlich die Reisekarte der abgelegenen Küste 1 an und findet dort "
         "„Alles ruhig“.",
         "Bjarni sieht sich heimlich die Reisekarte der abgelegenen Küste 2 an und findet dort "
         "„Alles ruhig“."}};
    const mh_game *g = mh_find("midgard");
    uint8_t calm = (uint8_t)thing(operand(g, "saw", 2), "all-quiet");
    const told both[] = {
        {"looked", {1, 0}}, {"saw", {1, 0, calm}}, {"looked", {1, 1}}, {"saw", {1, 1, calm}}};
    lines l;
    (void)state;
    for (int lang = 0; lang < MH_LANGS; lang++) {
        tell(g, lang, both, 4, &l);
        assert_int_equal(l.count, 2);
        assert_string_equal(l.text[0], want[lang][0]);
        assert_string_equal(l.text[1], want[lang][1]);
    }
}

/* A quest brings its own Glory and its own step. */
static void quests_one_by_one(void **state)
{
    const mh_game *g = mh_find("rage");
    const told two[] = {{"failed", {0, 1}},    {"fulfilled", {0, 0}}, {"glory", {0, 5, 0}},
                        {"raised", {0, 0, 7}}, {"fulfilled", {0, 2}}, {"glory", {0, 5, 0}},
                        {"raised", {0, 1, 4}}};
    lines l;
    (void)state;
    for (int lang = 0; lang < MH_LANGS; lang++) {
        tell(g, lang, two, 7, &l);
        assert_int_equal(l.count, 3);
        assert_non_null(strstr(l.text[1], " 7."));
        assert_non_null(strstr(l.text[2], " 4."));
    }
}

/* What comes twice over is added up, or said with where it came to. */
static void twice_over(void **state)
{
    static const char *const want[MH_LANGS][4] = {
        {"Ragna gains 5 experience.", "Ragna raises Horns to 7.",
         "Ragna sends nobody against the left draugr and nobody against the right draugr.",
         "Ragna discards Troll (twice)."},
        {"Ragna получает 5 очков опыта.", "Ragna доводит шлемы до 7.",
         "Ragna не отправляет никого на левого драугра и никого на правого драугра.",
         "Ragna сбрасывает карты «Тролль» (дважды)."},
        {"Ragna erhält 5 Erfahrung.", "Ragna erhöht die Hörner auf 7.",
         "Ragna schickt niemanden gegen den linken Draugr und niemanden gegen den rechten "
         "Draugr.",
         "Ragna wirft die Karten „Troll“ (zweimal) ab."}};
    const mh_game *divinus = mh_find("divinus"), *rage = mh_find("rage");
    const mh_game *midgard = mh_find("midgard");
    uint8_t horns = (uint8_t)thing(operand(rage, "raised", 1), "horns");
    const mh_kind *where = operand(midgard, "assigned", 1);
    const told xp[] = {{"xp", {0, 2}}, {"xp", {0, 3}}};
    const told step[] = {{"raised", {0, horns, 6}}, {"raised", {0, horns, 7}}};
    const told none[] = {{"assigned", {0, (uint8_t)thing(where, "draugr1")}},
                         {"assigned", {0, (uint8_t)thing(where, "draugr2")}}};
    const told cards[] = {{"discarded", {0, 0}}, {"discarded", {0, 0}}};
    lines l;
    (void)state;
    for (int lang = 0; lang < MH_LANGS; lang++) {
        tell(rage, lang, cards, 2, &l);
        assert_string_equal(l.text[0], want[lang][3]);
        tell(divinus, lang, xp, 2, &l);
        assert_string_equal(l.text[0], want[lang][0]);
        tell(rage, lang, step, 2, &l);
        assert_string_equal(l.text[0], want[lang][1]);
        tell(midgard, lang, none, 2, &l);
        assert_string_equal(l.text[0], want[lang][2]);
        assert_int_equal(l.count, 1);
    }
}

/* Russian has three forms after a number, the accusative of people is their genitive. */
static void plurals(void **state)
{
    static const unsigned want[] = {2, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2};
    (void)state;
    for (unsigned n = 0; n < MH_COUNT(want); n++)
        assert_int_equal(phrase_plural(MH_RU, n), want[n]);
    assert_int_equal(phrase_plural(MH_RU, 21), 0);
    assert_int_equal(phrase_plural(MH_RU, 112), 2);
    assert_int_equal(phrase_plural(MH_DE, 1), 0);
    assert_int_equal(phrase_plural(MH_EN, 0), 1);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest games[] = {cmocka_unit_test(whole_logs)};
    samples = argc > 2 && !strcmp(argv[1], "--samples") ? strtoul(argv[2], NULL, 10) : 0;
    if (samples)
        return cmocka_run_group_tests(games, NULL, NULL);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plurals),           cmocka_unit_test(forms),
        cmocka_unit_test(every_verb),        cmocka_unit_test(every_event),
        cmocka_unit_test(whole_logs),        cmocka_unit_test(secrets),
        cmocka_unit_test(rounds_of_a_fight), cmocka_unit_test(looks_one_by_one),
        cmocka_unit_test(quests_one_by_one), cmocka_unit_test(twice_over),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    printf("%lu sentences\n", said);
    return failed;
}
