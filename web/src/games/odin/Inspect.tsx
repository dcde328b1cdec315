// The inspector: what a space, a tile or a card is and does.
import { Ic } from "../../art/icons";
import type { Scene } from "../../table/game";
import { Parts } from "./Actions";
import { Piece } from "./Piece";
import { card, cardKind, cardPoints, colourOf, iconOf, sizeText } from "./read";
import { columnOf, groupOf, printedOn } from "./spaces";
import { cardIcon } from "./Tray";
import { chanceRows, useOdds } from "./useOdds";
import { say } from "./words";
import { num } from "./typed";

const SpaceFacts = ({ s, id }: { s: Scene; id: string }) => {
  const row = chanceRows(useOdds(s)).find((r) => r.kind === "space" && r.value === id);
  return (
    <>
      <h3>
        <Ic name="ph-place" />
        {s.words.label("space", id)}
      </h3>
      <p class="desc">
        {say(`group.${groupOf(id)}`)} · {say("vikings", { n: columnOf(id) })}
      </p>
      <div class="insp-p">
        <Parts s={s} parts={printedOn(id).parts} />
      </div>
      <p class="desc">{s.words.note("space", id)}</p>
      {columnOf(id) > 2 && (
        <p class="desc">
          <Ic name="card" /> {say(columnOf(id) === 3 ? "col3" : "col4")}
        </p>
      )}
      {row && (
        <div class="ok">
          <Ic name="odds" />
          <p>{say("chanceOf", { n: num(row, "chance") })}</p>
        </div>
      )}
    </>
  );
};

const ItemFacts = ({ s, id }: { s: Scene; id: string }) => {
  const good = card("good", id),
    special = card("special", id),
    up = good.upgrades_to,
    sword = Number(good.sword_value || special.sword_value || 0);
  return (
    <>
      <h3>
        <Ic name={iconOf(id)} />
        {s.words.label("item", id)}
      </h3>
      {colourOf(id) !== "grey" && (
        <div class="insp-p">
          <Piece s={s} item={id} unit={16} />
          <span class="desc">
            {say(`goods.${colourOf(id)}` as "goods.blue")} · {sizeText(id)}
          </span>
        </div>
      )}
      <dl class="facts">
        {up && (
          <div>
            <dt>
              <Ic name="upgrade" />
              <span>{say("upgradesTo")}</span>
            </dt>
            <dd class="small">{s.words.label("item", up)}</dd>
          </div>
        )}
        {sword > 0 && (
          <div>
            <dt>
              <Ic name="longsword" />
              <span>{say("swordValue")}</span>
            </dt>
            <dd>{sword}</dd>
          </div>
        )}
        {special.silver_price !== undefined && special.silver_price !== "none" && (
          <div>
            <dt>
              <Ic name="silver" />
              <span>{s.words.title("price")}</span>
            </dt>
            <dd>{special.silver_price}</dd>
          </div>
        )}
      </dl>
    </>
  );
};

export const Inspect = ({ scene: s, slot }: { scene: Scene; slot: string }) => {
  const kind = slot.slice(0, slot.indexOf(":")),
    id = slot.slice(slot.indexOf(":") + 1);
  if (kind === "space") return <SpaceFacts s={s} id={id} />;
  if (kind === "item") return <ItemFacts s={s} id={id} />;
  if (kind === "occupation")
    return (
      <>
        <h3>
          <Ic name={cardIcon(id)} />
          {s.words.label("occupation", id)}
        </h3>
        <p class="desc">{s.words.note("occupation", id)}</p>
        <p class="desc">
          {say(`card.${cardKind(id)}` as "card.once")} · {say("points", { n: cardPoints(id) })} ·{" "}
          {id.toUpperCase()}
        </p>
      </>
    );
  return <h3>{s.words.label(kind, id)}</h3>;
};
