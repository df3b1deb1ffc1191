import type { Pawlet } from '@pawlet/core';
import { createPawlet } from '@pawlet/core';
import type { LogIn, User } from '@pawlet/core/api';
import { PawletError } from '@pawlet/core/errors';
import { createBrowserHost, type HostLogin, type HostLoginRequest } from '@pawlet/core/host';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { buildConfig } from '../../../../core/test/buildConfig.ts';
import { PawletProvider } from '../../runtime/index.ts';
import { OverlayOutlet } from '../../ui/index.ts';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { LoginForm } from './LoginForm.tsx';
import type { LoginFormProps, LoginWay } from './LoginForm.tsx';
import { LoginSheet } from './LoginSheet.tsx';

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

/** The form with its steps, as the sheet keeps them. */
function Steps(props: Pick<LoginFormProps, 'onDone' | 'onSocial'>): ReactElement {
  const [way, setWay] = useState<LoginWay>('code');
  return <LoginForm {...props} way={way} onWay={setWay} />;
}

interface Stage {
  readonly platform?: 'ios' | 'mini-program' | undefined;
  readonly onSocial?: LoginFormProps['onSocial'];
  /** The shopper's country. @default 'CHN' */
  readonly countryCode?: string | undefined;
  /** The shop's log-in methods. @default unknown */
  readonly ways?: readonly string[] | undefined;
  /** Replaces the form. */
  readonly shown?: ReactElement | undefined;
}

/** A log-in form in an app whose log-in returns this. */
async function show(
  login: HostLogin | undefined | ((request: HostLoginRequest | undefined) => HostLogin),
  hasLogin = true,
  { platform = 'ios', onSocial, countryCode = 'CHN', ways, shown }: Stage = {},
) {
  const browser = createBrowserHost();
  const pawlet: Pawlet = createPawlet({
    host: {
      ...browser,
      platform,
      isAvailable: (name) => (name === 'login' ? hasLogin : browser.isAvailable(name)),
      login: (request) => Promise.resolve(typeof login === 'function' ? login(request) : login),
    },
    session: { start: { lang: 'en', countryCode } },
  });
  vi.spyOn(pawlet.api.pages, 'find').mockResolvedValue({ status: 'not-found' });
  const withApp = vi.spyOn(pawlet.api.appLogin, 'withApp').mockResolvedValue(loggedIn);
  vi.spyOn(pawlet.config, 'load').mockRejectedValue(new PawletError('NETWORK', 'offline'));
  if (ways !== undefined)
    pawlet.config.store.setState({ status: 'ready', config: buildConfig({ logInWays: ways }) });
  const onDone = vi.fn<() => void>();
  const screen = await render(
    <PawletProvider pawlet={pawlet}>
      {shown ?? <Steps onDone={onDone} onSocial={onSocial} />}
      <OverlayOutlet />
    </PawletProvider>,
  );
  return { pawlet, withApp, onDone, screen };
}

const byApp = { name: 'Log in with your app account' };

it("offers the app's log-in only where supported", async () => {
  const { screen } = await show(undefined, false);
  await expect.element(screen.getByRole('button', { name: 'Log in with password' })).toBeVisible();
  expect(screen.getByRole('button', byApp).elements()).toEqual([]);
});

it("logs in with the app's result", async () => {
  const { screen, withApp, onDone, pawlet } = await show({ code: 'C-1', scope: 'profile' });
  await screen.getByRole('button', byApp).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(withApp).toHaveBeenCalledWith(expect.objectContaining({ code: 'C-1', scope: 'profile' }));
  expect(pawlet.session.identity().token).toBe('token-of-mo');
  pawlet.session.signOut();
});

it('does nothing when the shopper cancels in the app', async () => {
  const { screen, withApp, onDone } = await show(undefined);
  await screen.getByRole('button', byApp).click();
  await expect.element(screen.getByRole('button', byApp)).toBeEnabled();
  expect(withApp).not.toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();
});

it("reports it when the shop refuses the app's result", async () => {
  const { screen, withApp, onDone } = await show({ code: 'used', scope: '' });
  withApp.mockResolvedValue({ status: 'wrong-credentials', message: 'no' });
  await screen.getByRole('button', byApp).click();
  await expect.element(screen.getByText(/^Logging in with the app did not work/u)).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});

