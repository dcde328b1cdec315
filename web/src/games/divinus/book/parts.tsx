// What the pages of the book share: one campaign as it is open, and how rows of its panels are read.
import { Ic, Mk } from "../../../art/icons";
import type { CampaignShow, Told } from "../../../core/campaigns";
import { Rejected } from "../../../core/client";
import type { ViewRow, Panel } from "../../../core/protocol";
import { lang } from "../../../core/settings";
import type { KeptCampaign } from "../../../core/store";
import { LANGS, type Words } from "../../../core/words";
import { has, t } from "../../../words";

export type Shelf = Omit<KeptCampaign, "text">;

export const troubleText = (e: unknown): string => {
  if (!(e instanceof Rejected)) return String(e);
  if (has(`error.${e.code}`)) return t(`error.${e.code}` as "error.campaign");
  const line = e.line > 0 ? `${t("home.sagaLine", { line: e.line })} ` : "";
  return `${line}${e.message}${e.rule ? ` (${e.rule})` : ""}`;
};

export interface Open {
  show: CampaignShow;
  title: string;
  table: string | null;
  /** Of one in a hall: the campaign that it left. */
  parent?: string | null;
  book: Panel[];
  words: Words;
}
export const rows = (panels: Panel[], id: string): ViewRow[] => panels.find((x) => x.id === id)?.rows ?? [];
export const told = (x: Told) => x.text[LANGS.indexOf(lang.value)] ?? x.text[0];
export const seatOf = (r: ViewRow, cell: string): number | null => {
  const v = r.cells[cell]?.value;
  return typeof v === "number" ? v : null;
};

export const Who = ({ o, seat }: { o: Open; seat: number | null }) =>
  seat === null ? (
    <span>–</span>
  ) : (
    <span class="bk-p">
      <Mk seat={seat} />
      {o.show.seats[seat]?.name || t("seat.n", { n: seat + 1 })}
    </span>
  );

/** A sentence that the reader is to see: what went wrong, or what has changed. */
export const Note = ({
  text,
  icon = "log",
  role = "status",
}: {
  text: string;
  icon?: string;
  role?: "status" | "alert";
}) =>
  text ? (
    <div class="why" role={role}>
      <Ic name={icon} />
      <p>{text}</p>
    </div>
  ) : null;
