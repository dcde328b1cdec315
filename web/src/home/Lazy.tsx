// Pages and parts that few need come when they are opened.
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { Route } from "../core/route";
import { Loading } from "../table/Table";
import { t } from "../words";

export type Page = ComponentType<{ at: Route }>;

const useLoaded = <T,>(load: () => Promise<T | null>) => {
  const got = useSignal<{ what: T | null; load: unknown } | null>(null);
  useEffect(() => {
    void load().then(
      (what) => {
        got.value = { what, load };
      },
      () => {
        got.value = { what: null, load };
      },
    );
  }, [load]);
  return got.value?.load === load ? got.value : null;
};

export const LazyPage = ({ at, load }: { at: Route; load: () => Promise<Page | null> }) => {
  const came = useLoaded(load);
  return came?.what ? <came.what at={at} /> : <Loading missing={came !== null} text={t("table.loading")} />;
};

/** A part of a page that is there already: nothing stands in its place while it comes. */
export const LazyPart = ({ load }: { load: () => Promise<ComponentType | null> }) => {
  const came = useLoaded(load);
  return came?.what ? <came.what /> : null;
};
