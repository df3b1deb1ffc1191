import { useEffect, useState } from 'react';
import { usePageVisible } from '../runtime/index.ts';
import { useIsRendered } from '../runtime/useIsRendered.ts';

const minuteMs = 60_000;

/**
 * The device's time in milliseconds since 1970, updated every minute and when the page is focused. 0 on a server, which
 * shows nothing that depends on it: a page may be rendered long before it is read.
 */
export function useNow(): number {
  const isRendered = useIsRendered();
  const [now, setNow] = useState(() => (isRendered ? 0 : Date.now()));
  const isVisible = usePageVisible();
  useEffect(() => {
    if (!isVisible) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, [isVisible]);
  return now;
}
