import {
  couponDrawCoupon,
  orderAdd,
  scoreExchange,
  signinDosign,
  signinFillup,
  taskClaim,
} from '@pawlet/core/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carts } from '../../src/db/schema/cart.ts';
import { couponClaims, coupons, userCoupons } from '../../src/db/schema/coupon.ts';
import { discountCodes } from '../../src/db/schema/discount.ts';
import { pointsExchanges, pointsLogs, pointsProducts } from '../../src/db/schema/points.ts';
import { shoppers } from '../../src/db/schema/shopper.ts';
import { checkIns } from '../../src/db/schema/signIn.ts';
import { tasks } from '../../src/db/schema/task.ts';
import { shiftDate } from '../../src/modules/check-in/rules.ts';
import { createTestStore, type TestStore } from '../createTestStore.ts';
import { loadSku } from '../store/buying.ts';
import { type CrowdMember, fillCarts, gatherCrowd, newAddress } from '../store/crowd.ts';
import type { TestClient, WireReply } from '../store/testClient.ts';

const rounds = Number(process.env['PAWLET_RACE_ROUNDS'] ?? 5);
const many = 100;
const patience = 60_000 + rounds * 60_000;

let store: TestStore;

beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

function reasons(replies: readonly WireReply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code, data } of replies) {
    const reason = code === 1 ? 'ok' : String(data.reason);
    counts[reason] = (counts[reason] ?? 0) + 1;
  }
  return counts;
}

/** One shopper on many devices, each with a form token. */
async function listDevices({ client }: CrowdMember): Promise<readonly TestClient[]> {
  return Promise.all(
    Array.from({ length: many }, async () => {
      const device = store.visitor(newAddress());
      device.token = client.token;
      return device;
    }),
  );
}

/** The same call from every device concurrently. */
async function fromAll(
  devices: readonly TestClient[],
  call: (device: TestClient) => Promise<WireReply>,
): Promise<Record<string, number>> {
  return reasons(await Promise.all(devices.map(call)));
}

async function one(points = 0): Promise<CrowdMember> {
  const [member] = await gatherCrowd(store, 1, points);
  if (!member) throw new Error('nobody came');
  return member;
}

/** The ledger since the crowd was created matches the balances. */
async function expectLedgerInOrder(ids: readonly number[], start: number): Promise<void> {
  for (const id of ids) {
    const [shopper] = await store.db.select().from(shoppers).where(eq(shoppers.id, id));
    const moves = await store.db.select().from(pointsLogs).where(eq(pointsLogs.userId, id));
    expect(shopper?.points).toBe(moves.reduce((sum, { delta }) => sum + delta, start));
  }
  expect(store.errors).toEqual([]);
}

describe('the last coupon', () => {
  it(`goes to one of ${many} shoppers, ${rounds} times`, { timeout: patience }, async () => {
    const crowd = await gatherCrowd(store, many);
    const [coupon] = await store.db.select().from(coupons).where(eq(coupons.slug, 'shop-8'));
    if (!coupon) throw new Error('no coupon');
    for (let round = 1; round <= rounds; round += 1) {
      await store.db.delete(couponClaims);
      await store.db.update(coupons).set({ total: 10, claimed: 9 }).where(eq(coupons.id, coupon.id));
      const replies = await Promise.all(
        crowd.map(({ client }) => client.call(couponDrawCoupon, { id: coupon.id })),
      );
      expect(reasons(replies)).toEqual({ ok: 1, COUPON_UNUSABLE: many - 1 });
    }
    const ids = crowd.map(({ id }) => id);
    expect(await store.db.$count(userCoupons, inArray(userCoupons.userId, ids))).toBe(rounds);
    expect(store.errors).toEqual([]);
  });

  it('is claimed no more often than the limit per person', { timeout: patience }, async () => {
    const member = await one();
    const [coupon] = await store.db.select().from(coupons).where(eq(coupons.slug, 'consumables'));
    const claim = (device: TestClient) => device.call(couponDrawCoupon, { id: coupon?.id ?? 0 });
    expect(await fromAll(await listDevices(member), claim)).toEqual({ ok: 3, LIMIT_REACHED: many - 3 });
    expect(await store.db.$count(userCoupons, eq(userCoupons.userId, member.id))).toBe(3);
  });
});

