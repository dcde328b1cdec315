/* campaign.c - `meadhall campaign`: a series of games kept in one file. */
#include "campaign.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "box.h"
#include "host/present_campaign.h"
#include "record.h"

enum { FORK_KEY = 1000 }; /* keys of forks are no keys of games */

int campaign_key(const campaign_wishes *w, unsigned n, uint8_t key[HOST_KEY])
{
    if (w->seed != UINT64_MAX) {
        host_sim_key(w->seed, n, key); /* DV-LOG-07: every game its own stream */
        return CLI_GO_ON;
    }
    if (host_random_key(key))
        return CLI_GO_ON;
    return cli_failed(&cli_campaign, "the system gives no random key; expected --seed S");
}

int campaign_save(const host_campaign *c, const char *path)
{
    mh_error e;
    return campaign_write(c, path, &e) ? CLI_OK : cli_refused(&cli_campaign, path, &e);
}

int campaign_is_free(const char *path)
{
    FILE *there = fopen(path, "rb");
    if (!there)
        return CLI_GO_ON;
    fclose(there);
    return cli_failed(&cli_campaign, "%s is there already; a campaign is never written over", path);
}

/* ---- new --------------------------------------------------------------------- */

/* One name a seat; none is no name. */
static int name_seats(const char *list, host_config *config)
{
    for (int seat = 0; list && seat < config->seats; seat++) {
        size_t n = strcspn(list, ",");
        if (!n || n >= HOST_NAME || strcspn(list, "\n\t") < n)
            return cli_usage(&cli_campaign, "expected a name for each of %d seats, as Asa,Bo",
                             config->seats);
        snprintf(config->player[seat].name, HOST_NAME, "%.*s", (int)n, list);
        list += n;
        if ((*list == ',') != (seat + 1 < config->seats))
            return cli_usage(&cli_campaign, "expected a name for each of %d seats, as Asa,Bo",
                             config->seats);
        list += *list == ',';
    }
    return CLI_GO_ON;
}

static int run_new(const campaign_wishes *w)
{
    static cli_lineup t;
    static host_campaign c;
    uint8_t key[HOST_KEY];
    host_config config = {.seats = 0};
    int status = campaign_is_free(w->files[0]);
    if (status == CLI_GO_ON)
        status = cli_lineup_read(&cli_campaign, &w->table, &t);
    if (status != CLI_GO_ON)
        return status;
    if (!t.game->series)
        return cli_failed(&cli_campaign, "%s has no campaign", t.game->id);
    if (w->box)
        return w->table.bots || w->table.options || w->all
                   ? cli_usage(&cli_campaign, "--box goes with --seats and --names only")
                   : box_run_new(w, t.game, t.seats);
    config.game = t.game;
    config.options = t.options;
    config.seats = t.seats;
    for (int seat = 0; seat < t.seats; seat++)
        snprintf(config.player[seat].bot, HOST_NAME, "%s", t.bot[seat]);
    status = name_seats(w->names, &config);
    if (status == CLI_GO_ON)
        status = campaign_key(w, 0, key);
    if (status != CLI_GO_ON)
        return status;
    campaign_open(&c, &config, key);
    status = campaign_save(&c, w->files[0]);
    if (status == CLI_OK && w->all)
        status = campaign_play(w, &c);
    campaign_close(&c);
    return status;
}

/* ---- show ---------------------------------------------------------------------- */

static void show_part(const host_campaign *c, unsigned i)
{
    const host_session *s = c->part[i];
    printf("%u\t%s\t%s", i + 1, campaign_finished(c, i) ? "over" : "open",
           campaign_by_hand(c, i) ? "recorded" : "played");
    if (c->seal[i].saga)
        printf("\tother tables");
    else
        printf("\t%u plies", s->plies);
    for (int seat = 0; seat < c->seats; seat++)
        printf("\t%d", (int)mh_total(c->game, s->now, seat));
    putchar('\n');
}

/* What people ask for after a break: what happened, what they have, which rules there are. */
static void show_break(const campaign_wishes *w, const host_campaign *c)
{
    const char *names[MH_MAX_SEATS];
    unsigned last = c->count - 1;
    const mh_speech how = {.lang = w->lang, .names = show_names(&c->part[last]->config, names)};
    if (campaign_running(c))
        show_story(c->game, c->part[last]->now, false, w->lang);
    if (!campaign_running(c) || last)
        record_recap(c, last - campaign_running(c), &how);
    show_book(c->game, c->part[last]->now, &how, NULL);
    record_rules(c, &how);
}

static void show_json(const host_campaign *c)
{
    size_t room = 1 << 16;
    for (char *text = NULL;;) {
        char *grown = realloc(text, room);
        if (!grown) {
            free(text);
            return;
        }
        text = grown;
        mh_text out = mh_text_open(text, room);
        present_campaign(&out, c);
        if (out.len < room) {
            puts(text);
            free(text);
            return;
        }
        room = out.len * 2;
    }
}

