/* languages.c - the list of languages as a table. */
#include <string.h>

#include "meadhall/game.h"

/* clang-format off: what X(...) gives is one row */
#define ROW(id, code, name, decimal, thousands, plural, open, close, inner_open, inner_close, \
            name_open, name_close, forms, complete)                                           \
    [MH_##id] = {code,  name,       decimal,     thousands, MH_PLURAL_##plural, open,         \
                 close, inner_open, inner_close, name_open, name_close,         forms},
/* clang-format on */

const mh_language mh_languages[MH_LANGS] = {MH_LANGUAGES(ROW)};

mh_lang mh_language_of(const char *code)
{
    unsigned lang = 0;
    while (lang < MH_LANGS && strcmp(mh_languages[lang].code, code) != 0)
        lang++;
    return (mh_lang)lang;
}