it('links an unknown person to her number', async () => {
  const { screen, withApp, onDone, pawlet } = await show({ code: 'C-2', scope: '' });
  withApp.mockResolvedValue({ status: 'not-linked', nickname: 'Mo', bindToken: 'B-1', needs: 'mobile' });
  const send = vi.spyOn(pawlet.api.login, 'sendCode').mockResolvedValue({ status: 'ok' });
  const link = vi.spyOn(pawlet.api.appLogin, 'linkMobile').mockResolvedValue(loggedIn);
  await screen.getByRole('button', byApp).click();
  await screen.getByRole('textbox', { name: 'Mobile number' }).fill('13912345678');
  await screen.getByRole('button', { name: 'Send code' }).click();
  await vi.waitFor(() =>
    expect(send).toHaveBeenCalledWith({ mobile: '13912345678', areaCode: '86', event: 'bind' }),
  );
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

/** An app that answers with an ID token for the page's nonce, as text. */
const withIdToken = (request: HostLoginRequest | undefined): HostLogin => ({
  code: `id-token-for-${request?.nonce}`,
  scope: 'openid profile',
});

it("sends the app's ID token with the nonce that it was requested for, new each time", async () => {
  const { screen, withApp, onDone, pawlet } = await show(withIdToken);
  const nonces = new Set<string>();
  for (const attempt of [1, 2]) {
    await screen.getByRole('button', byApp).click();
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(attempt));
    const [given] = withApp.mock.lastCall ?? [];
    expect(given?.nonce).toMatch(/^[\da-f-]{36}$/u);
    expect(given?.code).toBe(`id-token-for-${given?.nonce}`);
    nonces.add(given?.nonce ?? '');
  }
  expect(nonces.size).toBe(2);
  pawlet.session.signOut();
});

it('asks a new person of the app for the terms only, and creates her account', async () => {
  const { screen, withApp, onDone, pawlet } = await show(withIdToken);
  pawlet.session.setInviteId('12');
  withApp.mockResolvedValue({ status: 'not-linked', nickname: 'Zoë', bindToken: 'B-2', needs: 'agreement' });
  const register = vi
    .spyOn(pawlet.api.appLogin, 'register')
    .mockResolvedValueOnce({ status: 'agreement-required', page: 'terms' })
    .mockResolvedValueOnce(loggedIn);
  await screen.getByRole('button', byApp).click();
  await expect.element(screen.getByText(/^Hello, Zoë!/u)).toBeVisible();
  const submit = screen.getByRole('button', { name: 'Create account' });
  await submit.click();
  await expect.element(screen.getByRole('checkbox')).toHaveFocus();
  expect(register).not.toHaveBeenCalled();
  await screen.getByRole('checkbox').click();
  await submit.click();
  // The terms have changed meanwhile.
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
  await screen.getByRole('checkbox').click();
  await submit.click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(register).toHaveBeenLastCalledWith({ bindToken: 'B-2', inviteId: '12', agreed: '' });
  expect(pawlet.session.identity().token).toBe('token-of-mo');
  pawlet.session.signOut();
});

it('tells a person of the app whose proof has expired to start again', async () => {
  const { screen, withApp, onDone, pawlet } = await show(withIdToken);
  withApp.mockResolvedValue({ status: 'not-linked', nickname: '', bindToken: 'B-3', needs: 'agreement' });
  vi.spyOn(pawlet.api.appLogin, 'register').mockResolvedValue({ status: 'wrong-credentials', message: 'no' });
  await screen.getByRole('button', byApp).click();
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Create account' }).click();
  await expect.element(screen.getByText(/^That took too long/u)).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});

it('lets a new person of the app link the account that she already has', async () => {
  const { screen, withApp, pawlet } = await show(withIdToken);
  withApp.mockResolvedValue({ status: 'not-linked', nickname: '', bindToken: 'B-4', needs: 'agreement' });
  const register = vi.spyOn(pawlet.api.appLogin, 'register');
  await screen.getByRole('button', byApp).click();
  await screen.getByRole('button', { name: 'I already have an account' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
  expect(register).not.toHaveBeenCalled();
});

it('asks for the code to the address of an existing account', async () => {
  const { screen, withApp, onDone, pawlet } = await show(withIdToken);
  withApp.mockResolvedValue({ status: 'not-linked', nickname: 'Mo', bindToken: 'B-5', needs: 'email' });
  const send = vi.spyOn(pawlet.api.login, 'sendCode').mockResolvedValue({ status: 'ok' });
  const link = vi.spyOn(pawlet.api.appLogin, 'linkEmail').mockResolvedValue(loggedIn);
  await screen.getByRole('button', byApp).click();
  await expect.element(screen.getByText(/already has an account with your email address/u)).toBeVisible();
  await screen.getByRole('textbox', { name: 'Email' }).fill('mo@pawlet.test');
  await screen.getByRole('button', { name: 'Send code' }).click();
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ email: 'mo@pawlet.test', event: 'bind' }));
  await screen.getByRole('textbox', { name: 'Verification code' }).fill('123456');
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Confirm and log in' }).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(link).toHaveBeenCalledWith(
    expect.objectContaining({ email: 'mo@pawlet.test', code: '123456', bindToken: 'B-5' }),
  );
  pawlet.session.signOut();
  sessionStorage.clear();
});

