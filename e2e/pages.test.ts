import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  type BusyShopper,
  type KeptLogIn,
  logInEntry,
  makeBusyShopper,
  makeFreshShopper,
} from './support/accounts.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectTranslated,
  listenForErrors,
  settled,
} from './support/inspect.ts';
import { states } from './support/states/index.ts';
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

/** An everyday run looks at every second state, in another language each time it comes round; a day is tried again by its number. */
const day = Number(process.env['PAWLET_SAMPLE'] ?? Math.floor(Date.now() / 86_400_000));

function languagesOf(index: number): readonly string[] {
  if (process.env['PAWLET_FULL'] === '1') return ['zh', 'de'];
  if (pictures === undefined && (index + day) % 2 !== 0) return [];
  return [languages[(index + Math.floor(day / 2)) % languages.length] ?? 'zh'];
}

for (const [index, state] of states.entries()) {
  for (const language of languagesOf(index)) {
    test(`${state.name}, in ${language}`, async ({ page }) => {
      if (busy === undefined || fresh === undefined) throw new Error('The shoppers have not been made.');
      const logIn = { busy, fresh, visitor: undefined }[state.as ?? 'visitor'];
      if (logIn !== undefined) {
        await page.addInitScript(([name, entry]) => localStorage.setItem(name, entry), [
          logInEntry,
          logIn.entry,
        ] as const);
      }
      const errors = listenForErrors(page);
      const route = typeof state.route === 'string' ? state.route : state.route(busy);
      await page.goto(`${store.url}/?lang=${language}#${route}`);
      await settled(page);
      await state.then?.(page);
      await settled(page);

      await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : language);
      if (pictures !== undefined)
        await page.screenshot({ path: join(pictures, `${state.name} ${language}.png`) });
      await expectAccessible(page);
      await expectTranslated(page, language);
      await expectNoSidewaysScroll(page);
      expect(errors).toEqual([]);
    });
  }
}
