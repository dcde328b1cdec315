// What somebody typed or pasted to come to a table.
import { tableLink } from "../core/route";

/** A code as it is said over the phone, a link, or what stands in one. Null: none of these. */
export const readInvitation = (text: string): string | null => {
  const code = text.replace(/[\s-]/g, "").toUpperCase();
  if (/^[A-HJKMNP-Z2-9]{6}$/.test(code)) return `#/j/${code}`;
  const m =
    /t\/hall\/([^/\s]+)(?:\/([^/\s]+))?/.exec(text) ??
    /j\/([A-HJKMNP-Z2-9]{6})\b/i.exec(text) ??
    /^\s*([\w-]+)(?:[/\s]+([\w-]+))?\s*$/.exec(text);
  if (!m) return null;
  return m[0].startsWith("j/") ? `#/j/${m[1]!.toUpperCase()}` : tableLink("hall", m[1]!, m[2]);
};
