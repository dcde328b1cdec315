/* lineup.c - game, seats, options and bots of a command line, read together. */
#include <stdio.h>
#include <string.h>

#include "cli.h"

int cli_default_seats(const mh_game *g)
{
    enum { STANDARD = 4 };
    if (g->max_seats < STANDARD)
        return g->max_seats;
    return g->min_seats > STANDARD ? g->min_seats : STANDARD;
}

static int count_words(const char *list)
{
    int n = 1;
    for (; *list; list++)
        n += *list == ',';
    return n;
}

static int read_bot(const cli_command *c, cli_lineup *t, int seat, const char *spec, size_t n)
{
    char word[HOST_NAME];
    mh_error error;
    if (n >= sizeof word)
        return cli_usage(c, "bot '%.40s...' is unknown; expected human, random, greedy, mcts:N ...",
                         spec);
    memcpy(word, spec, n);
    word[n] = 0;
    if (ai_parse(word, &t->spec[seat], &error))
        return cli_usage(c, "%s", error.text);
    snprintf(t->bot[seat], sizeof t->bot[seat], "%s", word);
    return CLI_GO_ON;
}

/* One spec for every seat, or one a seat. */
static int read_bots(const cli_command *c, cli_lineup *t, const char *list)
{
    const char *s = list;
    for (int seat = 0; seat < t->seats; seat++) {
        size_t n = strcspn(s, ",");
        int status = read_bot(c, t, seat, s, n);
        if (status != CLI_GO_ON)
            return status;
        if (s[n])
            s += n + 1;
    }
    return CLI_GO_ON;
}

static int default_bots(const cli_command *c, cli_lineup *t, const cli_lineup_words *w)
{
    int status = CLI_GO_ON;
    for (int seat = 0; seat < t->seats && status == CLI_GO_ON; seat++) {
        const char *spec = seat ? w->other_bots : w->first_bot;
        status = read_bot(c, t, seat, spec, strlen(spec));
    }
    return status;
}

int cli_lineup_read(const cli_command *c, const cli_lineup_words *w, cli_lineup *out)
{
    size_t at = 0;
    host_room r;
    *out = (cli_lineup){.game = cli_game(c, w->game)};
    if (!out->game)
        return CLI_USAGE;
    const mh_game *g = out->game;
    int bots = w->bots ? count_words(w->bots) : 0;
    out->seats = w->seats ? (int)w->seats : bots > 1 ? bots : cli_default_seats(g);
    if (out->seats < g->min_seats || out->seats > g->max_seats)
        return cli_usage(c, "%d seats; %s is for %d to %d", out->seats, g->id, g->min_seats,
                         g->max_seats);
    if (bots > 1 && bots != out->seats)
        return cli_usage(c, "%d bots for %d seats; expected one for all or one a seat", bots,
                         out->seats);
    if (w->options && mh_options_parse(g, w->options, &out->options, &at))
        return cli_no_option(c, g, w->options + at);
    if (!w->options)
        out->options = mh_options_default(g);
    const char *refused = mh_setup(g, &r.st, out->options, out->seats);
    if (refused)
        return cli_usage(c, "%s cannot be played so: %s", g->id, refused);
    return bots ? read_bots(c, out, w->bots) : default_bots(c, out, w);
}
