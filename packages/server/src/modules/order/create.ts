import { type orderAdd, type ParsedInputOf, paymentStates, toStateNumber } from '@pawlet/core/contract';
import { sql } from 'drizzle-orm';
import { insertOfRows } from '../../db/bulk.ts';
import { isOneOf } from '../../db/database.ts';
import { prepareSql } from '../../db/prepared.ts';
import { carts } from '../../db/schema/cart.ts';
import { orders } from '../../db/schema/order.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { ok, refuse, type Refusal, type Result } from '../../http/result.ts';
import type { Random } from '../../ports/random.ts';
import { joinAddress } from '../address/present.ts';
import { type AddressRow, countUse, findAddress } from '../address/service.ts';
import { findRegions } from '../address/regions.ts';
import { lockCartRows } from '../cart/rows.ts';
import { spendCode } from '../discount/service.ts';
import { spendCoupon } from '../coupon/service.ts';
import { findPoints, spendPoints } from '../points/service.ts';
import { lockShopper } from '../user/accounts.ts';
import { nameDiscountedLines, removeLostGifts, type WrittenLine, writeLines } from './createLines.ts';
import { checkLimits } from './limits.ts';
import { createOrderNumber } from './orderNumber.ts';
import { discountNames, createQuote, type Quote } from './quote.ts';
import { toOrderInfo } from './quoteReply.ts';
import { findPromisedTerms, isAsPromised } from './quoteTerms.ts';
import { lockOrder, type OrderRow } from './repository.ts';
import { type Reservation, reserve } from './reserve.ts';
import { holdUnpaid } from './unpaid.ts';
import { journalStock, mergeDemand, rewriteStock } from './stock.ts';

type AddInput = ParsedInputOf<typeof orderAdd>;

/** External dependencies of order/add. */
export interface CreateOrderDeps {
  readonly random: Random;
  /** Marks an order of 0.00 as paid, in the same transaction. */
  settleFree(context: ShopperContext, order: OrderRow): Promise<void>;
}

/** Creates an order from cart rows, atomically in the call's transaction. */
export async function createOrder(
  deps: CreateOrderDeps,
  context: ShopperContext,
  input: AddInput,
): Promise<Result<{ order_sn: string; paystate: number }>> {
  const { db, shopper } = context;
  const [locked, promised, quote] = await Promise.all([
    // A concurrent order of the same rows waits here, and then finds them gone.
    lockCartRows(db, { userId: shopper.id, ids: input.ids }),
    findPromisedTerms(context, input),
    createQuote(context, {
      ids: input.ids,
      addressId: input.address_id,
      userCouponId: input.user_coupon_id,
      discountCode: input.discount_code,
      points: input.score,
    }),
  ]);
  if (locked.length < input.ids.length) return refuse('NOT_FOUND');
  if ('reason' in quote) return quote;
  if (!(await isAsPromised(input, promised, quote, context.currency)))
    return refuse('PRICE_CHANGED', { data: { order_info: toOrderInfo(quote) } });
  if (quote.rows.some(({ product: products }) => products.buyLimit > 0)) await lockShopper(db, shopper.id);
  const overLimit = await checkLimits(db, shopper.id, quote.rows);
  if (overLimit) return overLimit;

  const billing = await findBilling(context, input, quote);
  if ('reason' in billing) return billing;
  const order = await writeOrder(deps, context, input, quote, billing);
  const isFree = quote.priced.total === 0;
  const refusal = await commitTo(context, input, quote, order);
  if (refusal) return refusal;
  const free = isFree ? await lockOrder(db, order.id) : null;
  if (free) await deps.settleFree(context, free);
  return ok({ order_sn: order.orderSn, paystate: toStateNumber(paymentStates, free ? 'paid' : 'unpaid') });
}

function getPieces({ rows, gifts }: Quote): number {
  return [...rows.map(({ cart }) => cart), ...gifts].reduce((sum, { quantity }) => sum + quantity, 0);
}

