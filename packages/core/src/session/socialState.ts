import * as v from 'valibot';
import type { SafeStorage } from './safeStorage.ts';
import type { SessionState, StartParameters } from './types.ts';

const entry = 'social-state';
const schema = v.pipe(v.string(), v.minLength(1));

/** Tracks the social log-in that left the page. */
export interface SocialState {
  /** Stores the `state` that the provider will return. */
  expect(state: string): void;
  /** The returned parameters, if their `state` is the expected one; single use. */
  take(start: StartParameters): SessionState['third'];
}

/** Creates the store of social log-ins. */
export function createSocialState(storage: SafeStorage): SocialState {
  return {
    expect: (state) => storage.write(entry, state),
    take: ({ code, state }) => {
      if (code === undefined || state === undefined) return undefined;
      const expected = v.safeParse(schema, storage.read(entry));
      if (!expected.success || expected.output !== state) return undefined;
      storage.write(entry, undefined);
      return { code, state };
    },
  };
}
