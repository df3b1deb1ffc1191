import type { Pawlet } from '@pawlet/core';
import type { ProductSummary, ProductId, ProductQuery } from '@pawlet/core/api';
import { HttpError, PawletError } from '@pawlet/core/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createProductBatch } from './productBatch.ts';

const ids = (from: number, to: number): readonly ProductId[] =>
  Array.from({ length: to - from + 1 }, (_, index) => (from + index) as ProductId);

/** A shop with products 1 to 100. */
function stage() {
  const list = vi.fn<(query: ProductQuery) => Promise<{ readonly items: readonly ProductSummary[] }>>(
    (query) =>
      Promise.resolve({
        items: (query.ids ?? [])
          .filter((id) => id <= 100)
          .map((id) => ({ id, title: `Goods ${id}` }) as ProductSummary),
      }),
  );
  const store = createStore(() => ({ lang: 'en', country: 'USA' }));
  const parts = { api: { products: { list } }, session: { store } };
  const batch = createProductBatch(parts as object as Pawlet);
  const asked = (): readonly (readonly number[])[] => list.mock.calls.map(([query]) => query.ids ?? []);
  return { batch, list, asked, store };
}

describe('the batch of products', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => vi.useRealTimers());

  it('loads the products of all cards in batches of 50, starting with the visible ones', async () => {
    const { batch, asked } = stage();
    for (const id of ids(1, 60)) batch.announce([id]);
    const found = await Promise.all([
      batch.load(ids(55, 55)),
      batch.load(ids(2, 2)),
      batch.load(ids(60, 60)),
    ]);
    expect(found.map(([product]) => product?.id)).toEqual([55, 2, 60]);
    expect(asked().map((one) => one.length)).toEqual([50, 10]);
    expect(asked()[0]?.[0]).toBe(55);
  });

  it('caches unused products for minutes, and loads used ones again', async () => {
    const { batch, asked } = stage();
    batch.announce(ids(1, 2));
    await batch.load(ids(1, 1));
    vi.advanceTimersByTime(60_000);
    await batch.load(ids(2, 2));
    expect(asked()).toHaveLength(1);
    vi.advanceTimersByTime(3000);
    await batch.load(ids(1, 1));
    expect(asked()).toHaveLength(2);
  });

  it('omits missing products, in the requested order', async () => {
    const { batch } = stage();
    const found = await batch.load([7, 500, 3] as ProductId[]);
    expect(found.map((product) => product?.id)).toEqual([7, undefined, 3]);
  });

  it('reports a failure and retries afterwards', async () => {
    const { batch, list, asked } = stage();
    list.mockRejectedValueOnce(new Error('offline'));
    await expect(batch.load(ids(1, 1))).rejects.toThrow('offline');
    expect((await batch.load(ids(1, 1)))[0]?.id).toBe(1);
    expect(asked()).toHaveLength(2);
  });

  it('finds the valid ones when the shop refuses a call, in a bounded number of calls', async () => {
    const { batch, list, asked } = stage();
    const answer = list.getMockImplementation();
    list.mockImplementation((query) =>
      query.ids?.includes(13 as ProductId) === true
        ? Promise.reject(new HttpError(400, 'refused'))
        : (answer?.(query) ?? Promise.reject(new Error('no answer'))),
    );
    batch.announce(ids(1, 50));
    const others = Promise.all(
      ids(1, 50)
        .filter((id) => id !== 13)
        .map((id) => batch.load([id])),
    );
    const bad = batch.load([13 as ProductId]);
    await expect(bad).rejects.toMatchObject({ status: 400 });
    expect((await others).map(([product]) => product?.id)).not.toContain(undefined);
    expect(asked().length).toBeLessThanOrEqual(17);
    expect((await batch.load([12, 13, 14] as ProductId[])).map((product) => product?.id)).toEqual([
      12,
      undefined,
      14,
    ]);
  });

  it('does not retry endlessly when the shop refuses everything or is unreachable', async () => {
    const { batch, list, asked } = stage();
    list.mockRejectedValue(new HttpError(400, 'refused'));
    await expect(batch.load(ids(1, 50))).rejects.toMatchObject({ status: 400 });
    expect(asked().length).toBeLessThanOrEqual(17);
    list.mockClear();
    list.mockRejectedValue(new PawletError('NETWORK', 'offline'));
    await expect(batch.load(ids(1, 50))).rejects.toMatchObject({ code: 'NETWORK' });
    expect(asked()).toHaveLength(1);
  });

  it('never shows products in another language', async () => {
    const { batch, asked, store } = stage();
    batch.announce(ids(1, 2));
    await batch.load(ids(1, 1));
    store.setState({ lang: 'de' });
    await batch.load(ids(2, 2));
    expect(asked()).toHaveLength(2);
  });

  it('does not load products of removed cards', async () => {
    const { batch, asked } = stage();
    const end = batch.announce(ids(5, 5));
    end();
    await batch.load(ids(1, 1));
    expect(asked()).toEqual([[1]]);
  });
});
