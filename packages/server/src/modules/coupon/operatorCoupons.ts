import type { OperatorCoupon } from '@pawlet/operator';
import { and, count, desc, eq } from 'drizzle-orm';
import { type Database, isOneOf } from '../../db/database.ts';
import { contentVersion } from '../../db/rowVersion.ts';
import { brands, categories } from '../../db/schema/category.ts';
import { coupons, type CouponScope, userCoupons } from '../../db/schema/coupon.ts';
import { productTexts } from '../../db/schema/products.ts';
import type { Language } from '../../i18n/language.ts';
import type { PageById } from '../operator-api/pageById.ts';
import { getOfferState, toReduction, whereOffer } from './offers.ts';

const columns = { coupon: coupons, id: coupons.id, version: contentVersion(coupons, ['claimed']) };

/** A coupon as stored, with its version. */
export type VersionedCoupon = Awaited<ReturnType<typeof findCouponPage>>[number];

/** One page of coupons, newest first. */
export async function findCouponPage(
  db: Database,
  filter: Pick<Parameters<typeof whereOffer>[1], 'state' | 'text'>,
  { after, limit }: PageById,
  now: number,
) {
  return db
    .select(columns)
    .from(coupons)
    .where(whereOffer('coupon', { ...filter, after }, now))
    .orderBy(desc(coupons.id))
    .limit(limit);
}

/** A coupon as the API returns it; null for an unknown one. */
export async function readOperatorCoupon(
  db: Database,
  id: number,
  reader: CouponReader,
): Promise<OperatorCoupon | null> {
  const rows = await db.select(columns).from(coupons).where(eq(coupons.id, id));
  const [coupon] = await toOperatorCoupons(db, rows, reader);
  return coupon ?? null;
}

interface CouponReader {
  readonly language: Language;
  readonly now: number;
}

/** Coupons as the API returns them, in the given order. */
export async function toOperatorCoupons(
  db: Database,
  rows: readonly VersionedCoupon[],
  { language, now }: CouponReader,
): Promise<readonly OperatorCoupon[]> {
  const scopes = rows.map(({ coupon }) => coupon.scope);
  const names = await findNames(db, scopes, language);
  const used = await countUsed(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ coupon: row, version }) => {
    const isDays = row.mode === 'fixation';
    return {
      id: row.id,
      slug: row.slug,
      name: row.name,
      state: getOfferState(row, row.claimed, now),
      ...toReduction(row),
      products: pickNames(row.scope.goodsIds, names.products),
      categories: pickNames(row.scope.categoryIds, names.categories),
      brands: pickNames(row.scope.brandIds, names.brands),
      audience: row.audience,
      perPerson: row.perPerson,
      total: row.total,
      received: row.claimed,
      used: used.get(row.id) ?? 0,
      from: row.begintime,
      until: row.endtime,
      validDays: isDays ? row.validDays : null,
      validFrom: isDays ? null : row.validFrom,
      validUntil: isDays ? null : row.validTo,
      isPublic: row.isOpen,
      rank: row.weigh,
      created: row.createtime,
      version,
    };
  });
}

type Names = ReadonlyMap<number, string>;

const pickNames = (ids: readonly number[], names: Names) =>
  ids.map((id) => ({ id, name: names.get(id) ?? '' }));

/** Names of what coupons apply to, in one language. */
async function findNames(
  db: Database,
  scopes: readonly CouponScope[],
  language: Language,
): Promise<Readonly<Record<'products' | 'categories' | 'brands', Names>>> {
  const productIds = scopes.flatMap(({ goodsIds }) => goodsIds);
  const categoryIds = scopes.flatMap((scope) => scope.categoryIds);
  const brandIds = scopes.flatMap((scope) => scope.brandIds);
  const titles =
    productIds.length === 0
      ? []
      : await db
          .select({ id: productTexts.productId, name: productTexts.title })
          .from(productTexts)
          .where(and(isOneOf(productTexts.productId, productIds), eq(productTexts.language, language)));
  const trees =
    categoryIds.length === 0
      ? []
      : await db
          .select({ id: categories.id, name: categories.name })
          .from(categories)
          .where(isOneOf(categories.id, categoryIds));
  const makers =
    brandIds.length === 0
      ? []
      : await db
          .select({ id: brands.id, name: brands.name })
          .from(brands)
          .where(isOneOf(brands.id, brandIds));
  return {
    products: new Map(titles.map(({ id, name }) => [id, name])),
    categories: new Map(trees.map(({ id, name }) => [id, name[language]])),
    brands: new Map(makers.map(({ id, name }) => [id, name])),
  };
}

async function countUsed(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: userCoupons.couponId, used: count() })
    .from(userCoupons)
    .where(and(isOneOf(userCoupons.couponId, ids), userCoupons.isUsed))
    .groupBy(userCoupons.couponId);
  return new Map(rows.map(({ id, used }) => [id, used]));
}
