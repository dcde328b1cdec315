/* review_words.c - the words of a review in three languages, and the sentences made of figures. */
#include <math.h>
#include <string.h>

#include "review_report.h"

/* Standard errors: what is less sure than this is not told. */
static const double sure_from = 1.64;

static const mh_label words[RW_COUNT] = {
    [RW_REVIEW] = {{"Review", "Разбор", "Rückblick"}},
    [RW_SEAT] = {{"Seat", "Место", "Platz"}},
    [RW_GAVE_AWAY] = {{"{0} gave away {1} points in {2} of {3} decisions.",
                       "{0}: отдано очков {1}, ошибок {2} из {3} решений.",
                       "{0} verschenkte {1} Punkte in {2} von {3} Entscheidungen."}},
    [RW_LUCK_WAS] = {{"Luck: {0} points.", "Удача: {0} очк.", "Glück: {0} Punkte."}},
    [RW_NO_ERRORS] =
        {{"{0} gave nothing away in {1} decisions that the reviewer could tell.",
          "{0}: в {1} решениях не отдано ничего, что заметил бы рецензент.",
          "{0} verschenkte in {1} Entscheidungen nichts, was sich feststellen ließe."}},
    [RW_LEDGER] = {{"Where the chances went", "Куда ушли шансы", "Wohin die Chancen gingen"}},
    [RW_LEDGER_ABOUT] =
        {{"Percent to win. Every line adds up; “unclear” is the reviewer changing its mind. Read "
          "each line as ± what stands behind it.",
          "Проценты на победу. Каждая строка сходится; «неясно» — рецензент передумал. Каждая "
          "строка верна с точностью до числа после ±.",
          "Prozent zu gewinnen. Jede Zeile geht auf; „unklar“ heißt, der Prüfer hat seine "
          "Meinung geändert. Jede Zeile gilt ± dem, was dahinter steht."}},
    [RW_LEDGER_POINTS] = {{"Points to expect. Alone there is nobody to beat.",
                           "Ожидаемые очки. В одиночку побеждать некого.",
                           "Zu erwartende Punkte. Allein ist niemand zu schlagen."}},
    [RW_START] = {{"Start", "Начало", "Anfang"}},
    [RW_OWN] = {{"Own decisions", "Свои решения", "Eigene Entscheidungen"}},
    [RW_LUCK] = {{"Luck", "Удача", "Glück"}},
    [RW_OTHERS] = {{"Others’ decisions", "Чужие решения", "Andere"}},
    [RW_UNCLEAR] = {{"Unclear", "Неясно", "Unklar"}},
    [RW_END] = {{"End", "Итог", "Ende"}},
    [RW_ADJUSTED] = {{"Without luck", "Без удачи", "Ohne Glück"}},
    [RW_CLEAN] = {{"points of an even, clean game", "очков в ровной игре без ошибок",
                   "Punkte einer glatten Partie ohne Fehler"}},
    [RW_DEAREST] = {{"Dearest decisions", "Самые дорогие решения", "Teuerste Entscheidungen"}},
    [RW_PLAYED] = {{"Played", "Сыграно", "Gespielt"}},
    [RW_BETTER] = {{"Better", "Лучше", "Besser"}},
    [RW_CHANCE] = {{"Chance to win", "Шанс на победу", "Gewinnchance"}},
    [RW_POINTS] = {{"points", "очков", "Punkte"}},
    [RW_WHY] = {{"Why", "Почему", "Warum"}},
    [RW_PLAYED_ON] = {{"Played on, it brings", "Если играть дальше, это даёт",
                       "Weitergespielt bringt es"}},
    [RW_PRICE] = {{"The price", "Цена", "Der Preis"}},
    [RW_SMALL] = {{"A little better in many small ways.", "Чуть лучше во многих мелочах.",
                   "In vielen Kleinigkeiten etwas besser."}},
    [RW_FURTHER] = {{"Plain play from here does not show it: the search saw further.",
                     "Простая игра отсюда этого не показывает: поиск видел дальше.",
                     "Einfaches Weiterspielen zeigt es nicht: die Suche sah weiter."}},
    [RW_HOW_SURE] = {{"How sure?", "Насколько точно?", "Wie sicher?"}},
    [RW_SURE] = {{"{0} paired searches; the loss is most likely {1} to {2}.",
                  "Парных поисков: {0}; потеря скорее всего от {1} до {2}.",
                  "{0} Suchen in Paaren; der Verlust liegt wohl zwischen {1} und {2}."}},
    [RW_FINDS] = {{"Best finds", "Лучшие находки", "Beste Funde"}},
    [RW_FIND_GAP] = {{"before the next best answer", "перед следующим ответом",
                      "vor der nächstbesten Antwort"}},
    [RW_TURNS] = {{"Turning points", "Переломы", "Wendepunkte"}},
    [RW_DRAW] = {{"chance", "случай", "Zufall"}},
    [RW_PHASES] = {{"By phase", "По стадиям", "Nach Abschnitt"}},
    [RW_KINDS] = {{"By kind of decision", "По видам решений", "Nach Art der Entscheidung"}},
    [RW_OPENING] = {{"Opening", "Начало", "Eröffnung"}},
    [RW_MIDDLE] = {{"Middle", "Середина", "Mitte"}},
    [RW_ENDING] = {{"End", "Конец", "Schluss"}},
    [RW_DECISIONS] = {{"Decisions", "Решений", "Entscheidungen"}},
    [RW_ERRORS] = {{"Errors", "Ошибок", "Fehler"}},
    [RW_LOST_EACH] = {{"Lost a decision", "Потеря на решение", "Verlust je Entscheidung"}},
    [RW_FEW] = {{"Fewer than ten say little.", "Меньше десяти мало о чём говорят.",
                 "Weniger als zehn sagen wenig."}},
    [RW_ROUND] = {{"Round", "Раунд", "Runde"}},
    [RW_PLY] = {{"ply", "ход", "Zug"}},
    [RW_CURVE] = {{"Chance to win", "Шанс на победу", "Gewinnchance"}},
    [RW_CURVE_POINTS] = {{"Points to expect", "Ожидаемые очки", "Zu erwartende Punkte"}},
    [RW_LUCK_SUM] = {{"Luck, added up", "Удача, нарастающим итогом", "Glück, aufaddiert"}},
    [RW_LUCK_ABOUT] = {{"What dice and draws gave, beside their mean over all outcomes.",
                        "Что дали кубики и карты рядом со средним по всем исходам.",
                        "Was Würfel und Karten gaben, neben ihrem Mittel über alle Ausgänge."}},
    [RW_MARKS] = {{"Numbers: the dearest decisions of each seat. Stars: best finds.",
                   "Числа: самые дорогие решения каждого места. Звёзды: лучшие находки.",
                   "Zahlen: teuerste Entscheidungen je Platz. Sterne: beste Funde."}},
    [RW_AGREED] = {{"as the reviewer", "как рецензент", "wie der Prüfer"}},
    [RW_SAME] = {{"about the same", "примерно то же", "etwa gleich"}},
    [RW_SAMPLED] =
        {{"{0} of {1} draws had too many outcomes to try all; their luck is about right.",
          "У {0} из {1} случаев исходов слишком много; удача в них примерная.",
          "{0} von {1} Ziehungen hatten zu viele Ausgänge; ihr Glück ist ungefähr."}},
    [RW_REVIEWER] = {{"reviewer", "рецензент", "Prüfer"}},
    [RW_WITH_NET] = {{"with a net", "с сетью", "mit Netz"}},
    [RW_ONLY] = {{"Only this seat’s decisions were judged; those of others are among the unclear.",
                  "Разобраны решения только этого места; чужие — в графе «неясно».",
                  "Nur die Entscheidungen dieses Platzes wurden geprüft; die der anderen stecken "
                  "im Unklaren."}},
    [RW_CHANGES] = {{"What changes at the end", "Что меняется в итоге", "Was sich am Ende ändert"}},
    [RW_TOGETHER] = {{"Together", "Вместе", "Zusammen"}},
    [RW_ALL_ANSWERS] = {{"Answers", "Ответы", "Antworten"}},
    [RW_BOARD] = {{"The board at this moment", "Доска в этот момент",
                   "Das Brett in diesem Moment"}},
    [RW_HOW] = {{"How this was reckoned", "Как это посчитано", "Wie gerechnet wurde"}},
    [RW_HOW_TEXT] =
        {{"Each decision was judged from what its seat could know, by searches in worlds it held "
          "possible. An error is counted only where the difference is larger than its own "
          "uncertainty. The luck of a draw is the value behind it less the mean over all its "
          "outcomes.",
          "Каждое решение оценено по тому, что знало место, поисками в мирах, которые оно считало "
          "возможными. Ошибкой считается только разница больше собственной погрешности. Удача "
          "случая — ценность после него минус среднее по всем исходам.",
          "Jede Entscheidung wurde nach dem beurteilt, was der Platz wissen konnte, durch Suchen "
          "in Welten, die er für möglich hielt. Als Fehler zählt nur, was größer ist als seine "
          "eigene Unsicherheit. Das Glück einer Ziehung ist der Wert danach weniger das Mittel "
          "über alle Ausgänge."}},
};

