import { eq, getTableColumns, sql } from 'drizzle-orm';
import { insertAll } from '../../src/db/bulk.ts';
import { orders } from '../../src/db/schema/order.ts';
import { payments } from '../../src/db/schema/payment.ts';
import type { TestStore } from '../createTestStore.ts';

/** The attempts to create. */
export interface AbandonedPayments {
  readonly size: number;
  readonly provider: string;
  readonly paytype: string;
  readonly status: 'PENDING' | 'FAILED';
  /** An unpaid order as a template. */
  readonly orderSn: string;
  /** Age of the first attempt in seconds; the others follow evenly up to now. */
  readonly since: number;
}

/** Creates unpaid orders with one unpaid attempt each; returns the numbers of the attempts, oldest first. */
export async function abandonPayments(
  store: TestStore,
  { size, provider, paytype, status, orderSn, since }: AbandonedPayments,
): Promise<readonly string[]> {
  const [first] = await store.db
    .select(getTableColumns(orders))
    .from(orders)
    .where(eq(orders.orderSn, orderSn));
  if (!first) throw new Error('no order to copy');
  const { id: _, ...copied } = first;
  const now = store.clock.now();
  const getTime = (place: number) => now - since + Math.floor((place * since) / size);
  const getNumber = (place: number) => `${paytype}${status}${String(place).padStart(6, '0')}`;
  const places = Array.from({ length: size }, (__, place) => place);
  await insertAll(
    store.db,
    orders,
    places.map((place) => ({
      ...copied,
      orderSn: getNumber(place),
      createtime: getTime(place),
      deadline: getTime(place) + 3600,
    })),
  );
  const made = await store.db
    .select({ id: orders.id, orderSn: orders.orderSn, createtime: orders.createtime, total: orders.total })
    .from(orders)
    .where(sql`starts_with(${orders.orderSn}, ${`${paytype}${status}`})`)
    .orderBy(orders.orderSn);
  await insertAll(
    store.db,
    payments,
    made.map((order) => ({
      paymentNo: `P${order.orderSn}`,
      orderId: order.id,
      paytype,
      method: 'wap',
      provider,
      amount: order.total,
      currency: 'CNY',
      status,
      opentime: order.createtime,
      createtime: order.createtime,
      updatetime: order.createtime,
    })),
  );
  return made.map(({ orderSn: number }) => `P${number}`);
}
