/* box_print.c - the book of a group with the box, line by line. */
#include "box_print.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static char sentence[BOX_SENTENCE]; /* one at a time */

static mh_text begin(void) { return mh_text_open(sentence, sizeof sentence); }

void box_print_part(const box_view *v, const mh_box_field *f, mh_lang lang)
{
    const char *part = v->box->game->series->box->parts->labels[f->part].text[lang];
    char text[256];
    if (f->game)
        snprintf(text, sizeof text, "%s %u: %s", box_say(lang, BOX_SCENARIO), (unsigned)f->game,
                 part);
    else
        snprintf(text, sizeof text, "%s", part);
    putchar('\n');
    show_styled(SHOW_TITLE, text);
    putchar('\n');
}

static void print_line(const box_view *v, const mh_box_line *l, mh_lang lang)
{
    mh_text t = begin();
    box_say_line(v->box, l, lang, &t);
    printf("  %s\n", sentence);
}

void box_print_lines(const box_view *v, unsigned game, const box_view *before, mh_lang lang)
{
    const mh_kind *groups = v->box->game->series->box->groups;
    for (unsigned g = 0; g < groups->count; g++) {
        bool headed = false;
        for (unsigned i = 0; i < v->lines; i++) {
            const mh_box_line *l = &v->line[i];
            if (l->group != g || l->game != game || (before && box_line(before, l)))
                continue;
            if (!headed)
                printf("%s\n", groups->labels[g].text[lang]);
            headed = true;
            print_line(v, l, lang);
        }
    }
}

/* `Scenario 3, Standing: was -> is` */
static void print_change(const box_view *v, const mh_box_line *was, const mh_box_line *is,
                         mh_lang lang)
{
    const mh_box_line *one = is ? is : was;
    assert(one); /* a line came, went or changed */
    printf("  %s %u, %s: ", box_say(lang, BOX_SCENARIO), (unsigned)one->game,
           v->box->game->series->box->groups->labels[one->group].text[lang]);
    if (!is || !was)
        printf("%s ", box_say(lang, is ? BOX_NEW : BOX_GONE));
    mh_text t = begin();
    box_say_line(v->box, was ? was : is, lang, &t);
    fputs(sentence, stdout);
    if (was && is) {
        t = begin();
        box_say_line(v->box, is, lang, &t);
        printf(" -> %s", sentence);
    }
    putchar('\n');
}

void box_print_changes(const box_view *before, const box_view *after, mh_lang lang)
{
    unsigned n = 0;
    for (unsigned i = 0; i < after->lines; i++) {
        const mh_box_line *was = box_line(before, &after->line[i]);
        if (was && box_same(was, &after->line[i]))
            continue;
        if (!n++)
            puts(box_say(lang, BOX_CHANGED));
        print_change(after, was, &after->line[i], lang);
    }
    for (unsigned i = 0; i < before->lines; i++)
        if (!box_line(after, &before->line[i])) {
            if (!n++)
                puts(box_say(lang, BOX_CHANGED));
            print_change(after, &before->line[i], NULL, lang);
        }
    if (!n)
        puts(box_say(lang, BOX_SAME));
}

void box_print_expected(const box_view *v, const box_field *f, mh_lang lang, char *buf, size_t cap)
{
    mh_text t = mh_text_open(buf, cap);
    char part[64];
    int32_t low = f->field.sort == MH_BOX_NUMBER ? f->field.low : 1;
    int32_t high = f->field.sort == MH_BOX_NUMBER   ? f->field.high
                   : f->field.sort == MH_BOX_CHOICE ? (int32_t)f->field.count
                                                    : v->box->names[f->field.list].count;
    mh_put(&t, show_say(lang, SHOW_RECORD_EXPECTED));
    mh_put(&t, " ");
    if (f->field.sort == MH_BOX_NAME)
        mh_put(&t, box_say(lang, BOX_A_NAME));
    if (high >= low) {
        mh_put(&t, f->field.sort == MH_BOX_NAME ? ", " : "");
        cli_range(part, sizeof part, low, high);
        mh_put(&t, part);
    }
    if (f->field.optional) {
        mh_put(&t, ", ");
        mh_put(&t, box_say(lang, BOX_NONE));
    }
    box_field preset = {f->field, f->value == MH_BOX_OPEN ? f->field.preset : f->value};
    if (preset.value == MH_BOX_OPEN)
        return;
    mh_put(&t, "; ");
    mh_put(&t, box_say(lang, BOX_ENTER));
    mh_put(&t, " ");
    box_say_value(v, &preset, lang, &t);
}

void box_print_ask(const box_view *v, const box_field *f, mh_lang lang)
{
    char expected[BOX_SENTENCE];
    mh_text t = begin();
    box_say_ask(v->box, &f->field, lang, &t);
    putchar('\n');
    show_styled(SHOW_STRONG, sentence);
    putchar('\n');
    for (unsigned i = 0; f->field.sort == MH_BOX_CHOICE && i < f->field.count; i++) {
        t = begin();
        box_say_thing(v->box, &box_things(v, f)[i], lang, &t);
        printf("%3u) %s\n", i + 1, sentence);
    }
    for (int32_t i = 0; f->field.sort == MH_BOX_NAME && i < v->box->names[f->field.list].count; i++)
        printf("%3d) %s\n", (int)i + 1, v->box->names[f->field.list].text[i]);
    box_print_expected(v, f, lang, expected, sizeof expected);
    printf("(%s)\n", expected);
}

void box_print_answer(const box_view *v, const box_field *f, unsigned number, mh_lang lang)
{
    mh_text t = begin();
    box_say_ask(v->box, &f->field, lang, &t);
    mh_put(&t, " ");
    box_say_value(v, f, lang, &t);
    printf("%3u) %s\n", number, sentence);
}
