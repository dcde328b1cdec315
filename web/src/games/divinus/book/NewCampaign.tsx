// A new campaign: on this device, or in a hall with friends far away.
import { type Signal, useSignal } from "@preact/signals";
import { Ic, Mk } from "../../../art/icons";
import { hall, here } from "../../../core/halls";
import { go } from "../../../core/route";
import { myName } from "../../../core/settings";
import { Modal, Segments } from "../../../home/Settings";
import { freeNames } from "../../../table/called";
import { botName, botNames } from "../../../table/Frame";
import { t } from "../../../words";
import { say } from "../words";
import { Note, troubleText } from "./parts";

const BOTS = ["level:easy", "level:normal", "level:hard", "level:jarl"];
type Where = "here" | "hall";

const put = (list: Signal<string[]>, i: number, value: string) => {
  list.value = list.value.map((x, j) => (j === i ? value : x));
};

const BotOptions = () => (
  <>
    {BOTS.map((b) => (
      <option key={b} value={b}>
        {t("seat.bot", { bot: botName(b) })}
      </option>
    ))}
  </>
);

/** A seat around this device: a name, a person or a bot. */
const HereSeat = ({ i, kinds, names }: { i: number; kinds: Signal<string[]>; names: Signal<string[]> }) => (
  <div class="seatkind bk-seat">
    <Mk seat={i} />
    <input
      aria-label={say("book.seatName", { n: i + 1 })}
      maxLength={24}
      value={names.value[i]}
      onInput={(e) => put(names, i, e.currentTarget.value)}
    />
    <select
      aria-label={say("book.seatKind", { n: i + 1 })}
      value={kinds.value[i]}
      onChange={(e) => put(kinds, i, e.currentTarget.value)}
    >
      <option value="human">{say("book.human")}</option>
      <BotOptions />
    </select>
  </div>
);

/** A seat in a hall: mine, a friend's who comes by the link, or a bot's. */
const HallSeat = ({ i, kinds }: { i: number; kinds: Signal<string[]> }) => (
  <div class="seatkind bk-seat">
    <Mk seat={i} />
    {i === 0 ? (
      <b>{t("seat.you")}</b>
    ) : (
      <select
        aria-label={say("book.seatKind", { n: i + 1 })}
        value={kinds.value[i]}
        onChange={(e) => put(kinds, i, e.currentTarget.value)}
      >
        <option value="open">{say("book.friend")}</option>
        <BotOptions />
      </select>
    )}
  </div>
);

const makeHere = async (title: string, kinds: string[], names: string[]): Promise<string> => {
  const seats = kinds.map((bot, i) => ({ bot, name: names[i]!.trim() || t("seat.n", { n: i + 1 }) }));
  const { id } = await here().ask<{ id: string }>(
    { t: "campaign_new", game: "divinus", options: "", seats, title },
    false,
  );
  return `#/c/${id}`;
};

const makeInHall = async (title: string, seats: string[]): Promise<string> => {
  const client = hall.value!;
  await client.callMe(myName.value);
  const { table } = await client.ask<{ table: string }>(
    { t: "campaign_new", game: "divinus", seats, title },
    false,
  );
  return `#/c/${table}`;
};

const usualNames = (): string[] => [
  myName.value || t("seat.me"),
  ...freeNames(botNames().slice(1), [myName.value]).slice(0, 3),
];

export const NewCampaign = ({ onClose, first }: { onClose: () => void; first: number }) => {
  const where = useSignal<Where>("here"),
    seats = useSignal(3),
    title = useSignal(say("book.titleN", { n: first })),
    trouble = useSignal(""),
    busy = useSignal(false);
  const kinds = useSignal<string[]>(["human", "level:normal", "level:normal", "level:normal"]),
    names = useSignal(usualNames()),
    friends = useSignal<string[]>(["me", "open", "level:normal", "level:normal"]);
  const called = () => title.value.trim() || say("book.titleN", { n: first });
  const start = async () => {
    busy.value = true;
    try {
      const to = await (where.value === "here"
        ? makeHere(called(), kinds.value.slice(0, seats.value), names.value)
        : makeInHall(called(), friends.value.slice(0, seats.value)));
      onClose();
      go(to);
    } catch (e) {
      trouble.value = troubleText(e);
      busy.value = false;
    }
  };
  const places = Array.from({ length: seats.value }, (_, i) => i);
  return (
    <Modal title={say("book.new")} onClose={onClose} cls="new">
      <label class="field" for="bk-title">
        <span>{say("book.name")}</span>
        <input
          id="bk-title"
          maxLength={60}
          value={title.value}
          onInput={(e) => {
            title.value = e.currentTarget.value;
          }}
        />
      </label>
      {hall.value && (
        <Segments
          label={say("book.where")}
          value={where.value}
          all={["here", "hall"] as Where[]}
          name={(w) => say(w === "here" ? "book.here" : "book.friends")}
          on={(w) => {
            where.value = w;
          }}
        />
      )}
      <Segments
        label={t("new.seats")}
        value={seats.value}
        all={[2, 3, 4]}
        name={String}
        on={(n) => {
          seats.value = n;
        }}
      />
      <fieldset class="seg col">
        <legend>{t("new.who")}</legend>
        {places.map((i) =>
          where.value === "here" ? (
            <HereSeat key={i} i={i} kinds={kinds} names={names} />
          ) : (
            <HallSeat key={i} i={i} kinds={friends} />
          ),
        )}
      </fieldset>
      {where.value === "here" && places.filter((i) => kinds.value[i] === "human").length > 1 && (
        <p class="desc">{say("book.shared")}</p>
      )}
      <Note text={trouble.value} icon="lock" role="alert" />
      <button
        class="btn primary wide"
        type="button"
        data-start
        disabled={busy.value}
        onClick={() => void start()}
      >
        <Ic name="check" />
        {say(where.value === "here" ? "book.begin" : "book.gather")}
      </button>
    </Modal>
  );
};
