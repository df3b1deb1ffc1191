import { emsSend, loginLogin, loginMobilelogin, loginResetpwd, smsSend } from '@pawlet/core/contract';
import process from 'node:process';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from './createTestStore.ts';
import { reportSecurityFigure } from './store/securityFigure.ts';
import type { TestClient } from './store/testClient.ts';

const isFull = process.env['PAWLET_FULL'] === '1';
const rateLimited = { code: 0, data: { reason: 'RATE_LIMITED' } };
const wrong = { code: 0, data: { reason: 'CREDENTIALS' } };
const done = { code: 1 };
const day = 24 * 3600;
const password = 'pawlet-demo';
const account = 'second';
const accountMail = 'second@pawlet.test';
const accountMobile = '13900139000';

let store: TestStore;
let isDelivered = true;
const warnings: string[] = [];
let lastNumber = 0;

beforeAll(async () => {
  store = await createTestStore({ settings: { isDemo: false, codesPerDay: 5000 } });
  const { sms } = store.deps;
  Object.assign(store.deps.sms, {
    send: (...message: Parameters<typeof sms.send>) =>
      isDelivered ? store.deps.mail.send(...message) : Promise.resolve('failed'),
  });
  Object.assign(store.deps.logger, { warn: (event: string) => void warnings.push(event) });
});
afterEach(() => store.clock.advance(2 * day));
afterAll(() => store.close());

const newMobile = (): string => {
  lastNumber += 1;
  return String(13_700_000_000 + lastNumber);
};
const newAddress = (): string => {
  lastNumber += 1;
  return `10.${lastNumber >> 16}.${(lastNumber >> 8) & 255}.${lastNumber & 255}`;
};
const from = (address: string) => ({ headers: { 'x-test-address': address } });
const askCode = (client: TestClient, mobile: string, address: string, event = 'mobilelogin') =>
  client.call(smsSend, { mobile, event }, from(address));
const logIn = (client: TestClient, given: string, address: string, name = account) =>
  client.call(loginLogin, { account: name, password: given }, from(address));

describe('verification codes', () => {
  it('requested by one address block nobody else', { timeout: 300_000 }, async () => {
    const count = isFull ? 1000 : 64;
    const attacker = store.visitor();
    const mobiles = Array.from({ length: count }, newMobile);
    let sent = 0;
    for (const mobile of mobiles) if ((await askCode(attacker, mobile, '203.0.113.9')).code === 1) sent += 1;
    expect(sent).toBe(60);
    let locked = 0;
    for (const mobile of mobiles) {
      const owner = store.visitor();
      const address = newAddress();
      const asked = await askCode(owner, mobile, address);
      const captcha = store.messages.at(-1)?.code;
      const entered = await owner.call(loginMobilelogin, { mobile, captcha }, from(address));
      if (asked.code !== 1 || entered.code !== 1) locked += 1;
    }
    reportSecurityFigure(
      25,
      `one address asks for codes of ${count} numbers and gets ${sent}: ${locked} owners locked out`,
    );
    expect(locked).toBe(0);
  });

  it('are counted by the /64 of an IPv6 address', async () => {
    const visitor = store.visitor();
    for (let host = 1; host <= 60; host += 1) {
      expect(await askCode(visitor, newMobile(), `2001:db8:1:2::${host.toString(16)}`)).toMatchObject(done);
    }
    expect(await askCode(visitor, newMobile(), '2001:db8:1:2:ffff::1')).toMatchObject(rateLimited);
    expect(await askCode(visitor, newMobile(), '2001:db8:1:3::1')).toMatchObject(done);
  });

  it('are not counted when no message was sent', async () => {
    const visitor = store.visitor();
    const [mobile, address] = [newMobile(), newAddress()];
    isDelivered = false;
    for (let attempt = 0; attempt < 8; attempt += 1) {
      expect(await askCode(visitor, mobile, address)).toMatchObject(rateLimited);
    }
    isDelivered = true;
    expect(await askCode(visitor, mobile, address)).toMatchObject(done);
  });

  it('are sent to one number twenty times a day, and to its owner beyond that where the account is known', async () => {
    const owner = store.visitor();
    const home = newAddress();
    expect(await logIn(owner, password, home)).toMatchObject(done);
    const stranger = store.visitor();
    let sent = 0;
    for (let attempt = 0; attempt < 30; attempt += 1) {
      if ((await askCode(stranger, accountMobile, newAddress())).code === 1) sent += 1;
    }
    expect(sent).toBe(20);
    expect(await askCode(owner, accountMobile, home)).toMatchObject(done);
  });

  it('are sent to one number ten times a day from one address', async () => {
    const visitor = store.visitor();
    const [mobile, address] = [newMobile(), newAddress()];
    let sent = 0;
    for (let round = 0; round < 20; round += 1) {
      if ((await askCode(visitor, mobile, address)).code === 1) sent += 1;
      store.clock.advance(3601);
    }
    expect(sent).toBe(10);
  });

  it("are blocked for the day at the shop's limit, with one warning", async () => {
    const small = await createTestStore({
      settings: { isDemo: false, codesPerDay: 3 },
      deps: { logger: { ...store.deps.logger, warn: (event) => void warnings.push(event) } },
    });
    try {
      const visitor = small.visitor();
      warnings.length = 0;
      for (let sent = 0; sent < 3; sent += 1) {
        expect(await askCode(visitor, newMobile(), newAddress())).toMatchObject(done);
      }
      for (let more = 0; more < 3; more += 1) {
        expect(await askCode(visitor, newMobile(), newAddress())).toMatchObject(rateLimited);
      }
      expect(warnings).toEqual(['daily limit of verification codes reached']);
      small.clock.advance(day);
      expect(await askCode(visitor, newMobile(), newAddress())).toMatchObject(done);
    } finally {
      await small.close();
    }
  });

  it('stay valid for the requesting session, whatever others guess or request', async () => {
    const [owner, stranger] = [store.visitor(), store.visitor()];
    const [mobile, home] = [newMobile(), newAddress()];
    expect(await askCode(owner, mobile, home)).toMatchObject(done);
    const captcha = store.messages.at(-1)?.code ?? '';
    const guess = captcha === '000000' ? '111111' : '000000';
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const address = newAddress();
      expect(await stranger.call(loginMobilelogin, { mobile, captcha: guess }, from(address))).toMatchObject(
        wrong,
      );
    }
    // Five guesses were checked; the correct code from another session comes too late.
    expect(await stranger.call(loginMobilelogin, { mobile, captcha }, from(newAddress()))).toMatchObject(
      wrong,
    );
    expect(await askCode(stranger, mobile, newAddress())).toMatchObject(done);
    expect(await owner.call(loginMobilelogin, { mobile, captcha }, from(home))).toMatchObject(done);
  });
});

