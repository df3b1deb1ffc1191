import { expect, test } from '@playwright/test';
import { useStore } from './support/useStore.ts';

const store = useStore(() => Promise.resolve({ PAWLET_DEMO: 'public', HOST: '127.0.0.1' }));

const notices = [
  ['zh', '此演示商城不会真正销售商品'],
  ['de', 'Dieser Demo-Shop verkauft nichts'],
] as const;

test.use({ viewport: { width: 375, height: 700 } });

for (const [language, notice] of notices) {
  test(`every page of a public demo shows that it is one, in ${language}`, async ({ page }) => {
    for (const route of ['/', '/pages/category/index', '/pages/cart/cart', '/pages/login/login']) {
      await page.goto(`${store.url}/?lang=${language}#${route}`);
      await expect(page.getByText(notice)).toBeVisible();
      await expect(page.locator('[data-slot="active"] main')).toBeVisible();
    }
    await page.goto(`${store.url}/widget.html?lang=${language}#/cart`);
    await expect(page.getByText(notice)).toBeVisible();
  });
}

test('nobody logs in with the password of the README', async ({ request }) => {
  const reply = await request.get(`${store.url}/addons/shop/api.common/init`);
  const logIn = await request.post(`${store.url}/addons/shop/api.login/login`, {
    data: {
      account: 'demo@pawlet.test',
      password: 'pawlet-demo',
      __token__: reply.headers()['__token__'] ?? '',
    },
  });
  expect(await logIn.json()).toMatchObject({ code: 0 });
});