describe('the last use of a code', () => {
  it(`goes to one of ${many} orders, ${rounds} times`, { timeout: patience }, async () => {
    const crowd = await gatherCrowd(store, many);
    const sku = await loadSku(store, 'PW-FC-12');
    for (let round = 1; round <= rounds; round += 1) {
      const code = `LAST${round}`;
      const [model] = await store.db.select().from(discountCodes).where(eq(discountCodes.code, 'PAWLET10'));
      if (!model) throw new Error('no code');
      const { name, reduction } = model;
      await store.db.insert(discountCodes).values({ code, name, reduction, total: 3, used: 2 });
      await store.db.delete(carts);
      const rows = await fillCarts(store, crowd, sku);
      const replies = await Promise.all(
        crowd.map(({ client, addressId }, index) =>
          client.call(orderAdd, { ids: String(rows[index]), address_id: addressId, discount_code: code }),
        ),
      );
      expect(reasons(replies)).toEqual({ ok: 1, CODE_UNUSABLE: many - 1 });
    }
    expect(store.errors).toEqual([]);
  });
});

describe('one coupon', () => {
  it('is used by one of many orders', { timeout: patience }, async () => {
    const member = await one();
    const [coupon] = await store.db.select().from(coupons).where(eq(coupons.slug, 'points-10'));
    const now = store.clock.now();
    const [own] = await store.db
      .insert(userCoupons)
      .values({
        couponId: coupon?.id ?? 0,
        userId: member.id,
        beginTime: now,
        expireTime: now + 9999,
        createtime: now,
      })
      .returning();
    const rows: number[] = [];
    for (const skuCode of ['TT-HUB', 'PW-CBL-15', 'PW-CBL-30', 'PW-BOWL-16', 'PW-BOWL-20', 'TT-BATT'])
      rows.push(...(await fillCarts(store, [member], await loadSku(store, skuCode))));
    const replies = await Promise.all(
      rows.map((id) =>
        member.client.call(orderAdd, {
          ids: String(id),
          address_id: member.addressId,
          user_coupon_id: own?.id ?? 0,
        }),
      ),
    );
    expect(reasons(replies)).toEqual({ ok: 1, COUPON_UNUSABLE: rows.length - 1 });
  });
});

describe('points', () => {
  it(
    'are spent once when they are the last, with any number of exchanges',
    { timeout: patience },
    async () => {
      const [product] = await store.db
        .select()
        .from(pointsProducts)
        .where(eq(pointsProducts.slug, 'steel-bowl'));
      if (!product) throw new Error('no product');
      await store.db.update(pointsProducts).set({ personLimit: 0 }).where(eq(pointsProducts.id, product.id));
      for (let round = 1; round <= rounds; round += 1) {
        const member = await one(product.points);
        const wish = { exchange_id: product.id, nums: 1, address_id: member.addressId };
        const counted = await fromAll(await listDevices(member), (device) =>
          device.call(scoreExchange, wish),
        );
        expect(counted).toEqual({ ok: 1, POINTS_SHORT: many - 1 });
        await expectLedgerInOrder([member.id], product.points);
      }
    },
  );

  it('get the last piece for one of many', { timeout: patience }, async () => {
    const crowd = await gatherCrowd(store, many, 2000);
    const [product] = await store.db
      .select()
      .from(pointsProducts)
      .where(eq(pointsProducts.slug, 'coupon-shop'));
    if (!product) throw new Error('no product');
    for (let round = 1; round <= rounds; round += 1) {
      await store.db.delete(pointsExchanges);
      await store.db.update(pointsProducts).set({ stock: 1 }).where(eq(pointsProducts.id, product.id));
      const replies = await Promise.all(
        crowd.map(({ client }) => client.call(scoreExchange, { exchange_id: product.id, nums: 1 })),
      );
      const counted = reasons(replies);
      expect(counted['ok']).toBe(1);
      expect(counted['OUT_OF_STOCK'] ?? 0).toBeGreaterThanOrEqual(many - rounds);
    }
    await expectLedgerInOrder(
      crowd.map(({ id }) => id),
      2000,
    );
  });

  it(
    'are earned once by a hundred concurrent check-ins, backfills and claims',
    { timeout: patience },
    async () => {
      const [task] = await store.db.select().from(tasks).where(eq(tasks.slug, 'profile'));
      for (let round = 1; round <= rounds; round += 1) {
        const member = await one(1000);
        const { id } = member;
        const devices = await listDevices(member);
        const once = { ok: 1, ALREADY_DONE: many - 1 };
        expect(await fromAll(devices, (device) => device.call(signinDosign))).toEqual(once);
        const [signed] = await store.db.select().from(checkIns).where(eq(checkIns.userId, id));
        const date = shiftDate(signed?.date ?? '', -1);
        expect(await fromAll(devices, (device) => device.call(signinFillup, { date }))).toEqual(once);
        await store.db.update(shoppers).set({ bio: 'Two cats' }).where(eq(shoppers.id, id));
        const claim = (device: TestClient) => device.call(taskClaim, { id: task?.id ?? 0 });
        expect(await fromAll(devices, claim)).toEqual(once);
        await expectLedgerInOrder([id], 1000);
      }
    },
  );
});