describe('wrong passwords', () => {
  it('of others do not block the owner, and are limited together', async () => {
    const [owner, stranger] = [store.visitor(), store.visitor()];
    const home = newAddress();
    expect(await logIn(owner, password, home)).toMatchObject(done);
    const outcomes: string[] = [];
    for (let network = 0; network < 7; network += 1) {
      const address = newAddress();
      for (let attempt = 0; attempt < 10; attempt += 1) {
        outcomes.push(String((await logIn(stranger, 'not-this-one', address)).data.reason));
      }
    }
    expect(outcomes.filter((reason) => reason === 'CREDENTIALS')).toHaveLength(50);
    expect(outcomes.filter((reason) => reason === 'RATE_LIMITED')).toHaveLength(20);
    // Not even the correct password helps at an address unknown to the account.
    expect(await logIn(stranger, password, newAddress())).toMatchObject(rateLimited);
    expect(await logIn(owner, password, home)).toMatchObject(done);
  });

  it('are cleared once the owner has reset the password by e-mail', async () => {
    const owner = store.visitor();
    const abroad = newAddress();
    for (let attempt = 0; attempt < 11; attempt += 1) await logIn(owner, 'not-this-one', abroad);
    expect(await logIn(owner, password, abroad)).toMatchObject(rateLimited);
    expect(await owner.call(emsSend, { email: accountMail, event: 'resetpwd' }, from(abroad))).toMatchObject(
      done,
    );
    const captcha = store.messages.at(-1)?.code;
    const reset = { type: 'email', email: accountMail, newpassword: password, captcha };
    expect(await owner.call(loginResetpwd, reset, from(abroad))).toMatchObject(done);
    expect(await logIn(owner, password, abroad)).toMatchObject(done);
    expect(await logIn(owner, password, abroad, accountMail)).toMatchObject(done);
  });

  it('from one /64 are counted together', async () => {
    const stranger = store.visitor();
    for (let host = 1; host <= 10; host += 1) {
      expect(await logIn(stranger, 'not-this-one', `2001:db8:5:6::${host}`)).toMatchObject(wrong);
    }
    expect(await logIn(stranger, password, '2001:db8:5:6::99')).toMatchObject(rateLimited);
  });
});

it('logs no error in all of this', () => {
  expect(store.errors).toEqual([]);
});
