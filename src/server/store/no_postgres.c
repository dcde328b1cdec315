/* no_postgres.c - stands for postgres.c where libpq is not there at build time. */
#include "store.h"

const db_api *db_postgres(void) { return NULL; }
