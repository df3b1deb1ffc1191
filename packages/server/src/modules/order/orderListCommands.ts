import type { OperatorCommand } from '../operator/command.ts';
import { counted } from '../operator/counted.ts';
import { pageCount, noPage, readArguments, readPage, unknownArgument } from '../operator/readArguments.ts';
import { momentCell } from '../operator/toCsv.ts';
import { money } from '../products/wireValues.ts';
import { toOrderSheet } from './orderSheet.ts';
import { readShopOrder, type ShopOrder } from './readShopOrder.ts';
import type { OrderRow } from './repository.ts';
import { findShopOrders } from './shopOrders.ts';
import { type OrderStatusKey, orderStatusKey, statesText } from './states.ts';

const pageSize = 50;
const sheetSize = 1000;

function toEntry(order: OrderRow) {
  return {
    orderSn: order.orderSn,
    status: orderStatusKey(order),
    paid: order.paytime,
    delivered: order.delivertime,
    total: money(order.total),
    currency: order.currency,
    receiver: order.receiver,
    phone: order.mobile,
    country: order.destination,
    isReminded: order.remindtime !== null,
    hasRemark: order.memo !== '',
  };
}

/** State names for operators: those of the catalogues address the shopper. */
const statusWords: Readonly<Record<OrderStatusKey, string>> = {
  waitingPayment: 'Waiting for payment',
  waitingDelivery: 'Waiting to be shipped',
  waitingReceipt: 'On its way',
  waitingEvaluation: 'Received',
  completed: 'Completed',
  cancelled: 'Cancelled',
  expired: 'Expired',
  aftersale: 'Refund or return',
};

function statusText({ status, delivered }: Pick<ShopOrder, 'status' | 'delivered'>): string {
  return status === 'waitingReceipt' && delivered !== null ? 'Delivered' : statusWords[status];
}

function entryText(entry: ReturnType<typeof toEntry>): string {
  return [
    entry.orderSn,
    statusText(entry),
    momentCell(entry.paid),
    `${entry.total} ${entry.currency}`,
    entry.receiver,
    entry.phone,
    entry.country,
    [...(entry.isReminded ? ['reminded'] : []), ...(entry.hasRemark ? ['remark'] : [])].join(', '),
  ].join('\t');
}

/** Lists orders: those to ship, or the results of a search. */
export const ordersCommand: OperatorCommand = {
  name: 'orders',
  usage: '[to-ship] [reminded] [number=…] [name=…] [phone=…] [page=2] [--csv | --json]',
  summary: 'lists orders; --csv prints a sheet for picking and for a carrier',
  hasJson: true,
  privateFields: ['name', 'phone'],
  async run({ db }, args) {
    const read = readArguments(args, { flags: ['csv'], fields: ['number', 'name', 'phone', 'page'] });
    if (typeof read === 'string') return unknownArgument(read);
    const { words, flags, fields } = read;
    const unknown = words.find((word) => word !== 'to-ship' && word !== 'reminded');
    if (unknown !== undefined) return unknownArgument(unknown);
    const page = readPage(fields.get('page'));
    if (page === null) return noPage;
    const phone = fields.get('phone') ?? '';
    if (phone !== '' && !/\d/u.test(phone))
      return { status: 'refused', text: 'A phone number must have digits.' };
    const filter = {
      isToShip: words.includes('to-ship'),
      isReminded: words.includes('reminded'),
      number: fields.get('number') ?? '',
      name: fields.get('name') ?? '',
      phone,
    };
    const limit = flags.has('csv') ? sheetSize : pageSize;
    const { rows, total } = await findShopOrders(db, filter, { offset: (page - 1) * limit, limit });
    const pages = pageCount(total, limit, page);
    if (typeof pages !== 'number') return pages;
    if (flags.has('csv')) {
      return pages === 1 || fields.has('page')
        ? { status: 'done', text: await toOrderSheet(db, rows) }
        : {
            status: 'refused',
            text: `${total} orders are ${pages} sheets of ${sheetSize}: choose one with page=1 and so on.`,
          };
    }
    const entries = rows.map(toEntry);
    const foot = `${counted(total, 'order')}, page ${page} of ${pages}.`;
    return {
      status: 'done',
      text: [...entries.map(entryText), foot].join('\n'),
      data: { total, page, pages, orders: entries },
    };
  },
};

