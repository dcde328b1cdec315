// Prints the signature of a WebAssembly build, as tools/signature.c does for a native one.
import { readFile } from "node:fs/promises";

const refuse = () => { throw new Error("the engine asked its host for something"); };
const wasi = new Proxy({}, { get: () => refuse });
const bytes = await readFile(process.argv[2]);
const { instance } = await WebAssembly.instantiate(bytes, { wasi_snapshot_preview1: wasi });
instance.exports._initialize();
const signature = BigInt.asUintN(64, instance.exports.mh_ffi_signature());
console.log(signature.toString(16).padStart(16, "0"));
