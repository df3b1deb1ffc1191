import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatText } from '../format/formatText.ts';
import { writeTables } from './writeTables.ts';

/** Regenerates the address tables from the installed metadata. */
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const states = path.join(root, 'packages/core/src/rules/addresses/states');
mkdirSync(states, { recursive: true });
for (const file of readdirSync(states)) rmSync(path.join(states, file));
for (const [file, text] of writeTables()) {
  const place = path.join(root, file);
  writeFileSync(place, await formatText(place, text));
}
