import type { Pawlet } from '@pawlet/core';
import { createPawlet } from '@pawlet/core';
import type { LogIn, User } from '@pawlet/core/api';
import { createBrowserHost, type HostLogin } from '@pawlet/core/host';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PawletProvider } from '../../runtime/index.ts';
import { OverlayOutlet } from '../../ui/index.ts';
import { LoginForm } from './LoginForm.tsx';

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

/** A log-in form in an app whose own log-in answers this. */
async function show(login: HostLogin | undefined, hasLogin = true) {
  const browser = createBrowserHost();
  const pawlet: Pawlet = createPawlet({
    host: {
      ...browser,
      platform: 'ios',
      isAvailable: (name) => (name === 'login' ? hasLogin : browser.isAvailable(name)),
      login: () => Promise.resolve(login),
    },
    session: { start: { lang: 'en' } },
  });
  vi.spyOn(pawlet.api.pages, 'find').mockResolvedValue({ status: 'not-found' });
  const withApp = vi.spyOn(pawlet.api.appLogin, 'withApp').mockResolvedValue(loggedIn);
  const onDone = vi.fn<() => void>();
  const screen = await render(
    <PawletProvider pawlet={pawlet}>
      <LoginForm onDone={onDone} />
      <OverlayOutlet />
    </PawletProvider>,
  );
  return { pawlet, withApp, onDone, screen };
}

const byApp = { name: 'Log in with the app’s account' };

it('offers the log-in of the app only where it has one', async () => {
  const { screen } = await show(undefined, false);
  await expect.element(screen.getByRole('button', { name: 'Log in with password' })).toBeVisible();
  expect(screen.getByRole('button', byApp).elements()).toEqual([]);
});

it('logs in with what the app hands over', async () => {
  const { screen, withApp, onDone, pawlet } = await show({ code: 'C-1', scope: 'profile' });
  await screen.getByRole('button', byApp).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(withApp).toHaveBeenCalledWith({ code: 'C-1', scope: 'profile' });
  expect(pawlet.session.identity().token).toBe('token-of-mo');
  pawlet.session.signOut();
});

it('does nothing where she changes her mind in the app', async () => {
  const { screen, withApp, onDone } = await show(undefined);
  await screen.getByRole('button', byApp).click();
  await expect.element(screen.getByRole('button', byApp)).toBeEnabled();
  expect(withApp).not.toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();
});

it('says so where the shop does not take what the app hands over', async () => {
  const { screen, withApp, onDone } = await show({ code: 'used', scope: '' });
  withApp.mockResolvedValue({ status: 'wrong-credentials', message: 'no' });
  await screen.getByRole('button', byApp).click();
  await expect.element(screen.getByText(/^The app’s log-in did not work/u)).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});

it('links somebody whom the shop does not know to her number', async () => {
  const { screen, withApp, onDone, pawlet } = await show({ code: 'C-2', scope: '' });
  withApp.mockResolvedValue({ status: 'not-linked', nickname: 'Mo', bindToken: 'B-1' });
  const send = vi.spyOn(pawlet.api.login, 'sendCode').mockResolvedValue({ status: 'ok' });
  const link = vi.spyOn(pawlet.api.appLogin, 'linkMobile').mockResolvedValue(loggedIn);
  await screen.getByRole('button', byApp).click();
  await screen.getByRole('textbox', { name: 'Mobile number' }).fill('13912345678');
  await screen.getByRole('button', { name: 'Send code' }).click();
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ mobile: '13912345678', event: 'bind' }));
  await screen.getByRole('textbox', { name: 'Verification code' }).fill('123456');
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Confirm and log in' }).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(link).toHaveBeenCalledWith(
    expect.objectContaining({ mobile: '13912345678', code: '123456', bindToken: 'B-1' }),
  );
  expect(pawlet.session.identity().token).toBe('token-of-mo');
  pawlet.session.signOut();
  sessionStorage.clear();
});
