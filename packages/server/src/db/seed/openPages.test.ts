import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const source = await readFile(new URL('../../../../shell/src/routing/paths.ts', import.meta.url), 'utf8');
const paths = new Set([...source.matchAll(/: '(\/[^']+)'/gu)].map(([, path = '']) => path));

it.each(['banners', 'shortcuts', 'campaigns'])('links its %s to pages of the storefront', async (name) => {
  const file = new URL(`shop/${name}.json`, import.meta.url);
  const list = JSON.parse(await readFile(file, 'utf8')) as readonly { readonly path: string }[];
  const targets = list.map(({ path }) => path.split('?')[0] ?? '').filter((path) => path.startsWith('/'));
  expect(list).not.toEqual([]);
  expect(targets.filter((path) => !paths.has(path))).toEqual([]);
});
