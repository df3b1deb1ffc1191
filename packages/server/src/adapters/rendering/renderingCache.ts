import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Logger } from '../../ports/logger.ts';
import type { Metrics } from '../../ports/metrics.ts';
import { toEtag } from '../files/sendFile.ts';

export interface RenderingCacheOptions {
  readonly logger: Pick<Logger, 'warn'>;
  readonly metrics?: Pick<Metrics, 'countRendering'> | undefined;
  /** Milliseconds for which content is sent without being rendered again. @default 10000 */
  readonly freshMs?: number | undefined;
}

/** What was rendered. */
export interface Rendering {
  readonly text: string;
  readonly status: number;
  /** Headers that depend on the content. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Rendered content as it is sent. */
export interface SentRendering extends Pick<Rendering, 'status' | 'headers'> {
  readonly renderedAt: Date;
  readonly plain: Content;
  readonly br: Content;
  readonly gzip: Content;
}

interface Content {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** Renders what is not cached. */
export type Render = () => Promise<Rendering>;

/** Caches what is rendered, and limits how much is rendered at once. */
export interface RenderingCache {
  /**
   * The content for a key, rendered if need be. Undefined if that fails, takes longer than `patienceMs`, or if too much
   * is waiting; each is logged and counted.
   */
  readonly get: (key: string, render: Render, patienceMs: number) => Promise<SentRendering | undefined>;
  /** Renders content however long it takes, so that it is cached. Never rejects. */
  readonly prepare: (key: string, render: Render) => Promise<void>;
  /** Logs and counts a failure. */
  readonly reportFailure: (error: unknown) => void;
}

const cacheBytes = 64 * 1024 * 1024;
/**
 * Older content is rendered before it is sent; younger one is sent, and rendered again for the next visitor. As long as a
 * shared cache may do the same: a browser loads the products of a page that is older than a minute again.
 */
const longestMs = 600_000;
/** One renders while another waits for the database: more would only slow each other down. */
const renderedAtOnce = 2;
/** Of patience for each that waits: more would not be ready in time, and the calls of shoppers would wait for all of them. */
const millisecondsEach = 100;

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
/** The best for content that is compressed on request. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Creates the cache of a shop: pages and product cards share its memory and its queue. */
export function createRenderingCache({
  logger,
  metrics,
  freshMs = 10_000,
}: RenderingCacheOptions): RenderingCache {
  const queue = pLimit(renderedAtOnce);

  const run = async (render: Render): Promise<SentRendering> => {
    const startedMs = performance.now();
    const renderedAt = new Date();
    const { text, status, headers } = await render();
    const plain = new TextEncoder().encode(text);
    metrics?.countRendering({ outcome: 'rendered', seconds: (performance.now() - startedMs) / 1000 });
    const [br, zipped] = await Promise.all([packers.br(plain, quality), packers.gzip(plain)]);
    return {
      status,
      headers,
      renderedAt,
      plain: toContent(plain),
      br: toContent(new Uint8Array(br)),
      gzip: toContent(new Uint8Array(zipped)),
    };
  };

  const known = new LRUCache<string, SentRendering, Render>({
    maxSize: cacheBytes,
    sizeCalculation: ({ plain, br, gzip: zipped }, key) =>
      plain.bytes.length + br.bytes.length + zipped.bytes.length + 2 * key.length,
    ttl: freshMs,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (_key, _stale, { context }) => queue(() => run(context)),
  });

  const reportFailure = (error: unknown): void => {
    metrics?.countRendering({ outcome: 'failed' });
    logger.warn('page not rendered', { cause: error instanceof Error ? error.message : String(error) });
  };

  return {
    reportFailure,
    async get(key, render, patienceMs) {
      if (known.getRemainingTTL(key) < freshMs - longestMs) known.delete(key);
      const ready = known.peek(key, { allowStale: true });
      if (ready !== undefined) {
        // Counts as used, and is rendered again where it is not fresh.
        known.fetch(key, { context: render }).catch(reportFailure);
        return ready;
      }
      if (queue.pendingCount > patienceMs / millisecondsEach) {
        metrics?.countRendering({ outcome: 'refused' });
        return undefined;
      }
      const waited = new AbortController();
      try {
        const content = await Promise.race([
          known.fetch(key, { context: render }),
          pause(patienceMs, 'slow' as const, { signal: waited.signal }),
        ]);
        if (content !== 'slow' && content !== undefined) return content;
        metrics?.countRendering({ outcome: 'slow' });
        logger.warn('page not rendered in time', { milliseconds: patienceMs });
        return undefined;
      } catch (error) {
        reportFailure(error);
        return undefined;
      } finally {
        waited.abort();
      }
    },
    async prepare(key, render) {
      try {
        await known.fetch(key, { context: render });
      } catch (error) {
        reportFailure(error);
      }
    },
  };
}

/** Chooses the compression that a client accepts. */
export function chooseEncoding(
  request: Request,
  content: SentRendering,
): { readonly bytes: Uint8Array<ArrayBuffer>; readonly headers: Readonly<Record<string, string>> } {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
  const { bytes, etag } = content[encoding ?? 'plain'];
  const headers = { ...content.headers, etag };
  return { bytes, headers: encoding === undefined ? headers : { ...headers, 'content-encoding': encoding } };
}

function toContent(bytes: Uint8Array<ArrayBuffer>): Content {
  return { bytes, etag: toEtag(bytes) };
}
