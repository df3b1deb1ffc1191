import { notInArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { payments } from '../db/schema/payment.ts';
import { sandboxId } from '../modules/payment/sandboxId.ts';
import { StartError } from './startError.ts';

/** Ends the start of a demo on a database that real money was paid into: its inbox would show the codes of real people. */
export async function refuseRealShop(db: Database): Promise<void> {
  const [payment] = await db
    .select({ provider: payments.provider })
    .from(payments)
    // Attempts of early versions name no provider.
    .where(notInArray(payments.provider, [sandboxId, '']))
    .limit(1);
  if (payment === undefined) return;
  throw new StartError(
    `This database has payments of a real provider (${payment.provider}), so the demo does not run on it. ` +
      'Start it with PAWLET_DEMO=0, or give the demo a database of its own: another PAWLET_DATA_DIR or DATABASE_URL.',
  );
}
