/* play_find.c - `about X`: the things, the headings and the words of the rules that are called X.
 */
#include <stdio.h>
#include <string.h>

#include "play.h"
#include "rule_words.h"

enum {
    KINDS = 256,
    FOUND = 96,
    NAMES = 12,
    NAME = 512,
    TEXT = 4096,
    LEAST = 3,
    WORD = 5,
    RULES = 2
};

/* How a name may be meant: the reader's own word, that of another language or of a saga, a part of
 * the reader's own. */
typedef enum meant { MEANT_EXACTLY, MEANT_OTHERWISE, MEANT_IN_PART } meant;

typedef struct finding {
    const mh_kind *kind;
    unsigned value;
} finding;

typedef struct search {
    const play_client *c;
    int seat;
    char wanted[NAME]; /* in small letters */
    meant meant;
    bool absent; /* there is such a thing, but not in this game, or not yet */
    unsigned kinds, found, names;
    const char *const *seen[KINDS]; /* kinds that were looked through, by their ids */
    finding thing[FOUND];
    char name[NAMES][NAME]; /* what is to be told of, as the table calls it */
} search;

/* Without the marks of a quotation and of a cry, which nobody types. */
static void plain_name(const char *text, char *out, size_t cap)
{
    static const char *const marks[] = {"“", "”", "„", "«", "»", "\"", "!", "?"};
    char small[NAME];
    size_t n = 0;
    cli_lower(text, small, sizeof small);
    for (const char *s = small; *s && n + 1 < cap;) {
        size_t mark = 0;
        for (size_t i = 0; i < MH_COUNT(marks) && !mark; i++)
            mark = strncmp(s, marks[i], strlen(marks[i])) == 0 ? strlen(marks[i]) : 0;
        if (mark)
            s += mark;
        else
            out[n++] = *s++;
    }
    out[n] = 0;
}

static bool is_letter(unsigned char c)
{
    return c >= 0x80 || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

/* Where a word of the text begins with what is wanted. */
static const char *word_with(const char *text, const char *wanted)
{
    for (const char *at = text; (at = strstr(at, wanted)) != NULL; at++)
        if (at == text || !is_letter((unsigned char)at[-1]))
            return at;
    return NULL;
}

static bool is_same(const char *text, const char *wanted, bool plural)
{
    size_t n = strlen(text);
    return strncmp(text, wanted, n) == 0 &&
           (!wanted[n] || (plural && n && strcmp(wanted + n, "s") == 0));
}

static bool is_meant(const search *s, const mh_label *label)
{
    char name[NAME];
    mh_lang own = s->c->how.lang;
    if (s->meant != MEANT_OTHERWISE) {
        plain_name(label->text[own], name, sizeof name);
        return s->meant == MEANT_IN_PART ? word_with(name, s->wanted) != NULL
                                         : is_same(name, s->wanted, own == MH_EN);
    }
    for (unsigned lang = 0; lang < MH_LANGS; lang++) {
        plain_name(label->text[lang], name, sizeof name);
        if (is_same(name, s->wanted, lang == MH_EN))
            return true;
    }
    return false;
}

static bool is_called(const search *s, const mh_kind *kind, unsigned value)
{
    char id[NAME];
    plain_name(kind->ids[value], id, sizeof id);
    return (kind->labels && is_meant(s, &kind->labels[value])) ||
           (s->meant == MEANT_OTHERWISE && strcmp(id, s->wanted) == 0);
}

static void note_name(search *s, const char *name)
{
    for (unsigned i = 0; i < s->names; i++)
        if (strcmp(s->name[i], name) == 0)
            return;
    if (s->names < NAMES)
        snprintf(s->name[s->names++], NAME, "%s", name);
}

static void name_of(const search *s, const mh_kind *kind, unsigned value, char *buf, size_t cap)
{
    mh_kind one = *kind;
    one.is_set = 0;
    mh_say_value(&one, &s->c->how, value, buf, cap);
    mh_capital(buf);
}

static void found(search *s, const mh_kind *kind, unsigned value)
{
    const mh_game *g = s->c->s->config.game;
    char name[NAME];
    if (g->in_play && !g->in_play(&s->c->hidden.st, kind, value)) {
        s->absent = s->meant != MEANT_IN_PART;
        return;
    }
    if (s->found < FOUND)
        s->thing[s->found++] = (finding){kind, value};
    name_of(s, kind, value, name, sizeof name);
    note_name(s, name);
}

static void look_through(search *s, const mh_kind *kind)
{
    if (!kind || !kind->ids || kind == &mh_seat || kind == &mh_yes_no || s->kinds == KINDS)
        return;
    for (unsigned i = 0; i < s->kinds; i++)
        if (s->seen[i] == kind->ids)
            return;
    s->seen[s->kinds++] = kind->ids;
    for (unsigned i = 0; i < kind->count; i++)
        if (is_called(s, kind, i))
            found(s, kind, i);
}

static void look_at_words(search *s, const mh_verb *words, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = 0; k < words[i].operands; k++)
            look_through(s, words[i].kinds[k]);
}

