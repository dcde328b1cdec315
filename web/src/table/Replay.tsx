// A game looked through ply by ply, and played on from any of them.
import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Ic } from "../art/icons";
import { here } from "../core/halls";
import type { Told } from "../core/speech";
import { go, type Route, tableLink } from "../core/route";
import { botWanted } from "../core/settings";
import { say } from "../stages/words";
import { ROUND } from "./common";
import { has, t } from "../words";
import { nameOf } from "./Frame";
import { ReplayFrame } from "./ReplayFrame";
import { Loading, useWords } from "./Table";
import { usePlaying, usePosition } from "./useReplay";

/** Where the moves that a person would count end: lines of the log about one seat, one after the other. */
export const movesOf = (lines: readonly Told[], plies: number): number[] => {
  const ends: number[] = [];
  lines.forEach((l, i) => {
    const next = lines[i + 1];
    if (l.sort === "line" && !(next?.sort === "line" && next.seat === l.seat)) ends.push(l.to + 1);
  });
  return [...new Set([...ends.filter((e) => e < plies), plies])].sort((a, b) => a - b);
};

export const ReplayPage = ({ at }: { at: Route }) => {
  const client = here(),
    ply = useSignal(Number(at.rest) || 0);
  const { source, model, ctl, whole } = usePosition(client, at.id, ply.value),
    m = model.shown.value,
    plies = whole?.ply ?? 0;
  const { words, ui, missing } = useWords(whole);
  const moves = useMemo(
    () => movesOf(words?.log(source.log.value) ?? [], plies),
    [words, source.log.value, plies],
  );
  const film = usePlaying(model, ply, plies, moves);
  if (words && ctl.words.value !== words) ctl.words.value = words;
  if (ui?.alias) ctl.alias = ui.alias;
  if (ui?.always) ctl.always = ui.always;
  if (!m && source.trouble.value) {
    const key = `error.${source.trouble.value.code}`;
    return <Loading text={has(key) ? t(key) : source.trouble.value.message} />;
  }
  if (!m || !words || !ui) return <Loading missing={missing} text={t("table.loading")} />;

  const playOn = async (seat: number) => {
    const { table } = await client.ask<{ table: string }>({
      t: "branch",
      table: at.id,
      ply: ply.value,
      seat,
      bot: botWanted.value,
    });
    go(tableLink("here", table));
  };
  return (
    <ReplayFrame
      scene={{ m, words, ctl, log: source.log.value }}
      ui={ui}
      model={model}
      onPly={(p) => {
        ply.value = p;
      }}
      scrub={
        <Scrubber
          ply={ply.value}
          plies={plies}
          moves={moves}
          {...film}
          names={m.players.map((_, i) => nameOf(m.players, i))}
          onPly={(p) => {
            ply.value = Math.max(0, Math.min(plies, p));
          }}
          onBranch={(seat) => void playOn(seat)}
          over={!m.turn.length}
          log={source.log.value}
        />
      }
    />
  );
};

interface ScrubProps {
  ply: number;
  plies: number;
  moves: number[];
  playing: boolean;
  rate: number;
  onRate: (rate: number) => void;
  names: string[];
  over: boolean;
  log: { ply: number; events: string[] }[];
  onPly: (ply: number) => void;
  onPlay: () => void;
  onBranch: (seat: number) => void;
}

const RATES = [0.5, 1, 2, 4];

const Scrubber = ({
  ply,
  plies,
  moves,
  playing,
  rate,
  onRate,
  names,
  over,
  log,
  onPly,
  onPlay,
  onBranch,
}: ScrubProps) => {
  const seat = useSignal(0);
  const rounds = log.filter((l) => l.events.some((e) => e.startsWith(`${ROUND} `))).map((l) => l.ply + 1);
  return (
    <section class="scrub" aria-label={t("replay.title")}>
      <div class="scrub-b">
        <button class="btn icon" type="button" aria-label={t("replay.start")} onClick={() => onPly(0)}>
          «
        </button>
        <button
          class="btn icon"
          type="button"
          aria-label={t("replay.back")}
          onClick={() => onPly(moves.findLast((x) => x < ply) ?? 0)}
        >
          ‹
        </button>
        <button
          class="btn primary icon"
          type="button"
          aria-label={playing ? t("replay.pause") : t("replay.play")}
          onClick={onPlay}
        >
          {playing ? "❚❚" : "▶"}
        </button>
        <button
          class="btn icon"
          type="button"
          aria-label={t("replay.next")}
          onClick={() => onPly(moves.find((x) => x > ply) ?? plies)}
        >
          ›
        </button>
        <button class="btn icon" type="button" aria-label={t("replay.end")} onClick={() => onPly(plies)}>
          »
        </button>
      </div>
      <label class="sr" for="scrub-rate">
        {say("replay.speed")}
      </label>
      <select id="scrub-rate" value={rate} onChange={(e) => onRate(Number(e.currentTarget.value))}>
        {RATES.map((r) => (
          <option key={r} value={r}>
            {r === 0.5 ? "½" : r} ×
          </option>
        ))}
      </select>
      <div class="scrub-r">
        <label class="sr" for="scrub">
          {t("replay.ply")}
        </label>
        <input
          id="scrub"
          type="range"
          min={0}
          max={plies}
          value={ply}
          onInput={(e) => onPly(Number(e.currentTarget.value))}
          list="scrub-marks"
        />
        <div class="marks" aria-hidden="true">
          {rounds.map((r, i) => (
            <i key={r} style={{ left: `${(r / Math.max(1, plies)) * 100}%` }}>
              {i + 1}
            </i>
          ))}
        </div>
        <output>
          {t("replay.move", { n: moves.filter((x) => x <= ply).length, all: moves.length })} ·{" "}
          {t("replay.at", { ply, plies })}
        </output>
      </div>
      <div class="scrub-x">
        <label for="branch-seat">{t("replay.as")}</label>
        <select
          id="branch-seat"
          value={seat.value}
          onChange={(e) => {
            seat.value = Number(e.currentTarget.value);
          }}
        >
          {names.map((n, i) => (
            <option key={i} value={i}>
              {n}
            </option>
          ))}
        </select>
        <button class="btn" type="button" disabled={over} onClick={() => onBranch(seat.value)}>
          <Ic name="rotate" />
          {t("replay.branch")}
        </button>
      </div>
    </section>
  );
};
