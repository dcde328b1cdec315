/* vectors_guard.c - the last words of a runner that the rules stop.
 *
 * A vector may set what no game could reach, and the rules trust their state. Only what is
 * safe in a signal handler is called here. */
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "vectors_block.h"

enum { STATUS = 2 };

static const int fatal[] = {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};
static struct sigaction before[MH_COUNT(fatal)];
static char last_words[VECTORS_LINE + 128];
static size_t length;
static int out = -1;

static void on_fatal(int number)
{
    ssize_t written = out < 0 ? 0 : write(out, last_words, length);
    (void)number, (void)written;
    _exit(STATUS);
}

void vectors_guard_begin(vectors_run *run)
{
    struct sigaction now = {.sa_handler = on_fatal};
    out = run->complaints ? fileno(run->complaints) : -1;
    length = 0;
    for (size_t i = 0; i < MH_COUNT(fatal); i++)
        sigaction(fatal[i], &now, &before[i]);
}

void vectors_guard_at(const vectors_block *b)
{
    int n = snprintf(last_words, sizeof last_words,
                     "%.900s:%d: %s: the rules stopped here: what was set is no state of a game\n",
                     b->path, b->line, b->rule_count ? b->rules[0] : "-");
    length = n > 0 && (size_t)n < sizeof last_words ? (size_t)n : strlen(last_words);
}

void vectors_guard_end(void)
{
    for (size_t i = 0; i < MH_COUNT(fatal); i++)
        sigaction(fatal[i], &before[i], NULL);
}
