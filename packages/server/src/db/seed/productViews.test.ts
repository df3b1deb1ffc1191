import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import sizes from '../../../../../tooling/pictures/sizes.json' with { type: 'json' };
import manifest from '../../../media/manifest.json' with { type: 'json' };
import goods from './shop/goods.json' with { type: 'json' };
import rewards from './shop/points-goods.json' with { type: 'json' };

const media = fileURLToPath(new URL('../../../media/', import.meta.url));
const views = ['front', 'use', 'angle', 'size'];
const rendered = new Map(Object.entries(manifest));
const measures = new Map(Object.entries(sizes));
const largest = 1600;
const maxBytes = 90 * 1024;
const maxClipBytes = 600 * 1024;

const keyOf = (image: string) => image.replace(/^pictures\//u, '').replace(/\.webp$/u, '');
type Pictured = Pick<(typeof goods)[number], 'images'>;
/** Prefix of the pictures in the product's default colour. */
const stemOf = ({ images: [first = ''] }: Pictured) => keyOf(first).replace(/front$/u, '');
const viewsOf = (product: Pictured) =>
  product.images
    .map(keyOf)
    .filter((key) => key.startsWith(stemOf(product)))
    .map((key) => key.slice(stemOf(product).length));
const sizeOf = async (file: string) => (await stat(`${media}${file}`)).size;

describe('product pictures', () => {
  it.each(goods)('$slug shows all of its rendered views in one order', (product) => {
    expect(viewsOf(product)).toEqual(views.filter((view) => rendered.has(stemOf(product) + view)));
    expect(new Set(product.images).size).toBe(product.images.length);
  });

  it('are four per product; missing ones are reported', () => {
    const lacking = goods.flatMap((product) => views.filter((view) => !viewsOf(product).includes(view)));
    const gaps = goods.filter((product) => viewsOf(product).length < views.length).map(({ slug }) => slug);
    const keys = goods.flatMap((product) => viewsOf(product).map((view) => stemOf(product) + view));
    const small = keys.filter((key) => rendered.get(key)?.width !== largest);
    // Rendering takes minutes per picture: see tooling/pictures/README.md for the command.
    if (gaps.length > 0)
      console.warn(`Without all views yet: ${gaps.length} of ${goods.length}: ${gaps.join(', ')}`);
    if (small.length > 0)
      console.warn(`Not rendered in 1,600 px yet: ${small.length} of ${keys.length} views`);
    expect(lacking.filter((view) => view !== 'use')).toEqual([]);
  });

  it.each(goods)('$slug is drawn with the measurements on its page', ({ slug, params }) => {
    const said = params.map(({ value }) => value.en).join(' ; ');
    const lines = measures.get(slug) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    for (const figure of lines.flatMap(({ text }) => text.match(/[\d.]+/gu) ?? []))
      expect(said.match(/[\d.]+/gu), `${slug} ${figure}`).toContain(figure);
  });
});

describe('picture files', () => {
  it('exist in every width up to the rendered one, and in none above', async () => {
    for (const [key, { width }] of rendered) {
      const all = key.startsWith('banners/') ? [375, 750, 1125] : [200, 400, 800, largest];
      const names = all.filter((one) => one <= width).flatMap((one) => [`${one}.avif`, `${one}.webp`]);
      expect([key, (await readdir(`${media}${key}`)).sort()]).toEqual([key, names.sort()]);
    }
  });

  it('are small in bytes where they are large', async () => {
    const close = [...rendered].filter(([, { width }]) => width === largest).map(([key]) => key);
    const bytes = await Promise.all(
      close.map(async (key) => [key, await sizeOf(`${key}/1600.avif`)] as const),
    );
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.filter(([, size]) => size > maxBytes)).toEqual([]);
  });

  it('exist for every picture that the shop uses', async () => {
    for (const image of [...goods, ...rewards].flatMap(({ images }) => images))
      expect([image, rendered.has(keyOf(image))]).toEqual([image, true]);
    for (const { video } of goods.filter((product) => product.video !== ''))
      expect(await sizeOf(video.replace(/^\/media\//u, ''))).toBeLessThan(maxClipBytes);
  });

  it('match their products: a money reward shows no battery', () => {
    const coupon = rewards.find(({ slug }) => slug === 'coupon-shop');
    expect(coupon?.images.map(keyOf)).toEqual(['goods/reward-coupon/main-front']);
  });
});
