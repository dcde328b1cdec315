/* error.c - filling in what went wrong. */
#include "meadhall/error.h"

#include <stdio.h>

bool mh_vfail(mh_error *e, mh_err code, const char *format, va_list args)
{
    *e = (mh_error){.code = code};
    vsnprintf(e->text, sizeof e->text, format, args);
    return false;
}

bool mh_fail(mh_error *e, mh_err code, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    mh_vfail(e, code, format, args);
    va_end(args);
    return false;
}

bool mh_fail_at(mh_error *e, mh_err code, unsigned line, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    mh_vfail(e, code, format, args);
    va_end(args);
    e->line = line;
    return false;
}

void mh_point_at(mh_error *e, const char *file, const char *rule)
{
    if (file)
        snprintf(e->file, sizeof e->file, "%s", file);
    if (rule)
        snprintf(e->rule, sizeof e->rule, "%s", rule);
}
