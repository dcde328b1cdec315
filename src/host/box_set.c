/* box_set.c - answers as people write them: numbers, names, choices. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "box.h"

/* Bytes of the letter at s; 0: no UTF-8, or a letter that cannot be written. */
static size_t letter(const unsigned char *s)
{
    size_t n = *s < 0x80 ? 1 : *s >= 0xc2 && *s < 0xe0 ? 2 : *s >= 0xe0 && *s < 0xf0 ? 3 : 4;
    if ((*s >= 0x80 && *s < 0xc2) || *s > 0xf4)
        return 0;
    for (size_t i = 1; i < n; i++)
        if ((s[i] & 0xc0) != 0x80)
            return 0;
    bool high = (*s == 0xe0 && s[1] < 0xa0) || (*s == 0xed && s[1] >= 0xa0) ||
                (*s == 0xf0 && s[1] < 0x90) || (*s == 0xf4 && s[1] >= 0x90);
    return high ? 0 : n;
}

/* What moves a terminal's cursor is no letter: controls of both sets. */
static bool is_control(const unsigned char *s)
{
    return *s <= ' ' || *s == 0x7f || (*s == 0xc2 && s[1] < 0xa0);
}

bool box_clean(const char *text, char name[BOX_NAME], mh_error *error)
{
    size_t n = 0;
    unsigned letters = 0;
    bool space = false;
    for (const unsigned char *s = (const unsigned char *)text; *s;) {
        size_t more = letter(s);
        if (!more || (letters + space >= BOX_LETTERS && !is_control(s))) {
            mh_fail(error, MH_EILLEGAL, "expected a name of at most %d letters in UTF-8",
                    BOX_LETTERS);
            return false;
        }
        if (is_control(s)) { /* tabs and worse are one space between words */
            space = n > 0;
            s += more;
            continue;
        }
        if (space)
            name[n++] = ' ', letters++;
        space = false;
        memcpy(name + n, s, more);
        n += more;
        s += more;
        letters++;
    }
    name[n] = 0;
    return true;
}

static bool expected(mh_error *error, const char *what)
{
    mh_fail(error, MH_EILLEGAL, "expected %s", what);
    return false;
}

/* Two people of one name could not be told apart. */
static bool is_taken(const host_box *b, const mh_box_field *f, int32_t at)
{
    mh_box_field other = *f;
    for (int seat = 0; f->ask == b->game->series->box->player && seat < b->seats; seat++) {
        other.a = (uint8_t)seat;
        if (other.a != f->a && box_fact_of(b, &other) == at)
            return true;
    }
    return false;
}

static bool name_of(host_box *b, const mh_box_field *f, const char *text, int32_t *value,
                    mh_error *error)
{
    char name[BOX_NAME];
    if (!box_clean(text, name, error))
        return false;
    *value = MH_BOX_NO_NAME;
    if (!*name)
        return f->optional || expected(error, "a name");
    *value = box_name(b, f->list, name);
    if (*value >= 0)
        return !is_taken(b, f, *value) || expected(error, "another name: this one is taken");
    *value = b->names[f->list].count;
    return box_add_name(b, f->list, name) || expected(error, "fewer names; the book is full");
}

static bool number_of(const char *text, int32_t *value)
{
    char *end = NULL;
    long n = strtol(text, &end, 10);
    bool ok = end != text && !*end && n >= -100000 && n <= 100000 && strlen(text) < 8;
    *value = (int32_t)n;
    return ok;
}

