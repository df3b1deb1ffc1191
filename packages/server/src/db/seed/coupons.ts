import { eq } from 'drizzle-orm';
import { couponClaims, coupons, userCoupons } from '../schema/coupon.ts';
import { demoShopperId } from './demoShopper.ts';
import type { SeedStep } from './step.ts';

const daySeconds = 24 * 3600;

/** Claims of each coupon before the demo began, by slug. */
const claims = { welcome: 3284, 'shop-8': 4310, consumables: 912, 'whiskr-12': 800, trail: 226 };

/** Coupon claims, including two of the demo account: one usable, one expired. */
export const couponsStep: SeedStep = {
  name: 'coupons',
  async run({ db, now }) {
    for (const [slug, claimed] of Object.entries(claims))
      await db.update(coupons).set({ claimed }).where(eq(coupons.slug, slug));
    const userId = await demoShopperId(db);
    const [coupon] = await db.select({ id: coupons.id }).from(coupons).where(eq(coupons.slug, 'consumables'));
    if (!coupon) throw new Error('Pawlet: the coupon consumables is not in the seed.');
    const own = { couponId: coupon.id, userId };
    await db.insert(couponClaims).values({ ...own, claimed: 2 });
    await db.insert(userCoupons).values([
      {
        ...own,
        beginTime: now - daySeconds,
        expireTime: now + 29 * daySeconds,
        createtime: now - daySeconds,
      },
      {
        ...own,
        beginTime: now - 40 * daySeconds,
        expireTime: now - 10 * daySeconds,
        createtime: now - 40 * daySeconds,
      },
    ]);
  },
};
