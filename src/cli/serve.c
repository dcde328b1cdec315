/* serve.c - `meadhall serve` and `meadhall backup`: the table server and its store. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli.h"
#include "server/server.h"

enum { DEFAULT_PORT = 8080, MIN_WORKERS = 4, DEFAULT_SOCKETS = 128, LOGIN = 512 };

static int serve(const srv_config *config, bool check)
{
    mh_error error = {.code = MH_OK};
    if (!check) {
        int status = srv_run(config, &error);
        return status ? cli_failed(&cli_serve, "%s", error.text) : CLI_OK;
    }
    int differ = srv_check(config, &error);
    if (differ < 0)
        return cli_failed(&cli_serve, "%s", error.text);
    fprintf(stderr, "%d unfinished tables differ\n", differ);
    return differ ? CLI_FAILED : CLI_OK;
}

/* The first line of a file, or of the environment: a password is in no list of processes. */
static bool read_login(const char *path, char out[LOGIN])
{
    const char *given = getenv("MEADHALL_MAIL_LOGIN");
    FILE *f = path ? fopen(path, "r") : NULL;
    out[0] = 0;
    if (path && (!f || !fgets(out, LOGIN, f))) {
        if (f)
            fclose(f);
        return false;
    }
    if (f)
        fclose(f);
    else
        snprintf(out, LOGIN, "%s", given ? given : "");
    out[strcspn(out, "\r\n")] = 0;
    return !*out || strchr(out, ':');
}

