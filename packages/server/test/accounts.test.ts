import {
  addressV2index,
  apiEmsSend,
  apiUserEmailRegister,
  cartIndex,
  emsSend,
  loginLogin,
  loginMobilelogin,
  loginRegister,
  loginResetpwd,
  orderAdd,
  orderCancel,
  orderIndex,
  scoreExchange,
  smsSend,
  userAvatar,
  userChangeEmail,
  userChangeMobile,
  userChangePassword,
  userDeleteAccount,
  userExportData,
  userIndex,
  userLogoutAll,
  userProfile,
  userSessions,
} from '@pawlet/core/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { consents } from '../src/db/schema/account.ts';
import { inboxMessages } from '../src/db/schema/message.ts';
import { orders } from '../src/db/schema/order.ts';
import { pages } from '../src/db/schema/page.ts';
import { pointsProducts } from '../src/db/schema/points.ts';
import { shoppers } from '../src/db/schema/shopper.ts';
import { uploads } from '../src/db/schema/upload.ts';
import { createExchangeOperations } from '../src/modules/points/operations.ts';
import { type TestStore } from './createTestStore.ts';
import { useAccountStore } from './store/accountStore.ts';
import { toAddress, placeOrder, putIntoCart } from './store/buying.ts';
import type { TestClient } from './store/testClient.ts';

let store: TestStore;

const { newMobile, smsCode } = useAccountStore((made) => {
  store = made;
});

const wrongCode = { code: 0, data: { reason: 'CREDENTIALS' } };
const password = 'long-enough';

async function mailCode(client: TestClient, email: string, event: string): Promise<string> {
  expect(await client.call(emsSend, { email, event })).toMatchObject({ code: 1 });
  return store.messages.at(-1)?.code ?? '';
}

