import { expect, type Page } from '@playwright/test';
import { settled, shown } from './inspect.ts';

/** What can go wrong around a page. */
export const faults = ['no response yet', 'failing calls', 'no network'] as const;
export type Fault = (typeof faults)[number];

/** The calls of the shop; without the first one there is no page, which another test covers. */
const calls = /\/(?:addons|api)\/(?!shop\/api\.common\/init)/u;

/** Opens a page during a fault and waits for how it handles it. */
export async function openFaulty(page: Page, address: string, fault: Fault): Promise<void> {
  switch (fault) {
    case 'no response yet': {
      // Calls stay pending until the page is closed.
      await page.route(calls, () => undefined);
      await page.goto(address);
      await shown(page);
      return;
    }
    case 'failing calls': {
      await page.route(calls, async (route) => route.abort('connectionreset'));
      await page.goto(address);
      await settled(page);
      await expectWayOn(page);
      return;
    }
    case 'no network': {
      await page.goto(address);
      await settled(page);
      await page.context().setOffline(true);
      await expect(page.locator('output [popover]')).toBeVisible();
      await settled(page);
      return;
    }
  }
}

/** Ends the fault, so that the page can be opened again. */
export async function stopFault(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
}

/** A page that failed shows the failure and leaves something to tap beside its bars. */
async function expectWayOn(page: Page): Promise<void> {
  const main = page.locator('[data-slot="active"] main');
  await expect(main).not.toBeEmpty();
  await expect(main.locator('a, button, input').first()).toBeVisible();
}

/** Ignores the browser's own messages about calls that fail on purpose. */
export function withoutInjected(errors: readonly string[]): readonly string[] {
  return errors.filter((error) => !error.startsWith('Failed to load resource: net::ERR_'));
}
