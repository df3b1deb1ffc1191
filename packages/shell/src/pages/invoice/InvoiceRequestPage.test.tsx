import '@pawlet/widgets/ui';
import type { InvoiceOrder, InvoicesApi, OrderNumber } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestPawlet } from '../../../test/createTestPawlet.ts';
import { closePages, openPage } from '../../../test/openPage.tsx';
import { InvoiceRequestPage } from './InvoiceRequestPage.tsx';

type Submitted = Awaited<ReturnType<InvoicesApi['submit']>>;

const address = '/pages/invoice/apply?order_sns=A1,A2';

function order(number: string, amountMinor: number): InvoiceOrder {
  return {
    orderNumber: number as OrderNumber,
    total: { amountMinor, currency: 'CNY' },
    createdAt: Date.parse('2026-11-20T10:00:00Z'),
    lines: [],
    invoice: undefined,
  };
}

const both = [order('A1', 10_000), order('A2', 2550)];

async function open(orders: readonly InvoiceOrder[] = both, hash = address) {
  const submit = vi.fn<InvoicesApi['submit']>();
  const list = vi.fn<InvoicesApi['list']>();
  const rows = { current: orders };
  list.mockImplementation(({ state }) => {
    const items = rows.current.filter(({ invoice }) => (invoice === undefined) === (state === 'billable'));
    return Promise.resolve({ items, total: items.length, page: 1, pageSize: 50, hasMore: false });
  });
  const pawlet = createTestPawlet();
  vi.spyOn(pawlet.api.invoices, 'list').mockImplementation(list);
  vi.spyOn(pawlet.api.invoices, 'submit').mockImplementation(submit);
  const page = await openPage(pawlet, { 'invoice/apply': InvoiceRequestPage }, hash);
  return { ...page, submit, list, rows };
}

async function fill(screen: Awaited<ReturnType<typeof open>>['screen']): Promise<void> {
  await screen.getByRole('button', { name: 'Company', exact: true }).click();
  await screen.getByRole('textbox', { name: 'Company name', exact: true }).fill('Paws Ltd');
  await screen.getByRole('textbox', { name: 'Tax number', exact: true }).fill('DE123');
  await screen.getByRole('textbox', { name: 'Email', exact: true }).fill('a@paws.test');
}

beforeEach(() => localStorage.clear());
afterEach(closePages);

