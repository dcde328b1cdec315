// Where in the page we are: kept behind #, so that files from anywhere work and an invitation is in no log.
import { signal } from "@preact/signals";

export interface Route {
  page: "home" | "table" | "replay" | "rules" | "campaign" | "sheet" | "review";
  where: string;
  id: string;
  rest: string;
}

export const readRoute = (hash: string): Route => {
  const [, page = "", where = "", id = "", rest = ""] = hash
    .replace(/^#/, "")
    .split("/")
    .map(decodeURIComponent);
  if (page === "t" && id) return { page: "table", where, id, rest };
  if (page === "w" && id) return { page: "table", where, id, rest: "watch" };
  if (page === "r" && id) return { page: "replay", where, id, rest };
  if (page === "v" && id) return { page: "review", where, id, rest };
  if (page === "rules") return { page: "rules", where, id, rest };
  if (page === "s") return { page: "sheet", where: "here", id: where, rest: "" };
  if (page === "c") return { page: "campaign", where: "here", id: where, rest: id };
  return { page: "home", where: "", id: "", rest: "" };
};

export const route = signal(readRoute(typeof location === "undefined" ? "" : location.hash));
if (typeof addEventListener === "function" && typeof location !== "undefined")
  addEventListener("hashchange", () => {
    route.value = readRoute(location.hash);
  });

export const tableLink = (where: string, id: string, invite?: string | null) =>
  `#/t/${where}/${encodeURIComponent(id)}${invite ? `/${encodeURIComponent(invite)}` : ""}`;
export const go = (hash: string) => {
  location.hash = hash;
};
