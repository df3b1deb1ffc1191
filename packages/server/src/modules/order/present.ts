import {
  type OrderCardWire,
  type OrderLineWire,
  type OrderWire,
  saleStates,
  toStateNumber,
} from '@pawlet/core/contract';
import { countries } from '../../http/countries.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { translate } from '../../i18n/translate.ts';
import { countUnreadByLine } from '../after-sales/messages.ts';
import { findReplacementParcels } from '../after-sales/replacementParcels.ts';
import { joinAddress } from '../address/present.ts';
import { findRegions } from '../address/regions.ts';
import { readContents } from '../config/contents.ts';
import { attributeText } from '../products/digests.ts';
import { money, pictureUrl } from '../products/wireValues.ts';
import { findCreditNotes, findInvoices, toInvoice } from '../invoice/orderInvoice.ts';
import { findStatements, type OrderWithdrawal, orderWithdrawal, getLaws } from '../withdrawal/ofOrders.ts';
import { findParcels, type ParcelRow } from './parcels.ts';
import { findLines, type OrderLineRow, type OrderRow } from './repository.ts';
import { orderActions, orderStatusKey, isEnded, runningSaleStates, toWireStates } from './states.ts';
import { getFacts } from './transitions.ts';

/** Symbol of a currency as used in the shop's countries. */
export function getSymbol(currency: string): string {
  return countries.find((country) => country.currency === currency)?.currencySymbol ?? currency;
}

function canApply(order: OrderRow, line: OrderLineRow): boolean {
  return (
    order.paystate === 'paid' &&
    !isEnded(order) &&
    !line.isGift &&
    !runningSaleStates.includes(line.salestate) &&
    line.refundedQuantity < line.quantity &&
    line.afterSalesLeft > 0
  );
}

/** A line of an order in the wire format. */
export function toOrderLine(order: OrderRow, line: OrderLineRow, context: RequestContext): OrderLineWire {
  return {
    id: line.id,
    order_sn: order.orderSn,
    goods_sn: line.skuCode,
    goods_id: line.productId,
    goods_sku_id: line.attributes.length > 0 ? line.skuId : '',
    title: context.pick(line.title),
    nums: line.quantity,
    marketprice: money(line.marketprice),
    price: money(line.price),
    realprice: money(line.realAmount),
    salestate: toStateNumber(saleStates, line.salestate),
    commentstate: line.commentstate,
    attrdata: attributeText(line.attributes, context) ?? '',
    image: pictureUrl(context.baseUrl, line.image),
    weight: line.weightGrams,
    url: `/pages/goods/detail?id=${line.productId}`,
    refunded_nums: line.refundedQuantity,
    exchanged_nums: line.exchangedQuantity,
    aftersale_left: line.afterSalesLeft,
    can_aftersale: canApply(order, line) ? 1 : 0,
    is_gift: line.isGift ? 1 : 0,
  };
}

/** Names of carriers by code. */
export async function findCarrierNames(
  context: Pick<RequestContext, 'db' | 'pick'>,
  rows: readonly Pick<OrderRow, 'expressname'>[],
): Promise<ReadonlyMap<string, string>> {
  if (rows.every(({ expressname }) => expressname === '')) return new Map();
  const { carriers } = await readContents(context.db);
  return new Map(carriers.map(({ code, name }) => [code, context.pick(name)]));
}

/** Orders for lists, in the same order. */
export async function toOrderCards(
  context: RequestContext,
  rows: readonly OrderRow[],
): Promise<OrderCardWire[]> {
  const lines = await findLines(
    context.db,
    rows.map(({ id }) => id),
  );
  const carrierNames = await findCarrierNames(context, rows);
  const invoices = await findInvoices(
    context.db,
    rows.map(({ id }) => id),
  );
  const laws = await getLaws(context);
  const statements = await findStatements(
    context.db,
    rows.map(({ id }) => id),
  );
  return rows.map((order) => {
    const own = lines.filter(({ orderId }) => orderId === order.id);
    return toCard(
      order,
      own,
      {
        expressname: carrierNames.get(order.expressname) ?? order.expressname,
        isInvoiced: invoices.has(order.id),
        withdrawal: orderWithdrawal({ laws, now: context.now }, order, own, statements.get(order.id)),
      },
      context,
    );
  });
}

