import type { RequestContext } from '../../http/requestContext.ts';
import { invalid, type Refusal } from '../../http/result.ts';
import { parsePhone, toPhoneKey } from '../phone/parsePhone.ts';
import { findByMobile, type MobileNumber } from './repository.ts';

/** A mobile number as accepted by the calls. */
export interface MobileInput {
  /** Phone prefix, digits only. */
  readonly area_code: string;
  readonly mobile: string;
}

/**
 * Parses an entered number; refuses it unless a code can reach it. A number that already has an account is
 * accepted anyway: a newer numbering plan must not lock its owner out.
 */
export async function readMobile(
  { db }: Pick<RequestContext, 'db'>,
  { area_code, mobile }: MobileInput,
): Promise<MobileNumber | Refusal> {
  const phone = parsePhone(area_code, mobile);
  const digits = `${area_code}${mobile}`;
  const key = typeof phone === 'string' ? digits : phone.key;
  // Digits that are another number without their prefix must not find that number's account.
  const number: MobileNumber = { typed: toPhoneKey(digits) === key ? digits : key, key };
  if (typeof phone !== 'string' && phone.canBeMobile) return number;
  if ((await findByMobile(db, number)) !== undefined) return number;
  if (phone === 'area_code') return invalid({ area_code: 'exists' }, 'phone.unknownPrefix');
  return invalid({ mobile: 'format' }, phone === 'mobile' ? 'phone.unknown' : 'phone.notMobile');
}
