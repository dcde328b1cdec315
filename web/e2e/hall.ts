// A hall of its own for a test file: started on a free port with an empty folder, stopped afterwards.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
export const binary = join(root, "build/meadhall");

export const openHall = async (port: number): Promise<{ url: string; close: () => Promise<void> }> => {
  const dir = await mkdtemp(join(tmpdir(), "hall-")), url = `http://127.0.0.1:${port}/`;
  const server: ChildProcess = spawn(binary, ["serve", "--port", String(port), "--data", dir, "--web", join(root, "build/web")], { stdio: "ignore" });
  const close = () => new Promise<void>((done) => {
    server.once("exit", () => { void rm(dir, { recursive: true, force: true }).then(() => done()); });
    server.kill("SIGTERM");
  });
  for (let i = 0; i < 200; i++) {
    if (await fetch(`${url}healthz`).then((r) => r.ok, () => false)) return { url, close };
    await new Promise((done) => setTimeout(done, 50));
  }
  await close();
  throw new Error("the hall did not open");
};