static int run_show(const campaign_wishes *w, host_campaign *c)
{
    if (w->json) {
        show_json(c);
        return CLI_OK;
    }
    printf("%s\t%d seats\tid %s\n", c->game->name, c->seats, c->id);
    if (*c->parent)
        printf("fork of %s at game %u\n", c->parent, c->parent_at);
    for (unsigned i = 0; i < c->count; i++)
        show_part(c, i);
    if (c->cut)
        printf("%s %u.\n", c->stale ? show_say(w->lang, SHOW_STALE) : box_say(w->lang, BOX_CUT),
               c->cut);
    if (c->count < campaign_most(c) || campaign_running(c))
        printf("next: game %u of %u\n", c->count + !campaign_running(c), c->game->series->count);
    if (c->count)
        show_break(w, c);
    return CLI_OK;
}

/* ---- record ------------------------------------------------------------------------- */

static int run_record(const campaign_wishes *w, host_campaign *c)
{
    uint8_t key[HOST_KEY];
    mh_error error;
    int status = campaign_key(w, c->count + 1, key);
    if (status != CLI_GO_ON)
        return status;
    if (campaign_running(c) && !campaign_by_hand(c, c->count - 1))
        return cli_failed(&cli_campaign, "game %u is being played here; expected campaign play",
                          c->count);
    if (!campaign_next(c, true, key, &error))
        return cli_failed(&cli_campaign, "%s", error.text);
    return record_game(c, w->files[0], w->lang);
}

/* ---- fork, reset, endless -------------------------------------------------------------- */

/* Options of a branch may differ only where no game that it has was played with them. */
static int branch_options(const campaign_wishes *w, const host_campaign *c, uint64_t *out)
{
    size_t at = 0;
    uint64_t said = 0;
    *out = c->options;
    if (!w->table.options)
        return CLI_GO_ON;
    if (mh_options_parse(c->game, w->table.options, &said, &at))
        return cli_no_option(&cli_campaign, c->game, w->table.options + at);
    for (unsigned i = 0; i < c->game->option_count; i++) { /* what is said goes before */
        const mh_option *o = &c->game->options[i];
        if (mh_choice(said, o) != o->fallback)
            *out = (*out & ~(((1ull << o->bits) - 1) << o->shift)) | (uint64_t)mh_choice(said, o)
                                                                         << o->shift;
    }
    for (unsigned n = 1; n < w->at && n <= c->game->series->count; n++)
        if (c->game->series->options(*out, n, false) !=
            c->game->series->options(c->options, n, false))
            return cli_usage(&cli_campaign,
                             "game %u was played with other options; expected only "
                             "such as matter to what follows",
                             n);
    return CLI_GO_ON;
}

/* Makes a new file; the old one stays as it is (DV-LOG-05, DV-LOG-06, DV-LOG-09). */
static int run_fork(const campaign_wishes *w, host_campaign *c)
{
    static host_campaign branch;
    uint8_t key[HOST_KEY];
    uint64_t options = 0;
    if (w->file_count != 2)
        return cli_usage(&cli_campaign, "expected FILE and the NEW file to write");
    int status = campaign_is_free(w->files[1]);
    if (status == CLI_GO_ON)
        status = branch_options(w, c, &options);
    if (status == CLI_GO_ON)
        status = campaign_key(w, FORK_KEY + (unsigned)w->at, key);
    if (status != CLI_GO_ON)
        return status;
    if (!campaign_fork(c, (unsigned)w->at, key, &branch))
        return cli_failed(&cli_campaign, "game %u is not reached yet", (unsigned)w->at);
    branch.options = options;
    status = campaign_save(&branch, w->files[1]);
    campaign_close(&branch);
    return status;
}

static int run_reset(const campaign_wishes *w, host_campaign *c)
{
    campaign_wishes from_the_start = *w;
    from_the_start.at = 1;
    return run_fork(&from_the_start, c);
}

static int run_endless(const campaign_wishes *w, host_campaign *c)
{
    campaign_wishes behind = *w;
    behind.at = c->game->series->count + 1u;
    if (!c->game->series->goes_on)
        return cli_failed(&cli_campaign, "%s has no games after its campaign", c->game->id);
    if (!campaign_over(c))
        return cli_failed(&cli_campaign, "the campaign is not over yet: game %u of %u is next",
                          c->count + !campaign_running(c), c->game->series->count);
    return run_fork(&behind, c);
}

/* ---- the words -------------------------------------------------------------------------- */

static const struct word {
    const char *name;
    int (*run)(const campaign_wishes *w, host_campaign *c);
    bool reads; /* the file is left as it is */
} words[] = {
    {"show", run_show, true}, {"play", campaign_play, false}, {"record", run_record, false},
    {"fork", run_fork, true}, {"reset", run_reset, true},     {"endless", run_endless, true},
};

/* What is left of a damaged file is never written over it (DV-APP-10), nor a game that these tables
 * cannot go on with. */
