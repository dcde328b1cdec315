/* disk_lock.c - locks of the simulated disk, and the memory that handles of one file share. */
#include <stdlib.h>

#include "disk_file.h"

enum { PAGE_SECTOR = 4096 };

/* ---- of files ---------------------------------------- */

static int take_shared(handle *h)
{
    file *f = h->f;
    if (f->exclusive || f->pending)
        return SQLITE_BUSY;
    f->shared++;
    h->level = SQLITE_LOCK_SHARED;
    return SQLITE_OK;
}

int disk_x_lock(sqlite3_file *base, int level)
{
    handle *h = disk_handle_of(base);
    file *f = h->f;
    if (h->level >= level)
        return SQLITE_OK;
    if (level == SQLITE_LOCK_SHARED)
        return take_shared(h);
    if (f->reserved && f->reserved != h)
        return SQLITE_BUSY;
    f->reserved = h;
    if (h->level < SQLITE_LOCK_RESERVED)
        h->level = SQLITE_LOCK_RESERVED;
    if (level == SQLITE_LOCK_RESERVED)
        return SQLITE_OK;
    f->pending = true;
    h->level = SQLITE_LOCK_PENDING;
    if (f->shared > 1)
        return SQLITE_BUSY;
    f->exclusive = h;
    h->level = SQLITE_LOCK_EXCLUSIVE;
    return SQLITE_OK;
}

int disk_x_unlock(sqlite3_file *base, int level)
{
    handle *h = disk_handle_of(base);
    file *f = h->f;
    if (h->level <= level)
        return SQLITE_OK;
    if (f->reserved == h) {
        f->reserved = f->exclusive = NULL;
        f->pending = false;
    }
    if (level == SQLITE_LOCK_NONE)
        f->shared--;
    h->level = level;
    return SQLITE_OK;
}

int disk_x_reserved(sqlite3_file *base, int *out)
{
    *out = disk_handle_of(base)->f->reserved != NULL;
    return SQLITE_OK;
}

int disk_x_control(sqlite3_file *base, int op, void *arg)
{
    (void)base, (void)op, (void)arg;
    return SQLITE_NOTFOUND;
}

int disk_x_sector(sqlite3_file *base)
{
    (void)base;
    return PAGE_SECTOR;
}

int disk_x_traits(sqlite3_file *base)
{
    (void)base;
    return SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

/* ---- shared memory of the log of writes ----------------------------------------------------- */

int disk_x_shm_map(sqlite3_file *base, int i, int size, int extend, void volatile **out)
{
    file *f = disk_handle_of(base)->f;
    if (i >= REGIONS)
        return SQLITE_FULL;
    if (!f->region[i] && extend)
        f->region[i] = calloc(1, (size_t)size);
    *out = f->region[i];
    return SQLITE_OK;
}

static int shm_release(handle *h, unsigned bits)
{
    file *f = h->f;
    for (int i = 0; i < SQLITE_SHM_NLOCK; i++) {
        if (!(bits >> i & 1))
            continue;
        if (h->shm_shared >> i & 1)
            f->shm_shared[i]--;
        if (h->shm_own >> i & 1)
            f->shm_owner[i] = NULL;
    }
    h->shm_shared &= ~bits;
    h->shm_own &= ~bits;
    return SQLITE_OK;
}

int disk_x_shm_lock(sqlite3_file *base, int at, int n, int flags)
{
    handle *h = disk_handle_of(base);
    file *f = h->f;
    unsigned bits = ((1u << n) - 1) << at;
    if (flags & SQLITE_SHM_UNLOCK)
        return shm_release(h, bits);
    bool own = flags & SQLITE_SHM_EXCLUSIVE;
    for (int i = at; i < at + n; i++) {
        bool mine = h->shm_shared >> i & 1;
        if (f->shm_owner[i] && f->shm_owner[i] != h)
            return SQLITE_BUSY;
        if (own && f->shm_shared[i] > (mine ? 1 : 0))
            return SQLITE_BUSY;
    }
    for (int i = at; i < at + n; i++) {
        if (own)
            f->shm_owner[i] = h;
        else if (!(h->shm_shared >> i & 1))
            f->shm_shared[i]++;
    }
    *(own ? &h->shm_own : &h->shm_shared) |= bits;
    return SQLITE_OK;
}

void disk_x_shm_barrier(sqlite3_file *base) { (void)base; }

int disk_x_shm_unmap(sqlite3_file *base, int drop)
{
    handle *h = disk_handle_of(base);
    shm_release(h, ~0u);
    for (int i = 0; drop && i < REGIONS; i++) {
        free(h->f->region[i]);
        h->f->region[i] = NULL;
    }
    return SQLITE_OK;
}
