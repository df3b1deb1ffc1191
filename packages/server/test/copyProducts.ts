import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';

/**
 * Adds copies of products without variants, with all that shoppers see of them, so that a test has more products than
 * the demo.
 * @param wanted number of products that are then in the shop
 * @returns the ids of all products
 */
export async function copyProducts(db: Database, wanted: number): Promise<readonly number[]> {
  await db.execute(sql`
    create temporary table copies as
    select id as old, (select max(id) from goods) + row_number() over (order by id) as new
    from goods where not is_multi and status = 'normal' order by id
    limit greatest(0, ${wanted}::int - (select count(*)::int from goods))`);
  await db.execute(sql`
    create temporary table sku_copies as
    select skus.id as old, copies.new as goods, (select max(id) from skus) + row_number() over (order by skus.id) as new
    from skus join copies on skus.goods_id = copies.old`);
  await db.execute(sql`
    insert into goods overriding system value
    select (jsonb_populate_record(goods, jsonb_build_object('id', new, 'slug', slug || '-' || new))).*
    from goods join copies on id = old`);
  for (const name of ['goods_texts', 'goods_contents', 'goods_prices']) {
    const table = sql.identifier(name);
    await db.execute(sql`
      insert into ${table} select (jsonb_populate_record(${table}, jsonb_build_object('goods_id', new))).*
      from ${table} join copies on goods_id = old`);
  }
  await db.execute(sql`
    insert into skus overriding system value
    select (jsonb_populate_record(skus, jsonb_build_object('id', new, 'goods_id', goods, 'goods_sn', goods_sn || '-' || new))).*
    from skus join sku_copies on id = old`);
  await db.execute(sql`
    insert into sku_prices
    select (jsonb_populate_record(sku_prices, jsonb_build_object('sku_id', new))).*
    from sku_prices join sku_copies on sku_id = old`);
  const { rows } = await db.execute<{ id: number }>(sql`select id from goods order by id`);
  return rows.map(({ id }) => id);
}
