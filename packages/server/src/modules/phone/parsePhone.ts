import { isMobile } from '@pawlet/core/rules';
import { ParseError, parsePhoneNumberWithError, type PhoneNumber } from 'libphonenumber-js/max';

/** A phone number that exists in its country's numbering plan. */
export interface Phone {
  /** The normalized number: its digits in E.164, such as 4915112345678. */
  readonly key: string;
  readonly canBeMobile: boolean;
}

/** The invalid field: the prefix is unknown, or has no such number. */
export type PhoneProblem = 'area_code' | 'mobile';

const homePrefix = '86';
const minOfWholeNumber = 7;
const mobileTypes: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * Parses the digits of a number entered beside its prefix: with or without the country's national prefix
 * (0151 and 151 in Germany), with the country code repeated, and complete beside a prefix of +1 that includes
 * a part of the number (+1-242).
 */
export function parsePhone(areaCode: string, number: string): Phone | PhoneProblem {
  const written = parseDigits(`${areaCode}${number}`);
  if (isMobilePhone(written)) return written;
  const repeated = new RegExp(`^(?:00)?(?=${areaCode}\\d)`, 'u');
  const further = [
    ...(areaCode !== '' && repeated.test(number) ? [number.replace(repeated, '')] : []),
    ...(/^1\d{3}$/u.test(areaCode) ? [`1${number}`] : []),
  ];
  return further.map(parseDigits).find(isMobilePhone) ?? written;
}

function isMobilePhone(phone: Phone | PhoneProblem): phone is Phone {
  return typeof phone !== 'string' && phone.canBeMobile;
}

/** Normalizes a number that starts with its prefix; unchanged where no country has it. */
export function toPhoneKey(digits: string): string {
  const phone = parseDigits(digits);
  return typeof phone === 'string' ? digits : phone.key;
}

/** The number in national notation after the prefix: 490151… for 49151… */
export function toNationalForm(key: string): string {
  const phone = parseOrProblem(key);
  return typeof phone === 'string'
    ? key
    : `${phone.countryCallingCode}${phone.formatNational().replaceAll(/\D/gu, '')}`;
}

/** The forms in which a searched number may be stored after its prefix; empty for a partial number. */
export function toStoredForms(digits: string): readonly string[] {
  if (digits.length < minOfWholeNumber) return [];
  const key = toPhoneKey(digits.replace(/^00/u, ''));
  return [...new Set([digits, digits.replace(/^0+/u, ''), key, toNationalForm(key)])];
}

function parseDigits(digits: string): Phone | PhoneProblem {
  // The shop accepts every mainland mobile number of eleven digits, including new series unknown to the
  // library.
  if (digits.startsWith(homePrefix) && isMobile(digits.slice(homePrefix.length))) {
    return { key: digits, canBeMobile: true };
  }
  const phone = parseOrProblem(digits);
  if (typeof phone === 'string') return phone;
  if (!phone.isValid()) return 'mobile';
  return { key: phone.number.slice(1), canBeMobile: mobileTypes.includes(phone.getType()) };
}

function parseOrProblem(digits: string): PhoneNumber | PhoneProblem {
  try {
    return parsePhoneNumberWithError(`+${digits}`, { extract: false });
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return error.message === 'INVALID_COUNTRY' ? 'area_code' : 'mobile';
  }
}
