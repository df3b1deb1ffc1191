import {
  cartCheckDiscountCode,
  cartGetOrderDiscountMoney,
  orderAdd,
  orderCarts,
} from '@pawlet/core/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { toAddress, putIntoCart } from '../../../test/store/buying.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { discountCodes } from '../../db/schema/discount.ts';
import { takeAttempt } from '../../http/limits.ts';

let store: TestStore;
let shopper: TestClient;
let ids: number;

beforeAll(async () => {
  store = await createTestStore();
  await store.db.insert(discountCodes).values({
    code: 'RIGHT5',
    name: { zh: '五', en: 'Five', ja: '5', fr: '5', de: '5', it: '5', es: '5', ko: '5' },
    reduction: { kind: 'percent', percentOff: 5 },
    perPerson: 0,
    total: 0,
  });
});
beforeEach(async () => {
  store.clock.advance(1000);
  shopper = await store.shopper();
  ids = await putIntoCart(store, shopper, 'PW-PUMP');
});
afterAll(() => store.close());

const check = (code: string, client = shopper) => client.call(cartCheckDiscountCode, { ids, code });
const guess = async (count: number, from = 0) => {
  for (let index = from; index < from + count; index += 1)
    expect((await check(`GUESS${index}`)).data.reason).toBe('CODE_UNUSABLE');
};

describe('guesses of discount codes', () => {
  it('are blocked after ten wrong codes, even for correct ones, and unblocked after 15 minutes', async () => {
    await guess(10);
    const refused = await check('RIGHT5');
    expect(refused).toMatchObject({ code: 0, data: { reason: 'RATE_LIMITED' } });
    expect(refused.data.retry_after).toBeGreaterThan(0);
    expect(refused.data.retry_after).toBeLessThanOrEqual(900);
    expect(refused.msg).toContain(String(refused.data.retry_after));
    store.clock.advance(901);
    expect(await check('right5')).toMatchObject({ code: 1, data: { code: 'RIGHT5' } });
  });

  it('are counted together for all calls with a code', async () => {
    await guess(7);
    const fields = { ids, address_id: await toAddress(shopper) };
    const called = [
      await shopper.call(cartGetOrderDiscountMoney, { ids, discount_code: 'OTHER1' }),
      await shopper.call(orderCarts, { ...fields, discount_code: 'OTHER2' }),
      await shopper.call(orderAdd, { ...fields, discount_code: 'OTHER3' }),
      await shopper.call(orderAdd, { ...fields, discount_code: 'OTHER4' }),
      await check('RIGHT5'),
    ];
    expect(called.map(({ data }) => data.reason)).toEqual([
      'CODE_UNUSABLE',
      'CODE_UNUSABLE',
      'CODE_UNUSABLE',
      'RATE_LIMITED',
      'RATE_LIMITED',
    ]);
    // Checkout continues without a code.
    expect(await shopper.call(orderCarts, fields)).toMatchObject({ code: 1 });
  });

  it('do not count for a valid code, and count once for a repeated wrong one', async () => {
    for (let index = 0; index < 25; index += 1) {
      expect(await check('RIGHT5')).toMatchObject({ code: 1 });
      expect((await check('gone ')).data.reason).toBe('CODE_UNUSABLE');
    }
    await guess(9, 50);
    expect((await check('RIGHT5')).data.reason).toBe('RATE_LIMITED');
  });

  it('do not count for a used-up code', async () => {
    const name = { zh: '末', en: 'Last', ja: '末', fr: 'F', de: 'L', it: 'U', es: 'U', ko: '끝' };
    const reduction = { kind: 'percent', percentOff: 5 } as const;
    await store.db
      .insert(discountCodes)
      .values({ code: 'LATE5', name, reduction, perPerson: 0, total: 1, used: 1 });
    for (let index = 0; index < 12; index += 1)
      expect((await check('late5')).data.reason).toBe('CODE_UNUSABLE');
    expect(await check('RIGHT5')).toMatchObject({ code: 1 });
  });

  it('are counted when concurrent', async () => {
    const replies = await Promise.all(Array.from({ length: 40 }, (_, index) => check(`RACE${index}`)));
    const tried = replies.filter(({ data }) => data.reason === 'CODE_UNUSABLE');
    expect(tried).toHaveLength(10);
    expect(replies.filter(({ data }) => data.reason === 'RATE_LIMITED')).toHaveLength(30);
  });

  it('are blocked for an address with any number of accounts', async () => {
    const { db } = store.deps;
    const limit = { bucket: 'codes from 192.0.2.1', max: 100, windowSeconds: 900 };
    for (let index = 0; index < 99; index += 1) await takeAttempt(db, limit, store.clock.now());
    await guess(1, 70);
    expect((await check('RIGHT5')).data.reason).toBe('RATE_LIMITED');
    const other = await store.shopper('second@pawlet.test');
    const own = await putIntoCart(store, other, 'PW-PUMP');
    const asked = await other.call(cartCheckDiscountCode, { ids: own, code: 'RIGHT5' });
    expect(asked.data.reason).toBe('RATE_LIMITED');
  });
});

it('logs no error in all of this', () => {
  expect(store.errors).toEqual([]);
});
