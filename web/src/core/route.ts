// Where in the page we are: kept behind #, so that files from anywhere work and an invitation is in no log.
import { signal } from "@preact/signals";

export interface Route {
  page: "home" | "table" | "replay" | "rules" | "campaign" | "sheet" | "review" | "practice" | "hall";
  where: string;
  id: string;
  rest: string;
}

/** The pages of the hall around the tables: their name stands in `where`. */
const HALL = new Set([
  "tables",
  "j",
  "history",
  "who",
  "ladder",
  "cups",
  "cup",
  "club",
  "set",
  "keeper",
  "reset",
  "mail",
]);

/** An address that somebody cut in two is read as it stands. */
const plain = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export const readRoute = (hash: string): Route => {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?", 2);
  const [, page = "", where = "", id = "", rest = ""] = path.split("/").map(plain);
  if (HALL.has(page)) return { page: "hall", where: page, id: where, rest: query || id };
  if (page === "t" && id) return { page: "table", where, id, rest };
  if (page === "w" && id) return { page: "table", where, id, rest: "watch" };
  if (page === "r" && id) return { page: "replay", where, id, rest };
  if (page === "v" && id) return { page: "review", where, id, rest };
  if (page === "p") return { page: "practice", where, id, rest };
  if (page === "rules") return { page: "rules", where, id, rest };
  if (page === "s") return { page: "sheet", where: "here", id: where, rest: "" };
  // a campaign of a hall has an id of the hall's; behind it stands an invitation
  if (page === "c")
    return { page: "campaign", where: where.startsWith("c-") ? "hall" : "here", id: where, rest: id };
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
