import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '@pawlet/core/rules';
import { ChunkLoadError, addressOf, createChunks } from './chunks.ts';
import type { Route } from './Route.ts';

const Page = () => null;

function route(load: Route['load']): Route {
  return { path: '/pages/goods/detail', load, needsLogin: 'no', title: 'title.goods' };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('loads a page once for parallel requests', async () => {
  const load = vi.fn<Route['load']>(() => Promise.resolve(Page));
  const chunks = createChunks();
  const detail = route(load);
  chunks.preload(detail);
  expect(chunks.peek(detail)).toBeUndefined();
  await Promise.all([chunks.load(detail), chunks.load(detail)]);
  expect(load).toHaveBeenCalledOnce();
  expect(chunks.peek(detail)).toBe(Page);
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
  const chunks = createChunks();
  await expect(chunks.load(route(() => Promise.reject(new TypeError(message))))).rejects.toMatchObject({
    name: 'ChunkLoadError',
    type: 'missing',
    address,
  });
});

it('fails after 120 seconds', async () => {
  const chunks = createChunks();
  const failed = vi.fn<(error: unknown) => void>();
  chunks.load(route(() => new Promise(() => undefined))).catch(failed);
  await vi.advanceTimersByTimeAsync(limits.chunkTimeoutMs - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ type: 'timeout' }) as ChunkLoadError);
});

it("has a page when its code's other dependencies are loaded too", async () => {
  let finish = (): void => undefined;
  const chunks = createChunks({ complete: () => new Promise((resolve) => (finish = resolve)) });
  const detail = route(() => Promise.resolve(Page));
  const loading = chunks.load(detail);
  await vi.advanceTimersByTimeAsync(0);
  expect(chunks.peek(detail)).toBeUndefined();
  finish();
  await expect(loading).resolves.toBe(Page);
  expect(chunks.peek(detail)).toBe(Page);
});

it('retries after a failure', async () => {
  const load = vi
    .fn<Route['load']>(() => Promise.resolve(Page))
    .mockRejectedValueOnce(new TypeError('offline'));
  const chunks = createChunks();
  const detail = route(load);
  await expect(chunks.load(detail)).rejects.toBeInstanceOf(ChunkLoadError);
  await expect(chunks.load(detail)).resolves.toBe(Page);
});

it('extracts the URL from a built import', () => {
  const built = Object.assign(() => Promise.resolve(Page), {
    toString: () => '()=>n(()=>import(`./detail-1a2b.js`),[]).then(e=>({Page:e.t}))',
  });
  expect(addressOf(route(built))).toBe('./detail-1a2b.js');
});
