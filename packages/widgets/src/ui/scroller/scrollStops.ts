/** Parts of a pixel by which positions differ that are the same. */
const tolerance = 2;

/** The positions at which an item of a row begins at its start, first to last. */
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
 * The position one view further on or back: what was cut off at the edge stands whole in the next view.
 *
 * @param from - The position it is computed from.
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
