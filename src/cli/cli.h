/* cli.h - what the subcommands of `meadhall` share: reading words, saying errors. */
#ifndef MH_CLI_CLI_H
#define MH_CLI_CLI_H

#include <jansson.h>

#include "lab/lab.h"

enum { CLI_OK = 0, CLI_FAILED = 1, CLI_USAGE = 2, CLI_GO_ON = -1 };

typedef struct cli_command {
    const char *name;
    const char *summary; /* one line for the list of commands */
    const char *help;    /* what --help prints */
    int (*run)(int argc, char **argv);
} cli_command;

extern const cli_command cli_games, cli_play, cli_sim, cli_arena, cli_bench, cli_replay,
    cli_vectors, cli_rules, cli_content, cli_serve, cli_backup, cli_admin, cli_campaign, cli_score,
    cli_data, cli_perft, cli_train, cli_review, cli_puzzle;

/* ---- words of the command line -------------------------------------------- */

/* " en ru de", for the help of a command */
#define CLI_LANG_CODE(id, code, ...) " " code
#define CLI_LANGS                    MH_LANGUAGES(CLI_LANG_CODE)

typedef enum cli_type { CLI_FLAG, CLI_NUMBER, CLI_TEXT, CLI_LANG } cli_type;

typedef struct cli_option {
    const char *name; /* "--seats" */
    cli_type type;
    void *out; /* bool, uint64_t, const char *, mh_lang */
    uint64_t low, high;
} cli_option;

/* Reads options; what is left moves to the front of argv and is counted. Returns
 * CLI_GO_ON, or the exit status after --help or a wrong word. */
int cli_read(const cli_command *c, const cli_option *options, size_t count, int *argc, char **argv);
/* One line on stderr, `meadhall NAME: ...`; returns CLI_USAGE. */
__attribute__((format(printf, 2, 3))) int cli_usage(const cli_command *c, const char *format, ...);
/* The same, for what went wrong with well-spelled words; returns CLI_FAILED. */
__attribute__((format(printf, 2, 3))) int cli_failed(const cli_command *c, const char *format, ...);
/* From now on wrong words are left to another process of the same run. */
void cli_be_quiet(void);
/* Why a saga was refused, as `file:line: reason`; returns CLI_FAILED, or CLI_USAGE for a file
 * that can't be read. */
int cli_refused(const cli_command *c, const char *path, const mh_error *e);
/* The game called so; NULL after a line on stderr that lists those there are. */
const mh_game *cli_game(const cli_command *c, const char *id);
/* `name=value` that is no option of the game: says what would be one; returns CLI_USAGE. */
int cli_no_option(const cli_command *c, const mh_game *g, const char *said);
/* The place of a rule by its id, whatever its case; -1: there is none. */
int cli_find_rule(const mh_game *g, const char *id);
/* Whole decimal number within low..high. */
bool cli_number(const char *text, uint64_t low, uint64_t high, uint64_t *out);

/* ---- a lineup: game, seats, bots -------------------------------------------- */

typedef lab_lineup cli_lineup;

typedef struct cli_lineup_words { /* as they were given; NULL or 0: not at all */
    const char *game, *bots, *options;
    const char *first_bot, *other_bots; /* who sits there where --bots is not given */
    uint64_t seats;
} cli_lineup_words;

int cli_lineup_read(const cli_command *c, const cli_lineup_words *words, cli_lineup *out);
/* The net of a file; NULL after a line on stderr. */
const struct nn_net *cli_net(const cli_command *c, const mh_game *g, const char *path);
/* Where one of the bots would play with the game's net and that was refused: a line on stderr. */
void cli_say_net(const cli_command *c, const mh_game *g, const ai_spec *spec, unsigned n);
/* Reads the nets FILE,FILE... and gives them to the specs that say `/net=1`, `/net=2`... */
int cli_nets(const cli_command *c, const mh_game *g, const char *list, ai_spec *spec, unsigned n);
/* The number of seats when nobody says: four, as far as the game allows. */
int cli_default_seats(const mh_game *g);

/* ---- output ----------------------------------------------------------------- */

json_t *cli_json_state(const mh_game *g, const mh_state *st);
json_t *cli_json_result(const mh_game *g, const mh_state *st);
/* A bar on stderr; call only where stderr is a terminal. */
void cli_progress(uint64_t done, uint64_t all);
void cli_progress_end(void);
/* Columns a text takes on a terminal. */
int cli_width(const char *text);
/* On standard output. */
void cli_pad(const char *text, int width, bool right);
/* Is this one of the words of a command, parted by blanks, in any language? */
bool cli_is_word(const mh_label *words, const char *s, size_t n);
/* What is expected, in any language: `3`, or `1–12`. */
void cli_range(char *buf, size_t cap, int64_t low, int64_t high);
/* Small letters of Latin and Cyrillic; the length in bytes stays. Too long a text is cut. */
void cli_lower(const char *text, char *out, size_t cap);

#endif
