import { test } from '@playwright/test';
import { chromium } from './chromium.ts';
import { createDriver, type Driver } from './driver.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** One test for each journey and engine, each in a browser of its own; a missing engine is skipped with its reason. */
export function inEveryEngine(journeys: Readonly<Record<string, (phone: Driver) => Promise<void>>>): void {
  for (const engine of [chromium, firefox, webkit]) {
    test.describe(`in ${engine.name}`, () => {
      const missing = engine.whatIsMissing();
      if (missing !== undefined) console.log(`SKIP: journeys in ${engine.name}: ${missing}`);
      test.beforeEach(() => test.skip(missing !== undefined, missing));

      for (const [what, go] of Object.entries(journeys)) {
        test(what, async () => {
          const phone = createDriver(await engine.start());
          const picture = test.info().outputPath(`${engine.name}.png`);
          try {
            await go(phone);
            await phone.shot(picture);
          } catch (error) {
            // The failure counts, not whether its screenshot succeeds.
            await phone.shot(picture).catch(() => undefined);
            throw error;
          } finally {
            await phone.close();
          }
        });
      }
    });
  }
}
