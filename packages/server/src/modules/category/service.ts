import { cachedReply } from '../../http/cached.ts';
import { topics } from '../../db/topics.ts';
import { asc, desc, eq } from 'drizzle-orm';
import type { CategoryNodeWire } from '@pawlet/core/contract';
import { categories } from '../../db/schema/category.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { findCards } from '../products/cards.ts';
import { getProductIds } from '../products/pages.ts';
import { pictureUrl } from '../products/wireValues.ts';

const cardsPerCategory = 10;

type CategoryRow = typeof categories.$inferSelect;

async function findCategories({ db }: RequestContext): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categories)
    .where(eq(categories.status, 'normal'))
    .orderBy(desc(categories.weigh), asc(categories.id));
}

function toNode(row: CategoryRow, rows: readonly CategoryRow[], context: RequestContext): CategoryNodeWire {
  return {
    id: row.id,
    pid: row.pid,
    name: context.pick(row.name),
    image: pictureUrl(context.baseUrl, row.image),
    spacer: '',
    childlist: rows.filter(({ pid }) => pid === row.id).map((child) => toNode(child, rows, context)),
    url: `/pages/goods/goods?category_id=${row.id}`,
    flag_text: row.flagText,
  };
}

/** The category tree. */
export function readTree(context: RequestContext) {
  return cachedReply(context, { key: 'tree', topics: [topics.catalogue] }, findTree);
}

async function findTree(context: RequestContext): Promise<CategoryNodeWire[]> {
  const rows = await findCategories(context);
  return rows.filter(({ pid }) => pid === 0).map((row) => toNode(row, rows, context));
}

/** Top-level categories, each with its best products. */
export function readWithProducts(context: RequestContext) {
  return cachedReply(context, { key: 'categories with goods', topics: [topics.catalogue] }, findWithProducts);
}

async function findWithProducts(context: RequestContext): Promise<CategoryNodeWire[]> {
  const { language, currency } = context;
  const nodes: CategoryNodeWire[] = [];
  for (const node of await findTree(context)) {
    const found = await getProductIds(context, {
      language,
      currency,
      categoryId: node.id,
      offset: 0,
      limit: cardsPerCategory,
    });
    nodes.push({ ...node, goods: await findCards(context, found.ids) });
  }
  return nodes;
}

/** All categories as a flat list, each under its parent, with its depth drawn before the name. */
export function readFlat(context: RequestContext) {
  return cachedReply(context, { key: 'flat categories', topics: [topics.catalogue] }, findFlat);
}

async function findFlat(context: RequestContext) {
  const rows = await findCategories(context);
  const below = (pid: number, depth: number): ReturnType<typeof getEntry>[] =>
    rows
      .filter((row) => row.pid === pid)
      .flatMap((row) => [getEntry(row, depth), ...below(row.id, depth + 1)]);
  const getEntry = (row: CategoryRow, depth: number) => {
    const spacer = '　'.repeat(Math.max(0, depth - 1)) + (depth > 0 ? '└ ' : '');
    return {
      id: row.id,
      pid: row.pid,
      name: `${spacer}${context.pick(row.name)}`,
      image: pictureUrl(context.baseUrl, row.image),
      spacer,
      haschild: rows.some(({ pid }) => pid === row.id) ? 1 : 0,
    };
  };
  return below(0, 0);
}
