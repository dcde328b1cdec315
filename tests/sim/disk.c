/* disk.c - a disk in memory behind SQLite. It knows what was synced: when the power goes, the rest
 * is there, lost, or torn by sectors. It can be full, slow, or refuse.
 *
 * Names of files are durable at once: SQLite syncs folders itself, and that is not what is tried
 * here. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "disk_file.h"

enum { FILES = 8, SECTOR = 512, WRITE_SLEEPS = 60000 };

struct disk {
    file *files[FILES];
};

static struct {
    disk *mounted;
    size_t room;
    unsigned write_errors, sync_errors, handles;
    sim_time low, high;
    bool quiet;
    uint64_t changes;
} the;

/* ---- content --------------------------------------------------------------------------- */

static void resize(image *m, size_t size)
{
    if (size > m->cap) {
        m->cap = size * 2;
        m->data = realloc(m->data, m->cap);
        if (!m->data)
            abort();
    }
    if (size > m->size)
        memset(m->data + m->size, 0, size - m->size);
    m->size = size;
}

static void put(image *m, size_t at, const char *data, size_t n)
{
    if (!n)
        return;
    if (at + n > m->size)
        resize(m, at + n);
    memcpy(m->data + at, data, n);
}

static void apply(image *m, const change *c)
{
    if (c->cut)
        resize(m, c->at);
    else
        put(m, c->at, c->data, c->n);
}

static void remember(file *f, size_t at, const char *data, size_t n, bool cut)
{
    change *c = malloc(sizeof *c + n);
    if (!c)
        abort();
    *c = (change){.id = ++the.changes, .at = at, .n = n, .cut = cut};
    if (n)
        memcpy(c->data, data, n);
    *f->changes_end = c;
    f->changes_end = &c->next;
}

static void forget_changes(file *f, uint64_t up_to, bool keep)
{
    while (f->changes && f->changes->id <= up_to) {
        change *c = f->changes;
        if (keep)
            apply(&f->safe, c);
        f->changes = c->next;
        free(c);
    }
    if (!f->changes)
        f->changes_end = &f->changes;
}

static void free_file(file *f)
{
    forget_changes(f, UINT64_MAX, false);
    for (int i = 0; i < REGIONS; i++)
        free(f->region[i]);
    free(f->now.data);
    free(f->safe.data);
    free(f);
}

static file *new_file(const char *name)
{
    file *f = calloc(1, sizeof *f);
    if (!f || strlen(name) >= NAME)
        abort();
    snprintf(f->name, sizeof f->name, "%s", name);
    f->changes_end = &f->changes;
    return f;
}

/* ---- disks ------------------------------------------------------------------------------- */

disk *disk_new(void)
{
    disk *d = calloc(1, sizeof *d);
    if (!d)
        abort();
    return d;
}

void disk_free(disk *d)
{
    for (int i = 0; d && i < FILES; i++)
        if (d->files[i])
            free_file(d->files[i]);
    free(d);
}

void disk_mount(disk *d) { the.mounted = d; }
disk *disk_mounted(void) { return the.mounted; }
void disk_room(size_t bytes) { the.room = bytes; }

void disk_errors(unsigned write_per_million, unsigned sync_per_million)
{
    the.write_errors = write_per_million;
    the.sync_errors = sync_per_million;
}

void disk_speed(sim_time sync_low, sim_time sync_high)
{
    the.low = sync_low;
    the.high = sync_high;
}

void disk_quiet(bool quiet) { the.quiet = quiet; }
unsigned disk_open_files(void) { return the.handles; }

size_t disk_bytes(const disk *d)
{
    size_t all = 0;
    for (int i = 0; i < FILES; i++)
        all += d->files[i] ? d->files[i]->now.size : 0;
    return all;
}

static void tear(image *m, const change *c)
{
    for (size_t at = 0; at < c->n;) {
        size_t n = SECTOR - (c->at + at) % SECTOR;
        n = n < c->n - at ? n : c->n - at;
        if (sim_rarely(500000))
            put(m, c->at + at, c->data + at, n);
        at += n;
    }
    sim_count.torn++;
}

static void survive(image *m, const file *f, unsigned style)
{
    for (const change *c = f->changes; c; c = c->next) {
        uint64_t fate = style < 2 ? style : sim_below(3);
        if (fate == 0)
            apply(m, c);
        else if (fate == 2 && !c->cut)
            tear(m, c);
        else
            sim_count.lost++;
    }
}

