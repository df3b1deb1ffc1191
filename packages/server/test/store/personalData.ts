import { eq } from 'drizzle-orm';
import { invoiceOrders, invoices } from '../../src/db/schema/invoice.ts';
import { orders } from '../../src/db/schema/order.ts';
import { pointsExchanges, pointsProducts } from '../../src/db/schema/points.ts';
import { surveyReplies, surveys } from '../../src/db/schema/survey.ts';
import { withdrawals } from '../../src/db/schema/withdrawal.ts';
import type { TestStore } from '../createTestStore.ts';

const sn = '7'.repeat(26);

/** Personal data in each table that operators read: what it says, and the numbers by which it is read. */
export interface PersonalData {
  readonly texts: readonly string[];
  /** By the start of the path. */
  readonly numbers: readonly (readonly [path: string, sn: string])[];
}

/** Writes an invoice, a withdrawal, an exchange of points and a reply to a survey about the buyer of an order. */
export async function writePersonalData({ db }: TestStore, orderSn: string): Promise<PersonalData> {
  const [order] = await db.select().from(orders).where(eq(orders.orderSn, orderSn));
  const [reward] = await db.select().from(pointsProducts).limit(1);
  if (!order || !reward) throw new Error('There is no order, or no product for points.');
  const { userId, id: orderId, currency } = order;
  const own = { name: 'Person of an invoice', street: 'Street of an invoice', mail: 'invoice@person.test' };
  const consumer = {
    name: 'Person who withdraws',
    mail: 'withdraws@person.test',
    words: 'withdrawn in own words',
  };
  const receiver = {
    name: 'Person of an exchange',
    street: 'Street of an exchange',
    memo: 'memo of a person',
  };
  const said = 'said by a person in a survey';
  const [invoice] = await db
    .insert(invoices)
    .values({
      invoiceSn: sn,
      fileKey: sn,
      userId,
      headType: 2,
      title: own.name,
      address: own.street,
      email: own.mail,
      amount: 100,
      currency,
      language: 'en',
      status: 'issued',
      createtime: 1,
      issuetime: 1,
      mailtime: 1,
      dueAt: 1,
    })
    .returning();
  await db.insert(invoiceOrders).values({ invoiceId: invoice?.id ?? 0, orderId, amount: 100 });
  await db.insert(withdrawals).values({
    withdrawalSn: sn,
    userId,
    orderId,
    consumerName: consumer.name,
    email: consumer.mail,
    orderNumber: orderSn,
    details: consumer.words,
    statement: consumer.words,
    language: 'en',
    country: 'DEU',
    standing: 'in-time',
    createtime: 1,
  });
  await db.insert(pointsExchanges).values({
    exchangeSn: sn,
    userId,
    productId: reward.id,
    type: 'reality',
    title: reward.title,
    image: '',
    quantity: 1,
    points: 1,
    receiver: receiver.name,
    mobile: '',
    address: receiver.street,
    memo: receiver.memo,
    createtime: 1,
    updatetime: 1,
  });
  const [survey] = await db.select().from(surveys).where(eq(surveys.type, 'drinker'));
  const title = reward.title;
  const question = { id: 99, title, type: 'text' as const, required: false, options: [] };
  await db
    .update(surveys)
    .set({ questions: [...(survey?.questions ?? []), question] })
    .where(eq(surveys.type, 'drinker'));
  await db
    .insert(surveyReplies)
    .values({ userId, type: 'drinker', answers: { '99': said }, points: 0, createtime: 1 });
  return {
    texts: [
      ...Object.values(own),
      ...Object.values(consumer),
      ...Object.values(receiver),
      said,
      `/file/${sn}`,
    ],
    numbers: [
      ['/invoices', sn],
      ['/withdrawals', sn],
      ['/exchanges', sn],
    ],
  };
}
