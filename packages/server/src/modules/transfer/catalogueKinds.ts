import { asc, eq, inArray } from 'drizzle-orm';
import { asInserted, insertAll } from '../../db/bulk.ts';
import type { Database } from '../../db/database.ts';
import * as v from 'valibot';
import {
  attributes,
  attributeValues,
  brands,
  categories,
  categoryAttributes,
} from '../../db/schema/category.ts';
import { guarantees } from '../../db/schema/products.ts';
import { defineKind, hide, without } from './kind.ts';
import { sortByWeigh, weighByPlace } from './order.ts';
import { DataError } from './references.ts';
import { toSheet } from './sheets.ts';
import { blank, flag, localized, oneOf, slug, text, visibility, whole, picture } from './values.ts';

const bySlug = ({ slug: name }: { readonly slug: string }) => name;

export const brandSchema = v.strictObject({ slug, name: text, intro: v.optional(localized, blank) });

/** A brand in the file format. */
export type BrandEntry = v.InferOutput<typeof brandSchema>;

export const brandsKind = defineKind({
  name: 'brands',
  schema: brandSchema,
  toKey: bySlug,
  read: async ({ db }) =>
    (await db.select().from(brands).orderBy(asc(brands.id))).map((row) => without(row, 'id')),
  async write({ db, references }, entries) {
    for (const row of entries)
      await db.insert(brands).values(row).onConflictDoUpdate({ target: brands.slug, set: row });
    references.clear();
  },
});

export const guaranteesKind = defineKind({
  name: 'guarantees',
  schema: v.strictObject({ slug, name: localized, intro: v.optional(localized, blank) }),
  toKey: bySlug,
  read: async ({ db }) =>
    (await db.select().from(guarantees).orderBy(asc(guarantees.id))).map((row) => without(row, 'id')),
  async write({ db, references }, entries) {
    for (const row of entries)
      await db.insert(guarantees).values(row).onConflictDoUpdate({ target: guarantees.slug, set: row });
    references.clear();
  },
});

const valueSchema = v.strictObject({ slug, name: localized, weigh: v.optional(whole) });

export const attributeSchema = v.strictObject({
  slug,
  name: localized,
  weigh: v.optional(whole, 0),
  values: v.array(valueSchema, 'a list of values'),
});

/** An attribute with its values in the file format. */
export type AttributeEntry = v.InferOutput<typeof attributeSchema>;

export const attributesKind = defineKind({
  name: 'attributes',
  schema: attributeSchema,
  toKey: bySlug,
  async read({ db }) {
    const values = await db.select().from(attributeValues);
    const rows = await db.select().from(attributes).orderBy(asc(attributes.id));
    return rows.map(({ id, ...row }) => ({
      ...row,
      values: sortByWeigh(
        values
          .filter(({ attributeId }) => attributeId === id)
          .map((value) => without(value, 'id', 'attributeId')),
        bySlug,
      ),
    }));
  },
  // Values missing in the file stay: products refer to them.
  async settle(entry, known) {
    const named = new Set(entry.values.map(bySlug));
    const kept = (known?.values ?? []).filter((value) => !named.has(value.slug));
    return { ...entry, values: sortByWeigh([...weighByPlace(entry.values), ...kept], bySlug) };
  },
  async write({ db, references }, entries) {
    const written = await db
      .insert(attributes)
      .values(entries.map((entry) => without(entry, 'values')))
      .onConflictDoUpdate({ target: attributes.slug, set: asInserted('name', 'weigh') })
      .returning({ id: attributes.id, slug: attributes.slug });
    const ids = new Map(written.map(({ id, slug: name }) => [name, id]));
    const known = await db
      .select()
      .from(attributeValues)
      .where(inArray(attributeValues.attributeId, [...ids.values()]));
    const added = [];
    for (const entry of entries) {
      const attributeId = ids.get(entry.slug) ?? 0;
      for (const value of entry.values) {
        const old = known.find((row) => row.attributeId === attributeId && row.slug === value.slug);
        if (old === undefined) added.push({ ...value, attributeId });
        else await db.update(attributeValues).set(value).where(eq(attributeValues.id, old.id));
      }
    }
    await insertAll(db, attributeValues, added);
    references.clear();
  },
});

