/* version.h - the one version: library, program, packages and page take it from here.
 *
 * The first number changes when a program that was built against the library has to be built
 * again, the second when something is added, the third otherwise. */
#ifndef MH_VERSION_H
#define MH_VERSION_H

#include "meadhall/api.h"

#define MH_VERSION_MAJOR 1
#define MH_VERSION_MINOR 0
#define MH_VERSION_PATCH 0

#define MH_VERSION_WORD(x)       #x
#define MH_VERSION_JOIN(a, b, c) MH_VERSION_WORD(a) "." MH_VERSION_WORD(b) "." MH_VERSION_WORD(c)
/* "1.0.0", of these headers. */
#define MH_VERSION MH_VERSION_JOIN(MH_VERSION_MAJOR, MH_VERSION_MINOR, MH_VERSION_PATCH)

MH_API_BEGIN

/* "1.0.0", of the library that runs. */
const char *mh_version(void);

MH_API_END

#endif
