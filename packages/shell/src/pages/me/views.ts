import { toId, type EpochMs, type ProductId } from '@pawlet/core/api';
import { readStoredText, writeStored } from '@pawlet/core/storage';

/** A viewed product, and the time of the last view. */
export interface ProductView {
  readonly goodsId: ProductId;
  readonly at: EpochMs;
}

/** The limit: the oldest are removed first. The server returns as many by their ids at a time. */
export const maxViews = 50;

/** Key of a visitor's entry. */
const visitor = 'visitor';

/** One entry per shopper: a device may be shared. It never leaves the device. */
const readName = (owner: string): string => `pawlet:footprints:${owner === '' ? visitor : owner}`;

/** Adds a product to the front, or moves it there. */
export function addView(views: readonly ProductView[], { goodsId, at }: ProductView): readonly ProductView[] {
  return mergeViews([{ goodsId, at }], views);
}

/** Merges both histories, the latest first, each product once. */
export function mergeViews(
  some: readonly ProductView[],
  others: readonly ProductView[],
): readonly ProductView[] {
  const known = new Set<ProductId>();
  return [...some, ...others]
    .sort((a, b) => b.at - a.at)
    .filter(({ goodsId }) => !known.has(goodsId) && known.add(goodsId))
    .slice(0, maxViews);
}

/** Parses the stored history; invalid entries are left out. */
export function parseViews(text: string | null): readonly ProductView[] {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '[]');
  } catch {
    // Foreign data.
    return [];
  }
  const views = (Array.isArray(kept) ? kept : []).flatMap((entry: unknown): readonly ProductView[] => {
    const pair: readonly unknown[] = Array.isArray(entry) ? entry : [];
    const id = pair[0];
    const at = pair[1];
    const goodsId = typeof id === 'number' ? toId<ProductId>(id) : undefined;
    return goodsId === undefined || typeof at !== 'number' || !Number.isFinite(at) ? [] : [{ goodsId, at }];
  });
  return mergeViews(views, []);
}

/**
 * The products viewed on this device, the latest first. A log-in moves the visitor's history to the shopper's: nobody
 * else can see it any more.
 */
export function readViews(owner: string): readonly ProductView[] {
  const own = read(owner);
  if (owner === '') return own;
  const before = read('');
  if (before.length === 0) return own;
  const merged = mergeViews(own, before);
  write(owner, merged);
  write('', []);
  return merged;
}

/** Records a view of a product. */
export function recordView(owner: string, view: ProductView): void {
  write(owner, addView(readViews(owner), view));
}

/** Clears the history. */
export function clearViews(owner: string): void {
  write(owner, []);
}

/** Whether a storage change, made in another tab, is one of a history. */
export function isViewsEntry(name: string | null): boolean {
  return name === null || name.startsWith(readName('').slice(0, -visitor.length));
}

function read(owner: string): readonly ProductView[] {
  return parseViews(readStoredText('device', readName(owner)) ?? null);
}

function write(owner: string, views: readonly ProductView[]): void {
  const pairs = views.map(({ goodsId, at }) => [goodsId, at]);
  writeStored('device', readName(owner), pairs.length === 0 ? undefined : pairs);
}
