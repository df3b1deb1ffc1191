import { readSheet } from '../transfer/sheetRows.ts';
import { readSerial } from './serial.ts';

const longestShown = 60;

/** The serial numbers of a sheet and its problems. */
export interface SerialsSheet {
  /** SKUs by serial number, each with the place of its first line. */
  readonly serials: ReadonlyMap<string, { readonly sku: string; readonly place: string }>;
  /** Places of lines that repeat an earlier one. */
  readonly repeated: readonly string[];
  readonly problems: readonly string[];
}

/** A cell's text for a message, truncated. */
export function shownCell(text: string): string {
  return JSON.stringify(text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);
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
  const problems: string[] = [];
  for (const row of rows) {
    const { place } = row;
    const serial = readSerial(row.key);
    const sku = (row.cells['sku'] ?? '').trim();
    const first = serials.get(serial);
    if (serial === '')
      problems.push(
        `${place}: ${shownCell(row.key)} is not a serial number of 4 to 40 letters, digits and dashes.`,
      );
    else if (sku === '') problems.push(`${place}: ${serial} has no SKU.`);
    else if (first === undefined) serials.set(serial, { sku, place });
    else if (first.sku === sku) repeated.push(place);
    else problems.push(`${place}: ${serial} has another SKU in ${first.place}.`);
  }
  return { serials, repeated, problems };
}
