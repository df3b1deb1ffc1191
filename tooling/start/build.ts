import process from 'node:process';
import { build, isStale, storefront, targets } from './sources.ts';

/** Builds what is missing or older than its sources: `--storefront` only the storefront, `--force` in any case. */
const flags = new Set(process.argv.slice(2));
for (const target of flags.has('--storefront') ? [storefront] : targets)
  if (flags.has('--force') || isStale(target)) build(target);
