import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { defineSetting } from '../settings/defineSetting.ts';
import { readSetting } from '../settings/readSetting.ts';
import { fieldsOf, onOrOff, valuesOf, wholeBetween } from '../settings/values.ts';
import { micros, type PointsTerms } from './terms.ts';

/** The shop's points settings: one value of a point, given in each currency. */
export interface PointsSettings {
  /** Whether points are enabled. */
  readonly isOn: boolean;
  /** Share of a payment earned as points, in millionths: the same in every currency. */
  readonly backMicros: number;
  /** Points worth 1.00 of a currency, in millionths. */
  readonly rates: Readonly<Record<string, number>>;
}

/** One point is worth 0.01 yuan; the other currencies roughly follow the exchange rates of 2026. */
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

/** Defaults: 1 % of a payment is earned as points. */
export const defaultPoints: PointsSettings = { isOn: true, backMicros: micros / 100, rates: defaultRates };

/** The value of points. */
export const pointsSetting = defineSetting<PointsSettings>({
  name: 'points.rates',
  storedAs: 'points',
  schema: v.pipe(
    fieldsOf({
      isOn: onOrOff,
      backMicros: v.pipe(v.number('millionths of a payment'), v.safeInteger('millionths of a payment')),
      rates: valuesOf(
        Object.keys(defaultRates),
        v.pipe(v.number('millionths of a point'), v.safeInteger('millionths of a point')),
      ),
    }),
    v.check(
      (settings) => pointsProblem(settings) === null,
      ({ input }) => pointsProblem(input) ?? '',
    ),
  ),
  initial: defaultPoints,
  meaning: 'setting.points.rates',
});

/** Maximum share of the products payable with points. */
export const pointsShareSetting = defineSetting({
  name: 'points.payableShare',
  schema: wholeBetween(0, 100),
  initial: 50,
  meaning: 'setting.points.payableShare',
});

/** Days until a delivered points order is complete. */
export const exchangeDaysSetting = defineSetting({
  name: 'points.exchangeDays',
  schema: wholeBetween(1, 365),
  initial: 7,
  meaning: 'setting.points.exchangeDays',
});

/** The shop's points settings. */
export async function findPointsSettings(db: Database): Promise<PointsSettings> {
  return readSetting({ db }, pointsSetting);
}

/** Whether points are enabled now. */
export async function arePointsOn(db: Database): Promise<boolean> {
  return (await findPointsSettings(db)).isOn;
}

/** The points rules of one currency: nothing is earned or spent while points are disabled. */
export function toTerms({ isOn, backMicros, rates }: PointsSettings, currency: string): PointsTerms {
  const rateMicros = isOn ? (rates[currency] ?? 0) : 0;
  return { rateMicros, giveMicros: Math.floor((rateMicros * backMicros) / micros) };
}

/** The current points rules of one currency. */
export async function findTerms(db: Database, currency: string): Promise<PointsTerms> {
  return toTerms(await findPointsSettings(db), currency);
}

/** Maximum deviation of two currencies from the exchange rate implied by the defaults. */
const maxDrift = 1.5;

/** Maximum share of a payment earned as points: even with the deviation it stays below the payment. */
const maxBack = micros / 2;

/** Why points cannot have this value; null when they can. The text is for the operator. */
export function pointsProblem({ backMicros, rates }: PointsSettings): string | null {
  if (backMicros < 0 || backMicros > maxBack)
    return `back is a percentage from 0 to ${(maxBack * 100) / micros}, with at most four decimals.`;
  const currencies = Object.keys(defaultRates);
  const drifts = currencies.map((currency) => {
    const rate = rates[currency] ?? 0;
    return { currency, rate, drift: rate / (defaultRates[currency] ?? rate) };
  });
  const missing = drifts.find(({ rate }) => rate <= 0);
  if (missing) return `${missing.currency} needs the number of points worth 1.00, more than 0.`;
  const [low, ...rest] = drifts.toSorted((a, b) => a.drift - b.drift);
  const high = rest.at(-1);
  if (!low || !high || high.drift <= low.drift * maxDrift) return null;
  const times = (high.drift / low.drift).toFixed(2);
  return (
    `${high.rate / micros} points for 1.00 ${high.currency} and ${low.rate / micros} for 1.00 ${low.currency} do not ` +
    `give a point the same value: points earned in ${high.currency} would be worth ${times} times as much in ${low.currency}. ` +
    `Exchange rates may differ by a factor of up to ${maxDrift} from the defaults. Nothing was changed.`
  );
}
