import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { createTestClock, type TestClock } from '../../../test/store/testClock.ts';
import { startFakeWechat, type FakeWechat } from '../../../test/store/fakeWechat.ts';
import type { PaymentProvider } from '../../ports/payment.ts';
import { createWechatPay } from './wechatPay.ts';

const trade = { trade_state: 'SUCCESS', out_trade_no: '1', attach: '2', total: 100 };

let store: TestStore;
let clock: TestClock;
let wechat: FakeWechat;
let provider: PaymentProvider;

beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  clock = createTestClock();
  wechat = await startFakeWechat(() => clock.now());
  provider = createWechatPay(wechat.config, { clock });
});
afterEach(() => wechat.close());

const fetches = () => wechat.requests.filter(({ path }) => path === '/v3/certificates').length;

/** Sends a notification, where `serial` names a certificate that does not exist. */
async function verify(serial?: string) {
  const { body, headers } = wechat.notification(trade);
  const named = serial === undefined ? headers : { ...headers, 'wechatpay-serial': serial };
  return provider.verify(body, new Headers(named), store.db);
}

it('forged serial numbers cause at most one request a minute, concurrent or in a row', async () => {
  const forged = await Promise.all(Array.from({ length: 20 }, (_, index) => verify(`FORGED${index}`)));
  expect(forged.every((result) => result === null)).toBe(true);
  for (let index = 0; index < 20; index += 1) await verify(`FORGED-LATER${index}`);
  expect(fetches()).toBe(1);
  expect(await verify()).not.toBeNull();
  clock.advance(60);
  await verify('FORGED');
  expect(fetches()).toBe(2);
});

it('a failed fetch is not repeated for each notification', async () => {
  const refused = { ...wechat.config, mchid: '1900000002' };
  provider = createWechatPay(refused, { clock });
  for (let index = 0; index < 20; index += 1) await expect(verify()).rejects.toThrow('401');
  expect(fetches()).toBe(1);
  clock.advance(60);
  await expect(verify()).rejects.toThrow('401');
  expect(fetches()).toBe(2);
});

it('a known certificate stays valid while no newer ones are available', async () => {
  expect(await verify()).not.toBeNull();
  const notification = () => wechat.notification(trade);
  await wechat.close();
  clock.advance(13 * 3600);
  const { body, headers } = notification();
  expect(await provider.verify(body, new Headers(headers), store.db)).not.toBeNull();
});
