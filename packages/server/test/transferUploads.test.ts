import { uploadPath } from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../src/db/schema/products.ts';
import { uploads } from '../src/db/schema/upload.ts';
import { clearUploads } from '../src/modules/upload/unused.ts';
import { createTestStore, testOrigin, type TestStore } from './createTestStore.ts';
import { mp4, webm } from './files/videos.ts';
import { createMemoryFiles, type MemoryFiles } from './store/memoryFiles.ts';
import { transferFolder } from './store/transferFolder.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- documents of every shape
type Loose = any;
const day = 86_400;
const slug = 'mat-silicone';
let store: TestStore;
let mat: Loose;

const run = (name: 'export' | 'import', files: MemoryFiles, ...flags: string[]) =>
  transferFolder(name, store.deps, files, ...flags);
const withProduct = (change: object, more: Record<string, string | Uint8Array> = {}) =>
  createMemoryFiles({ 'goods.json': JSON.stringify([{ ...mat, ...change }]), ...more });
const row = async () => (await store.db.select().from(products).where(eq(products.slug, slug)))[0];
const get = (url: string, headers: Record<string, string> = {}) =>
  store.app.request(`${testOrigin}${url}`, { headers });
const toBytes = async (reply: Response) => new Uint8Array(await reply.arrayBuffer());

async function exported(): Promise<{ files: MemoryFiles; good: Loose }> {
  const files = createMemoryFiles();
  expect(await run('export', files)).toMatchObject({ status: 'done' });
  const list: Loose[] = JSON.parse(files.text('goods.json'));
  return { files, good: list.find((one) => one.slug === slug) };
}

async function upload(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const shopper = await store.shopper();
  const body = new FormData();
  body.set('file', new File([content], 'a'));
  const reply = await store.app.request(`${testOrigin}${uploadPath}`, {
    method: 'POST',
    body,
    headers: { token: shopper.token },
  });
  const { data }: Loose = await reply.json();
  return data.url;
}

async function picture(): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c04020' } });
  return new Uint8Array(await image.png().toBuffer());
}

beforeAll(async () => {
  store = await createTestStore();
  mat = (await exported()).good;
});
afterAll(() => store.close());

describe('uploads used by an import', () => {
  it('are marked as used', async () => {
    const [shown, inText, film] = [
      await upload(await picture()),
      await upload(await picture()),
      await upload(mp4()),
    ];
    const content = Object.fromEntries(
      Object.keys(mat.content).map((language) => [language, `<p><img src="${inText}" alt="x"></p>`]),
    );
    store.clock.advance(2 * day);
    expect(await run('import', withProduct({ images: [shown], content, video: film }))).toMatchObject({
      status: 'done',
    });
    const rows = await store.db.select().from(uploads);
    for (const url of [shown, inText, film])
      expect(rows.find(({ name }) => url.endsWith(name))).toMatchObject({
        isUsed: true,
        markedForDeletionAt: null,
      });
    await clearUploads(store.deps, store.clock.now());
    for (const url of [shown, inText, film]) expect((await get(url)).status).toBe(200);
  });

  it('refuse the whole import once they are deleted', async () => {
    const gone = await upload(await picture());
    store.clock.advance(2 * day);
    await clearUploads(store.deps, store.clock.now());
    const before = await row();
    const outcome = await run('import', withProduct({ images: [gone], weigh: 4321 }));
    expect(outcome).toMatchObject({ status: 'refused', text: expect.stringContaining(`no upload ${gone}`) });
    expect(await row()).toEqual(before);
  });

  it(
    'are never referenced and deleted, however cleanup and import overlap',
    { timeout: 60_000 },
    async () => {
      for (let round = 0; round < 5; round += 1) {
        const shown = await upload(await picture());
        store.clock.advance(2 * day);
        const [outcome] = await Promise.all([
          run('import', withProduct({ images: [shown], weigh: 100 + round })),
          clearUploads(store.deps, store.clock.now()),
        ]);
        const isNamed = (await row())?.images[0] === shown;
        expect(outcome?.status).toBe(isNamed ? 'done' : 'refused');
        expect((await get(shown)).status).toBe(isNamed ? 200 : 404);
      }
      expect(store.errors).toEqual([]);
    },
  );
});

