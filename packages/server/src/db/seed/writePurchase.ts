import { and, eq, inArray, sql } from 'drizzle-orm';
import { inEveryLanguage } from '../../i18n/translate.ts';
import { type Language, languages, type Localized } from '../../i18n/language.ts';
import type { ReasonKey } from '../../modules/after-sales/reasons.ts';
import { appliedSalestate } from '../../modules/after-sales/states.ts';
import { findSkuAttributes } from '../../modules/cart/rows.ts';
import { startAfterSales } from '../../modules/order/afterSalesState.ts';
import { createOrderNumber } from '../../modules/order/orderNumber.ts';
import { findLines, type OrderRow } from '../../modules/order/repository.ts';
import type { Database } from '../database.ts';
import { addresses } from '../schema/address.ts';
import { afterSalesLogs, afterSales } from '../schema/afterSales.ts';
import { couponClaims, coupons, userCoupons } from '../schema/coupon.ts';
import { products, productTexts, skuPrices, skus } from '../schema/products.ts';
import { orderLines, orders } from '../schema/order.ts';
import { payments, walletPayments } from '../schema/payment.ts';
import type { SeedContext } from './step.ts';

const daySeconds = 24 * 3600;
const hourSeconds = 3600;
const freight = 1000;
const quantity = 2;
const digits = 24;

/** The first SKU of each product as sold in China, by slug. */
export async function findOffers(db: Database, slugs: readonly string[]) {
  const rows = await db
    .select({ sku: skus, product: products, price: skuPrices.price, marketprice: skuPrices.marketprice })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(skuPrices, and(eq(skuPrices.skuId, skus.id), eq(skuPrices.currency, 'CNY')))
    .where(and(inArray(products.slug, [...slugs]), eq(skus.isActive, true)))
    .orderBy(sql`${skus.id} desc`);
  const productIds = rows.map((row) => row.product.id);
  const texts = await db
    .select({ productId: productTexts.productId, language: productTexts.language, title: productTexts.title })
    .from(productTexts)
    .where(inArray(productTexts.productId, productIds));
  const attributes = await findSkuAttributes(
    db,
    rows.map(({ sku }) => sku),
  );
  return new Map(
    rows.map((row) => {
      const titleIn = (language: string) =>
        texts.find((text) => text.productId === row.product.id && text.language === language)?.title ?? '';
      const title: Localized = Object.fromEntries(languages.map((one) => [one, titleIn(one)])) as Record<
        Language,
        string
      >;
      return [row.product.slug, { ...row, title, attributes: attributes.get(row.sku.id) ?? [] }];
    }),
  );
}

type Offer = Awaited<ReturnType<typeof findOffers>> extends Map<string, infer TOffer> ? TOffer : never;

interface NewOrder {
  readonly userId: number;
  readonly offer: Offer;
  readonly createtime: number;
  /** The coupon used. */
  readonly couponSlug?: string | undefined;
  /** Cancelled before it was paid. */
  readonly isCancelled: boolean;
}

/** Writes an order of two pieces, paid by the sandbox wallet unless it was cancelled. */
export async function writeOrder(context: SeedContext, order: NewOrder): Promise<OrderRow> {
  const { db, random } = context;
  const { userId, offer, createtime, isCancelled } = order;
  const { sku, product, price, marketprice, title, attributes } = offer;
  const coupon = await spendCoupon(db, order, price * quantity);
  const total = price * quantity - coupon.discount + freight;
  const [address] = await db.select().from(addresses).where(eq(addresses.userId, userId)).limit(1);
  if (!address) throw new Error('Pawlet: the demo account has no address.');
  const [written] = await db
    .insert(orders)
    .values({
      orderSn: createOrderNumber(createtime, random),
      userId,
      orderstate: isCancelled ? 'cancelled' : 'open',
      paystate: isCancelled ? 'unpaid' : 'paid',
      currency: 'CNY',
      country: 'CHN',
      productsAmount: price * quantity,
      shippingFee: freight,
      discount: coupon.discount,
      total,
      paidAmount: isCancelled ? 0 : total,
      discounts: [],
      userCouponId: coupon.id,
      addressId: address.id,
      provinceId: address.provinceId,
      cityId: address.cityId,
      areaId: address.areaId,
      receiver: address.receiver,
      mobile: address.mobile,
      detail: address.detail,
      zipcode: address.zipcode,
      paytype: isCancelled ? '' : 'wechat',
      createtime,
      deadline: createtime + hourSeconds,
      paytime: isCancelled ? null : createtime + 60,
      canceltime: isCancelled ? createtime + hourSeconds / 2 : null,
      updatetime: createtime + 60,
    })
    .returning();
  if (!written) throw new Error('Pawlet: a past purchase was not written.');
  const [line] = await db
    .insert(orderLines)
    .values({
      orderId: written.id,
      productId: product.id,
      skuId: sku.id,
      skuCode: sku.skuCode,
      title,
      attributes,
      image: sku.image || (product.images[0] ?? ''),
      quantity,
      price,
      marketprice,
      realAmount: price * quantity - coupon.discount,
    })
    .returning({ id: orderLines.id });
  if (coupon.name && line) {
    const { name, couponId: ruleId, discount: amount } = coupon;
    const discounts = [{ type: 'coupon', ruleId, name, amount, lineIds: [line.id] }];
    await db.update(orders).set({ discounts }).where(eq(orders.id, written.id));
  }
  if (!isCancelled) await writePayment(context, written);
  return written;
}

