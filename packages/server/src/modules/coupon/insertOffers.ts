import type { Database } from '../../db/database.ts';
import { coupons } from '../../db/schema/coupon.ts';
import { discountCodes } from '../../db/schema/discount.ts';

/** Adds a coupon and returns its id; null where another one has its slug. */
export async function insertCoupon(
  db: Database,
  values: typeof coupons.$inferInsert,
): Promise<number | null> {
  const [row] = await db.insert(coupons).values(values).onConflictDoNothing().returning({ id: coupons.id });
  return row?.id ?? null;
}

/** Adds a discount code and returns its id; null where there is one already. */
export async function insertCode(
  db: Database,
  values: typeof discountCodes.$inferInsert,
): Promise<number | null> {
  const [row] = await db
    .insert(discountCodes)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: discountCodes.id });
  return row?.id ?? null;
}
