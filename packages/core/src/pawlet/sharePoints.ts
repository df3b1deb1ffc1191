import type { PawletEvents } from '../events/types.ts';
import type { SessionStorage } from '../session/types.ts';

/** Written when the shopper's points change, to sync other tabs. */
const pointsKey = 'pawlet:points';

/** Dependencies of the sync. */
export interface PointsSharing {
  readonly events: PawletEvents;
  readonly storage: SessionStorage;
  /** Target of the `storage` events of other tabs. */
  readonly tabs: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
  /** The id of the shopper, '' for a visitor. */
  readonly owner: () => string;
  /** Creates a unique string: writing an unchanged value fires no `storage` event. */
  readonly createKey: () => string;
}

/** Syncs the shopper's points between tabs; returns an unsubscribe function. */
export function sharePoints({ events, storage, tabs, owner, createKey }: PointsSharing): () => void {
  let isReceiving = false;
  const stop = events.on('pawlet:points-changed', ({ points }) => {
    if (!isReceiving) storage.setItem(pointsKey, `${owner()}:${points}:${createKey()}`);
  });
  const handleStorage = (event: Event): void => {
    if (!('key' in event) || event.key !== pointsKey) return;
    const [sender = '', points] = storage.getItem(pointsKey)?.split(':') ?? [];
    if (sender === '' || sender !== owner() || !/^\d+$/u.test(points ?? '')) return;
    isReceiving = true;
    events.emit('pawlet:points-changed', { points: Number(points) });
    isReceiving = false;
  };
  tabs?.addEventListener('storage', handleStorage);
  return () => {
    stop();
    tabs?.removeEventListener('storage', handleStorage);
  };
}
