import { expect, it } from 'vitest';
import { createLanguageRedirect } from './languageRedirect.ts';

const redirect = createLanguageRedirect(() => Promise.resolve({ offered: ['en', 'de'], default: 'en' }));
const open = (url: string) => redirect(new Request(`https://shop.test${url}`));

it.each([
  ['/ja/goods/7?variant=3', '/goods/7?variant=3'],
  ['/ja', '/'],
  ['/zh/search?q=%E6%B0%B4', '/search?q=%E6%B0%B4'],
])('leads from %s, whose language is not offered, to %s', async (from, to) => {
  const reply = await open(from);
  expect([reply?.status, reply?.headers.get('location')]).toEqual([302, to]);
});

it.each(['/de/goods/7', '/en', '/goods/7', '/', '/ja/nothing', '/ja//other.test', '/assets/ja.js'])(
  'leaves %s as it is',
  async (url) => {
    expect(await open(url)).toBeNull();
  },
);
