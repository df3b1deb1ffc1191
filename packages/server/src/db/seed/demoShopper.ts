import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { shoppers } from '../schema/shopper.ts';
import { demoAccount } from './accounts.ts';

/** Id of the demo account. */
export async function demoShopperId(db: Database): Promise<number> {
  const [row] = await db
    .select({ id: shoppers.id })
    .from(shoppers)
    .where(eq(shoppers.email, demoAccount.email));
  if (!row) throw new Error('Pawlet: the demo account is not in the seed.');
  return row.id;
}
