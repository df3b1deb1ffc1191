import type { Query } from './types.ts';

/** Settings of the shop. */
export const siteQueries = {
  /** Hints about devices, by key. */
  deviceHints: (): Query<Readonly<Record<string, string>>> => ({
    key: ['device-hints'],
    load: ({ site }, options) => site.deviceHints(options),
  }),
};
