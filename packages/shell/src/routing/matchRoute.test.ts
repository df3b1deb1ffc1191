import { expect, it } from 'vitest';
import { testRoutes } from '../../test/routes.ts';
import { findRoute, resolveAddress } from './matchRoute.ts';
import { paths } from './paths.ts';

it.each([
  ['/', paths.home],
  ['/pages/index/index', paths.home],
  ['/pages/goods/detail', '/pages/goods/detail'],
])('finds %s', (path, found) => {
  expect(findRoute(testRoutes, { path, search: '' })?.path).toBe(found);
});

it.each([
  '/pages/goods/detail/',
  '/pages/Goods/detail',
  '/pages/goods',
  '/pages/goods/detail/1',
  '//',
  '/x',
  '/constructor',
])('replaces the unknown path %s by home', (path) => {
  expect(findRoute(testRoutes, { path, search: '' })).toBeUndefined();
  expect(resolveAddress(testRoutes, { path, search: 'a=1' }).address).toEqual({
    path: paths.home,
    search: '',
  });
});

it('keeps the path of an alias', () => {
  expect(resolveAddress(testRoutes, { path: '/', search: 'invite_id=3' }).address).toEqual({
    path: '/',
    search: 'invite_id=3',
  });
});
