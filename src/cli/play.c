/* play.c - `meadhall play`: sits people and bots down and runs the game. */
#include "play.h"

#include <stdio.h>
#include <string.h>

typedef struct wishes {
    cli_lineup_words table;
    const char *load;
    uint64_t seed, at; /* UINT64_MAX: not given */
    bool seeded, plain;
    mh_lang lang;
} wishes;

/* One person is told what it may know; several, at one terminal, what all may. */
static void tell_the_end(play_client *c)
{
    uint32_t from = c->s->known;
    for (int seat = 0; seat < c->s->config.seats; seat++) {
        if (c->bot[seat])
            continue;
        if (c->humans == 1)
            play_news(c, seat);
        from = c->told[seat] < from ? c->told[seat] : from;
    }
    if (c->humans > 1)
        show_log(c->s, &c->how, from, c->s->known, MH_NOBODY, MH_NONE);
}

static void finish(play_client *c)
{
    const mh_game *g = c->s->config.game;
    uint8_t rank[MH_MAX_SEATS] = {0};
    char name[128];
    int winners = 0, said = 0;
    tell_the_end(c);
    putchar('\n');
    show_styled(SHOW_TITLE, show_say(c->how.lang, SHOW_OVER));
    putchar('\n');
    show_scores(g, c->s->now, c->humans == 1 ? c->last_human : MH_NOBODY, &c->how);
    g->rank(c->s->now, rank);
    for (int seat = 0; seat < c->s->config.seats; seat++)
        winners += rank[seat] == 1;
    printf("\n%s ", show_say(c->how.lang, winners > 1 ? SHOW_WINNERS : SHOW_WINNER));
    for (int seat = 0; seat < c->s->config.seats; seat++)
        if (rank[seat] == 1) {
            mh_say_value(&mh_seat, &c->how, seat, name, sizeof name);
            printf("%s%s", said++ ? ", " : "", name);
        }
    putchar('\n');
}

static mh_err bot_turn(play_client *c, int seat)
{
    static mh_action list[MH_MAX_LEGAL];
    uint32_t n = ai_answers(c->bot[seat], c->s->now, seat, list);
    host_look(c->s, c->s->known, seat, &c->hidden);
    mh_action a = ai_choose(c->bot[seat], &c->hidden.st, seat, list, n);
    return host_play(c->s, seat, a, NULL);
}

/* Every turn is kept: a bot's when it begins, a person's answer by answer. */
static int keep(play_client *c, int seat)
{
    if (!c->keeper || seat == MH_CHANCE || (seat == c->kept && c->bot[seat]))
        return CLI_GO_ON;
    c->kept = seat;
    return c->keeper->keep(c->keeper->ctx);
}

static int run_game(play_client *c)
{
    for (int seat; !c->leave && (seat = mh_turn(c->s->now)) != MH_NOBODY;) {
        int status = keep(c, seat);
        if (status != CLI_GO_ON)
            return status;
        mh_err err = MH_OK;
        if (seat == MH_CHANCE)
            err = host_chance(c->s, NULL);
        else if (c->bot[seat])
            err = bot_turn(c, seat);
        else
            play_person(c, seat);
        if (err)
            return cli_failed(&cli_play, "%s", host_err_text(err));
    }
    if (!c->leave) {
        if (!c->humans)
            show_log(c->s, &c->how, 0, c->s->known, MH_NOBODY, MH_NONE);
        finish(c);
    }
    puts(show_say(c->how.lang, SHOW_GOODBYE));
    return CLI_OK;
}

static int open_bots(play_client *c, const cli_lineup *t)
{
    ai_spec adviser;
    mh_error error;
    cli_say_net(&cli_play, t->game, t->spec, (unsigned)t->seats);
    ai_parse("level:jarl", &adviser, &error);
    c->adviser = ai_open(t->game, &adviser);
    bool ok = c->adviser != NULL;
    for (int seat = 0; seat < t->seats; seat++) {
        bool person = t->spec[seat].kind == AI_HUMAN;
        c->humans += person;
        c->bot[seat] = person ? NULL : ai_open(t->game, &t->spec[seat]);
        ok = ok && (person || c->bot[seat]);
        if (c->bot[seat])
            ai_begin(c->bot[seat],
                     mh_mix(mh_hash(&c->s->config.fate.key, HOST_KEY), (uint64_t)seat));
    }
    return ok ? CLI_GO_ON : cli_failed(&cli_play, "out of memory");
}

static int open_new(play_client *c, const wishes *w, cli_lineup *t)
{
    uint8_t key[HOST_KEY];
    mh_error error;
    host_config config = {.seats = 0};
    int status = cli_lineup_read(&cli_play, &w->table, t);
    if (status != CLI_GO_ON)
        return status;
    if (w->seeded)
        host_sim_key(w->seed, 0, key);
    else if (!host_random_key(key))
        return cli_failed(&cli_play, "the system gives no random key; expected --seed S");
    config.game = t->game;
    config.options = t->options;
    config.seats = t->seats;
    host_fate_open(&config.fate, key);
    for (int seat = 0; seat < t->seats; seat++)
        snprintf(config.player[seat].bot, HOST_NAME, "%s", t->bot[seat]);
    mh_err err = host_open(&config, &error, &c->s);
    return err ? cli_failed(&cli_play, "%s", error.text) : CLI_GO_ON;
}

