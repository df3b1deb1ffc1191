import type { Pawlet } from '@pawlet/core';
import type { ProductId, RestockAlert as Alert, SkuId, User } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { buildConfig } from '../../../../core/test/buildConfig.ts';
import { createTestShop } from '../../../test/createTestShop.ts';
import { PawletProvider } from '../../runtime/index.ts';
import { OverlayOutlet } from '../../ui/index.ts';
import { RestockAlert, type RestockAlertProps } from './RestockAlert.tsx';
import { RestockAlerts } from './RestockAlerts.tsx';

const token = 'a'.repeat(32);
const [goodsId, skuId] = [7 as ProductId, 9 as SkuId];

const user: User = {
  id: 7,
  username: 'mo',
  nickname: 'Mo',
  mobile: '',
  email: 'mo@example.com',
  avatarUrl: '',
  bio: '',
  points: 0,
  money: { amountMinor: 0, currency: 'CNY' },
  hasPassword: false,
};

const alertFor = (email: string): Alert => ({
  token,
  goodsId,
  skuId,
  title: 'Fountain',
  variant: 'White',
  imageUrl: '',
  email,
});

interface Stage {
  readonly isOffered?: boolean;
  readonly as?: User | undefined;
  /** Existing alerts. */
  readonly kept?: readonly Alert[];
  readonly shown?: ReactElement;
  readonly props?: Partial<RestockAlertProps>;
}

/** A shop with alerts provided by the test. */
async function show({ isOffered = true, as, kept = [], shown, props = {} }: Stage = {}) {
  const pawlet: Pawlet = createTestShop();
  const config = buildConfig({ hasRestockAlerts: isOffered });
  pawlet.config.store.setState({ status: 'ready', config });
  vi.spyOn(pawlet.config, 'load').mockResolvedValue(config);
  if (as !== undefined) pawlet.session.signIn({ token: 'token-of-mo', user: { ...as, avatar: '' } });
  let alerts = kept;
  const api = {
    list: vi.spyOn(pawlet.api.restock, 'list').mockImplementation(() => Promise.resolve(alerts)),
    add: vi.spyOn(pawlet.api.restock, 'add').mockImplementation(({ email = user.email }) => {
      alerts = [alertFor(email)];
      return Promise.resolve({ status: 'ok', alert: alertFor(email) });
    }),
    remove: vi.spyOn(pawlet.api.restock, 'remove').mockImplementation(() => {
      alerts = [];
      return Promise.resolve({ status: 'ok' });
    }),
    send: vi.spyOn(pawlet.api.login, 'sendCode').mockResolvedValue({ status: 'ok' }),
  };
  const screen = await render(
    <PawletProvider pawlet={pawlet}>
      {shown ?? (
        <RestockAlert goodsId={goodsId} skuId={skuId} {...props}>
          <button type="button">Sold out</button>
        </RestockAlert>
      )}
      <OverlayOutlet />
    </PawletProvider>,
  );
  return { screen, ...api };
}

const waiting = (email: string) => `We’ll email ${email} once when it’s back`;
const notify = { name: 'Notify me when available' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => localStorage.clear());

it('shows sold out and nothing else in a shop without alerts', async () => {
  const { screen, list } = await show({ isOffered: false });
  await expect.element(screen.getByRole('button', { name: 'Sold out' })).toBeVisible();
  expect(screen.getByRole('button', notify).elements()).toEqual([]);
  expect(list).not.toHaveBeenCalled();
});

it('creates an alert with one tap for a shopper with an e-mail address, and removes it with another', async () => {
  const { screen, add, remove } = await show({ as: user });
  await screen.getByRole('button', notify).click();
  await expect.element(screen.getByRole('status').getByText(waiting(user.email))).toBeVisible();
  expect(add).toHaveBeenCalledExactlyOnceWith({ goodsId, skuId });
  await screen.getByRole('button', { name: 'Cancel alert' }).click();
  await expect.element(screen.getByRole('button', notify)).toBeVisible();
  expect(remove).toHaveBeenCalledExactlyOnceWith(token);
});

it('confirms in a toast in a narrow bar, with short button labels', async () => {
  const { screen } = await show({ as: user, props: { isNarrow: true } });
  await screen.getByRole('button', { name: 'Notify me', exact: true }).click();
  await expect.element(screen.getByText(waiting(user.email))).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Cancel alert' })).toBeVisible();
});

