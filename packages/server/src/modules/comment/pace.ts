import { takeAttempt } from '../../http/limits.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { refuse, type Refusal } from '../../http/result.ts';

const mostAnHour = 30;
const hour = 3600;

/** Counts a text that a shopper sends in (follow-up, question, answer); refuses one too many. */
export async function takeWriting({ db, shopper, now }: ShopperContext): Promise<Refusal | null> {
  const limit = { bucket: `writing ${shopper.id}`, max: mostAnHour, windowSeconds: hour };
  const wait = await takeAttempt(db, limit, now);
  return wait > 0 ? refuse('RATE_LIMITED', { data: { retry_after: wait } }) : null;
}
