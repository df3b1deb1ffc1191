import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products, skus } from '../../db/schema/products.ts';
import { restockAlerts } from '../../db/schema/restock.ts';
import { keptSeconds } from './limits.ts';

/** A product withdrawn for so long is not expected back. */
const withdrawnSeconds = 7 * 24 * 3600;

/** Deletes alerts that have expired, that were completed a while ago, and those of withdrawn products. */
export async function dropOldRestockAlerts(db: Database, now: number): Promise<void> {
  const withdrawn = db
    .select({ id: skus.id })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(
      or(
        and(eq(skus.isActive, false), lt(skus.updatetime, now - withdrawnSeconds)),
        and(eq(products.status, 'hidden'), lt(products.updatetime, now - withdrawnSeconds)),
      ),
    );
  await db
    .delete(restockAlerts)
    .where(
      or(
        and(isNull(restockAlerts.donetime), lt(restockAlerts.expiretime, now)),
        lt(restockAlerts.donetime, now - keptSeconds),
        inArray(restockAlerts.skuId, withdrawn),
      ),
    );
}
