// A hall of its own for a test file: on a port of its own with an empty folder, gone afterwards.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");
export const binary = join(root, "build/meadhall");
const FIRST = Number(process.env.MEADHALL_PAGE_PORT ?? 4173);

export class Hall {
  readonly url: string;
  private server: ChildProcess | null = null;
  private dir = "";

  /** `nth`: no two files share a port. */
  constructor(
    private readonly nth: number,
    private readonly page = join(root, "build/web"),
    private readonly more: string[] = [],
  ) {
    this.url = `http://127.0.0.1:${FIRST + this.nth}/`;
  }

  async open(): Promise<void> {
    this.dir ||= mkdtempSync(join(tmpdir(), "hall-"));
    this.server = spawn(
      binary,
      ["serve", "--port", String(FIRST + this.nth), "--data", this.dir, "--web", this.page, ...this.more],
      { stdio: "ignore" },
    );
    for (let i = 0; i < 400; i++) {
      if (
        await fetch(`${this.url}healthz`).then(
          (r) => r.ok,
          () => false,
        )
      )
        return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error("the hall did not open");
  }

  /** What it has written stays: it can be opened again. */
  stop(signal: NodeJS.Signals): Promise<void> {
    return new Promise((done) => {
      if (!this.server) {
        done();
        return;
      }
      this.server.once("exit", () => done());
      this.server.kill(signal);
      this.server = null;
    });
  }

  /** What its operator does on the command line. */
  admin(...words: string[]): string {
    return execFileSync(binary, ["admin", ...words, "--data", this.dir], { encoding: "utf8" });
  }

  async close(): Promise<void> {
    await this.stop("SIGTERM");
    rmSync(this.dir, { recursive: true, force: true });
  }
}
