// The browsers, how their drivers are started, and which of them are here.
import { type ChildProcess, spawn } from "node:child_process";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { root } from "../e2e/hall";
import { Driver, Session } from "./webdriver";

const mayRun = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first of these programs that is here: a path, or a name to be looked for. */
const find = (...names: (string | undefined)[]): string | null => {
  const folders = (process.env.PATH ?? "").split(delimiter);
  for (const name of names) {
    if (!name) continue;
    const found = (name.includes("/") ? [name] : folders.map((folder) => join(folder, name))).find(mayRun);
    if (found) return found;
  }
  return null;
};

/** WebKitGTK's own small browser is in a folder of its library, which is named after machine and version. */
const miniBrowsers = (): string[] => {
  const out: string[] = [];
  for (const lib of ["/usr/lib", "/usr/libexec", "/usr/lib64"]) {
    if (!existsSync(lib)) continue;
    for (const a of readdirSync(lib)) {
      out.push(join(lib, a, "MiniBrowser"));
      for (const version of ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"])
        out.push(join(lib, a, version, "MiniBrowser"));
    }
  }
  return out;
};

export const NAMES = ["chromium", "firefox", "webkit"] as const;
export type Name = (typeof NAMES)[number];

type Kind = {
  /** Program by program, null: not here. */
  parts: Record<string, string | null>;
  port: (n: number) => string[];
  /** `folder` is empty and of this one window. */
  capabilities: (browser: string, folder: string) => Record<string, unknown>;
  /** A screen is needed; the others draw without one. */
  screen?: boolean;
};

const WHOLE = { script: 120_000, pageLoad: 120_000, implicit: 0 };

const KINDS: Record<Name, Kind> = {
  chromium: {
    parts: {
      browser: find(process.env.CHROMIUM, "chromium", "chromium-browser"),
      driver: find(process.env.CHROMEDRIVER, "chromedriver"),
    },
    port: (n) => [`--port=${n}`],
    capabilities: (binary) => ({
      timeouts: WHOLE,
      "goog:loggingPrefs": { browser: "ALL" },
      "goog:chromeOptions": {
        binary,
        args: [
          "--headless=new",
          "--no-sandbox",
          "--disable-gpu",
          "--disable-background-networking",
          "--disable-component-update",
        ],
      },
    }),
  },
  firefox: {
    parts: {
      browser: find(process.env.FIREFOX, "firefox-esr", "firefox"),
      driver: find(process.env.GECKODRIVER, "geckodriver", join(root, "build/geckodriver/bin/geckodriver")),
    },
    port: (n) => ["--port", String(n), "--websocket-port", "0"],
    capabilities: (binary, folder) => {
      mkdirSync(join(folder, "chrome"));
      writeFileSync(join(folder, "chrome/userChrome.css"), ":root { min-width: 0 !important; }\n");
      const prefs = { "toolkit.legacyUserProfileCustomizations.stylesheets": true };
      return {
        timeouts: WHOLE,
        "moz:firefoxOptions": { binary, args: ["-headless", "-profile", folder], prefs },
      };
    },
  },
  webkit: {
    parts: {
      browser: find(process.env.MINIBROWSER, ...miniBrowsers()),
      driver: find(process.env.WEBKITDRIVER, "WebKitWebDriver"),
      screen: find("Xvfb"),
    },
    port: (n) => [`--port=${n}`],
    capabilities: (binary) => ({
      timeouts: WHOLE,
      "webkitgtk:browserOptions": { binary, args: ["--automation"] },
    }),
    screen: true,
  },
};

/** What is missing of a browser; empty when it can be driven. */
export const missing = (name: Name): string =>
  Object.entries(KINDS[name].parts)
    .filter(([, program]) => !program)
    .map(([part]) => (part === "screen" ? "Xvfb" : `${part} of ${name}`))
    .join(", ");

/** A screen that nobody sees, wide enough for a desk. */
class Screen {
  private constructor(
    private readonly process: ChildProcess,
    readonly display: string,
  ) {}

  static open(program: string): Promise<Screen> {
    const child = spawn(program, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    return new Promise((done, fail) => {
      child.once("exit", (code) => fail(new Error(`Xvfb ended with ${code}`)));
      child.stdio[3]!.once("data", (number) => done(new Screen(child, `:${String(number).trim()}`)));
    });
  }

  close(): void {
    this.process.removeAllListeners("exit");
    this.process.kill();
  }
}

/** Gtk's buttons are made narrow, so that the window can be as narrow as a phone; Firefox's window is, too. */
const NARROW =
  "button, toolbar, toolbutton, entry, headerbar, box { min-width: 0; padding: 0; margin: 0; border-width: 0; }\n";

/** A kind of browser that is ready to open windows. */
export class Browser {
  private constructor(
    readonly name: Name,
    private readonly driver: Driver,
    private readonly screen: Screen | null,
    private readonly folder: string,
  ) {}

  static async start(name: Name): Promise<Browser> {
    const { parts, port, screen: needsScreen } = KINDS[name];
    const folder = mkdtempSync(join(tmpdir(), `${name}-`));
    const screen = needsScreen ? await Screen.open(parts.screen!) : null;
    const env: Record<string, string> = {};
    if (screen) {
      mkdirSync(join(folder, "gtk-3.0"));
      writeFileSync(join(folder, "gtk-3.0/gtk.css"), NARROW);
      Object.assign(env, { DISPLAY: screen.display, XDG_CONFIG_HOME: folder, GDK_BACKEND: "x11" });
    }
    return new Browser(name, await Driver.start(parts.driver!, port, env), screen, folder);
  }

  open(): Promise<Session> {
    const { parts, capabilities } = KINDS[this.name];
    const folder = mkdtempSync(join(this.folder, "window-"));
    return Session.open(this.driver, capabilities(parts.browser!, folder));
  }

  async stop(): Promise<void> {
    await this.driver.stop();
    this.screen?.close();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
