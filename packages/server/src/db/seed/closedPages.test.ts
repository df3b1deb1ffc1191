import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { closedPages } from './closedPages.ts';
import { activities } from './data/activities.ts';
import { banners } from './data/banners.ts';
import { shortcuts } from './data/shortcuts.ts';

const table = await readFile(new URL('../../../../shell/src/routing/routes.ts', import.meta.url), 'utf8');
const routes = new Set([...table.matchAll(/path: '([^']+)'/gu)].map(([, path = '']) => path));

const targets = [...banners, ...shortcuts, ...activities].flatMap(({ target }) =>
  target.kind === 'page' ? [target.path] : [],
);

it('holds back no page that the mall has opened', () => {
  expect(routes.size).toBeGreaterThan(10);
  expect(Object.keys(closedPages).filter((path) => routes.has(path))).toEqual([]);
});

it('holds back every page that the mall has not opened', () => {
  expect(targets.filter((path) => !routes.has(path) && !(path in closedPages))).toEqual([]);
});

it('leads to pages that are open', () => {
  const paths = Object.values(closedPages).flatMap((instead) =>
    instead.kind === 'page' ? [instead.path] : [],
  );
  expect(paths.filter((path) => !routes.has(path))).toEqual([]);
});
