/** Counts the calls that take long. */
export interface LoadingSignal {
  /** Begins to watch a call; the function answered ends it. */
  watch(): () => void;
  dispose(): void;
}

/** Makes a signal that says true once a call takes over `afterMs`, and false when none such is left. */
export function createLoadingSignal(afterMs: number, onLoading: (loading: boolean) => void): LoadingSignal {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let slow = 0;

  return {
    watch: () => {
      let isSlow = false;
      const timer = setTimeout(() => {
        timers.delete(timer);
        isSlow = true;
        slow += 1;
        if (slow === 1) onLoading(true);
      }, afterMs);
      timers.add(timer);
      return () => {
        clearTimeout(timer);
        timers.delete(timer);
        if (!isSlow) return;
        isSlow = false;
        slow -= 1;
        if (slow === 0) onLoading(false);
      };
    },
    dispose: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
