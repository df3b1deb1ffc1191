import { createRenderingCache } from '../src/adapters/rendering/renderingCache.ts';
import { createRenderedPages } from '../src/adapters/rendering/renderedPages.ts';
import { toRenderingBindings } from '../src/http/cachePart.ts';
import { createReplyCache } from '../src/http/replyCache.ts';
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
  const sender: { respond?: (request: Request) => Promise<Response | null> } = {};
  const store = await createTestStore({
    deps: {
      // As in a shop: the number of views stays the same for seconds.
      replyCache: createReplyCache({ nowMs: Date.now }),
      files: async (request) => (await sender.respond?.(request)) ?? null,
    },
  });
  const pages = createRenderedPages({
    load: () => Promise.resolve({ build: 'test', renderer, toSafeHtml }),
    readTemplate: () => Promise.resolve(template),
    settings: store.deps.settings,
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
