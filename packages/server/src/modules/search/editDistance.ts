/**
 * Edit distance in changed, added, omitted or swapped neighbouring letters; `most + 1` when it exceeds
 * `most`. Each letter takes part in one change only.
 */
export function editDistance(from: string, to: string, most: number): number {
  const [a, b] = [Array.from(from), Array.from(to)];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (const [row, letter] of a.entries()) {
    const next = [row + 1];
    for (const [column, other] of b.entries()) {
      const replaced = (last[column] ?? 0) + (letter === other ? 0 : 1);
      const isSwap = letter === b[column - 1] && a[row - 1] === other;
      const swapped = isSwap ? (before[column - 1] ?? Infinity) + 1 : Infinity;
      next.push(Math.min(replaced, (last[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1, swapped));
    }
    if (Math.min(...next) > most) return most + 1;
    before = last;
    last = next;
  }
  return Math.min(last.at(-1) ?? 0, most + 1);
}
