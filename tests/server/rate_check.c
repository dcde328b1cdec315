/* rate_check.c - sequences of games, rated: for comparing with another implementation.
 *
 * A line is a game, `PLAYER RANK PLAYER RANK ...`, players by number; an empty line ends a
 * sequence, and the ratings of all its players are printed, `mu sigma` each, on one line. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/rate.h"

enum { PLAYERS = 64, LINE = 1024 };

static rating now[PLAYERS];
static int most;

static void clear(void)
{
    for (int i = 0; i < PLAYERS; i++)
        now[i] = rate_new();
    most = 0;
}

static void print_all(void)
{
    for (int i = 0; i < most; i++)
        printf("%s%.17g %.17g", i ? " " : "", now[i].mu, now[i].sigma);
    puts("");
    clear();
}

static void play(char *line)
{
    int who[RATE_SEATS], rank[RATE_SEATS], n = 0;
    rating seat[RATE_SEATS];
    for (char *at = line, *end; n < RATE_SEATS; at = end, n++) {
        who[n] = (int)strtol(at, &end, 10);
        if (end == at)
            break;
        rank[n] = (int)strtol(end, &end, 10);
        if (who[n] < 0 || who[n] >= PLAYERS)
            exit(2);
        most = who[n] >= most ? who[n] + 1 : most;
        seat[n] = now[who[n]];
    }
    rate_game(seat, rank, n);
    for (int i = 0; i < n; i++)
        now[who[i]] = seat[i];
}

int main(void)
{
    char line[LINE];
    clear();
    while (fgets(line, sizeof line, stdin))
        if (*line == '\n')
            print_all();
        else
            play(line);
    return 0;
}
