/** The compiled database and its initial files. */
export interface DatabaseEngine {
  readonly pgliteWasmModule: WebAssembly.Module;
  readonly fsBundle: Blob;
}

/** Loads both in parallel; on its own, the database would load one after the other and compile last. */
export async function loadEngine(): Promise<DatabaseEngine> {
  const [pgliteWasmModule, fsBundle] = await Promise.all([
    WebAssembly.compileStreaming(fetch(new URL('@electric-sql/pglite/pglite.wasm', import.meta.url))),
    fetch(new URL('@electric-sql/pglite/pglite.data', import.meta.url)).then((reply) => reply.blob()),
  ]);
  return { pgliteWasmModule, fsBundle };
}
