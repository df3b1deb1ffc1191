import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { fillConsole, openConsolePage, toConsolePages } from '../../e2e/support/consolePages.ts';
import { startStore, type TestStore } from '../../e2e/support/store.ts';
import { chromiumArguments, findChromium } from '../test/browser.ts';
import { type LabelledPicture, writeSheet } from './writeSheet.ts';

/**
 * Takes a screenshot of every page of the console at 1280 px: docs/screens/console-<group>-<language>.webp is one sheet per group of the menu, and
 * console-sizes.webp has some pages on a tablet, on a phone and in the dark. `npm run screens:console -- [language ...]`, Chinese, English and German by default;
 * `PAWLET_CONSOLE_SHOTS=<folder>` saves each page in its full length and size there, and writes no sheets.
 */
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../docs/screens');
const fullFolder = process.env['PAWLET_CONSOLE_SHOTS'];
const languages = process.argv.length > 2 ? process.argv.slice(2) : ['zh', 'en', 'de'];
const desktop = { width: 1280, height: 900 };

/** Opens pages one after the other; in the demo the console logs in by itself. */
async function shoot(
  browser: Browser,
  store: TestStore,
  pages: readonly string[],
  {
    label = (path) => path,
    ...options
  }: BrowserContextOptions & { readonly label?: (path: string) => string },
): Promise<LabelledPicture[]> {
  const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const pictures: LabelledPicture[] = [];
  try {
    for (const path of pages) {
      await openConsolePage(page, `${store.url}/console/${path}`);
      const name = label(path);
      if (fullFolder === undefined) pictures.push({ label: name, picture: await page.screenshot() });
      else
        await page.screenshot({
          path: join(fullFolder, `${name.replaceAll(/\W+/gu, '-')}-${options.locale ?? ''}.png`),
          fullPage: true,
        });
    }
  } finally {
    await context.close();
  }
  return pictures;
}

const executablePath = findChromium();
const browser = await chromium.launch({
  args: [...chromiumArguments],
  ...(executablePath === undefined ? {} : { executablePath }),
});
const store = await startStore();
try {
  mkdirSync(fullFolder ?? folder, { recursive: true });
  const records = await fillConsole(store);
  const groups = toConsolePages(records);
  for (const language of languages)
    for (const [group, pages] of Object.entries(groups)) {
      const pictures = await shoot(browser, store, pages, { locale: language });
      if (fullFolder === undefined)
        await writeSheet(join(folder, `console-${group}-${language}.webp`), pictures, {
          columns: 4,
          width: 440,
        });
      console.log(`screens: ${group} of the console in ${language}, ${pages.length} pages`);
    }
  const some = ['home', 'orders', `orders/${records.order}/show`, 'products/1/show', 'settings'];
  const tablet = { viewport: { width: 768, height: 1024 }, locale: 'de' };
  const sizes = [
    ...(await shoot(browser, store, some, { ...tablet, label: (path) => `${path}, 768 px` })),
    ...(await shoot(browser, store, some, {
      ...tablet,
      colorScheme: 'dark',
      label: (path) => `${path}, dark`,
    })),
    ...(await shoot(browser, store, some, {
      viewport: { width: 375, height: 500 },
      locale: 'de',
      label: (path) => `${path}, 375 px`,
    })),
  ];
  if (fullFolder === undefined)
    await writeSheet(join(folder, 'console-sizes.webp'), sizes, { columns: some.length, width: 300 });
} finally {
  await browser.close();
  await store.stop();
}
