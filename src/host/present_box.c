/* present_box.c - the book of a group with the box, as JSON: sentences in three languages. */
#include "present_box.h"

typedef struct said { /* one sentence at a time */
    char text[BOX_SENTENCE];
} said;

/* `,"key":` */
static void member(mh_text *out, const char *key)
{
    mh_put(out, ",");
    present_key(out, key);
}

typedef void speaker(const void *about, const host_box *b, mh_lang lang, mh_text *out);

static void in_three(mh_text *out, speaker *say, const void *about, const host_box *b)
{
    said s;
    bool first = true;
    mh_put(out, "[");
    for (mh_lang lang = MH_EN; lang < MH_LANGS; lang++) {
        mh_text t = mh_text_open(s.text, sizeof s.text);
        say(about, b, lang, &t);
        present_comma(out, &first);
        present_string(out, s.text);
    }
    mh_put(out, "]");
}

static void say_ask(const void *about, const host_box *b, mh_lang lang, mh_text *out)
{
    box_say_ask(b, about, lang, out);
}

static void say_thing(const void *about, const host_box *b, mh_lang lang, mh_text *out)
{
    box_say_thing(b, about, lang, out);
}

static void say_line(const void *about, const host_box *b, mh_lang lang, mh_text *out)
{
    box_say_line(b, about, lang, out);
}

/* ---- fields ------------------------------------------------------------------------------------
 */

static void put_value(mh_text *out, const char *key, int32_t value)
{
    member(out, key);
    if (value == MH_BOX_OPEN)
        mh_put(out, "null");
    else
        mh_put_int(out, value);
}

static void put_choices(mh_text *out, const box_view *v, const box_field *f)
{
    bool first = true;
    member(out, "choices");
    mh_put(out, "[");
    for (unsigned i = 0; i < f->field.count; i++) {
        const mh_box_thing *t = &box_things(v, f)[i];
        present_comma(out, &first);
        mh_put(out, "{\"value\":");
        mh_put_int(out, t->code);
        member(out, "label");
        in_three(out, say_thing, t, v->box);
        mh_put(out, "}");
    }
    mh_put(out, "]");
}

static void put_field(mh_text *out, const box_view *v, const box_field *f)
{
    static const char *const sorts[] = {"number", "seat", "name", "choice"};
    const mh_box *box = v->box->game->series->box;
    char key[BOX_KEY];
    box_key(v->box, &f->field, key);
    mh_put(out, "{\"key\":");
    present_string(out, key);
    put_value(out, "scenario", f->field.game);
    member(out, "part");
    present_string(out, box->parts->ids[f->field.part]);
    member(out, "sort");
    present_string(out, sorts[f->field.sort]);
    member(out, "ask");
    in_three(out, say_ask, &f->field, v->box);
    put_value(out, "value", f->value);
    put_value(out, "usual", f->field.preset);
    if (f->field.sort == MH_BOX_NUMBER) {
        put_value(out, "low", f->field.low);
        put_value(out, "high", f->field.high);
    } else if (f->field.sort == MH_BOX_NAME) {
        member(out, "list");
        present_string(out, box->lists->ids[f->field.list]);
        member(out, "optional");
        mh_put(out, f->field.optional ? "true" : "false");
    } else
        put_choices(out, v, f);
    mh_put(out, "}");
}

/* ---- the whole ----------------------------------------------------------------------------------
 */

static void put_kind(mh_text *out, const char *key, const mh_kind *kind)
{
    bool first = true;
    member(out, key);
    mh_put(out, "{");
    for (unsigned i = 0; i < kind->count; i++) {
        present_comma(out, &first);
        present_key(out, kind->ids[i]);
        present_label(out, &kind->labels[i]);
    }
    mh_put(out, "}");
}

static void put_names(mh_text *out, const host_box *b)
{
    const mh_kind *lists = b->game->series->box->lists;
    bool first = true;
    member(out, "names");
    mh_put(out, "{");
    for (unsigned i = 0; i < lists->count && i < MH_BOX_LISTS; i++) {
        bool begun = true;
        present_comma(out, &first);
        present_key(out, lists->ids[i]);
        mh_put(out, "[");
        for (int32_t k = 0; k < b->names[i].count; k++) {
            present_comma(out, &begun);
            present_string(out, b->names[i].text[k]);
        }
        mh_put(out, "]");
    }
    mh_put(out, "}");
}