static int refuse_cut(const campaign_wishes *w, const host_campaign *c)
{
    if (c->stale)
        return cli_failed(&cli_campaign,
                          "%s:%u: game %u was begun with other tables and cannot go on with these; "
                          "expected campaign fork FILE NEW --at %u, which begins it again",
                          w->files[0], c->cut, c->count + 1, c->count + 1);
    return cli_failed(&cli_campaign,
                      "%s:%u: the file breaks off in game %u; expected campaign fork FILE NEW --at "
                      "%u, which keeps what is before",
                      w->files[0], c->cut, c->count + 1, c->count + 1);
}

static int run_on_file(const campaign_wishes *w, const struct word *word)
{
    static host_campaign c;
    mh_error e;
    size_t n = 0;
    int status = CLI_FAILED;
    char *text = host_file_read(w->files[0], &n, &e);
    if (text && box_is(text, n)) {
        status = box_run(w, word->name, text, n);
    } else if (text && campaign_parse(&c, text, n, &e)) {
        if (c.changed)
            fprintf(stderr, "%s %s\n", show_say(w->lang, SHOW_CHANGED), c.changed);
        status = c.cut && !word->reads ? refuse_cut(w, &c) : word->run(w, &c);
        campaign_close(&c);
    } else
        status = cli_refused(&cli_campaign, w->files[0], &e);
    free(text);
    return status;
}

/* The first game that has a campaign. */
static const char *default_game(void)
{
    for (unsigned i = 0; i < mh_game_count; i++)
        if (mh_games[i]->series)
            return mh_games[i]->id;
    return "";
}

static int run(int argc, char **argv)
{
    campaign_wishes w = {
        .table = {.game = default_game(), .first_bot = "human", .other_bots = "greedy"},
        .seed = UINT64_MAX,
        .at = 1};
    const cli_option options[] = {
        {"--game", CLI_TEXT, &w.table.game, 0, 0},
        {"--seats", CLI_NUMBER, &w.table.seats, 1, 5},
        {"--bots", CLI_TEXT, &w.table.bots, 0, 0},
        {"--names", CLI_TEXT, &w.names, 0, 0},
        {"--options", CLI_TEXT, &w.table.options, 0, 0},
        {"--seed", CLI_NUMBER, &w.seed, 0, INT64_MAX},
        {"--at", CLI_NUMBER, &w.at, 1, CAMPAIGN_MAX},
        {"--lang", CLI_LANG, &w.lang, 0, 0},
        {"--all", CLI_FLAG, &w.all, 0, 0},
        {"--box", CLI_FLAG, &w.box, 0, 0},
        {"--json", CLI_FLAG, &w.json, 0, 0},
    };
    int status = cli_read(&cli_campaign, options, MH_COUNT(options), &argc, argv);
    if (status != CLI_GO_ON)
        return status;
    if (argc < 2)
        return cli_usage(&cli_campaign, "expected new, show, play, record, fork, reset or endless, "
                                        "and a FILE");
    w.files = argv + 1;
    w.file_count = argc - 1;
    if (strcmp(argv[0], "new") == 0)
        return run_new(&w);
    for (size_t i = 0; i < MH_COUNT(words); i++)
        if (strcmp(words[i].name, argv[0]) == 0)
            return run_on_file(&w, &words[i]);
    return cli_usage(&cli_campaign,
                     "unknown word '%.40s'; expected new, show, play, record, fork, "
                     "reset, endless",
                     argv[0]);
}

const cli_command cli_campaign = {
    "campaign", "a series of games: begin, go on, record, branch off",
    "usage: meadhall campaign new FILE [--game ID] [--seats N] [--bots SPEC,...] [--names "
    "A,B,...]\n"
    "                             [--options k=v,...] [--seed S] [--all]\n"
    "       meadhall campaign new FILE --box [--game ID] [--seats N] [--names A,B,...]\n"
    "       meadhall campaign show FILE [--json] [--lang L]\n"
    "       meadhall campaign play FILE [--bots SPEC,...] [--seed S] [--all] [--lang L]\n"
    "       meadhall campaign record FILE [--lang L]\n"
    "       meadhall campaign fork FILE NEW --at N\n"
    "       meadhall campaign reset FILE NEW\n"
    "       meadhall campaign endless FILE NEW [--options k=v,...]\n\n"
    "  new            writes a campaign in which nothing has been played; with --all its bots\n"
    "                 play it to the end. With --box a book for the box on your table: you\n"
    "                 name everything yourselves, and record it\n"
    "  show           games and honour, a recap, the group's book, the rules in force\n"
    "  play           goes on with the game that is open, or begins the next one; --all: all\n"
    "                 games to the end. Every turn is kept in the file\n"
    "  record         the same for a game played with the box: asks what happened, keeps honour,\n"
    "                 experience, titles and places, and tells what is to be done\n"
    "  fork --at N    a new campaign with all that was before game N\n"
    "  reset          a new campaign of the same table, from the start\n"
    "  endless        a new file in which a finished campaign goes on with single games\n\n"
    "The file holds the saga of every game; nothing in it is ever lost or changed.\n",
    run};
