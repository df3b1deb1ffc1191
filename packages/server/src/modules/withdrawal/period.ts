import { countries } from '../../http/countries.ts';
import { dayStart } from '../../i18n/dayStart.ts';
import { momentText } from '../../i18n/momentText.ts';
import { type Laws, getLaw } from '../config/law.ts';

const daySeconds = 24 * 3600;

/** The start of the period of an order. */
export interface PeriodOrder {
  /** Country of the storefront where it was bought, ISO 3166 alpha-3. */
  readonly country: string;
  readonly delivertime: number | null;
  readonly receivetime: number | null;
}

/** The right to withdraw from an order. */
export interface WithdrawalPeriod {
  /** Whether its country requires the online function. */
  readonly hasButton: boolean;
  /** The first second after the period; null before it has started, when a withdrawal is always in time. */
  readonly end: number | null;
}

/**
 * The right to withdraw from an order; null where there is none. The day of delivery does not count, and the
 * last day counts to its end, in the country's time zone. A period that would end on a Saturday or Sunday
 * ends on the next Monday, according to regulation 1182/71; public holidays are not known here and are left
 * to the shop.
 */
export function withdrawalPeriod(laws: Laws, order: PeriodOrder): WithdrawalPeriod | null {
  const country = countries.find(({ code }) => code === order.country);
  if (country === undefined) return null;
  const { withdrawal: days, button: hasButton } = getLaw(laws, country.region);
  if (days === 0) return null;
  const begun = order.delivertime ?? order.receivetime;
  if (begun === null) return { hasButton, end: null };
  return { hasButton, end: periodEnd(begun, days, country.timezone) };
}

function periodEnd(begun: number, days: number, timezone: string): number {
  const noon = Date.parse(`${momentText(begun, timezone).slice(0, 10)}T12:00:00Z`) / 1000;
  let last = noon + days * daySeconds;
  while ([0, 6].includes(new Date(last * 1000).getUTCDay())) last += daySeconds;
  return dayStart(new Date((last + daySeconds) * 1000).toISOString().slice(0, 10), timezone);
}
