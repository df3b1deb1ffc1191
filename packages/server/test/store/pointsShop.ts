import { apiUserMoney } from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { shoppers } from '../../src/db/schema/shopper.ts';
import { createTestStore, type TestStore } from '../createTestStore.ts';
import { setStock, loadSku } from './buying.ts';
import type { TestClient } from './testClient.ts';

/** Fixtures for tests about points: a product with enough stock, and a shopper with adjustable points. */
export interface PointsShop {
  readonly skuCode: string;
  /** Sets the shopper's points. */
  readonly setPoints: (points: number) => Promise<void>;
  /** The shopper's points. */
  readonly balance: () => Promise<number>;
}

/** Runs one store for a test file about points; `take` gets it and its shopper before the first test. */
export function usePointsShop(
  take: (store: TestStore, shopper: TestClient) => void,
  options?: Parameters<typeof createTestStore>[0],
): PointsShop {
  const skuCode = 'PW-PUMP';
  let made: { readonly store: TestStore; readonly shopper: TestClient } | undefined;
  beforeAll(async () => {
    const store = await createTestStore(options);
    made = { store, shopper: await store.shopper() };
    await setStock(store, (await loadSku(store, skuCode)).id, 5000);
    take(store, made.shopper);
  });
  afterAll(() => made?.store.close());
  return {
    skuCode,
    async setPoints(points) {
      await made?.store.db.update(shoppers).set({ points }).where(eq(shoppers.username, 'demo'));
    },
    balance: async () => Number((await made?.shopper.call(apiUserMoney))?.data.score),
  };
}
