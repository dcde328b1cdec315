/* names_test.c - names that can be taken for each other have one look; names must show. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "server/store/names.h"

static void same(const char *a, const char *b)
{
    char x[NAME_LOOK], y[NAME_LOOK];
    name_look(a, x);
    name_look(b, y);
    if (strcmp(x, y) != 0)
        fail_msg("'%s' looks like %s, '%s' like %s", a, x, b, y);
}

static void differ(const char *a, const char *b)
{
    char x[NAME_LOOK], y[NAME_LOOK];
    name_look(a, x);
    name_look(b, y);
    if (strcmp(x, y) == 0)
        fail_msg("'%s' and '%s' both look like %s", a, b, x);
}

static void letters_of_other_scripts(void **state)
{
    (void)state;
    same("Anna", "Аnnа");   /* Cyrillic a */
    same("Olaf", "Οlaf");   /* Greek omicron */
    same("Helga", "Ηelga"); /* Greek eta */
    same("Anna", "Aηηa");   /* and the small one, which looks like n */
    same("Erik", "Еrіk");   /* Cyrillic e and i */
    same("PACE", "РАСЕ");   /* all Cyrillic */
    same("Max", "Мах");     /* em, a, ha */
    same("soho", "ՏօհՕ");   /* all Armenian */
    same("Sven", "Ѕven");
    same("Yrsa", "Υrsa");
    same("Nora", "Νora");
    same("vera", "νera");
}

static void case_form_and_width(void **state)
{
    (void)state;
    same("anna", "ANNA");
    same("Юрий", "ЮРИЙ");
    same("Ærik", "ærik");
    same("Ømund", "ømund");
    same("ΣΟΦΙΑ", "Σοφια");
    same("Anna", "Ａｎｎａ"); /* full width */
    same("Anna", "𝐀𝐧𝐧𝐚");     /* of formulas */
    same("Anna", "Ⓐⓝⓝⓐ");     /* in circles */
    same("Anna", "ᴀɴɴᴀ");     /* small capitals */
    same("Sofia", "So\xef\xac\x81"
                  "a"); /* a ligature of fi */
    same("Bo III", "Bo Ⅲ");
    same("O'Neil", "O’Neil");
    same("Ann-Marie", "Ann‑Marie");
    same("Karl", "\xe2\x84\xaa"
                 "arl"); /* the sign of kelvin */
}

static void signs_that_look_alike(void **state)
{
    (void)state;
    same("Bill", "BiII");
    same("Bill", "B1ll");
    same("Bill", "Bıll"); /* without a dot */
    same("Odin", "0din");
    same("Arnold", "Amold");
    same("William", "VVilliam");
}

/* Written in one piece or as a letter and its marks, in any order. */
static void marks_count_and_their_form_does_not(void **state)
{
    (void)state;
    same("Bj\xc3\xb6rn", "Bjo\xcc\x88rn");
    same("\xc3\x85se", "A\xcc\x8ase");
    same("\xe2\x84\xab"
         "se",
         "\xc3\x85se"); /* the sign of angstrom */
    same("Vi\xe1\xbb\x87t", "Vie\xcc\x82\xcc\xa3t");
    same("Vi\xe1\xbb\x87t", "Vie\xcc\xa3\xcc\x82t");
    same("Й", "И\xcc\x86");
    differ("Björn", "Bjorn");
    differ("Åse", "Ase");
}

static void other_names_stay_apart(void **state)
{
    (void)state;
    differ("Anna", "Anne");
    differ("Anna", "Anna B");
    differ("Freyja", "Freyr");
    differ("Olga", "Ольга");
    differ("Guest 1234", "Guest 1235");
}

static void the_longest_names_fit(void **state)
{
    char name[48], look[NAME_LOOK];
    (void)state;
    memset(name, 'm', 47);
    name[47] = 0;
    name_look(name, look);
    assert_int_equal(strlen(look), 94);
}

static void what_does_not_show(void **state)
{
    static const char *const hidden[] = {
        "An\xe2\x80\x8bna", /* zero width space */
        "An\xe2\x80\x8dna", /* joiner */
        "Anna\xc2\xad",     /* soft hyphen */
        "Anna\xe2\x81\xa0", /* word joiner */
        "\xef\xbb\xbf"
        "Anna", /* byte order mark */
        "\xe2\x80\xae"
        "evil", /* right to left */
        "\xe2\x81\xa6"
        "evil", /* isolate */
        "A\xc2\xa0"
        "B", /* no-break space */
        "A\xe2\x80\x83"
        "B", /* em space */
        "A\xe3\x80\x80"
        "B", /* ideographic space */
        "A  B",
        "\xe3\x85\xa4",      /* Hangul filler */
        "\xe2\xa0\x80",      /* empty braille */
        "A\xef\xb8\x8f",     /* variation selector */
        "A\xf3\xa0\x80\xa0", /* tag */
        "A\xee\x80\x80",     /* private use */
        "A\xef\xbf\xbd",     /* replacement */
        "\xcc\x81"
        "A", /* a mark on nothing */
        "A \xcc\x81"
        "B",
        "A\xcc\x81\xcc\x81\xcc\x81", /* a heap of marks */
        "A\xe2\x83\x9d",             /* drawn around */
        "A\xff",                     /* no UTF-8 */
        "A\tB",
        "Օlaf", /* an Armenian O */
        "Anոa", /* and an n */
        "Oסaf", /* Hebrew */
        "Bo0٠", /* an Arabic zero */
        "O०l",  /* one of Devanagari */
        "ᎪᏞᏞᎪ", /* Cherokee */
        "ⲀⲞ",   /* Coptic */
        "ꓮꓠꓠꓮ", /* Lisu */
        "𐊠𐐬",   /* of antiquity */
    };
    (void)state;
    for (size_t i = 0; i < sizeof hidden / sizeof hidden[0]; i++)
        if (name_shows(hidden[i]))
            fail_msg("name %zu shows: '%s'", i, hidden[i]);
}

static void names_of_people_show(void **state)
{
    static const char *const names[] = {
        "Anna",         "Åse Øvergård", "Юрий", "Σοφία",
        "李小龍",       "محمد",         "Việt", "Vie\xcc\x82\xcc\xa3t",
        "O'Neil-Smith", "Guest 0042",   "🐻",    "ไทย",
        "Արամ",         "דוד",          "अर्जुन", "Ken 太郎",
        "ნინო"};
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (!name_shows(names[i]))
            fail_msg("'%s' does not show", names[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(letters_of_other_scripts),
        cmocka_unit_test(case_form_and_width),
        cmocka_unit_test(signs_that_look_alike),
        cmocka_unit_test(marks_count_and_their_form_does_not),
        cmocka_unit_test(other_names_stay_apart),
        cmocka_unit_test(the_longest_names_fit),
        cmocka_unit_test(what_does_not_show),
        cmocka_unit_test(names_of_people_show),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
