/* play.h - the line-mode client: people and bots at one terminal. */
#ifndef MH_CLI_PLAY_H
#define MH_CLI_PLAY_H

#include "show.h"

enum { PLAY_GREY = 8, PLAY_PAGE = 30, PLAY_HINTS = 3 };

typedef struct play_choice {
    mh_action action;
    const char *rule; /* what forbids it; NULL: it is legal */
    bool drawn;       /* its number stands on a board */
} play_choice;

/* Called before anybody else is asked, so that what was played is not lost; an exit status
 * other than CLI_GO_ON ends the game. */
typedef struct play_keeper {
    int (*keep)(void *ctx);
    void *ctx;
} play_keeper;

typedef struct play_client {
    host_session *s;
    ai_bot *bot[MH_MAX_SEATS]; /* NULL: a person */
    ai_bot *adviser;
    mh_speech how;
    mh_alias alias[MH_MAX_ALIASES];
    const char *names[MH_MAX_SEATS];
    int humans, last_human;
    uint32_t told[MH_MAX_SEATS];    /* plies the seat was told of */
    show_memory seen[MH_MAX_SEATS]; /* of the table */
    show_memory board[MH_MAX_SEATS];
    int asked_for[MH_MAX_SEATS]; /* 1 + the prompt that the seat answered last */
    int64_t round[MH_MAX_SEATS]; /* when the whole table was shown; 0: never, else + 1 */
    const play_keeper *keeper;
    int kept; /* the seat that was asked last */
    bool leave;
    bool asks;               /* also what has a usual answer */
    int asked;               /* whom the choices are for */
    host_room hidden, world; /* what the seat knows; a world it cannot rule out */
    play_choice choice[MH_MAX_LEGAL + PLAY_GREY];
    uint32_t legal, count, shown;
} play_client;

/* Plays a session to its end, or until somebody leaves; an exit status. `keeper` may be NULL. */
int play_session(host_session *s, const cli_lineup *t, mh_lang lang, const play_keeper *keeper);
/* A person's turn: tells the news, lists the choices, obeys until one is taken. */
void play_person(play_client *c, int seat);
/* The story since this seat was last told; true when others than chance acted in it. */
bool play_news(play_client *c, int seat);

void play_find_choices(play_client *c, int seat);
/* The boards that changed, or those that answers stand on; `whole`: all of the seat's, `all`: of
 * others, too. */
void play_draw(play_client *c, int seat, show_layer part, bool whole, bool all);
/* The next page of the list. */
void play_list(play_client *c);
/* What an open choice brings and takes, before it is made. */
void play_preview(play_client *c, int seat, mh_action a);
/* Why an action is not legal now, in the rule's own words. */
void play_explain(play_client *c, int seat, mh_action a);
/* What the things in view do. */
void play_about(const play_client *c, int seat);
/* What one thing does, by its name or id; or a rule by its id. */
void play_about_thing(play_client *c, int seat, const char *name);
void play_rule(const mh_game *g, mh_lang lang, const char *id);
/* What the things that a choice names do. */
void play_about_choice(play_client *c, int seat, mh_action a);
/* The words of a rule, its id behind them for whoever wants to look it up. */
void play_put_rule(mh_lang lang, const char *id, const char *text);

/* One line of standard input without its end; NULL at its end. Kept until the next. */
char *play_read(void);

#endif
