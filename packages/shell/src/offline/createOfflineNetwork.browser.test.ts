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
import { createSignedInPawlet } from '../../test/openPage.tsx';
import type { Navigation } from '../navigation/types.ts';
import { createOfflineNetwork, type MallNetwork } from './createOfflineNetwork.ts';
import { openDatabase } from './database.ts';
import { isTemporaryId, type WaitingWrite } from './writes.ts';

const done = { status: 'ok', data: null } as const;
const refused = { status: 'refused', reason: 'ORDER_STATE', message: 'An order is still open' } as const;
const noNetwork = new PawletError('NETWORK', 'Pawlet: there is no network in this test.');

let pawlet: Pawlet;
let network: MallNetwork;
/** What the shop answers, by path; everything else finds no network. */
let answers: Map<string, unknown>;

/** What waits in the browser's database, read behind everything that was begun before. */
async function listWaiting(): Promise<readonly WaitingWrite[]> {
  const database = await openDatabase();
  const waiting = await database.getAll('waiting');
  database.close();
  return waiting;
}

beforeEach(async () => {
  await deleteDB('pawlet-offline');
  answers = new Map();
  // What is left of a mall: the calls.
  const client = {
    call: ({ path }: Endpoint) =>
      answers.has(path) ? Promise.resolve(answers.get(path)) : Promise.reject(noNetwork),
  } as unknown as HttpClient;
  const navigation = {
    getState: () => ({ current: { instance: 'page' } }),
    subscribe: () => () => undefined,
  } as unknown as Navigation;
  pawlet = createSignedInPawlet();
  vi.spyOn(pawlet.cart, 'refresh').mockResolvedValue();
  vi.spyOn(pawlet.config, 'reload').mockRejectedValue(noNetwork);
  network = createOfflineNetwork({
    pawlet,
    navigation,
    client,
    build: 'test',
    early: [],
    earlyToken: '',
    onFavouriteRefused: () => undefined,
  });
  await network.call(cartSetNums, { id: 3, nums: 2 });
});
afterEach(() => {
  network.dispose();
  pawlet.dispose();
});

describe('what waits for the network', () => {
  it('goes with a log-out, whether or not the shop hears of it', async () => {
    expect(await listWaiting()).toHaveLength(1);
    await expect(network.call(userLogout, {})).rejects.toBe(noNetwork);
    expect(await listWaiting()).toEqual([]);
  });

  it('stays with the shopper who ends the log-ins of other devices', async () => {
    answers.set(userLogoutAll.path, done);
    await network.call(userLogoutAll, { keep_current: 1 });
    expect(await listWaiting()).toHaveLength(1);
  });

  it('stays where the end of every log-in finds no network, and goes when it is done', async () => {
    await expect(network.call(userLogoutAll, { keep_current: 0 })).rejects.toBe(noNetwork);
    expect(await listWaiting()).toHaveLength(1);
    answers.set(userLogoutAll.path, done);
    await network.call(userLogoutAll, { keep_current: 0 });
    expect(await listWaiting()).toEqual([]);
  });

  it('stays where the shop refuses to delete the account, and goes with it', async () => {
    answers.set(userDeleteAccount.path, refused);
    await network.call(userDeleteAccount, { captcha: '123456', agreed: 1 });
    expect(await listWaiting()).toHaveLength(1);
    answers.set(userDeleteAccount.path, done);
    await network.call(userDeleteAccount, { captcha: '123456', agreed: 1 });
    expect(await listWaiting()).toEqual([]);
  });
});

it('more of a product that waits for the network is answered with its row', async () => {
  const goods = {
    id: 7,
    title: 'Aura',
    image: '',
    price: '1.00',
    marketprice: '',
    stocks: 9,
    sku: [],
    sku_spec: [],
  };
  answers.set(goodsV2detail.path, { status: 'ok', data: goods });
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
