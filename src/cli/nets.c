/* nets.c - nets that are named on the command line, for bots whose spec says `/net=K`. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/net.h"
#include "cli.h"

enum { MOST_NET = 1 << 22 };

static unsigned char *read_file(const char *path, size_t *size)
{
    FILE *f = fopen(path, "rb");
    unsigned char *bytes = f ? malloc(MOST_NET) : NULL;
    *size = bytes ? fread(bytes, 1, MOST_NET, f) : 0;
    if (f)
        fclose(f);
    return bytes;
}

const nn_net *cli_net(const cli_command *c, const mh_game *g, const char *path)
{
    mh_error error;
    size_t size;
    unsigned char *bytes = read_file(path, &size);
    const nn_net *n = bytes ? nn_read(g, bytes, size, &error) : NULL;
    if (!bytes)
        cli_failed(c, "cannot read the net %s", path);
    else if (!n)
        cli_failed(c, "%s: %s", path, error.text);
    free(bytes);
    return n;
}

/* A bot without the net that it asks for would play, and measure, something else. */
static int give_nets(const cli_command *c, const nn_net *const known[], unsigned count,
                     ai_spec *spec, unsigned n)
{
    for (unsigned i = 0; i < n; i++) {
        uint32_t net = spec[i].kind == AI_MCTS && spec[i].net != AI_AS_GAME ? spec[i].net : 0;
        if (net > count)
            return cli_usage(c, "a bot asks for net %u, but --nets names %u", net, count);
        if (net)
            spec[i].learned = known[net];
    }
    return CLI_GO_ON;
}

int cli_nets(const cli_command *c, const mh_game *g, const char *list, ai_spec *spec, unsigned n)
{
    const nn_net *known[10] = {NULL};
    unsigned count = 0;
    for (const char *s = list; s && *s && count < MH_COUNT(known) - 1;) {
        char path[512];
        size_t k = strcspn(s, ",");
        snprintf(path, sizeof path, "%.*s", (int)k, s);
        if (!(known[++count] = cli_net(c, g, path)))
            return CLI_FAILED;
        s += s[k] ? k + 1 : k;
    }
    return give_nets(c, known, count, spec, n);
}

void cli_say_net(const cli_command *c, const mh_game *g, const ai_spec *spec, unsigned n)
{
    mh_error error;
    bool wanted = false;
    for (unsigned i = 0; i < n; i++)
        wanted = wanted || (spec[i].kind == AI_MCTS && spec[i].net == AI_AS_GAME);
    if (wanted && !ai_learned(g, &error) && error.text[0])
        fprintf(stderr, "meadhall %s: bots of %s play without their net: %s\n", c->name, g->id,
                error.text);
}
