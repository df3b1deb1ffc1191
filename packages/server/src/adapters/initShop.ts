import { areas } from '../db/schema/area.ts';
import { isEmptyShop } from '../db/seed/index.ts';
import { removeKnownPasswords } from '../db/seed/removeKnownPasswords.ts';
import type { ServerConfig } from './environment.ts';
import { fillNewShop } from './fillNewShop.ts';
import { lockFolder } from './folderLock.ts';
import { openDatabase } from './openDatabase.ts';
import { scryptHasher } from './scryptHasher.ts';

/** The default as the help text shows it. */
export const initUsage = {
  name: 'init',
  usage: '--demo | --empty',
  summary: 'creates the tables of a new shop, with or without the demo',
};

interface Outcome {
  readonly text: string;
  readonly exitCode: 0 | 1;
}

/** Prepares the configured database without a running shop; refuses one that already has a shop. */
export async function initShop(args: readonly string[], config: ServerConfig): Promise<Outcome> {
  const [kind] = args;
  if (args.length !== 1 || (kind !== '--demo' && kind !== '--empty')) {
    return { text: 'Choose the shop: init --demo, or init --empty.', exitCode: 1 };
  }
  const lock = config.databaseUrl === undefined ? await lockFolder(config.dataFolder) : undefined;
  try {
    return await fill(kind === '--demo' ? 'demo' : 'empty', config);
  } finally {
    lock?.release();
  }
}

async function fill(kind: 'demo' | 'empty', config: ServerConfig): Promise<Outcome> {
  const store = await openDatabase(config, () => undefined);
  try {
    const isNew = (await store.db.$count(areas)) === 0 && (await isEmptyShop(store.db));
    if (!isNew || !(await fillNewShop(store.db, kind, () => undefined))) {
      return {
        text: 'This database already contains a shop. Only its tables were updated.',
        exitCode: 1,
      };
    }
    // A local demo keeps the password of the README.
    if (config.demo !== 'private') await removeKnownPasswords(store.db, scryptHasher);
    const next =
      kind === 'empty'
        ? 'Start it with npm start, and fill it: npm run operator -- import <folder>.'
        : 'Start it with npm start.';
    return { text: `The shop is ready. ${next}`, exitCode: 0 };
  } finally {
    await store.close();
  }
}

/** The command as the help text shows it. */
export const migrateUsage = {
  name: 'migrate',
  usage: '',
  summary: 'updates the tables of the configured database to this version, before its nodes start',
};

/** Updates the tables without a running shop; several calls at once, and calls beside running nodes, are safe. */
export async function migrateShop(config: ServerConfig): Promise<Outcome> {
  const lock = config.databaseUrl === undefined ? await lockFolder(config.dataFolder) : undefined;
  try {
    const store = await openDatabase(config, () => undefined);
    await store.close();
    return { text: 'The tables are those of this version.', exitCode: 0 };
  } finally {
    lock?.release();
  }
}
