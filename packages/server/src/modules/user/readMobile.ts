import type { RequestContext } from '../../http/requestContext.ts';
import { invalid, type Refusal } from '../../http/result.ts';
import { parsePhone, toPhoneKey } from '../phone/parsePhone.ts';
import { findByMobile, type MobileNumber } from './repository.ts';

/** A mobile number as the calls take it. */
export interface MobileInput {
  /** Phone prefix, its digits alone. */
  readonly area_code: string;
  readonly mobile: string;
}

/**
 * The number that somebody has typed, refused unless a code can reach it. A number that has an account already is taken
 * even so: who could log in with it must not be locked out by a newer table of numbers.
 */
export async function readMobile(
  { db }: Pick<RequestContext, 'db'>,
  { area_code, mobile }: MobileInput,
): Promise<MobileNumber | Refusal> {
  const phone = parsePhone(area_code, mobile);
  const digits = `${area_code}${mobile}`;
  const key = typeof phone === 'string' ? digits : phone.key;
  // Digits that are another telephone without their prefix must not find the account of that one.
  const number: MobileNumber = { typed: toPhoneKey(digits) === key ? digits : key, key };
  if (typeof phone !== 'string' && phone.canBeMobile) return number;
  if ((await findByMobile(db, number)) !== undefined) return number;
  if (phone === 'area_code') return invalid({ area_code: 'exists' }, 'phone.unknownPrefix');
  return invalid({ mobile: 'format' }, phone === 'mobile' ? 'phone.unknown' : 'phone.notMobile');
}
