import {
  commentAdd,
  commentIndex,
  commentMyList,
  commentMyListPost,
  commentReply,
  goodsV2detail,
  orderDetail,
} from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { operate as operateOn, operatorSecret } from '../../../test/store/operator.ts';
import { placeOrder, loadSku } from '../../../test/store/buying.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { products } from '../../db/schema/products.ts';
import { orders } from '../../db/schema/order.ts';
import { reviews } from '../../db/schema/review.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { skus } from '../../db/schema/products.ts';
import { uploads } from '../../db/schema/upload.ts';
import { autopilotJob } from '../autopilot/job.ts';

let store: TestStore;
let shopper: TestClient;
let other: TestClient;
let skuCode: string;
let productId: number;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  shopper = await store.shopper();
  other = await store.shopper('second@pawlet.test');
  const [sku] = await store.db
    .select({ skuCode: skus.skuCode })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(eq(products.slug, 'fountain-aura'));
  skuCode = sku?.skuCode ?? '';
  productId = (await loadSku(store, skuCode)).productId;
});
afterAll(() => store.close());

async function received(client: TestClient = shopper): Promise<string> {
  const orderSn = await placeOrder(store, client, skuCode);
  const state = { paystate: 'paid', shippingstate: 'received', receivetime: 1 } as const;
  await store.db.update(orders).set(state).where(eq(orders.orderSn, orderSn));
  return orderSn;
}

async function upload(name: string, kind: 'image' | 'video', email = 'demo@pawlet.test'): Promise<string> {
  const [owner] = await store.db.select().from(shoppers).where(eq(shoppers.email, email));
  const type = kind === 'image' ? 'image/webp' : 'video/mp4';
  await store.db
    .insert(uploads)
    .values({ userId: owner?.id ?? 0, name, kind, type, size: 10, createtime: 1 });
  return `/uploads/${name}`;
}

const note = (more: Record<string, unknown> = {}) => ({
  goods_id: productId,
  star: 5,
  content: 'Quiet and easy to clean.',
  ...more,
});

const operate = (name: string, ...args: string[]) => operateOn(store, name, args);

describe('reviews of a product', () => {
  it('match the product page', async () => {
    const detail = (await store.visitor().call(goodsV2detail, { id: productId })).data;
    const list = (await store.visitor().call(commentIndex, { goods_id: productId, pagesize: 10 })).data;
    expect(list.total).toBe(detail.comment_nums);
    expect(list.counts.all).toBe(detail.comment_nums);
    expect(list.favor_rate).toBe(detail.favor_rate);
    expect(list.data.map(({ id }: { id: number }) => id)).toEqual(
      detail.comment.map(({ id }: { id: number }) => id),
    );
    expect(list.star).toBeGreaterThan(3);
    expect(detail.star).toBe(list.star);
    const sum = list.stars.reduce((total: number, count: number) => total + count, 0);
    expect(sum).toBe(list.counts.all);
    const weighted = list.stars.reduce(
      (total: number, count: number, index: number) => total + count * (5 - index),
      0,
    );
    expect(list.star).toBe(Math.round((weighted / sum) * 10) / 10);
  });

  it('are filtered by picture and by reply', async () => {
    const visitor = store.visitor();
    const media = (await visitor.call(commentIndex, { goods_id: productId, type: 1, pagesize: 50 })).data;
    expect(media.total).toBe(media.counts.media);
    expect(media.total).toBeGreaterThan(0);
    expect(media.data.every(({ images }: { images: string[] }) => images.length > 0)).toBe(true);
    const replied = (await visitor.call(commentIndex, { goods_id: productId, type: 2, pagesize: 50 })).data;
    expect(replied.total).toBe(replied.counts.replied);
    expect(replied.data[0].reply[0].manage).toMatchObject({ id: 1 });
  });

  it('are filtered by stars, with their counts, in pages', async () => {
    const visitor = store.visitor();
    const of = async (fields: Record<string, unknown>) =>
      (await visitor.call(commentIndex, { goods_id: productId, pagesize: 50, ...fields })).data;
    const all = await of({});
    expect(all.counts_within).toEqual(all.counts);
    const seen: number[] = [];
    for (const [place, count] of all.stars.entries()) {
      const star = 5 - place;
      const found = await of({ star });
      expect([star, found.total]).toEqual([star, count]);
      expect(found.data.every((row: { star: number }) => row.star === star)).toBe(true);
      // The totals over all reviews stay.
      expect([found.stars, found.counts, found.star]).toEqual([all.stars, all.counts, all.star]);
      expect(found.counts_within.all).toBe(count);
      for (const [type, kind] of [
        [1, 'media'],
        [2, 'replied'],
      ] as const)
        expect((await of({ star, type })).total).toBe(found.counts_within[kind]);
      const pages = Math.ceil(count / 2);
      for (let page = 1; page <= pages; page += 1) {
        const { data } = await of({ star, page, pagesize: 2 });
        seen.push(...data.map(({ id }: { id: number }) => id));
      }
    }
    expect(new Set(seen).size).toBe(all.total);
    expect(seen).toHaveLength(all.total);
  });

  it.each([0, 6, '4.5', 'x'])('refuse %j stars', async (star) => {
    expect(await store.visitor().call(commentIndex, { goods_id: productId, star })).toMatchObject({
      code: 0,
      data: { reason: 'VALIDATION', fields: { star: expect.any(String) } },
    });
  });

  it.each(['star', 'createtime', 'comments'])('are sorted by %s in both directions', async (orderby) => {
    const of = async (orderway: string) =>
      (
        await store.visitor().call(commentIndex, { goods_id: productId, orderby, orderway, pagesize: 50 })
      ).data.data.map((row: Record<string, number>) => row[orderby]);
    const up = await of('asc');
    expect(up).toEqual(up.toSorted((a: number, b: number) => a - b));
    expect(await of('desc')).toEqual(up.toReversed());
  });

  it('include the replies to one of them', async () => {
    const { data } = (await store.visitor().call(commentIndex, { goods_id: productId, type: 2 })).data;
    const reply = await store.visitor().call(commentIndex, { pid: data[0].id });
    expect(reply.data).toMatchObject({ total: 1, comment: { id: data[0].id } });
    expect(reply.data.data[0]).toMatchObject({ pid: data[0].id, manage: { id: 1 } });
    expect(await store.visitor().call(commentIndex, { pid: 2_000_000 })).toMatchObject({
      data: { reason: 'NOT_FOUND' },
    });
  });
});

