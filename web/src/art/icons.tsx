// Icons and markers of the sprite, and the pieces of a page that carry them.
import type { ComponentChildren } from "preact";
import sprite from "./icons.svg?raw";
import hallSprite from "./icons-hall.svg?raw";
import defs from "./defs.svg?raw";

/** Puts a sprite into the page, once. */
const hang = (id: string, svg: string) => {
  if (document.getElementById(id)) return;
  const box = document.createElement("div");
  box.id = id;
  box.setAttribute("aria-hidden", "true");
  box.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  box.innerHTML = svg;
  document.body.prepend(box);
};
/** The page's drawings and the shared gradients. */
export const hangDrawings = () => hang("drawings", sprite + hallSprite + defs);
/** Drawings that come with a part of the page. */
export const hangMore = (part: string, svg: string) => hang(`drawings-${part}`, svg);

export const Ic = ({ name, label, cls = "" }: { name: string; label?: string | undefined; cls?: string }) =>
  label ? (
    <svg class={`ic ${cls}`} viewBox="0 0 32 32" role="img" aria-label={label}>
      <use href={`#i-${name}`} />
    </svg>
  ) : (
    <svg class={`ic ${cls}`} viewBox="0 0 32 32" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );

/** A seat: colour, shape and pattern. */
export const Mk = ({ seat, cls = "" }: { seat: number; cls?: string }) => (
  <svg class={`mk ${cls}`} viewBox="0 0 32 32" aria-hidden="true">
    <use href={`#i-mk-${seat + 1}`} />
  </svg>
);

export const Die = ({ die, face = "hit", label }: { die: string; face?: string; label?: string }) => (
  <svg
    class={`die ${die}`}
    viewBox="0 0 32 32"
    {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
  >
    <use href={`#i-die-${die}-${face}`} />
  </svg>
);

export const Stat = ({
  icon,
  label,
  children,
  low = false,
}: {
  icon: string;
  label: string;
  children: ComponentChildren;
  low?: boolean;
}) => (
  <span class={`stat ${low ? "low" : ""}`} title={label}>
    <Ic name={icon} label={label} />
    <b>{children}</b>
  </span>
);

export const Weave = ({ cls = "weave" }: { cls?: string }) => (
  <svg class={cls} aria-hidden="true">
    <rect width="100%" height="100%" fill="url(#weave)" />
  </svg>
);

/** A drawing kept as text: static, made by us. */
export const Drawing = ({ svg, cls = "" }: { svg: string; cls?: string }) => (
  <div class={`drawing ${cls}`} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
);
