import type { Page } from '@playwright/test';
import { isWhole } from './day.ts';

const calls = /\/(?:addons|api)\//u;

/** Three seconds in the whole matrix; an everyday run waits for one, which is long enough to tap twice. */
const slowLineMs = isWhole ? 3000 : 1000;

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
