import '@pawlet/widgets/ui';
import type { InvoiceOrder, OrderNumber } from '@pawlet/core/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestPawlet } from '../../../test/createTestPawlet.ts';
import { closePages, openPage } from '../../../test/openPage.tsx';
import { InvoicePage } from './InvoicePage.tsx';

function order(number: string, amountMinor: number, currency = 'CNY'): InvoiceOrder {
  return {
    orderNumber: number as OrderNumber,
    total: { amountMinor, currency },
    createdAt: undefined,
    lines: [],
    invoice: undefined,
  };
}

async function open(orders: readonly InvoiceOrder[], query = '') {
  const list = vi.fn();
  const pawlet = createTestPawlet();
  vi.spyOn(pawlet.api.invoices, 'list').mockImplementation(({ state }) => {
    list(state);
    const items = orders.filter(({ invoice }) => (invoice === undefined) === (state === 'billable'));
    return Promise.resolve({ items, total: items.length, page: 1, pageSize: 10, hasMore: false });
  });
  const page = await openPage(pawlet, { 'invoice/invoice': InvoicePage }, `/pages/invoice/invoice${query}`);
  return { ...page, list };
}

afterEach(closePages);

describe('the orders to invoice', () => {
  it('are selected several at a time, with their total', async () => {
    const { screen, storefront } = await open([order('A1', 10_000), order('A2', 2550), order('A3', 1)]);
    await screen.getByRole('checkbox', { name: /A1/ }).click();
    await screen.getByRole('checkbox', { name: /A2/ }).click();
    await expect.element(screen.getByText('2 orders')).toBeVisible();
    await expect.element(screen.getByText('2 orders')).toBeVisible();
    expect(
      screen
        .getByRole('status')
        .elements()
        .map(({ textContent }) => textContent),
    ).toContain('2 orders¥125.50');
    await screen.getByRole('checkbox', { name: 'All' }).click();
    await expect.element(screen.getByText('3 orders')).toBeVisible();
    await screen.getByRole('checkbox', { name: /A1/ }).click();
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect
      .poll(() => storefront.navigation.getState().current.address.search)
      .toContain('order_sns=A2,A3');
  });

  it('must be selected before continuing', async () => {
    const { screen } = await open([order('A1', 10_000)]);
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect.element(screen.getByText('Please choose the items to invoice')).toBeVisible();
  });

  it('are of one currency', async () => {
    const { screen } = await open([order('A1', 10_000), order('J1', 500, 'JPY')]);
    await screen.getByRole('checkbox', { name: /A1/ }).click();
    await screen.getByRole('checkbox', { name: /J1/ }).click();
    await expect.element(screen.getByText('One invoice covers orders in one currency only')).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: /J1/ })).not.toBeChecked();
    await expect.element(screen.getByText('1 order', { exact: true })).toBeVisible();
  });
});

describe('the invoices', () => {
  const invoice = {
    invoiceNumber: '77',
    status: 'created',
    head: { headType: 'enterprise', title: 'Paws Ltd', taxNumber: 'DE123', email: 'a@paws.test' },
    amount: { amountMinor: 12_550, currency: 'CNY' },
    url: '',
    createdAt: Date.parse('2026-11-20T10:00:00Z'),
    creditNotes: [],
  } as const;

  it('are listed once each with their orders, and show their due date', async () => {
    const { screen } = await open(
      [order('A1', 1), order('A2', 2)].map((row) => ({ ...row, invoice })),
      '?type=1',
    );
    await expect.element(screen.getByRole('article', { name: '77' })).toBeVisible();
    expect(screen.getByRole('article').elements()).toHaveLength(1);
    await expect.element(screen.getByText('Requested', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Dec 1, 2026')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /A2/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Download/ }).elements()).toHaveLength(0);
  });

  it('show their credit notes, with number, date, amount and file', async () => {
    const url = 'https://shop.test/addons/shop/api.invoice/creditNote/k';
    const corrected = {
      ...invoice,
      status: 'issued',
      url: 'https://shop.test/addons/shop/api.invoice/file/k',
      creditNotes: [
        {
          creditNoteNumber: 'CN00000042',
          orderNumber: 'A1' as OrderNumber,
          amount: { amountMinor: 5900, currency: 'CNY' },
          url,
          createdAt: Date.parse('2026-11-22T10:00:00Z'),
        },
      ],
    } as const;
    const { screen } = await open([{ ...order('A1', 6650), invoice: corrected }], '?type=1');
    const notes = screen.getByRole('list', { name: 'Credit notes' });
    await expect.element(notes.getByText('CN00000042', { exact: true })).toBeVisible();
    await expect.element(notes.getByText('Nov 22, 2026')).toBeVisible();
    expect(notes.element().textContent).toContain('-¥59.00');
    const download = notes.getByRole('link', { name: 'Download credit note CN00000042' });
    await expect.element(download).toHaveAttribute('href', url);
    await expect.element(download).toHaveAttribute('download', 'credit-note-CN00000042.pdf');
    await expect
      .element(notes.getByRole('link', { name: 'View credit note CN00000042' }))
      .toHaveAttribute('href', url);
    await expect.element(screen.getByRole('link', { name: 'Download invoice 77' })).toBeVisible();
  });

  it('are read again when an order has changed', async () => {
    const { screen, pawlet, list } = await open([], '?type=1');
    await expect.element(screen.getByText('You have no invoices yet')).toBeVisible();
    const before = list.mock.calls.length;
    pawlet.events.emit('pawlet:order-changed', { orderNumber: 'A1', change: 'invoiced' });
    await expect.poll(() => list.mock.calls.length).toBeGreaterThan(before);
  });
});
