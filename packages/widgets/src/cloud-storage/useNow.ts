import { useEffect, useState } from 'react';
import { usePageVisible } from '../runtime/index.ts';

const minuteMs = 60_000;

/** The device's time in milliseconds since 1970, updated every minute and when the page is focused. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  const isVisible = usePageVisible();
  useEffect(() => {
    if (!isVisible) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, [isVisible]);
  return now;
}
