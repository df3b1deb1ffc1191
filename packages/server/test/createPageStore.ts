import { createRenderingCache } from '../src/adapters/rendering/renderingCache.ts';
import { createRenderedPages, type RenderedPages } from '../src/adapters/rendering/renderedPages.ts';
import { toRenderingBindings } from '../src/http/cachePart.ts';
import { createReplyCache } from '../src/http/replyCache.ts';
import { readShopIdentity } from '../src/modules/config/shopIdentity.ts';
import type { PageRenderer } from '../src/ports/pageRenderer.ts';
import { createTestStore, type TestStore } from './createTestStore.ts';

/** The first rendering after a start also loads the code. */
const patienceMs = 20_000;

export interface PageStoreOptions {
  readonly renderer: PageRenderer;
  /** The storefront's page without content. */
  readonly template: string;
  readonly toSafeHtml: (html: string) => string;
}

/** Creates a store that sends rendered pages, each rendered for its request. */
export async function createPageStore({
  renderer,
  template,
  toSafeHtml,
}: PageStoreOptions): Promise<TestStore> {
  const sender: { respond?: RenderedPages['respond'] } = {};
  const store = await createTestStore({
    deps: {
      // As in a shop: the number of views stays the same for seconds.
      replyCache: createReplyCache({ nowMs: Date.now }),
      // The browser's page is not built: where it would be sent, nothing is found.
      files: async (request) => {
        const sent = await sender.respond?.(request);
        return sent instanceof Response ? sent : null;
      },
    },
  });
  const pages = createRenderedPages({
    load: () => Promise.resolve({ build: 'test', renderer, toSafeHtml }),
    readTemplate: () => Promise.resolve(template),
    settings: store.deps.settings,
    readChoices: () => readShopIdentity(store.db),
    createFetch:
      (part) =>
      async (...parameters) =>
        store.app.fetch(new Request(...parameters), toRenderingBindings(part)),
    // A cache would make all responses equal.
    cache: createRenderingCache({
      cache: createReplyCache({ nowMs: Date.now }),
      logger: store.deps.logger,
      times: { freshMs: 0, keptMs: 0 },
    }),
    patienceMs,
  });
  sender.respond = pages.respond;
  return store;
}
