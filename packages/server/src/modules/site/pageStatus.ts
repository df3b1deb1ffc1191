import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories } from '../../db/schema/category.ts';
import { products } from '../../db/schema/products.ts';
import { topics } from '../../db/topics.ts';
import type { ReplyCache } from '../../http/replyCache.ts';

/** 404 for what does not exist, 410 for a product that is no longer sold. */
export type PageStatus = 200 | 404 | 410;

const pagePath = /^(?:\/[a-z]{2})?\/(?<kind>goods|category)\/(?<id>\d{1,10})$/u;

/**
 * Finds out whether a public page exists, without rendering it. Texts of the shop always do: which exist depends on the
 * law of the reader's country.
 */
export async function readPageStatus(
  { db, replyCache }: { readonly db: Database; readonly replyCache: ReplyCache },
  pathname: string,
): Promise<PageStatus> {
  const found = pagePath.exec(pathname)?.groups;
  if (found === undefined) return 200;
  const id = Number(found['id']);
  return found['kind'] === 'goods'
    ? replyCache.get({ key: `status of product ${id}`, topics: [topics.product(id)] }, () =>
        readProductStatus(db, id),
      )
    : replyCache.get({ key: `status of category ${id}`, topics: [topics.catalogue] }, () =>
        readCategoryStatus(db, id),
      );
}

async function readProductStatus(db: Database, id: number): Promise<PageStatus> {
  const [row] = await db
    .select({ status: products.status })
    .from(products)
    .where(and(eq(products.id, id), eq(products.isDraft, false)));
  if (row === undefined) return 404;
  return row.status === 'hidden' ? 410 : 200;
}

async function readCategoryStatus(db: Database, id: number): Promise<PageStatus> {
  const [row] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.id, id), eq(categories.status, 'normal')));
  return row === undefined ? 404 : 200;
}
