import type { ParsedInputOf, WireOutputOf, withdrawalSend } from '@pawlet/core/contract';
import { withdrawals } from '../../db/schema/withdrawal.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import { takeAttempts } from '../../http/limits.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { invalid, ok, refuse, type Refusal, type Result } from '../../http/result.ts';
import { getLaw, lawPlaces, readLaws } from '../config/law.ts';
import { createOrderNumber } from '../order/orderNumber.ts';
import { findLines, findOrder, type OrderLineRow, type OrderRow } from '../order/service.ts';
import { statementLimits, warnOfFullShop } from './limits.ts';
import { getItems, writeStatement } from './statement.ts';

type Input = ParsedInputOf<typeof withdrawalSend>;

/**
 * Stores a statement and returns it. The job looks up the order later: the response is the same, and as fast,
 * for an existing order and a missing one. Only the shopper's own orders are checked here.
 */
export async function sendStatement(
  deps: AppDeps,
  context: RequestContext,
  input: Input,
): Promise<Result<WireOutputOf<typeof withdrawalSend>>> {
  const { db, now, language, country, shopper } = context;
  if (!(await isOffered(context))) return refuse('NOT_CONFIGURED');
  const email = input.email.toLowerCase();
  const limits = await statementLimits(deps, context, email);
  const refused = await takeAttempts(db, limits, now);
  if (refused !== null) {
    await warnOfFullShop(context, refused.full);
    return refuse('RATE_LIMITED', { data: { retry_after: refused.wait }, messageKey: 'withdrawal.limited' });
  }
  const orderNumber = toOrderNumber(input.order_sn);
  const order = shopper === null ? null : await findOrder(db, shopper.id, orderNumber);
  const lines = order ? await findLines(db, [order.id]) : [];
  const problem = getProblem(order, lines, input);
  if (problem) return problem;
  const chosen = input.lines?.map(({ id, nums: quantity }) => ({ lineId: id, nums: quantity })) ?? null;
  const withdrawalSn = createOrderNumber(now, deps.random);
  const own = chosen === null ? [] : getItems(lines, chosen, language);
  const statement = writeStatement(language, {
    withdrawalSn,
    name: input.name,
    email: input.email,
    orderNumber,
    items: [...own, ...(input.details === '' ? [] : [input.details])],
    sent: now,
    timezone: country.timezone,
  });
  await db.insert(withdrawals).values({
    withdrawalSn,
    userId: shopper?.id ?? null,
    orderId: order?.id ?? null,
    consumerName: input.name,
    email,
    orderNumber,
    details: input.details,
    lines: chosen,
    statement,
    language,
    country: country.code,
    createtime: now,
  });
  return ok({ withdrawal_sn: withdrawalSn, createtime: now, statement });
}

/** Whether any country of the shop requires the function: otherwise its table must not be filled. */
async function isOffered({ db }: RequestContext): Promise<boolean> {
  const laws = await readLaws(db);
  return lawPlaces.some((place) => {
    const { withdrawal, button } = getLaw(laws, place);
    return button && withdrawal > 0;
  });
}

/** A number as printed in e-mails, which people copy with spaces; other text unchanged. */
function toOrderNumber(written: string): string {
  const joined = written.replaceAll(/[\s-]/gu, '').replace(/^#/u, '');
  return /^\d+$/u.test(joined) ? joined : written;
}

function getProblem(
  order: OrderRow | null,
  lines: readonly OrderLineRow[],
  { lines: chosen }: Input,
): Refusal | null {
  if (chosen === null) return null;
  if (chosen.length === 0) return invalid({ lines: 'required' });
  const isTwice = new Set(chosen.map(({ id }) => id)).size < chosen.length;
  const areOwn =
    order !== null &&
    chosen.every(({ id, nums: quantity }) =>
      lines.some(
        (line) => line.id === id && !line.isGift && quantity <= line.quantity - line.refundedQuantity,
      ),
    );
  return areOwn && !isTwice ? null : invalid({ lines: 'choice' });
}
