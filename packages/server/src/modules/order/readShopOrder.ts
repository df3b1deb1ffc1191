import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { afterSales, refunds } from '../../db/schema/afterSales.ts';
import { payments } from '../../db/schema/payment.ts';
import { joinAddress } from '../address/present.ts';
import type { Language } from '../../i18n/language.ts';
import { findRegions } from '../address/regions.ts';
import { money } from '../products/wireValues.ts';
import { findParcels, getUnshippedQuantity } from './parcels.ts';
import { findLines, findOrderBySn, type OrderLineRow, type OrderRow } from './repository.ts';
import { orderStatusKey, toWireStates } from './states.ts';

/** An order with everything that operators need; amounts are texts with two decimals. */
export type ShopOrder = NonNullable<Awaited<ReturnType<typeof readShopOrder>>>;

/**
 * The shipping address in parts, as carriers require it. Districts are in Chinese, as they are printed there.
 */
export async function readRecipients(db: Database, rows: readonly OrderRow[]) {
  const regions = await findRegions(
    db,
    rows.map(({ areaId }) => areaId),
    'zh',
  );
  return new Map(
    rows.map((row) => {
      const region = regions.get(row.areaId);
      return [
        row.id,
        {
          receiver: row.receiver,
          phonePrefix: row.overseas?.area_code ?? '',
          phone: row.mobile,
          email: row.overseas?.email ?? '',
          company: row.overseas?.company ?? '',
          country: row.destination,
          province: region?.province ?? row.overseas?.province_name ?? '',
          city: region?.city ?? row.overseas?.city_name ?? '',
          // A city without districts is its own district.
          address: joinAddress(region?.area === region?.city ? undefined : region?.area, row.detail),
          zipcode: row.zipcode,
        },
      ];
    }),
  );
}

/** Selected values of a line, such as `Colour: white`. */
export function getAttributes(
  { attributes }: Pick<OrderLineRow, 'attributes'>,
  language: Language = 'en',
): string {
  return attributes.map(({ name, value }) => `${name[language]}: ${value[language]}`).join(', ');
}

/** An order for operators, with titles in a language; null for an unknown number. */
export async function readShopOrder(db: Database, orderSn: string, language: Language = 'en') {
  const order = await findOrderBySn(db, orderSn);
  if (!order) return null;
  const lines = await findLines(db, [order.id]);
  const recipient = (await readRecipients(db, [order])).get(order.id);
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, order.id))
    .orderBy(asc(payments.id));
  const requests = await db
    .select({ aftersale: afterSales, refund: refunds })
    .from(afterSales)
    .leftJoin(refunds, eq(refunds.afterSaleId, afterSales.id))
    .where(eq(afterSales.orderId, order.id))
    .orderBy(asc(afterSales.id));
  const others = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, and(eq(payments.id, refunds.paymentId), eq(payments.orderId, order.id)))
    .where(isNull(refunds.afterSaleId))
    .orderBy(asc(refunds.id));
  return {
    orderSn,
    status: orderStatusKey(order),
    ...toWireStates(order),
    created: order.createtime,
    paid: order.paytime,
    shipped: order.shippingtime,
    delivered: order.delivertime,
    received: order.receivetime,
    reminded: order.remindtime,
    recipient,
    remark: order.memo,
    currency: order.currency,
    goods: money(order.productsAmount),
    freight: money(order.shippingFee),
    total: money(order.total),
    paidAmount: money(order.paidAmount),
    refundedAmount: money(order.refundedAmount),
    pointsUsed: order.points,
    lines: lines.map((line) => ({
      id: line.id,
      goodsSn: line.skuCode,
      title: line.title[language],
      attributes: getAttributes(line, language),
      nums: line.quantity,
      toShip: order.paystate === 'paid' ? getUnshippedQuantity(order, line) : 0,
      refundedNums: line.refundedQuantity,
      isGift: line.isGift,
      paidAmount: money(line.realAmount),
    })),
    discounts: order.discounts.map(({ type, name, amount }) => ({
      type,
      name: name[language],
      amount: money(amount),
    })),
    payments: paid.map(({ paymentNo, paytype, method, amount, status, isSurplus, transactionId }) => ({
      paymentNo,
      paytype,
      method,
      amount: money(amount),
      status,
      isSurplus,
      transactionId,
    })),
    aftersales: requests.map(({ aftersale: afterSale, refund }) => ({
      refundSn: afterSale.refundSn,
      lineId: afterSale.lineId,
      nums: afterSale.quantity,
      stage: afterSale.stage,
      amount: money(afterSale.productsAmount + afterSale.freightAmount - afterSale.withheldAmount),
      points: afterSale.points,
      note: afterSale.mark,
      refundState: refund?.state ?? null,
    })),
    refunds: others.map(({ refund }) => ({
      refundNo: refund.refundNo,
      cause: refund.cause,
      amount: money(refund.amount),
      state: refund.state,
    })),
    parcels: (await findParcels(db, [order.id])).map(
      ({ expressname, expressno, lines: pieces, createtime }) => ({
        expressname,
        expressno,
        created: createtime,
        lines: pieces,
      }),
    ),
  };
}