interface ExportFile {
  readonly account: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

function parseExport(text: string): ExportFile {
  return JSON.parse(text) as ExportFile;
}

/** A shopper with a mobile number and a session, without a password. */
async function newcomer(): Promise<{ client: TestClient; mobile: string; id: number }> {
  const client = store.visitor();
  const mobile = newMobile();
  const captcha = await smsCode(client, mobile, 'mobilelogin');
  const { data } = await client.call(loginMobilelogin, { mobile, captcha });
  client.token = data.token;
  store.clock.advance(61);
  return { client, mobile, id: data.user.id };
}

async function termsVersion(): Promise<string> {
  const [row] = await store.db.select().from(pages).where(eq(pages.diyname, 'terms'));
  return row?.version ?? '';
}

describe('registration by mobile', () => {
  it('creates an account with consent, inviter and start parameters, and logs in', async () => {
    const visitor = store.visitor();
    visitor.lang = 'fr';
    const mobile = newMobile();
    const agreed = await termsVersion();
    const reply = await visitor.call(
      loginRegister,
      {
        username: 'Ada',
        password,
        mobile,
        code: await smsCode(visitor, mobile, 'register'),
        invite_id: 1,
        agreed,
      },
      { headers: { sup: 'zoo', code: 'spring' } },
    );
    expect(reply).toMatchObject({ code: 1, data: { user: { username: 'Ada', mobile, has_password: 1 } } });
    const [row] = await store.db.select().from(shoppers).where(eq(shoppers.username, 'Ada'));
    expect(row).toMatchObject({ invitedBy: 1, sup: 'zoo', sourceCode: 'spring', agreedVersion: agreed });
    expect(row?.passwordHash).not.toContain(password);
    const kept = await store.db.select().from(consents).where(eq(consents.shopperId, reply.data.user.id));
    expect(kept.map(({ diyname, language }) => `${diyname} ${language}`).toSorted()).toEqual([
      'privacy fr',
      'terms fr',
    ]);
    expect(await visitor.call(loginLogin, { account: 'Ada', password })).toMatchObject({ code: 1 });
  });

  it('keeps the code valid while the name is changed, and consumes it once', async () => {
    const visitor = store.visitor();
    const mobile = newMobile();
    const code = await smsCode(visitor, mobile, 'register');
    const send = (username: string) => visitor.call(loginRegister, { username, password, mobile, code });
    expect(await send('demo')).toMatchObject({
      data: { reason: 'VALIDATION', fields: { username: 'taken' } },
    });
    expect(await send('Bea')).toMatchObject({ code: 1 });
    expect(await send('Cleo')).toMatchObject(wrongCode);
  });

  it('reveals that a mobile number is taken only to its owner', async () => {
    const visitor = store.visitor();
    const fields = { username: 'Dora', password, mobile: '13800138000' };
    const guess = await visitor.call(loginRegister, { ...fields, code: '000000' });
    expect(guess).toMatchObject(wrongCode);
    const unknown = await visitor.call(loginRegister, { ...fields, mobile: newMobile(), code: '000000' });
    expect([unknown.msg, unknown.data]).toEqual([guess.msg, guess.data]);
    const code = await smsCode(visitor, '13800138000', 'register');
    expect(await visitor.call(loginRegister, { ...fields, code })).toMatchObject({
      data: { reason: 'VALIDATION', fields: { mobile: 'taken' } },
    });
  });

  it.each(['ab', 'a b c', '13800138000', 'demo@pawlet.test', 'x'.repeat(31)])(
    'refuses the name %s',
    async (username) => {
      const reply = await store
        .visitor()
        .call(loginRegister, { username, password, mobile: newMobile(), code: '123456' });
      expect(reply).toMatchObject({ data: { reason: 'VALIDATION', fields: { username: 'format' } } });
    },
  );

  it('requires the current terms where terms were shown', async () => {
    const visitor = store.visitor();
    const mobile = newMobile();
    const code = await smsCode(visitor, mobile, 'register');
    const fields = { username: 'Eve_1', password, mobile, code };
    expect(await visitor.call(loginRegister, { ...fields, agreed: '1999-01-01' })).toMatchObject({
      code: 0,
      data: { reason: 'AGREEMENT_REQUIRED', diyname: 'terms' },
    });
    expect(await visitor.call(loginRegister, { ...fields, agreed: await termsVersion() })).toMatchObject({
      code: 1,
    });
  });

  it('creates one account under concurrent registrations of a name', async () => {
    const racers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const visitor = store.visitor();
        const mobile = newMobile();
        const code = await smsCode(visitor, mobile, 'register');
        return { visitor, mobile, code, formToken: await visitor.takeFormToken() };
      }),
    );
    const replies = await Promise.all(
      racers.map(({ visitor, mobile, code, formToken }) =>
        visitor.call(loginRegister, { username: 'only-one', password, mobile, code }, { formToken }),
      ),
    );
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
    for (const { code, data } of replies) if (code === 0) expect(data.fields).toEqual({ username: 'taken' });
  });
});

describe('registration by e-mail', () => {
  it('creates an account for an address in any case', async () => {
    const visitor = store.visitor();
    expect(await visitor.call(apiEmsSend, { email: 'Frida@Example.com', event: 'register' })).toMatchObject({
      code: 1,
    });
    expect(store.messages.at(-1)).toMatchObject({
      recipient: 'frida@example.com',
      subject: 'Your Pawlet verification code',
    });
    const captcha = store.messages.at(-1)?.code;
    const reply = await visitor.call(apiUserEmailRegister, { email: 'frida@EXAMPLE.com', password, captcha });
    expect(reply).toMatchObject({
      code: 1,
      data: { userinfo: { email: 'frida@example.com', nickname: 'frida', mobile: '', has_password: 1 } },
    });
    visitor.token = reply.data.userinfo.token;
    expect(await visitor.call(userIndex)).toMatchObject({ code: 1 });
    expect(await visitor.call(loginLogin, { account: 'FRIDA@example.com', password })).toMatchObject({
      code: 1,
    });
  });

  it('reveals a taken address only to its owner, and refuses invalid addresses', async () => {
    const visitor = store.visitor();
    const email = 'demo@pawlet.test';
    const captcha = await mailCode(visitor, email, 'register');
    expect(await visitor.call(apiUserEmailRegister, { email, password, captcha })).toMatchObject({
      data: { fields: { email: 'taken' } },
    });
    for (const wrong of ['demo', 'a@b', 'a b@c.de', `${'x'.repeat(250)}@a.de`]) {
      expect(await visitor.call(emsSend, { email: wrong, event: 'register' })).toMatchObject({
        data: { reason: 'VALIDATION' },
      });
    }
    expect(
      await visitor.call(apiUserEmailRegister, { email: 'g@h.de', password: 'short', captcha }),
    ).toMatchObject({ data: { fields: { password: 'length' } } });
  });
});

