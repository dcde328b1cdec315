// What happened while I was away: invitations, tournaments. The hall keeps the list, the page the number.
import { effect, signal } from "@preact/signals";
import { hall } from "./halls";

export interface Notice {
  id: string;
  kind: "turn" | "invite" | "result" | "cup" | "hook";
  at: number;
  table: string | null;
  game: string | null;
  cup: string | null;
  from: string | null;
  invite: string | null;
  text: string | null;
  seen: boolean;
}

export const notices = signal<Notice[]>([]);
export const unseen = signal(0);
/** The last one that came while the page was open. */
export const latestNotice = signal<Notice | null>(null);

/** What a game did to my rating, told a moment after its end. */
export interface Rated {
  table: string;
  rating: number;
  range: number;
  change: number;
}
export const rated = signal<Rated | null>(null);

const take = (m: { notices?: Notice[]; unseen?: number }) => {
  notices.value = m.notices ?? [];
  unseen.value = m.unseen ?? 0;
};
export const readNotices = async (): Promise<void> => {
  take((await hall.value?.ask({ t: "notices" })) ?? {});
};
export const sawNotices = async (): Promise<void> => {
  take((await hall.value?.ask({ t: "notices_seen" })) ?? {});
};

/** Guests have none. A hall that knows no notices says so, and is not asked again. */
export const followNews = (): void => {
  effect(() => {
    const client = hall.value;
    if (client?.link.value !== "open" || client.me.value?.guest !== false) {
      take({});
      return;
    }
    void readNotices().catch(() => {});
    const ends = [
      client.listen("notice_new", () => {
        void readNotices().then(
          () => {
            latestNotice.value = notices.value.find((n) => !n.seen) ?? null;
          },
          () => {},
        );
      }),
      client.listen("rated", (m) => {
        rated.value = m as unknown as Rated;
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  });
};
