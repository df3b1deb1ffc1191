import { getBaseUrl } from '../../http/origins.ts';
import { topics } from '../../db/topics.ts';
import type { CachePart } from '../../http/replyCache.ts';
import { contentSecurityPolicy } from '../../http/securityHeaders.ts';
import type { Settings } from '../../http/settings.ts';
import type { Language } from '../../i18n/language.ts';
import { defaultIdentity, type ShopChoices } from '../../modules/config/shopIdentity.ts';
import type { PageStatus } from '../../modules/site/pageStatus.ts';
import type { PageVisit } from '../../ports/pageRenderer.ts';
import { sendContent } from '../files/sendFile.ts';
import { hashesOf, inlineScriptHashes } from '../files/inlineHashes.ts';
import type { LoadedRenderer } from './loadPageRenderer.ts';
import { encodeFor, type Rendering, type RenderingCache, type SentRendering } from './renderingCache.ts';
import { readVisitor } from './visitor.ts';
import { within } from './within.ts';

export interface RenderedPagesOptions {
  /** Loads the renderer of the current build; undefined where there is none. */
  readonly load: () => Promise<LoadedRenderer | undefined>;
  /** The storefront's built page, with the shop's settings and name in a language. */
  readonly readTemplate: (language: Language) => Promise<string>;
  readonly settings: Settings;
  /** Reads them with what the owner has changed of them. @default `settings` */
  readonly readSettings?: (() => Promise<Settings>) | undefined;
  /** The languages and countries that pages are rendered for. @default all */
  readonly readChoices?: (() => Promise<ShopChoices>) | undefined;
  /** Creates a function that reaches the API in this process for what is being rendered. */
  readonly createFetch: (part: CachePart) => typeof fetch;
  readonly cache: RenderingCache;
  /** Finds out whether a public page exists where it is not rendered. @default all do */
  readonly readStatus?: ((pathname: string) => Promise<PageStatus>) | undefined;
  /** Milliseconds after which the client's page is sent instead. @default 200 */
  readonly patienceMs?: number | undefined;
  /** Milliseconds after which the start of a shop does not wait for the first rendering any longer. @default 10000 */
  readonly warmUpMs?: number | undefined;
}

/** What is needed to render a page that is not cached. */
interface Work extends LoadedRenderer {
  readonly visit: PageVisit;
}

/** A header with more hashes would be too long for some proxies. The rest of the attributes then have no effect. */
export const mostStyleAttributes = 100;

/** Sends public pages rendered. */
export interface RenderedPages {
  /**
   * Responds to a request for a public page with the page rendered for a visitor. Returns the status of the client's page where that
   * is to be sent: for pages that only the client can render, and when rendering fails or takes too long.
   */
  readonly respond: (request: Request) => Promise<Response | PageStatus>;
  /**
   * Renders the home page: the first rendering also loads the code, and would take too long for a visitor. Never rejects, and
   * always ends: a shop whose renderer hangs starts nevertheless.
   */
  readonly warmUp: () => Promise<void>;
}

export function createRenderedPages(options: RenderedPagesOptions): RenderedPages {
  const { load, readTemplate, settings, createFetch, cache, patienceMs = 200, warmUpMs = 10_000 } = options;
  const readStatus = options.readStatus ?? (() => Promise.resolve(200 as const));
  const readChoices = options.readChoices ?? (() => Promise.resolve(defaultIdentity));
  const readSettings = options.readSettings ?? (() => Promise.resolve(settings));

  const render = async (part: CachePart, { renderer, toSafeHtml, visit }: Work): Promise<Rendering> => {
    // The template has the shop's name, and its partners, who are in the policy too.
    part.dependOn([topics.content]);
    const template = await readTemplate(visit.language);
    const shop = { fetch: createFetch(part), toSafeHtml };
    const { status, html, scripts, styles, styleAttributes } = await renderer.renderPage(
      visit,
      template,
      shop,
    );
    const policy = contentSecurityPolicy(await readSettings(), {
      scriptHashes: [...inlineScriptHashes(template), ...hashesOf(scripts)],
      styleHashes: hashesOf(styles),
      styleAttributeHashes: hashesOf(styleAttributes.slice(0, mostStyleAttributes)),
    });
    return { text: html, status, headers: { 'content-security-policy': policy } };
  };

  /** The status of a page that the client renders; 200 if that cannot be said in time. */
  const findStatus = async (pathname: string): Promise<PageStatus> => {
    try {
      return await within(readStatus(pathname), patienceMs / 2, 200);
    } catch {
      // The client's page tries again, and shows what failed.
      return 200;
    }
  };

  const respond = async (request: Request): Promise<Response | PageStatus> => {
    const url = new URL(request.url);
    const loaded = await load();
    const found = loaded?.renderer.findPage(url.pathname, url.search);
    if (loaded === undefined || found === undefined) return 200;
    if (found.kind === 'missing') return 404;
    if (found.kind === 'client') return findStatus(url.pathname);
    const origin = getBaseUrl(request, settings);
    const visitor = readVisitor(request.headers, found.language, await readChoices());
    const visit = { ...visitor, url: found.url, origin };
    const work = { ...loaded, visit };
    const key = toKey(work);
    const rendering = cache.get(key, (part) => render(part, work), patienceMs);
    // What does not exist has its status however busy the server is: looked up once a rendering takes long.
    const page = await within(rendering, patienceMs / 2, 'slow' as const);
    const status = page === 'slow' ? findStatus(url.pathname) : undefined;
    const sent = page === 'slow' ? await rendering : page;
    if (sent !== undefined) return send(request, sent, visit, found.language !== undefined);
    return status ?? findStatus(url.pathname);
  };

  const warmUp = async (): Promise<void> => {
    try {
      const loaded = await load();
      if (loaded === undefined) return;
      const visitor = readVisitor(new Headers(), undefined, await readChoices());
      const work = { ...loaded, visit: { ...visitor, url: '/', origin: settings.publicOrigin } };
      const prepared = cache.prepare(toKey(work), (part) => render(part, work)).then(() => true);
      const isDone = await within(prepared, warmUpMs, false);
      if (!isDone) throw new Error(`The home page was not rendered within ${warmUpMs} ms.`);
    } catch (error) {
      cache.reportFailure(error);
    }
  };

  return { respond, warmUp };
}

function toKey({ build, visit: { origin, language, country, url } }: Work): string {
  return ['page', build, origin, language, country, url].join(' ');
}

async function send(
  request: Request,
  page: SentRendering,
  { language }: PageVisit,
  isLanguageInPath: boolean,
): Promise<Response> {
  const { bytes, headers } = await encodeFor(request, page);
  const all = {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-language': language === 'zh' ? 'zh-CN' : language,
    // A browser asks each time, a shared cache once a minute.
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    // The cookies have language and country.
    vary: `Accept-Encoding${isLanguageInPath ? '' : ', Accept-Language'}, Cookie`,
    // The page reads it: old data are loaded again. In the content it would change that of each rendering.
    'last-modified': page.renderedAt.toUTCString(),
  };
  return sendContent(request, bytes, all, page.status);
}
