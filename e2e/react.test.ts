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
} else {
  const reason = 'the storefront on React: it is not built (npm run build)';
  test('the storefront on React sells too', () => {
    console.log(`SKIP: ${reason}`);
    test.skip(true, reason);
  });
}
