import type { OperatorReward } from '@pawlet/operator';
import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import { anywhere, type Database, isOneOf } from '../../db/database.ts';
import { rowVersion } from '../../db/rowVersion.ts';
import { coupons } from '../../db/schema/coupon.ts';
import { pointsProducts } from '../../db/schema/points.ts';
import type { Language } from '../../i18n/language.ts';
import type { PageById } from '../operator-api/pageById.ts';
import { pictureUrl } from '../products/wireValues.ts';

const columns = { reward: pointsProducts, id: pointsProducts.id, version: rowVersion(pointsProducts) };

/** Types as the API names them. */
export const rewardTypes = { virtual: 'virtual', reality: 'physical' } as const;

/** Types as they are stored. */
export const storedTypes = { virtual: 'virtual', physical: 'reality' } as const;

interface RewardFilter {
  readonly type?: keyof typeof storedTypes | undefined;
  readonly isOffered?: 'true' | undefined;
  readonly text?: string | undefined;
}

/** One page of products for points, newest first. */
export async function findRewardPage(
  db: Database,
  { type, isOffered, text }: RewardFilter,
  { after, limit }: PageById,
) {
  const pattern = text === undefined ? undefined : anywhere(text);
  return db
    .select(columns)
    .from(pointsProducts)
    .where(
      and(
        type === undefined ? undefined : eq(pointsProducts.type, storedTypes[type]),
        isOffered === undefined ? undefined : eq(pointsProducts.isActive, true),
        pattern === undefined
          ? undefined
          : or(
              sql`${pointsProducts.slug} ilike ${pattern}`,
              sql`exists (select 1 from jsonb_each_text(${pointsProducts.title}) as named where named.value ilike ${pattern})`,
            ),
        after === undefined ? undefined : lt(pointsProducts.id, after),
      ),
    )
    .orderBy(desc(pointsProducts.id))
    .limit(limit);
}

/** The language of names, and the origin of addresses. */
interface RewardReader {
  readonly language: Language;
  readonly baseUrl: string;
}

/** A product for points as the API returns it; null for an unknown one. */
export async function readOperatorReward(
  db: Database,
  id: number,
  reader: RewardReader,
): Promise<OperatorReward | null> {
  const rows = await db.select(columns).from(pointsProducts).where(eq(pointsProducts.id, id));
  const [reward] = await toOperatorRewards(db, rows, reader);
  return reward ?? null;
}

/** Products for points as the API returns them. */
export async function toOperatorRewards(
  db: Database,
  rows: readonly Awaited<ReturnType<typeof findRewardPage>>[number][],
  { language, baseUrl }: RewardReader,
): Promise<readonly OperatorReward[]> {
  const couponIds = rows.flatMap(({ reward }) => reward.couponId ?? []);
  const named =
    couponIds.length === 0
      ? []
      : await db
          .select({ id: coupons.id, name: coupons.name })
          .from(coupons)
          .where(isOneOf(coupons.id, couponIds));
  return rows.map(({ reward: row, version }) => {
    const coupon = named.find(({ id }) => id === row.couponId);
    return {
      id: row.id,
      slug: row.slug,
      type: rewardTypes[row.type],
      title: row.title,
      description: row.description,
      content: row.content,
      pictures: row.images.map((key) => ({ key, url: pictureUrl(baseUrl, key) })),
      models: [...row.models],
      points: row.points,
      stock: row.stock,
      exchanged: row.sales,
      perPerson: row.personLimit,
      coupon: coupon ? { id: coupon.id, name: coupon.name[language] } : null,
      isOffered: row.isActive,
      rank: row.weigh,
      created: row.createtime,
      version,
    };
  });
}
