import type { Query } from '@pawlet/core/queries';
import { useQuery, useSession } from '@pawlet/widgets';
import { useCallback, useEffect } from 'react';
import { forgetFootprints, isFootprintEntry, readFootprints, type Footprint } from './footprints.ts';

/** The products that this shopper, or a visitor, has viewed on this device. */
export function useFootprints(): {
  readonly footprints: readonly Footprint[];
  readonly forget: () => void;
} {
  const owner = useSession(({ token, user }) => (token === '' ? '' : String(user?.id ?? '')));
  const { data = [], reload, update } = useQuery(keptOf(owner), { refreshOnReturn: true });
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent): void => {
      if (isFootprintEntry(key)) void reload();
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [reload]);
  const forget = useCallback(() => {
    forgetFootprints(owner);
    update(() => []);
  }, [owner, update]);
  return { footprints: data, forget };
}

/** No call: they are stored on the device. */
const keptOf = (owner: string): Query<readonly Footprint[]> => ({
  key: ['footprints', owner],
  load: () => Promise.resolve(readFootprints(owner)),
});
