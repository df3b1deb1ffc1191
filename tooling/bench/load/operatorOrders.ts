import { orderStates, paymentStates, shippingStates, toStateNumber } from '@pawlet/core/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../packages/server/src/db/database.ts';
import { makeBuyers } from './shoppers.ts';

const buyers = 5000;
const linesAtOnce = 5000;
const daySeconds = 24 * 3600;

/** What the orders of a shop are like after two years: most are completed, some wait for each step. */
const mix = [
  { share: 0.86, order: 'completed', payment: 'paid', shipping: 'received' },
  { share: 0.06, order: 'cancelled', payment: 'unpaid', shipping: 'unshipped' },
  { share: 0.03, order: 'open', payment: 'paid', shipping: 'unshipped' },
  { share: 0.04, order: 'open', payment: 'paid', shipping: 'shipped' },
  { share: 0.01, order: 'open', payment: 'unpaid', shipping: 'unshipped' },
] as const;

const receivers = [
  '王小明',
  '李雷',
  '韩梅梅',
  'Anna Berg',
  'Luca Rossi',
  'Marie Dupont',
  '田中太郎',
  '김민준',
];
const partners = ['', '', '', 'happy-pets', 'green-paws', 'city-vets'];
const currencies = ['CNY', 'CNY', 'CNY', 'EUR', 'USD'];

const list = (values: readonly (string | number)[], type: 'text' | 'int') =>
  sql`${sql.param([...values])}::${sql.raw(type)}[]`;

/** Fills the database with orders of two lines each, spread over two years, without the shop. */
export async function fillOrders(db: Database, size: number): Promise<void> {
  await makeBuyers(db, buyers);
  const now = Math.floor(Date.now() / 1000);
  const bounds = mix.map((_, index) => mix.slice(0, index + 1).reduce((sum, { share }) => sum + share, 0));
  const chosen = sql`width_bucket(random(), ${sql.param(bounds)}::float8[]) + 1`;
  const stateOf = (numbers: readonly number[]) =>
    sql`(${list(numbers, 'int')})[least(drawn.state, ${mix.length}::int)]`;
  const pick = (values: readonly string[]) =>
    sql`(${list(values, 'text')})[1 + (drawn.id * 7919 % ${values.length}::int)]`;
  await db.execute(sql`
    insert into orders (order_sn, user_id, orderstate, paystate, shippingstate, currency, country, goods_amount,
      shipping_fee, discount, total, paid_amount, discounts, address_id, receiver, mobile, detail, sup, createtime,
      deadline, paytime, shippingtime, updatetime)
    select '2026' || lpad((drawn.id::bigint * 7368787 % 100000000000)::text, 22, '0'), drawn.user_id,
      drawn.orderstate, drawn.paystate, drawn.shippingstate, drawn.currency, 'CHN', drawn.amount, 0, 0, drawn.amount,
      case drawn.paystate when 0 then 0 else drawn.amount end, '[]', 1, drawn.receiver || ' ' || drawn.id % 997,
      '13' || lpad((drawn.id::bigint * 104729 % 1000000000)::text, 9, '0'), 'Street ' || drawn.id, drawn.sup,
      drawn.createtime, drawn.createtime + 1800,
      case drawn.paystate when 0 then null else drawn.createtime + 60 end,
      case drawn.shippingstate when 0 then null else drawn.createtime + 86400 end, drawn.createtime
    from (
      select drawn.id, drawn.user_id, 1000 + drawn.id % 90000 as amount,
        ${now}::bigint - (random() * ${730 * daySeconds}::int)::bigint as createtime,
        ${stateOf(mix.map(({ order }) => toStateNumber(orderStates, order)))} as orderstate,
        ${stateOf(mix.map(({ payment }) => toStateNumber(paymentStates, payment)))} as paystate,
        ${stateOf(mix.map(({ shipping }) => toStateNumber(shippingStates, shipping)))} as shippingstate,
        ${pick(currencies)} as currency, ${pick(receivers)} as receiver, ${pick(partners)} as sup
      from (
        select numbered.id, ${chosen} as state,
          (select array_agg(shoppers.id) from shoppers)[1 + numbered.id % ${buyers}::int] as user_id
        from generate_series(1, ${size}::int) as numbered (id)
      ) as drawn
    ) as drawn`);
  // Hash tables of the statement's own: a plan that reads the products for each line takes minutes.
  for (let from = 1; from <= size; from += linesAtOnce)
    await db.execute(sql`
      with ware as materialized (
        select skus.id, skus.goods_id, skus.goods_sn, row_number() over (order by skus.id) as place,
          jsonb_build_object('zh', zh.title, 'en', en.title, 'ja', en.title, 'fr', en.title, 'de', en.title,
            'it', en.title, 'es', en.title, 'ko', en.title) as title
        from skus
        join goods_texts as zh on zh.goods_id = skus.goods_id and zh.language = 'zh'
        join goods_texts as en on en.goods_id = skus.goods_id and en.language = 'en'
      ), wanted as materialized (
        select orders.id, orders.total, line.number,
          1 + (orders.id::bigint * (31 + 16 * line.number)) % (select count(*) from ware) as place
        from orders cross join generate_series(1, 2) as line (number)
        where orders.id between ${from}::int and ${from + linesAtOnce - 1}::int
      )
      insert into order_lines (order_id, goods_id, sku_id, goods_sn, title, attributes, image, nums, price, marketprice,
        real_amount)
      select wanted.id, ware.goods_id, ware.id, ware.goods_sn, ware.title, '[]', '', 1, wanted.total, wanted.total,
        case wanted.number when 1 then wanted.total else 0 end
      from wanted join ware on ware.place = wanted.place`);
  await db.execute(sql`vacuum analyze`);
}
