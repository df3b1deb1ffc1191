import { PawletError } from '../errors/PawletError.ts';

/** Loads once; after a failure (a network error) the next call retries. */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw new PawletError('NETWORK', 'Pawlet: a part of the shop could not be loaded.', { cause });
    });
    return loading;
  };
}
