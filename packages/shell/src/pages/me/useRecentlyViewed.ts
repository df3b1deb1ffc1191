import type { Query } from '@pawlet/core/queries';
import { useQuery, useSession } from '@pawlet/widgets';
import { useCallback, useEffect } from 'react';
import { clearViews, isViewsEntry, readViews, type ProductView } from './views.ts';

/** The products that this shopper, or a visitor, has viewed on this device. */
export function useRecentlyViewed(): {
  readonly views: readonly ProductView[];
  readonly forget: () => void;
} {
  const owner = useSession(({ token, user }) => (token === '' ? '' : String(user?.id ?? '')));
  const { data = [], reload, update } = useQuery(getStored(owner), { refreshOnReturn: true });
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent): void => {
      if (isViewsEntry(key)) void reload();
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [reload]);
  const forget = useCallback(() => {
    clearViews(owner);
    update(() => []);
  }, [owner, update]);
  return { views: data, forget };
}

/** No call: they are stored on the device. */
const getStored = (owner: string): Query<readonly ProductView[]> => ({
  key: ['footprints', owner],
  load: () => Promise.resolve(readViews(owner)),
});
