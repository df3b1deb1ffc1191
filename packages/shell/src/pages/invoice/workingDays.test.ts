import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addWorkingDays, invoiceDueAt } from './workingDays.ts';

const at = (day: string): number => Date.parse(`${day}T10:30:00Z`);

describe('addWorkingDays', () => {
  it.each([
    ['2026-11-16', 1, '2026-11-17'],
    ['2026-11-16', 5, '2026-11-23'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-22', 7, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-11-16', 0, '2026-11-16'],
  ])('%s and %d working days is %s', (from, days, to) => {
    expect(addWorkingDays(at(from), days)).toBe(at(to));
  });

  it('adds no more than a weekend for every five days, and never ends on one', () => {
    assert(
      property(integer({ min: 0, max: 4e12 }), integer({ min: 1, max: 60 }), (from, days) => {
        const passed = (addWorkingDays(from, days) - from) / 86_400_000;
        expect(passed).toBeGreaterThanOrEqual(days);
        expect(passed).toBeLessThanOrEqual(days + 2 * Math.ceil(days / 5));
        expect([1, 2, 3, 4, 5]).toContain(new Date(addWorkingDays(from, days)).getUTCDay());
      }),
    );
  });

  it('is seven days for an invoice', () => {
    expect(invoiceDueAt(at('2026-11-21'))).toBe(at('2026-12-01'));
  });
});
