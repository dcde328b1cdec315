// The figures a page of the rulebook may have: each takes its words and the tables, and gives what the page
// draws.
import { noteOf, percent } from "./values.mjs";
import { winChance } from "./odds.mjs";

/** `rune.*`, `rune.gifts`: the ids of the things meant. */
const thingsOf = (content, words, names) =>
  names.flatMap((path) => {
    const [kind, id] = path.split(".");
    const ids = Object.keys(content[kind] ?? {}),
      all = ids.length ? ids : (words.kinds[kind]?.ids ?? []);
    if (id === "*") return all.map((x) => [kind, x]);
    if (!all.includes(id)) throw new Error(`nothing is called '${path}'`);
    return [[kind, id]];
  });

const pickSize = ({ w, h, colour }) => ({ w, h, colour });

const sentence = (text) =>
  text ? `${text[0].toUpperCase()}${text.slice(1)}${/[.!?…]$/.test(text) ? "" : "."}` : "";

export const figuresOf = ({ content, words, label, icons, typography, pictures, scenes }) => {
  const icon = (name) => {
    if (!icons.has(name)) throw new Error(`there is no icon '${name}'`);
    return name;
  };
  const title = (id) => words.titles[id] ?? id;
  const about = ([kind, id]) => typography(sentence(noteOf(words, `${kind}.${id}`)));

  /** `sword-hit | 1 hit`, `-spear-blank | falls` (lost), `->` (becomes) */
  const dice = (_, lines, inline) => ({
    dice: lines.map((line) => {
      const [what, text] = line.split(" | ");
      if (what === "->") return null;
      const lost = what.startsWith("-"),
        face = lost ? what.slice(1) : what;
      return {
        face: icon(`die-${face}`).slice(4),
        ...(lost ? { lost } : {}),
        ...(text ? { t: inline(text) } : {}),
      };
    }),
  });

  const STATS = [
    ["attack", "axes"],
    ["defence", "shield"],
    ["glory", "glory"],
    ["wood", "wood"],
    ["coins", "coin"],
    ["favor", "favor"],
  ];
  const foe = (path) => {
    const [[kind, id]] = thingsOf(content, words, [path]),
      row = content[kind][id];
    return {
      of: `${kind}:${id}`,
      title: label(path),
      kind: title(kind),
      stats: STATS.filter(([c]) => row[c]).map(([c, ic]) => ({ ic: icon(ic), means: title(c), n: row[c] })),
      ...(row.ban && row.ban !== "none" ? { ban: icon(row.ban) } : {}),
    };
  };

  /** `rune.* glory=glory`: things with their pictures, what they do, and numbers of theirs behind icons. */
  const cards = (arg) => {
    const parts = arg.split(" "),
      stats = parts.filter((p) => p.includes("=")).map((p) => p.split("="));
    const things = thingsOf(
      content,
      words,
      parts.filter((p) => !p.includes("=")),
    );
    return {
      cards: things.map(([kind, id]) => ({
        of: `${kind}:${id}`,
        ...(pictures.has(`${kind}:${id}`) ? { pic: true } : {}),
        name: label(`${kind}.${id}`),
        t: about([kind, id]),
        stats: stats
          .map(([column, ic]) => ({
            ic: icon(ic),
            means: words.titles[column] ?? words.titles[ic] ?? "",
            n: content[kind]?.[id]?.[column],
          }))
          .filter((s) => typeof s.n === "number"),
      })),
    };
  };

  /** The same without pictures, a line each. */
  const list = (arg, lines) => {
    const names = lines.length ? lines : arg.split(" ");
    return {
      list: names.flatMap((line) => {
        const [path, ic] = line.split(" :");
        return thingsOf(content, words, [path]).map((x) => ({
          ic: ic ? icon(ic.replace(/:$/, "")) : null,
          name: label(x.join(".")),
          t: about(x),
        }));
      }),
    };
  };

  const faces = () => {
    const dies = [...new Set(Object.keys(content.face).map((id) => id.split("-")[0]))];
    return {
      faces: dies.map((die) => {
        const sides = Object.entries(content.face).filter(([id]) => id.startsWith(`${die}-`));
        const face = ([, s]) => (s.shields ? "shield" : s.hits > 1 ? "double" : s.hits ? "hit" : "blank");
        const mean = (c) => (sides.reduce((n, [, s]) => n + s[c], 0) / sides.length).toFixed(2);
        return {
          die,
          name: label(`die.${die}`),
          faces: sides.map((s) => icon(`die-${die}-${face(s)}`).slice(4)),
          hits: mean("hits"),
          shields: mean("shields"),
        };
      }),
      heads: { hits: title("hits"), shields: title("shields") },
    };
  };

  /** `sword 2..8`, and an enemy a line: how many are enough. */
  const enough = (arg, lines) => {
    const [die, range] = arg.split(" "),
      [from, to] = range.split("..").map(Number),
      counts = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    return {
      head: label(`die.${die}`),
      counts,
      rows: lines.map((path) => {
        const [[kind, id]] = thingsOf(content, words, [path]),
          row = content[kind][id];
        const chances = counts.map((n) => winChance(content.face, { [die]: n }, row));
        return {
          name: label(path),
          stats: `${row.attack} / ${row.defence}`,
          cells: chances.map((p) => ({ t: percent(p), q: p >= 0.9 ? 4 : p >= 0.75 ? 3 : p < 0.4 ? 1 : 2 })),
        };
      }),
    };
  };

  /** `scene x y w h`, and a numbered button a line: `x y | text`. */
  const board = (arg, lines, inline) => {
    const [scene, ...box] = arg.split(" ");
    if (!scenes.has(scene)) throw new Error(`there is no scene '${scene}'`);
    return {
      scene,
      box: box.map(Number),
      marks: lines.map((line) => {
        const [at, text] = line.split(" | "),
          [x, y] = at.split(" ").map(Number);
        return { x, y, t: inline(text ?? "") };
      }),
    };
  };

  /** `table column column…`: a table of numbers as it stands, the rows named by the game. */
  const numbers = (arg, lines, inline) => {
    const [kind, ...columns] = arg.split(" ");
    const heads = lines[0]
      ? lines[0]
          .replace(/^\| ?| ?\|$/g, "")
          .split(/ ?\| ?/)
          .map(inline)
      : [];
    return {
      head: heads,
      rows: Object.entries(content[kind]).map(([id, row]) => ({
        name: label(`${kind}.${id}`),
        cells: columns.map((c) =>
          row[c] === undefined || row[c] === "-" ? "–" : String(row[c]).replace("-", "−"),
        ),
      })),
    };
  };

  const itemOf = (id) => label(`item.${id.replaceAll("-", "_")}`);
  const sizeOf = (id) => (id === "silver" || id === "ore" ? { w: 1, h: 1, colour: id } : content.good?.[id]);

  /** `orange` or names: goods to scale. */
  const tiles = (arg) => {
    const all = arg
      .split(" ")
      .flatMap((x) => Object.keys(content.good).filter((id) => id === x || content.good[id].colour === x))
      .filter((id) => icons.has(id));
    if (!all.length) throw new Error(`no goods are called '${arg}'`);
    return { tiles: all.map((id) => ({ id, name: itemOf(id), ...pickSize(sizeOf(id)) })) };
  };

  /** `board row column rows columns`: a part of a board of squares; a line a piece: `wool 10 0`, `oil 9 2
   * v` upright. */
  const grid = (arg, lines) => {
    const [id, ...box] = arg.split(" "),
      [top, left, rows, cols] = box.map(Number),
      whole = content.board[id]?.grid_file;
    if (!whole) throw new Error(`there is no board '${id}'`);
    const used = new Set();
    const pieces = lines.map((line) => {
      const [what, r, c, upright] = line.split(" "),
        size = sizeOf(what);
      if (!size) throw new Error(`there is no piece '${what}'`);
      const [w, h] = upright ? [size.h, size.w] : [size.w, size.h];
      for (let y = Number(r); y < Number(r) + h; y++)
        for (let x = Number(c); x < Number(c) + w; x++) {
          const cell = whole[y]?.[x];
          if (!cell || cell === "~~~" || used.has(`${y} ${x}`))
            throw new Error(`${what} does not fit at ${r} ${c}`);
          used.add(`${y} ${x}`);
        }
      return { ic: icon(what), name: itemOf(what), colour: size.colour, x: c - left, y: r - top, w, h };
    });
    const rewards = Object.values(content.bonus).filter((b) => b.board === id.replaceAll("-", "_"));
    const cell = (y, x) => {
      const word = whole[y][x],
        bonus = rewards.find((b) => b.row === y && b.col === x);
      if (bonus) return { bonus: icon(bonus.reward.replaceAll("_", "-")) };
      if (word.startsWith("i")) return { income: String(Number(word.slice(1))) };
      return word === "-1" ? { minus: true } : word === "~~~" ? { out: true } : {};
    };
    return {
      rows,
      cols,
      cells: Array.from({ length: rows }, (_, y) =>
        Array.from({ length: cols }, (_, x) => cell(y + top, x + left)),
      ),
      pieces,
    };
  };

  /** `5 + 4 - 2 = 7`: dice that are added and subtracted; the sum must be right. */
  const sum = (arg) => {
    const [left, right] = arg.split(" = "),
      parts = left.split(" ");
    const total = parts.reduce((n, x, i) => (i % 2 ? n : n + (parts[i - 1] === "-" ? -1 : 1) * Number(x)), 0);
    if (total !== Number(right)) throw new Error(`${left} is ${total}, not ${right}`);
    return {
      parts: parts.map((x, i) => (i % 2 ? x.replace("-", "−") : { ic: icon(`pip-${x}`) })),
      total: right,
    };
  };

  const EDGES = ["edge_n", "edge_e", "edge_s", "edge_w"];
  /** `columns rows`, with `map` behind: touching sides must match. A line a tile: `x y tile turned |
   * label`. */
  const landscape = (arg, lines, inline) => {
    const [cols, rows, joins] = arg.split(" ");
    const laid = lines.map((line) => {
      const [at, text] = line.split(" | "),
        [x, y, id, turned] = at.split(" "),
        row = content.tile[id];
      if (!row) throw new Error(`there is no tile '${id}'`);
      const sides = [0, 1, 2, 3].map((d) => row[EDGES[(d - Number(turned) + 4) % 4]]);
      const symbols = [row.slot1, row.slot2].map((v) => (v === "-" ? "empty" : v));
      return {
        x: Number(x),
        y: Number(y),
        id,
        turned: Number(turned),
        symbols,
        sides,
        ...(text ? { t: inline(text) } : {}),
      };
    });
    const meets = (a, b) =>
      a.y === b.y && b.x === a.x + 1 ? [1, 3] : a.x === b.x && b.y === a.y + 1 ? [2, 0] : null;
    for (const a of joins ? laid : [])
      for (const b of laid) {
        const m = meets(a, b);
        if (m && a.sides[m[0]] !== b.sides[m[1]]) throw new Error(`${a.id} and ${b.id} do not fit together`);
      }
    return { cols: Number(cols), rows: Number(rows), laid: laid.map(({ sides, ...x }) => x) };
  };

  /** `Loki`: what the box of a god can do, a row of the effect table each; the first line are the heads. */
  const effects = (god, lines, inline) => ({
    head: lines[0]
      .replace(/^\| ?| ?\|$/g, "")
      .split(/ ?\| ?/)
      .map(inline),
    rows: Object.entries(content.box)
      .filter(([, b]) => b.god === god)
      .map(([id, b]) => ({ name: `${b.row} / ${b.level}`, cells: [String(b.xp_cost), about(["box", id])] })),
  });

  return { dice, foe, cards, list, faces, enough, board, numbers, tiles, grid, sum, landscape, effects };
};