static bool starts(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

static int read_mail(srv_config *config, const char *login, char secret[LOGIN])
{
    if (!config->mail && (login || config->mail_from || config->mail_plain))
        return cli_usage(&cli_serve, "--mail-from, --mail-login and --mail-plain need --mail");
    if (config->public_url && !starts(config->public_url, "https://") &&
        !starts(config->public_url, "http://"))
        return cli_usage(&cli_serve, "--public-url must begin with https:// or http://");
    if (!config->mail)
        return CLI_GO_ON;
    if (!starts(config->mail, "smtp://") && !starts(config->mail, "smtps://"))
        return cli_usage(&cli_serve, "--mail must be smtp://HOST[:PORT] or smtps://HOST[:PORT]");
    if (!config->mail_from || !srv_mail_address(config->mail_from) || !config->public_url)
        return cli_usage(&cli_serve, "--mail needs --mail-from (the hall's own e-mail address) and"
                                     " --public-url (where people find the page)");
    if (srv_mail_lacks())
        return cli_failed(&cli_serve, "--mail: %s", srv_mail_lacks());
    if (!read_login(login, secret))
        return cli_failed(&cli_serve, "--mail-login: expected a file whose first line is"
                                      " USER:PASSWORD");
    config->mail_login = *secret ? secret : NULL;
    return CLI_GO_ON;
}

static int run_serve(int argc, char **argv)
{
    uint64_t port = DEFAULT_PORT, linger = 2, workers = 0, sockets = DEFAULT_SOCKETS;
    bool check = false, memory = false;
    srv_config config = {.host = "127.0.0.1"};
    const char *login = NULL;
    const char *postgres = getenv("MEADHALL_POSTGRES"); /* keeps a password off the command line */
    const cli_option options[] = {
        {"--port", CLI_NUMBER, &port, 0, 65535},
        {"--host", CLI_TEXT, &config.host, 0, 0},
        {"--data", CLI_TEXT, &config.data, 0, 0},
        {"--postgres", CLI_TEXT, &postgres, 0, 0},
        {"--memory", CLI_FLAG, &memory, 0, 0},
        {"--node", CLI_TEXT, &config.node, 0, 0},
        {"--web", CLI_TEXT, &config.web, 0, 0},
        {"--origin", CLI_TEXT, &config.origins, 0, 0},
        {"--host-name", CLI_TEXT, &config.names, 0, 0},
        {"--behind-proxy", CLI_FLAG, &config.behind_proxy, 0, 0},
        {"--no-limits", CLI_FLAG, &config.no_limits, 0, 0},
        {"--linger", CLI_NUMBER, &linger, 0, 100},
        {"--workers", CLI_NUMBER, &workers, 1, 256},
        {"--sockets", CLI_NUMBER, &sockets, 1, 20000},
        {"--keep-finished", CLI_NUMBER, &config.keep_finished, 1, 36500},
        {"--mail", CLI_TEXT, &config.mail, 0, 0},
        {"--mail-from", CLI_TEXT, &config.mail_from, 0, 0},
        {"--mail-login", CLI_TEXT, &login, 0, 0},
        {"--mail-plain", CLI_FLAG, &config.mail_plain, 0, 0},
        {"--public-url", CLI_TEXT, &config.public_url, 0, 0},
        {"--hooks-anywhere", CLI_FLAG, &config.hook_anywhere, 0, 0},
        {"--check", CLI_FLAG, &check, 0, 0},
    };
    int status = cli_read(&cli_serve, options, MH_COUNT(options), &argc, argv);
    if (status != CLI_GO_ON)
        return status;
    if (argc)
        return cli_usage(&cli_serve, "unexpected '%.40s'", argv[0]);
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    config.port = (int)port;
    config.postgres = postgres && *postgres ? postgres : NULL;
    if (memory && (config.data || config.postgres || check))
        return cli_usage(&cli_serve, "--memory keeps nothing: no --data, --postgres or --check");
    char secret[LOGIN];
    status = read_mail(&config, login, secret);
    if (status != CLI_GO_ON)
        return status;
    if (!config.data)
        config.data = memory ? ":memory:" : "meadhall-data";
    config.linger_ms = (int)linger;
    config.sockets = (int)sockets;
    config.workers = workers ? (int)workers : cores > MIN_WORKERS ? (int)cores : MIN_WORKERS;
    if (!config.web)
        config.web = access("build/web/index.html", R_OK) == 0 ? "build/web" : MEADHALL_WEB;
    return serve(&config, check);
}

const cli_command cli_serve = {
    "serve", "serve tables and the page",
    "usage: meadhall serve [--port P] [--host A] [--data DIR | --postgres URL | --memory]\n"
    "                      [--node NAME] [--web DIR] [--origin O,...] [--host-name N,...]\n"
    "                      [--behind-proxy] [--linger MS] [--workers N] [--sockets N]\n"
    "                      [--no-limits] [--keep-finished DAYS]\n"
    "                      [--mail smtp://HOST[:PORT] --mail-from ADDRESS --public-url URL\n"
    "                       [--mail-login FILE] [--mail-plain]]\n"
    "       meadhall serve --check [--data DIR | --postgres URL]\n\n"
    "Serves tables over WebSockets (docs/protocol.md) and the page, until SIGTERM. "
    "docs/running.md\n"
    "says how to run it behind a proxy.\n\n"
    "  --port P        8080; 0 takes any free one. The address is printed\n"
    "  --host A        the address to listen at (127.0.0.1)\n"
    "  --data DIR      the embedded store (meadhall-data)\n"
    "  --postgres URL  PostgreSQL instead: any number of nodes. Or set MEADHALL_POSTGRES\n"
    "  --memory        keep nothing: tables and people are gone when the server stops\n"
    "  --node NAME     this node's name among others\n"
    "  --web DIR       the page (build/web)\n"
    "  --origin O,...  more origins whose pages may connect\n"
    "  --host-name N,...  names by which browsers may call it; local ones and addresses "
    "otherwise,\n"
    "                  and any behind a proxy\n"
    "  --behind-proxy  take callers' addresses from X-Forwarded-For\n"
    "  --linger MS     how long a commit waits for company (2)\n"
    "  --workers N     threads for searches and passwords\n"
    "  --sockets N     connections that one address (IPv6: one /64) may have open (128)\n"
    "  --no-limits     no rates and counts: for load tests on a machine of one's own\n"
    "  --keep-finished DAYS  delete tables that have been over for so long; otherwise they stay\n"
    "  --mail URL      send letters by this server: smtp://HOST[:PORT] (with STARTTLS, but on "
    "this\n"
    "                  machine) or smtps://HOST[:PORT]\n"
    "  --mail-from A   the hall's own e-mail address\n"
    "  --mail-login FILE  its first line is USER:PASSWORD. Or set MEADHALL_MAIL_LOGIN\n"
    "  --mail-plain    send without TLS: on a network of one's own\n"
    "  --public-url U  where people find the page; links in letters begin so\n"
    "  --hooks-anywhere  web-hooks may be at private addresses and without TLS: for tests\n"
    "  --check         replay unfinished tables, report those that differ under these rules\n\n"
    "Exit status: 0; 1 when it cannot serve, or tables differ; 2 for a wrong word.\n",
    run_serve};

static int run_backup(int argc, char **argv)
{
    const char *data = "meadhall-data";
    mh_error error = {.code = MH_OK};
    const cli_option options[] = {{"--data", CLI_TEXT, &data, 0, 0}};
    int status = cli_read(&cli_backup, options, MH_COUNT(options), &argc, argv);
    if (status != CLI_GO_ON)
        return status;
    if (argc != 1)
        return cli_usage(&cli_backup, "expected one FILE");
    if (access(argv[0], F_OK) == 0)
        return cli_failed(&cli_backup, "%.200s is there already", argv[0]);
    if (access(data, R_OK) != 0)
        return cli_failed(&cli_backup, "cannot read %.200s", data);
    return srv_backup(data, argv[0], &error) ? cli_failed(&cli_backup, "%s", error.text) : CLI_OK;
}

const cli_command cli_backup = {"backup", "copy the store of a server, while it runs",
                                "usage: meadhall backup [--data DIR] FILE\n\n"
                                "Copies the embedded store into FILE, consistent at one moment, "
                                "while a server may be writing.\n"
                                "To restore: stop the server, put FILE in place of "
                                "DIR/meadhall.db, remove meadhall.db-wal and\n"
                                "meadhall.db-shm. For PostgreSQL use pg_dump.\n\n"
                                "Exit status: 0; 1 when it fails; 2 for a wrong word.\n",
                                run_backup};
