/* uv_sim.h - what the two halves of the stand-in for libuv share. */
#ifndef MH_TESTS_SIM_UV_H
#define MH_TESTS_SIM_UV_H

#include <uv.h>

/* A handle more; a request begun or ended. */
void loop_opened(void);
void loop_request(int change);
/* At uv_close; and before its callback, when writes that were under way are told. */
void tcp_closing(uv_tcp_t *h);
void tcp_closed(uv_tcp_t *h);

#endif
