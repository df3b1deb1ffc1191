import { useEffect, useState, type ComponentType } from 'react';

/** What keeps the tabs in agreement, loaded once the page is there: nothing that is shown waits for it. */
export function LateTabFollower() {
  const [follower, setFollower] = useState<{ readonly Component: ComponentType }>();
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./TabFollower.tsx').then(
        ({ TabFollower }) => setFollower({ Component: TabFollower }),
        // Without it the other tabs follow when they come to the front.
        () => undefined,
      );
    }, 1000);
    return () => clearTimeout(timer);
  }, []);
  return follower === undefined ? null : <follower.Component />;
}
