import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { readSamples, type Sample } from '../tooling/samples/readSamples.ts';
import { whyNotRun } from '../tooling/samples/whyNotRun.ts';
import { logInAsDemo, StoreClient } from './support/api.ts';
import { readEvents, listen } from './support/embed/partnerPage.ts';
import { isSampled, notSampled } from './support/sample.ts';
import { bundleSamples, type BundledFiles } from './support/samples/bundleSamples.ts';
import {
  isOfServer,
  isOfShop,
  listModules,
  pageOf,
  shownBy,
  type RealPlaces,
} from './support/samples/pages.ts';
import { promises, type SamplePage } from './support/samples/promises.ts';
import { serveSite, type Site } from './support/serveSite.ts';
import { useStore } from './support/useStore.ts';

// The code samples of README, guides and Storybook in a browser, against the shop: each shows what it is there for.

/** An everyday run takes one of so many. */
const oneOf = 5;
const samples = readSamples();
const runnable = samples.filter((sample) => whyNotRun(sample) === undefined);
const runs = runnable.map((sample, index) => ({
  sample,
  name: `sample-${index}`,
  isTaken: isSampled(index, oneOf),
}));

const files: Record<string, string> = {};
const serverFolder = mkdtempSync(join(tmpdir(), 'pawlet-samples-'));
let site: Site | undefined;
let places: RealPlaces = { shop: '', outlet: '', integrity: '' };
let token = '';

const store = useStore(async () => {
  site = await serveSite(files);
  return { PAWLET_PARTNER_ORIGINS: site.origin };
});

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const report = (await (await fetch(`${store.url}/embed/v1/integrity.json`)).json()) as {
    readonly integrity: Readonly<Record<string, string>>;
  };
  places = {
    shop: store.url,
    outlet: store.url.replace('localhost', '127.0.0.1'),
    integrity: report.integrity['pawlet.js'] ?? '',
  };
  token = (await logInAsDemo(store.url)).token;
  const taken = runs.filter(({ isTaken }) => isTaken);
  const bundle = async (place: 'browser' | 'server'): Promise<BundledFiles> => {
    const modules = taken
      .filter(({ sample }) => isOfServer(sample) === (place === 'server'))
      .map(({ sample, name }) => listModules(sample, name, places));
    // An application imports the styles once.
    if (place === 'browser') modules.push({ 'styles.ts': "import '@pawlet/widgets/style.css';" });
    const entries = modules.flatMap((one) => Object.keys(one).slice(0, 1));
    const texts = Object.fromEntries(modules.flatMap((one) => Object.entries(one)));
    return entries.length === 0 ? {} : bundleSamples(texts, entries, place);
  };
  Object.assign(files, await bundle('browser'));
  for (const [path, text] of Object.entries(await bundle('server'))) {
    mkdirSync(dirname(join(serverFolder, path)), { recursive: true });
    writeFileSync(join(serverFolder, path), text);
  }
  const reasons = samples.flatMap((sample) => whyNotRun(sample) ?? []);
  const left = [...new Set(reasons)].map(
    (reason) => `${reasons.filter((one) => one === reason).length} ${reason}`,
  );
  console.log(
    `SAMPLES: ${samples.length}; run: ${runnable.length}, ${taken.length} of them now; not run: ${left.join(', ')}`,
  );
});

test.afterAll(async () => {
  await site?.close();
  rmSync(serverFolder, { recursive: true, force: true });
});

/** Chromium for Linux does not know a permission that the frames of the shop are given. */
const unknownPermission = "Unrecognized feature: 'web-share'.";

/** Opens the page of a sample, and gives it what its application has. */
async function open(page: Page, sample: Sample, name: string): Promise<SamplePage> {
  const printed: string[] = [];
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text() === unknownPermission) return;
    (['error', 'warning'].includes(message.type()) ? complaints : printed).push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.stack ?? String(error)));
  await listen(page);
  await page.addInitScript(
    (given) =>
      Object.assign(window, {
        ...given,
        freshToken: () => Promise.resolve(given.token),
        showFallback: (message: string) => console.error(message),
        showUpgrade: (minimum: string) => console.error(`needs ${minimum}`),
        router: { open: () => true },
        openProduct: (route: string) => {
          console.log(`opens ${route}`);
          return true;
        },
        partnerOrigins: [],
        config: { minAppVersion: '2.3.0' },
      }),
    { token, sampleShop: store.url },
  );
  const origin = isOfShop(sample) ? store.url : (site?.origin ?? '');
  if (isOfShop(sample))
    await page.route(
      (url) => url.origin === origin && files[url.pathname] !== undefined,
      (route, request) => {
        const { pathname } = new URL(request.url());
        const contentType = pathname.endsWith('.js') ? 'text/javascript' : undefined;
        return route.fulfill({
          body: files[pathname] ?? '',
          ...(contentType === undefined ? {} : { contentType }),
        });
      },
    );
  await page.goto(`${origin}/${name}.html`);
  return { page, printed, complaints };
}

for (const { sample, name, isTaken } of runs) {
  test(`${sample.place} (${sample.language})`, async ({ page }) => {
    test.skip(!isTaken, notSampled);
    const rendered = isOfServer(sample) ? await render(name) : '';
    files[`/${name}.html`] = pageOf(sample, name, places, rendered);
    const opened = await open(page, sample, name);
    const { widgets, productIds, language } = shownBy(sample);
    const client = new StoreClient(store.url);
    for (const id of productIds) {
      const { title } = await client.done<{ readonly title: string }>(
        'GET',
        '/addons/shop/api.goods/v2detail',
        { id },
        { lang: language },
      );
      await expect(page.getByText(title).first()).toBeVisible();
    }
    const ready = async (): Promise<readonly string[]> =>
      (await readEvents(page, 'pawlet:ready')).map(({ detail }) => String(detail['widget'])).toSorted();
    await expect.poll(ready).toEqual(widgets.toSorted());
    for (const promise of promises.filter(({ says }) => sample.code.includes(says)))
      await test.step(promise.says, () => promise.see(opened));
    await page.evaluate(() => (window as { readonly finish?: () => void }).finish?.());
    expect(await readEvents(page, 'pawlet:error')).toEqual([]);
    expect(opened.complaints).toEqual([]);
  });
}

/** Renders a sample in a process of its own, as a server does. */
async function render(name: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(serverFolder, `${name}.js`)]);
  return stdout;
}

test('what the samples promise is in one of them', () => {
  const unsaid = promises.filter(({ says }) => !runnable.some(({ code }) => code.includes(says)));
  expect(unsaid.map(({ says }) => says)).toEqual([]);
});
