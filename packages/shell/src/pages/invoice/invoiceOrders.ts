import type { InvoiceOrder, InvoicesApi, OrderNumber } from '@pawlet/core/api';
import type { Query } from '@pawlet/core/queries';
import { sumMoney, type Money } from '@pawlet/core/rules';

/** Most orders of one invoice. */
export const mostOrders = 50;

const pageSize = 50;
const mostPages = 20;

/** Why an order cannot be added to the selection. */
export type ChoiceProblem = 'currency' | 'most';

/** Why an order cannot be added to the selection; undefined if it can. */
export function getProblem(order: InvoiceOrder, chosen: readonly InvoiceOrder[]): ChoiceProblem | undefined {
  const [first] = chosen;
  if (first !== undefined && first.total.currency !== order.total.currency) return 'currency';
  return chosen.length >= mostOrders ? 'most' : undefined;
}

/** All orders that can be on one invoice with the first one. */
export function chooseAll(orders: readonly InvoiceOrder[]): readonly InvoiceOrder[] {
  const [first] = orders;
  return orders.filter(({ total }) => total.currency === first?.total.currency).slice(0, mostOrders);
}

/** The total of an invoice for these orders; undefined for none. */
export function computeSum(orders: readonly InvoiceOrder[]): Money | undefined {
  const [first] = orders;
  if (first === undefined) return undefined;
  return sumMoney(
    orders.map(({ total }) => total),
    first.total.currency,
  );
}

/** The state of the orders to be invoiced. */
export interface WantedOrders {
  /** In one currency, in the requested order. */
  readonly billable: readonly InvoiceOrder[];
  /** Those that have an invoice. */
  readonly invoiced: readonly InvoiceOrder[];
}

/** The orders to be invoiced. */
export const wantedOrders = (wanted: readonly OrderNumber[]): Query<WantedOrders> => ({
  key: ['invoice-orders', wanted.join()],
  load: ({ invoices }) => findWanted(invoices, wanted),
  tags: ['invoices'],
});

/** Finds orders by their numbers in the shop's lists: there is no call for single ones. */
export async function findWanted(
  invoices: Pick<InvoicesApi, 'list'>,
  wanted: readonly OrderNumber[],
): Promise<WantedOrders> {
  const find = async (
    state: 'billable' | 'invoiced',
    numbers: readonly OrderNumber[],
  ): Promise<readonly InvoiceOrder[]> => {
    const left = new Set(numbers);
    const found: InvoiceOrder[] = [];
    for (let page = 1; left.size > 0 && page <= mostPages; page += 1) {
      // Whether another page is needed is only known once the previous one is loaded.
      const { items, hasMore } = await invoices.list({ state, page, pageSize });
      found.push(...items.filter(({ orderNumber }) => left.delete(orderNumber)));
      if (!hasMore) break;
    }
    return found;
  };
  const billable = await find('billable', wanted);
  const known = new Set(billable.map(({ orderNumber }) => orderNumber));
  const invoiced = await find(
    'invoiced',
    wanted.filter((number) => !known.has(number)),
  );
  return { billable: chooseAll(billable), invoiced };
}
