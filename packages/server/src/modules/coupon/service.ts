import { cached, endCachedAt } from '../../http/cached.ts';
import { topics } from '../../db/topics.ts';
import type {
  couponCouponDetail,
  couponMyCouponList,
  CouponWire,
  ParsedInputOf,
  WireOutputOf,
} from '@pawlet/core/contract';
import type { Database } from '../../db/database.ts';
import type { CouponScope } from '../../db/schema/coupon.ts';
import type { RequestContext, ShopperContext } from '../../http/requestContext.ts';
import { ok, refuse, type Result } from '../../http/result.ts';
import { translate } from '../../i18n/translate.ts';
import { findCards } from '../products/cards.ts';
import { findProductIds } from '../products/listQuery.ts';
import { getMoment } from '../products/pages.ts';
import { toPage } from '../products/wireValues.ts';
import { toCoupons } from './present.ts';
import {
  countUsable,
  findClaims,
  findCoupon,
  findCouponsOnOffer,
  findOpenCoupons,
  findOwnCoupons,
  hasBought,
  insertUserCoupon,
  type OwnedTab,
  takeOne,
  takeShare,
} from './repository.ts';
import {
  claimProblem,
  type CouponProduct,
  type CouponRow,
  isForever,
  isTaken,
  getValidity,
} from './rules.ts';

export { findOwnCoupon, type OwnCoupon, returnCoupon, spendCoupon } from './repository.ts';
export { type CouponRow } from './rules.ts';

const pageSize = 15;
const maxProducts = 20;
/** Maximum number of coupons evaluated for a cart. */
const maxOwned = 100;

/** One page of the coupons on offer; `result` 0 percent, 1 amount off. */
export async function listCoupons(context: RequestContext, page: number, result: 0 | 1 | null) {
  const kinds = { 0: 'percent', 1: 'minus' } as const;
  const filter = { now: context.now, kind: result === null ? null : kinds[result] };
  const { rows, total } = await findOpenCoupons(context.db, filter, (page - 1) * pageSize, pageSize);
  return toPage(total, page, pageSize, await toCoupons(context, rows));
}

/** One coupon, with products it applies to. */
export async function readCoupon(
  context: RequestContext,
  id: number,
): Promise<Result<WireOutputOf<typeof couponCouponDetail>>> {
  const row = await findCoupon(context.db, id);
  const [coupon] = row ? await toCoupons(context, [row]) : [];
  if (!row || !coupon) return refuse('NOT_FOUND');
  const { db, language, currency } = context;
  const filter = { language, currency, scope: row.scope, offset: 0, limit: maxProducts };
  const { ids } = await findProductIds(db, filter, getMoment(context));
  return ok({ ...coupon, goods: await findCards(context, ids) });
}

/** Claims a coupon for the shopper. */
export async function drawCoupon(context: ShopperContext, id: number): Promise<Result<null>> {
  const { db, shopper, now } = context;
  const coupon = await findCoupon(db, id);
  if (!coupon) return refuse('NOT_FOUND');
  if (!coupon.isOpen) return refuse('COUPON_UNUSABLE');
  const limitReached = refuse('LIMIT_REACHED', {
    data: { limit: coupon.perPerson },
    messageKey: 'coupon.taken',
  });
  const claimed = (await findClaims(db, shopper.id, [id])).get(id) ?? 0;
  const facts = { claimed, hasBought: await hasBought(db, shopper.id) };
  const problem = claimProblem(coupon, facts, now);
  if (problem === 'coupon.taken') return limitReached;
  if (problem) return refuse('COUPON_UNUSABLE', { messageKey: problem });
  if (!(await takeShare(db, coupon, shopper.id))) return limitReached;
  if (!(await takeOne(db, id))) return refuse('COUPON_UNUSABLE', { messageKey: 'coupon.gone' });
  await insertUserCoupon(db, {
    couponId: id,
    userId: shopper.id,
    createtime: now,
    ...getValidity(coupon, now),
  });
  return ok();
}

/**
 * Gives a coupon to a shopper, in addition to what they may claim; false when it does not exist or none is
 * left.
 */
export async function giveCoupon(
  db: Database,
  { userId, couponId, now }: { readonly userId: number; readonly couponId: number; readonly now: number },
): Promise<boolean> {
  const coupon = await findCoupon(db, couponId);
  if (!coupon || !(await takeOne(db, couponId))) return false;
  await insertUserCoupon(db, { couponId, userId, createtime: now, ...getValidity(coupon, now) });
  return true;
}

function getTab({ is_used, begin_time, expire_time }: ParsedInputOf<typeof couponMyCouponList>): OwnedTab {
  if (is_used === 2) return 'used';
  if (expire_time === 1) return 'expired';
  if (begin_time === 1) return 'coming';
  return is_used === 1 ? 'unused' : 'all';
}

