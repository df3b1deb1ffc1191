import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { useStore } from './support/useStore.ts';

// What ships, with a renderer that does not work. The page that the browser renders is sent in its place.

const built = fileURLToPath(new URL('../packages/shell/dist', import.meta.url));
/** What a visitor waits for a rendering, in ms. */
const patienceMs = 200;

/** A copy of the storefront whose function that renders pages is this code. */
function breakRenderer(renderPage: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pawlet-broken-'));
  cpSync(built, folder, { recursive: true });
  const server = join(folder, '.server');
  renameSync(join(server, 'main.js'), join(server, 'real.js'));
  writeFileSync(
    join(server, 'main.js'),
    `export { createHtmlSanitiser, findPage, renderCards } from './real.js';\nexport const renderPage = ${renderPage};\n`,
  );
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  return folder;
}

for (const [name, renderPage, mostMs] of [
  ['never ends', '() => new Promise(() => {})', patienceMs + 100],
  ['throws', "() => { throw new Error('broken'); }", patienceMs],
  ['rejects', "async () => { throw new Error('broken'); }", patienceMs],
] as const)
  test.describe(`a renderer that ${name}`, () => {
    const folder = breakRenderer(renderPage);
    const store = useStore(() => Promise.resolve({ PAWLET_MALL_DIR: folder }));
    test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

    test(`leaves pages to the browser within ${patienceMs} ms`, async ({ request }) => {
      const times: number[] = [];
      for (const path of ['/', '/de', '/goods/7', '/de/category', '/fr/search?q=eau', '/page/terms']) {
        const startedAt = performance.now();
        const response = await request.get(store.url + path);
        times.push(performance.now() - startedAt);
        const html = await response.text();
        expect(response.status()).toBe(200);
        expect(html).toContain('<div id="app"></div>');
        expect(html).not.toContain('data-rendered');
      }
      // Other tests use the same cores: the fastest one shows what the server waits.
      expect(Math.min(...times)).toBeLessThan(mostMs);
      expect(store.output()).toContain('page not rendered');
    });

    test('does not hide what is missing', async ({ request }) => {
      expect((await request.get(`${store.url}/goods/999999`)).status()).toBe(404);
    });

    test('sells nevertheless', async ({ page }) => {
      await page.goto(`${store.url}/goods/7`);
      await expect(page.getByRole('button', { name: '加入购物车', exact: true })).toBeVisible();
    });
  });
