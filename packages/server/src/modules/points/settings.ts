import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepareQuery } from '../../db/prepared.ts';
import { shopContents } from '../../db/schema/shopContent.ts';
import { saveShopContent } from '../config/shopContent.ts';
import { micros, type PointsTerms } from './terms.ts';

const kind = 'points';

/** What the shop has settled about points: one value of a point, said once for each currency. */
export interface PointsSettings {
  /** Whether the shop gives and takes points. */
  readonly isOn: boolean;
  /** Share of what is paid that comes back as points, in millionths: the same in every currency. */
  readonly backMicros: number;
  /** Points that are worth 1.00 of a currency, in millionths. */
  readonly rates: Readonly<Record<string, number>>;
}

/** One point is worth 0.01 yuan; the other currencies follow the exchange rates of 2026, roughly. */
const defaultRates: Readonly<Record<string, number>> = {
  CNY: 100 * micros,
  USD: 700 * micros,
  JPY: 5 * micros,
  EUR: 800 * micros,
  KRW: micros / 2,
  GBP: 900 * micros,
  CHF: 850 * micros,
  CAD: 500 * micros,
};

/** Holds for a shop that has settled nothing: 1 % of what is paid comes back. */
export const defaultPoints: PointsSettings = { isOn: true, backMicros: micros / 100, rates: defaultRates };

const settingsQuery = prepareQuery((db) =>
  db
    .select({ value: shopContents.value })
    .from(shopContents)
    .where(eq(shopContents.name, sql.placeholder('kind'))),
);

/** What the shop has settled about points. */
export async function findPointsSettings(db: Database): Promise<PointsSettings> {
  const [row] = await settingsQuery(db, { kind });
  // `savePointsSettings` alone writes this row.
  return row ? (row.value as PointsSettings) : defaultPoints;
}

/** Whether the shop gives and takes points now. */
export async function arePointsOn(db: Database): Promise<boolean> {
  return (await findPointsSettings(db)).isOn;
}

/** Settles what points are worth. Needs settings without a problem. */
export async function savePointsSettings(db: Database, value: PointsSettings): Promise<void> {
  await saveShopContent(db, kind, value);
}

/** The terms of one currency: nothing is earned or spent where points are off. */
export function toTerms({ isOn, backMicros, rates }: PointsSettings, currency: string): PointsTerms {
  const rateMicros = isOn ? (rates[currency] ?? 0) : 0;
  return { rateMicros, giveMicros: Math.floor((rateMicros * backMicros) / micros) };
}

/** The terms of one currency as they are now. */
export async function findTerms(db: Database, currency: string): Promise<PointsTerms> {
  return toTerms(await findPointsSettings(db), currency);
}

/** How far two currencies may be from the exchange rate that the defaults imply. */
const mostDrift = 1.5;

/** More than this share of what is paid does not come back: with the drift it is still less than was paid. */
const mostBack = micros / 2;

/** Why points must not be worth this much; null when they may. The text is for the operator. */
export function pointsProblem({ backMicros, rates }: PointsSettings): string | null {
  if (backMicros < 0 || backMicros > mostBack)
    return `back is a percentage from 0 to ${(mostBack * 100) / micros}, with four decimals at most.`;
  const currencies = Object.keys(defaultRates);
  const drifts = currencies.map((currency) => {
    const rate = rates[currency] ?? 0;
    return { currency, rate, drift: rate / (defaultRates[currency] ?? rate) };
  });
  const missing = drifts.find(({ rate }) => rate <= 0);
  if (missing) return `${missing.currency} needs the number of points that are worth 1.00, more than 0.`;
  const [low, ...rest] = drifts.toSorted((a, b) => a.drift - b.drift);
  const high = rest.at(-1);
  if (!low || !high || high.drift <= low.drift * mostDrift) return null;
  const times = (high.drift / low.drift).toFixed(2);
  return (
    `${high.rate / micros} points for 1.00 ${high.currency} and ${low.rate / micros} for 1.00 ${low.currency} do not ` +
    `make a point worth the same: points earned in ${high.currency} would be worth ${times} times as much in ${low.currency}. ` +
    `Exchange rates may be up to ${mostDrift} times away from those of the defaults. Nothing was changed.`
  );
}
