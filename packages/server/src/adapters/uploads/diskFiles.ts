import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../../ports/uploads.ts';

const safeName = /^[\da-z]+\.[\da-z]+$/u;

/** Stores uploaded files in a folder. */
export function createDiskFiles(folder: string): FileStore {
  const getFile = (name: string): string => {
    if (!safeName.test(name)) throw new Error(`Pawlet: "${name}" is not a valid name of an uploaded file.`);
    // Two levels, so that no folder grows too large to list.
    return path.join(folder, name.slice(0, 2), name);
  };
  return {
    async save(name, _, content) {
      const file = getFile(name);
      await mkdir(path.dirname(file), { recursive: true });
      const half = `${file}.part`;
      try {
        const source = Readable.fromWeb(content.stream() as Parameters<typeof Readable.fromWeb>[0]);
        await pipeline(source, createWriteStream(half, { mode: 0o600 }));
        await rename(half, file);
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
    async open(name, range) {
      const file = getFile(name);
      const found = await stat(file).catch(() => undefined);
      if (found === undefined) return null;
      const stream = createReadStream(file, range && { start: range.first, end: range.last });
      return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
    },
    remove: (name) => rm(getFile(name), { force: true }),
  };
}