function toCard(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  {
    expressname,
    isInvoiced,
    withdrawal,
  }: {
    readonly expressname: string;
    readonly isInvoiced: boolean;
    readonly withdrawal: OrderWithdrawal;
  },
  context: RequestContext,
): OrderCardWire {
  return {
    id: order.id,
    order_sn: order.orderSn,
    amount: money(order.productsAmount + order.shippingFee),
    saleamount: money(order.total),
    shippingfee: money(order.shippingFee),
    expressno: order.expressno,
    expressname,
    ...toWireStates(order),
    status: order.status,
    status_text: translate(context.language, `order.status.${orderStatusKey(order)}`),
    order_goods: lines.map((line) => toOrderLine(order, line, context)),
    currency: order.currency,
    currency_symbol: getSymbol(order.currency),
    createtime: order.createtime,
    expiretime: order.deadline - context.now,
    is_remind: order.remindtime === null ? 0 : 1,
    actions: [
      ...orderActions(order, getFacts(order, lines, isInvoiced)),
      ...(withdrawal.isOpen ? ['withdraw'] : []),
    ],
  };
}

/** One order with all details. */
export async function toOrder(context: RequestContext, order: OrderRow): Promise<OrderWire> {
  const lines = await findLines(context.db, [order.id]);
  const parcels = await findParcels(context.db, [order.id]);
  const replacements = await findReplacementParcels(context.db, [order.id]);
  const carrierNames = await findCarrierNames(context, [order, ...parcels, ...replacements]);
  const toParcel = (parcel: Pick<ParcelRow, 'expressname' | 'expressno' | 'createtime' | 'lines'>) => ({
    expressname: carrierNames.get(parcel.expressname) ?? parcel.expressname,
    expressno: parcel.expressno,
    createtime: parcel.createtime,
    lines: parcel.lines.map(({ lineId, nums: quantity }) => ({ id: lineId, nums: quantity })),
  });
  const region = (await findRegions(context.db, [order.areaId], context.language)).get(order.areaId);
  const recipient = {
    ...order.overseas,
    receiver: order.receiver,
    mobile: order.mobile,
    address: joinAddress(region?.text, order.detail),
    zipcode: order.zipcode,
  };
  const invoice = (await findInvoices(context.db, [order.id])).get(order.id);
  const notes = await findCreditNotes(context.db, order.userId, invoice ? [invoice] : []);
  const expressname = carrierNames.get(order.expressname) ?? order.expressname;
  const statements = (await findStatements(context.db, [order.id])).get(order.id);
  const terms = { laws: await getLaws(context), now: context.now };
  const withdrawal = orderWithdrawal(terms, order, lines, statements);
  const isInvoiced = invoice !== undefined;
  const card = toCard(order, lines, { expressname, isInvoiced, withdrawal }, context);
  const unread = await countUnreadByLine(context.db, [order.id]);
  return {
    ...card,
    order_goods: card.order_goods?.map((line) => ({ ...line, aftersale_unread: unread.get(line.id) ?? 0 })),
    ...recipient,
    user_id: order.userId,
    address_id: order.addressId,
    province_id: order.provinceId,
    city_id: order.cityId,
    area_id: order.areaId,
    user_coupon_id: order.userCouponId,
    openid: order.openid,
    goodsprice: money(order.productsAmount),
    discount: money(order.discount),
    payamount: money(order.paidAmount),
    paytype: order.paytype,
    paytime: order.paytime,
    shippingtime: order.shippingtime,
    receivetime: order.receivetime,
    refundtime: order.refundtime,
    canceltime: order.canceltime,
    memo: order.memo,
    url: `/pages/order/detail?order_sn=${order.orderSn}`,
    score: order.points,
    score_money: money(order.pointsAmount),
    refund: money(order.refundedAmount),
    withheld: money(order.withheldAmount),
    is_invoice: invoice ? 1 : 0,
    invoice: invoice ? toInvoice(invoice, notes.get(invoice.id), context.baseUrl) : null,
    discount_list: order.discounts.map(({ type, name, amount, lineIds }) => ({
      type,
      name: context.pick(name),
      money: money(amount),
      line_ids: [...lineIds],
    })),
    address_type: order.addressType === 2 ? 2 : 1,
    billing: order.billing ?? recipient,
    withdraw_until: withdrawal.until,
    withdrawals: withdrawal.statements.map(({ withdrawalSn, createtime, state, note }) => ({
      withdrawal_sn: withdrawalSn,
      createtime,
      state,
      note,
    })),
    parcels: parcels.map(toParcel),
    replacements: replacements.map(toParcel),
  };
}
