import { useEffect, useState } from 'react';
import { useMall } from '../mall.ts';
import { TabFollower } from '../tabs/TabFollower.tsx';
import type { Updates } from '../update/createUpdates.ts';
import { startUpdates } from '../update/startUpdates.ts';
import { UpdatePrompt } from '../update/UpdatePrompt.tsx';

/** What the mall does beside its pages. */
export function LateParts() {
  const mall = useMall();
  const [updates, setUpdates] = useState<Updates>();
  useEffect(() => {
    // A page in somebody's frame, or one without a safe origin, has no worker.
    if (window.parent !== window || !('serviceWorker' in navigator)) return undefined;
    const started = startUpdates(mall);
    setUpdates(started.updates);
    return () => started.stop();
  }, [mall]);
  return (
    <>
      <TabFollower />
      {updates === undefined ? null : <UpdatePrompt updates={updates} />}
    </>
  );
}
