import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '@pawlet/core/rules';
import { ChunkLoadError, toAddress, createPageCode } from './pageCode.ts';
import type { Route } from './Route.ts';

const Page = () => null;

function route(load: Route['load']): Route {
  return { path: '/pages/goods/detail', load, needsLogin: 'no', title: 'title.products' };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('loads a page once for parallel requests', async () => {
  const load = vi.fn<Route['load']>(() => Promise.resolve(Page));
  const getCode = createPageCode();
  const detail = route(load);
  getCode(detail).preload();
  expect(getCode(detail).current).toBeUndefined();
  await Promise.all([getCode(detail).load(), getCode(detail).load()]);
  expect(load).toHaveBeenCalledOnce();
  expect(getCode(detail).current).toBe(Page);
});

it.each([
  [
    'Failed to fetch dynamically imported module: https://shop.test/assets/detail-1a2b.js',
    'https://shop.test/assets/detail-1a2b.js',
  ],
  [
    'error loading dynamically imported module: http://localhost:8787/assets/x.js?retry=1',
    'http://localhost:8787/assets/x.js?retry=1',
  ],
  ['Unable to preload CSS for /assets/detail-1a2b.css', '/assets/detail-1a2b.css'],
  ['Importing a module script failed.', '/pages/goods/detail'],
])('extracts the URL from the message "%s"', async (message, address) => {
  const getCode = createPageCode();
  await expect(getCode(route(() => Promise.reject(new TypeError(message)))).load()).rejects.toMatchObject({
    name: 'ChunkLoadError',
    type: 'missing',
    address,
  });
});

it('fails after 120 seconds', async () => {
  const getCode = createPageCode();
  const failed = vi.fn<(error: unknown) => void>();
  getCode(route(() => new Promise(() => undefined)))
    .load()
    .catch(failed);
  await vi.advanceTimersByTimeAsync(limits.chunkTimeoutMs - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ type: 'timeout' }) as ChunkLoadError);
});

it("has a page when its code's other dependencies are loaded too", async () => {
  let finish = (): void => undefined;
  const getCode = createPageCode({ complete: () => new Promise((resolve) => (finish = resolve)) });
  const detail = route(() => Promise.resolve(Page));
  const loading = getCode(detail).load();
  await vi.advanceTimersByTimeAsync(0);
  expect(getCode(detail).current).toBeUndefined();
  finish();
  await expect(loading).resolves.toBe(Page);
  expect(getCode(detail).current).toBe(Page);
});

it('retries after a failure', async () => {
  const load = vi
    .fn<Route['load']>(() => Promise.resolve(Page))
    .mockRejectedValueOnce(new TypeError('offline'));
  const getCode = createPageCode();
  const detail = route(load);
  await expect(getCode(detail).load()).rejects.toBeInstanceOf(ChunkLoadError);
  await expect(getCode(detail).load()).resolves.toBe(Page);
});

it('extracts the URL from a built import', () => {
  const built = Object.assign(() => Promise.resolve(Page), {
    toString: () => '()=>n(()=>import(`./detail-1a2b.js`),[]).then(e=>({Page:e.t}))',
  });
  expect(toAddress(route(built))).toBe('./detail-1a2b.js');
});
