/**
 * The median of the slopes between all pairs: robust against a single dip or peak, as garbage collection causes them.
 */
export function slope(points: readonly (readonly [number, number])[]): number {
  const slopes = points.flatMap(([from, before], index) =>
    points.slice(index + 1).map(([to, after]) => (after - before) / (to - from)),
  );
  return slopes.toSorted((a, b) => a - b)[Math.floor(slopes.length / 2)] ?? 0;
}
