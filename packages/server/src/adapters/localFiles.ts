import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LocalFiles } from '../ports/localFiles.ts';
import { systemCodeOf } from './startError.ts';

/** The files of this machine. */
export const localFiles: LocalFiles = {
  async read(folder, name) {
    try {
      return await readFile(path.join(folder, name), 'utf8');
    } catch (error) {
      if (systemCodeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  },
  async write(folder, name, text) {
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, name);
    await writeFile(`${file}.part`, text);
    await rename(`${file}.part`, file);
  },
};
