import '@pawlet/widgets/ui';
import type { Pawlet } from '@pawlet/core';
import type { LogIn, User } from '@pawlet/core/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import { makeProducts } from '../../../../core/test/makeProducts.ts';
import { serveConfig } from '../../../test/serveConfig.ts';
import { AuthPage } from './AuthPage.tsx';
import { InvitedPage } from './InvitedPage.tsx';
import { keepPendingLink } from './pendingLink.ts';
import { RegisterPage } from './RegisterPage.tsx';
import { ResetPage } from './ResetPage.tsx';

const user: User = {
  id: 7,
  username: 'mo',
  nickname: 'Mo',
  mobile: '',
  email: '',
  avatarUrl: '',
  bio: '',
  points: 0,
  money: { amountMinor: 0, currency: 'CNY' },
  hasPassword: false,
};
const loggedIn: { readonly status: 'ok' } & LogIn = { status: 'ok', token: 'token-of-mo', user };

afterEach(async () => {
  await closePages();
  sessionStorage.clear();
});

/** A shop that offers these methods; no other call is answered. */
function offering(ways: readonly string[], more: (pawlet: Pawlet) => void = () => undefined) {
  return (pawlet: Pawlet): void => {
    vi.spyOn(pawlet.api.pages, 'find').mockResolvedValue({ status: 'not-found' });
    vi.spyOn(pawlet.api.registration, 'welcome').mockReturnValue(new Promise(() => undefined));
    serveConfig(pawlet, { logInWays: ways });
    more(pawlet);
  };
}

const auth = '/pages/login/auth?platform=sandbox';
const comeBack = (pawlet: Pawlet): void => pawlet.session.remember({ third: { code: 'C-1', state: 'S-1' } });

describe('the page of social log-in', () => {
  it('logs in a returning shopper, once', async () => {
    const finish = vi.fn<Pawlet['api']['social']['finish']>().mockResolvedValue(loggedIn);
    const { pawlet } = await openPageAlone(
      auth,
      AuthPage,
      offering(['sandbox'], (shop) => {
        comeBack(shop);
        vi.spyOn(shop.api.social, 'finish').mockImplementation(finish);
      }),
    );
    await vi.waitFor(() => expect(pawlet.session.identity().token).toBe('token-of-mo'));
    expect(finish.mock.calls).toEqual([[{ platform: 'sandbox', code: 'C-1', state: 'S-1' }]]);
    expect(pawlet.session.store.getState().third).toBeUndefined();
  });

  it('asks a new shopper for her number', async () => {
    const { storefront } = await openPageAlone(
      auth,
      AuthPage,
      offering(['sandbox'], (shop) => {
        comeBack(shop);
        vi.spyOn(shop.api.social, 'finish').mockResolvedValue({
          status: 'not-linked',
          nickname: 'Zoë',
          bindToken: 'B-1',
          needs: 'mobile',
        });
      }),
    );
    await vi.waitFor(() =>
      expect(storefront.navigation.getState().current.address).toEqual({
        path: '/pages/login/register',
        search: 'bind=bind',
      }),
    );
    expect(sessionStorage.getItem('pawlet:pending-link')).toContain('B-1');
  });

  it('shows what failed and offers a retry', async () => {
    const { screen, pawlet } = await openPageAlone(
      auth,
      AuthPage,
      offering(['sandbox'], (shop) => {
        comeBack(shop);
        vi.spyOn(shop.api.social, 'finish').mockResolvedValue({ status: 'wrong-credentials', message: '' });
      }),
    );
    await expect.element(screen.getByRole('alert').getByText('Login failed')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Log in with a demo account' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Log in with your number' })).toBeVisible();
    expect(pawlet.session.isSignedIn()).toBe(false);
  });

  it('offers what the shop has configured, and shows where that is nothing', async () => {
    const { screen } = await openPageAlone('/pages/login/auth', AuthPage, offering(['account', 'mobile']));
    await expect.element(screen.getByText('Login with other accounts is not set up here')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Log in with your number' })).toBeVisible();
  });

  it('rejects what was not started here', async () => {
    const finish = vi.fn<Pawlet['api']['social']['finish']>();
    await openPageAlone(
      auth,
      AuthPage,
      offering(['sandbox'], (shop) => {
        vi.spyOn(shop.api.social, 'finish').mockImplementation(finish);
      }),
    );
    expect(finish).not.toHaveBeenCalled();
  });
});

