/* lab.c - whoever watches, text in columns. */
#include "lab.h"

bool lab_stopped(const lab_watch *w) { return w && w->stopped && w->stopped(w->ctx); }

void lab_lost(const lab_watch *w, int rank, uint64_t first, uint64_t count)
{
    if (w && w->lost)
        w->lost(w->ctx, rank, first, count);
}

/* Our languages need no wide and no combining characters beyond those that a letter stands for:
 * a column a code point. */
int lab_width(const char *text)
{
    int n = 0;
    for (; *text; text++)
        n += (*text & 0xc0) != 0x80;
    return n;
}

void lab_pad(FILE *f, const char *text, int width, bool right)
{
    int blank = width - lab_width(text);
    if (blank < 0)
        blank = 0;
    if (right)
        fprintf(f, "%*s%s", blank, "", text);
    else
        fprintf(f, "%s%*s", text, blank, "");
}
