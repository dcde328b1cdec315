// Standing up from a seat: a bot plays on for it, and its player takes it back, but for rated games.
import { Ic } from "../art/icons";
import type { TableModel } from "../core/model";
import { botWanted } from "../core/settings";
import { t } from "../words";
import type { Scene } from "./game";

/** Below a seat's panel: hand my own over, or one that is out of time. */
export const HandOver = ({ scene, model, seat }: { scene: Scene; model: TableModel; seat: number }) => {
  const { m } = scene,
    p = m.players[seat];
  if (m.status !== "playing" || m.me === null || !p || p.bot) return null;
  if (seat !== m.me && !p.late) return null;
  const mine = seat === m.me,
    up = t(m.rated ? "stand.rated" : "stand.up");
  return (
    <button
      class={mine ? "tool standup" : "btn tiny quiet standup late"}
      type="button"
      {...(mine ? { title: up, "aria-label": up } : {})}
      onClick={() => void model.handover(botWanted.value, mine ? undefined : seat)}
    >
      <Ic name="bot" />
      {!mine && t("stand.late")}
    </button>
  );
};

/** A bot sits on my seat: said, with the way back. */
export const Stood = ({ scene, model }: { scene: Scene; model: TableModel }) => {
  const { m } = scene;
  if (m.status !== "playing" || m.me === null || !m.players[m.me]?.bot) return null;
  return (
    <div class="undo-ask stood" role="status">
      <Ic name="bot" />
      <p>{t(m.rated ? "stand.keeps" : "stand.bot")}</p>
      {!m.rated && (
        <button class="btn primary" type="button" onClick={() => void model.handover(null)}>
          {t("stand.back")}
        </button>
      )}
    </div>
  );
};
