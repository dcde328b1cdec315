// The inspector: what a slot or card is and does.
import { Ic } from "../../art/icons";
import type { Scene } from "../../table/game";
import { useExact } from "./odds";
import { Picture } from "../../art/pictures";
import { foeIcon } from "./places";
import { fedBy, type Foe, foeAt, spotOfSpace, value } from "./read";
import { decimal } from "../../words";
import { say } from "./words";
import { field, num, rowFor, word } from "./typed";

const FoeFacts = ({ s, foe }: { s: Scene; foe: Foe }) => {
  const { words } = s;
  return (
    <dl class="facts">
      <div>
        <dt>
          <Ic name="axes" />
          <span>{words.title("attack")}</span>
        </dt>
        <dd>{foe.attack}</dd>
      </div>
      <div>
        <dt>
          <Ic name="shield" />
          <span>{words.title("defence")}</span>
        </dt>
        <dd>{foe.defence}</dd>
      </div>
      <div>
        <dt>
          <Ic name="glory" />
          <span>{words.title("glory")}</span>
        </dt>
        <dd>{foe.glory}</dd>
      </div>
      {foe.reward.map((r) => (
        <div key={r.icon}>
          <dt>
            <Ic name={r.icon} />
            <span>{words.title(r.icon === "coin" ? "coins" : r.icon)}</span>
          </dt>
          <dd>{r.n}</dd>
        </div>
      ))}
      {foe.bounty > 0 && (
        <div>
          <dt>
            <Ic name="coin" />
            <span>{words.title("bounty")}</span>
          </dt>
          <dd>{foe.bounty}</dd>
        </div>
      )}
      {foe.ban && (
        <div class="bad">
          <dt>
            <Ic name={foe.ban} />
            <span>{words.title("ban")}</span>
          </dt>
          <dd>{words.label("die", foe.ban)}</dd>
        </div>
      )}
    </dl>
  );
};

/** The engine's own odds of sending everybody who is at home. */
const AtHome = ({ s, spot }: { s: Scene; spot: string }) => {
  const row = useExact(s)?.find((r) => r.kind === "spot" && r.value === spot);
  return row ? (
    <div class="ok">
      <Ic name="odds" />
      <p>{say("home", { win: num(row, "chance"), lost: decimal(num(row, "fallen") / 10) })}</p>
    </div>
  ) : null;
};

export const Inspect = ({ scene: s, slot }: { scene: Scene; slot: string }) => {
  const { words, m } = s,
    kind = slot.slice(0, slot.indexOf(":")),
    id = slot.slice(slot.indexOf(":") + 1);
  if (kind === "shore") {
    const foe = foeAt(m, id),
      i = Number(id.slice(-1)) - 1,
      journey = field(m, "journey", i);
    const open = typeof journey === "string" && /^[a-z]/.test(journey) && journey !== "none" ? journey : null;
    return (
      <>
        {foe && <Picture game="midgard" of={`monster:${foe.id}`} cut="face" cls="look" />}
        <h3>
          <Ic name={foe ? foeIcon(foe.id) : "journey"} />
          {foe ? words.label("monster", foe.id) : words.label("shore", id)}
        </h3>
        <p class="desc">
          {words.label("shore", id)}. {say(fedBy(id) > 1 ? "shore.near" : "shore.far")}
        </p>
        {foe && <FoeFacts s={s} foe={foe} />}
        {foe && <AtHome s={s} spot={id} />}
        {open && (
          <p class="desc">
            <Ic name="journey" /> <b>{words.label("journey", open)}</b>. {words.note("journey", open)}
          </p>
        )}
      </>
    );
  }
  if (kind === "rune")
    return (
      <>
        <Picture game="midgard" of={slot} cls="look" />
        <h3>
          <Ic name="rune" />
          {words.label("rune", id)}
        </h3>
        <p class="desc">{words.note("rune", id)}</p>
        <dl class="facts">
          <div>
            <dt>
              <Ic name="glory" />
              <span>{words.title("glory")}</span>
            </dt>
            <dd>{value("rune", id, "glory")}</dd>
          </div>
        </dl>
      </>
    );
  if (kind === "destiny")
    return (
      <>
        <Picture game="midgard" of={slot} cls="look" />
        <h3>
          <Ic name="destiny" />
          {words.label("destiny", id)}
        </h3>
        <p class="desc">{words.note("destiny", id)}</p>
        <dl class="facts">
          <div>
            <dt>
              <Ic name="glory" />
              <span>{say("alone")}</span>
            </dt>
            <dd>{value("destiny", id, "glory_sole")}</dd>
          </div>
          <div>
            <dt>
              <Ic name="glory" />
              <span>{say("shared")}</span>
            </dt>
            <dd>{value("destiny", id, "glory_shared")}</dd>
          </div>
        </dl>
      </>
    );
  if (kind !== "space") return <h3>{words.label(kind, id)}</h3>;
  const spot = spotOfSpace(id),
    foe = spot ? foeAt(m, spot) : null,
    stall = word(rowFor(m, "stalls", id), "offer");
  return (
    <>
      {foe && <Picture game="midgard" of={`${foe.kind}:${foe.id}`} cut="face" cls="look" />}
      <h3>
        <Ic name={foe ? foeIcon(foe.id) : "b-hall"} />
        {foe ? words.label(foe.kind, foe.id) : stall ? words.label("stall", stall) : words.label("space", id)}
      </h3>
      <p class="desc">{stall ? words.note("stall", stall) : words.note("space", id)}</p>
      {foe && <FoeFacts s={s} foe={foe} />}
      {spot && foe && <AtHome s={s} spot={spot} />}
    </>
  );
};