function section(title: string, rows: readonly string[]): string[] {
  return rows.length === 0 ? [] : ['', title, ...rows.map((row) => `  ${row}`)];
}

const refundStates = ['waits', 'on its way', 'done'] as const;

function orderText(order: ShopOrder): string {
  const { recipient: to } = order;
  const moments = [
    ['created', order.created],
    ['paid', order.paid],
    ['reminded', order.reminded],
    ['shipped', order.shipped],
    ['delivered', order.delivered],
    ['received', order.received],
  ] as const;
  return [
    `${order.orderSn}\t${statusText(order)} (${statesText(order)})`,
    ...moments.filter(([, at]) => at !== null).map(([name, at]) => `  ${name}\t${momentCell(at)}`),
    ...section('Recipient', [
      [to?.receiver, to?.company].filter(Boolean).join(', '),
      [to?.phonePrefix ? `+${to.phonePrefix}` : '', to?.phone].filter(Boolean).join(' '),
      ...(to?.email ? [to.email] : []),
      // A city outside any province has the same name twice.
      [to?.address, to?.zipcode, to?.city, to?.province === to?.city ? '' : to?.province, to?.country]
        .filter(Boolean)
        .join(', '),
    ]),
    ...section('Remark', order.remark === '' ? [] : order.remark.split('\n')),
    ...section(
      'Lines',
      order.lines.map((line) =>
        [
          line.id,
          line.goodsSn,
          [line.title, line.attributes].filter(Boolean).join(', '),
          `${counted(line.nums, 'piece')}${line.isGift ? ', a gift' : ''}`,
          `${line.paidAmount} ${order.currency}`,
          ...(line.toShip > 0 ? [`${line.toShip} to ship`] : []),
          ...(line.refundedNums > 0 ? [`${line.refundedNums} refunded`] : []),
        ].join('\t'),
      ),
    ),
    ...section('Amounts', [
      `products ${order.goods}, freight ${order.freight}, to pay ${order.total}, paid ${order.paidAmount}, refunded ${order.refundedAmount} ${order.currency}, points used ${order.pointsUsed}`,
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
      order.aftersales.map((row) =>
        [
          row.refundSn,
          `line ${row.lineId}`,
          counted(row.nums, 'piece'),
          row.stage,
          `${row.amount}, ${counted(row.points, 'point')}`,
          row.refundState === null ? '' : `money ${refundStates[row.refundState]}`,
        ].join('\t'),
      ),
    ),
    ...section(
      'Refunds without pieces',
      order.refunds.map((row) =>
        [row.refundNo, row.cause, row.amount, `money ${refundStates[row.state]}`].join('\t'),
      ),
    ),
    ...section(
      'Parcels',
      order.parcels.map(({ expressname, expressno, created, lines }, index) =>
        [
          `parcel ${index + 1}`,
          [expressname, expressno].filter(Boolean).join(' ') || 'no number',
          momentCell(created),
          lines.map(({ lineId, nums: quantity }) => `${quantity} of line ${lineId}`).join(', '),
        ].join('\t'),
      ),
    ),
  ].join('\n');
}

/** Shows all details of one order. */
export const orderCommand: OperatorCommand = {
  name: 'order',
  usage: '<order_sn> [--json]',
  summary: 'shows an order: recipient, note, lines, payments, discounts, refunds, parcels',
  hasJson: true,
  async run({ db }, [orderSn = '', ...rest]) {
    if (rest[0] !== undefined) return unknownArgument(rest[0]);
    const order = await readShopOrder(db, orderSn);
    if (!order) return { status: 'refused', text: 'There is no such order.' };
    return { status: 'done', text: orderText(order), data: order };
  },
};
