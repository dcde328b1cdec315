/* main.c - training and matches on a machine that has a C compiler and Python and nothing else:
 * what `meadhall train` and `meadhall arena` do, without the libraries of the server. See build.sh.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lab/learn.h"

enum { MOST_NET = 1 << 20 };

static const char usage[] =
    "usage: lab train GAME SECONDS GENERATIONS TESTS SEED THREADS OUT [FROM]\n"
    "       lab match GAME SEATS GAMES SEED THREADS SPEC SPEC     a SPEC may end in @NET.mhn\n"
    "GAME may name options: divinus:scenario=3\n";

static double begun;

/* `divinus` or `divinus:scenario=3`: the game, and the options behind the colon. */
static const mh_game *game_named(char *id, uint64_t *options)
{
    char *list = strchr(id, ':');
    size_t at = 0;
    if (list)
        *list++ = 0;
    for (unsigned i = 0; i < mh_game_count; i++) {
        const mh_game *g = mh_games[i];
        if (strcmp(g->id, id) != 0)
            continue;
        *options = mh_options_default(g);
        if (!list || mh_options_parse(g, list, options, &at) == MH_OK)
            return g;
        fprintf(stderr, "lab: '%.40s' is no option of %s\n", list + at, id);
        exit(2);
    }
    fprintf(stderr, "lab: no game '%.40s'\n", id);
    exit(2);
}

/* A whole number from 0 on; anything else ends the program with a word. */
static uint64_t number(const char *text)
{
    char *end;
    errno = 0;
    unsigned long long n = strtoull(text, &end, 10);
    if (!errno && *text >= '0' && *text <= '9' && !*end)
        return n;
    fprintf(stderr, "lab: '%.40s', expected a whole number\n", text);
    exit(2);
}

static nn_net *read_net(const mh_game *g, const char *path)
{
    static unsigned char bytes[MOST_NET];
    mh_error error = {.code = MH_EFAILED, .text = "it cannot be read"};
    FILE *f = fopen(path, "rb");
    size_t n = f ? fread(bytes, 1, sizeof bytes, f) : 0;
    nn_net *net = f ? nn_read(g, bytes, n, &error) : NULL;
    if (f)
        fclose(f);
    if (!net) {
        fprintf(stderr, "lab: %.200s: %s\n", path, error.text);
        exit(1);
    }
    return net;
}

static void say(const char *whom, const learn_result *r)
{
    if (r->games)
        printf("  %s: %.2f points to %.2f, wins %.1f to %.1f, %llu games\n", whom,
               r->points[0] / r->seated[0], r->points[1] / r->seated[1], r->wins[0], r->wins[1],
               (unsigned long long)r->games);
}

static bool tell(void *ctx, const learn_news *n, const unsigned char *file, size_t size)
{
    FILE *f = fopen(ctx, "wb");
    bool ok = f && fwrite(file, 1, size, f) == size;
    ok = f && !fclose(f) && ok;
    printf("%4.0f s  generation %u: %llu games, %llu positions; held out: points %.3f, win %.3f, "
           "policy %.3f%s\n",
           lab_seconds() - begun, n->generation, (unsigned long long)n->games,
           (unsigned long long)n->samples, n->loss[0], n->loss[2], n->loss[4],
           n->better ? "" : "; not better");
    say("without a net", &n->plain);
    say("the net before", &n->last);
    fflush(stdout);
    return ok;
}

static int train(int argc, char **argv)
{
    uint64_t options;
    bool fixed = strchr(argv[0], ':') != NULL;
    const mh_game *g = game_named(argv[0], &options);
    learn_run run = {.game = g,
                     .options = options,
                     .fixed = fixed,
                     .seconds = (double)number(argv[1]),
                     .generations = (uint32_t)number(argv[2]),
                     .matches = number(argv[3]),
                     .seed = number(argv[4]),
                     .threads = (unsigned)number(argv[5]),
                     .start = argc > 7 ? read_net(g, argv[7]) : NULL};
    const char *wrong = learn_course_run(&run, tell, argv[6]);
    if (wrong)
        fprintf(stderr, "lab: %s\n", wrong);
    return wrong != NULL;
}

static void read_spec(const mh_game *g, char *text, ai_spec *out)
{
    char *net = strchr(text, '@');
    mh_error error;
    if (net)
        *net++ = 0;
    if (ai_parse(text, out, &error)) {
        fprintf(stderr, "lab: %s\n", error.text);
        exit(2);
    }
    if (net) {
        out->net = 1;
        out->learned = read_net(g, net);
    }
}

static int match(char **argv)
{
    uint64_t options;
    const mh_game *g = game_named(argv[0], &options);
    learn_match m = {.game = g,
                     .options = options,
                     .seats = (int)number(argv[1]),
                     .games = number(argv[2]),
                     .seed = number(argv[3]),
                     .threads = (unsigned)number(argv[4])};
    for (int i = 0; i < 2; i++)
        read_spec(g, argv[5 + i], &m.spec[i]);
    learn_result r = learn_play_match(&m);
    printf("%s against %s, %d seats, %.0f s\n", argv[5], argv[6], m.seats, lab_seconds() - begun);
    say("result", &r);
    return 0;
}

int main(int argc, char **argv)
{
    begun = lab_seconds();
    if (argc >= 9 && strcmp(argv[1], "train") == 0)
        return train(argc - 2, argv + 2);
    if (argc == 9 && strcmp(argv[1], "match") == 0)
        return match(argv + 2);
    fputs(usage, stderr);
    return 2;
}
