// Bringing friends: the link for them, and sitting down by it.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Ic } from "../art/icons";
import { type Client, Rejected } from "../core/client";
import type { TableModel } from "../core/model";
import { myName } from "../core/settings";
import { Qr } from "../home/Qr";
import { t } from "../words";

/** A link brings people to the table; whether they sit down is for them to say, and under which name. */
export const SitDown = ({ client, model }: { client: Client; model: TableModel }) => {
  const busy = useSignal(false);
  const sit = async (e: Event) => {
    e.preventDefault();
    busy.value = true;
    try {
      await client.callMe(myName.value);
      await model.sit();
    } catch (x) {
      if (x instanceof Rejected) model.trouble.value = x;
    } finally {
      busy.value = false;
    }
  };
  return (
    <form class="sit" onSubmit={sit}>
      {client.me.value?.guest !== false && (
        <label class="field" for="sit-name">
          <span>{t("set.name")}</span>
          <input
            id="sit-name"
            maxLength={32}
            value={myName.value}
            placeholder={client.me.value?.name ?? t("seat.me")}
            onInput={(e) => {
              myName.value = e.currentTarget.value;
            }}
          />
        </label>
      )}
      <button class="btn primary" type="submit" data-sit disabled={busy.value}>
        <Ic name="check" />
        {t("sit.down")}
      </button>
      <p class="desc">{t("sit.watch")}</p>
    </form>
  );
};

/** The link, to be copied or photographed; what else can be done stands beside it. */
export const Share = ({ link, children = null }: { link: string; children?: ComponentChildren }) => {
  const copied = useSignal(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      copied.value = true;
    } catch {
      copied.value = false;
    }
  };
  return (
    <>
      <h2>{t("share.title")}</h2>
      <p class="desc">{t("share.text")}</p>
      <div class="share">
        <Qr text={link} label={t("share.qr")} />
        <div>
          <label for="share-link">{t("share.link")}</label>
          <input id="share-link" readOnly value={link} onFocus={(e) => e.currentTarget.select()} />
          <button class="btn primary" type="button" onClick={() => void copy()}>
            <Ic name="link" />
            {copied.value ? t("share.copied") : t("share.copy")}
          </button>
          {children}
        </div>
      </div>
    </>
  );
};