type NewOrder = Awaited<ReturnType<typeof writeOrder>>;

/** Takes all that an order needs: its cart rows, stock, code, coupon and points, and its share of what may be unpaid. */
async function commitTo(
  context: ShopperContext,
  input: AddInput,
  quote: Quote,
  order: NewOrder,
): Promise<Refusal | null> {
  const { code, coupon, priced } = quote;
  const hold = async () =>
    priced.total === 0 ? null : holdUnpaid(context, { orderId: order.id, pieces: getPieces(quote) });
  const lines = await writeContents(context, input, quote, order);
  // As late as possible: until the end, concurrent orders of the same products wait for this one.
  const take = () => takeStockOf(context, quote, order, lines);
  if (code || coupon || priced.points.used > 0)
    return (await take()) ?? (await spend(context, quote, order)) ?? (await hold());
  // Sent together, in this order, so that they wait for one round trip less.
  const [ofStock, ofUnpaid] = await Promise.all([take(), hold()]);
  return ofStock ?? ofUnpaid;
}

/** Creates the order's lines from its cart rows. */
async function writeContents(
  context: ShopperContext,
  { ids }: AddInput,
  quote: Quote,
  order: NewOrder,
): Promise<readonly WrittenLine[]> {
  const { db } = context;
  const [lines] = await Promise.all([
    writeLines(context, order.id, quote),
    journalStock(db, mergeDemand([...listPaid(quote), ...quote.gifts]), toMovement(context, order)),
    removeRows(db, { ids: [...ids] }),
    countUse(db, order.addressId),
  ]);
  return lines;
}

/** Takes an order's stock, without the gifts that are no longer there. */
async function takeStockOf(
  context: ShopperContext,
  quote: Quote,
  order: NewOrder,
  lines: readonly WrittenLine[],
): Promise<Refusal | null> {
  const { db } = context;
  const [, reservation] = await Promise.all([
    nameDiscountedLines(db, order, lines),
    reserve(db, listPaid(quote), quote.gifts),
  ]);
  if (reservation.kind === 'short') return outOfStock(quote, reservation);
  if (reservation.gifts.length < quote.gifts.length) {
    await removeLostGifts(db, lines, quote.gifts, reservation.gifts);
    await rewriteStock(db, reservation.taken, toMovement(context, order));
  }
  return null;
}

const listPaid = ({ rows }: Quote) => rows.map(({ cart: { skuId, quantity } }) => ({ skuId, quantity }));

const toMovement = ({ now }: ShopperContext, { id: orderId }: NewOrder) =>
  ({ orderId, reason: 'order', now }) as const;

/** Uses code, coupon and points; after the stock, as a cancellation returns them in the same order. */
async function spend(
  { db, shopper, now }: ShopperContext,
  { code, coupon, priced }: Quote,
  { id: ref }: NewOrder,
): Promise<Refusal | null> {
  if (code && !(await spendCode(db, shopper.id, code))) return refuse('CODE_UNUSABLE');
  if (coupon && !(await spendCoupon(db, shopper.id, coupon.own.id, now))) return refuse('COUPON_UNUSABLE');
  const { used: points } = priced.points;
  if (points === 0) return null;
  if ((await spendPoints(db, { userId: shopper.id, points, kind: 'order_spent', ref, now })) !== null)
    return null;
  return refuse('POINTS_SHORT', { data: { need: points, have: await findPoints(db, shopper.id) } });
}

const removeRows = prepareSql(sql`delete from ${carts} where ${isOneOf(carts.id, sql.placeholder('ids'))}`);

function outOfStock(quote: Quote, { left }: Extract<Reservation<never>, { kind: 'short' }>): Refusal {
  const lines = quote.rows.flatMap(({ cart }) => {
    const pieces = left.get(cart.skuId);
    return pieces === undefined ? [] : [{ id: cart.id, left: pieces }];
  });
  return refuse('OUT_OF_STOCK', { data: { lines } });
}

