/* review_text.c - a review for a terminal. */
#include <math.h>

#include "review_report.h"

enum { NAME = 24, TURNS = 3 };

static void put_head(FILE *f, const review *r, mh_lang lang)
{
    fprintf(f, "%s: %s, %d seats, %u plies (%s %d, %s%s%s, %.1f s)\n\n",
            review_say(lang, RW_REVIEW), r->game->label->text[lang], r->seats, (unsigned)r->plies,
            review_say(lang, RW_REVIEWER), REVIEW_VERSION, r->bot, r->net ? ", " : "",
            r->net ? review_say(lang, RW_WITH_NET) : "", r->seconds);
}

static bool judged(const review *r, int seat) { return r->only == MH_NOBODY || r->only == seat; }

static void put_cell(FILE *f, const char *text)
{
    enum { WIDE = 12 };
    fputs("  ", f);
    lab_pad(f, text, WIDE, true);
}

static void put_luck_part(FILE *f, const review *r, mh_lang lang)
{
    double part = review_luck_part(r->game, r->seats);
    char text[300];
    const char *with[] = {review_number(lang, 100 * part, 0, false)};
    if (part >= 1 && part <= 1)
        return;
    review_fill(lang, RW_LEDGER_PART, with, text, sizeof text);
    fprintf(f, "%s\n", text);
}

static void put_ledger(FILE *f, const review *r, mh_lang lang)
{
    static const review_word head[] = {RW_START,   RW_OWN, RW_LUCK,    RW_OTHERS,
                                       RW_UNCLEAR, RW_END, RW_ADJUSTED};
    char name[96];
    fprintf(f, "\n%s\n", review_say(lang, RW_LEDGER));
    lab_pad(f, review_say(lang, RW_SEAT), NAME, false);
    for (size_t i = 0; i < MH_COUNT(head); i++)
        put_cell(f, review_say(lang, head[i]));
    fputc('\n', f);
    for (int p = 0; p < r->seats; p++) {
        const review_total *t = &r->total[p];
        const double cell[] = {t->start,   -t->lost,  t->luck,    t->others,
                               t->unclear, t->result, t->adjusted};
        review_name(r, lang, p, name, sizeof name);
        lab_pad(f, name, NAME, false);
        for (size_t i = 0; i < MH_COUNT(cell); i++)
            put_cell(f, review_amount(r, lang, cell[i], i > 0 && i < 5));
        fprintf(f, "  ± %s\n", review_amount(r, lang, t->error, false));
    }
    fprintf(f, "%s\n", review_say(lang, review_alone(r) ? RW_LEDGER_POINTS : RW_LEDGER_ABOUT));
    put_luck_part(f, r, lang);
    if (r->only != MH_NOBODY)
        fprintf(f, "%s\n", review_say(lang, RW_ONLY));
}

static void put_answer(FILE *f, const review *r, mh_lang lang, const review_answer *a,
                       review_word label)
{
    char text[400];
    review_action(r, lang, a->action, text, sizeof text);
    fprintf(f, "     %s: %s (%s ± %s)\n", review_say(lang, label), text,
            review_amount(r, lang, review_alone(r) ? a->points : a->chance, false),
            review_amount(r, lang, review_alone(r) ? a->points_error : a->chance_error, false));
}

static void put_decision(FILE *f, const review *r, mh_lang lang, uint32_t place,
                         const review_decision *d)
{
    char moment[96], why[1200];
    review_moment(r, lang, d->ply, moment, sizeof moment);
    fprintf(f, "  %u. %s: %s (%s ± %s; %s %s)\n", (unsigned)place, moment,
            review_amount(r, lang, -d->loss, true), "90 %",
            review_amount(r, lang, 1.75 * d->loss_error, false),
            review_number(lang, -d->points, 1, true), review_say(lang, RW_POINTS));
    put_answer(f, r, lang, &d->answer[0], RW_PLAYED);
    put_answer(f, r, lang, &d->answer[d->best], RW_BETTER);
    review_because(r, lang, d, why, sizeof why);
    if (*why)
        fprintf(f, "     %s\n", why);
}

