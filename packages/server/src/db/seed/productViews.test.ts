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
const mostBytes = 90 * 1024;
const mostClipBytes = 600 * 1024;

const keyOf = (image: string) => image.replace(/^pictures\//u, '').replace(/\.webp$/u, '');
type Pictured = Pick<(typeof goods)[number], 'images'>;
/** Prefix of the pictures in the product's default colour. */
const stemOf = ({ images: [first = ''] }: Pictured) => keyOf(first).replace(/front$/u, '');
const viewsOf = (good: Pictured) =>
  good.images
    .map(keyOf)
    .filter((key) => key.startsWith(stemOf(good)))
    .map((key) => key.slice(stemOf(good).length));
const sizeOf = async (file: string) => (await stat(`${media}${file}`)).size;

describe('product pictures', () => {
  it.each(goods)('$slug shows all of its rendered views in one order', (good) => {
    expect(viewsOf(good)).toEqual(views.filter((view) => rendered.has(stemOf(good) + view)));
    expect(new Set(good.images).size).toBe(good.images.length);
  });

  it('are four per product; missing ones are reported', () => {
    const lacking = goods.flatMap((good) => views.filter((view) => !viewsOf(good).includes(view)));
    const gaps = goods.filter((good) => viewsOf(good).length < views.length).map(({ slug }) => slug);
    const keys = goods.flatMap((good) => viewsOf(good).map((view) => stemOf(good) + view));
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
    expect(bytes.filter(([, size]) => size > mostBytes)).toEqual([]);
  });

  it('exist for every picture that the shop uses', async () => {
    for (const image of [...goods, ...rewards].flatMap(({ images }) => images))
      expect([image, rendered.has(keyOf(image))]).toEqual([image, true]);
    for (const { video } of goods.filter((good) => good.video !== ''))
      expect(await sizeOf(video.replace(/^\/media\//u, ''))).toBeLessThan(mostClipBytes);
  });

  it('match their products: a money reward shows no battery', () => {
    const coupon = rewards.find(({ slug }) => slug === 'coupon-shop');
    expect(coupon?.images.map(keyOf)).toEqual(['goods/reward-coupon/main-front']);
  });
});
