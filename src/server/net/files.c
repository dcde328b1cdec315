/* files.c - reads the folder of the page. */
#include "files.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "accept.h"
#include "meadhall/game.h"

enum { MAX_FILES = 4000, MAX_BYTES = 128 << 20, MAX_DEPTH = 8, MAX_NAME = 1024, PART = 64 << 10 };

static const char *type_of(const char *path)
{
    static const char *const types[][2] = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".mjs", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".json", "application/json"},
        {".webmanifest", "application/manifest+json"},
        {".wasm", "application/wasm"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".ico", "image/x-icon"},
        {".woff2", "font/woff2"},
        {".txt", "text/plain; charset=utf-8"},
        {".map", "application/json"},
    };
    size_t n = strlen(path);
    for (size_t i = 0; i < MH_COUNT(types); i++) {
        size_t e = strlen(types[i][0]);
        if (n > e && strcmp(path + n - e, types[i][0]) == 0)
            return types[i][1];
    }
    return "application/octet-stream";
}

static net_frame *read_part(FILE *f, size_t size)
{
    net_frame *part = malloc(sizeof *part + size);
    if (!part)
        return NULL;
    *part = (net_frame){.refs = 1, .length = size};
    if (fread(part->bytes, 1, size, f) == size)
        return part;
    free(part);
    return NULL;
}

static void free_file(net_file *f)
{
    for (size_t i = 0; i < f->part_count; i++)
        net_unref(f->part[i]);
    free(f->part);
    free(f->path);
}

/* Its parts and their hash; false: it cannot be read, or there is no memory. */
static bool read_parts(net_file *f, const char *path, uint64_t *hash)
{
    size_t count = (f->size + PART - 1) / PART;
    FILE *file = fopen(path, "rb");
    f->part = file ? calloc(count + 1, sizeof(void *)) : NULL;
    bool ok = f->part != NULL;
    *hash = f->size;
    for (size_t i = 0; ok && i < count; i++) {
        net_frame *part = read_part(file, i + 1 < count ? PART : f->size - i * PART);
        ok = part != NULL;
        if (!ok)
            break;
        f->part[f->part_count++] = part;
        *hash = mh_mix(*hash, mh_hash(part->bytes, part->length));
    }
    if (file)
        fclose(file);
    return ok;
}

static void add_file(net_files *all, const char *path, const char *name, size_t size)
{
    if (all->count >= MAX_FILES || all->bytes + size > MAX_BYTES)
        return;
    if (all->count == all->cap) {
        size_t cap = all->cap ? all->cap * 2 : 64;
        net_file *more = realloc(all->list, cap * sizeof *more);
        if (!more)
            return;
        all->list = more;
        all->cap = cap;
    }
    net_file f = {.path = strdup(name), .size = size};
    uint64_t hash = 0;
    if (!f.path || !read_parts(&f, path, &hash)) {
        free_file(&f);
        return;
    }
    f.type = type_of(name);
    f.forever = strncmp(name, "/assets/", 8) == 0;
    snprintf(f.etag, sizeof f.etag, "\"%016llx\"", (unsigned long long)hash);
    all->list[all->count++] = f;
    all->bytes += size;
}

static void read_folder(net_files *all, const char *folder, const char *prefix, int depth)
{
    DIR *d = depth < MAX_DEPTH ? opendir(folder) : NULL;
    if (!d)
        return;
    for (struct dirent *e; (e = readdir(d));) {
        char path[MAX_NAME], name[MAX_NAME];
        struct stat st;
        if (e->d_name[0] == '.')
            continue;
        int a = snprintf(path, sizeof path, "%s/%s", folder, e->d_name);
        int b = snprintf(name, sizeof name, "%s/%s", prefix, e->d_name);
        if (a < 0 || a >= MAX_NAME || b < 0 || b >= MAX_NAME || stat(path, &st))
            continue;
        if (S_ISDIR(st.st_mode))
            read_folder(all, path, name, depth + 1);
        else if (S_ISREG(st.st_mode) && st.st_size <= MAX_BYTES)
            add_file(all, path, name, (size_t)st.st_size);
    }
    closedir(d);
}

static int by_path(const void *a, const void *b)
{
    const net_file *x = a, *y = b;
    return strcmp(x->path, y->path);
}

static const struct {
    const char *suffix, *name;
} codings[NET_CODINGS] = {{"", NULL}, {".gz", "gzip"}, {".br", "br"}};

static int against_path(const void *path, const void *f)
{
    return strcmp(path, ((const net_file *)f)->path);
}

static net_file *find(const net_files *f, const char *path)
{
    return f->count ? bsearch(path, f->list, f->count, sizeof f->list[0], against_path) : NULL;
}

static const net_file *packed_as(const net_files *all, const net_file *f, enum net_coding c)
{
    char path[MAX_NAME];
    int n = snprintf(path, sizeof path, "%s%s", f->path, codings[c].suffix);
    net_file *p = n > 0 && n < MAX_NAME ? find(all, path) : NULL;
    if (!p || p->size >= f->size)
        return NULL;
    p->coding = c;
    p->type = f->type;
    p->forever = f->forever;
    return p;
}

static void find_packed(net_files *all)
{
    for (size_t i = 0; i < all->count; i++)
        for (enum net_coding c = NET_GZIP; c < NET_CODINGS; c++)
            all->list[i].packed[c] = packed_as(all, &all->list[i], c);
}

net_files *net_files_read(const char *folder)
{
    net_files *all = calloc(1, sizeof *all);
    if (!all)
        return NULL;
    if (folder)
        read_folder(all, folder, "", 0);
    if (all->count)
        qsort(all->list, all->count, sizeof all->list[0], by_path);
    find_packed(all);
    return all;
}

void net_files_free(net_files *f)
{
    if (!f)
        return;
    for (size_t i = 0; i < f->count; i++)
        free_file(&f->list[i]);
    free(f->list);
    free(f);
}

const net_file *net_files_find(const net_files *f, const char *path)
{
    char index[MAX_NAME];
    size_t n = strlen(path);
    if (n >= sizeof index - 16)
        return NULL;
    snprintf(index, sizeof index, "%s%s", path, path[n - 1] == '/' ? "index.html" : "");
    const net_file *found = find(f, index);
    return found && found->coding == NET_PLAIN ? found : NULL;
}

const net_file *net_file_for(const net_file *f, const char *accept)
{
    int all = net_accept_quality(accept, "*"), plain = net_accept_quality(accept, "identity");
    const net_file *best = f;
    /* what is not named may be sent as it is, but what is named is rather wanted */
    int most = plain >= 0 ? plain : 0;
    for (enum net_coding c = NET_GZIP; c < NET_CODINGS; c++) {
        const net_file *p = f->packed[c];
        int q = p ? net_accept_quality(accept, codings[c].name) : 0;
        if (q < 0)
            q = all;
        bool smaller = best == f || (p && p->size < best->size);
        if (q > 0 && (q > most || (q == most && smaller))) {
            best = p;
            most = q;
        }
    }
    return best;
}

const char *net_file_coding(const net_file *f) { return codings[f->coding].name; }

bool net_file_varies(const net_file *f) { return f->packed[NET_GZIP] || f->packed[NET_BROTLI]; }
