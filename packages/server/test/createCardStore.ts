import { createRenderingCache } from '../src/adapters/rendering/renderingCache.ts';
import { createRenderedCards } from '../src/adapters/rendering/renderedCards.ts';
import { toRenderingBindings } from '../src/http/cachePart.ts';
import { createReplyCache } from '../src/http/replyCache.ts';
import type { PageRenderer } from '../src/ports/pageRenderer.ts';
import { createTestStore, type TestStore } from './createTestStore.ts';

export interface CardStore extends TestStore {
  /** How often cards were rendered. */
  readonly countRenderings: () => number;
  /** Replaces the calls of the API while cards are rendered. */
  readonly replaceApi: (fetch: typeof globalThis.fetch | undefined) => void;
}

/** A store that renders product cards with this function. */
export async function createCardStore(renderCards: PageRenderer['renderCards']): Promise<CardStore> {
  let count = 0;
  let replaced: typeof fetch | undefined;
  const renderer: Pick<PageRenderer, 'renderCards'> = {
    renderCards: (visit, shop) => {
      count += 1;
      return renderCards(visit, shop);
    },
  };
  const store: TestStore = await createTestStore({
    deps: {
      cards: createRenderedCards({
        load: () =>
          Promise.resolve({
            renderer: renderer as PageRenderer,
            toSafeHtml: (html) => html,
            build: '1',
          }),
        createFetch:
          (part) =>
          async (...parameters) =>
            replaced?.(...parameters) ??
            store.app.fetch(new Request(...parameters), toRenderingBindings(part)),
        cache: createRenderingCache({
          cache: createReplyCache({ nowMs: Date.now }),
          logger: { warn: () => undefined },
        }),
      }),
    },
  });
  return {
    ...store,
    countRenderings: () => count,
    replaceApi: (fetch) => {
      replaced = fetch;
    },
  };
}
