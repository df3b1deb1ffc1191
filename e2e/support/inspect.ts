import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { listOutOfReach } from './listOutOfReach.ts';
import { listPriceConflicts } from './listPriceConflicts.ts';
import { listSmallTargets } from './listSmallTargets.ts';
import { listUnreadable } from './listUnreadable.ts';
import { listWords } from './listWords.ts';

/** Elements with a pending state. */
export const busy = '[data-slot="active"] [aria-busy="true"], dialog [aria-busy="true"]';

/** Filters the pending ones: all but a button behind a sheet, which waits for the sheet's result. Runs in the page. */
function countPending(waiting: readonly Element[]): number {
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  return waiting.filter((one) => sheet === undefined || sheet.contains(one) || !one.matches('button')).length;
}

/** Collects errors that a page should never have: on the console, uncaught, failed requests. */
export function listenForErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** Waits until the visible page has its heading and no running animation, whatever is still pending. */
export async function shown(page: Page): Promise<void> {
  await expect(page.locator('[data-slot="active"] h1').first()).not.toBeEmpty();
  await expect(page.locator('[data-entering]')).toHaveCount(0);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((animation) => {
      const { effect } = animation;
      const end = effect?.getComputedTiming().endTime;
      // Animations of hidden pages only resume when these are shown again.
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const isHidden = Boolean(target?.closest('[data-slot="hidden"]'));
      return typeof end === 'number' && Number.isFinite(end) && !isHidden;
    });
    // A cancelled one is over too.
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** Waits until the visible page has its heading and everything that it loads. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-slot="active"] h1').first()).not.toBeEmpty();
  await expect.poll(() => page.locator(busy).evaluateAll(countPending), { timeout: 30_000 }).toBe(0);
  await shown(page);
}

/**
 * Makes the screen as tall as the page, so that no bar at the lower edge covers anything. What comes near as a result
 * is awaited, unless no call is answered.
 */
async function showWhole(page: Page, hasResponses: boolean): Promise<void> {
  for (let height = 0; ;) {
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    if (whole === height) return;
    height = whole;
    const waiting = await page.locator(busy).count();
    await page.setViewportSize({ width: 375, height });
    await shown(page);
    // A list loads more when its end comes into view.
    if (hasResponses) await expect.poll(() => page.locator(busy).count()).toBeLessThanOrEqual(waiting);
    await shown(page);
  }
}

/** Targets that are too small for a finger. */
export async function findSmallTargets(page: Page, hasResponses = true): Promise<readonly string[]> {
  await showWhole(page, hasResponses);
  return page.evaluate(listSmallTargets);
}

/** What would still move with reduced motion; a pulsing ring of a pending state may. */
export async function findMotion(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const seconds = (list: string): number =>
      Math.max(...list.split(',').map((time) => Number.parseFloat(time)));
    const moving = /all|transform|translate|scale|inset|size|margin/u;
    const found = [...document.querySelectorAll('body *')].filter((element) => {
      const style = getComputedStyle(element);
      const isAnimated = style.animationName !== 'none' && !element.matches('svg');
      const isMoved = moving.test(style.transitionProperty) && seconds(style.transitionDuration) > 0.05;
      return isMoved || (isAnimated && seconds(style.animationDuration) > 0.05);
    });
    return [
      ...new Set(found.map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`)),
    ];
  });
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

async function analyse(page: Page): Promise<Violations> {
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const { violations } = await new AxeBuilder({ page })
    // It reads the page's colours, where the system's are drawn.
    .disableRules(isForced ? ['color-contrast'] : [])
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Hidden pages of the stack are unreachable for everybody.
    .exclude('[data-slot="hidden"]')
    // All frames are the shop's own: their results need no separate page to be merged.
    .setLegacyMode()
    .analyze();
  return violations;
}

/** Selectors of the targets that are too small at this screen height and scroll position: bars cover some in part. */
export async function findCoveredTargets(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withRules(['target-size'])
    .exclude('[data-slot="hidden"]')
    .analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
}

/** Violations of WCAG 2.2 AA. */
export async function findViolations(page: Page, hasResponses = true): Promise<readonly unknown[]> {
  await showWhole(page, hasResponses);
  const first = await analyse(page);
  // A toast appears by itself: what was half rendered is checked again once it is complete.
  if (first.length > 0) await shown(page);
  const violations = first.length > 0 ? await analyse(page) : first;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
  );
}

const narrow = 320;
const widths = [375, 430, narrow];

/** What overflows at the sides, on narrow and on wide phones, and on the last of them every unreadable text. */
export async function findCramped(page: Page, onWidths = widths): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of onWidths) {
    await page.setViewportSize({ width, height: 812 });
    await shown(page);
    const wide = await page.evaluate(listWide, width);
    found.push(...wide.map((text) => `too wide for ${width} px: ${text}`));
  }
  return [...found, ...(await page.evaluate(listUnreadable))];
}

/** Widths of a small phone, a phone, a tablet and a desktop. */
const reachWidths = [320, 375, 768, 1280];

/** Unreachable controls, and products at two prices. */
export async function findUnreachable(page: Page, onWidths = reachWidths): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of onWidths) {
    await page.setViewportSize({ width, height: 812 });
    await shown(page);
    const problems = [...(await page.evaluate(listOutOfReach)), ...(await page.evaluate(listPriceConflicts))];
    found.push(...problems.map((problem) => `${width} px: ${problem}`));
  }
  return found;
}

/**
 * Texts that are not in the page's language: keys, empty placeholders; in languages other than Chinese and Japanese,
 * Chinese that is not marked as another language.
 */
export async function findUntranslated(page: Page, language: string): Promise<readonly string[]> {
  return page.evaluate(listWords, language === 'zh' || language === 'ja');
}

/** What extends beyond the screen outside of anything that scrolls or clips on purpose. */
function listWide(width: number): readonly string[] {
  const roots = [...document.querySelectorAll('[data-slot="active"], dialog[open], nav')];
  // What the page's frame cuts off is lost; what a part of the page cuts off or scrolls is intended.
  const isFrame = (element: Element): boolean =>
    element.matches('main, main > *, dialog, [data-slot]') ||
    (element.matches('nav') && element.closest('main, dialog') === null);
  const isClipped = (element: Element): boolean => {
    for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
      if (isFrame(parent)) return false;
      if (getComputedStyle(parent).overflowX !== 'visible') return true;
    }
    return false;
  };
  const wide = roots.flatMap((root) =>
    [...root.querySelectorAll('*')]
      .filter((element) => {
        const { left, right, width: own, height } = element.getBoundingClientRect();
        const sticksOut = own > 1 && height > 1 && (right > width + 1 || left < -1);
        // What the browser skips until it is near is neither painted nor laid out again for another width.
        const isSkipped = !element.checkVisibility({ contentVisibilityAuto: true });
        const isFixed = getComputedStyle(element).position === 'fixed';
        return sticksOut && !isSkipped && !isFixed && !isClipped(element);
      })
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className}: ${(element.textContent ?? '').slice(0, 40)}`,
      ),
  );
  if (document.documentElement.scrollWidth > width)
    wide.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  return wide.slice(0, 5);
}
