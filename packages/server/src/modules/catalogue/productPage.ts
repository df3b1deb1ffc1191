import type { OperatorInputOf, OperatorProductEntry, productCalls } from '@pawlet/operator';
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { anywhere, type Database, isOneOf } from '../../db/database.ts';
import { brands, categories } from '../../db/schema/category.ts';
import { productPrices, products, productTexts, skus } from '../../db/schema/products.ts';
import type { Language } from '../../i18n/language.ts';
import { type Cursor, readCursor, writeCursor } from '../operator-api/cursor.ts';
import { groupBy } from '../products/groupBy.ts';
import { pictureUrl } from '../products/wireValues.ts';
import { findCategoriesBelow } from './categoriesBelow.ts';
import { toLowestPrices } from './productPrices.ts';
import { toProductState } from './productState.ts';

type ListInput = OperatorInputOf<typeof productCalls.listProducts>;

/** Filters of the operators' product list. */
export type ProductFilter = Pick<ListInput, 'text' | 'state'> & {
  readonly category?: number | undefined;
  readonly brand?: number | undefined;
  readonly isLow: boolean;
};

type Sort = NonNullable<ListInput['sort']>;

/** What a list is shown with. */
export interface ProductListContext {
  readonly language: Language;
  readonly baseUrl: string;
  /** Setting `stock.lowLevel`. */
  readonly lowLevel: number;
}

interface Sorting {
  readonly by: SQL<number | string>;
  readonly isDescending: boolean;
}

const isOnSale = sql`${skus.productId} = ${products.id} and ${skus.isActive}`;

const sorts: Readonly<Record<Exclude<Sort, 'title'>, Sorting>> = {
  '-created': { by: sql<number>`${products.createtime}`, isDescending: true },
  created: { by: sql<number>`${products.createtime}`, isDescending: false },
  '-updated': { by: sql<number>`${products.updatetime}`, isDescending: true },
  '-sales': { by: sql<number>`${products.sales}`, isDescending: true },
  stock: {
    by: sql<number>`(select coalesce(sum(${skus.stock}), 0) from ${skus} where ${isOnSale})`,
    isDescending: false,
  },
};

/** One page of the list; null for the cursor of another list. */
export async function findProductPage(
  db: Database,
  where: SQL | undefined,
  page: { readonly sort: Sort; readonly cursor: string | undefined; readonly limit: number },
  context: ProductListContext,
): Promise<{ readonly items: OperatorProductEntry[]; readonly next: string | null } | null> {
  const { sort, cursor, limit } = page;
  const after = cursor === undefined ? undefined : readCursor(cursor, sort);
  if (after === null) return null;
  const found =
    sort === 'title'
      ? await findByTitle(db, where, { after, limit, language: context.language })
      : await findSorted(db, where, { sort, after, limit });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const next =
    found.length > limit && last
      ? writeCursor(
          sort === 'title'
            ? { sort, value: null, id: (after?.id ?? 0) + limit }
            : { sort, value: Number(last.value), id: last.id },
        )
      : null;
  return {
    items: await readEntries(
      db,
      shown.map(({ id }) => id),
      context,
    ),
    next,
  };
}

interface FoundRow {
  readonly id: number;
  readonly value: number | string;
}

async function findSorted(
  db: Database,
  where: SQL | undefined,
  {
    sort,
    after,
    limit,
  }: { readonly sort: Exclude<Sort, 'title'>; readonly after: Cursor | undefined; readonly limit: number },
): Promise<readonly FoundRow[]> {
  const { by, isDescending } = sorts[sort];
  const direction = isDescending ? desc : asc;
  const place = sql`(${by}, ${products.id})`;
  const given = after && sql`(${after.value ?? 0}::bigint, ${after.id}::int)`;
  return db
    .select({ id: products.id, value: by })
    .from(products)
    .where(and(where, given && (isDescending ? sql`${place} < ${given}` : sql`${place} > ${given}`)))
    .orderBy(direction(by), direction(products.id))
    .limit(limit + 1);
}

