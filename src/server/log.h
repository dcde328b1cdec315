/* log.h - one line of JSON an event, on stderr. Never a token, password or invitation. */
#ifndef MH_SERVER_LOG_H
#define MH_SERVER_LOG_H

/* Pairs of key and text follow, closed by NULL. */
void srv_log(const char *level, const char *event, ...) __attribute__((sentinel));

#endif
