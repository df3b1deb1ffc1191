import process from 'node:process';
import { build, consoleTarget, isStale, storefront, targets } from './sources.ts';

/** Builds what is missing or older than its sources: `--shop` only what a shop serves, `--force` in any case. */
const flags = new Set(process.argv.slice(2));
for (const target of flags.has('--shop') ? [storefront, consoleTarget] : targets)
  if (flags.has('--force') || isStale(target)) build(target);
