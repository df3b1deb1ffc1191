import type { OperatorOrderLines } from '@pawlet/operator';
import { type CsvRow, momentCell, toCsv } from '../../modules/operator/toCsv.ts';

const header = [
  'order_sn',
  'paid',
  'receiver',
  'phone_prefix',
  'phone',
  'email',
  'company',
  'country',
  'province',
  'city',
  'address',
  'zipcode',
  'remark',
  'line',
  'goods_sn',
  'title',
  'attributes',
  'ordered',
  'to_ship',
  'grams_each',
  'currency',
  'paid_for_line',
] as const;

/** Orders as CSV, one row per order line: for packing, and for a carrier. */
export function toOrderSheet(orders: readonly OperatorOrderLines[]): string {
  return toCsv(
    header,
    orders.flatMap(({ recipient: to, ...order }) =>
      order.lines.map((line): CsvRow => [
        order.orderSn,
        momentCell(order.paid),
        to?.receiver ?? '',
        to?.phonePrefix ?? '',
        to?.phone ?? '',
        to?.email ?? '',
        to?.company ?? '',
        to?.country ?? '',
        to?.province ?? '',
        to?.city ?? '',
        to?.address ?? '',
        to?.zipcode ?? '',
        order.remark ?? '',
        line.id,
        line.sku,
        line.title,
        line.attributes,
        line.quantity,
        line.toShip,
        line.gramsEach,
        order.currency,
        line.paidAmount,
      ]),
    ),
  );
}
