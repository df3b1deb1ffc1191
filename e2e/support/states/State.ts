import { expect, type Page } from '@playwright/test';
import type { BusyShopper } from '../accounts.ts';
import { settled } from '../inspect.ts';

/** One page in one state. */
export interface State {
  readonly name: string;
  /** @default 'visitor' */
  readonly as?: 'busy' | 'fresh';
  readonly route: string | ((busy: BusyShopper) => string);
  /**
   * Code of the country whose law and prices apply.
   * @default the shop's own
   */
  readonly country?: string;
  /** What to do after opening; works in every language. */
  readonly then?: (page: Page) => Promise<void>;
}

/** Route of the page of a state. */
export const routeOfState = ({ route }: State, busy: () => BusyShopper): string =>
  typeof route === 'string' ? route : route(busy());

/** URL of a state in the shop at this origin, in this language. */
export function toStateUrl(origin: string, state: State, language: string, busy: () => BusyShopper): string {
  const country = state.country === undefined ? '' : `&country_code=${state.country}`;
  return `${origin}/?lang=${language}${country}#${routeOfState(state, busy)}`;
}

/** Opens the URL of a page and brings it into its state; resolves once it is at rest. */
export async function openState(page: Page, { then }: State, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
  await then?.(page);
  await settled(page);
}

/** Taps the last button of the bar at the lower edge, once it is rendered. */
export async function tapFooter(page: Page): Promise<void> {
  await page.locator('[data-slot="active"] main ~ div button').last().tap();
}

/** Submits a form as it is, until it shows an error. */
export async function submitForm(page: Page): Promise<void> {
  await page.locator('[data-slot="active"] button[type="submit"]').tap();
  await expect(page.locator('[data-slot="active"] [aria-invalid="true"]').first()).toBeVisible();
}
