/** Gives what says no weight of its own one by its place in the file: earlier comes first. */
export function weighByPlace<TRow extends { readonly weigh?: number | undefined }>(
  rows: readonly TRow[],
): (TRow & { readonly weigh: number })[] {
  return rows.map((row, index) => ({ ...row, weigh: row.weigh ?? rows.length - index }));
}

/** Heaviest first, as the mall shows them; by name where they weigh the same. */
export function sortByWeigh<TRow extends { readonly weigh?: number | undefined }>(
  rows: readonly TRow[],
  nameOf: (row: TRow) => string,
): TRow[] {
  return [...rows].sort((a, b) => (b.weigh ?? 0) - (a.weigh ?? 0) || (nameOf(a) < nameOf(b) ? -1 : 1));
}
