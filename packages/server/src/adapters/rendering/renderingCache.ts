import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import type { CachePart, CacheTimes, ReplyCache } from '../../http/replyCache.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import type { Metrics } from '../../ports/metrics.ts';
import { toEtag } from '../files/sendFile.ts';
import { systemClock } from '../systemClock.ts';
import { within } from './within.ts';

export interface RenderingCacheOptions {
  /** Where the renderings are cached. */
  readonly cache: ReplyCache;
  /** @default the machine's clock */
  readonly clock?: Clock | undefined;
  readonly logger: Pick<Logger, 'warn'>;
  readonly metrics?: Pick<Metrics, 'countRendering'> | undefined;
  /**
   * How long content is sent while changes are not known, and after a minor one: by default 10 seconds, and for 10 minutes
   * while it is rendered again. A browser loads the products of a page that is older than a minute again.
   */
  readonly times?: CacheTimes | undefined;
}

/** What was rendered. */
export interface Rendering {
  readonly text: string;
  readonly status: number;
  /** Headers that depend on the content. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Rendered content as nearly all clients receive it. Other compressions are made of it on request: each would take as long as
 * this one, and five times the memory.
 */
export interface SentRendering extends Pick<Rendering, 'status' | 'headers'> {
  readonly renderedAt: Date;
  /** Compressed with Brotli. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** Renders what is not cached. The content depends on what is read with `part`. */
export type Render = (part: CachePart) => Promise<Rendering>;

/** Caches what is rendered, and limits how much is rendered at once. */
export interface RenderingCache {
  /** Whether `get` would return content without rendering it. */
  readonly has: (key: string) => boolean;
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

/** As long as a shared cache may send it while it is loaded again. */
const usualTimes: CacheTimes = { freshMs: 10_000, keptMs: 600_000 };
/** One renders while another waits for the database: more would only slow each other down. */
const renderedAtOnce = 2;
/** Of patience for each that waits: more would not be ready in time, and the calls of shoppers would wait for all of them. */
const millisecondsEach = 100;

const [compress, decompress, zip] = [promisify(brotliCompress), promisify(brotliDecompress), promisify(gzip)];
/** The best for content that is compressed on request. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Creates the cache of a shop: pages and product cards share its queue. */
export function createRenderingCache({
  cache,
  clock = systemClock,
  logger,
  metrics,
  times = usualTimes,
}: RenderingCacheOptions): RenderingCache {
  const queue = pLimit(renderedAtOnce);

  const run = async (render: Render, part: CachePart): Promise<SentRendering> => {
    const startedMs = performance.now();
    const renderedAt = new Date(clock.nowMs());
    const { text, status, headers } = await render(part);
    metrics?.countRendering({ outcome: 'rendered', seconds: (performance.now() - startedMs) / 1000 });
    const bytes = new Uint8Array(await compress(text, quality));
    return { status, headers, renderedAt, bytes, etag: toEtag(bytes) };
  };

  const reportFailure = (error: unknown): void => {
    metrics?.countRendering({ outcome: 'failed' });
    logger.warn('page not rendered', { cause: error instanceof Error ? error.message : String(error) });
  };

  const load = (key: string, render: Render): Promise<SentRendering> =>
    cache.get({ key, topics: [], times }, (part) =>
      queue(async () => {
        try {
          return await run(render, part);
        } catch (error) {
          reportFailure(error);
          throw error;
        }
      }),
    );

  return {
    has: (key) => cache.has(key),
    reportFailure,
    async get(key, render, patienceMs) {
      if (cache.has(key)) return load(key, render).catch(() => undefined);
      if (queue.pendingCount > patienceMs / millisecondsEach) {
        metrics?.countRendering({ outcome: 'refused' });
        return undefined;
      }
      try {
        const content = await within(load(key, render), patienceMs, 'slow' as const);
        if (content !== 'slow') return content;
        metrics?.countRendering({ outcome: 'slow' });
        logger.warn('page not rendered in time', { milliseconds: patienceMs });
        return undefined;
      } catch {
        // It is reported where it was rendered.
        return undefined;
      }
    },
    async prepare(key, render) {
      // A failure is reported where it is rendered.
      await load(key, render).catch(() => undefined);
    },
  };
}

/** Compresses content as a client accepts it. */
export async function encodeFor(
  request: Request,
  { bytes, headers, etag }: SentRendering,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly headers: Readonly<Record<string, string>> }> {
  const accepted = request.headers.get('accept-encoding') ?? '';
  if (accepted.includes('br')) return { bytes, headers: { ...headers, etag, 'content-encoding': 'br' } };
  const plain = new Uint8Array(await decompress(bytes));
  if (!accepted.includes('gzip')) return { bytes: plain, headers };
  const zipped = new Uint8Array(await zip(plain));
  return { bytes: zipped, headers: { ...headers, 'content-encoding': 'gzip' } };
}
