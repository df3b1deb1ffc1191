import { lazy } from '../lazy/lazy.ts';
import type { Api } from './api.ts';
import { lazyCalls, lazyMembers } from './lazyCalls.ts';

/** Resources whose code is loaded by the first call of any of them, except for those in `known`, which are there from the start. */
export function lazyResources(load: () => Promise<Api>, known: Partial<Api> = {}): Api {
  const resources = lazy(load);
  return lazyMembers<Api>(
    (name) => lazyCalls(async () => (await resources.load())[name as keyof Api] as object),
    known,
  );
}
