import process from 'node:process';
import { StartError, startServer } from '../../packages/server/src/main.ts';
import {
  build,
  consoleFolder,
  consoleTarget,
  isStale,
  storefront,
  storefrontFolder,
  storybookFolder,
} from './sources.ts';

/**
 * Builds what is missing or stale, then serves storefront, console and API from one process. `PAWLET_MALL_DIR` is the folder of
 * another build of the storefront, which is served as it is.
 */
const otherFolder = process.env['PAWLET_MALL_DIR'] ?? '';
if (otherFolder === '' && isStale(storefront)) build(storefront);
if (isStale(consoleTarget)) build(consoleTarget);

try {
  await startServer({
    environment: process.env,
    storefrontFolder: otherFolder === '' ? storefrontFolder : otherFolder,
    consoleFolder,
    storybookFolder,
    prefersDemo: true,
    log: (line) => console.log(line),
  });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
