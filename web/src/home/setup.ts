// What a new game is to be, and sitting down to it.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Client, Rejected } from "../core/client";
import { satDown, sittingDown } from "../core/first";
import { hall, here } from "../core/halls";
import { type Clock, type GameInfo, usual } from "../core/protocol";
import { go, tableLink } from "../core/route";
import { RULE_ID } from "../core/rules";
import { botWanted, lang, myName, seatsWanted, seedWanted } from "../core/settings";
import { loadWords, type Words } from "../core/words";
import { loadUi } from "../games";
import { freeNames } from "../table/called";
import { botNames } from "../table/Frame";
import { has, t } from "../words";

interface Setup {
  game: string;
  /** In this page, or at the server's hall. */
  where: "here" | "hall";
  /** As many as were asked for; a game may seat fewer, or more. */
  seats: number;
  /** Who sits at a hall's table: me, whoever comes, or a bot by its name. */
  kinds: string[];
  options: Record<string, string>;
  clock: Clock["kind"];
  listed: boolean;
  rated: boolean;
}

const CLOCKS = {
  none: { kind: "none" },
  live: { kind: "live", base: 900, more: 30 },
  days: { kind: "days", base: 3 * 86400, more: 0 },
} satisfies Record<Clock["kind"], Clock>;

const strangers = () => freeNames(botNames(), [myName.value]).sort(() => Math.random() - 0.5);

const optionsOf = (game: GameInfo, chosen: Setup["options"]) =>
  game.options
    .map((o) => [o, chosen[o.name] ?? usual(o, lang.value)] as const)
    .filter(([o, v]) => v !== o.default)
    .map(([o, v]) => `${o.name}=${v}`)
    .join(",");

/** The message that makes a table. A hall knows by itself what people and bots are called. */
const tableAt = (setup: Setup, game: GameInfo, seats: number) => {
  const isHere = setup.where === "here";
  const list = isHere
    ? ["me", ...Array.from({ length: seats - 1 }, () => botWanted.value)]
    : setup.kinds.slice(0, seats);
  const others = strangers();
  const names = list.map((k, i) => (k === "me" ? myName.value || t("seat.me") : others[i % others.length]!));
  return {
    t: "create",
    game: game.id,
    options: optionsOf(game, setup.options),
    seats: list,
    listed: setup.listed,
    undo: !setup.rated,
    ...(setup.rated ? { rated: true } : {}),
    clock: CLOCKS[setup.clock],
    handover: setup.clock === "none" ? null : botWanted.value,
    ...(isHere ? { names, seed: seedWanted.value } : {}),
  };
};

/** Why a table was not made, with the rules that the engine names. */
const refusal = (e: unknown): string => {
  if (!(e instanceof Rejected)) return String(e);
  const key = `error.${e.code}`,
    rules = [...new Set(`${e.rule ?? ""} ${e.message}`.match(RULE_ID) ?? [])];
  return `${has(key) ? t(key) : t("new.refused")}${rules.length ? ` (${rules.join(", ")})` : ""}`;
};

const useGameWords = (game: string): Words | null => {
  const words = useSignal<Words | null>(null);
  useEffect(() => {
    void loadWords(game, lang.value).then((w) => {
      words.value = w;
    });
    void loadUi(game).catch(() => {}); // the table says so if it does not come
  }, [game, lang.value]);
  return words.value;
};

/** The bots that play at a place; the usual ones until it has said which. */
const useBots = (client: Client, where: Setup["where"]): string[] => {
  const bots = useSignal<string[]>(["level:easy", "level:normal", "level:hard", "level:jarl"]);
  useEffect(() => {
    void client.ask<{ bots?: string[] }>({ t: "games" }).then(
      (m) => {
        if (m.bots?.length) bots.value = m.bots;
        if (!bots.value.includes(botWanted.value))
          botWanted.value = bots.value.find((b) => b === "level:normal") ?? bots.value[0]!;
      },
      () => {},
    );
  }, [where]);
  return bots.value;
};

/** `games`: where it is not said yet which, the choice. */
export const useSetup = (first: GameInfo, games: readonly GameInfo[]) => {
  const online = hall.value?.link.value === "open";
  const setup = useSignal<Setup>({
    game: first.id,
    where: games.length && online ? "hall" : "here",
    seats: seatsWanted.value,
    kinds: ["me", "open", "open", "open", "open"],
    options: {},
    clock: "none",
    listed: false,
    rated: false,
  });
  const busy = useSignal(false),
    trouble = useSignal<string | null>(null);
  const now = setup.value,
    game = games.find((g) => g.id === now.game) ?? first,
    [min, max] = game.seats,
    seats = Math.max(min, Math.min(max, now.seats)),
    client = now.where === "hall" ? hall.value! : here();
  const change = (next: Partial<Setup>) => {
    setup.value = { ...setup.value, ...next };
  };
  const start = async () => {
    busy.value = true;
    sittingDown.value = true;
    trouble.value = null;
    seatsWanted.value = seats;
    try {
      const table = tableAt(now, game, seats);
      if (now.where === "hall") await client.callMe(myName.value);
      const made = await client.ask<{ table: string; invite: string | null }>(table, false);
      go(tableLink(now.where, made.table, made.invite));
    } catch (e) {
      trouble.value = refusal(e);
      busy.value = false;
      satDown();
    }
  };
  return {
    setup: now,
    change,
    game,
    seats,
    range: Array.from({ length: max - min + 1 }, (_, i) => min + i),
    words: useGameWords(game.id),
    bots: useBots(client, now.where),
    online,
    account: hall.value?.me.value?.guest === false,
    start,
    busy: busy.value,
    trouble: trouble.value,
  };
};
export type Form = ReturnType<typeof useSetup>;
