import { expect, it } from 'vitest';
import { pictureSources } from './pictureSources.ts';

const listWidths = (srcSet: string | undefined) =>
  srcSet?.split(', ').map((candidate) => candidate.split(' ')[1]);

it('offers the largest file only for a picture shown in detail', () => {
  const src = 'https://shop.test/media/goods/bowl/white-front.webp';
  expect(listWidths(pictureSources(src).srcSet)).toEqual(['200w', '400w', '800w']);
  expect(listWidths(pictureSources(src, true).srcSet)).toEqual(['200w', '400w', '800w', '1600w']);
  expect(pictureSources(src, true).srcSet).toContain(`${src}?w=1600 1600w`);
});

it('leaves other URLs unchanged', () => {
  for (const src of [
    'https://cdn.test/bowl.webp',
    'https://shop.test/media/bowl.webp?v=2',
    '/uploads/a.webp',
  ])
    expect(pictureSources(src, true)).toEqual({ srcSet: undefined, fallback: src });
});