describe('forgotten password', () => {
  it('is reset by mobile or e-mail, which ends all sessions', async () => {
    const before = await store.shopper('second');
    const visitor = store.visitor();
    const mobile = '13900139000';
    const byMobile = { type: 'mobile', mobile, newpassword: 'by-mobile-1' };
    const captcha = await smsCode(visitor, mobile, 'resetpwd');
    expect(await visitor.call(loginResetpwd, { ...byMobile, captcha })).toMatchObject({ code: 1 });
    expect(await visitor.call(loginResetpwd, { ...byMobile, captcha })).toMatchObject(wrongCode);
    expect(await before.call(userIndex)).toMatchObject({ code: 401 });
    expect(await visitor.call(loginLogin, { account: 'second', password: 'by-mobile-1' })).toMatchObject({
      code: 1,
    });

    const email = 'second@pawlet.test';
    const byMail = { type: 'email', email, newpassword: 'pawlet-demo' };
    const mailed = await mailCode(visitor, email, 'resetpwd');
    expect(await visitor.call(loginResetpwd, { ...byMail, captcha: mailed })).toMatchObject({ code: 1 });
    await visitor.logIn('second');
  });

  it('has the same response for unknown accounts', async () => {
    const visitor = store.visitor();
    const send = async (mobile: string) => {
      const sent = await visitor.call(smsSend, { mobile, event: 'resetpwd' });
      const reply = await visitor.call(loginResetpwd, {
        type: 'mobile',
        mobile,
        newpassword: password,
        captcha: '000000',
      });
      return [sent.code, sent.msg, reply.code, reply.msg, reply.data];
    };
    expect(await send(newMobile())).toEqual(await send('13800138000'));
  });

  it('requires the field for its type', async () => {
    const fields = { newpassword: password, captcha: '123456' };
    const visitor = store.visitor();
    expect(await visitor.call(loginResetpwd, { ...fields, type: 'mobile' })).toMatchObject({
      data: { fields: { mobile: 'required' } },
    });
    expect(
      await visitor.call(loginResetpwd, { ...fields, type: 'email', mobile: '13800138000' }),
    ).toMatchObject({
      data: { fields: { email: 'required' } },
    });
  });

  it('cannot be guessed: attempts are counted per account and address, and failures per address', async () => {
    const visitor = store.visitor();
    const mobile = newMobile();
    const guess = (address: string, target: string) =>
      visitor.call(
        loginResetpwd,
        { type: 'mobile', mobile: target, newpassword: password, captcha: '000000' },
        { headers: { 'x-test-address': address } },
      );
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await guess('198.51.100.1', mobile)).toMatchObject(wrongCode);
    }
    expect(await guess('198.51.100.1', mobile)).toMatchObject({ data: { reason: 'RATE_LIMITED' } });
    expect(await guess('198.51.100.2', mobile)).toMatchObject(wrongCode);
    for (let attempt = 0; attempt < 100; attempt += 1) await guess('203.0.113.7', newMobile());
    expect(await guess('203.0.113.7', newMobile())).toMatchObject({ data: { reason: 'RATE_LIMITED' } });
    expect(await guess('203.0.113.8', newMobile())).toMatchObject(wrongCode);
  });
});

