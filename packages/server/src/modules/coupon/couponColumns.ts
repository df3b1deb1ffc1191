import type { FieldProblem } from '@pawlet/core/contract';
import type { couponCalls, OperatorCoupon, ParsedOperatorInputOf } from '@pawlet/operator';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Database, isOneOf } from '../../db/database.ts';
import { brands, categories } from '../../db/schema/category.ts';
import type { coupons, CouponScope } from '../../db/schema/coupon.ts';
import { products } from '../../db/schema/products.ts';
import { findWrongEnd, readReduction } from './offers.ts';

/** The fields of a coupon besides its names. */
export type GivenCoupon = Omit<ParsedOperatorInputOf<typeof couponCalls.changeCoupon>, 'name'>;

type Columns = Partial<Omit<typeof coupons.$inferInsert, 'id' | 'slug' | 'name' | 'createtime'>>;

/** Columns to store, or the problem of each field. */
export type ReadCoupon =
  | { readonly kind: 'read'; readonly columns: Columns }
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, FieldProblem>> };

/** Whether fields change what people who have the coupon were promised. */
export function changesPromise({
  percentOff,
  amountsOff,
  threshold,
  products: productIds,
  categories: categoryIds,
  brands: brandIds,
}: GivenCoupon): boolean {
  return [percentOff, amountsOff, threshold, productIds, categoryIds, brandIds].some(
    (given) => given !== undefined,
  );
}

/** Checks the fields of a coupon against its current ones, null for a new coupon. */
export async function readCouponColumns(
  db: Database,
  given: GivenCoupon,
  current: OperatorCoupon | null,
): Promise<ReadCoupon> {
  const worth = await readReduction(db, given);
  if (worth.kind === 'invalid') return worth;
  const scope = await readScope(db, given, current);
  if ('fields' in scope) return { kind: 'invalid', fields: scope.fields };
  const { from, until, validDays, validFrom, validUntil, total } = given;
  const hasDates = validFrom !== undefined || validUntil !== undefined;
  if (hasDates && validDays !== undefined) return { kind: 'invalid', fields: { validDays: 'choice' } };
  const wrong =
    findWrongEnd(latest(from, current?.from), latest(until, current?.until), 'until') ??
    findWrongEnd(
      latest(validFrom, current?.validFrom),
      latest(validUntil, current?.validUntil),
      'validUntil',
    );
  if (wrong) return { kind: 'invalid', fields: wrong };
  if (total !== undefined && total > 0 && total < (current?.received ?? 0))
    return { kind: 'invalid', fields: { total: 'range' } };
  return {
    kind: 'read',
    columns: {
      ...worth.columns,
      ...(scope.scope === undefined ? {} : { scope: scope.scope }),
      ...(hasDates ? { mode: 'dates' as const, validFrom, validTo: validUntil } : {}),
      ...(validDays === undefined
        ? {}
        : { mode: 'fixation' as const, validDays, validFrom: null, validTo: null }),
      begintime: from,
      endtime: until,
      audience: given.audience,
      perPerson: given.perPerson,
      total,
      isOpen: given.isPublic,
      weigh: given.rank,
    },
  };
}

function latest(given: number | null | undefined, current: number | null | undefined) {
  return given === undefined ? current : given;
}

const scopeTables = { products, categories, brands } as const;
const scopeLists = { products: 'goodsIds', categories: 'categoryIds', brands: 'brandIds' } as const;

/** The products that a coupon applies to; undefined where nothing is given. */
async function readScope(
  db: Database,
  given: GivenCoupon,
  current: OperatorCoupon | null,
): Promise<
  { readonly scope: CouponScope | undefined } | { readonly fields: Readonly<Record<string, FieldProblem>> }
> {
  const kinds = ['products', 'categories', 'brands'] as const;
  if (kinds.every((kind) => given[kind] === undefined)) return { scope: undefined };
  const lists = new Map<string, readonly number[]>();
  for (const kind of kinds) {
    const ids = [...new Set(given[kind])];
    if (given[kind] !== undefined && !(await doAllExist(db, scopeTables[kind], ids)))
      return { fields: { [kind]: 'exists' } };
    const known = current?.[kind].map(({ id }) => id) ?? [];
    lists.set(scopeLists[kind], given[kind] === undefined ? known : ids);
  }
  return {
    scope: {
      goodsIds: lists.get('goodsIds') ?? [],
      categoryIds: lists.get('categoryIds') ?? [],
      brandIds: lists.get('brandIds') ?? [],
    },
  };
}

async function doAllExist(
  db: Database,
  table: PgTable & { readonly id: PgColumn },
  ids: readonly number[],
): Promise<boolean> {
  return ids.length === 0 || (await db.$count(table, isOneOf(table.id, ids))) === ids.length;
}
