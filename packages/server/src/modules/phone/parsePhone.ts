import { isMobile } from '@pawlet/core/rules';
import { ParseError, parsePhoneNumberWithError, type PhoneNumber } from 'libphonenumber-js/max';

/** A telephone number that exists in the numbering plan of its country. */
export interface Phone {
  /** The one form of the number: its digits in E.164, such as 4915112345678. */
  readonly key: string;
  readonly canBeMobile: boolean;
}

/** The field that is wrong: no country has the prefix, or the prefix has no such number. */
export type PhoneProblem = 'area_code' | 'mobile';

const homePrefix = '86';
const leastOfWholeNumber = 7;
const mobileTypes: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * Reads a number as people write it beside its prefix, in digits: with or without the national prefix of its country
 * (0151 and 151 in Germany), with the country's own prefix written a second time, and whole beside a prefix of +1 that
 * has a part of the number in it (+1-242).
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

/** The one form of a number whose digits begin with its prefix; the digits themselves where no country has it. */
export function toPhoneKey(digits: string): string {
  const phone = parseDigits(digits);
  return typeof phone === 'string' ? digits : phone.key;
}

/** The number as people in its country write it, behind the prefix: 490151… for 49151… */
export function toNationalForm(key: string): string {
  const phone = parseOrProblem(key);
  return typeof phone === 'string'
    ? key
    : `${phone.countryCallingCode}${phone.formatNational().replaceAll(/\D/gu, '')}`;
}

/** How a number that is searched for may be stored behind its prefix; none for what is only a part of a number. */
export function toStoredForms(digits: string): readonly string[] {
  if (digits.length < leastOfWholeNumber) return [];
  const key = toPhoneKey(digits.replace(/^00/u, ''));
  return [...new Set([digits, digits.replace(/^0+/u, ''), key, toNationalForm(key)])];
}

function parseDigits(digits: string): Phone | PhoneProblem {
  // The shop takes every mainland mobile of eleven digits, new series too that the library does not know yet.
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
