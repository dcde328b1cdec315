/* output.c - JSON, the progress bar, the width of texts. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "host/present.h"

void cli_progress(uint64_t done, uint64_t all)
{
    enum { WIDTH = 40 };
    char bar[WIDTH + 1];
    uint64_t full = all ? done * WIDTH / all : WIDTH;
    for (uint64_t i = 0; i < WIDTH; i++)
        bar[i] = i < full ? '#' : '.';
    bar[WIDTH] = 0;
    fprintf(stderr, "\r[%s] %3llu %%", bar, (unsigned long long)(all ? done * 100 / all : 100));
    fflush(stderr);
}

void cli_progress_end(void) { fputs("\r\033[K", stderr); }

int cli_width(const char *text) { return lab_width(text); }

void cli_pad(const char *text, int width, bool right) { lab_pad(stdout, text, width, right); }

void cli_lower(const char *text, char *out, size_t cap)
{
    size_t i = 0;
    for (; text[i] && i + 1 < cap; i++) {
        unsigned char c = (unsigned char)text[i], before = i ? (unsigned char)text[i - 1] : 0;
        bool near = (c >= 'A' && c <= 'Z') || (before == 0xc3 && c >= 0x80 && c <= 0x9e) ||
                    (before == 0xd0 && c >= 0x90 && c < 0xa0);               /* Ä, А..П */
        bool far = before == 0xd0 && (c == 0x81 || (c >= 0xa0 && c < 0xb0)); /* Ё, Р..Я */
        out[i] = (char)(near ? c + 0x20 : c);
        if (far) {
            out[i - 1] = (char)0xd1;
            out[i] = (char)(c == 0x81 ? 0x91 : c - 0x20);
        }
    }
    out[i] = 0;
}

void cli_range(char *buf, size_t cap, int64_t low, int64_t high)
{
    if (low == high)
        snprintf(buf, cap, "%lld", (long long)low);
    else
        snprintf(buf, cap, "%lld–%lld", (long long)low, (long long)high);
}

bool cli_is_word(const mh_label *words, const char *s, size_t n)
{
    for (unsigned lang = 0; lang < MH_LANGS; lang++)
        for (const char *word = words->text[lang]; *word;) {
            size_t length = strcspn(word, " ");
            if (length == n && memcmp(word, s, n) == 0)
                return true;
            word += length + (word[length] == ' ');
        }
    return false;
}

/* As present.c writes it for every client. */
json_t *cli_json_state(const mh_game *g, const mh_state *st)
{
    json_t *root = NULL;
    mh_text counted = mh_text_open(NULL, 0);
    present_state(&counted, g, st);
    char *text = malloc(counted.len + 1);
    if (!text)
        return NULL;
    mh_text out = mh_text_open(text, counted.len + 1);
    present_state(&out, g, st);
    root = json_loadb(text, out.len, 0, NULL);
    free(text);
    return root;
}

json_t *cli_json_result(const mh_game *g, const mh_state *st)
{
    json_t *root = json_array();
    uint8_t rank[MH_MAX_SEATS] = {0};
    g->rank(st, rank);
    for (int seat = 0; seat < st->seats; seat++) {
        int32_t points[MH_MAX_LINES] = {0};
        json_t *lines = json_array();
        g->score(st, seat, points);
        for (unsigned c = 0; c < g->categories->count; c++)
            json_array_append_new(lines, json_pack("{s:s,s:i}", "category", g->categories->ids[c],
                                                   "points", (int)points[c]));
        json_array_append_new(root, json_pack("{s:i,s:i,s:i,s:o}", "seat", seat, "score",
                                              (int)mh_total(g, st, seat), "rank", (int)rank[seat],
                                              "lines", lines));
    }
    return root;
}
