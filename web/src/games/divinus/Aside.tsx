// Beside the board: the scenario's gods with everybody's points, the quests with progress, the monsters.
import type { ComponentChildren } from "preact";
import { Ic, Mk } from "../../art/icons";
import { type Cut, Picture, pictureOf } from "../../art/pictures";
import type { ViewRow } from "../../core/protocol";
import { seatName } from "../../table/Frame";
import type { Scene } from "../../table/game";
import { beastState, BEAST_ICON, marksOf, MONSTERS, printed, thresholdOf } from "./read";
import { about, say, type SayKey } from "./words";
import { num, rowsOf, word } from "./typed";

const Points = ({ s, values }: { s: Scene; values: (string | number)[] }) => (
  <span class="dv-pts">
    {values.map((v, i) => (
      <span key={i} class={i === s.m.me ? "me" : ""}>
        <Mk seat={i} />
        <span class="sr">{seatName(s.m, i)} </span>
        {v}
      </span>
    ))}
  </span>
);

/** A card of the scenario in the frame of its kind: gods on a bough, quests with a leaf. */
const Framed = ({
  kind,
  of,
  cut,
  cls = "",
  children,
}: {
  kind: "god" | "dquest";
  of: string;
  cut: Cut;
  cls?: string;
  children: ComponentChildren;
}) => (
  <div class={`dv-card dv-framed ${cls}`} data-kind={kind}>
    <Picture game="divinus" of={of} cut={cut} cls="dv-medal" />
    <Picture game="divinus" of={`sign:${kind}`} cut="sign" cls="dv-sign" />
    {children}
  </div>
);

const Quest = ({ s, r }: { s: Scene; r: ViewRow }) => {
  const id = String(r.value),
    by = r.cells.by?.value,
    kind = String(printed.quest?.[id]?.kind ?? "");
  const far = s.m.players.map((_, p) =>
    r.cells[`have-${p}`] ? `${num(r, `have-${p}` as "have-0")}/${num(r, `need-${p}` as "need-0")}` : "–",
  );
  return (
    <Framed kind="dquest" of={`quest:${id}`} cut="shield" cls={typeof by === "number" ? "done" : ""}>
      <b>{s.words.label("quest", id)}</b>
      <em class="dv-kind">{say(`quest.${kind}` as SayKey)}</em>
      <span>{about(id.toUpperCase())}</span>
      {typeof by === "number" && kind !== "XP" ? (
        <span class="dv-by">
          <Ic name="check" />
          <Mk seat={by} />
          {say("doneBy", { name: seatName(s.m, by) })}
        </span>
      ) : (
        r.cells["have-0"] && <Points s={s} values={far} />
      )}
    </Framed>
  );
};

const Beast = ({ s, id }: { s: Scene; id: string }) => {
  const marks = marksOf(s.m, id),
    sum = marks.reduce((a, b) => a + b, 0),
    need = thresholdOf(s.m, id),
    over = beastState(s.m, id) === 3;
  return (
    <div class="dv-card dv-monster">
      <b>
        {pictureOf("divinus", `monster:${id}`) ? (
          <Picture game="divinus" of={`monster:${id}`} cut="medal" cls="dv-small" />
        ) : (
          <Ic name={BEAST_ICON[id] ?? "monster"} />
        )}
        {s.words.label("monster", id)}
        {over && (
          <em class="dv-kind">
            <Ic name="check" />
            {say("overcome")}
          </em>
        )}
      </b>
      <span>{about(id)}</span>
      {need > 0 && (id === "fenrir" || id === "kraken") && (
        <span class="fenbar" role="img" aria-label={say("marks", { n: sum, of: need })}>
          <i style={{ width: `${Math.min(100, (sum / need) * 100)}%` }} />
        </span>
      )}
      {need > 0 && (id === "fenrir" || id === "kraken") && (
        <small>{say("marks", { n: sum, of: need })}</small>
      )}
      <Points s={s} values={marks} />
    </div>
  );
};

export const Aside = ({ scene: s }: { scene: Scene }) => {
  const gods = rowsOf(s.m, "gods"),
    quests = rowsOf(s.m, "quests").filter((r) => printed.quest?.[String(r.value)]?.kind !== "MONSTER");
  const beasts = MONSTERS.filter((x) => beastState(s.m, x) > 0);
  if (!gods.length && !quests.length) return null;
  return (
    <section class="card dv-aside" tabindex={0} aria-label={say("gods")}>
      <h3>
        <Ic name="god-odin" />
        {say("gods")}
      </h3>
      {gods.map((r) => (
        <Framed key={String(r.value)} kind="god" of={`god_card:${r.value}`} cut="medal">
          <b>{s.words.label("god_card", r.value)}</b>
          <span>{about(String(r.value).toUpperCase())}</span>
          <Points s={s} values={s.m.players.map((_, p) => num(r, `points-${p}` as "points-0"))} />
        </Framed>
      ))}
      {quests.length > 0 && (
        <h3>
          <Ic name="quest" />
          {say("quests")}
        </h3>
      )}
      {quests.map((r) => (
        <Quest key={String(r.value)} s={s} r={r} />
      ))}
      {beasts.length > 0 && (
        <h3>
          <Ic name="monster" />
          {say("monsters")}
        </h3>
      )}
      {beasts.map((id) => (
        <Beast key={id} s={s} id={id} />
      ))}
      <span class="sr">{word(rowsOf(s.m, "time")[0], "last") === "yes" ? say("lastRound") : ""}</span>
    </section>
  );
};
