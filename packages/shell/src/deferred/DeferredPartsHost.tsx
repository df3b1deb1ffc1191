import { useLazy } from '@pawlet/widgets';
import { NoNetwork } from '@pawlet/widgets/ui';
import { useEffect, useState } from 'react';
import { isPublicDemo } from '../demo/isPublicDemo.ts';
import { deferredParts } from './deferredParts.ts';

/**
 * What no page shows (other tabs, newer versions, the network), loaded once the first page is there: nothing waits for it. A public demo says at once what it is.
 * Until then, and without it, the missing network is told all the same.
 */
export function DeferredPartsHost() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsWanted(true), isPublicDemo() ? 0 : 1000);
    return () => clearTimeout(timer);
  }, []);
  const parts = useLazy(deferredParts, isWanted);
  return parts.status === 'ready' ? <parts.value.DeferredParts /> : <NoNetwork />;
}
