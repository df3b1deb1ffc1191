import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { readDatabaseMs } from '../db/databaseTime.ts';
import { inLongTransaction } from '../db/inLongTransaction.ts';
import { areas } from '../db/schema/area.ts';
import { products } from '../db/schema/products.ts';
import { isEmptyShop, seedBasics, seedPurchases, seedShop } from '../db/seed/index.ts';
import { cryptoRandom } from './cryptoRandom.ts';
import { openDemoFile } from './demoFolder.ts';
import { scryptHasher } from './scryptHasher.ts';

const seedLock = 7_279_539;

/**
 * Fills a database in one transaction: `demo` fills one without shoppers and products with the demo shop,
 * `empty` one without regions with what every shop needs. When several nodes start at once, one fills it and
 * the others wait. Returns whether this call filled it.
 */
export async function fillNewShop(
  db: Database,
  kind: 'demo' | 'empty',
  onStart: () => void,
): Promise<boolean> {
  if (!(await isMissing(db, kind))) return false;
  return inLongTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (!(await isMissing(tx, kind))) return false;
    onStart();
    const now = Math.floor((await readDatabaseMs(tx)) / 1000);
    const context = { now, random: cryptoRandom, hasher: scryptHasher };
    if (kind === 'empty') await seedBasics(tx, context);
    else {
      await seedShop(tx, { ...context, openFile: openDemoFile });
      await seedPurchases(tx, context);
    }
    return true;
  });
}

async function isMissing(db: Database, kind: 'demo' | 'empty'): Promise<boolean> {
  if (kind === 'empty') return (await db.$count(areas)) === 0;
  // A shop that already has products is never turned into the demo.
  return (await isEmptyShop(db)) && (await db.$count(products)) === 0;
}
