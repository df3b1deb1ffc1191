import type { Browser, Locator } from 'playwright';
import { openPhone, type Phone } from './phone.ts';
import { quantile } from './quantile.ts';
import { timeTap, type Shown } from './watchTap.ts';

/** How fast a control gives feedback to a tap. */
export interface TapRow {
  readonly name: string;
  readonly times: readonly number[];
  readonly p95: number;
}

interface Ground {
  readonly browser: Browser;
  readonly url: string;
  readonly token: string;
  /** A product with variants. */
  readonly productId: number;
  readonly cpu: number;
  readonly rounds: number;
}

const active = '[data-slot="active"]';
const sheet = 'dialog[open]';
const mark = 'data-bench-target';

/** Taps one control and waits until the element itself shows it. */
async function tapMarked(phone: Phone, control: Locator, state: string): Promise<number> {
  await control.evaluate((element, name) => {
    for (const old of document.querySelectorAll(`[${name}]`)) old.removeAttribute(name);
    element.setAttribute(name, '');
  }, mark);
  return timeTap(phone.page, () => control.tap(), { selector: `[${mark}]${state}` });
}

/** The main controls, each tapped several times. */
export async function measureTaps(ground: Ground): Promise<readonly TapRow[]> {
  const rows: TapRow[] = [];
  const measure = async (name: string, once: (round: number) => Promise<number>): Promise<void> => {
    const times: number[] = [];
    // The first tap loads code and pictures, which is measured elsewhere.
    for (let round = -1; round < ground.rounds; round += 1) {
      const time = await once(round + 1);
      if (round >= 0) times.push(time);
    }
    rows.push({ name, times, p95: quantile(times, 0.95) });
  };
  await measureTabs(ground, measure);
  await measureList(ground, measure);
  await measureDetail(ground, measure);
  return rows;
}

type Measure = (name: string, once: (round: number) => Promise<number>) => Promise<void>;

async function measureTabs(ground: Ground, measure: Measure): Promise<void> {
  const phone = await openPhone(ground.browser, { ...ground, route: '/' });
  const tabs = phone.page.locator('[data-pawlet-part="tab-bar"] a');
  const paths = ['/pages/index/index', '/pages/category/index', '/pages/cart/cart', '/pages/my/my'];
  const shownAt = (path: string): Shown => ({ selector: `${active}[data-page="${path}"] h1` });
  for (const index of [1, 2, 3, 0]) {
    await tabs.nth(index).tap();
    await phone.page
      .locator(shownAt(paths[index] ?? '').selector)
      .first()
      .waitFor({ state: 'attached' });
    await phone.page.waitForLoadState('networkidle');
  }
  await phone.slow(ground.cpu);
  await measure('tab', async (round) => {
    const index = (round + 1) % paths.length;
    const time = await timeTap(phone.page, () => tabs.nth(index).tap(), shownAt(paths[index] ?? ''));
    await phone.page.waitForTimeout(400);
    return time;
  });
  await phone.close();
}

async function measureList(ground: Ground, measure: Measure): Promise<void> {
  const phone = await openPhone(ground.browser, { ...ground, route: '/pages/goods/goods' });
  const here = phone.page.locator(active);
  const sorts = here.locator('fieldset > button[aria-pressed]');
  await here.locator('article').first().waitFor();
  await phone.slow(ground.cpu);
  await measure('sort', async (round) => {
    const time = await tapMarked(phone, sorts.nth((round + 1) % 3), '[aria-pressed="true"]');
    await here.locator('article').first().waitFor();
    await phone.page.waitForTimeout(300);
    return time;
  });
  await phone.close();
}

async function measureDetail(ground: Ground, measure: Measure): Promise<void> {
  const { productId, cpu } = ground;
  const phone = await openPhone(ground.browser, { ...ground, route: `/pages/goods/detail?id=${productId}` });
  const { page } = phone;
  const here = page.locator(active);
  const open = page.locator(`${active} button:not(dialog *)`).filter({ hasText: '加入购物车' });
  const favourite = here.getByRole('button', { name: '收藏' });
  await open.waitFor();
  await page.waitForLoadState('networkidle');
  await phone.slow(cpu);
  await measure('favourite', async (round) => {
    const isOn = (await favourite.getAttribute('aria-pressed')) === 'true';
    const time = await tapMarked(phone, favourite, `[aria-pressed="${String(!isOn)}"]`);
    await page.waitForTimeout(round === 0 ? 1000 : 300);
    return time;
  });
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await page.locator(sheet).waitFor({ state: 'detached' });
  };
  await measure('open the SKU sheet', async () => {
    const time = await timeTap(page, () => open.tap(), { selector: sheet });
    await page.waitForTimeout(400);
    await close();
    return time;
  });
  await open.tap();
  const front = page.locator(sheet);
  const options = front.locator('button[aria-pressed]:not([aria-disabled])');
  await options.first().waitFor();
  await page.waitForTimeout(400);
  await measure('option of the SKU sheet', async () => {
    const rest = front.locator('button[aria-pressed="false"]:not([aria-disabled])').first();
    const time = await tapMarked(phone, rest, '[aria-pressed="true"]');
    await page.waitForTimeout(200);
    return time;
  });
  await chooseAll(front);
  const amount = front.locator('input');
  const steps = front.locator('button:has(+ input), input + button');
  await measure('stepper', async () => {
    const before = Number(await amount.inputValue());
    const isUp = before < 2;
    const time = await timeTap(page, () => steps.nth(isUp ? 1 : 0).tap(), {
      selector: `${sheet} input`,
      value: String(isUp ? before + 1 : before - 1),
    });
    await page.waitForTimeout(200);
    return time;
  });
  await close();
  await measure('add to cart', async () => {
    await open.tap();
    const add = page.locator(sheet).getByRole('button', { name: '加入购物车', exact: true });
    await add.waitFor();
    await page.waitForTimeout(400);
    // Busy, or done within one frame.
    const shown = `${sheet} button[aria-busy="true"], html:not(:has(${sheet}))`;
    const time = await timeTap(page, () => add.tap(), { selector: shown });
    await page.locator(sheet).waitFor({ state: 'detached' });
    await page.waitForTimeout(200);
    return time;
  });
  await phone.close();
}

/** Chooses a value of every attribute that has none yet. */
async function chooseAll(front: Locator): Promise<void> {
  const groups = front.locator('fieldset, [role="group"]');
  for (let index = 0; index < (await groups.count()); index += 1) {
    const group = groups.nth(index);
    if ((await group.locator('button[aria-pressed="true"]').count()) > 0) continue;
    const free = group.locator('button[aria-pressed="false"]:not([aria-disabled])').first();
    if ((await free.count()) > 0) await free.tap();
  }
}
