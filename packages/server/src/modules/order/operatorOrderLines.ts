import type { OperatorOrderLines } from '@pawlet/operator';
import type { Database } from '../../db/database.ts';
import type { Language } from '../../i18n/language.ts';
import { money } from '../products/wireValues.ts';
import { getUnshippedQuantity } from './parcels.ts';
import { readRecipients } from './readRecipients.ts';
import { findLines, type OrderLineRow, type OrderRow } from './repository.ts';

/** A line as the operator API returns it. */
export function toOperatorLine(
  order: OrderRow,
  line: OrderLineRow,
  language: Language,
): OperatorOrderLines['lines'][number] {
  return {
    id: line.id,
    sku: line.skuCode,
    title: line.title[language],
    attributes: line.attributes.map(({ name, value }) => `${name[language]}: ${value[language]}`).join(', '),
    quantity: line.quantity,
    toShip: order.paystate === 'paid' ? getUnshippedQuantity(order, line) : 0,
    refundedQuantity: line.refundedQuantity,
    isGift: line.isGift,
    gramsEach: line.weightGrams,
    paidAmount: money(line.realAmount),
  };
}

/** Orders with their recipients and lines as the operator API returns them. */
export async function readOrderLines(
  db: Database,
  rows: readonly OrderRow[],
  language: Language,
): Promise<readonly OperatorOrderLines[]> {
  const recipients = await readRecipients(db, rows);
  const lines = await findLines(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((order) => ({
    orderSn: order.orderSn,
    paid: order.paytime,
    recipient: recipients.get(order.id) ?? null,
    remark: order.memo,
    currency: order.currency,
    lines: lines
      .filter(({ orderId }) => orderId === order.id)
      .map((line) => toOperatorLine(order, line, language)),
  }));
}
