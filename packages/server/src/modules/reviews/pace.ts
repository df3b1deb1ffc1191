import { takeAttempt } from '../../http/limits.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { refuse, type Refusal } from '../../http/result.ts';
import { type HeldKind, refuseHeld } from './heldLimit.ts';

const maxPerHour = 30;
const hour = 3600;

/** Counts a text that a shopper submits; refuses it above the hourly limit or the limit of held texts. */
export async function takeWriting(
  context: ShopperContext,
  kind: Exclude<HeldKind, 'review'>,
): Promise<Refusal | null> {
  const held = await refuseHeld(context, kind);
  if (held !== null) return held;
  const { db, shopper, now } = context;
  const limit = { bucket: `writing ${shopper.id}`, max: maxPerHour, windowSeconds: hour };
  const wait = await takeAttempt(db, limit, now);
  return wait > 0 ? refuse('RATE_LIMITED', { data: { retry_after: wait } }) : null;
}
