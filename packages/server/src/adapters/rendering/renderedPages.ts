import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { getBaseUrl } from '../../http/origins.ts';
import { contentSecurityPolicy } from '../../http/securityHeaders.ts';
import type { Settings } from '../../http/settings.ts';
import type { Language } from '../../i18n/language.ts';
import type { Logger } from '../../ports/logger.ts';
import type { Metrics } from '../../ports/metrics.ts';
import type { PageVisit } from '../../ports/pageRenderer.ts';
import { sendContent, toEtag } from '../files/sendFile.ts';
import { hashesOf, inlineScriptHashes } from '../files/inlineHashes.ts';
import type { LoadedRenderer } from './loadPageRenderer.ts';
import { readVisitor } from './visitor.ts';

export interface RenderedPagesOptions {
  /** Loads the renderer of the current build; undefined where there is none. */
  readonly load: () => Promise<LoadedRenderer | undefined>;
  /** The storefront's built page, with the shop's settings and name in a language. */
  readonly readTemplate: (language: Language) => Promise<string>;
  readonly settings: Settings;
  /** Responds to calls of the API in this process. */
  readonly api: (request: Request) => Response | Promise<Response>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly metrics?: Pick<Metrics, 'countRendering'> | undefined;
  /** Milliseconds after which the client's page is sent instead. @default 200 */
  readonly patienceMs?: number | undefined;
  /** Milliseconds for which a page is sent without being rendered anew. @default 10000 */
  readonly freshMs?: number | undefined;
}

/** A page as it is sent. */
interface SentPage {
  readonly status: number;
  readonly policy: string;
  readonly renderedAt: Date;
  readonly plain: Content;
  readonly br: Content;
  readonly gzip: Content;
}

