import { orderDetail, orderSubmitInvoice } from '@pawlet/core/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { loadRows } from '../../src/db/database.ts';
import { creditNotes, invoices } from '../../src/db/schema/invoice.ts';
import { refundByShop } from '../../src/modules/after-sales/shopRefund.ts';
import { issueInvoice } from '../../src/modules/invoice/service.ts';
import { createTestStore, type TestStore } from '../createTestStore.ts';
import { setStock, loadSku } from '../store/buying.ts';
import { buyPaid } from '../store/paidOrder.ts';
import type { TestClient } from '../store/testClient.ts';

const isPostgres = process.env['PAWLET_TEST_DATABASE_URL'] !== undefined;
const rounds = 5;

let store: TestStore;
let shopper: TestClient;

beforeAll(async () => {
  store = await createTestStore();
  shopper = await store.shopper();
  await setStock(store, (await loadSku(store, 'PW-PUMP')).id, 5000);
});
afterAll(() => store.close());

const cents = (amount: string) => Math.round(Number(amount) * 100);
const buy = async (quantity: number) => (await buyPaid(store, shopper, [['PW-PUMP', quantity]])).orderSn;
const issue = (db: Database, invoiceSn: string) => issueInvoice(db, invoiceSn, store.clock.now());

async function ask(...sns: readonly string[]): Promise<string> {
  const fields = { order_sns: sns.join(','), head_type: 2, title: '王小明', email: 'wang@pawlet.test' };
  return String((await shopper.call(orderSubmitInvoice, fields)).data.invoice_sn);
}

async function give(db: Database, orderSn: string, amount: number): Promise<void> {
  const deps = { db, random: store.deps.random, now: store.clock.now() };
  const { status } = await refundByShop(deps, { orderSn, what: amount, hasComeBack: false, note: '' });
  expect(status).toBe('done');
}

/** The totals of an invoice, its credit notes, and what the shop keeps for all of its orders. */
async function read(invoiceSn: string, ...sns: readonly string[]) {
  const [invoice] = await store.db.select().from(invoices).where(eq(invoices.invoiceSn, invoiceSn));
  const notes = await store.db
    .select()
    .from(creditNotes)
    .where(eq(creditNotes.invoiceId, invoice?.id ?? 0));
  let kept = 0;
  for (const orderSn of sns) {
    const { payamount, refund, withheld } = (await shopper.call(orderDetail, { order_sn: orderSn })).data;
    kept += cents(payamount) - cents(refund) - cents(withheld);
  }
  const amount = invoice?.amount ?? 0;
  const credited = notes.map((note) => note.amount).sort((one, other) => one - other);
  return { status: invoice?.status, amount, credited, kept };
}

const computeSum = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

async function expectNoGap(): Promise<void> {
  const rows = await store.db
    .select({ number: creditNotes.number })
    .from(creditNotes)
    .orderBy(asc(creditNotes.number));
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
}

describe('concurrent refunds', { timeout: 120_000 }, () => {
  it('of one order create a credit note each', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const orderSn = await buy(3);
      const invoiceSn = await ask(orderSn);
      await issue(store.db, invoiceSn);
      const amounts = [100, 200, 300, 400];
      await Promise.all(amounts.map((amount) => give(store.db, orderSn, amount)));
      const { amount, credited, kept } = await read(invoiceSn, orderSn);
      expect(credited).toEqual(amounts);
      expect(amount - computeSum(credited)).toBe(kept);
    }
    await expectNoGap();
  });

  it('of the orders of one invoice create a credit note each', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const sns = [await buy(1), await buy(2), await buy(1)];
      const invoiceSn = await ask(...sns);
      await issue(store.db, invoiceSn);
      const all = (orderSn: string) =>
        refundByShop(
          { db: store.db, random: store.deps.random, now: store.clock.now() },
          { orderSn, what: 'all', hasComeBack: false, note: '' },
        );
      await Promise.all(sns.map(all));
      const { amount, credited, kept } = await read(invoiceSn, ...sns);
      expect(credited).toHaveLength(3);
      expect([computeSum(credited), kept]).toEqual([amount, 0]);
    }
    await expectNoGap();
    expect(store.errors).toEqual([]);
  });

  it('and issuing the invoice either reduce it or create a credit note', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const orderSn = await buy(2);
      const invoiceSn = await ask(orderSn);
      await Promise.all([give(store.db, orderSn, 500), issue(store.db, invoiceSn)]);
      const { status, amount, credited, kept } = await read(invoiceSn, orderSn);
      expect(status).toBe('issued');
      expect(amount - computeSum(credited)).toBe(kept);
      expect([[], [500]]).toContainEqual(credited);
    }
  });
});

describe('a refund and issuing its invoice', () => {
  /** Runs one step in a transaction that stays open until the other one waits for it. */
  async function interleave(
    first: (tx: Database) => Promise<unknown>,
    second: () => Promise<unknown>,
  ): Promise<void> {
    const isBlocked = async () => {
      const query = sql`select count(*)::int as waiting from pg_locks where not granted`;
      const [row] = await loadRows<{ waiting: number }>(store.db, query);
      return (row?.waiting ?? 0) > 0;
    };
    const waiting = await store.db.transaction(async (tx) => {
      await first(tx);
      const other = { outcome: second() };
      await expect.poll(isBlocked, { timeout: 10_000 }).toBe(true);
      return other;
    });
    await waiting.outcome;
  }

  it.skipIf(!isPostgres)(
    'create a credit note when it was issued first (PGlite has one connection: needs PostgreSQL)',
    async () => {
      const orderSn = await buy(2);
      const invoiceSn = await ask(orderSn);
      await interleave(
        (tx) => issue(tx, invoiceSn),
        () => give(store.db, orderSn, 500),
      );
      const { amount, credited, kept } = await read(invoiceSn, orderSn);
      expect(credited).toEqual([500]);
      expect(amount).toBe(kept + 500);
    },
  );

  it.skipIf(!isPostgres)(
    'reduce the invoice when the refund came first (PGlite has one connection: needs PostgreSQL)',
    async () => {
      const orderSn = await buy(2);
      const invoiceSn = await ask(orderSn);
      await interleave(
        (tx) => give(tx, orderSn, 500),
        () => issue(store.db, invoiceSn),
      );
      const { status, amount, credited, kept } = await read(invoiceSn, orderSn);
      expect([status, credited]).toEqual(['issued', []]);
      expect(amount).toBe(kept);
    },
  );
});
