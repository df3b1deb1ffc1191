import type { Database } from '../../db/database.ts';
import { attributes, attributeValues, brands, categories } from '../../db/schema/category.ts';
import { coupons } from '../../db/schema/coupon.ts';
import { products, guarantees, skus } from '../../db/schema/products.ts';
import { type DataReason, dataReason } from './dataReason.ts';

/** Conversion between ids and the names used in files. */
export interface Names {
  readName(id: number | null): string | null;
  has(name: string): boolean;
  /** Throws for an unknown name. */
  getId(name: string): number;
}

/** An error in an entry of a file, with a message for the person who wrote it. */
export class DataError extends Error {
  /** In the languages of the console: what a sheet of it can have; undefined for others. */
  readonly reason: DataReason | undefined;

  constructor(message: string, reason?: DataReason) {
    super(message);
    this.reason = reason;
  }
}

type Row = { readonly id: number; readonly name: string };

/** Creates the two-way map of one kind. */
function getNames(kind: string, rows: readonly Row[]): Names {
  const byId = new Map(rows.map(({ id, name }) => [id, name]));
  const byName = new Map(rows.map(({ id, name }) => [name, id]));
  return {
    readName: (id) => (id === null ? null : (byId.get(id) ?? null)),
    has: (name) => byName.has(name),
    getId(name) {
      const id = byName.get(name);
      if (id === undefined)
        throw new DataError(
          `There is no ${kind} "${name}" in the files or in the shop.`,
          dataReason('sheet.unknown', { name }),
        );
      return id;
    },
  };
}

/** Names of everything that files refer to, read on first use. */
export interface References {
  brands(): Promise<Names>;
  attributes(): Promise<Names>;
  /** By `attribute/value`. */
  values(): Promise<Names>;
  guarantees(): Promise<Names>;
  categories(): Promise<Names>;
  goods(): Promise<Names>;
  skus(): Promise<Names>;
  coupons(): Promise<Names>;
  /** Discards what was read, after changes. */
  clear(): void;
}

export function createReferences(db: Database): References {
  const known = new Map<string, Promise<Names>>();
  const once = (kind: string, read: () => Promise<readonly Row[]>) => (): Promise<Names> => {
    const names = known.get(kind) ?? read().then((rows) => getNames(kind, rows));
    known.set(kind, names);
    return names;
  };
  const bySlug = (
    kind: string,
    table:
      | typeof brands
      | typeof attributes
      | typeof categories
      | typeof guarantees
      | typeof products
      | typeof coupons,
  ) => once(kind, () => db.select({ id: table.id, name: table.slug }).from(table));
  const attributeNames = bySlug('attribute', attributes);
  return {
    brands: bySlug('brand', brands),
    attributes: attributeNames,
    values: once('attribute value', async () => {
      const names = await attributeNames();
      const rows = await db.select().from(attributeValues);
      return rows.map(({ id, attributeId, slug }) => ({
        id,
        name: `${names.readName(attributeId) ?? ''}/${slug}`,
      }));
    }),
    guarantees: bySlug('service promise', guarantees),
    categories: bySlug('category', categories),
    goods: bySlug('good', products),
    skus: once('SKU', () => db.select({ id: skus.id, name: skus.skuCode }).from(skus)),
    coupons: bySlug('coupon', coupons),
    clear: () => known.clear(),
  };
}

const productPath = '/pages/goods/detail?id=';
const categoryPath = '/pages/goods/goods?category_id=';

/** A route of the storefront in the file format: `good:<slug>`, `category:<slug>`, or the route itself. */
export async function pathWithNames(path: string, references: References): Promise<string> {
  if (path.startsWith(productPath)) {
    const name = (await references.goods()).readName(Number(path.slice(productPath.length)));
    if (name !== null) return `good:${name}`;
  }
  if (path.startsWith(categoryPath)) {
    const name = (await references.categories()).readName(Number(path.slice(categoryPath.length)));
    if (name !== null) return `category:${name}`;
  }
  return path;
}

/** The inverse of `pathWithNames`. */
export async function pathWithIds(path: string, references: References): Promise<string> {
  if (path.startsWith('good:')) {
    return `${productPath}${(await references.goods()).getId(path.slice('good:'.length))}`;
  }
  return path.startsWith('category:')
    ? `${categoryPath}${(await references.categories()).getId(path.slice('category:'.length))}`
    : path;
}
