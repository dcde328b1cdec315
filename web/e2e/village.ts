// A hall in which people live: accounts, finished games, tables of every kind, a club, tournaments, a report.
// All of it is done over the wire, as by other devices, so that a test can look at pages with something on
// them.
import type { Page } from "@playwright/test";

export interface Village {
  /** The token of Asta, whose pages are looked at. */
  token: string;
  /** Two games of hers wait for others, or for her. */
  club: string;
  cup: string;
  /** A table that waits for people, and the invitation to it. */
  waiting: string;
  invite: string;
}

/** The page is one of the hall; nothing of what is on it matters. */
export const inhabit = (page: Page): Promise<Village> =>
  page.evaluate(async () => {
    type Said = Record<string, unknown> & {
      t: string;
      req?: number;
      table?: string;
      legal?: string[] | null;
    };
    let strewn = 7;
    const some = <T>(list: readonly T[]): T => list[(Math.imul(++strewn, 2654435761) >>> 15) % list.length]!;

    const comes = (name: string) => {
      const ws = new WebSocket(`ws://${location.host}/ws`),
        open = new Map<number, [(m: Said) => void, (e: Error) => void]>(),
        tables = new Map<string, Said>();
      let req = 0,
        news = () => {};
      const ask = (m: Said) =>
        new Promise<Said>((done, fail) => {
          open.set(++req, [done, fail]);
          ws.send(JSON.stringify({ ...m, req }));
        });
      ws.onmessage = (e) => {
        const m = JSON.parse(e.data as string) as Said,
          asked = m.req === undefined ? undefined : open.get(m.req);
        if ((m.t === "table" || m.t === "delta") && m.table)
          tables.set(m.table, { ...tables.get(m.table), ...m });
        if (asked && m.t === "error") asked[1](new Error(`${name}: ${JSON.stringify(m)}`));
        else asked?.[0](m);
        news();
      };
      const next = () =>
        new Promise<void>((done) => {
          news = () => done();
          setTimeout(done, 200);
        });
      /** Answers what is asked at this table, so often, or to the end. */
      const play = async (table: string, most = 5000) => {
        for (let n = 0; n < most; ) {
          const k = tables.get(table);
          if (k?.status === "over") return;
          if (!k?.legal?.length) {
            if (most < 5000) return;
            await next();
            continue;
          }
          const action = some(k.legal);
          tables.set(table, { ...k, legal: null });
          n++;
          await ask({ t: "act", table, ply: k.ply, action }).catch(() =>
            ask({ t: "watch", table, from: k.ply }),
          );
        }
      };
      return { name, ask, play, tables, ready: new Promise((done) => (ws.onopen = done)) };
    };
    type Person = ReturnType<typeof comes>;

    const settle = async (name: string) => {
      const p = comes(name);
      await p.ready;
      await p.ask({ t: "hello", protocol: 2, token: null, parts: ["legal"] });
      const { token } = await p.ask({ t: "register", name, password: "four ships at dawn" });
      return { p, token: token as string };
    };
    const DAYS = { kind: "days", base: 172_800, more: 0 },
      LIVE = { kind: "live", base: 900, more: 15 },
      NONE = { kind: "none", base: 0, more: 0 };
    const lay = async (maker: Person, game: string, seats: string[], more: object, who: Person[] = []) => {
      const { table, invite } = await maker.ask({
        t: "create",
        game,
        seats,
        handover: null,
        undo: false,
        ...more,
      });
      for (const p of who) await p.ask({ t: "join", table, invite });
      return { table: table as string, invite: invite as string };
    };
    const two = ["me", "open"];
    const gameOf = async (game: string, more: object, ...who: Person[]) => {
      const seats = who.map((_, i) => (i ? "open" : "me"));
      const { table } = await lay(
        who[0]!,
        game,
        seats,
        { clock: "rated" in more ? LIVE : NONE, ...more },
        who.slice(1),
      );
      await who[0]!.ask({ t: "chat", table, text: "Well rowed, all of you." });
      await Promise.all(who.map((p) => p.play(table)));
    };

    const { p: asta, token } = await settle("Asta");
    const others: Person[] = [];
    for (const name of ["Bjarni", "Katla", "Orm", "Ragna", "Ingibjörg Thorvaldsdottir"])
      others.push((await settle(name)).p);
    const [bjarni, katla, orm, ragna, inga] = others as [Person, Person, Person, Person, Person];
    const rated = { rated: true };
    for (const rival of [bjarni, katla, bjarni, orm, katla]) await gameOf("rage", rated, asta, rival);
    for (const [a, b] of [
      [bjarni, katla],
      [orm, ragna],
      [inga, orm],
      [katla, ragna],
      [orm, bjarni],
    ] as const)
      await gameOf("rage", rated, a, b);
    for (let i = 0; i < 7; i++) await gameOf("rage", rated, orm, ragna); // their ratings are settled
    await gameOf("rage", rated, katla, asta, inga);
    await gameOf("midgard", rated, asta, katla);
    await gameOf("midgard", { listed: true }, asta, orm, ragna);

    // what waits for her, and what does not
    const hers = await lay(asta, "midgard", two, { clock: DAYS, listed: true, ...rated }, [katla]);
    await Promise.all([asta.play(hers.table, 3), katla.play(hers.table, 3)]);
    for (let i = 0; i < 40 && !asta.tables.get(hers.table)?.legal?.length; i++)
      await katla.play(hers.table, 1);
    const theirs = await lay(bjarni, "divinus", two, { clock: DAYS, listed: true }, [asta]);
    for (let i = 0; i < 40 && asta.tables.get(theirs.table)?.legal?.length; i++)
      await asta.play(theirs.table, 1);
    const seen = await lay(orm, "rage", two, { clock: LIVE, listed: true, ...rated }, [ragna]);
    await orm.play(seen.table, 2);
    await ragna.play(seen.table, 2);

    // open tables of others
    const three = ["me", "open", "open"];
    await lay(katla, "midgard", [...three, "open"], { clock: DAYS, listed: true, ...rated });
    await lay(orm, "rage", two, { clock: LIVE, listed: true });
    await lay(inga, "odin", two, { clock: DAYS, listed: true });
    await lay(bjarni, "divinus", ["me", "level:normal", "open"], { clock: NONE, listed: true, undo: true });
    const { table: waiting, invite } = await lay(asta, "midgard", [...three, "level:hard"], { clock: LIVE }, [
      ragna,
    ]);
    await ragna.ask({ t: "chat", table: waiting, text: "I bring the mead. Who brings the dice?" });
    const calls = await lay(katla, "odin", two, { clock: DAYS });
    await katla.ask({ t: "call", table: calls.table, name: "Asta" });

    // a club with an evening, a tournament under way, one to come
    const made = await asta.ask({
      t: "club_make",
      name: "Thursday Crew",
      door: "ask",
      about: "By the fire, at eight.",
    });
    const club = (made.id ?? (made.club as { id: string } | undefined)?.id ?? made.club) as string;
    for (const p of [bjarni, katla, orm]) await p.ask({ t: "club_join", club });
    for (const p of [bjarni, katla]) await asta.ask({ t: "club_admit", club, name: p.name, yes: true });
    await asta.ask({ t: "club_table", club, table: waiting });
    const cupOf = async (name: string, kind: string, more: object) => {
      const c = await bjarni.ask({ t: "cup_make", name, kind, game: "rage", clock: DAYS, ...more });
      return (c.id ?? c.cup) as string;
    };
    const cup = await cupOf("Winter cup", "swiss", { seats: 2, rounds: 3 });
    for (const p of [bjarni, asta, katla, orm]) await p.ask({ t: "cup_enter", cup });
    await bjarni.ask({ t: "cup_start", cup });
    const later = await cupOf("Spring pods", "pods", {
      seats: 4,
      rounds: 2,
      starts: Date.now() + 3 * 86_400_000,
    });
    for (const p of [inga, ragna]) await p.ask({ t: "cup_enter", cup: later });

    await ragna.ask({ t: "chat", table: waiting, text: "You row like a goat." });
    const said = (await asta.ask({ t: "watch", table: waiting })) as { chats?: { at: number; id: string }[] },
      about = said.chats!.at(-1)!;
    await asta.ask({ t: "report", table: waiting, player: about.id, at: about.at, reason: "insult" });
    return { token, club, cup, waiting, invite };
  });
