import { inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { brands, categories } from '../schema/category.ts';
import { couponClaims, coupons as couponTable, type CouponScope, userCoupons } from '../schema/coupon.ts';
import { goods } from '../schema/goods.ts';
import { demoShopperId } from './demoShopper.ts';
import { coupons } from './data/promotions.ts';
import type { SeedCoupon } from './data/types.ts';
import type { SeedStep } from './step.ts';

const daySeconds = 24 * 3600;

/** Coupons, and two in the pocket of the demo account: one to use, one too late. */
export const couponsStep: SeedStep = {
  name: 'coupons',
  async run({ db, now }) {
    const rows = [];
    for (const [index, coupon] of coupons.entries()) {
      rows.push({
        slug: coupon.slug,
        name: coupon.name,
        reduction: coupon.reduction,
        threshold: coupon.threshold,
        scope: await toScope(db, coupon),
        audience: coupon.condition?.kind === 'new-user' ? ('new' as const) : ('all' as const),
        perPerson: coupon.perPerson,
        total: coupon.total,
        claimed: coupon.claimed,
        begintime: now - daySeconds,
        endtime: now + coupon.claimDays * daySeconds,
        mode: 'fixation' as const,
        validDays: coupon.validDays,
        isOpen: coupon.isClosed !== true,
        weigh: coupons.length - index,
        createtime: now - daySeconds,
      });
    }
    const written = await db.insert(couponTable).values(rows).returning();
    const idOf = (slug: string) => written.find((row) => row.slug === slug)?.id ?? 0;
    const userId = await demoShopperId(db);
    const couponId = idOf('consumables');
    await db.insert(couponClaims).values({ couponId, userId, nums: 2 });
    await db.insert(userCoupons).values([
      {
        couponId,
        userId,
        beginTime: now - daySeconds,
        expireTime: now + 29 * daySeconds,
        createtime: now - daySeconds,
      },
      {
        couponId,
        userId,
        beginTime: now - 40 * daySeconds,
        expireTime: now - 10 * daySeconds,
        createtime: now - 40 * daySeconds,
      },
    ]);
  },
};

async function toScope(db: Database, { condition }: SeedCoupon): Promise<CouponScope> {
  const nothing: CouponScope = { goodsIds: [], categoryIds: [], brandIds: [] };
  if (condition === null || condition.kind === 'new-user') return nothing;
  const slugs = [...condition.slugs];
  const tables = { goods, category: categories, brand: brands };
  const table = tables[condition.kind];
  const rows = await db.select({ id: table.id }).from(table).where(inArray(table.slug, slugs));
  if (rows.length !== slugs.length)
    throw new Error(`Pawlet: a coupon is for ${slugs.join()}, which is not all in the seed.`);
  const ids = rows.map(({ id }) => id);
  if (condition.kind === 'goods') return { ...nothing, goodsIds: ids };
  return condition.kind === 'category' ? { ...nothing, categoryIds: ids } : { ...nothing, brandIds: ids };
}
