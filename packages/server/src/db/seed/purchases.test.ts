import { orderGoodsAftersaleList } from '@pawlet/core/contract';
import { expect, it } from 'vitest';
import { createTestStore } from '../../../test/createTestStore.ts';
import { refundJob } from '../../modules/aftersale/refundJob.ts';
import { seedPurchases } from './index.ts';

it('gives the demo shopper refunds and returns in several states', { timeout: 120_000 }, async () => {
  const store = await createTestStore();
  const now = store.clock.now();
  await seedPurchases(store.db, { now, random: store.deps.random, hasher: store.deps.hasher });
  await refundJob.run(store.deps, now);
  const shopper = await store.shopper();
  const { data } = await shopper.call(orderGoodsAftersaleList);
  const told = data.data.map((row: { status: number; refund_state: number | null }) => [
    row.status,
    row.refund_state,
  ]);
  expect(told).toEqual(
    expect.arrayContaining([
      [1, null],
      [2, null],
      [2, 2],
      [3, null],
    ]),
  );
  expect(told).toHaveLength(5);
  expect(store.errors).toEqual([]);
  await store.close();
});
