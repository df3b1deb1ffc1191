import { afterEach, expect, it } from 'vitest';
import { preloadBanner } from './preloadBanner.ts';

const links = (): readonly HTMLLinkElement[] => [
  ...document.head.querySelectorAll<HTMLLinkElement>('link[as="image"]'),
];
afterEach(() => links().forEach((link) => link.remove()));

it('requests the first banner in the sizes that the page renders, and leaves the response unread', async () => {
  const reply = Response.json({
    data: { swiper: [{ image: '/media/banners/a.webp' }, { image: '/media/b.webp' }] },
  });
  await preloadBanner(Promise.resolve(reply));
  expect(
    links().map(({ imageSrcset, imageSizes, fetchPriority }) => [imageSrcset, imageSizes, fetchPriority]),
  ).toEqual([
    [
      '/media/banners/a.webp?w=200 200w, /media/banners/a.webp?w=400 400w, /media/banners/a.webp?w=800 800w',
      'min(100vw, 1240px)',
      'high',
    ],
  ]);
  expect(reply.bodyUsed).toBe(false);
});

it.each([
  ['no banner', Promise.resolve(Response.json({ data: { swiper: [] } }))],
  ['a refusal', Promise.resolve(Response.json({ code: 0, data: null }))],
  ['no JSON', Promise.resolve(new Response('<html>'))],
])('does nothing with %s', async (_name, response) => {
  await preloadBanner(response);
  expect(links()).toEqual([]);
});

it('does nothing without a response', async () => {
  await preloadBanner(Promise.reject(new TypeError('offline')));
  expect(links()).toEqual([]);
});
