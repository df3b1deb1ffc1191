import type { Query } from './types.ts';

/** What the shop says of itself. */
export const siteQueries = {
  /** Hints about devices, by key. */
  deviceHints: (): Query<Readonly<Record<string, string>>> => ({
    key: ['device-hints'],
    load: ({ site }, options) => site.deviceHints(options),
  }),
};
