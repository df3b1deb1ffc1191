import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { bring } from './support/accounts.ts';
import { isSampled, isWhole, sample } from './support/sample.ts';
import {
  findCramped,
  findMotion,
  findViolations,
  findSmallTargets,
  findUnreachable,
  findUntranslated,
  listenForErrors,
  settled,
} from './support/inspect.ts';
import { languageAt, languages, sampledLanguage } from './support/languages.ts';
import { faults, openFaulty, stopFault, withoutInjected } from './support/pageFaults.ts';
import { routes } from './support/routes.ts';
import { states } from './support/states/index.ts';
import { inOtherRole } from './support/states/otherRole.ts';
import { openState } from './support/states/State.ts';
import { useShoppers } from './support/useShoppers.ts';
import { useStore } from './support/useStore.ts';

/** Folder for a screenshot of every state, for review. */
const pictures = process.env['PAWLET_PICTURES'];

const store = useStore();
const { getLogIn, getRoute, toAddress } = useShoppers(store);

/**
 * The everyday run checks a part of the states, in another language each time they come round, and some of them during
 * a fault. The full matrix takes every state in every language, and every fault in two.
 */
const oneOf = 5;
/** Coprime to the number of languages, so that faults and languages mix. */
const faultyOneOf = 23;

const getLanguage = (index: number): string => sampledLanguage(index, oneOf);

function chooseLanguages(index: number): readonly string[] {
  if (isWhole) return languages;
  return pictures !== undefined || isSampled(index, oneOf) ? [getLanguage(index)] : [];
}

/** Appearances that the system may request; forced colours come with reduced motion. */
const appearances = {
  light: { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference' },
  dark: { colorScheme: 'dark', forcedColors: 'none', reducedMotion: 'no-preference' },
  forced: { colorScheme: 'dark', forcedColors: 'active', reducedMotion: 'reduce' },
} as const;
type AppearanceName = keyof typeof appearances;
const appearanceNames = ['light', 'dark', 'forced'] as const;

/** Offset in the list of languages from the first one that axe checks to those for the other appearances. */
const axeLanguages: Readonly<Record<AppearanceName, number>> = { light: 0, dark: 3, forced: 5 };

/**
 * The everyday run alternates the appearances; the full matrix takes each in a language of its own, and the rest in
 * light mode.
 */
function chooseAppearance(index: number, language: string): AppearanceName {
  const turn = appearanceNames[(index + Math.floor(sample / oneOf)) % appearanceNames.length] ?? 'light';
  if (!isWhole) return turn;
  return (
    appearanceNames.find((appearance) => languageAt(index + axeLanguages[appearance]) === language) ?? 'light'
  );
}

/**
 * Roles and sizes are the same in every language; for axe a language changes only how much space a word takes, and
 * whether a name contains the visible words, which is checked in each. So the full matrix runs axe in a language of
 * short words or long ones for each appearance, others for each state.
 */
function isForAxe(index: number, language: string): boolean {
  return !isWhole || Object.values(axeLanguages).some((step) => languageAt(index + step) === language);
}

interface Inspection {
  readonly name: string;
  readonly language: string;
  readonly appearance: AppearanceName;
  /** Whether axe runs too, and the targets are measured. */
  readonly isForAxe: boolean;
  /**
   * False while calls stay pending.
   * @default true
   */
  readonly hasResponses?: boolean;
  /** The console messages. */
  readonly errors: readonly string[];
}

/** Checks a page as it is; soft assertions continue with the next one. */
async function inspect(
  page: Page,
  { name, language, appearance, errors, isForAxe: usesAxe, hasResponses }: Inspection,
): Promise<void> {
  const before = test.info().errors.length;
  const title = `${name} ${language} ${appearance}`;
  await expect.soft(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : language);
  if (pictures !== undefined) await page.screenshot({ path: join(pictures, `${title}.png`) });
  expect.soft(await findUntranslated(page, language), `${title}: words`).toEqual([]);
  if (usesAxe) {
    expect.soft(await findViolations(page, hasResponses), `${title}: WCAG`).toEqual([]);
    expect.soft(await findSmallTargets(page, hasResponses), `${title}: targets`).toEqual([]);
  }
  if (appearance === 'forced') expect.soft(await findMotion(page), `${title}: motion`).toEqual([]);
  expect.soft(await findCramped(page), `${title}: room`).toEqual([]);
  expect.soft(await findUnreachable(page), `${title}: reach`).toEqual([]);
  expect.soft(errors, `${title}: console`).toEqual([]);
  if (test.info().errors.length > before)
    await test.info().attach(title, { body: await page.screenshot(), contentType: 'image/png' });
}

const all = [...states, ...inOtherRole(states, routes)];
const phone = { width: 375, height: 812 };

for (const [index, state] of all.entries()) {
  const spoken = chooseLanguages(index);
  if (spoken.length === 0) continue;
  test(state.name, async ({ page }) => {
    test.setTimeout(30_000 + spoken.length * 30_000);
    const errors = listenForErrors(page);
    await bring(page, getLogIn(state));
    for (const language of spoken) {
      const errorCount = errors.length;
      const appearance = chooseAppearance(index, language);
      await page.setViewportSize(phone);
      await page.emulateMedia(appearances[appearance]);
      await openState(page, state, toAddress(state, language));
      await inspect(page, {
        name: state.name,
        language,
        appearance,
        isForAxe: isForAxe(index, language),
        errors: errors.slice(errorCount),
      });
    }
  });
}

const faulty = states
  .filter(({ then }) => then === undefined)
  .flatMap((state) => faults.map((fault) => ({ state, fault })));

for (const [index, { state, fault }] of faulty.entries()) {
  if (!isSampled(index, faultyOneOf)) continue;
  const spoken = isWhole ? [getLanguage(index), 'de'] : [getLanguage(index)];
  test(`${state.name} with ${fault}`, async ({ page }) => {
    const errors = listenForErrors(page);
    await bring(page, getLogIn(state));
    for (const language of new Set(spoken)) {
      const errorCount = errors.length;
      const appearance = chooseAppearance(index, language);
      await page.setViewportSize(phone);
      await page.emulateMedia(appearances[appearance]);
      await openFaulty(page, toAddress(state, language), fault);
      await inspect(page, {
        name: `${state.name} with ${fault}`,
        language,
        appearance,
        isForAxe: language === spoken[0],
        hasResponses: fault !== 'no response yet',
        errors: withoutInjected(errors.slice(errorCount)),
      });
      await stopFault(page);
    }
  });
}

test('every page has its states', () => {
  const covered = new Set(all.map((state) => getRoute(state).split('?')[0]));
  const missed = routes.filter(
    ({ path, aliases = [] }) => ![path, ...aliases].some((each) => covered.has(each)),
  );
  expect(missed.map(({ path }) => path)).toEqual([]);
});

test('protected pages show a visitor the log-in', async ({ page }) => {
  test.setTimeout(180_000);
  await bring(page, undefined);
  const closed = routes.filter(({ needsLogin }) => needsLogin === 'yes');
  for (const [index, { path }] of closed.entries()) {
    if (!isSampled(index, oneOf)) continue;
    await page.goto(`${store.url}/?lang=${getLanguage(index)}#${path}?id=1&order_sn=20261121000000`);
    await settled(page);
    expect.soft(new URL(page.url()).hash, path).toMatch(/^#\/pages\/login\/mobilelogin/u);
  }
});
