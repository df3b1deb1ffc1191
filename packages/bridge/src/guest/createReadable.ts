import type { Readable } from './types.ts';

/** A readable with its setter. */
export interface Writable<T> extends Readable<T> {
  readonly set: (value: T) => void;
}

/** Runs a foreign callback: its error is reported as uncaught and does not stop others. */
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

/** A value that notifies listeners of changes. */
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
