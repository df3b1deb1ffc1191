import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The id of the node on a data folder, created at its first start. The caller holds the folder's lock. */
export async function readNodeId(dataFolder: string): Promise<string> {
  const file = path.join(dataFolder, 'node-id');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (/^[\da-f-]{36}$/u.test(known)) return known;
  const id = crypto.randomUUID();
  await writeFile(file, id);
  return id;
}
