/* work.h - long work on the command line: its bar, its signals, its ranks. */
#ifndef MH_CLI_WORK_H
#define MH_CLI_WORK_H

#include "cli.h"
#include "lab/ranks.h"

/* Joins the other ranks; all but rank 0 are quiet from then on. CLI_GO_ON, or the exit status
 * after a line on stderr. */
int work_join(const cli_command *c, ranks *r);
/* Prints what there is to say about a run; the bar only where stderr is a terminal. */
lab_watch work_watch(const cli_command *c);
/* Away with the bar. */
void work_watched(const lab_watch *w);
/* A folder for sagas; CLI_GO_ON, or the exit status after a line on stderr. */
int work_folder(const cli_command *c, const char *folder);
/* From now on SIGINT and SIGTERM only ask to stop, so that no half file is left. */
void work_finish_files(void);
/* Where one of them came: ends as it would have ended at once. */
void work_die_of_signal(void);

#endif
