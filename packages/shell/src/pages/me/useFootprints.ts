import { useSession } from '@pawlet/widgets';
import { useCallback, useEffect, useState } from 'react';
import { useOnReturn } from '../../stack/PageContext.ts';
import { forgetFootprints, isFootprintEntry, readFootprints, type Footprint } from './footprints.ts';

/** What this shopper, or a visitor, has looked at on this device. */
export function useFootprints(): {
  readonly footprints: readonly Footprint[];
  readonly forget: () => void;
} {
  const owner = useSession(({ token, user }) => (token === '' ? '' : String(user?.id ?? '')));
  const [kept, setKept] = useState(() => ({ owner, footprints: readFootprints(owner) }));
  const refresh = useCallback(() => setKept({ owner, footprints: readFootprints(owner) }), [owner]);
  useOnReturn(refresh);
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent): void => {
      if (isFootprintEntry(key)) refresh();
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [refresh]);
  useEffect(() => {
    if (kept.owner !== owner) refresh();
  }, [kept.owner, owner, refresh]);
  const forget = useCallback(() => {
    forgetFootprints(owner);
    refresh();
  }, [owner, refresh]);
  return { footprints: kept.owner === owner ? kept.footprints : [], forget };
}
