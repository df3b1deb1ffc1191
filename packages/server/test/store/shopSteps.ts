import { lte } from 'drizzle-orm';
import { orderMails } from '../../src/db/schema/order.ts';
import { decide } from '../../src/modules/after-sales/operations.ts';
import { refundJob } from '../../src/modules/after-sales/refundJob.ts';
import { refundByShop } from '../../src/modules/after-sales/shopRefund.ts';
import { issueInvoice } from '../../src/modules/invoice/service.ts';
import { orderMailJob } from '../../src/modules/order-mail/job.ts';
import { createOrderOperations } from '../../src/modules/order/operations.ts';
import type { TestStore } from '../createTestStore.ts';

const getDeps = ({ db, deps, clock }: TestStore) => ({ db, random: deps.random, now: clock.now() });

/** The shop ships a paid order. */
export async function ship(store: TestStore, orderSn: string): Promise<void> {
  const { status } = await createOrderOperations(getDeps(store)).ship(orderSn);
  if (status !== 'done') throw new Error(status);
}

/** The shop decides a request; `note` is its message to the shopper. */
export async function decideAfterSales(
  store: TestStore,
  refundSn: string,
  event: 'approve' | 'ask' | 'reject' | 'receive',
  note?: string,
): Promise<void> {
  const { status } = await decide(getDeps(store), refundSn, event, note);
  if (status !== 'done') throw new Error(status);
}

/** The shop issues an invoice. */
export async function issue(store: TestStore, invoiceSn: string): Promise<void> {
  if (!(await issueInvoice(store.db, invoiceSn, store.clock.now()))) throw new Error('Nothing was issued.');
}

/** The shop refunds an amount not for any piece, in minor units. */
export async function giveMoney(store: TestStore, orderSn: string, amount: number): Promise<void> {
  const { status } = await refundByShop(getDeps(store), {
    orderSn,
    what: amount,
    hasComeBack: false,
    note: '',
  });
  if (status !== 'done') throw new Error(status);
}

/** Sends every e-mail about orders that is due. */
export async function sendMails(store: TestStore): Promise<void> {
  const now = store.clock.now();
  const isDue = lte(orderMails.duetime, now);
  while ((await store.db.$count(orderMails, isDue)) > 0) await orderMailJob.run(store.deps, now);
}

/** Runs the refunds of granted requests. */
export async function runRefunds(store: TestStore): Promise<void> {
  await refundJob.run(store.deps, store.clock.now());
}
