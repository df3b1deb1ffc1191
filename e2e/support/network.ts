import { expect, type Page, type Request } from '@playwright/test';
import { isWhole } from './sample.ts';

const calls = /\/(?:addons|api)\//u;

/** Three seconds in the whole matrix; an everyday run waits for one, which is long enough to tap twice. */
const slowLineMs = isWhole ? 3000 : 1000;

/** How long nobody has to ask for anything for the line to be quiet. */
const quietMs = 500;

/** What goes over the line of a page, as far as it begins after this. */
export interface Traffic {
  /** Waits until no answer is awaited and nothing has been asked for during half a second. */
  quiet(): Promise<void>;
}

/**
 * Watches the line of a page. Playwright's `networkidle` is true once for each document: of what a page asks for after its
 * address has changed behind the `#` it knows nothing.
 */
export function watchTraffic(page: Page): Traffic {
  const open = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => {
    last = Date.now();
    // Nobody waits for the answer of a report.
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

/** Every call of the shop takes this much longer than it would. */
export async function slowDown(page: Page): Promise<void> {
  await page.route(calls, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowLineMs));
    // A page that is left takes no answers.
    await route.continue().catch(() => undefined);
  });
}

/**
 * The server does what one call of this path asks for, and its answer is lost on the way: that of the next call, or of one
 * that comes `later` calls after it.
 */
export async function loseAnswer(page: Page, path: string, later = 0): Promise<void> {
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
