import { choicesText, productsOfRows, skusSheet } from './productSheets.ts';
import type { PlacedEntry } from './jsonEntries.ts';
import type { Kind, ShopReading } from './kind.ts';
import { applyRow, knownEntries, readSheet } from './sheetRows.ts';
import { toCell, findColumn, getHeaders } from './sheets.ts';

const batchSize = 200;

/** The sheets that can replace a kind's JSON file. */
export function listSheets({ sheets = [] }: Pick<Kind, 'sheets'>): string[] {
  return sheets.map(({ file }) => file);
}

/** The entries of a kind after applying its sheets to the shop's. */
export async function* sheetEntries(
  kind: Kind,
  shop: ShopReading,
  open: (name: string) => Promise<Blob | undefined>,
): AsyncGenerator<PlacedEntry> {
  const tables = [];
  for (const sheet of kind.sheets ?? []) tables.push(await readSheet(sheet, await open(sheet.file)));
  if (kind.name === 'goods') {
    yield* productsOfRows(kind, shop, tables[0] ?? [], tables[1] ?? []);
    return;
  }
  const [sheet] = kind.sheets ?? [];
  const [rows = []] = tables;
  if (sheet === undefined) return;
  for (let start = 0; start < rows.length; start += batchSize) {
    const part = rows.slice(start, start + batchSize);
    const known = await knownEntries(
      kind,
      shop,
      part.map(({ key }) => key),
    );
    for (const row of part)
      yield { place: row.place, value: settleOffer(applyRow(sheet, row, known.get(row.key) ?? {})) };
  }
}

/** An empty threshold means none, and a discount only has the field of its kind. */
function settleOffer(entry: object): object {
  const settled: Record<string, unknown> = { ...entry };
  for (const name of ['threshold', 'freeOver']) if (isEmptyObject(settled[name])) settled[name] = null;
  const reduction = settled['reduction'];
  if (typeof reduction === 'object' && reduction !== null && 'kind' in reduction) {
    const { percentOff, amounts } = reduction as { percentOff?: unknown; amounts?: unknown };
    settled['reduction'] =
      reduction.kind === 'percent' ? { kind: 'percent', percentOff } : { kind: reduction.kind, amounts };
  }
  return settled;
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** The lines of a kind's sheets as rows of cells; the first one with the headers. */
export function sheetRows(
  kind: Kind,
  entries: readonly object[],
): readonly {
  readonly file: string;
  readonly headers: readonly string[];
  readonly rows: readonly string[][];
}[] {
  return (kind.sheets ?? []).map((sheet) => {
    const headers = getHeaders(sheet);
    const list = sheet === skusSheet ? entries.flatMap(getSkus) : entries;
    const rows = list.map((entry) =>
      headers.map((header) =>
        toCell(findColumn(sheet, header)?.type ?? 'text', getAt(entry, header.split('.'))),
      ),
    );
    return { file: sheet.file, headers, rows };
  });
}

function getSkus(product: object): object[] {
  const { slug, skus, specs } = product as Parameters<typeof choicesText>[0] & { readonly slug: string };
  return skus.map((sku) => ({ ...sku, good: slug, values: choicesText({ skus, specs }, sku.values) }));
}

function getAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  );
}
