import type { Database } from '../../db/database.ts';
import { money } from '../products/wireValues.ts';
import { type CsvRow, momentCell, toCsv } from '../operator/toCsv.ts';
import { getUnshippedQuantity } from './parcels.ts';
import { getAttributes, readRecipients } from './readShopOrder.ts';
import { findLines, type OrderRow } from './repository.ts';

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
export async function toOrderSheet(db: Database, rows: readonly OrderRow[]): Promise<string> {
  const recipients = await readRecipients(db, rows);
  const lines = await findLines(
    db,
    rows.map(({ id }) => id),
  );
  const cells = rows.flatMap((order): CsvRow[] => {
    const to = recipients.get(order.id);
    return lines
      .filter(({ orderId }) => orderId === order.id)
      .map((line) => [
        order.orderSn,
        momentCell(order.paytime),
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
        order.memo,
        line.id,
        line.skuCode,
        line.title.en,
        getAttributes(line),
        line.quantity,
        order.paystate === 'paid' ? getUnshippedQuantity(order, line) : 0,
        line.weightGrams,
        order.currency,
        money(line.realAmount),
      ]);
  });
  return toCsv(header, cells);
}
