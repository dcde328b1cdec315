// A link as a QR code, drawn as one path. What encodes it comes when a table waits for people.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

export const Qr = ({ text, label }: { text: string; label: string }) => {
  const made = useSignal<{ data: boolean[][]; size: number } | null>(null);
  useEffect(() => {
    let live = true;
    import("uqr").then(
      ({ encode }) => {
        if (live) made.value = encode(text, { ecc: "M", border: 2 });
      },
      () => {}, // the link stands there in words
    );
    return () => {
      live = false;
    };
  }, [text]);
  if (!made.value) return null;
  const { data, size } = made.value,
    d = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={d} fill="#000" />
    </svg>
  );
};
