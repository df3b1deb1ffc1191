import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { writeTables } from './writeTables.ts';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');

it('has written the address tables from the installed sources', async () => {
  const stale: string[] = [];
  for (const [file, text] of writeTables()) {
    const place = path.join(root, file);
    const wanted = await format(text, { ...(await resolveConfig(place)), filepath: place });
    if (readFileSync(place, 'utf8') !== wanted) stale.push(file);
  }
  expect(stale).toEqual([]);
});
