/* hostile.h - callers who mean harm, in a thread of their own beside the people who play. */
#ifndef MH_TOOLS_LOAD_HOSTILE_H
#define MH_TOOLS_LOAD_HOSTILE_H

#include <stdint.h>

typedef struct hostile_report {
    uint64_t opened, ended, sent_bytes, read_bytes;
} hostile_report;

/* So many connections from a few addresses of this machine; `path` is what they ask for over HTTP.
 * 0 is well. */
int hostile_begin(int port, int count, const char *path);
/* Stops them and says what they did. */
hostile_report hostile_end(void);

#endif
