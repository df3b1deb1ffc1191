import { expect, test, type Page } from '@playwright/test';
import { nat, sample } from 'fast-check';
import { bring } from './support/accounts.ts';
import { isWhole } from './support/sample.ts';
import { findCramped, findUnreachable, listenForErrors, settled } from './support/inspect.ts';
import { languageAt } from './support/languages.ts';
import { listControls } from './support/listControls.ts';
import { states } from './support/states/index.ts';
import { useShoppers } from './support/useShoppers.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();
const { getLogIn, toAddress } = useShoppers(store);

/** How many controls of a page are tapped at most; of those that do the same with another item, one. */
const maxTaps = 40;
/** How many controls in a row are tapped before the page is reloaded. */
const inARow = 3;

const widths = [375, 320, 768, 1280] as const;

/** Controls that end the session that all pages share, and links to a phone or a mail program. */
const isAvoided = (name: string): boolean => /退出登录|注销|退出所有设备|\d{3}-\d{4}|@/u.test(name);

/** Waits until the page is settled after a tap; returns whether it is one of the storefront. */
async function rest(page: Page): Promise<boolean> {
  await page.waitForLoadState();
  try {
    await settled(page);
  } catch (error) {
    // A tap may lead to the sandbox of a payment method or of a social account.
    if (!(await isInStorefront(page))) return false;
    throw error;
  }
  return true;
}

/** Whether the storefront is shown. */
const isInStorefront = (page: Page): Promise<boolean> => page.locator('[data-slot="active"]').isVisible();

/** Whether a sheet lies over it. Runs in the page. */
function isBehindSheet(element: Element): boolean {
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  return sheet !== undefined && !sheet.contains(element);
}

const plain = states.filter(({ then }) => then === undefined);

if (!isWhole) test('taps at random', () => test.skip(true, 'it is in the full matrix: npm run test:full'));

for (const [index, state] of isWhole ? plain.entries() : []) {
  const width = widths[index % widths.length] ?? 375;
  test(`taps on ${state.name}`, async ({ page }) => {
    test.setTimeout(60_000 + maxTaps * 15_000);
    const errors = listenForErrors(page);
    page.on('popup', (popup) => void popup.close());
    page.on('dialog', (dialog) => void dialog.dismiss());
    await bring(page, getLogIn(state));
    // Otherwise a dialog of the browser stays open.
    await page.context().grantPermissions(['geolocation']);
    await page.setViewportSize({ width, height: 812 });
    // Names are compared with what ends the session, so there is one language.
    const language = getLogIn(state) === undefined ? languageAt(index) : 'zh';
    // Another URL each time, so that the page is really reloaded.
    const freshAddress = (turn: number): string => toAddress(state, language).replace('#', `&turn=${turn}#`);
    const tapped = new Set<string>();
    const kinds = new Set<string>();
    const way: string[] = [];
    const choices = sample(nat(), { seed: index, numRuns: maxTaps });
    await page.goto(freshAddress(0));
    await rest(page);
    const { hash } = new URL(page.url());
    // A text-only page has nothing to tap.
    const hasControls = (await page.evaluate(listControls)).length > 0;
    await expect(page.getByRole('heading').first()).toBeVisible();
    for (const choice of choices) {
      const all = await page.evaluate(listControls);
      const left = all.filter(({ name, kind }) => !kinds.has(kind) && !tapped.has(name) && !isAvoided(name));
      const control = left[choice % left.length];
      if (control === undefined) break;
      const { name, kind } = control;
      tapped.add(name);
      kinds.add(kind);
      way.push(name);
      const title = `${state.name} ${language} ${width} px: ${way.join(' > ')}`;
      const target = page.locator(`[data-control=${JSON.stringify(name)}]`);
      try {
        await target.tap({ timeout: 5000 });
      } catch (error) {
        const [element] = await target.all();
        if (element !== undefined && !(await element.evaluate(isBehindSheet))) throw error;
        // The sheet of the previous tap only opened now, or the page has continued by itself; the current controls are
        // listed next.
        kinds.delete(kind);
        continue;
      }
      if (await rest(page)) {
        expect.soft(await findUnreachable(page, [width]), `${title}: reach`).toEqual([]);
        expect.soft(await findCramped(page, [width]), `${title}: room`).toEqual([]);
      }
      expect.soft(errors, `${title}: console`).toEqual([]);
      if (way.length < inARow && new URL(page.url()).hash === hash) continue;
      way.length = 0;
      // A wallet that a tap leads to may still be loading.
      await expect(async () => page.goto(freshAddress(tapped.size))).toPass();
      await rest(page);
    }
    expect(tapped.size > 0, 'controls tapped').toBe(hasControls);
  });
}
