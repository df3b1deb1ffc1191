import { toId, type EpochMs, type GoodsId } from '@pawlet/core/api';

/** A product that was looked at, and when last. */
export interface Footprint {
  readonly goodsId: GoodsId;
  readonly at: EpochMs;
}

/** More are not kept: the oldest go first. The server finds as many by their ids at a time. */
export const mostFootprints = 50;

/** Name of the entry of whoever has not logged in. */
const visitor = 'visitor';

/** One entry a shopper: a device may be shared. It never leaves the device. */
const nameOf = (owner: string): string => `pawlet:footprints:${owner === '' ? visitor : owner}`;

/** Puts a product in front; one that was looked at before moves. */
export function addFootprint(
  footprints: readonly Footprint[],
  { goodsId, at }: Footprint,
): readonly Footprint[] {
  return mergeFootprints([{ goodsId, at }], footprints);
}

/** Both histories as one, the latest first, each product once. */
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

/** Reads what was kept; what does not read as a footprint is left out. */
export function parseFootprints(text: string | null): readonly Footprint[] {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '[]');
  } catch {
    // Written by somebody else.
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
 * What was looked at on this device, the latest first. Who logs in takes along what was looked at before: nobody else
 * gets to see it any more.
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

/** Remembers that a product was looked at. */
export function recordView(owner: string, footprint: Footprint): void {
  write(owner, addFootprint(readFootprints(owner), footprint));
}

/** Forgets all of them. */
export function forgetFootprints(owner: string): void {
  write(owner, []);
}

/** Whether a change of the device's storage, made in another tab, is one of a history. */
export function isFootprintEntry(name: string | null): boolean {
  return name === null || name.startsWith(nameOf('').slice(0, -visitor.length));
}

function read(owner: string): readonly Footprint[] {
  try {
    return parseFootprints(localStorage.getItem(nameOf(owner)));
  } catch {
    // Blocked: nothing is remembered.
    return [];
  }
}

function write(owner: string, footprints: readonly Footprint[]): void {
  try {
    if (footprints.length === 0) localStorage.removeItem(nameOf(owner));
    else
      localStorage.setItem(nameOf(owner), JSON.stringify(footprints.map(({ goodsId, at }) => [goodsId, at])));
  } catch {
    // Blocked or full, as above.
  }
}
