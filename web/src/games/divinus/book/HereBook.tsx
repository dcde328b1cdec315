// A book that is kept on this device.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { BoxOpen } from "../../../core/boxes";
import type { CampaignShow } from "../../../core/campaigns";
import { here } from "../../../core/halls";
import { readPosition } from "../../../core/model";
import type { Words } from "../../../core/words";
import { Companion } from "../Companion";
import { hereKeeper } from "./keepers";
import { NoPages, Pages } from "./Pages";
import { type Open, type Shelf, troubleText } from "./parts";
import { cut } from "./Shelf";

interface Shown {
  show: CampaignShow;
  title: string;
  table: string | null;
  box?: BoxOpen["box"];
}

export const HereBook = ({ id, words }: { id: string; words: Words }) => {
  const got = useSignal<Omit<Open, "words"> | null>(null),
    box = useSignal<BoxOpen | null>(null),
    trouble = useSignal(""),
    others = useSignal<Shelf[]>([]);
  const keeper = useMemo(() => hereKeeper(id), [id]);
  useEffect(() => {
    let live = true;
    void here()
      .ask<Shown>({ t: "campaign", id })
      .then(
        (m) => {
          if (live && m.box) box.value = { box: m.box, title: m.title };
          else if (live) got.value = { ...m, book: readPosition({ view: m.show.book }).view };
        },
        (e: unknown) => {
          if (live) trouble.value = troubleText(e);
        },
      );
    void here()
      .ask<{ campaigns: Shelf[] }>({ t: "campaigns" })
      .then(
        (m) => {
          if (live) others.value = m.campaigns;
        },
        () => {},
      );
    return () => {
      live = false;
    };
  }, [id]);
  if (box.value) return <Companion key={id} first={box.value} />;
  if (!got.value) return <NoPages trouble={trouble.value} />;
  return (
    <Pages o={{ ...got.value, words }} id={id} keeper={keeper} others={others.value} cut={cut.has(id)} />
  );
};
