import { NoNetwork } from '@pawlet/widgets/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { isPublicDemo } from '../demo/isPublicDemo.ts';
import { loadLateParts } from './loadLateParts.ts';

/**
 * What no page shows (other tabs, newer versions, the network), loaded once the first page is there: nothing waits for it. A public demo says at once what it is.
 * Until then, and without it, the missing network is told all the same.
 */
export function LatePartsHost() {
  const [late, setLate] = useState<{ readonly Component: ComponentType }>();
  useEffect(() => {
    const load = (): void => {
      loadLateParts().then(
        ({ LateParts }) => setLate({ Component: LateParts }),
        () => addEventListener('online', load, { once: true }),
      );
    };
    const timer = setTimeout(load, isPublicDemo() ? 0 : 1000);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', load);
    };
  }, []);
  return late === undefined ? <NoNetwork /> : <late.Component />;
}
