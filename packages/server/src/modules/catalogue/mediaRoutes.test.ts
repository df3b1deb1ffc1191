import { goodsV2detail, maxImageBytes } from '@pawlet/core/contract';
import { mediaCalls, productCalls } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { desc } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mp4 } from '../../../test/files/videos.ts';
import { createTestStore, testOrigin, type TestStore } from '../../../test/createTestStore.ts';
import { loadSku } from '../../../test/store/buying.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, localHeaders } from '../../../test/store/operatorApi.ts';
import { problemOf } from '../../../test/store/operatorTest.ts';
import { operatorLogs } from '../../db/schema/audit.ts';

let store: TestStore;
let local: OperatorClient;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  local = clientWith(store, localHeaders);
});
afterAll(() => store.close());
afterEach(() => {
  const [error] = store.errors;
  if (error !== undefined) throw new Error('The shop has logged an error.', { cause: error });
});

async function drawPicture(width: number, height: number, background = '#3366cc'): Promise<Blob> {
  const image = sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });
  return new Blob([new Uint8Array(await image.png().toBuffer())]);
}

const upload = (file: Blob, client = local, key?: string) =>
  client.call(mediaCalls.uploadPicture, { file, ...(key === undefined ? {} : { key }) });

describe('a picture', () => {
  it('is stored in the widths that shoppers load, once, and shown with its product', async () => {
    const { data } = await upload(await drawPicture(1200, 900));
    expect(data).toMatchObject({
      key: expect.stringMatching(/^shop\/[\da-f]{32}$/u),
      url: `${testOrigin}/media/${data.key}.webp`,
      width: 1200,
      height: 900,
      color: expect.stringMatching(/^#3[\da-f]6[\da-f]c[\da-f]$/u),
    });
    const shown = await store.app.request(`${data.url}?w=400`);
    expect((await sharp(await shown.arrayBuffer()).metadata()).width).toBe(400);
    expect((await upload(await drawPicture(1200, 900))).data).toEqual(data);
    const [line] = await store.db.select().from(operatorLogs).orderBy(desc(operatorLogs.id)).limit(1);
    expect(line).toMatchObject({ command: 'media.upload-picture', target: data.key, outcome: 'done' });

    const { productId } = await loadSku(store, 'PW-PUMP');
    const params = { id: String(productId) };
    const { data: product } = await local.call(productCalls.readProduct, { params });
    const { data: edited } = await local.call(productCalls.editProductPictures, {
      params,
      version: product.version,
      input: { pictures: [{ key: data.key, alt: { en: 'Blue' } }] },
    });
    expect(edited.pictures).toMatchObject([{ key: data.key, url: data.url, alt: { en: 'Blue' } }]);
  });

  it('is recognized by its idempotency key together with its content', async () => {
    const first = await upload(await drawPicture(20, 20), local, 'once');
    const again = await upload(await drawPicture(20, 20), local, 'once');
    expect([again.isRepeated, again.data]).toEqual([true, first.data]);
    const other = upload(await drawPicture(20, 20, '#ff0000'), local, 'once');
    expect(await problemOf(other)).toMatchObject({ status: 422, code: 'key-reused' });
  });

  it(
    'of 100 megapixels is refused with its size, in the language of the request',
    { timeout: 60_000 },
    async () => {
      const large = await drawPicture(10_000, 10_000);
      expect(large.size).toBeLessThan(maxImageBytes);
      expect(await problemOf(upload(large))).toMatchObject({
        status: 400,
        reason: 'picture-pixels',
        errors: [{ field: 'file', problem: 'range' }],
        detail: 'The picture has 100 megapixels (10000 × 10000): at most 50 are possible',
      });
      const german = clientWith(store, { ...localHeaders, lang: 'de' });
      expect((await problemOf(upload(large, german))).detail).toBe(
        'Das Bild hat 100 Megapixel (10000 × 10000): möglich sind höchstens 50',
      );
      const [line] = await store.db.select().from(operatorLogs).orderBy(desc(operatorLogs.id)).limit(1);
      expect(line).toMatchObject({ command: 'media.upload-picture', outcome: 'refused' });
    },
  );

  it('of another type, that is damaged, or too large in bytes is refused with the reason', async () => {
    const whole = await drawPicture(300, 300);
    const cases: readonly (readonly [string, Blob, object])[] = [
      [
        'text',
        new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']),
        { status: 400, reason: 'picture-type' },
      ],
      ['pdf', new Blob(['%PDF-1.7 …']), { status: 400, reason: 'picture-type' }],
      ['cut', whole.slice(0, whole.size - 60), { status: 400, reason: 'picture-broken' }],
      ['head', whole.slice(0, 20), { status: 400, reason: 'picture-broken' }],
      [
        'large',
        new Blob([whole, new Uint8Array(maxImageBytes)]),
        { status: 413, reason: 'file-size', detail: 'The file is too large: at most 10 MB' },
      ],
    ];
    for (const [name, file, expected] of cases)
      expect([name, await problemOf(upload(file))]).toMatchObject([name, expected]);
    expect(await problemOf(local.call(mediaCalls.uploadPicture))).toMatchObject({
      status: 400,
      errors: [{ field: 'file', problem: 'required' }],
    });
  });
});

describe('a video', () => {
  it('is stored, and played on the page of its product', async () => {
    const { data } = await local.call(mediaCalls.uploadVideo, { file: new Blob([mp4()]) });
    expect(data.address).toMatch(/^\/media\/shop\/[\da-f]{32}n\d+\.mp4$/u);
    const { productId } = await loadSku(store, 'PW-PUMP');
    const params = { id: String(productId) };
    const { data: product } = await local.call(productCalls.readProduct, { params });
    const input = { video: data.address };
    await local.call(productCalls.editProduct, { params, version: product.version, input });
    expect((await store.visitor().call(goodsV2detail, { id: productId })).data.video).toBe(data.url);
    const played = await store.app.request(data.url);
    expect([played.status, played.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  });

  it('that is none is refused with the reason', async () => {
    const file = await drawPicture(20, 20);
    expect(await problemOf(local.call(mediaCalls.uploadVideo, { file }))).toMatchObject({
      status: 400,
      reason: 'video-type',
    });
  });
});
