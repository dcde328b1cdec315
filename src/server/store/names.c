/* names.c - which characters show, and which look alike. The tables are our own: what a person
 * takes for another in the common fonts, not all that Unicode lists. */
#include "names.h"

#include <stdio.h>
#include <string.h>

enum { BROKEN = 0xfffd, MARKS_IN_A_ROW = 2, RUN = 8 };

typedef struct range {
    uint32_t from, to;
} range;

typedef struct alike {
    uint32_t c;
    const char *as;
} alike;

/* ---- characters --------------------------------------------------------------------------- */

static uint32_t name_next(const char **at)
{
    static const uint32_t least[] = {0, 0x80, 0x800, 0x10000};
    const unsigned char *p = (const unsigned char *)*at;
    int more = *p < 0x80 ? 0 : *p >= 0xf0 ? 3 : *p >= 0xe0 ? 2 : *p >= 0xc0 ? 1 : -1;
    uint32_t c = more > 0 ? *p & (0x3fu >> more) : *p;
    if (!*p)
        return 0;
    (*at)++;
    for (int i = 1; i <= more; i++) {
        if ((p[i] & 0xc0) != 0x80)
            return BROKEN;
        c = c << 6 | (p[i] & 0x3fu);
        (*at)++;
    }
    return more < 0 || c < least[more] || c > 0x10ffff ? BROKEN : c;
}

static void put(char out[NAME_LOOK], uint32_t c)
{
    size_t n = strlen(out);
    if (n + 5 > NAME_LOOK)
        return;
    if (c < 0x80)
        snprintf(out + n, 5, "%c", (int)c);
    else if (c < 0x800)
        snprintf(out + n, 5, "%c%c", (int)(0xc0 | c >> 6), (int)(0x80 | (c & 63)));
    else if (c < 0x10000)
        snprintf(out + n, 5, "%c%c%c", (int)(0xe0 | c >> 12), (int)(0x80 | (c >> 6 & 63)),
                 (int)(0x80 | (c & 63)));
    else
        snprintf(out + n, 5, "%c%c%c%c", (int)(0xf0 | c >> 18), (int)(0x80 | (c >> 12 & 63)),
                 (int)(0x80 | (c >> 6 & 63)), (int)(0x80 | (c & 63)));
}

static bool within(uint32_t c, const range *list, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (c >= list[i].from && c <= list[i].to)
            return true;
    return false;
}
#define WITHIN(c, list) within(c, list, sizeof(list) / sizeof(list)[0])

static bool is_mark(uint32_t c)
{
    static const range marks[] = {
        {0x300, 0x36f}, {0x483, 0x487}, {0x1ab0, 0x1aff}, {0x1dc0, 0x1dff}, {0xfe20, 0xfe2f}};
    return WITHIN(c, marks);
}

/* ---- what does not show --------------------------------------------------------------------- */

/* Without ink, blanks of other widths, directions, what is drawn around other characters, private
 * and forbidden codes. */
static const range hidden[] = {
    {0x01, 0x1f},       {0x7f, 0xa0},       {0xad, 0xad},       {0x34f, 0x34f},
    {0x488, 0x489},     {0x61c, 0x61c},     {0x70f, 0x70f},     {0x115f, 0x1160},
    {0x1680, 0x1680},   {0x17b4, 0x17b5},   {0x180b, 0x180f},   {0x2000, 0x200f},
    {0x2028, 0x202f},   {0x205f, 0x206f},   {0x20d0, 0x20ff},   {0x2800, 0x2800},
    {0x3000, 0x3000},   {0x3164, 0x3164},   {0xd800, 0xf8ff},   {0xfdd0, 0xfdef},
    {0xfe00, 0xfe0f},   {0xfeff, 0xfeff},   {0xffa0, 0xffa0},   {0xfff0, 0xffff},
    {0x1bc00, 0x1bca3}, {0x1d159, 0x1d159}, {0x1d173, 0x1d17a}, {0xe0000, 0x10ffff},
};

/* Scripts whose letters were cut after Latin ones or look like them by the dozen: Cherokee, Coptic,
 * Lisu, and those that nobody writes any more. */
static const range doubles[] = {
    {0x13a0, 0x13ff}, {0x2c80, 0x2cff}, {0xa4d0, 0xa4ff}, {0xab70, 0xabbf}, {0x10000, 0x16fdf}};

