import { expect, type Page } from '@playwright/test';
import type { State } from './State.ts';

/**
 * Opens the sheet of a row of the profile, counted from the top: picture, then number, e-mail, password, linked accounts,
 * devices ...
 */
const openRow =
  (index: number) =>
  async (page: Page): Promise<void> => {
    await page.locator('[data-slot="active"] section button[type="button"]').nth(index).tap();
    await expect(page.locator('dialog[open]')).toBeVisible();
  };

/** The shopper: account and addresses. */
export const accountStates: readonly State[] = [
  { name: 'personal centre of a visitor', route: '/pages/my/my' },
  { name: 'personal centre', as: 'busy', route: '/pages/my/my' },
  { name: 'profile', as: 'busy', route: '/pages/my/profile' },
  { name: 'change of the number', as: 'busy', route: '/pages/my/profile', then: openRow(1) },
  { name: 'first password', as: 'busy', route: '/pages/my/profile', then: openRow(3) },
  { name: 'linked accounts', as: 'busy', route: '/pages/my/profile', then: openRow(4) },
  { name: 'devices', as: 'busy', route: '/pages/my/profile', then: openRow(5) },
  { name: 'privacy', as: 'busy', route: '/pages/my/profile', then: openRow(6) },
  { name: 'export of the data', as: 'busy', route: '/pages/my/profile', then: openRow(7) },
  { name: 'deletion of the account', as: 'busy', route: '/pages/my/profile', then: openRow(8) },
  { name: 'favourites', as: 'busy', route: '/pages/my/collect' },
  {
    name: 'choice of favourites',
    as: 'busy',
    route: '/pages/my/collect',
    then: async (page) => {
      await page.locator('[data-slot="active"] header button[data-variant]').last().tap();
      await expect(page.getByRole('checkbox').first()).toBeVisible();
    },
  },
  { name: 'no favourites', as: 'fresh', route: '/pages/my/collect' },
  { name: 'new picture without a photo', as: 'fresh', route: '/pages/my/avatar-cropper' },
];
