// A long table in the hall: who sits shows a mark, a free place a ring.
import type { PlayerInfo } from "../core/protocol";

const LAMPS = [205, 430, 655],
  POSTS = [90, 320, 540, 770],
  SHIELDS: [number, number][] = [
    [40, 2],
    [236, 3],
    [430, 1],
    [624, 2],
    [820, 3],
  ];

const Wall = () => (
  <>
    <rect width="860" height="178" fill="var(--timber-0)" />
    <rect width="860" height="178" fill="url(#p-board)" />
    {POSTS.map((x) => (
      <g key={x} stroke="var(--timber-1)">
        <path d={`M${x} 0v110`} stroke-width="10" />
        <path d={`M${x} 4l-34 34M${x} 4l34 34`} stroke-width="7" />
      </g>
    ))}
    {LAMPS.map((x) => (
      <g key={x}>
        <circle cx={x} cy="44" r="60" fill="url(#g-glow)" opacity=".8" />
        <path d={`M${x} 0v26`} stroke="var(--timber-2)" stroke-width="2" />
        <path
          d={`M${x - 18} 26h36l-5 12h-26z`}
          fill="var(--rock-1)"
          stroke="var(--timber-0)"
          stroke-width="2"
        />
        <path d={`M${x} 26c-5-7 0-10 0-16 5 6 5 10 0 16z`} fill="var(--weave-2)" />
      </g>
    ))}
    {SHIELDS.map(([x, colour]) => (
      <g key={x}>
        <circle
          cx={x}
          cy="86"
          r="17"
          fill={`var(--weave-${colour})`}
          stroke="var(--timber-2)"
          stroke-width="3"
        />
        <circle cx={x} cy="86" r="5" fill="var(--rock-2)" />
      </g>
    ))}
  </>
);

const Place = ({ x, seat, who }: { x: number; seat: number; who: PlayerInfo }) => (
  <g opacity={who.name || who.bot ? 1 : 0.6}>
    <ellipse cx={x} cy="112" rx="40" ry="9" fill="#000" opacity=".35" />
    {who.name || who.bot ? (
      <>
        <use href={`#i-mk-${seat + 1}`} x={x - 28} y="66" width="56" height="56" />
        <use
          href={who.bot ? "#i-bot" : "#i-viking"}
          x={x - 18}
          y="76"
          width="36"
          height="36"
          class="on-seat"
        />
      </>
    ) : (
      <circle
        cx={x}
        cy="96"
        r="27"
        fill="none"
        stroke="var(--ember)"
        stroke-width="2.2"
        stroke-dasharray="6 4"
      />
    )}
  </g>
);

export const LongTable = ({ players, label }: { players: PlayerInfo[]; label: string }) => {
  const step = 860 / (players.length + 0.45),
    at = (i: number) => Math.round(step * (i + 0.72));
  return (
    <div class="long">
      <svg viewBox="0 0 860 178" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
        <Wall />
        {players.map((who, i) => (
          <Place key={i} x={at(i)} seat={i} who={who} />
        ))}
        <path d="M30 120h800l20 34H10z" fill="var(--timber-2)" stroke="var(--timber-0)" stroke-width="2" />
        <path d="M22 137h816" stroke="var(--timber-1)" stroke-width="1.5" />
        <path d="M10 154h840v9H10z" fill="var(--timber-1)" stroke="var(--timber-0)" stroke-width="2" />
        {players.map((who, i) =>
          who.name || who.bot ? (
            <use key={i} href="#i-mead" x={at(i) + 24} y="116" width="26" height="26" class="on-table" />
          ) : null,
        )}
      </svg>
    </div>
  );
};
