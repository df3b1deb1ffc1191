import { expect } from '@playwright/test';
import type { State } from './State.ts';

/** Inviting others, and the app. */
export const shareStates: readonly State[] = [
  {
    name: 'poster',
    as: 'busy',
    route: '/pages/share/publicize',
    then: async (page) => {
      await expect(page.locator('[data-slot="active"] img[src^="blob:"]')).toBeVisible();
    },
  },
  { name: 'nobody invited', as: 'fresh', route: '/pages/share/invite' },
  { name: 'rules of inviting', route: '/pages/share/rule' },
  { name: 'app', route: '/pages/share/download' },
];
