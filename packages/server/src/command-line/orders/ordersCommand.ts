import { orderCalls, type OperatorInputOf, type OperatorOrderEntry } from '@pawlet/operator';
import type { CommandResult } from '../clientCommand.ts';
import { counted } from '../../modules/operator/counted.ts';
import { noPage, pageCount, readArguments, readPage, unknownArgument } from '../readArguments.ts';
import { momentCell } from '../../modules/operator/toCsv.ts';
import type { ClientCommand, ClientDeps } from '../clientCommand.ts';
import { loadAll, loadPage } from '../loadPage.ts';
import { done } from '../results.ts';
import { toOrderSheet } from './orderSheet.ts';
import { toStatusText } from './orderWords.ts';

const pageSize = 50;
/** The API counts no further. */
const largestTotal = 10_000;
const searched = ['number', 'name', 'phone', 'product', 'partner', 'customer', 'currency'] as const;

type Filter = Omit<OperatorInputOf<typeof orderCalls.listOrders>, 'cursor' | 'limit' | 'withTotal'>;

const toShip = 'to-ship';
const reminded = 'reminded';

/** Lists orders: those to ship, or the results of a search. */
export const ordersCommand: ClientCommand = {
  name: 'orders',
  usage:
    '[to-ship] [reminded] [number=…] [name=…] [phone=…] [product=…] [partner=…] [customer=<id>] [currency=EUR] [page=2] [--csv | --json]',
  summary: 'lists orders; --csv prints a sheet for picking and for a carrier',
  calls: [orderCalls.listOrders, orderCalls.listOrderLines],
  hasJson: true,
  async run(deps, args) {
    const read = readArguments(args, { flags: ['csv'], fields: [...searched, 'page'] });
    if (typeof read === 'string') return unknownArgument(read);
    const { words, flags, fields } = read;
    const unknown = words.find((word) => word !== toShip && word !== reminded);
    if (unknown !== undefined) return unknownArgument(unknown);
    const page = readPage(fields.get('page'));
    if (page === null) return noPage;
    const filter: Filter = {
      ...Object.fromEntries([...fields].filter(([name, value]) => name !== 'page' && value !== '')),
      // Reminded orders are some of those to ship.
      state: words.includes(reminded) ? reminded : words.includes(toShip) ? 'waitingDelivery' : undefined,
    };
    return flags.has('csv') ? printSheet(deps, filter) : listOrders(deps, filter, page);
  },
};

/** Lists orders whose shopper has sent a reminder. */
export const remindersCommand: ClientCommand = {
  name: 'reminders',
  usage: '[page=2] [--json]',
  summary: 'lists orders to ship whose shopper has sent a reminder',
  calls: [orderCalls.listOrders],
  hasJson: true,
  async run(deps, args) {
    const read = readArguments(args, { fields: ['page'] });
    if (typeof read === 'string') return unknownArgument(read);
    if (read.words[0] !== undefined) return unknownArgument(read.words[0]);
    const page = readPage(read.fields.get('page'));
    return page === null ? noPage : listOrders(deps, { state: 'reminded' }, page);
  },
};

async function listOrders({ client }: ClientDeps, filter: Filter, page: number): Promise<CommandResult> {
  const { items, first } = await loadPage(
    async (query) =>
      (await client.call(orderCalls.listOrders, { input: { ...filter, ...query, withTotal: 'true' } })).data,
    page,
    pageSize,
  );
  const total = first.total ?? items.length;
  const isMore = total >= largestTotal;
  const pages = isMore && items.length > 0 ? Math.ceil(total / pageSize) : pageCount(total, pageSize, page);
  if (typeof pages !== 'number') return pages;
  const foot = isMore
    ? `${total} orders or more, page ${page}.`
    : `${counted(total, 'order')}, page ${page} of ${pages}.`;
  return done([...items.map(toLine), foot].join('\n'), { total, page, pages, orders: items });
}

function toLine(order: OperatorOrderEntry): string {
  return [
    order.orderSn,
    toStatusText(order),
    momentCell(order.paid),
    `${order.total} ${order.currency}`,
    order.receiver ?? '',
    order.phone ?? '',
    order.country,
    [...(order.isReminded ? ['reminded'] : []), ...(order.hasRemark ? ['remark'] : [])].join(', '),
  ].join('\t');
}

async function printSheet({ client }: ClientDeps, filter: Filter): Promise<CommandResult> {
  const orders = await loadAll(
    async (query) => (await client.call(orderCalls.listOrderLines, { input: { ...filter, ...query } })).data,
  );
  return done(toOrderSheet(orders));
}
