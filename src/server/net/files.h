/* files.h - the page's files, read once into memory: a request only looks up a name. */
#ifndef MH_SERVER_NET_FILES_H
#define MH_SERVER_NET_FILES_H

#include "net.h"

/* A file may lie packed beside itself: x.js, x.js.gz, x.js.br, all made with the page. */
enum net_coding { NET_PLAIN, NET_GZIP, NET_BROTLI, NET_CODINGS };

typedef struct net_file {
    char *path;       /* "/assets/x.js" */
    net_frame **part; /* shared by all to whom it is being sent */
    size_t part_count, size;
    const char *type;
    char etag[24];
    bool forever; /* its name changes with its content */
    enum net_coding coding;
    const struct net_file *packed[NET_CODINGS]; /* NULL: there is none */
} net_file;

typedef struct net_files {
    net_file *list;
    size_t count, cap, bytes;
} net_files;

/* NULL without memory; an unreadable folder has no files. */
net_files *net_files_read(const char *folder);
void net_files_free(net_files *f);
const net_file *net_files_find(const net_files *f, const char *path);
/* The form of it that an Accept-Encoding ("": there was none) likes best, the smaller one of two.
 */
const net_file *net_file_for(const net_file *f, const char *accept);
/* What Content-Encoding says; NULL for the file itself. */
const char *net_file_coding(const net_file *f);
bool net_file_varies(const net_file *f);

#endif
