import { expect, type Locator, type Page, test } from '@playwright/test';
import { review } from './support/accounts.ts';
import { deliver } from './support/buying.ts';
import { buyAsDemo, collectProblems, consoleScreen, waitForTransitions } from './support/console.ts';
import { type Keyboard, useKeyboard } from './support/keyboard.ts';
import { useStore } from './support/useStore.ts';

test.use(consoleScreen);
const store = useStore();
const password = 'Kettle-Orchid-77-Lantern';
const email = 'olga@example.com';

/** An owner with a password, made without the console. */
async function makeOwner(): Promise<void> {
  const answer = await store.operate('owner-add', email);
  const token = /#token=([\da-f]+)/u.exec(answer)?.[1] ?? '';
  const reply = await fetch(`${store.url}/operator/v1/invitation/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ token, password }),
  });
  expect(reply.status).toBe(200);
}

/** The focus is on something: whoever presses the next key starts where they were, and not at the top of the page. */
async function seeFocus({ page, inspect }: Keyboard): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await inspect();
}

/** The focus is in a dialog: on it, on something in it, or on what holds it. */
async function seeFocusIn(dialog: Locator): Promise<void> {
  const isThere = (element: Element) => {
    const active = document.activeElement;
    return active !== document.body && (element.contains(active) || active?.contains(element) === true);
  };
  await expect.poll(() => dialog.evaluate(isThere)).toBe(true);
}

/** Goes to an entry of a menu by the arrows, as menus work, and opens it. */
async function chooseInMenu(keys: Keyboard, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; !(await target.evaluate((element) => element === document.activeElement)); steps += 1) {
    if (steps > 60) throw new Error(`${String(target)} is not reached by the arrows`);
    await keys.press('ArrowDown');
  }
  await keys.page.keyboard.press('Enter');
}

async function logOut(keys: Keyboard, name: string): Promise<void> {
  const { page } = keys;
  await keys.activate(page.getByRole('button', { name }));
  await chooseInMenu(keys, page.getByRole('menuitem', { name: 'Log out' }));
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await seeFocus(keys);
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('orders are found and shipped, a review is refused, by keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  const problems = collectProblems(page);
  const keys = useKeyboard(page, () => waitForTransitions(page));
  const first = await buyAsDemo(store);
  const second = await buyAsDemo(store);
  const reviewed = await buyAsDemo(store);
  await deliver(reviewed.client, reviewed.orderSn);
  await review(reviewed.client, reviewed.orderSn);
  await makeOwner();

  try {
    await test.step('the owner of the demo logs out, and a person logs in', async () => {
      await page.goto(`${store.url}/console/orders`);
      await expect(page.getByRole('link', { name: first.orderSn })).toBeVisible();
      await logOut(keys, 'Demo owner');
      await keys.write(page.getByLabel('Email'), email);
      await keys.write(page.getByLabel('Password'), password);
      await keys.press('Enter');
      await expect(title(page)).toHaveText('Home');
      await seeFocus(keys);
    });

    await test.step('an order is found by the search, opened and shipped', async () => {
      await chooseArea(keys, 'Orders');
      await keys.activate(page.getByLabel('Search in'));
      // A field keeps its mark as long as its list is open.
      await page.evaluate(() => Reflect.deleteProperty(window, 'pawletStop'));
      await chooseInMenu(keys, page.getByRole('option', { name: 'Product', exact: true }));
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await seeFocus(keys);
      await keys.press('/');
      await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
      await page.keyboard.insertText('Aura');
      await expect(page.getByRole('link', { name: second.orderSn })).toBeVisible();
      await keys.activate(page.getByRole('link', { name: second.orderSn }));
      await expect(title(page)).toContainText(second.orderSn);
      await seeFocus(keys);
      await keys.activate(page.getByRole('button', { name: 'Ship', exact: true }));
      const dialog = page.getByRole('dialog');
      await seeFocusIn(dialog);
      await keys.write(dialog.getByLabel('Tracking number'), 'SF1234567890');
      await keys.activate(dialog.getByRole('button', { name: 'Confirm shipment' }));
      await expect(page.getByText('SF1234567890').first()).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await seeFocus(keys);
    });

    await test.step('the next order of the list follows', async () => {
      await keys.press('j');
      await expect(title(page)).not.toContainText(second.orderSn);
      await expect(title(page)).toContainText(/Order \d+/u);
      await seeFocus(keys);
      await keys.press('k');
      await expect(title(page)).toContainText(second.orderSn);
      await seeFocus(keys);
    });

    await test.step('the menu leads to a review, which is refused', async () => {
      await chooseArea(keys, 'Reviews and questions');
      const refuse = page.getByRole('button', { name: 'Refuse', exact: true });
      await expect(refuse.first()).toBeVisible();
      await seeFocus(keys);
      await keys.activate(refuse.first());
      const dialog = page.getByRole('dialog');
      await seeFocusIn(dialog);
      await keys.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(refuse.first()).toBeFocused();
      await keys.activate(refuse.first());
      await keys.write(dialog.getByLabel('Reason'), 'Please write about the product.');
      await keys.activate(dialog.getByRole('button', { name: 'Refuse' }));
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await seeFocus(keys);
    });

    await test.step('the person logs out', () => logOut(keys, 'olga'));
  } finally {
    // No stop of the focus was hidden, covered or without a focus mark.
    expect.soft(keys.problems).toEqual([]);
  }
  expect(problems).toEqual([]);
});

/** Opens an area by the menu. */
async function chooseArea(keys: Keyboard, name: string): Promise<void> {
  const { page } = keys;
  await keys.reach(page.getByRole('menuitem').filter({ visible: true }), 'Shift+Tab');
  await chooseInMenu(keys, page.getByRole('menuitem', { name, exact: true }));
}
