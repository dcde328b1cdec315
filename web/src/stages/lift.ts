// A piece of a drawing that moves does so on a sheet of its own, above the drawing: inside it the whole
// drawing would be painted again with every frame.
const NS = "http://www.w3.org/2000/svg";
/** Lines are drawn beyond the box of a piece by so much at most. */
const RIM = 6;

/** What pieces stand on. */
export const BOARDS = ".board, .estate";

const make = (name: string, attributes: Record<string, string>) => {
  const el = document.createElementNS(NS, name);
  for (const [k, v] of Object.entries(attributes)) el.setAttribute(k, v);
  return el;
};

/** A sheet over the page for what moves across it. */
export const sheet = (cls: string, attributes: Record<string, string>): SVGSVGElement =>
  make("svg", { class: cls, "aria-hidden": "true", ...attributes }) as SVGSVGElement;

export const iconOn = (icon: string): SVGSVGElement => {
  const svg = sheet("flying", { viewBox: "0 0 32 32" });
  svg.append(make("use", { href: `#i-${icon}` }));
  return svg;
};

/** Is it to be seen there, and not below a dialog or beyond the edge of what is scrolled? */
const inSight = (el: Element, r: DOMRect) => {
  const top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
  return top !== null && top.closest(BOARDS) === el.closest(BOARDS);
};

/** The piece on a sheet, exactly where it stands; null where nobody would see it. */
const copyOf = (el: SVGGraphicsElement): SVGSVGElement | null => {
  const r = el.getBoundingClientRect(),
    at = (el.parentNode as SVGGraphicsElement | null)?.getScreenCTM?.();
  if (!at || !r.width || !inSight(el, r)) return null;
  const [x, y] = [r.x - RIM, r.y - RIM],
    svg = sheet("lifted", { width: String(r.width + 2 * RIM), height: String(r.height + 2 * RIM) }),
    place = make("g", { transform: `matrix(${at.a} ${at.b} ${at.c} ${at.d} ${at.e - x} ${at.f - y})` });
  place.append(el.cloneNode(true));
  svg.append(place);
  svg.style.left = `${x + scrollX}px`;
  svg.style.top = `${y + scrollY}px`;
  return svg;
};

/** Lifts a piece off its drawing for as long as the motion lasts that it is given. */
export const lift = (el: SVGGraphicsElement, motion: (on: Element) => Animation | undefined) => {
  const copy = copyOf(el);
  if (!copy) return;
  document.body.append(copy);
  const way = motion(copy);
  const down = () => {
    el.style.visibility = "";
    copy.remove();
  };
  if (!way) {
    down();
    return;
  }
  el.style.visibility = "hidden";
  way.finished.then(down, down);
};
