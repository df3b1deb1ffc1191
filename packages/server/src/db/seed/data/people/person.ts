import type { Language, SeedDomesticAddress, SeedOverseasAddress, SeedPerson } from '../types.ts';

/** A demo shopper; the e-mail address is made from the key. */
export function person(
  language: Language, number: number, nickname: string, lastName: string, firstName: string,
  areaCode: string, mobile: string, address: SeedDomesticAddress | SeedOverseasAddress,
): SeedPerson {
  const key = `${language}-${number}`;
  return { key, language, nickname, lastName, firstName, email: `${key}@example.com`, areaCode, mobile, address };
}

/** An address in mainland China. */
export function domestic(
  province: string, city: string, district: string, districtCode: string, detail: string, postcode: string,
): SeedDomesticAddress {
  return { kind: 'domestic', province, city, district, districtCode, detail, postcode };
}

/** An address elsewhere. */
export function overseas(
  country: SeedOverseasAddress['country'], province: string, city: string, detail: string, postcode: string,
): SeedOverseasAddress {
  return { kind: 'overseas', country, province, city, detail, postcode };
}
