// Whom I do not want to hear, and whom I do not want to sit with.
import { effect, signal } from "@preact/signals";
import { hall } from "./halls";

export interface Person {
  id: string;
  name: string;
}
export const muted = signal<Person[]>([]);
export const blocked = signal<Person[]>([]);

interface Manners {
  muted: Person[];
  blocked: Person[];
}
const take = (m: Manners) => {
  muted.value = m.muted ?? [];
  blocked.value = m.blocked ?? [];
};

/** Mutes somebody, or hears them again. */
export const mute = async (player: string, on: boolean): Promise<void> =>
  take(await hall.value!.ask<Manners>({ t: "mute", player, on }, false));
export const block = async (player: string, on: boolean): Promise<void> =>
  take(await hall.value!.ask<Manners>({ t: "block", player, on }, false));

let followed = false;
/** Asks once a greeting, from the first time that somebody needs it. */
export const followManners = (): void => {
  if (followed) return;
  followed = true;
  effect(() => {
    const client = hall.value;
    if (client?.link.value !== "open" || !client.me.value) return;
    client.ask<Manners>({ t: "manners" }).then(take, () => {});
  });
};
export const isMuted = (player: string | null | undefined): boolean =>
  !!player && muted.value.some((p) => p.id === player);
