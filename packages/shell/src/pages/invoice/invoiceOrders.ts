import type { InvoiceOrder, InvoicesApi, OrderNumber } from '@pawlet/core/api';
import type { Query } from '@pawlet/core/queries';
import { sumMoney, type Money } from '@pawlet/core/rules';

/** Most orders of one invoice. */
export const mostOrders = 50;

const pageSize = 50;
const mostPages = 20;

/** Why an order cannot be added to those that are chosen. */
export type ChoiceProblem = 'currency' | 'most';

/** Whether an order fits to those that are chosen; undefined if it does. */
export function problemOf(order: InvoiceOrder, chosen: readonly InvoiceOrder[]): ChoiceProblem | undefined {
  const [first] = chosen;
  if (first !== undefined && first.total.currency !== order.total.currency) return 'currency';
  return chosen.length >= mostOrders ? 'most' : undefined;
}

/** All orders that go into one invoice with the first one. */
export function chooseAll(orders: readonly InvoiceOrder[]): readonly InvoiceOrder[] {
  const [first] = orders;
  return orders.filter(({ total }) => total.currency === first?.total.currency).slice(0, mostOrders);
}

/** What an invoice for these orders comes to; undefined for none. */
export function sumOf(orders: readonly InvoiceOrder[]): Money | undefined {
  const [first] = orders;
  if (first === undefined) return undefined;
  return sumMoney(
    orders.map(({ total }) => total),
    first.total.currency,
  );
}

/** How the orders that an invoice is wanted for stand. */
export interface WantedOrders {
  /** In one currency, as they are wanted. */
  readonly billable: readonly InvoiceOrder[];
  /** Those that have an invoice. */
  readonly invoiced: readonly InvoiceOrder[];
}

/** The orders that an invoice is wanted for. */
export const wantedOrders = (wanted: readonly OrderNumber[]): Query<WantedOrders> => ({
  key: ['invoice-orders', wanted.join()],
  load: ({ invoices }) => findWanted(invoices, wanted),
  tags: ['invoices'],
});

/** Finds orders by their numbers in the lists of the shop, which know no other way. */
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
      // A page is known to be needed once the one before it is there.
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
