import '@pawlet/widgets/ui';
import type { Pawlet } from '@pawlet/core';
import type { ProductSummary, ProductId, Page, UserWithCounts } from '@pawlet/core/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeProducts } from '../../../../core/test/makeProducts.ts';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { serveConfig } from '../../../test/serveConfig.ts';
import { recordView } from './views.ts';
import { MePage } from './MePage.tsx';

afterEach(async () => {
  await closePages();
  localStorage.clear();
});

const cny = (amountMinor: number) => ({ amountMinor, currency: 'CNY' });

const mimi: UserWithCounts = {
  id: 7,
  username: 'mimi',
  nickname: 'Mimi',
  mobile: '13800138000',
  email: '',
  avatarUrl: '',
  bio: '',
  points: 1280,
  money: cny(0),
  hasPassword: true,
  orders: { toPay: 2, toShip: 0, toReceive: 1, toEvaluate: 0, afterSale: 0 },
  couponCount: 3,
  favouriteCount: 5,
};

const pageOf = (items: readonly ProductSummary[]): Page<ProductSummary> => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 10,
  hasMore: false,
});

function signIn(pawlet: Pawlet): void {
  const { id, username, nickname, mobile, email } = mimi;
  pawlet.session.signIn({ token: 'token', user: { id, username, nickname, mobile, email, avatar: '' } });
}

const open = (prepare: (pawlet: Pawlet) => void = () => undefined) =>
  openPageAlone(
    '/pages/my/my',
    MePage,
    (pawlet) => {
      vi.spyOn(pawlet.api.products, 'list').mockResolvedValue(pageOf([]));
      vi.spyOn(pawlet.config, 'load').mockRejectedValue(new Error('No config in this test.'));
      prepare(pawlet);
    },
    true,
  );

describe('the personal centre', () => {
  it('shows a visitor everything and asks for the log-in where a page needs it', async () => {
    const { screen, pawlet, storefront } = await open();
    const asked = vi.spyOn(pawlet.account, 'requestLogIn').mockResolvedValue(false);
    await expect.element(screen.getByRole('button', { name: /Log in or sign up/u })).toBeVisible();
    await screen.getByRole('link', { name: /Invoices/u }).click();
    await screen.getByRole('link', { name: 'Unpaid', exact: true }).click();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(storefront.navigation.getState().current.address.path).toBe('/pages/my/my');
    await screen.getByRole('link', { name: 'News' }).click();
    expect(asked).toHaveBeenCalledTimes(2);
    await expect
      .poll(() => storefront.navigation.getState().current.address.path)
      .toBe('/pages/index/notice');
  });

  it("shows the shopper's balances and pending orders", async () => {
    const { screen } = await open((pawlet) => {
      signIn(pawlet);
      vi.spyOn(pawlet.api.user, 'load').mockResolvedValue(mimi);
    });
    await expect.element(screen.getByRole('link', { name: '1,280 Points' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: '5 Favorites' }))
      .toHaveAttribute('href', '#/pages/my/collect');
    await expect.element(screen.getByRole('link', { name: 'Unpaid (2)' })).toBeVisible();
    await expect.element(screen.getByText('Mimi')).toBeVisible();
    expect(screen.getByText('Balance').elements()).toHaveLength(0);
  });

  it('shows nothing about points in a shop that has switched them off', async () => {
    const { screen } = await open((pawlet) => {
      signIn(pawlet);
      vi.spyOn(pawlet.api.user, 'load').mockResolvedValue(mimi);
      serveConfig(pawlet, { points: { isUsable: false, rate: 0, cap: 0, give: 0 } });
    });
    await expect.element(screen.getByRole('link', { name: '5 Favorites' })).toBeVisible();
    expect(screen.getByRole('link', { name: /points/iu }).elements()).toHaveLength(0);
    await expect.element(screen.getByRole('link', { name: 'Daily check-in' })).toBeVisible();
    expect(screen.getByText('1,280').elements()).toHaveLength(0);
  });

  it('shows a balance of money where there is one', async () => {
    const { screen } = await open((pawlet) => {
      signIn(pawlet);
      vi.spyOn(pawlet.api.user, 'load').mockResolvedValue({ ...mimi, money: cny(123_456_750) });
    });
    await expect.element(screen.getByText('Balance')).toBeVisible();
    const amount = screen.getByText(/1,234,567\.50/u);
    await expect.element(amount).toBeVisible();
    // Its column is as wide as its content.
    const column = amount.element().closest('li')?.getBoundingClientRect();
    expect(amount.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(column?.left ?? 0);
  });

  it('shows when loading failed, and retries', async () => {
    const { PawletError } = await import('@pawlet/core/errors');
    const { screen } = await open((pawlet) => {
      signIn(pawlet);
      vi.spyOn(pawlet.api.user, 'load')
        .mockRejectedValueOnce(new PawletError('NETWORK', 'Offline.'))
        .mockResolvedValue(mimi);
    });
    await screen.getByRole('alert').getByRole('button').click();
    await expect.element(screen.getByRole('link', { name: '1,280 Points' })).toBeVisible();
    expect(screen.getByRole('alert').elements()).toHaveLength(0);
  });

  it('changes the language in its sheet, and shows its version', async () => {
    const { screen, pawlet } = await open();
    serveConfig(pawlet, { name: 'Miau & Co' });
    await screen.getByRole('button', { name: 'About' }).click();
    await expect.element(screen.getByRole('dialog').getByText('Miau & Co')).toBeVisible();
    await expect.element(screen.getByText('Version 1.0.1 (code 2)')).toBeVisible();
    await screen.getByRole('switch', { name: 'Usage statistics' }).click();
    expect(pawlet.session.store.getState().webs).toMatchObject({ statistics: 'on' });
    await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await screen.getByRole('button', { name: 'Language' }).click();
    await screen.getByRole('radio', { name: /Deutsch/u }).click();
    await expect.poll(() => pawlet.session.store.getState().lang).toBe('de');
  });

  it('lists viewed products, latest first, and clears them', async () => {
    recordView('', { goodsId: 1 as ProductId, at: 1 });
    recordView('', { goodsId: 2 as ProductId, at: 2 });
    const { screen } = await open((pawlet) => {
      vi.spyOn(pawlet.api.products, 'list').mockImplementation(({ ids }) =>
        Promise.resolve(
          pageOf(ids === undefined ? [] : [makeProducts(1, 'Fountain'), makeProducts(2, 'Feeder')]),
        ),
      );
    });
    await expect.element(screen.getByRole('link', { name: /^Feeder/u })).toBeVisible();
    const links = screen.getByRole('link', { name: /^(?:Feeder|Fountain)/u }).elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#/pages/goods/detail?id=2',
      '#/pages/goods/detail?id=1',
    ]);
    await screen.getByRole('button', { name: /Recently viewed/u }).click();
    await screen.getByRole('button', { name: 'Clear', exact: true }).click();
    await screen.getByRole('button', { name: 'Clear', exact: true }).last().click();
    await expect.poll(() => screen.getByRole('link', { name: /^Feeder/u }).elements().length).toBe(0);
    expect(localStorage.getItem('pawlet:footprints:visitor')).toBeNull();
  });
});
