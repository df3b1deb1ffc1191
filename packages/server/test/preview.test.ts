import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMediaFiles } from '../src/adapters/files/mediaFiles.ts';
import { products } from '../src/db/schema/products.ts';
import { createTestStore, testOrigin, type TestStore } from './createTestStore.ts';

let store: TestStore;

beforeAll(async () => {
  const media = createMediaFiles(fileURLToPath(new URL('../media', import.meta.url)));
  store = await createTestStore({ deps: { files: media } });
});

afterAll(() => store.close());

const get = async (path: string) => store.app.fetch(new Request(testOrigin + path));

describe('the picture of a product for previews', () => {
  it('is a JPEG of the size that other sites show, with the whole product in it', async () => {
    const response = await get('/preview/goods/7.jpg');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(response.headers.get('cache-control')).toContain('max-age=86400');
    const bytes = Buffer.from(await response.arrayBuffer());
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(150_000);
    const again = await get('/preview/goods/7.jpg');
    expect(Buffer.compare(Buffer.from(await again.arrayBuffer()), bytes)).toBe(0);
  });

  it.each([
    '0.jpg',
    '7.png',
    '999999.jpg',
    '9999999999.jpg',
    '7.jpg.jpg',
    '..%2F7.jpg',
    `${'9'.repeat(9000)}.jpg`,
  ])('does not exist as %.20s', async (file) => {
    expect((await get(`/preview/goods/${file}`)).status).toBe(404);
    expect(store.errors).toEqual([]);
  });

  it('does not exist for a hidden product, or one without a picture', async () => {
    await store.db.update(products).set({ status: 'hidden' }).where(eq(products.id, 8));
    await store.db.update(products).set({ images: [] }).where(eq(products.id, 9));
    await store.db
      .update(products)
      .set({ images: ['goods/none/at-all'] })
      .where(eq(products.id, 10));
    for (const id of [8, 9, 10]) expect((await get(`/preview/goods/${id}.jpg`)).status).toBe(404);
  });

  it('is that of another server where the product has one', async () => {
    await store.db
      .update(products)
      .set({ images: ['https://cdn.test/a.jpg'] })
      .where(eq(products.id, 11));
    const response = await get('/preview/goods/11.jpg');
    expect([response.status, response.headers.get('location')]).toEqual([302, 'https://cdn.test/a.jpg']);
  });

  it('is refused for a moment where too many are wanted at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 34 }, async (_, index) => (await get(`/preview/goods/${index + 1}.jpg`)).status),
    );
    expect(all.every((status) => [200, 302, 404, 503].includes(status))).toBe(true);
    expect(all).toContain(503);
    expect(all).toContain(200);
  });
});