it('logs in with the surrounding mini-program, with its verified number if there is one', async () => {
  const { screen, pawlet, withApp, onDone } = await show({ code: 'M-1', scope: '' }, true, {
    platform: 'mini-program',
  });
  const withMini = vi.spyOn(pawlet.api.appLogin, 'withMiniProgram').mockResolvedValue(loggedIn);
  await screen.getByRole('button', byApp).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(withMini).toHaveBeenCalledWith({ code: 'M-1', scope: '' });
  expect(withApp).not.toHaveBeenCalled();
  pawlet.session.signOut();
});

it('uses the number verified by the messaging app', async () => {
  const phone = { encryptedData: 'YQ==', iv: 'aaaaaaaaaaaaaaaaaaaaaa==' };
  const { screen, pawlet, onDone } = await show({ code: 'M-2', scope: '', phone }, true, {
    platform: 'mini-program',
  });
  pawlet.session.setInviteId('12');
  const vouched = vi
    .spyOn(pawlet.api.appLogin, 'withWechatMobile')
    .mockResolvedValue({ status: 'ok', token: 'vouched' });
  vi.spyOn(pawlet.api.user, 'load').mockRejectedValue(new PawletError('NETWORK', 'offline'));
  await screen.getByRole('button', byApp).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(vouched).toHaveBeenCalledWith({ code: 'M-2', ...phone, inviteId: '12' });
  expect(pawlet.session.identity().token).toBe('vouched');
  expect(pawlet.session.store.getState().inviteId).toBe('');
  pawlet.session.signOut();
});

it.each([
  ['DEU', '49'],
  ['USA', '1'],
  ['JPN', '81'],
  ['KOR', '82'],
  ['GBR', '44'],
  ['CHE', '41'],
  ['CAN', '1'],
  ['FRA', '33'],
  ['ITA', '39'],
  ['ESP', '34'],
  ['CHN', '86'],
])('shows the prefix of %s in its first frame, without a call', async (countryCode, areaCode) => {
  const load = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise<Response>(() => undefined));
  const { screen, pawlet } = await show(undefined, false, { countryCode });
  expect(screen.getByRole('button', { name: /^Country code/u }).element().textContent).toBe(`+${areaCode}`);
  const called = load.mock.calls.map(([target]) =>
    target instanceof Request ? target.url : target.toString(),
  );
  expect(called.filter((url) => url.includes('getCountryCodeList'))).toEqual([]);
  load.mockRestore();
  pawlet.session.setCountry('CHN');
});

const prefixes = [
  { country: 'DEU', name: 'Germany', areaCode: '49' },
  { country: 'JPN', name: 'Japan', areaCode: '81' },
];

