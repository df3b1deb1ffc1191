import type { Pawlet } from '@pawlet/core';
import type { Address, AddOrderResult, CartLineId, OrderNumber, QuoteResult } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { buildConfig } from '../../../core/test/buildConfig.ts';
import { buildPayment } from '../../test/orders.ts';
import { createTestShop } from '../../test/createTestShop.ts';
import {
  adoptToken,
  cartLine,
  checkoutCoupon,
  createLoggedInShop,
  homeAddress,
  makeQuote,
  yuan,
} from '../../test/shopData.ts';
import { PawletProvider } from '../runtime/index.ts';
import { OverlayOutlet } from '../ui/index.ts';
import { Checkout } from './Checkout.tsx';
import type { PlacedOrder } from './useCheckout.ts';

const ordered: AddOrderResult = { status: 'ok', orderNumber: '202611210001' as OrderNumber, isPaid: false };

function serve(shop: Pawlet, addresses: readonly Address[] = [homeAddress]) {
  const lines = [cartLine(1), cartLine(2, { quantity: 3 })];
  vi.spyOn(shop.api.addresses, 'list').mockResolvedValue(addresses);
  vi.spyOn(shop.api.cart, 'count').mockResolvedValue(0);
  vi.spyOn(shop.api.cart, 'list').mockResolvedValue([]);
  const quote = vi
    .spyOn(shop.api.orders, 'quote')
    .mockImplementation(({ lineIds }) =>
      Promise.resolve({ status: 'ok', quote: makeQuote(lines.filter(({ id }) => lineIds.includes(id))) }),
    );
  const add = vi.spyOn(shop.api.orders, 'add').mockResolvedValue(ordered);
  return { quote, add };
}

async function show(shop: Pawlet) {
  const onOrdered = vi.fn<(order: PlacedOrder) => void>();
  const screen = await render(
    <PawletProvider pawlet={shop}>
      <Checkout lines={[1, 2]} onOrdered={onOrdered} />
      <OverlayOutlet />
    </PawletProvider>,
  );
  return { screen, onOrdered };
}

