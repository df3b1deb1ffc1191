import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { bring } from './support/accounts.ts';
import { isSampled } from './support/sample.ts';
import { findCramped, settled } from './support/inspect.ts';
import { states } from './support/states/index.ts';
import { openState } from './support/states/State.ts';
import { useShoppers } from './support/useShoppers.ts';
import { useStore } from './support/useStore.ts';

/*
 * Every text a third longer than in English, in letters of other heights: a layout that fits this also fits a future
 * language. The everyday run takes a part of the states.
 */
const oneOf = 11;

const storefrontFolder = mkdtempSync(join(tmpdir(), 'pawlet-pseudo-'));

const store = useStore(async () => {
  const shell = fileURLToPath(new URL('../packages/shell', import.meta.url));
  await promisify(execFile)(process.execPath, [getVite(shell), 'build', '--outDir', storefrontFolder], {
    cwd: shell,
    env: { ...process.env, PAWLET_PSEUDO: '1' },
  });
  return { PAWLET_MALL_DIR: storefrontFolder };
});

const { getLogIn, toAddress } = useShoppers(store);

test.afterAll(() => rmSync(storefrontFolder, { recursive: true, force: true }));

function getVite(folder: string): string {
  return join(folder, '../../node_modules/vite/bin/vite.js');
}

for (const [index, state] of states.entries()) {
  if (!isSampled(index, oneOf)) continue;
  test(state.name, async ({ page }) => {
    await bring(page, getLogIn(state));
    await openState(page, state, toAddress(state, 'en'));
    expect(await findCramped(page)).toEqual([]);
  });
}

test('the storefront renders longer texts', async ({ page }) => {
  await page.goto(`${store.url}/?lang=en#/pages/my/my`);
  await settled(page);
  const text = await page.locator('[data-slot="active"] main').innerText();
  expect(text.split('⟦').length).toBeGreaterThan(10);
});