disk *disk_after(const disk *d, bool power_cut)
{
    disk *out = disk_new();
    unsigned style = (unsigned)sim_below(4); /* all, nothing, or a mixture */
    for (int i = 0; i < FILES; i++) {
        const file *f = d->files[i];
        if (!f || !*f->name)
            continue;
        file *copy = new_file(f->name);
        const image *from = power_cut ? &f->safe : &f->now;
        put(&copy->now, 0, from->size ? from->data : "", from->size);
        if (power_cut)
            survive(&copy->now, f, style);
        put(&copy->safe, 0, copy->now.size ? copy->now.data : "", copy->now.size);
        out->files[i] = copy;
    }
    return out;
}

/* ---- faults ------------------------------------------------------------------------------- */

static bool plain(void) { return the.quiet || life_ghost() || !fiber_self(); }

static void wait_for_disk(sim_time low, sim_time high)
{
    if (plain())
        return;
    sim_time lasts = sim_between(low, high);
    life_syncs(lasts);
    fiber_sleep(lasts);
}

/* ---- files, as SQLite calls them ------------------------------------------------------------ */

static void remove_file(disk *d, file *f)
{
    for (int i = 0; i < FILES; i++)
        if (d->files[i] == f)
            d->files[i] = NULL;
}

static int x_close(sqlite3_file *base)
{
    handle *h = disk_handle_of(base);
    base->pMethods->xUnlock(base, SQLITE_LOCK_NONE);
    the.handles--;
    if (--h->f->opened == 0 && (h->drop || !*h->f->name)) {
        remove_file(h->d, h->f);
        free_file(h->f);
    }
    return SQLITE_OK;
}

static int x_read(sqlite3_file *base, void *out, int n, sqlite3_int64 at)
{
    const image *m = &disk_handle_of(base)->f->now;
    size_t from = (size_t)at, want = (size_t)n;
    size_t have = from < m->size ? m->size - from : 0;
    if (have >= want) {
        memcpy(out, m->data + from, want);
        return SQLITE_OK;
    }
    if (have)
        memcpy(out, m->data + from, have);
    memset((char *)out + have, 0, want - have);
    return SQLITE_IOERR_SHORT_READ;
}

static int x_write(sqlite3_file *base, const void *data, int n, sqlite3_int64 at)
{
    file *f = disk_handle_of(base)->f;
    size_t end = (size_t)at + (size_t)n;
    size_t more = end > f->now.size ? end - f->now.size : 0;
    if (!plain() && sim_rarely(WRITE_SLEEPS))
        wait_for_disk(the.low / 4, the.high / 4);
    if (!plain() && more > the.room) {
        sim_count.disk_full++;
        sim_trace("disk: full");
        life_disk_failed();
        return SQLITE_FULL;
    }
    if (!plain() && sim_rarely(the.write_errors)) {
        sim_count.write_errors++;
        sim_trace("disk: a write fails");
        life_disk_failed();
        return SQLITE_IOERR_WRITE;
    }
    if (!plain() && the.room != SIZE_MAX)
        the.room -= more;
    put(&f->now, (size_t)at, data, (size_t)n);
    remember(f, (size_t)at, data, (size_t)n, false);
    return SQLITE_OK;
}

static int x_truncate(sqlite3_file *base, sqlite3_int64 size)
{
    file *f = disk_handle_of(base)->f;
    if ((size_t)size < f->now.size) {
        resize(&f->now, (size_t)size);
        remember(f, (size_t)size, NULL, 0, true);
    }
    return SQLITE_OK;
}

static int x_sync(sqlite3_file *base, int flags)
{
    file *f = disk_handle_of(base)->f;
    uint64_t now = the.changes;
    (void)flags;
    wait_for_disk(the.low, the.high);
    if (!plain() && sim_rarely(the.sync_errors)) {
        sim_count.sync_errors++;
        sim_trace("disk: a sync fails");
        life_disk_failed();
        return SQLITE_IOERR_FSYNC;
    }
    forget_changes(f, now, true);
    return SQLITE_OK;
}

static int x_size(sqlite3_file *base, sqlite3_int64 *size)
{
    *size = (sqlite3_int64)disk_handle_of(base)->f->now.size;
    return SQLITE_OK;
}

