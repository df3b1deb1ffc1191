import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localFiles } from '../src/adapters/localFiles.ts';
import { products } from '../src/db/schema/products.ts';
import { createTestStore, testOrigin, type TestStore } from './createTestStore.ts';
import { createMemoryFiles, type MemoryFiles } from './store/memoryFiles.ts';
import { transferFolder } from './store/transferFolder.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- documents of every shape
type Loose = any;
let store: TestStore;
let picture: Buffer;
let mat: Loose;

const run = (name: 'export' | 'import', files: MemoryFiles, ...flags: string[]) =>
  transferFolder(name, store.deps, files, ...flags);
async function productsNow(): Promise<{ files: MemoryFiles; list: Loose[] }> {
  const files = createMemoryFiles();
  await run('export', files);
  return { files, list: JSON.parse(files.text('goods.json')) };
}
const withProduct = (change: object, more: Record<string, string | Uint8Array> = {}) =>
  createMemoryFiles({ 'goods.json': JSON.stringify([{ ...mat, ...change }]), ...more });
const row = async () => (await store.db.select().from(products).where(eq(products.slug, mat.slug)))[0];

beforeAll(async () => {
  store = await createTestStore();
  picture = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#3366cc' } })
    .withExif({ IFD0: { Copyright: 'where it was taken' } })
    .jpeg()
    .toBuffer();
  mat = (await productsNow()).list.find(({ slug }) => slug === 'mat-silicone');
});
afterAll(() => store.close());

describe('imported pictures', { timeout: 120_000 }, () => {
  it('are stored in several widths without metadata, measured, served and exported unchanged', async () => {
    const { imageWidth: _w, imageHeight: _h, color: _c, ...unmeasured } = mat;
    const content = Object.fromEntries(
      Object.keys(mat.content).map((language) => [
        language,
        '<p><img src="pictures/new/blue.jpg?w=800" width="800" height="600" alt="blue"></p>',
      ]),
    );
    const files = createMemoryFiles({
      'goods.json': JSON.stringify([{ ...unmeasured, images: ['pictures/new/blue.jpg'], content }]),
      'pictures/new/blue.jpg': picture,
    });
    expect(await run('import', files, '--dry-run')).toMatchObject({
      text: expect.stringContaining('1 change.'),
    });
    expect((await row())?.images).not.toEqual(expect.arrayContaining([expect.stringMatching(/^shop\//u)]));
    expect(await run('import', files)).toMatchObject({ status: 'done' });
    const product = await row();
    expect(product).toMatchObject({
      imageWidth: 1200,
      imageHeight: 900,
      color: expect.stringMatching(/^#3[0-9a-f]6[0-9a-f]c[0-9a-f]$/u),
    });
    const key = product?.images[0] ?? '';
    expect(key).toMatch(/^shop\/[\da-f]{32}$/u);

    const url = `${testOrigin}/media/${key}.webp`;
    for (const [query, width] of [
      ['?w=200', 200],
      ['?w=400', 400],
      ['', 800],
      ['?w=5000', 1200],
    ] as const) {
      const reply = await store.app.request(url + query);
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp']);
      const found = await sharp(await reply.arrayBuffer()).metadata();
      expect([query, found.width, found.exif]).toEqual([query, width, undefined]);
    }
    const etag = (await store.app.request(url)).headers.get('etag') ?? '';
    expect((await store.app.request(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await store.app.request(url, { method: 'HEAD' })).status).toBe(200);
    for (const name of ['0'.repeat(32), `${key.slice(5)}source`, '..%2f..%2fsecret'])
      expect((await store.app.request(`${testOrigin}/media/shop/${name}.webp`)).status).toBe(404);

    const { files: out, list } = await productsNow();
    const exported = list.find(({ slug }) => slug === mat.slug);
    expect(exported.images).toEqual([`pictures/${key}.jpg`]);
    expect(exported.content.en).toContain(`src="pictures/${key}.jpg?w=800"`);
    expect(Buffer.from(out.bytes(`pictures/${key}.jpg`) ?? []).equals(picture)).toBe(true);
    expect(await run('import', out, '--dry-run')).toMatchObject({
      text: expect.stringContaining(' 0 changes.'),
    });
    expect(await run('import', files)).toMatchObject({ text: expect.stringContaining('0 changes.') });
  });

  it('that ship with the program or were uploaded are not stored twice', async () => {
    const shopper = await store.shopper();
    const form = new FormData();
    form.append('file', new File([new Uint8Array(picture)], 'a.jpg', { type: 'image/jpeg' }));
    const reply = await store.app.request(`${testOrigin}/api/common/upload`, {
      method: 'POST',
      body: form,
      headers: { token: shopper.token },
    });
    const { data }: Loose = await reply.json();
    expect(
      await run('import', withProduct({ images: [data.url, 'goods/pump-quiet/main-front'] })),
    ).toMatchObject({ status: 'done' });
    const { files, list } = await productsNow();
    const names = list.find(({ slug }) => slug === mat.slug).images;
    expect(names).toEqual([`pictures${data.url}`, 'pictures/goods/pump-quiet/main-front.webp']);
    expect(await run('import', files, '--dry-run')).toMatchObject({
      text: expect.stringContaining(' 0 changes.'),
    });
    // Without its file a picture of the program is identified by its name.
    const bare = withProduct({ images: ['pictures/goods/pump-quiet/main-front.webp'] });
    expect(await run('import', bare)).toMatchObject({ status: 'done' });
    expect((await row())?.images).toEqual(['goods/pump-quiet/main-front']);
  });

  it.each([
    ['no picture', Buffer.from('<script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a damaged picture', Buffer.from('\x89PNG\r\n\x1a\nnothing more', 'latin1')],
    ['a video', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2', 'latin1')],
    ['nothing at all', Buffer.alloc(0)],
    [
      'more than 10 MB',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(11 * 1024 * 1024)]),
    ],
  ])('that are %s refuse the whole import', async (_, bytes) => {
    const before = await row();
    const files = withProduct({ images: ['pictures/bad.png'], weigh: 999 }, { 'pictures/bad.png': bytes });
    for (const flags of [['--dry-run'], []]) {
      const outcome = await run('import', files, ...flags);
      expect(outcome).toMatchObject({ status: 'refused', text: expect.stringContaining('pictures/bad.png') });
    }
    expect(await row()).toEqual(before);
    expect(store.errors).toEqual([]);
  });

  it('cannot be outside their folder', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pawlet-import-'));
    await writeFile(path.join(folder, 'inside.txt'), 'x');
    await symlink(folder, path.join(folder, 'pictures'));
    expect(await localFiles.open(folder, 'inside.txt')).toBeDefined();
    expect(await localFiles.open(folder, 'pictures')).toBeUndefined();
    expect(await localFiles.open(folder, 'inside.txt/more')).toBeUndefined();
    for (const name of ['../outside.txt', '/etc/hostname', 'pictures/../../outside.txt'])
      await expect(localFiles.open(folder, name)).rejects.toThrow('is outside its folder');
    await rm(folder, { recursive: true });
    const files = withProduct({ images: ['pictures/../secret.png'] });
    expect(await run('import', files)).toMatchObject({
      status: 'refused',
      text: expect.stringContaining('images[1]'),
    });
  });
});
