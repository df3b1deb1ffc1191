import '@pawlet/widgets/ui';
import type { Order, OrderApi, OrderNumber } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { afterEach, expect, it, vi } from 'vitest';
import { closePages, createLoggedInPawlet, openPage } from '../../../test/openPage.tsx';
import { serveConfig } from '../../../test/serveConfig.ts';
import { DetailPage } from './DetailPage.tsx';

const orderNumber = '20261121000000000000000001' as OrderNumber;

afterEach(closePages);

it('is left when its order is deleted, and only while it is visible', async () => {
  const pawlet = createLoggedInPawlet();
  const find = vi.spyOn(pawlet.api.orders, 'find').mockResolvedValue({ status: 'not-found' });
  const { storefront } = await openPage(pawlet, { 'order/detail': DetailPage }, '/pages/order/list');
  const { navigation } = storefront;
  const path = (): string => navigation.getState().current.address.path;
  await navigation.navigateTo(`/pages/order/detail?order_sn=${orderNumber}`);
  await expect.poll(() => find.mock.calls.length).toBeGreaterThan(0);
  await navigation.navigateTo('/pages/help/index');
  pawlet.events.emit('pawlet:order-changed', { orderNumber, change: 'deleted' });
  await navigation.settled();
  expect(path()).toBe('/pages/help/index');
  await navigation.back();
  pawlet.events.emit('pawlet:order-changed', { orderNumber, change: 'deleted' });
  await expect.poll(path).toBe('/pages/order/list');
});

const cny = (amountMinor: number) => ({ amountMinor, currency: 'CNY' });

const shipped = {
  orderNumber,
  state: 'to-receive',
  stateText: 'Shipped',
  isPaid: true,
  lines: [],
  actions: [],
  amounts: { goods: cny(9900), freight: cny(0), discount: cny(0), total: cny(9900) },
  discounts: [],
  pointsWorth: cny(0),
  refunded: cny(0),
  withheld: cny(0),
  payType: '',
  memo: '',
  trackingNumber: 'SF123456789',
  carrier: 'SF Express',
  parcels: [],
  replacements: [],
  withdrawUntil: undefined,
  withdrawals: [],
  pointsUsed: 0,
  recipient: {
    name: '王小明',
    mobile: '13800138000',
    address: '1 Science Park',
    street: '',
    city: '',
    province: '',
    zipcode: '',
    countryCode: '',
    countryName: '',
    email: '',
    company: '',
    extension: '',
  },
} as Partial<Order> as Order;

async function openShipped(logistics: OrderApi['logistics'], order: Order = shipped) {
  const pawlet = createLoggedInPawlet();
  serveConfig(pawlet, { phone: '400-800-1234' });
  vi.spyOn(pawlet.api.orders, 'find').mockResolvedValue({ status: 'ok', order });
  vi.spyOn(pawlet.api.orders, 'logistics').mockImplementation(logistics);
  return openPage(pawlet, { 'order/detail': DetailPage }, `/pages/order/detail?order_sn=${orderNumber}`);
}

const trackedWith = (steps: readonly { readonly time: string; readonly text: string }[]) => ({
  status: 'ok' as const,
  logistics: { trackingNumber: 'SF123456789', carrier: 'SF Express', steps },
});

it('waits for the carrier before it shows that there is no news of the parcel', async () => {
  let answer: () => void = () => undefined;
  const { screen } = await openShipped(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(trackedWith([]));
      }),
  );
  const parcel = screen.getByRole('link', { name: /SF Express SF123456789/u });
  await expect.element(parcel.getByText('Loading')).toBeInTheDocument();
  expect(screen.getByText('No tracking updates yet').elements()).toHaveLength(0);
  answer();
  await expect.element(parcel.getByText('No tracking updates yet')).toBeVisible();
  expect(parcel.getByText('Loading').elements()).toHaveLength(0);
});

it('queries the carrier again where the tracking failed to load', async () => {
  const logistics = vi
    .fn<OrderApi['logistics']>()
    .mockRejectedValueOnce(new PawletError('NETWORK', 'Offline.'))
    .mockResolvedValue(trackedWith([{ time: '2026-11-21 10:30:00', text: 'Out for delivery' }]));
  const { screen } = await openShipped(logistics);
  await expect.element(screen.getByRole('link', { name: 'SF Express SF123456789' })).toBeVisible();
  expect(screen.getByText('No tracking updates yet').elements()).toHaveLength(0);
  await screen.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('link', { name: /Out for delivery/u })).toBeVisible();
  expect(screen.getByRole('alert').elements()).toHaveLength(0);
});