describe('account', () => {
  it('changes mobile number and e-mail address with codes sent to the new ones', async () => {
    const { client, mobile } = await newcomer();
    const next = newMobile();
    const captcha = await smsCode(client, next, 'changemobile');
    const wrong = await smsCode(client, '13800138000', 'changemobile');
    store.clock.advance(61);
    const oldcaptcha = await smsCode(client, mobile, 'verify');
    expect(
      await client.call(userChangeMobile, { mobile: '13800138000', captcha: wrong, oldcaptcha }),
    ).toMatchObject({ data: { fields: { mobile: 'taken' } } });
    expect(await client.call(userChangeMobile, { mobile: next, captcha, oldcaptcha })).toMatchObject({
      code: 1,
      data: { user: { mobile: next } },
    });
    const [old] = await store.db
      .select()
      .from(shoppers)
      .where(eq(shoppers.mobile, `86${mobile}`));
    expect(old).toBeUndefined();

    const email = `${next}@example.com`;
    const mailed = await mailCode(client, email, 'changeemail');
    store.clock.advance(61);
    const proof = { captcha: mailed, oldcaptcha: await smsCode(client, next, 'verify') };
    expect(await client.call(userChangeEmail, { email: 'other@example.com', ...proof })).toMatchObject(
      wrongCode,
    );
    expect(await client.call(userChangeEmail, { email, ...proof })).toMatchObject({
      code: 1,
      data: { user: { email } },
    });
  });

  it('gets a first password with a code, later ones with the old password; other sessions end', async () => {
    const { client, mobile } = await newcomer();
    expect(await client.call(userChangePassword, { newpassword: password })).toMatchObject({
      data: { fields: { captcha: 'required' } },
    });
    expect(await client.call(smsSend, { mobile: newMobile(), event: 'changepwd' })).toMatchObject({
      data: { fields: { mobile: 'choice' } },
    });
    const captcha = await smsCode(client, mobile, 'changepwd');
    expect(await client.call(userChangePassword, { newpassword: password, captcha })).toMatchObject({
      code: 1,
    });

    const other = store.visitor();
    await other.logIn(mobile, password);
    expect(await client.call(userChangePassword, { newpassword: 'another-one', captcha })).toMatchObject({
      data: { fields: { oldpassword: 'required' } },
    });
    const change = (oldpassword: string) =>
      client.call(userChangePassword, { newpassword: 'another-one', oldpassword });
    expect(await change('wrong-word')).toMatchObject(wrongCode);
    expect(await change(password)).toMatchObject({ code: 1 });
    expect(await other.call(userIndex)).toMatchObject({ code: 401 });
    expect(await client.call(userIndex)).toMatchObject({ code: 1 });
  });

  it('lists its sessions and ends the others or all', async () => {
    const { client, mobile } = await newcomer();
    const captcha = await smsCode(client, mobile, 'changepwd');
    expect(await client.call(userChangePassword, { newpassword: password, captcha })).toMatchObject({
      code: 1,
    });
    const tablet = store.visitor();
    await tablet.logIn(mobile, password);
    const listed = await client.call(userSessions);
    expect(listed.data.map((one: { is_current: boolean }) => one.is_current).sort()).toEqual([false, true]);
    expect(JSON.stringify(listed.data)).not.toContain(client.token);

    const reply = await client.call(userLogoutAll, { keep_current: 1 });
    expect(reply.data.__token__).toBe(reply.headers.get('__token__'));
    expect(await tablet.call(userIndex)).toMatchObject({ code: 401 });
    expect(await client.call(userSessions)).toMatchObject({ data: [{ is_current: true }] });
    expect(await client.call(userLogoutAll)).toMatchObject({ code: 1 });
    expect(await client.call(userIndex)).toMatchObject({ code: 401 });
  });

  it('accepts an uploaded picture of the shopper, and its current one', async () => {
    const { client, id } = await newcomer();
    const file = { kind: 'image', type: 'image/webp', size: 1, createtime: 1 } as const;
    await store.db.insert(uploads).values([
      { ...file, userId: id, name: 'cat.webp' },
      { ...file, userId: id, name: 'cat.mp4', kind: 'video', type: 'video/mp4' },
      { ...file, userId: 1, name: 'dog.webp' },
    ]);
    expect(await client.call(userAvatar, { avatar: '/uploads/cat.webp' })).toMatchObject({ code: 1 });
    const { avatar, username } = (await client.call(userIndex)).data.userInfo;
    expect(avatar).toBe('http://shop.test/uploads/cat.webp');
    expect(await client.call(userProfile, { username, nickname: 'Cat', avatar })).toMatchObject({ code: 1 });
    const problems: readonly (readonly [string, string])[] = [
      ['/uploads/dog.webp', 'exists'],
      ['/uploads/cat.mp4', 'exists'],
      ['/uploads/none.webp', 'exists'],
      ['https://evil.test/a.png', 'format'],
      ['//evil.test/a.png', 'format'],
      ['/uploads/../cat.webp', 'format'],
      ['javascript:1', 'format'],
    ];
    for (const [given, problem] of problems) {
      expect(await client.call(userAvatar, { avatar: given })).toMatchObject({
        data: { fields: { avatar: problem } },
      });
    }
    expect((await client.call(userIndex)).data.userInfo).toMatchObject({ avatar, nickname: 'Cat' });
  });
});

