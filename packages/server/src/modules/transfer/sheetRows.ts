import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import type { Kind, ShopReading } from './kind.ts';
import { dataReason } from './dataReason.ts';
import { DataError } from './references.ts';
import { findColumn, type Sheet, unguard, valueOfCell } from './sheets.ts';

const largestSheet = 100 * 1024 * 1024;

/** A line of a sheet. */
export interface SheetRow {
  /** Such as `line 12 of skus.csv`. */
  readonly place: string;
  readonly key: string;
  /** Texts of the cells by header. */
  readonly cells: Readonly<Record<string, string>>;
}

/** The shop's entries by key. */
export async function knownEntries(
  kind: Kind,
  shop: ShopReading,
  keys: readonly string[],
): Promise<ReadonlyMap<string, object>> {
  const rows = await kind.read(shop, keys);
  // A kind's rows are what its key is computed from.
  return new Map(rows.map((row) => [kind.toKey(row as object), row as object]));
}

/** The lines of a sheet's file. */
export async function readSheet(sheet: Sheet, file: Blob | undefined): Promise<readonly SheetRow[]> {
  if (file === undefined) return [];
  if (file.size > largestSheet)
    throw new DataError(`${sheet.file} is larger than ${largestSheet / 1024 / 1024} MB.`);
  const text = await file.text();
  try {
    const records = parse<{ record: Record<string, string>; info: { lines: number } }>(text, {
      bom: true,
      columns: (headers: string[]) =>
        checkHeaders(
          sheet,
          headers.map((header) => header.trim()),
        ),
      delimiter: parseDelimiter(text),
      info: true,
      skip_empty_lines: true,
    });
    return records.map(({ record, info }) => {
      const cells = Object.fromEntries(
        Object.entries(record).map(([header, cell]) => [header, unguard(cell)]),
      );
      return { place: `line ${info.lines} of ${sheet.file}`, key: (cells[sheet.key] ?? '').trim(), cells };
    });
  } catch (error) {
    if (error instanceof CsvError)
      throw new DataError(
        `${sheet.file} is not valid CSV: ${error.message}`,
        dataReason('sheet.not-csv', { line: Number(error['lines'] ?? 1) }),
      );
    throw error;
  }
}

/** Spreadsheets of some countries use semicolons. */
function parseDelimiter(text: string): string {
  const [head = ''] = text.split('\n', 1);
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

function checkHeaders(sheet: Sheet, headers: string[]): string[] {
  const unknown = headers.find((header) => findColumn(sheet, header) === undefined);
  if (unknown !== undefined)
    throw new DataError(
      `${sheet.file} has an unknown column "${unknown}".`,
      dataReason('sheet.unknown-column', { column: unknown }),
    );
  const double = headers.find((header, index) => headers.indexOf(header) !== index);
  if (double !== undefined)
    throw new DataError(
      `${sheet.file} has the column "${double}" twice.`,
      dataReason('sheet.double-column', { column: double }),
    );
  if (!headers.includes(sheet.key))
    throw new DataError(
      `${sheet.file} has no column "${sheet.key}".`,
      dataReason('sheet.no-column', { column: sheet.key }),
    );
  return headers;
}

/** An entry updated with the cells of a line. */
export function applyRow(sheet: Sheet, row: SheetRow, base: object): object {
  const entry = structuredClone(base);
  for (const [header, cell] of Object.entries(row.cells)) {
    const column = findColumn(sheet, header);
    if (column === undefined) continue;
    const value = valueOfCell(column.type, cell, `${row.place}, column ${header},`);
    if (value !== undefined || column.type === 'money') setAt(entry, header.split('.'), value);
  }
  return entry;
}

function setAt(target: object, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    if (value === undefined) Reflect.deleteProperty(target, name);
    else Object.assign(target, { [name]: value });
    return;
  }
  const inner: unknown = Reflect.get(target, name);
  const next = typeof inner === 'object' && inner !== null ? inner : {};
  setAt(next, rest, value);
  Object.assign(target, { [name]: next });
}