it('keeps carrier and number of the parcel beside its latest news', async () => {
  const { screen } = await openShipped(() =>
    Promise.resolve(trackedWith([{ time: '2026-11-21 10:30:00', text: 'Delivered' }])),
  );
  const parcel = screen.getByRole('link', { name: /Delivered/u });
  await expect.element(parcel.getByText(/SF Express SF123456789/u)).toBeVisible();
  // A date that is broken over two lines is hard to read.
  expect(getComputedStyle(parcel.getByRole('time').element()).whiteSpace).toBe('nowrap');
});

it('shows how many points were used and their value', async () => {
  const { screen } = await openShipped(() => Promise.resolve(trackedWith([])), {
    ...shipped,
    discounts: [{ type: 'score', name: 'Points', off: cny(500), lineIds: [] }],
    pointsUsed: 1500,
    pointsWorth: cny(500),
  });
  await expect.element(screen.getByRole('term').filter({ hasText: 'Points (1,500)' })).toBeVisible();
  await expect.element(screen.getByText('-¥5.00')).toBeVisible();
});

it('shows extension, company and e-mail of an overseas address', async () => {
  const { screen } = await openShipped(() => Promise.resolve(trackedWith([])), {
    ...shipped,
    recipient: {
      ...shipped.recipient,
      mobile: '+1 2125550100',
      extension: '42',
      company: 'Acme Inc.',
      email: 'ann@example.com',
    },
  });
  await expect.element(screen.getByText('Extension 42')).toBeVisible();
  await expect.element(screen.getByText('Acme Inc.')).toBeVisible();
  await expect.element(screen.getByText('ann@example.com')).toBeVisible();
});

it('shows the contact options', async () => {
  const { screen, storefront } = await openShipped(() => Promise.resolve(trackedWith([])));
  await screen.getByRole('button', { name: /Contact us/u }).click();
  await expect.poll(() => storefront.contact.getState()).toBe(true);
});

it('shows parcels with one number as one', async () => {
  const parcel = { trackingNumber: 'SF123456789', carrier: 'SF Express', sentAt: undefined, lines: [] };
  const { screen } = await openShipped(() => Promise.resolve(trackedWith([])), {
    ...shipped,
    parcels: [parcel, { ...parcel, trackingNumber: 'SF2' }, parcel],
  });
  await expect.element(screen.getByRole('link', { name: /SF2/u })).toBeVisible();
  expect(screen.getByRole('link', { name: /SF123456789/u }).elements()).toHaveLength(1);
});

it('shows the parcel of a replacement above the others', async () => {
  const parcel = { trackingNumber: 'SF1', carrier: 'SF Express', sentAt: undefined, lines: [] };
  const { screen } = await openShipped(() => Promise.resolve(trackedWith([])), {
    ...shipped,
    parcels: [parcel],
    replacements: [{ ...parcel, trackingNumber: 'SF77' }],
  });
  const links = screen.getByRole('link', { name: /SF Express/u });
  await expect.element(links.first()).toBeVisible();
  expect(links.elements().map(({ textContent }) => [textContent.includes('SF77'), textContent])).toEqual([
    [true, expect.stringContaining('Replacement')],
    [false, expect.not.stringContaining('Replacement')],
  ]);
});

it('offers the withdrawal until its deadline, and shows the state of a statement', async () => {
  const { screen } = await openShipped(() => Promise.resolve(trackedWith([])), {
    ...shipped,
    actions: ['withdraw'],
    withdrawUntil: Date.parse('2026-12-07T15:00:00Z'),
    withdrawals: [
      { number: 'W1', sentAt: Date.parse('2026-11-22T10:00:00Z'), state: 'rejected', note: 'Not yours.' },
    ],
  });
  const link = screen.getByRole('link', { name: 'Withdraw from contract here' });
  await expect
    .element(link)
    .toHaveAttribute('href', `#/pages/page/page?diyname=withdraw&order_sn=${orderNumber}`);
  await expect.element(screen.getByText(/^You can withdraw until the end of .*2026/u)).toBeVisible();
  await expect.element(screen.getByText(/^Withdrawal of .* not accepted$/u)).toBeVisible();
  await expect.element(screen.getByText('Not yours.')).toBeVisible();
});

it('does not mention withdrawal where it is not possible', async () => {
  const { screen } = await openShipped(() => Promise.resolve(trackedWith([])));
  await expect.element(screen.getByText('Order', { exact: false }).first()).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Right of withdrawal' }).elements()).toHaveLength(0);
});
