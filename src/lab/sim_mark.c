/* sim_mark.c - what every page of the lab needs: text as HTML, the mark of a seat. */
#include "sim_page.h"

void sim_put(FILE *f, const char *text)
{
    for (; *text; text++) {
        if (*text == '&')
            fputs("&amp;", f);
        else if (*text == '<')
            fputs("&lt;", f);
        else if (*text == '>')
            fputs("&gt;", f);
        else if (*text == '"')
            fputs("&quot;", f);
        else
            fputc(*text, f);
    }
}

void sim_seat_mark(FILE *f, double x, double y, int seat)
{
    static const char *const shape[MH_MAX_SEATS] = {
        "<circle r=\"6\"/>", "<path d=\"M0-7.5 6.5 0 0 7.5-6.5 0z\"/>",
        "<path d=\"M0-7 7 5.5H-7z\"/>", "<rect x=\"-5.5\" y=\"-5.5\" width=\"11\" height=\"11\"/>",
        "<path d=\"M-3.4-6H3.4L6.8 0 3.4 6H-3.4L-6.8 0z\"/>"};
    fprintf(f, "<g class=\"mk s%d\" transform=\"translate(%.1f %.1f)\">%s</g>", seat + 1, x, y,
            shape[seat]);
}
