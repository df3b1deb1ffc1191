import { useEffect } from 'react';
import { Linking } from 'react-native';
import type { ExactOrigin } from '@pawlet/bridge';
import { findShopPath, type ShopPath } from './address/findShopPath.ts';
import { useLatest } from './view/useLatest.ts';

/**
 * Listens to deep links: calls back with the path of each URL of the shop that opens the app, including the one that
 * started it. URLs of other origins are ignored.
 */
export function useShopLinks(origin: ExactOrigin, onPath: (path: ShopPath) => void): void {
  const latest = useLatest(onPath);
  useEffect(() => {
    let isActive = true;
    const open = (url: string | null | undefined): void => {
      const path = typeof url !== 'string' || !isActive ? undefined : findShopPath(url, origin);
      if (path !== undefined) latest.current(path);
    };
    const readFirst = async (): Promise<void> => open(await Linking.getInitialURL());
    void readFirst();
    const subscription = Linking.addEventListener('url', ({ url }) => open(url));
    return () => {
      isActive = false;
      subscription.remove();
    };
  }, [origin, latest]);
}
