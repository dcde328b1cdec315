// Sitting down: against bots on this device at once, or a table for friends on the server.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Ic, Mk } from "../art/icons";
import { Rejected } from "../core/client";
import { satDown, sittingDown } from "../core/first";
import { hall, here } from "../core/halls";
import { type GameInfo, usual } from "../core/protocol";
import { go, tableLink } from "../core/route";
import { RULE_ID } from "../core/rules";
import { botWanted, lang, myName, seatsWanted, seedWanted } from "../core/settings";
import { loadWords, type Words } from "../core/words";
import { loadUi } from "../games";
import { botName, botNames } from "../table/Frame";
import { has, t } from "../words";
import { gameTitle } from "./Home";
import { Modal, Segments } from "./Settings";

const strangers = () => botNames().sort(() => Math.random() - 0.5);

/** Why a table was not made, with the rules that the engine names. */
const refusal = (e: unknown): string => {
  if (!(e instanceof Rejected)) return String(e);
  const key = `error.${e.code}`,
    rules = [...new Set(`${e.rule ?? ""} ${e.message}`.match(RULE_ID) ?? [])];
  return `${has(key) ? t(key) : t("new.refused")}${rules.length ? ` (${rules.join(", ")})` : ""}`;
};

export const NewGame = ({
  game: first,
  games = [],
  onClose,
}: {
  game: GameInfo;
  /** Where it is not said yet which: the choice. */
  games?: readonly GameInfo[];
  onClose: () => void;
}) => {
  const chosenGame = useSignal(first.id);
  const game = games.find((g) => g.id === chosenGame.value) ?? first;
  const [min, max] = game.seats;
  const seatsAsked = useSignal(seatsWanted.value);
  const seats = Math.max(min, Math.min(max, seatsAsked.value));
  const where = useSignal<"here" | "hall">(
    games.length && hall.value?.link.value === "open" ? "hall" : "here",
  );
  const kinds = useSignal<string[]>(["me", "open", "open", "open", "open"]);
  const options = useSignal<Record<string, string>>({});
  const bots = useSignal<string[]>(["level:easy", "level:normal", "level:hard", "level:jarl"]);
  const clock = useSignal<"none" | "live" | "days">("none");
  const listed = useSignal(false),
    rated = useSignal(false);
  const words = useSignal<Words | null>(null),
    trouble = useSignal<string | null>(null),
    busy = useSignal(false);
  const client = where.value === "hall" ? hall.value! : here();
  const online = hall.value?.link.value === "open",
    account = hall.value?.me.value?.guest === false;
  useEffect(() => {
    void loadWords(game.id, lang.value).then((w) => {
      words.value = w;
    });
    void loadUi(game.id).catch(() => {}); // the table says so if it does not come
  }, [game.id, lang.value]);
  useEffect(() => {
    void client.ask<{ bots?: string[] }>({ t: "games" }).then(
      (m) => {
        if (m.bots?.length) bots.value = m.bots;
        if (!bots.value.includes(botWanted.value))
          botWanted.value = bots.value.find((b) => b === "level:normal") ?? bots.value[0]!;
      },
      () => {},
    );
  }, [where.value]);
  const range = Array.from({ length: max - min + 1 }, (_, i) => min + i);

  const start = async () => {
    busy.value = true;
    sittingDown.value = true;
    trouble.value = null;
    seatsWanted.value = seats;
    const list =
      where.value === "here"
        ? ["me", ...Array.from({ length: seats - 1 }, () => botWanted.value)]
        : kinds.value.slice(0, seats);
    const others = strangers();
    const names = list.map((k, i) =>
      k === "me" ? myName.value || t("seat.me") : others[i % others.length]!,
    );
    const chosen = game.options
      .map((o) => [o, options.value[o.name] ?? usual(o, lang.value)] as const)
      .filter(([o, v]) => v !== o.default)
      .map(([o, v]) => `${o.name}=${v}`)
      .join(",");
    const base = clock.value === "live" ? 900 : clock.value === "days" ? 3 * 86400 : 0;
    try {
      if (where.value === "hall") await client.callMe(myName.value);
      const made = await client.ask<{ table: string; invite: string | null }>(
        {
          t: "create",
          game: game.id,
          options: chosen,
          seats: list,
          listed: listed.value,
          undo: !rated.value,
          ...(rated.value ? { rated: true } : {}),
          clock:
            clock.value === "none"
              ? { kind: "none" }
              : { kind: clock.value, base, more: clock.value === "live" ? 30 : 0 },
          handover: clock.value === "none" ? null : botWanted.value,
          ...(where.value === "here" ? { names, seed: seedWanted.value } : {}),
        },
        false,
      );
      go(tableLink(where.value, made.table, made.invite));
    } catch (e) {
      trouble.value = refusal(e);
      busy.value = false;
      satDown();
    }
  };

  return (
    <Modal title={gameTitle(game.id)} onClose={onClose} cls="new">
      {has(`ours.${game.id}`) && (
        <p class="desc" data-ours>
          {t(`ours.${game.id}` as "ours.divinus")}
        </p>
      )}
      {games.length > 1 && (
        <Segments
          label={t("home.games")}
          value={game.id}
          all={games.map((g) => g.id)}
          name={gameTitle}
          on={(g) => {
            chosenGame.value = g;
            options.value = {};
          }}
        />
      )}
      {online && (
        <Segments
          label={t("new.where")}
          value={where.value}
          all={["here", "hall"] as const}
          name={(w) => t(w === "here" ? "new.here" : "new.hall")}
          on={(w) => {
            where.value = w;
          }}
        />
      )}
      <Segments
        label={t("new.seats")}
        value={seats}
        all={range}
        name={String}
        on={(n) => {
          seatsAsked.value = n;
        }}
      />
      {where.value === "here" ? (
        <Segments
          label={t("new.bots")}
          value={botWanted.value}
          all={bots.value}
          name={botName}
          on={(b) => {
            botWanted.value = b;
          }}
        />
      ) : (
        <fieldset class="seg col">
          <legend>{t("new.who")}</legend>
          {kinds.value.slice(0, seats).map((k, i) => (
            <label class="seatkind" key={i}>
              <Mk seat={i} />
              <span class="sr">{t("seat.n", { n: i + 1 })}</span>
              <select
                value={k}
                onChange={(e) => {
                  kinds.value = kinds.value.map((x, j) => (j === i ? e.currentTarget.value : x));
                }}
              >
                <option value="me">{t("seat.you")}</option>
                <option value="open">{t("new.friend")}</option>
                {bots.value.map((b) => (
                  <option key={b} value={b}>
                    {t("seat.bot", { bot: botName(b) })}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      )}
      {where.value === "hall" && (
        <>
          <Segments
            label={t("new.clock")}
            value={clock.value}
            all={rated.value ? (["live", "days"] as const) : (["none", "live", "days"] as const)}
            name={(c) => t(c === "none" ? "new.noClock" : c === "live" ? "new.live" : "new.days")}
            on={(c) => {
              clock.value = c;
            }}
          />
          <label class="check">
            <input
              type="checkbox"
              checked={listed.value}
              onChange={(e) => {
                listed.value = e.currentTarget.checked;
              }}
            />
            {t("new.listed")}
          </label>
          {account && (
            <label class="check">
              <input
                type="checkbox"
                data-rated
                checked={rated.value}
                onChange={(e) => {
                  rated.value = e.currentTarget.checked;
                  if (rated.value && clock.value === "none") clock.value = "days"; // none goes on for ever
                }}
              />
              {t("new.rated")}
            </label>
          )}
        </>
      )}
      <label class="field" for="new-name">
        <span>{t("set.name")}</span>
        <input
          id="new-name"
          maxLength={32}
          value={myName.value}
          placeholder={t("seat.me")}
          onInput={(e) => {
            myName.value = e.currentTarget.value;
          }}
        />
      </label>
      <details>
        <summary>{t("new.options")}</summary>
        <div class="opts">
          {words.value &&
            game.options.map((o) => (
              <label class="field" key={o.name}>
                <span>{words.value!.game.options[o.name]?.label ?? o.name}</span>
                <select
                  value={options.value[o.name] ?? usual(o, lang.value)}
                  onChange={(e) => {
                    options.value = { ...options.value, [o.name]: e.currentTarget.value };
                  }}
                >
                  {o.values.map((v) => (
                    <option key={v} value={v}>
                      {words.value!.label(words.value!.game.options[o.name]?.kind ?? "", v)}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          {where.value === "here" && (
            <label class="field" for="new-seed">
              <span>{t("new.seed")}</span>
              <input
                id="new-seed"
                maxLength={40}
                value={seedWanted.value}
                placeholder={t("new.noSeed")}
                autocomplete="off"
                onInput={(e) => {
                  seedWanted.value = e.currentTarget.value;
                }}
              />
            </label>
          )}
        </div>
      </details>
      {trouble.value && (
        <div class="why" role="alert">
          <Ic name="lock" />
          <p>{trouble.value}</p>
        </div>
      )}
      <button
        class="btn primary wide"
        type="button"
        data-start
        disabled={busy.value}
        onClick={() => void start()}
      >
        <Ic name="check" />
        {t(busy.value ? "table.loading" : where.value === "here" ? "new.start" : "new.create")}
      </button>
    </Modal>
  );
};
