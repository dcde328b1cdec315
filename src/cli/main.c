/* main.c - `meadhall COMMAND ...`: finds the command. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cli.h"

static const cli_command *const commands[] = {
    &cli_games, &cli_play,    &cli_sim,   &cli_arena,  &cli_bench,  &cli_replay,   &cli_vectors,
    &cli_rules, &cli_content, &cli_serve, &cli_backup, &cli_admin,  &cli_campaign, &cli_score,
    &cli_data,  &cli_perft,   &cli_train, &cli_review, &cli_puzzle,
};

static void list_commands(FILE *f)
{
    for (size_t i = 0; i < MH_COUNT(commands); i++)
        fprintf(f, "%s%s", i ? ", " : "", commands[i]->name);
    fputc('\n', f);
}

static int help(void)
{
    puts("usage: meadhall COMMAND ...\n\nFour Viking board games, played by people, bots and "
         "programs.\n");
    for (size_t i = 0; i < MH_COUNT(commands); i++)
        printf("  %-9s %s\n", commands[i]->name, commands[i]->summary);
    puts("\n`meadhall COMMAND --help` says more.");
    return CLI_OK;
}

/* What was printed must have arrived. */
static int finish(int status)
{
    errno = 0;
    if (!fflush(stdout) && !ferror(stdout))
        return status;
    fprintf(stderr, "meadhall: cannot write the output: %s\n", strerror(errno ? errno : EIO));
    return CLI_FAILED;
}

int main(int argc, char **argv)
{
    const char *word = argc > 1 ? argv[1] : "";
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0 || strcmp(word, "help") == 0)
        return finish(help());
    for (size_t i = 0; i < MH_COUNT(commands); i++)
        if (strcmp(commands[i]->name, word) == 0) {
            return finish(commands[i]->run(argc - 2, argv + 2));
        }
    if (*word)
        fprintf(stderr, "meadhall: unknown command '%.40s'; expected one of ", word);
    else
        fprintf(stderr, "meadhall: expected a command, one of ");
    list_commands(stderr);
    return CLI_USAGE;
}
