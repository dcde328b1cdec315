/* store_faults.c - every allocation and every write of the embedded store fails in turn: nothing
 * crashes, and what was acknowledged is there when the store is opened again. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "server/store/store.h"

enum { NEVER = 0, ROWS = 4, MOST = 40000 };

static unsigned calls, fails_at;
static bool lasting; /* the disk stays full, not only once */

static bool faulty(void)
{
    ++calls;
    return fails_at != NEVER && (lasting ? calls >= fails_at : calls == fails_at);
}

/* ---- memory ---- */

static sqlite3_mem_methods memory;
static bool count_memory;

static void *faulty_malloc(int n) { return count_memory && faulty() ? NULL : memory.xMalloc(n); }

static void *faulty_realloc(void *p, int n)
{
    return count_memory && faulty() ? NULL : memory.xRealloc(p, n);
}

/* The linker leads the store's own allocations here. */
void *__real_calloc(size_t n, size_t size);
void *__wrap_calloc(size_t n, size_t size);

void *__wrap_calloc(size_t n, size_t size)
{
    return count_memory && faulty() ? NULL : __real_calloc(n, size);
}

/* ---- the disk: the system's own file behind one that may refuse ---- */

typedef struct faulty_file {
    sqlite3_file base;
    sqlite3_file *real;
} faulty_file;

static sqlite3_vfs disk, *system_disk;
static bool count_disk;

static sqlite3_file *real_of(sqlite3_file *f) { return ((faulty_file *)(void *)f)->real; }
static bool disk_fails(void) { return count_disk && faulty(); }

static int f_close(sqlite3_file *f) { return real_of(f)->pMethods->xClose(real_of(f)); }
static int f_read(sqlite3_file *f, void *p, int n, sqlite3_int64 at)
{
    return real_of(f)->pMethods->xRead(real_of(f), p, n, at);
}
static int f_write(sqlite3_file *f, const void *p, int n, sqlite3_int64 at)
{
    return disk_fails() ? SQLITE_FULL : real_of(f)->pMethods->xWrite(real_of(f), p, n, at);
}
static int f_truncate(sqlite3_file *f, sqlite3_int64 n)
{
    return disk_fails() ? SQLITE_IOERR_TRUNCATE : real_of(f)->pMethods->xTruncate(real_of(f), n);
}
static int f_sync(sqlite3_file *f, int flags)
{
    return disk_fails() ? SQLITE_IOERR_FSYNC : real_of(f)->pMethods->xSync(real_of(f), flags);
}
static int f_size(sqlite3_file *f, sqlite3_int64 *n)
{
    return real_of(f)->pMethods->xFileSize(real_of(f), n);
}
static int f_lock(sqlite3_file *f, int how) { return real_of(f)->pMethods->xLock(real_of(f), how); }
static int f_unlock(sqlite3_file *f, int how)
{
    return real_of(f)->pMethods->xUnlock(real_of(f), how);
}
static int f_reserved(sqlite3_file *f, int *out)
{
    return real_of(f)->pMethods->xCheckReservedLock(real_of(f), out);
}
static int f_control(sqlite3_file *f, int op, void *p)
{
    return real_of(f)->pMethods->xFileControl(real_of(f), op, p);
}
static int f_sector(sqlite3_file *f) { return real_of(f)->pMethods->xSectorSize(real_of(f)); }
static int f_traits(sqlite3_file *f)
{
    return real_of(f)->pMethods->xDeviceCharacteristics(real_of(f));
}
static int f_shm_map(sqlite3_file *f, int page, int size, int extend, void volatile **p)
{
    if (extend && disk_fails())
        return SQLITE_IOERR_SHMMAP;
    return real_of(f)->pMethods->xShmMap(real_of(f), page, size, extend, p);
}
static int f_shm_lock(sqlite3_file *f, int at, int n, int flags)
{
    return real_of(f)->pMethods->xShmLock(real_of(f), at, n, flags);
}
static void f_shm_barrier(sqlite3_file *f) { real_of(f)->pMethods->xShmBarrier(real_of(f)); }
static int f_shm_unmap(sqlite3_file *f, int drop)
{
    return real_of(f)->pMethods->xShmUnmap(real_of(f), drop);
}

