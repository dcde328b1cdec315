/* tell.c - the log: one line for what belongs together. */
#include <string.h>

#include "core_words.h"
#include "phrase.h"

enum { LINE = MH_TELLER_PARTS * MH_TELLER_TEXT };

void mh_log_begin(mh_teller *t, const mh_game *g, const mh_speech *how, void *ctx,
                  mh_line_taker *line)
{
    memset(t, 0, sizeof *t);
    t->game = g, t->how = how, t->ctx = ctx, t->line = line;
    t->seat = MH_NONE;
}

/* ---- a line --------------------------------------------------------------------- */

static void give(mh_teller *t, mh_line_sort sort, int seat, bool move, uint32_t from, char *text)
{
    phrase_finish(text, LINE, t->how->lang);
    if (sort == MH_LINE_HEADING) { /* it is said when there is something to stand under it */
        mh_text out = mh_text_open(t->heading, sizeof t->heading);
        mh_put(&out, text);
        return;
    }
    if (sort == MH_LINE && t->heading[0])
        t->line(t->ctx, &(mh_line){MH_LINE_HEADING, MH_NONE, false, from, from, t->heading});
    t->heading[0] = 0;
    t->line(t->ctx, &(mh_line){sort, seat, move, from, t->ply, text});
}

/* Does it say this itself, names in quotes aside? */
static bool says(const char *text, mh_lang lang, const char *what)
{
    const mh_language *of = &mh_languages[lang];
    for (const char *s = text; *s; s++) {
        const char *end = strncmp(s, of->open, strlen(of->open)) ? NULL : strstr(s, of->close);
        if (end)
            s = end;
        else if (strncmp(s, what, strlen(what)) == 0)
            return true;
    }
    return false;
}

/* The verb that begins a part, with the blank after it: "не отправляет " is one; 0: nothing else.
 */
static size_t verb_of(const mh_teller *t, const char *part)
{
    const char *no = core_say(t->how->lang, CORE_NOT), *s = part;
    size_t n = strlen(no);
    if (n && strncmp(s, no, n) == 0 && s[n] == ' ')
        s += n + 1;
    s = strchr(s, ' ');
    return s ? (size_t)(s - part) + 1 : 0;
}

/* What happens twice over is said once: "gains 1 honour and 2 experience". */
static bool verb_again(const mh_teller *t, unsigned i)
{
    size_t n = i && i < t->parts ? verb_of(t, t->part[i]) : 0;
    return n && t->event[i] && t->event[i - 1] && strncmp(t->part[i], t->part[i - 1], n) == 0 &&
           !says(t->part[i - 1], t->how->lang, phrase_and(t->how->lang));
}

/* So is the other half of a German verb: "deckt A und B auf", not "deckt A auf und B auf". */
static size_t half_of_verb(const mh_teller *t, unsigned i)
{
    const char *half = core_say(t->how->lang, CORE_HALVES);
    size_t all = strlen(t->part[i]), next = strlen(t->part[i + 1]);
    for (size_t n; *half; half += n) {
        n = 1 + strcspn(half + 1, " ");
        if (all > n && next > n && memcmp(t->part[i] + all - n, half, n) == 0 &&
            memcmp(t->part[i + 1] + next - n, half, n) == 0)
            return n;
    }
    return 0;
}

/* Is this the last predicate, with all that repeats its verb? */
static bool is_last(const mh_teller *t, unsigned i)
{
    for (unsigned k = i + 1; k < t->parts; k++)
        if (!verb_again(t, k))
            return false;
    return true;
}

/* Two predicates with an "and" of their own are told apart by commas. */
static const char *last_joint(const mh_teller *t, unsigned last)
{
    for (unsigned i = 0; i < last; i++)
        if (verb_again(t, i) || says(t->part[i], t->how->lang, phrase_and(t->how->lang)))
            return core_say(t->how->lang, CORE_AND_APART);
    return phrase_and(t->how->lang);
}

