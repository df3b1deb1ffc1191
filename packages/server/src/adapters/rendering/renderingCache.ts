import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import type { CachePart, CacheTimes, ReplyCache } from '../../http/replyCache.ts';
import type { Logger } from '../../ports/logger.ts';
import type { Metrics } from '../../ports/metrics.ts';
import { toEtag } from '../files/sendFile.ts';

export interface RenderingCacheOptions {
  /** Where the renderings are cached. */
  readonly cache: ReplyCache;
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

/** Renders what is not cached. The content depends on what is read with `part`. */
export type Render = (part: CachePart) => Promise<Rendering>;

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

/** As long as a shared cache may send it while it is loaded again. */
const usualTimes: CacheTimes = { freshMs: 10_000, keptMs: 600_000 };
/** One renders while another waits for the database: more would only slow each other down. */
const renderedAtOnce = 2;
/** Of patience for each that waits: more would not be ready in time, and the calls of shoppers would wait for all of them. */
const millisecondsEach = 100;

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
/** The best for content that is compressed on request. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Creates the cache of a shop: pages and product cards share its queue. */
export function createRenderingCache({
  cache,
  logger,
  metrics,
  times = usualTimes,
}: RenderingCacheOptions): RenderingCache {
  const queue = pLimit(renderedAtOnce);

  const run = async (render: Render, part: CachePart): Promise<SentRendering> => {
    const startedMs = performance.now();
    const renderedAt = new Date();
    const { text, status, headers } = await render(part);
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
    reportFailure,
    async get(key, render, patienceMs) {
      if (!cache.has(key) && queue.pendingCount > patienceMs / millisecondsEach) {
        metrics?.countRendering({ outcome: 'refused' });
        return undefined;
      }
      const waited = new AbortController();
      try {
        const content = await Promise.race([
          load(key, render),
          pause(patienceMs, 'slow' as const, { signal: waited.signal }),
        ]);
        if (content !== 'slow') return content;
        metrics?.countRendering({ outcome: 'slow' });
        logger.warn('page not rendered in time', { milliseconds: patienceMs });
        return undefined;
      } catch {
        // It is reported where it was rendered.
        return undefined;
      } finally {
        waited.abort();
      }
    },
    async prepare(key, render) {
      // A failure is reported where it is rendered.
      await load(key, render).catch(() => undefined);
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
