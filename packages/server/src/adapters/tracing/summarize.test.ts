import { expect, it } from 'vitest';
import { summarize } from './summarize.ts';

it.each([
  ['select "id" from "orders" where "order_sn" = $1', 'SELECT orders'],
  ['insert into "cart_lines" ("id") values (default, $1) returning "id"', 'INSERT cart_lines'],
  ['update "orders" set "paystate" = $1 where "id" in (select "id" from "payments")', 'UPDATE orders'],
  ['delete from "sessions" where "token" = $1', 'DELETE sessions'],
  ['select 1', 'SELECT'],
  ['select count(*) from (select 1 from "reviews" where "x" = $1) as "q"', 'SELECT reviews'],
  ['select "x" from unnest($1::int[]) as "x"', 'SELECT'],
  ['with "due" as (select "id" from "jobs" for update) update "jobs" set "x" = 1', 'UPDATE jobs'],
  ['lock table "operator_people" in share row exclusive mode', 'LOCK operator_people'],
  ['set local statement_timeout = 5000', 'SET'],
  ['commit', 'COMMIT'],
  ['select * from "orders" where "name" = \'from anna\'', 'SELECT orders'],
  ['', 'OTHER'],
])('%s is %s', (text, summary) => {
  expect(summarize(text)?.summary).toBe(summary);
});

it.each(['begin', 'begin isolation level serializable', 'savepoint sp1', 'release savepoint sp1'])(
  '%s takes no time of its own',
  (text) => {
    expect(summarize(text)).toBe(undefined);
  },
);
