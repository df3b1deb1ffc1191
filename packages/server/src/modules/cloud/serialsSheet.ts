import type { serialReasons } from '@pawlet/operator';
import { readSheet } from '../transfer/sheetRows.ts';
import { readSerial } from './serial.ts';

/** Why a line of a sheet is refused. */
export type SerialReason = (typeof serialReasons)[number];

/** A line of a sheet that cannot be imported. */
export interface SerialProblem {
  /** Such as `line 12 of serials.csv`. */
  readonly place: string;
  readonly reason: SerialReason;
  /** As it is written where it is malformed. */
  readonly serial: string;
  readonly sku: string;
  /** The SKU that it has already; with `contradicts` the place of the line that gives it another one. */
  readonly other: string;
}

/** The serial numbers of a sheet and its problems. */
export interface SerialsSheet {
  /** SKUs by serial number, each with the place of its first line. */
  readonly serials: ReadonlyMap<string, { readonly sku: string; readonly place: string }>;
  /** Places of lines that repeat an earlier one. */
  readonly repeated: readonly string[];
  readonly problems: readonly SerialProblem[];
}

/** The number of the line in a place; the header is the first. */
export function getLine(place: string): number {
  return Number(/^line (\d+)/u.exec(place)?.[1] ?? 0);
}

/** Parses a sheet with the columns `serial` and `sku`; throws a DataError for an invalid file. */
export async function readSerialsSheet(name: string, file: Blob): Promise<SerialsSheet> {
  const rows = await readSheet(
    {
      file: name,
      key: 'serial',
      columns: [
        { name: 'serial', type: 'text' },
        { name: 'sku', type: 'text' },
      ],
    },
    file,
  );
  const serials = new Map<string, { readonly sku: string; readonly place: string }>();
  const repeated: string[] = [];
  const problems: SerialProblem[] = [];
  for (const row of rows) {
    const { place } = row;
    const serial = readSerial(row.key);
    const sku = (row.cells['sku'] ?? '').trim();
    const first = serials.get(serial);
    if (serial === '') problems.push({ place, reason: 'malformed', serial: row.key, sku, other: '' });
    else if (sku === '') problems.push({ place, reason: 'no-sku', serial, sku, other: '' });
    else if (first === undefined) serials.set(serial, { sku, place });
    else if (first.sku === sku) repeated.push(place);
    else problems.push({ place, reason: 'contradicts', serial, sku, other: first.place });
  }
  return { serials, repeated, problems };
}
