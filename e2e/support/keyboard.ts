import { expect, type Locator, type Page } from '@playwright/test';
import { readStop, type Stop } from './readStop.ts';

/** A user with only a keyboard. Every stop of the focus is checked on the way. */
export interface Keyboard {
  readonly page: Page;
  /** The problems at the stops so far. */
  readonly problems: readonly string[];
  /** Finds the focus, and whether it is visible there. */
  inspect(): Promise<Stop>;
  /** Presses a key and checks the new focus. */
  press(key: string): Promise<Stop>;
  /** Presses the Tab key until the focus is on it. */
  reach(target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void>;
  /** Moves the focus to it and presses Enter. */
  activate(target: Locator, key?: 'Enter' | 'Space'): Promise<void>;
  /** Moves the focus to a field and replaces its content. */
  write(field: Locator, text: string): Promise<void>;
  /** Goes once around with the Tab key; returns the names of all stops. */
  tabAround(): Promise<readonly string[]>;
}

/** No page has this many stops. */
const maxStops = 250;

/** Inspects a page through the Tab key alone; `settle` waits until what the focus has moved is at rest. */
export function useKeyboard(page: Page, settle = async (): Promise<void> => undefined): Keyboard {
  const problems = new Set<string>();
  const inspect = async (): Promise<Stop> => {
    // A page that animates in or out covers others for a moment.
    await expect(page.locator('[data-entering], [data-slot="leaving"]')).toHaveCount(0);
    // Elements that follow the focus scroll on the next frame.
    await page.evaluate(
      async () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await settle();
    const stop = await page.evaluate(readStop);
    const title = await page.title();
    for (const problem of stop.problems) problems.add(`${title}: ${stop.name} ${problem}`);
    if (stop.unmarked !== undefined) problems.add(`${title}: ${stop.unmarked} does not show the focus`);
    return stop;
  };
  const press = async (key: string): Promise<Stop> => {
    await page.keyboard.press(key);
    return inspect();
  };
  const hasFocus = async (target: Locator): Promise<boolean> =>
    target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

  const reach = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    await expect(target.first()).toBeAttached();
    const passed: string[] = [];
    while (!(await hasFocus(target))) {
      if (passed.length > maxStops) throw new Error(`${String(target)} is not reached: ${passed.join('; ')}`);
      passed.push((await press(key)).name);
    }
  };
  return {
    page,
    get problems() {
      return [...problems];
    },
    inspect,
    press,
    reach,
    async activate(target, key = 'Enter') {
      await reach(target);
      await page.keyboard.press(key);
    },
    async write(field, text) {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
    async tabAround() {
      const stops: string[] = [];
      for (;;) {
        const { name } = await press('Tab');
        if (name === '' || stops.length > maxStops) return stops;
        stops.push(name);
      }
    },
  };
}
