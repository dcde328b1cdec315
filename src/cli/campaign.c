/* campaign.c - `meadhall campaign`: a series of games kept in one file. */
#include <stdio.h>
#include <string.h>

#include "host/campaign.h"
#include "play.h"

typedef struct wishes {
    cli_table_words table;
    uint64_t seed, at; /* seed UINT64_MAX: not given */
    mh_lang lang;
    char **files;
    int file_count;
} wishes;

enum { MAX_STORY = 64 };

static bool take_key(const wishes *w, unsigned game, uint8_t key[HOST_KEY])
{
    if (w->seed == UINT64_MAX)
        return host_random_key(key);
    host_sim_key(w->seed, game, key); /* DV-LOG-07: every game its own stream */
    return true;
}

static int save(const host_campaign *c, const char *path)
{
    host_error e;
    return campaign_write(c, path, &e) ? CLI_OK : cli_refused(&cli_campaign, path, &e);
}

/* ---- new --------------------------------------------------------------------- */

static int run_new(const wishes *w)
{
    static cli_table t;
    static host_campaign c;
    uint8_t key[HOST_KEY];
    host_config is = {.seats = 0};
    FILE *there = fopen(w->files[0], "rb");
    if (there) {
        fclose(there);
        return cli_failed(&cli_campaign, "%s is there already; a campaign is never written over",
                          w->files[0]);
    }
    int status = cli_table_read(&cli_campaign, &w->table, &t);
    if (status != CLI_GO_ON)
        return status;
    if (!t.game->series)
        return cli_failed(&cli_campaign, "%s has no campaign", t.game->id);
    if (!take_key(w, 0, key))
        return cli_failed(&cli_campaign, "the system gives no random key; expected --seed S");
    is.game = t.game;
    is.options = t.options;
    is.seats = t.seats;
    for (int seat = 0; seat < t.seats; seat++)
        snprintf(is.player[seat].bot, HOST_NAME, "%s", t.bot[seat]);
    campaign_open(&c, &is, key);
    return save(&c, w->files[0]);
}

/* ---- show ---------------------------------------------------------------------- */

static void tell(const mh_game *g, const mh_state *st, bool end, mh_lang lang)
{
    uint16_t rows[MAX_STORY];
    uint32_t n = g->series->story(st, end, rows, MAX_STORY);
    for (uint16_t t = 0; t < g->table_count; t++)
        for (uint32_t i = 0; i < n && !strcmp(g->tables[t].name, g->series->texts); i++)
            show_paragraph(g->tables[t].rows[rows[i]].label->text[lang]);
}

static void show_part(const host_campaign *c, unsigned i)
{
    const host_session *s = c->part[i];
    printf("%u\t%s\t%u plies", i + 1, s->now->depth ? "open" : "over", s->plies);
    for (int seat = 0; seat < c->seats; seat++)
        printf("\t%d", (int)mh_total(c->game, s->now, seat));
    putchar('\n');
}

static int run_show(const wishes *w, const host_campaign *c)
{
    printf("%s\t%d seats\tid %s\n", c->game->name, c->seats, c->id);
    if (*c->parent)
        printf("fork of %s at game %u\n", c->parent, c->parent_at);
    for (unsigned i = 0; i < c->count; i++)
        show_part(c, i);
    if (campaign_over(c))
        tell(c->game, c->part[c->count - 1]->now, true, w->lang);
    else
        printf("next: game %u of %u\n", c->count + !campaign_running(c), c->game->series->count);
    return CLI_OK;
}

/* ---- play ------------------------------------------------------------------------- */

static int seat_players(const wishes *w, const host_campaign *c, cli_table *t)
{
    char options[256], bots[MH_MAX_SEATS * (HOST_NAME + 1)] = "";
    for (int seat = 0; seat < c->seats; seat++) {
        size_t n = strlen(bots);
        snprintf(bots + n, sizeof bots - n, "%s%s", n ? "," : "", c->player[seat].bot);
    }
    mh_options_format(c->game, c->options, options, sizeof options);
    cli_table_words words = {.game = c->game->id,
                             .bots = w->table.bots ? w->table.bots : bots,
                             .options = options,
                             .seats = (uint64_t)c->seats};
    return cli_table_read(&cli_campaign, &words, t);
}

