// Sitting down: against bots on this device at once, or a table for friends on the server.
import { Ic, Mk } from "../art/icons";
import { type GameInfo, usual } from "../core/protocol";
import { botWanted, lang, myName, seedWanted } from "../core/settings";
import { botName } from "../table/Frame";
import { has, t } from "../words";
import { gameTitle } from "./Home";
import { Modal, Segments } from "./Settings";
import { type Form, useSetup } from "./setup";

/** The strength of the bots on this device, or who sits where at a hall. */
const Sitters = ({ form: { setup, change, seats, bots } }: { form: Form }) =>
  setup.where === "here" ? (
    <Segments
      label={t("new.bots")}
      value={botWanted.value}
      all={bots}
      name={botName}
      on={(b) => {
        botWanted.value = b;
      }}
    />
  ) : (
    <fieldset class="seg col">
      <legend>{t("new.who")}</legend>
      {setup.kinds.slice(0, seats).map((k, i) => (
        <label class="seatkind" key={i}>
          <Mk seat={i} />
          <span class="sr">{t("seat.n", { n: i + 1 })}</span>
          <select
            value={k}
            onChange={(e) =>
              change({ kinds: setup.kinds.map((x, j) => (j === i ? e.currentTarget.value : x)) })
            }
          >
            <option value="me">{t("seat.you")}</option>
            <option value="open">{t("new.friend")}</option>
            {bots.map((b) => (
              <option key={b} value={b}>
                {t("seat.bot", { bot: botName(b) })}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );

/** What is agreed on at a hall: the clock, who may come, whether it counts. */
const HallTerms = ({ form: { setup, change, account } }: { form: Form }) => (
  <>
    <Segments
      label={t("new.clock")}
      value={setup.clock}
      all={setup.rated ? (["live", "days"] as const) : (["none", "live", "days"] as const)}
      name={(c) => t(c === "none" ? "new.noClock" : c === "live" ? "new.live" : "new.days")}
      on={(clock) => change({ clock })}
    />
    <label class="check">
      <input
        type="checkbox"
        checked={setup.listed}
        onChange={(e) => change({ listed: e.currentTarget.checked })}
      />
      {t("new.listed")}
    </label>
    {account && (
      <label class="check">
        <input
          type="checkbox"
          data-rated
          checked={setup.rated}
          onChange={(e) => {
            const rated = e.currentTarget.checked;
            // without a clock a game goes on for ever
            change({ rated, clock: rated && setup.clock === "none" ? "days" : setup.clock });
          }}
        />
        {t("new.rated")}
      </label>
    )}
  </>
);

const MyName = () => (
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
);

const Options = ({ form: { setup, change, game, words } }: { form: Form }) => (
  <details>
    <summary>{t("new.options")}</summary>
    <div class="opts">
      {words &&
        game.options.map((o) => (
          <label class="field" key={o.name}>
            <span>{words.game.options[o.name]?.label ?? o.name}</span>
            <select
              value={setup.options[o.name] ?? usual(o, lang.value)}
              onChange={(e) => change({ options: { ...setup.options, [o.name]: e.currentTarget.value } })}
            >
              {o.values.map((v) => (
                <option key={v} value={v}>
                  {words.label(words.game.options[o.name]?.kind ?? "", v)}
                </option>
              ))}
            </select>
          </label>
        ))}
      {setup.where === "here" && (
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
);

interface Props {
  game: GameInfo;
  /** Where it is not said yet which: the choice. */
  games?: readonly GameInfo[];
  onClose: () => void;
}

export const NewGame = ({ game: first, games = [], onClose }: Props) => {
  const form = useSetup(first, games),
    { setup, change, game, seats, range, online, start, busy, trouble } = form;
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
          on={(g) => change({ game: g, options: {} })}
        />
      )}
      {online && (
        <Segments
          label={t("new.where")}
          value={setup.where}
          all={["here", "hall"] as const}
          name={(w) => t(w === "here" ? "new.here" : "new.hall")}
          on={(where) => change({ where })}
        />
      )}
      <Segments
        label={t("new.seats")}
        value={seats}
        all={range}
        name={String}
        on={(n) => change({ seats: n })}
      />
      <Sitters form={form} />
      {setup.where === "hall" && <HallTerms form={form} />}
      <MyName />
      <Options form={form} />
      {trouble && (
        <div class="why" role="alert">
          <Ic name="lock" />
          <p>{trouble}</p>
        </div>
      )}
      <button class="btn primary wide" type="button" data-start disabled={busy} onClick={() => void start()}>
        <Ic name="check" />
        {t(busy ? "table.loading" : setup.where === "here" ? "new.start" : "new.create")}
      </button>
    </Modal>
  );
};
