import type { Page } from '@playwright/test';

const calls = /\/(?:addons|api)\//u;

/** Every call of the shop takes this much longer. */
export async function slowDown(page: Page, milliseconds: number): Promise<void> {
  await page.route(calls, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    // A page that is left takes no answers.
    await route.continue().catch(() => undefined);
  });
}

/** The server does what the next call of this path asks for, and its answer is lost on the way. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}