describe('the registration page', () => {
  it('links a social account to a number', async () => {
    keepPendingLink({ bindToken: 'B-1', nickname: 'Zoë' }, Date.now());
    const link = vi.fn<Pawlet['api']['appLogin']['linkMobile']>().mockResolvedValue(loggedIn);
    const { screen, pawlet } = await openPageAlone(
      '/pages/login/register?bind=bind',
      RegisterPage,
      offering(['sandbox'], (shop) => {
        vi.spyOn(shop.api.appLogin, 'linkMobile').mockImplementation(link);
      }),
    );
    await expect.element(screen.getByText('Zoë')).toHaveAttribute('lang', '');
    await screen.getByRole('textbox', { name: 'Mobile number' }).fill('13912345678');
    await screen.getByRole('textbox', { name: 'Verification code' }).fill('123456');
    await screen.getByRole('checkbox').click();
    await screen.getByRole('button', { name: 'Confirm and log in' }).click();
    await vi.waitFor(() => expect(pawlet.session.isSignedIn()).toBe(true));
    expect(link).toHaveBeenCalledWith(expect.objectContaining({ bindToken: 'B-1', code: '123456' }));
    expect(sessionStorage.getItem('pawlet:pending-link')).toBeNull();
  });

  it('asks to start again where the proof has expired', async () => {
    keepPendingLink({ bindToken: 'B-1', nickname: 'Zoë' }, Date.now() - 600_001);
    const { screen } = await openPageAlone('/pages/login/register?bind=bind', RegisterPage, offering([]));
    await expect.element(screen.getByText('This login has expired')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Start again' })).toBeVisible();
  });

  it('starts with the e-mail form for index=1, and has none where the shop sends no mail', async () => {
    const email = '/pages/login/register?index=1';
    const { screen } = await openPageAlone(email, RegisterPage, offering(['mobile', 'email']));
    await expect.element(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await closePages();
    const other = await openPageAlone('/pages/login/register', RegisterPage, offering(['mobile']));
    await expect.element(other.screen.getByRole('textbox', { name: 'Username' })).toBeVisible();
    expect(other.screen.getByRole('tab').elements()).toEqual([]);
  });
});

it('continues from the new password to the log-in with it', async () => {
  const { screen, storefront } = await openPageAlone(
    '/pages/login/forgetpwd',
    ResetPage,
    offering(['email'], (shop) => {
      vi.spyOn(shop.api.login, 'resetPassword').mockResolvedValue({ status: 'ok' });
    }),
  );
  await screen.getByRole('textbox', { name: 'Mobile number' }).fill('13912345678');
  await screen.getByRole('textbox', { name: 'Verification code' }).fill('123456');
  await screen.getByLabelText('New password', { exact: true }).fill('long-enough');
  await screen.getByRole('button', { name: 'Set password' }).click();
  await vi.waitFor(() =>
    expect(storefront.navigation.getState().current.route.path).toBe('/pages/login/login'),
  );
});

describe('the landing page of an invitation', () => {
  it('welcomes an invited visitor, stores the inviter, and continues after the log-in', async () => {
    const logIn = vi.fn<Pawlet['api']['login']['withCode']>().mockResolvedValue(loggedIn);
    const { screen, pawlet, storefront } = await openPageAlone(
      '/pages/share/register?invite_id=12',
      InvitedPage,
      offering(['mobile'], (shop) => {
        vi.spyOn(shop.api.login, 'withCode').mockImplementation(logIn);
      }),
    );
    await expect.element(screen.getByRole('heading', { name: 'A friend invited you' })).toBeVisible();
    expect(pawlet.session.store.getState().inviteId).toBe('12');
    await screen.getByRole('textbox', { name: 'Mobile number' }).fill('13912345678');
    await screen.getByRole('textbox', { name: 'Verification code' }).fill('123456');
    await screen.getByRole('checkbox').click();
    await screen.getByRole('button', { name: 'Log in or sign up' }).click();
    await vi.waitFor(() =>
      expect(storefront.navigation.getState().current.route.path).toBe('/pages/index/index'),
    );
    expect(logIn).toHaveBeenCalledWith(expect.objectContaining({ inviteId: '12' }));
    expect(pawlet.session.store.getState().inviteId).toBe('');
  });

  it('shows the inviter, the reward, and products', async () => {
    const open = (give: number, isUsable: boolean) =>
      openPageAlone(
        '/pages/share/register?invite_id=12',
        InvitedPage,
        offering(['mobile'], (shop) => {
          serveConfig(shop, {
            logInWays: ['mobile'],
            points: { isUsable, rate: 100, cap: 0.5, give },
          });
          vi.spyOn(shop.api.products, 'list').mockResolvedValue({
            items: [makeProducts(3, 'Quiet fountain')],
            total: 1,
            page: 1,
            pageSize: 4,
            hasMore: false,
          });
          vi.spyOn(shop.api.registration, 'welcome').mockResolvedValue({
            title: '',
            text: '',
            imageUrl: '',
            isInvited: true,
            inviter: { nickname: 'A***e', avatarUrl: '' },
            inviterPoints: isUsable ? 200 : 0,
          });
        }),
      );
    const { screen, storefront } = await open(1, true);
    await expect.element(screen.getByRole('heading', { name: 'A***e invited you' })).toBeVisible();
    await expect.element(screen.getByText(/^Your friend gets 200 points/u)).toBeVisible();
    await expect.element(screen.getByText(/^You earn points with every order/u)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /Quiet fountain/u })).toBeVisible();
    // The log-in is optional.
    await screen.getByRole('button', { name: 'Look around first' }).click();
    await vi.waitFor(() =>
      expect(storefront.navigation.getState().current.route.path).toBe('/pages/index/index'),
    );
    await closePages();
    const { screen: without } = await open(1, false);
    await expect.element(without.getByRole('heading', { name: 'A***e invited you' })).toBeVisible();
    await expect.element(without.getByText(/points/u)).not.toBeInTheDocument();
  });

  it('is a plain welcome where the inviter does not exist', async () => {
    const { screen } = await openPageAlone(
      '/pages/share/register?invite_id=999',
      InvitedPage,
      offering(['mobile'], (shop) => {
        vi.spyOn(shop.api.registration, 'welcome').mockResolvedValue({
          title: '',
          text: '',
          imageUrl: '',
          isInvited: false,
          inviter: undefined,
          inviterPoints: 0,
        });
      }),
    );
    await expect.element(screen.getByRole('heading', { level: 2, name: /^Welcome to/u })).toBeVisible();
  });

  it.each(['', '?invite_id=', '?invite_id=0', '?invite_id=%3Cb%3E'])(
    'is a plain welcome with %j',
    async (query) => {
      const { screen, pawlet } = await openPageAlone(
        `/pages/share/register${query}`,
        InvitedPage,
        offering(['mobile']),
      );
      await expect.element(screen.getByRole('heading', { level: 2, name: /^Welcome to/u })).toBeVisible();
      expect(pawlet.session.store.getState().inviteId).toBe('');
    },
  );
});