static void on_title(void *ctx, const mh_label *title, const char *id)
{
    search *s = ctx;
    char name[NAME];
    (void)id;
    if (!is_meant(s, title))
        return;
    snprintf(name, sizeof name, "%s", title->text[s->c->how.lang]);
    mh_capital(name);
    note_name(s, name);
}

static void on_row(void *ctx, const mh_kind *kind, unsigned value)
{
    (void)value;
    look_through(ctx, kind);
}

static void on_cell(void *ctx, const mh_label *title, const char *id, const mh_kind *kind,
                    int32_t value)
{
    (void)value;
    on_title(ctx, title, id);
    look_through(ctx, kind);
}

static void look_at_terms(search *s)
{
    for (unsigned i = 0; i < rule_term_count && (s->names || !s->absent); i++)
        if (strcmp(rule_terms[i].game, s->c->s->config.game->id) == 0)
            on_title(s, &rule_terms[i].name, NULL);
}

/* Everything that choices, the story and the tables name: never what only the engine knows. */
static void look_everywhere(search *s, meant how)
{
    const mh_game *g = s->c->s->config.game;
    s->kinds = s->found = s->names = 0;
    s->absent = false;
    s->meant = how;
    look_at_words(s, g->verbs, g->verb_count);
    look_at_words(s, g->events, g->event_count);
    look_at_words(s, g->remarks, g->remark_count);
    g->view(&s->c->hidden.st, s->seat, &(mh_out){s, on_title, on_row, on_cell});
    look_at_terms(s);
}

/* ---- what there is to tell ----------------------------------------------------------- */

/* The name stands before it, unless the rule itself begins with it. */
static void put_rule(const search *s, const mh_rule *rule, const char *name)
{
    char text[TEXT], said[TEXT + NAME + 2], small[NAME], wanted[NAME];
    mh_lang lang = s->c->how.lang;
    rule_words_plain(rule, lang, text, sizeof text);
    plain_name(text, small, sizeof small);
    plain_name(name, wanted, sizeof wanted);
    bool begins = strncmp(small, wanted, strlen(wanted)) == 0;
    snprintf(said, sizeof said, "%s%s%s", begins ? "" : name, begins ? "" : ": ", text);
    play_put_rule(lang, rule->id, said);
}

/* The rules that say what a word of the game is. */
static bool put_term(const search *s, const rule_term *t, const char *name)
{
    const mh_game *g = s->c->s->config.game;
    char id[64];
    for (const char *at = t->rules; *at;) {
        size_t n = strcspn(at, " ");
        snprintf(id, sizeof id, "%.*s", (int)n, at);
        int rule = cli_find_rule(g, id);
        if (rule >= 0)
            put_rule(s, &g->rules[rule], at == t->rules ? name : "");
        at += n + (at[n] == ' ');
    }
    return true;
}

