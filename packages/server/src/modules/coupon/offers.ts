import type { OperatorCoupon } from '@pawlet/operator';
import type { FieldProblem } from '@pawlet/core/contract';
import { and, eq, gt, gte, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { anywhere, type Database } from '../../db/database.ts';
import { coupons } from '../../db/schema/coupon.ts';
import { type CodeReduction, discountCodes } from '../../db/schema/discount.ts';
import { readShopCurrencies } from '../config/shopCurrencies.ts';
import { readAmounts, toAmounts } from '../operator-api/readAmounts.ts';

type OfferState = OperatorCoupon['state'];
type Amounts = Readonly<Record<string, number>>;

/** What coupons and codes have in common. */
interface OfferRow {
  readonly isActive: boolean;
  readonly begintime: number | null;
  readonly endtime: number | null;
  readonly total: number;
}

/** The state of a coupon or code of which `taken` were received or used. */
export function getOfferState(
  { isActive, begintime, endtime, total }: OfferRow,
  taken: number,
  now: number,
): OfferState {
  if (!isActive) return 'stopped';
  if (endtime !== null && endtime <= now) return 'ended';
  if (total > 0 && taken >= total) return 'used-up';
  return begintime !== null && begintime > now ? 'upcoming' : 'running';
}

const tables = {
  coupon: { table: coupons, taken: coupons.claimed, word: coupons.slug },
  code: { table: discountCodes, taken: discountCodes.used, word: discountCodes.code },
} as const;

/** The condition of a list of coupons or codes. */
export function whereOffer(
  kind: keyof typeof tables,
  {
    state,
    text,
    after,
  }: {
    readonly state?: OfferState | undefined;
    readonly text?: string | undefined;
    readonly after: number | undefined;
  },
  now: number,
): SQL | undefined {
  const { table, taken, word } = tables[kind];
  return and(
    state === undefined ? undefined : whereState(table, taken, state, now),
    text === undefined
      ? undefined
      : or(
          sql`${word} ilike ${anywhere(text)}`,
          sql`exists (select 1 from jsonb_each_text(${table.name}) as named where named.value ilike ${anywhere(text)})`,
        ),
    after === undefined ? undefined : lt(table.id, after),
  );
}

function whereState(
  table: typeof coupons | typeof discountCodes,
  taken: typeof coupons.claimed | typeof discountCodes.used,
  state: OfferState,
  now: number,
): SQL | undefined {
  const { isActive, begintime, endtime, total } = table;
  if (state === 'stopped') return eq(isActive, false);
  if (state === 'ended') return and(eq(isActive, true), lte(endtime, now));
  const isLive = and(eq(isActive, true), or(isNull(endtime), gt(endtime, now)));
  const isTaken = and(gt(total, 0), gte(taken, total));
  if (state === 'used-up') return and(isLive, isTaken);
  const isLeft = and(isLive, or(eq(total, 0), lt(taken, total)));
  return state === 'upcoming'
    ? and(isLeft, gt(begintime, now))
    : and(isLeft, or(isNull(begintime), lte(begintime, now)));
}

/** What a coupon or code is worth, as the API returns it. */
export function toReduction({
  reduction,
  threshold,
}: {
  readonly reduction: CodeReduction;
  readonly threshold: Amounts | null;
}) {
  return {
    percentOff: reduction.kind === 'percent' ? reduction.percentOff : null,
    amountsOff: reduction.kind === 'minus' ? toAmounts(reduction.amounts) : null,
    threshold: threshold === null ? null : toAmounts(threshold),
  };
}

/** What a coupon or code is worth, as it is sent. */
interface GivenReduction {
  readonly percentOff?: number | undefined;
  readonly amountsOff?: Readonly<Record<string, string>> | undefined;
  readonly threshold?: Readonly<Record<string, string>> | null | undefined;
}

/** Columns to store, or the problem of each field. */
export type ReadReduction =
  | {
      readonly kind: 'read';
      readonly columns: {
        readonly reduction?: CodeReduction;
        readonly threshold?: Amounts | null;
      };
    }
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, FieldProblem>> };

/** Parses what a coupon or code is worth; fields that are not sent are not among the columns. */
export async function readReduction(
  db: Database,
  { percentOff, amountsOff, threshold }: GivenReduction,
): Promise<ReadReduction> {
  const currencies = await readShopCurrencies(db);
  const off = amountsOff && readAmounts('amountsOff', amountsOff, { currencies, minimum: 1 });
  const least = threshold && readAmounts('threshold', threshold, { currencies, minimum: 0 });
  if (off?.kind === 'invalid' || least?.kind === 'invalid')
    return {
      kind: 'invalid',
      fields: {
        ...(off?.kind === 'invalid' ? off.fields : {}),
        ...(least?.kind === 'invalid' ? least.fields : {}),
      },
    };
  return {
    kind: 'read',
    columns: {
      ...(percentOff === undefined ? {} : { reduction: { kind: 'percent', percentOff } }),
      ...(off ? { reduction: { kind: 'minus', amounts: off.amounts } } : {}),
      ...(threshold === undefined ? {} : { threshold: least ? least.amounts : null }),
    },
  };
}

/** Names the field of an end that is not after its start; undefined where both are fine. */
export function findWrongEnd(
  from: number | null | undefined,
  until: number | null | undefined,
  field: string,
): Readonly<Record<string, FieldProblem>> | undefined {
  const isFine = from === null || from === undefined || until === null || until === undefined || from < until;
  return isFine ? undefined : { [field]: 'range' };
}