/* Latin, Greek and Cyrillic: of them it is known what looks alike (below). */
static const range western[] = {
    {'A', 'Z'},       {'a', 'z'},       {0xaa, 0xaa},     {0xba, 0xba},     {0xc0, 0xd6},
    {0xd8, 0xf6},     {0xf8, 0x2af},    {0x370, 0x52f},   {0x1c80, 0x1c8f}, {0x1d00, 0x1dbf},
    {0x1e00, 0x1fff}, {0x2100, 0x2188}, {0x2c60, 0x2c7f}, {0x2de0, 0x2dff}, {0xa640, 0xa69f},
    {0xa720, 0xa7ff}, {0xab30, 0xab6f}, {0xfb00, 0xfb06}, {0xff21, 0xff5a}, {0x1d400, 0x1d7ff},
};

/* Armenian, Hebrew, Arabic, the scripts of India and so on, with their numbers: among Western
 * letters one of them passes for an o, an l or an n. */
static const range others[] = {{0x530, 0x1c7f},  {0x1c90, 0x1cff}, {0x2d00, 0x2ddf},
                               {0xa800, 0xab2f}, {0xabc0, 0xabff}, {0xfb13, 0xfdff},
                               {0xfe70, 0xfefe}};

static bool is_pure(const char *name)
{
    bool west = false, other = false;
    for (uint32_t c; (c = name_next(&name));) {
        west |= WITHIN(c, western);
        other |= WITHIN(c, others);
        if (WITHIN(c, doubles))
            return false;
    }
    return !(west && other);
}

bool name_shows(const char *name)
{
    uint32_t last = ' ';
    int marks = 0;
    if (!is_pure(name))
        return false;
    for (uint32_t c; (c = name_next(&name)); last = c) {
        marks = is_mark(c) ? marks + 1 : 0;
        if (WITHIN(c, hidden) || (c & 0xfffe) == 0xfffe || marks > MARKS_IN_A_ROW ||
            (last == ' ' && (c == ' ' || marks)))
            return false;
    }
    return true;
}

/* ---- what looks alike ------------------------------------------------------------------------ */

/* i, I, l, L, 1 and | are one; 0 and o; m and rn; w and vv. Of Greek letters both forms look like
 * other ones, so they stand here before case is forgotten. */
