/** Sets missing sort weights by position in the file: earlier comes first. */
export function weighByPlace<TRow extends { readonly weigh?: number | undefined }>(
  rows: readonly TRow[],
): (TRow & { readonly weigh: number })[] {
  return rows.map((row, index) => ({ ...row, weigh: row.weigh ?? rows.length - index }));
}

/** By descending weight, as in the storefront; by name for equal weights. */
export function sortByWeigh<TRow extends { readonly weigh?: number | undefined }>(
  rows: readonly TRow[],
  readName: (row: TRow) => string,
): TRow[] {
  return [...rows].sort((a, b) => (b.weigh ?? 0) - (a.weigh ?? 0) || (readName(a) < readName(b) ? -1 : 1));
}
