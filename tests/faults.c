/* faults.c - every allocation and every call to the system that the host makes fails in turn:
 * nothing crashes, nothing leaks, what failed says so, and a file is the old one or the new one.
 * The linker leads malloc, write, rename and their kin to here. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "host/campaign.h"
#include "meadhall/host.h"

enum { NEVER = 0, MOST = 5000, PLIES = 200 };

static unsigned calls, fails_at; /* fault points passed; the one that fails, or NEVER */
static bool short_writes;        /* a write that fails has written half */
static long live;                /* allocations not freed */

static bool faulty(int number)
{
    if (++calls != fails_at)
        return false;
    errno = number;
    return true;
}

/* ---- what the linker leads here ---- */

void *__real_malloc(size_t n);
void *__real_calloc(size_t n, size_t size);
void *__real_realloc(void *p, size_t n);
void __real_free(void *p);
char *__real_realpath(const char *path, char *out);
ssize_t __real_write(int fd, const void *p, size_t n);
int __real_fsync(int fd);
int __real_rename(const char *from, const char *to);
int __real_close(int fd);
int __real_fchmod(int fd, mode_t mode);
ssize_t __real_getrandom(void *p, size_t n, unsigned flags);
void *__wrap_malloc(size_t n);
void *__wrap_calloc(size_t n, size_t size);
void *__wrap_realloc(void *p, size_t n);
void __wrap_free(void *p);
char *__wrap_realpath(const char *path, char *out);
ssize_t __wrap_write(int fd, const void *p, size_t n);
int __wrap_fsync(int fd);
int __wrap_rename(const char *from, const char *to);
int __wrap_close(int fd);
int __wrap_fchmod(int fd, mode_t mode);
ssize_t __wrap_getrandom(void *p, size_t n, unsigned flags);

void *__wrap_malloc(size_t n)
{
    void *p = faulty(ENOMEM) ? NULL : __real_malloc(n);
    live += p != NULL;
    return p;
}

void *__wrap_calloc(size_t n, size_t size)
{
    void *p = faulty(ENOMEM) ? NULL : __real_calloc(n, size);
    live += p != NULL;
    return p;
}

void *__wrap_realloc(void *p, size_t n)
{
    void *q = faulty(ENOMEM) ? NULL : __real_realloc(p, n);
    live += q != NULL && !p;
    return q;
}

void __wrap_free(void *p)
{
    live -= p != NULL;
    __real_free(p);
}

char *__wrap_realpath(const char *path, char *out)
{
    char *p = faulty(EIO) ? NULL : __real_realpath(path, out);
    live += p && !out;
    return p;
}

ssize_t __wrap_write(int fd, const void *p, size_t n)
{
    if (!faulty(ENOSPC))
        return __real_write(fd, p, n);
    if (!short_writes || n < 2)
        return -1;
    fails_at++; /* the rest of it fails */
    return __real_write(fd, p, n / 2);
}

int __wrap_fsync(int fd) { return faulty(EIO) ? -1 : __real_fsync(fd); }

int __wrap_rename(const char *from, const char *to)
{
    return faulty(EACCES) ? -1 : __real_rename(from, to);
}

int __wrap_close(int fd)
{
    int rc = __real_close(fd);
    return faulty(EIO) ? -1 : rc;
}

int __wrap_fchmod(int fd, mode_t mode) { return faulty(EPERM) ? -1 : __real_fchmod(fd, mode); }

ssize_t __wrap_getrandom(void *p, size_t n, unsigned flags)
{
    return faulty(EAGAIN) ? -1 : __real_getrandom(p, n, flags);
}

/* ---- the round of faults ---- */

/* Runs it with every fault point failing once; false from the scenario: it went wrong. */
static void each_fault(bool (*scenario)(void))
{
    unsigned at = 1;
    for (; at < MOST; at++) {
        long before = live;
        calls = 0;
        fails_at = at;
        bool ok = scenario();
        bool came = calls >= at;
        fails_at = NEVER;
        if (!ok || live != before)
            fail_msg("fault %u: %s", at, ok ? "memory is lost" : "it went wrong");
        if (!came)
            break;
    }
    assert_in_range(at, 2, MOST - 1); /* at least one fault was possible */
}

static void quiet(void) { fails_at = NEVER; }

/* ---- scenarios ---- */

static host_config config_of(const char *game)
{
    uint8_t key[HOST_KEY] = {7};
    host_config config = {.game = mh_find(game), .seats = 2};
    config.options = mh_options_default(config.game);
    host_fate_open(&config.fate, key);
    return config;
}

static mh_err ply(host_session *s)
{
    static mh_action list[MH_MAX_LEGAL];
    int seat = mh_turn(s->now);
    if (seat == MH_CHANCE)
        return host_chance(s, NULL);
    uint32_t n = mh_legal(s->config.game, s->now, seat, list);
    return host_play(s, seat, list[s->plies * 7 % n], NULL);
}

/* A game of so many plies; one that is refused is played again, and must then be taken. */
static host_session *played(const char *game)
{
    mh_error error = {.code = MH_OK};
    host_config config = config_of(game);
    host_session *s = NULL;
    mh_err err = host_open(&config, &error, &s);
    if (err && (!error.text[0] || s || err != MH_ENOMEM))
        fail_msg("refused without a reason, or for another one than memory");
    if (err)
        return NULL;
    while (s->plies < PLIES && s->now->depth) {
        uint32_t at = s->plies;
        err = ply(s);
        if (err == MH_OK)
            continue;
        if (err != MH_ENOMEM)
            fail_msg("ply %u: error %d, and it was for memory only", at, (int)err);
        quiet();
        if (s->plies != at || ply(s) != MH_OK)
            fail_msg("ply %u is lost", at);
    }
    return s;
}