static bool put_terms(const search *s, const char *name, bool named)
{
    char own[NAME], wanted[NAME];
    plain_name(name, wanted, sizeof wanted);
    for (unsigned i = 0; i < rule_term_count; i++) {
        const rule_term *t = &rule_terms[i];
        plain_name(t->name.text[s->c->how.lang], own, sizeof own);
        if (strcmp(t->game, s->c->s->config.game->id) == 0 && strcmp(own, wanted) == 0)
            return put_term(s, t, named ? "" : name);
    }
    return false;
}

/* The longest word of the rules in a name: of "shed 2" the shed. */
static bool put_part(const search *s, const char *name)
{
    const rule_term *best = NULL;
    char own[NAME], wanted[NAME];
    size_t longest = LEAST - 1;
    plain_name(name, wanted, sizeof wanted);
    for (unsigned i = 0; i < rule_term_count; i++) {
        plain_name(rule_terms[i].name.text[s->c->how.lang], own, sizeof own);
        if (strcmp(rule_terms[i].game, s->c->s->config.game->id) == 0 && strlen(own) > longest &&
            word_with(wanted, own)) {
            best = &rule_terms[i];
            longest = strlen(own);
        }
    }
    return best && put_term(s, best, name);
}

/* The rules that speak of it first: the earlier the name stands in a rule, the more it is what the
 * rule is about. Not those that speak to programs. */
static bool put_mentions(const search *s, const char *name)
{
    const mh_game *g = s->c->s->config.game;
    unsigned told = 0;
    char wanted[NAME], text[TEXT];
    plain_name(name, wanted, sizeof wanted);
    for (size_t near = 12; near < 200 && !told && strlen(wanted) >= LEAST; near *= 4)
        for (unsigned i = 0; i < g->rule_count && told < RULES; i++) {
            plain_name(rule_words_of(&g->rules[i], s->c->how.lang), text, sizeof text);
            const char *at = word_with(text, wanted);
            if (at && (size_t)(at - text) < near && !strchr(text, '_'))
                put_rule(s, &g->rules[i], told++ ? "" : name);
        }
    return told > 0;
}

/* What is printed of a thing: its sentence, and what the tables say of it. */
static bool put_thing(const search *s, const finding *f, const char *name)
{
    const mh_speech *how = &s->c->how;
    char text[TEXT];
    const char *note = f->kind->notes ? f->kind->notes[f->value].text[how->lang] : "";
    if (*note) {
        snprintf(text, sizeof text, "%s: %s", name, note);
        show_paragraph(text);
    }
    return show_facts(s->c->s->config.game, &s->c->hidden.st, how, f->kind, f->value, !*note) ||
           *note;
}

/* Several kinds may share a thing, and several things a sentence. */
static bool is_told(const search *s, unsigned at)
{
    const finding *f = &s->thing[at];
    char name[NAME], other[NAME];
    name_of(s, f->kind, f->value, name, sizeof name);
    for (unsigned i = 0; i < at; i++) {
        const finding *o = &s->thing[i];
        name_of(s, o->kind, o->value, other, sizeof other);
        bool noted = f->kind->notes && *f->kind->notes[f->value].text[s->c->how.lang];
        bool same =
            noted && o->kind->notes &&
            strcmp(f->kind->notes[f->value].text[MH_EN], o->kind->notes[o->value].text[MH_EN]) == 0;
        if (strcmp(name, other) == 0 && same)
            return true;
    }
    return false;
}

static bool put_name(search *s, const char *name)
{
    const play_client *c = s->c;
    const mh_game *g = c->s->config.game;
    char own[NAME];
    bool told = false;
    for (unsigned i = 0; i < s->found; i++) {
        name_of(s, s->thing[i].kind, s->thing[i].value, own, sizeof own);
        if (strcmp(own, name) == 0 && !is_told(s, i))
            told = put_thing(s, &s->thing[i], name) || told;
    }
    bool defined = put_terms(s, name, told);
    bool rows = show_rows_of(g, &c->hidden.st, s->seat, &c->how, name);
    return told || defined || rows || put_mentions(s, name) ||
           (s->meant == MEANT_EXACTLY && put_part(s, name));
}

