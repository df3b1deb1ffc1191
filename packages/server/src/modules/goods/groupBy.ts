/** Groups rows by a key, keeping the order of keys and rows. */
export function groupBy<TKey, TRow>(
  rows: readonly TRow[],
  keyOf: (row: TRow) => TKey,
): ReadonlyMap<TKey, TRow[]> {
  const groups = new Map<TKey, TRow[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
