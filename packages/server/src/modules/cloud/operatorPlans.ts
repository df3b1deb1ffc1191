import type { OperatorPlan } from '@pawlet/operator';
import { asc, desc, eq } from 'drizzle-orm';
import { type Database, isOneOf } from '../../db/database.ts';
import { rowVersion } from '../../db/rowVersion.ts';
import { cloudPlanPrices, cloudPlans } from '../../db/schema/cloud.ts';
import { toAmounts } from '../operator-api/readAmounts.ts';

const findPlans = (db: Database) =>
  db.select({ plan: cloudPlans, version: rowVersion(cloudPlans) }).from(cloudPlans);

/** All plans, in the order in which shoppers see them. */
export async function readOperatorPlans(db: Database): Promise<OperatorPlan[]> {
  return toOperatorPlans(db, await findPlans(db).orderBy(desc(cloudPlans.weigh), asc(cloudPlans.id)));
}

/** A plan as the API returns it; null for an unknown one. */
export async function readOperatorPlan(db: Database, id: number): Promise<OperatorPlan | null> {
  const [plan] = await toOperatorPlans(db, await findPlans(db).where(eq(cloudPlans.id, id)));
  return plan ?? null;
}

async function toOperatorPlans(
  db: Database,
  rows: Awaited<ReturnType<typeof findPlans>>,
): Promise<OperatorPlan[]> {
  const ids = rows.map(({ plan }) => plan.id);
  const prices = await db
    .select()
    .from(cloudPlanPrices)
    .where(isOneOf(cloudPlanPrices.planId, ids))
    .orderBy(asc(cloudPlanPrices.currency));
  return rows.map(({ plan, version }) => {
    const own = prices.filter(({ planId }) => planId === plan.id);
    return {
      id: plan.id,
      type: plan.type,
      days: plan.days,
      name: plan.name,
      description: plan.description,
      prices: toAmounts(Object.fromEntries(own.map(({ currency, price }) => [currency, price]))),
      marketPrices: toAmounts(
        Object.fromEntries(own.map(({ currency, marketprice }) => [currency, marketprice])),
      ),
      isOffered: plan.status === 'normal',
      rank: plan.weigh,
      version,
    };
  });
}
