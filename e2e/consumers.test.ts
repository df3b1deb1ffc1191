import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { buyInPlace, seeCard } from './support/consumers/buyInPlace.ts';
import {
  copyProject,
  packInto,
  unbuiltPackages,
  type ConsumerProject,
  type PageWeight,
} from './support/consumers/consumerProject.ts';
import {
  bundledConsumers,
  nextConsumer,
  nextDefaultConsumer,
  plainConsumer,
  typedConsumers,
  type CheckedConsumer,
  type Consumer,
} from './support/consumers/consumers.ts';
import { isRegistryFailure } from './support/consumers/isRegistryFailure.ts';
import { isSampled, notSampled } from './support/sample.ts';
import { buyFromCard } from './support/embed/buyFromCard.ts';
import { readEvents, listen } from './support/embed/partnerPage.ts';
import { reservePort, type ReservedPort } from './support/reservePort.ts';
import { useStore } from './support/useStore.ts';

// Projects like those of the packages' users: installed from tarballs in their own folder, type-checked, built, and
// bought in.

/** The everyday run takes one of four projects with a bundler, and the plain page. */
const isTaken = (_: Consumer, index: number): boolean => isSampled(index, bundledConsumers.length);
const nextConsumers = [nextConsumer, nextDefaultConsumer];
/** Not in the everyday run: each installs 390 MB. */
const takenNext = nextConsumers.filter((_, index) => isSampled(3 + index, 8));
const consumers = [...bundledConsumers.filter(isTaken), ...takenNext, plainConsumer];
const leftOut = bundledConsumers.filter((consumer) => !consumers.includes(consumer));

const unbuilt = unbuiltPackages();
const missing =
  unbuilt.length === 0 ? undefined : `${unbuilt.join(', ')} have to be built first (npm run build)`;
const folder = mkdtempSync(join(tmpdir(), 'pawlet-tarballs-'));
let packages: Readonly<Record<string, string>> = {};
/** The shop needs the origins of all projects before the first of them is installed. */
const ports = new Map<Consumer, ReservedPort>();
const getOrigin = (consumer: Consumer): string => `http://127.0.0.1:${ports.get(consumer)?.port ?? 0}`;

const store = useStore(async () => {
  if (missing !== undefined) return {};
  packages = packInto(folder);
  for (const consumer of consumers) ports.set(consumer, await reservePort());
  return { PAWLET_PARTNER_ORIGINS: consumers.map(getOrigin).join() };
});

test.afterAll(async () => {
  await Promise.all(Array.from(ports.values(), (reserved) => reserved.release()));
  rmSync(folder, { recursive: true, force: true });
});

/** Prints why a test is skipped, for the summary of the run. */
function skip(consumer: CheckedConsumer, reason: string): never {
  console.log(`SKIP: the packages in a project with ${consumer.name}: ${reason}`);
  test.skip(true, reason);
  throw new Error(reason);
}

/** A copy of the consumer's project with everything installed and its types checked; skips the test without a registry. */
async function install(consumer: CheckedConsumer): Promise<ConsumerProject> {
  if (missing !== undefined) skip(consumer, missing);
  const project = copyProject(consumer, packages);
  await test.step('it installs', async () => {
    const { code, output } = await project.run([
      'npm',
      'install',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
    if (code === 0) return;
    await project.end();
    // A defect of the packages themselves is no reason to skip.
    if (!isRegistryFailure(output)) throw new Error(output);
    skip(consumer, `npm could not install it: ${output.trim().split('\n')[0] ?? code}`);
  });
  if (!consumer.isReact)
    await test.step("it does without React's types", () => {
      const installed = project.installed();
      expect(installed).toContain('node_modules/@pawlet/widgets');
      expect(installed.filter((path) => path.includes('@types/react'))).toEqual([]);
    });
  await test.step('its types are correct', async () => {
    const { code, output } = await project.run(consumer.check);
    expect(code, output).toBe(0);
  });
  return project;
}

/** Chromium for Linux does not support a permission that the shop's frames are granted. */
const unknownPermission = "Unrecognized feature: 'web-share'.";

/** Collects the page's errors and warnings. */
function collectComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text() === unknownPermission) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.stack ?? String(error)));
  return complaints;
}

