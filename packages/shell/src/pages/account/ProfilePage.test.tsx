import '@pawlet/widgets/ui';
import type { Pawlet } from '@pawlet/core';
import type { UserWithCounts } from '@pawlet/core/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { closePages, openPageAlone } from '../../../test/openPageAlone.tsx';
import type { Storefront } from '../../storefront.ts';
import { ProfilePage } from './ProfilePage.tsx';

afterEach(async () => {
  await closePages();
  localStorage.clear();
});

const mimi: UserWithCounts = {
  id: 7,
  username: 'mimi',
  nickname: 'Mimi',
  mobile: '13800138000',
  email: 'mimi@example.com',
  avatarUrl: '',
  bio: 'Two cats',
  points: 1280,
  money: { amountMinor: 0, currency: 'CNY' },
  hasPassword: true,
  orders: { toPay: 0, toShip: 0, toReceive: 0, toEvaluate: 0, afterSale: 0 },
  couponCount: 1,
  favouriteCount: 5,
};

async function open(prepare: (pawlet: Pawlet) => void = () => undefined, user = mimi) {
  return openPageAlone('/pages/my/profile', ProfilePage, (pawlet) => {
    const { id, username, nickname, mobile, email } = user;
    pawlet.session.signIn({ token: 'token', user: { id, username, nickname, mobile, email, avatar: '' } });
    vi.spyOn(pawlet.api.user, 'load').mockResolvedValue(user);
    vi.spyOn(pawlet.config, 'load').mockRejectedValue(new Error('No config in this test.'));
    prepare(pawlet);
  });
}

/** Number of changes that are queued for the network. */
function letWait(storefront: Storefront, waiting: number): void {
  const store = createStore(() => ({ waiting }));
  Object.assign(storefront, { network: { started: () => ({ store }) } });
}

const refused = (fields: Record<string, 'taken'>, message: string) =>
  ({ status: 'refused', reason: 'VALIDATION', message, fields }) as const;

