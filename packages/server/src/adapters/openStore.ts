import { removeKnownPasswords } from '../db/seed/removeKnownPasswords.ts';
import type { Tracer } from '../ports/tracer.ts';
import type { ServerConfig } from './environment.ts';
import { fillMobileKeys } from '../modules/user/upkeep.ts';
import { indexProducts } from '../modules/search/indexProducts.ts';
import { fillNewShop } from './fillNewShop.ts';
import { openDatabase, type OpenStore } from './openDatabase.ts';
import { createSecretBox } from './secretBox.ts';
import { sealStoredSecrets } from '../modules/secrets/storedSecrets.ts';
import { refuseRealShop } from './refuseRealShop.ts';
import { scryptHasher } from './scryptHasher.ts';

/**
 * Opens the configured database and prepares it for shoppers: a new shop gets what every shop needs, demo
 * mode adds the demo shop, and except in a private demo no account keeps a publicly known password.
 */
export async function openStore(
  config: ServerConfig,
  log: (line: string) => void,
  tracer?: Tracer,
): Promise<OpenStore> {
  const store = await openDatabase(config, log, tracer);
  try {
    if (config.demo !== 'off') await refuseRealShop(store.db);
    if (config.demo !== 'off')
      await fillNewShop(store.db, 'demo', () => log('First start: creating the demo shop, about 15 seconds'));
    await fillNewShop(store.db, 'empty', () => log('First start: adding the regions for addresses'));
    await fillMobileKeys(store.db);
    await indexProducts(store.db);
    const secrets = createSecretBox(config.secretKeys);
    const sealed = secrets === undefined ? 0 : await sealStoredSecrets(store.db, secrets);
    if (sealed > 0) log(`Encrypted ${sealed} stored secrets with PAWLET_SECRET_KEY`);
    if (config.demo !== 'private' && (await removeKnownPasswords(store.db, scryptHasher)) > 0)
      log('Removed the publicly known password of the demo accounts and ended their sessions');
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}
