import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import {
  type BusyShopper,
  type KeptLogIn,
  logInEntry,
  makeBusyShopper,
  makeFreshShopper,
} from './support/accounts.ts';
import { day, isTodays, isWhole } from './support/day.ts';
import { faults, openFaulty, withoutInjected } from './support/faults.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectTranslated,
  listenForErrors,
  settled,
} from './support/inspect.ts';
import { states } from './support/states/index.ts';
import type { State } from './support/states/State.ts';
import { useStore } from './support/useStore.ts';

const languages = ['zh', 'de', 'ja', 'fr', 'ko', 'es', 'it', 'en'] as const;

/** Folder for a picture of every state, for whoever wants to look at them. */
const pictures = process.env['PAWLET_PICTURES'];

const store = useStore();
let busy: BusyShopper | undefined;
let fresh: KeptLogIn | undefined;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  busy = await makeBusyShopper(browser, store.url);
  fresh = await makeFreshShopper(browser, store.url);
});

/**
 * An everyday run looks at a quarter of the states, in another language each time they come round, and at some of them in the
 * midst of a fault. The whole matrix takes every state in every language, and every fault in two.
 */
const oneOf = 4;
/** A prime, so that faults and languages mix. */
const faultyOneOf = 23;

function languageOf(index: number): string {
  return languages[(index + Math.floor(day / oneOf)) % languages.length] ?? 'zh';
}

function languagesOf(index: number): readonly string[] {
  if (isWhole) return languages;
  return pictures !== undefined || isTodays(index, oneOf) ? [languageOf(index)] : [];
}

/** The log-in of the state's shopper is on the device; returns the address of the page. */
async function prepare(page: Page, state: State, language: string): Promise<string> {
  if (busy === undefined || fresh === undefined) throw new Error('The shoppers have not been made.');
  const logIn = { busy, fresh, visitor: undefined }[state.as ?? 'visitor'];
  if (logIn !== undefined) {
    await page.addInitScript(([name, entry]) => localStorage.setItem(name, entry), [
      logInEntry,
      logIn.entry,
    ] as const);
  }
  const route = typeof state.route === 'string' ? state.route : state.route(busy);
  return `${store.url}/?lang=${language}#${route}`;
}

async function inspect(page: Page, name: string, language: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : language);
  if (pictures !== undefined) await page.screenshot({ path: join(pictures, `${name} ${language}.png`) });
  await expectAccessible(page);
  await expectTranslated(page, language);
  await expectNoSidewaysScroll(page);
}

for (const [index, state] of states.entries()) {
  for (const language of languagesOf(index)) {
    test(`${state.name}, in ${language}`, async ({ page }) => {
      const errors = listenForErrors(page);
      await page.goto(await prepare(page, state, language));
      await settled(page);
      await state.then?.(page);
      await settled(page);
      await inspect(page, state.name, language);
      expect(errors).toEqual([]);
    });
  }
}

const faulty = states
  .filter(({ then }) => then === undefined)
  .flatMap((state) => faults.map((fault) => ({ state, fault })));

for (const [index, { state, fault }] of faulty.entries()) {
  if (!isTodays(index, faultyOneOf)) continue;
  for (const language of isWhole ? ['zh', 'de'] : [languageOf(index)]) {
    test(`${state.name} with ${fault}, in ${language}`, async ({ page }) => {
      const errors = listenForErrors(page);
      await openFaulty(page, await prepare(page, state, language), fault);
      await inspect(page, `${state.name} with ${fault}`, language);
      expect(withoutInjected(errors)).toEqual([]);
    });
  }
}
