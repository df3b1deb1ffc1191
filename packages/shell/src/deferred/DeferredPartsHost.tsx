import { useLazy } from '@pawlet/widgets';
import { NoNetwork } from '@pawlet/widgets/ui';
import { useEffect, useState } from 'react';
import { isPublicDemo } from '../demo/isPublicDemo.ts';
import { whenUsed } from '../layout/whenUsed.ts';
import { deferredParts } from './deferredParts.ts';

/** Milliseconds after which what no page shows is loaded, even if the page is only looked at. */
const latestMs = 5000;

/**
 * What no page shows (other tabs, newer versions, the network), loaded once the first page is used, or has been looked at for some time: nothing waits for it, and
 * a slow phone is busy with the page itself in its first seconds. A public demo says at once what it is. Until then, and without it, the missing network is told all
 * the same.
 */
export function DeferredPartsHost() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const start = (): void => setIsWanted(true);
    if (!isPublicDemo()) return whenUsed(start, latestMs);
    const timer = setTimeout(start);
    return () => clearTimeout(timer);
  }, []);
  const parts = useLazy(deferredParts, isWanted);
  return parts.status === 'ready' ? <parts.value.DeferredParts /> : <NoNetwork />;
}
