import { isEmptyShop, seedBasics, seedShop } from '../db/seed/index.ts';
import { cryptoRandom } from './cryptoRandom.ts';
import type { ServerConfig } from './environment.ts';
import { lockFolder } from './folderLock.ts';
import { openStore } from './openStore.ts';
import { scryptHasher } from './scryptHasher.ts';

/** How the help shows it. */
export const initUsage = {
  name: 'init',
  usage: '--demo | --empty',
  summary: 'creates the tables of a new shop, with or without the demo',
};

/** Makes the database that the configuration names ready, without a running shop; safe to repeat. */
export async function initShop(
  args: readonly string[],
  config: ServerConfig,
): Promise<{ readonly text: string; readonly exitCode: 0 | 1 }> {
  const [kind] = args;
  if (args.length !== 1 || (kind !== '--demo' && kind !== '--empty')) {
    return { text: 'Say which shop: init --demo, or init --empty.', exitCode: 1 };
  }
  const lock = config.databaseUrl === undefined ? await lockFolder(config.dataFolder) : undefined;
  try {
    const store = await openStore({ ...config, isDemo: false }, () => undefined);
    try {
      const context = { now: Math.floor(Date.now() / 1000), random: cryptoRandom, hasher: scryptHasher };
      if (!(await isEmptyShop(store.db)))
        return { text: 'There is a shop already; its tables are up to date.', exitCode: 0 };
      await (kind === '--demo' ? seedShop : seedBasics)(store.db, context);
    } finally {
      await store.close();
    }
  } finally {
    await lock?.release();
  }
  const next =
    kind === '--demo'
      ? 'Start it with npm start.'
      : 'Start it with npm start, and fill it: npm run operator -- import <folder>.';
  return { text: `The shop is ready. ${next}`, exitCode: 0 };
}
