import { loadLateParts } from './loadLateParts.ts';
import { useEffect, useState, type ComponentType } from 'react';

/** What no page shows (other tabs, newer versions, the network), loaded once the first page is there: nothing waits for it. */
export function LatePartsHost() {
  const [late, setLate] = useState<{ readonly Component: ComponentType }>();
  useEffect(() => {
    const timer = setTimeout(() => {
      loadLateParts().then(
        ({ LateParts }) => setLate({ Component: LateParts }),
        // Without it the other tabs follow when they come to the front.
        () => undefined,
      );
    }, 1000);
    return () => clearTimeout(timer);
  }, []);
  return late === undefined ? null : <late.Component />;
}