interface Content {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** What is needed to render a page that is not cached. */
interface Work extends LoadedRenderer {
  readonly visit: PageVisit;
}

const cacheBytes = 64 * 1024 * 1024;
/** A page that is older is rendered before it is sent; a younger one is sent, and rendered anew for the next visitor. */
const longestMs = 60_000;
/** One renders while another waits for the database: more would only slow each other down. */
const renderedAtOnce = 2;
/** With more in the queue, the last one would not be ready in time, and the calls of shoppers would wait for all of them. */
const longestQueue = 2;
/** A header with more hashes would be too long for some proxies. The rest of the attributes then have no effect. */
const mostStyleAttributes = 100;

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
/** The best for content that is compressed on request. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends public pages rendered. */
export interface RenderedPages {
  /**
   * Responds to a request for a public page with the page rendered for a visitor. Returns null where the client's page
   * is to be sent: for pages that only the client can render, and when rendering fails or takes too long.
   */
  readonly respond: (request: Request) => Promise<Response | null>;
  /** Renders the home page: the first rendering also loads the code, and would take too long for a visitor. Never rejects. */
  readonly warmUp: () => Promise<void>;
}

export function createRenderedPages(options: RenderedPagesOptions): RenderedPages {
  const { load, readTemplate, settings, api, logger, metrics, patienceMs = 200, freshMs = 10_000 } = options;
  const queue = pLimit(renderedAtOnce);
  const fetchApi: typeof fetch = async (input, init) => api(new Request(input, init));

  const render = async ({ renderer, toSafeHtml, visit }: Work): Promise<SentPage> => {
    const startedMs = performance.now();
    const renderedAt = new Date();
    const template = await readTemplate(visit.language);
    const shop = { fetch: fetchApi, toSafeHtml };
    const { status, html, scripts, styles, styleAttributes } = await renderer.renderPage(
      visit,
      template,
      shop,
    );
    const policy = contentSecurityPolicy(settings, {
      scriptHashes: [...inlineScriptHashes(template), ...hashesOf(scripts)],
      styleHashes: hashesOf(styles),
      styleAttributeHashes: hashesOf(styleAttributes.slice(0, mostStyleAttributes)),
    });
    const plain = new TextEncoder().encode(html);
    metrics?.countRendering({ outcome: 'rendered', seconds: (performance.now() - startedMs) / 1000 });
    const [br, zipped] = await Promise.all([packers.br(plain, quality), packers.gzip(plain)]);
    return {
      status,
      policy,
      renderedAt,
      plain: toContent(plain),
      br: toContent(new Uint8Array(br)),
      gzip: toContent(new Uint8Array(zipped)),
    };
  };

  const pages = new LRUCache<string, SentPage, Work>({
    maxSize: cacheBytes,
    sizeCalculation: ({ plain, br, gzip: zipped }, key) =>
      plain.bytes.length + br.bytes.length + zipped.bytes.length + 2 * key.length,
    ttl: freshMs,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (_key, _stale, { context }) => queue(() => render(context)),
  });

  const getPage = (work: Work): Promise<SentPage | undefined> => pages.fetch(toKey(work), { context: work });

  const reportFailure = (error: unknown): void => {
    metrics?.countRendering({ outcome: 'failed' });
    logger.warn('page not rendered', { cause: error instanceof Error ? error.message : String(error) });
  };

  const respond = async (request: Request): Promise<Response | null> => {
    const url = new URL(request.url);
    const loaded = await load();
    const found = loaded?.renderer.findPage(url.pathname, url.search);
    if (loaded === undefined || found === undefined) return null;
    const origin = getBaseUrl(request, settings);
    const visit = { ...readVisitor(request.headers, found.language), url: found.url, origin };
    const work = { ...loaded, visit };
    const key = toKey(work);
    if (pages.getRemainingTTL(key) < freshMs - longestMs) pages.delete(key);
    const isKnown =
      pages.has(key, { updateAgeOnHas: false }) || pages.peek(key, { allowStale: true }) !== undefined;
    if (!isKnown && queue.pendingCount > longestQueue) {
      metrics?.countRendering({ outcome: 'refused' });
      return null;
    }
    const waited = new AbortController();
    try {
      const page = await Promise.race([
        getPage(work),
        pause(patienceMs, 'slow' as const, { signal: waited.signal }),
      ]);
      if (page === 'slow' || page === undefined) {
        metrics?.countRendering({ outcome: 'slow' });
        logger.warn('page not rendered in time', { milliseconds: patienceMs });
        return null;
      }
      return send(request, page, visit, found.language !== undefined);
    } catch (error) {
      reportFailure(error);
      return null;
    } finally {
      waited.abort();
    }
  };

  const warmUp = async (): Promise<void> => {
    try {
      const loaded = await load();
      if (loaded === undefined) return;
      const visitor = readVisitor(new Headers(), undefined);
      await getPage({ ...loaded, visit: { ...visitor, url: '/', origin: settings.publicOrigin } });
    } catch (error) {
      reportFailure(error);
    }
  };

  return { respond, warmUp };
}

function toContent(bytes: Uint8Array<ArrayBuffer>): Content {
  return { bytes, etag: toEtag(bytes) };
}

function toKey({ build, visit: { origin, language, country, url } }: Work): string {
  return [build, origin, language, country, url].join(' ');
}

function send(
  request: Request,
  page: SentPage,
  { language }: PageVisit,
  isLanguageInPath: boolean,
): Response {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language === 'zh' ? 'zh-CN' : language,
    // A browser asks each time, a shared cache once a minute.
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    // The cookies have language and country.
    vary: `Accept-Encoding${isLanguageInPath ? '' : ', Accept-Language'}, Cookie`,
    // The page reads it: old data are loaded again. In the content it would change that of each rendering.
    'last-modified': page.renderedAt.toUTCString(),
    'content-security-policy': page.policy,
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
  };
  const { bytes, etag } = page[encoding ?? 'plain'];
  return sendContent(request, bytes, { ...headers, etag }, page.status);
}
