import { createPawlet } from '@pawlet/core';
import type { Pawlet } from '@pawlet/core';
import { onTestFinished } from 'vitest';

/** A shop without a server: tests stub its calls. Disposed with the test. */
export function createTestShop(): Pawlet {
  const kept = new Map([['pawlet:lang', JSON.stringify('en')]]);
  const shop = createPawlet({
    session: {
      readsAddress: false,
      languageSources: { pageLanguage: 'zh', browserLanguages: [] },
      storage: {
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, value) => void kept.set(name, value),
        removeItem: (name) => void kept.delete(name),
      },
    },
  });
  shop.session.setLanguage('en');
  onTestFinished(() => shop.dispose());
  return shop;
}
