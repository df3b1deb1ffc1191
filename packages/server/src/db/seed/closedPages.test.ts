import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { closedPages } from './closedPages.ts';

const tables = new URL('../../../../shell/src/routing/routes/', import.meta.url);
const rows = await Promise.all(
  (await readdir(tables)).map((name) => readFile(new URL(name, tables), 'utf8')),
);
const routes = new Set([...rows.join().matchAll(/path: '([^']+)'/gu)].map(([, path = '']) => path));
const files = ['banners', 'shortcuts', 'campaigns'].map(
  (name) => new URL(`shop/${name}.json`, import.meta.url),
);
const lists = await Promise.all(
  files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as readonly { readonly path: string }[]),
);
const isPage = (path: string) => path.startsWith('/');
const targets = lists.flatMap((list) => list.map(({ path }) => path)).filter(isPage);

it('holds back no page that the mall has opened', () => {
  expect(routes.size).toBeGreaterThan(10);
  expect(Object.keys(closedPages).filter((path) => routes.has(path))).toEqual([]);
});

it('holds back every page that the mall has not opened', () => {
  expect(targets).not.toEqual([]);
  expect(targets.filter((path) => !routes.has(path) && !(path in closedPages))).toEqual([]);
});

it('leads to pages that are open', () => {
  expect(Object.values(closedPages).filter((path) => isPage(path) && !routes.has(path))).toEqual([]);
});
