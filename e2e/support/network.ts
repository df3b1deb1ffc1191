import { expect, type Page, type Request } from '@playwright/test';
import { isWhole } from './sample.ts';

const calls = /\/(?:addons|api)\//u;

/** Three seconds in the full matrix; the everyday run waits for one, which is long enough to tap twice. */
const slowLineMs = isWhole ? 3000 : 1000;

/** How long no request may start for the line to be quiet. */
const quietMs = 500;

/** The page's network activity, for requests that start after this. */
export interface Traffic {
  /** Waits until no response is pending and no request has started for half a second. */
  quiet(): Promise<void>;
}

/**
 * Watches the network of a page. Playwright's `networkidle` is reached once per document: it does not cover what a page
 * requests after a change behind the `#` of its URL.
 */
export function watchTraffic(page: Page): Traffic {
  const open = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => {
    last = Date.now();
    // Nobody waits for the response to a report.
    if (request.resourceType() !== 'ping') open.add(request);
  });
  const close = (request: Request): void => {
    last = Date.now();
    open.delete(request);
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  const isQuiet = (): boolean => open.size === 0 && Date.now() - last >= quietMs;
  return { quiet: () => expect.poll(isQuiet, { intervals: [50], timeout: 30_000 }).toBe(true) };
}

/** Delays every call of the shop by this much. */
export async function slowDown(page: Page): Promise<void> {
  await page.route(calls, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowLineMs));
    // A page that was left receives no responses.
    await route.continue().catch(() => undefined);
  });
}

/**
 * The server handles one call of this path, and its response is lost in transit: that of the next call, or of one that
 * comes `later` calls after it.
 */
export async function loseResponse(page: Page, path: string, later = 0): Promise<void> {
  let calls = 0;
  await page.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      const turn = calls;
      calls += 1;
      if (turn !== later) return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    },
    { times: later + 1 },
  );
}
