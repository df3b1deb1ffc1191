import { setTimeout as pause } from 'node:timers/promises';
import type { Request } from 'autocannon';
import { type CatalogueFacts, catalogueRequests } from '../../bench/load/catalogue.ts';
import type { FailedCall } from './buyers.ts';

/** Visitors who read the catalogue. */
export interface Readers {
  readonly failures: readonly FailedCall[];
  /** Milliseconds of each answered request. */
  readonly latenciesMs: readonly number[];
  start(): void;
  stop(): Promise<void>;
}

interface ReaderOptions {
  readonly url: string;
  readonly facts: CatalogueFacts;
  readonly seed: number;
  readonly atOnce: number;
  /** Milliseconds between two requests of one visitor. */
  readonly paceMs: number;
}

const replyMs = 10_000;
const addresses = 20_000;

/** Creates visitors who read products, lists and searches by popularity. */
export function createReaders({ url, facts, seed, atOnce, paceMs }: ReaderOptions): Readers {
  const requests = catalogueRequests(facts, 'mixed', addresses, seed);
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