/** One page of the shopper's coupons. */
export async function listOwnCoupons(
  context: ShopperContext,
  input: ParsedInputOf<typeof couponMyCouponList>,
): Promise<WireOutputOf<typeof couponMyCouponList>> {
  const { db, shopper, now, language } = context;
  const filter = { userId: shopper.id, tab: getTab(input), now };
  const { rows, total } = await findOwnCoupons(db, filter, (input.page - 1) * input.num, input.num);
  const wire = await toCoupons(
    context,
    rows.map(({ coupon }) => coupon),
  );
  const data = rows.flatMap(({ own }, index) => {
    const coupon = wire[index];
    if (!coupon) return [];
    return [
      {
        id: own.id,
        coupon_id: coupon.id,
        user_id: own.userId,
        is_used: own.isUsed ? 2 : 1,
        is_used_text: translate(language, own.isUsed ? 'coupon.used' : 'coupon.unused'),
        begin_time: own.beginTime,
        expire_time: own.expireTime,
        createtime: own.createtime,
        expired: own.expireTime <= now,
        begin: own.beginTime <= now,
        coupon,
      },
    ];
  });
  return toPage(total, input.page, input.num, data);
}

/** The coupons that the shopper can still use, newest first. */
export async function findUsableCoupons(context: ShopperContext) {
  const { db, shopper, now } = context;
  const { rows } = await findOwnCoupons(db, { userId: shopper.id, tab: 'unused', now }, 0, maxOwned);
  const wire = await toCoupons(
    context,
    rows.map(({ coupon }) => coupon),
  );
  return rows.flatMap((row, index) => {
    const shown = wire[index];
    return shown ? [{ ...row, wire: shown }] : [];
  });
}

/** Number of coupons that the shopper can still use. */
export async function countOwnCoupons({ db, shopper, now }: ShopperContext): Promise<number> {
  return countUsable(db, shopper.id, now);
}

/** The products that a coupon applies to; null when it does not exist. */
export async function readScope(db: Database, id: number): Promise<CouponScope | null> {
  return (await findCoupon(db, id))?.scope ?? null;
}

/** A coupon on offer, and its presentation for visitors. */
export interface CouponOffer {
  readonly row: CouponRow;
  readonly coupon: CouponWire;
}

/** All coupons on offer, the same for everybody. */
async function getOffers(context: RequestContext): Promise<readonly CouponOffer[]> {
  const choice = { key: 'coupons on offer', topics: [topics.coupons, topics.catalogue] };
  return cached(context, choice, async (inner) => {
    const { db, now } = inner;
    const rows = await findCouponsOnOffer(db, now);
    const turns = rows.flatMap(({ begintime, endtime, validTo }) => [
      begintime ?? 0,
      endtime ?? 0,
      validTo ?? 0,
    ]);
    endCachedAt(inner, Math.min(...turns.filter((turn) => turn > now)));
    const wire = await toCoupons({ ...inner, shopper: null }, rows);
    return rows.flatMap((row, index) => {
      const coupon = wire[index];
      return coupon ? [{ row, coupon }] : [];
    });
  });
}

/** Coupons on offer that apply to a product. */
export async function findOffersFor(context: RequestContext, product: CouponProduct): Promise<CouponOffer[]> {
  return (await getOffers(context)).filter(({ row }) => isForever(row, product));
}

/** What the shopper may claim now, with the resulting validity. */
export async function findClaimable(context: ShopperContext) {
  const { now } = context;
  const offers = await getOffers(context);
  const seen = await ownView(context, offers);
  return offers.flatMap(({ row }, index) => {
    const wire = seen[index];
    return wire?.message === ''
      ? [{ coupon: row, own: { isUsed: false, ...getValidity(row, now) }, wire }]
      : [];
  });
}

/** Offers for one shopper: which they have claimed, and why they may not claim others. */
export async function ownView(
  { db, shopper, now, language }: ShopperContext,
  offers: readonly CouponOffer[],
): Promise<CouponWire[]> {
  if (offers.length === 0) return [];
  const claims = await findClaims(
    db,
    shopper.id,
    offers.map(({ row }) => row.id),
  );
  const isOldUser = await hasBought(db, shopper.id);
  return offers.map(({ row, coupon }) => {
    const claimed = claims.get(row.id) ?? 0;
    const problem = claimProblem(row, { claimed, hasBought: isOldUser }, now);
    return {
      ...coupon,
      is_received: isTaken(row, claimed),
      own_num: claimed,
      message: problem === null ? '' : translate(language, problem),
    };
  });
}
