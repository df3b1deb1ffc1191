import { createHtmlSanitiser } from '@pawlet/widgets/rich-text';
import { JSDOM } from 'jsdom';
import type { TestStore } from '../../server/test/createTestStore.ts';
import type { RenderingShop } from '../src/server/renderFirstView.tsx';

/** The storefront's sanitiser. */
export const toSafeHtml = createHtmlSanitiser(new JSDOM('').window);

/** What a server renders pages with. @param fetch reaches the API; that of the store by default */
export function createRenderingShop(store: TestStore, fetch?: typeof globalThis.fetch): RenderingShop {
  return { fetch: fetch ?? (async (input, init) => store.app.fetch(new Request(input, init))), toSafeHtml };
}