static const sqlite3_io_methods methods = {
    .iVersion = 2,
    .xClose = f_close,
    .xRead = f_read,
    .xWrite = f_write,
    .xTruncate = f_truncate,
    .xSync = f_sync,
    .xFileSize = f_size,
    .xLock = f_lock,
    .xUnlock = f_unlock,
    .xCheckReservedLock = f_reserved,
    .xFileControl = f_control,
    .xSectorSize = f_sector,
    .xDeviceCharacteristics = f_traits,
    .xShmMap = f_shm_map,
    .xShmLock = f_shm_lock,
    .xShmBarrier = f_shm_barrier,
    .xShmUnmap = f_shm_unmap,
};

static int open_file(sqlite3_vfs *v, const char *name, sqlite3_file *file, int flags, int *out)
{
    (void)v;
    faulty_file *f = (faulty_file *)(void *)file;
    f->base.pMethods = NULL;
    f->real = (sqlite3_file *)(void *)(f + 1);
    if (flags & SQLITE_OPEN_CREATE && disk_fails())
        return SQLITE_CANTOPEN;
    int rc = system_disk->xOpen(system_disk, name, f->real, flags, out);
    if (rc == SQLITE_OK)
        f->base.pMethods = &methods;
    return rc;
}

static int set_up(void **state)
{
    (void)state;
    sqlite3_config(SQLITE_CONFIG_GETMALLOC, &memory);
    sqlite3_mem_methods own = memory;
    own.xMalloc = faulty_malloc;
    own.xRealloc = faulty_realloc;
    if (sqlite3_config(SQLITE_CONFIG_MALLOC, &own) != SQLITE_OK)
        return 1;
    system_disk = sqlite3_vfs_find(NULL);
    disk = *system_disk;
    disk.zName = "faulty";
    disk.szOsFile = (int)sizeof(faulty_file) + system_disk->szOsFile;
    disk.xOpen = open_file;
    return sqlite3_vfs_register(&disk, 1) != SQLITE_OK;
}

/* ---- time: the store waits before it tries again; here it need not ---- */

int __wrap_nanosleep(const struct timespec *t, struct timespec *rest);

int __wrap_nanosleep(const struct timespec *t, struct timespec *rest)
{
    (void)t, (void)rest;
    return 0;
}

/* ---- one life of a store ---- */

typedef struct kept { /* what the store has acknowledged */
    bool created, row[ROWS + 1], player;
} kept;

static const char *body_of(unsigned seq)
{
    static const char *const bodies[] = {"made 0\n", "one\n", "two\n", "three\n", "four\n"};
    return bodies[seq];
}

static db_row row_of(unsigned seq)
{
    db_row r = {.seq = seq,
                .writer = seq + 1,
                .after = seq,
                .body = body_of(seq),
                .length = strlen(body_of(seq)),
                .status = -1,
                .sits = -1,
                .leaves = -1,
                .round = -1};
    snprintf(r.table, sizeof r.table, "t1");
    return r;
}

static bool create(db *d)
{
    db_table t = {.status = DB_PLAYING};
    db_row first = row_of(0);
    snprintf(t.id, sizeof t.id, "t1");
    snprintf(t.game, sizeof t.game, "midgard");
    snprintf(t.chairs, sizeof t.chairs, "human,greedy");
    return db_sqlite.begin(d) == DB_OK && db_sqlite.create(d, &t, &first) == DB_OK &&
           db_sqlite.commit(d) == DB_OK;
}

static void run_command(const char *command)
{
    if (system(command) != 0) /* NOLINT: on a folder of our own making */
        fail();
}

static void remove_folder(const char *folder)
{
    char command[128];
    snprintf(command, sizeof command, "rm -rf %s", folder);
    run_command(command);
}

static void on_refused(void *ctx, const db_row *r) { *(bool *)ctx |= r->seq > 0; }

