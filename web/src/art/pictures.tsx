// Pictures of a game: portraits, cards, shields. They come after the table itself, a sprite a game; until
// they are here icons stand in their places, and names stand beside them always.
import { signal } from "@preact/signals";
import "./pictures.css";

const sprites = import.meta.glob<string>("../words/made/art/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const lists = import.meta.glob<Record<string, string>>("../words/made/art/*.json", { import: "default" });

/** What stands for what, of the games whose pictures hang in the page. */
const hung = signal<Record<string, Record<string, string>>>({});
const asked = new Set<string>();

/** Hangs a game's pictures into the page. Without a connection the table does without. */
export const loadArt = async (game: string): Promise<void> => {
  const url = sprites[`../words/made/art/${game}.svg`],
    list = lists[`../words/made/art/${game}.json`];
  if (!url || !list || asked.has(game) || typeof document === "undefined") return;
  asked.add(game);
  try {
    const [answer, of] = await Promise.all([fetch(url), list()]);
    if (!answer.ok) throw new Error(String(answer.status));
    const box = document.createElement("div");
    box.className = "sprite";
    box.setAttribute("aria-hidden", "true");
    box.innerHTML = await answer.text();
    document.body.append(box);
    hung.value = { ...hung.value, [game]: of };
  } catch {
    asked.delete(game); // the next table tries again
  }
};

/** The picture of a thing (`card:a1-troll`), or null where it has none or it has not come yet. */
export const pictureOf = (game: string, of: string): string | null => hung.value[game]?.[of] ?? null;

/** Windows on a picture: a card's face whole or cut to a strip, a person whole or as a medal. */
const CUTS = {
  card: ["0 0 200 120", 200, 120],
  strip: ["0 19 200 56", 200, 120],
  person: ["0 0 200 240", 200, 240],
  medal: ["10 10 180 180", 200, 240],
  face: ["0 26 200 120", 200, 240],
  shield: ["0 0 120 120", 120, 120],
  sign: ["0 0 40 40", 40, 40],
  stone: ["0 0 40 46", 40, 46],
} as const;
export type Cut = keyof typeof CUTS;

export const Picture = ({
  game,
  of,
  cut = "card",
  cls = "",
}: {
  game: string;
  of: string;
  cut?: Cut;
  cls?: string;
}) => {
  const id = pictureOf(game, of),
    [box, width, height] = CUTS[cut];
  return id === null ? null : (
    <svg class={`pic ${cls}`} viewBox={box} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#${id}`} width={width} height={height} />
    </svg>
  );
};

/** A person to choose: the portrait in place of a card's picture, where it has come. */
export const portrait = (game: string, of: string) =>
  pictureOf(game, of) === null
    ? null
    : {
        kind: "person",
        Top: (
          <span class="gc-art">
            <Picture game={game} of={of} cut="person" />
          </span>
        ),
      };

/** A number cut in stone: what a card is worth, what it costs. */
export interface Stone {
  icon: string;
  n: number | string;
  means: string;
  gold?: boolean;
}

export const Stones = ({ game, stones }: { game: string; stones: Stone[] }) =>
  stones.length === 0 ? null : (
    <span class="gc-stones">
      {stones.map((x) => (
        <span key={x.icon} class={`gc-stone ${x.gold ? "gold" : ""}`} title={x.means}>
          <Picture game={game} of={x.gold ? "stone:gold" : "stone:rune"} cut="stone" />
          <svg class="ic" viewBox="0 0 32 32" role="img" aria-label={x.means}>
            <use href={`#i-${x.icon}`} />
          </svg>
          <b>{x.n}</b>
        </span>
      ))}
    </span>
  );

/** The upper half of a card: picture, band, the sign of its kind, its stones. */
export const CardTop = ({
  game,
  of,
  kind,
  stones = [],
  cut = "card",
}: {
  game: string;
  of: string;
  kind: string;
  stones?: Stone[];
  cut?: Cut;
}) => (
  <>
    <span class="gc-art">
      <Picture game={game} of={of} cut={cut} />
    </span>
    <span class="gc-band" />
    <span class="gc-sign">
      <Picture game={game} of={`sign:${kind}`} cut="sign" />
    </span>
    <Stones game={game} stones={stones} />
  </>
);