const char *review_say(mh_lang lang, review_word word) { return words[word].text[lang]; }

void review_fill(mh_lang lang, review_word word, const char *const *with, char *buf, size_t cap)
{
    const char *t = review_say(lang, word);
    size_t at = 0;
    for (; *t && at + 1 < cap; t++) {
        if (t[0] == '{' && t[1] >= '0' && t[1] <= '9' && t[2] == '}') {
            int n = snprintf(buf + at, cap - at, "%s", with[t[1] - '0']);
            at += (size_t)n < cap - at ? (size_t)n : cap - at - 1;
            t += 2;
        } else
            buf[at++] = *t;
    }
    buf[at] = 0;
}

const char *review_number(mh_lang lang, double x, int decimals, bool sign)
{
    static _Thread_local char ring[8][32];
    static _Thread_local unsigned at;
    char *buf = ring[at++ % 8], plain[24];
    double scale = pow(10, decimals), rounded = round(fabs(x) * scale) / scale;
    snprintf(plain, sizeof plain, "%.*f", decimals, rounded);
    char *point = strchr(plain, '.');
    if (point && lang != MH_EN)
        *point = ',';
    snprintf(buf, sizeof ring[0], "%s%s", x < 0 && rounded > 0 ? "−" : sign ? "+" : "", plain);
    return buf;
}

