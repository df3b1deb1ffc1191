import type { Browser } from 'playwright';
import { openPhone, type Phone } from './phone.ts';
import { quantile } from './quantile.ts';
import { timeTap } from './watchTap.ts';

/** Back from a product to a row far down in the product list. */
export interface BackResult {
  readonly times: readonly number[];
  readonly p95: number;
  /** Requests from the tap until a second after it, all rounds together. */
  readonly requests: readonly string[];
}

const list = '[data-slot="active"][data-page="/pages/goods/goods"]';
const detail = '[data-slot="active"][data-page="/pages/goods/detail"]';
const quietMs = 1000;

/** Goes from the 200th row to its product and back, several times. */
export async function measureBack(
  browser: Browser,
  url: string,
  { cpu, rounds, row = 200 }: { readonly cpu: number; readonly rounds: number; readonly row?: number },
): Promise<BackResult> {
  const phone = await openPhone(browser, { url, route: '/pages/goods/goods' });
  await scrollToRow(phone, row);
  await phone.page.waitForLoadState('networkidle');
  await phone.slow(cpu);
  const times: number[] = [];
  const requests: string[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const { time, requests: made } = await goAndReturn(phone);
    if (round < 0) continue;
    times.push(time);
    requests.push(...made);
  }
  await phone.close();
  return { times, p95: quantile(times, 0.95), requests };
}

/** Scrolls past this many rows of two products. */
async function scrollToRow({ page }: Phone, row: number): Promise<void> {
  await page.locator(`${list} article`).first().waitFor();
  await page.waitForFunction((wanted) => {
    const boxes = [...document.querySelectorAll('[data-slot="active"] article')].map((card) =>
      card.getBoundingClientRect(),
    );
    const [first] = boxes;
    const next = boxes.find(({ top }) => first !== undefined && top > first.top);
    const rowHeight = first === undefined || next === undefined ? 300 : next.top - first.top;
    window.scrollTo(0, Math.min(document.documentElement.scrollHeight, wanted * rowHeight));
    return window.scrollY >= wanted * rowHeight - window.innerHeight && boxes.length > 8;
  }, row);
  await page.waitForTimeout(500);
}

/** Reports of visits and the favicon are not for the page. */
export function isForThePage(url: string): boolean {
  return !/\/ssc\/|\/icon\.svg$/u.test(url);
}

async function goAndReturn(phone: Phone): Promise<{ time: number; requests: readonly string[] }> {
  const { page } = phone;
  const place = await page.evaluate(() => {
    const cards = [...document.querySelectorAll('[data-slot="active"] article')];
    const card = cards.find((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top > 120 && bottom < window.innerHeight;
    });
    const href = card?.querySelector('a')?.getAttribute('href') ?? '';
    return { href, top: card?.querySelector('a')?.getBoundingClientRect().top ?? 0 };
  });
  const link = `${list} article a[href="${place.href}"]`;
  await page.locator(link).first().tap();
  await page.locator(`${detail} h1`).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(quietMs);
  phone.takeRequests();
  const time = await timeTap(page, async () => page.locator(`${detail} header button`).first().tap(), {
    selector: link,
    top: place.top,
  });
  await page.waitForTimeout(quietMs);
  return { time, requests: phone.takeRequests().filter(isForThePage) };
}
