import { userAvatar, uploadPath } from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, testOrigin, type TestStore } from '../../../test/createTestStore.ts';
import { placeOrder, setStock, loadSku } from '../../../test/store/buying.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { afterSales } from '../../db/schema/afterSales.ts';
import { products } from '../../db/schema/products.ts';
import { jobTurns } from '../../db/schema/jobTurn.ts';
import { orderLines, orders } from '../../db/schema/order.ts';
import { pages } from '../../db/schema/page.ts';
import { reviews } from '../../db/schema/review.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { uploads } from '../../db/schema/upload.ts';
import { clearUploads } from './unused.ts';

const day = 86_400;
let store: TestStore;
let shopper: TestClient;
let picture: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  store = await createTestStore();
  shopper = await store.shopper();
  await setStock(store, (await loadSku(store, 'PW-PUMP')).id, 10);
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c04020' } });
  picture = new Uint8Array(await image.png().toBuffer());
});
afterAll(() => store.close());

async function upload(client = shopper): Promise<string> {
  const body = new FormData();
  body.set('file', new File([picture], 'a.png'));
  const response = await store.app.request(`${testOrigin}${uploadPath}`, {
    method: 'POST',
    body,
    headers: { token: client.token },
  });
  const reply = (await response.json()) as { data: { url: string } };
  return reply.data.url;
}

const readName = (url: string) => url.slice('/uploads/'.length);
const isServed = async (url: string) => (await store.app.request(`${testOrigin}${url}`)).status === 200;
const isStored = async (url: string) => {
  const file = await store.deps.uploads.files.open(readName(url));
  await file?.cancel();
  return file !== null;
};
const clear = (more: Partial<typeof store.deps> = {}) =>
  clearUploads({ ...store.deps, ...more }, store.clock.now());

describe('unused uploads', () => {
  it('are deleted after a day, and no sooner; used ones stay', async () => {
    const [unused, avatar, shown] = [await upload(), await upload(), await upload()];
    expect(await shopper.call(userAvatar, { avatar })).toMatchObject({ code: 1 });
    const [page] = await store.db.select().from(pages).limit(1);
    const content = Object.fromEntries(
      Object.keys(page?.content ?? {}).map((language) => [language, `<img src="${shown}">`]),
    ) as NonNullable<typeof page>['content'];
    await store.db
      .update(pages)
      .set({ content })
      .where(eq(pages.id, page?.id ?? 0));
    store.clock.advance(day - 60);
    await clear();
    expect([await isServed(unused), await isStored(unused)]).toEqual([true, true]);
    store.clock.advance(120);
    await clear();
    expect([await isServed(unused), await isStored(unused)]).toEqual([false, true]);
    store.clock.advance(day);
    await clear();
    expect(await isStored(unused)).toBe(false);
    expect([await isServed(avatar), await isServed(shown)]).toEqual([true, true]);
    shopper = await store.shopper();
    expect((await shopper.call(userAvatar, { avatar: unused })).data).toMatchObject({
      fields: { avatar: 'exists' },
    });
  });

  it('include a replaced avatar, unless a review uses it too', async () => {
    shopper = await store.shopper();
    const [first, second, third] = [await upload(), await upload(), await upload()];
    const [product] = await store.db.select().from(products).limit(1);
    const { userId } =
      (
        await store.db
          .select()
          .from(uploads)
          .where(eq(uploads.name, readName(first)))
      )[0] ?? {};
    const review = {
      userId,
      productId: product?.id ?? 0,
      content: 'x',
      images: [second],
      createtime: 1,
      updatetime: 1,
    };
    await store.db.insert(reviews).values(review);
    for (const avatar of [first, second, third])
      expect(await shopper.call(userAvatar, { avatar })).toMatchObject({ code: 1 });
    store.clock.advance(day + 60);
    await clear();
    expect(await Promise.all([first, second, third].map(isServed))).toEqual([false, true, true]);
  });

  it('are either kept or deleted, never referenced and deleted, when they are used concurrently', async () => {
    for (let round = 0; round < 8; round += 1) {
      shopper = await store.shopper();
      const url = await upload();
      await store.db
        .update(uploads)
        .set({ createtime: store.clock.now() - 2 * day })
        .where(eq(uploads.name, readName(url)));
      await store.db.delete(jobTurns);
      const formToken = await shopper.takeFormToken();
      const [reply] = await Promise.all([
        shopper.call(userAvatar, { avatar: url }, { formToken }),
        clear(),
        clear(),
      ]);
      expect(await isServed(url)).toBe(reply.code === 1);
    }
  });

  it('are deleted again when the file store fails', async () => {
    // Leftovers of the race tests do not matter here.
    for (let step = 0; step < 2; step += 1) {
      store.clock.advance(day + 60);
      await clear();
    }
    shopper = await store.shopper();
    const url = await upload();
    store.clock.advance(day + 60);
    await clear();
    store.clock.advance(day);
    const failures: unknown[] = [];
    const files = { ...store.deps.uploads.files, remove: () => Promise.reject(new Error('away')) };
    const logger = { ...store.deps.logger, error: (_: string, error: unknown) => void failures.push(error) };
    await clear({ uploads: { ...store.deps.uploads, files }, logger });
    expect(failures).toHaveLength(1);
    expect([await isServed(url), await isStored(url)]).toEqual([false, true]);
    store.clock.advance(day);
    await clear();
    expect(await isStored(url)).toBe(false);
    expect(
      await store.db
        .select()
        .from(uploads)
        .where(eq(uploads.name, readName(url))),
    ).toEqual([]);
  });
});

