/* names.h - names as people see them: characters that do not show, and names that look alike. */
#ifndef MH_SERVER_STORE_NAMES_H
#define MH_SERVER_STORE_NAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { NAME_LOOK = 160 };

/* Whether all of it shows, as what it is: no character without ink, no blank but single spaces, no
 * heap of marks, nothing that fonts do not agree on, no Western letters among those of other
 * scripts, and none of a script that doubles the Latin one. */
bool name_shows(const char *name);
/* How it looks: two names with the same look can be taken for each other. Case, form and width of
 * letters do not count, nor does it whether they are Latin, Cyrillic or Greek where the glyphs are
 * the same; marks such as those of an umlaut do. */
void name_look(const char *name, char out[NAME_LOOK]);

/* names_marks.c: a letter with a mark is a letter and a mark. */
typedef struct name_mark {
    uint16_t whole, letter, mark;
} name_mark;
extern const name_mark name_marks[];
extern const size_t name_mark_count;

#endif
