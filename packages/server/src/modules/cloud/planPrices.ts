import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cloudPlanPrices } from '../../db/schema/cloud.ts';

type Amounts = Readonly<Record<string, number>>;

/** Replaces the prices of a plan; a price that is struck through is never below the price. */
export async function writePlanPrices(
  db: Database,
  planId: number,
  prices: Amounts,
  marketPrices: Amounts,
): Promise<void> {
  await db.delete(cloudPlanPrices).where(eq(cloudPlanPrices.planId, planId));
  const rows = Object.entries(prices).map(([currency, price]) => ({
    planId,
    currency,
    price,
    marketprice: Math.max(price, marketPrices[currency] ?? price),
  }));
  if (rows.length > 0) await db.insert(cloudPlanPrices).values(rows);
}
