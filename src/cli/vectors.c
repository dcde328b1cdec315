/* vectors.c - `meadhall vectors`: runs rule vectors. */
#include <stdio.h>

#include "cli.h"
#include "host/vectors.h"

static int run(int argc, char **argv)
{
    vectors_run r = {.complaints = stderr};
    int status = cli_read(&cli_vectors, NULL, 0, &argc, argv);
    if (status != CLI_GO_ON)
        return status;
    if (!argc)
        return cli_usage(&cli_vectors, "expected FILE.t ...");
    for (int i = 0; i < argc; i++)
        if (!vectors_file(&r, argv[i])) {
            cli_usage(&cli_vectors, "cannot read %.200s", argv[i]);
            r.malformed++;
        }
    printf("%u passed, %u failed\n", r.passed, r.failed);
    return r.malformed ? CLI_USAGE : r.failed ? CLI_FAILED : CLI_OK;
}

const cli_command cli_vectors = {
    "vectors", "run rule vectors",
    "usage: meadhall vectors FILE.t ...\n\n"
    "Runs the vectors of the files (docs/vectors.md). What fails is told on stderr as\n"
    "FILE:LINE: RULE: what was expected. The last line is `N passed, N failed`.\n\n"
    "Exit status: 0; 1 when a vector fails; 2 when a line is no vector or a file can't be read.\n",
    run};
