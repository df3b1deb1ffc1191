/* oxlint-disable vitest/no-conditional-tests, vitest/expect-expect, vitest/valid-title, vitest/no-disabled-tests -- the checks are defined elsewhere, and unsupported ones are skipped with their reason */
import { describe, it } from 'vitest';
import { runCheck } from './checks.ts';
import { checkNames, type WidgetCase, type WidgetDriver } from './types.ts';

/** The suite for every widget in every way of mounting. */
export function describeWidget(widget: WidgetCase, driver: WidgetDriver): void {
  describe(`${widget.id} as ${driver.mount}`, () => {
    for (const name of checkNames) {
      const reason = driver.skips?.[name];
      if (reason === undefined) it(name, { timeout: 60_000 }, () => runCheck(name, widget, driver));
      else it.skip(`${name}: ${reason}`, () => undefined);
    }
  });
}
