// The frame of a replay: the same board, seats and log, with the scrubber in the tray's place.
import type { ComponentChildren } from "preact";
import { Ic } from "../art/icons";
import type { TableModel } from "../core/model";
import { flipTheme } from "../core/settings";
import { openSettings } from "../home/Settings";
import { t } from "../words";
import { seatsNow, Stages } from "../stages/hook";
import { ScoreBand, Seats, ToolButton } from "./Frame";
import type { GameUi, Scene } from "./game";
import { Side } from "./Side";

export const ReplayFrame = ({
  scene,
  ui,
  model,
  scrub,
  onPly,
}: {
  scene: Scene;
  ui: GameUi;
  model: TableModel;
  scrub: ComponentChildren;
  onPly: (ply: number) => void;
}) => {
  const last = scene.log.find((l) => l.ply === scene.m.ply - 1);
  const said = last
    ? scene.words
        .log([last])
        .map((l) => l.text)
        .join(" ")
    : t("replay.begin");
  return (
    <div class={`frame g-${scene.m.game} replaying`}>
      <header class="bar">
        <a class="brand" href="#/" aria-label={`Meadhall, ${t("nav.home")}`}>
          <Ic name="b-hall" />
          <span>Meadhall</span>
        </a>
        <h1>{scene.words.game.title}</h1>
        <p class="crumbs">{ui.crumbs(scene)}</p>
        <nav class="tools" aria-label={t("table.tools")}>
          <ToolButton icon="theme" label={t("set.theme")} cls="keep" on={flipTheme} />
          <ToolButton icon="settings" label={t("set.title")} cls="keep" on={openSettings} />
        </nav>
      </header>
      <ScoreBand scene={seatsNow(scene)} ui={ui} />
      <Seats scene={seatsNow(scene)} ui={ui} />
      <main class="main" id="main">
        <section class="ask replay-ask" aria-live="polite">
          <Ic name="replay" cls="big" />
          <div class="ask-t">
            <strong>{t("replay.title")}</strong>
            <h2>{scene.m.prompt ? scene.words.prompt(scene.m.prompt.id) : t("ask.over")}</h2>
            <p>{said}</p>
          </div>
        </section>
        <section class="board" aria-label={t("table.board")}>
          <ui.Board scene={scene} />
        </section>
      </main>
      {scrub}
      <Side scene={scene} ui={ui} model={model} onPly={onPly} />
      <Stages scene={scene} ui={ui} model={model} waits replay />
    </div>
  );
};
