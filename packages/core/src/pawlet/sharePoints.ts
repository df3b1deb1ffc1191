import type { PawletEvents } from '../events/types.ts';
import type { SessionStorage } from '../session/types.ts';

/** Written when the points of a shopper change, so that other tabs show them too. */
const pointsKey = 'pawlet:points';

/** What sharing works with. */
export interface PointsSharing {
  readonly events: PawletEvents;
  readonly storage: SessionStorage;
  /** Where `storage` events of other tabs arrive. */
  readonly tabs: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
  /** The id of the shopper, '' for a visitor. */
  readonly owner: () => string;
  /** Makes a text that was never there before: what is written again unchanged is not heard. */
  readonly createKey: () => string;
}

/** Tells the other tabs of the shopper's points, and what they tell of them here; answers the function that ends it. */
export function sharePoints({ events, storage, tabs, owner, createKey }: PointsSharing): () => void {
  let isHearing = false;
  const stop = events.on('pawlet:points-changed', ({ points }) => {
    if (!isHearing) storage.setItem(pointsKey, `${owner()}:${points}:${createKey()}`);
  });
  const hear = (event: Event): void => {
    if (!('key' in event) || event.key !== pointsKey) return;
    const [told = '', points] = storage.getItem(pointsKey)?.split(':') ?? [];
    if (told === '' || told !== owner() || !/^\d+$/u.test(points ?? '')) return;
    isHearing = true;
    events.emit('pawlet:points-changed', { points: Number(points) });
    isHearing = false;
  };
  tabs?.addEventListener('storage', hear);
  return () => {
    stop();
    tabs?.removeEventListener('storage', hear);
  };
}
