// The halls this page knows: the one in the page, and the server's where the page came from one.
import { effect, type Signal, signal } from "@preact/signals";
import { Client, SocketTransport } from "./client";
import { myName } from "./settings";
import { WorkerTransport } from "./transport";

let hereClient: Client | null = null;
export const hall: Signal<Client | null> = signal(null);
/** Is a server's hall looked for still? */
export const looking = signal(true);

/** How the hall in the page stands; "none" until something needs it. */
export const hereLink = signal<Client["link"]["value"] | "none">("none");

export const here = (): Client => {
  if (!hereClient) {
    const client = new Client(new WorkerTransport(), undefined, () => myName.value);
    effect(() => {
      hereLink.value = client.link.value;
    });
    hereClient = client;
  }
  return hereClient;
};

const tokenKey = "meadhall.token";
const keeper = {
  get: () => {
    try {
      return localStorage.getItem(tokenKey);
    } catch {
      return null;
    }
  },
  set: (token: string | null) => {
    try {
      if (token === null) localStorage.removeItem(tokenKey);
      else localStorage.setItem(tokenKey, token);
    } catch {
      /* a guest for this visit */
    }
  },
};

/** A server answers /healthz; static files do not. */
export const findHall = async (): Promise<void> => {
  try {
    const r = await fetch("healthz", { cache: "no-store" });
    if (r.ok && (await r.text()).trim() === "ok") connect();
  } catch {
    /* offline, or only files */
  }
  looking.value = false;
};

const connect = () => {
  const url = new URL("ws", location.href.split("#")[0]);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  hall.value ??= new Client(new SocketTransport(url.href), keeper, () => myName.value);
};

/** A table on the server is opened even while it is not reached: it is said, and tried again. */
export const insistOnHall = (): Client => {
  connect();
  return hall.value!;
};

export const clientFor = (where: string): Client => (where === "hall" ? insistOnHall() : here());
