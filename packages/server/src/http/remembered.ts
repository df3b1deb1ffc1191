/** Remembers what a loader gives for a while; concurrent first calls share one load. */
export function remembered<T>(forMs: number, nowMs: () => number, load: () => Promise<T>): () => Promise<T> {
  let current: { readonly value: Promise<T>; readonly until: number } | undefined;
  return () => {
    if (current !== undefined && current.until > nowMs()) return current.value;
    const value = load();
    current = { value, until: nowMs() + forMs };
    // A failed load is not remembered.
    value.catch(() => {
      current = undefined;
    });
    return value;
  };
}