static int run_play(const wishes *w, host_campaign *c)
{
    static cli_table t;
    uint8_t key[HOST_KEY];
    char why[160];
    int status = seat_players(w, c, &t);
    if (status != CLI_GO_ON)
        return status;
    if (!take_key(w, c->count + 1, key))
        return cli_failed(&cli_campaign, "the system gives no random key; expected --seed S");
    host_session *s = campaign_next(c, false, key, why, sizeof why);
    if (!s)
        return cli_failed(&cli_campaign, "%s", why);
    tell(c->game, s->now, false, w->lang);
    status = play_session(s, &t, w->lang);
    if (status == CLI_OK && !s->now->depth)
        tell(c->game, s->now, true, w->lang);
    int saved = save(c, w->files[0]);
    return status == CLI_OK ? saved : status;
}

/* ---- fork, reset -------------------------------------------------------------------- */

/* Both make a new file; the old one stays as it is (DV-LOG-05, DV-LOG-06). */
static int run_fork(const wishes *w, const host_campaign *c)
{
    static host_campaign branch;
    uint8_t key[HOST_KEY];
    if (w->file_count != 2)
        return cli_usage(&cli_campaign, "expected FILE and the NEW file to write");
    if (!host_random_key(key))
        return cli_failed(&cli_campaign, "the system gives no random key");
    if (!campaign_fork(c, (unsigned)w->at, key, &branch))
        return cli_failed(&cli_campaign, "game %u is not reached yet", (unsigned)w->at);
    int status = save(&branch, w->files[1]);
    campaign_close(&branch);
    return status;
}

static int run_on_file(const wishes *w, const char *word)
{
    static host_campaign c;
    host_error e;
    if (!campaign_read(&c, w->files[0], &e))
        return cli_refused(&cli_campaign, w->files[0], &e);
    int status = strcmp(word, "show") == 0   ? run_show(w, &c)
                 : strcmp(word, "play") == 0 ? run_play(w, &c)
                                             : run_fork(w, &c);
    campaign_close(&c);
    return status;
}

/* The first game that has a campaign. */
static const char *usual_game(void)
{
    for (unsigned i = 0; i < mh_game_count; i++)
        if (mh_games[i]->series)
            return mh_games[i]->id;
    return "";
}

static int run(int argc, char **argv)
{
    wishes w = {.table = {.game = usual_game(), .first_bot = "human", .other_bots = "greedy"},
                .seed = UINT64_MAX,
                .at = 1};
    const cli_option options[] = {
        {"--game", CLI_TEXT, &w.table.game, 0, 0},
        {"--seats", CLI_NUMBER, &w.table.seats, 1, 5},
        {"--bots", CLI_TEXT, &w.table.bots, 0, 0},
        {"--options", CLI_TEXT, &w.table.options, 0, 0},
        {"--seed", CLI_NUMBER, &w.seed, 0, INT64_MAX},
        {"--at", CLI_NUMBER, &w.at, 1, CAMPAIGN_MAX},
        {"--lang", CLI_LANG, &w.lang, 0, 0},
    };
    int status = cli_read(&cli_campaign, options, MH_COUNT(options), &argc, argv);
    if (status != CLI_GO_ON)
        return status;
    const char *word = argc ? argv[0] : "";
    if (argc < 2)
        return cli_usage(&cli_campaign, "expected new, show, play, fork or reset, and a FILE");
    w.files = argv + 1;
    w.file_count = argc - 1;
    if (strcmp(word, "new") == 0)
        return run_new(&w);
    if (strcmp(word, "reset") == 0)
        w.at = 1; /* the same table from the start */
    else if (strcmp(word, "show") != 0 && strcmp(word, "play") != 0 && strcmp(word, "fork") != 0)
        return cli_usage(&cli_campaign,
                         "unknown word '%.40s'; expected new, show, play, fork, reset", word);
    return run_on_file(&w, word);
}

const cli_command cli_campaign = {
    "campaign", "a series of games: begin, go on, branch off",
    "usage: meadhall campaign new FILE [--game ID] [--seats N] [--bots SPEC,...]\n"
    "                             [--options k=v,...]\n"
    "       meadhall campaign show FILE [--lang en|ru|de]\n"
    "       meadhall campaign play FILE [--bots SPEC,...] [--seed S] [--lang en|ru|de]\n"
    "       meadhall campaign fork FILE NEW --at N\n"
    "       meadhall campaign reset FILE NEW\n\n"
    "  new            writes a campaign in which nothing has been played\n"
    "  show           games played, honour of each seat after each\n"
    "  play           goes on with the game that is open, or begins the next one\n"
    "  fork --at N    a new campaign with all that was before game N\n"
    "  reset          a new campaign of the same table, from the start\n\n"
    "The file holds the saga of every game; nothing in it is ever lost or changed.\n",
    run};
