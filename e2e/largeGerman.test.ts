import { expect, test } from '@playwright/test';
import { bring } from './support/accounts.ts';
import { findUnreachable } from './support/inspect.ts';
import { states } from './support/states/index.ts';
import { openState } from './support/states/State.ts';
import { useShoppers } from './support/useShoppers.ts';
import { useStore } from './support/useStore.ts';

/*
 * A phone at 200 % in the language with the longest words: 375 px become 187. No control is unreachable, tabs scroll,
 * and words are hyphenated by the rules of the language where the browser supports it.
 */
const store = useStore();
const { getLogIn, toAddress } = useShoppers(store);

test.use({ viewport: { width: 187, height: 406 } });

const names = ['orders', 'categories', 'checkout'];

for (const state of states.filter(({ name }) => names.includes(name))) {
  test(`${state.name} in German at 200 %`, async ({ page }) => {
    await bring(page, getLogIn(state));
    await openState(page, state, toAddress(state, 'de'));
    expect.soft(await findUnreachable(page, [187])).toEqual([]);
    const slot = page.locator('[data-slot="active"]');
    expect(await slot.evaluate((element) => getComputedStyle(element).hyphens)).toBe('auto');
    // Each tab can be scrolled fully into view.
    for (const tab of await slot.getByRole('tab').all()) {
      await tab.evaluate((element) => element.scrollIntoView({ inline: 'center', block: 'nearest' }));
      await expect(tab).toBeInViewport({ ratio: 0.95 });
    }
  });
}
