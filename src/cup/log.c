/* log.c - a cup out of its log. Whatever does not fit is refused: the log comes from a store. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inside.h"

typedef struct words {
    const char *at;
} words;

static bool next_word(words *w, char *out, size_t cap)
{
    size_t n = strcspn(w->at, " ");
    if (!n || n >= cap)
        return false;
    memcpy(out, w->at, n);
    out[n] = 0;
    w->at += n;
    w->at += *w->at == ' ';
    return true;
}

static bool next_int(words *w, int low, int high, int *out)
{
    char word[16], *end = NULL;
    if (!next_word(w, word, sizeof word))
        return false;
    long x = strtol(word, &end, 10);
    *out = (int)x;
    return !*end && x >= low && x <= high;
}

int cup_find(const cup *c, const char *id)
{
    for (int i = 0; i < c->count; i++)
        if (strcmp(c->player[i].id, id) == 0)
            return i;
    return -1;
}

static cup_game *game_of(cup *c, const char *table)
{
    for (int i = c->games - 1; i >= 0; i--)
        if (strcmp(c->game[i].table, table) == 0)
            return &c->game[i];
    return NULL;
}

static bool take_name(const words *w, char out[CUP_NAME])
{
    size_t n = strlen(w->at);
    if (!n || n >= CUP_NAME)
        return false;
    memcpy(out, w->at, n + 1);
    return true;
}

static bool read_enter(cup *c, words *w, bool bot)
{
    cup_player p = {.rating = 0};
    char *to = bot ? p.bot : p.id;
    if (c->status != CUP_OPEN || c->count == CUP_PLAYERS ||
        !next_word(w, to, bot ? sizeof p.bot : sizeof p.id) ||
        !next_int(w, -100000, 100000, &p.rating) || !take_name(w, p.name) ||
        (!bot && cup_find(c, p.id) >= 0))
        return false;
    c->player[c->count++] = p;
    return true;
}

static bool read_quit(cup *c, words *w)
{
    char id[CUP_ID];
    int at = next_word(w, id, sizeof id) ? cup_find(c, id) : -1;
    if (at < 0 || c->status > CUP_RUNNING || c->player[at].left)
        return false;
    if (c->status == CUP_RUNNING) {
        c->player[at].left = true;
        return true;
    }
    c->count--;
    memmove(&c->player[at], &c->player[at + 1], (size_t)(c->count - at) * sizeof c->player[0]);
    return true;
}

static bool read_game(cup *c, words *w)
{
    cup_game g = {.round = 0};
    int player = 0;
    if (c->status != CUP_RUNNING || c->games == CUP_GAMES ||
        !next_int(w, c->round > 1 ? c->round : 1, c->round + 1, &g.round) || g.round > CUP_ROUNDS ||
        !next_word(w, g.table, sizeof g.table) || game_of(c, g.table))
        return false;
    for (; *w->at; g.seats++) {
        if (g.seats == CUP_SEATS || !next_int(w, 0, c->count - 1, &player))
            return false;
        for (int i = 0; i < g.seats; i++)
            if (g.player[i] == player)
                return false;
        g.player[g.seats] = player;
    }
    if (g.seats < 2)
        return false;
    c->round = g.round;
    c->game[c->games++] = g;
    return true;
}

static bool read_rest(cup *c, words *w)
{
    int round = 0, player = 0;
    if (c->status != CUP_RUNNING || c->rests == (int)(sizeof c->rest / sizeof c->rest[0]) ||
        !next_int(w, 1, c->round + 1, &round) || !next_int(w, 0, c->count - 1, &player))
        return false;
    c->rest[c->rests].round = round;
    c->rest[c->rests++].player = player;
    return true;
}

static bool read_result(cup *c, words *w)
{
    char table[CUP_ID], word[32];
    cup_game *g = next_word(w, table, sizeof table) ? game_of(c, table) : NULL;
    int rank[CUP_SEATS] = {0}, points[CUP_SEATS] = {0};
    if (!g || g->over)
        return false;
    for (int i = 0; i < g->seats; i++) {
        char *end = NULL;
        if (!next_word(w, word, sizeof word))
            return false;
        rank[i] = (int)strtol(word, &end, 10);
        if (*end != ':' || rank[i] < 1 || rank[i] > g->seats)
            return false;
        points[i] = (int)strtol(end + 1, &end, 10);
        if (*end)
            return false;
    }
    if (*w->at)
        return false;
    memcpy(g->rank, rank, sizeof rank);
    memcpy(g->points, points, sizeof points);
    g->over = true;
    return true;
}

static bool read_late(cup *c, words *w)
{
    char table[CUP_ID];
    int seat = 0;
    cup_game *g = next_word(w, table, sizeof table) ? game_of(c, table) : NULL;
    if (!g || !next_int(w, 0, g->seats - 1, &seat) || g->late[seat])
        return false;
    cup_player *p = &c->player[g->player[seat]];
    g->late[seat] = true;
    p->left |= ++p->late >= CUP_LATE;
    return true;
}

static bool read_status(cup *c, const char *word)
{
    bool start = strcmp(word, "start") == 0, over = strcmp(word, "over") == 0;
    if (start && c->status == CUP_OPEN && c->count >= cup_least(c))
        c->status = CUP_RUNNING;
    else if (over && c->status == CUP_RUNNING)
        c->status = CUP_OVER;
    else if (strcmp(word, "close") == 0 && c->status <= CUP_RUNNING)
        c->status = CUP_CLOSED;
    else
        return false;
    return true;
}

void cup_begin(cup *c, const cup_rules *rules)
{
    memset(c, 0, sizeof *c);
    c->rules = *rules;
}

bool cup_read(cup *c, const char *line)
{
    words w = {line};
    char word[16];
    if (!next_word(&w, word, sizeof word))
        return false;
    if (strcmp(word, "enter") == 0)
        return read_enter(c, &w, false);
    if (strcmp(word, "fill") == 0)
        return read_enter(c, &w, true);
    if (strcmp(word, "quit") == 0)
        return read_quit(c, &w);
    if (strcmp(word, "game") == 0)
        return read_game(c, &w);
    if (strcmp(word, "rest") == 0)
        return read_rest(c, &w);
    if (strcmp(word, "result") == 0)
        return read_result(c, &w);
    if (strcmp(word, "late") == 0)
        return read_late(c, &w);
    return read_status(c, word);
}
