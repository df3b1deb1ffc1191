import { and, eq, inArray } from 'drizzle-orm';
import { decide } from '../../modules/aftersale/operations.ts';
import type { ReasonKey } from '../../modules/aftersale/reasons.ts';
import { type Language, languages, type Localized } from '../../i18n/language.ts';
import { inEveryLanguage } from '../../i18n/translate.ts';
import { createOrderNumber } from '../../modules/order/orderNumber.ts';
import { pointsFor } from '../../modules/order/receive.ts';
import { earnPoints } from '../../modules/score/service.ts';
import { aftersaleLogs, aftersales } from '../schema/aftersale.ts';
import { addresses } from '../schema/address.ts';
import { goods, goodsTexts, skuPrices, skus } from '../schema/goods.ts';
import { orderLines, orders } from '../schema/order.ts';
import { payments, walletPayments } from '../schema/payment.ts';
import { demoShopperId } from './demoShopper.ts';
import type { SeedContext, SeedStep } from './step.ts';

const daySeconds = 24 * 3600;
const freight = 1000;
const digits = 24;

/** One past purchase of the demo shopper, and how far its after-sale has come. */
interface Purchase {
  readonly daysAgo: number;
  readonly shippingstate: 0 | 1 | 2;
  readonly type: 1 | 2;
  readonly reason: ReasonKey;
  readonly steps: readonly ('approve' | 'reject' | 'receive')[];
}

const purchases: readonly Purchase[] = [
  { daysAgo: 2, shippingstate: 0, type: 1, reason: 'wrong_option', steps: [] },
  { daysAgo: 9, shippingstate: 2, type: 2, reason: 'pet_dislikes_it', steps: ['approve'] },
  { daysAgo: 21, shippingstate: 2, type: 2, reason: 'damaged_in_transit', steps: ['approve', 'receive'] },
  { daysAgo: 30, shippingstate: 0, type: 1, reason: 'changed_mind', steps: ['approve'] },
  { daysAgo: 45, shippingstate: 2, type: 1, reason: 'price_dropped', steps: ['reject'] },
];

/** Past purchases of the demo shopper with refunds and returns in several states. */
export const purchasesStep: SeedStep = {
  name: 'purchases',
  async run(context) {
    const { db, random, now } = context;
    const userId = await demoShopperId(db);
    const offers = await findOffers(context, purchases.length);
    for (const [index, purchase] of purchases.entries()) {
      const offer = offers[index];
      if (!offer) continue;
      const refundSn = await writePurchase(context, userId, offer, purchase);
      const since = now - purchase.daysAgo * daySeconds;
      for (const [step, event] of purchase.steps.entries())
        await decide({ db, random, now: since + (step + 2) * 3600 }, refundSn, event);
    }
  },
};

type Offer = Awaited<ReturnType<typeof findOffers>>[number];

async function findOffers({ db }: SeedContext, limit: number) {
  const rows = await db
    .select({ sku: skus, goods, price: skuPrices.price, marketprice: skuPrices.marketprice })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .innerJoin(skuPrices, and(eq(skuPrices.skuId, skus.id), eq(skuPrices.currency, 'CNY')))
    .where(and(eq(goods.isMulti, false), eq(skus.isActive, true)))
    .orderBy(skus.id)
    .limit(limit);
  const texts = await db
    .select({ goodsId: goodsTexts.goodsId, language: goodsTexts.language, title: goodsTexts.title })
    .from(goodsTexts)
    .where(
      inArray(
        goodsTexts.goodsId,
        rows.map((row) => row.goods.id),
      ),
    );
  return rows.map((row) => {
    const titleIn = (language: string) =>
      texts.find((text) => text.goodsId === row.goods.id && text.language === language)?.title ?? '';
    const title: Localized = Object.fromEntries(languages.map((one) => [one, titleIn(one)])) as Record<
      Language,
      string
    >;
    return { ...row, title };
  });
}