/** Shipping and billing address. */
interface Destinations {
  readonly address: AddressRow;
  /** Null when it is the shipping address. */
  readonly billing: Readonly<Record<string, string>> | null;
}

async function findBilling(
  context: ShopperContext,
  input: AddInput,
  { address }: Quote,
): Promise<Destinations | Refusal> {
  if (!address) return refuse('NOT_FOUND');
  const billing =
    input.billing_address_id === null
      ? address
      : await findAddress(context.db, context.shopper.id, input.billing_address_id);
  return billing ? { address, billing: await getBilling(context, address, billing) } : refuse('NOT_FOUND');
}

const insertOrder = prepareSql<{ id: number }>(
  sql`${insertOfRows(
    orders,
    [
      'orderSn',
      'userId',
      'currency',
      'country',
      'language',
      'productsAmount',
      'shippingFee',
      'discount',
      'total',
      'points',
      'pointsAmount',
      'discounts',
      'discountCodeId',
      'userCouponId',
      'addressId',
      'addressType',
      'provinceId',
      'cityId',
      'areaId',
      'receiver',
      'mobile',
      'detail',
      'zipcode',
      'destination',
      'overseas',
      'billing',
      'memo',
      'invoiceRequest',
      'sup',
      'code',
      'quoteNo',
      'createtime',
      'deadline',
      'updatetime',
    ],
    { inviteId: sql`(select ${shoppers.invitedBy} from ${shoppers} where ${shoppers.id} = given."userId")` },
  )} returning id`,
);

async function writeOrder(
  deps: CreateOrderDeps,
  context: ShopperContext,
  input: AddInput,
  quote: Quote,
  { address, billing }: Destinations,
) {
  const { db, shopper, now, source } = context;
  const { priced } = quote;
  const readName = discountNames(quote, context.currency);
  const values = {
    orderSn: createOrderNumber(now, deps.random),
    userId: shopper.id,
    currency: context.currency,
    country: context.country.code,
    language: context.language,
    productsAmount: priced.productsAmount,
    shippingFee: priced.shippingFee,
    discount: priced.discount,
    total: priced.total,
    points: priced.points.used,
    pointsAmount: priced.points.amount,
    discounts: priced.discounts.map(({ type, ruleId, amount, lineKeys }) => ({
      type,
      ruleId,
      name: readName(type, ruleId),
      amount,
      lineIds: lineKeys,
    })),
    discountCodeId: quote.code?.id ?? null,
    userCouponId: input.user_coupon_id,
    addressId: address.id,
    addressType: address.type,
    provinceId: address.provinceId,
    cityId: address.cityId,
    areaId: address.areaId,
    receiver: address.receiver,
    mobile: address.mobile,
    detail: address.detail,
    zipcode: address.zipcode,
    destination: address.countryCode,
    overseas: address.overseas,
    billing,
    memo: input.memo,
    invoiceRequest: input.invoice,
    sup: source.sup,
    code: source.code,
    quoteNo: input.quote_no,
    createtime: now,
    deadline: now + quote.payWithinSeconds,
    updatetime: now,
  } satisfies typeof orders.$inferInsert;
  const [written] = await insertOrder(db, { rows: JSON.stringify([values]) });
  if (!written) throw new Error('The order was not written.');
  const { orderSn, discounts, addressId } = values;
  return { id: written.id, orderSn, discounts, addressId };
}

/** The billing address: null when it is the shipping address. */
async function getBilling(
  { db, language }: ShopperContext,
  address: AddressRow,
  billing: AddressRow,
): Promise<Readonly<Record<string, string>> | null> {
  if (billing.billing) return { ...billing.billing };
  if (billing.id === address.id) return null;
  const region = (await findRegions(db, [billing.areaId], language)).get(billing.areaId);
  return {
    ...billing.overseas,
    receiver: billing.receiver,
    mobile: billing.mobile,
    address: joinAddress(region?.text, billing.detail),
    zipcode: billing.zipcode,
  };
}
