import { getCountryDataList, type ICountryData } from 'countries-list';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import type { Language } from '../../i18n/language.ts';

/** Code of the country whose addresses have districts instead. */
export const homeCountry = 'CHN';

const overseas: ReadonlyMap<string, ICountryData> = new Map(
  getCountryDataList()
    .filter(({ iso3, phone }) => iso3 !== homeCountry && phone.length > 0)
    .map((country) => [country.iso3, country]),
);

/** A country or region allowed in overseas addresses; undefined for any other code. */
export function findOverseasCountry(code: string): ICountryData | undefined {
  return overseas.get(code);
}

const codes: ReadonlyMap<string, string> = new Map([
  ['CN', homeCountry],
  ...[...overseas.values()].map(({ iso2, iso3 }): [string, string] => [iso2, iso3]),
]);

/** The code of an allowed country or region by its two-letter code; undefined for any other. */
export function findRegion(region: string): string | undefined {
  return codes.get(region);
}

/** Name of a country or region in the reader's language; its code when it is unknown. */
export function countryName(code: string, language: Language): string {
  const region = code === homeCountry ? 'CN' : overseas.get(code)?.iso2;
  return (region && new Intl.DisplayNames([language], { type: 'region' }).of(region)) ?? code;
}

/** Whether a postcode has its country's format; any is accepted where the format is unknown. */
export function isPostcode(zipcode: string, { iso2 }: ICountryData): boolean {
  return !postcodeValidatorExistsForCountry(iso2) || postcodeValidator(zipcode, iso2);
}

/** Telephone prefix of a country, for those that share +1 and continue with digits of the number. */
function phonePrefix({ iso2, phone }: ICountryData): string {
  const [first = ''] = phone.map(String);
  if (!isSupportedCountry(iso2)) return first;
  const callingCode = getCountryCallingCode(iso2);
  return callingCode === '1' ? first : callingCode;
}

/** Every overseas country and region with its telephone prefix, sorted in the reader's language. */
export function listCountries(language: Language) {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return [...overseas.values()]
    .map((country) => ({
      country_code: country.iso3,
      country_name: names.of(country.iso2) ?? country.iso3,
      area_code: phonePrefix(country),
      region: country.iso2,
    }))
    .sort((a, b) => compare(a.country_name, b.country_name));
}
