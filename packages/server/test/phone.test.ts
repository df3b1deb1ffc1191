import {
  apiSmsSend,
  apiUserMobileLogin,
  loginLogin,
  loginMobilelogin,
  loginRegister,
  loginResetpwd,
  smsSend,
  userChangeMobile,
  userIndex,
} from '@pawlet/core/contract';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { shoppers } from '../src/db/schema/shopper.ts';
import { fillMobileKeys } from '../src/modules/user/fillMobileKeys.ts';
import { operate } from './store/operator.ts';
import type { TestStore } from './createTestStore.ts';
import { useAccountStore } from './store/accountStore.ts';
import type { TestClient } from './store/testClient.ts';

let store: TestStore;

useAccountStore((made) => {
  store = made;
});

/** Sends a code to a number and returns the code and its recipient. */
async function sendCode(client: TestClient, area_code: string, mobile: string, event = 'mobilelogin') {
  const reply = await client.call(smsSend, { area_code, mobile, event });
  expect(reply).toMatchObject({ code: 1 });
  return { code: store.messages.at(-1)?.code ?? '', recipient: store.messages.at(-1)?.recipient };
}

/** Logs in by code and returns the id of the account. */
async function logIn(area_code: string, mobile: string): Promise<number> {
  const visitor = store.visitor();
  const { code: captcha } = await sendCode(visitor, area_code, mobile);
  const reply = await visitor.call(apiUserMobileLogin, { area_code, mobile, captcha });
  expect(reply).toMatchObject({ code: 1 });
  store.clock.advance(61);
  return Number(reply.data.userinfo.id);
}

/** Accounts as created by an earlier release: with the number as entered. */
async function insertOld(...mobiles: readonly string[]): Promise<readonly number[]> {
  const rows = await store.db
    .insert(shoppers)
    .values(
      mobiles.map((mobile) => ({
        username: `old_${mobile}`,
        nickname: 'Old',
        mobile,
        createdAt: store.clock.now(),
      })),
    )
    .returning({ id: shoppers.id });
  return rows.map(({ id }) => id);
}

describe('a number', () => {
  it('has one account, with and without the national prefix', async () => {
    const first = await logIn('49', '015112345611');
    expect(await logIn('49', '15112345611')).toBe(first);
    expect(await logIn('+49', '015112345611')).toBe(first);
    expect(await logIn('0049', '4915112345611')).toBe(first);
    const rows = await store.db.select().from(shoppers).where(eq(shoppers.mobileKey, '4915112345611'));
    expect(rows).toMatchObject([{ id: first, mobile: '4915112345611' }]);
  });

  it('gets its code at the normalized number, and one limit counts all notations', async () => {
    const visitor = store.visitor();
    expect((await sendCode(visitor, '49', '015112345612')).recipient).toBe('4915112345612');
    for (const mobile of ['15112345612', '4915112345612', '015112345612']) {
      expect(await visitor.call(apiSmsSend, { area_code: '49', mobile, event: 'mobilelogin' })).toMatchObject(
        {
          data: { reason: 'RATE_LIMITED' },
        },
      );
    }
  });

  it('can be entered in different notations for the code and the log-in', async () => {
    const visitor = store.visitor();
    const { code: captcha } = await sendCode(visitor, '49', '015112345613');
    expect(
      await visitor.call(loginMobilelogin, { area_code: '49', mobile: '15112345613', captcha }),
    ).toMatchObject({ code: 1, data: { user: { mobile: '+4915112345613' } } });
  });

  it.each([
    ['1', '212555', { mobile: 'format' }, 'not a valid phone number'],
    ['49', '03012345678', { mobile: 'format' }, 'not a mobile number'],
    ['44', '08001111', { mobile: 'format' }, 'not a mobile number'],
    ['999', '1234567890', { area_code: 'exists' }, 'No country or region'],
  ])('+%s %s gets no code', async (area_code, mobile, fields, message) => {
    const before = store.messages.length;
    const visitor = store.visitor();
    visitor.lang = 'en';
    const reply = await visitor.call(smsSend, { area_code, mobile, event: 'mobilelogin' });
    expect(reply).toMatchObject({ code: 0, data: { reason: 'VALIDATION', fields } });
    expect(reply.msg).toContain(message);
    expect(store.messages).toHaveLength(before);
  });

  it('cannot be registered or changed to a second time in another notation', async () => {
    const owner = await logIn('33', '0612345678');
    const visitor = store.visitor();
    const { code } = await sendCode(visitor, '33', '612345678', 'register');
    expect(
      await visitor.call(loginRegister, {
        username: 'another_one',
        password: 'long-enough',
        area_code: '33',
        mobile: '612345678',
        code,
      }),
    ).toMatchObject({ data: { reason: 'VALIDATION', fields: { mobile: 'taken' } } });

    store.clock.advance(61);
    const shopper = await store.shopper('second@pawlet.test');
    const { code: captcha } = await sendCode(shopper, '33', '612345678', 'changemobile');
    expect(
      await shopper.call(userChangeMobile, {
        area_code: '33',
        mobile: '0612345678',
        captcha,
        oldpassword: 'pawlet-demo',
      }),
    ).toMatchObject({ data: { reason: 'VALIDATION', fields: { mobile: 'taken' } } });
    const rows = await store.db.select().from(shoppers).where(eq(shoppers.mobileKey, '33612345678'));
    expect(rows.map(({ id }) => id)).toEqual([owner]);
  });

  it('creates one account for concurrent first log-ins in different notations', async () => {
    const visitor = store.visitor();
    const other = store.visitor();
    const first = await sendCode(visitor, '49', '015112345614', 'register');
    store.clock.advance(61);
    const second = await sendCode(other, '49', '15112345614');
    const replies = await Promise.all([
      visitor.call(loginRegister, {
        username: 'racing_one',
        password: 'long-enough',
        area_code: '49',
        mobile: '015112345614',
        code: first.code,
      }),
      other.call(apiUserMobileLogin, { area_code: '49', mobile: '15112345614', captcha: second.code }),
    ]);
    expect(replies.some(({ code }) => code === 1)).toBe(true);
    expect(
      await store.db
        .select()
        .from(shoppers)
        .where(inArray(shoppers.mobile, ['49015112345614', '4915112345614'])),
    ).toHaveLength(1);
  });
});