/* What stands before a part: "gains A and B, raises C and loses D". */
static const char *joint(const mh_teller *t, unsigned i)
{
    if (!i)
        return " ";
    if (verb_again(t, i) && verb_again(t, i + 1))
        return ", ";
    if (verb_again(t, i)) /* an "and" of its own would blur what goes with what */
        return says(t->part[i], t->how->lang, phrase_and(t->how->lang))
                   ? core_say(t->how->lang, CORE_AND_ALSO)
                   : phrase_and(t->how->lang);
    return is_last(t, i) ? last_joint(t, i) : ", ";
}

static void put_part(mh_text *out, const mh_teller *t, unsigned i)
{
    const char *from = t->part[i] + (verb_again(t, i) ? verb_of(t, t->part[i]) : 0);
    mh_put_n(out, from, strlen(from) - (verb_again(t, i + 1) ? half_of_verb(t, i) : 0));
}

static void flush(mh_teller *t)
{
    char text[LINE];
    mh_text out = mh_text_open(text, sizeof text);
    if (!t->parts)
        return;
    phrase_put_seat(&out, t->how, t->seat);
    for (unsigned i = 0; i < t->parts; i++) {
        mh_put(&out, joint(t, i));
        put_part(&out, t, i);
    }
    if (!t->stopped)
        mh_put(&out, ".");
    uint32_t now = t->ply;
    t->ply = t->to;
    give(t, MH_LINE, t->seat, t->move, t->from, text);
    t->ply = now;
    t->parts = 0, t->closed = t->stopped = t->move = false;
}

/* What can only stand at the end of a line: a result, a list after a colon, two sentences. */
static bool ends_line(const char *text, mh_lang lang)
{
    static const char *const signs[] = {": ", "; ", ". ", " — "};
    size_t n = strlen(text);
    for (size_t i = 0; i < MH_COUNT(signs); i++)
        if (says(text, lang, signs[i]))
            return true;
    return n && strchr("!?", text[n - 1]);
}

/* ---- what stays hidden --------------------------------------------------------- */

static void put_seats(mh_text *out, const mh_teller *t)
{
    for (unsigned seat = 0; t->secret >> seat; seat++) {
        unsigned left = (unsigned)t->secret >> seat >> 1;
        if (!(t->secret >> seat & 1))
            continue;
        phrase_put_seat(out, t->how, seat);
        if (left)
            mh_put(out, left & (left - 1u) ? ", " : phrase_and(t->how->lang));
    }
}

static int first_of(unsigned seats)
{
    int seat = 0;
    while (!(seats >> seat & 1))
        seat++;
    return seat;
}

/* Who decided in secret, one after the other or many times over, is told in one line. */
static void tell_secrets(mh_teller *t)
{
    char text[LINE];
    mh_text out = mh_text_open(text, sizeof text);
    bool many = (t->secret & (t->secret - 1u)) != 0;
    if (!t->secret)
        return;
    const char *words = core_say(t->how->lang, many ? CORE_SECRETS : CORE_SECRET);
    const char *hole = strstr(words, "{0}");
    mh_put_n(&out, words, (size_t)(hole - words));
    put_seats(&out, t);
    mh_put(&out, hole + 3);
    int seat = many ? MH_NONE : first_of(t->secret);
    uint32_t now = t->ply;
    t->secret = 0;
    t->ply = t->secret_to;
    give(t, MH_LINE, seat, true, t->secret_from, text);
    t->ply = now;
}

