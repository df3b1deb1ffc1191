import { expect, type Page } from '@playwright/test';
import type { BusyShopper } from '../accounts.ts';
import { settled } from '../inspect.ts';

/** One page in one state. */
export interface State {
  readonly name: string;
  /** @default 'visitor' */
  readonly as?: 'busy' | 'fresh';
  readonly route: string | ((busy: BusyShopper) => string);
  /** What to do after opening; works in every language. */
  readonly then?: (page: Page) => Promise<void>;
}

/** Opens the address of a page and brings it into its state; done once it stands still. */
export async function openState(page: Page, { then }: State, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
  await then?.(page);
  await settled(page);
}

/** Taps the last button of the bar at the lower edge, once it is there. */
export async function tapFooter(page: Page): Promise<void> {
  await page.locator('[data-slot="active"] main ~ div button').last().tap();
}

/** Submits a form as it is, until it names a mistake. */
export async function submitForm(page: Page): Promise<void> {
  await page.locator('[data-slot="active"] button[type="submit"]').tap();
  await expect(page.locator('[data-slot="active"] [aria-invalid="true"]').first()).toBeVisible();
}
