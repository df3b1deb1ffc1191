import { expect } from '@playwright/test';
import { submitForm, type State } from './State.ts';

/** Cloud storage, help, where the serial number is, and pages in a frame. */
export const serviceStates: readonly State[] = [
  { name: 'cloud storage', route: '/pages/storage/cloudStorage' },
  { name: 'cloud storage without a camera', as: 'fresh', route: '/pages/storage/cloudStorage' },
  {
    name: 'cloud storage with an unknown order',
    as: 'fresh',
    route: '/pages/storage/cloudStorage?order_sn=1',
  },
  { name: 'help', route: '/pages/help/index' },
  {
    name: 'help with an answer',
    route: '/pages/help/index',
    then: async (page) => {
      const here = page.locator('[data-slot="active"]');
      await here.locator('[aria-expanded]').first().tap();
      await expect(here.locator('[aria-expanded="true"] ~ *, section p').first()).toBeVisible();
    },
  },
  { name: 'help that finds nothing', route: '/pages/help/index?keyword=zzz' },
  { name: 'serial number', route: '/pages/other/identification' },
  { name: 'serial number with a mistake', route: '/pages/other/identification', then: submitForm },
  {
    name: 'page in a frame',
    route: `/pages/webview/webview?url=${encodeURIComponent('/widget.html#/product-card?product-id=1')}`,
  },
  { name: 'page that is refused', route: '/pages/webview/webview?url=https://evil.test/' },
  { name: 'no page to frame', route: '/pages/webview/webview' },
];
