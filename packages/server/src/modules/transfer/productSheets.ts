import * as v from 'valibot';
import { productSchema, skuSchema } from './productSchema.ts';
import type { PlacedEntry } from './jsonEntries.ts';
import type { Kind, ShopReading } from './kind.ts';
import { dataReason } from './dataReason.ts';
import { DataError } from './references.ts';
import { applyRow, knownEntries, type SheetRow } from './sheetRows.ts';
import { toSheet } from './sheets.ts';
import { slug } from './values.ts';

const batchSize = 100;

/** Long texts and what is measured are in the JSON file only. */
export const productsSheet = toSheet(
  'goods.csv',
  'slug',
  v.omit(productSchema, ['imageWidth', 'imageHeight', 'color', 'content']),
);

const { sn, ...skuEntries } = skuSchema.entries;

/** `good` is the product of the SKU. */
export const skusSheet = toSheet('skus.csv', 'sn', v.strictObject({ sn, good: slug, ...skuEntries }));

interface Spec {
  readonly attribute: string;
  readonly values: readonly string[];
}

interface Sku {
  readonly sn: string;
  readonly values: readonly string[];
}

/** The SKU-dependent part of a product. */
interface SheetProduct {
  readonly specs: readonly Spec[];
  readonly skus: readonly Sku[];
}

/** The attribute values of a SKU in cell format: `colour=white capacity=2-5-l`. */
export function choicesText({ specs }: SheetProduct, values: readonly string[]): string[] {
  return specs.map(({ attribute }, index) => `${attribute}=${values[index] ?? ''}`);
}

/** Existing or new products, updated with the lines of goods.csv and skus.csv. */
export async function* productsOfRows(
  kind: Kind,
  shop: ShopReading,
  productRows: readonly SheetRow[],
  skuRows: readonly SheetRow[],
): AsyncGenerator<PlacedEntry> {
  const byProduct = new Map<string, SheetRow[]>();
  for (const row of skuRows) {
    const product = (row.cells['good'] ?? '').trim();
    if (product === '') throw new DataError(`${row.place}, column good, needs the name of a product.`);
    byProduct.set(product, [...(byProduct.get(product) ?? []), row]);
  }
  const double = productRows.find(
    ({ key }, index) => productRows.findIndex((other) => other.key === key) !== index,
  );
  if (double !== undefined) throw new DataError(`${double.place}: "${double.key}" exists twice.`);
  const ownRows = new Map(productRows.map((row) => [row.key, row]));
  const names = [...new Set([...ownRows.keys(), ...byProduct.keys()])];
  for (let start = 0; start < names.length; start += batchSize) {
    const part = names.slice(start, start + batchSize);
    const known = await knownEntries(kind, shop, part);
    for (const name of part) {
      yield productOfRows(known.get(name) ?? { slug: name }, ownRows.get(name), byProduct.get(name) ?? []);
    }
  }
}

/** A product updated with its line of goods.csv and its lines of skus.csv. */
export function productOfRows(
  base: object,
  row: SheetRow | undefined,
  rows: readonly SheetRow[],
): PlacedEntry {
  const own = row === undefined ? base : applyRow(productsSheet, row, base);
  return { place: row?.place ?? rows[0]?.place ?? '', value: rows.reduce(addSku, own) };
}

function addSku(product: object, row: SheetRow): object {
  const { specs = [], skus = [] } = product as Partial<SheetProduct>;
  const old = skus.find(({ sn }) => sn === row.key);
  const { good: _, ...cells } = row.cells;
  const sku: object = applyRow(skusSheet, { ...row, cells }, old ?? { values: [], prices: {} });
  if (!('values' in cells)) return { ...product, skus: replaceSku(skus, row.key, sku) };
  const choices = getChoices(row);
  const nextSpecs = choices.reduce(addChoice, specs);
  const values = nextSpecs.map(
    ({ attribute }) => choices.find((choice) => choice.attribute === attribute)?.value,
  );
  const missing = nextSpecs.find((_spec, index) => values[index] === undefined);
  if (missing !== undefined)
    throw new DataError(
      `${row.place}, column values, needs a value of ${missing.attribute}.`,
      dataReason('sheet.no-value', { attribute: missing.attribute }),
    );
  return { ...product, specs: nextSpecs, skus: replaceSku(skus, row.key, { ...sku, values }) };
}

function replaceSku(skus: readonly Sku[], sn: string, sku: object): readonly object[] {
  return skus.some((one) => one.sn === sn) ? skus.map((one) => (one.sn === sn ? sku : one)) : [...skus, sku];
}

function getChoices({ cells, place }: SheetRow): { readonly attribute: string; readonly value: string }[] {
  const words = (cells['values'] ?? '').split(/\s+/u).filter((word) => word !== '');
  return words.map((word) => {
    const [attribute = '', value = '', ...more] = word.split('=');
    if (attribute === '' || value === '' || more.length > 0)
      throw new DataError(
        `${place}, column values, needs values such as colour=white, but it is "${word}".`,
        dataReason('sheet.pair', { value: word }),
      );
    return { attribute, value };
  });
}

function addChoice(
  specs: readonly Spec[],
  { attribute, value }: { readonly attribute: string; readonly value: string },
): readonly Spec[] {
  const known = specs.find((spec) => spec.attribute === attribute);
  if (known === undefined) return [...specs, { attribute, values: [value] }];
  return known.values.includes(value)
    ? specs
    : specs.map((spec) => (spec === known ? { ...spec, values: [...spec.values, value] } : spec));
}
