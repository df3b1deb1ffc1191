/** One kind of news, with its listeners. */
export interface Signal<T> {
  emit(news: T): void;
  /** Answers the function that ends it. */
  subscribe(listener: (news: T) => void): () => void;
  /** How many listen. */
  size(): number;
}

/** Makes a signal. A listener that throws does not keep the others from hearing; its error is reported as uncaught. */
export function createSignal<T>(): Signal<T> {
  const listeners = new Set<(news: T) => void>();
  return {
    emit(news) {
      // A listener that comes in meanwhile hears the next news, not this.
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
      // A function of its own, so that the same listener may subscribe twice.
      const own = (news: T): void => listener(news);
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
    size: () => listeners.size,
  };
}