static void put_seats(mh_text *out, const host_box *b)
{
    const mh_box *box = b->game->series->box;
    bool first = true;
    member(out, "seats");
    mh_put(out, "[");
    for (int seat = 0; seat < b->seats; seat++) {
        int32_t at = box_fact_of(b, &(mh_box_field){.ask = box->player, .a = (uint8_t)seat});
        present_comma(out, &first);
        if (at >= 0 && at < b->names[box->players].count)
            present_string(out, b->names[box->players].text[at]);
        else
            mh_put(out, "null");
    }
    mh_put(out, "]");
}

static void put_head(mh_text *out, const box_view *v)
{
    const host_box *b = v->box;
    const box_field *asked = box_asked(v);
    char key[BOX_KEY];
    mh_put(out, "{\"id\":");
    present_string(out, b->id);
    member(out, "parent");
    if (*b->parent)
        present_string(out, b->parent);
    else
        mh_put(out, "null");
    member(out, "game");
    present_string(out, b->game->id);
    put_seats(out, b);
    put_value(out, "length", b->game->series->box->games);
    put_value(out, "scenario", (int32_t)v->game);
    put_value(out, "cut", (int32_t)b->cut);
    member(out, "over");
    mh_put(out, asked ? "false" : "true");
    member(out, "asked");
    if (asked)
        box_key(b, &asked->field, key);
    if (asked)
        present_string(out, key);
    else
        mh_put(out, "null");
}

static void put_line(mh_text *out, const box_view *v, const mh_box_line *l)
{
    mh_put(out, "{\"group\":");
    present_string(out, v->box->game->series->box->groups->ids[l->group]);
    put_value(out, "scenario", l->game);
    member(out, "say");
    present_string(out, v->box->game->series->box->says->ids[l->say]);
    member(out, "text");
    in_three(out, say_line, l, v->box);
    member(out, "values");
    mh_put(out, "[");
    for (unsigned i = 0; i < l->count; i++) {
        if (i)
            mh_put(out, ",");
        mh_put_int(out, l->about[i].value);
    }
    mh_put(out, "]}");
}

void present_box(mh_text *out, const box_view *v)
{
    const mh_box *box = v->box->game->series->box;
    bool first = true;
    put_head(out, v);
    put_kind(out, "parts", box->parts);
    put_kind(out, "groups", box->groups);
    put_kind(out, "lists", box->lists);
    put_names(out, v->box);
    member(out, "fields");
    mh_put(out, "[");
    for (unsigned i = 0; i < v->fields; i++) {
        present_comma(out, &first);
        put_field(out, v, &v->field[i]);
    }
    mh_put(out, "]");
    member(out, "lines");
    mh_put(out, "[");
    first = true;
    for (unsigned i = 0; i < v->lines; i++) {
        present_comma(out, &first);
        put_line(out, v, &v->line[i]);
    }
    mh_put(out, "]}");
}

static void put_change(mh_text *out, const box_view *v, const mh_box_line *was,
                       const mh_box_line *is, bool *first)
{
    const mh_box_line *one = is ? is : was;
    assert(one); /* a line came, went or changed */
    present_comma(out, first);
    mh_put(out, "{\"group\":");
    present_string(out, v->box->game->series->box->groups->ids[one->group]);
    put_value(out, "scenario", one->game);
    for (unsigned i = 0; i < 2; i++) {
        const mh_box_line *l = i ? is : was;
        member(out, i ? "after" : "before");
        if (l)
            in_three(out, say_line, l, v->box);
        else
            mh_put(out, "null");
    }
    mh_put(out, "}");
}

void present_box_changes(mh_text *out, const box_view *before, const box_view *after)
{
    bool first = true;
    mh_put(out, "[");
    for (unsigned i = 0; i < after->lines; i++) {
        const mh_box_line *was = box_line(before, &after->line[i]);
        if (!was || !box_same(was, &after->line[i]))
            put_change(out, after, was, &after->line[i], &first);
    }
    for (unsigned i = 0; i < before->lines; i++)
        if (!box_line(after, &before->line[i]))
            put_change(out, after, &before->line[i], NULL, &first);
    mh_put(out, "]");
}