interface Bought {
  readonly orderNumber: string;
  readonly weight: Omit<PageWeight, 'frameworkBytes'> & { readonly frameworkBytes?: number };
  /** The budget in `tooling/size` for the same page. */
  readonly budget: string;
  readonly startedAt: number;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** What is said of every project. */
function describeChecked(consumer: CheckedConsumer, project: ConsumerProject): readonly string[] {
  const versions = consumer.shown.map((name) => `${name} ${project.getVersion(name)}`).join(', ');
  const without = consumer.isReact ? '' : ', without @types/react';
  return [
    `CONSUMER ${consumer.name}: ${versions}`,
    `types right (${consumer.check[0] ?? ''}, strict, with those of the packages${without})`,
  ];
}

/** One line for whoever looks at a run. */
function print(consumer: Consumer, project: ConsumerProject, bought: Bought): void {
  const { orderNumber, weight, budget, startedAt } = bought;
  const budgets = JSON.parse(
    readFileSync(new URL('../tooling/size/budgets.json', import.meta.url), 'utf8'),
  ) as Readonly<Record<string, { readonly limitKb: number }>>;
  const { scriptBytes, frameworkBytes, styleBytes } = weight;
  const beside =
    frameworkBytes === undefined ? '' : ` beside ${kilobytes(frameworkBytes)} of ${consumer.frameworks}`;
  console.log(
    [
      ...describeChecked(consumer, project),
      `order ${orderNumber} paid`,
      `a page with one card: first scripts ${kilobytes(scriptBytes)}${beside} ("${budget}": ${budgets[budget]?.limitKb ?? '?'} kB), CSS ${kilobytes(styleBytes)}`,
      `${((Date.now() - startedAt) / 1000).toFixed(0)} s`,
    ].join('; '),
  );
}

for (const consumer of leftOut)
  test(`${consumer.name}: a project sells in its own page`, () => {
    skip(consumer, notSampled);
  });

for (const consumer of bundledConsumers.filter((one) => consumers.includes(one))) {
  test(`${consumer.name}: a project sells in its own page`, async ({ page }) => {
    test.setTimeout(300_000);
    const startedAt = Date.now();
    const project = await install(consumer);
    try {
      await test.step('it builds', async () => {
        const built = await project.run(['npm', 'run', 'build'], { VITE_SHOP: store.url });
        expect(built.code, built.output).toBe(0);
      });
      const reserved = ports.get(consumer);
      const origin = getOrigin(consumer);
      await reserved?.release();
      await project.serve(consumer.serve(reserved?.port ?? 0), { PORT: `${reserved?.port ?? 0}` });
      const complaints = collectComplaints(page);

      await test.step('the card', async () => {
        await page.goto(origin);
        await seeCard(page);
      });
      if (consumer.isReact)
        await test.step('the variant sheet, whose styles are not on the page at first', async () => {
          expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
          await page.getByRole('button', { name: '加入购物车' }).click();
          const sheet = page.getByRole('dialog');
          await expect(sheet.getByText('云白')).toBeVisible();
          expect((await sheet.boundingBox())?.height).toBe(page.viewportSize()?.height);
          expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
        });
      const orderNumber = await test.step('a purchase, from the card to the paid order', async () => {
        await page.goto(`${origin}/shop.html`);
        const bought = await buyInPlace(page, store.url);
        expect(page.url()).toBe(`${origin}/shop.html`);
        return bought;
      });
      if (consumer.isReact) await seeReactPages(page, project, origin);
      else
        await test.step('its template listens to the purchase', async () => {
          await expect(page.locator('#root > output')).toHaveText(orderNumber);
        });
      expect(complaints).toEqual([]);
      const weight = await test.step('the weight of a page with one card', () => project.weigh(store.url));
      print(consumer, project, { orderNumber, weight, budget: 'npm, one product card', startedAt });
    } finally {
      await project.end();
    }
  });
}

/** Parts that only the React example has. */
async function seeReactPages(page: Page, project: ConsumerProject, origin: string): Promise<void> {
  await test.step('the cart, after the purchase', async () => {
    await page.goto(`${origin}/cart.html`);
    await expect(page.getByText('购物车还是空的')).toBeVisible();
  });
  await test.step('the card as an element', async () => {
    await page.goto(`${origin}/element.html`);
    await seeCard(page);
    // The brand colour, set by the style sheet inside the shadow root.
    const amount = page.locator('[data-pawlet-part~="price"] > *').first();
    await expect(amount).toHaveCSS('color', 'rgb(184, 67, 46)');
  });
  await test.step('the card from the server', async () => {
    const before = project.printed().length;
    const html = await (await page.request.get(`${origin}/server.html`)).text();
    expect(html).toMatch(/data-pawlet-root.+Pawlet Aura.+aria-label="[^"]+"/u);
    await page.goto(`${origin}/server.html`);
    await seeCard(page);
    const visitor = await page.context().browser()?.newPage();
    if (visitor === undefined) throw new Error('No browser.');
    const complaints = collectComplaints(visitor);
    const calls: string[] = [];
    visitor.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await visitor.goto(`${origin}/server.html`, { waitUntil: 'networkidle' });
    await seeCard(visitor);
    // The browser has hydrated the existing markup and requests none of it again.
    await visitor.getByRole('button', { name: '加入购物车' }).click();
    await expect(visitor.getByRole('dialog').getByText('云白')).toBeVisible();
    expect(calls.filter((path) => path.endsWith('api.goods/lists'))).toEqual([]);
    expect(complaints).toEqual([]);
    await visitor.close();
    expect(project.printed().slice(before)).toBe('');
  });
}

/** The text of a response as a reader without scripts has it; a streamed part comes last, and is moved by a script. */
const toText = (html: string): string =>
  html
    .replaceAll(/<(?<name>script|style)\b.*?<\/\k<name>>/gsu, '')
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll(/\s+/gu, ' ');

for (const consumer of nextConsumers)
  test(`${consumer.name}: pages that the server has rendered sell`, async ({ page, browser }) => {
    test.setTimeout(400_000);
    if (!takenNext.includes(consumer)) skip(consumer, notSampled);
    const startedAt = Date.now();
    const project = await install(consumer);
    const environment = { SHOP: store.url, NEXT_TELEMETRY_DISABLED: '1' };
    try {
      await test.step('it builds: no page reads the clock while it is prepared', async () => {
        const built = await project.run(['next', 'build'], { ...environment, NODE_ENV: 'production' });
        expect(built.code, built.output).toBe(0);
        expect(built.output).not.toMatch(/error|warning|⚠/iu);
      });
      const reserved = ports.get(consumer);
      const origin = getOrigin(consumer);
      await reserved?.release();
      await project.serve(consumer.serve(reserved?.port ?? 0), { ...environment, NODE_ENV: 'production' });
      await test.step('responses contain products, prices and texts in the language of the address', async () => {
        const read = async (path: string): Promise<string> =>
          toText(await (await page.request.get(origin + path)).text());
        expect(await read('/de')).toMatch(
          /Trinkbrunnen.*42,42\s€.*Futterautomat.*69,90\s€.*Dein Warenkorb ist leer/u,
        );
        expect(await read('/fr')).toMatch(/42,42\s€.*Votre panier est vide/u);
        expect(await read('/zh/products/7')).toMatch(/Pawlet Meal.*¥\s?\d+/u);
        expect((await page.request.get(`${origin}/xx`)).status()).toBe(404);
      });
      await test.step('no page needs a script for its first view', async () => {
        const reader = await browser.newPage({ javaScriptEnabled: false });
        await reader.goto(`${origin}/de`);
        await expect(reader.getByText(/42,42\s€/u).first()).toBeVisible();
        await reader.close();
      });
      const complaints = collectComplaints(page);
      await test.step('pages are taken over as they are, also after a navigation', async () => {
        const calls: string[] = [];
        page.on('request', (request) => calls.push(new URL(request.url()).pathname));
        await page.goto(`${origin}/de`, { waitUntil: 'networkidle' });
        await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(
          calls.filter((path) => /api\.(?:goods|config)/u.test(path) && !path.includes('detail')),
        ).toEqual([]);
        await page.keyboard.press('Escape');
        await page.getByRole('link', { name: '7', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Pawlet Meal' })).toBeVisible();
        await expect(page.getByText(/69,90\s€/u).first()).toBeVisible();
        await page.getByRole('link', { name: 'fr' }).click();
        await expect(page.getByText('Votre panier est vide')).toBeVisible();
        await expect(page.getByRole('button', { name: /panier/iu }).first()).toBeVisible();
        // Next.js keeps the page before, hidden.
        await expect(page.getByText('In den Warenkorb').filter({ visible: true })).toHaveCount(0);
        page.removeAllListeners('request');
      });
      const orderNumber = await test.step('a purchase, from the card to the paid order', async () => {
        await page.goto(`${origin}/zh`);
        return buyInPlace(page, store.url);
      });
      await test.step('a shopper who is logged in gets the same page, and then their own cart', async () => {
        await page.goto(`${origin}/zh/cart`);
        await expect(page.getByText('购物车还是空的')).toBeVisible();
      });
      expect(complaints).toEqual([]);
      expect(project.printed()).not.toMatch(/error|warning|⚠/iu);
      await test.step('a development build has nothing to report either', async () => {
        // An open page prefetches links.
        await page.goto('about:blank');
        await project.stop();
        await project.serve(['next', 'dev', '-H', '127.0.0.1', '-p', `${reserved?.port ?? 0}`], environment);
        for (const path of ['/de', '/de/cart', '/de/products/7', '/zh']) {
          await page.goto(origin + path, { waitUntil: 'networkidle' });
          await expect(page.locator('[data-pawlet-root]').first()).toBeVisible();
        }
        expect(complaints).toEqual([]);
      });
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
      console.log(
        [...describeChecked(consumer, project), `order ${orderNumber} paid`, `${seconds} s`].join('; '),
      );
    } finally {
      await project.end();
    }
  });

test(`${plainConsumer.name}: a page sells with the shop's script, without a bundler`, async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const startedAt = Date.now();
  const project = await install(plainConsumer);
  try {
    const reserved = ports.get(plainConsumer);
    const origin = getOrigin(plainConsumer);
    await reserved?.release();
    await project.serve(plainConsumer.serve(reserved?.port ?? 0), {
      PORT: `${reserved?.port ?? 0}`,
      SHOP: store.url,
    });
    const complaints = collectComplaints(page);
    await listen(page);

    const weight =
      await test.step("the card, in the space that the shop's style sheet reserves", async () => {
        const bodies: Promise<readonly [kind: string, bytes: number]>[] = [];
        page.on('response', (response) => {
          const kind = response.request().resourceType();
          if (kind !== 'script' && kind !== 'stylesheet') return;
          bodies.push(response.body().then((body) => [kind, brotliCompressSync(body).length] as const));
        });
        await page.goto(`${origin}/card.html`);
        await expect(page.locator('pawlet-product-card [data-pawlet-part="price"]')).toBeVisible();
        page.removeAllListeners('response');
        const loaded = await Promise.all(bodies);
        const sum = (wanted: string): number =>
          loaded.reduce((total, [kind, bytes]) => total + (kind === wanted ? bytes : 0), 0);
        expect(loaded.filter(([kind]) => kind === 'stylesheet')).toHaveLength(1);
        return { scriptBytes: sum('script'), styleBytes: sum('stylesheet') };
      });

    const orderNumber = await test.step('a purchase, from the card to the paid order', () =>
      buyFromCard(page, store.url));
    expect(await readEvents(page, 'violation')).toEqual([]);
    expect(complaints).toEqual([]);
    await test.step('a card that the server has included is visible without scripts, and sells with them', async () => {
      const reader = await browser.newPage({ javaScriptEnabled: false });
      await reader.goto(`${origin}/included.html`);
      await expect(reader.locator('pawlet-product-card [data-pawlet-part="price"]')).toContainText('¥');
      await expect(reader.locator('[data-pawlet-part="card"]')).toHaveCSS(
        'background-color',
        'rgb(255, 255, 255)',
      );
      await reader.close();
      const visitor = await browser.newPage();
      const reported = collectComplaints(visitor);
      await listen(visitor);
      await visitor.goto(`${origin}/included.html`);
      await buyFromCard(visitor, store.url);
      expect(await readEvents(visitor, 'violation')).toEqual([]);
      expect(reported).toEqual([]);
      await visitor.close();
    });
    print(plainConsumer, project, { orderNumber, weight, budget: 'embed, one product card', startedAt });
  } finally {
    await project.end();
  }
});

for (const [index, consumer] of typedConsumers.entries()) {
  test(`${consumer.name}: the elements of the shop are typed`, async () => {
    test.setTimeout(240_000);
    if (!isSampled(index, typedConsumers.length)) skip(consumer, notSampled);
    const startedAt = Date.now();
    const project = await install(consumer);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
    console.log([...describeChecked(consumer, project), `${seconds} s`].join('; '));
    await project.end();
  });
}
