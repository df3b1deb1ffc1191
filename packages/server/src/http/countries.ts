import { currencyDecimals } from '@pawlet/core/rules';

/** A country that the shop sells to. */
export interface Country {
  /** ISO 3166 alpha-3. */
  readonly code: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly currencySymbol: string;
  /** Decimals shown, 0 or 2. */
  readonly decimals: number;
  /** IANA time zone. */
  readonly timezone: string;
  /** BCP 47 region code. */
  readonly region: string;
}

const country = (
  code: string,
  region: string,
  currency: string,
  currencySymbol: string,
  timezone: string,
): Country => ({
  code,
  region,
  currency,
  currencySymbol,
  decimals: currencyDecimals(currency),
  timezone,
});

const china = country('CHN', 'CN', 'CNY', '¥', 'Asia/Shanghai');

/** All countries of the shop, China first. */
export const countries: readonly Country[] = [
  china,
  country('USA', 'US', 'USD', '$', 'America/New_York'),
  country('JPN', 'JP', 'JPY', '¥', 'Asia/Tokyo'),
  country('FRA', 'FR', 'EUR', '€', 'Europe/Paris'),
  country('DEU', 'DE', 'EUR', '€', 'Europe/Berlin'),
  country('ITA', 'IT', 'EUR', '€', 'Europe/Rome'),
  country('ESP', 'ES', 'EUR', '€', 'Europe/Madrid'),
  country('KOR', 'KR', 'KRW', '₩', 'Asia/Seoul'),
  country('GBR', 'GB', 'GBP', '£', 'Europe/London'),
  country('CHE', 'CH', 'CHF', 'CHF', 'Europe/Zurich'),
  country('CAN', 'CA', 'CAD', 'CA$', 'America/Toronto'),
];

/** Parses the wire's `country-code` header; unknown and missing values mean China. */
export function toCountry(header: string | undefined): Country {
  return countries.find(({ code }) => code === header?.toUpperCase()) ?? china;
}
