import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createS3Files } from '../src/adapters/uploads/s3Files.ts';
import { createSharpImages } from '../src/adapters/uploads/sharpImages.ts';
import { createApp } from '../src/createApp.ts';
import { createTestStore, testOrigin, type TestStore } from './createTestStore.ts';
import { createMemoryFiles } from './store/memoryFiles.ts';
import { transferFolder } from './store/transferFolder.ts';
import { type FakeService, startFakeService } from './store/fakeService.ts';

interface Product {
  readonly slug: string;
}

const kept = new Map<string, string>();
let bucket: FakeService;
let store: TestStore;
let product: Product | undefined;

beforeAll(async () => {
  // Only which files are stored matters here; s3Files.test.ts checks signatures and contents.
  bucket = await startFakeService(({ method, path, body }) => {
    if (method === 'PUT') kept.set(path, body);
    const found = kept.get(path);
    return found === undefined ? { status: 404, body: '' } : { body: found };
  });
  store = await createTestStore();
  const files = createMemoryFiles();
  await transferFolder('export', store.deps, files);
  const products = JSON.parse(files.text('goods.json')) as readonly Product[];
  product = products.find(({ slug }) => slug === 'mat-silicone');
});
afterAll(async () => {
  await store.close();
  await bucket.close();
});

/** A node of the shop that stores its files in the bucket. */
function createNode() {
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'eu-test-1' };
  const files = createS3Files({ endpoint: bucket.origin, bucket: 'shop', ...keys });
  return { ...store.deps, uploads: { ...store.deps.uploads, images: createSharpImages(), files } };
}

async function withPicture() {
  const image = sharp({ create: { width: 900, height: 900, channels: 3, background: '#3366cc' } });
  return createMemoryFiles({
    'goods.json': JSON.stringify([{ ...product, images: ['pictures/new.png'] }]),
    'pictures/new.png': await image.png().toBuffer(),
  });
}

it('an imported picture is served by every node with the bucket', async () => {
  const outcome = await transferFolder('import', createNode(), await withPicture());
  expect(outcome).toMatchObject({ status: 'done', text: expect.not.stringContaining('404') });
  const hash = [...kept.keys()].map((path) => /([\da-f]{32})w400\.webp$/u.exec(path)?.[1]).find(Boolean);
  const url = `${testOrigin}/media/shop/${hash}.webp?w=400`;
  expect((await createApp(createNode()).request(url)).status).toBe(200);
  // A node without the bucket does not have the file.
  expect((await store.app.request(url)).status).toBe(404);
});

it('an import into the folder of one of several nodes warns that the others do not have its pictures', async () => {
  const deps = { ...store.deps, uploads: { ...store.deps.uploads, isLocal: true } };
  const outcome = await transferFolder('import', deps, await withPicture());
  expect(outcome).toMatchObject({ status: 'done', text: expect.stringContaining('PAWLET_S3_BUCKET') });
});
