import { and, asc, between, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories } from '../../db/schema/category.ts';
import { pages } from '../../db/schema/page.ts';
import { products } from '../../db/schema/products.ts';
import { publicPage } from '../../http/publicPage.ts';
import type { ListedPage } from './sitemapXml.ts';

/** A part of the products contains these ids at most, so that a new product moves no other one to another part. */
export const idsPerPart = 1000;

const isSold = ne(products.status, 'hidden');

/** The products of a part that are sold: part 0 has the ids up to `idsPerPart`. */
export async function listProducts(db: Database, part: number): Promise<readonly ListedPage[]> {
  const first = part * idsPerPart + 1;
  const rows = await db
    .select({ id: products.id, changedAt: products.updatetime })
    .from(products)
    .where(and(isSold, between(products.id, first, first + idsPerPart - 1)))
    .orderBy(asc(products.id));
  return rows.map(({ id, changedAt }) => ({ path: `/goods/${id}`, changedAt }));
}

/** A part that contains products. */
export interface ProductPart {
  readonly part: number;
  /** When the latest of its products changed. */
  readonly changedAt: number;
}

/** The parts that contain products that are sold. */
export async function listProductParts(db: Database): Promise<readonly ProductPart[]> {
  const part = sql<number>`((${products.id} - 1) / ${sql.raw(String(idsPerPart))})`;
  return db
    .select({ part, changedAt: sql<number>`max(${products.updatetime})::int` })
    .from(products)
    .where(isSold)
    .groupBy(part)
    .orderBy(part);
}

/** The pages besides products: home, categories, help and the shop's texts. */
export async function listOtherPages(db: Database): Promise<readonly ListedPage[]> {
  const [shown, texts] = await Promise.all([
    db
      .select({ id: categories.id })
      .from(categories)
      .where(eq(categories.status, 'normal'))
      .orderBy(asc(categories.id)),
    db
      .select({ name: pages.diyname, changedAt: pages.createdAt })
      .from(pages)
      .where(and(eq(pages.status, 'normal'), isNotNull(pages.diyname)))
      .orderBy(asc(pages.diyname)),
  ]);
  return [
    { path: '/' },
    { path: '/category' },
    { path: '/help' },
    ...shown.map(({ id }) => ({ path: `/category/${id}` })),
    // A name that no address can contain belongs to a text that is shown by its id.
    ...texts
      .map(({ name, changedAt }) => ({ path: `/page/${name ?? ''}`, changedAt }))
      .filter(({ path }) => publicPage.test(path)),
  ];
}
