import { setTimeout as pause } from 'node:timers/promises';
import type { Request } from 'autocannon';
import { commonInit } from '@pawlet/core/contract';
import { type CatalogueFacts, catalogueRequests, type Spread } from '../../bench/load/catalogue.ts';
import type { FailedCall } from './buyers.ts';

/** Visitors who read the catalogue. */
export interface Readers {
  readonly failures: readonly FailedCall[];
  /** Milliseconds of each answered request. */
  readonly latenciesMs: readonly number[];
  /** Reads each address once at each of these nodes, so that they have it in their caches. */
  warm(urls: readonly string[]): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

interface ReaderOptions {
  readonly url: string;
  readonly facts: CatalogueFacts;
  /** @default 'mixed' */
  readonly spread?: Spread | undefined;
  readonly seed: number;
  readonly atOnce: number;
  /** Milliseconds between two requests of one visitor. */
  readonly paceMs: number;
}

const replyMs = 10_000;
const addresses = 20_000;

/** Creates visitors who read products, lists and searches by popularity. */
export function createReaders({
  url,
  facts,
  spread = 'mixed',
  seed,
  atOnce,
  paceMs,
}: ReaderOptions): Readers {
  // A page that is opened writes a session, which no cache can do.
  const requests = catalogueRequests(facts, spread, addresses, seed).filter(
    ({ path = '' }) => spread === 'mixed' || !path.startsWith(commonInit.path),
  );
  const failures: FailedCall[] = [];
  const latenciesMs: number[] = [];
  let next = 0;
  let stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();

  async function read(): Promise<void> {
    const request = requests[next++ % requests.length];
    const started = performance.now();
    const outcome = request && (await send(url, request));
    if (outcome === undefined) latenciesMs.push(performance.now() - started);
    else failures.push({ atMs: performance.now(), outcome });
  }

  async function keepReading(): Promise<void> {
    while (!stopping.signal.aborted) {
      await read();
      await pause(paceMs);
    }
  }

  return {
    failures,
    latenciesMs,
    async warm(urls) {
      // The list of `hot` repeats the same few requests.
      for (const request of new Set(requests)) for (const node of urls) await send(node, request);
    },
    start() {
      stopping = new AbortController();
      running = Promise.all(Array.from({ length: atOnce }, keepReading));
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

function toHeaders(headers: object | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]));
}

/** Sends a request; returns what failed, undefined for a good reply. */
async function send(
  url: string,
  { path, method = 'GET', body, headers }: Request,
): Promise<string | undefined> {
  try {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: toHeaders(headers),
      ...(typeof body === 'string' ? { body } : {}),
      signal: AbortSignal.timeout(replyMs),
    });
    const text = await reply.text();
    if (!reply.ok) return `${reply.status}`;
    const { code } = JSON.parse(text) as { readonly code?: number };
    return code === 1 ? undefined : `code ${code}`;
  } catch (error) {
    return error instanceof DOMException ? `no reply in ${replyMs / 1000} s` : 'no reply';
  }
}
