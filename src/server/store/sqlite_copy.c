/* sqlite_copy.c - a copy of the embedded store while it is used. */
#include <stdio.h>

#include "sqlite_sql.h"

enum { BACKUP_PAGES = 256 };

db_err lite_backup(db *d, const char *path, char why[DB_WHY])
{
    sqlite3 *copy = NULL;
    int rc = sqlite3_open(path, &copy);
    sqlite3_backup *b = rc ? NULL : sqlite3_backup_init(copy, "main", d->file, "main");
    if (b) {
        do {
            rc = sqlite3_backup_step(b, BACKUP_PAGES);
            if (rc == SQLITE_BUSY || rc == SQLITE_LOCKED)
                sqlite3_sleep(20);
        } while (rc == SQLITE_OK || rc == SQLITE_BUSY || rc == SQLITE_LOCKED);
        rc = sqlite3_backup_finish(b);
    }
    bool well = b && rc == SQLITE_OK;
    if (!well)
        snprintf(why, DB_WHY, "%.120s: %.60s", path, sqlite3_errmsg(copy));
    sqlite3_close(copy);
    return well ? DB_OK : DB_FULL;
}