describe('an account of an earlier release', () => {
  it.each([false, true])('is found in every notation (normalized form filled in: %s)', async (isFilled) => {
    const tail = isFilled ? '21' : '22';
    const [id] = await insertOld(`490151123456${tail}`);
    if (isFilled) await fillMobileKeys(store.db);
    expect(await logIn('49', `0151123456${tail}`)).toBe(id);
    expect(await logIn('49', `151123456${tail}`)).toBe(id);
    const passwordHash = await store.deps.hasher.hash('my-password');
    await store.db
      .update(shoppers)
      .set({ passwordHash })
      .where(eq(shoppers.id, id ?? 0));
    for (const account of [`+49 151 123456${tail}`, `+49 (0)151 123456${tail}`, `490151123456${tail}`]) {
      expect(await store.visitor().call(loginLogin, { account, password: 'my-password' })).toMatchObject({
        data: { user: { id } },
      });
    }
  });

  it('gets codes for its own number in either notation', async () => {
    const [id] = await insertOld('49015112345623');
    const visitor = store.visitor();
    const { code: captcha } = await sendCode(visitor, '49', '15112345623', 'resetpwd');
    const given = { type: 'mobile', area_code: '49', mobile: '015112345623', newpassword: 'my-password' };
    expect(await visitor.call(loginResetpwd, { ...given, captcha })).toMatchObject({ code: 1 });
    const logged = await visitor.call(loginLogin, { account: '+4915112345623', password: 'my-password' });
    expect(logged).toMatchObject({ data: { user: { id } } });
    visitor.token = logged.data.token;
    store.clock.advance(61);
    expect((await sendCode(visitor, '49', '015112345623', 'verify')).recipient).toBe('4915112345623');
  });

  it('keeps its number where another account has it in another notation', async () => {
    const [typed, plain] = await insertOld('49015112345624', '4915112345624');
    await fillMobileKeys(store.db);
    expect(await logIn('49', '015112345624')).toBe(typed);
    expect(await logIn('49', '15112345624')).toBe(plain);
    const rows = await store.db.select().from(shoppers).where(eq(shoppers.mobileKey, '4915112345624'));
    expect(rows.map(({ id }) => id)).toEqual([plain]);

    const result = await operate(store, 'shared-mobiles');
    expect(result.text).toContain(
      `+4915112345624\t${plain} old_4915112345624 (4915112345624)\t${typed} old_49015112345624 (49015112345624)`,
    );
  });

  it('is the oldest one where no account has the normalized form', async () => {
    const [older] = await insertOld('540111523456789', '54111523456789');
    await fillMobileKeys(store.db);
    const rows = await store.db.select().from(shoppers).where(eq(shoppers.mobileKey, '5491123456789'));
    expect(rows.map(({ id }) => id)).toEqual([older]);
    expect(await logIn('54', '91123456789')).toBe(older);
  });

  it('is not locked out when its number is missing in the numbering plan', async () => {
    const [id] = await insertOld('447700900123');
    expect(await logIn('44', '7700900123')).toBe(id);
  });

  it('is not found by its previous number once a node of that release has changed it', async () => {
    const id = await logIn('49', '15112345625');
    await store.db.update(shoppers).set({ mobile: '4915112345626' }).where(eq(shoppers.id, id));
    expect(await logIn('49', '15112345625')).not.toBe(id);
    await fillMobileKeys(store.db);
    expect(await logIn('49', '015112345626')).toBe(id);
  });

  it('keeps its log-in after its owner changes the number to the form without the national prefix', async () => {
    const [id = 0] = await insertOld('49015112345627');
    await fillMobileKeys(store.db);
    const visitor = store.visitor();
    const { code: captcha } = await sendCode(visitor, '49', '015112345627');
    const logged = await visitor.call(loginMobilelogin, { area_code: '49', mobile: '015112345627', captcha });
    visitor.token = logged.data.user.token;
    store.clock.advance(61);
    const { code: proof } = await sendCode(visitor, '49', '15112345627', 'verify');
    store.clock.advance(61);
    const { code: changed } = await sendCode(visitor, '49', '15112345627', 'changemobile');
    expect(
      await visitor.call(userChangeMobile, {
        area_code: '49',
        mobile: '15112345627',
        captcha: changed,
        oldcaptcha: proof,
      }),
    ).toMatchObject({ code: 1, data: { user: { mobile: '+4915112345627' } } });
    expect((await visitor.call(userIndex)).data.userInfo.id).toBe(id);
    store.clock.advance(61);
    expect(await logIn('49', '015112345627')).toBe(id);
  });
});
