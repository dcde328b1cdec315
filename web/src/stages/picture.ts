// A picture of the end to hand on, drawn here: who won, with how much, and how the points grew. No name of a
// table, no address: what stands on it is what its owner sees.
import type { Sheet } from "../core/protocol";
import type { Growth } from "./moments";

const W = 1200,
  H = 630;

export interface Picture {
  game: string;
  line: string;
  sheets: Sheet[];
  names: string[];
  growth: Growth[];
}

const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim() || "#888";

/** The five shapes of the seats. */
const marker = (c: CanvasRenderingContext2D, seat: number, x: number, y: number, r: number) => {
  c.beginPath();
  if (seat === 0) c.arc(x, y, r, 0, 7);
  else {
    const sides = [0, 4, 3, 4, 6][seat] ?? 6,
      turn = seat === 3 ? Math.PI / 4 : 0;
    for (let i = 0; i < sides; i++) {
      const a = -Math.PI / 2 + turn + (i * 2 * Math.PI) / sides;
      c.lineTo(x + r * 1.15 * Math.cos(a), y + r * 1.15 * Math.sin(a));
    }
    c.closePath();
  }
  c.fillStyle = token(`--seat-${seat + 1}`);
  c.fill();
  c.lineWidth = 3;
  c.strokeStyle = token("--seat-ink");
  c.stroke();
};

const ground = (c: CanvasRenderingContext2D) => {
  c.fillStyle = token("--ground");
  c.fillRect(0, 0, W, H);
  c.fillStyle = token("--panel");
  c.fillRect(40, 40, W - 80, H - 80);
  for (let x = 40; x < W - 40; x += 17) {
    c.fillStyle = token(["--weave-1", "--weave-2", "--weave-3"][Math.floor(x / 17) % 3]!);
    c.fillRect(x, 40, 12, 8);
  }
};

const rows = (c: CanvasRenderingContext2D, p: Picture) => {
  const most = Math.max(1, ...p.sheets.map((s) => s.total));
  p.sheets.forEach((s, i) => {
    const y = 262 + i * 62;
    marker(c, s.seat, 96, y, 15);
    c.fillStyle = token("--ink");
    c.font = `700 30px ${token("--font-display")}`;
    c.fillText(`${s.rank ?? i + 1}. ${p.names[s.seat] ?? ""}`, 126, y + 10, 220);
    c.fillStyle = token(`--seat-${s.seat + 1}`);
    c.fillRect(360, y - 14, Math.max(4, (Math.max(0, s.total) / most) * 240), 28);
    c.fillStyle = token("--ink");
    c.textAlign = "right";
    c.fillText(String(s.total).replace("-", "−"), 690, y + 10);
    c.textAlign = "left";
  });
};

const curve = (c: CanvasRenderingContext2D, p: Picture) => {
  if (p.growth.length < 2) return;
  const x0 = 740,
    y0 = 540,
    w = 380,
    h = 300;
  const all = p.growth.flatMap((g) => g.totals),
    top = Math.max(1, ...all),
    low = Math.min(0, ...all),
    end = p.growth.at(-1)!.ply || 1;
  c.strokeStyle = token("--edge");
  c.lineWidth = 1;
  c.strokeRect(x0, y0 - h, w, h);
  for (const s of p.sheets) {
    c.beginPath();
    for (const g of p.growth)
      c.lineTo(x0 + (g.ply / end) * w, y0 - (((g.totals[s.seat] ?? 0) - low) / (top - low)) * h);
    c.strokeStyle = token(`--seat-${s.seat + 1}`);
    c.lineWidth = 5;
    c.stroke();
  }
};

export const drawEnd = async (p: Picture): Promise<Blob> => {
  await document.fonts?.ready;
  const canvas = document.createElement("canvas");
  canvas.width = W;
  canvas.height = H;
  const c = canvas.getContext("2d");
  if (!c) throw new Error("no canvas");
  ground(c);
  c.fillStyle = token("--ink-2");
  c.font = `500 26px ${token("--font-ui")}`;
  c.fillText(`Meadhall · ${p.game}`, 80, 110);
  c.fillStyle = token("--ink");
  c.font = `800 56px ${token("--font-display")}`;
  c.fillText(p.line, 80, 182, W - 160);
  rows(c, p);
  curve(c, p);
  return new Promise((done, fail) =>
    canvas.toBlob((b) => (b ? done(b) : fail(new Error("no picture"))), "image/png"),
  );
};
