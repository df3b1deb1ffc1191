import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buyAsVisitor } from './support/buying.ts';
import { findCramped, settled, shown } from './support/inspect.ts';
import { newShopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

/** Folder for a picture of every step, for whoever wants to look at them. */
const pictures = process.env['PAWLET_PICTURES'];

/** Texts of what is pinned to an edge of the screen that nobody can scroll into sight. */
function listLost(): readonly string[] {
  const bars = [...document.querySelectorAll('body :not(dialog, dialog *)')].filter(
    (element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position) && element.checkVisibility(),
  );
  const lost = bars.flatMap((bar) =>
    [...bar.querySelectorAll('*')].filter((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      const isAtEdge = bar.getBoundingClientRect().bottom >= window.innerHeight - 1;
      return (
        isAtEdge &&
        height > 1 &&
        element.children.length === 0 &&
        (top < -1 || bottom > window.innerHeight + 1)
      );
    }),
  );
  return lost.map((element) => element.textContent ?? '');
}

test('a visitor buys with text at 200 %, and nothing is cut off, covered or out of reach', async ({
  page,
}) => {
  test.setTimeout(180_000);
  // As somebody sets it in the browser, not as a style of the page.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const look = async (step: string): Promise<void> => {
    // What waits behind a sheet for its answer stays busy.
    if ((await page.locator('dialog[open]').count()) === 0) await settled(page);
    else await shown(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect.soft(await page.evaluate(listLost), `${step}: bars`).toEqual([]);
    expect.soft(await findCramped(page, [375]), step).toEqual([]);
    if (pictures !== undefined) await page.screenshot({ path: join(pictures, `200 ${step}.png`) });
  };
  await buyAsVisitor({ ...newShopper(page, store.url), look });
});
