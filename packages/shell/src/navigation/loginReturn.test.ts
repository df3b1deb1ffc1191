import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testRoutes } from '../../test/routes.ts';
import { createLoginReturn } from './loginReturn.ts';

const home = { path: '/pages/index/index', search: '' };
const entry = 'pawlet:interrupted';

/** Where a log-in leads with these values in storage and session. */
function takeFrom(interrupted: string | null, lastUrl: string) {
  const kept = new Map(interrupted === null ? [] : [[entry, interrupted]]);
  const loginReturn = createLoginReturn(
    testRoutes,
    { isSignedIn: () => true, lastUrl: () => lastUrl, setLastUrl: () => undefined },
    {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  );
  const target = loginReturn.take();
  expect(kept.has(entry)).toBe(false);
  return target;
}

const targets = ['evil.test', 'evil.test/#/pages/cart/cart', 'shop.test@evil.test', 'evil.test%2fpages'];
const openings = [
  'https://',
  'http://',
  '//',
  '///',
  '/\\',
  '\\\\',
  '/%2f',
  '/\t/',
  'https:',
  'HTTPS://',
  ' https://',
  '/pages/../../',
  '#//',
  '#https://',
  'javascript:location=',
  'data:text/html,',
];
const hostile = openings.flatMap((opening) => targets.map((target) => opening + target));

describe('where a log-in leads', () => {
  it('is tested with 60 values or more', () => expect(hostile.length).toBeGreaterThanOrEqual(60));

  it.each(hostile)('is not %j', (text) => {
    expect(takeFrom(text, home.path)).toEqual(home);
    expect(takeFrom(null, text)).toEqual(home);
  });

  it('is the interrupted page, else the last one, else home', () => {
    expect(takeFrom('/pages/goods/order?id=3', '/pages/goods/goods')).toEqual({
      path: '/pages/goods/order',
      search: 'id=3',
    });
    expect(takeFrom(null, '/pages/goods/goods?keyword=a')).toEqual({
      path: '/pages/goods/goods',
      search: 'keyword=a',
    });
    expect(takeFrom('/pages/login/login', '/pages/login/mobilelogin')).toEqual(home);
  });

  it('is a page of the table, whatever is stored', () => {
    const paths = new Set(testRoutes.flatMap(({ path, aliases = [] }) => [path, ...aliases]));
    fc.assert(
      fc.property(fc.string(), fc.string(), (interrupted, lastUrl) => {
        expect(paths.has(takeFrom(interrupted, lastUrl).path)).toBe(true);
      }),
    );
  });
});
