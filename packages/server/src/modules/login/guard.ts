import { checkLimit, clearAttempts, type Limit, takeAttempt } from '../../http/limits.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { type Refusal, refuse, type Result } from '../../http/result.ts';

const windowSeconds = 900;
const mostPerAccount = 10;
const mostFailuresPerAddress = 100;

/**
 * Lets an attempt to prove who somebody is go ahead unless there were too many: it counts attempts per account
 * (`who`, null where the proof names none) and failures per address, and the counters outlive the refusal.
 * An attempt that answers undefined has failed: the refusal is the same whatever was wrong.
 */
export async function guarded<TData>(
  { db, now, address }: RequestContext,
  who: string | null,
  attempt: () => Promise<Result<TData> | undefined>,
): Promise<Result<TData>> {
  const perAddress: Limit = { bucket: `log-in from ${address}`, max: mostFailuresPerAddress, windowSeconds };
  const perAccount: Limit | null =
    who === null ? null : { bucket: `log-in ${who}`, max: mostPerAccount, windowSeconds };
  const wait =
    (await checkLimit(db, perAddress, now)) ||
    (perAccount === null ? 0 : await takeAttempt(db, perAccount, now));
  if (wait > 0) return kept(refuse('RATE_LIMITED', { data: { retry_after: wait } }));
  const result = await attempt();
  if (result === undefined) {
    await takeAttempt(db, perAddress, now);
    return kept(refuse('CREDENTIALS'));
  }
  if (result.code === 1 && perAccount !== null) await clearAttempts(db, perAccount.bucket);
  return result;
}

/** A refusal whose counters are kept. */
export function kept(refusal: Refusal): Refusal {
  return { ...refusal, keepWrites: true };
}
