// Whom one fights, as a stone with a face and figures.
import { Ic } from "../../art/icons";
import { pictureOf } from "../../art/pictures";
import type { Scene } from "../../table/game";
import type { Foe } from "./read";
import { say } from "./words";

/** A portrait with its own sky; the kraken and game to be hunted have a stone with their sign. */
const FoePicture = ({ of }: { of: string }) => (
  <svg viewBox="0 0 200 240" width={240} height={250} preserveAspectRatio="xMidYMid slice">
    <use href={`#${pictureOf("midgard", of)}`} width={200} height={240} />
  </svg>
);

const FoeStone = ({ icon }: { icon: string }) => (
  <>
    <rect width="240" height="250" fill="url(#g-sky)" />
    <path
      d="M-20 198V128L-2 100L17 122L51 82L86 125L115 93L145 125L180 92L215 127L252 82L288 127V198z"
      fill="var(--rock-0)"
    />
    <path d="M-10 250V176C40 150 90 158 120 150s90-14 130 14v86z" fill="var(--land-0)" />
    <path
      d="M52 236l-6-96c0-42 30-74 74-74s74 32 74 74l-6 96z"
      fill="var(--rock-1)"
      stroke="var(--timber-0)"
      stroke-width="2"
    />
    <path
      d="M62 228l-5-86c0-36 26-64 63-64s63 28 63 64l-5 86z"
      fill="none"
      stroke="var(--plank-2)"
      stroke-opacity=".6"
      stroke-width="1.5"
    />
    <use href={`#i-${icon}`} x="66" y="96" width="108" height="108" style="color:var(--stone-ink)" />
  </>
);

export const FoeFigure = ({
  s,
  foe,
  name,
  icon,
  of,
}: {
  s: Scene;
  of: string;
  foe: (Pick<Foe, "attack" | "defence" | "glory" | "ban" | "colour"> & { reward: Foe["reward"] }) | null;
  name: string;
  icon: string;
}) => {
  const { words } = s;
  return (
    <figure class="foe">
      <svg viewBox="0 0 240 250" role="img" aria-label={name}>
        {pictureOf("midgard", of) ? <FoePicture of={of} /> : <FoeStone icon={icon} />}
      </svg>
      <figcaption>
        <h3>{name}</h3>
        {foe && (
          <dl>
            <div>
              <Ic name="axes" />
              <dt>{words.title("attack")}</dt>
              <dd>{foe.attack}</dd>
            </div>
            <div>
              <Ic name="shield" />
              <dt>{words.title("defence")}</dt>
              <dd>{foe.defence}</dd>
            </div>
            <div>
              <Ic name="glory" />
              <dt>{words.title("glory")}</dt>
              <dd>{foe.glory}</dd>
            </div>
            {foe.reward[0] && (
              <div>
                <Ic name={foe.reward[0].icon} />
                <dt>{words.title(foe.reward[0].icon === "coin" ? "coins" : foe.reward[0].icon)}</dt>
                <dd>{foe.reward[0].n}</dd>
              </div>
            )}
          </dl>
        )}
        {foe?.ban && (
          <p class="ban">
            <Ic name={foe.ban} />
            {say("banned", { die: words.label("die", foe.ban) })}
          </p>
        )}
      </figcaption>
    </figure>
  );
};
