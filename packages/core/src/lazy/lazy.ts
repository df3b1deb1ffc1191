import { isPawletError } from '../errors/guards.ts';
import { PawletError } from '../errors/PawletError.ts';

/** Code, or something made of it, that is loaded when it is first needed. */
export interface Lazy<T> {
  /** What was loaded; undefined until then. */
  readonly current: T | undefined;
  /**
   * Loads it once: every caller gets the same. After a failure the next call tries again. Rejects with the `PawletError` of the
   * loader, or with `NETWORK`.
   */
  readonly load: () => Promise<T>;
  /** Starts to load without waiting; whoever needs it sees the failure. */
  readonly preload: () => void;
}

/**
 * Declares what is loaded by its first use.
 *
 * @param load - Loads it, such as `() => import('./sheet.tsx')`.
 */
export function lazy<T>(load: () => Promise<T>): Lazy<T> {
  let current: T | undefined;
  let loading: Promise<T> | undefined;
  const loadOnce = (): Promise<T> =>
    (loading ??= load().then(
      (loaded) => (current = loaded),
      (cause: unknown) => {
        loading = undefined;
        throw isPawletError(cause)
          ? cause
          : new PawletError('NETWORK', 'Pawlet: a part of the shop could not be loaded.', { cause });
      },
    ));
  return {
    get current() {
      return current;
    },
    load: loadOnce,
    preload: () => void loadOnce().catch(() => undefined),
  };
}
