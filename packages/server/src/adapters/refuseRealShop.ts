import { notInArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { payments } from '../db/schema/payment.ts';
import { sandboxId } from '../modules/payment/sandboxId.ts';
import { StartError } from './startError.ts';

/**
 * Aborts the start of a demo on a database with real payments: its inbox would show the codes of real people.
 */
export async function refuseRealShop(db: Database): Promise<void> {
  const [payment] = await db
    .select({ provider: payments.provider })
    .from(payments)
    // Payment attempts of early versions have no provider.
    .where(notInArray(payments.provider, [sandboxId, '']))
    .limit(1);
  if (payment === undefined) return;
  throw new StartError(
    `This database has payments of a real provider (${payment.provider}), so the demo cannot use it. ` +
      'Start it with PAWLET_DEMO=0, or give the demo its own database: another PAWLET_DATA_DIR or DATABASE_URL.',
  );
}
