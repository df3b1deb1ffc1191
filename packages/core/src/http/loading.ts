/** Counts slow calls. */
export interface LoadingSignal {
  /** Starts tracking a call; returns a function that ends it. */
  watch(): () => void;
  dispose(): void;
}

/** Creates a signal that emits true when a call takes longer than `afterMs`, and false when no such call is left. */
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