const filterSchema = v.strictObject({
  attribute: slug,
  type: v.optional(oneOf(['radio', 'checkbox']), 'checkbox'),
  isMust: v.optional(flag, false),
  weigh: v.optional(whole),
});

export const categorySchema = v.strictObject({
  slug,
  /** Parent category; null at the top. */
  parent: v.optional(v.nullable(slug), null),
  name: localized,
  image: v.optional(picture, ''),
  flagText: v.optional(text, ''),
  /** Larger first. */
  weigh: v.optional(whole, 0),
  status: visibility,
  /** Attributes by which its products can be filtered. */
  filters: v.optional(v.array(filterSchema, 'a list of filters'), []),
});

/** A category in the file format. */
export type CategoryEntry = v.InferOutput<typeof categorySchema>;

export const categoriesKind = defineKind({
  name: 'categories',
  schema: categorySchema,
  sheets: [toSheet('categories.csv', 'slug', categorySchema)],
  toKey: bySlug,
  async read({ db, references }) {
    const names = await references.attributes();
    const filters = await db.select().from(categoryAttributes);
    const rows = await db.select().from(categories).orderBy(asc(categories.id));
    const slugs = new Map(rows.map((row) => [row.id, row.slug]));
    return rows.map(({ id, pid, ...row }) => ({
      ...row,
      parent: slugs.get(pid) ?? null,
      filters: sortByWeigh(
        filters
          .filter(({ categoryId }) => categoryId === id)
          .map(({ attributeId, type, isMust, weigh }) => ({
            attribute: names.readName(attributeId) ?? '',
            type,
            isMust: isMust !== 0,
            weigh,
          })),
        ({ attribute }) => attribute,
      ),
    }));
  },
  async settle(entry) {
    return { ...entry, filters: sortByWeigh(weighByPlace(entry.filters), ({ attribute }) => attribute) };
  },
  async write({ db, references }, entries) {
    const rows = entries.map((entry) => without(entry, 'parent', 'filters'));
    await db
      .insert(categories)
      .values(rows)
      .onConflictDoUpdate({
        target: categories.slug,
        set: asInserted('name', 'image', 'flagText', 'weigh', 'status'),
      });
    references.clear();
    const names = await references.categories();
    const attributeNames = await references.attributes();
    for (const parent of new Set(entries.map((entry) => entry.parent))) {
      const pid = parent === null ? 0 : names.getId(parent);
      const below = entries.filter((entry) => entry.parent === parent).map(bySlug);
      await db.update(categories).set({ pid }).where(inArray(categories.slug, below));
    }
    await rejectCycles(db);
    const ids = entries.map((entry) => names.getId(entry.slug));
    await db.delete(categoryAttributes).where(inArray(categoryAttributes.categoryId, ids));
    const filters = entries.flatMap((entry) =>
      entry.filters.map(({ attribute, isMust, ...filter }) => ({
        ...filter,
        isMust: isMust ? 1 : 0,
        categoryId: names.getId(entry.slug),
        attributeId: attributeNames.getId(attribute),
      })),
    );
    if (filters.length > 0) await db.insert(categoryAttributes).values(filters);
  },
  offSale: hide,
});

/** A category above itself would cause an endless menu in the storefront. */
async function rejectCycles(db: Database): Promise<void> {
  const rows = await db.select().from(categories);
  const above = new Map(rows.map(({ id, pid }) => [id, pid]));
  for (const { id, slug: name } of rows) {
    let steps = 0;
    for (let at = above.get(id); at !== undefined && at !== 0; at = above.get(at)) {
      if (at === id || ++steps > rows.length)
        throw new DataError(`categories: "${name}" cannot be its own ancestor.`);
    }
  }
}