describe('imported videos', () => {
  it('are stored under their content hash, served in ranges, and exported as files', async () => {
    const files = withProduct({ video: 'videos/mat.mp4' }, { 'videos/mat.mp4': mp4() });
    expect(await run('import', files, '--dry-run')).toMatchObject({ status: 'done' });
    expect((await row())?.video).not.toContain('/media/shop/');
    expect(await run('import', files)).toMatchObject({ status: 'done' });
    const address = (await row())?.video ?? '';
    expect(address).toMatch(/^\/media\/shop\/[\da-f]{32}n\d+\.mp4$/u);
    const whole = await get(address);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    const content = await toBytes(whole);
    const part = await get(address, { range: 'bytes=4-7' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${content.length}`]);
    expect(await toBytes(part)).toEqual(content.slice(4, 8));
    const etag = whole.headers.get('etag') ?? '';
    expect((await get(address, { 'if-none-match': etag })).status).toBe(304);
    for (const other of [address.replace(/n\d+/u, 'n1'), address.replace('.mp4', '.webm')])
      expect((await get(other)).status).toBe(404);

    const { files: out, good: product } = await exported();
    expect(product.video).toBe(`videos${address.replace('/media', '')}`);
    expect(out.bytes(product.video)).toEqual(content);
    for (const again of [out, files])
      expect(await run('import', again, '--dry-run')).toMatchObject({
        text: expect.stringContaining(' 0 changes.'),
      });
    // Its address alone is enough for the shop that has it.
    expect(await run('import', withProduct({ video: product.video }))).toMatchObject({ status: 'done' });
  });

  it('uploaded by shoppers are exported, and recognized again', async () => {
    const film = await upload(webm());
    expect(await run('import', withProduct({ video: film }))).toMatchObject({ status: 'done' });
    const { files, good: product } = await exported();
    expect(product.video).toBe(`videos${film}`);
    expect(files.bytes(product.video)).toEqual(await toBytes(await get(film)));
    expect(await run('import', files, '--dry-run')).toMatchObject({
      text: expect.stringContaining(' 0 changes.'),
    });
    expect((await row())?.video).toBe(film);
    // In another shop it is a video like any other.
    const elsewhere = createMemoryFiles({
      'goods.json': JSON.stringify([{ ...product, video: 'videos/from/elsewhere.webm' }]),
      'videos/from/elsewhere.webm': files.bytes(product.video) ?? '',
    });
    expect(await run('import', elsewhere)).toMatchObject({ status: 'done' });
    expect((await row())?.video).toMatch(/^\/media\/shop\/.*\.webm$/u);
  });

  it('from other hosts stay addresses', async () => {
    const video = 'https://videos.example/mat.mp4';
    expect(await run('import', withProduct({ video }))).toMatchObject({ status: 'done' });
    const { files, good: product } = await exported();
    expect(product.video).toBe(video);
    expect(files.names().filter((name) => name.startsWith('videos/'))).toEqual([]);
  });

  it.each([
    ['no video', Buffer.from('<script>alert(1)</script>')],
    ['a damaged one', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2', 'latin1')],
    ['nothing at all', Buffer.alloc(0)],
    ['not there', undefined],
  ])('that are %s refuse the whole import', async (_, bytes) => {
    const before = await row();
    const files = withProduct(
      { video: 'videos/bad.mp4', weigh: 999 },
      bytes ? { 'videos/bad.mp4': bytes } : {},
    );
    for (const flags of [['--dry-run'], []])
      expect(await run('import', files, ...flags)).toMatchObject({
        status: 'refused',
        text: expect.stringContaining('videos/bad.mp4'),
      });
    expect(await row()).toEqual(before);
    expect(store.errors).toEqual([]);
  });
});