/** Uses a percent coupon of the shopper for an amount; without a slug the discount is 0. */
async function spendCoupon(db: Database, { userId, couponSlug, createtime }: NewOrder, amount: number) {
  const nothing = { id: 0, couponId: 0, name: null, discount: 0 };
  if (couponSlug === undefined) return nothing;
  const [coupon] = await db.select().from(coupons).where(eq(coupons.slug, couponSlug));
  if (coupon?.reduction.kind !== 'percent')
    throw new Error(`Pawlet: ${couponSlug} is not a percent coupon of the seed.`);
  const [own] = await db
    .insert(userCoupons)
    .values({
      couponId: coupon.id,
      userId,
      isUsed: true,
      usetime: createtime,
      beginTime: createtime - daySeconds,
      expireTime: createtime + (coupon.validDays - 1) * daySeconds,
      createtime: createtime - daySeconds,
    })
    .returning({ id: userCoupons.id });
  await db.insert(couponClaims).values({ couponId: coupon.id, userId, claimed: 1 });
  const discount = Math.round((amount * coupon.reduction.percentOff) / 100);
  return { id: own?.id ?? 0, couponId: coupon.id, name: coupon.name, discount };
}

async function writePayment(
  { db, random }: SeedContext,
  { id, orderSn, total, createtime }: OrderRow,
): Promise<void> {
  const paymentNo = random.digits(digits);
  const transactionId = random.digits(digits + 4);
  const paid = { paymentNo, amount: total, currency: 'CNY', transactionId, createtime };
  await db.insert(payments).values({
    ...paid,
    orderId: id,
    paytype: 'wechat',
    method: 'wap',
    status: 'SUCCESS',
    updatetime: createtime,
  });
  await db.insert(walletPayments).values({
    ...paid,
    id: random.hex(16),
    orderSn,
    brand: 'wechat',
    returnUrl: '',
    language: 'zh',
    result: 'success',
    dueAt: createtime,
    notifiedAt: createtime,
  });
}

/** Requests a refund for one of the two pieces; returns the number of the request. */
export async function applyForRefund(
  { db, random }: SeedContext,
  order: OrderRow,
  { type, reason, since }: { readonly type: 1 | 2; readonly reason: ReasonKey; readonly since: number },
): Promise<string> {
  const salestate = appliedSalestate(type);
  const [line] = await db
    .update(orderLines)
    .set({ salestate, afterSalesLeft: 2 })
    .where(eq(orderLines.orderId, order.id))
    .returning();
  if (!line) throw new Error('Pawlet: a past purchase has no line.');
  const refundSn = createOrderNumber(since, random);
  const [row] = await db
    .insert(afterSales)
    .values({
      refundSn,
      orderId: order.id,
      lineId: line.id,
      userId: order.userId,
      type,
      quantity: 1,
      productsAmount: line.price,
      isWhole: true,
      reason,
      images: [],
      videos: [],
      salestateBefore: 'none',
      createtime: since,
      updatetime: since,
    })
    .returning({ id: afterSales.id });
  await startAfterSales(db, order, await findLines(db, [order.id]), since);
  await db.insert(afterSalesLogs).values({
    afterSaleId: row?.id ?? 0,
    actor: 'shopper',
    text: inEveryLanguage('afterSales.log.apply'),
    createtime: since,
  });
  return refundSn;
}
