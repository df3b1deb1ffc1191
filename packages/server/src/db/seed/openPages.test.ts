import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const tables = new URL('../../../../shell/src/routing/routes/', import.meta.url);
const rows = await Promise.all(
  (await readdir(tables)).map((name) => readFile(new URL(name, tables), 'utf8')),
);
const routes = new Set([...rows.join().matchAll(/path: '([^']+)'/gu)].map(([, path = '']) => path));

it.each(['banners', 'shortcuts', 'campaigns'])('leads with its %s to pages of the mall', async (name) => {
  const file = new URL(`shop/${name}.json`, import.meta.url);
  const list = JSON.parse(await readFile(file, 'utf8')) as readonly { readonly path: string }[];
  const targets = list.map(({ path }) => path.split('?')[0] ?? '').filter((path) => path.startsWith('/'));
  expect(list).not.toEqual([]);
  expect(targets.filter((path) => !routes.has(path))).toEqual([]);
});
