import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import sizes from '../../../../../tooling/pictures/sizes.json' with { type: 'json' };
import manifest from '../../../media/manifest.json' with { type: 'json' };
import products from './shop/goods.json' with { type: 'json' };
import rewards from './shop/points-goods.json' with { type: 'json' };

const media = fileURLToPath(new URL('../../../media/', import.meta.url));
const views = ['front', 'use', 'angle', 'size'];
const rendered = new Map(Object.entries(manifest));
const measures = new Map(Object.entries(sizes));
const largest = 1600;
const maxBytes = 90 * 1024;
const maxClipBytes = 600 * 1024;

const toKey = (image: string) => image.replace(/^pictures\//u, '').replace(/\.webp$/u, '');
type Pictured = Pick<(typeof products)[number], 'images'>;
/** Prefix of the pictures in the product's default colour. */
const getStem = ({ images: [first = ''] }: Pictured) => toKey(first).replace(/front$/u, '');
const getViews = (product: Pictured) =>
  product.images
    .map(toKey)
    .filter((key) => key.startsWith(getStem(product)))
    .map((key) => key.slice(getStem(product).length));
const getSize = async (file: string) => (await stat(`${media}${file}`)).size;

describe('product pictures', () => {
  it.each(products)('$slug shows all of its rendered views in one order', (product) => {
    expect(getViews(product)).toEqual(views.filter((view) => rendered.has(getStem(product) + view)));
    expect(new Set(product.images).size).toBe(product.images.length);
  });

  it('are four per product; missing ones are reported', () => {
    const lacking = products.flatMap((product) => views.filter((view) => !getViews(product).includes(view)));
    const gaps = products
      .filter((product) => getViews(product).length < views.length)
      .map(({ slug }) => slug);
    const keys = products.flatMap((product) => getViews(product).map((view) => getStem(product) + view));
    const small = keys.filter((key) => rendered.get(key)?.width !== largest);
    // Rendering takes minutes per picture: see tooling/pictures/README.md for the command.
    if (gaps.length > 0)
      console.warn(`Without all views yet: ${gaps.length} of ${products.length}: ${gaps.join(', ')}`);
    if (small.length > 0)
      console.warn(`Not rendered in 1,600 px yet: ${small.length} of ${keys.length} views`);
    expect(lacking.filter((view) => view !== 'use')).toEqual([]);
  });

  it.each(products)('$slug is drawn with the measurements on its page', ({ slug, params }) => {
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
      close.map(async (key) => [key, await getSize(`${key}/1600.avif`)] as const),
    );
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.filter(([, size]) => size > maxBytes)).toEqual([]);
  });

  it('exist for every picture that the shop uses', async () => {
    for (const image of [...products, ...rewards].flatMap(({ images }) => images))
      expect([image, rendered.has(toKey(image))]).toEqual([image, true]);
    for (const { video } of products.filter((product) => product.video !== ''))
      expect(await getSize(video.replace(/^\/media\//u, ''))).toBeLessThan(maxClipBytes);
  });

  it('match their products: a money reward shows no battery', () => {
    const coupon = rewards.find(({ slug }) => slug === 'coupon-shop');
    expect(coupon?.images.map(toKey)).toEqual(['goods/reward-coupon/main-front']);
  });
});
