/* public.h - addresses that everybody reaches, and those that only this machine or its network
 * does: a web-hook must not lead there. */
#ifndef MH_SERVER_PUBLIC_H
#define MH_SERVER_PUBLIC_H

#include <stdbool.h>
#include <sys/socket.h>

bool public_address(const struct sockaddr *a);

#endif