describe('the profile', () => {
  it('saves name, user name and bio, and shows a rejection at its field', async () => {
    const { screen, pawlet } = await open((shop) => {
      vi.spyOn(shop.api.user, 'saveProfile')
        .mockResolvedValueOnce(refused({ username: 'taken' }, 'This username is taken'))
        .mockResolvedValue({ status: 'ok' });
    });
    const save = vi.spyOn(pawlet.api.user, 'saveProfile');
    const nickname = screen.getByRole('textbox', { name: 'Name', exact: true });
    await nickname.fill('');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(nickname).toHaveAttribute('aria-invalid', 'true');
    expect(save).not.toHaveBeenCalled();
    await nickname.fill('Momo');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .element(screen.getByRole('textbox', { name: 'Username' }))
      .toHaveAttribute('aria-invalid', 'true');
    await expect.element(nickname).toHaveValue('Momo');
    await screen.getByRole('textbox', { name: 'Username' }).fill('momo');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(screen.getByText('Saved', { exact: true }).first()).toBeVisible();
    expect(save).toHaveBeenLastCalledWith({
      nickname: 'Momo',
      username: 'momo',
      bio: 'Two cats',
      avatar: '',
    });
  });

  it('changes the phone number with a code that is sent to the new one', async () => {
    const { screen, pawlet } = await open((shop) => {
      vi.spyOn(shop.api.account, 'sendCode').mockResolvedValue({ status: 'ok' });
      vi.spyOn(shop.api.account, 'changeMobile')
        .mockResolvedValueOnce({ status: 'wrong-credentials', message: 'The code is wrong' })
        .mockResolvedValueOnce({
          status: 'refused',
          reason: 'VALIDATION',
          message: 'The current password is incorrect',
          fields: { oldpassword: 'choice' },
        })
        .mockResolvedValue({ status: 'ok' });
    });
    await screen.getByRole('button', { name: /Mobile number/u }).click();
    const sheet = screen.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Send code' }).click();
    await expect.element(sheet.getByLabelText('New number')).toHaveAttribute('aria-invalid', 'true');
    await sheet.getByLabelText('New number').fill('+49 170 1234567');
    const seeMessage = async () => {
      await expect.element(screen.getByText('Code sent', { exact: true })).toBeVisible();
    };
    await Promise.all([seeMessage(), sheet.getByRole('button', { name: 'Send code' }).click()]);
    await expect.element(sheet.getByRole('button', { name: /Resend in/u })).toBeDisabled();
    const phone = { mobile: '1701234567', areaCode: '49' };
    expect(vi.spyOn(pawlet.api.account, 'sendCode')).toHaveBeenCalledExactlyOnceWith(phone, 'changemobile');
    await sheet.getByLabelText('Verification code').fill('111111');
    await sheet.getByRole('button', { name: 'Change number' }).click();
    const proof = sheet.getByRole('textbox', { name: 'Current password' });
    await expect.element(proof).toHaveAttribute('aria-invalid', 'true');
    await proof.fill('long-enough');
    await sheet.getByRole('button', { name: 'Change number' }).click();
    await expect.element(sheet.getByText('The code is wrong').first()).toBeVisible();
    await expect.element(sheet.getByLabelText('New number')).toHaveValue('+49 170 1234567');
    await sheet.getByLabelText('Verification code').fill('222222');
    await sheet.getByRole('button', { name: 'Change number' }).click();
    await expect.element(proof).toHaveAttribute('aria-invalid', 'true');
    await proof.fill('the-right-one');
    await sheet.getByRole('button', { name: 'Change number' }).click();
    await expect.element(screen.getByText('Number changed').first()).toBeVisible();
    expect(vi.spyOn(pawlet.api.account, 'changeMobile')).toHaveBeenLastCalledWith({
      ...phone,
      code: '222222',
      oldPassword: 'the-right-one',
    });
  });

  it('changes the e-mail address of an account without a password with a code to the account itself', async () => {
    const { screen, pawlet } = await open(
      (shop) => {
        vi.spyOn(shop.api.account, 'sendCode').mockResolvedValue({ status: 'ok' });
        vi.spyOn(shop.api.account, 'changeEmail').mockResolvedValue({ status: 'ok' });
      },
      { ...mimi, hasPassword: false },
    );
    await screen.getByRole('button', { name: /Email/u }).click();
    const sheet = screen.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Send code' }).first().click();
    const own = { mobile: '13800138000', areaCode: '86' };
    expect(vi.spyOn(pawlet.api.account, 'sendCode')).toHaveBeenCalledExactlyOnceWith(own, 'verify');
    await sheet.getByLabelText('Code sent to your current number or email').fill('111111');
    await sheet.getByLabelText('New email address').fill('new@example.com');
    await sheet.getByLabelText('Verification code').fill('222222');
    await sheet.getByRole('button', { name: 'Change email' }).click();
    await expect.element(screen.getByText('Email changed').first()).toBeVisible();
    expect(vi.spyOn(pawlet.api.account, 'changeEmail')).toHaveBeenLastCalledWith({
      email: 'new@example.com',
      code: '222222',
      oldCode: '111111',
    });
  });

  it('verifies a first password with a code, and a further one with the previous password', async () => {
    const { screen, pawlet } = await open(
      (shop) => {
        vi.spyOn(shop.api.account, 'sendCode').mockResolvedValue({ status: 'ok' });
        vi.spyOn(shop.api.account, 'changePassword').mockResolvedValue({ status: 'ok' });
      },
      { ...mimi, hasPassword: false, mobile: '' },
    );
    await screen.getByRole('button', { name: /Password/u }).click();
    const sheet = screen.getByRole('dialog', { name: 'Set password' });
    await sheet.getByRole('button', { name: 'Send code' }).click();
    expect(vi.spyOn(pawlet.api.account, 'sendCode')).toHaveBeenCalledExactlyOnceWith(
      { email: 'mimi@example.com' },
      'changepwd',
    );
    await sheet.getByLabelText('Verification code').fill('123456');
    await sheet.getByRole('textbox', { name: 'New password' }).fill('short');
    await sheet.getByRole('button', { name: 'Save password' }).click();
    expect(vi.spyOn(pawlet.api.account, 'changePassword')).not.toHaveBeenCalled();
    await sheet.getByRole('textbox', { name: 'New password' }).fill('long-enough');
    await sheet.getByRole('button', { name: 'Save password' }).click();
    expect(vi.spyOn(pawlet.api.account, 'changePassword')).toHaveBeenCalledExactlyOnceWith({
      password: 'long-enough',
      code: '123456',
    });
  });

  it('lists the sessions of the account, and ends the others', async () => {
    const device = { platform: 'web', model: '', brand: '', loggedInAt: 0, lastSeenAt: Date.now() };
    const here = { ...device, id: 1, isCurrent: true };
    const { screen, pawlet } = await open((shop) => {
      vi.spyOn(shop.api.account, 'devices')
        .mockResolvedValueOnce([
          here,
          { ...device, id: 2, platform: 'android', brand: 'Acme', model: 'One', isCurrent: false },
        ])
        .mockResolvedValue([here]);
      vi.spyOn(shop.api.account, 'logOutEverywhere').mockResolvedValue({ status: 'ok' });
    });
    await screen.getByRole('button', { name: 'Logged-in devices' }).click();
    await expect.element(screen.getByText('Acme One')).toBeVisible();
    await screen.getByRole('button', { name: 'Log out the other devices' }).click();
    await expect.poll(() => screen.getByText('Acme One').elements().length).toBe(0);
    expect(vi.spyOn(pawlet.api.account, 'logOutEverywhere')).toHaveBeenCalledExactlyOnceWith({
      keepsThis: true,
    });
    await expect.element(screen.getByText('This device')).toBeVisible();
  });

  it('lists the linked log-ins, and unlinks one after a confirmation', async () => {
    const paws = { id: 1, platform: 'app', name: 'Paws', nickname: 'Mimi', linkedAt: Date.now() } as const;
    const wechat = { ...paws, id: 2, platform: 'wechat', name: '', nickname: '' } as const;
    const unlink = vi.fn<Pawlet['api']['account']['unlinkLogIn']>().mockResolvedValue({ status: 'ok' });
    const { screen } = await open((shop) => {
      vi.spyOn(shop.api.account, 'linkedLogIns')
        .mockResolvedValueOnce([paws, wechat])
        .mockResolvedValueOnce([wechat])
        .mockResolvedValue([]);
      vi.spyOn(shop.api.account, 'unlinkLogIn').mockImplementation(unlink);
    });
    await screen.getByRole('button', { name: 'Linked accounts' }).click();
    await expect.element(screen.getByText('WeChat', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Unlink Paws' }).click();
    const question = screen.getByRole('alertdialog', { name: 'Unlink Paws?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(unlink).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Unlink Paws' }).click();
    await question.getByRole('button', { name: 'Unlink' }).click();
    await expect.poll(() => screen.getByText('Paws', { exact: true }).elements().length).toBe(0);
    expect(unlink.mock.calls.map(([id]) => id)).toEqual([1]);
    await screen.getByRole('button', { name: 'Unlink WeChat' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
    await expect.element(screen.getByText('No linked accounts')).toBeVisible();
  });

  it('keeps the only way to log in, and says why', async () => {
    const reason = 'This is your only way to log in.';
    const { screen } = await open((shop) => {
      vi.spyOn(shop.api.account, 'linkedLogIns').mockResolvedValue([
        { id: 1, platform: 'app', name: 'Paws', nickname: '', linkedAt: undefined },
      ]);
      vi.spyOn(shop.api.account, 'unlinkLogIn').mockResolvedValue({
        status: 'refused',
        reason: 'VALIDATION',
        message: reason,
        fields: { id: 'choice' },
      });
    });
    await screen.getByRole('button', { name: 'Linked accounts' }).click();
    await screen.getByRole('button', { name: 'Unlink Paws' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
    await expect.element(screen.getByRole('alert').filter({ hasText: reason })).toBeVisible();
    await expect.element(screen.getByText('Paws', { exact: true })).toBeVisible();
  });

  it('shows what is lost, and deletes the account only after a code, a checkbox and a confirmation', async () => {
    localStorage.setItem('pawlet:footprints:7', '[[1,1]]');
    const { screen, pawlet, storefront } = await open((shop) => {
      vi.spyOn(shop.api.account, 'remove')
        .mockResolvedValueOnce({ status: 'wrong-state', message: 'An order is still open' })
        .mockResolvedValue({ status: 'ok' });
    });
    await screen.getByRole('button', { name: 'Delete account' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Delete account' });
    await expect.element(sheet.getByText('1280 points')).toBeVisible();
    await expect.element(sheet.getByText('1 coupon', { exact: true })).toBeVisible();
    await sheet.getByLabelText('Verification code').fill('123456');
    await sheet.getByRole('button', { name: 'Delete account' }).click();
    expect(vi.spyOn(pawlet.api.account, 'remove')).not.toHaveBeenCalled();
    await sheet.getByRole('checkbox').click();
    const confirmed = async (): Promise<void> => {
      await sheet.getByRole('button', { name: 'Delete account' }).click();
      await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
    };
    await confirmed();
    await expect.element(sheet.getByText(/An order is still open/u)).toBeVisible();
    await confirmed();
    await expect.poll(() => pawlet.session.isSignedIn()).toBe(false);
    expect(storefront.navigation.getState().current.address.path).toBe('/pages/my/my');
    expect(localStorage.getItem('pawlet:footprints:7')).toBeNull();
  });

  it('logs out after a confirmation', async () => {
    const { screen, pawlet } = await open((shop) => {
      vi.spyOn(shop.api.login, 'logOut').mockResolvedValue();
    });
    await screen.getByRole('button', { name: 'Log out', exact: true }).click();
    await screen.getByRole('button', { name: 'Log out', exact: true }).last().click();
    await expect.poll(() => pawlet.session.isSignedIn()).toBe(false);
    expect(pawlet.session.store.getState().user).toBeUndefined();
    await expect.element(screen.getByText('You are logged out').first()).toBeVisible();
  });

  it('shows before a log-out how many queued changes are lost', async () => {
    const { screen, pawlet, storefront } = await open((shop) => {
      vi.spyOn(shop.api.login, 'logOut').mockResolvedValue();
    });
    letWait(storefront, 2);
    await screen.getByRole('button', { name: 'Log out', exact: true }).click();
    const question = screen.getByRole('alertdialog', { name: 'Log out of this device?' });
    await expect
      .element(question.getByText('2 changes have not been sent yet and will be lost.'))
      .toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(pawlet.session.isSignedIn()).toBe(true);
    expect(vi.spyOn(pawlet.api.login, 'logOut')).not.toHaveBeenCalled();
  });

  it('shows the same before a log-out everywhere, and nothing without queued changes', async () => {
    const device = { id: 1, platform: 'web', model: '', brand: '', loggedInAt: 0, lastSeenAt: Date.now() };
    const { screen, storefront } = await open((shop) => {
      vi.spyOn(shop.api.account, 'devices').mockResolvedValue([{ ...device, isCurrent: true }]);
    });
    await screen.getByRole('button', { name: 'Logged-in devices' }).click();
    const question = screen.getByRole('alertdialog', { name: 'Log out on all devices, this one too?' });
    const ask = async (): Promise<void> => {
      await screen.getByRole('button', { name: 'Log out everywhere' }).click();
      await expect.element(question).toBeVisible();
    };
    await ask();
    await expect.element(question.getByText(/lost/u)).not.toBeInTheDocument();
    await question.getByRole('button', { name: 'Cancel' }).click();
    letWait(storefront, 1);
    await ask();
    await expect
      .element(question.getByText('1 change has not been sent yet and will be lost.'))
      .toBeVisible();
  });
});
