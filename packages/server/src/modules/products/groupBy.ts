/** Groups rows by a key, keeping the order of keys and rows. */
export function groupBy<TKey, TRow>(
  rows: readonly TRow[],
  toKey: (row: TRow) => TKey,
): ReadonlyMap<TKey, TRow[]> {
  const groups = new Map<TKey, TRow[]>();
  for (const row of rows) {
    const group = groups.get(toKey(row));
    if (group) group.push(row);
    else groups.set(toKey(row), [row]);
  }
  return groups;
}