const char *review_amount(const review *r, mh_lang lang, double x, bool sign)
{
    static _Thread_local char ring[4][40];
    static _Thread_local unsigned at;
    char *buf = ring[at++ % 4];
    if (review_alone(r))
        return review_number(lang, x, 1, sign);
    snprintf(buf, sizeof ring[0], "%s\u00a0%%", review_number(lang, 100 * x, 1, sign));
    return buf;
}

void review_name(const review *r, mh_lang lang, int seat, char *buf, size_t cap)
{
    const host_player *p = &r->saga->config.player[seat];
    if (*p->name)
        snprintf(buf, cap, "%s", p->name);
    else if (*p->bot && strcmp(p->bot, "human") != 0)
        snprintf(buf, cap, "%s %d (%s)", review_say(lang, RW_SEAT), seat + 1, p->bot);
    else
        snprintf(buf, cap, "%s %d", review_say(lang, RW_SEAT), seat + 1);
}

void review_action(const review *r, mh_lang lang, mh_action a, char *buf, size_t cap)
{
    char names[MH_MAX_SEATS][96];
    const char *list[MH_MAX_SEATS];
    for (int p = 0; p < MH_MAX_SEATS; p++) {
        list[p] = names[p];
        snprintf(names[p], sizeof names[p], "%s %d", review_say(lang, RW_SEAT), p + 1);
        if (p < r->seats)
            review_name(r, lang, p, names[p], sizeof names[p]);
    }
    mh_say_action(r->game, &(mh_speech){.lang = lang, .names = list}, a, buf, cap);
}

const char *review_kind(const review *r, mh_lang lang, unsigned prompt)
{
    const mh_prompt *p = &r->game->prompts[prompt];
    bool plain = p->label && !strchr(p->label->text[lang], '{');
    return plain ? p->label->text[lang] : p->name;
}

static uint8_t round_at(const review *r, uint32_t ply)
{
    for (uint32_t i = 0; i < r->decisions; i++)
        if (r->decision[i].ply >= ply)
            return r->decision[i].round;
    return r->decisions ? r->decision[r->decisions - 1].round : MH_NONE;
}

