import { expect, test } from '@playwright/test';
import { checkConsolePage as check, collectProblems, consoleScreen, openArea } from './support/console.ts';
import { useStore } from './support/useStore.ts';

test.use(consoleScreen);
// Unlike the demo, a real shop logs nobody in by itself.
const store = useStore(() => Promise.resolve({ PAWLET_DEMO: '0' }));

const password = 'Kettle-Orchid-77-Lantern';

test('in a real shop the first owner sets a password, is logged in, and logs in again', async ({ page }) => {
  const problems = collectProblems(page);
  const answer = await store.operate('owner-add', 'olga@example.com');
  await page.goto(/https?:\S+/u.exec(answer)?.[0] ?? '');
  await page.getByLabel('New password').waitFor();
  // Whether somebody is logged in is known by now: the page has to stay.
  await page.waitForLoadState('networkidle');
  await check(page, 'real-invitation');
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password and log in' }).click();
  await expect(page.getByRole('heading', { name: 'Two-step login' })).toBeVisible();
  await openArea(page, 'Settings');
  await expect(page.getByRole('button', { name: 'Name of the shop' })).toBeVisible();

  await page.getByRole('button', { name: 'olga' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.goto(`${store.url}/console/people`);
  await page.getByLabel('Email').fill('olga@example.com');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('cell', { name: 'olga@example.com' })).toBeVisible();
  expect(problems).toEqual([]);
});
