// The rulebook's pictures: dice, enemies, cards, cut-outs of the real board.
import { Die, Ic } from "../art/icons";
import { loadArt, Picture } from "../art/pictures";
import { useEffect } from "preact/hooks";
import type { View } from "./Blocks";
import { Words } from "./Blocks";
import { Cutout } from "./Cutout";
import { Landscape } from "./Landscape";
import { Grid, Tiles } from "./Tiles";
import type { Block, CardOf, Figure, Stat } from "./guide";
import { say } from "./words";

type Of<N extends Figure["name"]> = Extract<Figure, { name: N }>;

const Stats = ({ stats }: { stats: Stat[] }) => (
  <span class="bstats">
    {stats.map((s) => (
      <span key={s.ic} title={s.means}>
        <Ic name={s.ic} label={s.means} />
        <b>{s.n}</b>
      </span>
    ))}
  </span>
);

const split = (face: string): [string, string] => {
  const at = face.indexOf("-");
  return [face.slice(0, at), face.slice(at + 1)];
};

const DiceRow = ({ f, v }: { f: Of<"dice">; v: View }) => (
  <div class="dice">
    {f.dice.map((d, i) => {
      if (!d)
        return (
          <span key={i} class="becomes">
            <Ic name="arrow" />
          </span>
        );
      const [die, face] = split(d.face);
      return (
        <span key={i} class={`dd ${d.lost ? "fallen" : ""}`}>
          <Die die={die} face={face} />
          {d.t && (
            <span>
              <Words t={d.t} v={v} />
            </span>
          )}
        </span>
      );
    })}
  </div>
);

const Foe = ({ f, game }: { f: Of<"foe">; game: string }) => (
  <div class="foecard">
    <span class="tomb">
      <Picture game={game} of={f.of} cut="medal" />
    </span>
    <div>
      <b class="foe-n">{f.title}</b>
      <dl>
        {f.stats.map((s) => (
          <div key={s.ic}>
            <dt>
              <Ic name={s.ic} />
              {s.means}
            </dt>
            <dd>{s.n}</dd>
          </div>
        ))}
      </dl>
    </div>
  </div>
);

const PEOPLE = /^(?:leader|troll|draugr|monster|god|god_card|occupation|clan)$/;

const CardFace = ({ c, game }: { c: CardOf; game: string }) => {
  const [kind = ""] = c.of.split(":");
  return (
    <article class="bcard">
      {c.pic && (
        <span class="bcard-p">
          <Picture
            game={game}
            of={c.of}
            cut={kind === "clan" ? "shield" : PEOPLE.test(kind) ? "face" : "card"}
          />
        </span>
      )}
      <h4>
        {c.name}
        {c.stats.length > 0 && <Stats stats={c.stats} />}
      </h4>
      <p>{c.t}</p>
    </article>
  );
};

const List = ({ f }: { f: Of<"list"> }) => (
  <dl class="blist">
    {f.list.map((x) => (
      <div key={x.name}>
        <dt>
          {x.ic && <Ic name={x.ic} />}
          {x.name}
        </dt>
        <dd>{x.t}</dd>
      </div>
    ))}
  </dl>
);

const Faces = ({ f }: { f: Of<"faces"> }) => (
  <div class="scroll-x">
    <table class="faces">
      <thead>
        <tr>
          <td />
          <th colSpan={f.faces[0]?.faces.length ?? 6} scope="colgroup">
            {say("six")}
          </th>
          <th scope="col">{say("hitsMean")}</th>
          <th scope="col">{say("shieldsMean")}</th>
        </tr>
      </thead>
      <tbody>
        {f.faces.map((d) => (
          <tr key={d.die}>
            <th scope="row">{d.name}</th>
            {d.faces.map((x, i) => (
              <td key={i}>
                <Die die={d.die} face={split(x)[1]} />
              </td>
            ))}
            <td>{d.hits}</td>
            <td>{d.shields === "0.00" ? "–" : d.shields}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Enough = ({ f }: { f: Of<"enough"> }) => (
  <div class="scroll-x" tabindex={0} role="region" aria-label={f.head}>
    <table class="enough">
      <thead>
        <tr>
          <th scope="col">{f.head}</th>
          {f.counts.map((n) => (
            <th key={n} scope="col">
              {n}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {f.rows.map((r) => (
          <tr key={r.name}>
            <th scope="row">
              {r.name} <span>{r.stats}</span>
            </th>
            {r.cells.map((c, i) => (
              <td key={i} class={`q${c.q}`}>
                {c.t}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Numbers = ({ f, v }: { f: Extract<Figure, { name: "numbers" | "effects" }>; v: View }) => (
  <div class="scroll-x">
    <table class="tbl-b">
      {f.head.length > 0 && (
        <thead>
          <tr>
            {f.head.map((h, i) => (
              <th key={i} scope="col">
                <Words t={h} v={v} />
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {f.rows.map((r) => (
          <tr key={r.name}>
            <th scope="row">{r.name}</th>
            {r.cells.map((c, i) => (
              <td key={i}>{c}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Sum = ({ f }: { f: Of<"sum"> }) => (
  <p class="bsum">
    {f.parts.map((p, i) => (typeof p === "string" ? <b key={i}>{p}</b> : <Ic key={i} name={p.ic} />))}
    <b>=</b>
    <strong>{f.total}</strong>
  </p>
);

export const Drawn = ({ b, v }: { b: Extract<Block, { k: "fig" }>; v: View }) => {
  const { game } = v;
  useEffect(() => void loadArt(game), [game]);
  switch (b.name) {
    case "dice":
      return <DiceRow f={b} v={v} />;
    case "foe":
      return <Foe f={b} game={game} />;
    case "cards":
      return (
        <div class="bcards">
          {b.cards.map((c) => (
            <CardFace key={c.of} c={c} game={game} />
          ))}
        </div>
      );
    case "list":
      return <List f={b} />;
    case "faces":
      return <Faces f={b} />;
    case "enough":
      return <Enough f={b} />;
    case "sum":
      return <Sum f={b} />;
    case "landscape":
      return <Landscape f={b} v={v} />;
    case "numbers":
    case "effects":
      return <Numbers f={b} v={v} />;
    case "tiles":
      return <Tiles f={b} />;
    case "grid":
      return <Grid f={b} />;
    default:
      return <Cutout f={b} v={v} />;
  }
};
