/* replay.c - `meadhall replay`: a saga played again, proved, shown at any ply. */
#include <stdio.h>
#include <stdlib.h>

#include "cli.h"
#include "lab/report.h"
#include "show.h"

typedef struct wishes {
    bool json, verify, log;
    uint64_t at;    /* UINT64_MAX: the end */
    uint64_t strip; /* for whom the saga is printed; UINT64_MAX: it is not */
    mh_lang lang;
} wishes;

static unsigned chance_plies(const host_session *s)
{
    unsigned n = 0;
    for (uint32_t i = 0; i < s->plies; i++)
        n += s->seats[i] == MH_CHANCE;
    return n;
}

static void print_json(const host_session *s, const mh_state *st, const wishes *w)
{
    const mh_game *g = s->config.game;
    json_t *root =
        json_pack("{s:s,s:i,s:i,s:o,s:o}", "game", g->id, "seats", s->config.seats, "plies",
                  (int)s->plies, "result", cli_json_result(g, st), "state", cli_json_state(g, st));
    json_object_set_new(root, "at", json_integer(st->ply));
    json_object_set_new(root, "over", json_boolean(!st->depth));
    if (w->verify)
        json_object_set_new(root, "verified", json_true());
    if (s->viewer != MH_CHANCE)
        json_object_set_new(root, "viewer", json_integer(s->viewer));
    report_put_json(stdout, root);
}

static void print_text(const host_session *s, host_room *r, const wishes *w)
{
    const mh_game *g = s->config.game;
    const char *names[MH_MAX_SEATS];
    mh_speech how = {.lang = w->lang, .names = show_names(&s->config, names)};
    host_room known = *r;
    if (r->st.depth)
        g->hide(&known.st, MH_NOBODY);
    printf("%s, %s: %d, %s: %u%s\n", show_game(g, w->lang), show_say(w->lang, SHOW_PLAYERS),
           s->config.seats, show_say(w->lang, SHOW_STEPS), (unsigned)s->plies,
           s->known < s->plies ? show_say(w->lang, SHOW_STRIPPED)
           : s->now->depth     ? show_say(w->lang, SHOW_UNFINISHED)
                               : "");
    if (w->log)
        show_log(s, &how, 0, r->st.ply, MH_CHANCE, MH_NONE);
    if (w->log && w->at == UINT64_MAX)
        show_blind(s, &how);
    if (r->st.depth) {
        printf("\n%s %u\n", show_say(w->lang, SHOW_AT_PLY), (unsigned)r->st.ply);
        show_table(g, &known.st, MH_NOBODY, &how, true);
        show_draw(&(show_drawing){.game = g,
                                  .hidden = &known.st,
                                  .viewer = MH_NOBODY,
                                  .how = &how,
                                  .part = SHOW_BOARDS,
                                  .whole = true,
                                  .all = true});
    }
    putchar('\n');
    show_scores(g, &known.st, r->st.depth ? MH_NOBODY : MH_CHANCE, &how);
}

/* The saga as one seat may have it, on standard output. */
static int print_stripped(const host_session *s, const wishes *w)
{
    size_t n = 0;
    if (w->strip >= (uint64_t)s->config.seats && w->strip != MH_NOBODY)
        return cli_usage(&cli_replay, "--strip is for seats below %d, or %d for a stranger",
                         s->config.seats, MH_NOBODY);
    char *text = host_saga_text(s, (int)w->strip, &n);
    if (!text)
        return cli_failed(&cli_replay, "out of memory");
    fwrite(text, 1, n, stdout);
    free(text);
    return CLI_OK;
}

static int print_session(const host_session *s, const wishes *w)
{
    host_room r;
    uint32_t last = s->known;
    if (w->strip != UINT64_MAX)
        return print_stripped(s, w);
    if (w->at != UINT64_MAX && w->at > last)
        return cli_usage(&cli_replay, "--at %llu; expected at most %u%s", (unsigned long long)w->at,
                         (unsigned)last, last < s->plies ? ", what follows is hidden" : "");
    host_seek(s, w->at == UINT64_MAX ? last : (uint32_t)w->at, &r);
    if (w->json)
        print_json(s, &r.st, w);
    else
        print_text(s, &r, w);
    if (w->verify && !w->json)
        printf("\nverified: %u plies, %u of them drawn by fate as committed\n", (unsigned)s->plies,
               chance_plies(s));
    return CLI_OK;
}

static int replay(const char *path, const wishes *w)
{
    mh_error e;
    host_session *s = host_saga_read(path, w->verify, &e);
    if (!s)
        return cli_refused(&cli_replay, path, &e);
    int status = print_session(s, w);
    host_close(s);
    return status;
}

static int run(int argc, char **argv)
{
    wishes w = {.at = UINT64_MAX, .strip = UINT64_MAX};
    const cli_option options[] = {
        {"--at", CLI_NUMBER, &w.at, 0, HOST_MAX_PLIES},
        {"--json", CLI_FLAG, &w.json, 0, 0},
        {"--verify", CLI_FLAG, &w.verify, 0, 0},
        {"--log", CLI_FLAG, &w.log, 0, 0},
        {"--lang", CLI_LANG, &w.lang, 0, 0},
        {"--strip", CLI_NUMBER, &w.strip, 0, 6},
    };
    int status = cli_read(&cli_replay, options, MH_COUNT(options), &argc, argv);
    if (status != CLI_GO_ON)
        return status;
    if (argc != 1)
        return cli_usage(&cli_replay, "expected one FILE.saga");
    if (w.strip != UINT64_MAX && (w.json || w.verify || w.log || w.at != UINT64_MAX))
        return cli_usage(&cli_replay,
                         "--strip prints the saga; expected no other option beside it");
    if (w.json && w.log)
        return cli_usage(&cli_replay, "--log is for people; expected no --json beside it");
    return replay(argv[0], &w);
}

const cli_command cli_replay = {
    "replay", "play a saga again, prove it, look at any ply",
    "usage: meadhall replay FILE.saga [--at PLY] [--verify] [--log] [--json] [--lang L]\n"
    "       meadhall replay FILE.saga --strip SEAT\n\n"
    "Plays the saga again from the start (docs/saga.md). It is never trusted: the first line\n"
    "that is illegal, misspelled or hashes differently is refused by its number.\n\n"
    "  --at PLY   the state after so many plies (usually all)\n"
    "  --verify   prove fate too: its commitment, and every draw of chance\n"
    "  --log      tell what happened, in words\n"
    "  --strip S  print the saga as seat S may have it: until the game is over without the\n"
    "             secrets of others (6: without those of anybody)\n"
    "  --json     game, seats, plies, result, state, at, over\n\n"
    "Exit status: 0; 1 when the saga is refused; 2 for a wrong word.\n",
    run};