describe('review', () => {
  it('is held, completes the order, and counts once it is published', async () => {
    const orderSn = await received();
    const before = (await shopper.call(commentIndex, { goods_id: productId })).data;
    const waiting = (await shopper.call(commentMyListPost, { status: 0 })).data;
    expect(waiting.data[0]).toMatchObject({ order_sn: orderSn, goods_id: productId, nums: 1 });

    const images = [await upload('one.webp', 'image'), await upload('two.webp', 'image')];
    const video = await upload('clip.mp4', 'video');
    const fields = { order_sn: orderSn, remark: [note({ star: 1, images: images.join(','), video })] };
    expect(await shopper.call(commentAdd, fields)).toMatchObject({ code: 1, data: null });
    const order = (await shopper.call(orderDetail, { order_sn: orderSn })).data;
    expect(order.orderstate).toBe(3);
    expect(order.order_goods[0].commentstate).toBe(1);
    expect(order.actions).not.toContain('evaluate');
    expect((await shopper.call(commentMyListPost, { status: 0 })).data.total).toBe(0);

    const held = (await shopper.call(commentIndex, { goods_id: productId })).data;
    expect(held.counts).toEqual(before.counts);
    expect([held.stars, held.star]).toEqual([before.stars, before.star]);
    const mine = (await shopper.call(commentMyList)).data.data;
    expect(mine).toMatchObject([{ status: 'hidden', star: 1, goods: { id: productId } }]);
    expect((await shopper.call(commentMyListPost, { status: 1 })).data.data).toEqual(mine);
    expect(mine[0].images[0]).toBe('http://shop.test/uploads/one.webp');
    expect(mine[0].video).toBe('http://shop.test/uploads/clip.mp4');

    expect(await operate('held')).toMatchObject({ text: expect.stringContaining(`review\t${mine[0].id}`) });
    expect(await operate('publish-review', String(mine[0].id))).toMatchObject({ status: 'done' });
    expect(await operate('publish-review', String(mine[0].id))).toMatchObject({ status: 'refused' });
    const after = (await shopper.call(commentIndex, { goods_id: productId })).data;
    expect(after.counts).toMatchObject({ all: before.counts.all + 1, media: before.counts.media + 1 });
    const detail = (await shopper.call(goodsV2detail, { id: productId })).data;
    expect([detail.comment_nums, detail.favor_rate]).toEqual([after.counts.all, after.favor_rate]);
    expect(after.favor_rate).toBeLessThan(before.favor_rate);
    expect(detail.comment[0].id).toBe(mine[0].id);
    expect(after.stars).toEqual(before.stars.with(4, before.stars[4] + 1));
    expect(detail.star).toBe(after.star);
    expect(after.star).toBeLessThan(before.star);

    expect(await operate('reply-review', String(mine[0].id), 'We', 'are', 'sorry.')).toMatchObject({
      status: 'done',
    });
    const [reviewed] = (await shopper.call(commentIndex, { goods_id: productId })).data.data;
    expect(reviewed.reply).toMatchObject([{ content: 'We are sorry.', manage: { id: 1 } }]);

    expect(await operate('hide-review', String(mine[0].id), 'Rude.')).toMatchObject({ status: 'done' });
    const hidden = (await shopper.call(commentIndex, { goods_id: productId })).data;
    expect([hidden.stars, hidden.star]).toEqual([before.stars, before.star]);
    expect((await shopper.call(goodsV2detail, { id: productId })).data.star).toBe(before.star);
  });

  it('is created once per order, however often it is sent', async () => {
    const orderSn = await received();
    const fields = { order_sn: orderSn, remark: [note()] };
    const replies = await Promise.all(Array.from({ length: 5 }, () => shopper.call(commentAdd, fields)));
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 1]);
    expect(replies.filter(({ code }) => code === 0).map(({ data }) => data.reason)).toEqual(
      Array.from({ length: 4 }, () => 'ALREADY_DONE'),
    );
    const [order] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
    expect(await store.db.$count(reviews, eq(reviews.orderId, order?.id ?? 0))).toBe(1);
  });

  it.each([
    [{ star: 6 }, { 'remark.0.star': 'range' }],
    [{ content: 'ok' }, { 'remark.0.content': 'length' }],
    [{ content: ' ' }, { 'remark.0.content': 'required' }],
    [{ goods_id: 1_000_000 }, { 'remark.0.goods_id': 'exists' }],
    [{ id: 1_000_000 }, { 'remark.0.id': 'exists' }],
    [{ images: '/uploads/missing.webp' }, { 'remark.0.images': 'exists' }],
    [{ images: '/uploads/foreign.webp' }, { 'remark.0.images': 'exists' }],
    [{ images: '/uploads/clip.mp4' }, { 'remark.0.images': 'exists' }],
    [{ images: 'https://evil.test/a.png' }, { 'remark.0.images': 'format' }],
    [
      { images: Array.from({ length: 10 }, (_, index) => `/uploads/${index}.webp`).join() },
      { 'remark.0.images': 'length' },
    ],
    [{ video: '/uploads/one.webp' }, { 'remark.0.video': 'exists' }],
  ])('is refused with %o, and nothing is stored', async (wrong, problems) => {
    await upload(`foreign.webp`, 'image', 'second@pawlet.test').catch(() => '');
    const waiting = await shopper.call(commentMyListPost, { status: 0 });
    const orderSn = waiting.data.data[0]?.order_sn ?? (await received());
    const reply = await shopper.call(commentAdd, { order_sn: orderSn, remark: [note(wrong)] });
    expect(reply.data).toEqual({ reason: 'VALIDATION', fields: problems });
    expect((await shopper.call(orderDetail, { order_sn: orderSn })).data.orderstate).toBe(0);
  });

  it('requires a received order of the shopper', async () => {
    const unpaid = await placeOrder(store, other, skuCode);
    const fields = { order_sn: unpaid, remark: [note()] };
    expect(await other.call(commentAdd, fields)).toMatchObject({
      data: { reason: 'ORDER_STATE', paystate: 0 },
    });
    expect(await shopper.call(commentAdd, fields)).toMatchObject({ data: { reason: 'NOT_FOUND' } });
  });

  it('is published by the autopilot after a while', async () => {
    const orderSn = await received(other);
    await other.call(commentAdd, { order_sn: orderSn, remark: [note()] });
    const now = Math.floor(store.clock.nowMs() / 1000);
    await autopilotJob.run(store.deps, now + 30);
    expect((await other.call(commentMyList)).data.data[0].status).toBe('hidden');
    await autopilotJob.run(store.deps, now + 61);
    expect((await other.call(commentMyList)).data.data[0].status).toBe('normal');
  });
});

describe('follow-up', () => {
  it('is held and, once published, listed under the review', async () => {
    const [review] = (await shopper.call(commentIndex, { goods_id: productId })).data.data;
    expect(await other.call(commentReply, { pid: review.id, content: 'Same here.' })).toMatchObject({
      code: 1,
    });
    const [row] = await store.db.select().from(reviews).where(eq(reviews.content, 'Same here.'));
    expect(row).toMatchObject({ pid: review.id, status: 'hidden' });
    await operate('publish-review', String(row?.id));
    const again = (await shopper.call(commentIndex, { pid: review.id })).data;
    expect(again.data.at(-1)).toMatchObject({
      content: 'Same here.',
      user: { nickname: 'Biscuit' },
      manage: null,
    });
    expect(await other.call(commentReply, { pid: row?.id, content: 'x' })).toMatchObject({
      data: { reason: 'NOT_FOUND' },
    });
  });
});
