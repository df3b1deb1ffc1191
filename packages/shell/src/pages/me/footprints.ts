import { toId, type EpochMs, type GoodsId } from '@pawlet/core/api';
import { readStoredText, writeStored } from '@pawlet/core/storage';

/** A viewed product, and the time of the last view. */
export interface Footprint {
  readonly goodsId: GoodsId;
  readonly at: EpochMs;
}

/** The limit: the oldest are removed first. The server returns as many by their ids at a time. */
export const mostFootprints = 50;

/** Key of a visitor's entry. */
const visitor = 'visitor';

/** One entry per shopper: a device may be shared. It never leaves the device. */
const nameOf = (owner: string): string => `pawlet:footprints:${owner === '' ? visitor : owner}`;

/** Adds a product to the front, or moves it there. */
export function addFootprint(
  footprints: readonly Footprint[],
  { goodsId, at }: Footprint,
): readonly Footprint[] {
  return mergeFootprints([{ goodsId, at }], footprints);
}

/** Merges both histories, the latest first, each product once. */
export function mergeFootprints(
  some: readonly Footprint[],
  others: readonly Footprint[],
): readonly Footprint[] {
  const known = new Set<GoodsId>();
  return [...some, ...others]
    .sort((a, b) => b.at - a.at)
    .filter(({ goodsId }) => !known.has(goodsId) && known.add(goodsId))
    .slice(0, mostFootprints);
}

/** Parses the stored history; invalid entries are left out. */
export function parseFootprints(text: string | null): readonly Footprint[] {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '[]');
  } catch {
    // Foreign data.
    return [];
  }
  const footprints = (Array.isArray(kept) ? kept : []).flatMap((entry: unknown): readonly Footprint[] => {
    const pair: readonly unknown[] = Array.isArray(entry) ? entry : [];
    const id = pair[0];
    const at = pair[1];
    const goodsId = typeof id === 'number' ? toId<GoodsId>(id) : undefined;
    return goodsId === undefined || typeof at !== 'number' || !Number.isFinite(at) ? [] : [{ goodsId, at }];
  });
  return mergeFootprints(footprints, []);
}

/**
 * The products viewed on this device, the latest first. A log-in moves the visitor's history to the shopper's: nobody
 * else can see it any more.
 */
export function readFootprints(owner: string): readonly Footprint[] {
  const own = read(owner);
  if (owner === '') return own;
  const before = read('');
  if (before.length === 0) return own;
  const merged = mergeFootprints(own, before);
  write(owner, merged);
  write('', []);
  return merged;
}

/** Records a view of a product. */
export function recordView(owner: string, footprint: Footprint): void {
  write(owner, addFootprint(readFootprints(owner), footprint));
}

/** Clears the history. */
export function forgetFootprints(owner: string): void {
  write(owner, []);
}

/** Whether a storage change, made in another tab, is one of a history. */
export function isFootprintEntry(name: string | null): boolean {
  return name === null || name.startsWith(nameOf('').slice(0, -visitor.length));
}

function read(owner: string): readonly Footprint[] {
  return parseFootprints(readStoredText('device', nameOf(owner)) ?? null);
}

function write(owner: string, footprints: readonly Footprint[]): void {
  const pairs = footprints.map(({ goodsId, at }) => [goodsId, at]);
  writeStored('device', nameOf(owner), pairs.length === 0 ? undefined : pairs);
}
