import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { useStore } from './support/useStore.ts';

// The storefront on React as a development build, which reports every difference between what the server has rendered and
// what the browser renders. Preact, on which it ships, reports none.

const storefrontFolder = mkdtempSync(join(tmpdir(), 'pawlet-development-'));

const store = useStore(async () => {
  const shell = fileURLToPath(new URL('../packages/shell', import.meta.url));
  const vite = join(shell, '../../node_modules/vite/bin/vite.js');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--mode', 'development', '--outDir', storefrontFolder],
    { cwd: shell, env: { ...process.env, NODE_ENV: 'development', PAWLET_RUNTIME: 'react' } },
  );
  return { PAWLET_MALL_DIR: storefrontFolder };
});

test.afterAll(() => rmSync(storefrontFolder, { recursive: true, force: true }));

for (const path of [
  '/',
  '/de',
  '/goods/1',
  '/goods/7',
  '/de/goods/7',
  '/category',
  '/fr/category/1',
  '/search?q=水',
  '/de/page/terms',
  '/help',
])
  test(`React takes over ${path} as it was rendered`, async ({ page, request }) => {
    await expect
      .poll(async () => (await request.get(store.url + path)).text())
      .toMatch(/<html[^>]* data-rendered=/u);
    const said: string[] = [];
    const complaints: string[] = [];
    page.on('console', (message) => {
      said.push(message.text());
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.stack ?? String(error)));
    // A page is cached: countdowns have gone on meanwhile.
    await page.addInitScript(() => {
      const { now } = Date;
      Date.now = () => now() + 20_000;
    });
    await page.goto(store.url + path);
    await expect(page.locator('.start')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    // Parts that are rendered when they come near.
    await page.mouse.wheel(0, 2000);
    await page.waitForLoadState('networkidle');
    const isReact = await page.evaluate(() =>
      Object.keys(document.querySelector('#app') ?? {}).some((key) => key.startsWith('__reactContainer$')),
    );
    expect(isReact).toBe(true);
    // Only a development build says so.
    expect(said.some((text) => text.includes('React DevTools'))).toBe(true);
    expect(complaints).toEqual([]);
  });