static const alike looks[] = {
    {'i', "l"},
    {'1', "l"},
    {'|', "l"},
    {'0', "o"},
    {'m', "rn"},
    {'w', "vv"},
    {0x131, "l"},
    {0x53c, "l"}, /* Armenian */
    {0x54d, "u"},
    {0x54f, "s"},
    {0x555, "o"},
    {0x561, "vv"},
    {0x563, "q"},
    {0x566, "q"},
    {0x570, "h"},
    {0x575, "j"},
    {0x578, "n"},
    {0x57d, "u"},
    {0x581, "g"},
    {0x585, "o"},
    {0x237, "j"},
    {0x17f, "f"},
    {0xb5, "u"},
    {0xd0, "đ"},
    {0xf0, "đ"},
    {0x189, "đ"},
    {0x1c0, "l"},
    {0x251, "a"},
    {0x261, "g"},
    {0x269, "l"},
    {0x26a, "l"},
    {0x28b, "u"},
    {0xdf, "b"},
    {0x1e9e, "b"},
    {0x184, "b"},
    {0x185, "b"},
    {0x1bd, "s"},
    {0x299, "b"},
    {0x262, "g"},
    {0x29c, "h"},
    {0x29f, "l"},
    {0x274, "n"},
    {0x280, "r"},
    {0x28f, "y"},
    {0x1d00, "a"},
    {0x1d04, "c"},
    {0x1d05, "d"},
    {0x1d07, "e"},
    {0x1d0a, "j"},
    {0x1d0b, "k"},
    {0x1d0d, "rn"},
    {0x1d0f, "o"},
    {0x1d18, "p"},
    {0x1d1b, "t"},
    {0x1d1c, "u"},
    {0x1d20, "v"},
    {0x1d21, "vv"},
    {0x1d22, "z"},
    {0xa730, "f"},
    {0xa731, "s"},
    {0x132, "lj"},
    {0x133, "lj"},
    {0x1c7, "lj"},
    {0x1c8, "lj"},
    {0x1c9, "lj"},
    {0x1ca, "nj"},
    {0x1cb, "nj"},
    {0x1cc, "nj"},
    /* Greek */
    {0x391, "a"},
    {0x3b1, "a"},
    {0x392, "b"},
    {0x3b2, "b"},
    {0x3b3, "y"},
    {0x395, "e"},
    {0x3b5, "e"},
    {0x396, "z"},
    {0x3b6, "z"},
    {0x397, "h"},
    {0x3b7, "n"},
    {0x399, "l"},
    {0x3b9, "l"},
    {0x39a, "k"},
    {0x3ba, "k"},
    {0x39c, "rn"},
    {0x3bc, "u"},
    {0x39d, "n"},
    {0x3bd, "v"},
    {0x39f, "o"},
    {0x3bf, "o"},
    {0x3a1, "p"},
    {0x3c1, "p"},
    {0x3a4, "t"},
    {0x3c4, "t"},
    {0x3a5, "y"},
    {0x3c5, "u"},
    {0x3a7, "x"},
    {0x3c7, "x"},
    {0x3c9, "vv"},
    {0x3c0, "n"},
    {0x3f2, "c"},
    {0x3f9, "c"},
    {0x3f3, "j"},
    {0x37f, "j"},
    {0x3d2, "y"},
    {0x3f1, "p"},
    {0x3f0, "k"},
    {0x3dc, "f"},
    {0x3dd, "f"},
    {0x3ba, "k"},
    {0x3c2, "o"},
    {0x3c3, "o"},
    {0x3f8, "p"},
    {0x3f7, "p"},
    /* Cyrillic, in small letters: the great ones come to them */
    {0x430, "a"},
    {0x432, "b"},
    {0x435, "e"},
    {0x437, "3"},
    {0x43a, "k"},
    {0x43c, "rn"},
    {0x43d, "h"},
    {0x43e, "o"},
    {0x440, "p"},
    {0x441, "c"},
    {0x442, "t"},
    {0x443, "y"},
    {0x445, "x"},
    {0x433, "r"},
    {0x43f, "n"},
    {0x44c, "b"},
    {0x455, "s"},
    {0x456, "l"},
    {0x458, "j"},
    {0x501, "d"},
    {0x51b, "q"},
    {0x51d, "vv"},
    {0x4bb, "h"},
    {0x4cf, "l"},
    {0x475, "v"},
    {0x461, "vv"},
    {0x4af, "y"},
    {0x4b1, "y"},
    {0x4ab, "c"},
    {0x50d, "g"},
    {0x4d5, "æ"},
    {0x4e1, "3"},
    {0x431, "6"},
    {0x4c0, "l"},
    {0x4e9, "ө"},
    {0x473, "ө"},
    {0x3b8, "ө"},
    {0x454, "є"},
    {0x4d9, "ə"},
    {0x18f, "ə"},
    /* signs */
    {0x2018, "'"},
    {0x2019, "'"},
    {0x201b, "'"},
    {0x2032, "'"},
    {0x2b9, "'"},
    {0x2bb, "'"},
    {0x2bc, "'"},
    {0x2c8, "'"},
    {0xb4, "'"},
    {'`', "'"},
    {0x2010, "-"},
    {0x2011, "-"},
    {0x2012, "-"},
    {0x2013, "-"},
    {0x2014, "-"},
    {0x2015, "-"},
    {0x2212, "-"},
    {0x2043, "-"},
    {0x2024, "."},
    {0xb7, "."},
    {0x201a, ","},
    {0x2223, "l"},
    {0x2d0, ":"},
    {0xa789, ":"},
    {0x1c3, "!"},
    /* letters that are signs */
    {0x2102, "c"},
    {0x210a, "g"},
    {0x210b, "h"},
    {0x210c, "h"},
    {0x210d, "h"},
    {0x210e, "h"},
    {0x2110, "l"},
    {0x2111, "l"},
    {0x2112, "l"},
    {0x2113, "l"},
    {0x2115, "n"},
    {0x2119, "p"},
    {0x211a, "q"},
    {0x211b, "r"},
    {0x211c, "r"},
    {0x211d, "r"},
    {0x2124, "z"},
    {0x2128, "z"},
    {0x212a, "k"},
    {0x212c, "b"},
    {0x212d, "c"},
    {0x212f, "e"},
    {0x2130, "e"},
    {0x2131, "f"},
    {0x2133, "rn"},
    {0x2134, "o"},
    {0x2139, "l"},
    {0x2122, "trn"},
    {0xb9, "l"},
    {0xb2, "2"},
    {0xb3, "3"},
    {0xaa, "a"},
    {0xba, "o"},
    {0x2070, "o"},
    {0x2071, "l"},
    {0xfb00, "ff"},
    {0xfb01, "fl"},
    {0xfb02, "fl"},
    {0xfb03, "ffl"},
    {0xfb04, "ffl"},
    {0xfb05, "ft"},
    {0xfb06, "st"},
    {0x212b, "a\u030a"},
};

static const char *look_of(uint32_t c)
{
    for (size_t i = 0; i < sizeof looks / sizeof looks[0]; i++)
        if (looks[i].c == c)
            return looks[i].as;
    return NULL;
}

/* Roman numbers as signs: I to XII, L C D M. */
static const char *roman(uint32_t c)
{
    static const char *const words[] = {"l",  "ll", "lll", "lv",  "v", "vl", "vll", "vlll",
                                        "lx", "x",  "xl",  "xll", "l", "c",  "d",   "rn"};
    return c >= 0x2160 && c <= 0x217f ? words[(c - 0x2160) % 16] : NULL;
}

