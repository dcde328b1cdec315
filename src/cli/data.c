/* data.c - `meadhall data`: what a file of self-play records holds, every byte of it looked at. */
#include <stdio.h>

#include "cli.h"
#include "lab/report.h"
#include "meadhall/data.h"

typedef struct sums {
    uint64_t games, records, answers, searched, forced;
} sums;

/* True at a proper end. */
static bool read_all(data_reader *r, sums *s, mh_error *e)
{
    data_game game;
    data_record record;
    data_got got = DATA_ONE;
    while ((got = data_next_game(r, &game, e)) == DATA_ONE) {
        s->games++;
        while ((got = data_next(r, &record, e)) == DATA_ONE) {
            s->records++;
            s->answers += record.n;
            s->searched += record.visits != NULL;
            s->forced += record.n == 1;
        }
        if (got == DATA_BAD)
            return false;
    }
    return got == DATA_END;
}

static void print_json(const data_about *about, const sums *s)
{
    json_t *bots = json_array();
    for (int seat = 0; seat < about->seats; seat++)
        json_array_append_new(bots, json_string(about->bot[seat]));
    report_put_json(stdout,
                    json_pack("{s:i,s:s,s:i,s:o,s:I,s:I,s:I,s:I,s:I,s:I,s:i}", "version",
                              DATA_VERSION, "game", about->game->id, "seats", about->seats, "bots",
                              bots, "seed", (json_int_t)about->seed, "games", (json_int_t)s->games,
                              "records", (json_int_t)s->records, "answers", (json_int_t)s->answers,
                              "searched", (json_int_t)s->searched, "forced", (json_int_t)s->forced,
                              "state_bytes", (int)about->game->state_size));
}

static void print_text(const data_about *about, const sums *s)
{
    printf("%s, %d seats, seed %llu:", about->game->name, about->seats,
           (unsigned long long)about->seed);
    for (int seat = 0; seat < about->seats; seat++)
        printf(" %s", about->bot[seat]);
    printf("\n%llu games, %llu decisions, %.1f answers each, %llu with one answer only, %llu with "
           "visits\n",
           (unsigned long long)s->games, (unsigned long long)s->records,
           s->records ? (double)s->answers / (double)s->records : 0, (unsigned long long)s->forced,
           (unsigned long long)s->searched);
}

static int run(int argc, char **argv)
{
    bool json = false;
    mh_error e;
    sums s = {0};
    const cli_option options[] = {{"--json", CLI_FLAG, &json, 0, 0}};
    int status = cli_read(&cli_data, options, MH_COUNT(options), &argc, argv);
    if (status != CLI_GO_ON)
        return status;
    if (argc != 1)
        return cli_usage(&cli_data, "expected one FILE, as sim --data writes it");
    data_reader *r = data_open(argv[0], &e);
    if (!r)
        return cli_usage(&cli_data, "%.200s: %s", argv[0], e.text);
    bool whole = read_all(r, &s, &e);
    if (whole)
        (json ? print_json : print_text)(data_of(r), &s);
    data_close(r);
    return whole ? CLI_OK : cli_failed(&cli_data, "%.200s: %s", argv[0], e.text);
}

const cli_command cli_data = {
    "data", "look through self-play records",
    "usage: meadhall data FILE [--json]\n\n"
    "Reads what `meadhall sim --data FILE` wrote, proves it whole and counts it. The layout is in\n"
    "docs/data.md, the reader for C in include/meadhall/data.h.\n\n"
    "  --json         version, game, seats, bots, seed, games, records, answers, searched, "
    "forced\n\n"
    "Exit status: 0; 1 for a file that is damaged or cut off; 2 for one that is none.\n",
    run};
