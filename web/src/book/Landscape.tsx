// Tiles of a landscape as the table draws them, beside each other.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { loadUi } from "../games";
import type { GameUi } from "../table/game";
import { Words, type View } from "./Blocks";
import type { Figure } from "./guide";
import { say } from "./words";

export const Landscape = ({ f, v }: { f: Extract<Figure, { name: "landscape" }>; v: View }) => {
  const ui = useSignal<GameUi | null>(null);
  useEffect(() => {
    void loadUi(v.game).then(
      (x) => {
        ui.value = x;
      },
      () => {}, // without a connection the words below must do
    );
  }, [v.game]);
  const Piece = ui.value?.Piece;
  return (
    <div class="bland" style={{ "--cols": f.cols, "--rows": f.rows }} role="img" aria-label={say("board")}>
      {f.laid.map((x) => (
        <span key={`${x.x} ${x.y}`} style={{ gridColumn: x.x + 1, gridRow: x.y + 1 }}>
          {Piece && <Piece of={x.id} turned={x.turned} symbols={x.symbols} />}
          {x.t && (
            <b>
              <Words t={x.t} v={v} />
            </b>
          )}
        </span>
      ))}
    </div>
  );
};
