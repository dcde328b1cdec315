/* replay.c - a fuzzer without libFuzzer: runs the files of its arguments, and of folders among
 * them, once. What a fuzzer found is kept in tests/fuzz/corpus and replayed by every build. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "../feed.h"

enum { MOST = 1 << 20, PATHS = 4096 };

static unsigned files;

static void run_file(const char *path)
{
    FILE *f = fopen(path, "rb");
    uint8_t *all = f ? malloc(MOST) : NULL;
    size_t n = all ? fread(all, 1, MOST, f) : 0;
    uint8_t *data = all ? malloc(n ? n : 1) : NULL; /* so that a byte too far is noticed */
    if (!data || ferror(f) || n == MOST) {
        fprintf(stderr, "replay: cannot read %s\n", path);
        exit(2);
    }
    memcpy(data, all, n);
    fprintf(stderr, "%s\n", path);
    LLVMFuzzerTestOneInput(data, n);
    files++;
    free(data);
    free(all);
    fclose(f);
}

static int not_hidden(const struct dirent *e) { return e->d_name[0] != '.'; }

static void run_path(const char *path)
{
    struct stat st;
    struct dirent **list = NULL;
    char name[PATHS];
    if (stat(path, &st)) {
        fprintf(stderr, "replay: there is no %s\n", path);
        exit(2);
    }
    if (!S_ISDIR(st.st_mode)) {
        run_file(path);
        return;
    }
    int n = scandir(path, &list, not_hidden, alphasort);
    for (int i = 0; i < n; i++) {
        snprintf(name, sizeof name, "%s/%s", path, list[i]->d_name);
        run_path(name);
        free(list[i]);
    }
    free(list);
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        run_path(argv[i]);
    printf("%u inputs\n", files);
    return files ? 0 : 1; /* a corpus without inputs shows nothing */
}