describe('personal data', () => {
  it('is exported with everything that references the shopper, for an hour, without secrets', async () => {
    const shopper = await store.shopper();
    const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
    const { data } = await shopper.call(userExportData);
    const path = new URL(data.url).pathname;
    const response = await store.app.request(`http://shop.test${path}`);
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const text = await response.text();
    const file = parseExport(text);
    expect(file.account).toMatchObject({ email: 'demo@pawlet.test', nickname: 'Momo' });
    expect(file.data['orders']?.map((row) => row['order_sn'])).toContain(orderSn);
    for (const table of ['order_lines', 'addresses', 'consents', 'social_links']) {
      expect(file.data[table]).not.toEqual([]);
    }
    expect(text).not.toContain('scrypt$');
    expect(text).not.toContain('second@pawlet.test');

    const { rows } = await store.db.execute<{ name: string }>(
      sql`select distinct conrelid::regclass::text as name from pg_constraint
        where contype = 'f' and confrelid = 'shoppers'::regclass`,
    );
    expect(Object.keys(file.data)).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));

    store.clock.advance(3600);
    expect((await store.app.request(`http://shop.test${path}`)).status).toBe(404);
    expect((await store.app.request('http://shop.test/api/user/export/invented')).status).toBe(404);
    await shopper.call(orderCancel, { order_sn: orderSn });
  });
});

