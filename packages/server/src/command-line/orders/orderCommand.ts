import { orderCalls, type OperatorOrder } from '@pawlet/operator';
import { counted } from '../../modules/operator/counted.ts';
import { unknownArgument } from '../readArguments.ts';
import { momentCell } from '../../modules/operator/toCsv.ts';
import type { ClientCommand } from '../clientCommand.ts';
import { done, withTexts } from '../results.ts';
import { toStatesText, toStatusText } from './orderWords.ts';

/** Shows all details of one order. */
export const orderCommand: ClientCommand = {
  name: 'order',
  usage: '<order_sn> [--json]',
  summary: 'shows an order: recipient, note, lines, payments, discounts, refunds, parcels',
  calls: [orderCalls.readOrder],
  hasJson: true,
  async run({ client }, [sn = '', ...rest]) {
    if (rest[0] !== undefined) return unknownArgument(rest[0]);
    return withTexts({ 'not-found': 'There is no such order.' }, async () => {
      const { data } = await client.call(orderCalls.readOrder, { params: { sn } });
      return done(toText(data), data);
    });
  },
};

function section(title: string, rows: readonly string[]): string[] {
  return rows.length === 0 ? [] : ['', title, ...rows.map((row) => `  ${row}`)];
}

const refundStates = ['waits', 'on its way', 'done'] as const;

function toText(order: OperatorOrder): string {
  const moments = [
    ['created', order.created],
    ['paid', order.paid],
    ['reminded', order.reminded],
    ['shipped', order.shipped],
    ['delivered', order.delivered],
    ['received', order.received],
    ['cancelled', order.cancelled],
  ] as const;
  return [
    `${order.orderSn}\t${toStatusText(order)} (${toStatesText(order.states)})`,
    ...moments.filter(([, at]) => at !== null).map(([name, at]) => `  ${name}\t${momentCell(at)}`),
    ...section('Recipient', toRecipient(order)),
    ...section('Remark', order.remark ? order.remark.split('\n') : []),
    ...section(
      'Lines',
      order.lines.map((line) =>
        [
          line.id,
          line.sku,
          [line.title, line.attributes].filter(Boolean).join(', '),
          `${counted(line.quantity, 'piece')}${line.isGift ? ', a gift' : ''}`,
          `${line.paidAmount} ${order.currency}`,
          ...(line.toShip > 0 ? [`${line.toShip} to ship`] : []),
          ...(line.refundedQuantity > 0 ? [`${line.refundedQuantity} refunded`] : []),
        ].join('\t'),
      ),
    ),
    ...section('Amounts', [
      `products ${order.products}, freight ${order.freight}, to pay ${order.total}, paid ${order.paidAmount}, refunded ${order.refundedAmount} ${order.currency}, points used ${order.pointsUsed}`,
    ]),
    ...section(
      'Discounts',
      order.discounts.map(({ type, name, amount }) => `${type}\t${name}\t${amount}`),
    ),
    ...section(
      'Payments',
      order.payments.map(({ paymentNo, paytype, method, amount, status, isSurplus }) =>
        [paymentNo, paytype, method, amount, `${status}${isSurplus ? ', surplus' : ''}`].join('\t'),
      ),
    ),
    ...section(
      'After-sales',
      order.afterSales.map((row) =>
        [
          row.refundSn,
          `line ${row.lineId}`,
          counted(row.quantity, 'piece'),
          row.stage,
          `${row.amount}, ${counted(row.points, 'point')}`,
          row.refundState === null ? '' : `money ${refundStates[row.refundState] ?? ''}`,
        ].join('\t'),
      ),
    ),
    ...section(
      'Refunds without pieces',
      order.refunds.map((row) =>
        [row.refundNo, row.cause, row.amount, `money ${refundStates[row.state] ?? ''}`].join('\t'),
      ),
    ),
    ...section(
      'Replacements',
      order.replacements.map(({ refundSn, lineId, quantity, sku, carrier, number, created }) =>
        [
          refundSn,
          `${quantity} of line ${lineId}`,
          sku,
          `${carrier} ${number}`.trim(),
          momentCell(created),
        ].join('\t'),
      ),
    ),
    ...section(
      'Parcels',
      order.parcels.map(({ carrier, number, created, lines }, index) =>
        [
          `parcel ${index + 1}`,
          [carrier, number].filter(Boolean).join(' ') || 'no number',
          momentCell(created),
          lines.map(({ lineId, quantity }) => `${quantity} of line ${lineId}`).join(', '),
        ].join('\t'),
      ),
    ),
  ].join('\n');
}

function toRecipient({ recipient: to }: OperatorOrder): readonly string[] {
  if (to === null) return [];
  return [
    [to.receiver, to.company].filter(Boolean).join(', '),
    [to.phonePrefix ? `+${to.phonePrefix}` : '', to.phone].filter(Boolean).join(' '),
    ...(to.email ? [to.email] : []),
    // A city outside any province has the same name twice.
    [to.address, to.zipcode, to.city, to.province === to.city ? '' : to.province, to.country]
      .filter(Boolean)
      .join(', '),
  ];
}