/* Letters of other width, in circles and squares, of formulas: the plain ones. */
static uint32_t plain(uint32_t c)
{
    if (c >= 0xff01 && c <= 0xff5e)
        return c - 0xfee0;
    if (c >= 0x1d400 && c <= 0x1d6a3)
        return 'a' + (c - 0x1d400) % 26;
    if (c >= 0x1d6a8 && c <= 0x1d7c9)
        return (c - 0x1d6a8) % 58 < 25 ? 0x391 + (c - 0x1d6a8) % 58
                                       : 0x3b1 + ((c - 0x1d6a8) % 58 - 26) % 25;
    if (c >= 0x1d7ce && c <= 0x1d7ff)
        return '0' + (c - 0x1d7ce) % 10;
    if (c >= 0x24b6 && c <= 0x24e9)
        return 'a' + (c - 0x24b6) % 26;
    if (c >= 0x249c && c <= 0x24b5)
        return 'a' + (c - 0x249c);
    if ((c >= 0x1f130 && c <= 0x1f149) || (c >= 0x1f150 && c <= 0x1f169) ||
        (c >= 0x1f170 && c <= 0x1f189))
        return 'a' + (c - 0x1f130) % 32;
    if (c >= 0x2074 && c <= 0x2079)
        return '0' + c - 0x2070;
    return c >= 0x2080 && c <= 0x2089 ? '0' + c - 0x2080 : c;
}

static uint32_t small(uint32_t c)
{
    if ((c >= 'A' && c <= 'Z') || (c >= 0xc0 && c <= 0xde && c != 0xd7) ||
        (c >= 0x391 && c <= 0x3a9) || (c >= 0x410 && c <= 0x42f))
        return c + 32;
    if (c >= 0x400 && c <= 0x40f)
        return c + 80;
    bool odd_is_small = (c >= 0x100 && c <= 0x137) || (c >= 0x14a && c <= 0x177) ||
                        (c >= 0x460 && c <= 0x481) || (c >= 0x48a && c <= 0x4bf) ||
                        (c >= 0x4d0 && c <= 0x52f) || (c >= 0x1e00 && c <= 0x1eff);
    bool even_is_small =
        (c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17e) || (c >= 0x4c1 && c <= 0x4ce);
    return (odd_is_small && !(c & 1)) || (even_is_small && (c & 1)) ? c + 1 : c;
}

static const name_mark *marked(uint32_t c)
{
    size_t low = 0, high = name_mark_count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (name_marks[middle].whole < c)
            low = middle + 1;
        else
            high = middle;
    }
    return low < name_mark_count && name_marks[low].whole == c ? &name_marks[low] : NULL;
}

typedef struct looking {
    char *out;
    uint32_t marks[RUN];
    unsigned count;
} looking;

/* Marks of one letter come in any order; the dot of an i is there with and without one. */
static void end_marks(looking *l)
{
    size_t n = strlen(l->out);
    bool dotted = n && (l->out[n - 1] == 'l' || l->out[n - 1] == 'j');
    for (unsigned i = 1; i < l->count; i++)
        for (unsigned k = i; k && l->marks[k] < l->marks[k - 1]; k--) {
            uint32_t swap = l->marks[k];
            l->marks[k] = l->marks[k - 1];
            l->marks[k - 1] = swap;
        }
    for (unsigned i = 0; i < l->count; i++)
        if (!(dotted && l->marks[i] == 0x307))
            put(l->out, l->marks[i]);
    l->count = 0;
}

static void add_letter(looking *l, uint32_t c)
{
    const char *as = look_of(c);
    if (!as)
        as = roman(c);
    if (!as)
        as = look_of(small(c));
    end_marks(l);
    while (as && *as)
        put(l->out, name_next(&as));
    if (!as)
        put(l->out, small(c));
}

static void add(looking *l, uint32_t c)
{
    c = plain(c);
    uint32_t marks[RUN];
    unsigned count = 0;
    for (const name_mark *m; !look_of(c) && count < RUN && (m = marked(c)); c = m->letter)
        marks[count++] = m->mark;
    if (!is_mark(c))
        add_letter(l, c);
    else if (l->count < RUN)
        l->marks[l->count++] = c;
    for (unsigned i = 0; i < count && l->count < RUN; i++)
        if (marks[i])
            l->marks[l->count++] = marks[i];
}

void name_look(const char *name, char out[NAME_LOOK])
{
    looking l = {.out = out, .count = 0};
    memset(out, 0, NAME_LOOK);
    for (uint32_t c; (c = name_next(&name));)
        add(&l, c);
    end_marks(&l);
}