describe('Checkout', () => {
  it('creates one order, however often the button is pressed, and clears the note', async () => {
    const shop = createLoggedInShop();
    const { add } = serve(shop);
    shop.session.remember({ memo: 'after 6 pm' });
    const { screen, onOrdered } = await show(shop);
    await expect.element(screen.getByText('王小明')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Place order' });
    await button.dblClick();
    await vi.waitFor(() =>
      expect(onOrdered).toHaveBeenCalledExactlyOnceWith({ orderNumber: '202611210001', isPaid: false }),
    );
    expect(add).toHaveBeenCalledTimes(1);
    expect(add.mock.calls[0]?.[0]).toMatchObject({
      memo: 'after 6 pm',
      seenTotal: yuan(400),
      quoteNumber: 'q1',
      addressId: 7,
    });
    expect(shop.session.store.getState().memo).toBe('');
  });

  it('opens the cashier in place where the application does not handle navigation', async () => {
    const shop = createLoggedInShop();
    serve(shop);
    const navigate = vi.spyOn(shop.host, 'navigate').mockResolvedValue('unavailable');
    shop.config.store.setState({
      status: 'ready',
      config: buildConfig({
        payMethods: [{ payType: 'wechat', name: 'WeChat Pay', imageUrl: '', isEnabled: true, hint: '' }],
      }),
    });
    const asked = vi
      .spyOn(shop.api.orders, 'paymentStatus')
      .mockResolvedValue({ status: 'ok', payment: buildPayment({}) });
    vi.spyOn(shop.api.orders, 'pay').mockResolvedValue({ status: 'redirect', url: 'https://wallet.test/1' });
    const pay = vi.spyOn(shop.host, 'pay').mockResolvedValue('done');
    const screen = await render(
      <PawletProvider pawlet={shop}>
        <Checkout lines={[1, 2]} />
        <OverlayOutlet />
      </PawletProvider>,
    );
    await screen.getByRole('button', { name: 'Place order' }).click();
    await expect.element(screen.getByRole('radio', { name: 'WeChat Pay' })).toBeChecked();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/pages/order/payment?order_sn=202611210001', {
      canStay: true,
    });
    asked.mockResolvedValue({ status: 'ok', payment: buildPayment({ state: 'failed' }) });
    await screen.getByRole('button', { name: /^Pay [^l]/ }).click();
    await expect.element(screen.getByText('Nothing was charged.', { exact: false })).toBeVisible();
    expect(pay).toHaveBeenCalledOnce();
    await screen.getByRole('button', { name: 'Pay again' }).click();
    await expect.element(screen.getByRole('radio', { name: 'WeChat Pay' })).toBeChecked();
    asked.mockResolvedValue({ status: 'ok', payment: buildPayment({ state: 'success', isPaid: true }) });
    await screen.getByRole('button', { name: /^Pay [^l]/ }).click();
    await expect.element(screen.getByText('Payment successful')).toBeVisible();
  });

  it('opens the address book in place where the application does not handle navigation', async () => {
    const shop = createLoggedInShop();
    serve(shop, []);
    vi.spyOn(shop.host, 'navigate').mockResolvedValue('unavailable');
    const { screen } = await show(shop);
    await screen.getByRole('link', { name: 'Add address' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Add address' });
    await expect.element(sheet.getByRole('textbox', { name: 'Name' })).toBeVisible();
  });

  it('requires an address and marks its panel', async () => {
    const shop = createLoggedInShop();
    const { add } = serve(shop, []);
    const { screen } = await show(shop);
    await screen.getByRole('button', { name: 'Place order' }).click();
    await expect.element(screen.getByText('Please add an address first')).toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Add address' })).toBeVisible();
    expect(document.querySelector('[data-pawlet-part="address"]')).toHaveAttribute('data-state', 'missing');
    expect(add).not.toHaveBeenCalled();
  });

  it('stays usable where the shop does not deliver, reports it, and creates no order', async () => {
    const shop = createLoggedInShop();
    const { add, quote } = serve(shop);
    const message = 'We do not ship to this address in your currency.';
    quote.mockImplementation(({ addressId }) =>
      Promise.resolve<QuoteResult>(
        addressId === undefined
          ? { status: 'ok', quote: makeQuote([cartLine(1)]) }
          : { status: 'refused', reason: 'VALIDATION', message, fields: { address_id: 'choice' } },
      ),
    );
    const { screen } = await show(shop);
    await expect.element(screen.getByText('王小明')).toBeVisible();
    await screen.getByRole('button', { name: 'Place order' }).click();
    await expect.element(screen.getByText(message)).toBeInTheDocument();
    expect(add).not.toHaveBeenCalled();
  });

  it('closes the coupons on a tap on the selected one, and keeps it', async () => {
    const shop = createLoggedInShop();
    const { quote } = serve(shop);
    const coupons = [checkoutCoupon(3, yuan(20)), checkoutCoupon(4, yuan(5))];
    quote.mockResolvedValue({ status: 'ok', quote: makeQuote([cartLine(1)], { coupons }) });
    const { screen } = await show(shop);
    await screen.getByRole('button', { name: /^Coupon.*20\.00/ }).click();
    const taken = screen.getByRole('radio', { name: /^Coupon 3/ });
    await expect.element(taken).toBeChecked();
    await taken.click();
    await expect.element(screen.getByRole('dialog', { name: 'Coupon' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /^Coupon.*20\.00/ })).toBeVisible();
  });

  it('offers a claimable coupon, and claims and uses it with one tap', async () => {
    const shop = createLoggedInShop();
    const { quote } = serve(shop);
    const claim = vi.spyOn(shop.api.coupons, 'claim').mockResolvedValue({ status: 'claimed' });
    const { userCouponId: _own, expiresAt: _end, ...onOffer } = checkoutCoupon(3, yuan(20));
    quote.mockImplementation(({ userCouponId }) =>
      Promise.resolve({
        status: 'ok',
        quote: makeQuote(
          [cartLine(1)],
          claim.mock.calls.length === 0
            ? { claimableCoupons: [onOffer] }
            : { coupons: [checkoutCoupon(4, yuan(30)), checkoutCoupon(3, yuan(20))], userCouponId },
        ),
      }),
    );
    const { screen } = await show(shop);
    await screen.getByRole('button', { name: /^Coupon.*Save .*20\.00/ }).click();
    await screen.getByRole('button', { name: 'Claim and use Coupon 3' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Coupon' })).not.toBeInTheDocument();
    // The claimed one, though another has a larger reduction.
    await expect.element(screen.getByRole('button', { name: /^Coupon.*20\.00/ })).toBeVisible();
    expect(claim).toHaveBeenCalledExactlyOnceWith('3');
    expect(quote.mock.lastCall?.[0]).toMatchObject({ userCouponId: 3 });
  });

  it('reports why a coupon can no longer be claimed', async () => {
    const shop = createLoggedInShop();
    const { quote } = serve(shop);
    const message = 'All have been claimed';
    const claim = vi.spyOn(shop.api.coupons, 'claim').mockResolvedValue({ status: 'unusable', message });
    const { userCouponId: _own, expiresAt: _end, ...onOffer } = checkoutCoupon(3, yuan(20));
    quote.mockImplementation(() =>
      Promise.resolve({
        status: 'ok',
        quote: makeQuote([cartLine(1)], claim.mock.calls.length === 0 ? { claimableCoupons: [onOffer] } : {}),
      }),
    );
    const { screen } = await show(shop);
    await screen.getByRole('button', { name: /^Coupon/ }).click();
    await screen.getByRole('button', { name: 'Claim and use Coupon 3' }).click();
    await expect.element(screen.getByText(message)).toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /^Coupon/ })).not.toBeInTheDocument();
  });

  it.each([
    ['3', [3]],
    ['2-4', [2, 4]],
  ])('shows the arrival of an order with a delivery time of %s days', async (deliveryDays, days) => {
    const shop = createLoggedInShop();
    const { quote } = serve(shop);
    quote.mockResolvedValue({ status: 'ok', quote: makeQuote([cartLine(1)], { deliveryDays }) });
    const { screen } = await show(shop);
    const format = new Intl.DateTimeFormat('en', {
      month: 'short',
      day: 'numeric',
      timeZone: 'Asia/Shanghai',
    });
    const [first = '', last] = days.map((count) => format.format(Date.now() + count * 86_400_000));
    const arrival = last === undefined ? `Arrives on ${first}` : `Arrives ${first} to ${last}`;
    await expect.element(screen.getByText(arrival, { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Standard delivery')).toBeVisible();
  });

  it('shows the points balance before and after the order', async () => {
    const shop = createLoggedInShop();
    const { quote } = serve(shop);
    vi.spyOn(shop.api.points, 'balance').mockResolvedValue(1280);
    quote.mockImplementation(({ points: used = 0 }) =>
      Promise.resolve({
        status: 'ok',
        quote: makeQuote([cartLine(1)], { points: { usable: 500, used, worth: yuan(used / 100) } }),
      }),
    );
    const { screen } = await show(shop);
    await expect
      .element(screen.getByRole('status').getByText('You have 1,280 points', { exact: true }))
      .toBeVisible();
    await screen.getByRole('switch', { name: 'Use 500 points' }).click();
    await expect
      .element(screen.getByRole('status').getByText('You have 1,280 points, 780 after this order'))
      .toBeVisible();
    // Not overlapping the card's edge.
    const balance = screen.getByText('You have 1,280 points, 780 after this order').element();
    const style = getComputedStyle(balance);
    const room = Number.parseFloat(style.paddingBlockEnd) + Number.parseFloat(style.marginBlockEnd);
    const card = balance.closest('section')?.getBoundingClientRect();
    const gap = (card?.bottom ?? 0) - balance.getBoundingClientRect().bottom;
    expect(gap + room).toBeGreaterThanOrEqual(10);
    expect(style.textAlign).toBe('start');
  });

  it('shows both prices when the price has changed, and does not order automatically', async () => {
    const shop = createLoggedInShop();
    const { add, quote } = serve(shop);
    const amounts = { goods: yuan(420), freight: yuan(0), discount: yuan(0), total: yuan(420) };
    add.mockResolvedValueOnce({ status: 'price-changed', amounts, message: '' });
    const { screen, onOrdered } = await show(shop);
    await screen.getByRole('button', { name: 'Place order' }).click();
    await expect.element(screen.getByText(/^From .*400\.00 to .*420\.00/)).toBeVisible();
    const asked = quote.mock.calls.length;
    await screen.getByRole('button', { name: 'Accept' }).click();
    await vi.waitFor(() => expect(quote.mock.calls.length).toBeGreaterThan(asked));
    expect(onOrdered).not.toHaveBeenCalled();
  });

  it('links to the unpaid orders when there are too many', async () => {
    const shop = createLoggedInShop();
    const { add } = serve(shop);
    const navigate = vi.spyOn(shop.host, 'navigate').mockResolvedValue('done');
    const message = 'You have too many unpaid orders. Pay or cancel one first.';
    add.mockResolvedValue({ status: 'too-many-unpaid', message });
    const { screen, onOrdered } = await show(shop);
    const submit = screen.getByRole('button', { name: 'Place order' });
    await submit.click();
    const dialog = screen.getByRole('alertdialog', { name: message });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(navigate).not.toHaveBeenCalled();
    await submit.click();
    await dialog.getByRole('button', { name: 'View unpaid orders' }).click();
    await expect.poll(() => navigate.mock.calls).toEqual([['/pages/order/list?status=1']]);
    expect(onOrdered).not.toHaveBeenCalled();
  });

  it('shows why an order is refused for another limit', async () => {
    const shop = createLoggedInShop();
    const { add } = serve(shop);
    const message = 'Please try again in a minute.';
    add.mockResolvedValue({ status: 'refused', reason: 'RATE_LIMITED', message, fields: {} });
    const { screen } = await show(shop);
    await screen.getByRole('button', { name: 'Place order' }).click();
    await expect.element(screen.getByText(message)).toBeVisible();
  });

  it('retries once, however often requested', async () => {
    const shop = createLoggedInShop();
    const { quote } = serve(shop);
    let answer: (result: QuoteResult) => void = () => undefined;
    quote.mockRejectedValueOnce(new PawletError('NETWORK', 'cut')).mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { screen } = await show(shop);
    const again = screen.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect.element(again).toHaveAttribute('aria-busy', 'true');
    await again.dblClick({ force: true });
    answer({ status: 'ok', quote: makeQuote([cartLine(1)]) });
    await expect.element(screen.getByRole('button', { name: 'Place order' })).toBeVisible();
    expect(quote).toHaveBeenCalledTimes(2);
  });

  it('never lets an outdated total be paid', async () => {
    const shop = createLoggedInShop();
    const { add, quote } = serve(shop);
    const { screen } = await show(shop);
    await expect.element(screen.getByText('王小明')).toBeVisible();
    vi.spyOn(shop.api.cart, 'checkCode').mockResolvedValue({
      status: 'ok',
      code: 'PAW10',
      name: 'Code',
      off: yuan(10),
    });
    quote.mockReturnValue(new Promise(() => undefined));
    await screen.getByRole('textbox', { name: 'Discount code' }).fill('PAW10');
    await screen.getByRole('button', { name: 'Apply' }).click();
    await expect.element(screen.getByText('PAW10')).toBeVisible();
    await screen.getByRole('button', { name: 'Place order' }).click({ force: true });
    expect(add).not.toHaveBeenCalled();
  });

  it("starts with the cart's discount code, and clears it after the order", async () => {
    const shop = createLoggedInShop();
    const { add, quote } = serve(shop);
    shop.cart.setDiscountCode('PAW10');
    const { screen } = await show(shop);
    await expect.element(screen.getByRole('button', { name: 'Remove code PAW10' })).toBeVisible();
    expect(quote.mock.lastCall?.[0].discountCode).toBe('PAW10');
    await screen.getByRole('button', { name: 'Place order' }).click();
    await vi.waitFor(() => expect(add.mock.lastCall?.[0].discountCode).toBe('PAW10'));
    await vi.waitFor(() => expect(shop.cart.store.getState().discountCode).toBeUndefined());
  });

  it('shows under the field that a code is missing or does not apply', async () => {
    const shop = createLoggedInShop();
    serve(shop);
    vi.spyOn(shop.api.cart, 'checkCode').mockResolvedValue({ status: 'code-unusable', message: 'Expired' });
    const { screen } = await show(shop);
    await screen.getByRole('button', { name: 'Apply' }).click();
    const field = screen.getByRole('textbox', { name: 'Discount code' });
    await expect.element(field).toHaveAccessibleDescription('Please enter the discount code');
    await field.fill('OLD');
    await screen.getByRole('button', { name: 'Apply' }).click();
    await expect.element(field).toHaveAccessibleDescription('Expired');
  });

  it('lists lines with too little stock and continues without them', async () => {
    const shop = createLoggedInShop();
    const { add, quote } = serve(shop);
    const change = vi.spyOn(shop.api.cart, 'change').mockResolvedValue({ status: 'ok' });
    const remove = vi.spyOn(shop.api.cart, 'remove').mockResolvedValue({ status: 'ok' });
    add.mockResolvedValueOnce({
      status: 'out-of-stock',
      lines: [
        { id: 1 as CartLineId, left: 0 },
        { id: 2 as CartLineId, left: 2 },
      ],
      message: '',
    });
    const { screen } = await show(shop);
    await screen.getByRole('button', { name: 'Place order' }).click();
    const sheet = screen.getByRole('dialog');
    await expect.element(sheet.getByText('Sold out')).toBeVisible();
    await expect.element(sheet.getByText('2 left, the quantity is adjusted')).toBeVisible();
    await sheet.getByRole('button', { name: 'Remove and continue' }).click();
    await vi.waitFor(() => expect(remove).toHaveBeenCalledWith([1]));
    expect(change).toHaveBeenCalledWith(2, { quantity: 2 });
    await vi.waitFor(() => expect(quote.mock.lastCall?.[0].lineIds).toEqual([2]));
  });

  it('shows an explanation when the lines no longer exist', async () => {
    const shop = createLoggedInShop();
    const { quote } = serve(shop);
    quote.mockResolvedValue({ status: 'not-found' });
    const { screen } = await show(shop);
    await expect.element(screen.getByRole('button', { name: 'My orders' })).toBeVisible();
  });

  it('orders with the entered invoice data, and suggests them again', async () => {
    localStorage.clear();
    const shop = createLoggedInShop();
    const { add } = serve(shop);
    const { screen, onOrdered } = await show(shop);
    await screen.getByRole('button', { name: /^Invoice/ }).click();
    const sheet = screen.getByRole('dialog', { name: 'Invoice' });
    await sheet.getByRole('button', { name: 'Company' }).click();
    await sheet.getByRole('button', { name: 'Use for this order' }).click();
    await expect
      .element(sheet.getByRole('textbox', { name: 'Company name' }))
      .toHaveAccessibleDescription('Please enter the invoice title');
    await sheet.getByRole('textbox', { name: 'Company name' }).fill('Paws Ltd');
    await sheet.getByRole('textbox', { name: 'Tax number' }).fill('91310000MA1K');
    await sheet.getByRole('textbox', { name: 'Email' }).fill('books@paws.example');
    await sheet.getByRole('textbox', { name: 'Company phone' }).fill('+86 (21) 555-0100');
    await sheet.getByRole('button', { name: 'Use for this order' }).click();
    await expect.element(screen.getByRole('button', { name: /^Invoice Paws Ltd/ })).toBeVisible();
    await screen.getByRole('button', { name: 'Place order' }).click();
    await vi.waitFor(() => expect(onOrdered).toHaveBeenCalled());
    expect(add.mock.calls[0]?.[0].invoice).toEqual({
      headType: 'enterprise',
      title: 'Paws Ltd',
      taxNumber: '91310000MA1K',
      email: 'books@paws.example',
      phone: '86215550100',
      address: '',
      bankName: '',
      bankAccount: '',
    });
  });

  it('can remove an invoice, and reuse an earlier one', async () => {
    const shop = createLoggedInShop();
    serve(shop);
    const owner = shop.session.store.getState().user?.id ?? '';
    const head = { headType: 'individual', title: '王小明', email: 'ming@paws.example' };
    localStorage.setItem(`pawlet:invoice-heads:${owner}`, JSON.stringify([head, { title: 1 }, 'x']));
    const { screen } = await show(shop);
    const row = screen.getByRole('button', { name: /^Invoice/ });
    await row.click();
    await screen.getByRole('radio', { name: /王小明/ }).click();
    await expect.element(row).toHaveTextContent('Invoice王小明');
    await row.click();
    await screen.getByRole('radio', { name: 'No invoice' }).click();
    await expect.element(row).toHaveTextContent('InvoiceNot needed');
  });

  it('keeps an immediate purchase across language changes, and creates a new row for another quantity', async () => {
    const shop = createLoggedInShop();
    const { quote } = serve(shop);
    let latest = 0;
    const buy = vi.spyOn(shop.api.cart, 'buyNow').mockImplementation(() => {
      latest += 1;
      return Promise.resolve({ status: 'ok', id: latest as CartLineId });
    });
    // Like the store, each row replaces the previous one.
    quote.mockImplementation(({ lineIds }): Promise<QuoteResult> =>
      Promise.resolve(
        lineIds[0] === latest
          ? { status: 'ok', quote: makeQuote([cartLine(latest)]) }
          : { status: 'not-found', message: '' },
      ),
    );
    const page = (quantity: number) => (
      <PawletProvider pawlet={shop}>
        <Checkout productId={1} quantity={quantity} />
        <OverlayOutlet />
      </PawletProvider>
    );
    const screen = await render(page(1));
    await expect.element(screen.getByRole('button', { name: 'Place order' })).toBeVisible();
    shop.session.setLanguage('de');
    await expect.element(screen.getByRole('button', { name: 'Jetzt kaufen' })).toBeVisible();
    shop.session.setLanguage('en');
    await expect.element(screen.getByRole('button', { name: 'Place order' })).toBeVisible();
    expect(buy).toHaveBeenCalledOnce();
    for (const quantity of [2, 1]) await screen.rerender(page(quantity));
    await vi.waitFor(() => expect(buy).toHaveBeenCalledTimes(3));
    await expect.element(screen.getByRole('button', { name: 'Place order' })).toBeVisible();
  });

  it("creates one row for the shopper of the embedder's token, also when the token is renewed", async () => {
    const shop = createTestShop();
    serve(shop);
    const buy = vi.spyOn(shop.api.cart, 'buyNow').mockResolvedValue({ status: 'ok', id: cartLine(1).id });
    const tellOwner = adoptToken(shop);
    const screen = await render(
      <PawletProvider pawlet={shop}>
        <Checkout productId={1} />
        <OverlayOutlet />
      </PawletProvider>,
    );
    expect(buy).not.toHaveBeenCalled();
    await tellOwner(1);
    await expect.element(screen.getByRole('button', { name: 'Place order' })).toBeVisible();
    expect(buy).toHaveBeenCalledOnce();
    await shop.account.adoptToken('renewed-token-of-the-app');
    await expect.element(screen.getByRole('button', { name: 'Place order' })).toBeVisible();
    expect(buy).toHaveBeenCalledOnce();
  });
});
