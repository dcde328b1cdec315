// The engine's module: compiled while it comes.
import wasmUrl from "../../../build/wasm/page/engine.wasm?url";

export const compileEngine = async (): Promise<WebAssembly.Module> => {
  const answer = await fetch(wasmUrl);
  if (!answer.ok) throw new Error(`the engine was not found (${answer.status})`);
  // a server of plain files may not know the type, without which nothing is compiled on the way
  return answer.headers.get("content-type") === "application/wasm"
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());
};
