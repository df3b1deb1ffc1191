import { NoNetwork } from '@pawlet/widgets/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { isPublicDemo } from '../demo/isPublicDemo.ts';
import { loadLateParts } from './loadLateParts.ts';

/**
 * Features that no page shows (other tabs, newer versions, the network), loaded after the first page: nothing waits for
 * them. The notice of a public demo is shown at once. Until they are loaded, and without them, the missing network is
 * reported all the same.
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
