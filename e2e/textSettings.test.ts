import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { bring } from './support/accounts.ts';
import { buyAsVisitor } from './support/buying.ts';
import { isSampled, isWhole } from './support/sample.ts';
import { findCramped, settled } from './support/inspect.ts';
import { languages, sampledLanguage } from './support/languages.ts';
import { newShopper } from './support/shopper.ts';
import { states } from './support/states/index.ts';
import { openState } from './support/states/State.ts';
import { useShoppers } from './support/useShoppers.ts';
import { useStore } from './support/useStore.ts';

/*
 * Text with its readers' settings: twice as large (WCAG 1.4.4), and with more space between letters, words, lines and
 * paragraphs (1.4.12). Nothing is clipped, covered or unreachable.
 */
const store = useStore();
const { getLogIn, toAddress } = useShoppers(store);

/** Folder for a screenshot of every step, for review. */
const pictures = process.env['PAWLET_PICTURES'];

async function savePicture(page: Page, name: string): Promise<void> {
  if (pictures !== undefined) await page.screenshot({ path: join(pictures, `${name}.png`) });
}

/**
 * Unreadable texts. A word that is wider than its container may break, and a placeholder's text is also above its
 * field: neither is lost.
 */
async function findLost(page: Page): Promise<readonly string[]> {
  const found = await findCramped(page, [375]);
  return found.filter((problem) => !/^(?:broken inside a word|cut off in its field)/u.test(problem));
}

/** Texts of what is pinned to an edge of the screen that cannot be scrolled into view. */
function listLost(): readonly string[] {
  const bars = [...document.querySelectorAll('body :not(dialog, dialog *)')].filter(
    (element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position) && element.checkVisibility(),
  );
  const lost = bars.flatMap((bar) =>
    [...bar.querySelectorAll('*')].filter((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      const isAtEdge = bar.getBoundingClientRect().bottom >= window.innerHeight - 1;
      return (
        isAtEdge &&
        height > 1 &&
        element.children.length === 0 &&
        (top < -1 || bottom > window.innerHeight + 1)
      );
    }),
  );
  return lost.map((element) => element.textContent ?? '');
}

/** Doubles the text size with the browser's setting, not with a style of the page. */
async function enlarge(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

async function inspectLarge(page: Page, name: string): Promise<void> {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  expect.soft(await page.evaluate(listLost), `${name}: bars`).toEqual([]);
  expect.soft(await findLost(page), name).toEqual([]);
  await savePicture(page, `200 ${name}`);
}

test('a visitor buys with text at 200 %', async ({ page }) => {
  test.setTimeout(180_000);
  await enlarge(page);
  const inspect = async (step: string): Promise<void> => {
    await settled(page);
    await inspectLarge(page, step);
  };
  await buyAsVisitor({ ...newShopper(page, store.url), inspect });
});

/** The pages on the way from home to the order. */
const onTheWay = [
  'home',
  'search with suggestions',
  'product list of a search',
  'product',
  'choice of a variant',
  'cart with everything chosen',
  'log-in by code',
  'new address',
  'new overseas address',
  'checkout',
  'cashier',
  'payment made before',
  'unpaid order',
  'shipped order',
  'orders',
];
const buyingStates = states.filter(({ name }) => onTheWay.includes(name));

/** The everyday run takes one of this many pages, in another language each time it comes round. */
const largeOneOf = 5;

for (const [index, state] of buyingStates.entries()) {
  if (!isSampled(index, largeOneOf)) continue;
  const spoken = isWhole ? languages : [sampledLanguage(index, largeOneOf)];
  test(`${state.name} with text at 200 %`, async ({ page }) => {
    test.setTimeout(30_000 + spoken.length * 30_000);
    await bring(page, getLogIn(state));
    await enlarge(page);
    for (const language of spoken) {
      await openState(page, state, toAddress(state, language));
      await inspectLarge(page, `${state.name} ${language}`);
    }
  });
}

/** Pages with grids, bars and columns that only a desktop has. */
const onDesktop = [
  'home',
  'categories',
  'product list',
  'product',
  'cart',
  'checkout',
  'orders',
  'personal centre',
];

for (const state of states.filter(({ name }) => onDesktop.includes(name))) {
  test(`${state.name} in German with text at 200 % on a desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 812 });
    await bring(page, getLogIn(state));
    await enlarge(page);
    await openState(page, state, toAddress(state, 'de'));
    expect.soft(await page.evaluate(listLost), 'bars').toEqual([]);
    // There is space for every word.
    expect.soft(await findCramped(page, [1280])).toEqual([]);
    await savePicture(page, `200 desk ${state.name}`);
  });
}

/** Sets the spacing of WCAG 1.4.12 between letters, words, lines and paragraphs, whatever the page's own styles are. */
async function spaceOut(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The page's policy forbids style elements.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** The everyday run takes one of this many states, in another language each time it comes round. */
const spacedOneOf = 13;

for (const [index, state] of states.entries()) {
  if (!isSampled(index, spacedOneOf)) continue;
  const spoken = isWhole ? languages : [sampledLanguage(index, spacedOneOf)];
  test(`${state.name} with spaced text`, async ({ page }) => {
    test.setTimeout(30_000 + spoken.length * 30_000);
    await bring(page, getLogIn(state));
    await spaceOut(page);
    for (const each of spoken) {
      await openState(page, state, toAddress(state, each));
      const heading = page.locator('[data-slot="active"] h1').first();
      expect(
        await heading.evaluate((text) => Number.parseFloat(getComputedStyle(text).letterSpacing)),
      ).toBeGreaterThan(1);
      expect.soft(await findLost(page), `${state.name} ${each}`).toEqual([]);
      await savePicture(page, `spaced ${state.name} ${each}`);
    }
  });
}

test('the pages on the way from home to the order are known', () => {
  expect(buyingStates.map(({ name }) => name).toSorted()).toEqual(onTheWay.toSorted());
});
