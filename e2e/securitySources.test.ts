import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import { findWebKitHost } from '../tooling/test/hosts.ts';
import { startScreen } from './engines/screen.ts';
import { webkit } from './engines/webkit.ts';
import { startWebKitHost } from './hosts/support/webkitHost.ts';
import { putIntoApp } from './support/bridge/stage.ts';
import { type Collector, startCollector } from './support/collector.ts';
import { isSampled, isWhole, sample } from './support/sample.ts';
import { hostileSources, leadsToCollector, type SourceOrigins } from './support/hostileSources.ts';
import { canary, type TokenWay, tokenWays } from './support/tokenWays.ts';
import { useStore } from './support/useStore.ts';
import { type Visitor, visitSources } from './support/visitSources.ts';

let foreign: Collector;
let allowed: Collector;
const store = useStore(async () => {
  foreign = await startCollector();
  allowed = await startCollector();
  return { PAWLET_API_ORIGINS: allowed.origin };
});

test.afterAll(async () => {
  await foreign.close();
  await allowed.close();
});

/** The everyday run tries one of this many values. */
const oneOf = 25;

function sourcesOfRun(): { readonly all: readonly string[]; readonly tried: readonly string[] } {
  const origins: SourceOrigins = { collector: foreign.origin, shop: store.url, allowed: allowed.origin };
  const all = hostileSources(origins);
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(all.filter((source) => leadsToCollector(source, origins)).length).toBeGreaterThanOrEqual(140);
  return { all, tried: all.filter((_, index) => isSampled(index, oneOf)) };
}

/** Visits the shop with the hostile values of this run, and asserts that no part of the token leaks. */
async function expectNoLeak(engine: string, way: TokenWay, visitor: Visitor): Promise<void> {
  const { all, tried } = sourcesOfRun();
  const places = { shop: store.url, foreign, allowed };
  const report = await visitSources(visitor, way, tried, places);
  const repeat = isWhole ? '' : ` (PAWLET_SAMPLE=${sample})`;
  console.log(
    `source_url, token by ${way}, ${engine}: ${report.visits} of ${all.length} values${repeat} in ` +
      `${(report.tookMs / 1000).toFixed(1)} s, ${report.leaked} bytes of the canary at the collector; ` +
      `planted: ${report.planted} bytes`,
  );
  expect(report.visits).toBe(tried.length);
  expect(report.calls.length).toBeGreaterThan(0);
  expect(report.problems).toEqual([]);
  expect(report.leaked).toBe(0);
  expect(foreign.arrivals).toEqual([]);
  expect(report.planted).toBeGreaterThan(0);
}

/** Records the page's requests with the token, as the browser's network reports them. */
function watchRequests(page: Page): { readonly away: readonly string[]; readonly withToken: () => number } {
  const away: string[] = [];
  let withToken = 0;
  page.on('request', (request) => {
    const { port } = new URL(request.url());
    if (port === new URL(foreign.origin).port) away.push(request.url());
    else if (request.headers()['token'] === canary) withToken += 1;
  });
  return { away, withToken: () => withToken };
}

async function rejectAfter(milliseconds: number): Promise<never> {
  await pause(milliseconds, undefined, { ref: false });
  throw new Error(`There was no response for ${milliseconds} ms.`);
}

test.beforeEach(() => {
  test.setTimeout(isWhole ? 900_000 : 150_000);
});

for (const way of tokenWays) {
  test(`hostile source_url get no part of a token that came by ${way}, in Chromium`, async ({ page }) => {
    const requests = watchRequests(page);
    if (way === 'bridge')
      await putIntoApp(page, { context: { token: canary }, capabilities: ['requestToken'] });
    await expectNoLeak('Chromium', way, {
      open: async (url) => {
        await page.goto(url, { waitUntil: 'commit' });
      },
      evaluate: (expression) => page.evaluate<unknown>(expression),
    });
    expect(requests.away).toEqual([]);
    // Where the page may use the token as it is, its own shop does get it.
    if (way === 'bridge' || way === 'storage') expect(requests.withToken()).toBeGreaterThan(0);
  });
}

for (const way of tokenWays.filter((name) => name !== 'bridge')) {
  test(`hostile source_url get no part of a token that came by ${way}, in WebKit`, async () => {
    const missing = webkit.whatIsMissing();
    if (missing !== undefined) console.log(`SKIP: source_url and a token by ${way} in WebKit: ${missing}`);
    test.skip(missing !== undefined, missing);
    const engine = await webkit.start();
    try {
      await expectNoLeak('WebKit', way, engine);
    } finally {
      await engine.close();
    }
  });
}

test('hostile source_url get no part of a token that came by bridge, in the WebKit host', async () => {
  const programs = findWebKitHost();
  if (typeof programs === 'string') {
    console.log(`SKIP: source_url and a token by bridge in the WebKit host: ${programs}`);
    test.skip(true, programs);
    return;
  }
  const screen = await startScreen(programs);
  const settings = ['--app-version', '2.3.0', '--token', canary];
  const app = startWebKitHost(programs, screen, `${store.url}/healthz`, settings);
  try {
    await expectNoLeak('WebKit host', 'bridge', {
      open: async (url) => {
        await app.command('load', { url });
      },
      // A page that is unloaded meanwhile never responds: it is queried again.
      evaluate: (expression) => Promise.race([app.evaluate(`return ${expression}`), rejectAfter(2000)]),
    });
  } finally {
    await app.end();
    await screen.end();
  }
});
