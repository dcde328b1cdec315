// The markup of the rulebook (docs/rulebook.md): reads one file into pages of blocks. Knows nothing of games;
// what a reference, an icon or a figure means is asked of `ctx`.

/** What the small language of a page has, in the order it is looked for. */
const INLINE =
  /\*\*(.+?)\*\*|\*(.+?)\*|:([a-z][a-z0-9-]*):|\[([^\]]+)\]\(#([a-z0-9-]+)\)|\{([^}]+)\}|`([^`]+)`/g;
const HEAD = /^(#{1,3}) (.+?)(?: \{#([a-z0-9-]+)(?: :([a-z0-9-]+):)?\})?$/;
const FENCE = /^::: ?([a-z]+)? ?(.*)$/;
const RULES = /^= (.+)$/;
const WORDS_A_MINUTE = 180;

/** A text is an array of strings and small objects: b, i (text), ic (an icon), a (an anchor) with t, kbd. */
const joined = (parts) => {
  const out = [];
  for (const p of parts)
    if (typeof p === "string" && typeof out.at(-1) === "string") out[out.length - 1] += p;
    else if (p !== "") out.push(p);
  return out;
};

export const plainText = (t) =>
  t
    .map((p) => (typeof p === "string" ? p : p.kbd ? p.kbd : p.ic ? "" : plainText(p.b ?? p.i ?? p.t ?? [])))
    .join("");

class Reader {
  constructor(text, file, ctx) {
    this.lines = text.split("\n");
    this.file = file;
    this.ctx = ctx;
    this.at = 0;
    this.errors = [];
  }
  fail(what) {
    this.errors.push(`${this.file}:${Math.min(this.at + 1, this.lines.length)}: ${what}`);
  }
  peek() {
    return this.lines[this.at];
  }
  more() {
    return this.at < this.lines.length;
  }

  /** Numbers are never typed: they come from the tables, or an example says them as {3}. */
  words(text, example) {
    if (/\d/.test(text))
      this.fail(`a typed number in '${text.trim()}': write a reference, or {3} in an example`);
    if (/"/.test(text)) this.fail(`a straight quote in '${text.trim()}'`);
    if (/[*{}[\]`]/.test(text)) this.fail(`a mark without its partner in '${text.trim()}'`);
    void example;
    return this.ctx.typography(text);
  }

  value(ref, example) {
    if (/^[-−]?\d+(?:[.,]\d+)?(?: ?%)?$/.test(ref)) {
      if (!example) this.fail(`{${ref}} is a plain number: only an example may have one`);
      return ref.replace("-", "−");
    }
    try {
      return this.ctx.value(ref);
    } catch (e) {
      this.fail(e.message);
      return "?";
    }
  }

  inline(text, example = false) {
    const out = [];
    let last = 0;
    for (const m of text.matchAll(INLINE)) {
      out.push(this.words(text.slice(last, m.index), example));
      last = m.index + m[0].length;
      const [, b, i, icon, link, anchor, ref, key] = m;
      if (b) out.push({ b: this.inline(b, example) });
      else if (i) out.push({ i: this.inline(i, example) });
      else if (icon) {
        if (!this.ctx.icons.has(icon)) this.fail(`there is no icon :${icon}:`);
        out.push({ ic: icon });
      } else if (anchor) {
        this.links.push([this.at, anchor]);
        out.push({ a: anchor, t: this.inline(link, example) });
      } else if (ref) out.push(this.value(ref, example));
      else out.push({ kbd: key });
    }
    out.push(this.words(text.slice(last), example));
    return joined(out);
  }

  rules(list) {
    const ids = list.split(/,\s*/).flatMap((part) => {
      const [from, to] = part.trim().split("..");
      if (!to) return [from];
      const m = /^(.*-)(\d+)$/.exec(from);
      if (!m) return [from];
      const width = m[2].length,
        all = [];
      for (let n = Number(m[2]); n <= Number(to); n++) all.push(`${m[1]}${String(n).padStart(width, "0")}`);
      // a range names what there is in it: numbers of rules have gaps
      return all.filter((id, k) => this.ctx.rules.has(id) || k === 0 || k === all.length - 1);
    });
    for (const id of ids) if (!this.ctx.rules.has(id)) this.fail(`there is no rule ${id}`);
    return { k: "rules", ids };
  }

  /** `:icon: **Title** text | more` */
  item(line, example) {
    const m = /^(?::([a-z0-9-]+): )?(?:\*\*(.+?)\*\* ?)?(.*)$/.exec(line);
    const [text, ex] = m[3].split(" | ");
    if (m[1] && !this.ctx.icons.has(m[1])) this.fail(`there is no icon :${m[1]}:`);
    return {
      ...(m[1] ? { ic: m[1] } : {}),
      ...(m[2] ? { title: this.inline(m[2], example) } : {}),
      t: this.inline(text, example),
      ...(ex ? { ex: this.inline(ex, example) } : {}),
    };
  }

  body() {
    const lines = [];
    for (this.at++; this.more() && this.peek().trim() !== ":::"; this.at++) lines.push(this.peek());
    if (!this.more()) this.fail("a block that is opened by ::: is never closed");
    this.at++;
    return lines;
  }

  /** Lines of items, and among them the caption: lines that begin with `> `. */
  items(example, one = (l) => this.item(l, example)) {
    const lines = this.body().filter((l) => l.trim()),
      cap = lines.filter((l) => l.startsWith("> ")).map((l) => l.slice(2)),
      list = lines.filter((l) => !l.startsWith("> "));
    return { items: list.map(one), ...(cap.length ? { cap: this.inline(cap.join(" "), example) } : {}) };
  }

  block(example) {
    const [, kind = "", arg = ""] = FENCE.exec(this.peek());
    if (["strip", "boxes", "steps"].includes(kind)) return { k: kind, ...this.items(example) };
    if (kind === "missed")
      return { k: kind, ...this.items(example, (l) => this.inline(l.replace(/^- /, ""), example)) };
    if (kind === "ask") return { k: kind, ...this.items(example, (l) => this.question(l)) };
    if (kind === "example" || kind === "hint") return this.inner(kind, arg);
    if (kind === "table") return { k: kind, ...this.items(true, (l) => this.row(l, true)) };
    if (kind === "card") return { k: kind, title: this.inline(arg), cols: this.columns() };
    return this.figure(kind, arg, example);
  }

  question(line) {
    const [q, a] = line.replace(/^\? /, "").split(" = ");
    if (!a) this.fail("a question is written as '? question = answer'");
    return { q: this.inline(q), a: this.inline(a ?? "") };
  }

  row(line, example) {
    return line
      .replace(/^\| ?| ?\|$/g, "")
      .split(/ ?\| ?/)
      .map((c) => this.inline(c.trim(), example));
  }

  columns() {
    const cols = [];
    for (const line of this.body().filter((l) => l.trim()))
      if (line.startsWith("### ")) cols.push({ title: this.inline(line.slice(4)), items: [] });
      else if (cols.length) cols.at(-1).items.push(this.item(line.replace(/^- /, "")));
      else this.fail("a card begins with the head of a column: ### Title");
    return cols;
  }

  inner(kind, title) {
    this.at++;
    const blocks = [];
    while (this.more() && this.peek().trim() !== ":::") {
      const b = this.next(true);
      if (b) blocks.push(b);
    }
    if (!this.more()) this.fail(`the ${kind} is never closed`);
    this.at++;
    return { k: kind, title: this.inline(title, true), blocks };
  }

  figure(name, arg, example) {
    const start = this.at;
    if (!this.ctx.figures[name]) {
      this.fail(`there is no figure '${name}'`);
      this.body();
      return null;
    }
    const { items, cap } = this.items(example, (l) => l);
    try {
      const data = this.ctx.figures[name](arg, items, (t) => this.inline(t, true));
      return { k: "fig", name, ...data, ...(cap ? { cap } : {}) };
    } catch (e) {
      this.at = start;
      this.fail(`${name}: ${e.message}`);
      this.body();
      return null;
    }
  }

  list(example) {
    const items = [];
    for (; this.more() && this.peek().startsWith("- "); this.at++)
      items.push(this.inline(this.peek().slice(2), example));
    return { k: "ul", items };
  }

  paragraph(example) {
    const lines = [];
    while (this.more() && this.peek().trim() && !/^(?::::|#|- |= )/.test(this.peek()))
      lines.push(this.lines[this.at++]);
    return { k: "p", t: this.inline(lines.join(" "), example) };
  }

  heading() {
    const m = HEAD.exec(this.peek());
    if (!m) {
      this.fail("a heading is written as '## Title {#anchor}'");
      this.at++;
      return null;
    }
    const [, marks, title, id, icon] = m;
    if (marks.length < 3 && !id) this.fail(`'${title}' has no anchor: {#name}`);
    if (icon && !this.ctx.icons.has(icon)) this.fail(`there is no icon :${icon}:`);
    const made = {
      k: `h${marks.length}`,
      t: this.inline(title),
      ...(id ? { id } : {}),
      ...(icon ? { ic: icon } : {}),
    };
    this.at++;
    return made;
  }

  next(example = false) {
    const line = this.peek();
    if (!line.trim() || line.startsWith("<!--")) {
      this.at++;
      return null;
    }
    if (line.startsWith("#")) return this.heading();
    if (line.startsWith(":::")) return this.block(example);
    if (line.startsWith("- ")) return this.list(example);
    const rules = RULES.exec(line);
    if (rules) {
      const made = this.rules(rules[1]);
      this.at++;
      return made;
    }
    return this.paragraph(example);
  }
}

const countWords = (node) => {
  if (typeof node === "string") return node.split(/\s+/).filter(Boolean).length;
  if (Array.isArray(node)) return node.reduce((n, x) => n + countWords(x), 0);
  if (!node || typeof node !== "object") return 0;
  return Object.entries(node).reduce(
    (n, [k, v]) => n + (/^(?:k|id|ids|ic|a|name)$/.test(k) ? 0 : countWords(v)),
    0,
  );
};

/** Reads a book. Returns its pages, what is wrong with it, and the anchors it links to. */
export const readMarkup = (text, file, ctx) => {
  const r = new Reader(text, file, ctx),
    pages = [];
  r.links = [];
  while (r.more()) {
    const b = r.next();
    if (!b) continue;
    if (b.k === "h1")
      pages.push({ id: b.id ?? "", title: plainText(b.t), ...(b.ic ? { ic: b.ic } : {}), blocks: [] });
    else if (!pages.length) r.fail("the book begins with a page: # Title {#anchor}");
    else if (b.k === "p" && !pages.at(-1).blocks.length) pages.at(-1).blocks.push({ ...b, k: "lead" });
    else pages.at(-1).blocks.push(b);
  }
  for (const p of pages) p.minutes = Math.max(1, Math.round(countWords(p.blocks) / WORDS_A_MINUTE));
  return { pages, errors: r.errors, links: r.links };
};
