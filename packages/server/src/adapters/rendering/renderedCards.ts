import type { AppDeps } from '../../http/appDeps.ts';
import type { CachePart } from '../../http/replyCache.ts';
import type { CardsVisit } from '../../ports/pageRenderer.ts';
import { hashesOf } from '../files/inlineHashes.ts';
import { sendContent } from '../files/sendFile.ts';
import type { LoadedRenderer } from './loadPageRenderer.ts';
import { encodeFor, type RenderingCache } from './renderingCache.ts';

export interface RenderedCardsOptions {
  /** Loads the renderer of the current build; undefined where there is none. */
  readonly load: () => Promise<LoadedRenderer | undefined>;
  /** Creates a function that reaches the API in this process for what is being rendered. */
  readonly createFetch: (part: CachePart) => typeof fetch;
  readonly cache: RenderingCache;
  /** Milliseconds after which the request is refused: nobody else renders the cards. @default 5000 */
  readonly patienceMs?: number | undefined;
}

const types: Readonly<Record<CardsVisit['format'], string>> = {
  json: 'application/json',
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** Creates the function that sends rendered product cards. What it sends depends on the request's visit alone. */
export function createRenderedCards({
  load,
  createFetch,
  cache,
  patienceMs = 5000,
}: RenderedCardsOptions): NonNullable<AppDeps['cards']> {
  return async (request, visit) => {
    const loaded = await load();
    if (loaded === undefined) return 'missing';
    const { renderer, toSafeHtml, build } = loaded;
    const cards = await cache.get(
      toKey(build, visit),
      async (part) => {
        const { text, styles } = await renderer.renderCards(visit, { fetch: createFetch(part), toSafeHtml });
        const sources = hashesOf(styles).map((hash) => `'${hash}'`);
        return {
          text,
          status: 200,
          headers: {
            'content-type': types[visit.format],
            // What the page's `style-src` needs: the hashes change with each release, and with the shop's colours.
            ...(sources.length > 0 && { 'pawlet-style-src': sources.join(' ') }),
          },
        };
      },
      patienceMs,
    );
    if (cards === undefined) return 'unavailable';
    const { bytes, headers } = await encodeFor(request, cards);
    return sendContent(request, bytes, {
      ...headers,
      'cache-control': 'public, max-age=60, s-maxage=60, stale-while-revalidate=600',
      vary: 'Accept-Encoding',
    });
  };
}

function toKey(
  build: string,
  { format, origin, language, country, layout, action, styles, ids }: CardsVisit,
): string {
  return [format, build, origin, language, country, layout, action, styles, ids.join()].join(' ');
}