static bool game_survives(void)
{
    static uint64_t hash[2];
    static const char *const names[] = {"midgard", "odin"};
    for (unsigned i = 0; i < 2; i++) {
        host_session *s = played(names[i]);
        if (!s)
            continue;
        uint64_t now = mh_hash(s->now, s->config.game->state_size);
        hash[i] = hash[i] ? hash[i] : now;
        host_close(s);
        if (now != hash[i])
            return false;
    }
    return true;
}

static host_session *game;

static bool branch_and_undo(void)
{
    host_session *b = host_branch(game, PLIES / 2);
    if (!b)
        return true;
    bool ok = b->plies == PLIES / 2 && ply(b) != MH_EILLEGAL;
    int seat = mh_turn(b->now);
    if (seat < b->config.seats)
        ok = ok && host_undo(b, seat, host_undo_limit(b, seat)) == MH_OK;
    host_close(b);
    return ok;
}

static bool saga_comes_back(void)
{
    mh_error e = {.line = 0};
    size_t n = 0;
    char *text = host_saga_text(game, MH_CHANCE, &n);
    if (!text)
        return true;
    host_session *s = host_saga_parse(text, n, true, &e);
    bool ok = s ? mh_hash(s->now, s->config.game->state_size) ==
                      mh_hash(game->now, game->config.game->state_size)
                : e.text[0] != 0;
    free(text);
    host_close(s);
    return ok;
}

/* ---- files ---- */

static char folder[] = "/tmp/meadhall-faults-XXXXXX", path[64], link_path[64];
static const char old_text[] = "what was there before\n";

static unsigned files_in_folder(void)
{
    unsigned n = 0;
    DIR *d = opendir(folder);
    while (d && readdir(d))
        n++;
    if (d)
        closedir(d);
    return n - 2; /* . and .. */
}

static void put_old(void)
{
    FILE *f = fopen(path, "wb");
    assert_non_null(f);
    fputs(old_text, f);
    fclose(f);
}

static bool holds(const char *text, size_t n)
{
    static char now[1 << 20];
    FILE *f = fopen(path, "rb");
    size_t got = f ? fread(now, 1, sizeof now, f) : 0;
    if (f)
        fclose(f);
    return got == n && memcmp(now, text, n) == 0;
}

/* The old file or the new one, and nothing left beside it. */
static bool written_or_not(const char *where)
{
    mh_error e = {.line = 0};
    unsigned at = fails_at;
    size_t n = 0;
    quiet();
    put_old();
    unsigned files = files_in_folder();
    char *text = host_saga_text(game, MH_CHANCE, &n);
    calls = 0;
    fails_at = at;
    bool said = host_saga_write(game, MH_CHANCE, where, &e);
    unsigned passed = calls;
    quiet();
    bool ok = said ? holds(text, n) : e.text[0] && holds(old_text, sizeof old_text - 1);
    free(text);
    calls = passed;
    return ok && files_in_folder() == files;
}

static bool file_is_safe(void) { return written_or_not(path); }
static bool linked_file_is_safe(void) { return written_or_not(link_path); }

static bool file_is_read(void)
{
    mh_error e = {.line = 0};
    host_session *s = host_saga_read(path, false, &e);
    bool ok = s || e.text[0];
    host_close(s);
    return ok;
}

/* ---- campaigns ---- */

static bool campaign_is_safe(void)
{
    host_campaign c, again;
    mh_error e = {.line = 0};
    mh_error error = {.code = MH_OK};
    uint8_t key[HOST_KEY] = {3};
    host_config config = config_of("divinus");
    campaign_open(&c, &config, key);
    host_session *s = campaign_next(&c, false, key, &error);
    bool ok = s || error.text[0];
    for (unsigned i = 0; s && i < 60 && s->now->depth; i++)
        if (ply(s) != MH_OK)
            break;
    host_session *copy = s ? host_branch(s, s->plies) : NULL;
    bool kept = !copy || campaign_put(&c, copy, &error);
    ok = ok && (kept || error.text[0]);
    if (!campaign_write(&c, path, &e))
        ok = ok && e.text[0];
    else if (campaign_read(&again, path, &e))
        campaign_close(&again);
    else
        ok = ok && e.text[0];
    campaign_close(&c);
    return ok;
}

/* ---- tests ---- */

static void test_games(void **state)
{
    (void)state;
    quiet();
    assert_true(game_survives()); /* what it comes to without a fault */
    each_fault(game_survives);
}

static void test_branches(void **state)
{
    (void)state;
    each_fault(branch_and_undo);
}

static void test_sagas(void **state)
{
    (void)state;
    each_fault(saga_comes_back);
}

static void test_files(void **state)
{
    (void)state;
    for (int half = 0; half < 2; half++) {
        short_writes = half;
        each_fault(file_is_safe);
        each_fault(linked_file_is_safe);
    }
    short_writes = false;
    each_fault(file_is_read);
}

static void test_campaigns(void **state)
{
    (void)state;
    each_fault(campaign_is_safe);
}

static int set_up(void **state)
{
    (void)state;
    if (!mkdtemp(folder))
        return 1;
    snprintf(path, sizeof path, "%s/game.saga", folder);
    snprintf(link_path, sizeof link_path, "%s/link.saga", folder);
    if (symlink(path, link_path) != 0)
        return 1;
    game = played("rage");
    return game == NULL;
}

static int tear_down(void **state)
{
    (void)state;
    host_close(game);
    unlink(path);
    unlink(link_path);
    return rmdir(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_games),     cmocka_unit_test(test_branches),
        cmocka_unit_test(test_sagas),     cmocka_unit_test(test_files),
        cmocka_unit_test(test_campaigns),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
