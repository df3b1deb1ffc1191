/** Default currencies of the shop's countries, until the config has loaded. */
export const currencies: Readonly<Record<string, string>> = {
  CHN: 'CNY',
  USA: 'USD',
  JPN: 'JPY',
  FRA: 'EUR',
  DEU: 'EUR',
  ITA: 'EUR',
  ESP: 'EUR',
  KOR: 'KRW',
  GBR: 'GBP',
  CHE: 'CHF',
  CAN: 'CAD',
};

/** ISO 4217 of a country (ISO 3166 alpha-3). @default 'CNY' */
export function getCurrency(country: string): string {
  return currencies[country] ?? 'CNY';
}
