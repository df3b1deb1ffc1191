import type { OperatorTransfer } from '@pawlet/operator';
import { type DataReason, dataReason } from '../transfer/dataReason.ts';
import { productsSheet, skusSheet } from '../transfer/productSheets.ts';
import { sheetRows } from '../transfer/sheetEntries.ts';
import { readSheet, type SheetRow } from '../transfer/sheetRows.ts';
import { getHeaders, type Sheet } from '../transfer/sheets.ts';
import { productsKind } from '../transfer/productKind.ts';
import type { TransferError } from './transferShapes.ts';

/** A sheet of the operator API. */
export type SheetName = OperatorTransfer['sheet'];

/** Before the columns of a variant, where they are beside those of its product. */
const variantPrefix = 'sku.';

/** The columns of a product, and those of a variant: a line for each variant, the first one with its product. */
const completeSheet: Sheet = {
  file: 'catalogue.csv',
  key: productsSheet.key,
  columns: [
    ...productsSheet.columns,
    ...skusSheet.columns
      .filter(({ name }) => name !== 'good')
      .map((column) => ({ ...column, name: `${variantPrefix}${column.name}` })),
  ],
};

/** Sheets by their names; two of them are those of imports and exports of folders. */
export const sheets: Readonly<Record<SheetName, Sheet>> = {
  products: productsSheet,
  variants: skusSheet,
  complete: completeSheet,
};

/** The lines of a product. */
export interface ProductLines {
  readonly slug: string;
  readonly product: SheetRow | undefined;
  readonly variants: readonly SheetRow[];
}

/** An error in a line. */
export function toLineError(
  { place }: Pick<SheetRow, 'place'>,
  column: string,
  problem: TransferError['problem'],
  message: string,
  reason?: DataReason,
): TransferError {
  const line = Number(/^line (\d+) /u.exec(place)?.[1] ?? 0);
  return { line, column, problem, message, ...(reason === undefined ? {} : { reason }) };
}

/**
 * The lines of each product of a sheet. Lines without a product or a SKU, and those that name one again, are added to `errors`.
 * Throws a DataError for a text that is no such sheet.
 */
export async function readProductLines(
  name: SheetName,
  content: string,
  errors: TransferError[],
): Promise<readonly ProductLines[]> {
  const groups = new Map<string, { product: SheetRow | undefined; variants: SheetRow[] }>();
  const seen = new Set<string>();
  /** Whether a line names something that no line before has. */
  const isFirst = (row: SheetRow, column: string, kind: string): boolean => {
    const { key: name, place } = row;
    if (name === '') {
      const reason = dataReason('sheet.no-key', { column });
      errors.push(toLineError(row, column, 'required', `${place} has no ${column}.`, reason));
    } else if (seen.has(`${kind} ${name}`)) {
      const reason = dataReason('sheet.twice', { name });
      errors.push(toLineError(row, column, 'taken', `${place}: "${name}" exists twice.`, reason));
    } else {
      seen.add(`${kind} ${name}`);
      return true;
    }
    return false;
  };
  for (const row of await readSheet(sheets[name], new Blob([content]))) {
    const { slug, product, variant } = splitRow(name, row);
    if (slug === '') {
      const column = name === 'variants' ? 'good' : 'slug';
      const reason = dataReason('sheet.no-product');
      errors.push(toLineError(row, column, 'required', `${row.place} names no product.`, reason));
      continue;
    }
    const group = groups.get(slug) ?? { product: undefined, variants: [] };
    if (product !== undefined && (name === 'complete' || isFirst(product, 'slug', 'product')))
      group.product ??= product;
    if (variant !== undefined && isFirst(variant, 'sn', 'variant')) group.variants.push(variant);
    if (group.product !== undefined || group.variants.length > 0) groups.set(slug, group);
  }
  return [...groups].map(([slug, lines]) => ({ slug, ...lines }));
}

function splitRow(name: SheetName, row: SheetRow) {
  if (name === 'products') return { slug: row.key, product: row, variant: undefined };
  if (name === 'variants')
    return { slug: (row.cells['good'] ?? '').trim(), product: undefined, variant: row };
  const cells = Object.entries(row.cells);
  const own = cells.filter(([header]) => !header.startsWith(variantPrefix));
  const ofVariant = Object.fromEntries(
    cells
      .filter(([header]) => header.startsWith(variantPrefix))
      .map(([header, cell]) => [header.slice(variantPrefix.length), cell]),
  );
  // A sheet without columns of variants has products only.
  const hasVariant = Object.keys(ofVariant).length > 0;
  return {
    slug: row.key,
    product: { ...row, cells: Object.fromEntries(own) },
    variant: hasVariant
      ? { place: row.place, key: (ofVariant['sn'] ?? '').trim(), cells: ofVariant }
      : undefined,
  };
}

/** The headers of a sheet. */
export function listHeaders(name: SheetName): readonly string[] {
  return getHeaders(sheets[name]);
}

/** The lines of a product in a sheet. */
export function toLines(name: SheetName, entry: object): readonly (readonly string[])[] {
  const [product, variants] = sheetRows(productsKind, [entry]);
  if (name === 'products') return product?.rows ?? [];
  if (name === 'variants') return variants?.rows ?? [];
  const [own = []] = product?.rows ?? [];
  const slugAt = product?.headers.indexOf(productsSheet.key) ?? 0;
  const productAt = variants?.headers.indexOf('good') ?? 0;
  return (variants?.rows ?? []).map((cells, index) => [
    // What belongs to the product is in the first of its lines.
    ...own.map((cell, place) => (index === 0 || place === slugAt ? cell : '')),
    ...cells.filter((_, place) => place !== productAt),
  ]);
}
