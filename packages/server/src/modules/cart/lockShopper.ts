import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { shoppers } from '../../db/schema/shopper.ts';

/** Makes the transactions of one shopper queue up where what one decides depends on all they have. */
export async function lockShopper(db: Database, userId: number): Promise<void> {
  await db.execute(
    sql`select ${shoppers.id} from ${shoppers} where ${shoppers.id} = ${userId} for no key update`,
  );
}
