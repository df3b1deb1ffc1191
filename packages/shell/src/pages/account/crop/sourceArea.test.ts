import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { toSourceArea } from './sourceArea.ts';

it('converts the chosen part to pixels of the whole picture', () => {
  expect(toSourceArea({ x: 12.5, y: 0, width: 75, height: 100 }, { width: 4000, height: 3000 })).toEqual({
    x: 500,
    y: 0,
    width: 3000,
    height: 3000,
  });
});

it('never exceeds the edges', () => {
  const percent = fc.double({ min: -50, max: 150, noNaN: true });
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(percent, percent, percent, percent, side, side, (x, y, width, height, wide, high) => {
      const area = toSourceArea({ x, y, width, height }, { width: wide, height: high });
      expect(area.x).toBeGreaterThanOrEqual(0);
      expect(area.y).toBeGreaterThanOrEqual(0);
      expect(area.width).toBeGreaterThanOrEqual(1);
      expect(area.x + area.width).toBeLessThanOrEqual(wide + 1e-6);
      expect(area.y + area.height).toBeLessThanOrEqual(high + 1e-6);
    }),
  );
});
