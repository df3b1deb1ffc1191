import { eq } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { orders } from '../../src/db/schema/order.ts';
import { payments, walletPayments } from '../../src/db/schema/payment.ts';

/** A recorded amount in minor units. */
export interface Charge {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** The amounts that the shop has requested for an order, and those that the wallet was paid. */
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