/* Goes on with a saga: same game, same fate, and its bots unless others are named. */
static int open_saga(play_client *c, const wishes *w, cli_lineup *t)
{
    mh_error e;
    char options[256], bots[MH_MAX_SEATS * (HOST_NAME + 1)] = "";
    c->s = host_saga_read(w->load, true, &e);
    if (!c->s)
        return cli_refused(&cli_play, w->load, &e);
    if (w->at != UINT64_MAX && w->at > c->s->known)
        return cli_usage(&cli_play, "--at %llu; expected at most %u", (unsigned long long)w->at,
                         (unsigned)c->s->known);
    if (w->at != UINT64_MAX && w->at < c->s->known) { /* another story from there */
        host_session *branch = host_branch(c->s, (uint32_t)w->at);
        host_close(c->s);
        c->s = branch;
        if (!branch)
            return cli_failed(&cli_play, "out of memory");
    }
    const host_config *config = &c->s->config;
    for (int seat = 0; seat < config->seats; seat++) {
        size_t n = strlen(bots);
        snprintf(bots + n, sizeof bots - n, "%s%s", n ? "," : "", config->player[seat].bot);
    }
    mh_options_format(config->game, config->options, options, sizeof options);
    cli_lineup_words words = {.game = config->game->id,
                              .bots = w->table.bots ? w->table.bots : bots,
                              .options = options,
                              .seats = (uint64_t)config->seats};
    return cli_lineup_read(&cli_play, &words, t);
}

int play_session(host_session *s, const cli_lineup *t, mh_lang lang, const play_keeper *keeper)
{
    static play_client c;
    memset(&c, 0, sizeof c);
    c.s = s;
    c.keeper = keeper;
    c.kept = MH_NOBODY;
    c.last_human = MH_NOBODY;
    int status = open_bots(&c, t);
    if (status == CLI_GO_ON) {
        c.how = (mh_speech){.lang = lang, .names = show_names(&s->config, c.names)};
        status = run_game(&c);
    }
    for (int seat = 0; seat < MH_MAX_SEATS; seat++)
        ai_close(c.bot[seat]);
    ai_close(c.adviser);
    return status;
}

static int play(const wishes *w)
{
    static play_client c;
    static cli_lineup t;
    int status = w->load ? open_saga(&c, w, &t) : open_new(&c, w, &t);
    if (status == CLI_GO_ON) {
        show_styled(SHOW_TITLE, show_game(t.game, w->lang));
        printf("\n%s\n", show_say(w->lang, SHOW_WELCOME));
        status = play_session(c.s, &t, w->lang, NULL);
    }
    host_close(c.s);
    return status;
}

static int run(int argc, char **argv)
{
    wishes w = {.table = {.first_bot = "human", .other_bots = "level:normal"},
                .seed = UINT64_MAX,
                .at = UINT64_MAX};
    const cli_option options[] = {
        {"--seats", CLI_NUMBER, &w.table.seats, 1, 99},
        {"--bots", CLI_TEXT, &w.table.bots, 0, 0},
        {"--seed", CLI_NUMBER, &w.seed, 0, INT64_MAX},
        {"--options", CLI_TEXT, &w.table.options, 0, 0},
        {"--lang", CLI_LANG, &w.lang, 0, 0},
        {"--plain", CLI_FLAG, &w.plain, 0, 0},
        {"--load", CLI_TEXT, &w.load, 0, 0},
        {"--at", CLI_NUMBER, &w.at, 0, HOST_MAX_PLIES},
    };
    int status = cli_read(&cli_play, options, MH_COUNT(options), &argc, argv);
    if (status != CLI_GO_ON)
        return status;
    if (argc != (w.load ? 0 : 1))
        return cli_usage(&cli_play,
                         w.load ? "expected no GAME beside --load FILE" : "expected one GAME");
    if (w.plain)
        show_plainly();
    w.seeded = w.seed != UINT64_MAX;
    if (w.load && (w.table.seats || w.table.options || w.seeded))
        return cli_usage(&cli_play, "--load FILE has seats, options and fate of its own; expected "
                                    "no --seats, --options or --seed beside it");
    if (!w.load && w.at != UINT64_MAX)
        return cli_usage(&cli_play, "--at PLY is for --load FILE");
    w.table.game = argv[0];
    return play(&w);
}

const cli_command cli_play = {
    "play", "sit down at a table, against bots or with friends",
    "usage: meadhall play GAME [--seats N] [--bots SPEC,...] [--seed S] [--options k=v,...]\n"
    "                     [--lang L] [--plain]\n"
    "       meadhall play --load FILE.saga [--at PLY] [--bots SPEC,...] [--lang L]\n"
    "                     [--plain]\n\n"
    "  --seats N      players of the game (usually 4)\n"
    "  --bots SPEC    human, random, greedy, mcts:ITERATIONS, mcts:MSms or level:easy|normal|\n"
    "                 hard|jarl, one a seat; usually you sit in seat 0 and level:normal in the\n"
    "                 others. Several people share the terminal\n"
    "  --seed S       the same fate again; without it fate is drawn anew\n"
    "  --options k=v  variants and rulings of the game\n"
    "  --lang L       the language of the table:" CLI_LANGS "\n"
    "  --plain        no drawings and no colour, only lines, as a screen reader wants them; the\n"
    "                 same where TERM is dumb\n"
    "  --load FILE    go on with a game that was saved\n"
    "  --at PLY       go on from an earlier ply of it\n\n"
    "Choices are numbered; type the number or the action. ? lists the commands: undo, hint,\n"
    "odds, score, log, table, about X, save FILE, ? N (why not?), quit. Colour is for terminals;\n"
    "NO_COLOR turns it off.\n",
    run};
