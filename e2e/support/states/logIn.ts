import { expect, type Page } from '@playwright/test';
import { submitForm, type State } from './State.ts';

/** Opens the list of countries. */
async function openCountries(page: Page): Promise<void> {
  await page.locator('[data-slot="active"] button[aria-haspopup="dialog"]').tap();
  await expect(page.locator('dialog[open] input[type="search"]')).toBeVisible();
}

/** Switches where a code is sent: an e-mail address where a number comes first, and vice versa. */
async function takeOtherPlace(page: Page): Promise<void> {
  await page.locator('[data-slot="active"] [class*="othersRow"] button').first().tap();
}

/** Logging in. */
export const logInStates: readonly State[] = [
  { name: 'log-in by code', route: '/pages/login/mobilelogin' },
  { name: 'log-in by code with mistakes', route: '/pages/login/mobilelogin', then: submitForm },
  { name: 'log-in by code to the other place', route: '/pages/login/mobilelogin', then: takeOtherPlace },
  {
    name: 'log-in by code to the other place with mistakes',
    route: '/pages/login/mobilelogin',
    then: async (page) => {
      await takeOtherPlace(page);
      await submitForm(page);
    },
  },
  { name: 'countries of a number', route: '/pages/login/mobilelogin', then: openCountries },
  { name: 'log-in by password', route: '/pages/login/login' },
  { name: 'registration by number', route: '/pages/login/register' },
  { name: 'registration by e-mail', route: '/pages/login/register?index=1' },
  { name: 'registration with mistakes', route: '/pages/login/register', then: submitForm },
  { name: 'social account whose proof has run out', route: '/pages/login/register?bind=bind' },
  { name: 'forgotten password', route: '/pages/login/forgetpwd' },
  { name: 'forgotten password with errors', route: '/pages/login/forgetpwd', then: submitForm },
  { name: 'social log-in', route: '/pages/login/auth' },
  { name: 'landing page of an invitation', route: '/pages/share/register?invite_id=1' },
  { name: 'landing page without an invitation', route: '/pages/share/register' },
  { name: 'closed page to a visitor', route: '/pages/address/address' },
];
