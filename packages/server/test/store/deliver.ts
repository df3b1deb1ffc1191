import { eq } from 'drizzle-orm';
import { orders } from '../../src/db/schema/order.ts';
import type { TestStore } from '../createTestStore.ts';

/** Takes the parcel of a paid order to the shopper, who confirms receipt: the order can then be reviewed. */
export async function deliver(store: TestStore, orderSn: string): Promise<void> {
  const now = store.clock.now();
  await store.db
    .update(orders)
    .set({ shippingstate: 'received', shippingtime: now, receivetime: now })
    .where(eq(orders.orderSn, orderSn));
}
