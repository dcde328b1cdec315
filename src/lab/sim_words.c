/* sim_words.c - the words of the report in three languages, and how numbers are written. */
#include <stdlib.h>
#include <string.h>

#include "sim_page.h"

static const mh_label words[WORD_COUNT] = {
    [WORD_REPORT] = {{"Simulation", "Симуляция", "Simulation"}},
    [WORD_GAMES] = {{"Games", "Партии", "Partien"}},
    [WORD_SEATS] = {{"Seats", "Места", "Plätze"}},
    [WORD_SEAT] = {{"Seat", "Место", "Platz"}},
    [WORD_BOTS] = {{"Bots", "Боты", "Bots"}},
    [WORD_BOT] = {{"Bot", "Бот", "Bot"}},
    [WORD_SEED] = {{"Seed", "Зерно", "Startwert"}},
    [WORD_OPTIONS] = {{"Options", "Настройки", "Optionen"}},
    [WORD_MEAN_SCORE] = {{"Mean score", "Средний счёт", "Mittlere Punktzahl"}},
    [WORD_WINNER_SCORE] = {{"Winner’s score", "Счёт победителя", "Punkte des Siegers"}},
    [WORD_MARGIN] = {{"Lead over second", "Отрыв от второго", "Vorsprung"}},
    [WORD_DECISIONS] = {{"Decisions a game", "Решений за партию", "Entscheidungen je Partie"}},
    [WORD_LUCK_PART] = {{"Luck in the scores", "Доля удачи в счёте", "Glück in den Punkten"}},
    [WORD_BY_SEAT] = {{"Seats", "Места за столом", "Plätze am Tisch"}},
    [WORD_BY_SEAT_ABOUT] =
        {{"Who wins, by place at the table. A shared first place counts as a part of a win.",
          "Кто побеждает, по местам за столом. Разделённое первое место — доля победы.",
          "Wer gewinnt, nach Platz am Tisch. Ein geteilter erster Platz zählt anteilig."}},
    [WORD_WIN_SHARE] = {{"Win share", "Доля побед", "Siegquote"}},
    [WORD_INTERVAL] = {{"95 % interval", "Интервал 95 %", "95-%-Intervall"}},
    [WORD_SPREAD] = {{"Spread (sd)", "Разброс (σ)", "Streuung (σ)"}},
    [WORD_LOWEST] = {{"Lowest", "Минимум", "Minimum"}},
    [WORD_HIGHEST] = {{"Highest", "Максимум", "Maximum"}},
    [WORD_SCORES] = {{"Scores", "Счёт", "Punktzahlen"}},
    [WORD_SCORES_ABOUT] =
        {{"How the final scores of each seat are distributed; the mark is the mean.",
          "Распределение итогового счёта каждого места; отметка — среднее.",
          "Verteilung der Endpunkte je Platz; die Marke ist das Mittel."}},
    [WORD_MEAN] = {{"mean", "среднее", "Mittel"}},
    [WORD_POINTS] = {{"Points by category", "Очки по категориям", "Punkte nach Kategorie"}},
    [WORD_POINTS_ABOUT] =
        {{"Mean points on each line of the score sheet: those who won against those who did not.",
          "Средние очки по строкам листа подсчёта: победители и остальные.",
          "Mittlere Punkte je Zeile des Wertungsblatts: Sieger gegen alle anderen."}},
    [WORD_WINNERS] = {{"Winners", "Победители", "Sieger"}},
    [WORD_OTHERS] = {{"Others", "Остальные", "Andere"}},
    [WORD_CATEGORY] = {{"Category", "Категория", "Kategorie"}},
    [WORD_CHOICES] = {{"Choices", "Выбор игроков", "Entscheidungen"}},
    [WORD_CHOICES_ABOUT] =
        {{"How seats ended of which this holds. The line is the 95 % interval, the dashed rule "
          "the share of equals. It shows what goes together, not what is the cause.",
          "Чем закончили места, о которых это верно. Отрезок — интервал 95 %, пунктир — доля "
          "равных. Это связь, а не причина.",
          "Wie Plätze endeten, für die das gilt. Der Strich ist das 95-%-Intervall, gestrichelt "
          "die Quote unter Gleichen. Gezeigt wird, was zusammengeht, nicht die Ursache."}},
    [WORD_EQUALS] = {{"equals", "равные", "Gleiche"}},
    [WORD_SEAT_GAMES] = {{"Times", "Случаев", "Fälle"}},
    [WORD_BETWEEN] = {{"between them", "между ними", "dazwischen"}},
    [WORD_RARE] = {{"too rare to draw", "слишком редкие для графика", "zu selten für die Grafik"}},
    [WORD_ALL_VALUES] = {{"All values", "Все значения", "Alle Werte"}},
    [WORD_TIMES_ABOUT] =
        {{"Columns: how often so many (number below). Points: win share of those, with its "
          "interval.",
          "Столбцы: как часто столько (число внизу). Точки: доля побед с интервалом.",
          "Säulen: wie oft so viele (Zahl darunter). Punkte: deren Siegquote mit Intervall."}},
    [WORD_LENGTH] = {{"Game length", "Длина партии", "Spieldauer"}},
    [WORD_LENGTH_ABOUT] = {{"Decisions of all seats together until the end.",
                            "Решения всех мест до конца партии.",
                            "Entscheidungen aller Plätze bis zum Ende."}},
    [WORD_LUCK] = {{"Luck", "Удача", "Glück"}},
    [WORD_LUCK_ABOUT] =
        {{"Every die and every draw is weighed: what the seat’s position was worth afterwards, "
          "less what it could expect of all outcomes, in points of the game’s own estimate. What "
          "the estimate does not see is not weighed.",
          "Взвешен каждый бросок и каждое взятие: чего стоила позиция после него, минус ожидание "
          "по всем исходам, в очках по оценке самой игры. Чего оценка не видит, то не взвешено.",
          "Jeder Wurf und jedes Ziehen wird gewogen: was die Stellung danach wert war, weniger "
          "das, was von allen Ausgängen zu erwarten war, in Punkten nach der Schätzung des "
          "Spiels. Was die Schätzung nicht sieht, wird nicht gewogen."}},
    [WORD_LUCK_NONE] =
        {{"The game’s own estimate hardly tells these draws apart: their luck cannot be weighed.",
          "Оценка самой игры почти не различает эти исходы: взвесить удачу нельзя.",
          "Die Schätzung des Spiels unterscheidet diese Ausgänge kaum: Das Glück lässt sich nicht "
          "wiegen."}},
    [WORD_LUCK_PLACE] = {{"in luck", "по удаче", "im Glück"}},
    [WORD_LUCK_PLACES] = {{"Who wins, from the luckiest seat of the table to the unluckiest",
                           "Кто побеждает: от самого удачливого места к самому неудачливому",
                           "Wer gewinnt: vom glücklichsten Platz zum glücklosesten"}},
    [WORD_LUCK_DRAWS] = {{"What a kind of draw moves in a game, points of a seat (sd)",
                          "Сколько очков места сдвигает вид случая за партию (σ)",
                          "Was eine Art von Zufall je Partie bewegt, Punkte eines Platzes (σ)"}},
    [WORD_HOW] = {{"How to read this", "Как это читать", "Wie man das liest"}},
    [WORD_HOW_TEXT] =
        {{"Bots played; people play differently. Intervals are Wilson’s at 95 %: of twenty, one "
          "misses by chance, so a single odd row among many is no finding yet. The same command "
          "makes the same report on any machine and with any number of threads.",
          "Играли боты; люди играют иначе. Интервалы — Уилсона, 95 %: один из двадцати "
          "промахивается "
          "случайно, поэтому одна странная строка среди многих ещё не открытие. Та же команда даёт "
          "тот же отчёт на любой машине и при любом числе потоков.",
          "Es spielten Bots; Menschen spielen anders. Die Intervalle sind die von Wilson mit 95 %: "
          "von zwanzig verfehlt eines durch Zufall, eine auffällige Zeile unter vielen ist also "
          "noch "
          "kein Befund. Derselbe Befehl ergibt auf jeder Maschine und mit jeder Zahl von Threads "
          "denselben Bericht."}},
    [WORD_MADE_BY] = {{"Made by", "Команда", "Erstellt mit"}},
    [WORD_DIGEST] = {{"Digest", "Контрольная сумма", "Prüfsumme"}},
    [WORD_ALONE] = {{"One seat plays alone; there is nobody to win against.",
                     "Одно место играет в одиночку; побеждать некого.",
                     "Ein Platz spielt allein; es gibt niemanden zu besiegen."}},
};

