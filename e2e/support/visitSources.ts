import type { EngineOperations } from '../engines/driver.ts';
import { until } from '../engines/until.ts';
import type { Collector } from './collector.ts';
import { toAddress, canary, toStorage, type SourceVisit, type TokenWay } from './tokenWays.ts';

/** What a visit needs of a browser, or of an app around the page. */
export type Visitor = Pick<EngineOperations, 'open' | 'evaluate'>;

/** The targets of the visits, and where no part of the token may arrive. */
export interface VisitedPlaces {
  /** Origin of the shop. */
  readonly shop: string;
  /** A third-party server. */
  readonly foreign: Collector;
  /** A third-party server that the shop was configured to trust. */
  readonly allowed: Collector;
}

/** The results of the visits. */
export interface VisitReport {
  readonly visits: number;
  /** Milliseconds of all visits. */
  readonly tookMs: number;
  /** API calls that an honest visit makes, each repeated to the shop by every hostile one. */
  readonly calls: readonly string[];
  /** The problems of a visit, by its `source_url`. */
  readonly problems: readonly string[];
  /** Bytes of the canary that arrived at the foreign server. */
  readonly leaked: number;
  /** Bytes of the canary that arrived where the same visit names a server that the shop trusts. */
  readonly planted: number;
}

/** The state of a page's start, in any engine. */
interface StartState {
  readonly address: string;
  readonly isShown: boolean;
  /** URLs that it has loaded and called. */
  readonly loaded: readonly string[];
}

/** A small response of the shop: it runs nothing, and its origin has the shop's storage. */
const restPath = '/healthz';
const pollMs = 25;
const quietMs = 1500;

// Runs in the page, so it must be self-contained.
function readStart(): StartState {
  return {
    address: location.href,
    isShown: document.querySelector('[data-slot="active"] h1') !== null,
    loaded: performance.getEntriesByType('resource').map(({ name }) => name),
  };
}

const fetchStart = async ({ evaluate: ask }: Visitor): Promise<StartState> =>
  (await ask(`(${String(readStart)})()`)) as StartState;

/**
 * The text beside the log-in: whether that opens by itself depends on which of the rejected calls ends first, and no
 * token is left by then.
 */
const afterRefusal = '/addons/shop/api.page/index';

const callsIn = ({ loaded }: StartState, origin: string): readonly string[] =>
  loaded.flatMap((address) => {
    const { origin: where, pathname } = new URL(address);
    const isPart = where === origin && pathname.startsWith('/addons/') && pathname !== afterRefusal;
    return isPart ? [pathname] : [];
  });

async function rest(visitor: Visitor, shop: string): Promise<void> {
  const isThere = async (): Promise<true | null> =>
    (await visitor.evaluate('location.pathname')) === restPath ? true : null;
  await visitor.open(shop + restPath);
  try {
    await until('resting page', isThere, pollMs);
  } catch {
    // A browser that has just started can lose its first page.
    await visitor.open(shop + restPath);
    await until('resting page at the second try', isThere, pollMs);
  }
}

/** Opens the page of a visit as in a fresh browser that has stored only what the way defines. */
async function begin(visitor: Visitor, visit: SourceVisit): Promise<void> {
  await rest(visitor, visit.shop);
  const kept = JSON.stringify(Object.entries(toStorage(visit)));
  await visitor.evaluate(
    `(localStorage.clear(), sessionStorage.clear(), ${kept}.forEach(([name, text]) => localStorage.setItem(name, text)), true)`,
  );
  await visitor.open(toAddress(visit));
}

/** The calls that the start-up of an honest visit makes, once none has been made for a while. */
async function learnCalls(visitor: Visitor, visit: SourceVisit): Promise<readonly string[]> {
  await begin(visitor, visit);
  let seen = 0;
  let since = Date.now();
  const state = await until('end of an honest visit', async () => {
    const found = await fetchStart(visitor);
    const count = callsIn(found, visit.shop).length;
    if (count !== seen || count === 0) {
      seen = count;
      since = Date.now();
    }
    return found.isShown && Date.now() - since > quietMs ? found : null;
  });
  return [...new Set(callsIn(state, visit.shop))];
}

/**
 * Waits until a visit has rendered its page and started as an honest one does: with the call that needs no log-in and
 * one that carries the token. Further ones may be missing, because the first response ends an invalid session.
 */
async function finish(
  visitor: Visitor,
  calls: readonly string[],
  { source, shop }: SourceVisit,
): Promise<StartState> {
  let last: StartState | undefined;
  const look = async (): Promise<StartState | null> => {
    last = await fetchStart(visitor);
    const made = new Set(callsIn(last, shop));
    const [first, ...others] = calls;
    const hasStarted = first !== undefined && made.has(first);
    const hasSent = others.length === 0 || others.some((call) => made.has(call));
    return last.isShown && hasStarted && hasSent ? last : null;
  };
  try {
    return await until(`end of the start-up with ${JSON.stringify(source)}`, look, pollMs);
  } catch (error) {
    throw new Error(`Of ${calls.join(' ')} the page has received: ${JSON.stringify(last)}`, { cause: error });
  }
}

function countCanary({ arrivals }: Collector): number {
  const found = arrivals.reduce((sum, { text }) => sum + text.split(canary).length - 1, 0);
  return found * canary.length;
}

/**
 * Visits the shop with each `source_url`; a visit is over when it has received the responses of an honest one, from the
 * shop itself. The visit that names a trusted server then proves that the same canary would have been detected.
 */
export async function visitSources(
  visitor: Visitor,
  way: TokenWay,
  sources: readonly string[],
  { shop, foreign, allowed }: VisitedPlaces,
): Promise<VisitReport> {
  // The first visit fills the browser's caches.
  await learnCalls(visitor, { way, source: undefined, shop });
  const calls = await learnCalls(visitor, { way, source: undefined, shop });
  const problems: string[] = [];
  const started = Date.now();
  for (const source of sources) {
    await begin(visitor, { way, source, shop });
    const state = await finish(visitor, calls, { way, source, shop });
    if (state.address.includes(canary) || state.address.includes('source_url'))
      problems.push(`${source}: the URL still contains it`);
    const elsewhere = state.loaded.filter((address) => new URL(address).origin !== shop);
    if (elsewhere.length > 0) problems.push(`${source}: ${elsewhere.join(' ')}`);
  }
  const tookMs = Date.now() - started;
  const leaked = countCanary(foreign);

  const before = countCanary(allowed);
  await begin(visitor, { way, source: allowed.origin, shop, tokenOrigin: allowed.origin });
  const planted = await until('planted leak', () => {
    const bytes = countCanary(allowed) - before;
    return Promise.resolve(bytes > 0 ? bytes : null);
  });
  return { visits: sources.length, tookMs, calls, problems, leaked, planted };
}
