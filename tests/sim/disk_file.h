/* disk_file.h - files of the simulated disk, as disk.c and disk_lock.c share them. */
#ifndef MH_TESTS_SIM_DISK_FILE_H
#define MH_TESTS_SIM_DISK_FILE_H

#include <sqlite3.h>

#include "sim.h"

enum { NAME = 128, REGIONS = 64 };

typedef struct change { /* since the last sync */
    struct change *next;
    uint64_t id;
    size_t at, n;
    bool cut; /* truncated to `at` */
    char data[];
} change;

typedef struct image {
    char *data;
    size_t size, cap;
} image;

typedef struct file {
    char name[NAME]; /* "": of no name, gone when it is closed */
    image now, safe;
    change *changes, **changes_end;
    unsigned opened;
    int shared; /* handles with a lock */
    void *reserved, *exclusive;
    bool pending;
    char *region[REGIONS];
    int shm_shared[SQLITE_SHM_NLOCK];
    void *shm_owner[SQLITE_SHM_NLOCK];
} file;

typedef struct handle {
    sqlite3_file base;
    disk *d;
    file *f;
    int level;
    bool drop;
    unsigned shm_shared, shm_own;
} handle;

static inline handle *disk_handle_of(sqlite3_file *base) { return (handle *)(void *)base; }

/* ---- disk_lock.c: methods that SQLite calls ---- */
int disk_x_lock(sqlite3_file *base, int level);
int disk_x_unlock(sqlite3_file *base, int level);
int disk_x_reserved(sqlite3_file *base, int *out);
int disk_x_control(sqlite3_file *base, int op, void *arg);
int disk_x_sector(sqlite3_file *base);
int disk_x_traits(sqlite3_file *base);
int disk_x_shm_map(sqlite3_file *base, int i, int size, int extend, void volatile **out);
int disk_x_shm_lock(sqlite3_file *base, int at, int n, int flags);
void disk_x_shm_barrier(sqlite3_file *base);
int disk_x_shm_unmap(sqlite3_file *base, int drop);

#endif
