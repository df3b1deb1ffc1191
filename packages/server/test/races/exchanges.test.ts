import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { afterSales, afterSalesExchanges, refunds } from '../../src/db/schema/afterSales.ts';
import { skus, stockMovements } from '../../src/db/schema/products.ts';
import { exchange } from '../../src/modules/after-sales/exchange.ts';
import { decide } from '../../src/modules/after-sales/operations.ts';
import { createTestStore, type TestStore } from '../createTestStore.ts';
import { loadSku, setStock } from '../store/buying.ts';
import { makeRequest, sendBack } from '../store/returns.ts';
import type { TestClient } from '../store/testClient.ts';

const rounds = Number(process.env['PAWLET_RACE_ROUNDS'] ?? 3);
const [white, blush] = ['PW-BROOK-WH', 'PW-BROOK-BL'];
const pieces = 2;
let store: TestStore;
let shopper: TestClient;

beforeAll(async () => {
  store = await createTestStore();
  shopper = await store.shopper();
});
afterAll(() => store.close());

const deps = () => ({ db: store.db, random: store.deps.random, now: store.clock.now() });
const send = async (refundSn: string, skuCode: string) =>
  exchange(deps(), { refundSn, skuCode, carrier: 'SF', number: 'SF1', hasComeBack: true });

it(
  'variants exchanged for one another at the same time, and refunds beside them, leave the stock exact',
  { timeout: 60_000 + rounds * 60_000 },
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      for (const code of [white, blush]) await setStock(store, (await loadSku(store, code)).id, 100);
      const made: { readonly sn: string; readonly to: string }[] = [];
      for (const skuCode of [white, blush, white, blush, white, blush]) {
        const one = await makeRequest(store, shopper, { skuCode, type: 2 });
        await sendBack(store, shopper, one);
        made.push({ sn: one.sn, to: skuCode === white ? blush : white });
      }
      for (const code of [white, blush]) await setStock(store, (await loadSku(store, code)).id, pieces);
      const [last] = await store.db.select({ id: sql<number>`max(id)`.mapWith(Number) }).from(stockMovements);
      // Each is sent twice, and one is received at the same time.
      const results = await Promise.all([
        ...made.flatMap(({ sn, to }) => [send(sn, to), send(sn, to)]),
        decide(deps(), made[0]?.sn ?? '', 'receive'),
      ]);
      expect(new Set(results.map(({ status }) => status))).toEqual(
        new Set([
          'done',
          'wrong-state',
          ...results.map(({ status }) => status).filter((one) => one === 'short-stock'),
        ]),
      );
      const rows = await store.db
        .select()
        .from(afterSales)
        .where(
          inArray(
            afterSales.refundSn,
            made.map(({ sn }) => sn),
          ),
        );
      const ids = rows.map(({ id }) => id);
      const sent = await store.db.$count(afterSalesExchanges, inArray(afterSalesExchanges.afterSaleId, ids));
      const paid = await store.db.$count(refunds, inArray(refunds.afterSaleId, ids));
      // Each request ended at most once, either way.
      expect(sent).toBe(rows.filter(({ isExchanged }) => isExchanged).length);
      expect(sent + paid).toBe(rows.filter(({ stage }) => stage === 'done').length);
      const journal = await store.db
        .select()
        .from(stockMovements)
        .where(sql`id > ${last?.id ?? 0}`);
      for (const code of [white, blush]) {
        const { id } = await loadSku(store, code);
        const [left] = await store.db
          .select()
          .from(skus)
          .where(inArray(skus.id, [id]));
        const moved = journal.filter(({ skuId }) => skuId === id).reduce((sum, { delta }) => sum + delta, 0);
        expect([code, left?.stock]).toEqual([code, pieces + moved]);
      }
    }
    expect(store.errors).toEqual([]);
  },
);
