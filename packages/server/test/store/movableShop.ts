import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { startServer } from '../../src/main.ts';
import { clockFile } from './movedClock.ts';

/** The shop with an adjustable clock: a file of its data folder contains the offset. */
const file = path.join(process.env['PAWLET_DATA_DIR'] ?? '', clockFile);
const builtStorefront = fileURLToPath(new URL('../../../shell/dist', import.meta.url));

function movedByMs(): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    // The clock was not changed yet.
    return 0;
  }
}

await startServer({
  environment: process.env,
  storefrontFolder: process.env['PAWLET_MALL_DIR'] ?? builtStorefront,
  clock: { nowMs: () => Date.now() + movedByMs() },
  log: (line) => console.log(line),
});
