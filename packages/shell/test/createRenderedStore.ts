import { readFileSync } from 'node:fs';
import { createPageStore } from '../../server/test/createPageStore.ts';
import type { TestStore } from '../../server/test/createTestStore.ts';
import { createCardRenderer } from '../src/server/createCardRenderer.ts';
import { createPageRenderer } from '../src/server/createPageRenderer.ts';
import { findPage } from '../src/server/findPage.ts';
import { toSafeHtml } from './createRenderingShop.ts';

/** Renders cards without the styles and the code of a build. */
export const renderCards = createCardRenderer({ path: '', text: '' });

/** A shop that renders the storefront's pages. */
export function createRenderedStore(): Promise<TestStore> {
  return createPageStore({
    renderer: {
      findPage,
      createHtmlSanitiser: () => toSafeHtml,
      renderPage: createPageRenderer([]),
      renderCards,
    },
    template: readFileSync(new URL('../index.html', import.meta.url), 'utf8'),
    toSafeHtml,
  });
}