void review_moment(const review *r, mh_lang lang, uint32_t ply, char *buf, size_t cap)
{
    uint8_t round = round_at(r, ply);
    if (round != MH_NONE && round)
        snprintf(buf, cap, "%s %u, %s %u", review_say(lang, RW_ROUND), round,
                 review_say(lang, RW_PLY), (unsigned)ply);
    else
        snprintf(buf, cap, "%s %u", review_say(lang, RW_PLY), (unsigned)ply);
}

uint32_t review_lines(const review *r, const review_decision *d, uint8_t *out, uint32_t cap)
{
    uint32_t n = 0;
    for (uint8_t i = 0; i < r->game->categories->count; i++) {
        double size = fabs(d->why.line[i]);
        if (size < 0.05 || size < sure_from * d->why.line_error[i])
            continue;
        uint32_t at = n < cap ? n++ : cap;
        for (; at && fabs(d->why.line[out[at - 1]]) < size; at--)
            if (at < cap)
                out[at] = out[at - 1];
        if (at < cap)
            out[at] = i;
    }
    return n;
}

/* `Glory track +5.5, Coins +1.0`: lines of one sign, the largest first; how many were said. */
static unsigned say_lines(const review *r, mh_lang lang, const review_decision *d, int sign,
                          char *buf, size_t cap)
{
    uint8_t line[MH_MAX_LINES];
    uint32_t n = review_lines(r, d, line, MH_MAX_LINES);
    unsigned said = 0, most = sign > 0 ? 3 : 1;
    size_t at = 0;
    *buf = 0;
    for (uint32_t i = 0; i < n && said < most; i++) {
        double x = d->why.line[line[i]];
        if (x * sign < 1 || at >= cap)
            continue;
        at += (size_t)snprintf(buf + at, cap - at, "%s%s %s", said ? ", " : "",
                               r->game->categories->labels[line[i]].text[lang],
                               review_number(lang, x, 1, true));
        said++;
    }
    return said;
}

void review_because(const review *r, mh_lang lang, const review_decision *d, char *buf, size_t cap)
{
    char gains[400], price[200];
    *buf = 0;
    if (!d->explained)
        return;
    if (d->why.total < 0) {
        snprintf(buf, cap, "%s", review_say(lang, RW_FURTHER));
        return;
    }
    if (!say_lines(r, lang, d, 1, gains, sizeof gains)) {
        snprintf(buf, cap, "%s", review_say(lang, RW_SMALL));
        return;
    }
    if (say_lines(r, lang, d, -1, price, sizeof price))
        snprintf(buf, cap, "%s: %s. %s: %s.", review_say(lang, RW_PLAYED_ON), gains,
                 review_say(lang, RW_PRICE), price);
    else
        snprintf(buf, cap, "%s: %s.", review_say(lang, RW_PLAYED_ON), gains);
}

static const char *count_of(unsigned n)
{
    static _Thread_local char ring[4][16];
    static _Thread_local unsigned at;
    char *buf = ring[at++ % 4];
    snprintf(buf, sizeof ring[0], "%u", n);
    return buf;
}

void review_sentence(const review *r, mh_lang lang, int seat, char *buf, size_t cap)
{
    const review_total *t = &r->total[seat];
    char name[96], first[300], second[120];
    review_name(r, lang, seat, name, sizeof name);
    const char *luck[] = {review_number(lang, t->points_luck, 1, true)};
    review_fill(lang, RW_LUCK_WAS, luck, second, sizeof second);
    if (t->errors) {
        const char *with[] = {name, review_number(lang, t->points_lost, 1, false),
                              count_of(t->errors), count_of(t->decisions)};
        review_fill(lang, RW_GAVE_AWAY, with, first, sizeof first);
    } else {
        const char *with[] = {name, count_of(t->decisions)};
        review_fill(lang, RW_NO_ERRORS, with, first, sizeof first);
    }
    snprintf(buf, cap, "%s %s", first, second);
}

void review_sampled(const review *r, mh_lang lang, char *buf, size_t cap)
{
    unsigned sampled = 0;
    *buf = 0;
    for (uint32_t i = 0; i < r->draws; i++)
        sampled += !r->luck[i].exact;
    if (!sampled)
        return;
    const char *with[] = {count_of(sampled), count_of(r->draws)};
    review_fill(lang, RW_SAMPLED, with, buf, cap);
}
