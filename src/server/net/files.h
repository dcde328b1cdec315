/* files.h - the page's files, read once into memory: a request only looks up a name. */
#ifndef MH_SERVER_NET_FILES_H
#define MH_SERVER_NET_FILES_H

#include "net.h"

typedef struct net_file {
    char *path;       /* "/assets/x.js" */
    net_frame **part; /* shared by all to whom it is being sent */
    size_t part_count, size;
    const char *type;
    char etag[24];
    bool forever; /* its name changes with its content */
} net_file;

typedef struct net_files {
    net_file *list;
    size_t count, cap, bytes;
} net_files;

/* NULL without memory; an unreadable folder has no files. */
net_files *net_files_read(const char *folder);
void net_files_free(net_files *f);
const net_file *net_files_find(const net_files *f, const char *path);

#endif