it('logs in with a number of another country, found by a search', async () => {
  const { screen, pawlet, onDone } = await show(undefined, false);
  vi.spyOn(pawlet.api.login, 'phonePrefixes').mockResolvedValue(prefixes);
  const send = vi.spyOn(pawlet.api.login, 'sendCode').mockResolvedValue({ status: 'ok' });
  const logIn = vi.spyOn(pawlet.api.login, 'withCode').mockResolvedValue(loggedIn);
  await screen.getByRole('button', { name: 'Country code +86' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Country or region' });
  await expect.element(sheet.getByRole('button', { name: 'China +86' })).toBeVisible();
  await sheet.getByRole('searchbox').fill('nowhere');
  await expect.element(sheet.getByText('Nothing found')).toBeVisible();
  await sheet.getByRole('searchbox').fill('germ');
  await sheet.getByRole('button', { name: 'Germany +49' }).click();
  await screen.getByRole('textbox', { name: 'Mobile number' }).fill('151 2345-678');
  await screen.getByRole('button', { name: 'Send code' }).click();
  await vi.waitFor(() =>
    expect(send).toHaveBeenCalledWith({ mobile: '1512345678', areaCode: '49', event: 'mobilelogin' }),
  );
  await screen.getByRole('textbox', { name: 'Verification code' }).fill('123456');
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Log in or sign up' }).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(logIn).toHaveBeenCalledWith(expect.objectContaining({ mobile: '1512345678', areaCode: '49' }));
  pawlet.session.signOut();
  sessionStorage.clear();
});

it('marks invalid fields, requires the terms, and keeps the input', async () => {
  const { screen, pawlet } = await show(undefined, false);
  const logIn = vi.spyOn(pawlet.api.login, 'withCode');
  const submit = screen.getByRole('button', { name: 'Log in or sign up' });
  await submit.click();
  const mobile = screen.getByRole('textbox', { name: 'Mobile number' });
  await expect.element(mobile).toHaveFocus();
  await expect.element(mobile).toHaveAccessibleDescription('Please enter a mobile number');
  await mobile.fill('13912345678');
  await screen.getByRole('textbox', { name: 'Verification code' }).fill('123456');
  await submit.click();
  await expect.element(screen.getByText('Please accept the terms first').first()).toBeVisible();
  await expect.element(screen.getByRole('checkbox')).toHaveFocus();
  expect(logIn).not.toHaveBeenCalled();
  await screen.getByRole('checkbox').click();
  logIn.mockResolvedValue({ status: 'wrong-credentials', message: 'The code is wrong' });
  await submit.click();
  const code = screen.getByRole('textbox', { name: 'Verification code' });
  await expect.element(code).toHaveAccessibleDescription('The code is wrong');
  await expect.element(code).toHaveValue('123456');
  logIn.mockResolvedValue({ status: 'agreement-required', page: 'terms' });
  await submit.click();
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
});

it('creates an account by number, and shows server errors at their fields', async () => {
  const { screen, pawlet, onDone } = await show(undefined, false);
  pawlet.session.setInviteId('12');
  const register = vi.spyOn(pawlet.api.registration, 'withMobile').mockResolvedValueOnce({
    status: 'refused',
    reason: 'VALIDATION',
    message: 'This name is taken',
    fields: { username: 'taken' },
  });
  await screen.getByRole('button', { name: 'Create an account' }).click();
  const name = screen.getByRole('textbox', { name: 'Username' });
  await name.fill('mo');
  await screen.getByRole('textbox', { name: 'Mobile number' }).fill('13912345678');
  await expect
    .element(name)
    .toHaveAccessibleDescription('Usernames must have 3 to 30 characters and no spaces');
  await name.fill('mona');
  await screen.getByRole('textbox', { name: 'Verification code' }).fill('123456');
  await screen.getByLabelText('Password', { exact: true }).fill('secret-1');
  await screen.getByRole('checkbox').click();
  const submit = screen.getByRole('button', { name: 'Sign up' });
  await submit.click();
  await expect.element(name).toHaveAccessibleDescription('This name is taken');
  await expect.element(name).toHaveFocus();
  register.mockResolvedValueOnce(loggedIn);
  await name.fill('mona2');
  await submit.click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(register).toHaveBeenLastCalledWith({
    username: 'mona2',
    mobile: '13912345678',
    areaCode: '86',
    code: '123456',
    password: 'secret-1',
    inviteId: '12',
    agreed: '',
  });
  expect(pawlet.session.store.getState().inviteId).toBe('');
  pawlet.session.signOut();
});

it('creates an account by e-mail', async () => {
  const { screen, pawlet, onDone } = await show(undefined, false);
  const send = vi.spyOn(pawlet.api.login, 'sendCode').mockResolvedValue({ status: 'ok' });
  const register = vi.spyOn(pawlet.api.registration, 'withEmail').mockResolvedValue(loggedIn);
  await screen.getByRole('button', { name: 'Create an account' }).click();
  await screen.getByRole('tab', { name: 'Email' }).click();
  const email = screen.getByRole('textbox', { name: 'Email' });
  await email.fill('mo@pawlet');
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect.element(email).toHaveAccessibleDescription('This email address is not valid');
  expect(send).not.toHaveBeenCalled();
  await email.fill('mo@pawlet.test');
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect.element(screen.getByRole('button', { name: /^Resend in \d+ s$/u })).toBeDisabled();
  expect(send).toHaveBeenCalledWith({ email: 'mo@pawlet.test', event: 'register' });
  await screen.getByRole('textbox', { name: 'Verification code' }).fill('123456');
  await screen.getByLabelText('Password', { exact: true }).fill('secret-1');
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Sign up' }).click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(register).toHaveBeenCalledWith(expect.objectContaining({ email: 'mo@pawlet.test' }));
  pawlet.session.signOut();
  sessionStorage.clear();
});

it('resets a forgotten password and continues to the log-in with it', async () => {
  const { screen, pawlet, onDone } = await show(undefined, false);
  const reset = vi.spyOn(pawlet.api.login, 'resetPassword').mockResolvedValue({ status: 'ok' });
  await screen.getByRole('button', { name: 'Forgot password?' }).click();
  await screen.getByRole('tab', { name: 'Email' }).click();
  await screen.getByRole('textbox', { name: 'Email' }).fill('mo@pawlet.test');
  await screen.getByRole('textbox', { name: 'Verification code' }).fill('123456');
  const password = screen.getByLabelText('New password', { exact: true });
  await password.fill('short');
  await screen.getByRole('button', { name: 'Set password' }).click();
  await expect.element(password).toHaveAccessibleDescription('Passwords must have 8 to 64 characters');
  await password.fill('long-enough');
  await screen.getByRole('button', { name: 'Set password' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Account' })).toBeVisible();
  expect(reset).toHaveBeenCalledWith({ email: 'mo@pawlet.test', code: '123456', password: 'long-enough' });
  expect(onDone).not.toHaveBeenCalled();
});

it('counts the minute to the next code over a reload', async () => {
  sessionStorage.setItem('pawlet:code-sent-until', String(Date.now() + 40_000));
  const { screen } = await show(undefined, false);
  await expect.element(screen.getByRole('button', { name: /^Resend in (39|40) s$/u })).toBeDisabled();
  sessionStorage.clear();
});

const both = ['account', 'mobile', 'email'];

it.each([
  ['CHN', both, 'Mobile number', 'Log in with an email code'],
  ['DEU', both, 'Email', 'Log in with your mobile number'],
  ['DEU', ['account', 'mobile'], 'Mobile number', undefined],
  ['CHN', ['account', 'email'], 'Email', undefined],
])('sends the code in %s, by a shop with %j, to %s first', async (countryCode, ways, field, other) => {
  const { screen, pawlet } = await show(undefined, false, { countryCode, ways });
  await expect.element(screen.getByRole('textbox', { name: field })).toBeVisible();
  const others = screen.getByRole('button', { name: /Log in with (an email code|your mobile number)/u });
  expect(others.elements().map((button) => button.getAttribute('aria-label'))).toEqual(
    other === undefined ? [] : [other],
  );
  pawlet.session.setCountry('CHN');
});

it('logs in by a code to an e-mail address, with errors at their fields', async () => {
  const { screen, pawlet, onDone } = await show(undefined, false, { countryCode: 'CHN', ways: both });
  pawlet.session.setInviteId('12');
  const send = vi.spyOn(pawlet.api.login, 'sendCode').mockResolvedValue({ status: 'ok' });
  const logIn = vi
    .spyOn(pawlet.api.login, 'withEmailCode')
    .mockResolvedValue({ status: 'wrong-credentials', message: 'The code is wrong' });
  await screen.getByRole('button', { name: 'Log in with an email code' }).click();
  const email = screen.getByRole('textbox', { name: 'Email' });
  await expect.element(email).toHaveAttribute('autocomplete', 'email');
  await email.fill('mo@pawlet');
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect.element(email).toHaveAccessibleDescription('This email address is not valid');
  expect(send).not.toHaveBeenCalled();
  await email.fill(' Mo@pawlet.test ');
  await screen.getByRole('button', { name: 'Send code' }).click();
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ email: 'Mo@pawlet.test', event: 'emaillogin' }));
  const code = screen.getByRole('textbox', { name: 'Verification code' });
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill('123456');
  const submit = screen.getByRole('button', { name: 'Log in or sign up' });
  await submit.click();
  await expect.element(screen.getByRole('checkbox')).toHaveFocus();
  expect(logIn).not.toHaveBeenCalled();
  await screen.getByRole('checkbox').click();
  await submit.click();
  await expect.element(code).toHaveAccessibleDescription('The code is wrong');
  logIn.mockResolvedValue(loggedIn);
  await code.fill('654321');
  await submit.click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(logIn).toHaveBeenLastCalledWith({
    email: 'Mo@pawlet.test',
    code: '654321',
    inviteId: '12',
    agreed: '',
  });
  expect(pawlet.session.identity().token).toBe('token-of-mo');
  pawlet.session.signOut();
  sessionStorage.clear();
});

it('lets a guest buy with an address and its code, which submits automatically', async () => {
  const { screen, pawlet } = await show(undefined, false, {
    countryCode: 'DEU',
    ways: both,
    shown: <LoginSheet />,
  });
  const send = vi.spyOn(pawlet.api.login, 'sendCode').mockResolvedValue({ status: 'ok' });
  const logIn = vi
    .spyOn(pawlet.api.login, 'withEmailCode')
    .mockResolvedValue({ status: 'wrong-credentials', message: 'The code is wrong' });
  const asked = pawlet.account.requestLogIn('purchase');
  const sheet = screen.getByRole('dialog', { name: 'Where can we reach you?' });
  await sheet.getByRole('textbox', { name: 'Email' }).fill('mo@pawlet.test');
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  await expect.element(sheet.getByText(/^By continuing, you accept the/u)).toBeVisible();
  expect(sheet.getByRole('checkbox').elements()).toEqual([]);
  const code = sheet.getByRole('textbox', { name: 'Verification code' });
  await code.fill('123456');
  await expect.element(code).toHaveAccessibleDescription('The code is wrong');
  // A wrong code is submitted once only.
  expect(logIn).toHaveBeenCalledTimes(1);
  logIn.mockResolvedValue(loggedIn);
  await code.fill('654321');
  expect(await asked).toBe(true);
  expect(logIn).toHaveBeenCalledTimes(2);
  pawlet.session.signOut();
  pawlet.session.setCountry('CHN');
  sessionStorage.clear();
});

it.each([
  ['CHN', 'purchase', 'Mobile number'],
  ['DEU', undefined, 'Email'],
] as const)('requires a regular log-in in %s for %s', async (countryCode, purpose, field) => {
  const { screen, pawlet } = await show(undefined, false, { countryCode, ways: both, shown: <LoginSheet /> });
  void pawlet.account.requestLogIn(purpose);
  const sheet = screen.getByRole('dialog', { name: 'Log in' });
  await expect.element(sheet.getByRole('textbox', { name: field })).toBeVisible();
  await expect.element(sheet.getByRole('button', { name: 'Create an account' })).toBeVisible();
  pawlet.account.cancelLogIn();
  pawlet.session.setCountry('CHN');
});

it('leads a guest who has an account to the regular log-in and back', async () => {
  const { screen, pawlet } = await show(undefined, false, {
    countryCode: 'DEU',
    ways: both,
    shown: <LoginSheet />,
  });
  void pawlet.account.requestLogIn('purchase');
  await screen.getByRole('button', { name: 'Log in another way' }).click();
  const usual = screen.getByRole('dialog', { name: 'Log in' });
  await usual.getByRole('button', { name: 'Log in with password' }).click();
  await expect.element(usual.getByRole('textbox', { name: 'Account' })).toBeVisible();
  await usual.getByRole('button', { name: 'Back' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Where can we reach you?' })).toBeVisible();
  pawlet.account.cancelLogIn();
  pawlet.session.setCountry('CHN');
});
