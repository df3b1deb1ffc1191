import { describe, expect, it } from 'vitest';
import { isOld } from './isOld.ts';

const now = new Date(2026, 10, 27, 9, 30, 0).getTime();

describe('a rendered page', () => {
  it.each([
    ['11/27/2026 09:29:30', false],
    ['11/27/2026 09:30:00', false],
    ['11/27/2026 09:29:00', true],
    ['11/27/2026 09:20:00', true],
    // The device's clock is wrong.
    ['11/27/2026 10:30:00', true],
    ['', true],
  ])('of %s is old at 09:30: %s', (lastModified, old) => {
    expect(isOld({ lastModified }, now)).toBe(old);
  });
});
