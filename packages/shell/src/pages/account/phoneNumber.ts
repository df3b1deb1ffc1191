import { isMobile } from '@pawlet/core/rules';

/** A number in the server's format. */
export interface PhoneNumber {
  /** Digits without the prefix. */
  readonly mobile: string;
  /** Country code without plus. */
  readonly areaCode: string;
}

/** The country codes with one or two digits (ITU-T E.164); all others have three. */
const prefix = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/u;

/** Parses a number as people write it: a Chinese one as it is, any other with a plus and its country code. */
export function parsePhoneNumber(text: string): PhoneNumber | undefined {
  const given = text.replace(/[\s().\-/]/gu, '').replace(/^00(?=[1-9])/u, '+');
  const chinese = given.replace(/^\+86/u, '');
  if (isMobile(chinese)) return { mobile: chinese, areaCode: '86' };
  const [, digits = ''] = /^\+([1-9]\d{6,14})$/u.exec(given) ?? [];
  const [areaCode = ''] = prefix.exec(digits) ?? [];
  const mobile = digits.slice(areaCode.length);
  return areaCode === '' || areaCode === '86' || mobile.length < 4 ? undefined : { mobile, areaCode };
}
