/* The book of a box: ties, two players, expiry, corrections, names (DV-APP-06 to 10). */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "host/box.h"

typedef struct wish { /* an answer to the question whose key begins so; the first one counts */
    const char *key, *value;
} wish;

/* What is answered where nobody wishes otherwise. */
static const char *plain(const host_box *b, const mh_box_field *f, char *buf, size_t cap)
{
    const char *ask = b->game->series->box->asks->ids[f->ask];
    if (f->preset != MH_BOX_OPEN) {
        snprintf(buf, cap, "%d", (int)f->preset);
        return f->sort == MH_BOX_NAME ? "" : buf;
    }
    if (f->sort != MH_BOX_NAME)
        return strcmp(ask, "close") == 0 ? "1" : strcmp(ask, "by") == 0 ? "15" : "0";
    snprintf(buf, cap, "%s %d.%d", ask, (int)f->game, (int)f->a);
    return buf;
}

/* Answers until scenario `until` is asked for; the question that is open then. */
static void play(host_box *b, const wish *wishes, unsigned until)
{
    char key[BOX_KEY], text[BOX_NAME];
    mh_error error;
    for (;;) {
        box_view v;
        assert_true(box_look(b, &v));
        const box_field *f = box_asked(&v);
        if (!f || f->field.game >= until) {
            box_look_away(&v);
            return;
        }
        box_key(b, &f->field, key);
        const char *value = plain(b, &f->field, text, sizeof text);
        for (const wish *w = wishes; w->key; w++)
            if (strncmp(w->key, key, strlen(w->key)) == 0) {
                value = w->value;
                break;
            }
        if (!box_set(b, &v, f, value, &error))
            fail_msg("%s '%s': %s", key, value, error.text);
        box_look_away(&v);
    }
}

static host_box begin(int seats)
{
    static const uint8_t key[HOST_KEY] = {7};
    host_box b;
    assert_true(box_open(&b, mh_find("divinus"), seats, key));
    return b;
}

/* The line of a group for one seat after a scenario, in English. */
static const char *line(const host_box *b, const char *group, unsigned game, unsigned a)
{
    static char text[BOX_SENTENCE];
    box_view v;
    *text = 0;
    assert_true(box_look(b, &v));
    for (unsigned i = 0; i < v.lines; i++) {
        const mh_box_line *l = &v.line[i];
        if (l->game != game || l->a != a ||
            strcmp(b->game->series->box->groups->ids[l->group], group) != 0)
            continue;
        mh_text t = mh_text_open(text, sizeof text);
        box_say_line(b, l, MH_EN, &t);
    }
    box_look_away(&v);
    return text;
}

static const wish sums[] = {
    {"1.sum.0", "4"}, {"1.sum.1", "5"}, {"1.sum.2", "6"}, {"1.sum.3", "7"}, {NULL, NULL}};

/* rule DV-APP-08 ties: several first leave nothing for the second, several second get 1 each */
static void ties_of_four(void **state)
{
    (void)state;
    host_box b = begin(4);
    const wish all[] = {sums[0],
                        sums[1],
                        sums[2],
                        sums[3],
                        {"1.quests", "0"},
                        {"1.points.0.0", "5"},
                        {"1.points.0.1", "5"},
                        {"1.points.0.2", "4"},
                        {"1.points.1.3", "9"},
                        {"1.points.1.0", "2"},
                        {"1.points.1.2", "2"},
                        {"1.lot.0", "1"},
                        {"1.map.3", "1"},
                        {"1.monster", "Worm"},
                        {"1.prize.0", "3"},
                        {"1.prize.1", "2"},
                        {"1.prize.2", "1"},
                        {"1.marks.1", "4"},
                        {"1.marks.2", "4"},
                        {"1.marks.3", "1"},
                        {NULL, NULL}};
    play(&b, all, 2);
    assert_string_equal(line(&b, "result", 1, 0), "player 0.0: 3 honour (map 0, gods 3, monster 0, "
                                                  "quests 0, story 0), 0 experience");
    assert_string_equal(line(&b, "result", 1, 1), "player 0.1: 5 honour (map 0, gods 2, monster 3, "
                                                  "quests 0, story 0), 0 experience");
    assert_string_equal(line(&b, "result", 1, 2), "player 0.2: 4 honour (map 0, gods 1, monster 3, "
                                                  "quests 0, story 0), 0 experience");
    assert_string_equal(line(&b, "result", 1, 3), "player 0.3: 4 honour (map 1, gods 2, monster 1, "
                                                  "quests 0, story 0), 0 experience");
    /* DV-C-06: ascending; of equal honour the one with fewer titles, then the later one before */
    assert_string_equal(line(&b, "order", 2, 0), "1. player 0.0");
    assert_string_equal(line(&b, "order", 2, 1), "2. player 0.3");
    assert_string_equal(line(&b, "order", 2, 2), "3. player 0.2");
    assert_string_equal(line(&b, "order", 2, 3), "4. player 0.1");
    box_close(&b);
}