static const sqlite3_io_methods methods = {
    .iVersion = 2,
    .xClose = x_close,
    .xRead = x_read,
    .xWrite = x_write,
    .xTruncate = x_truncate,
    .xSync = x_sync,
    .xFileSize = x_size,
    .xLock = disk_x_lock,
    .xUnlock = disk_x_unlock,
    .xCheckReservedLock = disk_x_reserved,
    .xFileControl = disk_x_control,
    .xSectorSize = disk_x_sector,
    .xDeviceCharacteristics = disk_x_traits,
    .xShmMap = disk_x_shm_map,
    .xShmLock = disk_x_shm_lock,
    .xShmBarrier = disk_x_shm_barrier,
    .xShmUnmap = disk_x_shm_unmap,
};

/* ---- names --------------------------------------------------------------------------------------
 */

static file *find(const disk *d, const char *name)
{
    for (int i = 0; name && i < FILES; i++)
        if (d->files[i] && strcmp(d->files[i]->name, name) == 0)
            return d->files[i];
    return NULL;
}

static int x_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *base, int flags, int *out)
{
    handle *h = disk_handle_of(base);
    disk *d = the.mounted;
    file *f = find(d, name);
    (void)vfs;
    base->pMethods = NULL;
    if (!f && name && !(flags & SQLITE_OPEN_CREATE))
        return SQLITE_CANTOPEN;
    for (int i = 0; !f && i < FILES; i++)
        if (!d->files[i])
            f = d->files[i] = new_file(name ? name : "");
    if (!f)
        sim_fail("more files than the disk has room for");
    f->opened++;
    the.handles++;
    *h = (handle){.d = d, .f = f, .drop = (flags & SQLITE_OPEN_DELETEONCLOSE) != 0};
    h->base.pMethods = &methods;
    if (out)
        *out = flags;
    return SQLITE_OK;
}

static int x_delete(sqlite3_vfs *vfs, const char *name, int sync)
{
    file *f = find(the.mounted, name);
    (void)vfs, (void)sync;
    if (!f)
        return SQLITE_IOERR_DELETE_NOENT;
    remove_file(the.mounted, f);
    f->name[0] = 0; /* whoever has it open keeps it */
    if (!f->opened)
        free_file(f);
    return SQLITE_OK;
}

static int x_access(sqlite3_vfs *vfs, const char *name, int flags, int *out)
{
    const file *f = find(the.mounted, name);
    (void)vfs;
    *out = f && (flags != SQLITE_ACCESS_EXISTS || f->now.size);
    return SQLITE_OK;
}

static int x_full_path(sqlite3_vfs *vfs, const char *name, int cap, char *out)
{
    (void)vfs;
    sqlite3_snprintf(cap, out, "%s", name);
    return SQLITE_OK;
}

static int x_random(sqlite3_vfs *vfs, int n, char *out)
{
    (void)vfs;
    for (int i = 0; i < n; i++)
        out[i] = (char)sim_rand();
    return n;
}

static int x_sleep(sqlite3_vfs *vfs, int us)
{
    (void)vfs;
    if (!the.quiet)
        fiber_sleep(life_ghost() ? 0 : (unsigned)us * SIM_US);
    return us;
}

static int x_time64(sqlite3_vfs *vfs, sqlite3_int64 *out)
{
    (void)vfs;
    sqlite3_int64 since = (sqlite3_int64)(sim_now() / SIM_MS);
    *out = 210866760000000 + 1800000000000 + since;
    return SQLITE_OK;
}

static int x_time(sqlite3_vfs *vfs, double *out)
{
    sqlite3_int64 ms = 0;
    x_time64(vfs, &ms);
    *out = (double)ms / 86400000.0;
    return SQLITE_OK;
}

/* NOLINTNEXTLINE(readability-non-const-parameter): SQLite says what it looks like */
static int x_error(sqlite3_vfs *vfs, int n, char *out)
{
    (void)vfs, (void)n, (void)out;
    return 0;
}

void disk_register(void)
{
    static sqlite3_vfs vfs = {
        .iVersion = 2,
        .szOsFile = sizeof(handle),
        .mxPathname = NAME - 1,
        .zName = "sim",
        .xOpen = x_open,
        .xDelete = x_delete,
        .xAccess = x_access,
        .xFullPathname = x_full_path,
        .xRandomness = x_random,
        .xSleep = x_sleep,
        .xCurrentTime = x_time,
        .xGetLastError = x_error,
        .xCurrentTimeInt64 = x_time64,
    };
    if (sqlite3_config(SQLITE_CONFIG_SINGLETHREAD) || sqlite3_vfs_register(&vfs, 1))
        abort();
    the.room = SIZE_MAX;
}