static void put_list(FILE *f, const review *r, mh_lang lang, int seat)
{
    uint32_t top[REVIEW_TOP];
    char name[96], text[400], moment[96];
    uint32_t n = review_dearest(r, seat, top, REVIEW_TOP);
    review_name(r, lang, seat, name, sizeof name);
    if (n)
        fprintf(f, "\n%s: %s\n", review_say(lang, RW_DEAREST), name);
    for (uint32_t i = 0; i < n; i++)
        put_decision(f, r, lang, i + 1, &r->decision[top[i]]);
    n = review_finds(r, seat, top, TURNS);
    if (n)
        fprintf(f, "\n%s: %s\n", review_say(lang, RW_FINDS), name);
    for (uint32_t i = 0; i < n; i++) {
        const review_decision *d = &r->decision[top[i]];
        review_moment(r, lang, d->ply, moment, sizeof moment);
        review_action(r, lang, d->answer[0].action, text, sizeof text);
        fprintf(f, "  %s: %s (%s %s)\n", moment, text, review_amount(r, lang, d->gap, true),
                review_say(lang, RW_FIND_GAP));
    }
}

static void put_share(FILE *f, const review *r, mh_lang lang, const char *name,
                      const review_share *s)
{
    fputs("  ", f);
    lab_pad(f, name, NAME + 8, false);
    fprintf(f, " %5u %6u  %s\n", s->n, s->errors,
            review_amount(r, lang, s->n ? s->lost / s->n : 0, false));
}

static void put_shares(FILE *f, const review *r, mh_lang lang, int seat)
{
    static const review_word phase[REVIEW_PHASES] = {RW_OPENING, RW_MIDDLE, RW_ENDING};
    char name[96];
    review_name(r, lang, seat, name, sizeof name);
    fprintf(f, "\n%s: %s (%s, %s, %s)\n", name, review_say(lang, RW_PHASES),
            review_say(lang, RW_DECISIONS), review_say(lang, RW_ERRORS),
            review_say(lang, RW_LOST_EACH));
    for (int i = 0; i < REVIEW_PHASES; i++)
        put_share(f, r, lang, review_say(lang, phase[i]), &r->phase[seat][i]);
    for (unsigned i = 0; i < r->game->prompt_count; i++)
        if (r->kind[seat][i].n)
            put_share(f, r, lang, review_kind(r, lang, i), &r->kind[seat][i]);
}

static void put_turns(FILE *f, const review *r, mh_lang lang)
{
    char moment[96], text[400], name[96];
    fprintf(f, "\n%s\n", review_say(lang, RW_TURNS));
    for (uint32_t i = 0; i < r->turns && i < TURNS; i++) {
        const review_turn *t = &r->turn[i];
        review_moment(r, lang, t->ply, moment, sizeof moment);
        review_action(r, lang, r->saga->actions[t->ply], text, sizeof text);
        if (t->seat == MH_CHANCE)
            snprintf(name, sizeof name, "%s", review_say(lang, RW_DRAW));
        else
            review_name(r, lang, t->seat, name, sizeof name);
        fprintf(f, "  %s, %s: %s (", moment, name, text);
        for (int p = 0; p < r->seats; p++)
            fprintf(f, "%s%s", p ? " / " : "", review_amount(r, lang, t->moved[p], true));
        fputs(")\n", f);
    }
}

void review_put_text(FILE *f, const review *r, mh_lang lang)
{
    char text[500];
    put_head(f, r, lang);
    for (int p = 0; p < r->seats; p++)
        if (judged(r, p)) {
            review_sentence(r, lang, p, text, sizeof text);
            fprintf(f, "%s\n", text);
        }
    put_ledger(f, r, lang);
    for (int p = 0; p < r->seats; p++)
        if (judged(r, p))
            put_list(f, r, lang, p);
    put_turns(f, r, lang);
    for (int p = 0; p < r->seats; p++)
        if (judged(r, p))
            put_shares(f, r, lang, p);
    review_sampled(r, lang, text, sizeof text);
    if (*text)
        fprintf(f, "\n%s\n", text);
}
