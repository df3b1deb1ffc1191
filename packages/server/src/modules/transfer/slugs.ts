import type { Database } from '../../db/database.ts';
import { attributes, attributeValues, brands, categories } from '../../db/schema/category.ts';
import { goods, skus } from '../../db/schema/goods.ts';

/** Both ways between ids and the keys that files use. */
export interface Keys {
  keyOf(id: number | null): string | null;
  /** Throws for an unknown key. */
  idOf(key: string): number;
}

/** A file names something that is in neither the files nor the shop. */
export class UnknownKeyError extends Error {}

/** Makes the two-way map of one kind. */
function keysOf(kind: string, rows: readonly { readonly id: number; readonly key: string }[]): Keys {
  const byId = new Map(rows.map(({ id, key }) => [id, key]));
  const byKey = new Map(rows.map(({ id, key }) => [key, id]));
  return {
    keyOf: (id) => (id === null ? null : (byId.get(id) ?? null)),
    idOf(key) {
      const id = byKey.get(key);
      if (id === undefined) throw new UnknownKeyError(`There is no ${kind} "${key}".`);
      return id;
    },
  };
}

/** Reads the keys of everything that other things refer to. */
export async function readKeys(db: Database) {
  const attributeKeys = keysOf(
    'attribute',
    await db.select({ id: attributes.id, key: attributes.slug }).from(attributes),
  );
  const values = await db.select().from(attributeValues);
  return {
    attributes: attributeKeys,
    /** By `attribute/value`. */
    values: keysOf(
      'attribute value',
      values.map(({ id, attributeId, slug }) => ({
        id,
        key: `${attributeKeys.keyOf(attributeId) ?? ''}/${slug}`,
      })),
    ),
    brands: keysOf('brand', await db.select({ id: brands.id, key: brands.slug }).from(brands)),
    categories: keysOf(
      'category',
      await db.select({ id: categories.id, key: categories.slug }).from(categories),
    ),
    goods: keysOf('good', await db.select({ id: goods.id, key: goods.slug }).from(goods)),
    skus: keysOf('SKU', await db.select({ id: skus.id, key: skus.goodsSn }).from(skus)),
  };
}

const goodPath = '/pages/goods/detail?id=';
const categoryPath = '/pages/goods/goods?category_id=';
type AllKeys = Awaited<ReturnType<typeof readKeys>>;

/** Replaces the ids in routes of the mall by keys, everywhere in a value. */
export function withKeys(value: unknown, keys: AllKeys): unknown {
  return mapPaths(value, (path) => {
    const good = path.startsWith(goodPath) ? keys.goods.keyOf(Number(path.slice(goodPath.length))) : null;
    const category = path.startsWith(categoryPath)
      ? keys.categories.keyOf(Number(path.slice(categoryPath.length)))
      : null;
    if (good !== null) return `good:${good}`;
    return category === null ? path : `category:${category}`;
  });
}

/** The way back from `withKeys`. */
export function withIds(value: unknown, keys: AllKeys): unknown {
  return mapPaths(value, (path) => {
    if (path.startsWith('good:')) return `${goodPath}${keys.goods.idOf(path.slice('good:'.length))}`;
    return path.startsWith('category:')
      ? `${categoryPath}${keys.categories.idOf(path.slice('category:'.length))}`
      : path;
  });
}

function mapPaths(value: unknown, change: (path: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => mapPaths(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      name === 'path' && typeof inner === 'string' ? change(inner) : mapPaths(inner, change),
    ]),
  );
}
