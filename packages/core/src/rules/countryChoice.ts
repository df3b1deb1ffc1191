/** The countries of a shop, and the language in which each is addressed, in the order of the program. */
const countryLanguages = {
  CHN: 'zh',
  USA: 'en',
  JPN: 'ja',
  FRA: 'fr',
  DEU: 'de',
  ITA: 'it',
  ESP: 'es',
  KOR: 'ko',
  GBR: 'en',
  CHE: 'de',
  CAN: 'en',
} as const;

/** ISO 3166 alpha-3. */
type CountryCode = keyof typeof countryLanguages;

const isKnown = (code: string): code is CountryCode => Object.hasOwn(countryLanguages, code);

/** The default language for a shopper in a country, by ISO 3166 alpha-3 code; English for others. */
export function languageOfCountry(code: string): (typeof countryLanguages)[CountryCode] {
  return isKnown(code) ? countryLanguages[code] : 'en';
}

/**
 * The country whose prices a visitor sees who has chosen none: the first where the language of the page's address is
 * spoken, else the shop's first.
 * @param offered - ISO 3166 alpha-3 codes of the countries that the shop sells to; all where it is empty.
 * @param language - That of the address, such as `de` of `/de/goods/7`; undefined without one.
 */
export function chooseCountry(offered: readonly string[], language: string | undefined): string {
  const codes: readonly string[] = offered.length > 0 ? offered : Object.keys(countryLanguages);
  return codes.find((code) => languageOfCountry(code) === language) ?? codes[0] ?? 'CHN';
}