describe('search for uploads used by the shop', () => {
  /** Runs the cleanup, and counts the searches of a table. */
  async function countSearches(nodes: number): Promise<number> {
    let searches = 0;
    const db = new Proxy(store.db, {
      get(target, name) {
        if (name === 'execute') searches += 1;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    await Promise.all(Array.from({ length: nodes }, () => clear({ db })));
    return searches;
  }

  /** An upload unused for two days. */
  async function addUnused(): Promise<void> {
    const name = readName(await upload());
    const createtime = store.clock.now() - 2 * day;
    await store.db.update(uploads).set({ createtime }).where(eq(uploads.name, name));
  }

  it('runs on one node, once a day', async () => {
    shopper = await store.shopper();
    await store.db.delete(jobTurns);
    await addUnused();
    const once = await countSearches(1);
    await store.db.delete(jobTurns);
    await addUnused();
    // Each node checks the quota usage; one of them continues to the search.
    expect(await countSearches(5)).toBe(once + 4);
    store.clock.advance(600);
    await addUnused();
    expect(await countSearches(3)).toBe(3);
    store.clock.advance(day - 601);
    expect(await countSearches(1)).toBe(1);
    store.clock.advance(1);
    expect(await countSearches(1)).toBe(once);
  });

  it('restores what was used concurrently with its deletion', async () => {
    shopper = await store.shopper();
    const url = await upload();
    store.clock.advance(2 * day);
    await clear();
    expect(await isServed(url)).toBe(false);
    const [product] = await store.db.select().from(products).limit(1);
    await store.db
      .update(products)
      .set({ video: url })
      .where(eq(products.id, product?.id ?? 0));
    store.clock.advance(day);
    await clear();
    expect([await isServed(url), await isStored(url)]).toEqual([true, true]);
    await store.db
      .update(products)
      .set({ video: product?.video ?? '' })
      .where(eq(products.id, product?.id ?? 0));
  });

  it('runs once an hour for accounts, or a shop, with half of the quota used', async () => {
    await store.db.delete(uploads);
    const quotas = { accountUnused: 1000, accountDaily: 1e9, shopUnused: 1e9, shopDaily: 1e9 };
    const crowded = (more: Partial<typeof quotas>) =>
      clear({ uploads: { ...store.deps.uploads, quotas: { ...quotas, ...more } } });
    shopper = await store.shopper();
    const url = await upload();
    await store.db.update(uploads).set({ size: 501 });
    store.clock.advance(3600 + 60);
    await crowded({ accountUnused: 2000 });
    expect(await isServed(url)).toBe(true);
    await crowded({});
    expect(await isServed(url)).toBe(false);
    store.clock.advance(3600);
    await crowded({ accountUnused: 2000, shopUnused: 900 });
    expect(await isStored(url)).toBe(false);
  });
});

describe('uploads of a deleted account', () => {
  it('are deleted at once, and after-sales evidence after its retention', async () => {
    shopper = await store.shopper('second@pawlet.test');
    const [avatar, evidence] = [await upload(), await upload()];
    expect(await shopper.call(userAvatar, { avatar })).toMatchObject({ code: 1 });
    await placeOrder(store, shopper, 'PW-PUMP');
    const [line] = await store.db
      .select({ id: orderLines.id, orderId: orderLines.orderId })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .limit(1);
    const [own] = await store.db
      .select()
      .from(uploads)
      .where(eq(uploads.name, readName(evidence)));
    const userId = own?.userId ?? 0;
    const now = store.clock.now();
    await store.db.insert(afterSales).values({
      refundSn: '7'.repeat(26),
      orderId: line?.orderId ?? 0,
      lineId: line?.id ?? 0,
      userId,
      type: 1,
      quantity: 1,
      productsAmount: 1,
      isWhole: false,
      reason: 'x',
      images: [evidence],
      videos: [],
      stage: 'done',
      salestateBefore: 'none',
      createtime: now,
      updatetime: now,
    });
    await store.db.update(shoppers).set({ deletedAt: now }).where(eq(shoppers.id, userId));
    await clear();
    expect([await isStored(avatar), await isServed(evidence)]).toEqual([false, true]);
    store.clock.advance(4 * 365 * day + 60);
    await clear();
    expect([await isStored(evidence), await isServed(evidence)]).toEqual([false, false]);
    const [after] = await store.db
      .select()
      .from(afterSales)
      .where(eq(afterSales.refundSn, '7'.repeat(26)));
    expect(after?.images).toEqual([]);
  });
});

it('logs no error in all of this', () => {
  expect(store.errors).toEqual([]);
});
