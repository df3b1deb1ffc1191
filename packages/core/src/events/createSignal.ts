/** An event source with its listeners. */
export interface Signal<T> {
  emit(news: T): void;
  /** Returns an unsubscribe function. */
  subscribe(listener: (news: T) => void): () => void;
  /** Number of listeners. */
  size(): number;
}

/** Creates a signal. A listener that throws does not stop the others; its error is reported as uncaught. */
export function createSignal<T>(): Signal<T> {
  const listeners = new Set<(news: T) => void>();
  return {
    emit(news) {
      // Listeners added meanwhile receive only later events.
      const present = Array.from(listeners);
      for (const listener of present) {
        try {
          listener(news);
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
    subscribe(listener) {
      // A new function, so that the same listener can subscribe twice.
      const own = (news: T): void => listener(news);
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
    size: () => listeners.size,
  };
}
