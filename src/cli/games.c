/* games.c - `meadhall games`. */
#include <stdio.h>

#include "cli.h"

static int run(int argc, char **argv)
{
    int status = cli_read(&cli_games, NULL, 0, &argc, argv);
    if (status != CLI_GO_ON)
        return status;
    if (argc)
        return cli_usage(&cli_games, "expected nothing more, found '%.40s'", argv[0]);
    for (unsigned i = 0; i < mh_game_count; i++)
        printf("%s\t%s\t%d-%d\n", mh_games[i]->id, mh_games[i]->name, mh_games[i]->min_seats,
               mh_games[i]->max_seats);
    return CLI_OK;
}

const cli_command cli_games = {"games", "the games there are",
                               "usage: meadhall games\n\n"
                               "Prints one line a game: id, name and seats, with tabs between.\n",
                               run};
