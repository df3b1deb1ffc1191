import { sql } from 'drizzle-orm';
import type { Database } from '../../../packages/server/src/db/database.ts';

const serials = 100_000;
const coupons = 2000;
const daySeconds = 24 * 3600;

const texts = sql.raw(
  `(select jsonb_object_agg(language, 'Text ' || language) from unnest('{zh,en,ja,fr,de,it,es,ko}'::text[]) as language)`,
);
const buyer = (id: string) =>
  sql.raw(
    `(select array_agg(id order by id) from shoppers)[1 + ${id} % (select count(*)::int from shoppers)]`,
  );

/**
 * Fills marketing, cloud storage, invoices, webhooks and withdrawals of a shop with so many orders, without the shop:
 * most of everything is done, some of it waits.
 */
export async function fillAreas(db: Database, orders: number): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  await db.execute(sql`
    insert into coupons (slug, name, reduction, scope, mode, valid_days, total, claimed, endtime, createtime)
    select 'bench-' || id, ${texts}, '{"kind":"percent","percentOff":10}',
      '{"goodsIds":[],"categoryIds":[],"brandIds":[]}', 'fixation', 7, 1000000, 100,
      case when id % 20 = 0 then null else ${now}::bigint - id end, ${now}::bigint - id * 1000
    from generate_series(1, ${coupons}::int) as id`);
  await db.execute(sql`
    insert into user_coupons (coupon_id, user_id, is_used, begin_time, expire_time, createtime)
    select (select array_agg(id order by id) from coupons)[1 + id % ${coupons}::int], ${buyer('id')}, id % 5 < 3,
      ${now}::bigint - 1000, ${now}::bigint + 1000, ${now}::bigint - id
    from generate_series(1, ${orders * 4}::int) as id`);
  await db.execute(sql`
    insert into score_exchanges (exchange_sn, user_id, product_id, type, status, title, image, nums, score, createtime,
      updatetime)
    select '7' || lpad(id::text, 25, '0'), ${buyer('id')}, (select min(id) from score_products), 'reality',
      case when id % 200 = 0 then 'created' when id % 100 = 1 then 'rejected' else 'completed' end, ${texts}, '', 1, 10,
      ${now}::bigint - id, ${now}::bigint - id
    from generate_series(1, ${orders}::int) as id`);
  await db.execute(sql`
    insert into survey_replies (user_id, type, answers, score, createtime)
    select id, type, '{"1":["cat","dog"],"2":"yes","3":"month","4":5}', 50, ${now}::bigint - id
    from shoppers cross join (select type from surveys) as survey
    on conflict do nothing`);
  await db.execute(sql`
    insert into webhook_endpoints (url, secret, createtime)
    select 'https://bench.test/' || id, 'x', 1 from generate_series(1, 3) as id`);
  await db.execute(sql`
    insert into webhook_deliveries (event_id, endpoint_id, type, order_sn, payload, attempts, duetime, deliveredtime,
      createtime)
    select gen_random_uuid(), (select min(id) from webhook_endpoints) + id % 3, 'order.paid', '6' || lpad(id::text, 25, '0'), '{}',
      1, case when id % 500 = 0 then ${now}::bigint + 9999 end, case when id % 250 < 2 then null else ${now}::bigint - id end,
      ${now}::bigint - id
    from generate_series(1, ${orders * 4}::int) as id`);
  await db.execute(sql`
    insert into camera_serials (serial, goods_sn, createtime)
    select 'CAM-' || lpad(id::text, 8, '0'), 'WK-DOT-WH', ${now}::bigint - id from generate_series(1, ${serials}::int) as id`);
  await db.execute(sql`
    insert into cloud_devices (device_id, user_id, name, model, createtime)
    select 'CAM-' || lpad(id::text, 8, '0'), ${buyer('id')}, ${texts}, 'WK-DOT-WH', ${now}::bigint - id
    from generate_series(1, ${orders}::int) as id on conflict do nothing`);
  await db.execute(sql`
    insert into cloud_orders (order_sn, user_id, device_id, plan_id, name, days, currency, amount, paystate, agreed_version,
      createtime, deadline, paytime, begintime, endtime, refunded_amount, refundtime)
    select 'C' || lpad(id::text, 25, '0'), ${buyer('id')}, (select min(id) from cloud_devices) + id % 1000,
      (select min(id) from cloud_plans), ${texts}, 30, 'CNY', 1990, 1, '1', ${now}::bigint - id * 300, ${now}::bigint,
      ${now}::bigint - id * 300, ${now}::bigint - id * 300, ${now}::bigint - id * 300 + ${30 * daySeconds}::int,
      case when id % 50 = 0 then 1990 else 0 end, case when id % 50 = 0 then ${now}::bigint end
    from generate_series(1, ${orders}::int) as id`);
  await db.execute(sql`
    insert into invoices (invoice_sn, file_key, user_id, head_type, title, email, amount, currency, language, status,
      createtime, issuetime, mailtime, due_at)
    select '4' || lpad(orders.id::text, 25, '0'), 'bench-' || orders.id, user_id, 2, receiver, 'buyer@bench.test', total, currency, 'en',
      case when orders.id % 300 = 0 then 'created' else 'issued' end, createtime, createtime, createtime, createtime
    from orders where total > 0 and orders.id % 2 = 0`);
  await db.execute(sql`
    insert into invoice_orders (invoice_id, order_id, amount)
    select invoices.id, orders.id, orders.total from invoices
    join orders on invoices.file_key = 'bench-' || orders.id`);
  await db.execute(sql`
    insert into withdrawals (withdrawal_sn, user_id, order_id, consumer_name, email, order_number, statement, language,
      country, standing, state, createtime)
    select '3' || lpad(id::text, 25, '0'), user_id, id, receiver, 'buyer@bench.test', order_sn, 'I withdraw', 'de', 'DEU', 'in-time',
      case when id % 500 = 0 then 'open' else 'accepted' end, createtime
    from orders where id % 20 = 0`);
  await db.execute(sql`vacuum analyze`);
}

/** Calls that are measured, by what they show; `order` has an invoice and a withdrawal. */
export function toAreaCalls(order: { readonly order_sn: string; readonly user_id: number }) {
  return {
    'coupons, with how many were used': '/coupons?limit=200',
    'coupons that run': '/coupons?state=running',
    'coupons by name': '/coupons?text=bench-1999',
    'survey in numbers': '/surveys/drinker/results',
    'survey replies': '/surveys/drinker/replies',
    'survey as CSV': '/surveys/drinker/export',
    'exchanges that wait': '/exchanges?state=waits',
    'exchanges of a customer': `/exchanges?customer=${order.user_id}`,
    cameras: '/cameras?limit=200',
    'camera by serial number': '/cameras?serial=CAM-00000777',
    'free serial numbers': '/camera-serials?state=free',
    'serial numbers by their start': '/camera-serials?serial=CAM-0009',
    'plans that run, by their end': '/cloud-orders?state=running&limit=200',
    'refunded plans': '/cloud-orders?state=refunded',
    invoices: '/invoices?limit=200',
    'invoices to issue': '/invoices?state=created',
    'invoice of an order': `/invoices?order=${order.order_sn}`,
    'invoices by name': `/invoices?title=${encodeURIComponent('Berg 12')}`,
    webhooks: '/webhooks',
    'failed events': '/webhook-deliveries?state=failed',
    'waiting events': '/webhook-deliveries?state=waiting',
    'events of a webhook': '/webhook-deliveries?webhook=1',
    'open withdrawals': '/withdrawals?state=open',
    'withdrawals of an order': `/withdrawals?order=${order.order_sn}`,
  } as const;
}