/* rule DV-APP-08 two players: 1 and nothing, as honour or as experience (DV-GOD-05) */
static void two_players(void **state)
{
    (void)state;
    for (unsigned xp = 0; xp < 2; xp++) {
        host_box b = begin(2);
        const wish all[] = {sums[0],
                            sums[1],
                            {"1.quests", "0"},
                            {"0.two_reward", xp ? "1" : "0"},
                            {"1.points.0.0", "5"},
                            {"1.points.0.1", "4"},
                            {NULL, NULL}};
        play(&b, all, 2);
        assert_string_equal(line(&b, "standing", 1, 0),
                            xp ? "player 0.0: 0 honour, 4 experience; effects 0, 0, 0"
                               : "player 0.0: 1 honour, 3 experience; effects 0, 0, 0");
        assert_string_equal(line(&b, "standing", 1, 1),
                            "player 0.1: 0 honour, 3 experience; effects 0, 0, 0");
        box_close(&b);
    }
}

/* rule DV-APP-09 the winner of scenario 1 changes after scenario 3: so does who had experience for
 * the title of a location that expired there */
static void corrected(void **state)
{
    (void)state;
    mh_error error;
    box_view v;
    host_box b = begin(2);
    const wish all[] = {sums[0],
                        sums[1],
                        {"1.quests", "0"},
                        {"2.quests", "0"},
                        {"3.quests", "0"},
                        {"1.points.0.0", "5"},
                        {"1.points.0.1", "4"},
                        {"1.found.0", "Mill"},
                        {"1.found_title.0", "Miller"},
                        {NULL, NULL}};
    play(&b, all, 4);
    assert_string_equal(line(&b, "todo", 3, 5), "Take Mill off found_tile 1.0: its time is over. "
                                                "player 0.0 gains 1 experience for the title.");
    assert_string_equal(line(&b, "standing", 3, 0),
                        "player 0.0: 1 honour, 4 experience; effects 0, 0, 0");
    assert_true(box_look(&b, &v));
    assert_true(box_set(&b, &v, box_find(&v, "1.points.0.1"), "6", &error));
    box_look_away(&v);
    assert_string_equal(line(&b, "standing", 3, 0),
                        "player 0.0: 0 honour, 3 experience; effects 0, 0, 0");
    assert_string_equal(line(&b, "standing", 3, 1),
                        "player 0.1: 1 honour, 4 experience; effects 0, 0, 0");
    assert_true(box_undo(&b));
    assert_string_equal(line(&b, "standing", 3, 1),
                        "player 0.1: 0 honour, 3 experience; effects 0, 0, 0");
    box_close(&b);
}

/* rule DV-APP-06 names: white space is one space, controls and broken letters never come in */
static void names(void **state)
{
    (void)state;
    char name[BOX_NAME], many[3 * BOX_LETTERS];
    mh_error error;
    assert_true(box_clean(" \tBo \"x\"\t\r\n<b> \xf0\x9f\x90\xba ", name, &error));
    assert_string_equal(name, "Bo \"x\" <b> \xf0\x9f\x90\xba");
    assert_true(box_clean("a\x1b[2J\xc2\x9b"
                          "b",
                          name, &error));
    assert_string_equal(name, "a [2J b");
    static const char *const broken[] = {"\xff", "\xc0\xaf", "\xed\xa0\x80", "\xe2\x82",
                                         "\xf5\x80\x80\x80"};
    for (size_t i = 0; i < MH_COUNT(broken); i++)
        assert_false(box_clean(broken[i], name, &error));
    for (size_t i = 0; i < BOX_LETTERS; i++)
        memcpy(many + 2 * i, "\xd0\x96", 2);
    many[2 * BOX_LETTERS] = 0;
    assert_true(box_clean(many, name, &error));
    strcat(many, "x");
    assert_false(box_clean(many, name, &error));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ties_of_four),
        cmocka_unit_test(two_players),
        cmocka_unit_test(corrected),
        cmocka_unit_test(names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
