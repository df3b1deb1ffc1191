import { sha256 } from '../../http/digest.ts';
import { checkLimit, type Limit, returnAttempt, takeAttempt } from '../../http/limits.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { refuse, type Refusal } from '../../http/result.ts';
import { type DiscountCodeRow, findUsableCode, isKnownCode } from './codeRepository.ts';

const windowSeconds = 900;
const maxPerShopper = 10;
const maxPerAddress = 100;

/**
 * The code that a shopper entered, unless they or their address have guessed too often. Codes that are or
 * were valid do not count, and a wrong one counts once: checkout requests the price again with every change.
 */
export async function tryCode(
  { db, shopper, address, now }: ShopperContext,
  typed: string,
): Promise<DiscountCodeRow | Refusal> {
  const perShopper: Limit = { bucket: `codes of ${shopper.id}`, max: maxPerShopper, windowSeconds };
  const perAddress: Limit = { bucket: `codes from ${address}`, max: maxPerAddress, windowSeconds };
  // Counted before the lookup, so that concurrent guesses count too.
  const wait = (await checkLimit(db, perAddress, now)) || (await takeAttempt(db, perShopper, now));
  if (wait > 0) return refuse('RATE_LIMITED', { data: { retry_after: wait }, keepWrites: true });
  const code = await findUsableCode(db, shopper.id, typed, now);
  if (code) {
    await returnAttempt(db, perShopper.bucket);
    return code;
  }
  if (await isKnownCode(db, typed)) {
    // Expired or used up, but not a guess: many people may enter the same code, even from one address.
    await returnAttempt(db, perShopper.bucket);
    return refuse('CODE_UNUSABLE', { keepWrites: true });
  }
  const digest = await sha256(typed.trim().toUpperCase());
  const bucket = `code of ${shopper.id} ${digest}`;
  const isRepeated = (await takeAttempt(db, { bucket, max: 1, windowSeconds }, now)) > 0;
  if (isRepeated) await returnAttempt(db, perShopper.bucket);
  else await takeAttempt(db, perAddress, now);
  return refuse('CODE_UNUSABLE', { keepWrites: true });
}
