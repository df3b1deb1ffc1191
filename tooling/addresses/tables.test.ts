import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { formatText } from '../format/formatText.ts';
import { writeTables } from './writeTables.ts';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');

it('has written the address tables from the installed sources', async () => {
  const stale: string[] = [];
  for (const [file, text] of writeTables()) {
    const place = path.join(root, file);
    if (readFileSync(place, 'utf8') !== (await formatText(place, text))) stale.push(file);
  }
  expect(stale).toEqual([]);
});
