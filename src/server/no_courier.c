/* no_courier.c - where the program was built without libcurl. */
#include "courier.h"

const char *courier_lacks(void) { return "this program was built without libcurl"; }

courier *courier_open(const courier_config *config)
{
    (void)config;
    return NULL;
}

void courier_close(courier *c) { (void)c; }

void courier_send(courier *c, const char *address, const char *body)
{
    (void)c, (void)address, (void)body;
}

void courier_answer(courier *c, bool yes) { (void)c, (void)yes; }

const char *courier_hook_wrong(const char *url, bool anywhere)
{
    (void)url, (void)anywhere;
    return "this hall cannot call web-hooks";
}
