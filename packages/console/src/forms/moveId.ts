/** The ids of a list after one of them has moved by a step; null at its end. */
export function moveId<T>(ids: readonly T[], id: T, steps: -1 | 1): T[] | null {
  const from = ids.indexOf(id);
  const to = from + steps;
  if (from === -1 || to < 0 || to >= ids.length) return null;
  const moved = [...ids];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}
