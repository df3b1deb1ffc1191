import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import {
  type BusyShopper,
  type StoredSession,
  createBusyShopper,
  createFreshShopper,
} from '../../e2e/support/accounts.ts';
import { logInEntry } from '../../e2e/support/shopper.ts';
import { areas } from '../../e2e/support/states/index.ts';
import { toStateUrl, openState, type State } from '../../e2e/support/states/State.ts';
import { startStore } from '../../e2e/support/store.ts';
import { chromiumArguments, findChromium } from '../test/browser.ts';
import { writeSheet } from './writeSheet.ts';

/**
 * Takes a screenshot of every page in each of its states at phone size: docs/screens/<area>-<language>.webp is one
 * sheet per area, and overview.webp is the picture of the README. `node tooling/screens/shoot.ts [language ...]`,
 * Chinese and German by default.
 */
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../docs/screens');
const languages = process.argv.length > 2 ? process.argv.slice(2) : ['zh', 'de'];
const atOnce = 3;
const size = { width: 375, height: 812 };
/** The screens in the README, in the first language. */
const overview = ['home', 'product', 'cart with everything chosen', 'cashier'];

const store = await startStore();
const executablePath = findChromium();
const browser = await chromium.launch({
  args: [...chromiumArguments],
  ...(executablePath === undefined ? {} : { executablePath }),
});

/** Waits for the visible images. */
async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isInSight = right > Math.max(left, 0) && left < innerWidth && bottom > 0 && top < innerHeight;
      return image.complete || !isInSight;
    }),
  );
}

interface Shoppers {
  readonly busy: BusyShopper;
  readonly fresh: StoredSession;
}

async function shoot(state: State, language: string, { busy, fresh }: Shoppers): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: size,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const logIn = { busy, fresh, visitor: undefined }[state.as ?? 'visitor'];
  if (logIn !== undefined) {
    await page.addInitScript(([name, entry]) => localStorage.setItem(name, entry), [
      logInEntry,
      logIn.entry,
    ] as const);
  }
  try {
    await openState(
      page,
      state,
      toStateUrl(store.url, state, language, () => busy),
    );
    await drawn(page);
    return await page.screenshot();
  } finally {
    await context.close();
  }
}

/** A state is captured again if it timed out, which happens on a busy machine. */
async function shootPatiently(state: State, language: string, shoppers: Shoppers): Promise<Buffer> {
  try {
    return await shoot(state, language, shoppers);
  } catch (error) {
    console.log(`screens: once more, ${state.name} in ${language}: ${String(error).split('\n', 1)[0] ?? ''}`);
    return shoot(state, language, shoppers);
  }
}

async function shootAll(states: readonly State[], language: string, shoppers: Shoppers) {
  const pictures: { readonly label: string; readonly picture: Buffer }[] = [];
  for (let first = 0; first < states.length; first += atOnce) {
    const shots = states.slice(first, first + atOnce).map(async (state) => ({
      label: state.name,
      picture: await shootPatiently(state, language, shoppers),
    }));
    pictures.push(...(await Promise.all(shots)));
  }
  return pictures;
}

try {
  mkdirSync(folder, { recursive: true });
  const shoppers = {
    busy: await createBusyShopper(browser, store.url),
    fresh: await createFreshShopper(browser, store.url),
  };
  const written = new Set(['overview.webp']);
  for (const language of languages) {
    const shown = new Map<string, Buffer>();
    for (const [area, states] of Object.entries(areas)) {
      const pictures = await shootAll(states, language, shoppers);
      for (const { label, picture } of pictures) shown.set(label, picture);
      const file = `${area}-${language}.webp`;
      await writeSheet(join(folder, file), pictures, { columns: 6, width: 188 });
      written.add(file);
      console.log(`screens: ${area} in ${language}, ${pictures.length} states`);
    }
    if (language === languages[0]) {
      const pictures = overview.flatMap((name) => {
        const picture = shown.get(name);
        return picture === undefined ? [] : [{ picture }];
      });
      await writeSheet(join(folder, 'overview.webp'), pictures, {
        columns: overview.length,
        width: size.width,
      });
    }
  }
  // Those of the console are written by shootConsole.ts.
  const isStale = (file: string) => !written.has(file) && !file.startsWith('console-');
  for (const file of readdirSync(folder)) if (isStale(file)) rmSync(join(folder, file));
} finally {
  await browser.close();
  await store.stop();
}
