/* review_words.c - the sentences of a review that are made of figures. */
#include <math.h>
#include <string.h>

#include "review_report.h"

/* Standard errors: what is less sure than this is not told. */
static const double sure_from = 1.64;

void review_fill_text(const char *t, const char *const *with, char *buf, size_t cap)
{
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

void review_fill(mh_lang lang, review_word word, const char *const *with, char *buf, size_t cap)
{
    review_fill_text(review_say(lang, word), with, buf, cap);
}

const char *review_number(mh_lang lang, double x, int decimals, bool sign)
{
    static _Thread_local char ring[8][32];
    static _Thread_local unsigned at;
    char *buf = ring[at++ % 8], plain[24];
    double scale = pow(10, decimals), rounded = round(fabs(x) * scale) / scale;
    snprintf(plain, sizeof plain, "%.*f", decimals, rounded);
    char *point = strchr(plain, '.');
    if (point)
        *point = *mh_languages[lang].decimal;
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

bool review_about_same(const review *r, const review_decision *d, unsigned answer)
{
    const review_answer *a = &d->answer[answer], *best = &d->answer[d->best];
    bool alone = review_alone(r);
    double less = alone ? best->points - a->points : best->chance - a->chance,
           error = alone ? hypot(a->points_error, best->points_error)
                         : hypot(a->chance_error, best->chance_error);
    return less < (alone ? 0.5 : 0.01) || less < sure_from * error;
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

/* The sentence about what the seat has when the round is over: `Wood +2.0, Coins −1.0`. */
static void say_marks(mh_lang lang, const review_why *why, char *buf, size_t cap)
{
    char list[300], name[96];
    size_t at = 0;
    *buf = 0;
    if (!why->marks || why->total < 0) /* what plain play does not show, it does not explain */
        return;
    for (unsigned i = 0; i < why->marks && at < sizeof list; i++) {
        snprintf(name, sizeof name, "%s", why->mark[i].title->text[lang]);
        mh_capital(name);
        at += (size_t)snprintf(list + at, sizeof list - at, "%s%s %s", i ? ", " : "", name,
                               review_number(lang, why->mark[i].gain, 1, true));
    }
    const char *with[] = {list};
    review_fill(lang, RW_ROUND_OVER, with, buf, cap);
}

static void because_of_points(const review *r, mh_lang lang, const review_decision *d, char *buf,
                              size_t cap)
{
    char gains[400], price[200];
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

void review_because(const review *r, mh_lang lang, const review_decision *d, char *buf, size_t cap)
{
    char points[700], marks[400];
    *buf = 0;
    if (!d->explained)
        return;
    because_of_points(r, lang, d, points, sizeof points);
    say_marks(lang, &d->why, marks, sizeof marks);
    snprintf(buf, cap, "%s%s%s", points, *marks ? " " : "", marks);
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