const char *sim_say(mh_lang lang, sim_word word) { return words[word].text[lang]; }

void sim_put_word(const sim_page *p, sim_word word) { sim_put(p->f, sim_say(p->lang, word)); }

/* Groups of three: a comma, a thin space, a point. */
void sim_put_count(const sim_page *p, int64_t x)
{
    static const char *const between[MH_LANGS] = {",", "\u202f", "."};
    char digits[24];
    int n = snprintf(digits, sizeof digits, "%lld", (long long)llabs(x));
    if (x < 0)
        fputs("\u2212", p->f);
    for (int i = 0; i < n; i++) {
        fputc(digits[i], p->f);
        if (i < n - 1 && (n - 1 - i) % 3 == 0)
            fputs(between[p->lang], p->f);
    }
}

void sim_put_number(const sim_page *p, double x, int decimals)
{
    char text[48];
    snprintf(text, sizeof text, "%.*f", decimals, x < 0 ? -x : x);
    char *point = strchr(text, '.');
    if (point && p->lang != MH_EN)
        *point = ',';
    bool zero = strspn(text, "0.,") == strlen(text);
    fprintf(p->f, "%s%s", x < 0 && !zero ? "\u2212" : "", text);
}

void sim_put_percent(const sim_page *p, double share, int decimals)
{
    sim_put_number(p, 100 * share, decimals);
    fputs(" %", p->f);
}

/* Some cards are there more than once under one name. */
static bool has_namesake(const sim_page *p, const sim_marker *m, unsigned value)
{
    const mh_kind *kind = m->kind;
    for (unsigned v = 0; v < kind->count && value < kind->count; v++)
        if (v != value &&
            strcmp(kind->labels[v].text[p->lang], kind->labels[value].text[p->lang]) == 0)
            return true;
    return false;
}

void sim_name_value(const sim_page *p, const sim_marker *m, unsigned value, char *buf, size_t cap)
{
    mh_speech how = {.lang = p->lang};
    if (m->how == MH_MARK_TIMES) {
        sim_value_id(m, value, buf, cap);
        return;
    }
    int n = mh_say_value(m->kind, &how, value, buf, cap);
    if (n > 0 && (size_t)n < cap && m->kind->ids && has_namesake(p, m, value))
        snprintf(buf + n, cap - (size_t)n, " (%s)", m->kind->ids[value]);
}
