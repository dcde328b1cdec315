/* schema_steps.c - prints the steps of a store's schema, a line each: `schema_steps sqlite` or
 * `postgres`. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "server/store/postgres_sql.h"
#include "server/store/sqlite_sql.h"

int main(int argc, char **argv)
{
    bool lite = argc == 2 && strcmp(argv[1], "sqlite") == 0;
    if (!lite && (argc != 2 || strcmp(argv[1], "postgres") != 0)) {
        fprintf(stderr, "usage: schema_steps sqlite|postgres\n");
        return 2;
    }
    for (int i = 0; i < (lite ? lite_schema : pg_schema); i++)
        puts(lite ? lite_steps[i] : pg_steps[i]);
    return 0;
}
