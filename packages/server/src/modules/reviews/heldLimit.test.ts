import {
  commentAdd,
  commentReply,
  goodsAskAddAskAnswerData,
  goodsAskAddAskData,
} from '@pawlet/core/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { placeOrder } from '../../../test/store/buying.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { orders } from '../../db/schema/order.ts';
import { answers, questions, reviews } from '../../db/schema/review.ts';
import { shoppers } from '../../db/schema/shopper.ts';

let store: TestStore;
let writer: TestClient;
let writerId: number;
const full = { code: 0, data: { reason: 'LIMIT_REACHED', limit: 20 } };

beforeAll(async () => {
  store = await createTestStore();
  writer = await store.shopper('second@pawlet.test');
  const [row] = await store.db.select().from(shoppers).where(eq(shoppers.username, 'second'));
  writerId = row?.id ?? 0;
});
// Without the hourly limit of texts.
beforeEach(() => store.clock.advance(3601));
afterAll(() => store.close());

/** Sends texts until one is refused; returns how many were held, and the refusal. */
async function flood(send: () => ReturnType<TestClient['call']>) {
  for (let held = 0; held < 31; held += 1) {
    const reply = await send();
    if (reply.code !== 1) return { held, reply };
  }
  throw new Error('Nothing was refused.');
}

it('holds at most twenty questions of one shopper, also concurrent ones, and more once they are reviewed', async () => {
  const ask = () => writer.call(goodsAskAddAskData, { goods_id: 1, content: 'Does it hum?', type: 1 });
  const { held, reply } = await flood(ask);
  expect(held).toBe(20);
  expect(reply).toMatchObject(full);
  expect(reply.msg).toContain('waiting');
  await store.db.update(questions).set({ status: 'normal' }).where(eq(questions.userId, writerId));
  store.clock.advance(3601);
  for (let place = 0; place < 15; place += 1) await ask();
  const pool: string[] = [];
  for (let place = 0; place < 8; place += 1) pool.push(await writer.takeFormToken());
  const replies = await Promise.all(
    pool.map((formToken) =>
      writer.call(goodsAskAddAskData, { goods_id: 1, content: 'At once?', type: 1 }, { formToken }),
    ),
  );
  expect(replies.filter(({ code }) => code === 1)).toHaveLength(5);
});

it('holds more texts of a shopper once the held ones were refused', async () => {
  const ask = () => writer.call(goodsAskAddAskData, { goods_id: 1, content: 'Does it hum?', type: 1 });
  await store.db.update(questions).set({ status: 'normal' }).where(eq(questions.userId, writerId));
  await flood(ask);
  await store.db
    .update(questions)
    .set({ refusal: 'Off topic', refusetime: store.clock.now() })
    .where(and(eq(questions.userId, writerId), eq(questions.status, 'hidden')));
  store.clock.advance(3601);
  expect(await ask()).toMatchObject({ code: 1 });
});

it('holds at most twenty answers and twenty follow-ups of one shopper', async () => {
  const [question] = await store.db
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.status, 'normal'), eq(questions.type, 1)))
    .limit(1);
  await store.db.delete(answers).where(eq(answers.userId, writerId));
  await store.db
    .update(questions)
    .set({ userId: 1 })
    .where(eq(questions.id, question?.id ?? 0));
  const answered = await flood(() =>
    writer.call(goodsAskAddAskAnswerData, { ask_id: question?.id, content: 'It does.' }),
  );
  expect([answered.held, answered.reply]).toMatchObject([20, full]);

  store.clock.advance(3601);
  const [review] = await store.db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.pid, 0), eq(reviews.status, 'normal')))
    .limit(1);
  const followed = await flood(() => writer.call(commentReply, { pid: review?.id, content: 'Same here.' }));
  expect([followed.held, followed.reply]).toMatchObject([20, full]);
});

it('holds at most a hundred reviews of one shopper; a refused order can be reviewed later', async () => {
  const orderSn = await placeOrder(store, writer, 'PW-PUMP');
  await store.db
    .update(orders)
    .set({ paystate: 'paid', shippingstate: 'received' })
    .where(eq(orders.orderSn, orderSn));
  const [order] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
  const row = { userId: writerId, productId: 1, star: 5, content: 'Good.', createtime: 1, updatetime: 1 };
  await store.db.insert(reviews).values(Array.from({ length: 100 }, () => row));
  const send = async () => {
    const lines = await writer.request(`/addons/shop/api.order/detail?order_sn=${order?.orderSn}`, {
      method: 'GET',
    });
    const [line] = lines.data.order_goods;
    return writer.call(commentAdd, {
      order_sn: orderSn,
      remark: [{ goods_id: line.goods_id, id: line.id, star: 5, content: 'Works as it should.' }],
    });
  };
  expect(await send()).toMatchObject({ code: 0, data: { reason: 'LIMIT_REACHED', limit: 100 } });
  await store.db.update(reviews).set({ status: 'normal' }).where(eq(reviews.userId, writerId));
  expect(await send()).toMatchObject({ code: 1 });
});

it('logs no error in all of this', () => {
  expect(store.errors).toEqual([]);
});
