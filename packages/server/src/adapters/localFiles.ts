import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { LocalFiles } from '../ports/localFiles.ts';
import { readSystemCode } from './startError.ts';

/** Files on the local disk. */
export const localFiles: LocalFiles = {
  async open(folder, name) {
    const file = within(folder, name);
    try {
      return (await stat(file)).isFile() ? await openAsBlob(file) : undefined;
    } catch (error) {
      if (['ENOENT', 'ENOTDIR'].includes(readSystemCode(error))) return undefined;
      throw error;
    }
  },
  async write(folder, name, parts) {
    const file = within(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    const half = `${file}.part`;
    try {
      await pipeline(Readable.from(parts), createWriteStream(half));
      await rename(half, file);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  },
};

function within(folder: string, name: string): string {
  const file = path.resolve(folder, name);
  if (!file.startsWith(path.resolve(folder) + path.sep)) {
    throw new Error(`Pawlet: "${name}" is outside its folder.`);
  }
  return file;
}
