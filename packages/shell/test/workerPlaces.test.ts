import { describe, expect, it } from 'vitest';
import { isAsset, isPicture, isUpload, isStorefrontPage, readSeen } from '../worker/places.ts';

const at = (path: string) => new URL(path, 'https://shop.test');

describe('the URLs that the worker handles', () => {
  it.each([
    '/',
    '/index.html',
    '/?lang=de',
    '/index.html?token=abc&country_code=DEU',
    '/?',
    '/de',
    '/goods/7?invite_id=3',
    '/ja/page/terms',
  ])("are the storefront's one page: %s", (address) => expect(isStorefrontPage(at(address))).toBe(true));

  it.each([
    '/widget.html',
    '/widget.html?w=cart',
    '/embed/demo/',
    '/demo/inbox',
    '/storybook/',
    '/index.htm',
    '/goods/x',
    '/xx/goods/7',
  ])('are no other page: %s', (address) => expect(isStorefrontPage(at(address))).toBe(false));

  it('are code, pictures of the catalogue, and uploaded pictures', () => {
    expect(isAsset(at('/assets/index-a1b2c3d4.js'))).toBe(true);
    expect(isAsset(at('/embed/v1/pawlet.js'))).toBe(false);
    expect(isPicture(at('/media/goods/bowl/white/400'))).toBe(true);
    expect(isPicture(at('/media/goods/bowl/film.mp4'))).toBe(false);
    expect(isUpload(at('/uploads/ab12.webp'))).toBe(true);
    expect(isUpload(at('/uploads/ab12.mp4'))).toBe(false);
  });

  it('are reported by a page with URLs of this origin only', () => {
    const seen = ['https://shop.test/assets/a.js', 'https://evil.test/assets/a.js', 'nonsense', 7];
    expect(readSeen({ seen }, 'https://shop.test').map(String)).toEqual(['https://shop.test/assets/a.js']);
    for (const message of [undefined, null, 'seen', { seen: 'x' }, {}])
      expect(readSeen(message, 'https://shop.test')).toEqual([]);
    const many = Array.from({ length: 500 }, (_, index) => `https://shop.test/assets/${index}.js`);
    expect(readSeen({ seen: many }, 'https://shop.test')).toHaveLength(200);
  });
});
