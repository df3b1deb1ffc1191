import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../packages/server/src/db/database.ts';
import { products, productTexts, skuPrices, skus } from '../../../packages/server/src/db/schema/products.ts';
import { orderLines, orders } from '../../../packages/server/src/db/schema/order.ts';
import { createPeople } from '../../../packages/server/test/store/people.ts';
import { languages, type Localized } from '../../../packages/server/src/i18n/language.ts';

const atOnce = 500;
const daySeconds = 86_400;

/**
 * Creates a shopper with this many received orders of one or two lines, bypassing the checkout; returns the session
 * token.
 */
export async function fillOrders(db: Database, count: number): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const [person] = await createPeople(db, { size: 1, now });
  if (person === undefined) throw new Error('bench: no shopper');
  const wares = await db
    .select({
      productId: skus.productId,
      skuId: skus.id,
      skuCode: skus.skuCode,
      images: products.images,
      price: skuPrices.price,
      title: productTexts.title,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(skuPrices, eq(skuPrices.skuId, skus.id))
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .where(and(eq(skuPrices.currency, 'CNY'), eq(productTexts.language, 'zh')))
    .limit(200);
  const toProducts = (number: number) => {
    const ware = wares[number % wares.length];
    if (ware === undefined) throw new Error('bench: the shop has no products');
    return ware;
  };
  for (let start = 0; start < count; start += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, count - start) }, (_, index) => start + index);
    const made = await db
      .insert(orders)
      .values(
        numbers.map((number) => {
          const lines = getLines(number);
          const total = lines.reduce((sum, line) => sum + toProducts(line).price, 0);
          const createtime = now - daySeconds - number * 60;
          return {
            orderSn: `20260101${String(number).padStart(18, '0')}`,
            userId: person.id,
            orderstate: 'completed' as const,
            paystate: 'paid' as const,
            shippingstate: 'received' as const,
            currency: 'CNY',
            country: 'CHN',
            productsAmount: total,
            shippingFee: 0,
            discount: 0,
            total,
            paidAmount: total,
            discounts: [],
            addressId: person.addressId,
            receiver: '买家',
            mobile: '13800138000',
            detail: '1 号',
            paytype: 'mockpay',
            createtime,
            deadline: createtime + 1800,
            paytime: createtime + 60,
            updatetime: createtime + 60,
          };
        }),
      )
      .returning({ id: orders.id });
    await db.insert(orderLines).values(
      made.flatMap(({ id }, index) =>
        getLines(start + index).map((line) => {
          const { productId, skuId, skuCode, images, price, title } = toProducts(line);
          return {
            orderId: id,
            productId,
            skuId,
            skuCode,
            title: Object.fromEntries(languages.map((language) => [language, title])) as Localized,
            attributes: [],
            image: images[0] ?? '',
            quantity: 1,
            price,
            marketprice: price,
            realAmount: price,
          };
        }),
      ),
    );
  }
  return person.token;
}

/** The products of an order: one, every third order two. */
function getLines(number: number): readonly number[] {
  return number % 3 === 0 ? [number, number + 7] : [number];
}
