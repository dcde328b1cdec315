/* admin.c - `meadhall admin`: for whoever runs a hall. */
#include <stdio.h>
#include <stdlib.h>

#include "cli.h"
#include "server/admin.h"

static int run_admin(int argc, char **argv)
{
    mh_error error = {.code = MH_OK};
    admin_call call = {.minutes = 10};
    const char *postgres = getenv("MEADHALL_POSTGRES"); /* keeps a password off the command line */
    const cli_option options[] = {
        {"--data", CLI_TEXT, &call.data, 0, 0},
        {"--postgres", CLI_TEXT, &postgres, 0, 0},
        {"--reason", CLI_TEXT, &call.reason, 0, 0},
        {"--days", CLI_NUMBER, &call.days, 1, 36500},
        {"--minutes", CLI_NUMBER, &call.minutes, 0, 525600},
        {"--again", CLI_FLAG, &call.again, 0, 0},
        {"--wait", CLI_NUMBER, &call.wait, 1, 3600},
    };
    int status = cli_read(&cli_admin, options, MH_COUNT(options), &argc, argv);
    if (status != CLI_GO_ON)
        return status;
    if (!argc)
        return cli_usage(&cli_admin, "expected a word; see meadhall admin --help");
    call.postgres = postgres && *postgres ? postgres : NULL;
    if (!call.data)
        call.data = "meadhall-data";
    call.word = argv[0];
    call.args = argv + 1;
    call.count = argc - 1;
    status = admin_run(&call, &error);
    if (status == ADMIN_WRONG_WORD)
        return cli_usage(&cli_admin, "%s", error.text);
    return status == ADMIN_OK ? CLI_OK : cli_failed(&cli_admin, "%s", error.text);
}

const cli_command cli_admin = {
    "admin", "people, tables and nodes of a server, while it runs",
    "usage: meadhall admin WORD ... [--data DIR | --postgres URL] [--wait SECONDS]\n\n"
    "Works on the store of a server, while it runs or not. Servers bring their connections and\n"
    "tables in step and answer; the answers are printed as a line of JSON. Everything is kept in\n"
    "an audit log. docs/running.md says what to do in which case.\n\n"
    "  find TEXT             people by id or a part of their name; a table by its id\n"
    "  rename PLAYER NAME    the new name is shown at all tables, also at those of the past\n"
    "  ban PLAYER            ends the sessions, bots take over the seats; [--days N] [--reason "
    "TEXT]\n"
    "  unban PLAYER\n"
    "  delete PLAYER         the account goes; the games keep the name\n"
    "  delete TABLE          the table goes with its history\n"
    "  export PLAYER         all that is kept about a person, as JSON\n"
    "  erase PLAYER          the account goes, and name and chat are shown to nobody any more\n"
    "  close TABLE           nobody can play or talk there any more; [--reason TEXT]\n"
    "  retire DAYS           deletes tables that have been over for so long\n"
    "  notice TEXT           tells everybody, and newcomers for [--minutes N] (10)\n"
    "  drain NODE            clients move to other nodes, nobody new is let in; undrain NODE\n"
    "  leave PLAYER          erased in two weeks, unless its owner signs in before\n"
    "  keeper PLAYER on|off  may do most of this in the browser\n"
    "  reports               what people reported; settle REPORT [--reason TEXT]\n"
    "  quiet PLAYER          may not talk for [--days N]; without, it may again\n"
    "  ratings [--again]     how many games were counted; or all of them once more, and what "
    "differed\n"
    "  nodes                 the servers that run\n"
    "  look                  tables whose time ran out, or that stand still for a week\n"
    "  letters               of the last day: sent, waiting, refused\n"
    "  log [COUNT]           the last words of administrators (50)\n\n"
    "  --data DIR      the embedded store (meadhall-data)\n"
    "  --postgres URL  PostgreSQL instead. Or set MEADHALL_POSTGRES\n"
    "  --wait SECONDS  how long servers have to answer (15; drain 120)\n\n"
    "Exit status: 0; 1 when it fails or a server does not answer; 2 for a wrong word.\n",
    run_admin};
