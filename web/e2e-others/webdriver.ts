// A small client of WebDriver, the protocol that every browser's driver speaks: the dozen commands that these tests need.
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";

const PATIENCE = 30_000;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });

/** A driver's process. It starts browsers, and what these write about themselves comes out of it, too. */
export class Driver {
  /** Everything that driver and browser have written. */
  output = "";

  private constructor(
    private readonly process: ChildProcess,
    readonly url: string,
  ) {}

  /** `port` writes the option that tells the driver where to listen. */
  static async start(
    program: string,
    port: (n: number) => string[],
    env: Record<string, string>,
  ): Promise<Driver> {
    const at = await freePort();
    const child = spawn(program, port(at), {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    const driver = new Driver(child, `http://127.0.0.1:${at}`);
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (text) => (driver.output += String(text)));
    let failed = "";
    child.once("error", (e) => (failed = e.message));
    child.once("exit", (code) => (failed = `exit status ${code}`));
    for (const end = Date.now() + PATIENCE; Date.now() < end && !failed; await pause(50))
      if (
        await fetch(`${driver.url}/status`).then(
          (r) => r.ok,
          () => false,
        )
      )
        return driver;
    throw new Error(`${program} did not start: ${failed || "no answer"}\n${driver.output}`);
  }

  async stop(): Promise<void> {
    if (this.process.exitCode !== null) return;
    const gone = new Promise((done) => this.process.once("exit", done));
    this.process.kill();
    await Promise.race([gone, pause(5000)]);
    if (this.process.exitCode === null) this.process.kill("SIGKILL");
  }
}

/** Keys that are no letters, as WebDriver writes them. */
export const KEYS = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
} as const;

export type Point = { x: number; y: number };
type Method = "GET" | "POST" | "DELETE";
type Started = { sessionId: string; capabilities: Record<string, unknown> };

/** One browser with one page, its storage empty at first. */
export class Session {
  private constructor(
    private readonly driver: Driver,
    private readonly started: Started,
  ) {}

  static async open(driver: Driver, capabilities: Record<string, unknown>): Promise<Session> {
    const started = await ask(driver, "POST", "/session", { capabilities: { alwaysMatch: capabilities } });
    return new Session(driver, started as Started);
  }

  get version(): string {
    return String(this.started.capabilities.browserVersion);
  }

  command(method: Method, path: string, body?: unknown): Promise<unknown> {
    return ask(this.driver, method, `/session/${this.started.sessionId}${path}`, body);
  }

  goto(url: string): Promise<unknown> {
    return this.command("POST", "/url", { url });
  }

  /** As the button of a browser does it. The drivers' own reload asks the server alone: geckodriver's passes by the service worker. */
  async reload(): Promise<void> {
    await this.evaluate(() => {
      document.documentElement.dataset.old = "yes";
      setTimeout(() => location.reload(), 0);
    });
    await this.wait("html:not([data-old]) body");
  }

  /** Runs a function in the page; it sees its argument and nothing else of ours. */
  async evaluate<A, R>(work: (arg: A) => R | Promise<R>, arg?: A): Promise<R> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve(arguments[0]).then(${work.toString()})
        .then((value) => done({ value }), (e) => done({ error: String(e) + "\\n" + (e && e.stack) }));`;
    const said = (await this.command("POST", "/execute/async", { script, args: [arg ?? null] })) as {
      value?: R;
      error?: string;
    };
    if (said.error !== undefined) throw new Error(said.error);
    return said.value as R;
  }

  count(selector: string): Promise<number> {
    return this.evaluate((s) => document.querySelectorAll(s).length, selector);
  }

  text(selector: string): Promise<string> {
    return this.evaluate((s) => document.querySelector(s)?.textContent ?? "", selector);
  }

  attribute(selector: string, name: string): Promise<string | null> {
    return this.evaluate(([s, n]) => document.querySelector(s!)?.getAttribute(n!) ?? null, [selector, name]);
  }

  /** Until something is there; how many of it there are. Looks in the page itself, anew where that is loaded meanwhile. */
  async wait(selector: string, patience = PATIENCE): Promise<number> {
    const look = async (what: string) => {
      for (let i = 0; i < 100; i++) {
        const found = document.querySelectorAll(what).length;
        if (found) return found;
        await new Promise((done) => setTimeout(done, 20));
      }
      return 0;
    };
    for (const end = Date.now() + patience; ; ) {
      const found = await this.evaluate(look, selector).catch(() => 0);
      if (found) return found;
      if (Date.now() > end) throw new Error(`${selector} did not come: ${await this.told()}`);
    }
  }

  /** Where the page stands, for a message about what went wrong. */
  told(): Promise<string> {
    return this.evaluate(
      () =>
        `${location.href} shows '${(document.body.textContent ?? "").slice(0, 300).replace(/\s+/g, " ")}'`,
    );
  }

  /** A real press of the mouse: moves there, button down, button up. */
  async press(at: Point): Promise<void> {
    await this.mouse([{ type: "pointerMove", ...at, duration: 0 }, DOWN, UP]);
  }

  /** The pointer's way; DOWN and UP press and release its button. */
  async mouse(actions: object[]): Promise<void> {
    const whole = actions.map((a) =>
      "x" in a && "y" in a ? { ...a, x: Math.round(Number(a.x)), y: Math.round(Number(a.y)) } : a,
    );
    await this.command("POST", "/actions", {
      actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: whole }],
    });
  }

  async keys(...keys: string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.command("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.command("GET", "/screenshot")), "base64");
  }

  async close(): Promise<void> {
    await this.command("DELETE", "").catch(() => {});
  }
}

export const DOWN = { type: "pointerDown", button: 0 };
export const UP = { type: "pointerUp", button: 0 };
export const moveTo = (at: Point, duration = 50) => ({ type: "pointerMove", ...at, duration });

const ask = async (driver: Driver, method: Method, path: string, body?: unknown): Promise<unknown> => {
  const init: RequestInit = { method, headers: { "content-type": "application/json" } };
  if (body !== undefined) init.body = JSON.stringify(body);
  const reply = await fetch(driver.url + path, init);
  const { value } = (await reply.json()) as { value: { error?: string; message?: string } | null };
  if (!reply.ok)
    throw new Error(
      `${method} ${path.replace(/\/session\/[^/]*/, "")}: ${value?.error}: ${value?.message ?? ""}`,
    );
  return value;
};