static void add_part(mh_teller *t, int seat, const char *text, bool begins, uint8_t event)
{
    if (t->parts && (t->seat != seat || t->closed || t->parts == MH_TELLER_PARTS || begins))
        flush(t);
    char *part = t->part[t->parts];
    if (!t->parts)
        t->from = t->ply;
    mh_text out = mh_text_open(part, MH_TELLER_TEXT);
    mh_put(&out, text);
    size_t n = strlen(part);
    if (n && part[n - 1] == '.')
        part[--n] = 0;
    t->closed = ends_line(part, t->how->lang);
    t->stopped = n && strchr("!?", part[n - 1]);
    t->move = (t->parts == 0 || t->move) && seat == t->actor;
    t->seat = seat, t->to = t->ply;
    t->event[t->parts++] = event;
}

/* Has the line come to where this event starts another? */
static bool stands_apart(const mh_teller *t, const mh_how *how)
{
    return how->flags & PHRASE_BEGINS ||
           (how->after && t->parts && t->event[t->parts - 1] == how->after);
}

static void say(mh_teller *t, phrase_about *about, const char *template, uint8_t event, bool begins)
{
    char text[LINE];
    mh_text out = mh_text_open(text, sizeof text);
    phrase_span words = phrase_pick(about, template);
    int seat = phrase_subject(about, words.s);
    uint8_t flags = t->game->phrases->event_how[event].flags;
    bool alone = flags & (MH_HOW_BANNER | MH_HOW_HEADING) || seat >= MH_MAX_SEATS;
    tell_secrets(t);
    phrase_put(&out, about, words, !alone);
    if (!alone) {
        add_part(t, seat, text, begins, event);
        return;
    }
    flush(t);
    give(t,
         flags & MH_HOW_BANNER    ? MH_LINE_BANNER
         : flags & MH_HOW_HEADING ? MH_LINE_HEADING
                                  : MH_LINE,
         MH_NONE, false, t->ply, text);
}

/* ---- events ----------------------------------------------------------------------- */

static phrase_about about_events(const mh_teller *t, const mh_event *first, unsigned count)
{
    return (phrase_about){.game = t->game,
                          .how = t->how,
                          .verb = &t->game->events[first->what],
                          .arg = first->arg,
                          .stride = sizeof(mh_event),
                          .count = count,
                          .name = MH_NONE};
}

static const char *words_of(const mh_teller *t, const mh_event *e)
{
    return t->game->phrases->event[e->what].text[t->how->lang];
}

static void tell_waiting(mh_teller *t)
{
    if (!t->waiting)
        return;
    phrase_about about = about_events(t, t->wait, t->waiting);
    uint32_t now = t->ply;
    int actor = t->actor;
    t->waiting = 0;
    t->ply = t->wait_ply, t->actor = t->wait_actor;
    uint8_t event = t->wait[0].what;
    say(t, &about, words_of(t, t->wait), event,
        stands_apart(t, &t->game->phrases->event_how[event]));
    t->ply = now, t->actor = actor;
}

/* Do two events differ only in what their sentence gathers? */
static bool goes_with(const mh_teller *t, const mh_event *a, const mh_event *b)
{
    char one[MH_TELLER_TEXT], two[MH_TELLER_TEXT];
    if (a->what != b->what || !strstr(words_of(t, a), "{+"))
        return false;
    phrase_about about = about_events(t, a, 1);
    mh_text out = mh_text_open(one, sizeof one);
    about.outer = true;
    phrase_put(&out, &about, phrase_pick(&about, words_of(t, a)), false);
    about.arg = b->arg;
    out = mh_text_open(two, sizeof two);
    phrase_put(&out, &about, phrase_pick(&about, words_of(t, b)), false);
    return strcmp(one, two) == 0;
}

static bool is_told(const mh_event *events, uint32_t count, uint8_t what)
{
    for (uint32_t i = 0; what && i < count; i++)
        if (events[i].what == what)
            return true;
    return false;
}

static bool is_any_told(const mh_event *events, uint32_t count, const uint8_t what[MH_UNLESS])
{
    for (unsigned i = 0; i < MH_UNLESS; i++)
        if (is_told(events, count, what[i]))
            return true;
    return false;
}

