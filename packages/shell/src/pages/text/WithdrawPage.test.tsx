import '@pawlet/widgets/ui';
import type { Order, OrderLine, SendWithdrawalResult, WithdrawalsApi } from '@pawlet/core/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closePages, createLoggedInPawlet, openPage } from '../../../test/openPage.tsx';
import { openPageAlone } from '../../../test/openPageAlone.tsx';
import { serveConfig } from '../../../test/serveConfig.ts';
import { SinglePage } from './TextPage.tsx';

const address = '/pages/page/page?diyname=withdraw';
const orderNumber = '20261121000000000000000001';

afterEach(closePages);

const received: SendWithdrawalResult = {
  status: 'received',
  withdrawal: {
    number: 'W1',
    sentAt: Date.parse('2026-11-21T10:00:00Z'),
    statement: 'I hereby give notice\nOrder number: A1',
  },
};

async function openForm(result: SendWithdrawalResult = received, more = '') {
  const send = vi.fn<WithdrawalsApi['send']>().mockResolvedValue(result);
  const opened = await openPageAlone(address + more, SinglePage, (shop) => {
    serveConfig(shop);
    vi.spyOn(shop.api.withdrawals, 'send').mockImplementation(send);
  });
  return { ...opened, send };
}

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

const line = (id: number, title: string, quantity: number): OrderLine =>
  ({
    id,
    title,
    quantity,
    imageUrl: '',
    attributes: [],
    price: eur(1000),
    isGift: false,
    refundedQuantity: 0,
    exchangedQuantity: 0,
    unreadMessages: 0,
  }) as unknown as OrderLine;

const order = {
  orderNumber,
  lines: [line(1, 'Fountain', 2), line(2, 'Filter', 1)],
  recipient: { name: 'Lena Krüger', email: 'lena@example.com' },
} as unknown as Order;

async function openOwn() {
  const pawlet = createLoggedInPawlet();
  serveConfig(pawlet);
  vi.spyOn(pawlet.api.orders, 'find').mockResolvedValue({ status: 'ok', order });
  const send = vi.spyOn(pawlet.api.withdrawals, 'send').mockResolvedValue(received);
  const opened = await openPage(pawlet, { 'page/page': SinglePage }, `${address}&order_sn=${orderNumber}`);
  return { ...opened, send };
}

describe('withdrawing from a purchase', () => {
  it("accepts a visitor's statement, asks for confirmation, and shows what was received", async () => {
    const { screen, send } = await openForm();
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Withdraw from contract here');
    await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Lena Krüger');
    await screen.getByRole('textbox', { name: 'Order number' }).fill('A1');
    await screen.getByRole('textbox', { name: 'Email for the confirmation' }).fill('lena@example.com');
    await screen.getByRole('textbox', { name: 'Only some items?' }).fill('one\nfilter');
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.element(screen.getByText('lena@example.com')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Confirm withdrawal', exact: true }).click();
    await expect.element(screen.getByText('We have received your withdrawal')).toBeVisible();
    await expect.element(screen.getByText(/^I hereby give notice/u)).toBeVisible();
    expect(send.mock.calls.map(([statement]) => statement)).toEqual([
      { name: 'Lena Krüger', orderNumber: 'A1', email: 'lena@example.com', details: 'one filter' },
    ]);
    const file = screen.getByRole('link', { name: 'Save as file' });
    await expect.element(file).toHaveAttribute('download', 'W1.txt');
  });

  it('reports what is missing before anything is submitted', async () => {
    const { screen, send } = await openForm();
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.element(screen.getByText('Please fill this in').first()).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Name', exact: true })).toHaveFocus();
    await screen.getByRole('textbox', { name: 'Email for the confirmation' }).fill('lena');
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.element(screen.getByText('This is not an email address')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });

  it("returns to the form with the shop's errors", async () => {
    const { screen } = await openForm(
      { status: 'refused', reason: 'VALIDATION', message: '', fields: { details: 'format' } },
      `&order_sn=${orderNumber}`,
    );
    await expect.element(screen.getByRole('textbox', { name: 'Order number' })).toHaveValue(orderNumber);
    await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Lena');
    await screen.getByRole('textbox', { name: 'Email for the confirmation' }).fill('lena@example.com');
    await screen.getByRole('button', { name: 'Continue' }).click();
    await screen.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect.element(screen.getByText('Please write without links and special characters')).toBeVisible();
  });

  it('explains the alternatives where too many were submitted', async () => {
    const { screen } = await openForm({ status: 'too-many', waitSeconds: 60 });
    await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Lena');
    await screen.getByRole('textbox', { name: 'Order number' }).fill('A1');
    await screen.getByRole('textbox', { name: 'Email for the confirmation' }).fill('lena@example.com');
    await screen.getByRole('button', { name: 'Continue' }).click();
    await screen.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
  });

  it("is filled in from the shopper's own order, whose lines can be selected", async () => {
    const { screen, send } = await openOwn();
    await expect
      .element(screen.getByRole('textbox', { name: 'Name', exact: true }))
      .toHaveValue('Lena Krüger');
    await screen.getByRole('checkbox', { name: 'Withdraw from Filter' }).click();
    await screen.getByRole('checkbox', { name: 'Withdraw from Fountain' }).click();
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.element(screen.getByText('Choose at least one item')).toBeVisible();
    await screen.getByRole('checkbox', { name: 'Withdraw from Fountain' }).click();
    await screen.getByRole('spinbutton', { name: 'Quantity of Fountain' }).fill('1');
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.element(screen.getByText('1 × Fountain')).toBeVisible();
    await screen.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect.element(screen.getByText('We have received your withdrawal')).toBeVisible();
    expect(send.mock.calls[0]?.[0]).toMatchObject({ orderNumber, lines: [{ lineId: 1, quantity: 1 }] });
  });

  it('covers the whole order where nothing was deselected', async () => {
    const { screen, send } = await openOwn();
    await screen.getByRole('button', { name: 'Continue' }).click();
    await screen.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect.element(screen.getByText('We have received your withdrawal')).toBeVisible();
    expect(send.mock.calls[0]?.[0]).not.toHaveProperty('lines');
  });
});