describe('the invoice form', () => {
  it('shows the total, and requires more of a company than of a person', async () => {
    const { screen } = await open();
    await expect
      .poll(() => screen.getByRole('main').element().textContent)
      .toMatch(/Invoice amount.125\.50/u);
    expect(screen.getByRole('textbox', { name: 'Tax number', exact: true }).elements()).toHaveLength(0);
    await screen.getByRole('button', { name: 'Company', exact: true }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Tax number', exact: true })).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Bank', exact: true })).toBeVisible();
    await expect.element(screen.getByText(/within 7 working days, by \w+ \d+, \d{4}/)).toBeVisible();
  });

  it('reports what is wrong, and makes no request', async () => {
    const { screen, submit } = await open();
    await fill(screen);
    await screen.getByRole('textbox', { name: 'Tax number', exact: true }).fill('?');
    await screen.getByRole('textbox', { name: 'Email', exact: true }).fill('nobody');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('textbox', { name: 'Tax number', exact: true })).toHaveFocus();
    await expect.element(screen.getByText('This tax number is not valid').first()).toBeVisible();
    await expect.element(screen.getByText('This email address is not valid')).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
  });

  it('makes one request for all orders, updates the other pages, and shows when the invoice is due', async () => {
    const { screen, submit, pawlet } = await open();
    let finish: (result: Submitted) => void = () => undefined;
    submit.mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    const told: string[] = [];
    pawlet.events.on('pawlet:order-changed', ({ orderNumber, change }) =>
      told.push(`${orderNumber} ${change}`),
    );
    await fill(screen);
    const button = screen.getByRole('button', { name: 'Request invoice' });
    await button.dblClick();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    finish({ status: 'ok', invoiceNumber: '77' });
    await expect.element(screen.getByRole('heading', { name: 'Invoice requested' })).toBeVisible();
    await expect.element(screen.getByText('a@paws.test')).toBeVisible();
    expect(submit).toHaveBeenCalledOnce();
    expect(submit.mock.calls[0]?.[0]).toMatchObject({
      orderNumbers: ['A1', 'A2'],
      head: { headType: 'enterprise', title: 'Paws Ltd', taxNumber: 'DE123', email: 'a@paws.test' },
      seenTotal: { amountMinor: 12_550, currency: 'CNY' },
    });
    expect(told).toEqual(['A1 invoiced', 'A2 invoiced']);
  });

  it('keeps the input when there is no response, and when the server rejects it', async () => {
    const { screen, submit } = await open();
    await fill(screen);
    submit.mockRejectedValueOnce(new PawletError('NETWORK', 'Pawlet: no response.'));
    const button = screen.getByRole('button', { name: 'Request invoice' });
    await button.click();
    await expect.poll(() => submit.mock.calls.length).toBe(1);
    await expect.element(button).not.toHaveAttribute('aria-busy');
    submit.mockResolvedValueOnce({
      status: 'refused',
      reason: 'VALIDATION',
      message: 'Please check',
      fields: { tax_no: 'format' },
    });
    await button.click();
    await expect.element(screen.getByRole('textbox', { name: 'Tax number', exact: true })).toHaveFocus();
    await expect
      .element(screen.getByRole('textbox', { name: 'Tax number', exact: true }))
      .toHaveValue('DE123');
    await expect.element(screen.getByText('This tax number is not valid').first()).toBeVisible();
  });

  it('reads the orders again when their total has changed', async () => {
    const { screen, submit, rows } = await open();
    await fill(screen);
    submit.mockImplementationOnce(() => {
      rows.current = [order('A1', 10_000)];
      return Promise.resolve({ status: 'amount-changed', message: 'The amount has changed' });
    });
    await screen.getByRole('button', { name: 'Request invoice' }).click();
    await expect.element(screen.getByText('The amount has changed')).toBeVisible();
    await expect
      .element(screen.getByText('1 order can no longer be invoiced and was left out'))
      .toBeVisible();
    await expect
      .element(screen.getByRole('textbox', { name: 'Company name', exact: true }))
      .toHaveValue('Paws Ltd');
  });

  it('offers earlier details', async () => {
    localStorage.setItem(
      'pawlet:invoice-heads:',
      JSON.stringify([
        { headType: 'individual', title: 'Ming', email: 'm@paws.test' },
        { headType: 'enterprise', title: 'Paws Ltd', taxNumber: 'DE123', email: 'a@paws.test' },
      ]),
    );
    const { screen } = await open();
    await expect.element(screen.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ming');
    await screen.getByRole('button', { name: /Saved details/ }).click();
    await screen.getByRole('dialog').getByText('Paws Ltd').click();
    await expect
      .element(screen.getByRole('textbox', { name: 'Company name', exact: true }))
      .toHaveValue('Paws Ltd');
    await expect
      .element(screen.getByRole('textbox', { name: 'Tax number', exact: true }))
      .toHaveValue('DE123');
  });
});

describe('orders that cannot be invoiced', () => {
  it('show their invoice', async () => {
    const invoice = {
      invoiceNumber: '77',
      status: 'issued',
      head: { headType: 'individual', title: 'Ming', email: 'm@paws.test' },
      amount: { amountMinor: 12_550, currency: 'CNY' },
      url: 'https://shop.test/invoice/x',
      createdAt: Date.parse('2026-11-20T10:00:00Z'),
      creditNotes: [],
    } as const;
    const { screen } = await open(both.map((row) => ({ ...row, invoice })));
    await expect.element(screen.getByText('These orders have an invoice already')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Download invoice 77' }))
      .toHaveAttribute('download', 'invoice-77.pdf');
    expect(screen.getByRole('article').elements()).toHaveLength(1);
  });

  it('are not found when they do not exist, or the URL has none', async () => {
    const { screen } = await open([]);
    await expect.element(screen.getByText('These orders cannot be invoiced')).toBeVisible();
    await closePages();
    const other = await open(both, '/pages/invoice/apply?order_sns=%3Cx');
    await expect.element(other.screen.getByText('These orders cannot be invoiced')).toBeVisible();
    expect(other.list).not.toHaveBeenCalled();
  });
});
