import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../..', import.meta.url));
/** The program: what runs, and what decides how tables and replies look. */
const sources = [server, path.join(server, '../../core/src'), path.join(server, '../../operator/src')];
const isSource = /(?<!\.test)\.(?:ts|tsx|js|sql)$/u;

/** A short fingerprint of the files of this release: the same for every copy of one build. */
export async function computeBuildId(builtFolders: readonly (string | undefined)[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of sources)
    for (const file of await listSources(folder)) hash.update(await readFile(file));
  for (const folder of builtFolders) {
    if (folder === undefined) continue;
    // The page names its files by their hashes.
    hash.update(await readFile(path.join(folder, 'index.html')).catch(() => ''));
  }
  return hash.digest('hex').slice(0, 12);
}

async function listSources(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && isSource.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
