import type { Pawlet } from '@pawlet/core';
import {
  cartAdd,
  cartSetNums,
  goodsV2detail,
  userDeleteAccount,
  userLogout,
  userLogoutAll,
} from '@pawlet/core/contract';
import type { Endpoint } from '@pawlet/core/contract';
import { PawletError } from '@pawlet/core/errors';
import type { HttpClient } from '@pawlet/core/http';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoggedInPawlet } from '../../test/openPage.tsx';
import type { Navigation } from '../navigation/types.ts';
import { createOfflineNetwork, type StorefrontNetwork } from './createOfflineNetwork.ts';
import { openDatabase } from './database.ts';
import type { Call } from './deferredNetwork.ts';
import type { OfflineNews } from './offlineState.ts';
import { isTemporaryId, type WaitingWrite } from './writes.ts';

const done = { status: 'ok', data: null } as const;
const refused = { status: 'refused', reason: 'ORDER_STATE', message: 'An order is still open' } as const;
const noNetwork = new PawletError('NETWORK', 'Pawlet: there is no network in this test.');

let pawlet: Pawlet;
let network: StorefrontNetwork;
/** The shop's responses, by path; everything else fails as offline. */
let answers: Map<string, unknown>;

/** The queued writes in the browser's database, read after all earlier transactions. */
async function listWaiting(): Promise<readonly WaitingWrite[]> {
  const database = await openDatabase();
  const waiting = await database.getAll('waiting');
  database.close();
  return waiting;
}

beforeEach(async () => {
  await deleteDB('pawlet-offline');
  answers = new Map();
  // The result of starting the storefront: its calls.
  const client = {
    call: ({ path }: Endpoint) =>
      answers.has(path) ? Promise.resolve(answers.get(path)) : Promise.reject(noNetwork),
  } as unknown as HttpClient;
  const navigation = {
    getState: () => ({ current: { instance: 'page' } }),
    subscribe: () => () => undefined,
  } as unknown as Navigation;
  pawlet = createLoggedInPawlet();
  vi.spyOn(pawlet.cart, 'refresh').mockResolvedValue();
  vi.spyOn(pawlet.config, 'reload').mockRejectedValue(noNetwork);
  network = createOfflineNetwork({
    pawlet,
    navigation,
    client,
    build: 'test',
    early: [],
    earlyToken: '',
    isRendered: false,
    onFavouriteRefused: () => undefined,
  });
  await network.call(cartSetNums, { id: 3, nums: 2 });
});
afterEach(() => {
  network.dispose();
  pawlet.dispose();
});

describe('the queued writes', () => {
  it('are removed on a log-out, whether or not the shop receives it', async () => {
    expect(await listWaiting()).toHaveLength(1);
    await expect(network.call(userLogout, {})).rejects.toBe(noNetwork);
    expect(await listWaiting()).toEqual([]);
  });

  it('stay with the shopper who ends the sessions of other devices', async () => {
    answers.set(userLogoutAll.path, done);
    await network.call(userLogoutAll, { keep_current: 1 });
    expect(await listWaiting()).toHaveLength(1);
  });

  it('stay where ending every session fails offline, and are removed when it is done', async () => {
    await expect(network.call(userLogoutAll, { keep_current: 0 })).rejects.toBe(noNetwork);
    expect(await listWaiting()).toHaveLength(1);
    answers.set(userLogoutAll.path, done);
    await network.call(userLogoutAll, { keep_current: 0 });
    expect(await listWaiting()).toEqual([]);
  });

  it('stay where the shop refuses to delete the account, and are removed with it', async () => {
    answers.set(userDeleteAccount.path, refused);
    await network.call(userDeleteAccount, { captcha: '123456', agreed: 1 });
    expect(await listWaiting()).toHaveLength(1);
    answers.set(userDeleteAccount.path, done);
    await network.call(userDeleteAccount, { captcha: '123456', agreed: 1 });
    expect(await listWaiting()).toEqual([]);
  });
});

describe('a change made before this network was loaded', () => {
  const change: Call<typeof cartSetNums> = [cartSetNums, { id: 4, nums: 2 }, { idempotencyKey: 'early' }];

  it('is queued with its key where its response was lost', async () => {
    const reply = await network.recover(change, noNetwork);
    expect(reply).toEqual({ status: 'ok', data: null });
    expect((await listWaiting()).at(-1)).toMatchObject({
      path: cartSetNums.path,
      input: { id: 4, nums: 2 },
      key: 'early',
      sentAt: expect.any(Number) as number,
    });
  });

  it('fails where the shop responded with an error', async () => {
    const failure = new PawletError('CONTRACT', 'Pawlet: not a response of the shop.');
    await expect(network.recover(change, failure)).rejects.toBe(failure);
    expect(await listWaiting()).toHaveLength(1);
  });

  it('fails where it cannot be queued', async () => {
    const unknown: Call<typeof cartAdd> = [cartAdd, { goods_id: 7, goods_sku_id: '', nums: 1, sceneval: 1 }];
    await expect(network.recover(unknown, noNetwork)).rejects.toMatchObject({ code: 'NETWORK' });
    expect(await listWaiting()).toHaveLength(1);
  });
});

it('what was reported before anybody listened is reported to the first listener, once', async () => {
  const checkout = network.call(cartAdd, { goods_id: 7, goods_sku_id: '', nums: 1, sceneval: 2 });
  await expect(checkout).rejects.toMatchObject({ code: 'NETWORK' });
  const [first, second] = [vi.fn<(news: OfflineNews) => void>(), vi.fn<(news: OfflineNews) => void>()];
  network.onNews(first);
  network.onNews(second);
  expect(first.mock.calls).toEqual([[{ kind: 'needs-network' }]]);
  expect(second).not.toHaveBeenCalled();
});

it('adding more of a product with a queued write returns its row', async () => {
  const product = {
    id: 7,
    title: 'Aura',
    image: '',
    price: '1.00',
    marketprice: '',
    stocks: 9,
    sku: [],
    sku_spec: [],
  };
  answers.set(goodsV2detail.path, { status: 'ok', data: product });
  await network.call(goodsV2detail, { id: 7 });
  const add = async () => {
    const reply = await network.call(cartAdd, { goods_id: 7, goods_sku_id: '', nums: 1, sceneval: 1 });
    return reply.status === 'ok' ? reply.data : undefined;
  };
  const first = await add();
  expect(isTemporaryId(Number(first))).toBe(true);
  expect(await add()).toBe(first);
  expect(await listWaiting()).toHaveLength(3);
});
