/** Positions that differ by less than this many pixels count as equal. */
const tolerance = 2;

/** The scroll positions at which an item of a row is aligned to the start, in order. */
function findStops(row: HTMLElement): readonly number[] {
  const start = row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).paddingLeft);
  const last = row.scrollWidth - row.clientWidth;
  return [...row.children].map((item) =>
    Math.min(Math.max(item.getBoundingClientRect().left - start + row.scrollLeft, 0), last),
  );
}

/** The position nearest to a wanted one. */
export function findNearestStop(row: HTMLElement, wanted: number): number {
  return findStops(row).reduce(
    (nearest, stop) => (Math.abs(stop - wanted) < Math.abs(nearest - wanted) ? stop : nearest),
    0,
  );
}

/**
 * The position one view forward or back: an item cut off at the edge is fully visible in the next view.
 * @param from - The starting position.
 */
export function findNextView(row: HTMLElement, from: number, direction: 1 | -1): number {
  const wanted = from + direction * row.clientWidth;
  const between = findStops(row).filter((stop) =>
    direction === 1
      ? stop > from + tolerance && stop <= wanted + tolerance
      : stop < from - tolerance && stop >= wanted - tolerance,
  );
  // Items wider than the view have no stop in it.
  return (direction === 1 ? between.at(-1) : between[0]) ?? wanted;
}