/* As after a crash now: the files as they are, without the memory that handles share. */
static void refused_is_not_there(const char *where, unsigned seq)
{
    char command[256], folder[] = "/tmp/meadhall-crash-XXXXXX";
    mh_error error;
    bool there = false;
    count_disk = false;
    assert_non_null(mkdtemp(folder));
    snprintf(command, sizeof command, "cp %s/meadhall.db %s/meadhall.db-wal %s/", where, where,
             folder);
    run_command(command);
    db *d = db_sqlite.open(folder, &error);
    assert_non_null(d);
    assert_int_equal(db_sqlite.rows(d, "t1", seq, on_refused, &there), DB_OK);
    db_sqlite.close(d);
    remove_folder(folder);
    assert_false(there);
    count_disk = true;
}

static void live(const char *where, kept *k)
{
    mh_error error = {.code = MH_OK};
    db_player p = {.id = "p1", .name = "Anna", .guest = true};
    db *d = db_sqlite.open(where, &error);
    if (!d || db_sqlite.migrate(d, &error) != DB_OK) {
        assert_true(error.text[0] != 0); /* a reason is told */
        if (d)
            db_sqlite.close(d);
        return;
    }
    k->created = create(d);
    k->row[0] = k->created;
    for (unsigned seq = 1; k->created && seq <= ROWS; seq++) {
        db_row r = row_of(seq);
        bool won = false;
        db_err err = db_sqlite.append(d, &r, 1, &won);
        k->row[seq] = err == DB_OK && won;
        if (err == DB_FULL && count_disk)
            refused_is_not_there(where, seq);
        if (!k->row[seq])
            break; /* a history has no gaps */
    }
    k->player = db_sqlite.player_put(d, &p, 5) == DB_OK;
    db_sqlite.close(d);
}

static bool found[ROWS + 1];

static void on_row(void *ctx, const db_row *r)
{
    (void)ctx;
    assert_in_range(r->seq, 0, ROWS);
    assert_string_equal(r->body, body_of(r->seq)); /* never half a row */
    found[r->seq] = true;
}

/* Opened again without faults: what was acknowledged is there, and it works. */
static void look_again(const char *where, const kept *k)
{
    mh_error error = {.code = MH_OK};
    db_table t;
    db *d = db_sqlite.open(where, &error);
    assert_non_null(d);
    assert_int_equal(db_sqlite.migrate(d, &error), DB_OK);
    memset(found, 0, sizeof found);
    if (k->created)
        assert_int_equal(db_sqlite.table(d, "t1", &t), DB_OK);
    db_err rc = db_sqlite.rows(d, "t1", 0, on_row, NULL);
    assert_true(rc == DB_OK || rc == DB_NONE);
    for (unsigned seq = 0; seq <= ROWS; seq++)
        assert_true(found[seq] || !k->row[seq]);
    if (!found[0])
        assert_true(create(d));
    db_sqlite.close(d);
}

static void each_fault(unsigned step)
{
    unsigned at = 1;
    for (; at < MOST; at += step) {
        char folder[] = "/tmp/meadhall-store-XXXXXX";
        kept k = {.created = false};
        assert_non_null(mkdtemp(folder));
        calls = 0;
        fails_at = at;
        live(folder, &k);
        bool came = calls >= at;
        fails_at = NEVER;
        look_again(folder, &k);
        remove_folder(folder);
        if (!came) {
            assert_true(k.created && k.row[ROWS] && k.player);
            return;
        }
    }
    fail_msg("more than %u faults", at);
}

static void test_memory(void **state)
{
    (void)state;
    count_memory = true;
    each_fault(29); /* a prime: all of them would take minutes */
    count_memory = false;
}

static void test_disk(void **state)
{
    (void)state;
    count_memory = false; /* where the test before failed */
    count_disk = true;
    for (int i = 0; i < 2; i++) {
        lasting = i;
        each_fault(1);
    }
    lasting = count_disk = false;
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_memory), cmocka_unit_test(test_disk)};
    return cmocka_run_group_tests(tests, set_up, NULL);
}
