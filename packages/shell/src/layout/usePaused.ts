import { debounce } from '@pawlet/core/rules';
import { useEffect, useMemo, useState } from 'react';

const pauseMs = 250;

/** The debounced value: updated when it has not changed for a moment, such as when typing pauses. */
export function usePaused<T>(value: T): T {
  const [paused, setPaused] = useState(value);
  const settle = useMemo(() => debounce((settled: T) => setPaused(settled), pauseMs), []);
  useEffect(() => {
    settle(value);
    return () => settle.cancel();
  }, [settle, value]);
  return paused;
}
