/* oxlint-disable vitest/no-conditional-tests, vitest/expect-expect, vitest/valid-title, vitest/no-disabled-tests -- the checks are made elsewhere, and what a mount cannot show is skipped with its reason */
import { describe, it } from 'vitest';
import { runCheck } from './checks.ts';
import { checkNames, type WidgetCase, type WidgetDriver } from './types.ts';

/** The suite that every widget passes in every way it can be mounted. */
export function describeWidget(widget: WidgetCase, driver: WidgetDriver): void {
  describe(`${widget.id} as ${driver.mount}`, () => {
    for (const name of checkNames) {
      const reason = driver.skips?.[name];
      if (reason === undefined) it(name, { timeout: 60_000 }, () => runCheck(name, widget, driver));
      else it.skip(`${name}: ${reason}`, () => undefined);
    }
  });
}