describe('account deletion', () => {
  it('ends everything and anonymizes orders', async () => {
    const { client, mobile, id } = await newcomer();
    await store.db
      .insert(inboxMessages)
      .values({ recipient: `86${mobile}`, code: '1', text: '', createdAt: 1 });
    const orderSn = await placeOrder(store, client, 'PW-PUMP');
    await store.db.update(orders).set({ openid: 'o-wechat' }).where(eq(orders.orderSn, orderSn));
    const code = () => smsCode(client, mobile, 'deleteaccount');

    const first = await code();
    expect(await client.call(userDeleteAccount, { captcha: first })).toMatchObject({
      data: { reason: 'VALIDATION', fields: { agreed: 'required' } },
    });
    expect(await client.call(userDeleteAccount, { captcha: first, agreed: 1 })).toMatchObject({
      code: 0,
      data: { reason: 'ORDER_STATE', orderstate: 0, paystate: 0, shippingstate: 0 },
    });
    expect(await client.call(orderCancel, { order_sn: orderSn })).toMatchObject({ code: 1 });
    expect(await client.call(userDeleteAccount, { captcha: first, agreed: 1 })).toMatchObject({ code: 1 });

    for (const endpoint of [userIndex, orderIndex, addressV2index, cartIndex]) {
      expect(await client.call(endpoint)).toMatchObject({ code: 401 });
    }
    const [order] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
    expect(order).toMatchObject({
      userId: id,
      receiver: '',
      mobile: '',
      detail: '',
      zipcode: '',
      openid: '',
    });
    expect(order?.total).toBeGreaterThan(0);
    const [row] = await store.db.select().from(shoppers).where(eq(shoppers.id, id));
    expect(row).toMatchObject({ mobile: null, email: null, passwordHash: null, nickname: '***' });
    expect(row?.deletedAt).toBe(store.clock.now());
    const { rows } = await store.db.execute<{ text: string }>(
      sql`select coalesce(jsonb_agg(to_jsonb(m)), '[]')::text as text from inbox_messages m`,
    );
    expect(rows[0]?.text).not.toContain(mobile);

    // The mobile number is free again for a new account.
    store.clock.advance(61);
    const visitor = store.visitor();
    const captcha = await smsCode(visitor, mobile, 'mobilelogin');
    const again = await visitor.call(loginMobilelogin, { mobile, captcha });
    expect(again.data.user.id).not.toBe(id);
  });

  it('is blocked by undelivered exchanges, whose parcels would have no address', async () => {
    const { client, mobile, id } = await newcomer();
    await store.db.update(shoppers).set({ points: 600 }).where(eq(shoppers.id, id));
    const [strap] = await store.db.select().from(pointsProducts).where(eq(pointsProducts.slug, 'strap'));
    const wish = { exchange_id: strap?.id, nums: 1, model: 'Coral', address_id: await toAddress(client) };
    const { orderid } = (await client.call(scoreExchange, wish)).data;
    const captcha = await smsCode(client, mobile, 'deleteaccount');
    const remove = () => client.call(userDeleteAccount, { captcha, agreed: 1 });
    expect(await remove()).toMatchObject({ code: 0, data: { reason: 'ORDER_STATE', paystate: 1 } });
    await createExchangeOperations({ ...store.deps, now: store.clock.now() }).deliver(orderid);
    expect(await remove()).toMatchObject({ code: 1 });
  });

  it('and a concurrent order: one comes first and the other is refused', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { client, mobile, id } = await newcomer();
      const cartId = await putIntoCart(store, client, 'PW-PUMP');
      const fields = { ids: cartId, address_id: await toAddress(client) };
      const captcha = await smsCode(client, mobile, 'deleteaccount');
      const tokens = [await client.takeFormToken(), await client.takeFormToken()];
      const [ordered, deleted] = await Promise.all([
        client.call(orderAdd, fields, { formToken: tokens[0] }),
        client.call(userDeleteAccount, { captcha, agreed: 1 }, { formToken: tokens[1] }),
      ]);
      expect([ordered.code, deleted.code].filter((code) => code === 1)).toHaveLength(1);
      const [row] = await store.db.select().from(shoppers).where(eq(shoppers.id, id));
      const made = await store.db.select().from(orders).where(eq(orders.userId, id));
      expect(row?.deletedAt === null).toBe(made.length === 1);
    }
  });

  it('requires a code sent to the account itself', async () => {
    const { client } = await newcomer();
    expect(await client.call(smsSend, { mobile: newMobile(), event: 'deleteaccount' })).toMatchObject({
      data: { reason: 'VALIDATION' },
    });
    expect(await client.call(userDeleteAccount, { captcha: '000000', agreed: 1 })).toMatchObject(wrongCode);
    expect(await client.call(userIndex)).toMatchObject({ code: 1 });
  });
});

it('logs no error in all of this', () => {
  expect(store.errors).toEqual([]);
});
