import { usePawlet } from '@pawlet/widgets';
import { useCallback, useState } from 'react';
import { isOnEarth, type Coordinates } from './coordinates.ts';

/** A point, and its accuracy. */
export interface Position extends Coordinates {
  /** Metres; undefined for a point that was chosen. */
  readonly accuracy?: number | undefined;
}

/** The shopper's position, or why it is unknown. */
export type OwnPosition =
  | { readonly status: 'found'; readonly position: Position }
  | { readonly status: 'locating' | 'denied' | 'unavailable' };

/** Requests the shopper's position from the host. */
export function useOwnPosition(given: Coordinates | undefined) {
  const { host } = usePawlet();
  const [own, setOwn] = useState<OwnPosition>(() =>
    given === undefined ? { status: 'locating' } : { status: 'found', position: given },
  );
  const locate = useCallback(async (): Promise<OwnPosition> => {
    setOwn({ status: 'locating' });
    const result = host.isAvailable('getLocation') ? await host.getLocation() : undefined;
    const found: OwnPosition =
      result?.status === 'done' && isOnEarth(result.position)
        ? { status: 'found', position: result.position }
        : { status: result?.status === 'denied' ? 'denied' : 'unavailable' };
    setOwn(found);
    return found;
  }, [host]);
  return { own, locate, pick: (position: Coordinates) => setOwn({ status: 'found', position }) };
}
