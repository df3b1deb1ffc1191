/** Caches the result of a loader for a time; concurrent first calls share one load. */
export function cacheFor<T>(forMs: number, nowMs: () => number, load: () => Promise<T>): () => Promise<T> {
  let current: { readonly value: Promise<T>; readonly until: number } | undefined;
  return () => {
    if (current !== undefined && current.until > nowMs()) return current.value;
    const value = load();
    current = { value, until: nowMs() + forMs };
    // A failed load is not cached.
    value.catch(() => {
      current = undefined;
    });
    return value;
  };
}
