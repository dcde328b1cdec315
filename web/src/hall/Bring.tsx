// A finished game of the hall, brought to this device: replay and review work here.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { clientFor, here } from "../core/halls";
import type { Route } from "../core/route";
import { Loading } from "../table/Table";
import { t } from "../words";
import { refusal, say } from "./say";

export const BringPage = ({ at }: { at: Route }) => {
  const bad = useSignal("");
  useEffect(() => {
    let live = true;
    const bring = async () => {
      const { text } = await clientFor("hall").ask<{ text: string }>({ t: "saga", table: at.id });
      const { table } = await here().ask<{ table: string }>({ t: "open_saga", text });
      const there = at.page === "review" ? `#/v/here/${table}/${at.id}` : `#/r/here/${table}`;
      if (live) location.replace(there);
    };
    bring().catch((e: unknown) => {
      bad.value = refusal(e, "saga");
    });
    return () => {
      live = false;
    };
  }, [at.id]);
  return <Loading text={bad.value || (at.page === "review" ? say("bring.review") : t("table.loading"))} />;
};