it('asks a visitor for an address and its code, and stores the alert on the device', async () => {
  const { screen, add, send } = await show();
  await screen.getByRole('button', notify).click();
  const sheet = screen.getByRole('dialog', notify);
  await sheet.getByRole('button', { name: 'Notify me' }).click();
  expect(add).not.toHaveBeenCalled();
  await sheet.getByRole('textbox', { name: 'Email' }).fill(' eve@example.com ');
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await vi.waitFor(() =>
    expect(send).toHaveBeenCalledExactlyOnceWith({ email: 'eve@example.com', event: 'restock' }),
  );
  await sheet.getByRole('textbox', { name: 'Verification code' }).fill('123456');
  await sheet.getByRole('button', { name: 'Notify me' }).click();
  await vi.waitFor(() =>
    expect(add).toHaveBeenCalledExactlyOnceWith({ goodsId, skuId, email: 'eve@example.com', code: '123456' }),
  );
  await expect.element(screen.getByRole('button', { name: 'Cancel alert' })).toBeVisible();
  expect(JSON.parse(localStorage.getItem('pawlet:restock-alerts') ?? '')).toEqual([token]);
});

it('shows a wrong code at its field, and allows another one', async () => {
  const { screen, add } = await show({ as: { ...user, email: '' } });
  add.mockResolvedValueOnce({ status: 'wrong-code', message: 'That code is wrong.' });
  await screen.getByRole('button', notify).click();
  const sheet = screen.getByRole('dialog', notify);
  await sheet.getByRole('textbox', { name: 'Email' }).fill('mo@example.com');
  await sheet.getByRole('textbox', { name: 'Verification code' }).fill('000000');
  await sheet.getByRole('button', { name: 'Notify me' }).click();
  await expect
    .element(sheet.getByRole('textbox', { name: 'Verification code' }))
    .toHaveAccessibleDescription('That code is wrong.');
  await sheet.getByRole('textbox', { name: 'Verification code' }).fill('123456');
  await sheet.getByRole('button', { name: 'Notify me' }).click();
  await expect.element(screen.getByRole('button', { name: 'Cancel alert' })).toBeVisible();
  // A shopper's alerts are stored with the account.
  expect(localStorage.getItem('pawlet:restock-alerts')).toBeNull();
});

it('reports when the product is available', async () => {
  const { screen, add } = await show({ as: user });
  add.mockResolvedValueOnce({ status: 'available', message: 'It is back in stock.' });
  await screen.getByRole('button', notify).click();
  await expect.element(screen.getByText('It is back in stock.')).toBeVisible();
});

it('requires a complete selection first', async () => {
  const onMissing = vi.fn<() => void>();
  const { screen, add } = await show({ as: user, props: { skuId: undefined, onMissing } });
  await screen.getByRole('button', notify).click();
  expect(onMissing).toHaveBeenCalledTimes(1);
  expect(add).not.toHaveBeenCalled();
});

it('removes fulfilled alerts from the device', async () => {
  localStorage.setItem('pawlet:restock-alerts', JSON.stringify([token, 'b'.repeat(32), 'no token', 7]));
  const { list } = await show();
  await vi.waitFor(() => expect(list).toHaveBeenCalled());
  expect(list.mock.calls[0]?.[0]).toEqual([token, 'b'.repeat(32)]);
  await vi.waitFor(() => expect(localStorage.getItem('pawlet:restock-alerts')).toBeNull());
});

it('lists active alerts, with links to the products and remove buttons', async () => {
  const { screen, remove } = await show({
    as: user,
    kept: [alertFor(user.email)],
    shown: <RestockAlerts />,
  });
  await expect.element(screen.getByRole('heading', { name: 'Restock alerts' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /Fountain · White/u }))
    .toHaveAttribute('href', '#/pages/goods/detail?id=7&variant=9');
  await screen.getByRole('button', { name: 'Cancel the alert for Fountain · White' }).click();
  expect(remove).toHaveBeenCalledExactlyOnceWith(token);
  await expect.poll(() => screen.getByRole('heading').elements().length).toBe(0);
});
