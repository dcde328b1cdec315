// One instance of the engine's WebAssembly module: its calls, and bytes in and out. In a worker, and in tests
// under Node.

type Exports = Record<string, (...args: (number | bigint)[]) => number> & { memory: WebAssembly.Memory };

const refuse = () => {
  throw new Error("the engine asked its host for something");
};
export const encoder = new TextEncoder();
export const decoder = new TextDecoder();

export class Wasm {
  private constructor(private readonly x: Exports) {}

  static async load(code: BufferSource | WebAssembly.Module): Promise<Wasm> {
    // A clock for searches that are bounded by time is all the module may ask for.
    const clock_time_get = (_id: number, _precision: bigint, at: number) => {
      new DataView(x.memory.buffer).setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    };
    const wasi = new Proxy(
      { clock_time_get },
      { get: (known, name) => (name === "clock_time_get" ? known.clock_time_get : refuse) },
    );
    const module = code instanceof WebAssembly.Module ? code : await WebAssembly.compile(code);
    const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi });
    const x = instance.exports as unknown as Exports;
    (x._initialize as () => number)();
    return new Wasm(x);
  }

  call(name: string, ...args: (number | bigint)[]): number {
    const f = this.x[name];
    if (!f) throw new Error(`the engine has no ${name}`);
    return f(...args);
  }

  /** Calls with byte arguments laid out in the module's memory, released afterwards. */
  withBytes<T>(parts: Uint8Array[], use: (at: number[]) => T): T {
    const at = parts.map((p) => {
      const where = this.call("mh_ffi_alloc", p.length);
      if (!where) throw new Error("the engine is out of memory");
      new Uint8Array(this.x.memory.buffer).set(p, where);
      return where;
    });
    try {
      return use(at);
    } finally {
      for (const where of at) this.call("mh_ffi_free", where);
    }
  }

  /** A copy of so many bytes. */
  bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.x.memory.buffer).slice(at, at + length);
  }

  text(at: number, length: number): string {
    return decoder.decode(this.bytes(at, length));
  }

  /** Up to its closing 0. */
  said(at: number): string {
    const all = new Uint8Array(this.x.memory.buffer);
    return decoder.decode(all.slice(at, all.indexOf(0, at)));
  }

  /** Texts for people and what points to them (tools/split.mjs): an engine of the page comes without. */
  hear(said: Uint8Array) {
    const HEAD = 12,
      from = new DataView(said.buffer, said.byteOffset),
      to = new DataView(this.x.memory.buffer),
      length = from.getUint32(4, true),
      count = from.getUint32(8, true);
    new Uint8Array(to.buffer).set(said.subarray(HEAD, HEAD + length), from.getUint32(0, true));
    for (let i = 0, place = 0, text = 0; i < count; i++) {
      const at = HEAD + length + 4 * i;
      place += from.getInt32(at, true);
      text += from.getInt32(at + 4 * count, true);
      to.setUint32(place, text, true);
    }
  }
}
