import type { Readable } from './types.ts';

/** A readable with the one who writes it. */
export interface Writable<T> extends Readable<T> {
  readonly set: (value: T) => void;
}

/** Runs what somebody else wrote: its error is reported as uncaught and stops nobody. */
export function runGuarded<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
    return undefined;
  }
}

/** A value that tells its listeners of changes. */
export function createReadable<T>(first: T): Writable<T> {
  let current = first;
  const listeners = new Set<(value: T) => void>();
  return {
    get: () => current,
    set: (value) => {
      if (value === current) return;
      current = value;
      for (const listener of Array.from(listeners)) runGuarded(() => listener(value));
    },
    subscribe: (listener) => {
      const own = (value: T): void => listener(value);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
