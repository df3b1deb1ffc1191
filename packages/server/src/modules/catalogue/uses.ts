import type { OperatorUses } from '@pawlet/operator';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, loadRows } from '../../db/database.ts';
import type { Language } from '../../i18n/language.ts';

type UseKind = OperatorUses[number]['kind'];

const mostNames = 5;

/** What refers to something: a query of the names of each kind. */
type UseQueries = Partial<Readonly<Record<UseKind, SQL>>>;

/** What refers to an entry, with the names of the first few; empty where it can be removed. */
async function findUses(db: Database, queries: UseQueries): Promise<OperatorUses> {
  const uses: OperatorUses = [];
  for (const [kind, names] of Object.entries(queries) as [UseKind, SQL][]) {
    const [row] = await loadRows<{ count: number; names: string[] | null }>(
      db,
      sql`with found as (${names}) select (select count(*)::int from found) as count,
        (select array_agg(name) from (select name from found order by name limit ${mostNames}) as first) as names`,
    );
    if (row !== undefined && row.count > 0) uses.push({ kind, count: row.count, names: row.names ?? [] });
  }
  return uses;
}

const productsWhere = (language: Language, condition: SQL) => sql`
  select coalesce(t.title, goods.slug) as name
  from goods left join goods_texts t on t.goods_id = goods.id and t.language = ${language}
  where ${condition}`;

/** What refers to a category. */
export function findCategoryUses(db: Database, id: number, language: Language): Promise<OperatorUses> {
  const path = `/pages/goods/goods?category_id=${id}`;
  return findUses(db, {
    product: productsWhere(language, sql`goods.category_id = ${id}`),
    category: sql`select name ->> ${language} as name from categories where pid = ${id}`,
    offer: sql`select name ->> ${language} as name from discount_rules where category_id = ${id}`,
    coupon: sql`select name ->> ${language} as name from coupons where scope -> 'categoryIds' @> to_jsonb(${id}::int)`,
    campaign: sql`select title ->> ${language} as name from activities where path = ${path}`,
    content: sql`select name from shop_contents where jsonb_path_exists(value, '$.**.path ? (@ == $path)', jsonb_build_object('path', ${path}::text))`,
  });
}

/** What refers to a brand. */
export function findBrandUses(db: Database, id: number, language: Language): Promise<OperatorUses> {
  return findUses(db, {
    product: productsWhere(language, sql`goods.brand_id = ${id}`),
    coupon: sql`select name ->> ${language} as name from coupons where scope -> 'brandIds' @> to_jsonb(${id}::int)`,
  });
}

/** What refers to an attribute. */
export function findAttributeUses(db: Database, id: number, language: Language): Promise<OperatorUses> {
  return findUses(db, {
    product: productsWhere(
      language,
      sql`exists (select from goods_specs s where s.goods_id = goods.id and s.attribute_id = ${id})
        or exists (select from goods_attributes a where a.goods_id = goods.id and a.attribute_id = ${id})`,
    ),
    category: sql`select c.name ->> ${language} as name from categories c
      join category_attributes a on a.category_id = c.id where a.attribute_id = ${id}`,
  });
}

/** What refers to some values of an attribute. */
export function findValueUses(
  db: Database,
  valueIds: readonly number[],
  language: Language,
): Promise<OperatorUses> {
  const ids = sql`any(${sql.param([...valueIds])}::int[])`;
  return findUses(db, {
    product: productsWhere(
      language,
      sql`exists (select from goods_spec_values s where s.goods_id = goods.id and s.value_id = ${ids})
        or exists (select from goods_attributes a where a.goods_id = goods.id and a.value_id = ${ids})`,
    ),
  });
}
