import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { buyAsVisitor } from './support/buying.ts';
import { newShopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const storefrontFolder = fileURLToPath(new URL('../packages/shell/dist-react', import.meta.url));

if (existsSync(join(storefrontFolder, 'index.html'))) {
  const store = useStore(() => Promise.resolve({ PAWLET_MALL_DIR: storefrontFolder }));

  test('the storefront on React sells too', async ({ page }) => {
    await buyAsVisitor(newShopper(page, store.url));
    const isReact = await page.evaluate(() =>
      [...document.querySelectorAll('body *')].some((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactContainer$')),
      ),
    );
    expect(isReact).toBe(true);
  });

  test('a tap on a rendered page, a moment after it is shown, is answered on React too', async ({
    page,
    request,
  }) => {
    // A product with a countdown.
    const path = `${store.url}/goods/1`;
    await expect.poll(async () => (await request.get(path)).text()).toContain(' data-rendered=');
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // So slow that the code arrives after the tap.
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 100_000,
    });
    await page.goto(path, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: '加入购物车', exact: true });
    await button.waitFor();
    await page.waitForTimeout(100);
    await button.tap();
    await expect(page.locator('dialog[open]')).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await expect(page.locator('[data-heard]')).toHaveCount(0);
  });
} else {
  const reason = 'the storefront on React: it is not built (npm run build)';
  test('the storefront on React sells too', () => {
    console.log(`SKIP: ${reason}`);
    test.skip(true, reason);
  });
}
