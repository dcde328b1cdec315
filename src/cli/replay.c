/* replay.c - `meadhall replay`: a saga played again, proved, shown at any ply. */
#include <stdio.h>

#include "cli.h"
#include "show.h"

typedef struct wishes {
    bool json, verify, log;
    uint64_t at; /* UINT64_MAX: the end */
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
    const mh_game *g = s->is.game;
    json_t *root =
        json_pack("{s:s,s:i,s:i,s:o,s:o}", "game", g->id, "seats", s->is.seats, "plies",
                  (int)s->plies, "result", cli_json_result(g, st), "state", cli_json_state(g, st));
    json_object_set_new(root, "at", json_integer(st->ply));
    json_object_set_new(root, "over", json_boolean(!st->depth));
    if (w->verify)
        json_object_set_new(root, "verified", json_true());
    if (s->viewer != MH_CHANCE)
        json_object_set_new(root, "viewer", json_integer(s->viewer));
    cli_json_print(root);
}

static void print_text(const host_session *s, host_room *r, const wishes *w)
{
    const mh_game *g = s->is.game;
    const char *names[MH_MAX_SEATS];
    mh_speech how = {w->lang, show_names(&s->is, names)};
    printf("%s, %d seats, %u plies%s\n", g->name, s->is.seats, (unsigned)s->plies,
           s->known < s->plies ? ", stripped"
           : s->now->depth     ? ", unfinished"
                               : "");
    if (w->log)
        show_log(s, &how, 0, r->st.ply, MH_CHANCE);
    if (r->st.depth) {
        printf("\n%s %u\n", show_word(SHOW_AT_PLY, w->lang), (unsigned)r->st.ply);
        host_room hidden = *r;
        g->hide(&hidden.st, MH_NOBODY);
        show_table(g, &hidden.st, MH_NOBODY, &how);
    }
    putchar('\n');
    show_scores(g, &r->st, &how);
}

static int replay(const char *path, const wishes *w)
{
    host_error e;
    host_session *s = host_saga_read(path, w->verify, &e);
    if (!s)
        return cli_refused(&cli_replay, path, &e);
    uint32_t last = s->known;
    if (w->at != UINT64_MAX && w->at > last) {
        int status =
            cli_usage(&cli_replay, "--at %llu; expected at most %u%s", (unsigned long long)w->at,
                      (unsigned)last, last < s->plies ? ", what follows is hidden" : "");
        host_close(s);
        return status;
    }
    host_room r;
    host_seek(s, w->at == UINT64_MAX ? last : (uint32_t)w->at, &r);
    if (w->json)
        print_json(s, &r.st, w);
    else
        print_text(s, &r, w);
    if (w->verify && !w->json)
        printf("\nverified: %u plies, %u of them drawn by fate as committed\n", (unsigned)s->plies,
               chance_plies(s));
    host_close(s);
    return CLI_OK;
}

static int run(int argc, char **argv)
{
    wishes w = {.at = UINT64_MAX};
    const cli_option options[] = {
        {"--at", CLI_NUMBER, &w.at, 0, HOST_MAX_PLIES},
        {"--json", CLI_FLAG, &w.json, 0, 0},
        {"--verify", CLI_FLAG, &w.verify, 0, 0},
        {"--log", CLI_FLAG, &w.log, 0, 0},
        {"--lang", CLI_LANG, &w.lang, 0, 0},
    };
    int status = cli_read(&cli_replay, options, MH_COUNT(options), &argc, argv);
    if (status != CLI_GO_ON)
        return status;
    if (argc != 1)
        return cli_usage(&cli_replay, "expected one FILE.saga");
    return replay(argv[0], &w);
}

const cli_command cli_replay = {
    "replay", "play a saga again, prove it, look at any ply",
    "usage: meadhall replay FILE.saga [--at PLY] [--verify] [--log] [--json] [--lang en|ru|de]\n\n"
    "Plays the saga again from the start (docs/saga.md). It is never trusted: the first line\n"
    "that is illegal, misspelled or hashes differently is refused by its number.\n\n"
    "  --at PLY   the state after so many plies (usually all)\n"
    "  --verify   prove fate too: its commitment, and every draw of chance\n"
    "  --log      tell what happened, in words\n"
    "  --json     game, seats, plies, result, state, at, over\n\n"
    "Exit status: 0; 1 when the saga is refused; 2 for a wrong word.\n",
    run};
