import { eq } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { orderLines, orders } from '../../src/db/schema/order.ts';
import { skus } from '../../src/db/schema/products.ts';
import { shoppers } from '../../src/db/schema/shopper.ts';
import { languages } from '../../src/i18n/language.ts';

const atOnce = 500;

/** Adds paid orders of one line each, which wait to be shipped; returns their numbers. */
export async function fillPaidOrders(db: Database, count: number, now: number): Promise<readonly string[]> {
  const [shopper] = await db.select().from(shoppers).where(eq(shoppers.username, 'demo'));
  const [sku] = await db.select().from(skus).limit(1);
  if (!shopper || !sku) throw new Error('The shop is empty.');
  const numbers = Array.from(
    { length: count },
    (_, index) => `20260101000000${String(index).padStart(14, '0')}`,
  );
  const title = Object.fromEntries(languages.map((language) => [language, 'Fountain']));
  for (let from = 0; from < count; from += atOnce) {
    const rows = await db
      .insert(orders)
      .values(
        numbers.slice(from, from + atOnce).map((orderSn) => ({
          orderSn,
          userId: shopper.id,
          orderstate: 'open' as const,
          paystate: 'paid' as const,
          shippingstate: 'unshipped' as const,
          currency: 'CNY' as const,
          country: 'CHN',
          productsAmount: 1000,
          shippingFee: 0,
          discount: 0,
          total: 1000,
          paidAmount: 1000,
          discounts: [],
          addressId: 1,
          receiver: '王小明',
          mobile: '13912340000',
          detail: '1 号',
          createtime: now,
          deadline: now + 1800,
          paytime: now,
          updatetime: now,
        })),
      )
      .returning({ id: orders.id });
    await db.insert(orderLines).values(
      rows.map(({ id }) => ({
        orderId: id,
        productId: sku.productId,
        skuId: sku.id,
        skuCode: sku.skuCode,
        title: title as typeof orderLines.$inferInsert.title,
        attributes: [],
        image: '',
        quantity: 1,
        price: 1000,
        marketprice: 1000,
        realAmount: 1000,
      })),
    );
  }
  return numbers;
}
