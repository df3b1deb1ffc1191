import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { logInAsDemo } from './support/api.ts';
import { buyInPlace, readOrders, seeCard } from './support/consumers/buyInPlace.ts';
import {
  copyProject,
  packInto,
  unbuiltPackages,
  type ConsumerProject,
  type PageWeight,
} from './support/consumers/consumerProject.ts';
import {
  bundledConsumers,
  plainConsumer,
  typedConsumers,
  type CheckedConsumer,
  type Consumer,
} from './support/consumers/consumers.ts';
import { isSampled, notSampled } from './support/sample.ts';
import { readEvents, listen, shopSheet } from './support/embed/partnerPage.ts';
import { reservePort, type ReservedPort } from './support/reservePort.ts';
import { useStore } from './support/useStore.ts';

// Projects like those of the packages' users: installed from tarballs in their own folder, type-checked, built, and
// bought in.

/** The everyday run takes one of four projects with a bundler, and the plain page. */
const isTaken = (_: Consumer, index: number): boolean => isSampled(index, bundledConsumers.length);
const consumers = [...bundledConsumers.filter(isTaken), plainConsumer];
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
    if (!/ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|E40[34]|network/u.test(output)) throw new Error(output);
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

test(`${plainConsumer.name}: a page sells with the shop's script, without a bundler`, async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
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

    const orderNumber = await test.step('a purchase, from the card to the paid order', async () => {
      const element = page.locator('pawlet-product-card');
      await element.getByRole('button', { name: '立即购买' }).click();
      for (const value of ['云白', '3.2 L'])
        await element.getByRole('button', { name: value, exact: true }).click();
      await element.locator('dialog').getByRole('button', { name: '立即购买' }).click();
      const sheet = shopSheet(page);
      await sheet.getByRole('button', { name: '登录', exact: true }).click();
      const form = sheet.locator('dialog[open]').last();
      await form.getByRole('button', { name: '密码登录' }).click();
      await form.getByLabel('账号', { exact: true }).fill('demo@pawlet.test');
      await form.getByLabel('密码', { exact: true }).fill('pawlet-demo');
      await form.getByRole('button', { name: '登录', exact: true }).click();
      await expect(sheet.locator('[data-pawlet-part="address"]')).toContainText(/\d{3}/u);
      await sheet.getByRole('button', { name: '提交订单' }).click();
      const wallet = context.waitForEvent('page');
      await sheet.getByRole('button', { name: /^支付 /u }).click();
      await (await wallet).getByRole('button', { name: '确认付款', exact: true }).click();
      await expect(sheet.getByText('支付成功', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
      await expect
        .poll(() => readEvents(page, 'pawlet:payment-result'))
        .toMatchObject([{ on: 'pawlet-product-card', detail: { result: 'success' } }]);
      const [result] = await readEvents(page, 'pawlet:payment-result');
      const bought = String(result?.detail['orderNumber']);
      const orders = await readOrders(await logInAsDemo(store.url));
      expect(orders.find(({ order_sn }) => order_sn === bought)).toMatchObject({ paystate: 1 });
      return bought;
    });
    expect(await readEvents(page, 'violation')).toEqual([]);
    expect(complaints).toEqual([]);
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
