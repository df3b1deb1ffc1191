import * as v from 'valibot';
import { limits } from '../rules/limits.ts';
import type { SafeStorage } from './safeStorage.ts';

const entry = 'session';
const schema = v.object({ value: v.pipe(v.string(), v.minLength(8), v.maxLength(64)), time: v.number() });

/** Returns the session id: a GUID shared by all tabs and replaced after 7200 s. */
export function createSessionId(
  storage: SafeStorage,
  clock: () => number,
  createId: () => string,
): () => string {
  return () => {
    const stored = v.safeParse(schema, storage.read(entry));
    const age = stored.success ? clock() - stored.output.time : Number.NaN;
    // With a clock set back an id would never expire, so it counts as old.
    if (stored.success && age >= 0 && age < limits.sessionSeconds * 1000) return stored.output.value;
    const value = createId();
    storage.write(entry, { value, time: clock() });
    return value;
  };
}
