/** One row of a sheet. */
export type CsvRow = readonly (string | number | null)[];

/** One CSV cell; text that a spreadsheet would run as a formula is marked as text. */
function toCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text;
  return /[",\n\r]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Formats a sheet as CSV: column names, then rows. */
export function toCsv(header: readonly string[], rows: readonly CsvRow[]): string {
  return toCsvLines([header, ...rows]).join('\n');
}

/** Formats rows as lines of CSV, without line breaks at their ends. */
export function toCsvLines(rows: readonly CsvRow[]): readonly string[] {
  return rows.map((row) => row.map(toCell).join(','));
}

/** Formats a time for a sheet in ISO 8601; '' for none. */
export function momentCell(epochSeconds: number | null): string {
  return epochSeconds === null ? '' : new Date(epochSeconds * 1000).toISOString();
}
