import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { AppEnv, StoreModule } from '../../http/appDeps.ts';
import { sha256 } from '../../http/digest.ts';
import { getBaseUrl } from '../../http/origins.ts';
import { sitemapPath, writePart, writeRobots, writeSitemap } from './service.ts';

/** Search engines read a sitemap some times a day. */
const cachedMs = 600_000;
const cacheBytes = 32 * 1024 * 1024;
/** A part has some megabytes before it is compressed. */
const writtenAtOnce = 2;

/** A sitemap as it is sent. */
interface Written {
  readonly etag: string;
  readonly compressed: Uint8Array<ArrayBuffer>;
}

/** The sitemap of the shop's public pages, and what search engines may read. */
export const sitemapRoutes: StoreModule = (app, { db, files, settings, clock }) => {
  // A shop whose storefront is elsewhere has no public pages.
  if (files === undefined) return;
  const queue = pLimit(writtenAtOnce);
  const write = async (origin: string, path: string): Promise<Written | undefined> => {
    const text = path === sitemapPath ? await writeSitemap(db, origin) : await writePart(db, origin, path);
    if (text === undefined) return undefined;
    const packed = new Response(text).body?.pipeThrough(new CompressionStream('gzip'));
    return {
      etag: `"${(await sha256(text)).slice(0, 16)}"`,
      compressed: new Uint8Array(await new Response(packed).arrayBuffer()),
    };
  };
  const cache = new LRUCache<string, Written, { readonly origin: string; readonly path: string }>({
    maxSize: cacheBytes,
    sizeCalculation: ({ compressed }) => compressed.length + 1,
    ttl: cachedMs,
    perf: { now: () => clock.nowMs() },
    fetchMethod: (_key, _stale, { context: { origin, path } }) => queue(() => write(origin, path)),
  });

  const send = async (c: Context<AppEnv>): Promise<Response> => {
    const origin = getBaseUrl(c.req.raw, settings);
    const { path } = c.req;
    const written = await cache.fetch(`${origin} ${path}`, { context: { origin, path } });
    if (written === undefined) return c.notFound();
    const { etag, compressed } = written;
    c.header('content-type', 'application/xml; charset=utf-8');
    c.header('cache-control', 'public, max-age=600, s-maxage=600');
    c.header('vary', 'Accept-Encoding', { append: true });
    c.header('etag', etag);
    if (c.req.header('if-none-match') === etag) return c.body(null, 304);
    if (/\bgzip\b/u.test(c.req.header('accept-encoding') ?? '')) {
      c.header('content-encoding', 'gzip');
      return c.body(compressed);
    }
    return c.body(new Blob([compressed]).stream().pipeThrough(new DecompressionStream('gzip')));
  };
  app.get(sitemapPath, send);
  app.get('/:part{sitemap-[a-z0-9-]+\\.xml}', send);
  app.get('/robots.txt', (c) => {
    c.header('cache-control', 'public, max-age=600');
    return c.text(writeRobots(getBaseUrl(c.req.raw, settings), settings.isDemo));
  });
};
