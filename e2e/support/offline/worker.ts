import type { Page } from '@playwright/test';

/** Waits until the worker serves the page and has kept what it keeps from the start. */
export async function seeWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Lets the browser look for a newer worker, as it does by itself from time to time. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}
