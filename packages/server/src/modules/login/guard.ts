import { addressKey } from '../../http/addressKey.ts';
import { checkLimit, clearAttempts, type Limit, returnAttempts, takeAttempts } from '../../http/limits.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { type Refusal, refuse, type Result } from '../../http/result.ts';

const windowSeconds = 900;
const maxFromAddress = 10;
const maxFailuresPerAddress = 100;

/** The limit of attempts at one credential from one address: nobody else can exhaust it. */
export function attemptsFrom(who: string, address: string): Limit {
  return { bucket: `log-in ${who} from ${addressKey(address)}`, max: maxFromAddress, windowSeconds };
}

/**
 * Runs an authentication attempt unless there were too many: it counts failures of the address and attempts
 * at `who` from the address (null when the credential identifies nobody), then the `further` limits. The
 * counters are kept after a refusal. An attempt that returns undefined has failed: the refusal is the same
 * for every reason.
 */
export async function guarded<TData>(
  { db, now, address }: RequestContext,
  who: string | null,
  attempt: () => Promise<Result<TData> | undefined>,
  further: readonly Limit[] = [],
): Promise<Result<TData>> {
  const failures: Limit = {
    bucket: `log-in from ${addressKey(address)}`,
    max: maxFailuresPerAddress,
    windowSeconds,
  };
  const own = who === null ? [] : [attemptsFrom(who, address)];
  const taken = [...own, ...further];
  const blocked = await checkLimit(db, failures, now);
  const wait = blocked > 0 ? blocked : ((await takeAttempts(db, taken, now))?.wait ?? 0);
  if (wait > 0) return kept(refuse('RATE_LIMITED', { data: { retry_after: wait } }));
  const result = await attempt();
  if (result === undefined) {
    await takeAttempts(db, [failures], now);
    return kept(refuse('CREDENTIALS'));
  }
  if (result.code === 1) {
    await clearAttempts(db, ...own.map(({ bucket }) => bucket));
    await returnAttempts(db, further);
  }
  return result;
}

/** A refusal that keeps its counters. */
export function kept(refusal: Refusal): Refusal {
  return { ...refusal, keepWrites: true };
}