static bool is_left_out(const mh_teller *t, const mh_event *e, const mh_event *all, uint32_t count)
{
    const mh_how *how = &t->game->phrases->event_how[e->what];
    return how->flags & MH_HOW_MUTE || (how->flags & MH_HOW_YES && !e->arg[0]) ||
           is_any_told(all, count, how->unless);
}

static void wait_for_more(mh_teller *t, const mh_event *e)
{
    if (!t->waiting)
        t->wait_ply = t->ply, t->wait_actor = t->actor;
    t->wait[t->waiting++] = *e;
}

static bool tell_event(mh_teller *t, const mh_event *e, const mh_event *all, uint32_t count)
{
    const mh_how *how = &t->game->phrases->event_how[e->what];
    bool dropped = memchr(t->drop, e->what, sizeof t->drop) != NULL;
    if (dropped || is_left_out(t, e, all, count))
        return dropped;
    if (how->drops[0])
        memcpy(t->drop, how->drops, sizeof t->drop);
    if (how->flags & MH_HOW_FIRST && t->waiting) {
        phrase_about about = about_events(t, e, 1);
        say(t, &about, words_of(t, e), e->what, false);
        return true;
    }
    if (t->waiting && (t->waiting == MH_TELLER_WAIT || !goes_with(t, t->wait, e)))
        tell_waiting(t);
    wait_for_more(t, e);
    return true;
}

/* ---- answers ------------------------------------------------------------------------ */

static void tell_secret(mh_teller *t, int seat)
{
    tell_waiting(t);
    flush(t);
    t->secret_from = t->secret ? t->secret_from : t->ply;
    t->secret_to = t->ply;
    t->secret |= (uint8_t)(1u << seat);
}

static void tell_answer(mh_teller *t, int seat, mh_action a)
{
    uint8_t arg[MH_MAX_OPERANDS];
    unsigned verb = mh_verb_of(a);
    for (unsigned i = 0; i < MH_MAX_OPERANDS; i++)
        arg[i] = (uint8_t)mh_arg(a, i);
    phrase_about about = {.game = t->game,
                          .how = t->how,
                          .verb = &t->game->verbs[verb],
                          .arg = arg,
                          .count = 1,
                          .name = seat};
    tell_waiting(t);
    say(t, &about, t->game->phrases->told[verb].text[t->how->lang], 0,
        seat != MH_CHANCE && !(t->game->phrases->verb_how[verb].flags & PHRASE_JOINS));
    memcpy(t->drop, t->game->phrases->verb_how[verb].drops, sizeof t->drop);
}

void mh_log_add(mh_teller *t, uint32_t ply, int seat, mh_action a, const mh_event *events,
                uint32_t count)
{
    uint8_t flags = a.bits ? t->game->phrases->verb_how[mh_verb_of(a)].flags : 0;
    bool quiet =
        flags & (MH_HOW_SILENT | MH_HOW_MUTE) || (flags & MH_HOW_YES && !mh_arg(a, 0)) ||
        (a.bits && is_any_told(events, count, t->game->phrases->verb_how[mh_verb_of(a)].unless));
    bool told = false;
    memset(t->drop, 0, sizeof t->drop);
    if (flags & PHRASE_BEGINS) {
        tell_waiting(t);
        flush(t);
    }
    t->ply = ply, t->actor = seat;
    if (a.bits && !quiet && (seat != MH_CHANCE || flags & PHRASE_BEGINS))
        tell_answer(t, seat, a), told = true;
    for (uint32_t i = 0; i < count; i++)
        told = tell_event(t, &events[i], events, count) || told;
    if (seat == MH_CHANCE && a.bits && !quiet && !told)
        tell_answer(t, seat, a);
    if (!a.bits && seat != MH_CHANCE && !told)
        tell_secret(t, seat);
}

void mh_log_end(mh_teller *t)
{
    tell_waiting(t);
    flush(t);
    tell_secrets(t);
}