static bool put_names(search *s)
{
    bool told = false;
    for (unsigned i = 0; i < s->names; i++)
        told = put_name(s, s->name[i]) || told;
    return told;
}

void play_about_thing(play_client *c, int seat, const char *name)
{
    static search s;
    char text[TEXT];
    if (cli_find_rule(c->s->config.game, name) >= 0) {
        play_rule(c->s->config.game, c->how.lang, name);
        return;
    }
    s = (search){.c = c, .seat = seat};
    plain_name(name, s.wanted, sizeof s.wanted);
    bool told = false;
    for (meant how = MEANT_EXACTLY; how <= MEANT_IN_PART && !told && !s.absent; how++) {
        if (how == MEANT_IN_PART && strlen(s.wanted) < LEAST)
            break;
        look_everywhere(&s, how);
        told = put_names(&s);
        if (!told && s.names && how != MEANT_IN_PART) {
            snprintf(text, sizeof text, "%s: %s", s.name[0],
                     show_say(c->how.lang, SHOW_ONLY_A_NAME));
            show_paragraph(text);
            return;
        }
    }
    bool word = strlen(s.wanted) >= WORD && !s.absent; /* shorter ones are in every sentence */
    if (!told && !(word && put_mentions(&s, s.wanted)))
        show_paragraph(show_say(c->how.lang, SHOW_NO_SUCH_THING));
}

/* ---- what a choice names -------------------------------------------------------------- */

static void find_of_kind(search *s, const mh_kind *kind, unsigned value)
{
    const play_client *c = s->c;
    if (!kind->ids || kind == &mh_seat || kind == &mh_yes_no)
        return;
    for (uint32_t i = 0; i < c->how.aliases; i++)
        if (c->alias[i].kind->ids == kind->ids && c->alias[i].value == value)
            found(s, c->alias[i].shown, c->alias[i].as);
    for (unsigned x = 0; x < kind->count; x++)
        if (kind->is_set ? x < 8 && (value >> x & 1) : value == x)
            found(s, kind, x);
}

/* What an answer is about in this question, names in its words, and means as things stand. */
static void find_of_choice(search *s, mh_action a)
{
    const mh_game *g = s->c->s->config.game;
    const mh_state *st = &s->c->hidden.st;
    mh_topic about[MH_MAX_TOPICS];
    mh_event said[MH_MAX_REMARKS];
    const mh_verb *v = &g->verbs[mh_verb_of(a)];
    uint32_t topics = g->topic ? g->topic(st, about, MH_MAX_TOPICS) : 0;
    uint32_t remarks = g->remark ? g->remark(st, s->seat, a, said, MH_MAX_REMARKS) : 0;
    for (uint32_t i = 0; i < topics && i < MH_MAX_TOPICS; i++)
        if (about[i].answer.bits == a.bits)
            find_of_kind(s, about[i].kind, about[i].value);
    for (unsigned i = 0; i < v->operands; i++)
        find_of_kind(s, v->kinds[i], mh_arg(a, i));
    for (uint32_t i = 0; i < remarks && i < MH_MAX_REMARKS; i++)
        for (unsigned k = 0; k < g->remarks[said[i].what].operands; k++)
            find_of_kind(s, g->remarks[said[i].what].kinds[k], said[i].arg[k]);
}

void play_about_choice(play_client *c, int seat, mh_action a)
{
    static search s;
    char name[NAME];
    s = (search){.c = c, .seat = seat};
    find_of_choice(&s, a);
    for (unsigned i = 0; i < s.found; i++) {
        name_of(&s, s.thing[i].kind, s.thing[i].value, name, sizeof name);
        if (!is_told(&s, i) && !put_thing(&s, &s.thing[i], name))
            put_terms(&s, name, false);
    }
}
