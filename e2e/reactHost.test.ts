import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { holdPort, type HeldPort } from './support/holdPort.ts';
import { copyReactHost, packInto, unbuiltPackages, type ReactHost } from './support/reactHost.ts';
import { useStore } from './support/useStore.ts';

/** React as its users have it: the oldest that is supported, and the newest. */
const reacts = [
  {
    name: 'React 18.2',
    types: ['--moduleResolution', 'bundler'],
    versions: {
      react: '18.2.0',
      'react-dom': '18.2.0',
      '@types/react': '18.3.8',
      '@types/react-dom': '18.3.7',
    },
  },
  { name: 'React 19', types: ['--module', 'node16', '--moduleResolution', 'node16'], versions: {} },
] as const;

interface Installed {
  readonly host: ReactHost;
  /** Installing and building take minutes. */
  readonly held: HeldPort;
  readonly origin: string;
}

const unbuilt = unbuiltPackages();
let tarballs: string | undefined;
let installed: readonly Installed[] = [];
/** Why the packages could not be installed; undefined where they were. */
let missing =
  unbuilt.length === 0 ? undefined : `${unbuilt.join(', ')} have to be built first (npm run build)`;

const store = useStore(async () => {
  if (missing !== undefined) return {};
  tarballs = mkdtempSync(join(tmpdir(), 'pawlet-tarballs-'));
  const packages = packInto(tarballs);
  installed = await Promise.all(
    reacts.map(async ({ versions }) => {
      const held = await holdPort();
      const files = Object.entries(packages).map(([name, path]) => [name, `file:${path}`] as const);
      const host = copyReactHost({ ...versions, ...Object.fromEntries(files) });
      return { host, held, origin: `http://127.0.0.1:${held.port}` };
    }),
  );
  const install = ['npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  for (const { host } of installed) {
    const { code, output } = await host.run(install);
    if (code === 0) continue;
    missing = `npm could not install the packages and React: ${output.trim().split('\n')[0] ?? code}`;
    // What is wrong with the packages themselves is no reason to skip.
    if (!/ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|E40[34]|network/u.test(output)) throw new Error(output);
  }
  return { PAWLET_PARTNER_ORIGINS: installed.map(({ origin }) => origin).join() };
});

test.afterAll(async () => {
  await Promise.all(
    installed.map(async ({ host, held }) => {
      await held.release();
      await host.end();
    }),
  );
  if (tarballs !== undefined) rmSync(tarballs, { recursive: true, force: true });
});

/** Collects what the page complains of. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

async function seeCard(page: Page): Promise<void> {
  const card = page.getByRole('article');
  await expect(card.locator('[data-pawlet-part~="price"]')).toContainText(/\d/u);
  const picture = card.locator('img').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

for (const [index, { name, types }] of reacts.entries()) {
  test(`${name}: ten lines show a card and a cart, from the server too`, async ({ page }) => {
    test.setTimeout(120_000);
    if (missing !== undefined) console.log(`SKIP: the example react-host: ${missing}`);
    test.skip(missing !== undefined, missing);
    const { host, held, origin } = installed[index] ?? {};
    if (host === undefined || held === undefined || origin === undefined) throw new Error('No example.');

    await test.step('its types are right', async () => {
      expect((await host.run(['tsc', '--noEmit', ...types])).output).toBe('');
    });
    await test.step('it builds', async () => {
      const built = await host.run(['npm', 'run', 'build'], { VITE_SHOP: store.url });
      expect(built.code, built.output).toBe(0);
    });
    await held.release();
    await host.serve(held.port);
    const complaints = complaintsOf(page);

    await test.step('the card', async () => {
      await page.goto(origin);
      await seeCard(page);
    });
    await test.step('the cart', async () => {
      await page.goto(`${origin}/cart.html`);
      await expect(page.getByText('购物车还是空的')).toBeVisible();
    });
    await test.step('the card as an element', async () => {
      await page.goto(`${origin}/element.html`);
      await seeCard(page);
      // The shop's own colour, by its style sheet inside the shadow root.
      const amount = page.locator('[data-pawlet-part~="price"] > *').first();
      await expect(amount).toHaveCSS('color', 'rgb(184, 67, 46)');
    });
    await test.step('the card from the server', async () => {
      const before = host.said().length;
      const html = await (await page.request.get(`${origin}/server.html`)).text();
      expect(html).toMatch(/data-pawlet-root.+aria-busy="true"/u);
      await page.goto(`${origin}/server.html`);
      await seeCard(page);
      expect(host.said().slice(before)).toBe('');
    });
    expect(complaints).toEqual([]);
  });
}