/** A cursor has no texts: it is the number of products before. */
async function findByTitle(
  db: Database,
  where: SQL | undefined,
  {
    after,
    limit,
    language,
  }: { readonly after: Cursor | undefined; readonly limit: number; readonly language: Language },
): Promise<readonly FoundRow[]> {
  return db
    .select({ id: products.id, value: productTexts.title })
    .from(products)
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.language, language)),
    )
    .where(where)
    .orderBy(asc(sql`lower(${productTexts.title})`), asc(products.id))
    .offset(after?.id ?? 0)
    .limit(limit + 1);
}

/** How many products match. */
export async function countProducts(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(products).where(where);
  return row?.total ?? 0;
}

/** The condition of a filter, for both the page and its total. */
export async function toProductCondition(
  db: Database,
  { text, category, brand, state, isLow }: ProductFilter,
  { language, lowLevel }: ProductListContext,
): Promise<SQL | undefined> {
  return and(
    text === undefined ? undefined : whereText(db, text, language),
    category === undefined
      ? undefined
      : inArray(products.categoryId, [...(await findCategoriesBelow(db, category))]),
    brand === undefined ? undefined : eq(products.brandId, brand),
    state === undefined ? undefined : whereState(state),
    isLow ? sql`exists (select from ${skus} where ${isOnSale} and ${skus.stock} <= ${lowLevel})` : undefined,
  );
}

function whereState(state: NonNullable<ListInput['state']>): SQL | undefined {
  switch (state) {
    case 'draft':
      return eq(products.isDraft, true);
    case 'unpublished':
      return and(eq(products.status, 'hidden'), eq(products.isDraft, false));
    case 'sold-out':
      return eq(products.status, 'soldout');
    case 'published':
      return eq(products.status, 'normal');
  }
}

function whereText(db: Database, text: string, language: Language): SQL | undefined {
  const pattern = anywhere(text.toLowerCase());
  const titled = db
    .select({ id: productTexts.productId })
    .from(productTexts)
    .where(and(eq(productTexts.language, language), sql`lower(${productTexts.title}) like ${pattern}`));
  const numbered = db
    .select({ id: skus.productId })
    .from(skus)
    .where(sql`lower(${skus.skuCode}) like ${pattern}`);
  return or(
    inArray(products.id, titled),
    inArray(products.id, numbered),
    sql`lower(${products.slug}) like ${pattern}`,
    /^\d{1,9}$/u.test(text) ? eq(products.id, Number(text)) : undefined,
  );
}

/** The products of a page in their order: a fixed number of queries. */
async function readEntries(
  db: Database,
  ids: readonly number[],
  { language, baseUrl, lowLevel }: ProductListContext,
): Promise<OperatorProductEntry[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ product: products, title: productTexts.title, category: categories, brand: brands })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.language, language)))
    .where(isOneOf(products.id, ids));
  const variants = await db
    .select({
      productId: skus.productId,
      variants: count(),
      stock: sql<number>`sum(${skus.stock})`.mapWith(Number),
      isLow: sql<boolean>`bool_or(${skus.stock} <= ${lowLevel})`,
      sku: sql<string>`(array_agg(${skus.skuCode} order by ${skus.weigh} desc, ${skus.id}))[1]`,
    })
    .from(skus)
    .where(and(isOneOf(skus.productId, ids), eq(skus.isActive, true)))
    .groupBy(skus.productId);
  const prices = groupBy(
    await db.select().from(productPrices).where(isOneOf(productPrices.productId, ids)),
    ({ productId }) => productId,
  );
  const byId = new Map(rows.map((row) => [row.product.id, row]));
  const ofProduct = new Map(variants.map((row) => [row.productId, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { product, title, category, brand } = row;
    const sold = ofProduct.get(id);
    return {
      id,
      slug: product.slug,
      title: title ?? '',
      state: toProductState(product),
      category: { id: category.id, name: category.name[language] },
      brand: brand && { id: brand.id, name: brand.name },
      picture: pictureUrl(baseUrl, product.images[0] ?? ''),
      variants: sold?.variants ?? 0,
      sku: sold?.sku ?? '',
      stock: sold?.stock ?? 0,
      isLow: sold?.isLow ?? false,
      prices: toLowestPrices(prices.get(id) ?? []),
      sales: product.sales,
      created: product.createtime,
      updated: product.updatetime,
    };
  });
}
