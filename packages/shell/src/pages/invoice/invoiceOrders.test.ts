import type { InvoiceOrder, InvoicesApi, OrderNumber } from '@pawlet/core/api';
import { describe, expect, it, vi } from 'vitest';
import { chooseAll, findWanted, mostOrders, getProblem, computeSum } from './invoiceOrders.ts';

function order(number: number | string, amountMinor = 100, currency = 'CNY'): InvoiceOrder {
  return {
    orderNumber: String(number) as OrderNumber,
    total: { amountMinor, currency },
    createdAt: 1,
    lines: [],
    invoice: undefined,
  };
}

const numbers = (...texts: readonly string[]): readonly OrderNumber[] =>
  texts.map((text) => text as OrderNumber);

const many = (count: number): readonly InvoiceOrder[] =>
  Array.from({ length: count }, (_, index) => order(index));

/** Lists in pages of two. */
function serve(lists: Readonly<Record<'billable' | 'invoiced', readonly InvoiceOrder[]>>) {
  return vi.fn<InvoicesApi['list']>(({ state, page = 1 }) => {
    const rows = lists[state];
    return Promise.resolve({
      items: rows.slice((page - 1) * 2, page * 2),
      total: rows.length,
      page,
      pageSize: 2,
      hasMore: rows.length > page * 2,
    });
  });
}

describe('the selection of orders', () => {
  it('is of one currency and limited in size', () => {
    expect(getProblem(order(1), [])).toBeUndefined();
    expect(getProblem(order(1), [order(2)])).toBeUndefined();
    expect(getProblem(order(1, 5, 'JPY'), [order(2)])).toBe('currency');
    expect(getProblem(order('x'), many(mostOrders))).toBe('most');
    expect(chooseAll([order(1), order(2, 5, 'JPY'), order(3)]).map(({ orderNumber }) => orderNumber)).toEqual(
      ['1', '3'],
    );
    expect(chooseAll(many(60))).toHaveLength(mostOrders);
  });

  it('has a total', () => {
    expect(computeSum([order(1, 1999), order(2, 1)])).toEqual({ amountMinor: 2000, currency: 'CNY' });
    expect(computeSum([])).toBeUndefined();
  });
});

describe('the orders of a URL', () => {
  it('are searched until all are found, first among those that can be invoiced', async () => {
    const list = serve({ billable: [order(1), order(2), order(3), order(4), order(5)], invoiced: [] });
    const found = await findWanted({ list }, numbers('2', '3'));
    expect(found.billable.map(({ orderNumber }) => orderNumber)).toEqual(['2', '3']);
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('may have been invoiced, or not exist at all', async () => {
    const list = serve({ billable: [order(1)], invoiced: [order(7), order(8), order(9)] });
    const found = await findWanted({ list }, numbers('9', '10'));
    expect(found.billable).toEqual([]);
    expect(found.invoiced.map(({ orderNumber }) => orderNumber)).toEqual(['9']);
  });
});
