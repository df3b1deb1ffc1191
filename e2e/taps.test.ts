import { expect, test, type Page } from '@playwright/test';
import { nat, sample } from 'fast-check';
import { bring } from './support/accounts.ts';
import { isWhole } from './support/day.ts';
import { findCramped, findUnreachable, listenForErrors, settled } from './support/inspect.ts';
import { languageAt } from './support/languages.ts';
import { listControls } from './support/listControls.ts';
import { states } from './support/states/index.ts';
import { useShoppers } from './support/useShoppers.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();
const { logInOf, routeOf } = useShoppers(store);

/** How many controls of a page are tapped at most. */
const most = 60;
/** How many controls in a row are tapped before the page is loaded again. */
const inARow = 3;

const widths = [375, 320, 768, 1280] as const;

/** What ends the log-in that all pages share. */
const isAvoided = (name: string): boolean => /退出登录|注销|退出所有设备/u.test(name);

/** Where a page stands once what was tapped has come to an end. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState();
  await settled(page);
}

/** Whether the mall is in sight: a tap may lead to the sandbox of a payment method. */
const isInMall = (page: Page): Promise<boolean> => page.locator('[data-slot="active"]').isVisible();

const plain = states.filter(({ then }) => then === undefined);

if (!isWhole) test('taps at random', () => test.skip(true, 'it is for the whole matrix: npm run test:full'));

for (const [index, state] of isWhole ? plain.entries() : []) {
  const width = widths[index % widths.length] ?? 375;
  test(`taps on ${state.name}`, async ({ page }) => {
    test.setTimeout(60_000 + most * 15_000);
    const errors = listenForErrors(page);
    page.on('popup', (popup) => void popup.close());
    page.on('dialog', (dialog) => void dialog.dismiss());
    await bring(page, logInOf(state));
    // Else a question of the browser stays open.
    await page.context().grantPermissions(['geolocation']);
    await page.setViewportSize({ width, height: 812 });
    // Names are compared with what ends the log-in, so the language is one.
    const language = logInOf(state) === undefined ? languageAt(index) : 'zh';
    // Another address each time, so that the page is really loaded again.
    const addressOf = (turn: number): string =>
      `${store.url}/?lang=${language}&turn=${turn}#${routeOf(state)}`;
    const tapped = new Set<string>();
    const way: string[] = [];
    const choices = sample(nat(), { seed: index, numRuns: most });
    await page.goto(addressOf(0));
    await rest(page);
    const { hash } = new URL(page.url());
    for (const choice of choices) {
      const all = await page.evaluate(listControls);
      const left = all.filter((name) => !tapped.has(name) && !isAvoided(name));
      const name = left[choice % left.length];
      if (name === undefined) break;
      tapped.add(name);
      way.push(name);
      const title = `${state.name} ${language} ${width} px: ${way.join(' > ')}`;
      await page.locator(`[data-control=${JSON.stringify(name)}]`).tap();
      await expect
        .poll(async () => !(await isInMall(page)) || (await page.locator('h1').count()) > 0)
        .toBe(true);
      if (await isInMall(page)) {
        await rest(page);
        expect.soft(await findUnreachable(page, [width]), `${title}: reach`).toEqual([]);
        expect.soft(await findCramped(page, [width]), `${title}: room`).toEqual([]);
      }
      expect.soft(errors, `${title}: console`).toEqual([]);
      if (way.length < inARow && new URL(page.url()).hash === hash) continue;
      way.length = 0;
      // A wallet that a tap leads to may still be on its way.
      await expect(async () => page.goto(addressOf(tapped.size))).toPass();
      await rest(page);
    }
    expect(tapped.size, 'controls tapped').toBeGreaterThan(0);
  });
}
