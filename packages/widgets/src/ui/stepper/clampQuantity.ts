/** The integer nearest to `wanted` between `min` and `max`; `min` if it is not a number. */
export function clampQuantity(wanted: number, min: number, max: number): number {
  if (!Number.isFinite(wanted)) return min;
  return Math.min(Math.max(Math.trunc(wanted), min), Math.max(min, max));
}
