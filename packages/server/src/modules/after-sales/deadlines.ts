import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { afterSales } from '../../db/schema/afterSales.ts';
import { withdrawals } from '../../db/schema/withdrawal.ts';
import type { AfterSalesRow } from './repository.ts';
import { getStage, runningStages } from './states.ts';

const day = 24 * 3600;

/** Seconds after a withdrawal within which the law of the EU wants the money paid back. */
const withdrawalSeconds = 14 * day;

/**
 * When the next step of a request is due: of the shop, which answers within `answerDays` or pays back a withdrawal, or of the
 * shopper, who adds pictures or sends a parcel. Null where nothing is due at a certain time.
 */
export function getDeadline(
  { request, withdrawn }: { readonly request: AfterSalesRow; readonly withdrawn: number | null },
  answerDays: number,
): number | null {
  if (getStage(request) === 'asked') return request.picturesDue;
  if (withdrawn !== null && runningStages.includes(request.stage)) return withdrawn + withdrawalSeconds;
  if (request.stage === 'auditing') return request.updatetime + answerDays * day;
  return request.stage === 'returning' ? request.deadline : null;
}

/**
 * Requests that the shop should have answered or paid back by now, in SQL. A withdrawal is not while the products are with the
 * shopper: until then the money may be withheld.
 */
export function isOverdue({ now, answerDays }: { readonly now: number; readonly answerDays: number }) {
  const isWithdrawn = sql`exists (select from ${withdrawals} where ${withdrawals.id} = ${afterSales.withdrawalId} and ${withdrawals.createtime} < ${now - withdrawalSeconds})`;
  return and(
    isNull(afterSales.picturesDue),
    or(
      and(
        eq(afterSales.stage, 'auditing'),
        isNull(afterSales.withdrawalId),
        lt(afterSales.updatetime, now - answerDays * day),
      ),
      and(inArray(afterSales.stage, ['auditing', 'sent']), isWithdrawn),
    ),
  );
}
