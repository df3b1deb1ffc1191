import { createPawlet } from '@pawlet/core';
import type { Pawlet } from '@pawlet/core';
import { createBrowserHost } from '@pawlet/core/host';

/** A shop in English with empty storage; its calls go to the origin of the test page. */
export function createTestPawlet(stored: Readonly<Record<string, unknown>> = {}): Pawlet {
  const entries = new Map(
    Object.entries(stored).map(([name, value]) => [`pawlet:${name}`, JSON.stringify(value)]),
  );
  return createPawlet({
    host: createBrowserHost(),
    session: {
      start: { lang: 'en' },
      languageSources: { pageLanguage: 'zh', browserLanguages: [] },
      storage: {
        getItem: (key) => entries.get(key) ?? null,
        setItem: (key, value) => {
          entries.set(key, value);
        },
        removeItem: (key) => {
          entries.delete(key);
        },
      },
    },
  });
}