async function writePurchase(
  { db, random, now }: SeedContext,
  userId: number,
  { sku, goods: good, price, marketprice, title }: Offer,
  { daysAgo, shippingstate, type, reason }: Purchase,
): Promise<string> {
  const createtime = now - daysAgo * daySeconds - 2 * daySeconds;
  const appliedAt = now - daysAgo * daySeconds;
  const nums = 2;
  const total = price * nums + freight;
  const [address] = await db.select().from(addresses).where(eq(addresses.userId, userId)).limit(1);
  if (!address) throw new Error('Pawlet: the demo account has no address.');
  const [order] = await db
    .insert(orders)
    .values({
      orderSn: createOrderNumber(createtime, random),
      userId,
      orderstate: 4,
      orderstateBefore: 0,
      paystate: 1,
      shippingstate,
      currency: 'CNY',
      country: 'CHN',
      goodsAmount: price * nums,
      shippingFee: freight,
      discount: 0,
      total,
      paidAmount: total,
      discounts: [],
      addressId: address.id,
      provinceId: address.provinceId,
      cityId: address.cityId,
      areaId: address.areaId,
      receiver: address.receiver,
      mobile: address.mobile,
      detail: address.detail,
      zipcode: address.zipcode,
      paytype: 'wechat',
      expressname: shippingstate > 0 ? 'SF' : '',
      expressno: shippingstate > 0 ? `SF${random.digits(12)}` : '',
      createtime,
      deadline: createtime + 3600,
      paytime: createtime + 60,
      shippingtime: shippingstate > 0 ? createtime + 3600 : null,
      delivertime: shippingstate > 0 ? createtime + daySeconds : null,
      receivetime: shippingstate > 0 ? createtime + daySeconds : null,
      updatetime: appliedAt,
    })
    .returning();
  if (!order) throw new Error('Pawlet: a past purchase was not written.');
  const [line] = await db
    .insert(orderLines)
    .values({
      orderId: order.id,
      goodsId: good.id,
      skuId: sku.id,
      goodsSn: sku.goodsSn,
      title,
      attributes: [],
      image: sku.image || (good.images[0] ?? ''),
      nums,
      price,
      marketprice,
      realAmount: price * nums,
      salestate: type === 1 ? 2 : 1,
      aftersaleLeft: 2,
    })
    .returning();
  if (shippingstate === 2) {
    const points = pointsFor(total);
    await earnPoints(db, { userId, points, kind: 'order', ref: order.id, now: createtime + daySeconds });
  }
  const paymentNo = random.digits(digits);
  const transactionId = random.digits(digits + 4);
  const paid = { paymentNo, amount: total, currency: 'CNY', transactionId, createtime };
  await db.insert(payments).values({
    ...paid,
    orderId: order.id,
    paytype: 'wechat',
    method: 'wap',
    status: 'SUCCESS',
    updatetime: createtime,
  });
  await db.insert(walletPayments).values({
    ...paid,
    id: random.hex(16),
    orderSn: order.orderSn,
    brand: 'wechat',
    returnUrl: '',
    language: 'zh',
    result: 'success',
    dueAt: createtime,
    notifiedAt: createtime,
  });
  const refundSn = createOrderNumber(appliedAt, random);
  const [row] = await db
    .insert(aftersales)
    .values({
      refundSn,
      orderId: order.id,
      lineId: line?.id ?? 0,
      userId,
      type,
      nums: 1,
      goodsAmount: price,
      isWhole: true,
      reason,
      images: [],
      videos: [],
      salestateBefore: 0,
      createtime: appliedAt,
      updatetime: appliedAt,
    })
    .returning();
  await db.insert(aftersaleLogs).values({
    aftersaleId: row?.id ?? 0,
    actor: 'shopper',
    text: inEveryLanguage('aftersale.log.apply'),
    createtime: appliedAt,
  });
  return refundSn;
}
