import type { LocalFiles } from '../../src/ports/localFiles.ts';

/** An in-memory folder. */
export interface MemoryFiles {
  readonly port: LocalFiles;
  /** Names of all files, sorted. */
  names(): string[];
  /** A file as Latin-1, or its text; '' when there is none. */
  text(name: string): string;
  bytes(name: string): Uint8Array | undefined;
  put(name: string, content: string | Uint8Array): void;
}

/** Creates a folder with some files. */
export function createMemoryFiles(start: Readonly<Record<string, string | Uint8Array>> = {}): MemoryFiles {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const put = (name: string, content: string | Uint8Array) =>
    void files.set(name, new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content));
  for (const [name, content] of Object.entries(start)) put(name, content);
  return {
    port: {
      async open(_, name) {
        const found = files.get(name);
        return found && new Blob([found]);
      },
      async write(_, name, parts) {
        const chunks = [];
        for await (const part of parts) chunks.push(Buffer.from(part));
        put(name, Buffer.concat(chunks));
      },
    },
    names: () => [...files.keys()].sort(),
    text: (name) =>
      Buffer.from(files.get(name) ?? []).toString(name.startsWith('pictures/') ? 'latin1' : 'utf8'),
    bytes: (name) => files.get(name),
    put,
  };
}
