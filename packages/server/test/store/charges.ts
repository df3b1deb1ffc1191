import { eq } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { orders } from '../../src/db/schema/order.ts';
import { payments, walletPayments } from '../../src/db/schema/payment.ts';

/** An amount in the books, in minor units. */
export interface Charge {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** What the shop has asked for an order, and what the wallet has taken for it. */
export async function readCharges(
  db: Database,
  orderSn: string,
): Promise<{ readonly asked: readonly Charge[]; readonly taken: readonly Charge[] }> {
  const [asked, taken] = await Promise.all([
    db
      .select({ amount: payments.amount, currency: payments.currency })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(orders.orderSn, orderSn)),
    db
      .select({ amount: walletPayments.amount, currency: walletPayments.currency })
      .from(walletPayments)
      .where(eq(walletPayments.orderSn, orderSn)),
  ]);
  return { asked, taken };
}