bool box_set(host_box *b, const box_view *v, const box_field *f, const char *text, mh_error *error)
{
    int32_t value = 0;
    const mh_box_field *field = &f->field;
    if (field->sort == MH_BOX_NAME) {
        if (!name_of(b, field, text, &value, error))
            return false;
    } else {
        bool fits =
            number_of(text, &value) && (field->sort == MH_BOX_CHOICE || field->low <= value);
        fits = fits && (field->sort == MH_BOX_CHOICE || value <= field->high);
        bool found = field->sort != MH_BOX_CHOICE;
        for (unsigned i = 0; fits && !found && i < field->count; i++)
            found = box_things(v, f)[i].code == value;
        if (!fits || !found) {
            if (field->sort == MH_BOX_CHOICE)
                return expected(error, "one of the choices");
            mh_fail(error, MH_EILLEGAL, "expected a number from %d to %d", (int)field->low,
                    (int)field->high);
            return false;
        }
    }
    return box_add_fact(b, (box_fact){field->ask, field->game, field->a, field->b, value}) ||
           expected(error, "fewer answers; the book is full");
}

bool box_rename(host_box *b, unsigned list, int32_t at, const char *text, mh_error *error)
{
    char name[BOX_NAME];
    if (list >= MH_BOX_LISTS || at < 0 || at >= b->names[list].count)
        return expected(error, "a name of the book");
    if (!box_clean(text, name, error))
        return false;
    int32_t there = box_name(b, list, name);
    if (!*name || (there >= 0 && there != at))
        return expected(error, *name ? "another name: this one is taken" : "a name");
    size_t n = strlen(name) + 1;
    char *copy = malloc(n);
    if (!copy)
        return mh_fail(error, MH_ENOMEM, "expected more memory");
    memcpy(copy, name, n);
    free(b->names[list].text[at]);
    b->names[list].text[at] = copy;
    return true;
}

/* ---- sentences ------------------------------------------------------------------------------ */

static const char *name_at(const host_box *b, unsigned list, int32_t at)
{
    return at >= 0 && at < b->names[list].count ? b->names[list].text[at] : "?";
}

static void say(const host_box *b, const mh_label *label, const mh_box_thing *about, unsigned n,
                const int16_t *numbers, mh_lang lang, mh_text *out)
{
    for (const char *s = label->text[lang]; *s;) {
        size_t plain = strcspn(s, "{");
        mh_put_n(out, s, plain);
        s += plain;
        if (!*s)
            return;
        unsigned i = (unsigned)(s[1] - '0');
        if (numbers)
            mh_put_int(out, numbers[i < 3 ? i : 0]);
        else if (i < n)
            box_say_thing(b, &about[i], lang, out);
        s += 3;
    }
}

void box_say_thing(const host_box *b, const mh_box_thing *t, mh_lang lang, mh_text *out)
{
    if (t->label) {
        say(b, t->label, NULL, 0, t->n, lang, out);
    } else if (t->sort == MH_BOX_SEAT) {
        const mh_box *box = b->game->series->box;
        mh_box_field f = {.ask = box->player, .a = (uint8_t)t->value};
        mh_put(out, name_at(b, box->players, box_fact_of(b, &f)));
    } else if (t->sort == MH_BOX_NAME) {
        mh_put(out, name_at(b, t->list, t->value));
    } else {
        mh_put_int(out, t->value);
    }
}

void box_say_ask(const host_box *b, const mh_box_field *f, mh_lang lang, mh_text *out)
{
    say(b, &b->game->series->box->asks->labels[f->ask], f->about, 3, NULL, lang, out);
}

void box_say_line(const host_box *b, const mh_box_line *l, mh_lang lang, mh_text *out)
{
    say(b, &b->game->series->box->says->labels[l->say], l->about, l->count, NULL, lang, out);
}

void box_say_value(const box_view *v, const box_field *f, mh_lang lang, mh_text *out)
{
    if (f->value == MH_BOX_OPEN)
        return;
    if (f->field.sort == MH_BOX_NUMBER)
        mh_put_int(out, f->value);
    else if (f->field.sort == MH_BOX_NAME)
        mh_put(out, f->value == MH_BOX_NO_NAME ? "–" : name_at(v->box, f->field.list, f->value));
    for (unsigned i = 0; f->field.sort == MH_BOX_CHOICE && i < f->field.count; i++)
        if (box_things(v, f)[i].code == f->value)
            box_say_thing(v->box, &box_things(v, f)[i], lang, out);
}
