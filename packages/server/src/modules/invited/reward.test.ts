import {
  apiUserMoney,
  invitedGetConfig,
  invitedGetUserInfo,
  orderDetail,
  orderGoodsV2apply,
  orderPay,
  orderTakedelivery,
  scoreLogs,
  taskIndex,
} from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { order, putIntoCart, setStock, loadSku } from '../../../test/store/buying.ts';
import { type CrowdMember, gatherCrowd } from '../../../test/store/crowd.ts';
import { decideAfterSales, ship } from '../../../test/store/shopSteps.ts';
import { invites } from '../../db/schema/invite.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { spendPoints } from '../points/service.ts';
import { bindInvite } from './service.ts';

let store: TestStore;
let reward: number;

beforeAll(async () => {
  store = await createTestStore();
  await setStock(store, (await loadSku(store, 'PW-PUMP')).id, 1000);
  reward = (await store.visitor().call(invitedGetConfig)).data.score;
});
afterAll(() => store.close());

/** A shopper, and a friend who joined through their invitation. */
async function pair(): Promise<{ readonly inviter: CrowdMember; readonly friend: CrowdMember }> {
  const [inviter, friend] = await gatherCrowd(store, 2);
  if (!inviter || !friend) throw new Error('nobody came');
  await bindInvite(store.db, { inviterId: inviter.id, inviteeId: friend.id, now: store.clock.now() });
  return { inviter, friend };
}

