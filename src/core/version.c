/* version.c - the version of the library that runs. */
#include "meadhall/version.h"

const char *mh_version(void) { return MH_VERSION; }
