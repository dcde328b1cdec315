// The real server with its real headers. Its page is the built one, and one script more: what notices errors.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { binary, Hall, root } from "../e2e/hall";

const built = join(root, "build/web");
const SCRIPT = "collector.js";

export const isBuilt = () => existsSync(binary) && existsSync(built);

/** Puts the script before all others, and among the files that the page keeps for a time without a connection. */
const withCollector = (folder: string) => {
  const change = (name: string, from: RegExp, to: string) => {
    const file = join(folder, name);
    const text = readFileSync(file, "utf8");
    if (!from.test(text)) throw new Error(`${name} of the page has no ${from}`);
    writeFileSync(file, text.replace(from, to));
    for (const packed of [".br", ".gz"]) rmSync(file + packed, { force: true }); // of the file as it was
  };
  cpSync(join(import.meta.dirname, SCRIPT), join(folder, SCRIPT));
  change("index.html", /<head>/, `<head>\n<script src="./${SCRIPT}"></script>`);
  change("sw.js", /const FIRST = \[/, `const FIRST = ["./${SCRIPT}",`);
};

export class Stage {
  private readonly page = mkdtempSync(join(tmpdir(), "page-"));
  private readonly hall: Hall;

  constructor(nth: number) {
    cpSync(built, this.page, { recursive: true });
    withCollector(this.page);
    this.hall = new Hall(nth, this.page);
  }

  get url(): string {
    return this.hall.url;
  }

  open(): Promise<void> {
    return this.hall.open();
  }

  /** As if the cable were pulled: nothing answers at this address until it is opened again. */
  goDark(): Promise<void> {
    return this.hall.stop("SIGTERM");
  }

  async close(): Promise<void> {
    await this.hall.close();
    rmSync(this.page, { recursive: true, force: true });
  }
}