/** The friend buys, and the order is shipped. */
async function buy({ client }: CrowdMember, quantity = 1): Promise<string> {
  const added = await order(client, [await putIntoCart(store, client, 'PW-PUMP', quantity)]);
  const orderSn = String(added.data.order_sn);
  const page = await client.call(orderPay, { order_sn: orderSn, paytype: 'wechat', method: 'wap' });
  await store.app.request(String(page.data), {
    method: 'POST',
    body: new URLSearchParams({ result: 'success' }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  await ship(store, orderSn);
  return orderSn;
}

async function receive({ client }: CrowdMember, orderSn: string): Promise<void> {
  expect(await client.call(orderTakedelivery, { order_sn: orderSn })).toMatchObject({ code: 1 });
}

async function buyAndReceive(friend: CrowdMember, quantity = 1): Promise<string> {
  const orderSn = await buy(friend, quantity);
  await receive(friend, orderSn);
  return orderSn;
}

async function apply({ client }: CrowdMember, orderSn: string, quantity?: number): Promise<string> {
  const { data } = await client.call(orderDetail, { order_sn: orderSn });
  const pieces = quantity === undefined ? {} : { nums: quantity };
  const [{ id }] = data.order_goods;
  const reply = await client.call(orderGoodsV2apply, { id, type: 1, reason: 'x', ...pieces });
  expect(reply).toMatchObject({ code: 1 });
  return String(reply.data.refund_sn);
}

async function refund(friend: CrowdMember, orderSn: string, quantity?: number): Promise<void> {
  await decideAfterSales(store, await apply(friend, orderSn, quantity), 'approve');
}

const getPoints = async ({ client }: CrowdMember) => Number((await client.call(apiUserMoney)).data.score);
const pointsFrom = async ({ client }: CrowdMember) => (await client.call(invitedGetUserInfo)).data.score;
const invited = async ({ client }: CrowdMember) =>
  (await client.call(taskIndex)).data.find(({ kind }: { kind: string }) => kind === 'invite').progress;

it('has no inviter any more once the account is deleted', async () => {
  const [gone, newcomer] = await gatherCrowd(store, 2);
  if (!gone || !newcomer) throw new Error('nobody came');
  const known = async () =>
    (await store.visitor().call(invitedGetConfig, { invite_id: gone.id })).data.is_known;
  expect(await known()).toBe(1);
  const now = store.clock.now();
  await store.db.update(shoppers).set({ deletedAt: now }).where(eq(shoppers.id, gone.id));
  expect(await known()).toBe(0);
  await bindInvite(store.db, { inviterId: gone.id, inviteeId: newcomer.id, now });
  expect(await store.db.$count(invites, eq(invites.inviteeId, newcomer.id))).toBe(0);
});

describe('reward for a friend', () => {
  it('is taken back with the refund of the friend’s only purchase, and given for the next received one', async () => {
    const { inviter, friend } = await pair();
    const first = await buyAndReceive(friend, 2);
    await refund(friend, first, 1);
    expect([await getPoints(inviter), await pointsFrom(inviter), await invited(inviter)]).toEqual([
      reward,
      reward,
      1,
    ]);
    await refund(friend, first);
    expect([await getPoints(inviter), await pointsFrom(inviter), await invited(inviter)]).toEqual([0, 0, 0]);
    const { data: logs } = (await inviter.client.call(scoreLogs)).data;
    expect(logs.map(({ score: points }: { score: number }) => points)).toEqual([-reward, reward]);
    expect(logs[0].memo).toBe('Invitation points taken back after a friend’s refund');
    await buyAndReceive(friend);
    expect([await getPoints(inviter), await pointsFrom(inviter), await invited(inviter)]).toEqual([
      reward,
      reward,
      1,
    ]);
  });

  it('stays while the friend keeps anything received', async () => {
    const { inviter, friend } = await pair();
    const [first, second] = [await buyAndReceive(friend), await buyAndReceive(friend)];
    const onItsWay = await buy(friend);
    await refund(friend, first);
    expect(await getPoints(inviter)).toBe(reward);
    await refund(friend, second);
    expect(await getPoints(inviter)).toBe(0);
    await receive(friend, onItsWay);
    expect(await getPoints(inviter)).toBe(reward);
  });

  it('is not given for a purchase refunded before it was received', async () => {
    const { inviter, friend } = await pair();
    await refund(friend, await buy(friend));
    expect(await getPoints(inviter)).toBe(0);
  });

  it('is never more than one, however often spent points could not be taken back', async () => {
    const { inviter, friend } = await pair();
    const spend = async (points: number) =>
      spendPoints(store.db, { userId: inviter.id, points, kind: 'adjust', now: store.clock.now() });
    for (let round = 0; round < 3; round += 1) {
      const orderSn = await buyAndReceive(friend);
      if (round === 0) expect(await spend(reward - 50)).toBe(50);
      expect(await getPoints(inviter)).toBe(50);
      await refund(friend, orderSn);
      expect(await getPoints(inviter)).toBe(0);
    }
    await buyAndReceive(friend);
    expect(await getPoints(inviter)).toBe(50);
    expect(await pointsFrom(inviter)).toBe(reward);
  });

  it('pays the debt from the reward for another friend', async () => {
    const { inviter, friend } = await pair();
    const others = await gatherCrowd(store, 2);
    const now = store.clock.now();
    for (const { id } of others) await bindInvite(store.db, { inviterId: inviter.id, inviteeId: id, now });
    const first = await buyAndReceive(friend);
    await spendPoints(store.db, { userId: inviter.id, points: reward - 50, kind: 'adjust', now });
    await refund(friend, first);
    const balances: number[] = [];
    for (const other of others) {
      await buyAndReceive(other);
      balances.push(await getPoints(inviter));
    }
    expect(balances).toEqual([50, 50 + reward]);
    expect(await pointsFrom(inviter)).toBe(2 * reward);
    // The first friend's debt is paid: keeping a purchase earns a whole reward again.
    await buyAndReceive(friend);
    expect(await getPoints(inviter)).toBe(50 + 2 * reward);
  });

  it('is taken back once when all of the friend’s orders are refunded concurrently', async () => {
    const { inviter, friend } = await pair();
    const sns = [await buyAndReceive(friend), await buyAndReceive(friend), await buyAndReceive(friend)];
    const asked: string[] = [];
    for (const orderSn of sns) asked.push(await apply(friend, orderSn));
    await Promise.all(asked.map((refundSn) => decideAfterSales(store, refundSn, 'approve')));
    expect([await getPoints(inviter), await pointsFrom(inviter)]).toEqual([0, 0]);
  });

  it('stays when one order is refunded while another is received', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { inviter, friend } = await pair();
      const asked = await apply(friend, await buyAndReceive(friend));
      const other = await buy(friend);
      await Promise.all([decideAfterSales(store, asked, 'approve'), receive(friend, other)]);
      expect([await getPoints(inviter), await pointsFrom(inviter)]).toEqual([reward, reward]);
    }
    expect(store.errors).toEqual([]);
  });
});
